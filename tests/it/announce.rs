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
use kings_coffer::texts::{capital, commas, fill, list, text};

use crate::common::{TestApp, fresh, puzzles_of, two_people};
use crate::spoken::{
    about, capture, dark, empty, holds, light, man_of, moves, own, pick, piece_of, step, stop,
    taken, to_move, together, your_move,
};
use crate::worded::{ANY, begins, fits, says};

/// The square with this PDN number.
fn square(number: u16) -> Spot {
    Spot::Square(number - 1)
}

fn against_will() -> Vec<Occupant> {
    vec![Occupant::Person(String::new()), Occupant::courtier(1)]
}

/// A match whose opening announcements have been read already.
fn opened(seats: Vec<Occupant>, position: Option<&str>) -> TestApp {
    let mut game = TestApp::new();
    game.open(fresh(seats, position));
    game.heard();
    game
}

/// Who plays a side.
fn sits(name: &str, side: &str) -> String {
    fill("say-sits", &[("name", name), ("side", side)])
}

/// A move of the viewer.
fn you_move(words: &str) -> String {
    moves(text("person-you"), words)
}

/// What was taken in a move.
fn takes(pieces: &[String]) -> String {
    fill("say-taken", &[("pieces", &commas(pieces))])
}

/// The end of a match: who has won, and why.
fn end(headline: &str, reason: &str) -> String {
    fill("say-end", &[("headline", headline), ("reason", reason)])
}

/// That a player of draughts has no piece left.
fn no_pieces(loser: &str) -> String {
    fill("outcome-no_pieces", &[("loser", loser)])
}

#[test]
fn a_match_that_is_opened_tells_who_plays_and_whose_turn_it_is() {
    let mut game = TestApp::new();
    assert_eq!(game.said(), [text("say-title")]);
    game.open(fresh(against_will(), None));
    let game_name = ("game", text("draughts-name"));
    let begins = [
        &fill("say-opened", &[game_name]),
        &fill("say-sits-you", &[("side", dark())]),
        &sits("Will Somers", light()),
        your_move(),
    ];
    assert_eq!(game.said(), [together(&begins)]);
    let mut record = fresh(two_people(), None);
    record.moves = vec!["11-15".to_owned()];
    game.open(record);
    let goes_on = [
        &fill("say-continued", &[game_name, ("n", "1")]),
        &sits("A friend", light()),
        &fill("say-sits-you", &[("side", dark())]),
        &fill("say-last", &[("move", &step(11, 15))]),
        &to_move("A friend"),
    ];
    assert_eq!(game.said(), [together(&goes_on)]);
}

#[test]
fn two_people_without_names_are_called_by_their_sides() {
    let unnamed = || vec![Occupant::Person(String::new()); 2];
    let mut game = TestApp::new();
    game.said();
    game.open(fresh(unnamed(), None));
    let (dark, light) = (capital(dark()), capital(light()));
    let begins = fill("say-opened", &[("game", text("draughts-name"))]);
    assert_eq!(game.said(), [together(&[begins, to_move(&dark)])]);
    game.play("11-15");
    let played = together(&[moves(&dark, &step(11, 15)), to_move(&light)]);
    assert_eq!(game.said()[1..], [played]);
    game.intent(Intent::Resign);
    let said = game.said();
    let wins = fill("result-wins", &[("name", &dark)]);
    let resigned = fill("outcome-resigned", &[("loser", &light)]);
    let over = end(&wins, &resigned);
    assert_eq!(said, [over], "nobody is called “you”");
}

#[test]
fn a_match_of_cards_begins_although_its_deal_is_a_move_of_the_record() {
    let mut game = TestApp::new();
    game.said();
    let seats = vec![
        Occupant::Person(String::new()),
        Occupant::courtier(1),
        Occupant::courtier(2),
        Occupant::courtier(3),
    ];
    game.open(Record::new("six_of_viii", seats, 7));
    game.run_until_idle();
    let record = game.on_table::<SixOfViii>().record();
    assert_eq!(record.moves.len(), 1, "the deal");
    game.said();
    game.open(record);
    let said = game.said().join(" ");
    let begins = fill("say-opened", &[("game", text("six_of_viii-name"))]);
    assert!(said.starts_with(&begins), "{said}");
    assert!(!says(&said, "say-last", &["move"]), "{said}");
}

