//! Confirmation dialogs before a match in progress is ended or something is deleted.

pub mod view;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::files::Saver;
use crate::app::screens::confirm::view::{ConfirmAction, ConfirmData};
use crate::app::screens::matches::title;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::screens::requests::pending::{Pending, PendingAction};
use crate::app::session::{Intent, Matches, TableState};
use crate::app::state::Menu;
use crate::app::ui::page::PageState;
use crate::app::wording::ending;
use crate::rules::{Occupant, Seat};
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    for menu in [
        Menu::ConfirmDelete,
        Menu::ConfirmResign,
        Menu::ConfirmDraw,
        Menu::DrawOffered,
    ] {
        app.fresh::<PageState>(menu).show_menu(menu, show);
    }
}

/// What a dialog needs to know, and what it changes when confirmed.
#[derive(SystemParam)]
struct ConfirmContext<'w> {
    matches: ResMut<'w, Matches>,
    saver: ResMut<'w, Saver>,
    pending: ResMut<'w, Pending>,
}

impl ConfirmContext<'_> {
    /// The dialog before a match is deleted.
    fn before_delete(&self) -> ConfirmData {
        let kept = match &self.pending.0 {
            Some(PendingAction::Delete(number)) => self.matches.kept().get(*number),
            Some(PendingAction::DeleteAside(file)) => self.matches.aside_in(file),
            _ => None,
        };
        ConfirmData::delete(&kept.map(|kept| title(&kept.record)).unwrap_or_default())
    }

    /// Deletes the match in question if the answer is yes.
    fn answer(&mut self, yes: bool) {
        match self.pending.0.take().filter(|_| yes) {
            Some(PendingAction::Delete(number)) => self.matches.forget(number, &mut self.saver),
            Some(PendingAction::DeleteAside(file)) => {
                self.matches.forget_aside(&file, &mut self.saver);
            }
            None => {}
        }
    }
}

/// The person to act (or the viewer, on a courtier's turn), and the seats that are not their
/// allies.
fn asking(table: &TableState) -> (Seat, Vec<Seat>) {
    let own = table.acting_person().unwrap_or(table.viewer);
    let seats = (0..).map(Seat).take(table.seats.len());
    (
        own,
        seats.filter(|seat| !table.allies(own, *seat)).collect(),
    )
}

/// The text of a menu's dialog, addressed to `own`, about `others`.
fn question(
    table: &TableState,
    asked: &ConfirmContext,
    menu: Menu,
    own: Seat,
    others: &[Seat],
) -> ConfirmData {
    let resign = |detail: &str| ConfirmData {
        detail: text(detail).to_owned(),
        ..ConfirmData::resign("")
    };
    match menu {
        Menu::ConfirmDelete => asked.before_delete(),
        Menu::ConfirmDraw => ConfirmData::offer_draw(&ending::names_of(table, others)),
        Menu::DrawOffered => ConfirmData::draw_offered(&ending::name_of(table, own)),
        _ if table.seats.len() > 2 && (table.people() > 1 || table.shared) => {
            resign("confirm-resign-played_on-people")
        }
        _ if table.seats.len() > 2 => ConfirmData {
            yes: text("confirm-resign-watch").to_owned(),
            also: Some(text("confirm-resign-at_once").to_owned()),
            ..resign("confirm-resign-played_on")
        },
        _ if others.iter().any(|seat| ending::is_you(table, *seat)) => {
            resign("confirm-resign-detail-you")
        }
        _ => ConfirmData::resign(&ending::names_of(table, others)),
    }
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<PageState>>,
    menu: Res<State<Menu>>,
    table: Res<TableState>,
    mut asked: ConfirmContext,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let menu = *menu.get();
    let (own, others) = asking(&table);
    let data = question(&table, &asked, menu, own, &others);
    let Some(action) = panel.show(|ctx, theme| view::show(ctx, theme, &data, &mut state))? else {
        return Ok(());
    };
    let yes = action != ConfirmAction::No;
    if menu == Menu::ConfirmDelete {
        asked.answer(yes);
        panel.leave(menu);
        return Ok(());
    }
    // If another person at this screen must agree, that person is asked next.
    let person = |seat: &Seat| table.occupant(*seat).is_some_and(Occupant::is_person);
    let ask = yes && menu == Menu::ConfirmDraw && others.iter().any(person);
    panel.open(if ask { Menu::DrawOffered } else { Menu::None });
    if yes && !ask {
        intents.write(match menu {
            Menu::ConfirmResign if action == ConfirmAction::Also => Intent::ResignAndEnd,
            Menu::ConfirmResign => Intent::Resign,
            _ => Intent::OfferDraw,
        });
    }
    Ok(())
}
