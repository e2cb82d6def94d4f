//! Whole games of every variant with every set of its options (or, if there are too many, with every
//! value of each option), played by computer players from a
//! fixed seed with a fixed number of nodes, and kept under `data/golden`. Replaying them must give
//! the same results, and the same players with the same seed must play them again. If seats have
//! options of their own, each set is played with those at their defaults, and with another value in
//! each seat.
//!
//! If a change of the players is meant to change their games, `scripts/golden` writes them again.

use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;
use std::path::PathBuf;

use coffer_cli as cli;
use coffer_players::knowledge::Knowledge;
use coffer_players::system_clock;
use coffer_rules::{OptionInfo, Record, Seat, Setup, Turn, Variant, registry};
use serde_json::{Value, json};

/// The players of the games of a set: one game between players that look ahead, one between players
/// that make mistakes.
const PLAYERS: [&str; 2] = ["4,3", "2,1"];
/// A variant with more sets of options than these is played with each value of each option, the
/// others at their defaults.
const MOST_SETS: usize = 32;
/// Nodes for each move.
const NODES: &str = "500";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/it/data/golden")
}

/// An option and its value.
type Chosen = (&'static OptionInfo, &'static str);

/// A variant with a value for each of its options.
struct Set {
    variant: &'static Variant,
    values: Vec<Chosen>,
    /// The options of each seat that are set; empty if all are at their defaults.
    of_seats: Vec<Vec<Chosen>>,
}

impl Set {
    /// Every variant with every set of its options.
    fn all() -> Vec<Set> {
        registry::variants().flat_map(Set::of).collect()
    }

    fn of(variant: &'static Variant) -> Vec<Set> {
        let counts = variant.options.iter().map(|option| option.values.len());
        let sets = if counts.product::<usize>() <= MOST_SETS {
            Set::every(variant)
        } else {
            Set::each(variant)
        };
        let both = |(number, values): (usize, Vec<Chosen>)| {
            let plain = Set {
                variant,
                values,
                of_seats: Vec::new(),
            };
            let mixed = (!variant.seat_options.is_empty()).then(|| plain.mixed(number));
            [plain].into_iter().chain(mixed)
        };
        sets.into_iter().enumerate().flat_map(both).collect()
    }

    /// Every value of every option with every value of the others.
    fn every(variant: &'static Variant) -> Vec<Vec<Chosen>> {
        let mut sets = vec![Vec::new()];
        for option in variant.options {
            let longer = |set: &Vec<_>| {
                let values = option.values.iter();
                let with = values.map(|value| [set.as_slice(), &[(option, *value)]].concat());
                with.collect::<Vec<_>>()
            };
            sets = sets.iter().flat_map(longer).collect();
        }
        sets
    }

    /// Every value of every option with the others at their defaults.
    fn each(variant: &'static Variant) -> Vec<Vec<Chosen>> {
        let default = |option: &'static OptionInfo| Some((option, *option.values.first()?));
        let defaults: Vec<Chosen> = variant.options.iter().filter_map(default).collect();
        let with = |at: usize| {
            let (option, _) = defaults[at];
            let others = option.values.iter().skip(1);
            let defaults = &defaults;
            others.map(move |value| {
                let mut set = defaults.clone();
                set[at].1 = *value;
                set
            })
        };
        let changed = (0..defaults.len()).flat_map(with);
        [defaults.clone()].into_iter().chain(changed).collect()
    }

