//! Seats, pieces and spots: the types that every game shares with the table and the players.

use coffer_texts::{fill, has, text};
use serde::{Deserialize, Serialize};

/// A seat at the table, counted from 0 in the order of play.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat number as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise, out of `seats`.
    pub fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats.max(1))
    }
}

/// The name of a seat's side in a variant, e.g. “dark”; the seat's number if it has no name.
#[must_use]
pub fn side_name(variant: &str, seat: Seat) -> String {
    let key = format!("{variant}-seat-{}", seat.0);
    if has(&key) {
        return text(&key).to_owned();
    }
    let number = (u32::from(seat.0) + 1).to_string();
    fill("seat", &[("n", &number)])
}

/// The seats of a table of `count`, grouped by side: allied seats share one.
pub fn seats_by_side(count: usize, allies: impl Fn(Seat, Seat) -> bool) -> Vec<Vec<Seat>> {
    let mut sides: Vec<Vec<Seat>> = Vec::new();
    for seat in (0..).map(Seat).take(count) {
        match sides.iter_mut().find(|side| allies(side[0], seat)) {
            Some(side) => side.push(seat),
            None => sides.push(vec![seat]),
        }
    }
    sides
}

/// The persistent id of a piece or card within a match.
///
/// It never reveals a face: hidden cards are numbered by where they were dealt, and get new ids
/// when they are shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PieceId(pub u16);

/// The kind of a piece (man, king, the seven of a suit …), numbered by its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Kind(pub u16);

/// A place on the table that can hold pieces or be selected by a player, numbered by its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Spot {
    /// A square, point or hex of the board.
    Square(u16),
    /// A pile of cards: stock, trick, block.
    Pile(u16),
    /// The cards in a seat's hand.
    Hand(Seat),
    /// The pieces or cards that a seat has captured.
    Tray(Seat),
    /// One piece or card by its id, if the place alone does not identify it (a card in a hand).
    Piece(PieceId),
    /// A choice without a place on the table: pass, annul, huff.
    Choice(u16),
}

/// One piece or card as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PieceView {
    /// Its persistent id.
    pub id: PieceId,
    /// Its owner, if it has one.
    pub owner: Option<Seat>,
    /// Its kind; `None` while it is face down for this viewer.
    pub kind: Option<Kind>,
    /// Where it is.
    pub spot: Spot,
}
