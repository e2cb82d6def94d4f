//! Checks the content of a file: positions and moves on the real rules, solutions, tasks, sentences
//! and sizes. Nothing here panics, and nothing takes long: a file may come from anybody.
//!
//! Not checked: that a puzzle has no second solution, which takes a search (`coffer puzzles` does
//! that), and that a task of refusals can be completed.

use std::collections::BTreeSet;
use std::sync::Arc;

use coffer_rules::{AnyMatch, Effect, Record, Seat, Setup, Spot, Variant, registry};
use coffer_texts as texts;
use coffer_texts::{Sentence, excerpt};

use super::captions::DeckCaptions;
use super::families;
use super::file::{Fault, LARGEST, LevelFile};
use super::lessons::{Lesson, LessonAttempt, LessonResult, LessonRun, TaskGoal};
use super::puzzles::{Puzzle, PuzzleGoal, PuzzleSet, praise_key};
use super::sentences::OwnSentences;
use super::shots::goals_met;

/// The most puzzles in a file.
const MOST_PUZZLES: usize = 500;
/// The most plies of a solution.
const LONGEST_SOLUTION: usize = 63;
/// The most steps of a lesson.
const MOST_STEPS: usize = 40;
/// The most tasks, hints or marks of a step, and moves or places of a task.
const MOST_PARTS: usize = 64;
/// The longest sentence, in characters.
const LONGEST_SENTENCE: usize = 1000;
/// The longest title, in characters.
const LONGEST_TITLE: usize = 60;
/// The longest caption of a card, in characters: as long as the game's own, in two lines.
const LONGEST_CAPTION: usize = 60;
/// The longest key or id, in characters.
const LONGEST_KEY: usize = 40;
/// The most faults that are reported.
const MOST_FAULTS: usize = 50;
/// The moves tried in all tasks of a lesson; after that only one way through each task is
/// followed.
const MOST_TRIED: usize = 2000;

impl LevelFile {
    /// Reads and checks a file.
    ///
    /// # Errors
    /// Everything that is wrong with it; never an empty list.
    pub fn read(bytes: &[u8]) -> Result<Self, Vec<Fault>> {
        if bytes.len() > LARGEST {
            return Err(vec![Sentence::new("level-too_large").into()]);
        }
        let text = texts::decode_unicode(bytes)
            .ok_or_else(|| vec![Fault::from(Sentence::new("level-not_text"))])?;
        let file = Self::parse(&text).map_err(|fault| vec![fault])?;
        match faults(&file) {
            faults if faults.is_empty() => Ok(file),
            faults => Err(faults),
        }
    }
}

/// Everything that is wrong in a file.
fn faults(file: &LevelFile) -> Vec<Fault> {
    let mut found = match file {
        LevelFile::Lesson(lesson) => of_lesson(lesson),
        LevelFile::Puzzles(set) => of_puzzles(set),
        LevelFile::Deck(deck) => of_deck(deck),
    };
    let more = found.len().saturating_sub(MOST_FAULTS);
    found.truncate(MOST_FAULTS);
    if more > 0 {
        found.push(Sentence::new("level-more").with("n", more));
    }
    found.into_iter().map(Fault::from).collect()
}

/// `Err` with this sentence unless the condition holds.
fn ensure(holds: bool, otherwise: impl FnOnce() -> Sentence) -> Result<(), Sentence> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Whether this can be part of an id or a key.
fn is_key(text: &str) -> bool {
    let fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "_-".contains(c);
    (1..=LONGEST_KEY).contains(&text.len()) && text.chars().all(fine)
}

/// The faults of keys: invalid ones and duplicates.
fn of_keys<'a>(keys: impl Iterator<Item = &'a str>) -> Vec<Sentence> {
    let mut seen = BTreeSet::new();
    let fault = |key: &'a str| {
        let sentence = |fault| Sentence::new(fault).with("key", excerpt(key));
        if !is_key(key) {
            return Some(sentence("level-key"));
        }
        (!seen.insert(key)).then(|| sentence("level-twice"))
    };
    keys.filter_map(fault).collect()
}

