//! Text notation for moves of Cromwell; that of positions is in `position.rs`.
//!
//! A card is its monarch's name in one word with a number: `henry8`, `jane`, `elizabeth1`. Moves:
//! `lay henry4 henry5 henry6`, `announce anne`, `offer anne` or `offer nothing`, `accept 2` with
//! the number of the seat from 1, `draw`, `decline`, `discard`, `predecessor henry7` or
//! `successor edward6`, `pass`, and `deal` or `shuffle` with all cards in the order of their slots.

use coffer_texts as texts;

use super::deck::{Monarch, MonarchSet, Side};
use super::{Move, TurnLog};
use crate::Refusal;

/// The keyword of a deal.
pub(super) const DEAL: &str = "deal";
/// The keyword of a shuffle.
pub(super) const SHUFFLE: &str = "shuffle";
pub(super) const LAY: &str = "lay";
const ANNOUNCE: &str = "announce";
const OFFER: &str = "offer";
const NOTHING: &str = "nothing";
const ACCEPT: &str = "accept";
pub(super) const DRAW: &str = "draw";
const DECLINE: &str = "decline";
pub(super) const DISCARD: &str = "discard";
const PREDECESSOR: &str = "predecessor";
const SUCCESSOR: &str = "successor";
const PASS: &str = "pass";
const RIGHT: &str = "right";
const WRONG: &str = "wrong";

/// The longest text that can be a move or a position, in bytes: 42 names, and what was said.
pub(super) const LONGEST: usize = 800;

/// The keyword of a side.
pub(super) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Before => PREDECESSOR,
        Side::After => SUCCESSOR,
    }
}

pub(super) fn join(cards: impl IntoIterator<Item = Monarch>, separator: &str) -> String {
    let words: Vec<&str> = cards.into_iter().map(Monarch::key).collect();
    words.join(separator)
}

pub(super) fn move_text(mv: &Move) -> String {
    match mv {
        Move::Deal(cards) => format!("{DEAL} {}", join(cards.iter().copied(), " ")),
        Move::Shuffle(cards) => format!("{SHUFFLE} {}", join(cards.iter().copied(), " ")),
        Move::Lay(cards) => format!("{LAY} {}", join(cards.iter(), " ")),
        Move::Announce(card) => format!("{ANNOUNCE} {card}"),
        Move::Offer(Some(card)) => format!("{OFFER} {card}"),
        Move::Offer(None) => format!("{OFFER} {NOTHING}"),
        Move::Accept(seat) => format!("{ACCEPT} {}", u16::from(*seat) + 1),
        Move::Draw => DRAW.to_owned(),
        Move::Decline => DECLINE.to_owned(),
        Move::Discard => DISCARD.to_owned(),
        Move::Name(side, named) => format!("{} {named}", side_word(*side)),
        Move::Pass => PASS.to_owned(),
    }
}

/// A move of a turn with what it refers to: what is laid, what is swapped for what and with whom,
/// what is discarded, what an answer was about, whether it was right, and who has the card now.
pub(super) fn move_in_full(mv: &Move, turn: &TurnLog, seats: u8) -> Option<String> {
    let number = |seat: u8| u16::from(seat) + 1;
    match mv {
        Move::Lay(_) => Some(move_text(mv)),
        Move::Accept(seat) => {
            let (given, taken) = (turn.announced?, turn.offer_of(*seat, seats)?);
            Some(format!("{ACCEPT} {taken} {given} {}", number(*seat)))
        }
        Move::Discard => Some(format!("{DISCARD} {}", turn.announced?)),
        Move::Name(side, _) => {
            let answer = turn.answers.last()?;
            let (card, named) = (answer.card, answer.named);
            let to = number(answer.to);
            let side_word = side_word(*side);
            if answer.right {
                return Some(format!("{side_word} {named} {card} {RIGHT} {to}"));
            }
            let truth = card.right_answers(*side);
            let truth = join(truth.into_iter().take(1), " ");
            Some(format!("{side_word} {named} {card} {truth} {WRONG} {to}"))
        }
        _ => None,
    }
}

/// Parses cards, each named once.
pub(super) fn cards(text: &str, separator: char) -> Option<Vec<Monarch>> {
    let words = text.split(separator).map(str::trim);
    let words = words.filter(|word| !word.is_empty());
    let cards: Vec<Monarch> = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let set: MonarchSet = cards.iter().copied().collect();
    (set.len() == cards.len()).then_some(cards)
}

pub(super) fn parse_move(text: &str) -> Result<Move, Refusal> {
    let refused = || Refusal::new("refusal-cromwell-notation").with("text", texts::excerpt(text));
    let trimmed = Some(text.trim())
        .filter(|text| text.len() <= LONGEST && text.is_ascii())
        .ok_or_else(refused)?;
    read_move(trimmed).ok_or_else(refused)
}

fn read_move(text: &str) -> Option<Move> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    let some = || cards(rest, ' ').filter(|cards| !cards.is_empty());
    let one = || rest.parse::<Monarch>().ok();
    let alone = |mv: Move| rest.is_empty().then_some(mv);
    match word.to_ascii_lowercase().as_str() {
        DEAL => some().map(Move::Deal),
        SHUFFLE => some().map(Move::Shuffle),
        LAY => some().map(|cards| Move::Lay(cards.into_iter().collect())),
        ANNOUNCE => one().map(Move::Announce),
        OFFER if rest.eq_ignore_ascii_case(NOTHING) => Some(Move::Offer(None)),
        OFFER => one().map(|card| Move::Offer(Some(card))),
        ACCEPT => {
            let seat: u8 = rest.parse().ok()?;
            seat.checked_sub(1).map(Move::Accept)
        }
        DRAW => alone(Move::Draw),
        DECLINE => alone(Move::Decline),
        DISCARD => alone(Move::Discard),
        PREDECESSOR => one().map(|card| Move::Name(Side::Before, card)),
        SUCCESSOR => one().map(|card| Move::Name(Side::After, card)),
        PASS => alone(Move::Pass),
        _ => None,
    }
}
