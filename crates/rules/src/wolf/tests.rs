//! Rulings WS-1 to WS-3 and WS-5; WS-4 is in `crates/players/src/wolf_tests.rs`.

use coffer_texts as texts;

use super::*;
use crate::{Effect, Game, GameView, InteractiveGame, Spot, Turn};
use crate::{Match, Occupant, legal_moves};

const WOLF_SEAT: Seat = Seat(0);
const SHEEP_SEAT: Seat = Seat(1);

fn setup(first: &str) -> Setup {
    Setup::new("wolf", [("first", first)]).expect("Wolf and Sheep is registered")
}

fn game(fen: &str) -> Wolf {
    Wolf::from_position(&setup("wolf"), fen).unwrap_or_else(|refusal| panic!("{fen}: {refusal}"))
}

fn legal(game: &Wolf) -> Vec<String> {
    legal_moves(game).iter().map(ToString::to_string).collect()
}

fn play(game: &mut Wolf, text: &str) -> Vec<Effect> {
    let mv = game
        .parse_move(text)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    game.play(&mv)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

fn on(number: u16) -> Spot {
    Spot::Square(number - 1)
}

fn outcome(fen: &str) -> Option<Outcome> {
    Game::turn(&game(fen)).outcome().cloned()
}

#[test]
fn ws_1_the_wolf_first_chooses_one_of_twenty_eight_squares() {
    let mut game = Wolf::new(&setup("wolf"));
    assert_eq!(game.position(), "B:W29-32:B");
    assert_eq!(
        (Game::turn(&game), legal_moves(&game).len()),
        (Turn::Seat(WOLF_SEAT), 28)
    );
    let wolf = |game: &Wolf| {
        game.pieces()
            .into_iter()
            .find(|piece| piece.kind == Some(WOLF))
            .expect("a wolf")
    };
    assert_eq!(
        (wolf(&game).owner, wolf(&game).spot),
        (Some(WOLF_SEAT), Spot::Hand(WOLF_SEAT))
    );
    let effects = play(&mut game, "18");
    assert_eq!(
        effects,
        [Effect::Moved {
            piece: wolf(&game).id,
            from: Spot::Hand(WOLF_SEAT),
            to: on(18)
        }]
    );
    assert_eq!(
        (wolf(&game).spot, game.position()),
        (on(18), "B:W29-32:B18".to_owned())
    );
    assert_eq!(
        game.pieces()
            .iter()
            .filter(|piece| piece.kind == Some(A_SHEEP))
            .count(),
        4
    );
}

#[test]
fn ws_2_then_the_wolf_or_as_an_option_the_sheep_move_first() {
    assert_eq!(
        Setup::standard("wolf").expect("registered").value("first"),
        "wolf"
    );
    for (first, seat) in [("wolf", WOLF_SEAT), ("sheep", SHEEP_SEAT)] {
        let mut game = Wolf::new(&setup(first));
        play(&mut game, "1");
        assert_eq!(Game::turn(&game), Turn::Seat(seat));
    }
}

#[test]
fn ws_2_the_wolf_steps_any_way_and_sheep_forward_only() {
    assert_eq!(
        legal(&game("B:W29-32:B18")),
        ["18-14", "18-15", "18-22", "18-23"]
    );
    assert_eq!(
        legal(&game("W:W29-32:B18")),
        [
            "29-25", "30-25", "30-26", "31-26", "31-27", "32-27", "32-28"
        ]
    );
    // There are no jumps: 22 is occupied, and the free square behind it does not help.
    assert_eq!(
        legal(&game("B:W22,30,31,32:B18")),
        ["18-14", "18-15", "18-23"]
    );
    assert_eq!(
        legal(&game("W:W22,30,31,32:B18")),
        [
            "22-17", "30-25", "30-26", "31-26", "31-27", "32-27", "32-28"
        ]
    );
}

#[test]
fn ws_2_nobody_is_crowned() {
    let mut game = game("W:W5,30,31,32:B18");
    assert_eq!(play(&mut game, "5-1").len(), 1);
    assert_eq!(game.position(), "B:W1,30-32:B18");
}

#[test]
fn ws_3_the_sheep_win_when_the_wolf_is_to_move_and_cannot() {
    let mut game = game("W:W6,9,14,17:B5");
    assert_eq!(Game::turn(&game), Turn::Seat(SHEEP_SEAT));
    play(&mut game, "6-1");
    assert_eq!(
        Game::turn(&game),
        Turn::Over(Outcome::win(SHEEP_SEAT, SHUT_IN))
    );
    assert_eq!(legal_moves(&game), []);
    assert_eq!(
        outcome("W:W1,9,14,17:B5"),
        None,
        "it is not the wolf's turn"
    );
}

#[test]
fn ws_3_the_wolf_wins_level_with_the_rearmost_sheep_or_behind_it() {
    let won = Some(Outcome::win(WOLF_SEAT, GOT_PAST));
    assert_eq!(outcome("W:W17,18,19,25:B22"), None, "25 is behind it yet");
    for fen in [
        "W:W17,18,19,25:B26",
        "W:W17,18,19,25:B31",
        "B:W17,18,19,22:B24",
        "W:W17,18,19,20:B25",
    ] {
        assert_eq!(outcome(fen), won, "{fen}");
    }
    let mut game = game("B:W17,18,19,25:B22");
    play(&mut game, "22-26");
    assert_eq!(Game::turn(&game).outcome(), won.as_ref());
}

#[test]
fn ws_3_the_wolf_wins_on_the_first_row_of_the_sheep() {
    let mut game = game("B:W20,28,29,30:B27");
    play(&mut game, "27-32");
    assert_eq!(
        Game::turn(&game),
        Turn::Over(Outcome::win(WOLF_SEAT, GOT_PAST))
    );
}

#[test]
fn ws_3_the_wolf_wins_when_no_sheep_can_move() {
    assert_eq!(outcome("W:W1,2,3,9:B5"), None, "9 can still go to 6");
    // The wolf is still ahead of the rearmost sheep, but 5 can only go to 1, and 8 only to 3 and 4.
    for fen in ["W:W1,2,3,5:B4", "W:W1,2,4,8:B3"] {
        assert_eq!(
            outcome(fen),
            Some(Outcome::win(WOLF_SEAT, Reason::NO_MOVES)),
            "{fen}"
        );
    }
}

/// WS-5: the seats decide who plays the wolf.
#[test]
fn ws_5_either_side_may_sit_at_the_wolfs_seat() {
    let seats = vec![Occupant::courtier(4), Occupant::Person("Anne".to_owned())];
    for seats in [seats.clone(), seats.into_iter().rev().collect()] {
        let game = Match::<Wolf>::new(setup("wolf"), seats.clone(), 0);
        assert_eq!(game.acting(), Some((WOLF_SEAT, &seats[0])));
    }
}

#[test]
fn a_match_replays_from_its_record_with_its_option() {
    let mut game = Match::<Wolf>::new(setup("sheep"), Vec::new(), 3);
    for text in ["18", "30-26", "18-22", "26-23", "22-26"] {
        game.play_text(text)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    let record = game.record();
    assert_eq!(record.moves, ["18", "30-26", "18-22", "26-23", "22-26"]);
    assert_eq!(
        record.options.get("first").map(String::as_str),
        Some("sheep")
    );
    let again = Match::<Wolf>::from_record(&record).expect("a record");
    assert_eq!((again.game(), again.turn()), (game.game(), game.turn()));
    assert_eq!(game.undo_depth(|seat| seat == WOLF_SEAT), Some(1));
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
    let start = "B:W29-32:B";
    let cases: &[Case] = &[
        (
            start,
            &[],
            "wolf-no_piece_chosen",
            None,
            "Choose a piece first.",
        ),
        (
            start,
            &[40],
            "wolf-off_board",
            None,
            "The wolf and the sheep keep to the dark squares.",
        ),
        (
            start,
            &[29],
            "wolf-taken",
            Some(29),
            "Square 29 is occupied: choose a free square for the wolf.",
        ),
        (
            start,
            &[29, 25],
            "wolf-place",
            Some(25),
            "First choose a free dark square for the wolf.",
        ),
        (
            "B:W29-32:B18",
            &[18],
            "wolf-choose_square",
            Some(18),
            "Choose a square to move to.",
        ),
        (
            "B:W29-32:B18",
            &[9],
            "wolf-empty",
            Some(9),
            "There is nobody on 9.",
        ),
        (
            "B:W29-32:B18",
            &[30, 26],
            "wolf-not_the_sheep",
            Some(30),
            "It is the wolf’s turn: you cannot move a sheep.",
        ),
        (
            "W:W29-32:B18",
            &[18, 14],
            "wolf-not_the_wolf",
            Some(18),
            "It is the sheep’s turn: you cannot move the wolf.",
        ),
        (
            "W:W1,30-32:B18",
            &[1, 5],
            "wolf-last_row",
            Some(1),
            "That sheep is on the last row, and sheep never go back.",
        ),
        (
            "W:W22,23,26,32:B18",
            &[26],
            "wolf-blocked",
            Some(26),
            "That sheep cannot move: 22 and 23 in front of it are occupied.",
        ),
        (
            "W:W24,28,31,32:B18",
            &[28],
            "wolf-blocked",
            Some(28),
            "That sheep cannot move: 24 in front of it is occupied.",
        ),
        (
            "B:W22,30-32:B18",
            &[18, 22],
            "wolf-occupied",
            Some(22),
            "Square 22 is occupied, and nobody jumps in this game.",
        ),
        (
            "W:W22,30-32:B18",
            &[22, 25],
            "wolf-forward_only",
            Some(25),
            "Sheep move forward only.",
        ),
        (
            "W:W29-32:B18",
            &[30, 22],
            "wolf-one_square",
            Some(22),
            "Wolf and sheep move one square along a diagonal.",
        ),
        (
            "B:W29-32:B18",
            &[18, 14, 9],
            "wolf-one_step",
            Some(9),
            "One step is a whole turn.",
        ),
        (
            "B:W29-32:B18",
            &[18, 9],
            "wolf-one_square",
            Some(9),
            "Wolf and sheep move one square along a diagonal.",
        ),
        ("W:W1-4:B5", &[1, 5], "over", None, "The game is over."),
    ];
    for (fen, numbers, key, at, sentence) in cases {
        let spots: Vec<Spot> = numbers.iter().map(|number| on(*number)).collect();
        let refusal = game(fen).explain(&spots);
        assert_eq!(refusal.key(), format!("refusal-{key}"), "{fen} {numbers:?}");
        assert_eq!(refusal.spot(), at.map(on), "{fen} {numbers:?}");
        assert_eq!(refusal.sentence(), *sentence, "{fen} {numbers:?}");
    }
    let shown: Vec<&str> = cases
        .iter()
        .map(|case| case.2)
        .chain(["wolf-notation"])
        .collect();
    // `placed` is about the wolf's place beside the board: see below.
    let told = |key: &&str| *key != "placed";
    for key in texts::keys()
        .filter_map(|key| key.strip_prefix("refusal-wolf-"))
        .filter(told)
    {
        assert!(
            shown
                .iter()
                .any(|shown| shown.strip_prefix("wolf-") == Some(key)),
            "{key} is never shown"
        );
    }
    for spot in [
        Spot::Tray(WOLF_SEAT),
        Spot::Hand(SHEEP_SEAT),
        Spot::Choice(0),
        Spot::Square(u16::MAX),
    ] {
        assert_eq!(game(start).explain(&[spot]).key(), "refusal-wolf-off_board");
    }
    let den = Spot::Hand(WOLF_SEAT);
    assert_eq!(game(start).explain(&[den]).key(), "refusal-wolf-place");
    assert_eq!(
        game(start).explain(&[den, on(30)]).key(),
        "refusal-wolf-taken"
    );
    assert_eq!(
        game("B:W29-32:B18").explain(&[den]).key(),
        "refusal-wolf-placed"
    );
}

#[test]
fn notation_is_read_as_people_write_it_and_nothing_else() {
    let game = game("B:W29-32:B18");
    for text in ["18-14", " 18-14 ", "18 - 14", "18–14", "018-14"] {
        assert_eq!(
            game.parse_move(text).map(|mv| mv.to_string()),
            Ok("18-14".to_owned()),
            "{text}"
        );
    }
    for text in [
        "",
        "-",
        "18-",
        "18x14",
        "18-14-9",
        "0",
        "33",
        "18-33",
        "+18-14",
        "wolf",
        "99999999999",
    ] {
        assert_eq!(
            game.parse_move(text).expect_err(text).key(),
            "refusal-wolf-notation",
            "{text}"
        );
    }
    let start = Wolf::new(&setup("wolf"));
    assert_eq!(
        start.parse_move(" 1 ").map(|mv| start.move_text(&mv)),
        Ok("1".to_owned())
    );
}

#[test]
fn positions_that_cannot_be_are_refused_with_the_reason() {
    for (text, why) in [
        ("", "A position begins with the side to move"),
        ("B:W29-31:B18", "there are four sheep"),
        ("B:W28-32:B18", "there are four sheep"),
        ("B:W29-32:B17,18", "there is only one wolf"),
        ("B:W29-32:BK18", "nobody is crowned or huffed"),
        ("B:WK29,30-32:B18", "nobody is crowned or huffed"),
        ("B:W29-32:B18:X29", "nobody is crowned or huffed"),
        ("W:W29-32:B", "the wolf is placed before a sheep moves"),
        ("B:W29-32:B32", "is named twice"),
    ] {
        let refusal = Wolf::from_position(&setup("wolf"), text).expect_err(text);
        assert!(refusal.sentence().contains(why), "{text}: {refusal}");
    }
    for text in ["B:W29-32:B", "W:W29-32:B18", "B:W1-3,17:B30"] {
        assert_eq!(game(text).position(), text);
    }
}

/// A view from another program may contain any values that deserialize.
#[test]
fn a_view_that_never_was_is_refused_or_harmless() {
    let view = serde_json::to_value(Wolf::new(&setup("wolf"))).expect("JSON");
    for (path, value) in [("wolf", "33"), ("wolf", "0"), ("turn", "\"goat\"")] {
        let mut strange = view.clone();
        strange["field"][path] = serde_json::from_str(value).expect("JSON");
        assert!(
            serde_json::from_value::<Wolf>(strange).is_err(),
            "{path} {value}"
        );
    }
    for sheep in [0_u32, 1, u32::MAX] {
        let mut strange = view.clone();
        strange["field"]["sheep"] = sheep.into();
        strange["field"]["wolf"] = 5.into();
        let game: Wolf = serde_json::from_value(strange).expect("a view");
        let _ = (
            Game::turn(&game),
            legal_moves(&game),
            game.position(),
            game.pieces(),
        );
    }
}

/// A wolf on the board cannot be placed again on any square.
#[test]
fn all_4_a_wolf_that_was_placed_is_not_placed_again() {
    let game = game("B:W29-32:B18");
    for text in ["18", "14", "29"] {
        let refusal = game
            .parse_move(text)
            .map_or_else(|refusal| refusal, |mv| game.refusal(&mv).expect(text));
        assert_eq!(refusal.key(), "refusal-wolf-placed", "{text}");
    }
}