#[test]
fn every_move_is_told_once_with_who_made_it_and_who_is_next() {
    let mut game = opened(two_people(), None);
    game.play("11-15");
    let said = game.said();
    assert_eq!(
        said,
        [
            pick(&holds(11, &man_of(dark())), "15, 16"),
            together(&[you_move(&step(11, 15)), to_move("A friend")]),
        ],
        "the turning of the table says nothing"
    );
    game.play("22-18");
    assert_eq!(
        game.said()[1..],
        [together(&[
            &moves("A friend", &step(22, 18)),
            your_move(),
            text("say-must"),
        ])],
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
    assert_eq!(said[0], you_move(&step(11, 15)));
    let answers = begins(&said[1], &moves("Will Somers", ANY));
    assert!(answers && said[1].contains(your_move()), "{said:?}");
}

#[test]
fn a_chain_tells_its_way_and_what_was_taken() {
    let mut game = opened(against_will(), Some("B:W18,K25,32:B15,1"));
    game.intent(Intent::Attempt(vec![square(15), square(22), square(29)]));
    let said = game.said();
    let way = fill("say-then", &[("move", &capture(15, 22)), ("to", "29")]);
    let way = fill("say-crowned", &[("move", &way)]);
    let pieces = [
        taken(&man_of(light()), 18),
        taken(&piece_of(light(), 1), 25),
    ];
    assert_eq!(said[0], together(&[you_move(&way), takes(&pieces)]));
}

#[test]
fn what_the_opponent_takes_is_called_one_s_own() {
    let mut game = opened(
        vec![Occupant::courtier(1), Occupant::Person(String::new())],
        Some("W:W18,32:B9,15"),
    );
    game.intent(Intent::Attempt(vec![square(18), square(11)]));
    game.run_until_idle();
    game.intent(Intent::Undo);
    game.run_until_idle();
    game.heard();
    game.key(KeyCode::Tab);
    let must = about("say-must_capture", &holds(18, &own(0)));
    assert_eq!(game.said(), [stop(&must)]);
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
    let crowned = fill("say-crowned", &[("move", &step(28, 32))]);
    let told = together(&[you_move(&crowned), to_move("A friend")]);
    assert_eq!(game.said()[0], told);
}

#[test]
fn refusals_are_urgent_and_told_each_time() {
    let mut game = opened(two_people(), Some("B:W18,32:B15,1"));
    for _ in 0..2 {
        game.intent(Intent::Attempt(vec![square(1), square(5)]));
        let heard = game.heard();
        assert_eq!(heard.len(), 1, "{heard:?}");
        assert!(heard[0].urgent);
        let must = fill("refusal-draughts-must_capture", &[("square", "15")]);
        assert_eq!(heard[0].text, must);
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
    let back = fill("say-undone", &[("n", "1")]);
    assert_eq!(game.said(), [together(&[back, to_move("A friend")])]);
    game.intent(Intent::Redo);
    game.run_until_idle();
    let forward = fill("say-redone", &[("n", "2")]);
    assert_eq!(game.said(), [together(&[&forward, your_move()])]);
    game.intent(Intent::Restart);
    game.run_until_idle();
    let again = text("say-restarted");
    assert_eq!(game.said(), [together(&[again, your_move()])]);
    game.intent(Intent::Rematch);
    game.run_until_idle();
    let rematch = [
        text("say-rematched"),
        &sits("A friend", dark()),
        &fill("say-sits-you", &[("side", light())]),
        &to_move("A friend"),
    ];
    assert_eq!(game.said(), [together(&rematch)]);
}

#[test]
fn the_end_is_told_with_its_reason() {
    let mut game = opened(against_will(), Some("B:W18:B15"));
    game.intent(Intent::Attempt(vec![square(15), square(22)]));
    game.run_until_idle();
    assert_eq!(game.menu(), Menu::Result);
    let told = [
        you_move(&capture(15, 22)),
        takes(&[taken(&man_of(light()), 18)]),
        end(text("result-won"), &no_pieces("Will Somers")),
    ];
    assert_eq!(game.said(), [together(&told)]);
    game.frames(20);
    assert!(game.heard().is_empty());
    let mut game = opened(against_will(), None);
    game.play("11-15");
    game.heard();
    game.intent(Intent::Resign);
    game.run_until_idle();
    let resigned = end(text("result-lost"), text("outcome-resigned-you"));
    assert_eq!(game.said(), [resigned]);
    let mut friends = opened(two_people(), Some("B:W18:B15"));
    friends.play("15x22");
    assert!(
        friends
            .said()
            .last()
            .expect("an end")
            .ends_with(&end(text("result-won"), &no_pieces("A friend")))
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
    let must = about("say-must_capture", &holds(15, &own(0)));
    for what in [must, holds(1, &own(1)), empty(16)] {
        let sentence = stop(&what);
        assert!(seen.contains(&sentence), "{sentence} not in {seen:?}");
    }
}

#[test]
fn a_choice_tells_where_it_leads_and_its_targets_tell_so_too() {
    let mut game = opened(against_will(), None);
    game.key(KeyCode::Tab);
    game.heard();
    game.pad(GamepadButton::South);
    let said = game.said();
    assert!(fits(&said[0], &pick(&own(0), ANY)), "{said:?}");
    game.key(KeyCode::Tab);
    let said = game.said();
    let target = stop(&about("say-target", &fill("say-empty", &[("place", "")])));
    assert!(said[0].ends_with(&target), "{said:?}");
    game.key(KeyCode::Escape);
    assert_eq!(game.said(), [text("say-given_up")]);
    // With touch only the choice is announced.
    game.tap(square(11));
    assert_eq!(game.said(), [pick(&holds(11, &own(0)), "15, 16")]);
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
    assert_eq!(said, [fill("say-on", &[("at", "22"), ("to", "29")])]);
}

/// The pieces of a player, with the key of each kind and the places.
fn on_board(name: &str, side: &str, groups: &[(&str, &str)]) -> String {
    let groups: Vec<String> = groups
        .iter()
        .map(|(kind, places)| {
            let kind = format!("draughts-{kind}");
            fill("say-group", &[("kind", text(&kind)), ("places", places)])
        })
        .collect();
    let whose = fill("say-whose", &[("name", name), ("side", side)]);
    let pieces = groups.join(text("list-semicolon"));
    fill("say-side", &[("whose", &whose), ("pieces", &pieces)])
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
        let sides = [
            &on_board(
                text("person-you"),
                dark(),
                &[("kinds-0", "1, 15"), ("kind-1", "10")],
            ),
            &on_board(
                "Will Somers",
                light(),
                &[("kinds-0", "18, 27"), ("kind-1", "5")],
            ),
        ];
        let position = together(&[your_move(), text("say-must"), sides[0], sides[1]]);
        let must = about("say-must_capture", &holds(15, &own(0)));
        assert_eq!(game.said(), [position, stop(&must)]);
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
    let won = end(text("result-won"), &no_pieces("A friend"));
    let whose = [("name", text("person-you")), ("side", dark())];
    let man = [("kind", text("draughts-kind-0")), ("places", "22")];
    let pieces = [
        fill("say-group", &man),
        fill("table-taken_count", &[("count", "1")]),
    ];
    let pieces = pieces.join(text("list-semicolon"));
    let whose = fill("say-whose", &whose);
    let you = fill("say-side", &[("whose", &whose), ("pieces", &pieces)]);
    let whose = fill("say-whose", &[("name", "A friend"), ("side", light())]);
    let nothing = text("say-no_piece");
    let friend = fill("say-side", &[("whose", &whose), ("pieces", nothing)]);
    assert_eq!(game.said(), [together(&[won, you, friend])]);
}

#[test]
fn panels_tell_that_they_open_and_the_table_whose_turn_it_is() {
    let mut game = opened(against_will(), None);
    game.key(KeyCode::KeyP);
    let paused = fill("say-panel", &[("title", text("pause-title"))]);
    assert_eq!(game.said(), [paused]);
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
    let man = about("say-movable", &holds(9, &own(0)));
    assert_eq!(game.said(), [together(&[your_move(), &stop(&man)])]);
    game.app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    game.frames(3);
    assert_eq!(game.said(), [text("say-title")]);
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
    until(game, words, |said| said.contains(words));
}

/// Runs frames until an announcement is as it should be.
fn until(game: &mut TestApp, what: &str, is_it: impl Fn(&str) -> bool) {
    let mut all = Vec::new();
    for _ in 0..200_000 {
        let said = game.said();
        if said.iter().any(|said| is_it(said)) {
            return;
        }
        all.extend(said);
        game.frames(1);
        std::thread::yield_now();
    }
    panic!("“{what}” was not said: {all:?}");
}

#[test]
fn a_hint_is_told() {
    let mut game = opened(two_people(), Some("W:W22,31:B18,3"));
    game.intent(Intent::Hint);
    until(&mut game, "a hint", |said| {
        says(said, "say-hint", &["what", "why"])
    });
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
    assert_eq!(game.said(), [text("say-low-you")]);
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
    let turned = [("n", "1"), ("move", &step(22, 18)), ("why", "")];
    let turned = fill("say-turning", &turned);
    assert_eq!(game.said(), [turned.trim()]);
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
    let played = together(&[you_move(&step(11, 15)), to_move("A friend")]);
    assert_eq!(game.said(), [played]);
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
        _ => Occupant::courtier(u8::try_from(seat + 1).expect("a level")),
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
    for (person, options, position, headline, sides, rule) in [
        (
            0,
            &[("rules", "advanced")][..],
            "play:15:0:K/A5/A7/A9::7+16,7+17",
            "result-lost",
            &[
                (&["Katherine", "Thomas More"][..], 24),
                (&["You", "Charles Brandon"], 24),
            ][..],
            Some("outcome-level_by_king"),
        ),
        (
            0,
            &[("rules", "advanced")],
            "play:15:0:A3/K/A7/A9::7+17,7+16",
            "result-won",
            &[
                (&["You", "Charles Brandon"], 24),
                (&["Katherine", "Thomas More"], 24),
            ],
            Some("outcome-level_by_king"),
        ),
        (
            0,
            &[],
            "play:15:0:P12/A5/A7/A9::7+17,7+18",
            "result-won",
            &[
                (&["You", "Charles Brandon"], 25),
                (&["Katherine", "Thomas More"], 25),
            ],
            Some("outcome-level_by_last_trick"),
        ),
        (
            1,
            &[],
            "play:15:0:P12/A5/A7/A9::7+17,7+18",
            "result-lost",
            &[
                (&["Will Somers", "Charles Brandon"], 25),
                (&["You", "Thomas More"], 25),
            ],
            Some("outcome-level_by_last_trick"),
        ),
        (
            2,
            &[("seats", "3")],
            "play:15:2:P1/P3/P12/A4::3+5,11+5:3,10,9,0",
            "result-won",
            &[(&["Will Somers"], 10), (&["You"], 10), (&["Katherine"], 9)],
            Some("outcome-shared"),
        ),
        (
            0,
            &[],
            "play:15:0:P12/A5/A7/A9::7+18,7+17",
            "result-won",
            &[
                (&["You", "Charles Brandon"], 26),
                (&["Katherine", "Thomas More"], 24),
            ],
            None,
        ),
    ] {
        let mut game = TestApp::new();
        game.open(Record {
            position: Some(position.to_owned()),
            ..cards_with(person, options)
        });
        let said = said_to_the_end(&mut game);
        let named = |names: &[&str], you: &str| {
            let name = |name: &&str| if *name == "You" { text(you) } else { name }.to_owned();
            list(&names.iter().map(name).collect::<Vec<_>>())
        };
        let points = sides.iter().map(|(names, points)| {
            let (names, points) = (named(names, "person-you"), points.to_string());
            fill("result-side", &[("names", &names), ("n", &points)])
        });
        let points = fill(
            "result-scores",
            &[("sides", &commas(&points.collect::<Vec<_>>()))],
        );
        let (first, most) = sides[0];
        let winner = match rule {
            Some("outcome-shared") => named(&["You", "Will Somers"], "person-you-within"),
            _ => named(first, "person-you-within"),
        };
        let values = [("n", &*most.to_string()), ("winner", &winner)];
        let why = rule.map_or_else(String::new, |rule| fill(rule, &values));
        let reason = together(&[points, why]);
        let sentence = end(text(headline), reason.trim());
        assert!(said.ends_with(&sentence), "{position}: {said}");
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
    let games = format!("{}{}", text("sentence-gap"), text("outcome-games"));
    assert!(said.ends_with(&games), "{said}");
}
