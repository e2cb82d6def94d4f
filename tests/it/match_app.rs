//! What the table offers besides moving: looking back, hints, the review, the clock, draw offers;
//! lessons and puzzles; and the games of the family that differ from draughts.

use bevy::prelude::*;
use kings_coffer::app::course::{
    ActiveCourse, Course, CourseCommand, CourseRun, StartCourse, Tone,
};
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::session::advice::Advice;
use kings_coffer::app::session::clock::ClockState;
use kings_coffer::app::session::replay::Replay;
use kings_coffer::app::session::review::ReviewState;
use kings_coffer::app::session::{Intent, Pondering, Seek, TableState};
use kings_coffer::app::settings::Settings;
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::wall_clock::WallClock;
use kings_coffer::levels;
use kings_coffer::levels::lessons::{LessonRun, TaskGoal};
use kings_coffer::levels::library::LevelLibrary;
use kings_coffer::rules::draughts::Draughts;
use kings_coffer::rules::mill::Mill;
use kings_coffer::rules::wolf::Wolf;
use kings_coffer::rules::{ClockRecord, Occupant, Reason, Record, Seat, Spot, legal_moves};
use kings_coffer::store::Store;

use crate::common::{TestApp, fresh, puzzles_of, two_people};

fn against(level: u8) -> Vec<Occupant> {
    vec![Occupant::Person(String::new()), Occupant::courtier(level)]
}

fn of(variant: &str, seats: Vec<Occupant>) -> Record {
    Record {
        variant: variant.to_owned(),
        ..fresh(seats, None)
    }
}

fn squares(numbers: &[u16]) -> Vec<Spot> {
    numbers
        .iter()
        .map(|number| Spot::Square(number - 1))
        .collect()
}

/// The places to point at for a legal move.
fn spots_of<G: kings_coffer::app::session::TableGame>(game: &TestApp, text: &str) -> Vec<Spot> {
    let now = game.on_table::<G>().game();
    let mv = legal_moves(now)
        .into_iter()
        .find(|mv| now.move_text(mv) == text);
    now.spots(&mv.unwrap_or_else(|| panic!("{text} is legal")))
}

fn ponders(game: &TestApp) -> bool {
    game.app.world().resource::<Pondering>().goes_on()
}

/// Sets whether the strongest courtier ponders.
fn set_pondering(game: &mut TestApp, on: bool) {
    game.app.world_mut().resource_mut::<Settings>().ponder = on;
}

fn set_menu(game: &mut TestApp, menu: Menu) {
    let world = game.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(menu);
}

#[test]
fn the_strongest_courtier_ponders_only_if_asked_and_while_a_person_thinks() {
    let mut game = TestApp::new();
    game.open(fresh(against(5), None));
    game.frames(5);
    assert!(!ponders(&game), "nobody asked for it");
    set_pondering(&mut game, true);
    game.wait_for("pondering", ponders);
    set_menu(&mut game, Menu::Pause);
    game.wait_for("the pause", |game| !ponders(game));
    game.frames(5);
    assert!(!ponders(&game), "the match is paused");
    set_menu(&mut game, Menu::None);
    game.wait_for("pondering", ponders);
    game.play("11-15");
    game.wait_for("the answer", |game| game.table().moves.len() > 1);
    game.wait_for("pondering about the next move", ponders);
    set_pondering(&mut game, false);
    game.wait_for("the end of pondering", |game| !ponders(game));
    set_pondering(&mut game, true);
    game.wait_for("pondering", ponders);
    let world = game.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    game.wait_for("the end of pondering", |game| !ponders(game));
    game.frames(5);
    assert!(!ponders(&game), "nobody is at the table");
}

#[test]
fn no_other_courtier_ponders() {
    let mut game = TestApp::new();
    set_pondering(&mut game, true);
    for record in [
        fresh(against(4), None),
        fresh(two_people(), None),
        of("wolf", against(5)),
    ] {
        game.open(record);
        game.frames(5);
        assert!(!ponders(&game));
    }
}

