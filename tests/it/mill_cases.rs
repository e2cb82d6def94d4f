//! Records of other mill programs (`tests/data/mill`), each after a real case: what the reader makes
//! of them.

use std::fs;
use std::path::Path;

use kings_coffer::rules::mill::NINE;
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
