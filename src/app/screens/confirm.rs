//! The questions before a match is ended without a move.

use bevy::prelude::*;

use crate::app::panels::confirm;
use crate::app::panels::confirm::{ConfirmAction, ConfirmData, ConfirmState};
use crate::app::screens::{MenuExt, PanelContext, Shown};
use crate::app::session::{Intent, TableState};
use crate::app::state::Menu;
use crate::app::wording::ending;
use crate::rules::{Occupant, Seat};
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    for menu in [Menu::ConfirmResign, Menu::ConfirmDraw, Menu::DrawOffered] {
        app.fresh::<ConfirmState>(menu).show_menu(menu, show);
    }
}

/// The person who acts, or who looks on while a courtier does, and whoever sits opposite.
fn asking(table: &TableState) -> (Seat, Seat) {
    let own = table.acting_person().unwrap_or(table.viewer);
    let other = (0..)
        .map(Seat)
        .take(table.seats.len())
        .find(|seat| *seat != own);
    (own, other.unwrap_or(own))
}

/// The question of a menu, to `own` about `other`.
fn question(table: &TableState, menu: Menu, own: Seat, other: Seat) -> ConfirmData {
    let resign = |detail: &str| ConfirmData {
        detail: text(detail).to_owned(),
        ..ConfirmData::resign("")
    };
    match menu {
        Menu::ConfirmDraw => ConfirmData::offer_draw(&ending::name_of(table, other)),
        Menu::DrawOffered => ConfirmData::draw_offered(&ending::name_of(table, own)),
        _ if table.seats.len() > 2 => resign("ui.confirm.resign.played_on"),
        _ if ending::is_you(table, other) => resign("ui.confirm.resign.detail.you"),
        _ => ConfirmData::resign(&ending::name_of(table, other)),
    }
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<Shown<ConfirmState>>,
    menu: Res<State<Menu>>,
    table: Res<TableState>,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let ctx = panel.egui()?;
    let menu = *menu.get();
    let (own, other) = asking(&table);
    let data = question(&table, menu, own, other);
    let Some(action) = confirm::show(&ctx, &panel.theme, &data, &mut state) else {
        return Ok(());
    };
    panel.pressed();
    let yes = action == ConfirmAction::Yes;
    // Somebody else at this screen is asked in turn.
    let ask =
        yes && menu == Menu::ConfirmDraw && table.occupant(other).is_some_and(Occupant::is_person);
    panel.open(if ask { Menu::DrawOffered } else { Menu::None });
    if yes && !ask {
        intents.write(if menu == Menu::ConfirmResign {
            Intent::Resign
        } else {
            Intent::OfferDraw
        });
    }
    Ok(())
}
