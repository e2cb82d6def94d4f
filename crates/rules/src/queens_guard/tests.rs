//! Rulings AG-1 to AG-10 and BQ-1 to BQ-6.

use std::collections::BTreeSet;

use super::board::{Fate, perft};
use super::*;
use crate::{Game, GameView, InteractiveGame};
use crate::{Match, legal_moves};

const LIGHT: Seat = Seat(0);
const DARK: Seat = Seat(1);

fn setup_of(variant: &str, options: &[(&str, &str)]) -> Setup {
    Setup::new(variant, options.iter().copied()).expect("the games are registered")
}

fn read(setup: &Setup, text: &str) -> QueensGuard {
    let game = QueensGuard::from_position(setup, text)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    assert_eq!(game.position(), text);
    game
}

fn classic(text: &str) -> QueensGuard {
    read(&setup_of("queens_guard", &[]), text)
}

fn trapper(text: &str) -> QueensGuard {
    read(
        &setup_of("queens_guard", &[("trapped_queen", "trapper")]),
        text,
    )
}

fn free(text: &str) -> QueensGuard {
    read(&setup_of("queens_guard", &[("setup", "free")]), text)
}

fn bloody(text: &str) -> QueensGuard {
    read(&setup_of("bloody_queen", &[]), text)
}

fn play(game: &mut QueensGuard, text: &str) -> Vec<Effect> {
    let mv = game
        .parse_move(text)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    game.play(&mv)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

fn play_all(game: &mut QueensGuard, texts: &str) {
    for text in texts.split_whitespace() {
        play(game, text);
    }
}

fn why(game: &QueensGuard, text: &str) -> String {
    game.parse_move(text).expect_err(text).sentence()
}

fn key_of(game: &QueensGuard, text: &str) -> &'static str {
    game.parse_move(text).expect_err(text).key()
}

/// The legal moves of the piece on a cell, by where they go.
fn targets(game: &QueensGuard, from: &str) -> BTreeSet<String> {
    let from = notation::read_cell(from);
    let moves = legal_moves(game).into_iter();
    let moves = moves.filter(|mv| mv.from() == from);
    moves.filter_map(|mv| Some(mv.to()?.to_string())).collect()
}

fn names(list: &str) -> BTreeSet<String> {
    list.split_whitespace().map(str::to_owned).collect()
}

fn on(name: &str) -> Spot {
    spot(notation::read_cell(name).expect("a cell"))
}

fn outcome(game: &QueensGuard) -> Option<Outcome> {
    Game::turn(game).outcome().cloned()
}

fn seat(game: &QueensGuard) -> Option<Seat> {
    Game::turn(game).seat()
}

#[test]
fn ag_1_the_pieces_start_on_the_outermost_ring_and_light_moves() {
    let game = QueensGuard::new(&setup_of("queens_guard", &[]));
    let start = "L:LQ5.0,5.4,5.9,5.13,5.17,5.21,5.26:DQ5.15,5.2,5.6,5.11,5.19,5.24,5.28";
    assert_eq!(game.position(), start);
    assert_eq!(seat(&game), Some(LIGHT));
    assert_eq!(game.pieces().len(), PIECES);
    let queens = game
        .pieces()
        .into_iter()
        .filter(|piece| piece.kind == Some(QUEEN));
    assert_eq!(
        queens
            .map(|piece| (piece.owner, piece.spot))
            .collect::<Vec<_>>(),
        [(Some(LIGHT), on("5.0")), (Some(DARK), on("5.15"))]
    );
    let bloody = QueensGuard::new(&setup_of("bloody_queen", &[]));
    assert_eq!(bloody.position(), start, "BQ-1");
}

#[test]
fn ag_2_a_piece_steps_in_its_ring_or_inward() {
    let game = classic("L:LQ5.0,1.0,3.1:DQ5.15");
    assert_eq!(targets(&game, "3.1"), names("3.0 3.2 2.0 2.1"));
    assert_eq!(
        targets(&game, "5.0"),
        names("5.29 5.1 4.0"),
        "a corner leads to one cell inward"
    );
    assert_eq!(
        targets(&game, "1.0"),
        names("1.1 1.5"),
        "a guard does not enter the throne"
    );
    assert_eq!(
        targets(&classic("L:LQ1.0:DQ5.15"), "1.0"),
        names("1.1 1.5 0.0")
    );
    for (text, key) in [
        ("3.1-4.1", "refusal-queens_guard-outward"),
        ("3.1-3.3", "refusal-queens_guard-one_step"),
        ("3.1-1.0", "refusal-queens_guard-occupied"),
        ("1.0-0.0", "refusal-queens_guard-throne"),
        ("5.15-5.14", "refusal-queens_guard-not_yours"),
        ("2.5-2.6", "refusal-queens_guard-empty"),
        ("3.1", "refusal-queens_guard-hand_empty"),
        ("x3.1", "refusal-queens_guard-choose_cell"),
        ("pass", "refusal-queens_guard-pass"),
        ("3.1-6.1", "refusal-queens_guard-notation"),
    ] {
        assert_eq!(key_of(&game, text), key, "{text}");
    }
    let throne = classic("L:LQ0.0,3.1:DQ5.15");
    assert_eq!(key_of(&throne, "0.0-1.1"), "refusal-queens_guard-enthroned");
    let shut_in = classic("L:LQ5.15,1.0,2.0,2.1,2.11:DQ5.20");
    assert_eq!(
        why(&shut_in, "2.0-3.0"),
        "That piece cannot move: 1.0, 2.1 and 2.11 are occupied."
    );
}