    /// The same set with another value of each seat's options in every seat, beginning with the
    /// value of this number.
    fn mixed(&self, number: usize) -> Set {
        let options = self.values.iter();
        let options = options.map(|(option, value)| (option.name, *value));
        let setup = Setup::new(self.variant.key, options).expect("a set-up");
        let seat = |seat: usize| {
            let options = self.variant.seat_options.iter();
            let value = |option: &'static OptionInfo| {
                let values = option.values.iter();
                (option, *values.cycle().nth(number + seat).expect("a value"))
            };
            options.map(value).collect()
        };
        Set {
            variant: self.variant,
            values: self.values.clone(),
            of_seats: (0..usize::from(setup.seats())).map(seat).collect(),
        }
    }

    /// The variant, the options that are not at their defaults, and whether those of seats are
    /// mixed.
    fn name(&self) -> String {
        let changed = self.values.iter();
        let changed = changed.filter(|(option, value)| option.values.first() != Some(value));
        let changed = changed.map(|(option, value)| format!("-{}-{value}", option.name));
        let mixed = if self.of_seats.is_empty() {
            ""
        } else {
            "-mixed"
        };
        format!("{}{}{mixed}", self.variant.key, changed.collect::<String>())
    }

    fn file(&self) -> PathBuf {
        folder().join(format!("{}.jsonl", self.name()))
    }

    /// The games as they are kept.
    fn kept(&self) -> Vec<Value> {
        let text = fs::read_to_string(self.file())
            .unwrap_or_else(|error| panic!("{}: {error}; run scripts/golden", self.name()));
        let lines = text.lines();
        lines
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect()
    }

    /// The same games played again.
    fn played(&self) -> Vec<Value> {
        PLAYERS.iter().map(|seats| self.game(seats)).collect()
    }

    fn game(&self, seats: &str) -> Value {
        let play = ["coffer", "play", self.variant.key, "--seats", seats];
        let args = play.into_iter().chain(["--seed", "1", "--nodes", NODES]);
        let options = self.values.iter().flat_map(|(option, value)| {
            ["--option".to_owned(), format!("{}={value}", option.name)]
        });
        let of_seat = |(seat, chosen): (usize, &Vec<Chosen>)| {
            let word = |(option, value): &Chosen| format!("{}:{}={value}", seat + 1, option.name);
            let words: Vec<String> = chosen.iter().map(word).collect();
            words
        };
        let of_seats = self.of_seats.iter().enumerate().flat_map(of_seat);
        let of_seats = of_seats.flat_map(|word| ["--seat-option".to_owned(), word]);
        let args = args.map(str::to_owned).chain(options).chain(of_seats);
        let mut output = Vec::new();
        // Without knowledge: a new book or tablebase must not change these games.
        let (knowledge, mut input) = (Knowledge::default(), Cursor::new(b""));
        cli::run(
            args,
            &mut input,
            &mut output,
            false,
            &knowledge,
            system_clock,
        )
        .unwrap_or_else(|error| panic!("{}: {error}", self.name()));
        to_keep(&serde_json::from_slice(&output).expect("JSON"))
    }
}

/// What is kept of a line of `coffer play`: the outcome, but not the time.
fn to_keep(game: &Value) -> Value {
    let record = record(game);
    let position = registry::replay_match(&record)
        .expect("a legal game")
        .position();
    json!({
        "record": game["record"],
        "position": position,
        "outcome": game["outcome"],
        "plies": game["plies"],
    })
}

fn record(game: &Value) -> Record {
    Record::from_json(&game["record"].to_string()).expect("a record")
}

#[test]
fn golden_games_are_replayed_move_by_move() {
    for set in Set::all() {
        let name = set.name();
        let games = set.kept();
        assert_eq!(games.len(), PLAYERS.len(), "{name}");
        for kept in games {
            let record = record(&kept);
            assert_eq!(record.variant, set.variant.key, "{name}");
            let setup = registry::setup_of(&record).expect("a set-up");
            for (option, value) in &set.values {
                assert_eq!(setup.value(option.name), *value, "{name}");
            }
            for (seat, chosen) in (0..).map(Seat).zip(&set.of_seats) {
                for (option, value) in chosen {
                    assert_eq!(setup.seat_value(seat, option.name), *value, "{name}");
                }
            }
            let mut game = registry::start_match(setup, record.seats.clone(), record.seed, None)
                .expect("a match");
            for (ply, text) in record.moves.iter().enumerate() {
                let dealt = game.turn() == Turn::Chance;
                assert!(
                    dealt || game.legal().contains(text),
                    "{name}, ply {ply}: {text}"
                );
                game.play(text)
                    .unwrap_or_else(|why| panic!("{name}, ply {ply}, {text}: {why}"));
            }
            let turn = game.turn();
            let outcome = turn
                .outcome()
                .unwrap_or_else(|| panic!("{name} is not over"));
            let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
            let end = json!({
                "winners": winners,
                "reason": outcome.reason.key(),
                "scores": outcome.scores,
            });
            assert_eq!(end, kept["outcome"], "{name}");
            assert_eq!(kept["position"], game.position(), "{name}");
            assert_eq!(kept["plies"], game.ply(), "{name}");
            let again = registry::replay_match(&record).expect("a replay");
            assert_eq!(again.record(), record, "{name}");
        }
    }
}

#[test]
fn the_same_seed_plays_the_golden_games_again() {
    for set in Set::all() {
        assert_eq!(
            set.played(),
            set.kept(),
            "{}: the players play otherwise; if that is meant, run scripts/golden",
            set.name()
        );
    }
}

#[test]
fn every_set_of_options_has_its_golden_games_and_no_other() {
    let wanted: BTreeSet<PathBuf> = Set::all().iter().map(Set::file).collect();
    let files = fs::read_dir(folder()).expect("the folder of golden games");
    let there: BTreeSet<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    assert_eq!(there, wanted);
}

/// Writes the games again: `scripts/golden`.
#[test]
#[ignore = "writes files"]
fn write_golden_games() {
    fs::create_dir_all(folder()).expect("a folder");
    for set in Set::all() {
        let lines = set.played().into_iter().map(|game| format!("{game}\n"));
        fs::write(set.file(), lines.collect::<String>()).expect("written");
    }
}
