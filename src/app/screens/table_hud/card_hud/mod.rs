//! The panels around a card table during a match: the players and whose turn it is, the tricks they
//! have won, the timeline of trumps, the score cards, a note, and the icon buttons. They are over
//! the whole table, but leave the middle and the hand free. The app passes the positions of the
//! piles.

mod bar;
mod data;
mod note;
mod people;
mod score_card;
mod speech;

pub use data::{CardHudData, CardLabel, TrickPile};

use crate::app::screens::table_hud::board_hud::HudAction;
use crate::app::table::layout::cards::CardAreas;
use crate::app::ui::pen::Pen;
use crate::app::ui::{banner, timeline};

pub use score_card::team_badge;

/// Shows the panels.
pub fn show(ui: &mut Pen, areas: &CardAreas, data: &CardHudData) -> Option<HudAction> {
    if let Some(line) = &data.timeline {
        timeline::paint(ui, &areas.timeline(), line);
    }
    let mut action = score_card::show(ui, areas, data);
    for seat in &data.seats {
        people::person(ui, areas, seat, &data.piles);
    }
    if let Some(proclaimed) = &data.proclaimed {
        speech::proclamation(ui, areas, proclaimed);
    }
    action = people::piles(ui, areas, data).or(action);
    for label in &data.received {
        people::label(ui, areas, label);
    }
    action = note::note(ui, areas, data).or(action);
    if data.icon_buttons {
        action = bar::buttons(ui, areas, data).or(action);
    }
    if let Some(banner) = &data.banner {
        // The banner is above all panels and takes no clicks.
        let phone = areas.design.is_phone();
        banner::show(ui.brush(), areas.banner(), areas.k(), phone, banner);
    }
    action
}