/// On all three lines, for guards and queens.
#[test]
fn ag_3_nobody_steps_between_two_enemies() {
    for (from, ends) in [
        ("2.11", "2.1,3.17"),
        ("2.11", "1.0,3.0"),
        ("2.1", "2.11,3.1"),
    ] {
        for mover in [format!("Q5.15,{from}"), format!("Q{from}")] {
            let game = classic(&format!("L:L{mover}:DQ5.20,{ends}"));
            assert!(!targets(&game, from).contains("2.0"), "{mover} {ends}");
            let one = classic(&format!(
                "L:L{mover}:DQ5.20,{}",
                ends.split(',').next().unwrap_or_default()
            ));
            let steps = targets(&one, from);
            assert!(
                steps.contains("2.0") || ends.starts_with("2.11"),
                "{mover}: one enemy bars nobody"
            );
        }
    }
    let game = classic("L:LQ5.15,2.11:DQ5.20,1.0,3.0");
    assert_eq!(
        why(&game, "2.11-2.0"),
        "2.0 is barred: it lies between the other side’s pieces on 1.0 and 3.0."
    );
    let own = classic("L:LQ5.15,1.0,2.11,3.0:DQ5.20");
    assert!(
        targets(&own, "2.11").contains("2.0"),
        "one's own pieces bar nothing"
    );
    let queen = classic("L:LQ5.15,2.11:DQ3.0,1.0");
    assert_eq!(key_of(&queen, "2.11-2.0"), "refusal-queens_guard-between");
    let bent = classic("L:LQ5.15,2.11:DQ5.20,1.0,2.1");
    assert!(targets(&bent, "2.11").contains("2.0"), "not on one line");
}

#[test]
fn ag_3_the_throne_may_be_barred_too() {
    let game = classic("L:LQ1.0:DQ5.20,1.1,1.4");
    assert_eq!(
        why(&game, "1.0-0.0"),
        "0.0 is barred: it lies between the other side’s pieces on 1.4 and 1.1."
    );
}

#[test]
fn ag_4_a_piece_between_two_enemies_is_trapped_on_each_line() {
    for ends in ["2.1,3.17", "1.0,3.0", "2.11,3.1"] {
        let game = classic(&format!("L:LQ5.15,2.0,4.4:DQ5.20,{ends}"));
        assert_eq!(game.compulsory(), [on("2.0")], "{ends}");
        assert!(targets(&game, "4.4").is_empty(), "no other move");
        assert!(targets(&game, "5.15").is_empty(), "no other move");
        assert_eq!(key_of(&game, "4.4-4.3"), "refusal-queens_guard-guard_first");
    }
    let game = classic("L:LQ5.15,2.0,4.4:DQ3.0,1.0");
    assert_eq!(game.compulsory(), [on("2.0")], "a queen traps like a guard");
    assert_eq!(
        why(&game, "4.4-4.3"),
        "Your guard on 2.0 is trapped between 1.0 and 3.0: this turn must put a trapped guard back on the outermost ring."
    );
    let bent = classic("L:LQ5.15,2.0:DQ5.20,1.0,2.1");
    assert!(bent.compulsory().is_empty(), "not on one line");
}

#[test]
fn ag_4_the_trap_is_shown_as_a_line_and_lasts_until_the_turn() {
    let mut game = classic("L:LQ5.15,1.0,3.1:DQ5.20,2.0");
    let effects = play(&mut game, "3.1-3.0");
    assert_eq!(
        effects,
        [
            Effect::Moved {
                piece: PieceId(2),
                from: on("3.1"),
                to: on("3.0")
            },
            Effect::Highlighted {
                key: TRAP.into(),
                places: vec![on("3.0"), on("2.0"), on("1.0")]
            }
        ]
    );
    assert_eq!(
        (seat(&game), game.compulsory()),
        (Some(DARK), vec![on("2.0")])
    );
    assert_eq!(game.trap_lines().len(), 1);
}

#[test]
fn ag_4_the_queen_comes_first_and_then_one_guard_a_turn() {
    // The queen between 1.0 and 3.0, one guard between 2.3 and 3.7, another between 4.11 and 5.16.
    let text = "L:LQ2.0,2.4,4.12:DQ5.20,1.0,2.3,3.0,3.7,4.11,5.16";
    let mut game = classic(text);
    assert_eq!(game.compulsory(), [on("2.0")]);
    assert_eq!(
        why(&game, "2.4-5.0"),
        "Your queen is trapped between 1.0 and 3.0: this turn must place her on another cell."
    );
    play_all(&mut game, "2.0-5.0 5.20-5.21");
    let both: BTreeSet<Spot> = game.compulsory().into_iter().collect();
    assert_eq!(
        both,
        BTreeSet::from([on("2.4"), on("4.12")]),
        "in any order"
    );
    play_all(&mut game, "4.12-5.5 5.21-5.20");
    assert_eq!(game.compulsory(), [on("2.4")], "one a turn");
    play_all(&mut game, "2.4-5.6 5.20-5.21");
    assert!(game.compulsory().is_empty());
}

#[test]
fn ag_5_a_trapped_guard_goes_to_the_outermost_ring() {
    let game = classic("L:LQ5.15,2.0:DQ5.20,1.0,3.0,5.3,5.5");
    let cells = targets(&game, "2.0");
    assert_eq!(
        cells.len(),
        30 - 4 - 1,
        "thirty, four taken, one between two enemies"
    );
    assert!(cells.iter().all(|cell| cell.starts_with("5.")));
    assert_eq!(key_of(&game, "2.0-4.0"), "refusal-queens_guard-outermost");
    assert_eq!(
        why(&game, "2.0-5.4"),
        "5.4 is barred: it lies between the other side’s pieces on 5.5 and 5.3."
    );
    let rim = classic("L:LQ5.15,5.4:DQ5.20,5.3,5.5");
    assert!(!targets(&rim, "5.4").contains("5.4"), "on another cell");
    assert_eq!(targets(&rim, "5.4").len(), 30 - 5);
}

