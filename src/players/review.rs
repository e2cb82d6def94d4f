//! The review of a finished match: a graph of the score, what each move cost, the turning point,
//! and better moves.
//!
//! A [`Review`] is built position by position: it says which one it wants evaluated next
//! ([`Review::wanted`]) and accepts the thinker's answers ([`Review::add`]) whenever they come.
//! Everything that follows from two neighbouring answers is available at once. All numbers are
//! whole hundredths of a man.

use super::hint::{Explains, Story, hastening, hint, verdict};
use super::search::Score;
use super::thinker::Thought;
use crate::rules::{Match, Outcome, Seat, Spot};
use crate::texts::Sentence;

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
        let better = Story::follow(game, &better.line, better.score)?;
        let played = Story::follow(game, &line, Some(score))?;
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
mod tests {
    use super::*;
    use crate::players::knowledge::Knowledge;
    use crate::players::knowledge::tests::weights;
    use crate::players::levels::Courtier;
    use crate::players::think_request::ThinkRequest;
    use crate::players::thinker::{CourtGame, Request};
    use crate::players::{Budget, system_clock};
    use crate::rules::draughts::Draughts;
    use crate::rules::mill::Mill;
    use crate::rules::wolf::Wolf;
    use crate::rules::{Ending, Game, Occupant, Reason, Setup, legal_moves};
    use crate::texts;

    /// The graph of scores given by alternating seats; seat 0 moves first.
    fn graph(scores: &[i32]) -> Vec<GraphPoint> {
        let by_turns = scores.iter().enumerate();
        by_turns
            .map(|(ply, score)| GraphPoint::of(Score(*score), Seat((ply % 2) as u8)))
            .collect()
    }

    #[test]
    fn scores_are_seen_from_seat_0_and_capped() {
        let all = graph(&[35, -20, 900, 31_990, -31_990, Score::WIN]);
        assert_eq!(
            all.iter().map(|point| point.score).collect::<Vec<_>>(),
            [35, 20, CAP, -CAP, -CAP, -CAP]
        );
        let decided: Vec<_> = all.iter().map(|point| point.decided).collect();
        assert_eq!(
            decided,
            [
                None,
                None,
                None,
                Some(Seat(1)),
                Some(Seat(1)),
                Some(Seat(1))
            ]
        );
        // A win that may still become a draw counts only as a large lead.
        assert_eq!(
            GraphPoint::of(Score(19_900), Seat(1)),
            GraphPoint {
                score: -CAP,
                decided: None
            }
        );
        let drawn = GraphPoint::of_outcome(&Outcome::draw(Reason::AGREED));
        assert_eq!((drawn.score, drawn.expected()), (0, None));
    }

    #[test]
    fn classes_have_bounds() {
        for (loss, class) in [
            (0, Class::Best),
            (8, Class::Best),
            (9, Class::Good),
            (30, Class::Good),
            (31, Class::Inaccuracy),
            (80, Class::Inaccuracy),
            (81, Class::Mistake),
            (160, Class::Mistake),
            (161, Class::Blunder),
            (2 * CAP, Class::Blunder),
        ] {
            assert_eq!(Class::of_loss(loss), class, "{loss}");
        }
        assert!(Class::ALL.is_sorted());
    }

    #[test]
    fn a_move_costs_what_the_graph_falls_for_its_seat() {
        let all = graph(&[20, 90, -100, -100, 700, 20_000]);
        let assessment: Vec<MoveAssessment> = (0..5)
            .map(|ply| assess(all[ply], all[ply + 1], Seat((ply % 2) as u8), false))
            .collect();
        let losses: Vec<i32> = assessment
            .iter()
            .map(|assessment| assessment.loss)
            .collect();
        // +20 becomes -90; White lets +90 become +100; Black turns -100 into +100; and so on, with
        // everything beyond the cap treated alike.
        assert_eq!(losses, [110, 0, 0, 500, 2 * CAP]);
        assert_eq!(assessment[0].class, Class::Mistake);
        assert_eq!(assess(all[0], all[1], Seat(0), true).loss, 0);
        // From a certain win to a large lead, nothing is lost.
        let (won, ahead) = (
            GraphPoint::of(Score(Score::WIN - 9), Seat(1)),
            GraphPoint::of(Score(640), Seat(1)),
        );
        assert_eq!(assess(won, ahead, Seat(1), false).class, Class::Best);
    }

