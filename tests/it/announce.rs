//! Announcements for players who do not see the table: everything that happens, in words, once.

use bevy::prelude::*;
use kings_coffer::app::course::{ActiveCourse, Course, CourseCommand, StartCourse};
use kings_coffer::app::files::Notice;
use kings_coffer::app::session::Intent;
use kings_coffer::app::session::review::ReviewState;
use kings_coffer::app::settings::{Settings, Spoken};
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::rules::draughts::Draughts;
use kings_coffer::rules::six_of_viii::SixOfViii;
use kings_coffer::rules::{
    ClockRecord, Game, InteractiveGame, Match, Occupant, Record, Setup, Spot,
};
use kings_coffer::store::Store;

use crate::common::{TestApp, fresh, puzzles_of, two_people};

/// The square with this PDN number.
fn square(number: u16) -> Spot {
    Spot::Square(number - 1)
}

fn against_will() -> Vec<Occupant> {
    vec![Occupant::Person(String::new()), Occupant::Courtier(1)]
}

/// A match whose opening announcements have been read already.
fn opened(seats: Vec<Occupant>, position: Option<&str>) -> TestApp {
    let mut game = TestApp::new();
    game.open(fresh(seats, position));
    game.heard();
    game
}

#[test]
fn a_match_that_is_opened_tells_who_plays_and_whose_turn_it_is() {
    let mut game = TestApp::new();
    assert_eq!(game.said(), ["King’s Coffer."]);
    game.open(fresh(against_will(), None));
    assert_eq!(
        game.said(),
        ["Draughts begins. You play dark. Will Somers plays light. Your move."]
    );
    let mut record = fresh(two_people(), None);
    record.moves = vec!["11-15".to_owned()];
    game.open(record);
    assert_eq!(
        game.said(),
        [
            "Draughts continues at move 1. A friend plays light. You play dark. Last move: 11 to 15. A friend to move."
        ]
    );
}

#[test]
fn two_people_without_names_are_called_by_their_sides() {
    let unnamed = || vec![Occupant::Person(String::new()); 2];
    let mut game = TestApp::new();
    game.said();
    game.open(fresh(unnamed(), None));
    assert_eq!(game.said(), ["Draughts begins. Dark to move."]);
    game.play("11-15");
    assert_eq!(game.said()[1..], ["Dark: 11 to 15. Light to move."]);
    game.intent(Intent::Resign);
    let said = game.said();
    assert_eq!(
        said,
        ["Dark wins. Light resigned."],
        "nobody is called “you”"
    );
}

#[test]
fn a_match_of_cards_begins_although_its_deal_is_a_move_of_the_record() {
    let mut game = TestApp::new();
    game.said();
    let seats = vec![
        Occupant::Person(String::new()),
        Occupant::Courtier(1),
        Occupant::Courtier(2),
        Occupant::Courtier(3),
    ];
    game.open(Record::new("six_of_viii", seats, 7));
    game.run_until_idle();
    let record = game.on_table::<SixOfViii>().record();
    assert_eq!(record.moves.len(), 1, "the deal");
    game.said();
    game.open(record);
    let said = game.said().join(" ");
    assert!(said.starts_with("The Six of VIII begins."), "{said}");
    assert!(!said.contains("last move"), "{said}");
}

#[test]
fn every_move_is_told_once_with_who_made_it_and_who_is_next() {
    let mut game = opened(two_people(), None);
    game.play("11-15");
    let said = game.said();
    assert_eq!(
        said,
        [
            "Square 11: dark man, chosen; it can go to 15, 16.",
            "You: 11 to 15. A friend to move."
        ],
        "the turning of the table says nothing"
    );
    game.play("22-18");
    assert_eq!(
        game.said()[1..],
        ["A friend: 22 to 18. Your move. You must capture."],
        "a compulsory capture is told"
    );
    game.frames(50);
    assert_eq!(game.said(), [""; 0], "at rest nothing is said");
}

#[test]
fn the_courtier_s_answer_is_told() {
    let mut game = opened(against_will(), None);
    game.intent(Intent::Attempt(vec![square(11), square(15)]));
    game.run_until_idle();
    let said = game.said();
    assert_eq!(said.len(), 2, "{said:?}");
    assert_eq!(said[0], "You: 11 to 15.");
    assert!(
        said[1].starts_with("Will Somers: ") && said[1].contains("Your move."),
        "{said:?}"
    );
}

