//! How a match ended, in the words of the result panel and of the announcement.

use crate::app::session::TableState;
use crate::app::wording::people;
use crate::rules::{Occupant, Outcome, Reason, Seat};
use crate::texts::{capital, fill, list, plural, text};

/// Who has won, as “You win”; `None` while the match goes on.
pub fn headline(table: &TableState) -> Option<String> {
    let outcome = table.turn.outcome()?;
    if outcome.winners.is_empty() {
        return Some(text("result-drawn").to_owned());
    }
    Some(if outcome.winners.iter().any(|seat| is_you(table, *seat)) {
        text("result-won").to_owned()
    } else if table.people() == 1 {
        text("result-lost").to_owned()
    } else {
        let key = if outcome.winners.len() > 1 {
            "result-win"
        } else {
            "result-wins"
        };
        capital(&fill(key, &[("name", &names_of(table, &outcome.winners))]))
    })
}

/// The reason, as a sentence. `None` while the match is in progress.
pub fn reason(table: &TableState) -> Option<String> {
    let outcome = table.turn.outcome()?;
    if !outcome.scores.is_empty() {
        return Some(scored(table, outcome));
    }
    let mut losers = outcome.losers(table.seats.len());
    if outcome.reason == Reason::RESIGNED {
        losers = resigned(table, losers);
    }
    let key = outcome.reason.text_key(&losers, |seat| is_you(table, seat));
    Some(capital(&fill(
        &key,
        &[("loser", &names_of(table, &losers))],
    )))
}

/// Those of a side who resigned: it was you, if you are one of them, or else a person.
fn resigned(table: &TableState, losers: Vec<Seat>) -> Vec<Seat> {
    if let Some(you) = losers.iter().find(|seat| is_you(table, **seat)) {
        return vec![*you];
    }
    let is_person = |seat: &&Seat| table.occupant(**seat).is_some_and(Occupant::is_person);
    let people: Vec<Seat> = losers.iter().filter(is_person).copied().collect();
    if people.is_empty() { losers } else { people }
}

/// The points of each side and, if they alone are not decisive, what decided (ALL-8).
fn scored(table: &TableState, outcome: &Outcome) -> String {
    let allies = |one, other| table.allies(one, other);
    let points = outcome.points_by_side(allies, |side| names_of(table, side));
    let points = points.unwrap_or_default();
    if outcome.reason == Reason::SCORE {
        return points;
    }
    let best = outcome.scores.iter().max().copied().unwrap_or_default();
    let why = fill(
        &format!("outcome-{}", outcome.reason.key()),
        &[
            ("n", &best.to_string()),
            ("winner", &names_within(table, &outcome.winners)),
        ],
    );
    format!("{points} {why}")
}

/// The places of those who have not won a match of several, each with its own goals, and how much
/// they still needed. `None` in other games, and where points say it.
pub fn places(table: &TableState) -> Option<String> {
    let outcome = table.turn.outcome()?;
    let standings = table.standings.as_ref().filter(|_| table.may_compare())?;
    if !outcome.scores.is_empty() {
        return None;
    }
    let line = |(place, seat): (usize, Seat)| {
        let needed = standings.moves_needed.get(seat.index()).copied()?;
        let moves = plural("review-to_go", usize::from(needed));
        let values = [
            ("place", &*place.to_string()),
            ("name", &name_of(table, seat)),
            ("moves", &moves),
        ];
        let won = outcome.winners.contains(&seat);
        (!won).then(|| fill("result-place", &values))
    };
    let lines: Vec<String> = standings.places().into_iter().filter_map(line).collect();
    Some(lines.join("\n"))
}

/// The names of several seats, with the reader's first.
pub fn names_of(table: &TableState, seats: &[Seat]) -> String {
    listed(table, seats, name_of)
}

/// The same within a sentence, with a lower-case “you”.
fn names_within(table: &TableState, seats: &[Seat]) -> String {
    listed(table, seats, |table, seat| {
        if is_you(table, seat) {
            text("person-you-within").to_owned()
        } else {
            name_of(table, seat)
        }
    })
}

fn listed(table: &TableState, seats: &[Seat], name: fn(&TableState, Seat) -> String) -> String {
    let mut seats = seats.to_vec();
    seats.sort_by_key(|seat| !is_you(table, *seat));
    let names: Vec<String> = seats.iter().map(|seat| name(table, *seat)).collect();
    list(&names)
}

/// Whether this seat is addressed as “you”: the only person at the table, the only one without a
/// name or, where hands are hidden, of several without a name the one who looks at the table.
pub fn is_you(table: &TableState, seat: Seat) -> bool {
    let unnamed = table.seats.iter().filter(|who| is_unnamed(who)).count();
    let looks = table.hidden && seat == table.viewer;
    table.occupant(seat).is_some_and(|who| {
        who.is_person() && table.people() == 1 || is_unnamed(who) && (unnamed == 1 || looks)
    })
}

fn is_unnamed(who: &Occupant) -> bool {
    matches!(who, Occupant::Person(name) if name.is_empty())
}

/// Where a person without a name sits, seen by the viewer, see [`people::place`]; `None` where they are
/// called by their side or have a name. Hidden hands have no sides, only seats.
pub fn place_of(table: &TableState, seat: Seat) -> Option<&'static str> {
    if !table.hidden || !is_called_by_side(table, seat) {
        return None;
    }
    let count = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    let partner = table.allies(seat, table.viewer);
    Some(people::place(seat, table.viewer, count, partner))
}

/// Whether a person is called by the side they play, because several have no name.
pub fn is_called_by_side(table: &TableState, seat: Seat) -> bool {
    table.occupant(seat).is_some_and(is_unnamed) && !is_you(table, seat)
}

/// A sentence about a seat: the text `key.you`, or `key` with the name that `name` returns.
pub fn about(
    table: &TableState,
    seat: Seat,
    name: fn(&TableState, Seat) -> String,
    key: &str,
    values: &[(&str, &str)],
) -> String {
    if is_you(table, seat) {
        return fill(&format!("{key}-you"), values);
    }
    let name = name(table, seat);
    let mut all = vec![("name", name.as_str())];
    all.extend_from_slice(values);
    capital(&fill(key, &all))
}

/// The name of the occupant of a seat, within a sentence.
pub fn name_of(table: &TableState, seat: Seat) -> String {
    if let Some(place) = place_of(table, seat) {
        return text(&format!("person-at-{place}")).to_owned();
    }
    if table.analysis().is_some() || is_called_by_side(table, seat) {
        return people::side(&table.variant, seat);
    }
    let mut names = people::names_at(&table.seats, &table.characters).into_iter();
    names.nth(seat.index()).unwrap_or_default()
}
