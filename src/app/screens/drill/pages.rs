//! The pages of a drill as panel data: its choices, its questions, and how it went.

use super::run::DrillRun;
use crate::app::screens::drill::view::{DrillAnswer, DrillChoices, DrillQuestion, DrillSummary};
use crate::app::screens::people_line::learned_words;
use crate::app::wording::times;
use crate::levels::people::Succession;
use crate::levels::quiz::{Difficulty, DrillScore, Question};
use crate::store::learning::Learning;
use crate::texts::{fill, plural, text};

/// The most people that the last page shows.
const MOST_WEAK: usize = 6;

/// Whether an answer was right, in words, and what happened if a reign was interrupted.
pub fn reply(question: &Question, right: bool) -> String {
    let answers = question.right.iter().map(|person| person.name());
    let answers: Vec<&str> = answers.collect();
    let names = match answers.as_slice() {
        [one, other] => fill("drill-either", &[("first", one), ("second", other)]),
        names => names.join(text("list-comma")),
    };
    let key = if right { "drill-right" } else { "drill-wrong" };
    let reply = fill(key, &[("name", &names)]);
    let story = question.about.interruption();
    [reply.as_str()]
        .into_iter()
        .chain(story)
        .collect::<Vec<_>>()
        .join(text("sentence-gap"))
}

fn score_words(score: DrillScore) -> String {
    let (n, all) = (score.right.to_string(), score.asked.to_string());
    fill("drill-result", &[("n", &n), ("all", &all)])
}

fn best_words(best: u32) -> String {
    plural("drill-best", usize::try_from(best).unwrap_or(usize::MAX))
}

/// The choices before a drill.
pub fn choices(difficulty: Difficulty, best: u32) -> DrillChoices {
    let grade = |difficulty: Difficulty| {
        let key = format!("drill-grade-{}", difficulty.key());
        text(&key).to_owned()
    };
    let note = format!("drill-grade-{}-note", difficulty.key());
    let chosen = Difficulty::ALL.iter().position(|one| *one == difficulty);
    DrillChoices {
        about: text("drill-about").to_owned(),
        grades: Difficulty::ALL.map(grade).to_vec(),
        chosen: chosen.unwrap_or(0),
        note: text(&note).to_owned(),
        best: if best > 0 {
            best_words(best)
        } else {
            String::new()
        },
    }
}

/// The question, or its answer.
pub fn question(run: &DrillRun, now: f32, today: u64) -> DrillQuestion {
    let question = &run.question;
    let score = run.drill.score();
    DrillQuestion {
        person: question.about.place,
        dates: question.difficulty.shows_dates(),
        question: question.sentence().to_string(),
        names: (question.names.iter())
            .map(|name| question.label(name))
            .collect(),
        is_daily: run.day.is_some(),
        time: match run.day {
            Some(day) => times::date(day, today),
            None => run.clock.words(now),
        },
        score: match run.day {
            Some(_) => text("drill-daily").to_owned(),
            None if score.asked == 0 => String::new(),
            None => score_words(score),
        },
        answer: run.answer.map(|chosen| answer(question, chosen)),
    }
}

fn answer(question: &Question, chosen: usize) -> DrillAnswer {
    let names = question.names.iter().enumerate();
    let right = names.filter(|(_, name)| question.is_right(name.key));
    let right: Vec<usize> = right.map(|(place, _)| place).collect();
    DrillAnswer {
        reply: reply(question, right.contains(&chosen)),
        chosen,
        right,
        next: text("drill-next").to_owned(),
    }
}

/// How a drill went. `is_best` if no drill before had as many right answers.
pub fn summary(
    line: &'static Succession,
    learning: &Learning,
    run: &DrillRun,
    is_best: bool,
) -> DrillSummary {
    let heading = if run.clock.is_used_up() {
        "drill-time_up"
    } else {
        "drill-over"
    };
    let mut notes = Vec::new();
    if is_best {
        notes.push(text("drill-best-new").to_owned());
    } else if learning.drill_best() > 0 {
        notes.push(best_words(learning.drill_best()));
    }
    notes.push(learned_words(line, learning));
    DrillSummary {
        heading: text(heading).to_owned(),
        result: score_words(run.drill.score()),
        notes,
        weak_heading: text("drill-weak").to_owned(),
        weak: run.weak.iter().copied().take(MOST_WEAK).collect(),
        again: text("drill-again").to_owned(),
    }
}

/// What is shown once the question of the day has been answered, on so many `days` in a row.
pub fn daily_summary(
    line: &'static Succession,
    learning: &Learning,
    question: &Question,
    days: u32,
) -> DrillSummary {
    let days = usize::try_from(days).unwrap_or(usize::MAX);
    DrillSummary {
        heading: text("drill-daily").to_owned(),
        result: question.sentence().to_string(),
        notes: vec![
            text("drill-daily-done").to_owned(),
            plural("drill-daily-days", days),
            learned_words(line, learning),
        ],
        weak_heading: text("drill-daily-answer").to_owned(),
        weak: vec![question.about.place],
        again: String::new(),
    }
}