#[test]
fn ag_5_a_trapped_queen_goes_anywhere() {
    let game = classic("L:LQ2.0,4.4:DQ5.20,1.0,3.0,3.7,3.9");
    let cells = targets(&game, "2.0");
    assert_eq!(cells.len(), 91 - 7 - 1, "but not between two enemies");
    assert!(cells.contains("0.0"), "the throne included");
    assert!(!cells.contains("3.8") && !cells.contains("2.0"));
}

#[test]
fn ag_5_a_relocation_can_trap_and_win() {
    let mut game = classic("L:LQ2.0,4.4:DQ5.20,1.0,3.0,5.10");
    play(&mut game, "2.0-5.11");
    assert!(game.compulsory().is_empty(), "one piece alone traps nobody");
    let mut game = classic("L:LQ2.0,5.9:DQ5.20,1.0,3.0,5.8");
    let effects = play(&mut game, "2.0-5.7");
    assert!(
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Highlighted { .. })),
        "it traps"
    );
    assert_eq!(game.compulsory(), [on("5.8")]);
    let mut game = classic("L:LQ3.0,1.0,1.1,1.2,1.3,1.4,1.5:DQ5.20,2.0,4.0");
    play(&mut game, "3.0-0.0");
    assert_eq!(
        outcome(&game),
        Some(Outcome::win(LIGHT, ENTHRONED)),
        "it wins"
    );
}

#[test]
fn ag_6_the_queen_on_the_throne_and_six_guards_around_her_win() {
    let mut game = classic("L:LQ0.0,1.0,1.1,1.2,1.3,1.4,2.11:DQ5.20,4.0");
    assert!(outcome(&game).is_none());
    play(&mut game, "2.11-1.5");
    assert_eq!(outcome(&game), Some(Outcome::win(LIGHT, ENTHRONED)));
    assert!(legal_moves(&game).is_empty() && game.compulsory().is_empty());
    assert_eq!(game.explain(&[on("4.0")]).key(), "refusal-over");
    let mut five = classic("L:LQ0.0,1.0,1.1,1.2,1.3,1.4:DQ5.20,4.0");
    play(&mut five, "1.4-1.5");
    assert!(outcome(&five).is_none(), "five do not win");
}

#[test]
fn ag_6_six_guards_around_the_throne_without_their_queen_lose() {
    let mut game = classic("L:LQ5.15,1.0,1.1,1.2,1.3,1.4,2.11:DQ5.20,4.0");
    play(&mut game, "2.11-1.5");
    assert_eq!(outcome(&game), Some(Outcome::win(DARK, DESERTED)));
    let mut taken = classic("D:LQ5.15:DQ5.20,1.0,1.1,1.2,1.3,1.4,2.11");
    play(&mut taken, "2.11-1.5");
    assert_eq!(outcome(&taken), Some(Outcome::win(LIGHT, DESERTED)));
}

#[test]
fn ag_7_a_side_that_cannot_move_passes_and_two_passes_are_a_draw() {
    // Light: the queen on the throne. Dark: the queen in a corner, every way out of it barred.
    let mut game = classic("L:LQ0.0:DQ5.20,5.3");
    assert_eq!(legal_moves(&game), [Move::PASS]);
    assert_eq!(game.spots(&Move::PASS), [PASS]);
    play(&mut game, "pass");
    assert_eq!(seat(&game), Some(DARK));
    assert_eq!(key_of(&game, "pass"), "refusal-queens_guard-pass");
    play(&mut game, "5.3-5.4");
    assert!(outcome(&game).is_none());
    let mut stuck = classic("L:LQ0.0,1.0,1.2,1.4:DQ1.1,1.3,1.5");
    play_all(&mut stuck, "pass pass");
    assert_eq!(outcome(&stuck), Some(Outcome::draw(TWO_PASSES)));
}

#[test]
fn ag_7_the_third_occurrence_is_a_draw() {
    let mut game = classic("L:LQ5.0,4.4:DQ5.15,4.10");
    for round in 1..=2 {
        assert!(outcome(&game).is_none(), "round {round}");
        play_all(&mut game, "5.0-5.1 5.15-5.16 5.1-5.0 5.16-5.15");
    }
    assert_eq!(
        outcome(&game),
        Some(Outcome::draw(Reason::THIRD_REPETITION))
    );
}

#[test]
fn ag_7_a_position_may_recur_across_a_step_inward_and_a_relocation() {
    let mut game = classic("L:LQ5.15,5.1:DQ5.20,3.0,5.3");
    for round in 1..=2 {
        assert!(outcome(&game).is_none(), "round {round}");
        play_all(&mut game, "5.1-4.1 5.3-5.2 4.1-5.1 5.2-5.3");
    }
    assert_eq!(
        outcome(&game),
        Some(Outcome::draw(Reason::THIRD_REPETITION))
    );
}

