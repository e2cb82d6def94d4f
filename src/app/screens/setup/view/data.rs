//! What the setup of a match shows, its state, and what the player asks it for.

use crate::rules::Effort;
use crate::texts::{fill, text};

/// The key of the portrait of a guest who has not come yet.
const GUEST_PORTRAIT: &str = "friend";

/// A game of the family.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VariantCard {
    /// Its name.
    pub name: String,
    /// Its short name, for a phone.
    pub short: String,
    /// One line about what is special.
    pub line: String,
    /// The sprite of its emblem, e.g. `emblem_draughts`.
    pub emblem: String,
}

/// A courtier to play against.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CourtierCard {
    /// The full name.
    pub name: String,
    /// The short name, e.g. “More”.
    pub short: String,
    /// The style of play, e.g. “plays deep and fair”.
    pub manner: String,
    /// The portrait's key.
    pub portrait: String,
    /// The level, 1 to 5.
    pub level: u8,
    /// The rounded rating at this game; `None` if it was not measured.
    pub rating: Option<u16>,
}

impl CourtierCard {
    /// Words about the courtier, followed by the rating.
    pub(super) fn rated(&self, words: &str) -> String {
        self.rating.map_or_else(
            || words.to_owned(),
            |rating| {
                fill(
                    "rating-with",
                    &[("words", words), ("n", &rating.to_string())],
                )
            },
        )
    }
}

/// A person at the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersonCard {
    /// The name, e.g. “You” or “A friend”.
    pub name: String,
    /// The portrait's key, `you` or `friend`.
    pub portrait: String,
    /// Whether this is the person addressed as “you”, who has no name of their own.
    pub you: bool,
}

/// An option of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OptionRow {
    /// Its name.
    pub label: String,
    /// One line about its effect.
    pub note: String,
    /// The names of its values; empty for a switch.
    pub choices: Vec<String>,
    /// A line about each value; empty if they have none.
    pub notes: Vec<String>,
    /// The indices of the values in the order in which they are shown; empty for their own order.
    pub order: Vec<usize>,
    /// Whether it stands above the seats, because it says how many there are.
    pub seats: bool,
}

impl OptionRow {
    /// The indices of the values as they are shown.
    pub(super) fn shown(&self) -> Vec<usize> {
        if self.order.is_empty() {
            (0..self.choices.len()).collect()
        } else {
            self.order.clone()
        }
    }

    /// The line about a value or, if it has none, about the option.
    pub(super) fn note_of(&self, value: usize) -> &str {
        self.notes.get(value).unwrap_or(&self.note)
    }
}

/// The pages of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupLink {
    /// The lesson.
    Lesson,
    /// The puzzles.
    Puzzles,
    /// The illustrated rules.
    Rules,
    /// The statistics.
    Statistics,
    /// The board editor.
    BoardEditor,
    /// The gallery.
    Gallery,
    /// The drill.
    Drill,
}

impl SetupLink {
    /// The name of its icon, also used for the control's id.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Lesson => "lesson",
            Self::Puzzles => "puzzle",
            Self::Rules => "rules",
            Self::Statistics => "stats",
            Self::BoardEditor => "quill",
            Self::Gallery => "look",
            Self::Drill => "clock",
        }
    }
}

/// The link to a page.
#[derive(Clone, Debug, PartialEq)]
pub struct PageRow {
    /// The page.
    pub page: SetupLink,
    /// Its name, e.g. “Puzzles”.
    pub label: String,
    /// The progress, e.g. “3 of 30 solved”; may be empty.
    pub note: String,
}

/// The panel's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SetupData {
    /// The family's name.
    pub title: String,
    /// The games of the family, one or more.
    pub variants: Vec<VariantCard>,
    /// The links to lesson, puzzles, rules and statistics, shown below the games.
    pub pages: Vec<PageRow>,
    /// The persons for each seat of the table, two or more, clockwise from the player's own.
    pub persons: Vec<PersonCard>,
    /// The position of each seat relative to the first, e.g. “your partner”; empty for two seats.
    pub places: Vec<String>,
    /// The same in a word, e.g. “Partner”, for the choice of who starts; empty for two seats.
    pub starters: Vec<String>,
    /// The courtiers, weakest first.
    pub courtiers: Vec<CourtierCard>,
    /// The courtier, as an index into `courtiers`, and the effort that are as strong as the person at a
    /// table for two; `None` if that is not known.
    pub as_strong: Option<(usize, Effort)>,
    /// By seat: the character that plays there now; `None` for a person.
    pub seated: Vec<Option<CourtierCard>>,
    /// The sprites of the sides, starting side first, e.g. `disc_dark`, `disc_light`.
    pub sides: Vec<String>,
    /// Why a match cannot start with these choices; empty if it can.
    pub problem: String,
    /// The label of the choice of who starts, e.g. “Who starts” or “Who plays the wolf”.
    pub starts: String,
    /// A note on it, e.g. “dark moves first”.
    pub first_note: String,
    /// The clock options, in minutes per side; empty if clocks are not available.
    pub clocks: Vec<u16>,
    /// The increment per move in seconds, if chosen.
    pub increment: u16,
    /// The options of the chosen game.
    pub options: Vec<OptionRow>,
    /// The options of each seat.
    pub seat_options: Vec<OptionRow>,
    /// Whether guests at other devices can take seats.
    pub guests: bool,
}

