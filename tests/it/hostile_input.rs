//! Any text from a file, a link or another program is read or refused with a sentence, and never
//! crashes the program.

use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::{env, fs};

use kings_coffer::cli;
use kings_coffer::players::knowledge::Knowledge;
use kings_coffer::players::system_clock;
use kings_coffer::rules::draughts::{Draughts, from_pdn, pdn};
use kings_coffer::rules::mill::Mill;
use kings_coffer::rules::queens_guard::QueensGuard;
use kings_coffer::rules::share::Company;
use kings_coffer::rules::wolf::Wolf;
use kings_coffer::rules::{
    AnyMatch, Game, Match, Occupant, Record, Setup, Turn, Variant, registry, share,
};
use kings_coffer::texts::decode;
use proptest::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

/// A match of up to `plies` random moves.
fn random_match(variant: &str, seed: u64, plies: usize) -> Box<dyn AnyMatch> {
    random_match_of(Setup::standard(variant).expect("a variant"), seed, plies)
}

/// The same with options.
fn random_match_of(setup: Setup, seed: u64, plies: usize) -> Box<dyn AnyMatch> {
    let mut game =
        registry::start_match(setup, Vec::new(), seed, None).expect("the usual position");
    play_on(
        &mut *game,
        plies,
        &mut Xoshiro256PlusPlus::seed_from_u64(seed),
    );
    game
}

/// Up to `plies` more random moves.
fn play_on(game: &mut dyn AnyMatch, plies: usize, rng: &mut Xoshiro256PlusPlus) {
    for _ in 0..plies {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance => assert!(game.chance(), "chance acts on its turn"),
            Turn::Seat(_) => {
                let legal = game.legal();
                game.play(&legal[rng.random_range(0..legal.len())])
                    .expect("a legal move");
            }
        }
    }
}

/// Reads and replays a record; `Err` is the sentence of the refusal.
fn open(json: &str) -> Result<Box<dyn AnyMatch>, String> {
    let record = Record::from_json(json).map_err(|error| error.to_string())?;
    registry::replay_match(&record).map_err(|error| error.to_string())
}

/// Checks that a sentence has words, no text key among them, and a length that can be shown.
fn is_sentence(error: impl Display) {
    let text = error.to_string();
    assert!(
        text.contains(' ') && text.len() < 400,
        "no sentence: {text}"
    );
    assert!(
        !text.contains("refusal-") && !text.contains("pdn-"),
        "a key is left: {text}"
    );
}

/// Reads all games of a text and plays those that can be read; whatever is refused has a sentence.
fn read_games(text: &str) {
    let found = pdn::PdnCollection::read(text);
    for skipped in found.skipped {
        is_sentence(skipped.error);
    }
    for found in found.games {
        from_pdn(&found.game)
            .err()
            .into_iter()
            .for_each(is_sentence);
        let written = pdn::write(std::slice::from_ref(&found.game));
        assert_eq!(
            pdn::parse(&written).as_deref(),
            Ok(&[found.game][..]),
            "{written}"
        );
    }
}