#[test]
fn a_chain_tells_its_way_and_what_was_taken() {
    let mut game = opened(against_will(), Some("B:W18,K25,32:B15,1"));
    game.intent(Intent::Attempt(vec![square(15), square(22), square(29)]));
    let said = game.said();
    assert_eq!(
        said[0],
        "You: 15 takes 22, then 29, crowned. Taken: light man on 18, light king on 25."
    );
}

#[test]
fn what_the_opponent_takes_is_called_one_s_own() {
    let mut game = opened(
        vec![Occupant::Courtier(1), Occupant::Person(String::new())],
        Some("W:W18,32:B9,15"),
    );
    game.intent(Intent::Attempt(vec![square(18), square(11)]));
    game.run_until_idle();
    game.intent(Intent::Undo);
    game.run_until_idle();
    game.heard();
    game.key(KeyCode::Tab);
    assert_eq!(game.said(), ["Square 18: your man, must capture."]);
    let mut game = opened(against_will(), Some("B:W18,32:B9,14"));
    game.intent(Intent::Attempt(vec![square(9), square(13)]));
    assert!(
        game.heard().iter().any(|announced| announced.urgent),
        "refused: 14 must take"
    );
}

#[test]
fn a_man_that_is_crowned_is_told() {
    let mut game = opened(two_people(), Some("B:WK5:B28,12"));
    game.intent(Intent::Attempt(vec![square(28), square(32)]));
    assert_eq!(game.said()[0], "You: 28 to 32, crowned. A friend to move.");
}

#[test]
fn refusals_are_urgent_and_told_each_time() {
    let mut game = opened(two_people(), Some("B:W18,32:B15,1"));
    for _ in 0..2 {
        game.intent(Intent::Attempt(vec![square(1), square(5)]));
        let heard = game.heard();
        assert_eq!(heard.len(), 1, "{heard:?}");
        assert!(heard[0].urgent);
        assert_eq!(heard[0].text, "You must capture: the piece on 15 can.");
    }
    game.frames(300);
    assert!(
        game.heard().is_empty(),
        "not again while it stands at the piece, nor when it goes"
    );
}

#[test]
fn taking_back_playing_again_and_beginning_again_are_told_shortly() {
    let mut game = opened(two_people(), None);
    game.play("11-15");
    game.play("22-17");
    game.heard();
    game.intent(Intent::Undo);
    game.run_until_idle();
    assert_eq!(game.said(), ["Back to move 1. A friend to move."]);
    game.intent(Intent::Redo);
    game.run_until_idle();
    assert_eq!(game.said(), ["Forward to move 2. Your move."]);
    game.intent(Intent::Restart);
    game.run_until_idle();
    assert_eq!(game.said(), ["The match starts again. Your move."]);
    game.intent(Intent::Rematch);
    game.run_until_idle();
    assert_eq!(
        game.said(),
        [
            "A new match, with the sides changed. A friend plays dark. You play light. A friend to move."
        ]
    );
}

#[test]
fn the_end_is_told_with_its_reason() {
    let mut game = opened(against_will(), Some("B:W18:B15"));
    game.intent(Intent::Attempt(vec![square(15), square(22)]));
    game.run_until_idle();
    assert_eq!(game.menu(), Menu::Result);
    assert_eq!(
        game.said(),
        ["You: 15 takes 22. Taken: light man on 18. You win. Will Somers has no piece left."]
    );
    game.frames(20);
    assert!(game.heard().is_empty());
    let mut game = opened(against_will(), None);
    game.play("11-15");
    game.heard();
    game.intent(Intent::Resign);
    game.run_until_idle();
    assert_eq!(game.said(), ["You lose. You resigned."]);
    let mut friends = opened(two_people(), Some("B:W18:B15"));
    friends.play("15x22");
    assert!(
        friends
            .said()
            .last()
            .expect("an end")
            .ends_with("You win. A friend has no piece left.")
    );
}

#[test]
fn with_keys_the_cursor_tells_where_it_is() {
    let mut game = opened(against_will(), Some("B:W18,27,K5:B15,K1,10"));
    game.key(KeyCode::ArrowUp);
    let first = game.said();
    assert_eq!(first.len(), 1, "{first:?}");
    let mut seen = first;
    for key in [
        KeyCode::ArrowUp,
        KeyCode::ArrowLeft,
        KeyCode::ArrowDown,
        KeyCode::ArrowRight,
    ] {
        for _ in 0..12 {
            let before = game.cursor().at;
            game.key(key);
            let said = game.said();
            assert_eq!(
                said.len(),
                usize::from(game.cursor().at != before),
                "one sentence a step: {said:?}"
            );
            seen.extend(said);
        }
    }
    for sentence in [
        "Square 15: your man, must capture.",
        "Square 1: your king.",
        "Square 16, empty.",
    ] {
        assert!(
            seen.iter().any(|said| said == sentence),
            "{sentence} not in {seen:?}"
        );
    }
}

