//! What an intent changes, or why it is refused.

use crate::app::session::{RefusalReason, Refused, ResetReason};

/// What an accepted intent changed.
pub(super) enum Change {
    /// A move was played.
    Played,
    /// The pieces must be laid out again.
    TableReset(ResetReason),
    /// Replay advanced by one move.
    Stepped,
    /// The match ended without a move.
    Ended,
    /// Only what can be chosen is different.
    Choices,
}

/// What an intent changed, or why it was refused. `Err(None)` if the player needs no reason.
pub(super) type IntentResult = Result<Change, Option<Refused>>;

/// A refusal with this reason.
pub(super) fn refused(reason: RefusalReason) -> IntentResult {
    Err(Some(Refused::because(reason)))
}
