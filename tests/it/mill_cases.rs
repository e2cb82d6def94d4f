//! Records of other mill programs (`tests/data/mill`), each after a real case: what the reader makes
//! of them.

use std::fs;
use std::path::Path;

use kings_coffer::rules::mill::{CEYLON, MIXED, NINE};
use kings_coffer::rules::share::{self, Company};
use kings_coffer::rules::{Occupant, Record, registry};
use kings_coffer::texts::decode;

fn opened(name: &str) -> Record {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/mill");
    let bytes = fs::read(folder.join(name)).expect(name);
    let company = Company::of(Occupant::Random);
    share::open_text(&registry::Registry::default(), &decode(&bytes), &company).expect(name)
}

/// Numbers of moves are no men on points, and make no game of draughts.
#[test]
fn numbers_of_moves_are_read_in_other_hands() {
    for name in ["bare_line.pgn", "colon_numbers.pgn", "space_dot.pgn"] {
        let record = opened(name);
        assert_eq!(record.variant, NINE, "{name}");
        assert_eq!(record.moves, ["d6", "f4", "d2", "b4"], "{name}");
        let ended = registry::replay_match(&record).expect(name);
        assert_eq!(ended.turn().outcome().is_some(), name == "bare_line.pgn");
    }
}

/// A record is written with the English name of its game, and is read under each of its names.
#[test]
fn a_record_is_read_under_every_name_of_its_game() {
    for (key, names) in [
        (NINE, ["Nine Men's Morris", "Nine Men’s Morris"]),
        (MIXED, ["Mixed Mill", "mixed_mill"]),
        (CEYLON, ["Ceylon Mill", "ceylon_mill"]),
    ] {
        let games = registry::Registry::default();
        let company = Company::of(Occupant::Random);
        let open = |text: &str| share::open_text(&games, text, &company).expect(text);
        for name in names {
            let record = open(&format!("[Variant \"{name}\"]\n1. d6 f4\n"));
            assert_eq!(record.variant, key, "{name}");
            let written = share::to_notation(&record, ["", ""]);
            let written = written.expect("mill has one").expect("a match");
            assert!(
                written.contains(&format!("[Variant \"{}\"]", names[0])),
                "{written}"
            );
            assert_eq!(open(&written).variant, key);
        }
    }
}
