//! Intents at a table with guests: at the host's device they may need the others' consent, and at a
//! guest's they are asked of the host.

use coffer_guests::host::{Asked, HostSeat};
use coffer_guests::judge::Judged;
use coffer_guests::protocol::{Ask, Question};

use crate::app::session::apply::change::{Change, IntentResult, refused};
use crate::app::session::apply::endings::{self, resigning};
use crate::app::session::apply::history;
use crate::app::session::sharing::{Followed, HostSays, Hosted, Sharing};
use crate::app::session::{Games, Intent, RefusalReason, ResetReason, Session};
use crate::rules::{ClockRecord, Occupant, Record, Refusal, Seat, Spot};

/// Carries out an intent in a match that is shared. `None` if it means the same as in one that is not.
pub(super) fn carry_out(
    session: &mut Session,
    intent: &Intent,
    viewer: Seat,
    games: &Games,
) -> Option<IntentResult> {
    match &session.sharing {
        Sharing::Alone => None,
        Sharing::Hosted(_) => at_the_host(session, intent, viewer),
        Sharing::Followed(_) => at_a_guest(session, intent, games),
    }
}

fn at_the_host(session: &mut Session, intent: &Intent, viewer: Seat) -> Option<IntentResult> {
    Some(match intent {
        Intent::FromGuest(asked) => from_guest(session, asked),
        Intent::Seated(seats) => seated(session, seats),
        Intent::Undo => ask_all(session, viewer, Question::Undo),
        Intent::OfferDraw => ask_all(session, viewer, Question::Draw),
        Intent::Rematch => ask_all(session, viewer, Question::Rematch),
        Intent::Agree(agree) => {
            let seats = (0..).map(Seat).zip(session.game.seats());
            let here = seats.filter(|(_, who)| who.is_person());
            let here: Vec<Seat> = here.map(|(seat, _)| seat).collect();
            let mut judged = Judged::Unchanged;
            let (game, hosted) = shared(session)?;
            let seats = hosted.seats.clone();
            for seat in here {
                if judged == Judged::Unchanged {
                    judged = hosted.judge.agree(seat, *agree, &seats, game);
                }
            }
            done(session, judged)
        }
        // Everybody would lose the match.
        Intent::Restart | Intent::Redo => Err(None),
        _ => return None,
    })
}

/// The match and how it is hosted.
fn shared(
    session: &mut Session,
) -> Option<(&mut dyn coffer_guests::seen::SharedMatch, &mut Hosted)> {
    match &mut session.sharing {
        Sharing::Hosted(hosted) => Some((&mut *session.game, hosted)),
        _ => None,
    }
}

fn from_guest(session: &mut Session, asked: &Asked) -> IntentResult {
    let Some((game, hosted)) = shared(session) else {
        return Err(None);
    };
    let seats = hosted.seats.clone();
    let (answer, judged) = hosted.judge.judge(asked, &seats, game);
    hosted.answers.push((asked.clone(), answer));
    done(session, judged)
}

/// Asks everybody else at the table.
fn ask_all(session: &mut Session, viewer: Seat, question: Question) -> IntentResult {
    let seat = resigning(session, viewer);
    let nothing = match question {
        Question::Undo => history::undo_refusal(session),
        Question::Draw => Refusal::new("refusal-draw-none").into(),
        Question::Rematch => Refusal::new("refusal-over").into(),
    };
    let Some((game, hosted)) = shared(session) else {
        return Err(None);
    };
    let seats = hosted.seats.clone();
    let (answer, judged) = hosted.judge.ask(seat, question, &seats, game);
    if answer == coffer_guests::protocol::Answer::NotNow {
        return Err(Some(nothing));
    }
    match judged {
        Judged::Unchanged => Ok(Change::Choices),
        judged => done(session, judged),
    }
}

/// What has become of the match.
fn done(session: &mut Session, judged: Judged) -> IntentResult {
    match judged {
        Judged::Unchanged => Ok(Change::Choices),
        Judged::Played => Ok(Change::Played),
        Judged::Ended => Ok(Change::Ended),
        Judged::Undone => Ok(Change::TableReset(ResetReason::Undone)),
        Judged::GivesUp(seat) => {
            endings::substitute(session, seat);
            Ok(Change::TableReset(ResetReason::Resigned))
        }
        Judged::Rematch => {
            rematch(session);
            Ok(Change::TableReset(ResetReason::Rematched))
        }
    }
}

