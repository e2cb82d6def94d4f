use std::path::PathBuf;

use coffer_texts as texts;
use proptest::prelude::*;

#[cfg(feature = "texts")]
use super::lexer::MAX_NESTING;
use super::lexer::in_one_line;
use super::tags::OWN_TAGS;
use super::writer::WIDTH;
use super::*;

fn one(text: &str) -> PdnGame {
    let games = parse(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(games.len(), 1, "{text:?}");
    games[0].clone()
}

fn moves(game: &PdnGame) -> String {
    game.moves
        .iter()
        .map(PdnMove::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Line, column and key of the parse error.
fn fault(text: &str) -> (usize, usize, &'static str) {
    let error = parse(text).expect_err(text);
    (error.line, error.column, error.key)
}

#[cfg(feature = "texts")]
fn fen_fault(text: &str) -> (usize, &'static str) {
    let error = parse_fen(text).expect_err(text);
    assert!(texts::has(error.key), "{}", error.key);
    (error.column, error.key)
}

#[test]
fn a_plain_game() {
    let game = one(
        "[Event \"A \\\"quoted\\\" cup \\\\ 1\"]\n[Black \"Will\"]\n[GameType \"21,B,8,8,N1,0\"]\n\
         [Result \"0-1\"]\n\n1. 9-13 24-20 2. 6x13x22 10x3\n0-1\n",
    );
    assert_eq!(game.tag("Event"), Some("A \"quoted\" cup \\ 1"));
    assert_eq!(game.tag("Black"), Some("Will"));
    assert_eq!(game.tags.len(), 2);
    assert_eq!(moves(&game), "9-13 24-20 6x13x22 10x3");
    assert_eq!(
        game.moves[2],
        PdnMove {
            squares: vec![6, 13, 22],
            capture: true
        }
    );
    assert_eq!(game.result, PdnResult::WhiteWins);
    assert_eq!(game.start, None);
}

#[test]
fn everything_that_people_put_between_moves() {
    let text = "\u{feff}[Event \"?\"]\r\n\r\n{ a comment\r\nof two lines with ( and ; in it }\r\n1.11-15! $3 ; to the end ( of the line\r\n\
        22-17(?) ( 23-19 { not ) here } 8-11 ( 22-17 ; nor ) here\r\n) 2... 25-22 ) 2. 08-11?! 17-14 $1$22 2... 9X18 % a note\r\n\
        ... 23x14 3. 10:17* 21×14 4. 6–10 *\r\n\u{1a}";
    let game = one(text);
    assert_eq!(
        moves(&game),
        "11-15 22-17 8-11 17-14 9x18 23x14 10x17 21x14 6-10"
    );
    assert_eq!(game.result, PdnResult::Unfinished);
}

#[test]
fn several_games_with_and_without_tags() {
    let games = parse(
        "1. 11-15 22-17 1-0 1. 9-14 23-18 14x23 1/2-1/2\n*\n[Event \"c\"]\n11-16 [Event \"d\"] 12-16* [Event \"e\"] [Result \"1-0\"] *",
    )
    .unwrap();
    let summary: Vec<_> = games
        .iter()
        .map(|game| (game.tag("Event"), game.moves.len(), game.result))
        .collect();
    assert_eq!(
        summary,
        [
            (None, 2, PdnResult::BlackWins),
            (None, 3, PdnResult::Draw),
            (Some("c"), 1, PdnResult::Unfinished),
            (Some("d"), 1, PdnResult::Unfinished),
            (Some("e"), 0, PdnResult::BlackWins),
        ]
    );
    // If no result separates them, the number 1 begins another game.
    assert_eq!(
        parse("1. 11-15 22-17 2. 15-19 1. 9-14 23-18")
            .unwrap()
            .len(),
        2
    );
    // … but not right after the first move of a game that numbers both sides' moves.
    assert_eq!(parse("1. 11-15 1. 22-17 2. 15-19").unwrap().len(), 1);
    for nothing in [
        "",
        "\u{feff}",
        " \r\n\t",
        "{ only a comment }",
        "; only\n% lines",
        "* * 1-0",
    ] {
        assert_eq!(parse(nothing), Ok(Vec::new()), "{nothing:?}");
    }
}

#[test]
fn results_in_the_tag_and_after_the_moves() {
    let result = |text: &str| one(text).result;
    assert_eq!(result("[Result \"1-0\"] 11-15"), PdnResult::BlackWins);
    assert_eq!(result("[Result \"1-0\"] 11-15 *"), PdnResult::BlackWins);
    assert_eq!(result("[Result \"1-0\"] 11-15 0-1"), PdnResult::WhiteWins);
    assert_eq!(result("[Result \"2-0\"] 11-15"), PdnResult::BlackWins);
    assert_eq!(result("[Result \"0-2\"] 11-15"), PdnResult::WhiteWins);
    assert_eq!(result("[Result \"abandoned\"] 11-15 1-1"), PdnResult::Draw);
    assert_eq!(result("11-15 0-0"), PdnResult::BothLose);
    assert_eq!(result("11-15 1/2–1/2"), PdnResult::Draw);
    assert_eq!(result("11-15"), PdnResult::Unfinished);
}

#[test]
fn a_game_from_a_position() {
    let game = one("[SetUp \"1\"]\n[FEN \"W:W21,22,K30:B1-12\"]\n1... 21-17 2. 9-14");
    assert_eq!(
        game.start,
        Some(Fen {
            huffable: 0,
            black_to_move: false,
            black: 0xfff,
            white: 0x2030_0000,
            kings: 0x2000_0000
        })
    );
    assert_eq!(
        one("[FEN \"B:W21-32:B1-12\"] 11-15").start,
        Some(Fen::START)
    );
    assert_eq!(
        one("[SetUp \"0\"][FEN \"B:W21-32:B1-12\"] 11-15").start,
        None
    );
    assert_eq!(one("[FEN \"\"] 11-15").start, None);
    assert_eq!(
        fault("[SetUp \"1\"]\n11-15"),
        (1, 9, "pdn-set_up_without_fen")
    );
    assert_eq!(
        fault("\n[FEN \"W:W21,22,K33:B1-12\"]"),
        (2, 17, "pdn-square_international")
    );
}

#[test]
#[cfg(feature = "texts")]
fn faults_name_their_place_and_reason() {
    let cases = [
        ("1. 11-15 22~17", (1, 10, "pdn-not_a_move")),
        (
            "11-15\r\n22-17\r\n  nonsense 8-11",
            (3, 3, "pdn-not_a_move"),
        ),
        ("11-15\r22", (2, 1, "pdn-not_a_move")),
        ("1. 11-15 1115", (1, 10, "pdn-not_a_move")),
        ("1. 11-15 11-15-18", (1, 10, "pdn-not_a_move")),
        ("1. 11-15 11x15-18", (1, 10, "pdn-not_a_move")),
        ("1. 11-15 x15 8-11", (1, 10, "pdn-not_a_move")),
        ("11-33", (1, 1, "pdn-square_international")),
        ("11-60", (1, 1, "pdn-square_canadian")),
        ("11-73", (1, 1, "pdn-square")),
        ("0-32", (1, 1, "pdn-square")),
        ("11-99999999999999999999", (1, 1, "pdn-square")),
        ("c3-d4", (1, 1, "pdn-letters")),
        ("B11-15", (1, 1, "pdn-colour_letter")),
        ("B: 11-15 W: 22-17", (1, 1, "pdn-colour_letter")),
        ("1x8x1x8x1x8x1x8x1x8x1x8x1x8", (1, 1, "pdn-squares")),
        ("{ never", (1, 1, "pdn-unclosed_comment")),
        ("11-15 ( 22-17 ( 8-11 )", (1, 7, "pdn-unclosed_variation")),
        ("11-15 ( { ) ", (1, 9, "pdn-unclosed_comment")),
        ("11-15 )", (1, 7, "pdn-stray")),
        ("11-15 }", (1, 7, "pdn-stray")),
        ("11-15 \"", (1, 7, "pdn-stray")),
        ("11-15 $x", (1, 7, "pdn-nag")),
        ("1. 11-15 -- 22-17", (1, 10, "pdn-null_move")),
        ("[]", (1, 2, "pdn-tag_name")),
        ("[Event]", (1, 7, "pdn-tag_text")),
        ("[fen W:W1:B2]", (1, 6, "pdn-tag_text")),
        ("[Event \"x]\n", (1, 9, "pdn-tag_open_text")),
        ("[Event \"x\\\"]", (1, 9, "pdn-tag_open_text")),
        ("[Event \"x\" 11-15", (1, 9, "pdn-tag_open_text")),
        ("[GameType \"20\"]", (1, 12, "pdn-other_game")),
        ("[gametype \"Russian\"]", (1, 12, "pdn-other_game")),
        ("[Variant \"Brazilian\"]", (1, 11, "pdn-other_game")),
        ("[GameType \"211\"]", (1, 12, "pdn-game_type")),
        (
            "[FEN \"W:W1:B2\"][FEN \"W:W1:B3\"]",
            (1, 22, "pdn-two_fens"),
        ),
        (
            "[SetUp \"0\"][FEN \"W:W1:B2\"] *",
            (1, 18, "pdn-fen_without_set_up"),
        ),
        ("1. 11-15 /FEN \"B:W1:B2\"/", (1, 10, "pdn-set_up_inside")),
        ("[GameType \"21\"]\n\n1. d6 f4 *", (3, 4, "pdn-not_a_move")),
        ("[GameType \"21\"]\n1 d6 f4 *", (2, 3, "pdn-not_a_move")),
        ("[GameType \"21\"]\nd6 f4 *", (2, 1, "pdn-not_a_move")),
    ];
    let found = |text| {
        parse(text)
            .err()
            .map(|error| (error.line, error.column, error.key))
    };
    let wrong: Vec<_> = cases
        .iter()
        .map(|(text, expected)| (*text, *expected, found(text)))
        .filter(|(_, expected, found)| *found != Some(*expected) || !texts::has(expected.2))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let deep = format!("1-5 {}", "(".repeat(1000));
    assert_eq!(fault(&deep), (1, 5 + MAX_NESTING, "pdn-too_deep"));
    assert_eq!(fault(&" ".repeat(MAX_TEXT + 1)).2, "pdn-too_long");
    assert_eq!(
        parse("[GameType \"25,W,8,8,A0,0\"]")
            .unwrap_err()
            .to_string(),
        "Line 1, column 12: This is a game of Russian draughts. Only English draughts, GameType 21, can be read."
    );
    let long = parse(&format!("1. 11-15 4{}", "w".repeat(5000)))
        .unwrap_err()
        .to_string();
    assert!(long.len() < 200, "{long}");
    assert!(texts::has("pdn-at") && texts::has("pdn-too_deep") && texts::has("pdn-too_long"));
}

#[test]
fn single_moves() {
    assert_eq!(parse_move(" 11-15 ").unwrap().to_string(), "11-15");
    assert_eq!(parse_move("15:22×29").unwrap().to_string(), "15x22x29");
    for bad in ["", "-", "11-", "11-15 22-17", "1-0", "11-15!"] {
        assert!(parse_move(bad).is_err(), "{bad:?}");
    }
}

#[test]
#[cfg(feature = "texts")]
fn positions_in_all_their_spellings() {
    let start = "B:W21-32:B1-12";
    assert_eq!(Fen::START.to_string(), start);
    for same in [
        start,
        " b : w 21 - 32 : b 1-12 . ",
        "B:B1-12:W21-32.",
        "B:W21,22,23,24,25-32:B12,11,10,1-9",
        "B:W21-32:B1,2,3,4,5,6,7,8,9,10,11,12",
    ] {
        assert_eq!(parse_fen(same), Ok(Fen::START), "{same}");
    }
    for (text, canonical) in [
        (
            "W:WK5,1,3,2,9,10,K7:B32,K31,30",
            "W:W1-3,9,10,K5,K7:B30,32,K31",
        ),
        ("B:WK1-4:BK29-K32", "B:WK1,K2,K3,K4:BK29,K30,K31,K32"),
        ("B:W:B", "B:W:B"),
        ("W::".trim_end_matches(':'), ""),
        (
            "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29",
            "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29",
        ),
        ("W:W29-32:B1", "W:W29-32:B1"),
        ("W:W29-32:B1:H0:F12", "W:W29-32:B1"),
        ("W:W:H0:F0:W31,K22:B1,2", "W:W31,K22:B1,2"),
    ] {
        match parse_fen(text) {
            Ok(fen) => assert_eq!(fen.to_string(), canonical, "{text}"),
            Err(_) => assert_eq!(canonical, "", "{text}"),
        }
    }
    for (text, expected) in [
        ("", (1, "pdn-fen_turn")),
        ("X:W1:B2", (1, "pdn-fen_turn")),
        ("B", (2, "pdn-fen_side")),
        ("B:W1", (5, "pdn-fen_side")),
        ("B:1:B2", (3, "pdn-fen_side")),
        ("B::", (3, "pdn-fen_side")),
        ("B:W1:W2", (6, "pdn-fen_twice")),
        ("B:W0:B2", (4, "pdn-fen_square")),
        ("B:W1,:B2", (6, "pdn-fen_square")),
        ("B:W33:B2", (4, "pdn-square_international")),
        ("B:Wa1:B2", (4, "pdn-fen_letters")),
        ("B:WQ3:B2", (4, "pdn-fen_square")),
        ("B:W9-5:B2", (4, "pdn-fen_range")),
        ("B:W1,1:B2", (6, "pdn-fen_taken")),
        ("B:W1-5:B5", (1, "pdn-fen_taken")),
        ("B:W1:B2:X2", (9, "pdn-fen_huff")),
        ("B:W1:B2:X3", (9, "pdn-fen_huff")),
        ("B:W1:B2:X1:X1", (12, "pdn-fen_side")),
        ("B:W1:B2:Xx", (10, "pdn-fen_square")),
        ("B:W1:B2..", (9, "pdn-fen_end")),
    ] {
        assert_eq!(fen_fault(text), expected, "{text:?}");
    }
}

#[test]
fn written_text_is_wrapped_and_escaped() {
    let step = |from: u8, to: u8| PdnMove {
        squares: vec![from, to],
        capture: false,
    };
    let game = PdnGame {
        tags: vec![
            ("Event".into(), "say \"hey\"\nto C:\\".into()),
            ("Result".into(), "ignored".into()),
            ("no name".into(), "ignored".into()),
        ],
        start: Some(Fen {
            huffable: 0,
            black_to_move: false,
            ..Fen::START
        }),
        moves: (0..60).map(|i| step(i % 31 + 1, i % 31 + 2)).collect(),
        result: PdnResult::Draw,
        notes: Vec::new(),
    };
    let text = write(std::slice::from_ref(&game));
    assert!(text.starts_with(
        "[Event \"say \\\"hey\\\" to C:\\\\\"]\n[GameType \"21\"]\n[SetUp \"1\"]\n\
         [FEN \"W:W21-32:B1-12\"]\n[Result \"1/2-1/2\"]\n\n1... 1-2 2. 2-3 3-4 3. 4-5"
    ));
    assert!(
        text.lines().all(|line| line.chars().count() <= WIDTH),
        "{text}"
    );
    assert!(
        text.lines().any(|line| line.chars().count() > WIDTH - 12),
        "{text}"
    );
    let back = one(&text);
    assert_eq!(
        (back.moves, back.start, back.result),
        (game.moves, game.start, game.result)
    );
    assert_eq!(
        back.tags,
        [("Event".to_owned(), "say \"hey\" to C:\\".to_owned())]
    );
    assert_eq!(write(&[]), "");
}

/// The archive is kept in `shared/`, outside the repository; without it this test does nothing.
#[test]
fn the_archive_of_300_games_is_read() {
    let shared = std::env::var_os("KINGS_COFFER_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    );
    let Ok(text) = std::fs::read_to_string(shared.join("data/draughts_games.pdn")) else {
        return;
    };
    let games = parse(&text).unwrap();
    assert_eq!(games.len(), 300);
    assert!(
        games
            .iter()
            .all(|game| game.moves.len() > 10 && game.result != PdnResult::Unfinished)
    );
    // Supports the reading of the results described in the module documentation: in most decisive
    // games the side that moved last has won.
    let decisive = games.iter().filter(|game| game.result != PdnResult::Draw);
    let (last, not_last): (Vec<_>, Vec<_>) = decisive
        .partition(|game| (game.moves.len() % 2 == 1) == (game.result == PdnResult::BlackWins));
    assert_eq!((last.len(), not_last.len()), (111, 13));
    assert_eq!(parse(&write(&games)).unwrap(), games);
}

/// DR-9: a huff is written before the move of the same side and has no number of its own.
#[test]
fn a_huff_is_written_before_the_move_of_the_same_side() {
    let text = "1. 11-15 22-18\n2. 8-11 huff 15 18-14 3. HUFF09 7-10 1-0";
    let game = parse(text).unwrap().swap_remove(0);
    assert_eq!(game.moves[3].squares, [15]);
    assert_eq!(
        write(&[game]),
        "[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 22-18 2. 8-11 huff 15 18-14 3. huff 9 7-10 1-0\n"
    );
    for text in [
        "huff", "huff x", "huff 0", "huff 33", "huff -1", "huff 1-5", "huf 3",
    ] {
        let game = format!("1. 11-15 {text} 8-11");
        assert!(parse(&game).is_err(), "{text}");
        assert!(parse_move(text).is_err(), "{text}");
    }
}

fn any_fen() -> impl Strategy<Value = Fen> {
    any::<(bool, u32, u32, u32)>().prop_map(|(black_to_move, a, b, c)| {
        let (black, white) = (a & b, !a & b);
        let theirs = if black_to_move { white } else { black };
        Fen {
            huffable: if a & 3 == 0 {
                theirs & c.rotate_left(7)
            } else {
                0
            },
            black_to_move,
            black,
            white,
            kings: c & (black | white),
        }
    })
}

fn any_move() -> impl Strategy<Value = PdnMove> {
    let step = (1..=32_u8, 1..32_u8).prop_map(|(from, by)| PdnMove {
        squares: vec![from, (from - 1 + by) % 32 + 1],
        capture: false,
    });
    let jump = prop::collection::vec(1..=32_u8, 2..=MAX_SQUARES).prop_map(|squares| PdnMove {
        squares,
        capture: true,
    });
    let huff = (1..=32_u8).prop_map(|square| PdnMove {
        squares: vec![square],
        capture: false,
    });
    prop_oneof![6 => step, 2 => jump, 1 => huff]
}

fn any_game() -> impl Strategy<Value = PdnGame> {
    let tag = (
        "[A-Z][A-Za-z0-9_-]{0,12}",
        "[^\\x00-\\x1f\\x7f-\\u{9f}]{0,30}",
    )
        .prop_filter("made by the writer", |(name, _)| {
            !OWN_TAGS.contains(&name.as_str())
        });
    let result = prop::sample::select(vec![
        PdnResult::BlackWins,
        PdnResult::WhiteWins,
        PdnResult::Draw,
        PdnResult::BothLose,
        PdnResult::Unfinished,
    ]);
    let note = (0..120_usize, any_note());
    (
        prop::collection::vec(tag, 0..4),
        prop::option::of(any_fen()),
        prop::collection::vec(any_move(), 0..120),
        result,
        prop::collection::vec(note, 0..8),
    )
        .prop_map(|(tags, start, moves, result, notes)| {
            let note = |(after, kind): (usize, NoteKind)| Note {
                after: after.min(moves.len()),
                kind,
            };
            let mut notes: Vec<Note> = notes.into_iter().map(note).collect();
            notes.sort_by_key(|note| note.after);
            let mut game = PdnGame {
                tags,
                start,
                moves,
                result,
                notes,
            };
            // What a closing comment says of the end counts.
            if let Some(words) = game.closing_words().filter(|words| words.cause.is_some()) {
                game.result = PdnResult::of_words(words);
            }
            game
        })
}

fn any_note() -> impl Strategy<Value = NoteKind> {
    let words = "[a-zA-Z0-9 .,;:%(){}\\[\"é–]{0,60}|Black resigned|White lost on time";
    let comment = words.prop_filter_map("empty", |text| {
        let text = in_one_line(&text);
        (!text.is_empty()).then_some(NoteKind::Comment(text))
    });
    let variation =
        "[1-9][.] (9-14|22x17)( [{][a-z)(;%]{1,9}[}])?( \\(2[.] 8-11\\))?( 22-18){0,20}";
    prop_oneof![
        2 => comment,
        1 => variation.prop_map(NoteKind::Variation),
        1 => any::<u32>().prop_map(NoteKind::Nag),
    ]
}

/// Huffs have no number, and a number is written again after a comment.
#[test]
fn two_huffs_before_the_first_move_begin_no_other_game() {
    let games = parse("[Result \"1-0\"]\nhuff 1 huff 2 {a} 1. 9-13 22-18 1-0\n\n1. 11-15 *")
        .expect("readable");
    let moves: Vec<usize> = games.iter().map(|game| game.moves.len()).collect();
    assert_eq!(moves, [4, 1]);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        let _ = parse(&text).map_err(|error| error.to_string());
        let _ = parse_fen(&text).map_err(|error| error.to_string());
        let _ = parse_move(&text).map_err(|error| error.to_string());
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let text = String::from_utf8_lossy(&bytes);
        let _ = parse(&text).map_err(|error| error.to_string());
        let _ = parse_fen(&text).map_err(|error| error.to_string());
    }

    #[test]
    fn text_that_looks_like_pdn_is_read_or_refused(
        text in "([\\[\\]{}()*.;%$!?/\"\\\\ \r\n:,-]\
            |[0-9]{1,3}|x|K|B|W|1-0|11-15|15x22|FEN|SetUp|é){0,80}"
    ) {
        if let Ok(games) = parse(&text) {
            prop_assert_eq!(parse(&write(&games)), Ok(games));
        }
        if let Ok(fen) = parse_fen(&text) {
            prop_assert_eq!(parse_fen(&fen.to_string()), Ok(fen));
        }
    }

    #[test]
    fn positions_read_back_equal(fen in any_fen()) {
        prop_assert_eq!(parse_fen(&fen.to_string()), Ok(fen));
    }

    #[test]
    fn games_read_back_equal(games in prop::collection::vec(any_game(), 0..5)) {
        let text = write(&games);
        prop_assert_eq!(parse(&text), Ok(games));
        let longest = text.split_whitespace().map(|word| word.chars().count()).max();
        for line in text.lines().filter(|line| !line.starts_with('[')) {
            // A word may be longer than a line, and none that looks like a tag begins one.
            let fits = line.chars().count() <= WIDTH || longest > Some(20) || line.contains(" [");
            prop_assert!(fits, "{}", line);
        }
    }
}
