//! Files with lessons, puzzles and decks that players write: what is read, what is refused and why,
//! and that nothing in them can crash the program.

use kings_coffer::levels::file::{LARGEST, LevelFile};
use kings_coffer::levels::library::LevelLibrary;
use kings_coffer::levels::quiz::succession;
use kings_coffer::texts::{fill, text};
use proptest::prelude::*;

use crate::worded::{ANY, begins, ends, fits, sentence_of};

/// The complete examples of the manual.
pub fn examples() -> Vec<&'static str> {
    let manual = include_str!("../../docs/levels.md");
    let blocks = manual.split("```ron\n").skip(1);
    blocks
        .filter_map(|block| Some(block.split_once("```")?.0))
        .collect()
}

/// The example of `Puzzles`, of a `Lesson` or of a `Deck`.
pub fn example(of: &str) -> &'static str {
    let mut examples = examples().into_iter();
    let found = examples.find(|text| text.contains(&format!("\n{of}(")));
    found.expect("an example of each")
}

/// What is wrong with a file.
fn faults(text: &str) -> Vec<String> {
    let faults = LevelFile::read(text.as_bytes()).expect_err("a fault");
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    let plain = |fault: &String| !fault.contains(['{', '\n']) && !fault.contains("level-");
    assert!(faults.iter().all(plain), "{faults:?}");
    faults
}

/// What is wrong with an example in which a part is replaced.
fn changed(example: &str, part: &str, by: &str) -> Vec<String> {
    assert!(example.contains(part), "{part}");
    faults(&example.replacen(part, by, 1))
}

#[test]
fn the_examples_of_the_manual_are_fine() {
    let summary = |of| {
        let file = LevelFile::read(example(of).as_bytes());
        file.expect("a good file").summary().to_string()
    };
    let two_of = |key, game| fill(key, &[("n", "2"), ("game", text(game))]);
    let puzzles = two_of("level-puzzles", "nine_mens_morris-name");
    assert_eq!(summary("Puzzles"), puzzles);
    let lesson = two_of("level-lesson", "draughts-name");
    assert_eq!(summary("Lesson"), lesson);
    let deck = two_of("level-deck", "cromwell-name");
    assert_eq!(summary("Deck"), deck);
    assert_eq!(examples().len(), 3);
}

#[test]
fn the_games_own_files_pass_the_same_check() {
    let library = LevelLibrary::built_in();
    for lesson in library.lessons() {
        let text = ron::to_string(&LevelFile::Lesson((**lesson).clone())).expect("RON");
        LevelFile::read(unwrapped(&text).as_bytes())
            .unwrap_or_else(|faults| panic!("{}: {faults:?}", lesson.variant));
    }
    for variant in ["draughts", "queens_guard", "bloody_queen", "six_wives"] {
        for set in library.sets(variant) {
            let text = ron::to_string(&LevelFile::Puzzles((**set).clone())).expect("RON");
            LevelFile::read(unwrapped(&text).as_bytes())
                .unwrap_or_else(|faults| panic!("{variant}: {faults:?}"));
        }
    }
}

/// `Lesson((…))` as people write it: `Lesson(…)`.
fn unwrapped(text: &str) -> String {
    let (kind, rest) = text.split_once('(').expect("a kind");
    let inner = rest.strip_suffix(')').expect("an end");
    format!("{kind}{inner}")
}

/// A fault of a puzzle.
fn in_puzzle(id: &str, why: &str) -> String {
    fill("level-puzzle", &[("id", id), ("why", why)])
}

/// A fault of a step.
fn in_step(key: &str, why: &str) -> String {
    fill("level-step", &[("key", key), ("why", why)])
}

/// A fault that names a sentence.
fn of_sentence(fault: &str, key: &str) -> String {
    fill(fault, &[("key", key)])
}

/// That there is no such game.
fn no_game(name: &str) -> String {
    let why = fill("match-no_such_game", &[("name", name)]);
    fill("level-game", &[("why", &why)])
}

