//! Leaves: forced moves are played out, and quiet positions are evaluated.

use super::position::{Evaluator, Quiescence, SearchPosition};
use super::score::{Score, ending_score};
use super::{ActiveSearch, MAX_PLY, Wdl};

impl<P: SearchPosition, E: Evaluator<P>> ActiveSearch<'_, P, E> {
    /// Counts the node. Returns its score for the side to move if it is a leaf: the game is over,
    /// the tablebase has it, a capture is overlooked, it is evaluated at the horizon, or it is
    /// pruned statically.
    #[inline(always)]
    pub(super) fn evaluate_leaf(
        &mut self,
        position: &P,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        if self.nodes >= self.next_check && !self.check_limits() {
            return Some(0);
        }
        self.nodes += 1;
        self.standings[ply] = None;
        let is_pv = beta - alpha > 1;
        if is_pv {
            self.pv[ply].clear();
        }
        if let Some(ending) = position.ending() {
            return Some(ending_score(ending, ply));
        }
        let since_progress = self.since_progress();
        let (mut cursed, mut uncounted) = (None, 0);
        if let Some((worth, score)) = self.known(position, since_progress, ply) {
            match worth {
                // At a drawn root, search on for the drawing move that is hardest for the opponent.
                Wdl::Draw if self.solved == Some(Wdl::Draw) => {}
                Wdl::CursedWin | Wdl::BlessedLoss => cursed = Some(score),
                Wdl::UncountedWin | Wdl::UncountedLoss => {
                    let winner = position.side() ^ usize::from(score < 0);
                    if self.counts_as_win(winner, since_progress) {
                        // Whatever the search would find may lie beyond the window.
                        let bound = score - score.signum() * Score::MOST_BESIDE_OUTCOME;
                        let beyond = (score > 0 && bound >= beta) || (score < 0 && bound <= alpha);
                        if beyond && !self.is_repeated(position.key()) {
                            return Some(bound);
                        }
                        uncounted = score;
                    }
                }
                Wdl::Win | Wdl::Draw | Wdl::Loss => {
                    let again = self.is_repeated(position.key());
                    return Some(if again { 0 } else { score });
                }
            }
        }
        if self.overlooks(position, ply) {
            return Some(
                self.with_style_and_noise(position, self.evaluator.with_temptation(position)),
            );
        }
        if depth <= 0 {
            let play_on = match position.quiescence_class() {
                Quiescence::Quiet => false,
                Quiescence::Threat => {
                    depth == 0
                        && self.options.quiescence
                        && (cursed.is_some()
                            || uncounted != 0
                            || !self.is_far_beyond(position, (alpha, beta), ply))
                }
                Quiescence::Forced => self.options.quiescence,
            };
            if !play_on || ply >= MAX_PLY {
                if !position.has_moves() {
                    return Some(ending_score(position.without_moves(), ply));
                }
                return Some(if self.is_too_long(since_progress, ply) {
                    self.drawn(position, ply)
                } else {
                    cursed.unwrap_or_else(|| {
                        let most = Score::MOST_BESIDE_OUTCOME;
                        let evaluation = self.standing(position, ply);
                        if uncounted == 0 {
                            evaluation
                        } else {
                            uncounted + evaluation.clamp(-most, most)
                        }
                    })
                });
            }
        } else if ply >= MAX_PLY {
            return Some(self.evaluate(position));
        } else if self.table_min_depth > 1
            && uncounted == 0
            && let Some(standing) = self.static_pruning(position, (alpha, beta), depth, ply)
            && !self.is_repeated(position.key())
        {
            // Prune before probing a large table, which is slower.
            return Some(standing);
        }
        None
    }
}
