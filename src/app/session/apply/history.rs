//! History: undo, redo, viewing earlier positions, restarting.

use crate::app::session::apply::change::{Change, IntentResult};
use crate::app::session::{RefusalReason, Refused, ResetReason, Seek, Session, TableGame};
use crate::rules::{Match, Occupant, Outcome, Reason, Refusal, Seat};

pub(super) fn undo_depth<G: TableGame>(session: &Session<G>) -> Option<usize> {
    let flag_fell = |outcome: &Outcome| outcome.reason == Reason::OUT_OF_TIME;
    if session.game.turn().outcome().is_some_and(flag_fell) {
        // A timeout can't be undone.
        return None;
    }
    let seats = session.game.seats();
    let person = |seat: Seat| seats.get(seat.index()).is_some_and(Occupant::is_person);
    if !session.hidden() {
        return session.game.undo_depth(person);
    }
    // In a game with hidden information only one's own moves: another person's choice stands.
    let own = |seat: Seat| session.open_to == Some(seat);
    let depth = session.game.undo_depth(own)?;
    let back = session.game.plies().iter().rev().take(depth);
    let others = back
        .filter_map(|ply| ply.seat)
        .any(|seat| person(seat) && !own(seat));
    (!others).then_some(depth)
}

/// Why no turn can be undone now.
pub(super) fn undo_refusal<G: TableGame>(session: &Session<G>) -> Refused {
    let seats = session.game.seats();
    let person = |seat: Seat| seats.get(seat.index()).is_some_and(Occupant::is_person);
    let mut plies = session.game.plies().iter();
    let moved = plies.any(|ply| ply.seat.is_some_and(person));
    match session.game.turn().outcome() {
        Some(_) => Refusal::new("refusal-over").into(),
        None if moved => Refused::because(RefusalReason::UndoBarred),
        None => Refused::because(RefusalReason::NoUndo),
    }
}

/// Whether the people at this screen may redo what was taken back.
pub(super) fn may_redo<G: TableGame>(session: &Session<G>) -> bool {
    session.game.redoable() > 0
        && (!session.hidden() || session.game.turn().seat() == session.open_to)
}

/// The position to view of a line of `end` moves, as a number of moves; `now` is the one shown.
pub(super) fn wanted(look: Seek, now: usize, end: usize) -> usize {
    match look {
        Seek::To(moves) => moves.min(end),
        Seek::Back => now.saturating_sub(1),
        Seek::Forward => (now + 1).min(end),
        Seek::Start => 0,
        Seek::Now => end,
    }
}

pub(super) fn look_at<G: TableGame>(session: &mut Session<G>, look: Seek) -> IntentResult {
    let end = session.game.plies().len();
    let now = session.viewed_ply.unwrap_or(end);
    let wanted = wanted(look, now, end);
    session.viewed_ply = (wanted < end).then_some(wanted);
    match wanted {
        _ if wanted == now => Err(None),
        _ if wanted == now + 1 => Ok(Change::Stepped),
        _ => Ok(Change::TableReset(ResetReason::PositionViewed)),
    }
}

pub(super) fn undo<G: TableGame>(session: &mut Session<G>) -> bool {
    let Some(depth) = undo_depth(session) else {
        return false;
    };
    for _ in 0..depth {
        session.game.undo();
    }
    let seats = session.game.seats();
    let by_courtier = |seat: Seat| seats.get(seat.index()).is_some_and(|who| !who.is_person());
    let answers = session
        .game
        .plies()
        .iter()
        .filter(|ply| ply.seat.is_some_and(by_courtier))
        .count();
    session.scores.truncate(answers);
    session.draw_offered = None;
    true
}

pub(super) fn redo<G: TableGame>(session: &mut Session<G>) -> bool {
    if !may_redo(session) || session.game.redo().is_none() {
        return false;
    }
    let mid_turn = |game: &Match<G>| {
        !game.game().starts_turn() || game.acting().is_some_and(|(_, who)| !who.is_person())
    };
    while session.game.redoable() > 0 && mid_turn(&session.game) {
        if session.game.redo().is_none() {
            break;
        }
    }
    true
}

/// A new match with the same people, each in the next seat.
pub(super) fn rematch<G: TableGame>(session: &mut Session<G>) {
    let next = session.game.rematch();
    begin(session, next);
}

/// The same people in the same seats. Hidden cards are dealt again, because the old ones are known.
pub(super) fn restart<G: TableGame>(session: &mut Session<G>) {
    if session.hidden() {
        let next = session.game.redealt();
        begin(session, next);
    } else {
        session.game = session.game.restarted();
        session.scores.clear();
        session.draw_offered = None;
    }
}

fn begin<G: TableGame>(session: &mut Session<G>, game: Match<G>) {
    session.game = game;
    session.scores.clear();
    session.draw_offered = None;
    session.open_to = session.first_eyes(None);
}