#[test]
fn ag_7_without_a_step_inward_or_a_relocation_the_game_is_drawn() {
    let mut game = classic("L:LQ5.0,4.4:DQ5.15,4.10");
    // The queens walk round the outermost ring; after a round the guards take a step, so that no
    // position occurs three times.
    let mut plies = 0;
    let walk = |ring: u8, at: &mut u8, len: u8| {
        let from = Cell::at(ring, *at);
        *at = (*at + 1) % len;
        Move::new(from, Cell::at(ring, *at))
    };
    let (mut light, mut guard, mut dark, mut other) = (0, 4, 15, 10);
    while outcome(&game).is_none() {
        let mv = match (plies % 2, plies / 2 % 31) {
            (0, 30) => walk(4, &mut guard, 24),
            (0, _) => walk(5, &mut light, 30),
            (_, 30) => walk(4, &mut other, 24),
            _ => walk(5, &mut dark, 30),
        };
        let refused = game.play(&mv).err();
        assert_eq!(
            refused,
            None,
            "{mv} after {plies} plies in {}",
            game.position()
        );
        plies += 1;
        assert_eq!(game.quiet(), plies);
    }
    assert_eq!(plies, NO_PROGRESS_LIMIT);
    assert_eq!(outcome(&game), Some(Outcome::draw(NO_ADVANCE)));
}

#[test]
fn ag_7_a_step_inward_and_a_relocation_are_progress() {
    let mut game = classic("L:LQ5.0,4.4:DQ5.15,4.10");
    play_all(&mut game, "5.0-5.1 5.15-5.16");
    assert_eq!(game.quiet(), 2);
    play(&mut game, "4.4-3.3");
    assert_eq!(game.quiet(), 0);
    let mut game = classic("D:LQ5.15,2.0:DQ5.20,1.0,3.1");
    play(&mut game, "3.1-3.0");
    assert_eq!(game.quiet(), 1);
    play(&mut game, "2.0-5.3");
    assert_eq!(game.quiet(), 0);
}

#[test]
fn ag_8_perft() {
    let board = Board::start(Options::default());
    let counts: Vec<u64> = (0..=4).map(|depth| perft(&board, depth)).collect();
    assert_eq!(counts, [1, 27, 713, 18_417, 466_557]);
}

#[test]
fn ag_9_guards_are_placed_in_turn() {
    let mut game = QueensGuard::new(&setup_of("queens_guard", &[("setup", "free")]));
    assert_eq!(game.position(), "L:LQ5.0:DQ5.15:H6,6");
    assert_eq!(
        legal_moves(&game).len(),
        91 - 3,
        "not on the queens, nor the throne"
    );
    assert_eq!(key_of(&game, "0.0"), "refusal-queens_guard-throne");
    assert_eq!(key_of(&game, "5.0-5.1"), "refusal-queens_guard-place_first");
    let effects = play(&mut game, "1.0");
    assert_eq!(
        effects,
        [Effect::Moved {
            piece: PieceId(1),
            from: Spot::Hand(LIGHT),
            to: on("1.0")
        }]
    );
    assert_eq!(game.position(), "D:LQ5.0,1.0:DQ5.15:H5,6");
    assert_eq!(seat(&game), Some(DARK));
    assert_eq!(
        game.explain(&[Spot::Hand(LIGHT)]).key(),
        "refusal-queens_guard-not_yours"
    );
    play_all(&mut game, "3.3 3.0");
    assert_eq!(
        why(&game, "2.0"),
        "2.0 is barred: it lies between the other side’s pieces on 1.0 and 3.0."
    );
    play_all(&mut game, "3.4 3.7 3.8 3.11 3.10 3.14 3.13 3.16 3.5");
    assert_eq!(seat(&game), Some(LIGHT), "then Light moves first");
    assert!(!game.board().placing());
    assert_eq!(key_of(&game, "1.1"), "refusal-queens_guard-hand_empty");
    play(&mut game, "3.0-3.1");
}

/// However much happens: a step inward is made whenever the count without progress is high.
#[test]
fn ag_7_the_300th_turn_of_each_side_is_a_draw() {
    let mut game = QueensGuard::new(&setup_of("queens_guard", &[]));
    let mut turns = 0;
    while outcome(&game).is_none() {
        assert_eq!(game.turns_left(), TURN_LIMIT - turns);
        let goes_on = |mv: &&Move| {
            let mut next = game.clone();
            next.play(mv).expect("legal");
            turns + 1 == TURN_LIMIT || outcome(&next).is_none()
        };
        let moves = legal_moves(&game);
        let mut open: Vec<&Move> = moves.iter().filter(goes_on).collect();
        let late = game.quiet() > 250;
        open.sort_by_key(|mv| game.board().is_progress(**mv) != late);
        let mv = *open[0];
        game.play(&mv).expect("legal");
        turns += 1;
    }
    assert_eq!(turns, TURN_LIMIT);
    assert_eq!(outcome(&game), Some(Outcome::draw(MOST_TURNS)));
}

/// AG-9, AG-10, BQ-5: placing a guard is a turn, and placing a trapped queen is that of her side; what
/// becomes of trapped pieces belongs to the turn that trapped them.
#[test]
fn ag_7_turns_are_counted_not_moves() {
    let left = |game: &QueensGuard| game.turns_left();
    let mut game = QueensGuard::new(&setup_of("queens_guard", &[("setup", "free")]));
    play_all(&mut game, "1.0 3.3");
    assert_eq!(left(&game), TURN_LIMIT - 2);
    let mut game = trapper("L:LQ5.15,1.0,3.1:DQ2.0,4.4,4.12");
    play_all(&mut game, "3.1-3.0 x2.0-5.10");
    assert_eq!(left(&game), TURN_LIMIT - 2);
    let mut game = bloody("L:LQ5.15,1.0,3.2,3.17:DQ2.0,3.1,4.4");
    play_all(&mut game, "3.17-3.0 x3.1-4.20 x2.0-4.20");
    assert_eq!(left(&game), TURN_LIMIT - 1);
}