#[test]
fn an_earlier_position_can_be_looked_at_and_nothing_is_moved_there() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), None));
    let start = game.table().position.clone();
    game.play("11-15");
    game.play("22-17");
    let now = game.table().position.clone();
    game.key(KeyCode::Home);
    game.run_until_idle();
    assert_eq!(
        (game.table().viewed_ply, game.table().shown()),
        (Some(0), 0)
    );
    assert_eq!(game.table().position, start);
    assert!(game.table().choices.is_empty() && game.table().last.is_empty());
    assert_eq!(game.table().moves.len(), 2, "the list stays whole");
    game.click(Spot::Square(8));
    assert!(game.cursor().picks.is_empty());
    game.intent(Intent::Seek(Seek::Forward));
    game.run_until_idle();
    assert_eq!(game.table().last, squares(&[11, 15]));
    game.intent(Intent::Seek(Seek::To(99)));
    game.run_until_idle();
    assert_eq!(
        (game.table().viewed_ply, game.table().position.clone()),
        (None, now)
    );
    game.play("9-13");
    assert_eq!(game.table().moves.len(), 3);
    game.key(KeyCode::PageUp);
    assert_eq!(game.table().viewed_ply, Some(2));
    game.key(KeyCode::Escape);
    assert_eq!((game.table().viewed_ply, game.menu()), (None, Menu::None));
}

#[test]
fn where_something_must_be_taken_that_is_the_rule_of_the_moment() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), None));
    game.play("11-15");
    game.play("22-18");
    let rule = game.table().rule.clone().expect("a capture is open");
    assert_eq!(rule.page, "must");
    assert!(!rule.sentence.to_string().is_empty());
}

#[test]
fn a_courtiers_answer_waits_until_one_has_looked_back() {
    let mut game = TestApp::new();
    game.open(fresh(against(1), None));
    // In one frame, so that no answer comes in between.
    game.app
        .world_mut()
        .write_message(Intent::Attempt(squares(&[11, 15])));
    game.intent(Intent::Seek(Seek::Start));
    game.frames(300);
    assert_eq!(
        (game.table().moves.len(), game.table().viewed_ply),
        (1, Some(0))
    );
    game.intent(Intent::Seek(Seek::Now));
    game.wait_for("the answer", |game| game.table().moves.len() == 2);
}

#[test]
fn a_hint_is_a_legal_move_with_a_reason_and_goes_with_the_position() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), Some("W:W22,31:B18,3")));
    game.key(KeyCode::KeyH);
    game.wait_for("the hint", |game| {
        game.app.world().resource::<Advice>().hint.is_some()
    });
    let hint = game
        .app
        .world()
        .resource::<Advice>()
        .hint
        .clone()
        .expect("a hint");
    assert!(game.table().choices.contains(&hint.spots), "{hint:?}");
    let sentence = hint.reason.to_string();
    assert!(sentence.ends_with('.') && sentence.len() > 5, "{hint:?}");
    game.intent(Intent::Attempt(hint.spots));
    game.run_until_idle();
    assert_eq!(*game.app.world().resource::<Advice>(), Advice::default());
}

#[test]
fn a_finished_match_is_judged_move_by_move_and_played_again_by_itself() {
    let mut game = TestApp::new();
    // 10-15 loses a man; the match continues for two more moves.
    let record = Record {
        moves: ["11-16", "24-20", "8-11", "22-18", "10-15"]
            .map(str::to_owned)
            .to_vec(),
        ending: Some(kings_coffer::rules::Ending::Resigned(Seat(0))),
        ..fresh(two_people(), None)
    };
    game.open(record);
    assert!(game.over());
    game.app
        .world_mut()
        .resource_scope(|world, mut replay: Mut<Replay>| {
            replay.open(world.resource(), false);
        });
    game.app.world_mut().resource_mut::<ReviewState>().wanted = true;
    game.wait_for("the review", |game| {
        let (done, all) = game.app.world().resource::<ReviewState>().progress;
        all == 6 && done == all
    });
    let review = game.app.world().resource::<ReviewState>().clone();
    assert_eq!(review.graph.len(), 6);
    assert!(
        review
            .moments
            .iter()
            .all(|moment| moment.ply < 5 && moment.sentence.is_some()),
        "{review:?}"
    );
    game.app.world_mut().resource_mut::<Replay>().play(true);
    game.intent(Intent::Seek(Seek::Start));
    assert_eq!(game.table().viewed_ply, Some(0));
    game.wait_for("the last position", |game| {
        game.table().viewed_ply.is_none()
    });
    game.frames(2);
    let replay = game.app.world().resource::<Replay>();
    assert!(replay.open && !replay.playing);
    assert_eq!(game.menu(), Menu::Result, "the result was shown once");
    game.intent(Intent::Restart);
    game.frames(2);
    assert!(
        !game.app.world().resource::<Replay>().open,
        "another match ends it"
    );
}

