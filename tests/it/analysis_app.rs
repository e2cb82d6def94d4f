//! The analysis board: one person moves every side, and no line is lost.

use bevy::prelude::*;
use kings_coffer::app::session::advice::Advice;
use kings_coffer::app::session::{Intent, Matches, Seek};
use kings_coffer::app::settings::Settings;
use kings_coffer::app::state::Menu;
use kings_coffer::players::review::GraphPoint;
use kings_coffer::rules::{Analysis, Occupant, Record, Seat, share};
use kings_coffer::store::Store;

use crate::common::{TestApp, until_spoken};

/// An analysis board that shows the position after `at` moves of the first line.
fn board(variant: &str, lines: &[&[&str]], at: usize) -> Record {
    let texts =
        |line: &[&str]| -> Vec<String> { line.iter().map(|text| (*text).to_owned()).collect() };
    Record {
        format: 5,
        moves: texts(lines[0]),
        analysis: Some(Analysis {
            at,
            lines: lines.iter().map(|line| texts(line)).collect(),
        }),
        ..Record::new(variant, vec![Occupant::Person(String::new()); 2], 3)
    }
}

/// The number of moves before the position shown, the line on the board, and the lines beside it.
fn told(game: &TestApp) -> (usize, String, Vec<String>) {
    let table = game.table();
    let moves: Vec<&str> = table.moves.iter().map(|line| &*line.text).collect();
    let lines = table.analysis().expect("an analysis board");
    let beside = lines.beside.iter();
    let beside = beside.map(|(from, moves)| format!("{from}: {}", moves.join(" ")));
    (table.shown(), moves.join(" "), beside.collect())
}

fn kept(game: &TestApp) -> Record {
    let matches = game.app.world().resource::<Matches>();
    (*matches.on_table().expect("it is kept").record).clone()
}

#[test]
fn every_move_can_be_tried_and_the_main_line_comes_back() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(board("draughts", &[&["11-15", "22-18", "15x22"]], 3));
    game.key(KeyCode::KeyU);
    game.run_until_idle();
    game.key(KeyCode::KeyU);
    game.run_until_idle();
    assert_eq!(told(&game), (1, "11-15 22-18 15x22".to_owned(), Vec::new()));
    assert!(game.table().can_undo && game.table().can_redo);
    game.play("23-19");
    game.run_until_idle();
    let side = vec!["1: 22-18 15x22".to_owned()];
    assert_eq!(told(&game), (2, "11-15 23-19".to_owned(), side));
    game.play("8-11");
    game.run_until_idle();
    // Of the side line, the row in the list of moves is pressed.
    until_spoken(&mut game, |game| game.key(KeyCode::Tab), "2. ");
    until_spoken(&mut game, |game| game.key(KeyCode::ArrowUp), "or");
    game.key(KeyCode::Enter);
    game.run_until_idle();
    let side = vec!["1: 23-19 8-11".to_owned()];
    assert_eq!(told(&game), (2, "11-15 22-18 15x22".to_owned(), side));
    game.key(KeyCode::KeyY);
    game.run_until_idle();
    assert_eq!(told(&game).0, 3);
}

#[test]
fn the_board_is_kept_with_its_lines_and_its_place() {
    let store = Store::memory();
    let mut game = TestApp::with_store(store.clone());
    game.open(board("draughts", &[&["11-15", "22-18", "15x22"]], 3));
    game.intent(Intent::Seek(Seek::To(1)));
    game.play("23-19");
    game.run_until_idle();
    game.intent(Intent::Seek(Seek::Start));
    game.run_until_idle();
    let record = kept(&game);
    assert_eq!(record.moves, ["11-15", "23-19"]);
    let analysis = record.analysis.clone().expect("an analysis board");
    assert_eq!((analysis.at, analysis.lines.len()), (0, 2));
    game.app.world_mut().write_message(AppExit::Success);
    game.frames(1);
    let again = TestApp::with_store(store);
    let matches = again.app.world().resource::<Matches>();
    let records: Vec<Record> = matches
        .unfinished()
        .map(|kept| (*kept.record).clone())
        .collect();
    assert_eq!(records, [record]);
}

/// Nobody resigns, nothing is counted, and no result covers the board.
#[test]
fn the_end_of_a_line_is_not_the_end_of_the_board() {
    let mut game = TestApp::with_panels(Store::memory());
    let mut record = board("draughts", &[&[]], 0);
    record.position = Some("B:B15:W18".to_owned());
    game.open(record);
    game.intent(Intent::Resign);
    assert!(!game.over());
    game.play("15x22");
    game.run_until_idle();
    game.frames(60);
    assert!(game.over());
    assert_eq!(game.menu(), Menu::None);
    let matches = game.app.world().resource::<Matches>();
    assert_eq!(matches.unfinished().count(), 1);
    game.intent(Intent::Undo);
    game.run_until_idle();
    assert!(!game.over());
}

/// Both sides are moved from where the board is looked at.
#[test]
fn the_board_does_not_turn() {
    let mut game = TestApp::new();
    game.open(board("draughts", &[&["11-15"]], 1));
    game.run_until_idle();
    assert_eq!(game.table().viewer, Seat(0));
    game.play("22-18");
    game.run_until_idle();
    assert_eq!(game.table().viewer, Seat(0));
}

#[test]
fn who_is_ahead_is_told_only_if_it_is_wanted() {
    let advice = |game: &TestApp| game.app.world().resource::<Advice>().clone();
    let mut game = TestApp::new();
    let mut record = board("draughts", &[&[]], 0);
    record.position = Some("B:B1,2,15:W18,32".to_owned());
    game.open(record);
    game.frames(30);
    assert_eq!(advice(&game), Advice::default());
    game.app.world_mut().resource_mut::<Settings>().evaluation = true;
    game.wait_for("a hint", |game| advice(game).hint.is_some());
    let GraphPoint { score, .. } = advice(&game).evaluation.expect("an evaluation");
    assert!(score > 60, "{score}");
    let hint = advice(&game).hint.expect("a hint");
    assert!(hint.line.len() > 1 && hint.line[0] == "15x22", "{hint:?}");
    game.play("15x22");
    game.run_until_idle();
    game.wait_for("the next hint", |game| {
        advice(game)
            .hint
            .is_some_and(|next| next.spots != hint.spots)
    });
}

#[test]
fn a_board_is_sent_as_a_link_and_as_pdn_with_its_variations() {
    let record = board(
        "draughts",
        &[&["11-15", "22-18"], &["11-15", "23-19", "8-11"], &["9-14"]],
        1,
    );
    let pdn = share::to_notation(&record, ["", ""])
        .expect("draughts")
        .expect("legal");
    let moves = pdn.lines().last().unwrap_or_default();
    assert_eq!(
        moves,
        "1. 11-15 (1. 9-14) 1... 22-18 (1... 23-19 2. 8-11) *"
    );
    let mut game = TestApp::new();
    let link = share::to_link(&record);
    let company = share::Company::of(Occupant::courtier(1));
    let games = kings_coffer::rules::registry::Registry::default();
    let opened = share::from_link(&games, &link, &company);
    let opened = opened.expect("a link").expect("a match");
    game.open(opened);
    game.run_until_idle();
    let beside = vec!["1: 23-19 8-11".to_owned(), "0: 9-14".to_owned()];
    assert_eq!(told(&game), (1, "11-15 22-18".to_owned(), beside));
}
