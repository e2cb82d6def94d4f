use coffer_players::retrograde::Value;
use coffer_players::wolf::worth;
use coffer_rules::cromwell::deck::Monarch;
use coffer_rules::mill::board::Point;
use coffer_rules::queens_guard::cell::{Cell, Cells};
use coffer_rules::six_of_viii::deck::Card;
use coffer_rules::six_wives::board::{FLOOR, GRAVEYARD, Space, Spaces};
use coffer_rules::wolf::Wolf;
use coffer_rules::{AnyMatch, Match, Occupant, Seat, registry};

use super::*;
use std::sync::Arc;

use crate::file::LevelFile;
use crate::library::LevelLibrary;

fn all() -> Vec<Arc<Lesson>> {
    LevelLibrary::built_in().lessons().cloned().collect()
}

fn of(variant: &str) -> Option<Arc<Lesson>> {
    LevelLibrary::built_in().lesson(variant).cloned()
}

/// A lesson in a file.
fn lesson(text: &str) -> Arc<Lesson> {
    match LevelFile::parse(text) {
        Ok(LevelFile::Lesson(lesson)) => Arc::new(lesson),
        other => panic!("{other:?}"),
    }
}

/// Attempts as texts, legal as moves or not: every card, every pair of squares, or one or two
/// points with any sign.
fn attempts(variant: &str) -> Vec<String> {
    match registry::variant(variant).map(|variant| variant.family) {
        Some("six_of_viii") => Card::all().map(|card| card.to_string()).collect(),
        Some("cromwell") => {
            let words = ["lay", "announce", "offer"];
            let of = move |card: Monarch| words.map(|word| format!("{word} {card}"));
            Monarch::all().flat_map(of).collect()
        }
        Some("mill") => {
            let pairs = Point::all().flat_map(|one| {
                Point::all()
                    .flat_map(move |other| ["-", "x"].map(|sign| format!("{one}{sign}{other}")))
            });
            pairs
                .chain(Point::all().map(|point| point.to_string()))
                .collect()
        }
        // From each cell to those near it, and to the throne.
        Some("queens_guard") => {
            let near = |from: Cell| {
                let next = Cells(from.around()).fold(from.around(), |all, at| all | at.around());
                Cells(next | Cell::THRONE.mask()).map(move |to| format!("{from}-{to}"))
            };
            Cell::all().flat_map(near).collect()
        }
        // From each space to those near it.
        Some("six_wives") => {
            let near = |from: Space| {
                let far = move |to: &Space| {
                    let columns = from.column().abs_diff(to.column());
                    columns + from.row().abs_diff(to.row()) <= 2
                };
                let others = Spaces(FLOOR | GRAVEYARD).filter(far);
                others.map(move |to| format!("{from}-{to}"))
            };
            Spaces(FLOOR | GRAVEYARD).flat_map(near).collect()
        }
        _ => (1..=32)
            .flat_map(|from| (1..=32).map(move |to| format!("{from}-{to}")))
            .collect(),
    }
}

/// The match on the table is the same as the one in the lesson.
fn lies_on_the_table(run: &LessonRun) -> Box<dyn AnyMatch> {
    let record = run.record();
    let table =
        registry::replay_match(&record).unwrap_or_else(|error| panic!("{}: {error}", run.title()));
    assert!(
        table.seats().iter().all(Occupant::is_person),
        "no courtier thinks in a lesson"
    );
    assert_eq!(
        table.seats()[run.learner().index()],
        Occupant::Person(String::new())
    );
    table
}

