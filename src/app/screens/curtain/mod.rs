//! The curtain that hides a player's cards.

pub mod view;

use bevy::prelude::*;

use crate::app::screens::curtain::view::{CurtainAction, CurtainData};
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::session::TableState;
use crate::app::session::curtain::Curtain;
use crate::app::state::Menu;
use crate::app::ui::page::PageState;
use crate::app::wording::{ending, people, recap};

pub(super) fn plugin(app: &mut App) {
    app.fresh::<PageState>(Menu::Curtain)
        .show_menu(Menu::Curtain, show);
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<PageState>>,
    mut curtain: ResMut<Curtain>,
    table: Res<TableState>,
) -> Result {
    let Some(closed) = &curtain.closed else {
        return Ok(());
    };
    let data = CurtainData {
        name: ending::name_of(&table, closed.seat),
        portrait: people::portrait_at(&table, closed.seat).to_owned(),
        recap: recap::recap(panel.presentations.wording(&table), closed),
        held: curtain.held(),
    };
    let ctx = panel.egui()?;
    match view::show(&ctx, &panel.theme, &data, &mut state) {
        Some(CurtainAction::Open) => curtain.open(),
        Some(CurtainAction::Menu) => {
            panel.pressed();
            panel.open(Menu::Pause);
        }
        None => {}
    }
    Ok(())
}
