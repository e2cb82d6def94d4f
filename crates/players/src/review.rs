//! The review of a finished match: a graph of the score, what each move cost, the turning point,
//! and better moves.
//!
//! A [`Review`] is built position by position: it says which one it wants evaluated next
//! ([`Review::wanted`]) and accepts the thinker's answers ([`Review::add`]) whenever they come.
//! Everything that follows from two neighbouring answers is available at once. All numbers are
//! whole hundredths of a man.

use coffer_rules::{Match, Outcome, Seat, Spot};
use coffer_texts::Sentence;

use super::hint::{Explains, PlayedLine, hastening, hint, verdict};
use super::search::Score;
use super::thinker::Thought;

/// Scores beyond this are capped: a side that is so far ahead wins.
pub const CAP: i32 = 600;
/// From this lead on a win is expected.
const EXPECTED: i32 = 120;
/// The largest loss of each class; a greater loss is a blunder.
const COSTS: [(Class, i32); 4] = [
    (Class::Best, 8),
    (Class::Good, 30),
    (Class::Inaccuracy, 80),
    (Class::Mistake, 160),
];

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// The thinker's own move, or one that is just as good.
    Best,
    /// Loses next to nothing.
    Good,
    /// Loses a little.
    Inaccuracy,
    /// Loses about a man.
    Mistake,
    /// Loses more.
    Blunder,
}

impl Class {
    /// All classes, best first.
    pub const ALL: [Class; 5] = [
        Class::Best,
        Class::Good,
        Class::Inaccuracy,
        Class::Mistake,
        Class::Blunder,
    ];

    /// The class of a move with this loss.
    #[must_use]
    pub fn of_loss(loss: i32) -> Class {
        let fits = COSTS.into_iter().find(|(_, most)| loss <= *most);
        fits.map_or(Class::Blunder, |(class, _)| class)
    }
}

/// A point on the graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphPoint {
    /// How far seat 0 is ahead, from -[`CAP`] to [`CAP`].
    pub score: i32,
    /// The seat that is certain to win or has won.
    pub decided: Option<Seat>,
}

impl GraphPoint {
    /// The point for a score given from the view of this seat.
    #[must_use]
    pub fn of(score: Score, seat: Seat) -> GraphPoint {
        let other = Seat(u8::from(seat == Seat(0)));
        let decided = match (score.win_in(), score.loss_in()) {
            (Some(_), _) => Some(seat),
            (_, Some(_)) => Some(other),
            _ => None,
        };
        let score = score.0.clamp(-CAP, CAP);
        GraphPoint {
            score: if seat == Seat(0) { score } else { -score },
            decided,
        }
    }

    /// The point for the end of a match.
    #[must_use]
    pub fn of_outcome(outcome: &Outcome) -> GraphPoint {
        match outcome.winners.as_slice() {
            [winner] => GraphPoint::of(Score(Score::WIN), *winner),
            _ => GraphPoint {
                score: 0,
                decided: None,
            },
        }
    }

    /// How far this seat is ahead.
    #[must_use]
    pub fn seen_by(self, seat: Seat) -> i32 {
        if seat == Seat(0) {
            self.score
        } else {
            -self.score
        }
    }

    /// The seat expected to win; `None` for a draw.
    #[must_use]
    pub fn expected(self) -> Option<Seat> {
        if self.score.abs() < EXPECTED {
            return None;
        }
        Some(Seat(u8::from(self.score < 0)))
    }
}

/// The assessment of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveAssessment {
    /// The seat that made it.
    pub seat: Seat,
    /// The loss compared to the best move, at least 0.
    pub loss: i32,
    /// How good it was.
    pub class: Class,
}

/// The move that should have been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Better {
    /// The move in notation.
    pub text: String,
    /// The piece, if there is one, followed by its path.
    pub spots: Vec<Spot>,
    /// Why it is better.
    pub reason: Sentence,
}

/// The loss of a move, from the graph before and after it. The thinker's own move costs nothing,
/// whatever later analysis says.
#[must_use]
pub fn assess(before: GraphPoint, after: GraphPoint, seat: Seat, own_move: bool) -> MoveAssessment {
    let loss = if own_move {
        0
    } else {
        (before.seen_by(seat) - after.seen_by(seat)).max(0)
    };
    MoveAssessment {
        seat,
        loss,
        class: Class::of_loss(loss),
    }
}

/// The move after which the expected result changed for the last time, counted from 0. `None` if it
/// was the same all along.
#[must_use]
pub fn turning_point(graph: &[GraphPoint]) -> Option<usize> {
    let last = graph.last()?.expected();
    graph.iter().rposition(|point| point.expected() != last)
}

/// A summary of one seat's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveClassCounts {
    /// The number of moves of each class, in the order of [`Class::ALL`].
    pub classes: [u32; 5],
    /// The average loss of a move, rounded.
    pub average_loss: i32,
}

/// A review in progress.
#[derive(Clone, Debug)]
pub struct Review<G: Explains> {
    /// Every position of the match, including the first.
    games: Vec<G>,
    moves: Vec<(Option<Seat>, G::Move)>,
    thoughts: Vec<Option<Thought<G::Move>>>,
}

impl<G: Explains> Review<G> {
    /// A review without any assessments yet.
    #[must_use]
    pub fn new(game: &Match<G>) -> Review<G> {
        let start = game.restarted().game().clone();
        let games: Vec<G> = [start]
            .into_iter()
            .chain(game.plies().iter().map(|ply| ply.after.clone()))
            .collect();
        Review {
            thoughts: vec![None; games.len()],
            games,
            moves: game
                .plies()
                .iter()
                .map(|ply| (ply.seat, ply.mv.clone()))
                .collect(),
        }
    }

