use super::*;

/// Coordinates with move numbers, as many programs write them.
const COORDINATES: &str = "1. d2 d6 2. f4 f2 3. b4 d3 4. f6 e4 5. g4 a4 6. c4 c5\n";
/// Numbers from 1 to 24, as on PlayOK.
const NUMBERS: &str = "[Event \"?\"]\n[Site \"PlayOK\"]\n[Date \"2026.03.11\"]\n\
    [White \"a\"]\n[Black \"b\"]\n[Result \"1-0\"]\n[GameType \"70,0\"]\n\n\
    1. 5 13 2. 20 19 3. 14 21 1-0\n";

fn games(text: &str) -> Vec<MillGame> {
    MillGames::new(text).collect()
}

/// The variants in which the only game of a text can be played.
fn variants(text: &str) -> Vec<&'static str> {
    let games = games(text);
    let [game] = games.as_slice() else {
        panic!("{games:?}")
    };
    let readings = game.readings(None).expect("a match");
    readings
        .iter()
        .map(|game| game.setup().variant().key)
        .collect()
}

fn only(text: &str) -> Match<Mill> {
    let mut readings = games(text)[0].readings(None).expect("a match");
    assert_eq!(readings.len(), 1, "{text}");
    readings.remove(0)
}

#[test]
fn coordinates_with_numbers_are_read() {
    assert!(looks_like_record(COORDINATES));
    assert_eq!(variants(COORDINATES), ["nine_mens_morris", MIXED, CEYLON]);
    let readings = games(COORDINATES)[0].readings(None).expect("a match");
    for game in readings {
        assert_eq!(game.plies().len(), 12);
        assert!(game.turn().seat() == Some(Seat(0)));
    }
}

#[test]
fn numbers_from_1_to_24_are_read() {
    assert!(looks_like_record(NUMBERS));
    let game = only(NUMBERS);
    let moves: Vec<&str> = game.plies().iter().map(|ply| ply.text.as_str()).collect();
    assert_eq!(moves, ["d6", "e4", "d2", "b2", "f4", "f2"]);
    assert_eq!(game.setup().variant().key, "nine_mens_morris");
    assert_eq!(game.ending(), Some(Ending::Resigned(Seat(1))));
    assert_eq!(game.seats()[0], Occupant::Person("a".to_owned()));
}

/// NM-3 decides which game it is: a removal while men are placed is none of Ceylon Mill (NM-11),
/// and a mill without one none of Nine Men's Morris.
#[test]
fn removals_stand_apart_or_are_attached() {
    for text in [
        "1. a7 b6 2. d7 d6 3. g7 xb6 f6",
        "1. a7 b6 2. d7 d6 3. g7xb6 f6",
        "1.a7 b6 2.d7! d6? 3.G7xB6 {a mill} (3. g4 a4 (a1)) $4 3... f6",
        "[White \"A ] B\"] [Black \"C\"] 1. a7 b6 2. d7 d6 3. g7 xb6 f6",
        "1. 1 4 2. 2 5 3. 3 x4 6",
        "1. 1 4 2. 2 5 3. 3x4 6",
    ] {
        assert_eq!(variants(text), ["nine_mens_morris", MIXED], "{text}");
        let readings = games(text)[0].readings(None).expect("a match");
        assert_eq!(readings[0].plies()[4].text, "g7xb6", "{text}");
        assert_eq!(readings[0].plies().len(), 6, "{text}");
    }
    assert_eq!(variants("1. a7 b6 2. d7 d6 3. g7 a4 b4"), [CEYLON]);
    let moved = "[Variant \"Mixed Mill\"]\n1. a7 b6 2. a7-a4 *";
    assert_eq!(variants(moved), [MIXED]);
    assert_eq!(variants("1. a7 b6 2. a7-a4"), [MIXED]);
}

#[test]
fn tags_say_which_game_it_is() {
    for (tag, variant) in [
        ("[Variant \"Nine Men's Morris\"]", "nine_mens_morris"),
        ("[variant \"nine_mens_morris\"]", "nine_mens_morris"),
        ("[Site \"Sanmill\"]", "nine_mens_morris"),
        ("[Variant \"Ceylon Mill\"]", CEYLON),
        ("[Variant \"Mixed Mill\"]", MIXED),
    ] {
        assert_eq!(
            variants(&format!("{tag}\n{COORDINATES}")),
            [variant],
            "{tag}"
        );
    }
    let other = format!("[Variant \"Twelve Men's Morris\"]\n{COORDINATES}");
    let error = games(&other)[0].readings(None).expect_err("another game");
    assert!(error.to_string().contains("Twelve Men's Morris"), "{error}");
}

