//! Games that people played, replayed move by move. The collection lies beside the checkout and is no part of the project;
//! where it is not there the test says so.

use std::path::Path;
use std::path::PathBuf;

use kings_coffer::rules::Match;
use kings_coffer::rules::Record;
use kings_coffer::rules::Setup;
use kings_coffer::rules::draughts::Draughts;
use kings_coffer::rules::draughts::pdn;

fn collection() -> Option<PathBuf> {
    let shared =
        std::env::var_os("KINGS_COFFER_SHARED").map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared"), PathBuf::from);
    Some(shared.join("data/draughts_games.pdn")).filter(|path| path.exists())
}

#[test]
fn the_recorded_games_of_draughts_replay_without_a_refused_move() {
    let Some(path) = collection() else {
        println!("skipped: no collection of games beside this checkout");
        return;
    };
    let text = std::fs::read_to_string(&path).expect("the collection can be read");
    let games = pdn::parse(&text).expect("the collection is PDN");
    assert_eq!(games.len(), 300);
    for (number, recorded) in games.iter().enumerate() {
        let mut game = Match::<Draughts>::new(Setup::standard("draughts").expect("draughts"), Vec::new(), 0);
        for mv in &recorded.moves {
            let text = mv.to_string();
            if let Err(refusal) = game.play_text(&text) {
                panic!("game {}: {text} after {} moves: {refusal}", number + 1, game.plies().len());
            }
        }
        let json = game.record().to_json();
        let again = Match::<Draughts>::from_record(&Record::from_json(&json).expect("a record")).expect("a replay");
        assert_eq!(again.game(), game.game());
    }
}
