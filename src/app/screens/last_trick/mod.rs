//! The last trick; any press closes it.

pub mod view;

use bevy::prelude::*;

use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::screens::table_hud::stage::CardStage;
use crate::app::state::Menu;
use crate::app::ui::page::PageState;

pub(super) fn plugin(app: &mut App) {
    app.fresh::<PageState>(Menu::LastTrick)
        .show_menu(Menu::LastTrick, show);
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<PageState>>,
    stage: Res<CardStage>,
) -> Result {
    let ctx = panel.egui()?;
    let closed = match &stage.show.last_trick {
        Some(data) => view::show(&ctx, &panel.theme, data, &mut state),
        None => true,
    };
    if closed {
        panel.pressed();
        panel.leave(Menu::LastTrick);
    }
    Ok(())
}