/// Every field of a record with a value that it cannot have, and what the refusal must name.
fn wrong_values() -> Vec<(&'static str, Value, &'static str)> {
    vec![
        ("format", json!(5), "newer version"),
        ("format", json!(u64::MAX), "newer version"),
        ("format", json!(0), "format 0"),
        ("format", json!(-1), "“format” should be"),
        ("format", json!("1"), "“format” should be"),
        ("format", json!(1.5), "“format” should be"),
        ("variant", json!("halma"), "“halma”"),
        ("variant", json!(""), "there is no game called “”"),
        ("variant", json!(null), "“variant” should be"),
        ("options", json!({"board": "round"}), "“board”"),
        ("options", json!(["board"]), "“options” should be"),
        ("options", json!({"board": 3}), "“options” should be"),
        (
            "seat_options",
            json!({"board": "round"}),
            "“seat_options” should be",
        ),
        (
            "seat_options",
            json!([{"board": 3}]),
            "“seat_options” should be",
        ),
        (
            "seat_options",
            json!([{"board": "round"}]),
            "“board” for a seat",
        ),
        ("seat_options", json!([{}, {}, {}]), "there is no seat 3"),
        (
            "seats",
            json!([]),
            "players named: 0; seats at this table: 2",
        ),
        (
            "seats",
            json!(["random", "random", "random"]),
            "players named: 3; seats at this table: 2",
        ),
        ("seats", json!(["random", "nobody"]), "“seats” should be"),
        (
            "seats",
            json!([{"courtier": 3}, {"courtier": 6}]),
            "seat 1 has a courtier of level 6",
        ),
        (
            "seats",
            json!([{"courtier": 0}, "random"]),
            "seat 0 has a courtier of level 0",
        ),
        (
            "seats",
            json!([{"courtier": 300}, "random"]),
            "“seats” should be",
        ),
        ("seats", json!("random"), "“seats” should be"),
        ("seed", json!(-1), "“seed” should be"),
        ("seed", json!("seven"), "“seed” should be"),
        ("position", json!(""), "the starting position is refused"),
        (
            "position",
            json!("B:W21-33:B1-12"),
            "names a square above 32",
        ),
        ("position", json!(7), "“position” should be"),
        ("moves", json!("11-15"), "“moves” should be"),
        ("moves", json!([1115]), "“moves” should be"),
        ("moves", json!({}), "“moves” should be"),
        ("ending", json!({"resigned": 9}), "seat 9 cannot have lost"),
        ("ending", json!({"resigned": 2}), "seat 2 cannot have lost"),
        ("ending", json!({"resigned": -1}), "“ending” should be"),
        ("ending", json!("abandoned"), "“ending” should be"),
        ("winner", json!(0), "“winner” does not belong"),
    ]
}

#[test]
fn a_record_with_a_wrong_value_is_refused_by_name() {
    let good: Value =
        serde_json::from_str(&random_match("draughts", 1, 20).record().to_json()).expect("JSON");
    for (field, value, named) in wrong_values() {
        let mut record = good.clone();
        record[field] = value.clone();
        let error = open(&record.to_string())
            .err()
            .unwrap_or_else(|| panic!("{field} = {value} is taken"));
        assert!(error.contains(named), "{field} = {value}: {error}");
        is_sentence(&error);
    }
}

#[test]
fn a_record_without_a_field_is_refused_by_name_or_has_its_default() {
    let good: Value =
        serde_json::from_str(&random_match("draughts", 2, 20).record().to_json()).expect("JSON");
    let fields: Vec<&String> = good.as_object().expect("an object").keys().collect();
    assert_eq!(
        fields,
        ["format", "moves", "options", "seats", "seed", "variant"],
        "the rest has defaults"
    );
    for field in fields.into_iter().filter(|field| *field != "options") {
        let mut record = good.clone();
        record.as_object_mut().expect("an object").remove(field);
        let error = open(&record.to_string()).err().expect(field);
        assert!(error.ends_with(&format!("“{field}” is missing")), "{error}");
    }
}

#[test]
fn a_match_that_was_over_is_not_ended_again() {
    let record = json!({"format": 4, "variant": "draughts", "seats": ["random", "random"], "seed": 0,
        "position": "B:W18:B14", "moves": ["14x23"], "ending": "agreed"});
    let error = open(&record.to_string()).err().expect("it was over");
    assert_eq!(
        error,
        "nothing more can happen after move 1: it ended the match"
    );
}

#[test]
fn texts_that_are_no_record_are_refused() {
    for text in [
        "",
        "null",
        "[]",
        "7",
        "\"draughts\"",
        "{}",
        "{",
        "[{}]",
        "{\"format\":1}",
        "\u{0}",
        "{\"format\":{}}",
    ] {
        let error = open(text).err().expect(text);
        assert!(error.contains("saved match"), "{text}: {error}");
    }
    let nested = "[".repeat(100_000);
    is_sentence(open(&nested).err().expect("nesting"));
    let long = json!({"format": 1, "variant": "draughts", "seats": ["random", "random"], "seed": 0, "moves": ["x".repeat(100_000)]});
    is_sentence(open(&long.to_string()).err().expect("a long move"));
    let long = json!({"format": 1, "variant": "h".repeat(100_000), "seats": ["random", "random"], "seed": 0, "moves": []});
    is_sentence(open(&long.to_string()).err().expect("a long variant"));
    let long = json!({"format": 1, "h".repeat(100_000): 1, "variant": "draughts", "seats": [], "seed": 0, "moves": []});
    is_sentence(open(&long.to_string()).err().expect("a long field"));
}

