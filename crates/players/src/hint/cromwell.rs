//! Why a move of Cromwell is good, in a sentence that is true for every deal that the seat considers
//! possible.

use coffer_rules::Game;
use coffer_rules::cromwell::deck::{Monarch, MonarchSet, Side};
use coffer_rules::cromwell::{COMBINATION, Cromwell, Move, View};
use coffer_texts::Sentence;

use super::{Explains, PlayedLine};
use crate::cromwell::values::layable;

impl Explains for Cromwell {
    fn remark(played_line: &PlayedLine<Cromwell>) -> Option<Sentence> {
        let view = played_line.before.view(Some(played_line.seat));
        match &played_line.steps.first()?.mv {
            Move::Lay(cards) => Some(laying(&view, *cards)),
            Move::Announce(card) => Some(parting(&view, *card, PARTS_ANNOUNCED)),
            Move::Offer(Some(card)) => Some(offering(&view, *card)),
            Move::Offer(None) => Some(keeping(&view)),
            Move::Accept(seat) => view
                .offer_of(*seat)
                .map(|offered| accepting(&view, offered)),
            Move::Draw => Some(Sentence::new(if any_offer(&view) {
                "hint-cromwell-draw"
            } else {
                "hint-cromwell-draw_only"
            })),
            Move::Decline => any_offer(&view).then(|| Sentence::new("hint-cromwell-decline")),
            Move::Name(side, named) => naming(&view, *side, *named),
            Move::Pass => Some(Sentence::new("hint-cromwell-pass")),
            Move::Discard => view
                .announced()
                .map(|card| about("hint-cromwell-discard", card)),
            Move::Deal(_) | Move::Shuffle(_) => None,
        }
    }

    fn only(played_line: &PlayedLine<Cromwell>) -> Option<Sentence> {
        Self::remark(played_line)
    }
}

/// The texts about parting with a card: nobody can use it because of cards out of play, because of
/// the Block, or the player holds nobody near it, or only somebody far from a combination.
struct Parting {
    useless: &'static str,
    blocked: &'static str,
    lonely: &'static str,
    least: &'static str,
}

const PARTS_ANNOUNCED: Parting = Parting {
    useless: "hint-cromwell-announce_useless",
    blocked: "hint-cromwell-announce_blocked",
    lonely: "hint-cromwell-announce_lonely",
    least: "hint-cromwell-announce_least",
};

const PARTS_OFFERED: Parting = Parting {
    useless: "hint-cromwell-offer_useless",
    blocked: "hint-cromwell-offer_blocked",
    lonely: "hint-cromwell-offer_lonely",
    least: "hint-cromwell-offer_least",
};

fn about(key: &'static str, card: Monarch) -> Sentence {
    Sentence::new(key).with_text("card", card.called())
}

fn any_offer(view: &View) -> bool {
    (0..view.options.seats).any(|seat| view.offer_of(seat).is_some())
}

/// Whether a card can be laid if every one of these cards can be had.
fn possible(card: Monarch, cards: MonarchSet) -> bool {
    let mut runs = (cards | MonarchSet::one(card)).runs();
    runs.any(|run| run.contains(card) && run.len() >= COMBINATION)
}

/// Whether nobody can ever lay a card, or not before the Block is shuffled.
fn useless(view: &View, card: Monarch) -> Option<bool> {
    let in_play = view.options.cards();
    if !possible(card, in_play) {
        return Some(true);
    }
    (!possible(card, in_play.without(view.blocked()))).then_some(false)
}

/// A card of the hand or the table that could be in a combination with this one.
fn companion(view: &View, card: Monarch) -> Option<Monarch> {
    let numbers = |monarch: &Monarch| monarch.number().abs_diff(card.number());
    let near = |monarch: &Monarch| {
        monarch.house() == card.house() && (1..COMBINATION as u8).contains(&numbers(monarch))
    };
    let others = (view.own | view.table()).without(MonarchSet::one(card));
    others.iter().filter(near).min_by_key(numbers)
}

/// Why to part with a card.
fn parting(view: &View, card: Monarch, parting: Parting) -> Sentence {
    let key = match useless(view, card) {
        Some(true) => parting.useless,
        Some(false) => parting.blocked,
        None if companion(view, card).is_none() => parting.lonely,
        None => parting.least,
    };
    about(key, card)
}

/// Whether a hand can lay this card, possibly with others.
fn completes(view: &View, hand: MonarchSet, card: Monarch) -> bool {
    let with = hand | MonarchSet::one(card);
    MonarchSet(layable(with.0, view.table().0)).contains(card)
}

fn laying(view: &View, cards: MonarchSet) -> Sentence {
    let key = if cards == view.own {
        "hint-cromwell-goes_out"
    } else if cards.len() >= COMBINATION {
        "hint-cromwell-lays"
    } else {
        "hint-cromwell-lays_off"
    };
    Sentence::new(key)
        .with_list("cards", cards.iter().map(Monarch::called))
        .with("n", cards.len())
}

/// An offer: what the announced card brings, or else why to part with the offered one.
fn offering(view: &View, card: Monarch) -> Sentence {
    let rest = view.own.without(MonarchSet::one(card));
    match view.announced() {
        Some(announced) if completes(view, rest, announced) => {
            about("hint-cromwell-offer_completes", card).with_text("other", announced.called())
        }
        _ => parting(view, card, PARTS_OFFERED),
    }
}

/// Offering nothing.
fn keeping(view: &View) -> Sentence {
    match view.announced() {
        Some(card) if companion(view, card).is_none() => about("hint-cromwell-no_use", card),
        _ => Sentence::new("hint-cromwell-no_offer"),
    }
}

fn accepting(view: &View, offered: Monarch) -> Sentence {
    let announced = view.announced().map_or(MonarchSet::EMPTY, MonarchSet::one);
    let rest = view.own.without(announced);
    if completes(view, rest, offered) {
        return about("hint-cromwell-accept_completes", offered);
    }
    match companion(view, offered).filter(|other| !announced.contains(*other)) {
        Some(other) => {
            about("hint-cromwell-accept_near", offered).with_text("other", other.called())
        }
        None if !view.may_decline() => about("hint-cromwell-accept_must", offered),
        None => about("hint-cromwell-accept", offered),
    }
}

/// An answer, if it is right.
fn naming(view: &View, side: Side, named: Monarch) -> Option<Sentence> {
    let card = view.question?;
    let right = card.right_answers(side).contains(&named);
    let key = match side {
        Side::Before => "hint-cromwell-before",
        Side::After => "hint-cromwell-after",
    };
    right.then(|| about(key, card).with_text("other", named.called()))
}