/// What is meant settles what the tags leave open, and only that.
#[test]
fn the_variant_that_is_meant_settles_it() {
    let read = |text: &str, meant| {
        let readings = games(text)[0].readings(Some(meant)).expect("a match");
        let keys = readings.iter().map(|game| game.setup().variant().key);
        keys.collect::<Vec<_>>()
    };
    assert_eq!(read(COORDINATES, CEYLON), [CEYLON]);
    assert_eq!(read(NUMBERS, CEYLON), [NINE]);
    let moved = games("1. a7 b6 2. a7-a4")[0].readings(Some(NINE));
    assert_eq!(reach(&moved.expect_err("Mixed Mill")), 3);
}

#[test]
fn several_games_follow_one_another() {
    let text = format!("{NUMBERS}\n{NUMBERS}\n1. a7 *\n1. d6 d7 0-1");
    let games = games(&text);
    assert_eq!(games.len(), 4);
    assert!(games.iter().all(MillGame::is_mill));
    assert_eq!(games[3].moves, ["d6", "d7"]);
    assert_eq!(games[3].result, Some(Some(WrittenScore::SecondWins)));
}

/// “resigns” alone is said of whoever has the turn; what is said before a move ends nothing.
#[test]
fn words_end_a_game() {
    let ends = [
        ("White resigns", Ending::Resigned(WHITE)),
        ("resigns", Ending::Resigned(WHITE)),
        ("drawn 1-0", Ending::Agreed),
        ("Black lost on time. 1-0", Ending::OutOfTime(BLACK)),
        ("{White wins} 0-1", Ending::Resigned(BLACK)),
    ];
    for (words, ending) in ends {
        let text = format!("[Variant \"Mixed Mill\"]\n1. d2 d6 {{drawn}} 2. f4 f2 {words}\n");
        let game = only(&text);
        assert_eq!(game.ending(), Some(ending), "{text}");
        assert_eq!(game.plies().len(), 4);
    }
    let goes_on = only("[Variant \"Mixed Mill\"]\n1. d2 d6 {drawn} 2. f4 f2 *\n");
    assert_eq!(goes_on.ending(), None);
}

/// A text of another game, or none, is not taken for mill.
#[test]
fn other_texts_are_not_mill() {
    for text in [
        "",
        "a4",
        "1. 11-15 23-19 2. 8-11 *",
        "1. c3-d4 f6-e5 2. d4xf6 *",
        "[Event \"x\"]\n[FEN \"W:W18,26:B7,K12\"]\n",
        "11-15 22-17",
        "[FEN \"B:W15:B11\"] 1. 11x18",
        "1. 11x18",
        "5 6 7",
        "Dear Ann, shall we play on Sunday?",
        "1. d4 d5 2. c4 e6",
        "W:W18,26:B7,K12",
        "[",
        "[Event \"x",
        "(((",
        "{",
    ] {
        assert!(!looks_like_record(text), "{text}");
    }
}

#[test]
fn what_cannot_be_played_names_its_move() {
    for (text, number) in [
        ("1. a7 a7", 2),
        ("1. a7 b6 2. hello", 3),
        ("1. a7 b6 2. d7 d6 3. g7 xg7", 5),
        ("1. a7 b6 2. xb6", 2),
    ] {
        let error = games(text)[0].readings(None).expect_err(text);
        assert_eq!(reach(&error), number, "{text}: {error}");
    }
}

/// What is written is read again: the same match, in every variant and with removals.
#[test]
fn matches_come_back_from_their_text() {
    for variant in Mill::VARIANTS {
        for removal in ["must", "may"] {
            let setup = Setup::of::<Mill>(variant.key, [(REMOVAL.name, removal)]);
            let mut game = Match::<Mill>::new(setup.expect("a set-up"), Vec::new(), 0);
            for ply in 0..40_usize {
                let legal = game.legal_moves();
                let Some(mv) = legal.get(ply * 7 % legal.len().max(1)) else {
                    break;
                };
                game.play(*mv).expect("legal");
            }
            let text = write(&game, ["Ann", ""]);
            assert!(looks_like_record(&text), "{text}");
            let back = only(&text);
            assert_eq!(back.record().moves, game.record().moves, "{text}");
            assert_eq!(back.setup(), game.setup(), "{text}");
            assert_eq!(back.turn(), game.turn());
            assert_eq!(back.seats()[0], Occupant::Person("Ann".to_owned()));
            assert!(
                text.lines().all(|line| line.chars().count() <= 80),
                "{text}"
            );
        }
    }
}

