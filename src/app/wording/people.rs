//! Names and portraits of the people and courtiers at the table.

use crate::app::session::TableState;
use crate::players::levels::{Character, Courtier};
use crate::rules::stable_hash::StableHasher;
use crate::rules::{Effort, Occupant, Record, Seat, side_name};
use crate::texts;
use crate::texts::told_apart;

/// The key of the portrait and texts of the default character of a level.
fn courtier(level: u8) -> &'static str {
    Courtier::of_level(level)
        .unwrap_or(Courtier::WillSomers)
        .usual()
        .key
}

/// The key of the portrait and texts of the character in a seat; without one, of the default
/// character of the level.
fn character_key(level: u8, character: Option<&Character>) -> &'static str {
    character.map_or_else(|| courtier(level), |character| character.key)
}

/// An occupant's display name; a courtier's is that of the level's default character.
pub fn name(who: &Occupant) -> String {
    name_as(who, None)
}

/// The display names of the players of a match, by seat.
pub fn names(record: &Record) -> Vec<String> {
    if record.analysis.is_some() {
        let seats = (0..).map(Seat).take(record.seats.len());
        return seats.map(|seat| side(&record.variant, seat)).collect();
    }
    names_at(&record.seats, &characters(record))
}

/// The characters of the courtiers of a match, by seat.
pub fn characters(record: &Record) -> Vec<Option<&'static Character>> {
    let faces: Vec<Option<&str>> = record.faces.iter().map(|face| Some(&**face)).collect();
    Character::seated(&record.seats, &faces)
}

/// The display names of those who sit at a table, by seat; no two are the same, but people without a
/// name of their own are all “you”, and chance has one name.
pub fn names_at(seats: &[Occupant], characters: &[Option<&Character>]) -> Vec<String> {
    of_table(seats, characters, name_as)
}

/// The names that `name` gives those who sit at a table, told apart.
pub fn of_table(
    seats: &[Occupant],
    characters: &[Option<&Character>],
    name: impl Fn(&Occupant, Option<&Character>) -> String,
) -> Vec<String> {
    let character = |seat: usize| characters.get(seat).copied().flatten();
    let names = seats.iter().enumerate();
    let names: Vec<String> = names
        .map(|(seat, who)| match who {
            Occupant::Person(own) if own.is_empty() => String::new(),
            Occupant::Random => String::new(),
            _ => name(who, character(seat)),
        })
        .collect();
    let apart = told_apart(&names).into_iter().zip(seats);
    apart
        .map(|(apart, who)| match who {
            Occupant::Person(own) if own.is_empty() => name(who, None),
            Occupant::Random => name(who, None),
            _ => apart,
        })
        .collect()
}

/// The name of a side, as who moves it on an analysis board is called.
pub fn side(variant: &str, seat: Seat) -> String {
    texts::capital(&side_name(variant, seat))
}

/// An occupant's display name, if this character plays for a courtier.
pub fn name_as(who: &Occupant, character: Option<&Character>) -> String {
    match who {
        Occupant::Person(name) if name.is_empty() => texts::text("person-you").to_owned(),
        Occupant::Guest(name) if name.is_empty() => texts::text("person-guest").to_owned(),
        Occupant::Person(name) | Occupant::Guest(name) => match (usual_key(name), teacher(name)) {
            (Some(key), _) => texts::text(&key).to_owned(),
            (None, Some(key)) => texts::text(&format!("courtier-{key}")).to_owned(),
            (None, None) => name.clone(),
        },
        Occupant::Courtier(strength) => {
            let key = character_key(strength.level, character);
            texts::text(&format!("courtier-{key}")).to_owned()
        }
        Occupant::Random => texts::text("person-chance").to_owned(),
    }
}

/// The same where space is limited: of a courtier what others call him or her.
pub fn short_name_as(who: &Occupant, character: Option<&Character>) -> String {
    let key = match who {
        Occupant::Random => "person-chance-short".to_owned(),
        _ => format!("courtier-{}-short", portrait_as(who, character)),
    };
    if texts::has(&key) {
        texts::text(&key).to_owned()
    } else {
        name_as(who, character)
    }
}

/// How much effort a courtier makes, in words.
pub fn effort(effort: Effort) -> &'static str {
    texts::text(match effort {
        Effort::Gentle => "effort-gentle",
        Effort::Usual => "effort-usual",
        Effort::Earnest => "effort-earnest",
    })
}