#[test]
fn ag_9_traps_wait_until_all_guards_are_placed() {
    let mut game = free("L:LQ5.0,1.0,2.4,2.6,4.6,4.8:DQ5.15,2.0,2.5,3.9,4.7,4.12:H1,1");
    assert!(game.compulsory().is_empty());
    play(&mut game, "3.0");
    assert!(
        game.compulsory().is_empty(),
        "Dark still has a guard to place"
    );
    play_all(&mut game, "5.20 5.0-5.1");
    let trapped: BTreeSet<Spot> = game.compulsory().into_iter().collect();
    assert_eq!(trapped, BTreeSet::from([on("2.0"), on("2.5"), on("4.7")]));
}

#[test]
fn ag_9_six_guards_placed_around_the_throne_lose() {
    let mut game = free("L:LQ5.0,1.0,1.1,1.2,1.3,1.4:DQ5.15,4.0,4.1,4.2,4.3,4.4:H1,1");
    play(&mut game, "1.5");
    assert_eq!(outcome(&game), Some(Outcome::win(DARK, DESERTED)));
}

#[test]
fn ag_10_the_trapper_places_the_queen_on_the_trapped_side_s_turn() {
    let mut game = trapper("L:LQ5.15,1.0,3.1:DQ2.0,4.4,4.12");
    play(&mut game, "3.1-3.0");
    assert_eq!(
        seat(&game),
        Some(LIGHT),
        "it is decided right after the trapping move"
    );
    assert_eq!(game.compulsory(), [on("2.0")]);
    assert!(!game.starts_turn(), "it belongs to the same turn");
    assert_eq!(targets(&game, "2.0").len(), 91 - 6, "any free cell");
    assert_eq!(
        why(&game, "3.0-3.1"),
        "The queen on 2.0 is trapped between 1.0 and 3.0: say where she goes."
    );
    assert_eq!(
        game.move_text(&legal_moves(&game)[0]).chars().next(),
        Some('x')
    );
    play(&mut game, "x2.0-5.10");
    assert_eq!(seat(&game), Some(LIGHT), "Dark's turn is spent on it");
    assert!(game.starts_turn());
    play(&mut game, "3.0-3.1");
    assert_eq!(seat(&game), Some(DARK));
    let mut usual = classic("L:LQ5.15,1.0,3.1:DQ2.0,4.4,4.12");
    play(&mut usual, "3.1-3.0");
    assert_eq!(
        seat(&usual),
        Some(DARK),
        "as a rule her own side places her"
    );
}

#[test]
fn ag_10_she_is_not_put_between_two_enemies() {
    let mut game = trapper("L:LQ5.15,1.0,3.1,4.1,4.3:DQ2.0,4.12");
    play(&mut game, "3.1-3.0");
    assert_eq!(key_of(&game, "x2.0-4.2"), "refusal-queens_guard-between");
}

#[test]
fn ag_10_a_guard_trapped_as_well_waits_for_his_side_s_next_turn() {
    let mut game = trapper("L:LQ5.15,1.0,3.1,3.16:DQ2.0,3.17,4.12");
    play(&mut game, "3.1-3.0");
    assert_eq!(game.compulsory(), [on("2.0")], "the queen first");
    play(&mut game, "x2.0-5.10");
    assert_eq!(seat(&game), Some(LIGHT));
    assert!(game.trap_lines().is_empty(), "Light has nobody trapped");
    play(&mut game, "5.15-5.16");
    assert_eq!(
        (seat(&game), game.compulsory()),
        (Some(DARK), vec![on("3.17")])
    );
}

#[test]
fn ag_9_and_ag_10_together() {
    let setup = setup_of(
        "queens_guard",
        &[("setup", "free"), ("trapped_queen", "trapper")],
    );
    let text = "L:LQ5.0,5.1,5.3,5.5,5.7,5.16:DQ5.17,4.0,4.2,4.4,4.6,4.8:H1,1";
    let mut game = read(&setup, text);
    play(&mut game, "5.18");
    assert_eq!(seat(&game), Some(DARK), "the trap waits for the last guard");
    play_all(&mut game, "5.25 5.0-5.29");
    assert_eq!(
        (seat(&game), game.compulsory()),
        (Some(LIGHT), vec![on("5.17")])
    );
    play(&mut game, "x5.17-3.0");
    assert_eq!((seat(&game), game.compulsory()), (Some(LIGHT), vec![]));
}

#[test]
fn bq_1_nothing_is_barred_and_only_the_piece_that_moved_traps() {
    let mut game = bloody("L:LQ5.15,2.11:DQ5.20,1.0,3.0");
    assert!(targets(&game, "2.11").contains("2.0"));
    play(&mut game, "2.11-2.0");
    assert_eq!(
        (seat(&game), game.compulsory()),
        (Some(DARK), vec![]),
        "moving in between is safe"
    );
    play(&mut game, "5.20-5.21");
    assert!(game.compulsory().is_empty(), "and stays safe");
    assert_eq!(game.position(), "L:LQ5.15,2.0:DQ5.21,1.0,3.0");
}

