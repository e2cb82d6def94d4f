//! Wolf and Sheep, on the dark squares of the draughts board.
//!
//! Source: the source text *Draughts and Mill*, settled by the rulings WS-1 to WS-5 of
//! `rules/draughts.md`. Deviations from the source text: none. Squares have their PDN numbers in
//! texts and are counted from 0 in [`Spot::Square`](crate::Spot::Square). Seat 0 is the wolf: it is in its seat's hand
//! until it is placed, first of all (WS-1). Which player sits there is chosen in the set-up (WS-5).

pub mod field;

#[cfg(feature = "texts")]
mod drawing;
mod explain;
mod game;
mod placement;
#[cfg(feature = "texts")]
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use self::field::{Animal, Decided, Field, SHEEP};
use super::draughts::board::{Square, Squares};
use super::draughts::square;
use super::{Kind, OptionInfo, OptionRole, Outcome, PieceId, Reason, Seat, Setup};

/// The wolf is past the sheep.
pub const GOT_PAST: Reason = Reason::new("got_past");
/// The wolf cannot move.
pub const SHUT_IN: Reason = Reason::new("shut_in");

/// The piece kind of the wolf.
pub const WOLF: Kind = Kind(0);
/// The piece kind of a sheep.
pub const A_SHEEP: Kind = Kind(1);

/// The option which side makes the first step once the wolf is placed (WS-2).
pub const FIRST: OptionInfo = OptionInfo {
    name: "first",
    values: &["wolf", "sheep"],
    role: OptionRole::Choice,
    before: None,
};

/// The id of the wolf; the sheep have the lower ids, in the order of their starting squares.
const WOLF_ID: PieceId = PieceId(SHEEP as u16);

/// A game of Wolf and Sheep. Nothing is hidden, so it is its own view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wolf {
    field: Field,
    /// The sheep's squares by id, kept in step with `field`.
    sheep: [Square; SHEEP],
}

/// The seat that plays a side.
pub fn seat_of(animal: Animal) -> Seat {
    match animal {
        Animal::Wolf => Seat(0),
        Animal::Sheep => Seat(1),
    }
}

fn sheep_first(setup: &Setup) -> bool {
    setup.value(FIRST.name) == "sheep"
}

impl Wolf {
    /// A game from this position; `None` unless there are four sheep.
    pub fn from_field(field: Field) -> Option<Self> {
        let squares: Vec<Square> = Squares(field.sheep).collect();
        let sheep = squares.try_into().ok()?;
        Some(Self { field, sheep })
    }

    /// The position.
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The outcome, if the game is over: WS-3.
    fn outcome(&self) -> Option<Outcome> {
        let decided = self.field.decided()?;
        let reason = match decided {
            Decided::Past => GOT_PAST,
            Decided::ShutIn => SHUT_IN,
            Decided::SheepStuck => Reason::NO_MOVES,
        };
        Some(Outcome::win(seat_of(decided.winner()), reason))
    }

    /// The side whose piece is on a square.
    fn owner_at(&self, square: Square) -> Option<Animal> {
        if self.field.sheep & square.mask() != 0 {
            Some(Animal::Sheep)
        } else {
            (self.field.wolf == Some(square)).then_some(Animal::Wolf)
        }
    }
}
