//! Seats at the table and what they can point at: the vocabulary that every game shares with the
//! table and the players.

use serde::{Deserialize, Serialize};

use super::Outcome;

/// A place at the table, counted from 0 in the order of play.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number as an index into a list of seats.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise of `seats`.
    pub fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats.max(1))
    }
}

/// Who acts now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turn {
    /// A seat chooses one of its legal moves.
    Seat(Seat),
    /// Chance acts: a deal or a shuffle, whose result becomes a move of the record.
    Chance,
    /// Nobody: the game has ended.
    Over(Outcome),
}

impl Turn {
    /// The seat that acts, if one does.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(*seat),
            Self::Chance | Self::Over(_) => None,
        }
    }

    /// The outcome, if the game has ended.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Chance | Self::Seat(_) => None,
        }
    }
}

/// The lasting name of one piece or card in one match.
///
/// It never tells a face: hidden cards are numbered by where they were dealt, and get new ids when
/// they are shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PieceId(pub u16);

/// What a piece is (man, king, the seven of a suit …), numbered by its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Kind(pub u16);

/// Something on the table that a player can point at, and where pieces can be. The game numbers its
/// own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Spot {
    /// A square, point or hex of the board.
    Square(u16),
    /// A pile of cards: stock, trick, block.
    Pile(u16),
    /// The cards in a seat's hand.
    Hand(Seat),
    /// What a seat has taken.
    Tray(Seat),
    /// One piece or card by its id, where the place alone does not tell it (a card in a hand).
    Piece(PieceId),
    /// A choice that is no place: pass, annul, huff.
    Choice(u16),
}

/// One piece or card as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PieceView {
    /// Its lasting id.
    pub id: PieceId,
    /// Whose it is, if anybody's.
    pub owner: Option<Seat>,
    /// What it is; `None` while it lies face down for this viewer.
    pub kind: Option<Kind>,
    /// Where it is.
    pub spot: Spot,
}