#[test]
fn bq_2_a_guard_trapped_by_two_guards_is_put_one_ring_outward_by_the_trapper() {
    let mut game = bloody("L:LQ5.15,1.0,3.1:DQ5.20,2.0,4.4");
    let effects = play(&mut game, "3.1-3.0");
    assert_eq!(effects.len(), 2, "the step and the trap: {effects:?}");
    assert_eq!(game.position(), "L:LQ5.15,1.0,3.0:DQ5.20,2.0,4.4:T3.0x2.0");
    assert_eq!((seat(&game), game.starts_turn()), (Some(LIGHT), false));
    let ring: BTreeSet<String> = (1..18).map(|place| format!("3.{place}")).collect();
    assert_eq!(targets(&game, "2.0"), ring, "every free cell of ring 3");
    assert_eq!(
        why(&game, "x2.0-4.1"),
        "The trapped guard goes to a free cell of ring 3: choose one."
    );
    assert_eq!(
        why(&game, "1.0-1.1"),
        "The piece on 2.0 is trapped between 3.0 and 1.0: first say what becomes of it."
    );
    play(&mut game, "x2.0-3.9");
    assert_eq!(game.position(), "D:LQ5.15,1.0,3.0:DQ5.20,3.9,4.4");
    assert!(game.starts_turn());
}

/// The only free cell of ring 2 leaves nothing to choose.
#[test]
fn bq_2_what_leaves_no_choice_happens_with_the_move() {
    let mut game = bloody("L:LQ2.0,1.4,2.1,2.2,2.3,2.4,2.5:DQ2.6,1.0,2.7,2.8,2.9,2.10");
    let effects = play(&mut game, "1.4-1.5");
    assert_eq!(
        effects.len(),
        3,
        "the step, the trap and what came of it: {effects:?}"
    );
    assert_eq!(
        game.position(),
        "D:LQ2.0,1.5,2.1,2.2,2.3,2.4,2.5:DQ2.6,2.7,2.8,2.9,2.10,2.11"
    );
}

fn cell(name: &str) -> Cell {
    notation::read_cell(name).expect("a cell")
}

#[test]
fn bq_2_the_next_ring_outward_if_none_is_free() {
    // 1.0 is enclosed by 1.5 and 2.1; every cell of ring 2 holds a piece.
    let parts = "L:LQ2.0,1.5,2.1,2.2,2.3,2.4,2.5:DQ2.6,1.0,2.7,2.8,2.9,2.10,2.11";
    let game = bloody(parts);
    let fate = fate_after(&game, "1.5", "1.0");
    let expected = cell::RING[3];
    assert_eq!(fate, Fate::Sent(expected));
}

/// What becomes of a trapped piece if this piece had just moved.
fn fate_after(game: &QueensGuard, mover: &str, trapped: &str) -> Fate {
    let mut parts = board::Parts::from(*game.board());
    parts.unresolved = Some(board::Unresolved {
        mover: cell(mover),
        trapped: vec![cell(trapped)],
    });
    Board::try_from(parts).expect("a trap").fate(cell(trapped))
}

#[test]
fn bq_2_in_the_outermost_ring_anywhere_in_it_but_on_its_own_cell() {
    let mut game = bloody("L:LQ4.0,5.3,5.6:DQ5.20,4.12,5.4");
    play(&mut game, "5.6-5.5");
    assert_eq!(game.compulsory(), [on("5.4")]);
    assert_eq!(targets(&game, "5.4").len(), 30 - 4);
    assert!(!targets(&game, "5.4").contains("5.4"));
    play(&mut game, "x5.4-5.25");
    assert_eq!(game.position(), "D:LQ4.0,5.3,5.5:DQ5.20,4.12,5.25");
}

#[test]
fn bq_3_a_trapped_queen_takes_the_place_of_an_outermost_guard() {
    let mut game = bloody("L:LQ5.15,1.0,3.1:DQ2.0,3.9,4.4,4.12");
    play(&mut game, "3.1-3.0");
    assert_eq!(
        targets(&game, "2.0"),
        names("4.4 4.12"),
        "free choice among equals"
    );
    assert_eq!(
        why(&game, "x2.0-3.9"),
        "The trapped queen changes places with one of her guards in ring 4, her outermost, and he leaves the game: choose which."
    );
    let effects = play(&mut game, "x2.0-4.12");
    assert_eq!(
        effects,
        [
            Effect::Captured {
                piece: PieceId(10),
                from: on("4.12"),
                by: LIGHT
            },
            Effect::Moved {
                piece: PieceId(7),
                from: on("2.0"),
                to: on("4.12")
            },
        ]
    );
    assert_eq!(game.position(), "D:LQ5.15,1.0,3.0:DQ4.12,3.9,4.4");
    let tray = game
        .pieces()
        .into_iter()
        .find(|piece| piece.id == PieceId(10));
    assert_eq!(tray.map(|piece| piece.spot), Some(Spot::Tray(LIGHT)));
    let mut queen = bloody("L:LQ3.1,1.0:DQ2.0,3.9,4.4,4.12");
    play(&mut queen, "3.1-3.0");
    assert_eq!(targets(&queen, "2.0"), names("4.4 4.12"), "by any pieces");
}

#[test]
fn bq_4_a_guard_trapped_by_a_guard_and_the_queen_leaves_the_game() {
    for text in ["L:LQ1.0,3.1:DQ5.20,2.0,4.4", "L:LQ3.1,1.0:DQ5.20,2.0,4.4"] {
        let mut game = bloody(text);
        let effects = play(&mut game, "3.1-3.0");
        let captured = effects.iter().any(|effect| {
            matches!(effect, Effect::Captured { from, by: LIGHT, .. } if *from == on("2.0"))
        });
        assert!(captured, "there is nothing to choose: {effects:?}");
        assert_eq!(seat(&game), Some(DARK));
        assert_eq!(game.board().guards(Side::Dark).count_ones(), 1);
    }
}