#[test]
fn the_clock_runs_for_the_person_whose_turn_it_is_and_ends_the_match() {
    let left = |game: &TestApp, seat: usize| {
        game.app.world().resource::<ClockState>().left[seat].expect("a clock")
    };
    let mut game = TestApp::new();
    let mut clock = ClockRecord::new(1, 2);
    clock.left = vec![60_000, 400];
    game.open(Record {
        clock: Some(clock),
        ..fresh(two_people(), None)
    });
    game.frames(10);
    assert!(left(&game, 0).as_millis() < 60_000);
    assert_eq!(left(&game, 1).as_millis(), 400);
    let before = left(&game, 0);
    game.intent(Intent::Attempt(squares(&[11, 15])));
    game.frames(2);
    assert!(left(&game, 0) > before, "two seconds were added");
    game.wait_for("the end", TestApp::over);
    let outcome = game.table().turn.outcome().expect("over");
    assert_eq!(
        (outcome.reason.clone(), outcome.winners.as_slice()),
        (Reason::OUT_OF_TIME, &[Seat(0)][..])
    );
    let record = game.on_table::<Draughts>().record();
    assert_eq!(
        Record::from_json(&record.to_json()).expect("readable"),
        record
    );
    game.intent(Intent::Rematch);
    game.frames(2);
    assert_eq!(
        left(&game, 1).as_millis(),
        60_000,
        "a rematch begins with the whole time"
    );
    game.open(fresh(two_people(), None));
    assert!(game.app.world().resource::<ClockState>().left.is_empty());
}

#[test]
fn a_courtier_has_no_clock() {
    let mut game = TestApp::new();
    game.open(Record {
        clock: Some(ClockRecord::new(3, 0)),
        ..fresh(against(1), None)
    });
    game.frames(3);
    let clock = game.app.world().resource::<ClockState>();
    assert_eq!(
        (clock.face(Seat(0)).is_some(), clock.face(Seat(1))),
        (true, None)
    );
}

#[test]
fn a_draw_is_asked_of_the_other_person_first() {
    for accepts in [false, true] {
        let mut game = TestApp::with_panels(Store::memory());
        game.frames(3);
        game.open(fresh(two_people(), None));
        game.play("11-15");
        game.app
            .world_mut()
            .resource_mut::<NextState<Menu>>()
            .set(Menu::ConfirmDraw);
        game.frames(3);
        game.key(KeyCode::ArrowLeft);
        game.key(KeyCode::Enter);
        game.frames(3);
        assert_eq!(game.menu(), Menu::DrawOffered);
        assert!(!game.over());
        if accepts {
            game.key(KeyCode::ArrowLeft);
        }
        game.key(KeyCode::Enter);
        game.frames(4);
        assert_eq!(game.over(), accepts);
        assert_eq!(game.menu(), if accepts { Menu::Result } else { Menu::None });
    }
}

#[test]
fn the_wolf_comes_out_of_its_den_by_click_and_by_dragging() {
    let mut game = TestApp::new();
    game.open(of("wolf", two_people()));
    let den = Spot::Hand(Seat(0));
    assert_eq!(game.table().choices.len(), 28);
    game.click(Spot::Square(17));
    game.run_until_idle();
    assert_eq!(game.table().moves[0].text, "18");
    game.intent(Intent::Undo);
    game.run_until_idle();
    game.drag(den, Spot::Square(13));
    game.run_until_idle();
    assert_eq!(game.table().moves[0].text, "14");
    assert_eq!(
        game.table().turn.seat(),
        Some(Seat(0)),
        "the wolf moves first"
    );
    game.click(Spot::Square(29));
    assert!(game.refusal().is_some(), "the sheep are not to move");
}

#[test]
fn whole_matches_of_wolf_and_sheep_and_of_losing_draughts_come_to_their_end() {
    for variant in ["wolf", "losing"] {
        let mut game = TestApp::new();
        game.open(Record {
            seed: 5,
            ..of(variant, against(1))
        });
        for turn in 0..300 {
            if game.over() {
                break;
            }
            let choices = game.table().choices.clone();
            let choice = choices[turn * 7 % choices.len()].clone();
            for spot in choice
                .iter()
                .skip(usize::from(matches!(choice[0], Spot::Hand(_))))
            {
                game.click(*spot);
            }
            game.run_until_idle();
        }
        assert!(game.over(), "{variant}");
        assert_eq!(game.menu(), Menu::Result);
    }
}

