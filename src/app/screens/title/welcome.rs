//! The first start: the title offers a lesson, and a match against the easiest courtier with the
//! usual options, which starts at once.

use crate::app::course::{Course, StartCourse};
use crate::app::files::Saver;
use crate::app::progress::PlayerProgress;
use crate::app::screens::title::view::Welcome;
use crate::app::session::{Games, Matches, fresh_seed};
use crate::app::settings::LastSetup;
use crate::app::wording::people;
use crate::rules::{Occupant, Record};
use crate::store::progress::Progress;
use crate::texts::{fill, text};

/// The flag in the progress: the choice was made.
const SEEN: &str = "welcome";

/// The game that newcomers are offered.
fn first_variant() -> String {
    LastSetup::default().variant
}

/// The easiest courtier of that game.
fn opponent(games: &Games) -> Option<Occupant> {
    let courtiers = games.courtiers(&first_variant());
    let levels = courtiers.iter().map(|courtier| courtier.level());
    levels.min().map(Occupant::courtier)
}

/// What is offered; `None` if the player has played anything here or made the choice before.
pub(super) fn offer(games: &Games, progress: &Progress, matches: &Matches) -> Option<Welcome> {
    if !progress.is_new() || matches.kept().iter().next().is_some() {
        return None;
    }
    let opponent = people::name(&opponent(games)?);
    let key = format!("{}-name", first_variant());
    let game = text(&key);
    Some(Welcome {
        lesson: fill("title-teach-note", &[("game", game)]),
        game: fill(
            "title-play-note",
            &[("game", game), ("opponent", &opponent)],
        ),
    })
}

/// Remembers that the choice was made.
pub(super) fn done(progress: &mut PlayerProgress, saver: &mut Saver) {
    if progress.0.set_seen(SEEN) {
        progress.keep(saver);
    }
}

/// The first lesson.
pub(super) fn first_lesson() -> StartCourse {
    StartCourse(Course::Lesson(first_variant()))
}

/// A new match in which the player has the first move.
pub(super) fn first_match(games: &Games) -> Option<Record> {
    let seats = vec![Occupant::Person(String::new()), opponent(games)?];
    Some(Record::new(&first_variant(), seats, fresh_seed()))
}
