//! Games between people, replayed move by move. The collection is beside the checkout and not part
//! of the project; the test says so if it is missing.

use std::path::{Path, PathBuf};

use kings_coffer::rules::draughts::pdn::PdnResult;
use kings_coffer::rules::draughts::{Draughts, from_pdn, pdn, to_pdn};
use kings_coffer::rules::{Match, Reason, Record, Setup};

fn collection() -> Option<PathBuf> {
    let shared = std::env::var_os("KINGS_COFFER_SHARED").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared"),
        PathBuf::from,
    );
    Some(shared.join("data/draughts_games.pdn")).filter(|path| path.exists())
}

fn recorded() -> Option<Vec<pdn::PdnGame>> {
    let Some(path) = collection() else {
        println!("skipped: no collection of games beside this checkout");
        return None;
    };
    let text = std::fs::read_to_string(&path).expect("the collection can be read");
    let games = pdn::parse(&text).expect("the collection is PDN");
    assert_eq!(games.len(), 300);
    Some(games)
}

#[test]
fn the_recorded_games_of_draughts_replay_without_a_refused_move() {
    for (number, recorded) in recorded().into_iter().flatten().enumerate() {
        let mut game = Match::<Draughts>::new(
            Setup::standard("draughts").expect("draughts"),
            Vec::new(),
            0,
        );
        for mv in &recorded.moves {
            let text = mv.to_string();
            if let Err(refusal) = game.play_text(&text) {
                panic!(
                    "game {}: {text} after {} moves: {refusal}",
                    number + 1,
                    game.plies().len()
                );
            }
        }
        let json = game.record().to_json();
        let again = Match::<Draughts>::from_record(&Record::from_json(&json).expect("a record"))
            .expect("a replay");
        assert_eq!(again.game(), game.game());
    }
}

/// A match opened from a file, written and opened again is the same match and keeps the headers of
/// the file.
#[test]
fn the_recorded_games_go_through_a_match_and_back() {
    for (number, mut recorded) in recorded().into_iter().flatten().enumerate() {
        let names = [format!("Dark \"{number}\""), "Light".to_owned()];
        for (tag, name) in ["Black", "White"].into_iter().zip(&names) {
            recorded.tags.retain(|(known, _)| known != tag);
            recorded.tags.push((tag.to_owned(), name.clone()));
        }
        let game =
            from_pdn(&recorded).unwrap_or_else(|error| panic!("game {}: {error}", number + 1));
        let written = to_pdn(&game, [&names[0], &names[1]]);
        let text = pdn::write(std::slice::from_ref(&written));
        let read = pdn::parse(&text).expect("what we write is PDN");
        assert_eq!(read, std::slice::from_ref(&written), "{text}");
        let again = from_pdn(&read[0]).expect("what we write can be played");
        assert_eq!(again.record(), game.record());
        assert_eq!((again.game(), again.turn()), (game.game(), game.turn()));
        assert_eq!(written.moves.len(), recorded.moves.len());
        let decided = game
            .turn()
            .outcome()
            .is_some_and(|outcome| ![Reason::AGREED, Reason::RESIGNED].contains(&outcome.reason));
        assert!(
            decided || written.result == recorded.result || recorded.result == PdnResult::BothLose,
            "game {}",
            number + 1
        );
    }
}