    #[test]
    fn the_turning_point_is_the_last_change_for_good() {
        let of = |scores: &[i32]| {
            turning_point(
                &scores
                    .iter()
                    .map(|score| GraphPoint::of(Score(*score), Seat(0)))
                    .collect::<Vec<_>>(),
            )
        };
        assert_eq!(of(&[]), None);
        assert_eq!(of(&[0, 10, -30, 0]), None);
        assert_eq!(of(&[0, 10, 150, 300, Score::WIN]), Some(1));
        assert_eq!(of(&[0, 200, 10, -200, -600]), Some(2));
        assert_eq!(of(&[300, 300, 0]), Some(1));
        assert_eq!(of(&[200, 300, 250]), None);
    }

    /// A match after these moves.
    fn played(moves: &[&str]) -> Match<Draughts> {
        let setup = Setup::standard("draughts").expect("draughts is known");
        let mut game = Match::new(setup, Vec::new(), 1);
        for mv in moves {
            game.play_text(mv).expect("a legal move");
        }
        game
    }

    fn thought_at(
        review: &Review<Draughts>,
        position: usize,
        nodes: u64,
    ) -> Thought<<Draughts as Game>::Move> {
        let game = review.game(position).expect("a position");
        let seat = game.turn().seat().expect("a seat acts");
        let mut thinker = Draughts::courtier("draughts", Courtier::ThomasMore, weights())
            .expect("he plays draughts");
        let request = Request::new(Some(Budget::nodes(nodes)), 1, system_clock);
        thinker.think(&game.view(Some(seat)), &legal_moves(game), &request)
    }

    /// Evaluates everything, in the order that the review asks for.
    fn complete(review: &mut Review<Draughts>, nodes: u64) {
        while let Some(position) = review.wanted() {
            let (done, all) = review.progress();
            assert!(done < all && done >= position);
            let thought = thought_at(review, position, nodes);
            assert!(review.add(position, thought));
        }
    }

    #[test]
    fn a_match_is_reviewed_one_position_after_another() {
        let mut game = played(&[]);
        for luck in 1..10 {
            let legal = game.legal_moves();
            let mv = legal[luck * 7 % legal.len()];
            game.play(mv).expect("a legal move");
        }
        let moves: Vec<String> = game.plies().iter().map(|ply| ply.text.clone()).collect();
        game.end(Ending::Resigned(Seat(0))).expect("it is not over");
        let mut review = Review::new(&game);
        assert_eq!(
            (review.positions(), review.wanted(), review.progress()),
            (10, Some(0), (0, 10))
        );
        assert_eq!(
            (review.assessment(0), review.turning_point(), review.graph()),
            (None, None, Vec::new())
        );
        let first = thought_at(&review, 0, 20_000);
        let scoreless = Thought {
            score: None,
            ..first.clone()
        };
        assert!(
            !review.add(0, scoreless) && !review.add(10, first.clone()) && review.add(0, first)
        );
        assert_eq!(
            (review.wanted(), review.graph().len(), review.assessment(0)),
            (Some(1), 1, None)
        );
        complete(&mut review, 20_000);
        assert_eq!(
            (review.wanted(), review.progress(), review.graph().len()),
            (None, (10, 10), 10)
        );
        for (ply, text) in moves.iter().enumerate() {
            let assessment = review.assessment(ply).expect("all is judged");
            assert_eq!(assessment.seat, Seat((ply % 2) as u8));
            let costs = assessment.class > Class::Good;
            assert_eq!(
                (review.better(ply).is_some(), review.sentence(ply).is_some()),
                (costs, costs),
                "{ply}: {assessment:?}"
            );
            if let Some(better) = review.better(ply) {
                assert_ne!(better.text, *text);
                assert!(texts::has(better.reason.key()));
            }
        }
        let counted: u32 = [Seat(0), Seat(1)]
            .map(|seat| review.tally(seat).classes.iter().sum::<u32>())
            .iter()
            .sum();
        assert_eq!(counted, 9);
    }

    /// A blunder in an otherwise sound match, and its sentence.
    #[test]
    fn a_blunder_is_found_with_its_reason() {
        let game = played(&[
            "11-15", "22-18", "15x22", "25x18", "12-16", "18-14", "9x18", "23x14", "10x17",
            "21x14", "16-20", "14-9",
        ]);
        let mut review = Review::new(&game);
        complete(&mut review, 60_000);
        let assessment = review.assessment(11).expect("all is judged");
        assert!(assessment.class >= Class::Mistake, "{assessment:?}");
        let sentence = review.sentence(11).expect("a sentence");
        assert!(sentence.key().starts_with("mistake-loses"), "{sentence}");
        assert_eq!(sentence.value("what"), Some("a man"), "{sentence}");
        assert_eq!(review.turning_point(), Some(11), "{:?}", review.graph());
    }

