//! Counts of move sequences against known numbers; the rows are data in `data/perft.txt`.

use kings_coffer::rules::draughts::board;
use kings_coffer::rules::registry;
use kings_coffer::rules::{AnyMatch, Setup};

/// Rows with more leaves than this are counted by the game's own fast counter only.
const SLOW_LIMIT: u64 = 1_000_000;

/// Variant, options, position, and counts from depth 1 on.
type Row = (String, Vec<(String, String)>, String, Vec<u64>);

fn rows() -> Vec<Row> {
    include_str!("data/perft.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let fields: Vec<&str> = line.split(';').collect();
            let [variant, options, position, counts] = fields[..] else {
                panic!("four fields in “{line}”")
            };
            let options = options
                .split_whitespace()
                .map(|pair| pair.split_once('=').expect("name=value"))
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect();
            let counts = counts
                .split_whitespace()
                .map(|count| count.parse().expect("a number"))
                .collect();
            (variant.to_owned(), options, position.to_owned(), counts)
        })
        .collect()
}

fn open(variant: &str, options: &[(String, String)], position: &str) -> Box<dyn AnyMatch> {
    let setup = Setup::new(
        variant,
        options
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str())),
    )
    .expect("a setup");
    let position = (position != "start").then_some(position);
    registry::start_match(setup, Vec::new(), 0, position).expect("a position")
}

/// DR-10, through the trait that every game has.
#[test]
fn every_row_counts_as_known() {
    for (variant, options, position, counts) in rows() {
        let game = open(&variant, &options, &position);
        for (depth, count) in (1..).zip(counts).filter(|(_, count)| *count <= SLOW_LIMIT) {
            assert_eq!(
                game.perft(depth),
                count,
                "{variant} {position} at depth {depth}"
            );
        }
    }
}

/// DR-10 to depth 9, on the bitboards.
#[test]
fn draughts_counts_as_known_to_depth_nine() {
    let (_, _, _, counts) = rows().swap_remove(0);
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(
            board::perft(&board::Board::START, depth),
            count,
            "depth {depth}"
        );
    }
}

#[test]
fn every_variant_has_a_row() {
    for variant in registry::variants() {
        assert!(
            rows().iter().any(|row| row.0 == variant.key),
            "{} has no perft row",
            variant.key
        );
    }
}
