//! Local wall-clock time: when a match was played, and which day it is.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WallClock>();
}

/// Seconds per day.
pub const DAY: u64 = 86_400;

/// The wall clock.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WallClock {
    /// The system clock, with its time zone.
    #[default]
    System,
    /// A fixed time, for tests.
    At {
        /// Unix time in seconds (UTC).
        seconds: u64,
        /// Offset of the local time from UTC, in seconds.
        ahead: i64,
    },
}

impl WallClock {
    /// Unix time, in seconds.
    pub fn now(self) -> u64 {
        match self {
            Self::System => {
                let since = web_time::SystemTime::now().duration_since(web_time::UNIX_EPOCH);
                since.map_or(0, |since| since.as_secs())
            }
            Self::At { seconds, .. } => seconds,
        }
    }

    /// Unix time, in seconds, as what is remembered counts it.
    pub fn unix(self) -> i64 {
        i64::try_from(self.now()).unwrap_or(i64::MAX)
    }

    /// The local time at this Unix time.
    pub fn local(self, seconds: u64) -> LocalTime {
        let ahead = match self {
            Self::System => system_ahead(seconds),
            Self::At { ahead, .. } => ahead,
        };
        let local = seconds.saturating_add_signed(ahead);
        LocalTime {
            day: local / DAY,
            second: local % DAY,
        }
    }

    /// The local time now.
    pub fn today(self) -> LocalTime {
        self.local(self.now())
    }
}

/// A local date and time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalTime {
    /// The day, counted from 1 January 1970.
    pub day: u64,
    /// The second within the day.
    pub second: u64,
}

/// Offset of the local time from UTC at this Unix time, in seconds.
#[cfg(not(target_arch = "wasm32"))]
fn system_ahead(seconds: u64) -> i64 {
    use chrono::{Local, TimeZone};

    let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
    let local = Local.timestamp_opt(seconds, 0).single();
    local.map_or(0, |local| i64::from(local.offset().local_minus_utc()))
}

/// Offset of the local time from UTC at this Unix time, in seconds.
#[cfg(target_arch = "wasm32")]
fn system_ahead(seconds: u64) -> i64 {
    let milliseconds = seconds as f64 * 1000.0;
    let date = js_sys::Date::new(&milliseconds.into());
    // The browser counts the minutes that UTC is ahead of local time.
    -60 * date.get_timezone_offset() as i64
}

/// Converts a day counted from 1 January 1970 to year, month and day; month and day count from 1.
pub fn calendar(day: u64) -> (u64, u64, u64) {
    // Years start in March here, so that the leap day comes last. The calendar repeats every 400
    // years, or 146,097 days.
    let day = day + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    (era * 400 + year + next, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (day, date) in [
            (0, (1970, 1, 1)),
            (58, (1970, 2, 28)),
            (59, (1970, 3, 1)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_514, (2026, 3, 2)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(calendar(day), date, "{day}");
        }
    }

    /// Two hours ahead of UTC, the day changes two hours earlier.
    #[test]
    fn the_day_changes_at_local_midnight() {
        let at = |seconds, ahead| WallClock::At { seconds, ahead }.today();
        let evening = 20_000 * DAY + 22 * 3_600;
        assert_eq!(
            at(evening - 1, 7_200),
            LocalTime {
                day: 20_000,
                second: DAY - 1
            }
        );
        assert_eq!(
            at(evening, 7_200),
            LocalTime {
                day: 20_001,
                second: 0
            }
        );
        assert_eq!(at(evening, 0).day, 20_000);
        assert_eq!(at(20_000 * DAY, -3_600).day, 19_999);
    }

    #[test]
    fn the_system_knows_the_time() {
        let now = WallClock::System.now();
        assert!(now > 1_700_000_000, "{now}");
        let (local, london) = (WallClock::System.today().day, now / DAY);
        assert!(local.abs_diff(london) <= 1);
    }
}