/// Another match with the sides changed: everybody moves to the next seat, as [`history::rematch`] does.
fn rematch(session: &mut Session) {
    let Sharing::Hosted(before) = &session.sharing else {
        return;
    };
    let mut seats: Vec<HostSeat> = before.seats.clone();
    let by = seats.len().min(1);
    seats.rotate_left(by);
    history::rematch(session);
    session.sharing = Sharing::Hosted(Hosted {
        seats,
        fresh: true,
        ..Hosted::default()
    });
}

/// Who sits where has changed: a guest has another name, or another one has come.
fn seated(session: &mut Session, seats: &[Occupant]) -> IntentResult {
    let before = session.game.seats().to_vec();
    let changed = (0..).map(Seat).zip(before.iter().zip(seats));
    for (seat, (old, new)) in changed {
        if old != new {
            session.game.replace(seat, new.clone());
        }
    }
    Ok(Change::Choices)
}

fn at_a_guest(session: &mut Session, intent: &Intent, games: &Games) -> Option<IntentResult> {
    let ask = match intent {
        Intent::FromHost(says) => return Some(from_host(session, says, games)),
        Intent::Attempt(spots) => return Some(attempt(session, spots)),
        Intent::Undo => Ask::Undo,
        Intent::OfferDraw => Ask::Draw,
        Intent::Rematch => Ask::Rematch,
        Intent::Resign | Intent::ResignAndEnd => Ask::Resign,
        Intent::Agree(agree) => Ask::Agree(*agree),
        Intent::Seek(_) | Intent::Hint => return None,
        _ => return Some(Err(None)),
    };
    followed(session)?.asks.push(ask);
    Some(Err(None))
}

fn followed(session: &mut Session) -> Option<&mut Followed> {
    match &mut session.sharing {
        Sharing::Followed(followed) => Some(followed),
        _ => None,
    }
}

/// Asks the host for a legal move; an illegal one is refused here.
fn attempt(session: &mut Session, spots: &[Spot]) -> IntentResult {
    match session.game.acting() {
        Some((_, Occupant::Person(_))) => {}
        Some((seat, _)) => return refused(RefusalReason::Thinking(seat)),
        None => return Err(Some(Refusal::new("refusal-over").into())),
    }
    let Some(mv) = session.game.move_at(spots) else {
        return Err(Some(session.game.explain(spots).into()));
    };
    let text = session.game.move_text(mv);
    let ply = u32::try_from(session.game.ply()).unwrap_or(u32::MAX);
    let Some(followed) = followed(session).filter(|followed| !followed.waits) else {
        return Err(None);
    };
    let line = followed.line;
    followed.waits = true;
    followed.asks.push(Ask::Move { line, ply, text });
    Err(None)
}

fn from_host(session: &mut Session, says: &HostSays, games: &Games) -> IntentResult {
    let Sharing::Followed(followed) = &mut session.sharing else {
        return Err(None);
    };
    let viewer = followed.viewer;
    match says {
        HostSays::Ply(ply) => {
            followed.waits = false;
            match session.game.follow_ply(viewer, ply) {
                Ok(()) => Ok(Change::Played),
                Err(_) => refused(RefusalReason::CannotFollow),
            }
        }
        HostSays::Retreat { plies, line } => {
            followed.line = *line;
            followed.waits = false;
            session.shown.viewed_ply = None;
            session.game.retreat(*plies);
            Ok(Change::TableReset(ResetReason::Undone))
        }
        HostSays::Ended(ending) => endings::end(session, *ending),
        HostSays::Seats(seats) => seated(session, seats),
        HostSays::Clock(left) => {
            if let Some(clock) = session.game.clock().cloned() {
                let left = left.clone();
                session.game.set_clock(ClockRecord { left, ..clock });
            }
            Err(None)
        }
        HostSays::Refused => {
            followed.waits = false;
            refused(RefusalReason::NotNow)
        }
        HostSays::Whole(record) => whole(session, record, games),
    }
}

/// The whole match as it was played, now that nothing of it is a secret any more.
fn whole(session: &mut Session, record: &Record, games: &Games) -> IntentResult {
    let seats = session.game.seats().to_vec();
    let record = Record {
        seats,
        ..record.clone()
    };
    match games.open(&record) {
        Ok((_, game)) if game.ply() == session.game.ply() => {
            session.game = game;
            if let Some(followed) = followed(session) {
                followed.whole = true;
            }
            Ok(Change::Choices)
        }
        _ => refused(RefusalReason::CannotFollow),
    }
}
