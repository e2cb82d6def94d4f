//! The panels around a card table during a match: the players and whose turn it is, the tricks they
//! have won, the timeline of trumps, the score cards, a note, and the icon buttons. They are over
//! the whole table, but leave the middle and the hand free. The app passes the positions of the
//! piles.

mod bar;
mod note;
mod people;
mod score_card;
mod speech;

use egui::{Id, Pos2, Rect, Ui};

use crate::app::screens::around::hud::{HudAction, HudNote};
use crate::app::screens::around::side::{Controls, SideFocus};
use crate::app::screens::around::table_buttons::{HintButton, HudKeys, TableButton, TableButtons};
use crate::app::table::cards::sheets::{Proclamation, ScoreCard};
use crate::app::table::layout::cards::CardAreas;
use crate::app::ui::banner::Banner;
use crate::app::ui::cards::SuitLook;
use crate::app::ui::players::SeatCard;
use crate::app::ui::theme::Theme;
use crate::app::ui::timeline::Timeline;
use crate::app::ui::{banner, id, timeline};

pub use score_card::team_badge;

/// The label of a pile of tricks.
#[derive(Clone, Debug, PartialEq)]
pub struct TrickPile {
    /// The centre of the pile, in points.
    pub at: Pos2,
    /// The distance of the label below it.
    pub below: f32,
    /// E.g. “3 tricks”.
    pub words: String,
}

/// A label above cards of the viewer's hand.
#[derive(Clone, Debug, PartialEq)]
pub struct CardLabel {
    /// The middle of the cards' upper edge, in points.
    pub at: Pos2,
    /// E.g. “from Brandon”.
    pub words: String,
}

/// The panels' data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CardHudData {
    /// The players.
    pub seats: Vec<SeatCard>,
    /// Whom cards of the viewer's hand are from.
    pub received: Vec<CardLabel>,
    /// Whose turn it is, in words, for a phone's bar.
    pub ribbon: String,
    /// The piles of tricks.
    pub piles: Vec<TrickPile>,
    /// The timeline of trumps.
    pub timeline: Option<Timeline>,
    /// The score, the viewer's own side first.
    pub score_cards: Vec<ScoreCard>,
    /// The note: a rule, a hint, or the state of a draw offer.
    pub note: HudNote,
    /// A second sentence of the note, left out if there is no room.
    pub note_more: String,
    /// The suit that the note is about.
    pub note_suit: Option<SuitLook>,
    /// The upper edge of the choice buttons above the hand, if there are any; the note leaves room
    /// for them.
    pub choice_buttons: Option<f32>,
    /// A banner, if one is shown.
    pub banner: Option<Banner>,
    /// While an earlier position is shown: which one.
    pub viewed_position: Option<String>,
    /// Whether the icon buttons are shown; lessons and replays have their own.
    pub icon_buttons: bool,
    /// What has been announced to all.
    pub proclaimed: Option<Proclamation>,
    /// Whether there is a last trick to show; `None` hides the button, in a game without tricks.
    pub last_trick: Option<bool>,
    /// Whether a turn can be undone; `None` hides the button.
    pub undo: Option<bool>,
    /// The state of the hint button; `None` hides it.
    pub hint: Option<HintButton>,
    /// The keys shown beside the buttons.
    pub keys: HudKeys,
}

impl CardHudData {
    fn buttons(&self) -> Vec<TableButton> {
        TableButtons {
            last_trick: self.last_trick,
            hint: self.hint,
            undo: self.undo,
            redo: None,
            rules: Some(true),
            keys: self.keys,
        }
        .list()
    }
}

/// The panels' state.
#[derive(Clone, Debug, Default)]
pub struct CardHudState {
    /// The focus; the table hands it over.
    pub focus: SideFocus,
}

/// The minimum text size, in points.
const LEAST_WORDS: f32 = 12.0;

fn control(name: &str) -> Id {
    id("cards", name)
}

/// What the panels cover of the table: their controls, and the bar.
pub fn covered(areas: &CardAreas, controls: &Controls) -> Vec<Rect> {
    let controls = controls.iter().map(|(_, rect)| *rect);
    controls.chain(areas.bar()).collect()
}

/// Shows the panels. They take the focus only when [`SideFocus::to_moves`] is set.
pub fn show(
    ui: &mut Ui,
    theme: &Theme,
    areas: &CardAreas,
    data: &CardHudData,
    state: &mut CardHudState,
) -> Option<HudAction> {
    let controls = &mut state.focus.controls;
    controls.clear();
    if let Some(line) = &data.timeline {
        timeline::paint(ui, theme, &areas.timeline(), line);
    }
    let mut action = score_card::score_cards(ui, theme, areas, data, controls);
    for seat in &data.seats {
        people::person(ui, theme, areas, seat);
    }
    if let Some(proclaimed) = &data.proclaimed {
        speech::proclamation(ui, theme, areas, proclaimed);
    }
    action = people::piles(ui, theme, areas, data, controls).or(action);
    for label in &data.received {
        people::label(ui, theme, areas, label);
    }
    action = note::note(ui, theme, areas, data, controls).or(action);
    if data.icon_buttons {
        action = bar::buttons(ui, theme, areas, data, controls).or(action);
    }
    if let Some(banner) = &data.banner {
        // The banner is above all panels and takes no clicks.
        let phone = areas.design.is_phone();
        banner::show(
            ui.painter(),
            theme,
            areas.banner(),
            areas.k(),
            phone,
            banner,
        );
    }
    state.focus.hand_over(ui.ctx(), None);
    action
}
