//! The questions before a match is ended without a move.

use bevy::prelude::*;

use crate::app::panels::confirm;
use crate::app::panels::confirm::{ConfirmAction, ConfirmData, ConfirmState};
use crate::app::screens::{MenuExt, PanelContext, Shown};
use crate::app::session::{Intent, Open, SavedMatch, TableState};
use crate::app::state::Menu;
use crate::app::wording::ending;
use crate::rules::{Occupant, Record, Seat};
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetUpMatch>();
    for menu in [
        Menu::ConfirmRestart,
        Menu::ConfirmStart,
        Menu::ConfirmResign,
        Menu::ConfirmDraw,
        Menu::DrawOffered,
    ] {
        app.fresh::<ConfirmState>(menu).show_menu(menu, show);
    }
}

/// The match that was set up, and begins when the one that was begun may be given up for it.
#[derive(Resource, Default)]
pub(super) struct SetUpMatch(pub Option<Record>);

/// The person who acts, or who looks on while a courtier does, and those on another side. A draw is
/// offered only where there is one such side.
fn asking(table: &TableState) -> (Seat, Vec<Seat>) {
    let own = table.acting_person().unwrap_or(table.viewer);
    let seats = (0..).map(Seat).take(table.seats.len());
    (
        own,
        seats.filter(|seat| !table.allies(own, *seat)).collect(),
    )
}

/// The question of a menu, to `own` about `others`.
fn question(
    table: &TableState,
    saved: &SavedMatch,
    menu: Menu,
    own: Seat,
    others: &[Seat],
) -> ConfirmData {
    let resign = |detail: &str| ConfirmData {
        detail: text(detail).to_owned(),
        ..ConfirmData::resign("")
    };
    match menu {
        Menu::ConfirmRestart => ConfirmData::restart(),
        Menu::ConfirmStart => {
            let begun = saved.0.as_ref().map_or("", |saved| &saved.variant);
            ConfirmData::start(text(&format!("ui.{begun}.name")))
        }
        Menu::ConfirmDraw => ConfirmData::offer_draw(&ending::names_of(table, others)),
        Menu::DrawOffered => ConfirmData::draw_offered(&ending::name_of(table, own)),
        _ if table.seats.len() > 2 && table.people() > 1 => {
            resign("ui.confirm.resign.played_on.people")
        }
        _ if table.seats.len() > 2 => resign("ui.confirm.resign.played_on"),
        _ if others.iter().any(|seat| ending::is_you(table, *seat)) => {
            resign("ui.confirm.resign.detail.you")
        }
        _ => ConfirmData::resign(&ending::names_of(table, others)),
    }
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<Shown<ConfirmState>>,
    menu: Res<State<Menu>>,
    table: Res<TableState>,
    saved: Res<SavedMatch>,
    mut set_up: ResMut<SetUpMatch>,
    mut intents: MessageWriter<Intent>,
    mut matches: MessageWriter<Open>,
) -> Result {
    let ctx = panel.egui()?;
    let menu = *menu.get();
    let (own, others) = asking(&table);
    let data = question(&table, &saved, menu, own, &others);
    let Some(action) = confirm::show(&ctx, &panel.theme, &data, &mut state) else {
        return Ok(());
    };
    panel.pressed();
    let yes = action == ConfirmAction::Yes;
    if menu == Menu::ConfirmStart {
        match set_up.0.take().filter(|_| yes) {
            Some(record) => {
                matches.write(Open(record));
            }
            None => panel.leave(menu),
        }
        return Ok(());
    }
    // Somebody else at this screen is asked in turn.
    let person = |seat: &Seat| table.occupant(*seat).is_some_and(Occupant::is_person);
    let ask = yes && menu == Menu::ConfirmDraw && others.iter().any(person);
    panel.open(if ask { Menu::DrawOffered } else { Menu::None });
    if yes && !ask {
        intents.write(match menu {
            Menu::ConfirmRestart => Intent::Restart,
            Menu::ConfirmResign => Intent::Resign,
            _ => Intent::OfferDraw,
        });
    }
    Ok(())
}
