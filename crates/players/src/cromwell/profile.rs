//! The profiles of the courtiers at Cromwell.

use std::time::Duration;

use super::attention::Attention;
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
    /// How many of a hundred players are supposed to trade only for a card that can be laid at once.
    pub takers: usize,
    /// Whether cards that could be laid may be kept for later.
    pub waits: bool,
    /// What winning the deal counts beside a point of the lead.
    pub victory: i64,
    /// What the value of the cards counts beside the sum of all payoffs. It corrects the simple
    /// policy of the playouts, however many there are.
    pub prior: i64,
    /// The number of moves that are tried; the others look too bad.
    pub moves: usize,
    /// What it notices.
    pub attention: Attention,
    /// How many of a hundred neighbours in the line are known at the start of a match (CR-13).
    pub memory: u32,
    /// After how many turns of the table neighbours that were seen are forgotten; `None` for never.
    pub forgets: Option<u16>,
}

/// Looks at a few of his cards and only at what he has laid himself, and knows little of who came when.
const WILL_SOMERS: TraderProfile = TraderProfile {
    worlds: 0,
    budget: Budget::nodes(1_000),
    infers: false,
    takers: 0,
    waits: false,
    victory: 0,
    prior: 0,
    moves: 0,
    attention: Attention {
        cards: 2,
        others: false,
        block: false,
    },
    memory: 20,
    forgets: Some(8),
};

/// Collects neighbours, looks at a few of her cards, and mixes up the Henrys.
const KATHERINE: TraderProfile = TraderProfile {
    attention: Attention {
        cards: 2,
        others: true,
        block: false,
    },
    memory: 35,
    forgets: Some(24),
    ..WILL_SOMERS
};

/// Values his cards well, but does not think about what others hold or what lies in the Block.
const CHARLES_BRANDON: TraderProfile = TraderProfile {
    attention: Attention {
        block: false,
        ..Attention::FULL
    },
    memory: 55,
    forgets: None,
    ..WILL_SOMERS
};

/// Tries his moves in a few possible deals.
const THOMAS_MORE: TraderProfile = TraderProfile {
    worlds: 100,
    budget: Budget::nodes(30_000),
    infers: false,
    takers: 50,
    waits: false,
    victory: 8,
    prior: 20,
    moves: 6,
    attention: Attention::FULL,
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
    takers: 50,
    waits: true,
    victory: 40,
    prior: 40,
    moves: 8,
    attention: Attention::FULL,
    memory: 100,
    forgets: None,
};

/// Not a courtier: chooses by the cards' values, and overlooks nothing. The yardstick for the others.
pub(super) const COLLECTOR: TraderProfile = TraderProfile {
    attention: Attention::FULL,
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