#[test]
fn a_choice_tells_where_it_leads_and_its_targets_tell_so_too() {
    let mut game = opened(against_will(), None);
    game.key(KeyCode::Tab);
    game.heard();
    game.pad(GamepadButton::South);
    let said = game.said();
    assert!(
        said[0].contains("your man, chosen; it can go to "),
        "{said:?}"
    );
    game.key(KeyCode::Tab);
    let said = game.said();
    assert!(said[0].ends_with(", empty, you can go there."), "{said:?}");
    game.key(KeyCode::Escape);
    assert_eq!(game.said(), ["Choice cancelled."]);
    // With touch only the choice is announced.
    game.tap(square(11));
    assert_eq!(
        game.said(),
        ["Square 11: your man, chosen; it can go to 15, 16."]
    );
    game.tap(square(11));
    assert_eq!(game.said(), [""; 0]);
}

#[test]
fn a_chain_is_told_landing_by_landing() {
    let mut game = opened(against_will(), Some("B:W18,25,32,27:B15,1"));
    game.click(square(15));
    game.heard();
    game.click(square(22));
    let said = game.said();
    assert_eq!(said, ["On to 22; then to 29."]);
}

#[test]
fn the_describe_key_tells_the_whole_position() {
    for pad in [false, true] {
        let mut game = opened(against_will(), Some("B:W27,18,K5:B15,K10,1"));
        if pad {
            game.pad(GamepadButton::Select);
        } else {
            game.key(KeyCode::KeyD);
        }
        // At the first key the place of the cursor is announced too.
        assert_eq!(
            game.said(),
            [
                "Your move. You must capture. You, dark: men on 1, 15; king on 10. Will Somers, light: men on 18, 27; king on 5.",
                "Square 15: your man, must capture.",
            ]
        );
    }
    let mut game = opened(two_people(), Some("B:W18:B15"));
    game.play("15x22");
    game.app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(Menu::None);
    game.frames(2);
    game.heard();
    game.key(KeyCode::KeyD);
    assert_eq!(
        game.said(),
        [
            "You win. A friend has no piece left. You, dark: man on 22; 1 taken. A \
             friend, light: no piece."
        ]
    );
}

#[test]
fn panels_tell_that_they_open_and_the_table_whose_turn_it_is() {
    let mut game = opened(against_will(), None);
    game.key(KeyCode::KeyP);
    assert_eq!(game.said(), ["Paused."]);
    game.key(KeyCode::KeyD);
    assert_eq!(
        game.said(),
        [""; 0],
        "the table's keys are not heard in a panel"
    );
    game.app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(Menu::None);
    game.frames(3);
    assert_eq!(game.said(), ["Your move. Square 9: your man, can move."]);
    game.app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    game.frames(3);
    assert_eq!(game.said(), ["King’s Coffer."]);
}

#[test]
fn a_notice_is_told_once() {
    let mut game = TestApp::new();
    game.heard();
    game.app
        .world_mut()
        .resource_mut::<Notice>()
        .tell("The disk is full.".to_owned());
    game.frames(5);
    game.app.world_mut().resource_mut::<Notice>().seen();
    game.frames(2);
    assert_eq!(game.said(), ["The disk is full."]);
}

/// The announcements of a whole match by keys: one for each thing that happens, none twice, none
/// empty, and no bare text key.
#[test]
fn nothing_is_announced_twice() {
    let mut game = opened(two_people(), None);
    let mut moves = 0;
    while !game.over() && moves < 60 {
        let choices = &game.table().choices;
        let choice = choices[(moves * 7 + 3) % choices.len()].clone();
        game.intent(Intent::Attempt(choice));
        game.run_until_idle();
        moves += 1;
        let heard = game.heard();
        assert_eq!(heard.len(), 1, "move {moves}: {heard:?}");
        let text = &heard[0].text;
        assert!(!text.contains(['{', '}']) && text.ends_with('.'), "{text}");
        let mut sentences: Vec<&str> = text.split_inclusive(". ").map(str::trim).collect();
        let all = sentences.len();
        sentences.dedup();
        assert_eq!(sentences.len(), all, "{text}");
    }
}

