//! Files with lessons, puzzles and decks that players write: what is read, what is refused and why,
//! and that nothing in them can crash the program.

use kings_coffer::levels::file::{LARGEST, LevelFile};
use kings_coffer::levels::library::LevelLibrary;
use kings_coffer::levels::quiz::succession;
use proptest::prelude::*;

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
    assert_eq!(summary("Puzzles"), "2 puzzles of Nine Men’s Morris");
    assert_eq!(summary("Lesson"), "a lesson of 2 steps in Draughts");
    assert_eq!(summary("Deck"), "2 captions for the cards of Cromwell");
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

#[test]
fn each_fault_of_puzzles_has_its_sentence() {
    let puzzles = example("Puzzles");
    let one = |part, by, expected: &str| {
        let found = changed(puzzles, part, by);
        assert_eq!(found, [expected], "{part} → {by}");
    };
    one(
        "\"nine_mens_morris\"",
        "\"halma\"",
        "there is no game called “halma”",
    );
    let twice = changed(puzzles, "id: \"flight\"", "id: \"double\"");
    let never = "the sentence “flight” is never used";
    assert_eq!(twice[..2], ["“double” is used twice", never]);
    let doubled = changed(puzzles, "id: \"double\"", "id: \"Double Mill\"");
    assert!(doubled[0].starts_with("“Double Mill” cannot be a name"));
    one(
        "goal: Win",
        "goal: Pieces(2)",
        "puzzle “flight”: “c3-g7xe5” in “also” does not reach the goal, or is not in the game’s own notation",
    );
    one(
        "goal: Pieces(2)",
        "goal: Pieces(3)",
        "puzzle “double”: the solution does not reach the goal",
    );
    one(
        "goal: Pieces(2)",
        "goal: Goals(2)",
        "puzzle “double”: the solution does not reach the goal",
    );
    one(
        "difficulty: 2",
        "difficulty: 5",
        "puzzle “double”: the difficulty is 5, but must be from 1 to 4",
    );
    one(
        "\"c4-c3\", \"d6-d7xe4\"",
        "\"c4-c3\"",
        "puzzle “double”: a solution begins and ends with a move of the solver and has at most 63 moves; this one has 2",
    );
    one(
        "\"title\": \"Mills of mine\",",
        "",
        "the sentence “title” is missing",
    );
    one(
        "\"flight-done\"",
        "\"flight-praise\"",
        "the sentence “flight-praise” is never used",
    );
    one(
        "Mills of mine",
        "Mills\\u{202e} of mine",
        "the sentence “title” has characters that cannot be shown",
    );
    one(
        "Mills of mine",
        &"m".repeat(61),
        "the sentence “title” is longer than 60 characters",
    );
    let position = changed(puzzles, "W:Wa7,d7,c3:Bb4", "W:Wa7,d7,c9:Bb4");
    assert!(position[0].starts_with("puzzle “flight”: the position is refused: "));
    let moved = changed(puzzles, "\"c4-c3\"", "\"c4-a4\"");
    assert!(
        moved[0].starts_with("puzzle “double”: move 2 of the solution, “c4-a4”, is refused: "),
        "{moved:?}"
    );
    let none = faults("Puzzles(variant: \"draughts\", puzzles: [])");
    assert_eq!(none, ["there are 0 puzzles; a file can have 1 to 500"]);
    let hidden = changed(puzzles, "nine_mens_morris", "six_of_viii");
    assert!(
        hidden
            .iter()
            .all(|fault| fault.contains("refused: ") || fault.contains("hides"))
    );
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
        "there is no teacher 6: give the level of a courtier, from 1 to 5",
    );
    one(
        "marks: [\"17\"",
        "marks: [\"33\"",
        "step “forward”: “33” is not a place in this game",
    );
    one(
        "Capture(1)",
        "Capture(2)",
        "step “capture”: no legal move completes task 1",
    );
    one(
        ", reply: [\"3-7\", \"3-8\"]",
        "",
        "step “forward”: the learner is not to move in task 2: give the opponent a reply",
    );
    one(
        "reply: [\"3-7\", \"3-8\"]",
        "reply: [\"3-9\"]",
        "step “forward”: after “22-17” in task 1 no reply is legal",
    );
    one(
        "goal: Any",
        "goal: Refused([\"refusal-nothing\"])",
        "step “forward”: task 2 asks for the refusal “refusal-nothing”, which does not exist",
    );
    for (goal, fault) in [
        (
            "Tap([])",
            "must name at least one place, and each only once",
        ),
        (
            "Tap([\"17\", \"17\"])",
            "must name at least one place, and each only once",
        ),
        ("Refused([])", "must name at least one refusal"),
    ] {
        let expected = format!("step “forward”: task 2 {fault}");
        one("goal: Any", &format!("goal: {goal}"), &expected);
    }
    one(
        "key: \"forward\",",
        "key: \"forward\", variant: \"mixed_mill\",",
        "step “forward”: “mixed_mill” is not a game of this family",
    );
    one(
        "\"forward-hint-1\": \"It stands on square 22.\",",
        "",
        "the sentence “forward-hint-1” is missing",
    );
    let play = changed(lesson, "Capture(1)", "Play([\"32-28\"])");
    assert!(
        play[0].starts_with("step “capture”: “32-28” in task 1 is refused: "),
        "{play:?}"
    );
    // Several at once.
    let several = lesson.replacen("teacher: 3", "teacher: 0", 1);
    assert_eq!(changed(&several, "Capture(1)", "Crown").len(), 2);
    // A file without sentences has those of the game, so it must say what the game says.
    let (head, _) = lesson.split_once("    sentences").expect("sentences");
    let silent = faults(&format!("{head})"));
    assert!(silent.iter().all(|fault| fault.ends_with("is missing")));
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
        "the file is not text"
    );
    let large = vec![b' '; LARGEST + 1];
    assert_eq!(
        LevelFile::read(&large).expect_err("too large")[0].to_string(),
        "the file is larger than 16 MB"
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
    assert_eq!(steps, ["there are 10000 steps; a lesson can have 1 to 40"]);
    let tasks = "(goal: Any),".repeat(65);
    let many = faults(&format!(
        "Lesson(variant: \"draughts\", teacher: 1, steps: [(key: \"s\", tasks: [{tasks}])])"
    ));
    assert_eq!(
        many[0],
        "step “s”: too many entries in “tasks”: at most 64 are allowed"
    );
    let long = "9".repeat(1_000_000);
    faults(&format!(
        "Puzzles(variant: \"draughts\", puzzles: [(id: \"{long}\", position: \"{long}\", solution: [\"{long}\"], goal: Pieces(4294967295), difficulty: 1)])"
    ));
    let sentences: String = (0..1000).map(|n| format!("\"k{n}\": \"\",")).collect();
    let cut = faults(&format!(
        "Puzzles(variant: \"draughts\", puzzles: [(id: \"a\", position: \"W:W6:B32\", solution: [\"6-1\"], goal: Win, difficulty: 1)], sentences: {{{sentences}}})"
    ));
    assert_eq!(cut.len(), 51);
    assert!(cut[50].starts_with("… and "), "{}", cut[50]);
}

#[test]
fn each_fault_of_a_deck_has_its_sentence() {
    let deck = example("Deck");
    let one = |part, by: &str, expected: &str| {
        assert_eq!(changed(deck, part, by), [expected], "{part} → {by}");
    };
    one(
        "\"cromwell\"",
        "\"halma\"",
        "there is no game called “halma”",
    );
    one(
        "\"cromwell\"",
        "\"draughts\"",
        "nothing is told of the cards of this game",
    );
    one("henry8", "henry9", "the sentence “henry9” is never used");
    one(
        "Slept in the inn of our village in 1575.",
        " ",
        "the sentence “elizabeth1” is missing",
    );
    one(
        "Slept",
        &"S".repeat(61),
        "the sentence “elizabeth1” is longer than 60 characters",
    );
    assert_eq!(
        faults("Deck(variant: \"cromwell\", sentences: {})"),
        ["there are no sentences: give at least one"]
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