#[test]
fn a_move_that_the_board_refuses_is_named_with_its_number() {
    let game = pdn::parse("1. 11-15 22-18 2. 15-19")
        .expect("PDN")
        .swap_remove(0);
    assert_eq!(
        from_pdn(&game).expect_err("dark must capture").to_string(),
        "move 3, “15-19”, is refused: You must capture with the piece on 15."
    );
}

/// ALL-1: saving and opening again gives the same match, in every game.
#[test]
fn records_of_every_game_round_trip() {
    for variant in registry::variants() {
        for seed in 0..40 {
            let game = random_match(variant.key, seed, seed as usize * 10);
            let again = open(&game.record().to_json())
                .unwrap_or_else(|error| panic!("{}, seed {seed}: {error}", variant.key));
            assert_eq!(again.record(), game.record());
            assert_eq!(
                (again.turn(), again.position(), again.ply()),
                (game.turn(), game.position(), game.ply())
            );
        }
    }
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0_u64..10).prop_map(Value::from),
        "[a-z0-9:,x-]{0,12}".prop_map(Value::from),
        prop::sample::select(vec!["draughts", "random", "agreed", "11-15", "B:W18:B14"])
            .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 20, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec(
                (
                    prop::sample::select(vec!["person", "courtier", "resigned", "x"]),
                    inner
                ),
                0..3
            )
            .prop_map(|pairs| pairs
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect()),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_or_refused_everywhere(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let text = String::from_utf8_lossy(&bytes);
        let setup = Setup::standard("draughts").expect("draughts");
        let mut game = Match::<Draughts>::new(setup.clone(), Vec::new(), 0);
        if let Err(refusal) = game.play_text(&text) {
            is_sentence(refusal);
        }
        if let Err(refusal) = Draughts::from_position(&setup, &text) {
            is_sentence(refusal);
        }
        read_games(&text);
        open(&text).err().into_iter().for_each(is_sentence);
        read_games(&decode(&bytes));
    }

    #[test]
    fn text_that_looks_like_a_move_is_read_or_refused(text in "[0-9]{0,3}([-x×–: ]{1,2}[0-9]{1,3}){0,14}") {
        for position in ["B:W21-32:B1-12", "W:WK2:B6,7,14,15", "W:W29:B22,25", "B:W17,26,27:B13"] {
            let setup = Setup::standard("draughts").expect("draughts");
            let mut game = Match::<Draughts>::from_position(setup, Vec::new(), 0, position).expect("a position");
            match game.play_text(&text) {
                Ok(ply) => prop_assert!(!ply.effects.is_empty()),
                Err(refusal) => is_sentence(refusal),
            }
        }
    }

    #[test]
    fn text_that_looks_like_a_huff_is_read_or_refused(text in "(huff|HUFF|hufff)?[ \t]{0,2}[0-9]{0,4}(-[0-9]{1,2})?") {
        for options in [&[("huff", "on")][..], &[]] {
            for position in ["B:W21-32:B1-12", "W:W17,18,32:B1,13,14:X13,14", "W:W29:B22,25:X25"] {
                let setup = Setup::new("draughts", options.iter().copied()).expect("draughts");
                match Match::<Draughts>::from_position(setup, Vec::new(), 0, position) {
                    Err(refusal) => is_sentence(refusal),
                    Ok(mut game) => match game.play_text(&text) {
                        Ok(ply) => prop_assert!(!ply.effects.is_empty()),
                        Err(refusal) => is_sentence(refusal),
                    },
                }
            }
        }
    }

    #[test]
    fn text_about_wolf_and_sheep_is_read_or_refused(
        text in "[0-9]{0,3}([-x– ]{1,2}[0-9]{1,3}){0,3}",
        fen in "[BW]:[BW](K?[0-9]{1,2}(-[0-9]{1,2})?,?){0,5}:[BW](K?[0-9]{1,2},?){0,2}(:X[0-9]{1,2})?",
        bytes in prop::collection::vec(any::<u8>(), 0..100),
    ) {
        let setup = Setup::standard("wolf").expect("Wolf and Sheep");
        let noise = String::from_utf8_lossy(&bytes);
        for position in ["B:W29-32:B", "W:W29-32:B18", "W:W1,2,3,5:B4", &fen, &noise] {
            match Match::<Wolf>::from_position(setup.clone(), Vec::new(), 0, position) {
                Err(refusal) => is_sentence(refusal),
                Ok(mut game) => for text in [&*text, &*noise] {
                    match game.play_text(text) {
                        Ok(ply) => prop_assert_eq!(ply.effects.len(), 1),
                        Err(refusal) => is_sentence(refusal),
                    }
                },
            }
        }
    }

    #[test]
    fn text_about_mills_is_read_or_refused(
        text in "[a-h]?[0-8]?([-x– ]{1,2}[a-g][1-7]){0,3}",
        position in "[BW]:[BW]([a-g][1-7],?){0,9}:[BW]([a-g][1-7],?){0,9}(:H[0-9]{1,3},[0-9]{1,2})?",
        bytes in prop::collection::vec(any::<u8>(), 0..100),
    ) {
        let noise = String::from_utf8_lossy(&bytes);
        for variant in ["nine_mens_morris", "mixed_mill", "ceylon_mill"] {
            let setup = Setup::standard(variant).expect("a mill game");
            for position in ["W:W:B:H9,9", "W:Wa7,f4,c3:Bd7,g4,e5", &position, &noise] {
                match Match::<Mill>::from_position(setup.clone(), Vec::new(), 0, position) {
                    Err(refusal) => is_sentence(refusal),
                    Ok(mut game) => for text in [&*text, &*noise] {
                        match game.play_text(text) {
                            Ok(ply) => prop_assert!(!ply.effects.is_empty()),
                            Err(refusal) => is_sentence(refusal),
                        }
                    },
                }
            }
        }
    }

    #[test]
    fn text_about_queens_guard_is_read_or_refused(
        text in "x?[0-6]?[.][0-9]{1,2}([-x– ]{1,2}[0-5][.][0-9]{1,2}){0,2}|pass",
        position in "[LD]:LQ[0-5][.][0-9](,[1-5][.][0-9]){0,6}:DQ[0-5][.][0-9](,[1-5][.][0-9]){0,6}(:H[0-9]{1,3},[0-9]{1,2})?(:T[0-5][.][0-9]x[0-5][.][0-9])?",
        bytes in prop::collection::vec(any::<u8>(), 0..100),
    ) {
        let noise = String::from_utf8_lossy(&bytes);
        let queens_guard = ["usual", "free"].map(|value| ("queens_guard", Some(("setup", value))));
        for (variant, option) in queens_guard.into_iter().chain([("bloody_queen", None)]) {
            let setup = Setup::new(variant, option).expect("a variant of Queen's Guard");
            let trapped = "L:LQ5.15,1.0,3.1:DQ5.20,2.0,3.0,5.3";
            let resolving = "L:LQ5.15,1.0,3.0:DQ5.20,2.0,4.4:T3.0x2.0";
            for position in ["L:LQ5.0:DQ5.15:H6,6", trapped, resolving, &position, &noise] {
                match Match::<QueensGuard>::from_position(setup.clone(), Vec::new(), 0, position) {
                    Err(refusal) => is_sentence(refusal),
                    Ok(mut game) => for text in [&*text, &*noise] {
                        match game.play_text(text) {
                            Ok(ply) => prop_assert!(!ply.effects.is_empty() || ply.text == "pass"),
                            Err(refusal) => is_sentence(refusal),
                        }
                    },
                }
            }
        }
    }

    #[test]
    fn text_that_looks_like_a_game_is_replayed_or_refused(
        fen in "[BW]:[BW](K?[0-9]{1,2}(-[0-9]{1,2})?,?){0,4}:[BW](K?[0-9]{1,2},?){0,4}(:X[0-9]{1,2})?",
        moves in "([0-9]{1,2}[-x][0-9]{1,2} |huff [0-9]{1,2} ){0,6}",
    ) {
        let text = format!("[FEN \"{fen}\"]\n{moves}*");
        read_games(&text);
    }

    #[test]
    fn a_record_with_any_value_in_any_field_is_read_or_refused(
        field in prop::sample::select(vec!["format", "variant", "options", "seat_options", "seats", "seed", "position", "moves", "ending"]),
        value in any_json(),
    ) {
        let mut record = serde_json::to_value(random_match("draughts", 3, 6).record()).expect("JSON");
        record[field] = value;
        open(&record.to_string()).err().into_iter().for_each(is_sentence);
    }

    #[test]
    fn a_record_cut_short_is_refused(seed in 0_u64..50, part in 0.0..1.0_f64) {
        let json = random_match("draughts", seed, 30).record().to_json();
        let end = (json.len() as f64 * part) as usize;
        prop_assert!(open(json.get(..end).unwrap_or_default()).is_err());
    }

    #[test]
    fn a_record_with_bytes_changed_is_read_or_refused(
        seed in 0_u64..50,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let mut bytes = random_match("draughts", seed, 30).record().to_json().into_bytes();
        for (at, byte) in changes {
            *at.get_mut(&mut bytes) = byte;
        }
        open(&String::from_utf8_lossy(&bytes)).err().into_iter().for_each(is_sentence);
    }

    #[test]
    fn an_illegal_move_in_the_middle_is_refused_with_its_number(
        seed in 0_u64..1000,
        at in any::<prop::sample::Index>(),
        strange in prop_oneof![Just("1-32".to_owned()), Just("e3-d4".to_owned()), Just(String::new()), "[a-z{}]{1,40}"],
    ) {
        let mut record = random_match("draughts", seed, 40).record();
        let at = at.index(record.moves.len());
        record.moves[at] = strange;
        let error = open(&record.to_json()).err().expect("no such move");
        prop_assert!(error.starts_with(&format!("move {}, “", at + 1)), "{}", error);
    }

    #[test]
    fn a_move_left_out_is_noticed_at_the_next_move_or_later(seed in 0_u64..1000, at in any::<prop::sample::Index>()) {
        let mut record = random_match("draughts", seed, 40).record();
        let at = at.index(record.moves.len() - 1);
        record.moves.remove(at);
        let error = open(&record.to_json()).err().expect("the other side moves now");
        prop_assert!(error.starts_with(&format!("move {}, “", at + 1)), "{}", error);
    }
}

