//! History: undo, redo, viewing earlier positions, restarting.

use crate::app::session::apply::change::{Change, IntentResult};
use crate::app::session::sharing::Sharing;
use crate::app::session::{
    RefusalReason, Refused, ResetReason, Seek, Session, TableMatch, TableState,
};
use crate::rules::{Occupant, Outcome, Reason, Refusal, Seat};

/// Updates `table` from the match.
pub(in crate::app::session) fn update_table(session: &Session, table: &mut TableState) {
    session.game.describe(&session.shown, table);
    table.shared = !matches!(session.sharing, Sharing::Alone);
    if let Some(at) = table.analysis().map(|lines| lines.at) {
        table.can_undo = at > 0;
        table.can_redo = at < table.moves.len();
    } else {
        table.can_undo = !table.is_practice() && undo_depth(session).is_some();
        // Others would have to agree to it, and may make the move again instead.
        table.can_redo = !table.shared && may_redo(session);
    }
}

fn undo_depth(session: &Session) -> Option<usize> {
    let flag_fell = |outcome: &Outcome| outcome.reason == Reason::OUT_OF_TIME;
    if session.game.turn().outcome().is_some_and(flag_fell) {
        // A timeout can't be undone.
        return None;
    }
    let seats = session.game.seats();
    let person = |seat: Seat| seats.get(seat.index()).is_some_and(Occupant::is_person);
    if !session.game.hides_anything() {
        return session.game.undo_depth(&person);
    }
    // In a game with hidden information only one's own moves: another person's choice stands.
    let own = |seat: Seat| session.shown.open_to == Some(seat);
    let depth = session.game.undo_depth(&own)?;
    let movers = session.game.movers();
    let mut back = movers.into_iter().rev().take(depth).flatten();
    let others = back.any(|seat| person(seat) && !own(seat));
    (!others).then_some(depth)
}

/// Why no turn can be undone now.
pub(super) fn undo_refusal(session: &Session) -> Refused {
    let seats = session.game.seats();
    let person = |seat: Seat| seats.get(seat.index()).is_some_and(Occupant::is_person);
    let moved = session.game.movers().into_iter().flatten().any(person);
    match session.game.turn().outcome() {
        Some(_) => Refusal::new("refusal-over").into(),
        None if moved => Refused::because(RefusalReason::UndoBarred),
        None => Refused::because(RefusalReason::NoUndo),
    }
}

/// Whether the people at this screen may redo what was taken back.
fn may_redo(session: &Session) -> bool {
    session.game.redoable() > 0
        && (!session.game.hides_anything() || session.game.turn().seat() == session.shown.open_to)
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

pub(super) fn look_at(session: &mut Session, look: Seek) -> IntentResult {
    let end = session.game.ply();
    let now = session.shown.viewed_ply.unwrap_or(end);
    let wanted = wanted(look, now, end);
    session.shown.viewed_ply = (wanted < end).then_some(wanted);
    match wanted {
        _ if wanted == now => Err(None),
        _ if wanted == now + 1 => Ok(Change::Stepped),
        _ => Ok(Change::TableReset(ResetReason::PositionViewed)),
    }
}

pub(super) fn undo(session: &mut Session) -> bool {
    let Some(depth) = undo_depth(session) else {
        return false;
    };
    for _ in 0..depth {
        session.game.undo();
    }
    let seats = session.game.seats();
    let by_courtier = |seat: Seat| seats.get(seat.index()).is_some_and(Occupant::is_computer);
    let movers = session.game.movers().into_iter().flatten();
    let answers = movers.filter(|seat| by_courtier(*seat)).count();
    session.scores.truncate(answers);
    session.draw_offered = None;
    true
}

pub(super) fn redo(session: &mut Session) -> bool {
    if !may_redo(session) || !session.game.redo() {
        return false;
    }
    let mid_turn = |game: &dyn TableMatch| {
        !game.starts_turn() || game.acting().is_some_and(|(_, who)| who.is_computer())
    };
    while session.game.redoable() > 0 && mid_turn(&*session.game) {
        if !session.game.redo() {
            break;
        }
    }
    true
}

/// A new match with the same people, each in the next seat.
pub(super) fn rematch(session: &mut Session) {
    *session = Session::new(session.game.rematch(), None);
}

/// The same people in the same seats. Hidden cards are dealt again, because the old ones are known.
pub(super) fn restart(session: &mut Session) {
    if session.game.hides_anything() {
        *session = Session::new(session.game.redealt(), None);
    } else {
        session.game = session.game.restarted();
        session.scores.clear();
        session.draw_offered = None;
    }
}