#[test]
fn bq_5_several_traps_are_resolved_in_the_order_that_the_trapper_chooses() {
    // The step to 3.0 encloses the queen on 2.0 with 1.0, and the guard on 3.1 with 3.2.
    let mut game = bloody("L:LQ5.15,1.0,3.2,3.17:DQ2.0,3.1,4.4");
    let start = game.clone();
    play(&mut game, "3.17-3.0");
    assert_eq!(
        game.position(),
        "L:LQ5.15,1.0,3.0,3.2:DQ2.0,3.1,4.4:T3.0x2.0,3.1"
    );
    let both: BTreeSet<Spot> = game.compulsory().into_iter().collect();
    assert_eq!(both, BTreeSet::from([on("2.0"), on("3.1")]));
    // The guard first: he goes to ring 4, and then both are the outermost.
    let mut first = game.clone();
    play(&mut first, "x3.1-4.20");
    assert_eq!(targets(&first, "2.0"), names("4.4 4.20"));
    play(&mut first, "x2.0-4.20");
    assert_eq!(first.position(), "D:LQ5.15,1.0,3.0,3.2:DQ4.20,4.4");
    // The queen first: only the guard on 4.4 is outermost; then the other one is sent.
    let mut queen = game.clone();
    assert_eq!(targets(&queen, "2.0"), names("4.4"));
    play(&mut queen, "x2.0-4.4");
    assert_eq!(
        seat(&queen),
        Some(LIGHT),
        "the guard is still to be dealt with"
    );
    play(&mut queen, "x3.1-4.1");
    assert_eq!(queen.position(), "D:LQ5.15,1.0,3.0,3.2:DQ4.4,4.1");
    // Undo goes back over the whole turn.
    let mut game = Match::<QueensGuard>::from_position(
        setup_of("bloody_queen", &[]),
        Vec::new(),
        0,
        &start.position(),
    )
    .expect("a position");
    for text in ["3.17-3.0", "x3.1-4.20", "x2.0-4.20"] {
        game.play_text(text).expect(text);
    }
    assert!(game.undo());
    while !game.game().starts_turn() {
        assert!(game.undo());
    }
    assert_eq!(game.game().position(), start.position());
}

/// The step to 3.0 encloses the queen on 2.0 with 1.0, and the guard on 3.1 with the queen on 3.2.
const REMOVAL_AND_EXCHANGE: &str = "L:LQ3.2,1.0,3.17:DQ2.0";

#[test]
fn bq_5_a_removal_and_an_exchange_need_no_order_unless_it_matters() {
    let after = |others: &str| {
        let mut game = bloody(&format!("{REMOVAL_AND_EXCHANGE},{others}"));
        play(&mut game, "3.17-3.0");
        game
    };
    // One guard stands outermost, and he is not the one who leaves: all is clear.
    let game = after("2.9,3.1,4.4");
    assert_eq!(game.position(), "D:LQ3.2,1.0,3.0:DQ4.4,2.9");
    // With whom the queen changes places is chosen, and so is the order.
    let game = after("3.1,4.4,4.12");
    assert_eq!(
        game.position(),
        "L:LQ3.2,1.0,3.0:DQ2.0,3.1,4.4,4.12:T3.0x2.0,3.1"
    );
    // The guard who leaves is the outermost: if the queen takes his place, the other one stays.
    let game = after("2.9,3.1");
    assert_eq!(
        game.position(),
        "L:LQ3.2,1.0,3.0:DQ2.0,2.9,3.1:T3.0x2.0,3.1"
    );
    let mut first = game.clone();
    play(&mut first, "x2.0-3.1");
    assert_eq!(first.position(), "D:LQ3.2,1.0,3.0:DQ3.1,2.9");
    let mut removed = game.clone();
    play(&mut removed, "x3.1");
    assert_eq!(outcome(&removed), Some(Outcome::win(LIGHT, UNGUARDED)));
}

#[test]
fn bq_5_traps_that_are_settled_with_the_step_are_progress() {
    let text = "L:LQ2.8,2.1,2.4,3.10,3.12,4.0,4.19:DQ4.6,2.6,3.6,3.14";
    let mut game = bloody(text);
    play(&mut game, "2.8-2.9");
    assert_eq!(game.quiet(), 0);
    let mut game = bloody(text);
    play(&mut game, "2.1-2.2");
    assert_eq!(game.quiet(), 1, "a step along the ring is none");
}

#[test]
fn bq_5_two_removals_need_no_order() {
    let mut game = bloody("L:LQ4.1,1.0,3.2:DQ5.20,2.0,3.1,4.12");
    let effects = play(&mut game, "4.1-3.0");
    let gone = effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Captured { .. }));
    assert_eq!(gone.count(), 2, "{effects:?}");
    assert_eq!(seat(&game), Some(DARK));
}

#[test]
fn bq_6_the_queen_and_all_remaining_guards_win() {
    let mut game = bloody("L:LQ0.0,1.3,2.11:DQ5.20,4.0");
    assert!(outcome(&game).is_none());
    play(&mut game, "2.11-1.0");
    assert_eq!(outcome(&game), Some(Outcome::win(LIGHT, ENTHRONED_BLOODY)));
    let mut one = bloody("L:LQ1.0,1.3:DQ5.20,4.0");
    play(&mut one, "1.0-0.0");
    assert_eq!(
        outcome(&one),
        Some(Outcome::win(LIGHT, ENTHRONED_BLOODY)),
        "one is enough"
    );
}

