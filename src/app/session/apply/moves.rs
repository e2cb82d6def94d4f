//! Attempted moves, by people, computer players and scripts.

use crate::app::session::apply::change::{Change, IntentResult, refused};
use crate::app::session::{PracticeAttempt, RefusalReason, Session, TableGame};
use crate::rules::{Game, Occupant, Ply, Refusal, Spot};

/// What a move has changed, or why it was refused.
fn played<G: Game>(result: Result<&Ply<G>, Refusal>) -> IntentResult {
    match result {
        Ok(_) => Ok(Change::Played),
        Err(refusal) => Err(Some(refusal.into())),
    }
}

pub(super) fn attempt<G: TableGame>(session: &mut Session<G>, spots: &[Spot]) -> IntentResult {
    match session.game.acting() {
        Some((_, Occupant::Person(_))) => {}
        Some((seat, _)) => return refused(RefusalReason::Thinking(seat)),
        None => return Err(Some(Refusal::new("refusal-over").into())),
    }
    if session.hidden() && session.open_to != session.game.turn().seat() {
        return Err(None);
    }
    match session.game.move_at(spots).cloned() {
        Some(mv) => played(session.game.play(mv)),
        None => Err(Some(session.game.game().explain(spots).into())),
    }
}

/// Reports a practice attempt without playing it; the lesson or puzzle decides what happens.
pub(super) fn try_out<G: TableGame>(session: &Session<G>, spots: Vec<Spot>) -> PracticeAttempt {
    let game = session.game.game();
    let chosen = session.game.move_at(&spots);
    PracticeAttempt {
        refusal: chosen.is_none().then(|| game.explain(&spots)),
        text: chosen.map(|mv| game.move_text(mv)),
        spots,
    }
}

pub(super) fn answer<G: TableGame>(
    session: &mut Session<G>,
    text: &str,
    ply: usize,
) -> IntentResult {
    let courtier = session
        .game
        .acting()
        .is_some_and(|(_, who)| !who.is_person());
    if !courtier || session.game.plies().len() != ply {
        return Err(None);
    }
    played(session.game.play_text(text))
}

pub(super) fn script<G: TableGame>(session: &mut Session<G>, text: &str) -> IntentResult {
    played(session.game.play_text(text))
}
