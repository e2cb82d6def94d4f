//! What a person, a computer player or a panel wants of the match.

use std::collections::VecDeque;
use std::fmt;

use bevy::prelude::*;

use crate::app::schedule::FrameSystems;
use crate::rules::{Seat, Spot};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Intents>()
        .add_message::<Intent>()
        .add_systems(Update, queue_intents.in_set(FrameSystems::Queue));
}

/// Which position of the match to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seek {
    /// The one after so many moves.
    To(usize),
    /// One move back.
    Back,
    /// One move on.
    Forward,
    /// The first one.
    Start,
    /// The one that stands on the table now.
    Now,
}

/// What a person, a courtier or a panel wants.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A person pointed at these, one after another.
    Attempt(Vec<Spot>),
    /// A courtier's move in notation, for the position after so many moves.
    Answer {
        /// The move.
        text: RedactedText,
        /// Moves played when it was thought out.
        ply: usize,
    },
    /// Take back to the person's last turn.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// The same match from the beginning.
    Restart,
    /// Another match with the sides changed.
    Rematch,
    /// Give up.
    Resign,
    /// Offer a draw; people at this screen have agreed by then.
    OfferDraw,
    /// The courtier to whom a draw was offered has weighed the position after so many moves.
    AnswerDraw {
        /// What it is worth, in hundredths of a man; none where nobody can say it.
        score: Option<i32>,
        /// Moves played when it was weighed.
        ply: usize,
    },
    /// This seat's time is up.
    OutOfTime(Seat),
    /// Show what a strong player would do.
    Hint,
    /// Look at another position of the match.
    Seek(Seek),
    /// In practice: whoever acts plays this move, given in notation.
    Script(String),
    /// In practice: every place can be pointed at alone, and no piece is moved; or as usual again.
    Pointing(bool),
}

impl Intent {
    /// Whether it plays a move.
    pub(super) fn is_move(&self) -> bool {
        matches!(
            self,
            Self::Attempt(_) | Self::Answer { .. } | Self::Script(_)
        )
    }

    /// Whether it is about a match of one's own, so that it means nothing in practice.
    pub(super) fn is_of_match(&self) -> bool {
        matches!(
            self,
            Self::Undo
                | Self::Redo
                | Self::Restart
                | Self::Rematch
                | Self::Resign
                | Self::OfferDraw
                | Self::AnswerDraw { .. }
                | Self::OutOfTime(_)
        )
    }
}

/// A move in notation on its way to the rules. Others may not know it yet, so that its `Debug` form
/// does not tell it (ALL-5).
#[derive(Clone, PartialEq, Eq)]
pub struct RedactedText(pub String);

impl fmt::Debug for RedactedText {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("…")
    }
}

/// Intents in the order in which they came; those that must wait for an animation stay.
#[derive(Resource, Default, Debug)]
pub struct Intents(pub(super) VecDeque<Intent>);

pub(super) fn queue_intents(mut new: MessageReader<Intent>, mut intents: ResMut<Intents>) {
    intents.0.extend(new.read().cloned());
}