    /// The number of positions: the number of moves plus one.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.games.len()
    }

    /// A position, counted from 0.
    #[must_use]
    pub fn game(&self, position: usize) -> Option<&G> {
        self.games.get(position)
    }

    /// The first position that a thinker still has to evaluate, from the view of the seat to move
    /// there. `None` if the review is complete.
    #[must_use]
    pub fn wanted(&self) -> Option<usize> {
        (0..self.games.len()).find(|position| self.is_open(*position))
    }

    fn is_open(&self, position: usize) -> bool {
        let acts = self
            .games
            .get(position)
            .is_some_and(|game| game.turn().seat().is_some());
        acts && self.thoughts.get(position).is_some_and(Option::is_none)
    }

    /// The number of positions evaluated, and the total.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let open = (0..self.games.len())
            .filter(|position| self.is_open(*position))
            .count();
        (self.games.len() - open, self.games.len())
    }

    /// Accepts a thinker's answer for a position. An answer without a score or for a position that
    /// does not exist changes nothing and returns false.
    pub fn add(&mut self, position: usize, thought: Thought<G::Move>) -> bool {
        let Some(place) = self.thoughts.get_mut(position) else {
            return false;
        };
        if thought.score.is_none() {
            return false;
        }
        *place = Some(thought);
        true
    }

    /// The graph at a position; `None` until it is evaluated.
    #[must_use]
    pub fn point(&self, position: usize) -> Option<GraphPoint> {
        let turn = self.games.get(position)?.turn();
        match turn.outcome() {
            Some(outcome) => Some(GraphPoint::of_outcome(outcome)),
            None => Some(GraphPoint::of(
                self.thoughts.get(position)?.as_ref()?.score?,
                turn.seat()?,
            )),
        }
    }

    /// The graph up to its first gap.
    #[must_use]
    pub fn graph(&self) -> Vec<GraphPoint> {
        (0..self.games.len())
            .map_while(|position| self.point(position))
            .collect()
    }

    /// The assessment of a move, counted from 0; `None` until the positions before and after it are
    /// evaluated, and for chance moves.
    #[must_use]
    pub fn assessment(&self, ply: usize) -> Option<MoveAssessment> {
        let (seat, mv) = self.moves.get(ply)?;
        let thought = self.thoughts.get(ply)?.as_ref()?;
        let own_move = thought.best.as_ref() == Some(mv);
        let mut assessment = assess(self.point(ply)?, self.point(ply + 1)?, (*seat)?, own_move);
        let hastens = || hastening(thought.score?, self.score_after(ply, assessment.seat)?);
        if !own_move && hastens().is_some() {
            assessment.class = assessment.class.max(Class::Mistake);
        }
        Some(assessment)
    }

    /// The score of the position after a move, for the seat that made it.
    fn score_after(&self, ply: usize, seat: Seat) -> Option<Score> {
        let turn = self.games.get(ply + 1)?.turn();
        if let Some(outcome) = turn.outcome() {
            let end = GraphPoint::of_outcome(outcome).seen_by(seat).signum();
            return Some(Score(end * Score::WIN));
        }
        let score = self.thoughts.get(ply + 1)?.as_ref()?.score?;
        Some(if turn.seat()? == seat {
            score
        } else {
            Score(-score.0)
        })
    }

    /// The move that should have been played, if the one played cost something.
    #[must_use]
    pub fn better(&self, ply: usize) -> Option<Better> {
        if self.assessment(ply)?.class <= Class::Good {
            return None;
        }
        let hint = hint(self.games.get(ply)?, self.thoughts.get(ply)?.as_ref()?)?;
        Some(Better {
            text: hint.text,
            spots: hint.spots,
            reason: hint.reason,
        })
    }

    /// What was wrong with a move, if it cost something.
    #[must_use]
    pub fn sentence(&self, ply: usize) -> Option<Sentence> {
        let assessment = self.assessment(ply)?;
        if assessment.class <= Class::Good {
            return None;
        }
        let game = self.games.get(ply)?;
        let (_, mv) = self.moves.get(ply)?;
        let better = self.thoughts.get(ply)?.as_ref()?;
        let answer = self.thoughts.get(ply + 1)?.as_ref();
        let line: Vec<G::Move> = [mv]
            .into_iter()
            .chain(answer.iter().flat_map(|answer| &answer.line))
            .cloned()
            .collect();
        let score = self.score_after(ply, assessment.seat)?;
        let better = PlayedLine::follow(game, &better.line, better.score)?;
        let played = PlayedLine::follow(game, &line, Some(score))?;
        Some(verdict(&better, &played))
    }

    /// The move at which the match turned, see [`turning_point`]; `None` until the review is
    /// complete.
    #[must_use]
    pub fn turning_point(&self) -> Option<usize> {
        let graph = self.graph();
        if graph.len() < self.games.len() {
            return None;
        }
        turning_point(&graph)
    }

    /// A summary of a seat's moves that are assessed so far.
    #[must_use]
    pub fn tally(&self, seat: Seat) -> MoveClassCounts {
        let mut tally = MoveClassCounts::default();
        let mut losses = 0;
        let assessment = (0..self.moves.len()).filter_map(|ply| self.assessment(ply));
        for assessment in assessment.filter(|assessment| assessment.seat == seat) {
            tally.classes[assessment.class as usize] += 1;
            losses += assessment.loss;
        }
        let moves = tally.classes.iter().sum::<u32>() as i32;
        tally.average_loss = (losses + moves / 2) / moves.max(1);
        tally
    }
}

#[cfg(test)]
mod tests;
