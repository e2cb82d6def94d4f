//! Dates and times in words.

use crate::app::wall_clock::{WallClock, calendar};
use crate::texts::{fill, text};

/// A day, counted from 1 January 1970, e.g. “12 November”; with the year if it is not the current
/// one.
pub fn date(day: u64, today: u64) -> String {
    if calendar(day).0 != calendar(today).0 {
        return full_date(day);
    }
    words("date", day)
}

/// A day, counted from 1 January 1970, with its year, e.g. “12 November 2026”.
pub fn full_date(day: u64) -> String {
    words("date-year", day)
}

fn words(key: &str, day: u64) -> String {
    let (year, month, date) = calendar(day);
    let month = format!("month-{month}");
    let date = date.to_string();
    let year = year.to_string();
    fill(
        key,
        &[("day", &date), ("month", text(&month)), ("year", &year)],
    )
}

/// The words for a Unix time in seconds, e.g. “yesterday at 21:14”.
pub fn when(clock: WallClock, seconds: u64) -> String {
    let (then, today) = (clock.local(seconds), clock.today().day);
    let (hour, minute) = (then.second / 3_600, then.second / 60 % 60);
    let time = format!("{hour}:{minute:02}");
    let key = match today.checked_sub(then.day) {
        Some(0) => "when-today",
        Some(1) => "when-yesterday",
        _ => "when-date",
    };
    let date = date(then.day, today);
    fill(key, &[("time", &time), ("date", &date)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::wall_clock::DAY;

    #[test]
    fn times_are_told_as_people_tell_them() {
        // 2 March 2026, 21:15.
        let now = 20_514 * DAY + 21 * 3_600 + 15 * 60;
        let clock = WallClock::At {
            seconds: now,
            ahead: 0,
        };
        for (then, words) in [
            (now - 60, "today at 21:14"),
            (now - DAY, "yesterday at 21:15"),
            (now - 2 * DAY - 21 * 3_600, "28 February at 0:15"),
            (now - 365 * DAY, "2 March 2025 at 21:15"),
            (now + DAY, "3 March at 21:15"),
        ] {
            assert_eq!(when(clock, then), words);
        }
    }
}
