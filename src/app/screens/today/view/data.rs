//! What the panel of today shows, its state, and what the player asks it for.

use egui::Color32;

use crate::app::ui::diagram::Diagram;

/// What a card of today shows beside its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TodayPicture {
    /// The position of a puzzle, or some of its cards.
    Position(Box<Diagram>),
    /// The sprite of a game's emblem.
    Emblem(String),
}

impl Default for TodayPicture {
    fn default() -> Self {
        Self::Emblem(String::new())
    }
}

/// Something to do once a day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TodayRow {
    /// The game.
    pub label: String,
    /// What it is, e.g. “Daily puzzle”.
    pub kind: &'static str,
    /// The same and the days in a row.
    pub note: String,
    /// Its picture.
    pub picture: TodayPicture,
    /// The name of the icon of its kind.
    pub icon: &'static str,
    /// The colour of its family.
    pub color: Color32,
    /// Whether it is done.
    pub done: bool,
}

/// The panel's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TodayData {
    /// The date.
    pub date: String,
    /// What is offered.
    pub rows: Vec<TodayRow>,
    /// The month of [`TodayState::month`], if it is shown.
    pub month: Option<MonthData>,
}

/// The days of a month on which one of the offers was done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MonthData {
    /// E.g. “November 2026”.
    pub title: String,
    /// The number of weekdays before its first day, in a week that begins on a Monday.
    pub before: usize,
    /// Its days, and whether it was done on each.
    pub days: Vec<bool>,
    /// The index of today.
    pub today: usize,
    /// The days on which it was done, in words.
    pub spoken: String,
    /// The days in a row, in words.
    pub streak: String,
    /// The points in the deal of today, in lines; empty for anything else.
    pub points: Vec<String>,
    /// Whether its result can be shared; `None` if it never can.
    pub share: Option<bool>,
}

/// The panel's state.
#[derive(Clone, Debug)]
pub struct TodayState {
    /// Gives the main control the focus once; set when the panel or its page opens.
    pub focus_first: bool,
    /// The row whose month is shown; `None` if the rows are.
    pub month: Option<usize>,
}

impl Default for TodayState {
    fn default() -> Self {
        Self {
            focus_first: true,
            month: None,
        }
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TodayAction {
    /// Begin this row.
    Begin(usize),
    /// Tell others how this row went.
    Share(usize),
    /// Close the panel (also Esc).
    Close,
}
