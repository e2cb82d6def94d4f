//! Attempted moves, by people, computer players and scripts.

use crate::app::session::apply::change::{Change, IntentResult, refused};
use crate::app::session::{MoveNumber, PracticeAttempt, RefusalReason, Session};
use crate::rules::{Occupant, Refusal, Spot};

/// What a move has changed, or why it was refused.
fn played(result: Result<(), Refusal>) -> IntentResult {
    match result {
        Ok(()) => Ok(Change::Played),
        Err(refusal) => Err(Some(refusal.into())),
    }
}

pub(super) fn attempt(session: &mut Session, spots: &[Spot]) -> IntentResult {
    match session.game.acting() {
        Some((_, Occupant::Person(_))) => {}
        Some((seat, _)) => return refused(RefusalReason::Thinking(seat)),
        None => return Err(Some(Refusal::new("refusal-over").into())),
    }
    if session.game.hides_anything() && session.shown.open_to != session.game.turn().seat() {
        return Err(None);
    }
    match session.game.move_at(spots) {
        Some(mv) => played(session.game.play_number(mv)),
        None => Err(Some(session.game.explain(spots).into())),
    }
}

/// Reports a practice attempt without playing it; the lesson or puzzle decides what happens.
pub(super) fn try_out(session: &Session, spots: Vec<Spot>) -> PracticeAttempt {
    let game = &session.game;
    let chosen = game.move_at(&spots);
    PracticeAttempt {
        refusal: chosen.is_none().then(|| game.explain(&spots)),
        text: chosen.map(|mv| game.move_text(mv)),
        spots,
    }
}

pub(super) fn answer(session: &mut Session, mv: MoveNumber, ply: usize) -> IntentResult {
    if session.computer_to_move().is_none() || session.game.ply() != ply {
        return Err(None);
    }
    played(session.game.play_number(mv))
}

pub(super) fn script(session: &mut Session, text: &str) -> IntentResult {
    played(session.game.play(text))
}
