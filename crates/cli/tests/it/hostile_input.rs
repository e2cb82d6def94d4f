//! Any text from a file, a link or another program is read or refused with a sentence, and never
//! crashes the program.

use std::fmt::Display;

use coffer_rules::draughts::{Draughts, from_pdn, pdn};
use coffer_rules::mill::Mill;
use coffer_rules::queens_guard::QueensGuard;
use coffer_rules::wolf::Wolf;
use coffer_rules::{AnyMatch, Game, Match, Record, Setup, Turn, registry};
use coffer_texts::decode;
use proptest::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

/// A match of up to `plies` random moves.
pub(crate) fn random_match(variant: &str, seed: u64, plies: usize) -> Box<dyn AnyMatch> {
    random_match_of(Setup::standard(variant).expect("a variant"), seed, plies)
}

/// The same with options.
pub(crate) fn random_match_of(setup: Setup, seed: u64, plies: usize) -> Box<dyn AnyMatch> {
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
pub(crate) fn play_on(game: &mut dyn AnyMatch, plies: usize, rng: &mut Xoshiro256PlusPlus) {
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
pub(crate) fn open(json: &str) -> Result<Box<dyn AnyMatch>, String> {
    let record = Record::from_json(json).map_err(|error| error.to_string())?;
    registry::replay_match(&record).map_err(|error| error.to_string())
}

/// Checks that a sentence has words, no text key among them, and a length that can be shown.
pub(crate) fn is_sentence(error: impl Display) {
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
pub(crate) fn read_games(text: &str) {
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
        ("format", json!(8), "newer version"),
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
