use std::collections::BTreeSet;

use coffer_players::system_clock;
use coffer_rules::cromwell::{ADVANCED, Cromwell};
use coffer_rules::draughts::Draughts;
use coffer_rules::mill::Mill;
use coffer_rules::queens_guard::QueensGuard;
use coffer_rules::six_of_viii::SixOfViii;
use coffer_rules::six_wives::SixWives;
use coffer_rules::wolf::Wolf;
use coffer_rules::{Effect, draughts, mill, queens_guard};
use coffer_texts as texts;

use super::*;
use crate::knowledge_for_tests::weights;
use crate::library::LevelLibrary;
use crate::shots::{FEW_NODES, PuzzleGame, swiftest};

/// The variants that have puzzles.
const VARIANTS: [&str; 12] = [
    draughts::ENGLISH,
    draughts::LOSING,
    "wolf",
    mill::NINE,
    mill::MIXED,
    mill::CEYLON,
    queens_guard::CLASSIC,
    queens_guard::BLOODY,
    "six_wives",
    "six_of_viii",
    "cromwell",
    ADVANCED,
];

/// Calls a function for the game of a variant.
macro_rules! for_game {
    ($variant:expr, $function:ident, $puzzle:expr) => {
        if has_puzzles::<Draughts>($variant) {
            $function::<Draughts>($puzzle)
        } else if has_puzzles::<Wolf>($variant) {
            $function::<Wolf>($puzzle)
        } else if has_puzzles::<Mill>($variant) {
            $function::<Mill>($puzzle)
        } else if has_puzzles::<SixWives>($variant) {
            $function::<SixWives>($puzzle)
        } else if has_puzzles::<SixOfViii>($variant) {
            $function::<SixOfViii>($puzzle)
        } else if has_puzzles::<Cromwell>($variant) {
            $function::<Cromwell>($puzzle)
        } else {
            $function::<QueensGuard>($puzzle)
        }
    };
}

fn of(variant: &str) -> Vec<Puzzle> {
    LevelLibrary::built_in().puzzles(variant).cloned().collect()
}

fn everything() -> impl Iterator<Item = Puzzle> {
    VARIANTS.into_iter().flat_map(of)
}

/// The number of pieces that the solver has captured minus the number captured by the opponent.
fn net<G: PuzzleGame>(attempt: &PuzzleAttempt<G>, solver: Seat) -> i32 {
    let effects = attempt.game().plies().iter().flat_map(|ply| &ply.effects);
    effects
        .map(|effect| match effect {
            Effect::Captured { by, .. } if *by == solver => 1,
            Effect::Captured { .. } => -1,
            _ => 0,
        })
        .sum()
}

#[test]
fn there_are_enough_of_every_family_and_difficulty() {
    let count = |difficulty, variants: &[&str]| {
        let all = variants.iter().flat_map(|variant| of(variant));
        all.filter(|puzzle| puzzle.difficulty == difficulty).count()
    };
    let hardest = Puzzle::HARDEST;
    for family in [
        &[draughts::ENGLISH][..],
        &[draughts::LOSING],
        &["wolf"],
        &[mill::NINE, mill::MIXED],
        &[queens_guard::CLASSIC, queens_guard::BLOODY],
        &["six_wives"],
        &["six_of_viii"],
        &["cromwell"],
    ] {
        let counts: Vec<usize> = (1..=hardest).map(|hard| count(hard, family)).collect();
        assert!(counts.iter().sum::<usize>() >= 24, "{family:?} {counts:?}");
    }
    for variant in [draughts::ENGLISH, draughts::LOSING, "wolf", "cromwell"] {
        assert!(
            (1..=hardest).all(|hard| count(hard, &[variant]) >= 8),
            "{variant}"
        );
    }
    for variant in VARIANTS {
        let puzzles = of(variant);
        assert!(!puzzles.is_empty(), "{variant}");
        assert!(
            puzzles.is_sorted_by_key(|puzzle| puzzle.difficulty),
            "{variant}"
        );
        assert!(
            puzzles.iter().all(|puzzle| puzzle.theme.is_some()),
            "{variant}"
        );
    }
    let draughts = of(draughts::ENGLISH);
    assert!(draughts.iter().filter(|puzzle| puzzle.sacrifice).count() * 2 > draughts.len());
    assert_eq!(of("chess").len(), 0);
}

/// Every theme has a name, and says what it teaches.
#[test]
fn every_theme_is_named_and_teaches_something() {
    for theme in PuzzleTheme::ALL {
        assert!(
            !theme.name().is_empty() && theme.lesson().to_string().ends_with('.'),
            "{theme:?}"
        );
    }
}

fn has_puzzles<G: PuzzleGame>(variant: &str) -> bool {
    G::PUZZLE_VARIANTS.contains(&variant)
}

