//! What the engine protocols share: a match with a player that thinks aloud, and time controls.

use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use coffer_players::knowledge::Knowledge;
use coffer_players::levels::Courtier;
use coffer_players::search::Score;
use coffer_players::seed::PlayerSeed;
use coffer_players::thinker::{CourtGame, Listener, Request, Thinker, Thought};
use coffer_players::{Budget, Clock};
use coffer_rules::{Match, Setup};

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
            ..Request::new(Some(Budget::nodes(1)), PlayerSeed::of(0, 0), self.clock)
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

/// A number that a front end gives, with or without a sign and a fraction; `None` if it is none.
pub(super) fn read_number(text: &str) -> Option<f64> {
    let number: f64 = text.parse().ok()?;
    number.is_finite().then_some(number)
}

/// The number of moves that a front end gives; `None` if it is less than one.
pub(super) fn read_moves(text: &str) -> Option<u32> {
    // A number that is too large becomes the largest.
    let moves = read_number(text)? as u32;
    (moves > 0).then_some(moves)
}

/// The time for a move, in seconds: a time that is over leaves the least in which a move is found.
pub(super) fn move_time(seconds: f64) -> Duration {
    const LEAST: f64 = 0.001;
    const MOST: f64 = 1e9;
    Duration::from_secs_f64(seconds.clamp(LEAST, MOST))
}

/// The clock of a side, in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct TimeControl {
    /// The time left. A front end that takes the increment off beforehand may come to less than 0.
    pub left: f64,
    /// Added before every move.
    pub increment: f64,
    /// The moves to make in the time left; `None` for all that follow.
    pub moves: Option<u32>,
}

impl TimeControl {
    /// The moves for which time is kept if there is no number.
    const USUAL_MOVES: u32 = 25;
    /// Time for the protocol itself.
    const OVERHEAD: f64 = 0.02;

    /// The time for the next move: its share of what is left, and the increment, but never more
    /// than half of both.
    pub fn share(&self) -> Duration {
        let moves = self.moves.unwrap_or(Self::USUAL_MOVES);
        let moves = moves.clamp(1, Self::USUAL_MOVES);
        let increment = self.increment.max(0.0);
        let all = self.left + increment;
        let share = self.left.max(0.0) / f64::from(moves) + increment * 0.75;
        let most = if moves == 1 { all } else { all / 2.0 };
        move_time(share.min(most) - Self::OVERHEAD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_gets_its_share_of_the_clock() {
        let share = |left: i32, increment: i32, moves| {
            let control = TimeControl {
                left: f64::from(left) / 1_000.0,
                increment: f64::from(increment) / 1_000.0,
                moves,
            };
            (control.share().as_secs_f64() * 1_000.0).round() as u32
        };
        assert_eq!(share(25_000, 0, None), 980);
        assert_eq!(share(10_000, 0, Some(10)), 980);
        assert_eq!(share(10_000, 1_000, Some(10)), 1_730);
        assert_eq!(share(10_000, 0, Some(1)), 9_980);
        assert_eq!(share(100, 1_000, None), 530, "at most half of it");
        assert_eq!(share(0, 0, None), 1);
        assert_eq!(share(-700, 1_000, None), 130, "half of what is left");
        assert_eq!(share(-700, 1_000, Some(1)), 280);
        assert_eq!(share(-1_500, 1_000, Some(1)), 1, "nothing is left");
        assert_eq!(share(1_000, -500, None), 20, "there is no such increment");
        let endless = TimeControl {
            left: f64::MAX,
            increment: f64::MAX,
            moves: None,
        };
        assert_eq!(endless.share(), Duration::from_secs(1_000_000_000));
    }

    #[test]
    fn numbers_may_have_a_sign_and_a_fraction() {
        for (text, number) in [
            ("500.7", Some(500.7)),
            ("-150", Some(-150.0)),
            ("0", Some(0.0)),
            ("1e400", None),
            ("inf", None),
            ("NaN", None),
            ("soon", None),
            ("", None),
        ] {
            assert_eq!(read_number(text), number, "{text}");
        }
        for (text, moves) in [
            ("12", Some(12)),
            ("12.0", Some(12)),
            ("9999999999", Some(u32::MAX)),
            ("0", None),
            ("0.5", None),
            ("-3", None),
            ("all", None),
        ] {
            assert_eq!(read_moves(text), moves, "{text}");
        }
        assert_eq!(move_time(-0.5), Duration::from_millis(1));
        assert_eq!(move_time(0.25), Duration::from_millis(250));
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
