//! What a host knows of its table, and what it tells.

use std::time::Duration;

use coffer_rules::{Seat, Strength};

use crate::protocol::{Answer, Ask, DeviceId, Secret, TableSeat};

/// After how long without a sign of life a guest is away.
pub const AWAY_AFTER: Duration = Duration::from_secs(6);
/// How often a sign of life is sent.
pub const SIGN_OF_LIFE: Duration = Duration::from_secs(2);
/// The secrets of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSecrets {
    /// For guests, who may take a seat.
    pub guests: Secret,
    /// For onlookers.
    pub onlookers: Secret,
}

/// What the host's program needs to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostNews {
    /// Who sits where, or is there, has changed.
    Seats,
    /// A guest asks for something that only the match can tell: it waits for [`Host::answer`](super::Host::answer).
    Asked(Asked),
    /// A guest greets.
    Greeting(Seat, u8),
    /// Nobody can come, for this reason of the transport.
    Failed(String),
}

/// Who sits in a seat, as the host knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostSeat {
    /// Somebody at the host's own screen, with this name.
    Here(String),
    /// A courtier.
    Courtier {
        /// How strongly the courtier plays.
        strength: Strength,
        /// The key of the character; empty for the usual one.
        face: String,
    },
    /// A guest, or nobody yet.
    Guest(Option<HostGuest>),
}

/// A guest who has taken a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostGuest {
    /// The device that the seat belongs to.
    pub device: DeviceId,
    /// The name.
    pub name: String,
    /// Since when the guest has been away; `None` while connected.
    pub away: Option<Duration>,
    /// The level of the courtier who plays on until the guest is back, 1 to 5.
    pub stand_in: Option<u8>,
}

/// What a guest has asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who asks.
    pub seat: Seat,
    /// What is asked: a move, to resign, a draw, undo, a rematch, or the answer to a question.
    pub ask: Ask,
    pub(super) device: DeviceId,
    /// The number of the question, see [`Host::answered_before`](super::Host::answered_before).
    pub number: u64,
    /// The match and the moves before it, see [`SharedMatch::mark`](crate::seen::SharedMatch::mark).
    pub(crate) mark: u64,
}

/// What a device has asked last, so that nothing is done twice.
#[derive(Clone, Debug)]
pub(super) struct Asking {
    pub number: u64,
    pub fate: Fate,
}

/// What has become of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// An answer is still to come.
    Open,
    /// The match or the seat is another one since it was asked: it is late when it is asked again, unless it is
    /// answered before.
    Left,
    /// This is the answer.
    Answered(Answer),
}

impl HostSeat {
    /// Whether a person plays there, at this screen or elsewhere, and no courtier for them.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Here(_) | Self::Guest(Some(_))) && self.stand_in().is_none()
    }

    /// The level of the courtier who plays on for a guest who is away, 1 to 5.
    pub fn stand_in(&self) -> Option<u8> {
        match self {
            Self::Guest(Some(guest)) => guest.stand_in,
            _ => None,
        }
    }

    /// The seat as everybody may know it.
    pub fn as_told(&self, now: Duration) -> TableSeat {
        match self {
            Self::Here(name) => TableSeat::Person {
                name: name.clone(),
                away: None,
                stand_in: None,
            },
            Self::Courtier { strength, face } => TableSeat::Courtier {
                strength: *strength,
                face: face.clone(),
            },
            Self::Guest(None) => TableSeat::Free,
            Self::Guest(Some(guest)) => TableSeat::Person {
                name: guest.name.clone(),
                away: guest
                    .away
                    .map(|since| now.saturating_sub(since).as_secs() as u32),
                stand_in: guest.stand_in,
            },
        }
    }
}
