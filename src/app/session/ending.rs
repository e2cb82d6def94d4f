//! How a match ended, in the words that the result panel shows and that are announced.

use super::TableState;
use super::people;
use crate::rules::Occupant;
use crate::rules::Seat;
use crate::texts::fill;
use crate::texts::has;
use crate::texts::text;

/// Who has won, as “You have won”; `None` while the match goes on.
pub fn headline(table: &TableState) -> Option<String> {
    let outcome = table.turn.outcome()?;
    let Some(winner) = outcome.winners.first().copied() else {
        return Some(text("ui.result.drawn").to_owned());
    };
    Some(if outcome.winners.iter().any(|seat| is_you(table, *seat)) {
        text("ui.result.won").to_owned()
    } else if table.people() == 1 {
        text("ui.result.lost").to_owned()
    } else {
        fill("ui.result.wins", &[("name", &name_of(table, winner))])
    })
}

/// The reason in a sentence; `None` while the match goes on.
pub fn reason(table: &TableState) -> Option<String> {
    let outcome = table.turn.outcome()?;
    let loser = (0..)
        .map(Seat)
        .take(table.seats.len())
        .find(|seat| !outcome.winners.contains(seat))
        .unwrap_or(Seat(0));
    let usual = format!("outcome.{}", outcome.reason.key());
    let own = format!("{usual}.you");
    let key = if is_you(table, loser) && has(&own) { own } else { usual };
    Some(fill(&key, &[("loser", &name_of(table, loser))]))
}

/// Whether the words say “you” to who sits there: the only person at the table, or the one without a name.
pub fn is_you(table: &TableState, seat: Seat) -> bool {
    match table.occupant(seat) {
        Some(Occupant::Person(name)) => name.is_empty() || table.people() == 1,
        _ => false,
    }
}

/// What whoever sits there is called.
pub fn name_of(table: &TableState, seat: Seat) -> String {
    table.occupant(seat).map(people::name).unwrap_or_default()
}