/// Every variant with all values of all its options.
fn all_setups() -> Vec<Setup> {
    let mut out = Vec::new();
    for variant in registry::variants() {
        let mut chosen: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
        for option in variant.options {
            chosen = chosen
                .iter()
                .flat_map(|before| {
                    let with = |value| [before.as_slice(), &[(option.name, value)]].concat();
                    option.values.iter().map(move |value| with(*value))
                })
                .collect();
        }
        out.extend(
            chosen
                .into_iter()
                .map(|options| Setup::new(variant.key, options).expect("its own values")),
        );
    }
    out
}

/// Characters and words of moves, positions, records and links, and some that do not belong there.
const PARTS: &[&str] = &[
    "0",
    "1",
    "9",
    "15",
    "33",
    "99",
    "256",
    "-1",
    "4294967296",
    "18446744073709551616",
    ":",
    "::",
    ",",
    "/",
    "+",
    "-",
    "x",
    " ",
    ";",
    "=",
    ".",
    "#",
    "\"",
    "{",
    "}",
    "[",
    "]",
    "null",
    "K",
    "P66",
    "A13",
    "B99",
    "W",
    "X",
    "H9,9",
    "deal",
    "pass",
    "take",
    "play",
    "huff",
    "annul",
    "seats=3",
    "rules=advanced",
    "2.variant=x",
    "é",
    "♛",
    "\u{0}",
    "\u{202e}",
];