#[test]
fn who_left_a_capture_out_is_huffed_with_one_click() {
    let mut game = TestApp::new();
    let mut record = fresh(two_people(), Some("W:W22,31:B18,3"));
    record.options.insert("huff".to_owned(), "on".to_owned());
    game.open(record);
    game.intent(Intent::Attempt(squares(&[31, 27])));
    game.run_until_idle();
    assert_eq!(game.table().turn.seat(), Some(Seat(0)));
    game.click(Spot::Square(21));
    game.run_until_idle();
    assert_eq!(game.table().moves.last().expect("a move").text, "huff 22");
    assert_eq!(
        game.table().turn.seat(),
        Some(Seat(0)),
        "the own move comes after"
    );
    game.intent(Intent::Attempt(squares(&[18, 22])));
    game.run_until_idle();
    let rounds = game.table().rounds();
    assert_eq!(
        rounds.last().expect("a round")[0],
        [1, 2],
        "both are one turn"
    );
    game.intent(Intent::Undo);
    game.run_until_idle();
    assert_eq!(game.table().moves.len(), 1, "and are taken back together");
    game.intent(Intent::Redo);
    game.run_until_idle();
    assert_eq!(game.table().moves.len(), 3, "and played again together");
}

fn lesson(game: &TestApp) -> &LessonRun {
    match &game.app.world().resource::<ActiveCourse>().run {
        Some(CourseRun::Lesson(lesson)) => lesson,
        _ => panic!("a lesson is under way"),
    }
}

/// Does the next task of a lesson in this game.
fn do_task<G: kings_coffer::app::session::TableGame>(game: &mut TestApp) {
    let run = lesson(game).clone();
    let goal = run
        .step()
        .tasks
        .iter()
        .map(|task| &task.goal)
        .find(|goal| match goal {
            TaskGoal::Tap(_) => run.points(),
            TaskGoal::Refused(_) => run.solution().is_none() && !run.points(),
            _ => run.solution().is_some(),
        });
    match goal {
        Some(TaskGoal::Tap(places)) => {
            for place in places {
                let spot = levels::spot(&run.lesson().variant, place).expect("a place");
                game.click(spot);
                game.frames(3);
            }
        }
        Some(TaskGoal::Refused(keys)) => {
            let now = game.on_table::<G>().game().clone();
            let hands = (0..2).map(|seat| Spot::Hand(Seat(seat)));
            let all: Vec<Spot> = (0..32).map(Spot::Square).chain(hands).collect();
            let and_one = |spots: &Vec<Spot>| {
                let spots = spots.clone();
                all.iter()
                    .map(move |next| [spots.as_slice(), &[*next]].concat())
            };
            let pairs: Vec<Vec<Spot>> = all.iter().flat_map(|from| and_one(&vec![*from])).collect();
            let ones = all.iter().map(|one| vec![*one]);
            let legal: Vec<Vec<Spot>> = legal_moves(&now).iter().map(|mv| now.spots(mv)).collect();
            let wrong = pairs
                .iter()
                .cloned()
                .chain(ones)
                .chain(pairs.iter().flat_map(&and_one))
                .find(|spots| {
                    !legal.contains(spots) && keys.iter().any(|key| key == now.explain(spots).key())
                });
            game.intent(Intent::Attempt(wrong.expect("something that is refused")));
        }
        _ => {
            let solution = run.solution().expect("a move that does it");
            let spots = spots_of::<G>(game, &solution);
            game.intent(Intent::Attempt(spots));
        }
    }
    game.frames(6);
    for _ in 0..400 {
        game.frames(1);
    }
}

fn learn<G: kings_coffer::app::session::TableGame>(variant: &str) {
    let mut game = TestApp::new();
    game.app
        .world_mut()
        .write_message(StartCourse(Course::Lesson(variant.to_owned())));
    game.frames(6);
    let library = LevelLibrary::built_in();
    let all = library.lesson(variant).expect("a lesson").steps.len();
    for step in 1..=all {
        assert_eq!(lesson(&game).progress(), (step, all));
        assert!(game.table().is_practice());
        for _ in 0..8 {
            if lesson(&game).step_done() {
                break;
            }
            do_task::<G>(&mut game);
        }
        assert!(
            lesson(&game).step_done(),
            "{variant}, step {step}: {}",
            game.app.world().resource::<ActiveCourse>().saying()
        );
        let progress = game.app.world().resource::<PlayerProgress>();
        assert_eq!(progress.0.lesson_steps(variant), step as u32);
        game.app.world_mut().write_message(CourseCommand::Next);
        game.frames(6);
    }
    assert!(lesson(&game).finished());
    assert!(game.going_on().is_none(), "a lesson is not saved");
}

