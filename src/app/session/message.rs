//! Messages that open a match, and messages about what has happened.

use std::fmt;

use bevy::prelude::*;

use crate::app::session::sharing::OpenAs;
use crate::rules::{Effect, Game, Outcome, PieceId, PieceView, Ply, Record, Refusal, Seat, Spot};
use crate::texts::Worded;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Open>()
        .add_message::<OpenResult>()
        .add_message::<PracticeAttempt>()
        .add_message::<Applied>()
        .add_message::<TableReset>()
        .add_message::<Renamed>()
        .add_message::<Refused>()
        .add_message::<GaveUp>()
        .add_message::<VersionsDiffer>();
}

/// The number of a legal move, counted from 0 in the order in which the rules list them. It may be
/// hidden from the other players, so `Debug` doesn't print it (ALL-5).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MoveNumber(pub usize);

impl fmt::Debug for MoveNumber {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("…")
    }
}

/// The request to open a match; a new one is a record without moves. [`OpenResult`] answers it.
#[derive(Message, Clone, Debug)]
pub struct Open {
    /// The match, with its moves so far.
    pub record: Record,
    /// The learner's seat, if this is practice: it is not saved, courtiers don't think, and the other
    /// side's moves are scripted.
    pub learner: Option<Seat>,
    /// Whether everybody's hand is shown, as in a puzzle of cards.
    pub open_hands: bool,
    /// With whom it is shared.
    pub sharing: OpenAs,
}

impl Open {
    /// The request to open a match to play. If that is impossible, the notice says why.
    pub fn game(record: Record) -> Self {
        Self {
            record,
            learner: None,
            open_hands: false,
            sharing: OpenAs::Alone,
        }
    }

    /// The request to open a match for practice.
    pub fn practice(record: Record, learner: Seat) -> Self {
        Self {
            learner: Some(learner),
            ..Self::game(record)
        }
    }

    /// The request to open a puzzle: practice with open hands.
    pub fn puzzle(record: Record, learner: Seat) -> Self {
        Self {
            open_hands: true,
            ..Self::practice(record, learner)
        }
    }
}

/// The answer to [`Open`]: the match is on the table, or nothing has changed, and why.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct OpenResult(pub Result<(), Worded>);

/// In practice: what the learner tried. It has not been played.
#[derive(Message, Clone, Debug)]
pub struct PracticeAttempt {
    /// The move in notation. `None` if it is not legal.
    pub text: Option<String>,
    /// The spots pointed at.
    pub spots: Vec<Spot>,
    /// Why the move is not legal. `None` if it is.
    pub refusal: Option<Refusal>,
}

/// A move was played.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Applied {
    /// Who played it.
    pub seat: Option<Seat>,
    /// Its effects, as the people at this screen may see them.
    pub effects: Vec<Effect>,
}

impl Applied {
    /// A move as this viewer saw it.
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

    /// The same once no hand is a secret any more: a card shows its face on the way to a hand, and
    /// in the end every hand shows what `pieces` does.
    pub(super) fn with_open_hands(mut self, pieces: &[PieceView]) -> Self {
        let in_hand = |piece: &&PieceView| matches!(piece.spot, Spot::Hand(_));
        let held = || pieces.iter().filter(in_hand);
        for effect in &mut self.effects {
            if let Effect::Dealt { piece, face, .. } = effect {
                let dealt = held().find(|held| held.id == *piece);
                *face = face.or(dealt.and_then(|held| held.kind));
            }
        }
        let open = held().filter(|held| held.kind.is_some());
        self.effects.extend(open.map(|held| Effect::Flipped {
            piece: held.id,
            face: held.kind,
        }));
        self
    }
}

/// The only person at a table for more than two has resigned; courtiers play on.
#[derive(Message, Clone, Debug)]
pub struct GaveUp {
    /// The match as it stood, with that person still seated.
    pub record: Record,
    /// The outcome for the statistics.
    pub outcome: Outcome,
}

/// A match that a friend sent was opened, and it has other moves than what is kept of it. Both are
/// kept, with these numbers.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct VersionsDiffer {
    /// What was kept before.
    pub known: u64,
    /// What was opened, now on the table.
    pub opened: u64,
}

/// Why the pieces are laid out again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResetReason {
    /// A match was opened, new or as it was saved.
    Opened,
    /// A turn was undone.
    Undone,
    /// A turn was redone.
    Redone,
    /// The match was restarted.
    Restarted,
    /// A person resigned, and a courtier plays on in that seat.
    Resigned,
    /// A new match began with the sides changed.
    Rematched,
    /// Another position of the match is being viewed.
    PositionViewed,
    /// The table was turned to another person; the match is unchanged.
    ViewerChanged,
}

/// The pieces must be laid out again: a match was opened, or moves were undone.
#[derive(Message, Clone, Copy, Debug)]
pub struct TableReset {
    /// The reason.
    pub reason: ResetReason,
    /// Whether the pieces glide to their new spots, instead of being placed at once.
    pub glide: bool,
}

/// The viewer has changed: pairs of old and new ids of the pieces on the table, as each viewer has
/// ids of their own. A [`TableReset`] follows.
#[derive(Message, Clone, Debug)]
pub struct Renamed(pub Vec<(PieceId, PieceId)>);

/// An action was refused.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The reason.
    pub reason: RefusalReason,
    /// The spot it is about, if any.
    pub at: Option<Spot>,
}

/// Why an action was refused. [`crate::app::wording::refusal`] makes a sentence of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RefusalReason {
    /// It is against the rules.
    Rules(Refusal),
    /// It is this seat's turn, and no person sits there.
    Thinking(Seat),
    /// This seat declines the draw.
    DrawRefused(Seat),
    /// No person at this screen is to move, so there is no hint.
    NoHint,
    /// Nobody at this screen has made a move that could be undone.
    NoUndo,
    /// Their last move can't be undone: something hidden was seen since, or another person has
    /// decided.
    UndoBarred,
    /// Nothing was undone that could be redone.
    NoRedo,
    /// Earlier positions of a game with hidden information can't be viewed while it is in progress.
    TurnedDown,
    /// The host of the match does not allow it now.
    NotNow,
    /// What the host of the match sends does not fit the rules here.
    CannotFollow,
}

impl Refused {
    /// A refusal for this reason that is not about a spot.
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
