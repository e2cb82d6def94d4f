//! A player's score card in words: the goals, and what binds the queens to them.

use crate::app::session::ScoreEntry;
use crate::rules::six_wives::card::{Card, Duty, Fate, QUEENS};
use crate::texts::{fill, text};

/// The entries of a card: what has been met, in order, and what is still to be met. The card of a
/// player whose goals have no order keeps the order of history.
pub(super) fn of(card: &Card) -> Vec<ScoreEntry> {
    match card.duty() {
        Duty::Standard | Duty::History => by_fate(card),
        Duty::Number | Duty::Both | Duty::Cocktail(_) => in_order(card),
    }
}

fn entry(text: String, done: bool) -> ScoreEntry {
    ScoreEntry { text, done }
}

fn fate_name(fate: Fate) -> &'static str {
    text(match fate {
        Fate::Divorced => "six_wives-goal-divorced",
        Fate::Beheaded => "six_wives-goal-beheaded",
        Fate::Died => "six_wives-goal-died",
        Fate::Survived => "six_wives-goal-survived",
    })
}

/// “Divorced, Beheaded, Died …”, as many of each crossed out as are met.
fn by_fate(card: &Card) -> Vec<ScoreEntry> {
    let mut met = Fate::ALL.map(|fate| Fate::TIMES[fate.index()] - card.left()[fate.index()]);
    let line = |fate: Fate| {
        let left = &mut met[fate.index()];
        let done = *left > 0;
        *left = left.saturating_sub(1);
        entry(fate_name(fate).to_owned(), done)
    };
    Fate::HISTORY.into_iter().map(line).collect()
}

/// What has been met, with the numbers of the queens, then the goals that are left.
fn in_order(card: &Card) -> Vec<ScoreEntry> {
    let numbered = |queen: u8, fate: Fate| {
        let queen = queen.to_string();
        fill(
            "six_wives-goal-of_queen",
            &[("queen", &queen), ("goal", fate_name(fate))],
        )
    };
    let met = card.log().iter();
    let met = met.map(|(queen, fate)| entry(numbered(*queen, *fate), true));
    met.chain(left(card).into_iter().map(|text| entry(text, false)))
        .collect()
}

/// The goals that are left: those that are bound to a queen with her number, and the places in the
/// order that are bound to one.
fn left(card: &Card) -> Vec<String> {
    let waiting = (0..QUEENS as u8).filter(|queen| card.gone() >> queen & 1 == 0);
    let mut free = card.left();
    let mut lines = Vec::new();
    if card.duty() == Duty::Number && !card.is_complete() {
        let next = card.met().to_string();
        lines.push(fill("six_wives-goal-next", &[("queen", &next)]));
    }
    for queen in waiting {
        let (fate, place) = card.bindings(queen);
        let number = queen.to_string();
        if let Some(fate) = fate {
            free[fate.index()] = free[fate.index()].saturating_sub(1);
            let words = [("queen", number.as_str()), ("goal", fate_name(fate))];
            lines.push(fill("six_wives-goal-of_queen", &words));
        } else if let (Some(place), false) = (place, card.duty() == Duty::Number) {
            let place = (place + 1).to_string();
            let words = [("queen", number.as_str()), ("place", &place)];
            lines.push(fill("six_wives-goal-at_place", &words));
        }
    }
    let open = Fate::HISTORY.into_iter().filter(|fate| {
        let left = &mut free[fate.index()];
        let open = *left > 0;
        *left = left.saturating_sub(1);
        open
    });
    let open = open.map(|fate| fate_name(fate).to_owned());
    lines.extend(open);
    lines
}