#[test]
fn a_position_is_written_and_read() {
    let setup = Setup::of::<Mill>("nine_mens_morris", []).expect("a variant");
    let position = "B:Wa7,d7,g7:Be5:H6,7";
    let mut game = Match::<Mill>::from_position(setup, Vec::new(), 0, position);
    let game = game.as_mut().expect("a position");
    game.play_text("c5").expect("legal");
    game.end(Ending::Agreed).expect("not over");
    let text = write(game, ["", ""]);
    assert!(text.contains("\n1... c5 1/2-1/2\n"), "{text}");
    let back = only(&text);
    assert_eq!(back.position(), Some(position));
    assert_eq!(back.record().moves, ["c5"]);
    assert_eq!(back.ending(), Some(Ending::Agreed));
}

/// Numbers of moves are none of the moves, whatever is written after them.
#[test]
fn numbers_of_moves_are_read_in_every_hand() {
    let moves = ["d6", "f4", "d2", "b4"];
    for text in [
        "1. d6 f4 2. d2 b4",
        "1.d6 f4 2.d2 b4",
        "1) d6 f4 2) d2 b4",
        "1)d6 f4 2)d2 b4",
        "1 d6 f4 2 d2 b4",
        "1 . d6 f4 2 . d2 b4",
        "1: d6 f4\n2: d2 b4",
        "1 : d6 f4\n2 : d2 b4",
        "1:d6 f4 2:d2 b4",
        "1. d6 1... f4 2. d2 2... b4",
        "1. d6 1. … f4 2. d2 b4",
        "d6 f4 d2 b4",
    ] {
        for tags in ["", "[Variant \"Mixed Mill\"]\n\n", "[Event \"?\"]\n\n"] {
            for end in ["", " *", " 1-0", "\n1 - 0", " ½ : ½", " 0.5-0.5,"] {
                let text = format!("{tags}{text}{end}\n");
                assert!(looks_like_record(&text), "{text}");
                let games = games(&text);
                assert_eq!(games.len(), 1, "{text}");
                assert_eq!(games[0].moves, moves, "{text}");
            }
        }
    }
    for text in [
        "1. 5 13 2. 20 19 3. 14 21",
        "1) 5 13 2) 20 19 3) 14 21",
        "1 5 13 2 20 19 3 14 21",
        "1: 5 13 2: 20 19 3: 14 21",
        "1 . 5 13 2 . 20 19 3 . 14 21",
        "1 : 5 13 2 : 20 19 3 : 14 21",
    ] {
        let text = format!("[Site \"PlayOK\"]\n[GameType \"70,0\"]\n\n{text} 1-0\n");
        assert!(looks_like_record(&text), "{text}");
        assert_eq!(
            games(&text)[0].moves,
            ["d6", "e4", "d2", "b2", "f4", "f2"],
            "{text}"
        );
    }
    // A number that stands for a point may be that of its move too.
    let first = games("[GameType \"70,0\"]\n1: 1 2 2: 3 4\n");
    assert_eq!(first[0].moves, ["a7", "d7", "g7", "b6"]);
    let spaced = games(
        "[GameType \"70,0\"]\n1 : 1 2 2 : 1-4 3 3 : 5 6 1 : 1\n\n[Result \"1 : 1\"]\n1 : 1 2",
    );
    assert_eq!(spaced[0].moves, ["a7", "d7", "a7-b6", "g7", "d6", "f6"]);
    assert_eq!(spaced[0].result, Some(Some(WrittenScore::Draw)));
    assert_eq!((spaced[1].moves.len(), spaced[1].result), (2, None));
    let unnumbered = games("[GameType \"70,0\"]\n1 4 2 5 3x4 6\n");
    assert_eq!(unnumbered[0].moves, ["a7", "b6", "d7", "d6", "g7xb6", "f6"]);
}

#[test]
fn blanks_may_stand_around_the_signs_of_a_move() {
    for text in [
        "1. a7 b6 2. d7 d6 3. g7 x b6 f6",
        "1. a7 b6 2. d7 d6 3. g7 xb6 f6",
        "1. a7 b6 2. d7 d6 3. g7x b6 f6",
        "1. 1 4 2. 2 5 3. 3 x 4 6",
    ] {
        assert_eq!(games(text)[0].moves[4], "g7xb6", "{text}");
    }
    for text in [
        "1. a7 b6 2. a7 - a4",
        "1. a7 b6 2. a7- a4",
        "1. a7 b6 2. a7 –a4",
    ] {
        assert_eq!(games(text)[0].moves, ["a7", "b6", "a7-a4"], "{text}");
    }
}

