//! A match that is played elsewhere, and followed here.

use super::{Match, Ply};
use crate::Game;

impl<G: Game> Match<G> {
    /// Appends a move that was played elsewhere, as a viewer knows it: nothing of it is judged.
    pub fn follow(&mut self, ply: Ply<G>) {
        self.legal.take();
        self.undone.clear();
        self.plies.push(ply);
    }

    /// Takes back every move after the first `moves`, for good.
    pub fn truncate(&mut self, moves: usize) {
        self.legal.take();
        self.undone.clear();
        self.ending = None;
        self.plies.truncate(moves);
    }

    /// Puts another game in place of the starting position, for a match that is followed from a position
    /// of which only a part is known. Takes back every move.
    pub fn begin_with(&mut self, start: G) {
        self.truncate(0);
        self.start = start;
    }
}