#[test]
fn each_fault_of_puzzles_has_its_sentence() {
    let puzzles = example("Puzzles");
    let one = |part, by, expected: &str| {
        let found = changed(puzzles, part, by);
        assert_eq!(found, [expected], "{part} → {by}");
    };
    one("\"nine_mens_morris\"", "\"halma\"", &no_game("halma"));
    let twice = changed(puzzles, "id: \"flight\"", "id: \"double\"");
    let never = of_sentence("level-never_said", "flight");
    assert_eq!(twice[..2], [of_sentence("level-twice", "double"), never]);
    let doubled = changed(puzzles, "id: \"double\"", "id: \"Double Mill\"");
    assert_eq!(doubled[0], of_sentence("level-key", "Double Mill"));
    one(
        "goal: Win",
        "goal: Pieces(2)",
        &in_puzzle("flight", &fill("level-also", &[("text", "c3-g7xe5")])),
    );
    one(
        "goal: Pieces(2)",
        "goal: Pieces(3)",
        &in_puzzle("double", text("level-not_solved")),
    );
    one(
        "goal: Pieces(2)",
        "goal: Goals(2)",
        &in_puzzle("double", text("level-not_solved")),
    );
    one(
        "difficulty: 2",
        "difficulty: 5",
        &in_puzzle(
            "double",
            &fill("level-difficulty", &[("n", "5"), ("most", "4")]),
        ),
    );
    one(
        "\"c4-c3\", \"d6-d7xe4\"",
        "\"c4-c3\"",
        &in_puzzle(
            "double",
            &fill("level-solution_length", &[("n", "2"), ("most", "63")]),
        ),
    );
    one(
        "\"title\": \"Mills of mine\",",
        "",
        &of_sentence("level-no_sentence", "title"),
    );
    one(
        "\"flight-done\"",
        "\"flight-praise\"",
        &of_sentence("level-never_said", "flight-praise"),
    );
    one(
        "Mills of mine",
        "Mills\\u{202e} of mine",
        &of_sentence("level-strange_sentence", "title"),
    );
    one(
        "Mills of mine",
        &"m".repeat(61),
        &fill("level-long_sentence", &[("key", "title"), ("n", "60")]),
    );
    let position = changed(puzzles, "W:Wa7,d7,c3:Bb4", "W:Wa7,d7,c9:Bb4");
    let refused = in_puzzle("flight", &fill("level-position", &[("why", ANY)]));
    assert!(begins(&position[0], &refused), "{position:?}");
    let moved = changed(puzzles, "\"c4-c3\"", "\"c4-a4\"");
    let refused = fill("level-move", &[("n", "2"), ("text", "c4-a4"), ("why", ANY)]);
    assert!(
        begins(&moved[0], &in_puzzle("double", &refused)),
        "{moved:?}"
    );
    let none = faults("Puzzles(variant: \"draughts\", puzzles: [])");
    let how_many = fill("level-how_many_puzzles", &[("n", "0"), ("most", "500")]);
    assert_eq!(none, [how_many]);
    let hidden = changed(puzzles, "nine_mens_morris", "six_of_viii");
    let position = in_puzzle(ANY, &fill("level-position", &[("why", ANY)]));
    let needs_goal = in_puzzle(ANY, text("level-hidden"));
    assert!(
        hidden
            .iter()
            .all(|fault| fits(fault, &position) || fits(fault, &needs_goal)),
        "{hidden:?}"
    );
}

/// A fault of a task.
fn in_task(fault: &str, n: usize, values: &[(&str, &str)]) -> String {
    let n = n.to_string();
    let values: Vec<_> = [("n", n.as_str())].iter().chain(values).copied().collect();
    fill(fault, &values)
}

#[test]
fn each_fault_of_a_lesson_has_its_sentence() {
    let lesson = example("Lesson");
    let one = |part: &str, by: &str, expected: &str| {
        let found = changed(lesson, part, by);
        assert_eq!(found, [expected], "{part} → {by}");
    };
    one(
        "teacher: 3",
        "teacher: 6",
        &fill("level-teacher", &[("n", "6")]),
    );
    one(
        "marks: [\"17\"",
        "marks: [\"33\"",
        &in_step("forward", &fill("level-place", &[("text", "33")])),
    );
    one(
        "Capture(1)",
        "Capture(2)",
        &in_step("capture", &in_task("level-no_move", 1, &[])),
    );
    one(
        ", reply: [\"3-7\", \"3-8\"]",
        "",
        &in_step("forward", &in_task("level-not_the_learner", 2, &[])),
    );
    one(
        "reply: [\"3-7\", \"3-8\"]",
        "reply: [\"3-9\"]",
        &in_step(
            "forward",
            &in_task("level-no_reply", 1, &[("text", "22-17")]),
        ),
    );
    one(
        "goal: Any",
        "goal: Refused([\"refusal-nothing\"])",
        &in_step(
            "forward",
            &in_task("level-refusal", 2, &[("key", "refusal-nothing")]),
        ),
    );
    for (goal, fault) in [
        ("Tap([])", "level-tap"),
        ("Tap([\"17\", \"17\"])", "level-tap"),
        ("Refused([])", "level-no_refusal"),
    ] {
        let expected = in_step("forward", &in_task(fault, 2, &[]));
        one("goal: Any", &format!("goal: {goal}"), &expected);
    }
    one(
        "key: \"forward\",",
        "key: \"forward\", variant: \"mixed_mill\",",
        &in_step(
            "forward",
            &fill("level-other_family", &[("name", "mixed_mill")]),
        ),
    );
    one(
        "\"forward-hint-1\": \"It stands on square 22.\",",
        "",
        &of_sentence("level-no_sentence", "forward-hint-1"),
    );
    let play = changed(lesson, "Capture(1)", "Play([\"32-28\"])");
    let refused = in_task("level-task_move", 1, &[("text", "32-28"), ("why", ANY)]);
    assert!(begins(&play[0], &in_step("capture", &refused)), "{play:?}");
    // Several at once.
    let several = lesson.replacen("teacher: 3", "teacher: 0", 1);
    assert_eq!(changed(&several, "Capture(1)", "Crown").len(), 2);
    // A file without sentences has those of the game, so it must say what the game says.
    let (head, _) = lesson.split_once("    sentences").expect("sentences");
    let silent = faults(&format!("{head})"));
    let missing = |fault: &String| ends(fault, &sentence_of("level-no_sentence", &["key"]));
    assert!(silent.iter().all(missing), "{silent:?}");
}