/// Plays a step from here to its end by every accepted move, and tries all the others. Returns
/// how often the step was completed.
fn explore(run: &LessonRun) -> usize {
    let at = format!("{} task {}", run.title(), run.task + 1);
    assert!(texts::has(&run.say()), "no text {}", run.say());
    let table = lies_on_the_table(run);
    if run.step_done() {
        return 1;
    }
    assert!(
        texts::has(&run.key("not_yet")),
        "no text {}",
        run.key("not_yet")
    );
    let task = &run.step().tasks[run.task];
    let checked = |attempt: LessonAttempt<'_>| {
        let mut after = run.clone();
        let result = after.check(attempt);
        let moved = matches!(
            result,
            LessonResult::Done { .. } | LessonResult::GoOn { .. }
        );
        assert_eq!(
            moved,
            after != *run,
            "{at}: only what is right changes something"
        );
        (result, after)
    };
    assert_eq!(
        table.turn().seat(),
        Some(run.learner()),
        "{at}: the learner is to move"
    );
    let mut done = 0;
    let mut go_on = |after: LessonRun| done += explore(&after);
    match &task.goal {
        TaskGoal::Tap(places) => {
            assert!(run.points());
            let all: Vec<Spot> = (0..32).map(Spot::Square).collect();
            let right: Vec<Spot> = run.spots(places);
            assert_eq!(right.len(), places.len(), "{at}: every place is one");
            for wrong in all.iter().filter(|spot| !right.contains(spot)) {
                assert!(matches!(
                    checked(LessonAttempt::Spots(&[*wrong])).0,
                    LessonResult::NotYet { .. }
                ));
                let both: Vec<Spot> = right.iter().chain([wrong]).copied().collect();
                assert!(matches!(
                    checked(LessonAttempt::Spots(&both)).0,
                    LessonResult::NotYet { .. }
                ));
            }
            assert!(matches!(
                checked(LessonAttempt::Spots(&[])).0,
                LessonResult::NotYet { .. }
            ));
            for legal in table.legal() {
                assert!(
                    matches!(
                        checked(LessonAttempt::Move(&legal)).0,
                        LessonResult::NotYet { .. }
                    ),
                    "{at}: {legal}"
                );
            }
            go_on(checked(LessonAttempt::Spots(&right)).1);
        }
        TaskGoal::Refused(keys) => {
            for legal in table.legal() {
                assert!(
                    matches!(
                        checked(LessonAttempt::Move(&legal)).0,
                        LessonResult::NotYet { .. }
                    ),
                    "{at}: {legal}"
                );
            }
            let (mut right, mut wrong) = (None, 0);
            for attempt in attempts(run.variant()) {
                let Some(refusal) = table.refusal(&attempt) else {
                    continue;
                };
                let asked = keys.iter().any(|key| key == refusal.key());
                let (by_move, after) = checked(LessonAttempt::Move(&attempt));
                assert_eq!(
                    checked(LessonAttempt::Refused(&refusal)),
                    (by_move.clone(), after.clone())
                );
                if asked {
                    right = Some(after);
                } else {
                    assert_eq!(by_move, LessonResult::Refused(refusal));
                    wrong += 1;
                }
            }
            assert!(wrong > 0 && run.solution().is_none(), "{at}");
            go_on(right.unwrap_or_else(|| panic!("{at}: nothing is refused with {keys:?}")));
        }
        goal => {
            let legal = table.legal();
            if let TaskGoal::Play(moves) = goal {
                assert!(
                    moves.iter().all(|mv| legal.contains(mv)),
                    "{at}: {moves:?} of {legal:?}"
                );
            }
            let (mut right, mut wrong) = (0, 0);
            for mv in &legal {
                let (result, after) = checked(LessonAttempt::Move(mv));
                let reply = match result {
                    LessonResult::Done { praise, reply } => {
                        assert_eq!(praise, after.say());
                        reply
                    }
                    LessonResult::GoOn { reply } => reply,
                    LessonResult::NotYet { why } => {
                        assert_eq!(why, run.key("not_yet"));
                        wrong += 1;
                        continue;
                    }
                    LessonResult::Refused(refusal) => {
                        panic!("{at}: {mv} is legal, and refused: {refusal}")
                    }
                };
                assert_eq!(
                    reply.is_empty(),
                    task.reply.is_empty(),
                    "{at}: after {mv} no reply is legal"
                );
                right += 1;
                go_on(after);
            }
            assert!(right > 0, "{at}: no move does it");
            assert!(run.solution().is_some_and(|mv| legal.contains(&mv)), "{at}");
            assert!(
                wrong > 0 || legal.len() == 1 || *goal == TaskGoal::Any,
                "{at}: every move does it"
            );
            for nonsense in ["1-32", "", "x", "33-34"] {
                assert!(
                    matches!(
                        checked(LessonAttempt::Move(nonsense)).0,
                        LessonResult::Refused(_)
                    ),
                    "{at}: {nonsense}"
                );
            }
            assert!(matches!(
                checked(LessonAttempt::Spots(&[Spot::Square(0)])).0,
                LessonResult::NotYet { .. }
            ));
        }
    }
    done
}

#[test]
fn everybody_at_a_lesson_is_somebody_else() {
    for lesson in all() {
        let seats = LessonRun::new(Arc::clone(&lesson)).record().seats;
        let mut names: Vec<String> = seats.iter().map(|who| format!("{who:?}")).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), seats.len(), "{}", lesson.variant);
    }
}