/// Whoever's turn it was, and at once in a given position; the side that had the turn goes first.
#[test]
fn bq_6_is_checked_after_every_turn() {
    let given = bloody("L:LQ0.0,1.0:DQ1.1,1.5,3.3");
    assert_eq!(outcome(&given), Some(Outcome::win(LIGHT, ENTHRONED_BLOODY)));
    assert!(legal_moves(&given).is_empty());
    // Dark's step removes the guard on 2.0, and all that Light has left stand around the throne.
    let mut game = bloody("D:LQ0.0,1.3,2.0:DQ1.0,3.1,4.9");
    assert_eq!(outcome(&game), None);
    play(&mut game, "3.1-3.0");
    assert_eq!(outcome(&game), Some(Outcome::win(LIGHT, ENTHRONED_BLOODY)));
    // He was the last one: then Dark has won.
    let mut game = bloody("D:LQ0.0,2.0:DQ1.0,3.1,4.9");
    play(&mut game, "3.1-3.0");
    assert_eq!(outcome(&game), Some(Outcome::win(DARK, UNGUARDED)));
    assert_eq!(
        outcome(&classic("L:LQ0.0,1.0:DQ1.1,1.5,3.3")),
        None,
        "not in Queen's Guard"
    );
}

#[test]
fn bq_6_a_side_that_loses_its_last_guard_loses() {
    let mut game = bloody("L:LQ3.1,1.0:DQ5.20,2.0");
    play(&mut game, "3.1-3.0");
    assert_eq!(outcome(&game), Some(Outcome::win(LIGHT, UNGUARDED)));
    let mut exchanged = bloody("L:LQ3.1,1.0:DQ2.0,4.4");
    play(&mut exchanged, "3.1-3.0");
    assert_eq!(
        outcome(&exchanged),
        Some(Outcome::win(LIGHT, UNGUARDED)),
        "by an exchange too"
    );
}

#[test]
fn bq_6_six_guards_without_their_queen_lose_here_too() {
    let mut game = bloody("L:LQ5.15,1.0,1.1,1.2,1.3,1.4,2.11:DQ5.20,4.0");
    play(&mut game, "2.11-1.5");
    assert_eq!(outcome(&game), Some(Outcome::win(DARK, DESERTED)));
}

#[test]
fn positions_that_cannot_be_are_refused_with_a_sentence() {
    let setup = setup_of("queens_guard", &[]);
    for (text, says) in [
        ("", "begins with the side to move"),
        ("L:LQ5.0", "follow after L"),
        ("L:L5.0:DQ5.15", "one queen"),
        ("L:LQ5.0,Q5.1:DQ5.15", "one queen"),
        ("L:LQ5.0:DQ5.0", "two pieces on 5.0"),
        ("L:LQ5.0,5.15:DQ5.15", "two pieces on 5.15"),
        ("L:LQ5.0,0.0:DQ5.15", "only a queen may be on the throne"),
        (
            "L:LQ5.0,4.0,4.1,4.2,4.3,4.4,4.5,4.6:DQ5.15",
            "6 guards at most",
        ),
        ("L:LQ5.0:DQ5.30", "named by ring"),
        ("L:LQ5.0:DQ5.15:H1,1", "guards in hand"),
        ("L:LQ5.0:DQ5.15:H9,1", "two numbers"),
        ("L:LQ5.0:DQ5.15:T4.0", "after T"),
        ("L:LQ5.0:DQ5.15:T5.0x5.15", "no such trap"),
        ("L:LQ5.0:DQ5.15:X", "follow after L"),
    ] {
        let refusal = QueensGuard::from_position(&setup, text).expect_err(text);
        assert!(refusal.sentence().contains(says), "{text}: {refusal}");
    }
    let free = setup_of("queens_guard", &[("setup", "free")]);
    for text in [
        "L:LQ5.0:DQ5.15:H5,6",
        "D:LQ5.0:DQ5.15:H6,6",
        "L:LQ5.0:DQ5.15:H6,5",
    ] {
        assert!(QueensGuard::from_position(&free, text).is_err(), "{text}");
    }
}

#[test]
fn moves_are_read_as_people_write_them() {
    for (text, mv) in [
        ("5.4-4.3", Move::shift(cell("5.4"), cell("4.3"))),
        (" 5.4 – 4.3 ", Move::shift(cell("5.4"), cell("4.3"))),
        ("x5.4-4.3", Move::shift(cell("5.4"), cell("4.3"))),
        ("×5.4", Move::remove(cell("5.4"))),
        ("0.0", Move::place(Cell::THRONE)),
        ("PASS", Move::PASS),
    ] {
        assert_eq!(notation::read_move(text), Some(mv), "{text}");
        let json = serde_json::to_string(&mv).expect("JSON");
        assert_eq!(serde_json::from_str::<Move>(&json).expect("JSON"), mv);
    }
    for text in [
        "",
        "-",
        "5.4-",
        "5.4-4.3-3.2",
        "5-4",
        "5.4.3",
        "6.0",
        "5.+4",
        "xx5.4",
        "5.44444",
    ] {
        assert_eq!(notation::read_move(text), None, "{text}");
    }
}

#[test]
fn the_board_is_drawn() {
    let game = classic("L:LQ0.0,5.4:DQ5.15,2.0");
    let drawn = game.drawing(&["Ann".to_owned()]).expect("a drawing");
    assert!(
        drawn.lines().all(|line| line.chars().count() <= 80),
        "{drawn}"
    );
    for mark in ["L", "D", "l", "d", "Ann", "5.20"] {
        assert!(drawn.contains(mark), "{mark} in\n{drawn}");
    }
    assert_eq!(drawn.lines().count(), 11 + 1 + 2);
}
