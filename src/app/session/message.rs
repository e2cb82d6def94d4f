//! What the session is asked to open, and what it tells of what has happened.

use bevy::prelude::*;

use crate::rules::{Effect, Game, Outcome, PieceId, Ply, Record, Refusal, Seat, Spot};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Open>()
        .add_message::<OpenExternal>()
        .add_message::<OpenPractice>()
        .add_message::<PracticeAttempt>()
        .add_message::<Applied>()
        .add_message::<TableReset>()
        .add_message::<Renamed>()
        .add_message::<Refused>()
        .add_message::<GaveUp>();
}

/// Opens a match: a new one is a record without moves.
#[derive(Message, Clone, Debug)]
pub struct Open(pub Record);

/// Opens a match that comes from elsewhere, if its game was added.
#[derive(Message, Clone, Debug)]
pub struct OpenExternal(pub Record);

/// Opens a match for practice: it is not saved, no courtier thinks in it, and what the other side
/// plays is scripted.
#[derive(Message, Clone, Debug)]
pub struct OpenPractice {
    /// The match, with what was played of it.
    pub record: Record,
    /// The seat of whoever practises.
    pub learner: Seat,
}

/// In practice: what the learner tried. Nothing has been played yet.
#[derive(Message, Clone, Debug)]
pub struct PracticeAttempt {
    /// The move in notation, where it is a legal one.
    pub text: Option<String>,
    /// What was pointed at.
    pub spots: Vec<Spot>,
    /// Why it is no legal move, where it is none.
    pub refusal: Option<Refusal>,
}

/// A move was played.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Applied {
    /// Who played it.
    pub seat: Option<Seat>,
    /// What it did, as the people at this screen may see it.
    pub effects: Vec<Effect>,
}

impl Applied {
    /// A move as these eyes saw it.
    pub(super) fn of<G: Game>(ply: &Ply<G>, eyes: Option<Seat>) -> Self {
        Self {
            seat: ply.seat,
            effects: ply
                .effects
                .iter()
                .map(|effect| ply.after.effect_for(effect, eyes))
                .collect(),
        }
    }
}

/// The only person at a table for more than two has given up; courtiers play on.
#[derive(Message, Clone, Debug)]
pub struct GaveUp {
    /// The match as it stood, that person still in the seat.
    pub record: Record,
    /// What that means for the statistics.
    pub outcome: Outcome,
}

/// Why the pieces lie anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResetReason {
    /// A match was opened, new or as it was saved.
    Opened,
    /// A turn was taken back.
    Undone,
    /// A turn was played again.
    Redone,
    /// The match begins again.
    Restarted,
    /// Somebody has given up, and a courtier plays on in that seat.
    Resigned,
    /// Another match begins, the sides changed.
    Rematched,
    /// Another position of the match is looked at.
    Looked,
    /// The table was turned to another person; the match is as it was.
    Turned,
}

/// The pieces lie anew: a match was opened, or moves were taken back.
#[derive(Message, Clone, Copy, Debug)]
pub struct TableReset {
    /// Why.
    pub occasion: ResetReason,
    /// Whether the pieces glide to their places; else they are simply there.
    pub glide: bool,
}

/// Other eyes look at the table: the ids by which they know the pieces that were on it, each behind
/// the one it had. A [`TableReset`] follows.
#[derive(Message, Clone, Debug)]
pub struct Renamed(pub Vec<(PieceId, PieceId)>);

/// Something was not allowed.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Why.
    pub reason: RefusalReason,
    /// The piece or place it is about.
    pub at: Option<Spot>,
}

/// Why something was not allowed; it becomes a sentence in [`crate::app::wording::refusal`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RefusalReason {
    /// The rules forbid it.
    Rules(Refusal),
    /// A match could not be opened, with the sentence of its error.
    Unreadable(String),
    /// It is the turn of this seat, where no person sits.
    Thinking(Seat),
    /// This seat does not agree to a draw.
    DrawRefused(Seat),
    /// Nobody at this screen is to move, so that there is no hint.
    NoHint,
    /// Earlier positions of a game with secrets are not shown while it goes on.
    TurnedDown,
}

impl Refused {
    /// Refused for this reason, at no place of the table.
    pub fn because(reason: RefusalReason) -> Self {
        Self { reason, at: None }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self {
            at: refusal.spot(),
            reason: RefusalReason::Rules(refusal),
        }
    }
}
