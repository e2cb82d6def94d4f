//! The score sheet, hand by hand; between hands, closing it deals the next.

pub mod view;

use bevy::prelude::*;

use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::screens::table_hud::stage::CardStage;
use crate::app::session::TableState;
use crate::app::state::Menu;
use crate::app::table::cards::sheets::ScoresData;
use crate::app::ui::page::PageState;
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    app.fresh::<PageState>(Menu::Scores)
        .show_menu(Menu::Scores, show);
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<PageState>>,
    mut stage: ResMut<CardStage>,
    table: Res<TableState>,
) -> Result {
    let ctx = panel.egui()?;
    let scored = stage.scored(&table, &stage.show);
    let data = ScoresData {
        button: text(if scored {
            "cards-scores-next"
        } else {
            "cards-close"
        })
        .to_owned(),
        ..stage.show.scores.clone()
    };
    if view::show(&ctx, &panel.theme, &data, &mut state) {
        panel.pressed();
        if scored {
            stage.seen = stage.show.finished;
            panel.open(Menu::None);
        } else {
            panel.leave(Menu::Scores);
        }
    }
    Ok(())
}