#[test]
fn what_is_no_ron_is_reported_with_its_place() {
    for (text, place) in [
        ("", "1:1: "),
        ("Puzzles(\n    variant: 7,\n)", "2:13: "),
        ("Cards(houses: [])", "1:1: "),
        ("Deck(houses: [])", "1:6: "),
        (
            "Lesson(variant: \"draughts\", teacher: 1,\n steps: [(key: \"x\", taks: [])])",
            "2:",
        ),
    ] {
        let faults = faults(text);
        assert!(
            faults.len() == 1 && faults[0].starts_with(place),
            "{text}: {faults:?}"
        );
    }
    assert_eq!(
        LevelFile::read(&[0xff, 0xff]).expect_err("no text")[0].to_string(),
        text("level-not_text")
    );
    let large = vec![b' '; LARGEST + 1];
    assert_eq!(
        LevelFile::read(&large).expect_err("too large")[0].to_string(),
        text("level-too_large")
    );
}

/// Whatever is deep, long or twisted is refused, and nothing panics or runs for long.
#[test]
fn hostile_files_are_refused() {
    let deep = 100_000;
    let nested = |open: &str, close: &str| {
        let (open, close) = (open.repeat(deep), close.repeat(deep));
        format!("Puzzles(variant: \"draughts\", puzzles: {open}{close})")
    };
    faults(&nested("[", "]"));
    faults(&nested("(", ")"));
    faults(&nested("{", "}"));
    faults(&nested("Some(", ")"));
    faults(&format!("{}Puzzles(", "/*".repeat(deep)));
    faults(&"(".repeat(deep));
    let step = "(key: \"s\"),".repeat(10_000);
    let steps = faults(&format!(
        "Lesson(variant: \"draughts\", teacher: 1, steps: [{step}])"
    ));
    let how_many = fill("level-how_many_steps", &[("n", "10000"), ("most", "40")]);
    assert_eq!(steps, [how_many]);
    let tasks = "(goal: Any),".repeat(65);
    let many = faults(&format!(
        "Lesson(variant: \"draughts\", teacher: 1, steps: [(key: \"s\", tasks: [{tasks}])])"
    ));
    let too_many = fill("level-too_many", &[("part", "tasks"), ("most", "64")]);
    assert_eq!(many[0], in_step("s", &too_many));
    let long = "9".repeat(1_000_000);
    faults(&format!(
        "Puzzles(variant: \"draughts\", puzzles: [(id: \"{long}\", position: \"{long}\", solution: [\"{long}\"], goal: Pieces(4294967295), difficulty: 1)])"
    ));
    let sentences: String = (0..1000).map(|n| format!("\"k{n}\": \"\",")).collect();
    let cut = faults(&format!(
        "Puzzles(variant: \"draughts\", puzzles: [(id: \"a\", position: \"W:W6:B32\", solution: [\"6-1\"], goal: Win, difficulty: 1)], sentences: {{{sentences}}})"
    ));
    assert_eq!(cut.len(), 51);
    assert!(
        begins(&cut[50], &sentence_of("level-more", &["n"])),
        "{}",
        cut[50]
    );
}

