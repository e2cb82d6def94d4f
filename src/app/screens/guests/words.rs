//! What is said at tables with guests.

use coffer_guests::protocol::{GREETINGS, Goodbye};

use crate::app::session::guests::visiting::Gone;
use crate::texts::Sentence;

/// What can be said at a table, by the numbers that go over the wire.
pub(super) const GREETING_KEYS: [&str; GREETINGS as usize] = [
    "guests-greeting-good_day",
    "guests-greeting-good_fortune",
    "guests-greeting-well_played",
    "guests-greeting-bold",
    "guests-greeting-close",
    "guests-greeting-thinking",
    "guests-greeting-no_hurry",
    "guests-greeting-pardon",
    "guests-greeting-moment",
    "guests-greeting-thanks",
    "guests-greeting-hat",
    "guests-greeting-bow",
];

/// Why a table cannot be joined, or not any more.
pub(super) fn why_gone(gone: &Gone) -> Sentence {
    Sentence::new(match gone {
        Gone::Goodbye(Goodbye::NoSuchTable) => "guests-gone-no_table",
        Gone::Goodbye(Goodbye::PutOut) => "guests-gone-put_out",
        Gone::Goodbye(Goodbye::ElsewhereNow) => "guests-gone-elsewhere",
        Gone::Goodbye(Goodbye::OtherVersion) => "guests-gone-version",
        Gone::Goodbye(Goodbye::Full) => "guests-gone-full",
        Gone::Goodbye(Goodbye::Over) => "guests-gone-over",
        Gone::Goodbye(Goodbye::Misused) => "guests-gone-misused",
        Gone::OtherVersion { newer: true } => "guests-gone-newer",
        Gone::OtherVersion { newer: false } => "guests-gone-older",
        Gone::Failed(why) => return Sentence::new("guests-failed").with("why", why),
        Gone::Unreadable => "guests-unreadable",
    })
}