/// The faults of the sentences of a file: missing, never said, too long, or with characters that
/// cannot be shown. A file without sentences uses those of the game. `longest` does not apply to the
/// title.
fn of_sentences(
    own: &OwnSentences,
    needed: &[String],
    possible: &[String],
    longest: usize,
) -> Vec<Sentence> {
    let known: BTreeSet<&String> = needed.iter().chain(possible).collect();
    let about = |fault, key: &str| Sentence::new(fault).with("key", excerpt(key));
    let is_there = |key: &&String| {
        if own.is_empty() {
            texts::has(key)
        } else {
            own.contains_key(*key)
        }
    };
    let missing = needed.iter().filter(|key| !is_there(key));
    let mut faults: Vec<Sentence> = missing.map(|key| about("level-no_sentence", key)).collect();
    for (key, sentence) in own {
        let longest = if key == PuzzleSet::TITLE {
            LONGEST_TITLE
        } else {
            longest
        };
        if !known.contains(key) {
            faults.push(about("level-never_said", key));
        } else if sentence.trim().is_empty() {
            faults.push(about("level-no_sentence", key));
        } else if sentence.chars().count() > longest {
            faults.push(about("level-long_sentence", key).with("n", longest));
        } else if sentence.chars().any(is_strange) {
            faults.push(about("level-strange_sentence", key));
        }
    }
    faults
}

/// Whether a character has no place in a sentence: control characters, and those that change the
/// direction of writing.
fn is_strange(c: char) -> bool {
    let turns =
        matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || c.is_control() && c != '\n'
}

/// The variant with this key.
fn variant(key: &str) -> Result<&'static Variant, Sentence> {
    let setup = Setup::standard(key);
    let setup = setup.map_err(|unknown| Sentence::new("level-game").with("why", unknown))?;
    Ok(setup.variant())
}

fn of_deck(deck: &DeckCaptions) -> Vec<Sentence> {
    if let Err(unknown) = variant(&deck.variant) {
        return vec![unknown];
    }
    let Some(line) = deck.succession() else {
        return vec![Sentence::new("level-no_people")];
    };
    if deck.sentences.is_empty() {
        return vec![Sentence::new("level-no_captions")];
    }
    let people = line.people.iter().map(|person| person.key.to_owned());
    let people: Vec<String> = people.collect();
    of_sentences(&deck.sentences, &[], &people, LONGEST_CAPTION)
}

fn of_puzzles(set: &PuzzleSet) -> Vec<Sentence> {
    if let Err(unknown) = variant(&set.variant) {
        return vec![unknown];
    }
    let count = set.puzzles.len();
    if !(1..=MOST_PUZZLES).contains(&count) {
        let fault = Sentence::new("level-how_many_puzzles");
        return vec![fault.with("n", count).with("most", MOST_PUZZLES)];
    }
    let ids = || set.puzzles.iter().map(|puzzle| puzzle.id.as_str());
    let mut faults = of_keys(ids());
    for puzzle in &set.puzzles {
        if let Err(why) = puzzle_works(&set.variant, puzzle) {
            let about = Sentence::new("level-puzzle").with("id", excerpt(&puzzle.id));
            faults.push(about.with("why", why));
        }
    }
    let own = !set.sentences.is_empty();
    let needed = own.then(|| PuzzleSet::TITLE.to_owned());
    let possible: Vec<String> = ids()
        .flat_map(|id| [id.to_owned(), praise_key(id)])
        .collect();
    let needed: Vec<String> = needed.into_iter().collect();
    let sentences = of_sentences(&set.sentences, &needed, &possible, LONGEST_SENTENCE);
    faults.extend(sentences);
    faults
}

/// Plays the solution of a puzzle.
fn puzzle_works(variant: &str, puzzle: &Puzzle) -> Result<(), Sentence> {
    ensure((1..=Puzzle::HARDEST).contains(&puzzle.difficulty), || {
        let fault = Sentence::new("level-difficulty").with("n", puzzle.difficulty);
        fault.with("most", Puzzle::HARDEST)
    })?;
    let plies = puzzle.solution.len();
    ensure(plies % 2 == 1 && plies <= LONGEST_SOLUTION, || {
        let fault = Sentence::new("level-solution_length");
        fault.with("n", plies).with("most", LONGEST_SOLUTION)
    })?;
    ensure(puzzle.also.len() <= MOST_PARTS, || too_many("also"))?;
    let refused = |why: &dyn std::fmt::Display| Sentence::new("level-position").with("why", why);
    let setup = Setup::standard(variant).map_err(|why| refused(&why))?;
    let mut game = registry::start_match(setup, Vec::new(), 0, Some(&puzzle.position))
        .map_err(|why| refused(&why))?;
    let open = !game.hides_anything() || puzzle.goal.opens_hands();
    ensure(open, || Sentence::new("level-hidden"))?;
    let solver = game.turn().seat();
    let solver = solver.ok_or_else(|| Sentence::new("level-nobody_moves"))?;
    let mut before = 0;
    let last = puzzle.plies().count().saturating_sub(1);
    for (ply, (own, text)) in puzzle.plies().enumerate() {
        before += captured(game.effects(), solver);
        // Parts of the solver's own turn may be among the replies.
        let seat = game.turn().seat();
        let turn = seat.is_some_and(|seat| seat == solver || !own);
        ensure(turn, || {
            Sentence::new("level-whose_move").with("n", ply + 1)
        })?;
        if ply == last {
            alternatives_work(&mut *game, puzzle, before, solver)?;
        }
        play(&mut *game, ply, text)?;
    }
    let reached = match puzzle.goal {
        PuzzleGoal::Goals(wanted) => goals_met(variant, puzzle) >= Some(wanted),
        goal => reaches(goal, &*game, before, solver),
    };
    ensure(reached, || Sentence::new("level-not_solved"))
}

