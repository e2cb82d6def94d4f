//! Every reason of a hint is true by the rules, and the same for all deals that the seat considers
//! possible.

use std::collections::{BTreeMap, BTreeSet};

use coffer_rules::cromwell::deck::{Monarch, MonarchSet};
use coffer_rules::cromwell::{COMBINATION, Cromwell, Move, View};
use coffer_rules::{Game, Seat, Setup};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::Budget;
use crate::cromwell::{Trader, TraderProfile};
use crate::seed::PlayerSeed;
use crate::system_clock;
use crate::thinker::Thinker;

/// The monarch with this display name.
fn named(name: &str) -> Monarch {
    let mut all = Monarch::all().filter(|monarch| monarch.name() == name);
    all.next().unwrap_or_else(|| panic!("{name} is a monarch"))
}

/// Whether these cards, all together, leave this one in a run long enough to be laid.
fn can_be_laid(cards: MonarchSet, card: Monarch) -> bool {
    let house: Vec<Monarch> = card.house().monarchs().iter().collect();
    house.windows(COMBINATION).any(|window| {
        let there = |monarch: &Monarch| *monarch == card || cards.contains(*monarch);
        window.contains(&card) && window.iter().all(there)
    })
}

/// Whether the reason is true in this view.
fn is_true(view: &View, mv: &Move, reason: &Sentence) -> bool {
    let card = reason.value("card").map(|name| named(&name));
    let other = reason.value("other").map(|name| named(&name));
    let cards = view.options.cards();
    let key = reason.key();
    let with = |card: Option<Monarch>| view.own | view.table() | card.into_iter().collect();
    let near = |card: Monarch| {
        let near = |other: Monarch| {
            other != card
                && other.house() == card.house()
                && other.number().abs_diff(card.number()) < 3
        };
        (view.own | view.table()).iter().any(near)
    };
    // Whether that seat, or any other, is known to hold the other card, which is near the first.
    let holds = |seat: Option<u8>| {
        let (Some(card), Some(other)) = (card, other) else {
            return false;
        };
        let seats =
            (0..view.options.seats).filter(|holder| seat.is_none_or(|seat| seat == *holder));
        let mut others = seats.filter(|seat| view.viewer != Some(Seat(*seat)));
        let holder = others.find(|seat| view.known[usize::from(*seat)].contains(other));
        let name = reason.value("name");
        // What a seat gives away in the trade is of no use to it.
        let given = holder.and_then(|seat| view.offer_of(seat));
        let announced = view.announced().filter(|_| holder == Some(view.cromwell));
        holder.is_some_and(|seat| name == Some(format!("seat {}", seat + 1)))
            && given != Some(other)
            && announced != Some(other)
            && other.house() == card.house()
            && other.number().abs_diff(card.number()) < 3
    };
    match key.trim_start_matches("hint-cromwell-") {
        "goes_out" => *mv == Move::Lay(view.own),
        "lays" | "lays_off" => {
            let count = reason.value("n").and_then(|n| n.parse::<usize>().ok());
            matches!(mv, Move::Lay(laid) if Some(laid.len()) == count)
        }
        "announce_useless" | "offer_useless" => card.is_some_and(|card| !can_be_laid(cards, card)),
        "announce_blocked" | "offer_blocked" => {
            let left = cards.without(view.blocked());
            card.is_some_and(|card| can_be_laid(cards, card) && !can_be_laid(left, card))
        }
        "announce_lonely" | "offer_lonely" | "no_use" => card.is_some_and(|card| !near(card)),
        "offer_completes" => {
            let mut after = with(other);
            card.into_iter().for_each(|card| after.remove(card));
            other == view.announced() && other.is_some_and(|other| can_be_laid(after, other))
        }
        "accept_completes" => {
            let mut after = with(card);
            view.announced()
                .into_iter()
                .for_each(|card| after.remove(card));
            card.is_some_and(|card| can_be_laid(after, card))
        }
        "announce_wanted" | "decline_serves" | "draw_serves" => holds(None),
        "offer_wanted" => holds(Some(view.cromwell)),
        "no_taker" => {
            let before = &view.log[..view.log.len() - 1];
            let own = before.iter().filter(|turn| turn.cromwell == view.cromwell);
            let offered: Vec<_> = own.filter(|turn| turn.has_offer()).collect();
            offered.len() >= 2
                && offered
                    .iter()
                    .all(|turn| turn.drew || turn.partner.is_none())
        }
        "accept_must" => !view.may_decline(),
        "accept_near" => card.is_some_and(near),
        "before" | "after" => card.zip(other).is_some_and(|(card, other)| {
            card.number().abs_diff(other.number()) <= 2 && card != other
        }),
        "draw_only" => (0..view.options.seats).all(|seat| view.offer_of(seat).is_none()),
        "announce_least" | "offer_least" | "accept" | "no_offer" | "draw" | "decline" | "pass"
        | "discard" => true,
        _ => key == "hint-only",
    }
}

