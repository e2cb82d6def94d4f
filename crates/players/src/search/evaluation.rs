//! The evaluation of a position with style, noise and blunders.

use coffer_rules::stable_hash::mix;

use super::ActiveSearch;
use super::mixing::spread;
use super::position::{Evaluator, SearchPosition, USUAL_STEPS};
use super::score::Score;

impl<P: SearchPosition, E: Evaluator<P>> ActiveSearch<'_, P, E> {
    /// The evaluation of the position, including style and noise.
    #[inline]
    pub(super) fn evaluate(&self, position: &P) -> i32 {
        self.with_style_and_noise(position, self.evaluator.evaluate(position))
    }

    /// Adds the player's style bonus and the evaluation noise to an evaluation.
    #[inline(always)]
    pub(super) fn with_style_and_noise(&self, position: &P, worth: i32) -> i32 {
        let mut score = worth;
        let style_bonus = self.evaluator.style_bonus(position, self.own);
        score += if position.side() == self.own {
            style_bonus
        } else {
            -style_bonus
        };
        if self.options.evaluation_noise > 0 {
            score += spread(
                mix(position.key() ^ self.options.seed),
                self.options.evaluation_noise,
            );
        }
        score.clamp(-Score::MAX_EVALUATION, Score::MAX_EVALUATION)
    }

    /// Whether the player overlooks that something can be captured here.
    #[inline(always)]
    pub(super) fn overlooks(&self, position: &P, ply: usize) -> bool {
        self.options.blunder_rate > 0 && self.overlooks_this(position, ply)
    }

    #[inline(never)]
    fn overlooks_this(&self, position: &P, ply: usize) -> bool {
        let rate = u64::from(self.options.blunder_rate) * ply as u64;
        if rate == 0 || !position.offers() {
            return false;
        }
        let chance = rate * u64::from(position.steps_to_offer(self.root));
        let luck = mix(position.key() ^ self.options.seed.rotate_left(32));
        luck % (100 * u64::from(USUAL_STEPS)) < chance
    }
}
