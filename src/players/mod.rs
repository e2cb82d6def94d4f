//! The computer players: pure like the rules. They see a position and its legal moves, take a
//! [`Budget`], and can be stopped by a [`Cancel`].

pub mod baseline;
pub mod book;
pub mod determinization;
pub mod double_dummy;
pub mod draughts;
pub mod hint;
pub mod huffing;
pub mod infoset;
pub mod knowledge;
pub mod levels;
pub mod losing;
pub mod mill;
pub mod retrograde;
pub mod review;
pub mod search;
pub mod six_of_viii;
pub mod sliced;
pub mod style_bonus;
pub mod tablebase;
pub mod think_request;
pub mod thinker;
pub mod transposition;
pub mod tuned;
pub mod wolf;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use web_time::Instant;

/// How much a player may think. With both limits the first that is reached counts; with neither it
/// thinks until its depth limit or until it is cancelled. A budget of nodes alone makes the choice
/// reproducible; one with time does not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// Most positions to look at.
    pub nodes: Option<u64>,
    /// Longest time to think.
    pub time: Option<Duration>,
}

impl Budget {
    /// A budget of nodes: reproducible.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Budget {
        Budget {
            nodes: Some(nodes),
            time: None,
        }
    }

    /// A budget of time.
    #[must_use]
    pub const fn time(time: Duration) -> Budget {
        Budget {
            nodes: None,
            time: Some(time),
        }
    }
}

/// Stops a player that is thinking, from anywhere: clones share one flag. The player answers within
/// a millisecond or so, with the best move it has.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Not cancelled yet.
    #[must_use]
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// Asks the player to stop.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether [`Cancel::cancel`] was called on any clone.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The time since some fixed moment. Handed in by the caller, so that tests have a clock of their
/// own.
pub type Clock = fn() -> Duration;

/// The clock of this machine, or of the browser.
#[must_use]
pub fn system_clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// A closure for [`search::Search::run`] that says when to stop: at the time limit of the budget,
/// or when cancelled.
pub fn stopper(budget: Budget, cancel: Cancel, clock: Clock) -> impl FnMut() -> bool {
    let deadline = budget.time.map(|time| clock().saturating_add(time));
    move || cancel.is_cancelled() || deadline.is_some_and(|deadline| clock() >= deadline)
}

#[cfg(test)]
mod draughts_tests;
#[cfg(test)]
mod six_of_viii_tests;
#[cfg(test)]
mod wolf_tests;
