//! A player's score card in words: the goals, and what binds the queens to them.

use crate::app::session::ScoreEntry;
use crate::rules::six_wives::board::Board;
use crate::rules::six_wives::card::{Card, Duty, Fate, QUEENS};
use crate::rules::six_wives::spot;
use crate::rules::{Seat, Spot};
use crate::texts::Sentence;

/// The entries of a seat's card: what has been met, in order, and what is still to be met. The card
/// of a player whose goals have no order keeps the order of history.
pub(super) fn of(board: &Board, seat: Seat) -> Vec<ScoreEntry> {
    match board.card(seat).duty() {
        Duty::Standard | Duty::History => by_fate(board, seat),
        Duty::Number | Duty::Both | Duty::Cocktail(_) => in_order(board, seat),
    }
}

fn met(text: Sentence) -> ScoreEntry {
    ScoreEntry {
        text,
        done: true,
        open_to: Vec::new(),
    }
}

fn left(text: Sentence, open_to: Vec<Spot>) -> ScoreEntry {
    ScoreEntry {
        text,
        done: false,
        open_to,
    }
}

fn fate_name(fate: Fate) -> Sentence {
    Sentence::new(match fate {
        Fate::Divorced => "six_wives-goal-divorced",
        Fate::Beheaded => "six_wives-goal-beheaded",
        Fate::Died => "six_wives-goal-died",
        Fate::Survived => "six_wives-goal-survived",
    })
}

/// A goal with the number of its queen, e.g. “3 Divorced”.
fn of_queen(queen: u8, fate: Fate) -> Sentence {
    Sentence::new("six_wives-goal-of_queen")
        .with("queen", queen)
        .with_text("goal", fate_name(fate))
}

/// Takes one of the goals of a fate, if there are any left.
fn take(left: &mut [u8; 4], fate: Fate) -> bool {
    let left = &mut left[fate.index()];
    let any = *left > 0;
    *left = left.saturating_sub(1);
    any
}

/// The queens whom a player still has to see to their fates.
fn waiting(card: &Card) -> impl Iterator<Item = u8> {
    (0..QUEENS as u8).filter(|queen| card.gone() >> queen & 1 == 0)
}

/// The spots of those of these queens who may meet the fate now.
fn spots(board: &Board, seat: Seat, fate: Fate, queens: impl Iterator<Item = u8>) -> Vec<Spot> {
    let card = board.card(seat);
    let may = queens.filter(|queen| card.open(*queen).any(|open| open == fate));
    may.filter_map(|queen| board.queen(seat, queen).map(spot))
        .collect()
}

/// “Divorced, Beheaded, Died …”, as many of each crossed out as are met.
fn by_fate(board: &Board, seat: Seat) -> Vec<ScoreEntry> {
    let card = board.card(seat);
    let mut done = Fate::ALL.map(|fate| Fate::TIMES[fate.index()] - card.left()[fate.index()]);
    // Of two equal goals the first that is left is lit.
    let mut open = Fate::ALL.map(|fate| spots(board, seat, fate, waiting(card)));
    let line = |fate: Fate| {
        let text = fate_name(fate);
        if take(&mut done, fate) {
            met(text)
        } else {
            left(text, std::mem::take(&mut open[fate.index()]))
        }
    };
    Fate::HISTORY.into_iter().map(line).collect()
}

/// What has been met, with the numbers of the queens, then the goals that are left.
fn in_order(board: &Board, seat: Seat) -> Vec<ScoreEntry> {
    let log = board.card(seat).log().iter();
    let lines = log.map(|(queen, fate)| met(of_queen(*queen, *fate)));
    lines.chain(still_to_meet(board, seat)).collect()
}

/// The goals that are left: those that are bound to a queen with her number, and the places in the
/// order that are bound to one.
fn still_to_meet(board: &Board, seat: Seat) -> Vec<ScoreEntry> {
    let card = board.card(seat);
    let at = |queen: u8| board.queen(seat, queen).map(spot).into_iter().collect();
    let mut free = card.left();
    let mut lines = Vec::new();
    if card.duty() == Duty::Number && !card.is_complete() {
        let next = card.met();
        let words = Sentence::new("six_wives-goal-next").with("queen", next);
        lines.push(left(words, at(next)));
    }
    for queen in waiting(card) {
        let (fate, place) = card.bindings(queen);
        if let Some(fate) = fate {
            take(&mut free, fate);
            let open = spots(board, seat, fate, [queen].into_iter());
            lines.push(left(of_queen(queen, fate), open));
        } else if let (Some(place), false) = (place, card.duty() == Duty::Number) {
            let words = Sentence::new("six_wives-goal-at_place")
                .with("queen", queen)
                .with("place", place + 1);
            lines.push(left(words, at(queen)));
        }
    }
    let unbound = || waiting(card).filter(|queen| card.bindings(*queen).0.is_none());
    let mut open = Fate::ALL.map(|fate| spots(board, seat, fate, unbound()));
    for fate in Fate::HISTORY {
        if take(&mut free, fate) {
            let open = std::mem::take(&mut open[fate.index()]);
            lines.push(left(fate_name(fate), open));
        }
    }
    lines
}
