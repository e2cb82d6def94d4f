//! Answers given at the table to questions about a line of people: they are recorded as learning
//! progress, and after a wrong one everybody is shown the right neighbours.

use bevy::prelude::*;

use crate::app::files::Saver;
use crate::app::gallery::{Corrected, Correction};
use crate::app::progress::PlayerProgress;
use crate::app::schedule::SessionSystems;
use crate::app::session::{Applied, LineAnswer, Session, TableState};
use crate::app::wall_clock::WallClock;
use crate::levels::people::Succession;
use crate::levels::quiz::succession;
use crate::rules::Seat;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        watch
            .run_if(resource_exists::<Session>)
            .run_if(on_message::<Applied>)
            .in_set(SessionSystems::Present),
    );
}

fn watch(
    mut applied: MessageReader<Applied>,
    session: Res<Session>,
    table: Res<TableState>,
    clock: Res<WallClock>,
    mut progress: ResMut<PlayerProgress>,
    mut saver: ResMut<Saver>,
    mut corrected: MessageWriter<Corrected>,
) {
    let played = applied.read().count();
    if table.is_aside() {
        return;
    }
    let Some(line) = succession(session.game.setup().variant().family) else {
        return;
    };
    let before = session.game.ply().saturating_sub(played);
    for (seat, answer) in session.game.answers_after(before) {
        if table.occupant(seat).is_some_and(|who| who.is_person()) {
            record(line, &answer, *clock, &mut progress);
            progress.keep(&mut saver);
        }
        if !answer.right {
            corrected.write_batch(correction(line, seat, &answer).map(Corrected));
        }
    }
}

/// Records an answer for the person that was asked for.
fn record(
    line: &'static Succession,
    answer: &LineAnswer,
    clock: WallClock,
    progress: &mut PlayerProgress,
) {
    let about = line.person(answer.about);
    let asked_for = about.and_then(|about| line.right_answers(about, answer.side).next());
    if let Some(person) = asked_for {
        let now = i64::try_from(clock.now()).unwrap_or(i64::MAX);
        let learning = progress.0.learning_mut(line.family);
        learning.record_answer(person.key, answer.right, now);
    }
}

/// What is shown after a wrong answer.
fn correction(line: &'static Succession, seat: Seat, answer: &LineAnswer) -> Option<Correction> {
    Some(Correction {
        family: line.family,
        person: line.person(answer.about)?.place,
        named: answer.named,
        seat,
    })
}