/// Runs frames until an announcement contains these words.
fn until_said(game: &mut TestApp, words: &str) {
    let mut all = Vec::new();
    for _ in 0..200_000 {
        let said = game.said();
        if said.iter().any(|said| said.contains(words)) {
            return;
        }
        all.extend(said);
        game.frames(1);
        std::thread::yield_now();
    }
    panic!("“{words}” was not said: {all:?}");
}

#[test]
fn a_hint_is_told() {
    let mut game = opened(two_people(), Some("W:W22,31:B18,3"));
    game.intent(Intent::Hint);
    until_said(&mut game, "Hint: ");
}

#[test]
fn a_lesson_tells_its_task_and_what_came_of_it() {
    let mut game = TestApp::new();
    let lesson = Course::Lesson("draughts".to_owned());
    game.app.world_mut().write_message(StartCourse(lesson));
    game.frames(4);
    let task = game.app.world().resource::<ActiveCourse>().saying();
    assert!(!task.is_empty());
    let said = game.said();
    assert!(said.iter().any(|said| said.contains(&task)), "{said:?}");
    game.app.world_mut().write_message(CourseCommand::Hint);
    game.frames(2);
    let hint = game.app.world().resource::<ActiveCourse>().saying();
    assert_ne!(hint, task);
    assert!(game.said().iter().any(|said| said.contains(&hint)));
    game.frames(50);
    assert!(game.said().is_empty(), "once");
}

#[test]
fn a_puzzle_tells_its_task_and_what_was_wrong() {
    let mut game = TestApp::new();
    let puzzle = &puzzles_of("draughts")[0];
    let course = Course::Puzzle(puzzle.id.clone());
    game.app.world_mut().write_message(StartCourse(course));
    until_said(&mut game, &puzzle.task().to_string());
    let solution = &puzzle.solution[0];
    let now = game.on_table::<Draughts>();
    let moves = now.legal_moves();
    let wrong = moves
        .iter()
        .find(|mv| now.game().move_text(mv) != *solution)
        .expect("another move");
    let spots = now.game().spots(wrong);
    game.intent(Intent::Attempt(spots));
    game.frames(4);
    let words = game.app.world().resource::<ActiveCourse>().words.clone();
    let words = words.expect("a reply").to_string();
    until_said(&mut game, &words);
}

#[test]
fn a_clock_that_runs_low_is_told_once() {
    let mut game = TestApp::new();
    let mut clock = ClockRecord::new(1, 0);
    clock.left = vec![20_300, 60_000];
    game.open(Record {
        clock: Some(clock),
        ..fresh(two_people(), None)
    });
    game.said();
    game.frames(60);
    assert_eq!(game.said(), ["You have less than twenty seconds left."]);
}

#[test]
fn the_turning_point_of_a_review_is_told() {
    let mut game = TestApp::new();
    let mut record = fresh(two_people(), None);
    record.moves = vec!["11-15".to_owned(), "22-18".to_owned()];
    game.open(record);
    game.said();
    game.app.world_mut().insert_resource(ReviewState {
        progress: (2, 3),
        turning: Some(1),
        ..default()
    });
    game.frames(2);
    assert!(game.said().is_empty(), "not before all is judged");
    game.app.world_mut().resource_mut::<ReviewState>().progress = (3, 3);
    game.frames(2);
    assert_eq!(game.said(), ["The match turned at move 1: 22 to 18."]);
}

#[test]
fn the_open_page_of_the_rules_is_told() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(fresh(two_people(), None));
    game.said();
    let menu = Menu::Rules;
    game.app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(menu);
    game.frames(4);
    let said = game.said().join(" ");
    assert!(
        said.len() > 150,
        "a page, and not its heading alone: {said}"
    );
}

#[test]
fn as_much_is_spoken_as_is_set() {
    let mut game = opened(two_people(), None);
    game.app.world_mut().resource_mut::<Settings>().spoken = Spoken::Moves;
    game.key(KeyCode::Tab);
    assert_eq!(game.said(), [""; 0], "what is pointed at");
    game.play("11-15");
    assert_eq!(game.said(), ["You: 11 to 15. A friend to move."]);
    game.app.world_mut().resource_mut::<Settings>().spoken = Spoken::Off;
    game.play("22-18");
    assert_eq!(game.said(), [""; 0]);
}

