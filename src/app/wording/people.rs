//! How the people and courtiers at the table are called and portrayed.

use crate::players::levels::Courtier;
use crate::rules::{Occupant, Seat};
use crate::texts;

/// The key of the portrait and texts of a level's usual character.
fn courtier(level: u8) -> &'static str {
    Courtier::of_level(level)
        .unwrap_or(Courtier::WillSomers)
        .usual()
        .key
}

/// The name that people know an occupant by.
pub fn name(who: &Occupant) -> String {
    match who {
        Occupant::Person(name) if name.is_empty() => texts::text("ui.person.you").to_owned(),
        Occupant::Person(name) => name.clone(),
        Occupant::Courtier(level) => {
            texts::text(&format!("ui.courtier.{}", courtier(*level))).to_owned()
        }
        Occupant::Random => texts::text("ui.person.chance").to_owned(),
    }
}

/// A line of manner; empty for a person.
pub fn manner(who: &Occupant) -> String {
    match who {
        Occupant::Courtier(level) => {
            texts::text(&format!("ui.courtier.{}.manner", courtier(*level))).to_owned()
        }
        Occupant::Person(_) | Occupant::Random => String::new(),
    }
}

/// The keys of the people's portraits, in the order of the set-up.
pub const PEOPLE: [&str; 4] = ["you", "friend", "third", "fourth"];

/// What a person is called at a table where several have secrets from each other, in the order of
/// the set-up.
pub fn usual_name(seat: usize) -> String {
    texts::text(&format!("ui.person.seat.{seat}")).to_owned()
}

/// Where a seat lies, seen from another at a table of so many, by the key of the words for it:
/// `own`, `partner`, `left`, `right`, `opposite`.
pub fn place(seat: Seat, from: Seat, count: u8, partner: bool) -> &'static str {
    let count = count.max(1);
    match (seat.0 + count - from.0 % count) % count {
        0 => "own",
        _ if partner => "partner",
        1 => "left",
        step if step + 1 == count => "right",
        _ => "opposite",
    }
}

/// Several names as “Anne, Henry and Jane”.
pub fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => texts::fill(
            "ui.cards.and",
            &[("list", &first.join(", ")), ("last", last)],
        ),
    }
}

/// The courtier who sits as a person at the table of a lesson, by the name.
fn teacher(name: &str) -> Option<&'static str> {
    let known = Courtier::ALL.into_iter().find(|who| who.name() == name)?;
    Some(courtier(known.level()))
}

/// The key of the portrait.
pub fn portrait(who: &Occupant) -> &'static str {
    match who {
        Occupant::Courtier(level) => courtier(*level),
        Occupant::Person(name) if name.is_empty() => PEOPLE[0],
        Occupant::Person(name) => (0..PEOPLE.len())
            .find(|seat| *name == usual_name(*seat))
            .map(|seat| PEOPLE[seat])
            .or_else(|| teacher(name))
            .unwrap_or(PEOPLE[1]),
        Occupant::Random => PEOPLE[1],
    }
}
