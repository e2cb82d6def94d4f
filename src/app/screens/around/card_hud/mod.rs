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

use egui::Rect;

use crate::app::screens::around::hud::HudAction;
use crate::app::screens::around::side::Controls;
use crate::app::table::layout::cards::CardAreas;
use crate::app::ui::pen::Pen;
use crate::app::ui::{banner, timeline};

pub use score_card::team_badge;

/// What the panels cover of the table: their controls, and the bar.
pub fn covered(areas: &CardAreas, controls: &Controls) -> Vec<Rect> {
    let controls = controls.iter().map(|(_, rect)| *rect);
    controls.chain(areas.bar()).collect()
}

/// Shows the panels, and adds their controls to `controls`.
pub fn show(
    ui: &mut Pen,
    areas: &CardAreas,
    data: &CardHudData,
    controls: &mut Controls,
) -> Option<HudAction> {
    if let Some(line) = &data.timeline {
        timeline::paint(ui, &areas.timeline(), line);
    }
    let mut action = score_card::score_cards(ui, areas, data, controls);
    for seat in &data.seats {
        people::person(ui, areas, seat);
    }
    if let Some(proclaimed) = &data.proclaimed {
        speech::proclamation(ui, areas, proclaimed);
    }
    action = people::piles(ui, areas, data, controls).or(action);
    for label in &data.received {
        people::label(ui, areas, label);
    }
    action = note::note(ui, areas, data, controls).or(action);
    if data.icon_buttons {
        action = bar::buttons(ui, areas, data, controls).or(action);
    }
    if let Some(banner) = &data.banner {
        // The banner is above all panels and takes no clicks.
        let phone = areas.design.is_phone();
        banner::show(ui.brush(), areas.banner(), areas.k(), phone, banner);
    }
    action
}
