//! Endings without a move: resignation, agreed draw, time out.

use bevy::prelude::*;
use coffer_guests::host::HostSeat;

use crate::app::session::apply::change::{Change, IntentResult, refused};
use crate::app::session::game::first_viewer;
use crate::app::session::sharing::Sharing;
use crate::app::session::{GaveUp, RefusalReason, ResetReason, Session};
use crate::players::levels::Courtier;
use crate::rules::{Ending, Occupant, Refusal, Seat, Strength};

/// The courtier that replaces a person who has resigned (ALL-3).
const SUBSTITUTE: Courtier = Courtier::CharlesBrandon;
/// How many of its last moves a courtier must have evaluated as level before it agrees to a draw
/// (DR-8).
const LEVEL_MOVES: usize = 4;
/// The largest score that counts as level, in hundredths of a man.
const LEVEL_SCORE: i32 = 35;

/// The seat that resigns: of the person who acts or, in a game with hidden information, of the one
/// whose hand is shown.
pub(super) fn resigning(session: &Session, viewer: Seat) -> Seat {
    let person = session
        .game
        .acting()
        .filter(|(_, who)| who.is_person())
        .map(|(seat, _)| seat);
    match session.shown.open_to {
        Some(seat) if session.game.hides_anything() => seat,
        _ if session.game.hides_anything() => viewer,
        _ => person.unwrap_or_else(|| first_viewer(session.game.seats())),
    }
}

/// Resigns for the only person at the table, and ends the match. With several people the others
/// may want to play on.
pub(super) fn resign_and_end(session: &mut Session, viewer: Seat) -> IntentResult {
    if session.people() != 1 {
        return Err(None);
    }
    let seat = resigning(session, viewer);
    end(session, Ending::Resigned(seat))
}

/// Resigns. With more than two players the others play on, and a courtier takes the seat.
pub(super) fn resign(
    session: &mut Session,
    viewer: Seat,
    gave_up: &mut MessageWriter<GaveUp>,
) -> IntentResult {
    let seat = resigning(session, viewer);
    if session.game.seats().len() <= 2 {
        return end(session, Ending::Resigned(seat));
    }
    if session.game.turn().outcome().is_some() {
        return Err(Some(Refusal::new("refusal-over").into()));
    }
    if !session
        .game
        .seats()
        .get(seat.index())
        .is_some_and(Occupant::is_person)
    {
        return Err(None);
    }
    if session.people() == 1 {
        gave_up.write(GaveUp {
            record: session.game.record(),
            outcome: session.game.outcome_of(Ending::Resigned(seat)),
        });
    }
    substitute(session, seat);
    Ok(Change::TableReset(ResetReason::Resigned))
}

/// Seats a courtier in place of somebody who has given up.
pub(super) fn substitute(session: &mut Session, seat: Seat) {
    let strength = Strength::usual(SUBSTITUTE.level());
    session.game.replace(seat, Occupant::Courtier(strength));
    // If only one person is left, they have not opened the curtain yet; until then the cards stay
    // face down.
    session.shown.open_to = session.shown.open_to.filter(|other| *other != seat);
    if let Sharing::Hosted(hosted) = &mut session.sharing
        && let Some(place) = hosted.seats.get_mut(seat.index())
    {
        *place = HostSeat::Courtier {
            strength,
            face: String::new(),
        };
        hosted.reseated = true;
    }
}

pub(super) fn offer_draw(session: &mut Session) -> IntentResult {
    if !session.game.may_agree_draw() {
        return Err(Some(Refusal::new("refusal-draw-none").into()));
    }
    let seats = (0..).map(Seat).zip(session.game.seats());
    let courtier = seats
        .filter(|(_, who)| who.is_computer())
        .map(|(seat, _)| seat)
        .next();
    let Some(seat) = courtier else {
        return end(session, Ending::Agreed);
    };
    let recent = session.scores.iter().rev().take(LEVEL_MOVES);
    if recent.filter(|score| is_level(**score)).count() < LEVEL_MOVES {
        return refused(RefusalReason::DrawRefused(seat));
    }
    if session.game.turn().outcome().is_some() {
        return Err(Some(Refusal::new("refusal-over").into()));
    }
    // The earlier scores don't cover the last move, so the current position is evaluated.
    session.draw_offered = Some(seat);
    Err(None)
}

/// A courtier that was offered a draw agrees if the current position is level too.
pub(super) fn answer_draw(session: &mut Session, score: Option<i32>, ply: usize) -> IntentResult {
    if ply != session.game.ply() {
        return Err(None);
    }
    let Some(seat) = session.draw_offered.take() else {
        return Err(None);
    };
    if score.is_some_and(is_level) {
        end(session, Ending::Agreed)
    } else {
        refused(RefusalReason::DrawRefused(seat))
    }
}

fn is_level(score: i32) -> bool {
    score.abs() <= LEVEL_SCORE
}

pub(super) fn end(session: &mut Session, ending: Ending) -> IntentResult {
    match session.game.end(ending) {
        Ok(()) => Ok(Change::Ended),
        Err(refusal) => Err(Some(refusal.into())),
    }
}
