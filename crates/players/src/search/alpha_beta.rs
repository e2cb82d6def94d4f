//! The nodes of the tree: principal-variation search and table cutoffs.

use super::ordering::{MOST_MOVES, RANK_HASH_MOVE, RANK_KILLER, TRIED};
use super::position::{Evaluator, Quiescence, SearchPosition};
use super::score::{INFINITE, Score, ending_score, from_table, to_table};
use super::{ActiveSearch, Restart};
use crate::transposition::{Bound, Entry};

impl<P: SearchPosition, E: Evaluator<P>> ActiveSearch<'_, P, E> {
    /// The table's score, if it is as good as a search in this window.
    #[inline(always)]
    fn table_cutoff(
        &self,
        entry: Entry,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
        since_progress: usize,
    ) -> Option<i32> {
        // Close to a draw without progress or by length a score from another line is unreliable.
        if beta - alpha > 1
            || self.verifying
            || i32::from(entry.depth) < depth
            || self.is_too_long(since_progress + 24, ply + 24)
        {
            return None;
        }
        let score = from_table(entry.score, ply);
        let settled = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        };
        settled.then_some(score)
    }

    /// Searches a position that is not a leaf. The score is for its side to move, and exact inside
    /// the window.
    #[inline(never)]
    pub(super) fn node(
        &mut self,
        position: &P,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        let is_pv = beta - alpha > 1;
        let since_progress = self.since_progress();
        let key = position.key();
        if let Some(score) = self.repeated(position, key, ply) {
            return score;
        }
        // Mate-distance pruning: the score lies between a loss here and a win on the next move.
        let (worst_score, best_score) = (ply as i32 - Score::WIN, Score::WIN - ply as i32 - 1);
        if best_score <= alpha {
            return best_score;
        }
        if worst_score >= beta {
            return worst_score;
        }
        let (mut alpha, beta) = (alpha.max(worst_score), beta.min(best_score));
        let (uses_table, large) = (depth >= self.table_min_depth, self.table_min_depth > 1);
        let (table_key, frame) = if uses_table {
            position.table_key(key)
        } else {
            (key, 0)
        };
        let window = (alpha, beta);
        let mut entry = None;
        if large {
            if uses_table {
                // Generate the moves while the table entry is being fetched.
                self.table.fetch(table_key, depth);
            }
        } else {
            entry = if uses_table {
                self.table.get(table_key, depth)
            } else {
                None
            };
            let table_cutoff = entry
                .and_then(|entry| self.table_cutoff(entry, window, depth, ply, since_progress));
            if let Some(score) =
                table_cutoff.or_else(|| self.static_pruning(position, window, depth, ply))
            {
                return score;
            }
        }
        let (first, ranked) = (self.moves.len(), self.ranks.len());
        position.moves(&mut self.moves);
        self.moves.truncate(first + MOST_MOVES);
        let count = self.moves.len() - first;
        if count == 0 {
            return ending_score(position.without_moves(), ply);
        }
        if self.is_too_long(since_progress, ply) {
            self.moves.truncate(first);
            return self.drawn(position, ply);
        }
        let side = position.side();
        let (mut next, mut hot) = self.rank(position, first, side, ply, depth);
        if large && uses_table {
            entry = self.table.get(table_key, depth);
            if let Some(score) =
                entry.and_then(|entry| self.table_cutoff(entry, window, depth, ply, since_progress))
            {
                self.moves.truncate(first);
                self.ranks.truncate(ranked);
                return score;
            }
        }
        if let Some(Entry { choice, .. }) = entry
            && choice != Entry::NO_MOVE
        {
            let known = usize::from(position.recall(choice, &self.moves[first..], frame));
            if known < count {
                self.ranks[ranked + known] = RANK_HASH_MOVE;
                next = known;
                hot = hot.saturating_add(1);
            }
        }
        let quiet_scout = self.selective
            && !is_pv
            && !self.verifying
            && beta.abs() < Score::MAX_EVALUATION
            && position.quiescence_class() == Quiescence::Quiet;
        if quiet_scout
            && count > 1
            && let Some(score) = self.prob_cut(position, beta, depth, ply)
        {
            self.moves.truncate(first);
            self.ranks.truncate(ranked);
            return score;
        }
        let has_hash_move = entry.is_some_and(|entry| entry.choice != Entry::NO_MOVE);
        let depth = self.without_hash_move(depth, has_hash_move);
        let expects_cut = self.expects_cut[ply];
        let futile = if quiet_scout {
            self.futility_bound(position, alpha, depth, ply)
        } else {
            None
        };
        self.path.push(key);
        // A forced reply costs no depth; below the horizon, only threats do.
        let forced = count == 1 || depth <= 0 && position.quiescence_class() == Quiescence::Forced;
        let next_depth = if forced && depth < 60 {
            depth
        } else {
            depth - 1
        };
        let (lowest, mut best, mut choice, mut chosen) = (alpha, -INFINITE, Entry::NO_MOVE, None);
        let mut untried = 0;
        for i in 0..count {
            if i > 0 {
                self.ranks[ranked + next] = TRIED;
                next = if i < hot {
                    self.best_rank(ranked)
                } else {
                    untried = self.next_untried(ranked, untried);
                    untried
                };
            }
            let index = next;
            let rank = self.ranks[ranked + index];
            let mv = self.moves[first + index];
            if i > 0
                && rank < RANK_KILLER
                && best > -Score::MAX_EVALUATION
                && let Some(bound) = futile
            {
                best = best.max(bound);
                continue;
            }
            self.expects_cut[ply + 1] = if is_pv { i > 0 } else { !expects_cut };
            let after = position.play(mv);
            let same = after.side() == side;
            let restart = Restart::by(position, mv);
            let reduction = if depth >= 2 && i >= 2 && rank < RANK_KILLER && !self.verifying {
                self.late_move_reduction(depth, i, expects_cut)
            } else {
                0
            };
            let bar = if i == 0 { beta } else { alpha + 1 };
            let mut open = i == 0;
            let mut score = self.step(
                &after,
                same,
                restart,
                alpha,
                bar,
                next_depth - reduction,
                ply + 1,
            );
            if i > 0 && score > alpha {
                if reduction > 0 && !self.stopped {
                    self.expects_cut[ply + 1] = false;
                    score =
                        self.child(&after, same, restart, alpha, alpha + 1, next_depth, ply + 1);
                }
                open = score > alpha && score < beta;
                if open && !self.stopped {
                    self.expects_cut[ply + 1] = false;
                    score = self.child(&after, same, restart, alpha, beta, next_depth, ply + 1);
                }
            }
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                choice = index as u16;
                chosen = Some(mv);
                if score > alpha {
                    alpha = score;
                    if is_pv {
                        self.extend_line(mv, ply, open);
                    }
                }
                if score >= beta {
                    self.reward(
                        position,
                        mv,
                        side,
                        ply,
                        depth,
                        first,
                        if i > 0 { Some(ranked) } else { None },
                    );
                    break;
                }
            }
        }
        self.path.pop();
        self.moves.truncate(first);
        self.ranks.truncate(ranked);
        if self.stopped {
            return 0;
        }
        if P::REFUSES_REPETITION && best == -Score::WIN {
            // Every move is refused: the side passes.
            return self.evaluate(position);
        }
        if uses_table {
            let bound = if best >= beta {
                Bound::AtLeast
            } else if best > lowest {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let choice = match chosen {
                Some(mv) if bound != Bound::AtMost => position.keep(mv, choice, frame),
                _ => Entry::NO_MOVE,
            };
            self.table.put(
                table_key,
                Entry {
                    score: to_table(best, ply),
                    depth: depth.clamp(0, 255) as u8,
                    bound,
                    choice,
                },
            );
        }
        best
    }

    /// Sets this ply's principal variation to the move, followed by the child's if that was
    /// searched with an open window.
    pub(super) fn extend_line(&mut self, mv: P::Move, ply: usize, open: bool) {
        let (upper, lower) = self.pv.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(mv);
        if open {
            line.extend_from_slice(&lower[0]);
        }
    }
}