/// A text with random mistakes.
fn with_mistakes(text: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(1..4) {
        let at = rng.random_range(0..=chars.len());
        let end = (at + rng.random_range(0..4)).min(chars.len());
        let part: Vec<char> = match rng.random_range(0..4) {
            0 => Vec::new(),
            1 => chars[at..end].repeat(2),
            2 => {
                let from = rng.random_range(0..=chars.len());
                let length = rng.random_range(0..12);
                chars.iter().skip(from).take(length).copied().collect()
            }
            _ => PARTS[rng.random_range(0..PARTS.len())].chars().collect(),
        };
        chars.splice(at..end, part);
    }
    chars.into_iter().collect()
}

/// The options of a set-up as in a link to a position.
fn link_to(setup: &Setup, position: &str) -> String {
    let options: String = setup
        .values()
        .map(|(name, value)| format!(";{name}={value}"))
        .collect();
    format!("position={}{options}:{position}", setup.variant().key)
}

/// Notes, results and other text of PDN files.
const PDN_PARTS: &[&str] = &[
    "[Event \"a\"]\n",
    "[FEN \"W:W31:B2\"]\n",
    "[setup \"1\"]\n",
    "{a {b} c}",
    "(1. 9-14 {x} (2. 22-17))",
    "; to the end\n",
    "$3",
    "!?",
    "½-½",
    "1:0",
    "0 - 2",
    "White resigns",
    "Black wins on time",
    "drawn",
    "\n\nsome words\n",
    "3.",
    "...",
    "--",
    "*",
];