#[test]
fn each_fault_of_a_deck_has_its_sentence() {
    let deck = example("Deck");
    let one = |part, by: &str, expected: &str| {
        assert_eq!(changed(deck, part, by), [expected], "{part} → {by}");
    };
    one("\"cromwell\"", "\"halma\"", &no_game("halma"));
    one("\"cromwell\"", "\"draughts\"", text("level-no_people"));
    one(
        "henry8",
        "henry9",
        &of_sentence("level-never_said", "henry9"),
    );
    one(
        "Slept in the inn of our village in 1575.",
        " ",
        &of_sentence("level-no_sentence", "elizabeth1"),
    );
    one(
        "Slept",
        &"S".repeat(61),
        &fill("level-long_sentence", &[("key", "elizabeth1"), ("n", "60")]),
    );
    assert_eq!(
        faults("Deck(variant: \"cromwell\", sentences: {})"),
        [text("level-no_captions")]
    );
}

#[test]
fn the_manual_has_the_key_of_every_person() {
    let manual = include_str!("../../docs/levels.md");
    for person in &succession("cromwell").expect("a line").people {
        assert!(manual.contains(&format!("`{}`", person.key)));
    }
}

/// The captions of own decks replace those of the game, the later file that of the earlier.
#[test]
fn an_own_deck_tells_of_its_people() {
    let line = succession("cromwell").expect("a line");
    let henry8 = line.person("henry8").expect("a king");
    let mut library = LevelLibrary::built_in();
    assert_eq!(library.caption(line, henry8), henry8.caption());
    let deck = |text: &str| LevelFile::read(text.as_bytes()).expect("a good file");
    library.add("b.ron", deck(example("Deck")));
    let own = "Jousted at Greenwich, an hour’s walk from our school.";
    assert_eq!(library.caption(line, henry8), own);
    let earlier = r#"Deck(variant: "cromwell", sentences: {"henry8": "One", "jane": "Two"})"#;
    library.add("a.ron", deck(earlier));
    assert_eq!(library.caption(line, henry8), own);
    let jane = line.person("jane").expect("a queen");
    assert_eq!(library.caption(line, jane), "Two");
    library.remove("b.ron");
    assert_eq!(library.caption(line, henry8), "One");
    library.remove("a.ron");
    assert_eq!(library, LevelLibrary::built_in());
}

proptest! {
    /// A file with random mistakes is fine or refused.
    #[test]
    fn files_with_mistakes_never_panic(
        of in prop::sample::select(&["Puzzles", "Lesson", "Deck"]),
        cuts in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..6, ".{0,3}"), 1..4),
    ) {
        let mut text = example(of).to_owned();
        for (at, length, put) in cuts {
            let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
            let from = at.index(places.len());
            let to = (from + length).min(places.len() - 1);
            text.replace_range(places[from]..places[to], &put);
        }
        if let Err(faults) = LevelFile::read(text.as_bytes()) {
            prop_assert!(!faults.is_empty());
        }
    }
}

#[test]
fn an_own_file_joins_the_others_under_an_id_of_its_own() {
    let mut library = LevelLibrary::built_in();
    let before = library.clone();
    let read = |of| LevelFile::read(example(of).as_bytes()).expect("a good file");
    library.add("mill/mine.ron", read("Puzzles"));
    library.add("draughts/lesson.ron", read("Lesson"));
    let ids: Vec<&str> = library
        .puzzles("nine_mens_morris")
        .map(|puzzle| puzzle.id.as_str())
        .filter(|id| id.contains('/'))
        .collect();
    assert_eq!(
        ids,
        [
            "nine_mens_morris-mill/mine.ron/flight",
            "nine_mens_morris-mill/mine.ron/double"
        ]
    );
    let (set, puzzle) = library.puzzle(ids[0]).expect("a puzzle");
    assert_eq!(set.title(), Some("Mills of mine"));
    assert_eq!(puzzle.variant(), "nine_mens_morris");
    assert_eq!(
        puzzle.task_words().to_string(),
        "White has three men left, and they can fly."
    );
    // Even a file with the name of a built-in one replaces nothing.
    assert_eq!(library.lesson("draughts"), before.lesson("draughts"));
    assert_eq!(library.own_lessons("draughts").count(), 1);
    // The puzzle of the day is the same for everybody.
    for day in 0..200 {
        let of = |library: &LevelLibrary| library.of_the_day("mill", day).cloned();
        assert_eq!(of(&library), of(&before));
    }
    library.remove("draughts/lesson.ron");
    library.remove("mill/mine.ron");
    assert_eq!(library, before);
}