/// The keys of the position by all symmetries of the board.
fn keys_of<G: PuzzleGame>(puzzle: &Puzzle) -> BTreeSet<u64> {
    let attempt = PuzzleAttempt::<G>::new(puzzle).expect("a position");
    let start = attempt.game().game();
    assert_eq!(start.position(), puzzle.position);
    let images = start.images();
    images.iter().chain([start]).map(Game::key).collect()
}

#[test]
fn ids_and_positions_are_single_and_ids_name_their_variant() {
    let mut positions = BTreeSet::new();
    let mut ids = BTreeSet::new();
    let library = LevelLibrary::built_in();
    for variant in VARIANTS {
        for puzzle in library.puzzles(variant) {
            assert_eq!(puzzle.variant(), variant);
            assert!(ids.insert(&puzzle.id), "{} is there twice", puzzle.id);
            assert_eq!(
                library.puzzle(&puzzle.id).map(|(_, found)| found),
                Some(puzzle)
            );
            for key in for_game!(variant, keys_of, puzzle) {
                assert!(positions.insert((variant, key)), "{}", puzzle.id);
            }
        }
    }
    assert_eq!(library.puzzle("draughts-"), None);
}

/// Every solution is legal, achieves its goal, and is unique whenever the solver has a choice.
#[test]
fn every_puzzle_has_one_solution() {
    for puzzle in everything() {
        for_game!(puzzle.variant(), has_one_solution, &puzzle);
    }
}

fn has_one_solution<G: PuzzleGame>(puzzle: &Puzzle) {
    let mut attempt = PuzzleAttempt::<G>::new(puzzle).expect("a position");
    let solver = attempt.solver().expect("somebody moves");
    let start = attempt.game().game().clone();
    let balance = start.balance();
    let mut gained = 0;
    assert!(
        (start.fewest_moves()..=6).contains(&puzzle.moves()) && puzzle.solution.len() % 2 == 1,
        "{}",
        puzzle.id
    );
    for (number, text) in puzzle.solution.iter().enumerate().step_by(2) {
        let game = attempt.game().game().clone();
        assert_eq!(attempt.solver(), Some(solver));
        let right = game.parse_move(text).expect("legal");
        assert_eq!(attempt.solution().as_ref(), Some(&right));
        assert_eq!(game.move_text(&right), *text);
        let legal = legal_moves(&game);
        let last = number + 1 == puzzle.solution.len();
        if legal.len() > 1 {
            let mut expected = vec![text.clone()];
            expected.extend(puzzle.also.iter().filter(|_| last).cloned());
            let (goal, left) = (puzzle.goal.after(gained), puzzle.moves() - number / 2);
            let found = game.solutions(goal, balance, left, FEW_NODES);
            let mut found: Vec<String> = swiftest(&game, goal, found)
                .iter()
                .map(|mv| game.move_text(mv))
                .collect();
            expected.sort();
            found.sort();
            assert_eq!(found, expected, "{} at move {number}", puzzle.id);
        }
        if number == 0 {
            assert!(legal.len() >= 3, "{} has no choice", puzzle.id);
            assert_eq!(attempt.spots(), game.spots(&right));
        }
        gained += game.gain(&right) as i32;
        let mut after = game.clone();
        after.play(&right).expect("legal");
        match attempt.play(&right) {
            PuzzleResult::Solved => assert!(last, "{}", puzzle.id),
            PuzzleResult::Right { replies } => {
                assert_eq!(
                    Some(&replies.join(REPLIES)),
                    puzzle.solution.get(number + 1)
                );
                assert_eq!(replies.is_empty(), after.turn().seat() == Some(solver));
            }
            other => panic!("{}: {other:?}", puzzle.id),
        }
    }
    assert!(attempt.is_solved() && attempt.solution().is_none() && attempt.wrong() == 0);
    match puzzle.goal {
        PuzzleGoal::Win => {
            let turn = attempt.game().turn();
            assert_eq!(
                turn.outcome().map(|outcome| outcome.winners.clone()),
                Some(vec![solver]),
                "{}",
                puzzle.id
            );
        }
        PuzzleGoal::StayWinning => {
            let turn = attempt.game().turn();
            let winners = turn.outcome().map(|outcome| &outcome.winners);
            assert!(
                winners.is_none_or(|won| won.contains(&solver)),
                "{}",
                puzzle.id
            );
        }
        PuzzleGoal::Pieces(pieces) => {
            assert!(net(&attempt, solver) >= pieces as i32, "{}", puzzle.id)
        }
        PuzzleGoal::Tricks(n, of) => assert!((1..=of).contains(&n), "{}", puzzle.id),
        PuzzleGoal::Lay(cards) => assert!(cards > 0, "{}", puzzle.id),
        PuzzleGoal::GoOut => {}
        PuzzleGoal::Goals(_) => {
            assert_eq!(
                puzzle.goal.after(gained),
                PuzzleGoal::Goals(0),
                "{}",
                puzzle.id
            )
        }
    }
    let task = puzzle.task();
    assert!(
        texts::has(task.key()) && !task.to_string().contains('{'),
        "{task}"
    );
}

