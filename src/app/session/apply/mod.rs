//! Applies intents: they become moves, or refusals with a reason.

mod analysis;
mod change;
mod endings;
mod history;
mod moves;
mod open;
mod sharing;

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::app::session::apply::change::{Change, IntentResult, refused};
use crate::app::session::game::first_viewer;
use crate::app::session::intent::Intents;
use crate::app::session::sharing::Sharing;
use crate::app::session::{
    Applied, Busy, ChanceWaits, Games, GaveUp, Intent, PracticeAttempt, RefusalReason, Refused,
    ResetReason, Session, TableReset, TableState,
};
use crate::rules::{Ending, Spot, Turn};

pub(super) use history::update_table;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(open::plugin).add_systems(
        Update,
        (apply, let_chance_act, turn_table)
            .chain()
            .run_if(resource_exists::<Session>)
            .in_set(FrameSystems::Apply),
    );
}

/// The messages with which the session reports what it has done.
#[derive(bevy::ecs::system::SystemParam)]
struct SessionMessages<'w> {
    applied: MessageWriter<'w, Applied>,
    resets: MessageWriter<'w, TableReset>,
    refused: MessageWriter<'w, Refused>,
    tried: MessageWriter<'w, PracticeAttempt>,
    gave_up: MessageWriter<'w, GaveUp>,
}

/// Carries out the queued intents in order, as far as the table is ready for them.
fn apply(
    mut session: ResMut<Session>,
    mut intents: ResMut<Intents>,
    mut table: ResMut<TableState>,
    mut busy: ResMut<Busy>,
    games: Res<Games>,
    mut messages: SessionMessages,
) {
    let mut waiting = Vec::new();
    while let Some(intent) = intents.0.pop_front() {
        if busy.moving && intent.is_move() {
            intents.0.push_front(intent);
            break;
        }
        if session.shown.viewed_ply.is_some() && matches!(intent, Intent::Answer { .. }) {
            // The courtier's answer waits until the player is back at the current position.
            waiting.push(intent);
            continue;
        }
        let ignored = if table.is_practice() {
            intent.is_of_match()
        } else {
            intent.is_of_practice()
        };
        if ignored {
            continue;
        }
        match carry_out(&mut session, intent, &mut table, &games, &mut messages) {
            Ok(change) => {
                update_table(&session, &mut table);
                show(&session, change, &table, &mut busy, &mut messages);
            }
            Err(Some(refusal)) => {
                messages.refused.write(refusal);
            }
            Err(None) => {}
        }
    }
    for intent in waiting.into_iter().rev() {
        intents.0.push_front(intent);
    }
}

/// Applies one intent to the match.
fn carry_out(
    session: &mut Session,
    intent: Intent,
    table: &mut ResMut<TableState>,
    games: &Games,
    messages: &mut SessionMessages,
) -> IntentResult {
    let over = session.game.turn().outcome().is_some();
    if matches!(intent, Intent::Seek(_)) && session.game.hides_anything() && !over {
        return refused(RefusalReason::TurnedDown);
    }
    if session.game.is_analysis()
        && let Some(result) = analysis::carry_out(session, &intent)
    {
        return result;
    }
    if let Some(result) = sharing::carry_out(session, &intent, table.viewer, games) {
        if matches!(result, Ok(Change::TableReset(ResetReason::Rematched))) {
            table.viewer = first_viewer(session.game.seats());
        }
        return result;
    }
    let looks = matches!(intent, Intent::Seek(_) | Intent::Hint);
    let result = match intent {
        Intent::Attempt(spots) if table.is_practice() => {
            messages.tried.write(moves::try_out(session, spots));
            Err(None)
        }
        Intent::Attempt(spots) => moves::attempt(session, &spots),
        Intent::Answer { mv, ply } => moves::answer(session, mv, ply),
        Intent::Undo => history::undo(session)
            .then_some(Change::TableReset(ResetReason::Undone))
            .ok_or_else(|| Some(history::undo_refusal(session))),
        Intent::Redo => history::redo(session)
            .then_some(Change::TableReset(ResetReason::Redone))
            .ok_or(Some(Refused::because(RefusalReason::NoRedo))),
        Intent::Restart => {
            history::restart(session);
            Ok(Change::TableReset(ResetReason::Restarted))
        }
        Intent::Rematch => {
            history::rematch(session);
            table.viewer = first_viewer(session.game.seats());
            Ok(Change::TableReset(ResetReason::Rematched))
        }
        Intent::Resign => endings::resign(session, table.viewer, &mut messages.gave_up),
        Intent::ResignAndEnd => endings::resign_and_end(session, table.viewer),
        Intent::OfferDraw => endings::offer_draw(session),
        Intent::AnswerDraw { score, ply } => endings::answer_draw(session, score, ply),
        Intent::OutOfTime(seat) => endings::end(session, Ending::OutOfTime(seat)),
        Intent::Seek(look) => history::look_at(session, look),
        Intent::Script(text) => moves::script(session, &text),
        Intent::Pointing(pointing) if pointing == table.pointing() => Err(None),
        Intent::Pointing(pointing) => {
            table.point(pointing);
            Ok(Change::Choices)
        }
        // The advice system reads this intent itself; only an analysis board has other lines.
        Intent::Hint | Intent::Line(_) => Err(None),
        // Only a match that is shared has others to speak with.
        Intent::Agree(_) | Intent::FromGuest(_) | Intent::Seated(_) | Intent::FromHost(_) => {
            Err(None)
        }
    };
    if !looks && result.is_ok() {
        session.shown.viewed_ply = None;
    }
    result
}

