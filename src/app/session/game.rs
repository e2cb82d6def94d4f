//! What a game says of itself besides its rules, so that it can be put on the table.

use crate::levels::quiz::Side;
use crate::players::hint::Explains;
use crate::players::thinker::CourtGame;
use crate::rules::{Occupant, Seat, Spot};
use crate::texts::Sentence;

/// A game that can be put on the table.
pub trait TableGame: CourtGame + Explains {
    /// The key of the game, see [`Variant::game`](crate::rules::Variant::game): its
    /// variants share this type.
    const GAME: &'static str;

    /// How many of a move's spots ([`InteractiveGame::spots`](crate::rules::InteractiveGame::spots)) are the path of the
    /// moving piece. The spots after them are chosen once it has arrived, e.g. the man removed by a
    /// mill; until then the table shows the piece as already moved.
    const PATH_LENGTH: usize = usize::MAX;

    /// Whether the table turns to the person to move if several share it. False if the board looks
    /// the same from every side: then only its labels would turn.
    const TURNS: bool = true;

    /// What is special about how a seat stands, as long as it does: the key of its words under
    /// `<game>-seat_status`. It is announced when it begins, and stands in the tray.
    fn seat_status(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// The lines that stand in this position, e.g. around a trapped piece. The table shows them as
    /// long as they stand.
    fn lines(&self) -> Vec<Vec<Spot>> {
        Vec::new()
    }

    /// The marks in this position that only this game has.
    fn own_marks(&self) -> Vec<OwnMark> {
        Vec::new()
    }

    /// Whether the table offers this legal move to a person; the others can only be made in
    /// notation, e.g. names that are not plausible.
    fn offers(&self, _mv: &Self::Move) -> bool {
        true
    }

    /// The name of a spoken choice that depends on the position; `None` if its number tells all.
    fn choice_name(_view: &Self::View, _number: u16) -> Option<Sentence> {
        None
    }

    /// Whether the cards show their names only: there is a question about what else stands on them.
    fn names_only(_view: &Self::View) -> bool {
        false
    }

    /// What a move, after which this is the position, has answered to a question about the line of
    /// the family's people.
    fn line_answer(&self, _mv: &Self::Move) -> Option<LineAnswer> {
        None
    }

    /// How far each seat has come, in games in which each has goals of its own. Shown when a match
    /// is over, so it may count what was hidden.
    fn standings(&self) -> Option<Standings> {
        None
    }

    /// A seat's score card as a viewer knows it; empty if the game has none.
    fn score_card(_view: &Self::View, _seat: Seat) -> Vec<ScoreEntry> {
        Vec::new()
    }
}

/// An answer to a question about a line of people, see [`crate::levels::quiz`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineAnswer {
    /// The key of the person that was asked about.
    pub about: &'static str,
    /// Which neighbour was asked for.
    pub side: Side,
    /// The key of the person that was named.
    pub named: &'static str,
    /// Whether that was right.
    pub right: bool,
}

/// How far each seat has come towards its goals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standings {
    /// By seat: the fewest moves that it still needs if nobody is in its way.
    pub moves_needed: Vec<u16>,
    /// The seats that need no more, in the order in which they finished.
    pub finished: Vec<Seat>,
}

impl Standings {
    /// The seats with their places, counted from 1: those that have finished, then the others by
    /// the moves that they need. Equal seats share a place.
    pub fn places(&self) -> Vec<(usize, Seat)> {
        let rank = |seat: Seat| {
            let finished = self.finished.iter().position(|other| *other == seat);
            let needed = self.moves_needed.get(seat.index());
            (finished.unwrap_or(usize::MAX), needed)
        };
        let mut seats: Vec<Seat> = (0..).map(Seat).take(self.moves_needed.len()).collect();
        seats.sort_by_key(|seat| rank(*seat));
        let place = |seat: &Seat| {
            let better = |other: &Seat| rank(*other) < rank(*seat);
            1 + seats.iter().filter(|other| better(other)).count()
        };
        seats.iter().map(|seat| (place(seat), *seat)).collect()
    }
}

/// An entry of a score card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreEntry {
    /// Its name, e.g. “Beheaded”.
    pub text: Sentence,
    /// Whether it is done, and crossed out.
    pub done: bool,
    /// The spots of the pieces that it is open to: it is lit while one of them is selected.
    pub open_to: Vec<Spot>,
}

/// A mark that only one game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnMark {
    /// The name of its sprite.
    pub key: &'static str,
    /// The spot that it is on.
    pub at: Spot,
    /// The spot that must be selected for it to be seen, e.g. that of a piece that may not go
    /// there. `None` if it is always seen.
    pub selected: Option<Spot>,
    /// Whether it lies over the piece on its spot.
    pub over: bool,
}

impl OwnMark {
    /// A mark under the pieces that is always seen.
    pub const fn on_board(key: &'static str, at: Spot) -> Self {
        Self {
            key,
            at,
            selected: None,
            over: false,
        }
    }
}

/// The id of a registered game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameId(pub(super) usize);

impl GameId {
    /// Its index, counted from 0 in registration order.
    pub fn index(self) -> usize {
        self.0
    }
}

/// The seat of the first person at the table.
pub(super) fn first_person(seats: &[Occupant]) -> Option<Seat> {
    let first = seats.iter().position(Occupant::is_person)?;
    u8::try_from(first).ok().map(Seat)
}

/// The seat nearest the screen when a match begins: the first person's.
pub(super) fn first_viewer(seats: &[Occupant]) -> Seat {
    first_person(seats).unwrap_or_default()
}
