//! The profiles of the courtiers at Cromwell.

use std::time::Duration;

use crate::Budget;
use crate::levels::Courtier;

/// A player profile for Cromwell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraderProfile {
    /// The maximum number of deals in which moves are tried; 0 chooses by the cards' values alone.
    pub worlds: u32,
    /// The budget: nodes are turns of playouts.
    pub budget: Budget,
    /// Whether deals come more often that make sense of what the others have said.
    pub infers: bool,
    /// Whether cards that could be laid may be kept for later.
    pub waits: bool,
    /// What winning the deal counts beside a point of the lead.
    pub victory: i64,
    /// What the value of the cards counts beside the sum of all payoffs. It corrects the simple
    /// policy of the playouts, however many there are.
    pub prior: i64,
    /// The number of moves that are tried; the others look too bad.
    pub moves: usize,
    /// How far the values of cards are misjudged, up or down.
    pub noise: u32,
    /// How many of a hundred times cards that could be laid are overlooked.
    pub overlooks: u32,
    /// How many of a hundred neighbours in the line are known at the start of a match (CR-13).
    pub memory: u32,
    /// After how many turns of the table neighbours that were seen are forgotten; `None` for never.
    pub forgets: Option<u16>,
}

/// Parts with anything, and knows little of who came when.
const WILL_SOMERS: TraderProfile = TraderProfile {
    worlds: 0,
    budget: Budget::nodes(1_000),
    infers: false,
    waits: false,
    victory: 0,
    prior: 0,
    moves: 0,
    noise: 130,
    overlooks: 45,
    memory: 20,
    forgets: Some(8),
};

/// Collects neighbours, and mixes up the Henrys.
const KATHERINE: TraderProfile = TraderProfile {
    noise: 45,
    overlooks: 20,
    memory: 35,
    forgets: Some(24),
    ..WILL_SOMERS
};

/// Values his cards well, but does not think about what others hold.
const CHARLES_BRANDON: TraderProfile = TraderProfile {
    noise: 4,
    overlooks: 0,
    memory: 55,
    forgets: None,
    ..WILL_SOMERS
};

/// Tries his moves in a few possible deals.
const THOMAS_MORE: TraderProfile = TraderProfile {
    worlds: 24,
    budget: Budget::nodes(30_000),
    infers: false,
    waits: false,
    victory: 8,
    prior: 36,
    moves: 6,
    noise: 0,
    overlooks: 0,
    memory: 75,
    forgets: None,
};

/// Tries them in many, and remembers what everybody has said.
const THOMAS_CROMWELL: TraderProfile = TraderProfile {
    worlds: 600,
    budget: Budget {
        nodes: Some(300_000),
        time: Some(Duration::from_millis(1200)),
    },
    infers: true,
    waits: true,
    victory: 40,
    prior: 150,
    moves: 8,
    noise: 0,
    overlooks: 0,
    memory: 100,
    forgets: None,
};

/// Not a courtier: chooses by the cards' values, without noise. The yardstick for the others.
pub(super) const COLLECTOR: TraderProfile = TraderProfile {
    noise: 0,
    overlooks: 0,
    memory: 100,
    forgets: None,
    ..WILL_SOMERS
};

impl TraderProfile {
    /// The profile of a courtier.
    #[must_use]
    pub const fn of(who: Courtier) -> TraderProfile {
        match who {
            Courtier::WillSomers => WILL_SOMERS,
            Courtier::Katherine => KATHERINE,
            Courtier::CharlesBrandon => CHARLES_BRANDON,
            Courtier::ThomasMore => THOMAS_MORE,
            Courtier::ThomasCromwell => THOMAS_CROMWELL,
        }
    }
}