    /// The complete review of a match, evaluated as in the app.
    fn reviewed<G>(game: &Match<G>, knowledge: &Knowledge) -> Review<G>
    where
        G: CourtGame + Explains,
    {
        let mut review = Review::new(game);
        while let Some(position) = review.wanted() {
            let now = review.game(position).expect("a position");
            let think_request = ThinkRequest::<G> {
                variant: game.setup().variant().key.to_owned(),
                who: Occupant::Courtier(Courtier::ThomasCromwell.level()),
                view: now.view(now.turn().seat()),
                legal: legal_moves(now),
                seed: 7,
                nodes: Some(20_000),
            };
            let thought = think_request.think(knowledge, &think_request.request(system_clock));
            assert!(review.add(position, thought));
        }
        review
    }

    /// The wolf walks into a corner in five moves: it was lost before, but could have held out
    /// longer.
    #[test]
    fn a_wolf_that_walks_into_a_corner_is_told_so() {
        let setup = Setup::standard("wolf").expect("registered");
        let mut game: Match<Wolf> = Match::new(setup, Vec::new(), 1);
        for mv in ["28", "28-24", "31-27", "24-28", "27-24"] {
            game.play_text(mv).expect("a legal move");
        }
        let outcome = game.turn().outcome().cloned().expect("the wolf is shut in");
        assert_eq!(outcome.winners, [Seat(1)]);
        let review = reviewed(&game, &Knowledge::default());
        let corner = review.assessment(3).expect("judged");
        assert_eq!((corner.seat, corner.class), (Seat(0), Class::Mistake));
        let sentence = review.sentence(3).expect("a sentence").to_string();
        assert_eq!(
            sentence,
            "Lost in any case, but this loses 20 moves sooner."
        );
        assert_ne!(review.better(3).expect("better").text, "24-28");
    }

    #[test]
    fn only_what_takes_much_of_a_lost_game_away_is_a_mistake() {
        let loss = |plies: i32| Score(plies - Score::WIN);
        assert_eq!(hastening(loss(40), loss(9)), Some(30));
        assert_eq!(hastening(loss(40), loss(39)), None, "as long as can be");
        assert_eq!(hastening(loss(40), loss(25)), None, "less than half");
        assert_eq!(hastening(loss(8), loss(1)), None, "soon over anyway");
        assert_eq!(hastening(Score(-500), loss(1)), None, "it was not lost yet");
        assert_eq!(hastening(loss(40), Score(-500)), None);
    }

    /// Tries every legal move of a position and asserts that each one that gives away the win is
    /// marked. Returns how many there are.
    fn lets_go<G>(variant: &str, position: &str, knowledge: &Knowledge) -> usize
    where
        G: CourtGame + Explains,
    {
        let setup = Setup::standard(variant).expect("registered");
        let open = || Match::<G>::from_position(setup.clone(), Vec::new(), 1, position);
        let start = open().expect("a position");
        let mover = start.turn().seat().expect("a seat acts");
        let mut marked = 0;
        for mv in start.legal_moves() {
            let mut game = open().expect("a position");
            game.play(mv).expect("a legal move");
            let review = reviewed(&game, knowledge);
            let wins =
                |position| review.point(position).and_then(GraphPoint::expected) == Some(mover);
            assert!(wins(0), "{position} is won");
            let class = review.assessment(0).expect("judged").class;
            let text = game.plies()[0].text.as_str();
            assert_eq!(
                class >= Class::Mistake,
                !wins(1),
                "{position}: {text} {class:?}"
            );
            marked += usize::from(!wins(1));
        }
        marked
    }

    #[test]
    fn every_move_that_lets_a_solved_win_go_is_a_mistake() {
        let knowledge = Knowledge::complete().expect("the files are whole");
        assert!(lets_go::<Wolf>("wolf", "W:W29-32:B18", &knowledge) > 0);
        assert!(lets_go::<Wolf>("wolf", "B:W24,29,30,32:B19", &knowledge) > 0);
        assert!(lets_go::<Mill>("nine_mens_morris", "W:Wa7,d7,b2:Bg1,e5,c3", &knowledge) > 0);
        assert!(lets_go::<Draughts>("draughts", "W:WK18,K22:BK31", &knowledge) > 0);
    }
}
