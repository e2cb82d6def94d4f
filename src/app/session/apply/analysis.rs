//! The analysis board: every move is looked at and played on from, and no line is lost.

use crate::app::session::apply::change::{Change, IntentResult};
use crate::app::session::apply::history::wanted;
use crate::app::session::{Intent, ResetReason, Seek, Session};
use crate::rules::Spot;

/// Carries out an intent on an analysis board. `None` if it means the same as in a match.
pub(super) fn carry_out(session: &mut Session, intent: &Intent) -> Option<IntentResult> {
    Some(match intent {
        Intent::Attempt(spots) => explore(session, spots)?,
        Intent::Seek(look) => go_to(session, *look),
        Intent::Undo => go_to(session, Seek::Back),
        Intent::Redo => go_to(session, Seek::Forward),
        Intent::Restart => go_to(session, Seek::Start),
        Intent::Line(number) => (session.game.enter(*number))
            .then_some(Change::TableReset(ResetReason::PositionViewed))
            .ok_or(None),
        intent if intent.is_of_match() => Err(None),
        _ => return None,
    })
}

/// Plays the move at these spots; `None` if it is not legal.
fn explore(session: &mut Session, spots: &[Spot]) -> Option<IntentResult> {
    let mv = session.game.move_at(spots)?;
    Some(match session.game.explore(mv) {
        Ok(()) => Ok(Change::Played),
        Err(refusal) => Err(Some(refusal.into())),
    })
}

/// Goes to another position of the line on the board.
fn go_to(session: &mut Session, look: Seek) -> IntentResult {
    let now = session.game.ply();
    let to = wanted(look, now, now + session.game.redoable());
    session.game.go_to(to);
    match to {
        _ if to == now => Err(None),
        _ if to == now + 1 => Ok(Change::Stepped),
        _ => Ok(Change::TableReset(ResetReason::PositionViewed)),
    }
}