/// The game of a match as PDN, twice, with other things between the moves.
fn pdn_file(game: &dyn AnyMatch, rng: &mut Xoshiro256PlusPlus) -> String {
    let written = share::to_notation(&game.record(), ["Ann", "Bess"]);
    let written = written.and_then(Result::ok).unwrap_or_default();
    let mut text = format!("{written}\n{written}");
    for _ in 0..rng.random_range(0..6) {
        let spaces: Vec<usize> = text.match_indices([' ', '\n']).map(|(at, _)| at).collect();
        if let Some(at) = spaces.get(rng.random_range(0..spaces.len().max(1))) {
            let part = PDN_PARTS[rng.random_range(0..PDN_PARTS.len())];
            text.insert_str(*at, &format!(" {part}"));
        }
    }
    text
}

/// An input with mistakes, and its kind.
struct Input {
    kind: &'static str,
    setup: Setup,
    text: String,
}

impl Input {
    /// The input with this number, about a match.
    fn new(number: u64, game: &dyn AnyMatch, rng: &mut Xoshiro256PlusPlus) -> Input {
        let setup = game.setup().clone();
        let legal = game.legal();
        let (kind, right) = match number % 5 {
            0 => ("position", game.position()),
            1 if !legal.is_empty() => ("move", legal[rng.random_range(0..legal.len())].clone()),
            2 => ("record", game.record().to_json()),
            3 => ("link to a match", share::to_link(&game.record())),
            _ => ("link to a position", link_to(&setup, &game.position())),
        };
        Input {
            kind,
            setup,
            text: with_mistakes(&right, rng),
        }
    }

    /// Reads the input as its kind. A match that opens can be played on.
    fn read(&self, game: &mut dyn AnyMatch, rng: &mut Xoshiro256PlusPlus) {
        let opened = match self.kind {
            "move" => {
                let why = game.why(&self.text);
                match game.play(&self.text) {
                    Ok(()) => assert!(game.undo() && why.is_none()),
                    Err(refusal) => {
                        is_sentence(refusal);
                        is_sentence(why.expect("a reason"));
                    }
                }
                return;
            }
            "position" => {
                registry::start_match(self.setup.clone(), Vec::new(), 0, Some(&self.text))
                    .map_err(|error| error.to_string())
            }
            "record" => open(&self.text),
            _ => share::open_text(
                &registry::Registry::default(),
                &self.text,
                &Company::of(Occupant::Random),
            )
            .map_err(|error| error.to_string())
            .and_then(|record| registry::replay_match(&record).map_err(|error| error.to_string())),
        };
        match opened {
            Ok(mut game) => play_on(&mut *game, 8, rng),
            Err(error) => is_sentence(error),
        }
    }
}

/// How many inputs a test tries: as many as `KINGS_COFFER_INPUTS` says.
fn number_of_inputs(usual: u64) -> u64 {
    env::var("KINGS_COFFER_INPUTS")
        .map_or(usual, |number| number.parse().expect("a number of inputs"))
}