/// The first move gives a piece away exactly if the data say so.
#[test]
fn sacrifices_are_what_they_are_called() {
    for puzzle in of("draughts") {
        let mut attempt = PuzzleAttempt::<Draughts>::new(&puzzle).expect("a position");
        let solver = attempt.solver().expect("somebody moves");
        let mv = attempt.solution().expect("a move");
        attempt.play(&mv);
        assert_eq!(net(&attempt, solver) < 0, puzzle.sacrifice, "{}", puzzle.id);
    }
}

#[test]
fn a_wrong_move_changes_nothing_and_is_told_why() {
    let mut told = BTreeSet::new();
    for puzzle in of("draughts").iter().step_by(8) {
        let mut attempt = PuzzleAttempt::<Draughts>::new(puzzle).expect("a position");
        let right = attempt.solution().expect("a move");
        let before = attempt.game().game().clone();
        for mv in legal_moves(&before).into_iter().filter(|mv| *mv != right) {
            let wrong = attempt.wrong();
            assert_eq!(attempt.play(&mv), PuzzleResult::Wrong);
            assert_eq!(
                (attempt.game().game(), attempt.wrong()),
                (&before, wrong + 1)
            );
            let why = attempt.why_wrong(&mv, weights(), system_clock);
            assert!(
                texts::has(why.key()) && !why.to_string().contains('{'),
                "{why}"
            );
            told.insert(why.key());
        }
        assert!(matches!(
            attempt.play_text("1-32"),
            PuzzleResult::Refused(_)
        ));
        assert!(matches!(
            attempt.play_text("nonsense"),
            PuzzleResult::Refused(_)
        ));
    }
    assert!(told.contains("mistake-misses_in"), "{told:?}");
}

#[test]
fn what_is_solved_takes_no_more_moves_and_what_is_no_puzzle_is_refused() {
    let all = of("draughts");
    let puzzle = all.first().expect("a puzzle");
    let mut attempt = PuzzleAttempt::<Draughts>::new(puzzle).expect("a position");
    while let Some(mv) = attempt.solution() {
        attempt.play(&mv);
    }
    let mv = attempt.game().legal_moves().first().copied();
    if let Some(mv) = mv {
        assert_eq!(
            attempt.play(&mv),
            PuzzleResult::Refused(Refusal::new("refusal-puzzle-solved"))
        );
    }
    let strange = |id: &str, position: &str| Puzzle {
        id: id.to_owned(),
        position: position.to_owned(),
        ..puzzle.clone()
    };
    assert!(PuzzleAttempt::<Draughts>::new(&strange("chess-1", &puzzle.position)).is_err());
    assert!(PuzzleAttempt::<Draughts>::new(&strange("draughts-1", "here and there")).is_err());
    // An invalid solution: the puzzle ends, and nothing panics.
    let mut broken = strange("draughts-1", &puzzle.position);
    broken.solution = vec!["1-32".to_owned()];
    assert_eq!(
        PuzzleAttempt::<Draughts>::new(&broken)
            .expect("a position")
            .solution(),
        None
    );
}

#[test]
fn every_puzzle_has_its_day_before_one_comes_again() {
    let library = LevelLibrary::built_in();
    for family in [
        "draughts",
        "mill",
        "queens_guard",
        "six_wives",
        "six_of_viii",
        "cromwell",
    ] {
        has_a_puzzle_every_day(&library, family);
    }
    assert_eq!(library.of_the_day("chess", 1), None);
}

fn has_a_puzzle_every_day(library: &LevelLibrary, family: &str) {
    let of_family = |puzzle: &Puzzle| puzzle.family() == Some(family);
    let count = everything().filter(of_family).count() as u64;
    let of_the_day = |day| library.of_the_day(family, day);
    for round in [0, 1, 77] {
        let ids: BTreeSet<&str> = (round * count..(round + 1) * count)
            .filter_map(of_the_day)
            .map(|puzzle| puzzle.id.as_str())
            .collect();
        assert_eq!(ids.len() as u64, count);
    }
    assert_eq!(of_the_day(20_000), of_the_day(20_000));
    let week: BTreeSet<&str> = (20_000..20_007)
        .filter_map(of_the_day)
        .map(|puzzle| puzzle.id.as_str())
        .collect();
    assert!(week.len() > 3, "{week:?}");
    assert!(of_the_day(u64::MAX).is_some());
}
