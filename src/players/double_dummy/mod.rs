//! A double-dummy solver for trick-taking games: what two teams take of the rest of a hand when all
//! four hands lie open.
//!
//! It knows decks with suits of different lengths, a trump suit for each trick, points of a trick
//! and of single cards, and the King and the spies of The Six of VIII (rulings SV-8 and SV-9).
//! Plain bridge is a deck of four suits with one trump, or none, and a point a trick.
//!
//! [`CardNumbering`] is what is played, [`Position`] the four hands with a trick that may be under way,
//! [`Solver`] the search: an alpha-beta search with a window of no width, at the start of each
//! trick a table of what is known. An entry of the table says what a side takes at least, and
//! stands for all positions with the same lengths in which the highest cards of each suit, as far
//! down as the proof has used their ranks, lie alike, and in which the cards whose points the proof
//! counts have the same owners; what other cards are worth does not matter. Places 0 and 2 are a
//! team, so are 1 and 3. A hand of 63 cards is a set of bits, ranks of a suit upwards.

mod deck;
mod search;
mod table;
#[cfg(test)]
mod tests;

pub use deck::{CardNumbering, Plays, Position, SEATS, SolverPlay};
pub use search::Solver;