/// Plays each of the alternative last moves of a puzzle.
fn alternatives_work(
    game: &mut dyn AnyMatch,
    puzzle: &Puzzle,
    before: i32,
    solver: Seat,
) -> Result<(), Sentence> {
    for other in &puzzle.also {
        play(game, puzzle.plies().count() - 1, other)?;
        // The game compares them as text, so they must be in its own notation.
        let known = game.record().moves.last() == Some(other);
        let done = known && not_missed(puzzle.goal, game, before, solver);
        game.undo();
        ensure(done, || {
            Sentence::new("level-also").with("text", excerpt(other))
        })?;
    }
    Ok(())
}

fn play(game: &mut dyn AnyMatch, ply: usize, text: &str) -> Result<(), Sentence> {
    game.play(text).map_err(|why| {
        let fault = Sentence::new("level-move").with("n", ply + 1);
        fault.with("text", excerpt(text)).with("why", why)
    })
}

/// The pieces that a seat captured, minus those captured from it.
fn captured(effects: &[Effect], seat: Seat) -> i32 {
    let one = |effect: &Effect| match effect {
        Effect::Captured { by, .. } if *by == seat => 1,
        Effect::Captured { .. } => -1,
        _ => 0,
    };
    effects.iter().map(one).sum()
}

/// Whether the goal is reached after the last move, given the balance of captures before it.
fn reaches(goal: PuzzleGoal, game: &dyn AnyMatch, before: i32, solver: Seat) -> bool {
    match goal {
        PuzzleGoal::Win => {
            let turn = game.turn();
            let outcome = turn.outcome();
            outcome.is_some_and(|outcome| outcome.winners.contains(&solver))
        }
        PuzzleGoal::Pieces(wanted) => {
            let balance = before + captured(game.effects(), solver);
            i64::from(balance) >= i64::from(wanted)
        }
        PuzzleGoal::StayWinning => {
            let turn = game.turn();
            let outcome = turn.outcome();
            outcome.is_none_or(|outcome| outcome.winners.contains(&solver))
        }
        PuzzleGoal::Goals(_) | PuzzleGoal::Tricks(..) | PuzzleGoal::Lay(_) | PuzzleGoal::GoOut => {
            true
        }
    }
}

/// Whether the goal is reached after the last move or still can be: another way to win may take
/// longer.
fn not_missed(goal: PuzzleGoal, game: &dyn AnyMatch, before: i32, solver: Seat) -> bool {
    let open = goal == PuzzleGoal::Win && game.turn().outcome().is_none();
    open || reaches(goal, game, before, solver)
}

fn too_many(part: &str) -> Sentence {
    let fault = Sentence::new("level-too_many");
    fault.with("part", part).with("most", MOST_PARTS)
}

fn of_lesson(lesson: &Lesson) -> Vec<Sentence> {
    let family = match variant(&lesson.variant) {
        Ok(variant) => variant.family,
        Err(unknown) => return vec![unknown],
    };
    let count = lesson.steps.len();
    if !(1..=MOST_STEPS).contains(&count) {
        let fault = Sentence::new("level-how_many_steps");
        return vec![fault.with("n", count).with("most", MOST_STEPS)];
    }
    let mut faults = of_keys(lesson.steps.iter().map(|step| step.key.as_str()));
    if lesson.teacher().is_none() {
        faults.push(Sentence::new("level-teacher").with("n", lesson.teacher));
    }
    let mut said = vec![lesson.title()];
    let mut left = MOST_TRIED;
    let shared = Arc::new(lesson.clone());
    for step in 0..count {
        let run = LessonRun::at(Arc::clone(&shared), step);
        if let Err(why) = step_works(&run, family, &mut left) {
            let about = Sentence::new("level-step").with("key", excerpt(&run.step().key));
            faults.push(about.with("why", why));
        }
        said.extend(run.sentences());
    }
    let sentences = of_sentences(&lesson.sentences, &said, &[], LONGEST_SENTENCE);
    faults.extend(sentences);
    faults
}