#[test]
fn every_step_of_every_lesson_can_be_done_and_nothing_else_passes() {
    assert_eq!(all().len(), 8);
    for lesson in all() {
        assert!(texts::has(&lesson.title()), "no text {}", lesson.title());
        assert!(lesson.teacher().is_some());
        let steps = if lesson.variant == "queens_guard" {
            9
        } else {
            8
        };
        assert_eq!(lesson.steps.len(), steps, "{}", lesson.title());
        assert_eq!(of(&lesson.variant).as_ref(), Some(&lesson));
        let mut run = LessonRun::new(Arc::clone(&lesson));
        for number in 1..=steps {
            assert_eq!(
                (run.progress(), run.done(), run.finished()),
                ((number, steps), number - 1, false)
            );
            assert!(!run.next_step(), "{}: the step is not done", run.title());
            assert_eq!(
                run.marks().len(),
                run.step().marks.len(),
                "{}: every mark is a place",
                run.title()
            );
            for key in [run.title(), run.key("done")]
                .into_iter()
                .chain(run.hints())
            {
                assert!(texts::has(&key), "no text {key}");
            }
            assert!(
                !run.step().tasks.is_empty() && run.step().hints > 0,
                "{}",
                run.title()
            );
            assert!(explore(&run) > 0);
            run.task = run.step().tasks.len();
            assert_eq!(run.next_step(), number < steps);
        }
        assert!(run.finished() && run.done() == steps);
        let family = |variant: &str| registry::variant(variant).map(|variant| variant.family);
        let others = lesson
            .steps
            .iter()
            .filter_map(|step| step.variant.as_deref());
        assert!(
            others
                .into_iter()
                .all(|other| family(other) == family(&lesson.variant)),
            "{}",
            lesson.title()
        );
    }
    assert_eq!(of("halma"), None);
}

#[test]
fn no_text_is_left_over() {
    let mut used = Vec::new();
    for lesson in all() {
        used.push(lesson.title());
        for step in 0..lesson.steps.len() {
            used.extend(LessonRun::at(Arc::clone(&lesson), step).sentences());
        }
    }
    for key in texts::keys().filter(|key| key.starts_with("lesson-")) {
        assert!(used.iter().any(|used| used == key), "{key} is never said");
    }
}

#[test]
fn a_learner_goes_back_begins_again_and_comes_in_the_middle() {
    let lesson = of("draughts").unwrap();
    let mut run = LessonRun::at(Arc::clone(&lesson), 3);
    assert_eq!(run.progress(), (4, 8));
    assert!(run.previous_step() && run.progress() == (3, 8));
    assert!(matches!(
        run.check(LessonAttempt::Spots(&[Spot::Square(17)])),
        LessonResult::GoOn { reply } if reply.is_empty()
    ));
    assert_eq!(
        (run.say().as_str(), run.marks()),
        ("lesson-draughts-must-say-2", vec![])
    );
    run.again();
    assert_eq!(run, LessonRun::at(Arc::clone(&lesson), 2));
    let last = LessonRun::at(Arc::clone(&lesson), 99);
    assert_eq!(last.progress(), (8, 8));
    let mut first = LessonRun::new(lesson);
    assert!(!first.previous_step());
}

#[test]
fn a_step_without_a_task_is_only_read() {
    let text = r#"Lesson(variant: "losing", teacher: 1, steps: [(key: "aim"), (key: "must", tasks: [(goal: Any)])])"#;
    let mut run = LessonRun::new(lesson(text));
    assert!(run.step_done() && run.done() == 1 && !run.finished() && run.solution().is_none());
    assert!(
        matches!(
            run.check(LessonAttempt::Move("11-15")),
            LessonResult::NotYet { .. }
        ),
        "nothing is to be done"
    );
    assert!(run.next_step() && !run.step_done());
    assert_eq!((run.learner(), run.solution().is_some()), (Seat(0), true));
}

/// Whether a move completes the only task of a step.
fn does(variant: &str, position: &str, goal: &str, mv: &str) -> bool {
    let text = format!(
        r#"Lesson(variant: "{variant}", teacher: 1, steps: [(key: "x", position: Some("{position}"), tasks: [(goal: {goal})])])"#
    );
    match LessonRun::new(lesson(&text)).check(LessonAttempt::Move(mv)) {
        LessonResult::Done { .. } => true,
        LessonResult::NotYet { .. } => false,
        other => panic!("{mv}: {other:?}"),
    }
}

