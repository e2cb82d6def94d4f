//! How the people and courtiers at the table are called and portrayed.

use crate::rules::Occupant;
use crate::texts;

/// The keys of the courtiers' portraits and texts, weakest first.
pub const COURTIERS: [&str; 5] = ["will", "kath", "bran", "more", "crom"];

fn courtier(level: u8) -> &'static str {
    COURTIERS.get(usize::from(level.saturating_sub(1))).copied().unwrap_or("will")
}

/// The name that people know an occupant by.
pub fn name(who: &Occupant) -> String {
    match who {
        Occupant::Person(name) if name.is_empty() => texts::text("ui.person.you").to_owned(),
        Occupant::Person(name) => name.clone(),
        Occupant::Courtier(level) => texts::text(&format!("ui.courtier.{}", courtier(*level))).to_owned(),
        Occupant::Random => texts::text("ui.person.chance").to_owned(),
    }
}

/// A line of manner; empty for a person.
pub fn manner(who: &Occupant) -> String {
    match who {
        Occupant::Courtier(level) => texts::text(&format!("ui.courtier.{}.manner", courtier(*level))).to_owned(),
        Occupant::Person(_) | Occupant::Random => String::new(),
    }
}

/// The key of the portrait.
pub fn portrait(who: &Occupant) -> &'static str {
    match who {
        Occupant::Courtier(level) => courtier(*level),
        Occupant::Person(name) if name.is_empty() => "you",
        Occupant::Person(_) | Occupant::Random => "friend",
    }
}
