//! Files, positions, moves, records and links that were right and have random mistakes are read or
//! refused with a sentence. `KINGS_COFFER_INPUTS` is the number of inputs.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::{env, fs};

use coffer_rules::share::Company;
use coffer_rules::{AnyMatch, Occupant, Setup, Turn, Variant, registry, share};
use coffer_texts::decode;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::hostile_input::{is_sentence, open, play_on, random_match, random_match_of, read_games};

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
pub(crate) fn with_mistakes(text: &str, rng: &mut Xoshiro256PlusPlus) -> String {
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
pub(crate) fn number_of_inputs(usual: u64) -> u64 {
    env::var("KINGS_COFFER_INPUTS")
        .map_or(usual, |number| number.parse().expect("a number of inputs"))
}

/// Files of other people, and games of our own with other things between the moves, with random
/// mistakes in their bytes and letters.
#[test]
fn pdn_files_with_mistakes_are_read_or_refused() {
    let inputs = number_of_inputs(2_000);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/pdn");
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