#[test]
fn a_goal_is_reached_by_what_it_says_and_no_less() {
    let two = |mv| does("draughts", "W:W20,27:B14,16,23", "Capture(2)", mv);
    assert_eq!((two("20x11"), two("27x9")), (false, true));
    let crown = |mv| does("draughts", "W:W6,30:B12", "Crown", mv);
    assert_eq!((crown("30-25"), crown("6-2")), (false, true));
    let reach = |mv| does("draughts", "W:W22,30:B3", r#"Reach(["17", "26"])"#, mv);
    assert_eq!(
        (reach("22-18"), reach("22-17"), reach("30-26")),
        (false, true, true)
    );
    let win = |mv| does("wolf", "B:W9,10,11,25:B18", "Win", mv);
    assert!(!win("18-23"), "it wins only if the sheep answer badly");
    assert!(
        does("losing", "W:W23:B14", "Win", "23-18"),
        "any answer there is wins"
    );
}

#[test]
fn a_lesson_that_does_not_fit_its_game_judges_nothing() {
    let text = r#"Lesson(variant: "halma", teacher: 9, steps: [(key: "aim", position: Some("x"), tasks: [(goal: Win)])])"#;
    let mut run = LessonRun::new(lesson(text));
    assert!(matches!(
        run.check(LessonAttempt::Move("11-15")),
        LessonResult::NotYet { .. }
    ));
    assert!(run.record().seats.is_empty() && run.solution().is_none());
}

#[test]
fn a_reply_is_part_of_the_position_and_later_sentences_come() {
    let mut run = LessonRun::at(of("draughts").unwrap(), 7);
    let reply = vec!["17x26".to_owned()];
    assert_eq!(
        run.check(LessonAttempt::Move("25-22")),
        LessonResult::GoOn { reply }
    );
    assert_eq!(run.record().moves, ["25-22", "17x26"]);
    assert_eq!(run.say(), "lesson-draughts-shot-say-2");
    let praise = "lesson-draughts-shot-done".to_owned();
    assert_eq!(
        run.check(LessonAttempt::Move(" 30 x 7 ")),
        LessonResult::Done {
            praise,
            reply: Vec::new()
        }
    );
    assert!(run.finished() && !run.next_step());
    assert!(
        matches!(
            run.check(LessonAttempt::Move("1-5")),
            LessonResult::NotYet { .. }
        ),
        "nothing more is to be done"
    );
}

/// Whether `seat` wins by force within `plies` plies; either side may be to move.
fn forced(table: &mut dyn AnyMatch, seat: Seat, plies: usize) -> bool {
    if let Some(outcome) = table.turn().outcome() {
        return outcome.winners.contains(&seat);
    }
    if plies == 0 {
        return false;
    }
    let own = table.turn().seat() == Some(seat);
    let mut won = table
        .legal()
        .into_iter()
        .map(|mv| after(table, &mv, |table| forced(table, seat, plies - 1)));
    if own {
        won.any(|won| won)
    } else {
        won.all(|won| won)
    }
}

fn after<T>(table: &mut dyn AnyMatch, mv: &str, look: impl FnOnce(&mut dyn AnyMatch) -> T) -> T {
    table.play(mv).unwrap();
    let seen = look(table);
    table.undo();
    seen
}

/// If a step says that one move is enough, exactly that move wins by force, in as many moves as
/// there are tasks left.
#[test]
fn what_the_teacher_says_is_won_is_won_and_nothing_else_is() {
    let last = |variant, step| LessonRun::at(of(variant).unwrap(), step);
    let losing = [0, 1, 3, 4, 5, 6, 7].map(|step| last("losing", step));
    let wolf = [3, 4, 6, 7].map(|step| last("wolf", step));
    let others = [last("draughts", 7), last("six_wives", 6)];
    for mut run in losing.into_iter().chain(wolf).chain(others) {
        while !run.step_done() {
            let mut table = lies_on_the_table(&run);
            let left = 2 * (run.step().tasks.len() - run.task) - 1;
            let winning: Vec<String> = table
                .legal()
                .into_iter()
                .filter(|mv| after(&mut *table, mv, |table| forced(table, run.learner(), left)))
                .collect();
            let [only] = winning.as_slice() else {
                panic!("{} task {}: {winning:?}", run.title(), run.task + 1)
            };
            assert!(
                !matches!(
                    run.check(LessonAttempt::Move(only)),
                    LessonResult::NotYet { .. }
                ),
                "{only}"
            );
        }
    }
}

/// The sheep's careful move is the only one that keeps the win.
#[test]
fn the_row_is_kept_closed_by_one_move_alone() {
    let run = LessonRun::at(of("wolf").unwrap(), 5);
    assert_eq!(run.step().key, "row");
    let table = lies_on_the_table(&run);
    let field = *table
        .as_any()
        .downcast_ref::<Match<Wolf>>()
        .unwrap()
        .game()
        .field();
    let keeps =
        |mv: &coffer_rules::wolf::field::Move| matches!(worth(&field.play(*mv)), Value::Loss(_));
    let keeping: Vec<String> = field
        .moves()
        .iter()
        .filter(|mv| keeps(mv))
        .map(ToString::to_string)
        .collect();
    assert_eq!(keeping, ["22-18"]);
}
