//! Wins that are forced within so many moves, proved by trying everything.

use std::collections::BTreeMap;

use coffer_players::search::{GameEnd, SearchPosition};

/// Proves forced wins, and remembers what it proved.
pub(super) struct ForcedWins<P: SearchPosition> {
    /// The side that is to win.
    side: usize,
    known: BTreeMap<(u64, usize), bool>,
    /// A position with this side to move.
    root: P,
}

impl<P: SearchPosition> ForcedWins<P> {
    /// For the side to move in this position.
    pub(super) fn new(root: &P) -> Self {
        Self {
            side: root.side(),
            known: BTreeMap::new(),
            root: root.clone(),
        }
    }

    /// The moves after which the side to move wins with at most `moves` moves of its own, this one
    /// included, whatever the other side does.
    pub(super) fn moves(&mut self, moves: usize) -> Vec<P::Move> {
        let mut all = Vec::new();
        self.root.moves(&mut all);
        all.retain(|mv| moves > 0 && self.wins(&self.root.play(*mv), moves - 1));
        all
    }

    /// Whether the side wins with so many more moves.
    fn wins(&mut self, position: &P, moves: usize) -> bool {
        if let Some(end) = position.ending() {
            return self.is_won(position, end);
        }
        if !position.has_moves() {
            return self.is_won(position, position.without_moves());
        }
        if moves == 0 {
            return false;
        }
        let key = (position.key(), moves);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let mut all = Vec::new();
        position.moves(&mut all);
        let wins = if position.side() == self.side {
            // A quick win is cheap to find.
            let mut after = all.iter().map(|mv| position.play(*mv));
            after.any(|after| self.wins(&after, 0))
                || moves > 1
                    && all
                        .iter()
                        .any(|mv| self.wins(&position.play(*mv), moves - 1))
        } else {
            all.iter().all(|mv| self.wins(&position.play(*mv), moves))
        };
        self.known.insert(key, wins);
        wins
    }

    fn is_won(&self, position: &P, end: GameEnd) -> bool {
        let winner = match end {
            GameEnd::Win => position.side(),
            GameEnd::Loss => 1 - position.side(),
            GameEnd::Draw => return false,
        };
        winner == self.side
    }
}