/// The player of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatChoice {
    /// The person of that seat.
    Person,
    /// A guest at a device of their own, who comes by a link.
    Guest,
    /// A courtier, as an index into [`SetupData::courtiers`].
    Courtier(usize),
}

/// Who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starts {
    /// This seat.
    Seat(usize),
    /// A random seat, drawn when the match starts.
    Lot,
}

/// The panel's state; the app keeps it for the next match.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupState {
    /// The index of the chosen game.
    pub variant: usize,
    /// The players of the seats; those beyond the number of seats are kept for larger games.
    pub seats: Vec<SeatChoice>,
    /// How much effort the courtiers make.
    pub effort: Effort,
    /// Who starts.
    pub starts: Starts,
    /// The index of each option's value, in the order of [`SetupData::options`]; for switches, 0 is
    /// off and 1 is on.
    pub options: Vec<usize>,
    /// For each seat, the index of each value of [`SetupData::seat_options`].
    pub seat_options: Vec<Vec<usize>>,
    /// The clock: 0 for none, otherwise 1 + an index into [`SetupData::clocks`].
    pub clock: usize,
    /// Whether the increment is used.
    pub increment: bool,
    /// By seat: the name typed for its person; empty if none.
    pub names: Vec<String>,
    /// The seat whose list is open.
    pub open_seat: Option<usize>,
    /// Whether a name is being typed.
    pub typing: bool,
    /// Gives “Start” the focus once; set when the panel opens.
    pub focus_first: bool,
}

impl Default for SetupState {
    fn default() -> Self {
        Self {
            variant: 0,
            seats: vec![SeatChoice::Person, SeatChoice::Courtier(0)],
            effort: Effort::Usual,
            starts: Starts::Lot,
            options: Vec::new(),
            seat_options: Vec::new(),
            clock: 0,
            increment: false,
            names: Vec::new(),
            open_seat: None,
            typing: false,
            focus_first: true,
        }
    }
}

impl SetupState {
    /// Adapts the state to the game, which may have other seats and options than the last one.
    pub(super) fn fit(&mut self, data: &SetupData) {
        self.options.resize(data.options.len(), 0);
        let count = data.count();
        if self.seats.len() < count {
            self.seats.resize(count, SeatChoice::Courtier(0));
        }
        if self.names.len() < count {
            self.names.resize(count, String::new());
        }
        let kept = self.seat_options.len().max(count);
        self.seat_options.resize(kept, Vec::new());
        for values in &mut self.seat_options {
            values.resize(data.seat_options.len(), 0);
        }
        if matches!(self.starts, Starts::Seat(seat) if seat >= count) {
            self.starts = Starts::Lot;
        }
        self.clock = self.clock.min(data.clocks.len());
    }
}

/// What is set up, with what there is to choose from.
pub(super) struct SetupView<'a> {
    pub data: &'a SetupData,
    pub state: &'a mut SetupState,
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupAction {
    /// Start the match with these choices.
    Start,
    /// Go to the title screen (also Esc).
    Back,
    /// Choose another game; the app replaces options and pages.
    Variant(usize),
    /// Open one of [`SetupData::pages`] (F1: the rules).
    SetupLink(SetupLink),
}

impl SetupData {
    /// The number of seats.
    pub(super) fn count(&self) -> usize {
        self.persons.len()
    }

    /// A courtier on seat `i`: the character that plays there now, if it has this level.
    pub(super) fn courtier(&self, courtier: usize, i: usize) -> Option<&CourtierCard> {
        let usual = self.courtiers.get(courtier)?;
        let seated = self.seated.get(i).and_then(Option::as_ref);
        Some(
            seated
                .filter(|card| card.level == usual.level)
                .unwrap_or(usual),
        )
    }

    /// The name and portrait key of the player on seat `i`.
    pub(super) fn sitter(&self, who: SeatChoice, i: usize) -> (&str, &str) {
        match (who, self.persons.get(i)) {
            (SeatChoice::Courtier(c), _) => match self.courtier(c, i) {
                Some(card) => (&card.name, &card.portrait),
                None => ("", ""),
            },
            (SeatChoice::Person, Some(person)) => (&person.name, &person.portrait),
            (SeatChoice::Guest, _) => (text("setup-guest"), GUEST_PORTRAIT),
            (SeatChoice::Person, None) => ("", ""),
        }
    }

    /// Words about the player on seat `i`, followed by the rating of a courtier.
    pub(super) fn rated(&self, who: SeatChoice, i: usize, words: &str) -> String {
        match who {
            SeatChoice::Courtier(c) => self.courtier(c, i).map(|card| card.rated(words)),
            SeatChoice::Person | SeatChoice::Guest => None,
        }
        .unwrap_or_else(|| words.to_owned())
    }

    /// The position of seat `i` relative to the first.
    pub(super) fn place(&self, i: usize) -> &str {
        self.places.get(i).map_or("", String::as_str)
    }

    pub(super) fn short(&self, who: SeatChoice, i: usize) -> &str {
        match (who, self.persons.get(i)) {
            (SeatChoice::Courtier(c), _) => self.courtier(c, i).map_or("", |card| &card.short),
            (SeatChoice::Person, Some(person)) => &person.name,
            (SeatChoice::Guest, _) => text("setup-guest"),
            (SeatChoice::Person, None) => "",
        }
    }
}
