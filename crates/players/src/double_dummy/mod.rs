//! A double-dummy solver for trick-taking games: computes what the two teams take in the rest of a
//! hand with all four hands open.
//!
//! It supports decks with suits of different lengths, a trump suit for each trick, points for
//! tricks and for single cards, and the King and the spies of The Six of VIII (rulings SV-8 and
//! SV-9). Plain bridge is a deck of four suits with one trump or none, and a point for each trick.
//!
//! [`CardNumbering`] describes the deck, [`Position`] is the four hands, possibly in the middle of
//! a trick, and [`Solver`] is the search: alpha-beta with a null window and a transposition table
//! at the start of each trick. A table entry says how much a side takes at least. It applies to all
//! positions with the same suit lengths in which the highest cards of each suit, as far down as the
//! proof depends on ranks, are held alike, and in which the cards whose points the proof counts
//! have the same owners; the points of other cards do not matter. Places 0 and 2 are a team, as are
//! 1 and 3. A hand is a bit set of up to 63 cards, ascending by rank within a suit.

mod deck;
mod search;
mod table;
#[cfg(test)]
mod tests;

pub use deck::{CardNumbering, Plays, Position, SEATS, SolverPlay};
pub use search::Solver;
