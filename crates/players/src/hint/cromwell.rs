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
            Move::Draw if !any_offer(&view) => Some(Sentence::new("hint-cromwell-draw_only")),
            Move::Draw => Some(refusing(&view, REFUSES_BY_DRAWING)),
            Move::Decline => any_offer(&view).then(|| refusing(&view, REFUSES)),
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
/// the Block, or somebody is known to hold a card near it, or the player holds nobody near it, or only
/// somebody far from a combination.
struct Parting {
    useless: &'static str,
    blocked: &'static str,
    wanted: &'static str,
    lonely: &'static str,
    least: &'static str,
}

const PARTS_ANNOUNCED: Parting = Parting {
    useless: "hint-cromwell-announce_useless",
    blocked: "hint-cromwell-announce_blocked",
    wanted: "hint-cromwell-announce_wanted",
    lonely: "hint-cromwell-announce_lonely",
    least: "hint-cromwell-announce_least",
};

const PARTS_OFFERED: Parting = Parting {
    useless: "hint-cromwell-offer_useless",
    blocked: "hint-cromwell-offer_blocked",
    wanted: "hint-cromwell-offer_wanted",
    lonely: "hint-cromwell-offer_lonely",
    least: "hint-cromwell-offer_least",
};

/// The texts about taking none of the offers: the announced card would serve who offers, or in general.
struct Refusing {
    serves: &'static str,
    general: &'static str,
}

const REFUSES: Refusing = Refusing {
    serves: "hint-cromwell-decline_serves",
    general: "hint-cromwell-decline",
};

const REFUSES_BY_DRAWING: Refusing = Refusing {
    serves: "hint-cromwell-draw_serves",
    general: "hint-cromwell-draw",
};

/// So many of somebody's turns without a trade, in spite of offers, are remarkable.
const REMARKABLE: usize = 2;

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

/// The nearest of these cards that could be in a combination with this one.
fn nearest(card: Monarch, cards: MonarchSet) -> Option<Monarch> {
    let numbers = |monarch: &Monarch| monarch.number().abs_diff(card.number());
    let near = |monarch: &Monarch| {
        monarch.house() == card.house() && (1..COMBINATION as u8).contains(&numbers(monarch))
    };
    cards.iter().filter(near).min_by_key(numbers)
}

/// A card of the hand or the table that could be in a combination with this one.
fn companion(view: &View, card: Monarch) -> Option<Monarch> {
    nearest(card, view.own | view.table())
}

/// The cards that a seat is known, from what it showed, announced or offered, to hold even after the
/// trade that is proposed.
fn kept(view: &View, seat: u8) -> MonarchSet {
    let known = view.known.get(usize::from(seat)).copied();
    let announced = view.announced().filter(|_| seat == view.cromwell);
    let given = announced.or(view.offer_of(seat)).map(MonarchSet::one);
    known.unwrap_or_default().without(given.unwrap_or_default())
}

/// Which of these seats is known to keep a card near this one, and that card.
fn known_companion(
    view: &View,
    card: Monarch,
    seats: impl IntoIterator<Item = u8>,
) -> Option<(u8, Monarch)> {
    seats
        .into_iter()
        .find_map(|seat| Some((seat, nearest(card, kept(view, seat))?)))
}

/// A text about a card, and who is known to hold another one near it.
fn about_holder(key: &'static str, card: Monarch, (seat, other): (u8, Monarch)) -> Sentence {
    about(key, card)
        .with_seat("name", seat)
        .with_text("other", other.called())
}

/// The other seats, clockwise from the viewer.
fn others(view: &View) -> impl Iterator<Item = u8> + use<> {
    let (seats, own) = (view.options.seats, view.viewer.map(|seat| seat.0));
    let from = own.unwrap_or_default();
    let around = (0..seats).map(move |step| (from + step) % seats);
    around.filter(move |seat| Some(*seat) != own)
}

/// Why to part with a card: an offer goes to who announced, an announced card to anybody.
fn parting(view: &View, card: Monarch, parting: Parting) -> Sentence {
    let useless = useless(view, card);
    let receivers =
        others(view).filter(|seat| view.announced().is_none() || *seat == view.cromwell);
    let wanted = known_companion(view, card, receivers);
    match (useless, wanted) {
        (Some(true), _) => about(parting.useless, card),
        (Some(false), _) => about(parting.blocked, card),
        (None, Some(holder)) => about_holder(parting.wanted, card, holder),
        (None, None) if companion(view, card).is_none() => about(parting.lonely, card),
        (None, None) => about(parting.least, card),
    }
}

/// Why to take none of the offers.
fn refusing(view: &View, refusing: Refusing) -> Sentence {
    let offers = others(view).filter(|seat| view.offer_of(*seat).is_some());
    let served = view.announced().and_then(|announced| {
        let holder = known_companion(view, announced, offers)?;
        Some(about_holder(refusing.serves, announced, holder))
    });
    served.unwrap_or_else(|| Sentence::new(refusing.general))
}

/// Whether who announced has had offers in several turns and never took one.
fn never_trades(view: &View) -> bool {
    let over = view.log.split_last().map_or(&[][..], |(_, over)| over);
    let own = over.iter().filter(|turn| turn.cromwell == view.cromwell);
    let offered: Vec<_> = own.filter(|turn| turn.has_offer()).collect();
    offered.len() >= REMARKABLE && offered.iter().all(|turn| turn.partner.is_none())
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
        _ if never_trades(view) => {
            Sentence::new("hint-cromwell-no_taker").with_seat("name", view.cromwell)
        }
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
