//! Computer players for Queen's Guard and Bloody Queen. [`evaluation`] evaluates positions with the
//! networks or the weights of [`knowledge`](crate::knowledge), and `symmetry` knows which of
//! them are equal on a turned or mirrored board.
//!
//! Guards outside can trap and those inside cannot turn back, so both sides would rather wait than
//! step inward. The search counts the plies to the draw as AG-7 does and has some contempt for it.

pub mod evaluation;
pub mod self_play;
mod symmetry;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use coffer_rules::queens_guard::board::{Board, Move};
use coffer_rules::queens_guard::{BLOODY, NO_PROGRESS_LIMIT, QueensGuard};

pub use self::evaluation::QueensGuardEvaluator;
use super::Budget;
use super::baseline::Baseline;
use super::knowledge::Knowledge;
use super::knowledge::queens_guard_network::NetworksByGame;
use super::knowledge::queens_guard_weights::WeightSets;
use super::levels::{Courtier, PlayerProfile};
use super::player::Player;
use super::search::HistoryView;
use super::thinker::{CourtGame, Request, Thinker, Thought};

/// A computer player for both games.
#[derive(Debug)]
pub struct QueensGuardThinker(Player<Board, QueensGuardEvaluator>);

impl QueensGuardThinker {
    /// A player with this profile. It uses the networks and the fitted weights if the profile
    /// allows it.
    #[must_use]
    pub fn new(profile: PlayerProfile, knowledge: &Knowledge) -> QueensGuardThinker {
        let fitted = knowledge.queens_guard().filter(|_| profile.tuned);
        let weights = fitted.unwrap_or_else(|| Arc::new(WeightSets::default()));
        let networks = if profile.network {
            knowledge.queens_guard_networks()
        } else {
            NetworksByGame::default()
        };
        let evaluator = QueensGuardEvaluator::new(weights, networks, profile.style);
        QueensGuardThinker(Player::new(profile, evaluator))
    }
}

/// See [`PlayerProfile::contempt`]. Sides that only wait for each other draw; rather than that, one of
/// them should try something.
const CONTEMPT: i32 = 100;

/// A courtier's profile for these games: as for other board games, but with a lower depth, because
/// traps are evaluated without being played out, and with more noise for the first levels, because
/// a trap that is overlooked costs less than a capture.
fn profile(variant: &str, who: Courtier) -> Option<PlayerProfile> {
    let usual = who.profile()?;
    let (depth, evaluation_noise, root_noise, one_ply_rate, blunder_rate) = match who {
        // The baseline player wins about half of its games against him (`coffer tournament VARIANT
        // --levels child,1`).
        Courtier::WillSomers if variant == BLOODY => (1, 45, 67, 0, 42),
        Courtier::WillSomers => (1, 100, 140, 0, 90),
        Courtier::Katherine => (2, 20, 35, 9, 30),
        Courtier::CharlesBrandon => (3, 8, 15, 5, 4),
        Courtier::ThomasMore => (5, 0, 2, 0, 0),
        Courtier::ThomasCromwell => (usual.depth, 0, 0, 0, 0),
    };
    Some(PlayerProfile {
        // A smaller table answers sooner.
        table_bytes: usual.table_bytes.min(32 << 20),
        depth,
        evaluation_noise,
        root_noise,
        one_ply_rate,
        blunder_rate,
        contempt: CONTEMPT,
        ..*usual
    })
}

impl CourtGame for QueensGuard {
    fn courtier(
        variant: &str,
        who: Courtier,
        knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<QueensGuard>>> {
        Some(Box::new(QueensGuardThinker::new(
            profile(variant, who)?,
            knowledge,
        )))
    }

    fn with_profile(
        _variant: &str,
        profile: &PlayerProfile,
        knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<QueensGuard>>> {
        Some(Box::new(QueensGuardThinker::new(*profile, knowledge)))
    }

    fn profile(variant: &str, who: Courtier) -> Option<PlayerProfile> {
        profile(variant, who)
    }

    fn baseline(_variant: &str) -> Option<Box<dyn Thinker<QueensGuard>>> {
        Some(Box::new(Baseline::<QueensGuard, _>(QueensGuard::board)))
    }
}

impl Thinker<QueensGuard> for QueensGuardThinker {
    fn budget(&self) -> Budget {
        self.0.profile().budget
    }

    fn think(&mut self, view: &QueensGuard, legal: &[Move], request: &Request) -> Thought<Move> {
        let before = view.seen().earlier();
        // Relocations bring pieces back, so positions can recur over a longer time than the plies
        // without progress are counted.
        let past = HistoryView {
            keys: &before,
            since_progress: u32::from(view.quiet()),
            progress_limit: Some(u32::from(NO_PROGRESS_LIMIT)),
            plies_left: Some(u32::from(view.turns_left())),
        };
        Thought::of_search(self.0.think(view.board(), past, request), legal)
    }
}
