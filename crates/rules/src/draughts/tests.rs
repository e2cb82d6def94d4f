//! Rulings DR-1 to DR-8 through the `Game` trait, as the table and the players use it.
//! `board_tests.rs` tests the board alone.

use coffer_texts as texts;

use super::*;
use crate::{GameView, InteractiveGame, PieceView, Refusal, Turn};
use crate::{Occupant, legal_moves};

fn setup() -> Setup {
    Setup::standard("draughts").expect("draughts is registered")
}

fn game(fen: &str) -> Draughts {
    Draughts::from_position(&setup(), fen).unwrap_or_else(|refusal| panic!("{fen}: {refusal}"))
}

/// Every legal move with all its squares, sorted.
fn legal(game: &Draughts) -> Vec<String> {
    let mut texts: Vec<String> = legal_moves(game).iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

fn play(game: &mut Draughts, text: &str) -> Vec<Effect> {
    let mv = game
        .parse_move(text)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    game.play(&mv)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

/// The refusal of a move in notation.
fn refused(game: &Draughts, text: &str) -> Refusal {
    game.parse_move(text)
        .expect_err("it stands for no legal move")
}

/// The spot of the square with this PDN number.
fn on(number: u16) -> Spot {
    Spot::Square(number - 1)
}

fn piece_on(game: &Draughts, number: u16) -> Option<PieceView> {
    game.pieces()
        .into_iter()
        .find(|piece| piece.spot == on(number))
}

fn outcome(game: &Draughts) -> Outcome {
    let turn = Game::turn(game);
    turn.outcome()
        .unwrap_or_else(|| panic!("{} is over", game.position()))
        .clone()
}

const DARK: Seat = Seat(0);
const LIGHT: Seat = Seat(1);

#[test]
fn dr_1_the_first_seat_has_the_dark_men_and_begins() {
    let game = Draughts::new(&setup());
    assert_eq!(Game::turn(&game), Turn::Seat(DARK));
    assert_eq!(game.position(), "B:W21-32:B1-12");
    assert_eq!(piece_on(&game, 1).and_then(|piece| piece.owner), Some(DARK));
    assert_eq!(
        piece_on(&game, 32).and_then(|piece| piece.owner),
        Some(LIGHT)
    );
}

#[test]
fn dr_2_a_man_steps_forward_and_a_king_one_square_any_way() {
    assert_eq!(legal(&game("B:W32:B18")), ["18-22", "18-23"]);
    assert_eq!(legal(&game("W:W18:B1")), ["18-14", "18-15"]);
    assert_eq!(
        legal(&game("W:WK18:B1")),
        ["18-14", "18-15", "18-22", "18-23"]
    );
    assert_eq!(
        refused(&game("W:WK18:B1"), "18-9").key(),
        "refusal-draughts-nothing_between"
    );
}

#[test]
fn dr_3_a_man_captures_forward_only_and_a_king_both_ways() {
    assert_eq!(legal(&game("B:W14,22:B18")), ["18x25"]);
    assert_eq!(legal(&game("B:W14,22:BK18")), ["18x25", "18x9"]);
}

#[test]
fn dr_3_a_chain_turns_as_it_likes_and_is_one_move() {
    let mut game = game("B:W6,14,22,32:B1");
    assert_eq!(legal(&game), ["1x10x17x26"]);
    play(&mut game, "1x26");
    assert_eq!(game.position(), "W:W32:B26");
}

#[test]
fn dr_4_a_piece_that_can_capture_must_and_is_marked() {
    let game = game("B:W6,15,16,32:B1,2,12");
    assert_eq!(game.compulsory(), [on(1), on(2), on(12)]);
    assert_eq!(refused(&game, "12-16").key(), "refusal-draughts-occupied");
    assert_eq!(refused(&game, "2-7").key(), "refusal-draughts-capture_with");
    assert!(Draughts::new(&setup()).compulsory().is_empty());
}

#[test]
fn dr_4_the_choice_among_captures_is_free() {
    let position = "B:W6,15,16,32:B1,12";
    assert_eq!(legal(&game(position)), ["12x19", "1x10x19"]);
    for (text, after) in [("12x19", "W:W6,15,32:B1,19"), ("1x19", "W:W16,32:B12,19")] {
        let mut game = game(position);
        play(&mut game, text);
        assert_eq!(game.position(), after, "one piece or two: {text}");
    }
}

#[test]
fn dr_4_a_chain_once_begun_is_completed() {
    let game = game("B:W6,15,16,32:B1,12");
    assert_eq!(
        refused(&game, "1x10").key(),
        "refusal-draughts-finish_chain"
    );
    assert_eq!(
        refused(&game, "1x10x17").key(),
        "refusal-draughts-finish_chain"
    );
}

#[test]
fn dr_4_the_short_form_is_ambiguous_where_two_chains_share_their_ends() {
    let mut game = game("B:W6,7,14,15,32:B2");
    assert_eq!(legal(&game), ["2x11x18", "2x9x18"]);
    let refusal = refused(&game, "2x18");
    assert_eq!(
        refusal.sentence(),
        "“2x18” could be two captures; write every square, such as 15x22x29."
    );
    for mv in legal_moves(&game) {
        assert_eq!(
            game.move_text(&mv),
            mv.to_string(),
            "all squares are written"
        );
    }
    play(&mut game, "2x9x18");
    assert_eq!(game.position(), "W:W7,15,32:B18");
}

#[test]
fn dr_4_the_short_form_does_where_only_one_chain_has_these_ends() {
    let game = game("B:W6,15,16,32:B1,12");
    let texts: Vec<String> = legal_moves(&game)
        .iter()
        .map(|mv| game.move_text(mv))
        .collect();
    assert!(texts.contains(&"1x19".to_owned()), "{texts:?}");
}

/// A king may take the piece next to it and stop, or go round and take it last: both captures end
/// on the same square.
#[test]
fn dr_4_a_single_jump_is_told_from_a_way_round_that_ends_there() {
    let mut game = game("B:W6,14,15,22,23,32:BK10");
    assert_eq!(
        legal(&game),
        ["10x1", "10x17x26x19x10x1", "10x19x26x17x10x1"]
    );
    let texts: Vec<String> = legal_moves(&game)
        .iter()
        .map(|mv| game.move_text(mv))
        .collect();
    for text in legal(&game) {
        assert!(texts.contains(&text), "{texts:?}");
        assert_eq!(game.parse_move(&text).map(|mv| mv.to_string()), Ok(text));
    }
    play(&mut game, "10x1");
    assert_eq!(game.position(), "W:W14,15,22,23,32:BK1");
}

#[test]
fn dr_5_a_king_may_come_round_to_where_it_began_and_stops_there() {
    let mut game = game("W:WK2:B6,7,14,15,K32");
    // Back on 2 it could jump 6 or 7 again if they were still there.
    assert_eq!(legal(&game), ["2x11x18x9x2", "2x9x18x11x2"]);
    assert_eq!(refused(&game, "2x2").key(), "refusal-draughts-ambiguous");
    let king = piece_on(&game, 2).expect("the king");
    let effects = play(&mut game, "2x11x18x9x2");
    assert_eq!(
        effects.len(),
        8,
        "four times a move and a capture: {effects:?}"
    );
    assert_eq!(piece_on(&game, 2), Some(king));
    assert_eq!(game.position(), "B:WK2:BK32");
}

#[test]
fn dr_5_no_piece_is_jumped_twice() {
    // From 10 it can jump 14, 15 or 7, but never back over 6.
    let game = game("B:W6,7,14,15:BK1");
    assert_eq!(legal(&game), ["1x10x17", "1x10x19", "1x10x3"]);
    assert_eq!(
        refused(&game, "1x10x1").key(),
        "refusal-draughts-finish_chain"
    );
}

#[test]
fn dr_6_crowning_in_mid_chain_ends_the_turn() {
    let mut game = game("B:W17,26,27,32:B13");
    // A king could continue from 31 over 27 to 24.
    assert_eq!(legal(&game), ["13x22x31"]);
    assert_eq!(
        refused(&game, "13x22x31x24").key(),
        "refusal-draughts-crowned"
    );
    play(&mut game, "13x31");
    assert_eq!(game.position(), "W:W27,32:BK31");
    assert_eq!(Game::turn(&game), Turn::Seat(LIGHT));
    // A king that passes the last row continues its capture.
    assert_eq!(legal(&self::game("B:W17,26,27,32:BK13")), ["13x22x31x24"]);
}

#[test]
fn dr_6_a_man_that_steps_onto_the_last_row_is_crowned() {
    let mut game = game("W:W5,32:B12");
    let man = piece_on(&game, 5).expect("the man").id;
    let effects = play(&mut game, "5-1");
    assert_eq!(
        effects,
        [
            Effect::Moved {
                piece: man,
                from: on(5),
                to: on(1)
            },
            Effect::Changed {
                piece: man,
                kind: KING
            }
        ]
    );
    assert_eq!(piece_on(&game, 1).and_then(|piece| piece.kind), Some(KING));
}

#[test]
fn dr_6_the_effects_of_a_double_jump_come_in_its_order_and_crowning_is_last() {
    let mut game = game("B:WK17,26,27,32:B13");
    let id = |number| piece_on(&game, number).expect("a piece").id;
    let (man, first, second) = (id(13), id(17), id(26));
    let moved = |from, to| Effect::Moved {
        piece: man,
        from: on(from),
        to: on(to),
    };
    let captured = |piece, from| Effect::Captured {
        piece,
        from: on(from),
        by: DARK,
    };
    let effects = play(&mut game, "13x22x31");
    assert_eq!(
        effects,
        [
            moved(13, 22),
            captured(first, 17),
            moved(22, 31),
            captured(second, 26),
            Effect::Changed {
                piece: man,
                kind: KING
            },
        ]
    );
}

#[test]
fn dr_5_captured_pieces_lie_in_the_takers_tray_as_they_were() {
    let mut game = game("B:WK17,26,27,32:B13");
    play(&mut game, "13x31");
    let tray = |game: &Draughts, seat| -> Vec<(Option<Seat>, Option<Kind>)> {
        let pieces = game
            .pieces()
            .into_iter()
            .filter(|piece| piece.spot == Spot::Tray(seat));
        pieces.map(|piece| (piece.owner, piece.kind)).collect()
    };
    assert_eq!(
        tray(&game, DARK),
        [(Some(LIGHT), Some(KING)), (Some(LIGHT), Some(MAN))]
    );
    assert_eq!(tray(&game, LIGHT), []);
    assert_eq!(game.pieces().len(), 5, "no piece is lost from the table");
}

#[test]
fn dr_7_a_side_without_a_piece_has_lost() {
    let mut game = game("B:W18:B14");
    play(&mut game, "14x23");
    assert_eq!(outcome(&game), Outcome::win(DARK, NO_PIECES));
    assert_eq!(legal_moves(&game), []);
    assert_eq!(
        outcome(&self::game("B:W18:B")),
        Outcome::win(LIGHT, NO_PIECES)
    );
}

#[test]
fn dr_7_a_side_that_has_pieces_but_no_move_has_lost() {
    let mut game = game("B:W29:B21,22");
    play(&mut game, "21-25");
    assert_eq!(outcome(&game), Outcome::win(DARK, Reason::NO_MOVES));
    assert_eq!(game.position(), "W:W29:B22,25");
    assert_eq!(
        outcome(&self::game("W:W29:B22,25")),
        outcome(&game),
        "from its text as well"
    );
}

#[test]
fn dr_8_the_third_time_of_a_position_is_a_draw() {
    let mut game = game("B:WK32:BK1");
    for time in 1..=2 {
        for text in ["1-5", "32-28", "5-1", "28-32"] {
            assert!(
                Game::turn(&game).seat().is_some(),
                "{text} is played before the third time"
            );
            play(&mut game, text);
        }
        assert_eq!(
            Game::turn(&game).outcome().is_some(),
            time == 2,
            "after coming back for time {time}"
        );
    }
    assert_eq!(outcome(&game), Outcome::draw(Reason::THIRD_REPETITION));
    assert_eq!(refused(&game, "1-5").key(), "refusal-over");
    assert_eq!(legal_moves(&game), []);
}

#[test]
fn dr_8_the_three_times_need_not_follow_one_another() {
    let mut game = game("B:WK32:BK1");
    for text in [
        "1-5", "32-28", "5-1", "28-32", "1-6", "32-27", "6-10", "27-24", "10-6", "24-27", "6-1",
    ] {
        play(&mut game, text);
    }
    // The first position has now occurred twice, with others between.
    assert!(Game::turn(&game).seat().is_some());
    play(&mut game, "27-32");
    assert_eq!(outcome(&game), Outcome::draw(Reason::THIRD_REPETITION));
}

/// Plays a king move that offers no capture, to the position that occurred least often; returns
/// false if there is none.
fn play_quietly(game: &mut Draughts) -> bool {
    let after = |mv: &Move| {
        let mut next = game.clone();
        next.play_unchecked(mv, &mut Vec::new());
        next
    };
    let next = legal_moves(game)
        .iter()
        .filter(|mv| game.kind_at(mv.from()) == KING && !mv.is_capture())
        .map(after)
        .filter(|next| next.compulsory().is_empty() && next.board.has_legal_move())
        .min_by_key(|next| next.seen.count(next.key()));
    next.map(|next| *game = next).is_some()
}

#[test]
fn dr_8_eighty_plies_without_capture_or_a_mans_advance_are_a_draw() {
    let mut game = game("B:WK31,K32:BK1,K2");
    for ply in 0..NO_PROGRESS_LIMIT {
        assert!(
            Game::turn(&game).seat().is_some(),
            "over after {ply} plies: {}",
            game.position()
        );
        assert!(play_quietly(&mut game));
    }
    assert_eq!(outcome(&game), Outcome::draw(NO_PROGRESS));
    assert_eq!(game.quiet(), 80);
}

#[test]
fn dr_8_a_mans_advance_begins_the_count_anew() {
    let mut game = game("B:WK31,K32:B12,K1,K2");
    for _ in 0..NO_PROGRESS_LIMIT - 2 {
        assert!(play_quietly(&mut game));
    }
    assert_eq!((game.quiet(), Game::turn(&game)), (78, Turn::Seat(DARK)));
    assert!(game.seen().len() > 70);
    play(&mut game, "12-16");
    assert_eq!(
        (game.quiet(), game.seen()),
        (0, &PositionCounts::new(game.key())),
        "nothing before it can come back"
    );
    for _ in 0..4 {
        assert!(play_quietly(&mut game));
    }
    assert_eq!((game.quiet(), Game::turn(&game).outcome()), (4, None));
}

#[test]
fn dr_8_a_capture_begins_the_count_anew() {
    let mut game = game("B:WK32,30:BK1,K19");
    for text in ["1-5", "32-28", "5-1", "28-32"] {
        play(&mut game, text);
    }
    assert_eq!(game.quiet(), 4);
    for text in ["19-23", "32-28", "23-26"] {
        play(&mut game, text);
    }
    assert_eq!(game.quiet(), 7);
    play(&mut game, "30x23");
    assert_eq!((game.quiet(), game.seen().len()), (0, 1));
}

#[test]
fn dr_8_a_win_on_the_last_quiet_move_goes_before_the_draw() {
    let mut game = game("B:W29:BK18,K21,K22");
    game.quiet = NO_PROGRESS_LIMIT - 1;
    play(&mut game, "21-25");
    assert_eq!(outcome(&game), Outcome::win(DARK, Reason::NO_MOVES));
}

fn losing(fen: &str) -> Draughts {
    let setup = Setup::standard("losing").expect("Losing Draughts is registered");
    Draughts::from_position(&setup, fen).unwrap_or_else(|refusal| panic!("{fen}: {refusal}"))
}

#[test]
fn dr_11_a_side_without_a_piece_on_its_turn_has_won() {
    let mut game = losing("B:W18:B14");
    play(&mut game, "14x23");
    assert_eq!(outcome(&game), Outcome::win(LIGHT, ALL_GIVEN));
    assert_eq!(legal_moves(&game), []);
    assert_eq!(outcome(&losing("B:W18:B")), Outcome::win(DARK, ALL_GIVEN));
}

#[test]
fn dr_11_a_side_that_cannot_move_has_won() {
    let mut game = losing("B:W29:B21,22");
    play(&mut game, "21-25");
    assert_eq!(outcome(&game), Outcome::win(LIGHT, STUCK));
    assert_eq!(
        outcome(&losing("W:W29:B22,25")),
        outcome(&game),
        "from its text as well"
    );
}

#[test]
fn dr_11_moves_captures_and_draws_are_those_of_draughts() {
    let setup = Setup::standard("losing").expect("Losing Draughts is registered");
    let mut game = Draughts::new(&setup);
    assert_eq!(legal(&game), legal(&Draughts::new(&self::setup())));
    for text in ["11-15", "22-18"] {
        play(&mut game, text);
    }
    assert_eq!(
        refused(&game, "8-11").key(),
        "refusal-draughts-must_capture"
    );
    let mut kings = losing("B:WK32:BK1");
    for text in ["1-5", "32-28", "5-1", "28-32"].repeat(2) {
        play(&mut kings, text);
    }
    assert_eq!(outcome(&kings), Outcome::draw(Reason::THIRD_REPETITION));
    let mut idle = losing("B:WK31,K32:BK1,K2");
    for _ in 0..NO_PROGRESS_LIMIT {
        assert!(play_quietly(&mut idle));
    }
    assert_eq!(outcome(&idle), Outcome::draw(NO_PROGRESS));
}

#[test]
fn dr_11_the_two_games_are_not_the_same_position() {
    assert_ne!(losing("B:W18:B14"), game("B:W18:B14"));
    assert!(losing("B:W18:B14").options().losing && !game("B:W18:B14").options().losing);
}

fn huffing_setup() -> Setup {
    Setup::new("draughts", [("huff", "on")]).expect("draughts has the option")
}

/// A position in a match with huffing.
fn huff(fen: &str) -> Draughts {
    Draughts::from_position(&huffing_setup(), fen)
        .unwrap_or_else(|refusal| panic!("{fen}: {refusal}"))
}

#[test]
fn dr_9_huffing_is_off_unless_it_is_chosen() {
    assert_eq!(setup().value("huff"), "off");
    assert_eq!(legal(&game("B:W22:B1,18")), ["18x25"]);
    assert!(Setup::new("losing", [("huff", "on")]).is_err());
}

#[test]
fn dr_9_a_capture_may_be_left_out_and_nothing_is_compulsory() {
    let game = huff("B:W22:B1,18");
    assert_eq!(legal(&game), ["1-5", "1-6", "18-23", "18x25"]);
    assert!(game.compulsory().is_empty());
}

#[test]
fn dr_9_a_chain_once_begun_is_completed() {
    let game = huff("B:W6,14,22:B1");
    assert_eq!(legal(&game), ["1-5", "1x10x17x26"]);
    assert_eq!(
        refused(&game, "1x10").key(),
        "refusal-draughts-finish_chain"
    );
}

#[test]
fn dr_9_every_piece_that_could_have_captured_may_be_huffed_where_it_stands_now() {
    let mut game = huff("B:W6,18,32:B1,3,14");
    play(&mut game, "14-17");
    assert_eq!(game.position(), "W:W6,18,32:B1,3,17:X1,17");
    for text in ["huff 1", "huff 17"] {
        assert!(legal(&game).contains(&text.to_owned()), "{text}");
    }
    assert_eq!(
        refused(&game, "huff 3").key(),
        "refusal-draughts-not_to_huff"
    );
}

#[test]
fn dr_9_who_huffs_then_makes_the_own_move_and_huffs_no_more() {
    let mut game = huff("B:W17,18,32:B1,13,14");
    play(&mut game, "1-5");
    let ids: Vec<_> = [13, 14]
        .map(|number| piece_on(&game, number).expect("a man").id)
        .into();
    let effects = play(&mut game, "huff 14");
    assert_eq!(
        effects,
        [Effect::Captured {
            piece: ids[1],
            from: on(14),
            by: LIGHT
        }]
    );
    assert_eq!(
        (Game::turn(&game), game.starts_turn()),
        (Turn::Seat(LIGHT), false)
    );
    assert_eq!(game.position(), "W:W17,18,32:B5,13");
    assert_eq!(
        refused(&game, "huff 13").key(),
        "refusal-draughts-huffed_already"
    );
    assert!(
        game.pieces()
            .iter()
            .any(|piece| piece.id == ids[1] && piece.spot == Spot::Tray(LIGHT))
    );
    play(&mut game, "32-28");
    assert_eq!(
        (Game::turn(&game), game.starts_turn()),
        (Turn::Seat(DARK), true)
    );
}

#[test]
fn dr_9_the_right_to_huff_passes_with_the_next_move() {
    let mut game = huff("B:W17,18,32:B1,13,14");
    for text in ["1-5", "32-28", "5-9"] {
        play(&mut game, text);
    }
    assert_eq!(
        game.huffable(),
        on_squares(&[13, 14]),
        "they could capture again"
    );
    let mut game = huff("B:W22,32:B1,18");
    for text in ["18x25", "32-28"] {
        play(&mut game, text);
    }
    assert_eq!(game.huffable(), 0, "who has captured is not huffed");
}

fn on_squares(numbers: &[u8]) -> u32 {
    numbers
        .iter()
        .fold(0, |set, number| set | 1 << (number - 1))
}

/// DR-9 and DR-7: a player without any other move may still huff; huffing the last piece ends the
/// game.
#[test]
fn dr_9_a_huff_may_save_from_being_shut_in_and_may_end_the_game() {
    let shut = "W:W29,32:B22,25";
    assert_eq!(outcome(&game("W:W29:B22,25")).reason, Reason::NO_MOVES);
    assert!(!legal(&huff(shut)).is_empty());
    let mut game = huff("W:W29:B22,25:X25");
    assert_eq!(legal(&game), ["huff 25"]);
    play(&mut game, "huff 25");
    assert_eq!(legal(&game), ["29-25"]);
    let mut last = huff("W:W29:B10:X10");
    play(&mut last, "huff 10");
    assert_eq!(outcome(&last), Outcome::win(LIGHT, NO_PIECES));
}

/// DR-9 and DR-8: a huff removes a piece, so no earlier position can recur; positions that differ
/// only in what may be huffed are different.
#[test]
fn dr_9_a_huff_begins_the_count_anew() {
    let mut game = huff("B:WK31,K32:BK1,K2");
    for _ in 0..4 {
        assert!(play_quietly(&mut game));
    }
    assert_eq!(game.quiet(), 4);
    let mut game = huff("W:WK32:BK1,K6:X6");
    assert_ne!(game.key(), huff("W:WK32:BK1,K6").key());
    play(&mut game, "huff 6");
    assert_eq!(
        (game.quiet(), game.seen()),
        (0, &PositionCounts::new(game.key()))
    );
}

#[test]
fn dr_9_a_match_is_undone_in_whole_turns_and_replays() {
    let mut game = crate::Match::<Draughts>::from_position(
        huffing_setup(),
        Vec::new(),
        0,
        "B:W17,18,32:B1,13,14",
    )
    .expect("a position");
    for text in ["1-5", "huff 14", "32-28", "5-9"] {
        game.play_text(text)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    assert_eq!(
        game.undo_depth(|seat| seat == LIGHT),
        Some(3),
        "the answer, the move and the huff"
    );
    assert_eq!(game.undo_depth(|seat| seat == DARK), Some(1));
    let record = game.record();
    assert_eq!(record.moves, ["1-5", "huff 14", "32-28", "5-9"]);
    assert_eq!(record.options.get("huff").map(String::as_str), Some("on"));
    let again = crate::Match::<Draughts>::from_record(&record).expect("a record");
    assert_eq!(again.game(), game.game());
    let file = pdn::write(&[to_pdn(&game, ["", ""])]);
    assert!(
        file.contains("[Variant \"Huff\"]") && file.contains("1. 1-5 huff 14 32-28 2. 5-9"),
        "{file}"
    );
    let read = from_pdn(&one(&file)).expect("a game");
    assert_eq!(
        (read.game(), read.record().options),
        (game.game(), record.options)
    );
}

#[test]
fn dr_9_strange_huffs_are_refused() {
    let game = huff("B:W17,18,32:B1,13,14");
    for (text, key) in [
        ("huff", "notation"),
        ("huff 0", "notation"),
        ("huff 33", "notation"),
        ("huff 99999999999", "notation"),
        ("huff 14", "nothing_to_huff"),
        ("HUFF17", "nothing_to_huff"),
    ] {
        assert_eq!(
            refused(&game, text).key(),
            format!("refusal-draughts-{key}"),
            "{text}"
        );
    }
    assert_eq!(
        refused(&self::game("B:W18:B14"), "huff 18").key(),
        "refusal-draughts-no_huffing"
    );
    for (fen, setup) in [
        ("W:W32:B14:X14", setup()),
        ("W:W32:B14:X32", huffing_setup()),
        ("W:W32:B14:X", setup()),
    ] {
        let read = Draughts::from_position(&setup, fen).map_err(|refusal| refusal.sentence());
        assert_eq!(read.is_err(), fen != "W:W32:B14:X", "{fen}");
    }
}

/// A position, the selected squares by PDN number, the last part of the refusal key, the square
/// that the sentence belongs to, and the sentence.
type Case = (
    &'static str,
    &'static [u16],
    &'static str,
    Option<u16>,
    &'static str,
);

/// ALL-4: every key, the square where its sentence belongs, and the sentence.
#[test]
fn all_4_every_refusal_says_why_at_the_right_spot() {
    let start = "B:W21-32:B1-12";
    let cases: &[Case] = &[
        (
            "B:W29:B22,25",
            &[],
            "draughts-no_piece_chosen",
            None,
            "Choose a piece first.",
        ),
        (
            start,
            &[11],
            "draughts-choose_square",
            Some(11),
            "Choose a square to move to.",
        ),
        (
            start,
            &[40],
            "draughts-off_board",
            None,
            "Draughts is played on the dark squares.",
        ),
        (
            start,
            &[11, 33],
            "draughts-off_board",
            None,
            "Draughts is played on the dark squares.",
        ),
        (
            start,
            &[15, 19],
            "draughts-empty",
            Some(15),
            "There is no piece on 15.",
        ),
        (
            start,
            &[22, 18],
            "draughts-not_yours",
            Some(22),
            "That piece is not yours.",
        ),
        (
            start,
            &[2, 6],
            "draughts-blocked-own",
            Some(2),
            "That piece cannot move: your own pieces on 6 and 7 are in the way.",
        ),
        (
            start,
            &[4],
            "draughts-blocked-own",
            Some(4),
            "That piece cannot move: your own piece on 8 is in the way.",
        ),
        (
            "B:W8,11,32:B4,21",
            &[4],
            "draughts-blocked",
            Some(4),
            "That piece cannot move: 8 is occupied, and there is nothing to jump.",
        ),
        (
            "B:W26,31:B1,22,25",
            &[22],
            "draughts-blocked",
            Some(22),
            "That piece cannot move: 25 and 26 are occupied, and there is nothing to jump.",
        ),
        (
            start,
            &[9, 9],
            "draughts-occupied",
            Some(9),
            "Square 9 is occupied.",
        ),
        (
            start,
            &[9, 6],
            "draughts-occupied",
            Some(6),
            "Square 6 is occupied.",
        ),
        (
            start,
            &[11, 19],
            "draughts-one_square",
            Some(19),
            "A piece moves one square along a diagonal.",
        ),
        (
            start,
            &[11, 15, 19],
            "draughts-one_square",
            Some(19),
            "A piece moves one square along a diagonal.",
        ),
        (
            start,
            &[11, 18],
            "draughts-nothing_between",
            Some(18),
            "There is no enemy piece to jump.",
        ),
        (
            "B:W32:B6,9",
            &[6, 13],
            "draughts-own_between",
            Some(13),
            "You cannot jump your own piece.",
        ),
        (
            "B:W32:B18",
            &[18, 15],
            "draughts-forward_only",
            Some(15),
            "A man moves forward only; a king may move back.",
        ),
        (
            "B:W14:B18",
            &[18, 9],
            "draughts-forward_only",
            Some(9),
            "A man moves forward only; a king may move back.",
        ),
        (
            "W:W18:B1",
            &[18, 23],
            "draughts-forward_only",
            Some(23),
            "A man moves forward only; a king may move back.",
        ),
        (
            "B:W18:B1,14",
            &[1, 5],
            "draughts-must_capture",
            Some(1),
            "You must capture: the piece on 14 can.",
        ),
        (
            "B:W18:B1,14",
            &[14, 17],
            "draughts-capture_with",
            Some(17),
            "You must capture with the piece on 14.",
        ),
        (
            "B:W6,14,22:B1",
            &[1, 10],
            "draughts-finish_chain",
            Some(10),
            "The capture goes on: take the next piece too.",
        ),
        (
            "B:W6,14,22:B1",
            &[1, 10, 17],
            "draughts-finish_chain",
            Some(17),
            "The capture goes on: take the next piece too.",
        ),
        (
            "B:W6,14,22:B1",
            &[1, 10, 14],
            "draughts-finish_chain",
            Some(14),
            "The capture goes on: take the next piece too.",
        ),
        (
            "B:W6,32:B1",
            &[1, 10, 17],
            "draughts-nothing_between",
            Some(17),
            "There is no enemy piece to jump.",
        ),
        (
            "B:W26,27:B22",
            &[22, 31, 24],
            "draughts-crowned",
            Some(24),
            "A man that has just been crowned stops there.",
        ),
        ("W:W29:B22,25", &[29, 25], "over", None, "The game is over."),
        ("W:W29:B22,25", &[], "over", None, "The game is over."),
    ];
    for (fen, numbers, key, at, sentence) in cases {
        let game = game(fen);
        let spots: Vec<Spot> = numbers.iter().map(|number| on(*number)).collect();
        let refusal = game.explain(&spots);
        assert_eq!(refusal.key(), format!("refusal-{key}"), "{fen} {numbers:?}");
        assert_eq!(refusal.spot(), at.map(on), "{fen} {numbers:?}");
        assert_eq!(refusal.sentence(), *sentence, "{fen} {numbers:?}");
    }
    let with_huffing: &[Case] = &[
        (
            "W:W17,18:B1,13,14:X13",
            &[14],
            "draughts-not_to_huff",
            Some(14),
            "The piece on 14 could not have captured: it cannot be huffed.",
        ),
        (
            "W:W17,18:B1,13,14",
            &[14],
            "draughts-not_yours",
            Some(14),
            "That piece is not yours.",
        ),
        (
            "B:W18:B1,14",
            &[1, 10],
            "draughts-nothing_between",
            Some(10),
            "There is no enemy piece to jump.",
        ),
    ];
    for (fen, numbers, key, at, sentence) in with_huffing {
        let refusal =
            huff(fen).explain(&numbers.iter().map(|number| on(*number)).collect::<Vec<_>>());
        assert_eq!(refusal.key(), format!("refusal-{key}"), "{fen} {numbers:?}");
        assert_eq!(refusal.spot(), at.map(on), "{fen} {numbers:?}");
        assert_eq!(refusal.sentence(), *sentence, "{fen} {numbers:?}");
    }
    let by_text = [
        "draughts-notation",
        "draughts-ambiguous",
        "draughts-not_to_huff",
        "draughts-no_huffing",
        "draughts-nothing_to_huff",
        "draughts-huffed_already",
    ];
    let shown: Vec<&str> = cases.iter().map(|case| case.2).chain(by_text).collect();
    for key in texts::keys().filter_map(|key| key.strip_prefix("refusal-draughts-")) {
        assert!(
            shown
                .iter()
                .any(|shown| shown.strip_prefix("draughts-") == Some(key)),
            "{key} is never shown"
        );
    }
}

/// ALL-4: spots that a person can select but that are not squares.
#[test]
fn all_4_a_tray_or_a_choice_is_no_square() {
    let game = Draughts::new(&setup());
    for spot in [
        Spot::Tray(DARK),
        Spot::Hand(LIGHT),
        Spot::Pile(0),
        Spot::Choice(0),
        Spot::Piece(PieceId(3)),
        Spot::Square(u16::MAX),
    ] {
        assert_eq!(game.explain(&[spot]).key(), "refusal-draughts-off_board");
        assert_eq!(
            game.explain(&[on(11), spot]).key(),
            "refusal-draughts-off_board"
        );
    }
}

/// ALL-4: a refused move changes nothing, even if it belongs to another position.
#[test]
fn all_4_a_move_of_another_position_is_refused_and_changes_nothing() {
    let foreign = legal_moves(&game("B:W6,14,22,32:B1"))[0];
    let mut start = Draughts::new(&setup());
    let before = start.clone();
    assert_eq!(
        start.play(&foreign).map_err(|refusal| refusal.key()),
        Err("refusal-draughts-blocked-own")
    );
    assert_eq!(start, before);
}

/// A move from a worker or another program may contain any numbers: it is refused like any other.
#[test]
fn all_4_a_move_that_never_was_is_refused() {
    for json in [
        r#"{"taken":4294967295,"turns":4294967295,"from":255,"to":255,"jumps":255,"crowns":true}"#,
        r#"{"taken":0,"turns":0,"from":32,"to":0,"jumps":0,"crowns":false}"#,
        r#"{"taken":1,"turns":0,"from":200,"to":200,"jumps":0,"crowns":false}"#,
    ] {
        let mv: Move = serde_json::from_str(json).expect("a move by its parts");
        for game in [Draughts::new(&setup()), Draughts::new(&huffing_setup())] {
            assert!(
                game.refusal(&mv)
                    .is_some_and(|refusal| refusal.sentence().ends_with('.')),
                "{json}"
            );
            assert!(
                !game.move_text(&mv).is_empty() && mv.captures().len() == usize::from(mv.jumps)
            );
        }
    }
}

#[test]
fn notation_is_read_as_people_write_it_and_nothing_else() {
    let game = Draughts::new(&setup());
    for text in [
        "11-15", " 11-15 ", "11 - 15", "11–15", "11—15", "11x15", "11:15", "011-15",
    ] {
        assert_eq!(
            game.parse_move(text).map(|mv| mv.to_string()),
            Ok("11-15".to_owned()),
            "{text}"
        );
    }
    for text in [
        "",
        "-",
        "11",
        "11-",
        "+11-15",
        "11--15",
        "11-33",
        "0-4",
        "11-999",
        "e3-d4",
        "11-15!",
        "1-2-3-4-5-6-7-8-9-10-11-12-13-14",
    ] {
        assert_eq!(
            refused(&game, text).key(),
            "refusal-draughts-notation",
            "{text}"
        );
    }
    assert_eq!(
        refused(&game, &"x".repeat(10_000)).sentence(),
        "“xxxxxxxxxxxxxxxxxxxxxxxx…” is not a move of draughts; write 11-15 or 15x22."
    );
}

#[test]
fn positions_that_cannot_be_are_refused_with_the_reason() {
    for (text, why) in [
        ("", "A position begins with the side to move"),
        ("B:W21-33:B1", "“33” names a square above 32"),
        (
            "B:W1:B2",
            "a light man on square 1 would have been crowned there",
        ),
        ("B:W32:B1-13", "dark has 13 pieces, more than 12"),
        ("B:W5:B5", "Square 5 is named twice"),
    ] {
        let refusal = Draughts::from_position(&setup(), text).expect_err(text);
        assert_eq!(refusal.key(), "refusal-position");
        assert!(refusal.sentence().contains(why), "{refusal}");
    }
}

/// The only game of a PDN text.
fn one(text: &str) -> pdn::PdnGame {
    pdn::parse(text).expect("PDN").swap_remove(0)
}

#[test]
fn a_game_from_a_file_has_its_people_its_position_and_its_moves() {
    let text = "[Black \"Anne\"]\n[White \"Jane\"]\n[SetUp \"1\"]\n[FEN \"B:W6,7,14,15,32:B2\"]\n1. 2x9x18 32-27 *";
    let game = from_pdn(&one(text)).expect("legal moves");
    assert_eq!(
        game.seats(),
        ["Anne", "Jane"].map(|name| Occupant::Person(name.to_owned()))
    );
    assert_eq!(game.position(), Some("B:W6,7,14,15,32:B2"));
    assert_eq!(game.game().position(), "B:W7,15,27:B18");
    assert_eq!(
        pdn::write(&[to_pdn(&game, ["Anne", "Jane"])]),
        "[Black \"Anne\"]\n[White \"Jane\"]\n[GameType \"21\"]\n[SetUp \"1\"]\n[FEN \"B:W6,7,14,15,32:B2\"]\n[Result \"*\"]\n\n\
         1. 2x9x18 32-27 *\n"
    );
    assert_eq!(
        to_pdn(&game, ["", "Jane"]).tags,
        [("White".to_owned(), "Jane".to_owned())]
    );
}

#[test]
fn a_result_that_the_moves_do_not_give_is_a_resignation_or_an_agreed_draw() {
    let resigned = |winner| Some(Outcome::win(winner, Reason::RESIGNED));
    for (result, outcome) in [
        ("1-0", resigned(DARK)),
        ("0-1", resigned(LIGHT)),
        ("1/2-1/2", Some(Outcome::draw(Reason::AGREED))),
        ("*", None),
    ] {
        let recorded = one(&format!("11-15 22-18 {result}"));
        let game = from_pdn(&recorded).expect("legal moves");
        assert_eq!(game.turn().outcome(), outcome.as_ref(), "{result}");
        assert_eq!(to_pdn(&game, ["", ""]), recorded);
    }
    let both = from_pdn(&one("11-15 22-18 0-0")).expect("legal moves");
    assert_eq!(
        to_pdn(&both, ["", ""]).result,
        pdn::PdnResult::BothLose,
        "no match of ours ends so, but the file did"
    );
}

/// DR-11: the tag names the variant, and a match survives the round trip.
#[test]
fn a_game_of_losing_draughts_goes_through_a_file_and_back() {
    let setup = Setup::standard("losing").expect("Losing Draughts is registered");
    let mut game = crate::Match::<Draughts>::from_position(setup, Vec::new(), 0, "B:W18:B14")
        .expect("a position");
    game.play_text("14x23").expect("a legal move");
    let written = pdn::write(&[to_pdn(&game, ["Anne", ""])]);
    assert!(
        written.contains("[Variant \"Losing\"]") && written.contains("0-1"),
        "{written}"
    );
    let again = from_pdn(&one(&written)).expect("a game");
    assert_eq!((again.game(), again.turn()), (game.game(), game.turn()));
    assert_eq!(again.record().variant, "losing");
    for (tag, key) in [
        ("Giveaway checkers", "losing"),
        ("losing draughts", "losing"),
        ("Go as you please", "draughts"),
    ] {
        assert_eq!(
            variant_of(&one(&format!("[Variant \"{tag}\"]\n1. 11-15 *"))),
            (key, &[][..])
        );
    }
}

#[test]
fn what_the_moves_decide_stands_against_the_file() {
    let game = from_pdn(&one("[FEN \"B:W18:B14\"] 14x23 0-1")).expect("legal moves");
    assert_eq!(game.turn().outcome(), Some(&Outcome::win(DARK, NO_PIECES)));
    assert_eq!(to_pdn(&game, ["", ""]).result, pdn::PdnResult::BlackWins);
}

#[test]
fn a_file_with_a_strange_position_or_move_is_refused_by_name() {
    for (text, sentence) in [
        (
            "[FEN \"B:W1:B5\"] 5-9",
            "the starting position is refused: This is not a position of the game: a light man on square 1 would have been crowned there",
        ),
        (
            "11-15 22-18 8-11",
            "move 3, “8-11”, is refused: You must capture: the piece on 15 can.",
        ),
        (
            "11-15 22-18 15x22 25x18 29-25",
            "move 5, “29-25”, is refused: That piece is not yours.",
        ),
    ] {
        assert_eq!(from_pdn(&one(text)).expect_err(text).to_string(), sentence);
    }
}
