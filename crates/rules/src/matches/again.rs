//! The matches that follow from a match: a rematch, the same one again, and another one from an
//! earlier position.

use super::Match;
use crate::{ClockRecord, Game, Occupant, Record, Setup};

impl<G: Game> Match<G> {
    /// A new match between the same people, in which everybody moves to the next seat along with
    /// their options.
    #[must_use]
    pub fn rematch(&self) -> Self {
        let (mut seats, mut faces) = (self.seats.clone(), self.faces.clone());
        let by = seats.len().min(1);
        seats.rotate_left(by);
        faces.rotate_left(by);
        self.begun_again(self.setup.rotated(), seats, faces)
    }

    /// A new match with the same people in the same seats but another seed, because the old deal is
    /// known.
    #[must_use]
    pub fn redealt(&self) -> Self {
        self.begun_again(self.setup.clone(), self.seats.clone(), self.faces.clone())
    }

    /// A match from the standard position, with the next seed and full clocks.
    fn begun_again(&self, setup: Setup, seats: Vec<Occupant>, faces: Vec<String>) -> Self {
        let mut out = Self::new(setup, seats, self.seed.wrapping_add(1));
        out.faces = faces;
        out.clock = self.unused_clock();
        out
    }

    /// The last of the positions after at most `moves` moves in which the match is not over, as a
    /// number of moves: from there it can be played on in another way.
    pub fn playable(&self, moves: usize) -> usize {
        let most = moves.min(self.plies.len());
        let open = |moves: &usize| self.game_after(*moves).turn().outcome().is_none();
        (0..=most).rev().find(open).unwrap_or(most)
    }

    /// The record of a match that goes on from the position after `moves` moves, with another seed
    /// and without a clock. If the game hides nothing, it begins at that position; otherwise it keeps
    /// the moves so far, because a position does not say who knows what.
    #[must_use]
    pub fn continuation(&self, moves: usize, seed: u64) -> Record {
        let mut record = self.record();
        record.set_analysis(None);
        record.moves.truncate(moves);
        if moves > 0 && !self.start.hides_anything() {
            record.position = Some(self.game_after(moves).position());
            record.moves.clear();
        }
        Record {
            seed,
            ending: None,
            clock: None,
            source: None,
            ..record
        }
    }

    fn unused_clock(&self) -> Option<ClockRecord> {
        let clock = self.clock.as_ref()?;
        Some(ClockRecord::new(clock.minutes, clock.increment))
    }

    /// The same set-up and people, from the starting position.
    #[must_use]
    pub fn restarted(&self) -> Self {
        let mut out = Self::with_start(
            self.setup.clone(),
            self.seats.clone(),
            self.seed,
            self.position.clone(),
            self.start.clone(),
        );
        out.faces.clone_from(&self.faces);
        out.clock = self.unused_clock();
        out
    }
}
