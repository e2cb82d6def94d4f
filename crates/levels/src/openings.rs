//! The names of openings at draughts, as English players have called them since Sturges (1800) and
//! Anderson (1852). They are proper names, the same in every language.

use coffer_rules::draughts::ENGLISH;

/// A named opening: its moves in notation, and its name.
type Opening = (&'static str, &'static str);

/// The openings, each after the one that it goes on from. Moves and names as in James Lees, *Guide
/// to the Game of Draughts*, 1893, and Richard Fortman, *The First Twenty Moves*, 1977–82.
const DRAUGHTS: &[Opening] = &[
    ("9-13", "Edinburgh"),
    ("9-14", "Double Corner"),
    ("10-14", "Denny"),
    ("10-15", "Kelso"),
    ("10-15 23-18", "Kelso Cross"),
    ("11-16", "Bristol"),
    ("12-16", "Dundee"),
    ("11-15 21-17", "Switcher"),
    ("11-15 22-17 8-11 17-13 4-8 25-22", "Douglas"),
    ("11-15 22-17 8-11 17-13 15-18", "Maid of the Mill"),
    ("11-15 22-17 9-13 17-14", "Boston"),
    ("11-15 22-17 15-19", "Dyke"),
    ("11-15 22-18", "Single Corner"),
    ("11-15 23-18", "Cross"),
    ("11-15 23-18 8-11 27-23 11-16", "Slip Cross"),
    ("11-15 23-19 7-11 22-17 9-14", "Glasgow Whilter"),
    ("11-15 23-19 8-11 22-17 3-8", "Alma"),
    ("11-15 23-19 8-11 22-17 4-8", "Old Fourteenth"),
    ("11-15 23-19 8-11 22-17 9-13", "Laird and Lady"),
    (
        "11-15 23-19 8-11 22-17 9-13 17-14 10x17 19x10 7x14",
        "Black Doctor",
    ),
    (
        "11-15 23-19 8-11 22-17 9-13 25-22",
        "Laird and Lady Refused",
    ),
    ("11-15 23-19 8-11 22-17 11-16", "Glasgow"),
    ("11-15 23-19 8-11 22-17 15-18", "Centre"),
    ("11-15 23-19 8-11 26-23", "Nailor"),
    ("11-15 23-19 9-13", "Will o’ the Wisp"),
    ("11-15 23-19 9-14 22-17 5-9", "Fife"),
    ("11-15 23-19 9-14 22-17 6-9", "Souter"),
    ("11-15 23-19 9-14 22-17 7-11", "Whilter"),
    ("11-15 23-19 9-14 27-23", "Defiance"),
    ("11-15 24-19", "Second Double Corner"),
    ("11-15 24-20", "Ayrshire Lassie"),
];

/// The name of the opening that a match from the start of draughts follows: the longest that its
/// moves begin with. `None` if it has no name, or for another game.
pub fn name_of<'a>(variant: &str, moves: impl Iterator<Item = &'a str>) -> Option<&'static str> {
    if variant != ENGLISH {
        return None;
    }
    let moves: Vec<&str> = moves.take(MOST).collect();
    let begins = |(line, _): &&Opening| {
        let mut played = moves.iter();
        line.split(' ').all(|mv| played.next() == Some(&mv))
    };
    let longest = DRAUGHTS.iter().filter(begins);
    longest
        .max_by_key(|(line, _)| line.len())
        .map(|(_, name)| *name)
}

/// The most moves of a named opening.
const MOST: usize = 9;

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_rules::draughts::LOSING;
    use coffer_rules::{Record, registry};

    #[test]
    fn every_opening_is_legal_and_has_a_name_of_its_own() {
        let mut names: Vec<&str> = Vec::new();
        for (line, name) in DRAUGHTS {
            let record = Record::new(ENGLISH, vec![], 0);
            let mut game =
                registry::set_up(&record.variant, &record.options, None).expect("draughts");
            for mv in line.split(' ') {
                game.play(mv)
                    .unwrap_or_else(|why| panic!("{line}: {mv}: {}", why.sentence()));
            }
            assert!(game.ply() <= MOST, "{line}");
            assert!(!names.contains(name), "{name} twice");
            names.push(name);
        }
    }

    #[test]
    fn the_longest_name_counts_and_moves_from_elsewhere_have_none() {
        let name = |moves: &str| name_of(ENGLISH, moves.split(' '));
        assert_eq!(
            name("11-15 23-19 8-11 22-17 9-13 25-22 4-8"),
            Some("Laird and Lady Refused")
        );
        assert_eq!(
            name("11-15 23-19 8-11 22-17 9-13 24-20"),
            Some("Laird and Lady")
        );
        assert_eq!(name("9-14 22-18"), Some("Double Corner"));
        assert_eq!(name("11-15"), None);
        assert_eq!(name_of(LOSING, "9-14".split(' ')), None);
    }
}
