//! What matches are called.

use crate::app::wording::people;
use crate::rules::Record;
use crate::texts::{fill, list, text};

/// A match as one line, e.g. “Nine Men’s Morris, move 15”, and a shorter one: “Morris, move 15”.
pub(in crate::app::screens) fn lines(record: &Record) -> [String; 2] {
    ["name", "short"].map(|length| {
        let key = format!("{}-{length}", record.variant);
        fill(
            "title-saved",
            &[("game", text(&key)), ("n", &move_number(record))],
        )
    })
}

/// The number of the next move, as displayed.
pub(super) fn move_number(record: &Record) -> String {
    (record.moves.len() / record.seats.len().max(1) + 1).to_string()
}

/// The name of a match's game.
pub(super) fn game_name(record: &Record) -> String {
    text(&format!("{}-name", record.variant)).to_owned()
}

/// The title of a match: the game and the players, without the person if there is only one, and the
/// effort of the courtiers if it is unusual.
pub(in crate::app::screens) fn title(record: &Record) -> String {
    let people = record.seats.iter().filter(|who| who.is_person()).count();
    let others = record.seats.iter().zip(people::names(record));
    let others: Vec<String> = others
        .filter(|(who, _)| people != 1 || !who.is_person())
        .map(|(_, name)| name)
        .collect();
    let key = match (people, record.seats.len()) {
        (1, 2) => "matches-against",
        // The other seats may include partners.
        (1, _) => "matches-with",
        _ => "matches-between",
    };
    let title = fill(
        key,
        &[("game", &game_name(record)), ("names", &list(&others))],
    );
    people::with_effort(title, &record.seats)
}
