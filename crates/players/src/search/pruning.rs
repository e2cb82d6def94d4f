//! Pruning: what is far above or below the window is not searched in full.

use super::ActiveSearch;
use super::position::{Evaluator, Quiescence, SearchPosition};
use super::score::Score;

/// Static pruning: the maximum depth, and the margin for each ply of depth.
const STATIC_PRUNING_DEPTH: i32 = 3;
const SELECTIVE_STATIC_PRUNING_DEPTH: i32 = 7;
const STATIC_PRUNING_MARGIN: i32 = 40;

/// Futility pruning: the maximum depth, and the margin for each ply of depth.
const FUTILITY_DEPTH: i32 = 4;
const FUTILITY_MARGIN: i32 = 40;

/// ProbCut: the minimum depth, and the margin.
const PROB_CUT_DEPTH: i32 = 5;
const PROB_CUT_MARGIN: i32 = 40;

/// At the horizon a threat is not played out if the evaluation is beyond the window by this.
const THREAT_MARGIN: i32 = 120;

impl<P: SearchPosition, E: Evaluator<P>> ActiveSearch<'_, P, E> {
    /// The evaluation of the position at this ply, which is worked out once.
    #[inline(always)]
    pub(super) fn standing(&mut self, position: &P, ply: usize) -> i32 {
        if let Some(standing) = self.standings[ply] {
            return standing;
        }
        let standing = self.evaluate(position);
        self.standings[ply] = Some(standing);
        standing
    }

    /// Static pruning: the position is quiet, near the horizon, and far above beta.
    #[inline(always)]
    pub(super) fn static_pruning(
        &mut self,
        position: &P,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        let deepest = if self.selective {
            SELECTIVE_STATIC_PRUNING_DEPTH
        } else {
            STATIC_PRUNING_DEPTH
        };
        let close = beta - alpha <= 1 && depth > 0 && depth <= deepest;
        if !close
            || self.verifying
            || beta.abs() >= Score::MAX_EVALUATION
            || position.quiescence_class() != Quiescence::Quiet
            || !position.has_moves()
        {
            return None;
        }
        let standing = self.standing(position, ply);
        (standing - STATIC_PRUNING_MARGIN * depth >= beta).then_some(standing)
    }

    /// At the horizon: the position is so far beyond the window that a threat of the opponent does not
    /// matter.
    #[inline(always)]
    pub(super) fn is_far_beyond(
        &mut self,
        position: &P,
        (alpha, beta): (i32, i32),
        ply: usize,
    ) -> bool {
        if !self.selective || self.verifying || beta.abs() >= Score::MAX_EVALUATION {
            return false;
        }
        let standing = self.standing(position, ply);
        standing - THREAT_MARGIN >= beta || standing + THREAT_MARGIN <= alpha
    }

    /// Futility pruning: near the horizon and far below alpha, the score of a late move is this at
    /// most.
    #[inline(always)]
    pub(super) fn futility_bound(
        &mut self,
        position: &P,
        alpha: i32,
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        if depth <= 0 || depth > FUTILITY_DEPTH {
            return None;
        }
        let bound = self.standing(position, ply) + FUTILITY_MARGIN * depth;
        (bound <= alpha).then_some(bound)
    }

    /// ProbCut: the score of a shallower search, if it exceeds beta by a margin; or any score if the
    /// search was stopped.
    #[inline(never)]
    pub(super) fn prob_cut(
        &mut self,
        position: &P,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        if depth < PROB_CUT_DEPTH || self.standing(position, ply) < beta {
            return None;
        }
        let bar = beta + PROB_CUT_MARGIN;
        let shallower = depth - 4 - depth / 8;
        let score = self.node(position, bar - 1, bar, shallower, ply);
        (score >= bar || self.stopped).then_some(score)
    }
}