/// Reports a change to the table.
fn show(
    session: &Session,
    change: Change,
    table: &TableState,
    busy: &mut Busy,
    messages: &mut SessionMessages,
) {
    match change {
        Change::Played => {
            messages.applied.write_batch(last_applied(session, table));
            busy.moving = true;
        }
        Change::TableReset(reason) => {
            messages.resets.write(TableReset {
                reason,
                glide: true,
            });
        }
        Change::Stepped => {
            let open = table.hidden && table.turn.outcome().is_some();
            let step = applied_at(session, table.shown(), table).map(|step| {
                if open {
                    step.with_open_hands(&table.pieces)
                } else {
                    step
                }
            });
            messages.applied.write_batch(step);
            busy.moving = true;
        }
        Change::Ended | Change::Choices => {}
    }
}

/// Plays a chance move (a deal or a shuffle) as soon as the table is at rest.
fn let_chance_act(
    mut session: ResMut<Session>,
    waits: Res<ChanceWaits>,
    mut table: ResMut<TableState>,
    mut busy: ResMut<Busy>,
    mut applied: MessageWriter<Applied>,
) {
    if waits.0 || matches!(session.sharing, Sharing::Followed(_)) {
        return;
    }
    if session.game.turn() == Turn::Chance
        && session.shown.viewed_ply.is_none()
        && !busy.moving
        && session.game.chance()
    {
        if let Some(seat) = session.shown.open_to.filter(|_| session.people() > 1)
            && table.pieces_at(Spot::Hand(seat)).next().is_none()
        {
            // Between two hands everybody watches, so the new cards stay hidden until the curtain
            // opens.
            session.shown.open_to = None;
        }
        update_table(&session, &mut table);
        applied.write_batch(last_applied(&session, &table));
        busy.moving = true;
    }
}

/// The last move, as the viewer may see it.
fn last_applied(session: &Session, table: &TableState) -> Option<Applied> {
    applied_at(session, session.game.ply(), table)
}

/// The move that led to the position after `moves` moves, as the viewer may see it.
fn applied_at(session: &Session, moves: usize, table: &TableState) -> Option<Applied> {
    let (applied, _) = session.game.applied(moves, table.sees)?;
    Some(applied)
}

/// Turns the table to the person who is to move, once the pieces are at rest.
fn turn_table(
    session: Res<Session>,
    busy: Res<Busy>,
    mut table: ResMut<TableState>,
    mut resets: MessageWriter<TableReset>,
) {
    let turns = session.game.turns_table() && !table.hidden;
    let Some(seat) = table.acting_person().filter(|_| turns) else {
        return;
    };
    if seat != table.viewer && !table.is_aside() && table.viewed_ply.is_none() && !busy.moving {
        table.viewer = seat;
        update_table(&session, &mut table);
        resets.write(TableReset {
            reason: ResetReason::ViewerChanged,
            glide: true,
        });
    }
}
