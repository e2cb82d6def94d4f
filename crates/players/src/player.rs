//! A player of one board game: a profile and a search.

use coffer_rules::stable_hash::mix;

use super::levels::PlayerProfile;
use super::search::{Evaluator, HistoryView, Search, SearchOptions, SearchPosition, SearchReport};
use super::soft_limit::SoftLimit;
use super::stopper;
use super::thinker::Request;

/// The depth, in plies, from which a player searches selectively. One that looks less deep is as
/// strong as its depth.
const SELECTIVE_DEPTH: u32 = 20;

/// A player of one game: a profile and a search.
#[derive(Debug)]
pub struct Player<P: SearchPosition, E> {
    profile: PlayerProfile,
    evaluator: E,
    /// The search is allocated on the first thought, because a player that never thinks needs no
    /// table.
    search: Option<Search<P, E>>,
}

impl<P: SearchPosition, E: Evaluator<P> + Clone> Player<P, E> {
    /// A player with this profile and this evaluator.
    #[must_use]
    pub fn new(profile: PlayerProfile, evaluator: E) -> Player<P, E> {
        Player {
            profile,
            evaluator,
            search: None,
        }
    }

    /// The player's profile.
    #[must_use]
    pub const fn profile(&self) -> &PlayerProfile {
        &self.profile
    }

    /// Chooses a move as the request says. With a budget of nodes only, and without `resume`, the
    /// report depends on nothing but the position, its history, the budget and the seed. With a time
    /// limit the player goes on with what it found before and may use several threads; with its own
    /// budget and without `resume` it ends early if the move is clear. The best move is `None` only
    /// if there is no legal move.
    pub fn think(
        &mut self,
        position: &P,
        past: HistoryView<'_>,
        request: &Request,
    ) -> SearchReport<P::Move> {
        self.think_to(self.profile.depth, position, past, request)
    }

    /// Like [`Player::think`], but looks this many plies ahead.
    pub fn think_to(
        &mut self,
        depth: u32,
        position: &P,
        past: HistoryView<'_>,
        request: &Request,
    ) -> SearchReport<P::Move> {
        let budget = request.budget.unwrap_or(self.profile.budget);
        // The seed of this move: the request's seed alone would repeat the same blunder all game
        // long.
        let luck = mix(request.seed.get() ^ position.key() ^ past.keys.len() as u64);
        let one_ply = luck % 100 < u64::from(self.profile.one_ply_rate);
        let depth = if one_ply {
            1
        } else {
            request.depth.map_or(depth, |most| depth.min(most))
        };
        let options = SearchOptions {
            depth,
            nodes: budget.nodes,
            seed: luck,
            root_noise: self.profile.root_noise,
            evaluation_noise: self.profile.evaluation_noise,
            quiescence: self.profile.quiescence,
            blunder_rate: self.profile.blunder_rate,
            contempt: if request.analyses {
                0
            } else if request.ponders {
                -self.profile.contempt
            } else {
                self.profile.contempt
            },
            selective: depth >= SELECTIVE_DEPTH,
            threads: if budget.nodes.is_some() && budget.time.is_none() {
                1
            } else {
                request.threads.max(self.profile.threads)
            },
        };
        let search = self
            .search
            .get_or_insert_with(|| Search::new(self.evaluator.clone(), self.profile.table_bytes));
        if !request.resume && budget.time.is_none() {
            search.clear();
        }
        let mut stop = stopper(budget, request.cancel.clone(), request.clock);
        // Of a time that was asked for all is wanted.
        let own = request.budget.is_none() && !request.resume;
        let mut soft_limit = SoftLimit::new(budget.time.filter(|_| own), request.clock);
        let mut listen = |report: &SearchReport<P::Move>| {
            if let Some(listener) = &request.listener {
                listener.hear(report);
            }
            soft_limit.is_reached(report)
        };
        search.run_aloud(position, past, &options, &mut stop, &mut listen)
    }
}