/// A line about how a courtier plays: with unusual effort, or in the manner of his or her character;
/// empty for a person.
pub fn manner(who: &Occupant, character: Option<&Character>) -> String {
    let Occupant::Courtier(strength) = who else {
        return String::new();
    };
    let key = match strength.effort {
        Effort::Gentle => "courtier-plays_gently".to_owned(),
        Effort::Usual => format!(
            "courtier-{}-manner",
            character_key(strength.level, character)
        ),
        Effort::Earnest => "courtier-plays_in_earnest".to_owned(),
    };
    texts::text(&key).to_owned()
}

/// These words about a match, with the effort that all its courtiers make if it is unusual.
pub fn with_effort(words: String, seats: &[Occupant]) -> String {
    match unusual_effort(seats) {
        Some(unusual) => texts::fill(
            "effort-with",
            &[("words", words.as_str()), ("effort", effort(unusual))],
        ),
        None => words,
    }
}

/// The effort that all courtiers at a table make, unless it is the usual one.
fn unusual_effort(seats: &[Occupant]) -> Option<Effort> {
    let mut efforts = seats.iter().filter_map(|who| match who {
        Occupant::Courtier(strength) => Some(strength.effort),
        Occupant::Person(_) | Occupant::Guest(_) | Occupant::Random => None,
    });
    let first = efforts.next()?;
    (first != Effort::Usual && efforts.all(|other| other == first)).then_some(first)
}

/// The portrait keys of the people, in setup order.
pub const PEOPLE: [&str; 6] = ["you", "friend", "third", "fourth", "fifth", "sixth"];

/// A person's default name at a table where several people have hidden hands, in setup order.
pub fn usual_name(seat: usize) -> String {
    texts::text(&format!("person-seat-{seat}")).to_owned()
}

/// The key of a friend's default name.
pub const FRIEND: &str = "person-friend";

/// The keys of the default names of people.
fn usual_keys() -> impl Iterator<Item = String> {
    let seats = (0..PEOPLE.len()).map(|seat| format!("person-seat-{seat}"));
    [FRIEND.to_owned()].into_iter().chain(seats)
}

/// The key of this name, if it is a default name, in whichever language it was given.
fn usual_key(name: &str) -> Option<String> {
    usual_keys().find(|key| texts::is_text_of(key, name))
}

/// A person's name as a record keeps it: a default name in English, which [`name`] knows in every
/// language.
pub fn kept_name(name: &str) -> String {
    let key = usual_key(name);
    key.map_or_else(|| name.to_owned(), |key| texts::in_english(&key).to_owned())
}

/// The position of a seat relative to another at a table of `count`, as a text key: `own`,
/// `partner`, `left`, `right`, `opposite`; at larger tables also `far_left` and `far_right`, for
/// seats across the table that are not directly opposite.
pub fn place(seat: Seat, from: Seat, count: u8, partner: bool) -> &'static str {
    let count = count.max(1);
    let step = (seat.0 + count - from.0 % count) % count;
    match step {
        0 => "own",
        _ if partner => "partner",
        _ if 2 * step == count => "opposite",
        1 => "left",
        _ if step + 1 == count => "right",
        _ if 2 * step < count => "far_left",
        _ => "far_right",
    }
}

/// The courtier who sits as a person at a lesson's table, by name.
fn teacher(name: &str) -> Option<&'static str> {
    let known = Courtier::ALL.into_iter().find(|who| who.name() == name)?;
    Some(courtier(known.level()))
}

/// The portrait for a custom name: always the same one, on every machine.
fn face_of(name: &str) -> &'static str {
    let number = StableHasher::of(&name) % PEOPLE.len() as u64;
    PEOPLE[number as usize]
}

/// The key of the portrait; a courtier's is that of the level's default character.
pub fn portrait(who: &Occupant) -> &'static str {
    portrait_as(who, None)
}

/// The key of the portrait of the occupant of a seat.
pub fn portrait_at(table: &TableState, seat: Seat) -> &'static str {
    let who = table.occupant(seat);
    who.map_or(PEOPLE[0], |who| portrait_as(who, table.character(seat)))
}

