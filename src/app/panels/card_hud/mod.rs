//! What stands round a card table during a match: the people with whose turn it is, the tricks they
//! have won, the timeline of trumps, the slips with the score, a line of advice, and the seals. It
//! lies over the whole table and leaves the middle and the hand free. The app says where tricks
//! lie.

mod areas;
mod bar;
mod note;
mod people;
mod score_card;

use egui::{Context, Id, Order, Pos2, Rect};

use crate::app::panels::banner::Banner;
use crate::app::panels::cards::SuitLook;
use crate::app::panels::flow::layer;
use crate::app::panels::hud::{HudAction, HudNote};
use crate::app::panels::players::SeatCard;
use crate::app::panels::side::SideFocus;
use crate::app::panels::table_buttons::{HintButton, HudKeys, TableButton, TableButtons};
use crate::app::panels::theme::Theme;
use crate::app::panels::timeline::Timeline;
use crate::app::panels::{banner, id, timeline};

pub use areas::{CardAreas, CardDesign};
pub use score_card::{ScoreCard, team_badge};

/// The label of a pile of tricks.
#[derive(Clone, Debug, PartialEq)]
pub struct TrickPile {
    /// The middle of the pile, in points.
    pub at: Pos2,
    /// How far below its middle the label stands.
    pub below: f32,
    /// E.g. “3 tricks”.
    pub words: String,
}

/// What the panels show; all strings are ready.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CardHudData {
    /// Who sits round the table.
    pub seats: Vec<SeatCard>,
    /// Whose turn it is in words, for the bar of a phone.
    pub ribbon: String,
    /// The piles of tricks.
    pub piles: Vec<TrickPile>,
    /// The trumps of the hand.
    pub timeline: Option<Timeline>,
    /// The score, one's own side first.
    pub score_cards: Vec<ScoreCard>,
    /// A sentence: a rule, the hint, or how an offer stands.
    pub note: HudNote,
    /// A second sentence to it; left out where there is no room.
    pub note_more: String,
    /// The suit that the sentence is about.
    pub note_suit: Option<SuitLook>,
    /// Whether plates with choices lie above the hand: on a phone the strip leaves room for them.
    pub choice_buttons: bool,
    /// A change that is shown for a moment.
    pub banner: Option<Banner>,
    /// While an earlier position is shown: where that is.
    pub viewed_position: Option<String>,
    /// Whether the seals are there; in a lesson and in a match played again others take their
    /// place.
    pub icon_buttons: bool,
    /// Whether there is a last trick to look at.
    pub last_trick: bool,
    /// Whether a turn can be taken back; `None`: there is no such button.
    pub undo: Option<bool>,
    /// How the hint stands; `None`: there is no such button.
    pub hint: Option<HintButton>,
    /// The keys shown beside the seals.
    pub keys: HudKeys,
}

impl CardHudData {
    fn buttons(&self) -> Vec<TableButton> {
        TableButtons {
            last_trick: Some(self.last_trick),
            hint: self.hint,
            undo: self.undo,
            redo: None,
            rules: Some(true),
            keys: self.keys,
        }
        .list()
    }
}

/// What the panels remember.
#[derive(Clone, Debug, Default)]
pub struct CardHudState {
    /// The focus, which the table hands over.
    pub focus: SideFocus,
    /// Where a press is the panels' and not the table's, as they were shown last.
    pub covered: Vec<Rect>,
}

/// The least size of words, in points.
const LEAST_WORDS: f32 = 12.0;

fn control(name: &str) -> Id {
    id("cards", name)
}

/// Shows the panels. They take the focus only when [`SideFocus::enter`] hands it over.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    areas: &CardAreas,
    data: &CardHudData,
    state: &mut CardHudState,
) -> Option<HudAction> {
    state.focus.controls.clear();
    state.covered.clear();
    let action = layer(ctx, "hud", Order::Middle, ctx.content_rect(), false, |ui| {
        let controls = &mut state.focus.controls;
        if let Some(line) = &data.timeline {
            timeline::paint(ui, theme, &areas.timeline(), line);
        }
        let mut action = score_card::score_cards(ui, theme, areas, data, controls);
        for seat in &data.seats {
            people::person(ui, theme, areas, seat);
        }
        action = people::piles(ui, theme, areas, data, controls).or(action);
        action = note::note(ui, theme, areas, data, controls).or(action);
        if data.icon_buttons {
            action = bar::buttons(ui, theme, areas, data, controls).or(action);
        }
        action
    });
    if let Some(banner) = &data.banner {
        // It lies over everything and takes no press.
        let phone = areas.design.is_phone();
        banner::show(ctx, theme, areas.banner(), areas.k(), phone, banner);
    }
    state
        .covered
        .extend(state.focus.controls.iter().map(|(_, rect)| *rect));
    state.covered.extend(areas.bar());
    state.focus.hand_over(ctx, None);
    action
}
