//! What the engine protocols share: a match with a player that thinks aloud, and time controls.

use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use crate::players::knowledge::Knowledge;
use crate::players::levels::Courtier;
use crate::players::search::Score;
use crate::players::thinker::{CourtGame, Listener, Request, Thinker, Thought};
use crate::players::{Budget, Clock};
use crate::rules::{Match, Setup};

/// The name of the program in the protocols, in plain letters.
pub(super) const NAME: &str = "King's Coffer";

/// The most threads that a player can be given.
pub(super) const MOST_THREADS: usize = 64;

/// A match and the player that thinks about it.
pub(super) struct Engine<G: CourtGame> {
    pub game: Match<G>,
    player: Box<dyn Thinker<G>>,
    clock: Clock,
}

/// What a search has found so far.
#[derive(Clone, Debug)]
pub(super) struct Found<M> {
    /// For the side to move.
    pub score: Score,
    pub depth: u32,
    pub nodes: u64,
    pub time: Duration,
    pub line: Vec<M>,
}

impl<M> Found<M> {
    /// Positions a second.
    pub fn rate(&self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64().max(1e-3)
    }
}

impl<G: CourtGame> Engine<G> {
    /// A new match of the set-up's variant, with the player of this level; `None` if there is none.
    pub fn new(setup: Setup, level: u8, knowledge: &Knowledge, clock: Clock) -> Option<Self> {
        let player = G::courtier(setup.variant().key, Courtier::of_level(level)?, knowledge)?;
        let mut out = Self {
            game: Match::new(setup, Vec::new(), 0),
            player,
            clock,
        };
        knowledge.unpack_all();
        out.forget();
        Some(out)
    }

    /// The player's own time for a move.
    pub fn own_time(&self) -> Duration {
        const USUAL: Duration = Duration::from_secs(1);
        self.player.budget().time.unwrap_or(USUAL)
    }

    /// Clears what the player remembers of earlier searches. This takes longer than `stop` may take,
    /// so it is done while nothing is being searched.
    pub fn forget(&mut self) {
        let start = Match::<G>::new(self.game.setup().clone(), Vec::new(), 0);
        let request = Request {
            book: false,
            ..Request::new(Some(Budget::nodes(1)), 0, self.clock)
        };
        self.choose(&start, &request);
    }

    fn choose(&mut self, game: &Match<G>, request: &Request) -> Thought<G::Move> {
        let view = game.game().view(game.turn().seat());
        self.player.think(&view, game.legal_moves(), request)
    }

    /// Chooses a move in a match, and tells of every completed iteration and of the result.
    pub fn think(
        &mut self,
        game: &Match<G>,
        request: &Request,
        mut tell: impl FnMut(&Found<G::Move>) + Send,
    ) -> Thought<G::Move> {
        let (clock, began) = (self.clock, (self.clock)());
        let time = move || clock().saturating_sub(began);
        let (found, heard) = channel::<Found<G::Move>>();
        thread::scope(|scope| {
            scope.spawn(move || heard.iter().for_each(|found| tell(&found)));
            let at_last = found.clone();
            let listener = Listener::new(move |iteration| {
                let _ = found.send(Found {
                    score: iteration.score,
                    depth: iteration.depth,
                    nodes: iteration.nodes,
                    time: time(),
                    line: iteration.line().to_vec(),
                });
            });
            let request = Request {
                listener: Some(listener),
                ..request.clone()
            };
            let thought = self.choose(game, &request);
            let _ = at_last.send(Found {
                score: thought.score.unwrap_or_default(),
                depth: thought.depth,
                nodes: thought.nodes,
                time: time(),
                line: thought.line.clone(),
            });
            thought
        })
    }
}

/// The limits of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Limits {
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
    pub time: Option<Duration>,
    /// Until it is stopped.
    pub infinite: bool,
}

impl Limits {
    /// The budget; `None` for the player's own if nothing is limited.
    pub fn budget(&self) -> Option<Budget> {
        let limited = self.depth.is_some() || self.nodes.is_some() || self.time.is_some();
        (self.infinite || limited).then_some(Budget {
            nodes: self.nodes,
            time: self.time.filter(|_| !self.infinite),
        })
    }
}

/// The clock of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TimeControl {
    /// The time left.
    pub left: Duration,
    /// Added before every move.
    pub increment: Duration,
    /// The moves to make in the time left; `None` for all that follow.
    pub moves: Option<u32>,
}

impl TimeControl {
    /// The moves for which time is kept if there is no number.
    const USUAL_MOVES: u32 = 25;
    /// Time for the protocol itself.
    const OVERHEAD: Duration = Duration::from_millis(20);

    /// The time for the next move: its share of what is left, and the increment, but never more
    /// than half of both.
    pub fn share(&self) -> Duration {
        let moves = self.moves.unwrap_or(Self::USUAL_MOVES);
        let moves = moves.clamp(1, Self::USUAL_MOVES);
        let all = self.left.saturating_add(self.increment);
        let share = (self.left / moves).saturating_add(self.increment * 3 / 4);
        let most = if moves == 1 { all } else { all / 2 };
        let share = share.min(most).saturating_sub(Self::OVERHEAD);
        share.max(Duration::from_millis(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_gets_its_share_of_the_clock() {
        let ms = Duration::from_millis;
        let share = |left, increment, moves| {
            let control = TimeControl {
                left: ms(left),
                increment: ms(increment),
                moves,
            };
            control.share().as_millis()
        };
        assert_eq!(share(25_000, 0, None), 980);
        assert_eq!(share(10_000, 0, Some(10)), 980);
        assert_eq!(share(10_000, 1_000, Some(10)), 1_730);
        assert_eq!(share(10_000, 0, Some(1)), 9_980);
        assert_eq!(share(100, 1_000, None), 530, "at most half of it");
        assert_eq!(share(0, 0, None), 1);
    }

    #[test]
    fn without_a_limit_the_player_has_its_own() {
        assert_eq!(Limits::default().budget(), None);
        let time = Some(Duration::from_secs(1));
        let timed = Limits {
            time,
            ..Limits::default()
        };
        assert_eq!(timed.budget().and_then(|budget| budget.time), time);
        let infinite = Limits {
            infinite: true,
            ..timed
        };
        assert_eq!(infinite.budget(), Some(Budget::default()));
    }
}
