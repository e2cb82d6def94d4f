//! The deal of the day of each card game: on one day everybody gets the same cards, in the same
//! company. Days are local ones, counted from 1 January 1970.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use coffer_players::levels::Courtier;
use coffer_rules::{Occupant, Record, registry};

/// The games with a deal of the day, by their variants: the first one of each family in which hands are
/// hidden.
pub fn variants() -> &'static [&'static str] {
    static ALL: OnceLock<Vec<&str>> = OnceLock::new();
    ALL.get_or_init(|| {
        let hides = |key: &&str| {
            let game = registry::set_up(key, &BTreeMap::new(), None);
            game.is_some_and(|game| game.hides_anything())
        };
        let first = |family| {
            let mut all = registry::variants().filter(|variant| variant.family == family);
            Some(all.next()?.key)
        };
        registry::FAMILIES
            .into_iter()
            .filter_map(first)
            .filter(hides)
            .collect()
    })
}

/// The seed of day 0: “deal” in letters, so that no other match has it by accident.
const FIRST_SEED: u64 = 0x6465_616c_0000_0000;

/// Who else sits at the table.
const COMPANY: Courtier = Courtier::CharlesBrandon;

/// The seats of both games.
const SEATS: usize = 4;

/// A match with the deal of a day, in which the person has the first seat.
pub fn deal(variant: &str, day: u64) -> Record {
    let mut seats = vec![Occupant::courtier(COMPANY.level()); SEATS];
    seats[0] = Occupant::Person(String::new());
    Record::new(variant, seats, FIRST_SEED.wrapping_add(day))
}

/// The same deal with a courtier in the first seat.
pub fn deal_for(variant: &str, day: u64, courtier: Courtier) -> Record {
    let mut record = deal(variant, day);
    record.seats[0] = Occupant::courtier(courtier.level());
    record
}

/// The day whose deal a match has; `None` for any other match.
pub fn day_of(record: &Record) -> Option<u64> {
    let day = record.seed.checked_sub(FIRST_SEED)?;
    let deal = deal(variants().iter().find(|key| **key == record.variant)?, day);
    let usual = record.position.is_none() && record.analysis.is_none();
    let same = deal.seats == record.seats
        && registry::setup_of(&deal).ok() == registry::setup_of(record).ok();
    (usual && same).then_some(day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_rules::Seat;

    #[test]
    fn everybody_gets_the_same_cards_and_other_cards_on_another_day() {
        assert_eq!(variants().len(), 2, "the games of cards");
        for variant in variants() {
            let cards = |record: &Record| {
                let mut game = registry::replay_match(record).expect("a deal");
                while game.chance() {}
                game.pieces(Some(Seat(0)))
            };
            let today = cards(&deal(variant, 20_000));
            assert!(!today.is_empty());
            for courtier in Courtier::ALL {
                assert_eq!(
                    today,
                    cards(&deal_for(variant, 20_000, courtier)),
                    "{variant}"
                );
            }
            assert_ne!(today, cards(&deal(variant, 20_001)), "{variant}");
        }
    }

    #[test]
    fn a_match_of_the_day_is_known_and_others_are_not() {
        let mut record = deal("cromwell", 20_000);
        assert_eq!(day_of(&record), Some(20_000));
        let played = registry::replay_match(&record).expect("a deal").record();
        assert_eq!(day_of(&played), Some(20_000));
        record.seats[1] = Occupant::courtier(5);
        assert_eq!(day_of(&record), None);
        assert_eq!(
            day_of(&Record::new("cromwell", deal("cromwell", 0).seats, 7)),
            None
        );
    }
}