/// Checks a step, and plays it.
fn step_works(run: &LessonRun, family: &str, left: &mut usize) -> Result<(), Sentence> {
    let (lesson, step) = (run.lesson(), run.step());
    let parts = [
        ("tasks", step.tasks.len()),
        ("marks", step.marks.len()),
        ("hints", usize::from(step.hints)),
    ];
    for (part, count) in parts {
        ensure(count <= MOST_PARTS, || too_many(part))?;
    }
    let related = registry::variant(run.variant());
    let related = related.is_some_and(|variant| variant.family == family);
    ensure(related, || {
        Sentence::new("level-other_family").with("name", excerpt(run.variant()))
    })?;
    let refused = |why: &dyn std::fmt::Display| Sentence::new("level-position").with("why", why);
    let record = Record {
        options: lesson.options.clone(),
        seat_options: step.seat_options.clone(),
        ..Record::new(run.variant(), Vec::new(), 0)
    };
    let setup = registry::setup_of(&record).map_err(|why| refused(&why))?;
    registry::start_match(setup, Vec::new(), 0, step.position.as_deref())
        .map_err(|why| refused(&why))?;
    places(run, &step.marks)?;
    tasks_work(run, 1, left)
}

/// Parses places in the data.
fn places(run: &LessonRun, texts: &[String]) -> Result<Vec<Spot>, Sentence> {
    ensure(texts.len() <= MOST_PARTS, || too_many("places"))?;
    let place = |text: &String| {
        families::spot(run.variant(), text)
            .ok_or_else(|| Sentence::new("level-place").with("text", excerpt(text)))
    };
    texts.iter().map(place).collect()
}

/// Completes the tasks from the current one on in every accepted way, until `left` moves have been
/// tried.
fn tasks_work(run: &LessonRun, number: usize, left: &mut usize) -> Result<(), Sentence> {
    let (Some(goal), Some(table)) = (run.goal(), run.table()) else {
        return Ok(());
    };
    let about = |fault| Sentence::new(fault).with("n", number);
    ensure(table.turn().seat() == Some(run.learner()), || {
        about("level-not_the_learner")
    })?;
    match goal {
        TaskGoal::Tap(spots) => {
            let mut wanted = places(run, spots)?;
            wanted.sort_unstable();
            wanted.dedup();
            let can_be_tapped = !wanted.is_empty() && wanted.len() == spots.len();
            ensure(can_be_tapped, || about("level-tap"))?;
            return tasks_work(&run.after_task(), number + 1, left);
        }
        TaskGoal::Refused(keys) => {
            ensure(!keys.is_empty(), || about("level-no_refusal"))?;
            let is_refusal = |key: &&String| key.starts_with("refusal-") && texts::has(key);
            if let Some(unknown) = keys.iter().find(|key| !is_refusal(key)) {
                return Err(about("level-refusal").with("key", excerpt(unknown)));
            }
            return tasks_work(&run.after_task(), number + 1, left);
        }
        TaskGoal::Play(moves) => {
            ensure(moves.len() <= MOST_PARTS, || too_many("moves"))?;
            let legal = table.legal();
            if let Some(illegal) = moves.iter().find(|mv| !legal.contains(mv)) {
                let why = table.refusal(illegal);
                let why = why.map_or_else(
                    || Sentence::new("level-notation").to_string(),
                    |why| why.to_string(),
                );
                let text = excerpt(illegal);
                return Err(about("level-task_move").with("text", text).with("why", why));
            }
        }
        TaskGoal::Reach(spots) => {
            places(run, spots)?;
        }
        TaskGoal::Any | TaskGoal::Capture(_) | TaskGoal::Crown | TaskGoal::Win => {}
    }
    let replies = run.replies();
    ensure(replies.len() <= MOST_PARTS, || too_many("replies"))?;
    let mut accepted = 0;
    for mv in table.legal() {
        if *left == 0 && accepted > 0 {
            break;
        }
        *left = left.saturating_sub(1);
        let mut after = run.clone();
        let (LessonResult::Done { reply, .. } | LessonResult::GoOn { reply }) =
            after.check(LessonAttempt::Move(&mv))
        else {
            continue;
        };
        accepted += 1;
        ensure(replies.is_empty() || !reply.is_empty(), || {
            about("level-no_reply").with("text", &mv)
        })?;
        tasks_work(&after, number + 1, left)?;
    }
    ensure(accepted > 0, || about("level-no_move"))
}