/// Files of other people, and games of our own with other things between the moves, with random
/// mistakes in their bytes and letters.
#[test]
fn pdn_files_with_mistakes_are_read_or_refused() {
    let inputs = number_of_inputs(2_000);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pdn");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the folder")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    let files: Vec<Vec<u8>> = paths
        .iter()
        .map(|path| fs::read(path).expect("a file"))
        .collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(inputs);
    let mut game = random_match("draughts", 0, 10);
    for number in 0..inputs {
        if number % 50 == 0 {
            let variant = ["draughts", "losing"][(number / 50) as usize % 2];
            game = random_match(variant, number, rng.random_range(0..60));
        }
        let mut bytes = match number % 3 {
            0 => pdn_file(&*game, &mut rng).into_bytes(),
            _ => files[rng.random_range(0..files.len())].clone(),
        };
        for _ in 0..rng.random_range(0..3) {
            let at = rng.random_range(0..bytes.len());
            bytes[at] = rng.random();
        }
        let text = with_mistakes(&decode(&bytes), &mut rng);
        let read = catch_unwind(AssertUnwindSafe(|| read_games(&text)));
        assert!(read.is_ok(), "input {number}: {text}");
    }
}

/// Valid inputs of all variants and options with random mistakes.
#[test]
fn valid_inputs_with_mistakes_are_read_or_refused() {
    let inputs = number_of_inputs(6_000);
    let setups = all_setups();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(inputs);
    let mut game = random_match("draughts", 0, 10);
    for number in 0..inputs {
        if number % 50 == 0 {
            let setup = setups[(number / 50) as usize % setups.len()].clone();
            let plies = rng.random_range(0..60);
            game = random_match_of(setup, number, plies);
        }
        let input = Input::new(number, &*game, &mut rng);
        let read = catch_unwind(AssertUnwindSafe(|| input.read(&mut *game, &mut rng)));
        assert!(
            read.is_ok(),
            "input {number}, a {} of {:?}: {}",
            input.kind,
            input.setup,
            input.text
        );
    }
}