/// A match of The Six of VIII with a person in this seat and courtiers in the others.
fn cards_with(person: usize, options: &[(&str, &str)]) -> Record {
    let seats = if options.contains(&("seats", "3")) {
        3
    } else {
        4
    };
    let who = |seat| match seat {
        _ if seat == person => Occupant::Person(String::new()),
        _ => Occupant::Courtier(u8::try_from(seat + 1).expect("a level")),
    };
    Record {
        options: options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect(),
        ..Record::new("six_of_viii", (0..seats).map(who).collect(), 7)
    }
}

/// All announcements until the match is over; the person's moves are forced.
fn said_to_the_end(game: &mut TestApp) -> String {
    let mut said = Vec::new();
    for _ in 0..40 {
        game.run_until_idle();
        said.extend(game.said());
        if game.over() {
            return said.join(" ");
        }
        let choices = game.table().choices.clone();
        assert_eq!(choices.len(), 1, "the last trick is forced");
        game.intent(Intent::Attempt(choices[0].clone()));
    }
    panic!("it goes on: {said:?}");
}

/// ALL-8: if the scores are level, the announcement names the rule that decided, and it is true of
/// this match.
#[test]
fn all_8_what_decides_a_level_match_is_told() {
    for (person, options, position, sentence) in [
        (
            0,
            &[("rules", "advanced")][..],
            "play:15:0:K/A5/A7/A9::7+16,7+17",
            "You lose. Katherine and Thomas More 24, You and Charles Brandon 24. \
             Level at 24: Katherine and Thomas More did not hold the King, and so win.",
        ),
        (
            0,
            &[("rules", "advanced")],
            "play:15:0:A3/K/A7/A9::7+17,7+16",
            "You win. You and Charles Brandon 24, Katherine and Thomas More 24. Level \
             at 24: you and Charles Brandon did not hold the King, and so win.",
        ),
        (
            0,
            &[],
            "play:15:0:P12/A5/A7/A9::7+17,7+18",
            "You win. You and Charles Brandon 25, Katherine and Thomas More 25. Level \
             at 25: the last trick decides for you and Charles Brandon.",
        ),
        (
            1,
            &[],
            "play:15:0:P12/A5/A7/A9::7+17,7+18",
            "You lose. Will Somers and Charles Brandon 25, You and Thomas More 25. \
             Level at 25: the last trick decides for Will Somers and Charles Brandon.",
        ),
        (
            2,
            &[("seats", "3")],
            "play:15:2:P1/P3/P12/A4::3+5,11+5:3,10,9,0",
            "You win. Will Somers 10, You 10, Katherine 9. Level at 10: you and Will \
             Somers share the win.",
        ),
        (
            0,
            &[],
            "play:15:0:P12/A5/A7/A9::7+18,7+17",
            "You win. You and Charles Brandon 26, Katherine and Thomas More 24.",
        ),
    ] {
        let mut game = TestApp::new();
        game.open(Record {
            position: Some(position.to_owned()),
            ..cards_with(person, options)
        });
        let said = said_to_the_end(&mut game);
        assert!(said.ends_with(sentence), "{position}: {said}");
    }
}

/// ALL-8: in the long game for three the scores are games won, and the announcement says so.
#[test]
fn all_8_games_are_not_taken_for_points() {
    let options = [("seats", "3"), ("length", "full")];
    let setup = Setup::new("six_of_viii", options).expect("options");
    let mut all = Match::<SixOfViii>::new(setup, cards_with(0, &options).seats, 7);
    while all.turn().outcome().is_none() {
        if all.play_chance().is_none() {
            let moves = all.legal_moves();
            let luck = all.plies().len() * 7 % moves.len();
            all.play(moves[luck].clone()).expect("a legal move");
        }
    }
    let outcome = all.turn().outcome().cloned().expect("over");
    let last = all.plies().last().and_then(|ply| ply.seat).expect("a card");
    let mut record = all.record();
    record.moves.pop();
    record.seats = cards_with(last.index(), &options).seats;
    let mut game = TestApp::new();
    game.open(record);
    let said = said_to_the_end(&mut game);
    let most = outcome.scores.iter().max().expect("scores");
    assert!(*most >= 2, "{outcome:?}");
    assert!(said.contains(&format!(" {most}")), "{said}");
    assert!(
        said.ends_with(". These are games won; two games win the match."),
        "{said}"
    );
}
