//! Move ordering: hash move, captures, killers, history.

use super::ActiveSearch;
use super::position::{Evaluator, HISTORY_SLOTS, SearchPosition};

/// The most moves of a position that are searched; further ones are ignored.
pub const MOST_MOVES: usize = 1 << INDEX_BITS;

/// The bits of a rank for the move's index. Moves are searched from the highest rank down; the
/// lowest bits are the last index minus the move's, so that the first move wins ties.
const INDEX_BITS: u32 = 10;

/// The highest index of a move.
const LAST_INDEX: i32 = (1 << INDEX_BITS) - 1;

/// The rank of a move that has been searched.
pub(super) const TRIED: i32 = i32::MIN;

pub(super) const RANK_HASH_MOVE: i32 = 1 << 30;

const RANK_ORDERED: i32 = 1 << 28;

pub(super) const RANK_KILLER: i32 = 1 << 26;

/// The index in a rank.
#[inline(always)]
const fn index_of(rank: i32) -> usize {
    (LAST_INDEX - (rank & LAST_INDEX)) as usize
}

/// History counters stay within plus and minus this.
const RANK_HISTORY: i32 = 1 << 14;

impl<P: SearchPosition, E: Evaluator<P>> ActiveSearch<'_, P, E> {
    /// Gives every move of the node its ordering rank. Returns the index of the first move to
    /// search and the number of moves worth ordering; close to the horizon the others are searched
    /// as they come.
    #[inline(always)]
    pub(super) fn rank(
        &mut self,
        position: &P,
        first: usize,
        side: usize,
        ply: usize,
        depth: i32,
    ) -> (usize, usize) {
        let killers = self.killers[ply];
        let history = &self.history[side & 1];
        let base = self.ranks.len();
        let moves = self.moves[first..].iter().zip((0..=LAST_INDEX).rev());
        self.ranks.extend(moves.map(|(&mv, index)| {
            // Written to compile to conditional moves: branches would be mispredicted.
            let ordering_score = position.ordering_score(mv);
            let mut rank = history[position.history_slot(mv) % HISTORY_SLOTS] << INDEX_BITS;
            rank = if killers[1] == Some(mv) {
                RANK_KILLER
            } else {
                rank
            };
            rank = if killers[0] == Some(mv) {
                RANK_KILLER + (1 << INDEX_BITS)
            } else {
                rank
            };
            rank = if ordering_score > 0 {
                RANK_ORDERED + (ordering_score << INDEX_BITS)
            } else {
                rank
            };
            rank | index
        }));
        let (mut best, mut hot) = (i32::MIN, 0);
        for &rank in &self.ranks[base..] {
            best = best.max(rank);
            hot += usize::from(rank >= RANK_KILLER);
        }
        let hot = if depth <= 1 { hot } else { usize::MAX };
        (index_of(best), hot)
    }

    /// The untried move with the highest rank.
    #[inline(always)]
    pub(super) fn best_rank(&self, ranked: usize) -> usize {
        index_of(
            self.ranks[ranked..]
                .iter()
                .copied()
                .fold(i32::MIN, i32::max),
        )
    }

    /// The first untried move from this index on.
    #[inline(always)]
    pub(super) fn next_untried(&self, ranked: usize, from: usize) -> usize {
        let mut next = from;
        while self.ranks[ranked + next] == TRIED {
            next += 1;
        }
        next
    }

    /// Updates killers and history for a quiet move that caused a cutoff; moves tried before it get
    /// a malus.
    pub(super) fn reward(
        &mut self,
        position: &P,
        mv: P::Move,
        side: usize,
        ply: usize,
        depth: i32,
        first: usize,
        ranked: Option<usize>,
    ) {
        if depth <= 0 || position.ordering_score(mv) > 0 {
            return;
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            killers[1] = killers[0];
            killers[0] = Some(mv);
        }
        let bonus = (depth * depth).min(400);
        let history = &mut self.history[side & 1];
        let mut add = |mv: P::Move, bonus: i32| {
            let count = &mut history[position.history_slot(mv) % HISTORY_SLOTS];
            *count += bonus - *count * bonus.abs() / RANK_HISTORY;
        };
        add(mv, bonus);
        if let Some(ranked) = ranked {
            for (&other, _) in self.moves[first..]
                .iter()
                .zip(&self.ranks[ranked..])
                .filter(|(_, rank)| **rank == TRIED)
            {
                add(other, -bonus);
            }
        }
    }
}
