//! What a tablebase decides at the root, and its results as scores.

use super::position::{Evaluator, GameEnd, SearchPosition, TablebaseResult};
use super::report::SearchReport;
use super::score::Score;
use super::{ActiveSearch, MAX_PLY, RootMove, Wdl};

/// A win of unknown distance is believed when so many plies are left until the draw without
/// progress.
const PLIES_TO_PROGRESS: usize = 40;

impl<P: SearchPosition, E: Evaluator<P>> ActiveSearch<'_, P, E> {
    /// The tablebase result and score of a position for its side to move, after `since_progress`
    /// plies without progress.
    #[inline(always)]
    pub(super) fn known(
        &self,
        position: &P,
        since_progress: usize,
        ply: usize,
    ) -> Option<(Wdl, i32)> {
        match self.evaluator.known(position) {
            Some(known) => Some(self.scored(known, since_progress, ply)),
            None => match self.evaluator.outcome(position)? {
                GameEnd::Win => Some((Wdl::UncountedWin, Score::UNCOUNTED_WIN)),
                GameEnd::Draw => Some((Wdl::Draw, 0)),
                GameEnd::Loss => Some((Wdl::UncountedLoss, -Score::UNCOUNTED_WIN)),
            },
        }
    }

    /// Whether a win of unknown distance scores as one. Not if the root is won in this way already,
    /// because the search looks for progress there; nor if few plies are left until the draw without
    /// progress.
    pub(super) fn counts_as_win(&self, winner: usize, since_progress: usize) -> bool {
        self.uncounted_winner != Some(winner)
            && since_progress + PLIES_TO_PROGRESS <= self.progress_limit
    }

    #[inline(never)]
    fn scored(&self, known: TablebaseResult, since_progress: usize, ply: usize) -> (Wdl, i32) {
        let in_time = |plies: u32| {
            since_progress + self.longest_without_progress.min(plies as usize)
                <= self.progress_limit
                && !(self.repeated_before && self.repeatable_from == 0)
        };
        let total = |plies: u32| plies as i32 + ply as i32;
        match known {
            TablebaseResult::Draw => (Wdl::Draw, 0),
            TablebaseResult::Win(plies) if in_time(plies) => (Wdl::Win, Score::WIN - total(plies)),
            TablebaseResult::Win(plies) => (Wdl::CursedWin, Score::CURSED_WIN - total(plies)),
            TablebaseResult::Loss(plies) if in_time(plies) => {
                (Wdl::Loss, total(plies) - Score::WIN)
            }
            TablebaseResult::Loss(plies) => (Wdl::BlessedLoss, total(plies) - Score::CURSED_WIN),
        }
    }

    /// The tablebase result and score of a root move for the side that makes it, and how often the
    /// position after it occurred before.
    fn known_move(&mut self, root: &P, mv: &RootMove<P>) -> Option<(Wdl, i32, usize)> {
        let before = if mv.restart.repeatable {
            0
        } else {
            let key = mv.after.key();
            self.path.iter().filter(|&&earlier| earlier == key).count()
        };
        let since_progress = if mv.restart.count {
            0
        } else {
            self.since_progress()
        };
        if mv.after.ending().is_none()
            && mv.after.has_moves()
            && (before >= 2 || since_progress >= self.progress_limit)
        {
            return Some((Wdl::Draw, 0, before));
        }
        let repeatable_from = self.repeatable_from;
        if mv.restart.repeatable {
            self.repeatable_from = self.path.len();
        }
        let known = self.known(&mv.after, since_progress, 1);
        self.repeatable_from = repeatable_from;
        let (worth, score) = known?;
        if mv.after.side() == root.side() {
            return Some((worth, score, before));
        }
        let worth = match worth {
            Wdl::Loss => Wdl::Win,
            Wdl::UncountedLoss => Wdl::UncountedWin,
            Wdl::BlessedLoss => Wdl::CursedWin,
            Wdl::Draw => Wdl::Draw,
            Wdl::CursedWin => Wdl::BlessedLoss,
            Wdl::UncountedWin => Wdl::UncountedLoss,
            Wdl::Win => Wdl::Loss,
        };
        Some((worth, -score, before))
    }

    /// If all root moves have tablebase results, wins and losses need no search: take the shortest
    /// win, or the longest resistance. Otherwise only the moves that keep the result remain, and
    /// the search decides between them.
    pub(super) fn decide_by_tablebase(
        &mut self,
        root: &P,
        roots: &mut Vec<RootMove<P>>,
    ) -> Option<SearchReport<P::Move>> {
        let mut known = Vec::with_capacity(roots.len());
        for mv in roots.iter() {
            known.push(self.known_move(root, mv)?);
        }
        let worth = known.iter().map(|&(worth, ..)| worth).max()?;
        let searched = !matches!(worth, Wdl::Loss | Wdl::Win);
        // The first of equals, as their order is random. Repeating a position is preferred only
        // when not winning.
        let best = (0..roots.len()).rev().max_by_key(|&i| {
            let (_, score, before) = known[i];
            (
                score,
                if score > 0 {
                    -(before as i32)
                } else {
                    before as i32
                },
            )
        })?;
        let kept = known
            .iter()
            .filter(|&&(of_move, ..)| of_move == worth)
            .count();
        if searched && kept > 1 {
            self.solved = Some(worth);
            self.uncounted_winner = match worth {
                Wdl::UncountedWin => Some(root.side()),
                Wdl::UncountedLoss => Some(1 - root.side()),
                _ => None,
            };
            let mut of_moves = known.iter();
            roots.retain(|_| {
                of_moves
                    .next()
                    .is_some_and(|&(of_move, ..)| of_move == worth)
            });
            return None;
        }
        let score = Score(known[best].1);
        let pv = self.known_line(roots[best].mv, &roots[best].after);
        Some(SearchReport {
            best: Some(roots[best].mv),
            score,
            depth: score.win_in().or(score.loss_in()).unwrap_or(1).max(1),
            nodes: (roots.len() as u64).min(self.node_limit),
            pv,
        })
    }

    /// A move followed by the shortest way to the end, as far as the tablebase knows it.
    pub(super) fn known_line(&self, mv: P::Move, after: &P) -> Vec<P::Move> {
        let mut line = vec![mv];
        let mut position = after.clone();
        let mut moves = Vec::new();
        while line.len() < MAX_PLY
            && !matches!(
                self.evaluator.known(&position),
                None | Some(TablebaseResult::Draw)
            )
            && position.ending().is_none()
        {
            moves.clear();
            position.moves(&mut moves);
            let worth = |mv: P::Move| {
                let after = position.play(mv);
                let score = match self.evaluator.known(&after) {
                    Some(TablebaseResult::Win(plies)) => Score::WIN - plies as i32,
                    Some(TablebaseResult::Loss(plies)) => plies as i32 - Score::WIN,
                    Some(TablebaseResult::Draw) | None => 0,
                };
                if after.side() == position.side() {
                    score
                } else {
                    -score
                }
            };
            let Some(next) = moves.iter().rev().copied().max_by_key(|&mv| worth(mv)) else {
                break;
            };
            line.push(next);
            position = position.play(next);
        }
        line
    }
}