/// The tag decides, whatever the moves look like.
#[test]
fn a_tag_that_names_the_game_decides_it() {
    for (text, is_mill) in [
        ("[GameType \"21\"]\n1. 11 - 15 23 - 19", false),
        ("[GameType \"21\"]\n1. d6 f4", false),
        ("[GameType \"70,0\"]\n1. 11-15 23-19", true),
        ("[Variant \"Nine Men's Morris\"]\n1. 11-15 23-19", true),
        ("[Variant \"morris-gasser-1\"]\n\n*", true),
        ("1. 11 - 15 23 - 19 2. 8 - 11 22 - 17 *", false),
    ] {
        assert_eq!(looks_like_record(text), is_mill, "{text}");
    }
    assert_eq!(variants("[Variant \"morris-gasser-1\"]\n1. d6 f4"), [NINE]);
    let unknown = games("[Variant \"morris-of-a-friend\"]\n1. d6 f4");
    assert!(unknown[0].readings(None).is_err());
    let meant = unknown[0].readings(Some(MIXED)).expect("a match");
    assert_eq!(meant[0].setup().variant().key, MIXED);
}

#[test]
fn a_termination_tells_why_a_game_ended() {
    for (value, result, ending) in [
        ("Time forfeit", "1-0", Some(Ending::OutOfTime(BLACK))),
        ("time forfeit", "0-1", Some(Ending::OutOfTime(WHITE))),
        ("Time forfeit", "1/2-1/2", Some(Ending::Agreed)),
        ("Normal", "1-0", Some(Ending::Resigned(BLACK))),
        ("Abandoned", "0-1", Some(Ending::Resigned(WHITE))),
        ("Rules infraction", "0-1", Some(Ending::Resigned(WHITE))),
        ("Unterminated", "*", None),
        ("Time forfeit", "*", None),
    ] {
        let text =
            format!("[Variant \"Mixed Mill\"]\n[Termination \"{value}\"]\n1. d6 f4 {result}\n");
        let game = only(&text);
        assert_eq!(game.ending(), ending, "{text}");
        let back = only(&write(&game, ["", ""]));
        assert_eq!(back.ending(), ending, "{text}");
    }
    let words =
        only("[Variant \"Mixed Mill\"]\n[Termination \"Normal\"]\n1. d6 f4 Black lost on time");
    assert_eq!(words.ending(), Some(Ending::OutOfTime(BLACK)));
}

#[test]
fn each_position_or_line_of_a_list_is_a_game() {
    let fens = [
        "O*******/********/*******@ w p p 1 8 1 8 0 0 0 0 0 0 0 0 1",
        "OO******/********/******@@ w p p 2 7 2 7 0 0 0 0 0 0 0 0 1",
    ];
    for (before, between) in [
        ("", ""),
        ("", "\n"),
        ("[Event \"x\"]\n", ""),
        ("[SetUp \"1\"]\n", "\n"),
    ] {
        let list = fens.map(|fen| format!("{before}[FEN \"{fen}\"]\n"));
        let list = list.join(between);
        assert!(looks_like_record(&list), "{list}");
        let games = games(&list);
        let positions: Vec<_> = games.iter().filter_map(|game| game.tag("FEN")).collect();
        assert_eq!(positions, fens, "{list}");
    }
    let lines = "d6 f4 d2 b4\nd6 b4 f4\n\nd2 d6 1-0\nd2 f4\n";
    assert!(looks_like_record(lines));
    let moves: Vec<_> = games(lines).into_iter().map(|game| game.moves).collect();
    let first: [&[&str]; 4] = [
        &["d6", "f4", "d2", "b4"],
        &["d6", "b4", "f4"],
        &["d2", "d6"],
        &["d2", "f4"],
    ];
    assert_eq!(moves, first);
    // One game may stand on several lines.
    assert_eq!(games("d6 f4\nd2 b4\n").len(), 1);
}

/// The names that are written are those of the English texts, and all of them are read.
#[test]
#[cfg(feature = "texts")]
fn every_variant_is_written_by_its_english_name() {
    assert_eq!(WRITTEN_NAMES.len(), Mill::VARIANTS.len());
    for (key, written) in WRITTEN_NAMES {
        let text = format!("{key}-name");
        let shown = texts::text(&text);
        assert_eq!(shown.replace('’', "'"), written);
        for name in [shown, written, key] {
            let text = format!("[Variant \"{name}\"]\n1. d6 f4");
            assert!(looks_like_record(&text), "{text}");
            assert_eq!(variants(&text), [key], "{text}");
        }
    }
}
