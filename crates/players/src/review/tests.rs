use coffer_rules::draughts::Draughts;
use coffer_rules::mill::Mill;
use coffer_rules::wolf::Wolf;
use coffer_rules::{Ending, Game, Occupant, Reason, Setup, Strength, legal_moves};
use coffer_texts as texts;

use super::*;
use crate::knowledge::Knowledge;
use crate::knowledge::tests::weights;
use crate::levels::Courtier;
use crate::seed::PlayerSeed;
use crate::think_request::ThinkRequest;
use crate::thinker::{CourtGame, Request};
use crate::{Budget, system_clock};

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
    let mut thinker =
        Draughts::courtier("draughts", Courtier::ThomasMore, weights()).expect("he plays draughts");
    let request = Request::new(
        Some(Budget::nodes(nodes)),
        PlayerSeed::of(1, 0),
        system_clock,
    );
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
    assert!(!review.add(0, scoreless) && !review.add(10, first.clone()) && review.add(0, first));
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
        "11-15", "22-18", "15x22", "25x18", "12-16", "18-14", "9x18", "23x14", "10x17", "21x14",
        "16-20", "14-9",
    ]);
    let mut review = Review::new(&game);
    complete(&mut review, 60_000);
    let assessment = review.assessment(11).expect("all is judged");
    assert!(assessment.class >= Class::Mistake, "{assessment:?}");
    let sentence = review.sentence(11).expect("a sentence");
    assert!(sentence.key().starts_with("mistake-loses"), "{sentence}");
    assert_eq!(
        sentence.value("what").as_deref(),
        Some("a man"),
        "{sentence}"
    );
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
            who: Occupant::Courtier(Strength::STRONGEST),
            view: now.view(now.turn().seat()),
            legal: legal_moves(now),
            seed: PlayerSeed::of(7, 0),
            nodes: Some(20_000),
            threads: 1,
            analyses: true,
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
    for mv in start.legal_moves().to_vec() {
        let mut game = open().expect("a position");
        game.play(mv).expect("a legal move");
        let review = reviewed(&game, knowledge);
        let wins = |position| review.point(position).and_then(GraphPoint::expected) == Some(mover);
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