#[test]
fn the_lesson_in_draughts_is_done_by_hand() {
    learn::<Draughts>("draughts");
}

#[test]
fn the_lesson_in_losing_draughts_is_done_by_hand() {
    learn::<Draughts>("losing");
}

#[test]
fn the_lesson_in_wolf_and_sheep_is_done_by_hand() {
    learn::<Wolf>("wolf");
}

/// NM-10, NM-11: its last steps are on the boards of other games of the family.
#[test]
fn the_lesson_in_mill_is_done_by_hand() {
    learn::<Mill>("nine_mens_morris");
}

#[test]
fn a_lesson_marks_what_it_speaks_of() {
    let mut game = TestApp::new();
    game.app
        .world_mut()
        .write_message(StartCourse(Course::Lesson("draughts".to_owned())));
    game.frames(6);
    let marks = lesson(&game).marks();
    assert!(!marks.is_empty(), "the first step marks nothing");
    assert_eq!(game.app.world().resource::<Advice>().marks, marks);
}

#[test]
fn in_a_lesson_what_is_not_asked_for_changes_nothing_and_is_told() {
    let mut game = TestApp::new();
    let library = LevelLibrary::built_in();
    let run = LessonRun::at(library.lesson("draughts").expect("a lesson").clone(), 7);
    game.app
        .world_mut()
        .resource_mut::<PlayerProgress>()
        .0
        .set_lesson_steps("draughts", 7);
    game.app
        .world_mut()
        .write_message(StartCourse(Course::Lesson("draughts".to_owned())));
    game.frames(6);
    assert_eq!(lesson(&game).progress(), run.progress());
    let right = run.solution().expect("a solution");
    let wrong = game
        .table()
        .choices
        .iter()
        .find(|choice| **choice != spots_of::<Draughts>(&game, &right))
        .cloned();
    let before = game.table().position.clone();
    game.intent(Intent::Attempt(wrong.expect("another move")));
    game.frames(6);
    let running = game.app.world().resource::<ActiveCourse>();
    assert_eq!(running.tone, Tone::Correction);
    assert!(running.words.is_some());
    assert_eq!(game.table().position, before);
    game.key(KeyCode::KeyH);
    assert_eq!(game.app.world().resource::<ActiveCourse>().tone, Tone::Hint);
}

#[test]
fn a_puzzle_is_solved_move_by_move_and_its_progress_kept() {
    let mut game = TestApp::new();
    let puzzle = puzzles_of("draughts")
        .into_iter()
        .find(|puzzle| puzzle.moves() > 1)
        .expect("a puzzle");
    game.app
        .world_mut()
        .write_message(StartCourse(Course::Puzzle(puzzle.id.clone())));
    game.frames(6);
    assert_eq!(game.table().position, puzzle.position);
    let right = spots_of::<Draughts>(&game, &puzzle.solution[0]);
    let wrong = game
        .table()
        .choices
        .iter()
        .find(|choice| **choice != right)
        .cloned()
        .expect("another move");
    game.intent(Intent::Attempt(wrong));
    game.frames(4);
    assert_eq!(
        game.app.world().resource::<ActiveCourse>().tone,
        Tone::Correction
    );
    assert_eq!(game.table().position, puzzle.position, "nothing was played");
    game.intent(Intent::Hint);
    assert!(game.app.world().resource::<Advice>().hint.is_some());
    for (ply, text) in puzzle.solution.iter().enumerate().step_by(2) {
        let spots = spots_of::<Draughts>(&game, text);
        game.intent(Intent::Attempt(spots));
        let played = (ply + 2).min(puzzle.solution.len());
        game.wait_for("the answer", |game| game.table().moves.len() == played);
        game.wait_for("rest", |game| {
            !game.table().choices.is_empty() || game.table().moves.len() == puzzle.solution.len()
        });
    }
    game.frames(3);
    assert!(
        game.app
            .world()
            .resource::<PlayerProgress>()
            .0
            .is_solved(&puzzle.id)
    );
    let progress = &game.app.world().resource::<PlayerProgress>().0;
    assert!(progress.is_failed(&puzzle.id), "a wrong move was tried");
    let later = WallClock::default().unix() + 600;
    assert!(progress.is_to_repeat(&puzzle.id, later));
    assert_ne!(game.menu(), Menu::Result, "a puzzle has no result");
    game.app.world_mut().write_message(CourseCommand::Next);
    game.frames(6);
    match &game.app.world().resource::<ActiveCourse>().run {
        Some(CourseRun::Puzzle(next)) => assert_ne!(next.puzzle().id, puzzle.id),
        _ => panic!("the next puzzle is there"),
    }
}

