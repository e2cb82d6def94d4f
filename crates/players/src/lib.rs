//! The computer players, pure like the rules: the crate knows no engine, no levels and no saves. They
//! get a position and its legal moves, think within a [`Budget`], and can be stopped by a [`Cancel`].

pub mod baseline;
pub mod book;
pub mod cromwell;
pub mod determinization;
pub mod double_dummy;
pub mod draughts;
pub mod grades;
pub mod hint;
pub mod infoset;
pub mod kept;
pub mod knowledge;
pub mod levels;
pub mod mill;
pub mod mill_tablebase;
pub mod player;
pub mod queens_guard;
pub mod ratings;
pub mod retrograde;
pub mod review;
pub mod search;
pub mod seed;
pub mod self_play;
pub mod six_of_viii;
pub mod six_wives;
pub mod sliced;
pub mod soft_limit;
pub mod tablebase;
pub mod think_request;
pub mod thinker;
pub mod transposition;
pub mod wdl_tablebase;
pub mod wolf;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use web_time::Instant;

/// The budget of a player for one move. If both limits are set, the first one reached counts; with
/// neither, the player thinks up to its depth limit or until it is cancelled. A budget of nodes
/// only makes the choice reproducible; a time budget does not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// The node budget.
    pub nodes: Option<u64>,
    /// The time limit.
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

/// Stops a thinking player from anywhere: clones share one flag. The player then returns the best
/// move it has within about a millisecond.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A flag that is not set yet.
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

/// The time since some fixed moment. Passed in by the caller, so that tests can use their own
/// clock.
pub type Clock = fn() -> Duration;

/// The system's or the browser's clock.
#[must_use]
pub fn system_clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// A closure for [`search::Search::run`] that returns true at the time limit of the budget or when
/// cancelled.
pub fn stopper(budget: Budget, cancel: Cancel, clock: Clock) -> impl FnMut() -> bool {
    let deadline = budget.time.map(|time| clock().saturating_add(time));
    move || cancel.is_cancelled() || deadline.is_some_and(|deadline| clock() >= deadline)
}

#[cfg(test)]
mod hidden_tests;
#[cfg(test)]
mod level_tests;
#[cfg(test)]
mod wolf_tests;
