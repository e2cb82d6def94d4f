//! Intents: what a person, a computer player or a panel wants to do in the match.

use std::collections::VecDeque;

use bevy::prelude::*;

use coffer_guests::host::Asked;

use crate::app::schedule::FrameSystems;
use crate::app::session::message::MoveNumber;
use crate::app::session::sharing::HostSays;
use crate::rules::{Occupant, Seat, Spot};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Intents>()
        .add_message::<Intent>()
        .add_systems(Update, queue_intents.in_set(FrameSystems::Queue));
}

/// Which position of the match to view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seek {
    /// The one after this many moves.
    To(usize),
    /// One move back.
    Back,
    /// One move forward.
    Forward,
    /// The first one.
    Start,
    /// The current one.
    Now,
}

/// What a person, a courtier or a panel wants to do.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A person pointed at these spots, in order.
    Attempt(Vec<Spot>),
    /// A courtier's move.
    Answer {
        /// The move.
        mv: MoveNumber,
        /// Number of moves played when the search began.
        ply: usize,
    },
    /// Undo up to the person's last turn.
    Undo,
    /// Redo what was undone.
    Redo,
    /// Restart the same match.
    Restart,
    /// Start a new match with the sides changed.
    Rematch,
    /// Give up. With more than two seats, the others play on.
    Resign,
    /// Give up as the only person at the table, and end the match whatever the number of seats.
    ResignAndEnd,
    /// Offer a draw. If only people play, they have already agreed.
    OfferDraw,
    /// A courtier's answer to a draw offer.
    AnswerDraw {
        /// Its score of the position, in hundredths of a man. `None` if there is no evaluation.
        score: Option<i32>,
        /// Number of moves played when the position was evaluated.
        ply: usize,
    },
    /// This seat's time is up.
    OutOfTime(Seat),
    /// Show a hint.
    Hint,
    /// View another position of the match.
    Seek(Seek),
    /// On an analysis board: bring this line to the board, by its number among the side lines.
    Line(usize),
    /// In practice: the acting side plays this move, in notation.
    Script(String),
    /// The answer to what another seat has asked of all.
    Agree(bool),
    /// At the host's device: what a guest asks.
    FromGuest(Asked),
    /// At the host's device: who sits where now.
    Seated(Vec<Occupant>),
    /// At a guest's device: what the host says.
    FromHost(HostSays),
    /// In practice: whether the learner points at single spots instead of moving pieces.
    Pointing(bool),
}

impl Intent {
    /// Whether it plays a move.
    pub(super) fn is_move(&self) -> bool {
        matches!(
            self,
            Self::Attempt(_)
                | Self::Answer { .. }
                | Self::Script(_)
                | Self::FromGuest(_)
                | Self::FromHost(_)
        )
    }

    /// Whether it only applies in practice, and is ignored in a real match.
    pub(super) fn is_of_practice(&self) -> bool {
        matches!(self, Self::Script(_) | Self::Pointing(_))
    }

    /// Whether it only applies to a real match, and is ignored in practice.
    pub(super) fn is_of_match(&self) -> bool {
        matches!(
            self,
            Self::Answer { .. }
                | Self::Undo
                | Self::Redo
                | Self::Restart
                | Self::Rematch
                | Self::Resign
                | Self::ResignAndEnd
                | Self::OfferDraw
                | Self::AnswerDraw { .. }
                | Self::OutOfTime(_)
        )
    }
}

/// The queued intents; those that must wait for an animation stay in it.
#[derive(Resource, Default, Debug)]
pub struct Intents(pub(super) VecDeque<Intent>);

pub(super) fn queue_intents(mut new: MessageReader<Intent>, mut intents: ResMut<Intents>) {
    intents.0.extend(new.read().cloned());
}