/// Records of mill programs, and the requests of other programs, with random mistakes: a sentence or
/// an answer for each. `KINGS_COFFER_INPUTS` is the number of inputs.
#[test]
fn records_and_requests_of_other_programs_are_answered_or_refused() {
    const HUB: [&str; 8] = [
        "hub",
        "set-param name=level value=2",
        "set-param name=variant value=losing",
        "init",
        "pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=\"11-15 22-18 15x22x18\"",
        "level depth=2 moves=9 time=2.5 inc=0.1 nodes=50",
        "go think",
        "ponder-hit",
    ];
    const UCI: [&str; 8] = [
        "uci",
        "setoption name SkillLevel value 3",
        "setoption name MayMoveInPlacingPhase value true",
        "position startpos moves a7 b6 d7 d6 g7 xb6",
        "position fen ********/@******@/OO*****O w p r 3 6 2 7 0 1 0 0 0 0 0 0 3",
        "go depth 2 nodes 50 wtime 100 btime 100",
        "isready",
        "d",
    ];
    const SERVE: [&str; 8] = [
        r#"{"cmd":"hello"}"#,
        r#"{"cmd":"new","variant":"draughts","options":{"huff":"on"},"seed":7}"#,
        r#"{"cmd":"new","variant":"six_wives","seat_options":[{"variant":"both"}]}"#,
        r#"{"cmd":"position","position":"W:W18,26:B7,K12","moves":["18-15","7-10"]}"#,
        r#"{"cmd":"move","move":"11-15"}"#,
        r#"{"cmd":"go","nodes":50,"depth":2,"level":2,"book":false,"progress":true}"#,
        r#"{"cmd":"view","seat":1}"#,
        r#"{"cmd":"undo"}"#,
    ];
    // A search that has no limit by mistake is stopped.
    let protocols = [
        ("hub", HUB, "stop"),
        ("uci", UCI, "stop"),
        ("serve", SERVE, r#"{"cmd":"stop"}"#),
    ];
    let inputs: u64 = env::var("KINGS_COFFER_INPUTS")
        .map_or(600, |number| number.parse().expect("a number of inputs"));
    let knowledge = Knowledge::default();
    let answer = |args: &[&str], input: &str| {
        let (name, given) = (args[0], input);
        let mut output = Vec::new();
        let args = ["coffer"].iter().chain(args);
        let mut input = input.as_bytes();
        let done = catch_unwind(AssertUnwindSafe(|| {
            cli::run(
                args,
                &mut input,
                &mut output,
                false,
                &knowledge,
                system_clock,
            )
        }));
        let done = done.unwrap_or_else(|_| panic!("{name}: {given}"));
        done.map(|()| String::from_utf8(output).expect("UTF-8"))
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(inputs);
    for number in 0..inputs {
        let mills: Vec<&Variant> = Mill::VARIANTS.iter().collect();
        let variant = mills[rng.random_range(0..mills.len())];
        let game = random_match(variant.key, number, 30);
        let written = share::to_notation(&game.record(), ["Ann", "Ben"]);
        let written = written.expect("mill has one").expect("a match");
        let text = with_mistakes(&written, &mut rng);
        let company = Company::of(Occupant::Random);
        match share::open_text(&registry::Registry::default(), &text, &company) {
            Ok(record) => play_on(
                &mut *registry::replay_match(&record).expect("what was opened"),
                4,
                &mut rng,
            ),
            Err(error) => is_sentence(error),
        }
        for command in ["replay", "show", "check"] {
            if let Err(error) = answer(&[command, "-"], &text) {
                is_sentence(error);
            }
        }
    }
    for (protocol, requests, stop) in protocols {
        let mut lines = String::new();
        for number in 0..inputs {
            let request = requests[(number % 8) as usize];
            let wrong = rng.random_range(0..3) > 0;
            let line = if wrong {
                with_mistakes(request, &mut rng)
            } else {
                request.to_owned()
            };
            lines += &format!("{line}\n{stop}\n");
        }
        let out = answer(&[protocol], &lines).expect("answers");
        let known = |line: &str| match protocol {
            "hub" => [
                "id ",
                "param ",
                "wait",
                "ready",
                "info ",
                "done ",
                "error message=",
            ]
            .iter()
            .any(|word| line.starts_with(word)),
            "uci" => [
                "id ",
                "option ",
                "uciok",
                "readyok",
                "info ",
                "bestmove ",
                "fen ",
            ]
            .iter()
            .any(|word| line.starts_with(word)),
            _ => serde_json::from_str::<Value>(line).is_ok_and(|answer| answer.is_object()),
        };
        let strange = out.lines().find(|line| !known(line));
        assert_eq!(strange, None, "{protocol}");
        assert!(
            out.lines().count() as u64 > inputs / 10,
            "{protocol}: {out}"
        );
    }
}

/// Inputs that crashed the program in the past.
#[test]
fn what_once_ended_the_program_is_refused() {
    let three = Setup::new("six_of_viii", [("seats", "3")]).expect("an option");
    let position = "play:15:0:A5/A2/A4/A1:::1,0:-";
    for setup in [Setup::standard("six_of_viii").expect("a variant"), three] {
        is_sentence(
            registry::start_match(setup, Vec::new(), 0, Some(position))
                .err()
                .expect("too few points"),
        );
    }
    let game = random_match("six_of_viii", 1, 3);
    for card in ["P66", "P99", "K1", "A99", "S3"] {
        is_sentence(game.why(card).expect("no such card"));
    }
}

/// The position of a match with three players can be opened again.
#[test]
fn positions_of_all_options_are_opened_from_links() {
    for setup in all_setups() {
        let variant: &Variant = setup.variant();
        let mut game = random_match_of(setup.clone(), 5, 9);
        while matches!(game.turn(), Turn::Chance) {
            assert!(game.chance());
        }
        let link = link_to(&setup, &game.position());
        match share::open_text(
            &registry::Registry::default(),
            &link,
            &Company::of(Occupant::Random),
        ) {
            Ok(record) => {
                let again = registry::replay_match(&record).expect("what was just opened");
                assert_eq!(again.setup(), &setup, "{link}");
                assert_eq!(again.position(), game.position());
            }
            // Between two hands of The Six of VIII, and within a turn of Cromwell, there is no
            // position to open.
            Err(error) => assert!(
                ["six_of_viii", "cromwell"].contains(&variant.family),
                "{link}: {error}"
            ),
        }
    }
}
