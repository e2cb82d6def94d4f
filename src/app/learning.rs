//! Answers given at the table to questions about a line of people: they are recorded as learning
//! progress, and after a wrong one everybody is shown the right neighbours.

use bevy::prelude::*;

use crate::app::files::Saver;
use crate::app::gallery::{Corrected, Correction};
use crate::app::progress::PlayerProgress;
use crate::app::schedule::SessionSystems;
use crate::app::session::{Applied, LineAnswer, OfGame, Session, TableGame, TableState};
use crate::app::wall_clock::WallClock;
use crate::levels::people::Succession;
use crate::levels::quiz::succession;
use crate::rules::{Seat, Variant};

/// Watches the answers of a game that asks about the line of its family.
pub fn answers_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        watch::<G>
            .run_if(resource_exists::<Session<G>>)
            .in_set(OfGame(G::GAME))
            .in_set(SessionSystems::Present),
    );
}

/// The line of the family that this game belongs to.
fn line_of<G: TableGame>() -> Option<&'static Succession> {
    let variant: &Variant = G::VARIANTS.first()?;
    succession(variant.family)
}

fn watch<G: TableGame>(
    mut applied: MessageReader<Applied>,
    session: Res<Session<G>>,
    table: Res<TableState>,
    clock: Res<WallClock>,
    mut progress: ResMut<PlayerProgress>,
    mut saver: ResMut<Saver>,
    mut corrected: MessageWriter<Corrected>,
) {
    let played = applied.read().count();
    let plies = session.game.plies();
    let Some(line) = line_of::<G>().filter(|_| played > 0 && !table.is_aside()) else {
        return;
    };
    for ply in &plies[plies.len().saturating_sub(played)..] {
        let answer = ply.after.line_answer(&ply.mv);
        let Some((answer, seat)) = answer.zip(ply.seat) else {
            continue;
        };
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