#[test]
fn who_has_the_solution_shown_has_not_solved_it() {
    let mut game = TestApp::new();
    let puzzle = &puzzles_of("draughts")[0];
    game.app
        .world_mut()
        .write_message(StartCourse(Course::Puzzle(puzzle.id.clone())));
    game.frames(6);
    game.app.world_mut().write_message(CourseCommand::Solution);
    let all = puzzle.solution.len();
    game.wait_for("the whole solution", |game| game.table().moves.len() == all);
    game.frames(3);
    assert!(
        !game
            .app
            .world()
            .resource::<PlayerProgress>()
            .0
            .is_solved(&puzzle.id)
    );
    let running = game.app.world().resource::<ActiveCourse>();
    assert!(!running.is_solved(), "nor does the ribbon say so");
    let progress = &game.app.world().resource::<PlayerProgress>().0;
    assert!(progress.is_failed(&puzzle.id));
}

/// What was failed and is due comes before what was never tried, once more, and is then done with.
#[test]
fn a_failed_puzzle_comes_again_when_it_is_due() {
    let mut game = TestApp::new();
    let all = puzzles_of("draughts");
    let mut progress = game.app.world_mut().resource_mut::<PlayerProgress>();
    progress.0.set_failed(&all[5].id, 1_000);
    game.app.insert_resource(WallClock::At {
        seconds: 2_000,
        ahead: 0,
    });
    game.app
        .world_mut()
        .write_message(StartCourse(Course::Puzzle(all[0].id.clone())));
    game.frames(6);
    game.app.world_mut().write_message(CourseCommand::Next);
    game.frames(6);
    let running = |game: &TestApp| match &game.app.world().resource::<ActiveCourse>().run {
        Some(CourseRun::Puzzle(puzzle)) => puzzle.puzzle().id.clone(),
        _ => panic!("a puzzle is there"),
    };
    assert_eq!(running(&game), all[5].id);
    for (ply, text) in all[5].solution.iter().enumerate().step_by(2) {
        let spots = spots_of::<Draughts>(&game, text);
        game.intent(Intent::Attempt(spots));
        let played = (ply + 2).min(all[5].solution.len());
        game.wait_for("the answer", |game| game.table().moves.len() == played);
        game.wait_for("rest", |game| {
            !game.table().choices.is_empty() || game.table().moves.len() == all[5].solution.len()
        });
    }
    game.frames(3);
    let progress = &game.app.world().resource::<PlayerProgress>().0;
    assert!(!progress.is_failed(&all[5].id) && !progress.is_to_repeat(&all[5].id, 2_000 + 3_600));
    game.app.world_mut().write_message(CourseCommand::Next);
    game.frames(6);
    assert_eq!(running(&game), all[6].id, "the next that is not solved");
}

/// One press of Esc closes the replay, wherever the focus is.
#[test]
fn escape_closes_the_replay() {
    let mut game = TestApp::new();
    game.open(fresh(two_people(), None));
    game.play("11-15");
    game.intent(Intent::Resign);
    game.run_until_idle();
    game.app
        .world_mut()
        .resource_scope(|world, mut replay: Mut<Replay>| {
            replay.open(world.resource::<TableState>(), false);
        });
    game.intent(Intent::Seek(Seek::Start));
    game.app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(Menu::None);
    game.frames(3);
    // A try is refused, and changes nothing of what is looked at.
    game.intent(Intent::Attempt(squares(&[11, 15])));
    game.frames(3);
    assert_eq!(game.table().viewed_ply, Some(0));
    game.key(KeyCode::Escape);
    game.frames(3);
    assert!(!game.app.world().resource::<Replay>().open);
    assert_eq!(game.table().viewed_ply, None);
    assert_eq!(game.menu(), Menu::Result, "the result comes back");
}
