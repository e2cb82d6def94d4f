//! The computer player of The Six of VIII, based on determinization: hidden cards are dealt many
//! times at random, consistently with everything seen, and each legal play is evaluated in each of
//! these worlds.
//!
//! With few cards left the worlds are solved ([`Solver`]). With more, either one tree is searched
//! over all worlds together ([`infoset`](super::infoset)), or the next few tricks are searched in each world; the
//! rest is estimated by greedy playouts. What to pass, what solo takes from the dummy, and whether
//! the Church annuls a trick are decided in the same way: every pair of cards is tried in some
//! worlds, the better ones in more.
//!
//! A courtier's profile is data ([`TrickProfile`]): the number of worlds, the search depth in them,
//! and what it overlooks and forgets ([`Attention`]).

mod attention;
mod greedy;
mod open_hands;
mod seat_model;
#[cfg(test)]
mod tests;
mod thinker;
mod worlds;

use coffer_rules::six_of_viii::deck::{Card, SPACES, deck as cards};

pub use self::attention::Attention;
pub use self::greedy::greedy;
pub use self::open_hands::OpenHands;
use std::time::Duration;

use crate::Budget;
use crate::double_dummy::{CardNumbering, Solver};
use crate::levels::Courtier;

/// A player profile for The Six of VIII.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickProfile {
    /// The maximum number of worlds for a play; 0 plays like [`greedy`].
    pub worlds: u32,
    /// The node budget (simulated plays) and the time limit for a move.
    pub budget: Budget,
    /// The node budget of a tree over all worlds, used while they are not solved; 0 for no tree.
    pub tree: u64,
    /// Without a tree, the number of tricks searched in each world before the rest is estimated by
    /// playing on.
    pub look: usize,
    /// With this many tricks left or fewer, worlds are solved to the end.
    pub solves: usize,
    /// What it notices and remembers.
    pub attention: Attention,
    /// The solver's table has room for 2^`memory` entries.
    pub memory: u32,
}

/// Takes tricks greedily, his partner's too; looks at two of his cards, forgets the last trick, and
/// does not see how the crown moves on.
const WILL_SOMERS: TrickProfile = TrickProfile {
    worlds: 0,
    budget: Budget::nodes(1_000),
    tree: 0,
    look: 0,
    solves: 0,
    attention: Attention {
        tricks: 0,
        cards: 2,
        crown: false,
        partner: false,
    },
    memory: 4,
};

/// Takes tricks as cheaply as she can, overlooks a card now and then, and does not count cards.
const KATHERINE: TrickProfile = TrickProfile {
    attention: Attention {
        tricks: 1,
        cards: 7,
        crown: true,
        partner: true,
    },
    ..WILL_SOMERS
};

/// Considers a few possible deals, but forgets the tricks of some time ago.
const CHARLES_BRANDON: TrickProfile = TrickProfile {
    worlds: 4,
    budget: Budget::nodes(60_000),
    tree: 0,
    look: 0,
    solves: 2,
    attention: Attention {
        tricks: 3,
        ..Attention::FULL
    },
    memory: 12,
};

/// Counts every card, and solves the last tricks.
const THOMAS_MORE: TrickProfile = TrickProfile {
    worlds: 8,
    budget: Budget::nodes(200_000),
    tree: 0,
    look: 0,
    solves: 4,
    attention: Attention::FULL,
    memory: 15,
};

/// Searches later tricks over all the worlds that he considers possible, and solves the last ones
/// in as many worlds as the time allows.
const THOMAS_CROMWELL: TrickProfile = TrickProfile {
    worlds: 120,
    budget: Budget {
        nodes: Some(6_000_000),
        time: Some(Duration::from_millis(1500)),
    },
    tree: 600_000,
    look: 1,
    solves: 5,
    attention: Attention::FULL,
    memory: 17,
};

/// Not a courtier: takes the trick as cheaply as it can if it is worth it. The yardstick for the
/// others.
const TAKER: TrickProfile = TrickProfile {
    attention: Attention::FULL,
    ..WILL_SOMERS
};

impl TrickProfile {
    /// The profile of a courtier.
    #[must_use]
    pub const fn of(who: Courtier) -> TrickProfile {
        match who {
            Courtier::WillSomers => WILL_SOMERS,
            Courtier::Katherine => KATHERINE,
            Courtier::CharlesBrandon => CHARLES_BRANDON,
            Courtier::ThomasMore => THOMAS_MORE,
            Courtier::ThomasCromwell => THOMAS_CROMWELL,
        }
    }
}

/// The solver's deck and timeline for `left` tricks from the space `crown` of the timeline on.
#[must_use]
pub fn solver_deck(crown: usize, left: usize, advanced: bool) -> CardNumbering {
    let mut deck = trick_deck(crown, left, advanced);
    for card in Card::all() {
        deck.set_points(card.number(), card.diamonds());
    }
    deck
}

/// The same if only tricks count.
fn trick_deck(crown: usize, left: usize, advanced: bool) -> CardNumbering {
    let known = cards();
    let lengths = known.suits.map(|suit| suit.len() as u8);
    let trump: Vec<u8> = (0..left)
        .map(|trick| known.reign[(crown + trick).min(SPACES - 1)] as u8)
        .collect();
    let mut deck = CardNumbering::new(&lengths, &trump);
    for card in Card::all() {
        if let Some(other) = card.spy_for().filter(|_| advanced) {
            deck.set_spy(card.number(), other as u8);
        }
    }
    if advanced {
        deck.set_king(Card::KING.number());
    }
    deck
}

/// A player with its solver.
pub struct TrickPlayer {
    profile: TrickProfile,
    /// Whether it is for the advanced game, and the solver; created on the first thought that needs
    /// it.
    solver: Option<(bool, Solver<6>)>,
}

impl TrickPlayer {
    /// A player with this profile.
    #[must_use]
    pub const fn new(profile: TrickProfile) -> TrickPlayer {
        TrickPlayer {
            profile,
            solver: None,
        }
    }
}