/// The key of the portrait, if this character plays for a courtier.
pub fn portrait_as(who: &Occupant, character: Option<&Character>) -> &'static str {
    match who {
        Occupant::Courtier(strength) => character_key(strength.level, character),
        Occupant::Person(name) if name.is_empty() => PEOPLE[0],
        Occupant::Person(name) | Occupant::Guest(name) if texts::is_text_of(FRIEND, name) => {
            PEOPLE[1]
        }
        Occupant::Person(name) | Occupant::Guest(name) => (0..PEOPLE.len())
            .find(|seat| texts::is_text_of(&format!("person-seat-{seat}"), name))
            .map(|seat| PEOPLE[seat])
            .or_else(|| teacher(name))
            .unwrap_or_else(|| face_of(name)),
        Occupant::Random => PEOPLE[1],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::levels::CHARACTERS;
    use crate::rules::Strength;

    #[test]
    fn opposite_is_said_only_of_the_seat_straight_across() {
        let places = |count: u8| -> Vec<&str> {
            (0..count)
                .map(|seat| place(Seat(seat), Seat(0), count, false))
                .collect()
        };
        assert_eq!(places(2), ["own", "opposite"]);
        assert_eq!(places(3), ["own", "left", "right"]);
        assert_eq!(places(4), ["own", "left", "opposite", "right"]);
        assert_eq!(places(5), ["own", "left", "far_left", "far_right", "right"]);
        assert_eq!(
            places(6),
            ["own", "left", "far_left", "opposite", "far_right", "right"]
        );
    }

    #[test]
    fn every_character_has_a_name_a_manner_and_a_portrait() {
        for who in &CHARACTERS {
            let seat = Occupant::courtier(who.level.level());
            assert_eq!(name_as(&seat, Some(who)), who.name);
            assert_eq!(portrait_as(&seat, Some(who)), who.key);
            assert!(!manner(&seat, Some(who)).is_empty(), "{}", who.key);
            let [gentle, earnest] = [Effort::Gentle, Effort::Earnest].map(|effort| {
                let who = Strength::new(who.level.level(), effort);
                Occupant::Courtier(who)
            });
            assert_eq!(manner(&gentle, Some(who)), "plays gently");
            assert_eq!(manner(&earnest, Some(who)), "plays in earnest");
            assert!(texts::has(&format!("courtier-{}-short", who.key)));
        }
        let record = Record::new("draughts", vec![Occupant::courtier(2); 2], 0);
        assert_eq!(names(&record), ["Katherine", "Anne Basset"]);
    }

    #[test]
    fn an_effort_is_told_if_it_is_unusual_and_that_of_all_courtiers() {
        let told = |efforts: [Effort; 2]| {
            let courtiers = efforts.map(|effort| Occupant::Courtier(Strength::new(2, effort)));
            let people = [Occupant::Person(String::new())];
            let seats: Vec<Occupant> = people.into_iter().chain(courtiers).collect();
            with_effort("Cromwell".to_owned(), &seats)
        };
        assert_eq!(told([Effort::Gentle; 2]), "Cromwell, gently");
        assert_eq!(told([Effort::Earnest; 2]), "Cromwell, in earnest");
        assert_eq!(told([Effort::Usual; 2]), "Cromwell");
        assert_eq!(told([Effort::Gentle, Effort::Earnest]), "Cromwell");
    }

    /// Of six courtiers of one level three have the names of the others, with a number.
    #[test]
    fn nobody_at_a_table_has_the_name_of_another() {
        let record = Record::new("cromwell", vec![Occupant::courtier(2); 6], 0);
        let first = ["Katherine", "Anne Basset", "Margaret Douglas"];
        let again = first.map(|name| format!("{name} II"));
        assert_eq!(names(&record)[..3], first);
        assert_eq!(names(&record)[3..], again);
        let characters = Character::seated(&record.seats, &[]);
        let short = of_table(&record.seats, &characters, short_name_as);
        assert_eq!(
            short[..4],
            ["Katherine", "Anne", "Margaret", "Katherine II"]
        );
        let people = [
            Occupant::Person(String::new()),
            Occupant::Person("Katherine".to_owned()),
            Occupant::courtier(2),
            Occupant::Person(String::new()),
        ];
        let record = Record::new("cromwell", people.to_vec(), 0);
        assert_eq!(names(&record), ["You", "Katherine", "Katherine II", "You"]);
    }

    #[test]
    fn six_people_have_six_names_and_faces() {
        let faces: Vec<&str> = (0..PEOPLE.len())
            .map(|seat| portrait(&Occupant::Person(usual_name(seat))))
            .collect();
        assert_eq!(faces, PEOPLE);
        for place in [
            "left",
            "far_left",
            "opposite",
            "far_right",
            "right",
            "partner",
        ] {
            for words in ["say-at", "setup-place", "setup-starter"] {
                assert!(texts::has(&format!("{words}-{place}")), "{words}-{place}");
            }
        }
    }
}
