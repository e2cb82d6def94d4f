//! The credits.

pub mod view;

use bevy::prelude::*;

use crate::VERSION;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::state::Menu;
use crate::app::ui::page::PageState;

pub(super) fn plugin(app: &mut App) {
    app.fresh::<PageState>(Menu::Credits)
        .show_menu(Menu::Credits, show);
}

fn show(mut panel: PanelContext, mut state: ResMut<PanelState<PageState>>) -> Result {
    let left = panel.show(|ctx, theme| view::show(ctx, theme, VERSION, &mut state))?;
    if left.is_some() {
        panel.open(Menu::None);
    }
    Ok(())
}