/// The cards of a move, which its hint names first.
fn cards_of(view: &View, mv: &Move) -> Vec<Monarch> {
    match mv {
        Move::Lay(cards) => cards.iter().collect(),
        Move::Announce(card) | Move::Offer(Some(card)) => vec![*card],
        Move::Accept(seat) => view.offer_of(*seat).into_iter().collect(),
        Move::Discard => view.announced().into_iter().collect(),
        _ => Vec::new(),
    }
}

#[test]
fn reasons_are_true_and_tell_nothing_hidden() {
    let mut found: BTreeMap<&str, u32> = BTreeMap::new();
    let mut phases = BTreeSet::new();
    for (variant, seats) in [
        ("cromwell", "4"),
        ("cromwell", "2"),
        ("cromwell_advanced", "3"),
    ] {
        let setup = Setup::of::<Cromwell>(variant, [("seats", seats)]).expect("a set-up");
        for seed in 0..12 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut player = Trader::new(TraderProfile::of(Courtier::ThomasCromwell));
            let mut game = Cromwell::new(&setup);
            for ply in 0.. {
                if let Some(mv) = game.chance(&mut rng) {
                    game.play(&mv).expect("chance is legal");
                    continue;
                }
                let Some(seat) = game.turn().seat() else {
                    break;
                };
                let view = game.view(Some(seat));
                let request = Request::new(
                    Some(Budget::nodes(40)),
                    PlayerSeed::of(seed ^ ply, 0),
                    system_clock,
                );
                let thought = player.think(&view, &legal_moves(&game), &request);
                let hint = hint(&game, &thought).expect("a hint");
                let sentence = hint.reason.to_string();
                assert!(
                    !sentence.contains(['{', '}']) && sentence.ends_with('.'),
                    "{sentence}"
                );
                let (first, _) = sentence.split_once([':', '.']).expect("a move");
                for card in cards_of(&view, &hint.mv) {
                    assert!(first.contains(card.name()), "{sentence}");
                }
                assert!(
                    is_true(&view, &hint.mv, &hint.reason),
                    "{sentence} {view:?}"
                );
                *found.entry(hint.reason.key()).or_default() += 1;
                let phase = format!("{:?}", view.phase);
                let reasoned = hint.reason.key() != "hint-only";
                assert!(reasoned || legal_moves(&game).len() == 1, "{phase}");
                phases.insert(phase);
                let mut hidden: Vec<Monarch> = view.unseen().iter().collect();
                let before = hidden.clone();
                for at in (1..hidden.len()).rev() {
                    hidden.swap(at, rng.random_range(0..=at));
                }
                let twin = game.with_cards(|card| {
                    let at = before.iter().position(|one| *one == card);
                    at.map_or(card, |at| hidden[at])
                });
                let told = super::hint(&twin, &thought).map(|hint| hint.reason);
                assert_eq!(told.as_ref(), Some(&hint.reason));
                game.play(&hint.mv).expect("a legal move");
            }
        }
    }
    assert!(found.len() >= 14, "{found:?}");
    for key in ["announce_wanted", "offer_wanted", "draw_serves", "no_taker"] {
        let key = format!("hint-cromwell-{key}");
        assert!(found.contains_key(&*key), "{key}: {found:?}");
    }
    let all = ["Announce", "Choose", "Discard", "Lay", "Name", "Offer"];
    assert!(phases.iter().eq(all), "{phases:?}");
}
