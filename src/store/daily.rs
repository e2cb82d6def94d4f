//! The streak of days on which the daily puzzle was solved, or a daily question answered.

use serde::{Deserialize, Serialize};

/// A streak of consecutive days. Days are counted from 1 January 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DailyRun {
    /// The last day in it.
    last: u64,
    /// The number of consecutive days up to that one.
    days: u32,
}

impl DailyRun {
    /// No day yet.
    pub(super) const NONE: Self = Self { last: 0, days: 0 };

    /// Whether this day's puzzle or question was solved on the day itself.
    pub fn is_solved(self, day: u64) -> bool {
        self.days > 0 && self.last == day
    }

    /// The length of the streak that ends today or yesterday; 0 if it was broken.
    pub fn days(self, today: u64) -> u32 {
        let goes_on = today.saturating_sub(1) <= self.last && self.last <= today;
        if goes_on { self.days } else { 0 }
    }

    /// Records that this day's puzzle or question was solved. Returns false if it already was.
    /// Travelling back over the date line changes nothing.
    pub fn set_solved(&mut self, day: u64) -> bool {
        if self.days > 0 && day <= self.last {
            return false;
        }
        let days = self.days(day).saturating_add(1);
        *self = Self { last: day, days };
        true
    }
}
