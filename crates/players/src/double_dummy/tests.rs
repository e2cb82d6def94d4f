use coffer_rules::stable_hash::mix;

use super::deck::{CardNumbering, Position, SEATS, SolverPlay};
use super::search::Solver;
use std::collections::HashMap;

/// The deck of The Six of VIII with its timeline: suit lengths 13, 13, 9, 6, 9 and 12, and the
/// trumps of the tricks from `first` on.
pub(super) fn six(tricks: usize, first: usize, advanced: bool) -> CardNumbering {
    let timeline = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 5, 5, 5];
    let trump: Vec<u8> = (0..tricks)
        .map(|trick| timeline[(first + trick) % 15])
        .collect();
    let mut deck = CardNumbering::new(&[13, 13, 9, 6, 9, 12], &trump);
    let diamonds = [
        (0, 0, [(4, 1), (6, 2), (8, 3), (10, 1)]),
        (13, 0, [(4, 1), (6, 2), (8, 3), (10, 1)]),
        (26, 4, [(4, 2), (6, 2), (8, 3), (10, 1)]),
        (35, 7, [(10, 1), (10, 1), (10, 1), (10, 1)]),
        (41, 4, [(6, 2), (8, 3), (10, 1), (10, 1)]),
        (50, 1, [(6, 2), (8, 3), (10, 1), (10, 1)]),
    ];
    for (at, lowest, cards) in diamonds {
        for (rank, points) in cards {
            deck.set_points(at + rank - lowest, points);
        }
    }
    if advanced {
        deck.set_king(62);
        deck.set_spy(0, 1);
        deck.set_spy(13, 0);
    }
    deck
}

/// Deals `each` cards to every hand, shuffled by `seed`.
pub(super) fn dealt(cards: &[u8], each: usize, seed: u64) -> [u64; SEATS] {
    let mut cards = cards.to_vec();
    let mut luck = mix(seed);
    let mut hands = [0; SEATS];
    for turn in 0..each * SEATS {
        luck = mix(luck.wrapping_add(turn as u64));
        let card = cards.swap_remove((luck % cards.len() as u64) as usize);
        hands[turn % SEATS] |= 1 << card;
    }
    hands
}

/// The value by exhaustive search.
fn brute(deck: &CardNumbering, position: &Position) -> i32 {
    if position.left() == 0 {
        return 0;
    }
    let first = position.turn().is_multiple_of(2);
    let values = position.legal(deck).into_iter().map(|play| {
        let mut after = *position;
        let taken = after.play(deck, play);
        taken.map_or(
            0,
            |(winner, points)| if winner % 2 == 0 { points } else { 0 },
        ) + brute(deck, &after)
    });
    if first {
        values.max().unwrap_or(0)
    } else {
        values.min().unwrap_or(0)
    }
}

fn agree<const S: usize>(deck: &CardNumbering, cards: &[u8], each: usize, deals: u64, seed: u64) {
    let mut solver = Solver::<S>::new(deck.clone(), 14);
    for deal in 0..deals {
        let mut position = Position::new(dealt(cards, each, seed ^ mix(deal)), (deal % 4) as u8);
        let mut luck = mix(deal ^ 77);
        // The start of the hand, and positions within the first trick.
        for played in 0..=deal % 4 {
            if played > 0 {
                let legal = position.legal(deck);
                luck = mix(luck);
                position.play(deck, legal[(luck % legal.len() as u64) as usize]);
            }
        }
        let expected = brute(deck, &position);
        assert_eq!(
            solver.value(&position, 3, u64::MAX),
            Some(expected),
            "deal {deal} {position:?}"
        );
        let mut values = Vec::new();
        assert!(solver.values(&position, expected, u64::MAX, &mut values));
        let best = values.iter().map(|(_, value)| *value);
        let best = if position.turn().is_multiple_of(2) {
            best.max()
        } else {
            best.min()
        };
        assert_eq!(best, Some(expected));
    }
}

/// [`brute`] with each trick start memoized.
fn recalled(
    deck: &CardNumbering,
    position: &Position,
    known: &mut HashMap<([u64; SEATS], u8), i32>,
) -> i32 {
    if position.left() == 0 {
        return 0;
    }
    let key = (position.hands, position.leader);
    let start = position.played() == 0;
    if let Some(value) = known.get(&key).filter(|_| start) {
        return *value;
    }
    let values = position.legal(deck).into_iter().map(|play| {
        let mut after = *position;
        let taken = after.play(deck, play);
        taken.map_or(
            0,
            |(winner, points)| if winner % 2 == 0 { points } else { 0 },
        ) + recalled(deck, &after, known)
    });
    let value = if position.turn().is_multiple_of(2) {
        values.max()
    } else {
        values.min()
    }
    .unwrap_or(0);
    if start {
        known.insert(key, value);
    }
    value
}

/// Tries every target of many deals in a scattered order, with one table for all of them.
fn agree_on_every_target(deck: &CardNumbering, deals: impl Iterator<Item = [u64; SEATS]>) {
    let mut solver = Solver::<6>::new(deck.clone(), 12);
    for (number, hands) in deals.enumerate() {
        let position = Position::new(hands, (number % 4) as u8);
        let expected = recalled(deck, &position, &mut HashMap::new());
        let cards: i32 = (0..64)
            .filter(|card| hands.iter().any(|hand| hand >> card & 1 != 0))
            .map(|card| deck.points(card))
            .sum();
        let worth = cards + position.left() as i32;
        for step in 0..=worth {
            let target = (step * 17 + number as i32) % (worth + 1);
            let reached = solver.reaches(&position, target, u64::MAX);
            assert_eq!(
                reached,
                Some(expected >= target),
                "deal {number}, {target} of {expected}: {position:?}"
            );
        }
        assert_eq!(solver.value(&position, 5, u64::MAX), Some(expected));
    }
}

fn every() -> Vec<u8> {
    (0..63).collect()
}

/// SV-4, SV-5: suits of different lengths, diamonds, and changing trumps.
#[test]
fn endings_of_the_basic_game_are_those_of_brute_force() {
    let cards: Vec<u8> = every()
        .into_iter()
        .filter(|card| ![0, 13, 62].contains(card))
        .collect();
    for first in [0, 2, 3, 6, 8, 9, 11] {
        agree::<6>(&six(3, first, false), &cards, 3, 120, first as u64);
        agree::<6>(&six(4, first, false), &cards, 4, 12, 100 + first as u64);
    }
    agree::<6>(&six(4, 6, false), &(13..30).collect::<Vec<_>>(), 4, 20, 8);
    agree::<6>(&six(5, 3, false), &(4..24).collect::<Vec<_>>(), 5, 2, 9);
}

/// SV-8, SV-9: the King and the spies. Decks of few suits, so that they interact.
#[test]
fn endings_with_king_and_spies_are_those_of_brute_force() {
    let close: Vec<u8> = [0, 3, 4, 8, 10, 12, 13, 16, 17, 21, 24, 25, 30, 52, 62].to_vec();
    for first in [0, 2, 3, 5, 6, 12] {
        agree::<6>(&six(3, first, true), &close, 3, 150, first as u64);
        agree::<6>(&six(3, first, true), &every(), 3, 60, 50 + first as u64);
    }
    let wide: Vec<u8> = [
        0, 3, 4, 6, 8, 10, 12, 13, 16, 17, 21, 23, 24, 25, 30, 52, 62,
    ]
    .to_vec();
    for first in [1, 2, 3] {
        agree::<6>(&six(4, first, true), &wide, 4, 8, 70 + first as u64);
    }
}

/// Bridge: four suits of thirteen, one trump or none.
#[test]
fn endings_of_bridge_are_those_of_brute_force() {
    for trump in [0, 2, 9] {
        let deck = |tricks| CardNumbering::new(&[13; 4], &vec![trump; tricks]);
        let cards: Vec<u8> = (0..52).collect();
        agree::<4>(&deck(4), &cards, 4, 25, u64::from(trump));
        agree::<4>(
            &deck(4),
            &(10..28).collect::<Vec<_>>(),
            4,
            25,
            u64::from(trump),
        );
        agree::<4>(
            &deck(5),
            &(6..26).collect::<Vec<_>>(),
            5,
            3,
            u64::from(trump),
        );
    }
}

/// A whole deal, twice: the value depends neither on the first guess nor on the contents of the
/// table.
#[test]
fn a_value_is_the_same_from_every_guess() {
    let deck = six(8, 3, true);
    let mut solver = Solver::<6>::new(deck, 16);
    for deal in 0..12 {
        let position = Position::new(dealt(&every(), 8, deal), 1);
        let value = solver.value(&position, 15, u64::MAX);
        assert!(value.is_some());
        solver.clear();
        assert_eq!(solver.value(&position, 1, u64::MAX), value);
        assert_eq!(solver.value(&position, 60, u64::MAX), value);
        assert_eq!(
            solver.reaches(&position, value.unwrap_or(0), u64::MAX),
            Some(true)
        );
        assert_eq!(
            solver.reaches(&position, value.unwrap_or(0) + 1, u64::MAX),
            Some(false)
        );
        solver.clear();
        assert_eq!(
            solver.value(&position, 15, 3),
            None,
            "three plays are not enough"
        );
    }
}

/// SV-8: a led King asks for trump. SV-9: a spy follows its own colour, may be played as the
/// other's 13, and both when it cannot follow.
#[test]
fn legal_plays_of_king_and_spies() {
    let deck = six(15, 0, true);
    let (black, red) = (0, 1);
    let hand = 1 << 0 | 1 << 20 | 1 << 30 | 1 << 62;
    assert_eq!(deck.legal(hand, None, black), (hand, 0));
    // Black is led and is trump: the spy must follow, the King may be played.
    assert_eq!(deck.legal(hand, Some(black), black), (1 << 0 | 1 << 62, 0));
    // Red is led: the red card follows, the black spy may be played as the 13.
    assert_eq!(deck.legal(hand, Some(red), black), (1 << 20, 1 << 0));
    // Out of yellow: everything, the spy both ways.
    assert_eq!(deck.legal(hand, Some(3), black), (hand, 1 << 0));
    assert_eq!(deck.suit(SolverPlay::card(62), red), red);
    assert!(
        deck.strength(SolverPlay::thirteen(0), red, black)
            > deck.strength(SolverPlay::card(25), red, black)
    );
    assert!(
        deck.strength(SolverPlay::card(1), red, black)
            > deck.strength(SolverPlay::thirteen(0), red, black)
    );
}

/// Decks of few suits, so that table entries of one deal are used for others: cards with points
/// must not be confused with cards without.
#[test]
fn bounds_hold_for_all_for_which_they_are_used() {
    let few: Vec<u8> = (2..13).chain(15..26).collect();
    let blue: Vec<u8> = (4..13).chain(50..62).collect();
    for (pack, each, first, deals) in [
        (&few, 4, 3, 150),
        (&few, 5, 2, 25),
        (&blue, 4, 11, 150),
        (&blue, 5, 10, 25),
    ] {
        let deals = (0..deals).map(|deal| dealt(pack, each, mix(deal ^ 0xb0d5)));
        agree_on_every_target(&six(each, first, false), deals);
    }
    let kings: Vec<u8> = [
        0, 3, 4, 6, 8, 10, 12, 13, 16, 17, 19, 21, 23, 25, 30, 50, 55, 56, 58, 62,
    ]
    .to_vec();
    for first in [3, 10] {
        agree_on_every_target(
            &six(4, first, true),
            (0..60).map(|deal| dealt(&kings, 4, mix(deal ^ 0x1d))),
        );
        agree_on_every_target(
            &six(5, first, true),
            (0..8).map(|deal| dealt(&kings, 5, mix(deal ^ 0x2d))),
        );
    }
}

/// All cards in the deck, five or six to each hand.
#[test]
fn endings_of_all_suits_are_those_of_brute_force() {
    let basic: Vec<u8> = every()
        .into_iter()
        .filter(|card| ![0, 13, 62].contains(card))
        .collect();
    for first in [2, 7, 10] {
        agree_on_every_target(
            &six(5, first, false),
            (0..10).map(|deal| dealt(&basic, 5, mix(deal ^ 0x5))),
        );
        agree_on_every_target(
            &six(5, first, true),
            (0..10).map(|deal| dealt(&every(), 5, mix(deal ^ 0x6))),
        );
    }
    agree_on_every_target(
        &six(6, 9, false),
        (0..2).map(|deal| dealt(&basic, 6, mix(deal ^ 0x7))),
    );
    agree_on_every_target(
        &six(6, 9, true),
        (0..2).map(|deal| dealt(&every(), 6, mix(deal ^ 0x8))),
    );
}

/// A partner that has only trumps must take the trick from the hand that is cashing, and then
/// leads.
#[test]
fn a_partner_may_be_forced_to_ruff() {
    for (first, trumps) in [(6, 14..26), (3, 1..13), (8, 26..35)] {
        let trumps: Vec<u8> = trumps.collect();
        let rest: Vec<u8> = every()
            .into_iter()
            .filter(|card| ![0, 13, 62].contains(card) && !trumps[..6].contains(card))
            .collect();
        let deals = (0..60).map(|deal| {
            let mut hands = dealt(&rest, 4, mix(deal ^ 0xf0));
            hands[(deal as usize + 2) % 4] = dealt(&trumps[..6], 1, mix(deal ^ 0xf1)).iter().sum();
            hands
        });
        agree_on_every_target(&six(4, first, false), deals);
    }
}

/// Suits that only one hand holds: it does not matter which of their cards it discards. The last
/// trumps are kept, or drawn beforehand.
#[test]
fn suits_that_nobody_else_has_are_alike() {
    let parts: [Vec<u8>; SEATS] = [
        (1..7).chain(14..18).collect(),
        (26..32).chain([35, 36]).collect(),
        (18..24).chain([37, 38, 39]).collect(),
        (7..13).chain(32..35).collect(),
    ];
    for (first, trumps) in [(10, 50..62), (9, 41..50), (10, 41..62)] {
        let deals = (0..24_u64).map(|deal| {
            let trumps: Vec<u8> = trumps.clone().collect();
            let mut hands = dealt(&trumps, 2, mix(deal ^ 0xa1));
            for (seat, part) in parts.iter().enumerate() {
                hands[seat] |= dealt(part, 1, mix(deal ^ 0xa2))[0]
                    | dealt(part, 1, mix(deal ^ 0xa3))[1]
                    | dealt(part, 1, mix(deal ^ 0xa4))[2];
            }
            hands
        });
        let even = deals.filter(|hands| {
            hands
                .iter()
                .all(|hand| hand.count_ones() == hands[0].count_ones())
        });
        let even: Vec<_> = even.collect();
        assert!(even.len() > 3, "{} deals", even.len());
        for each in 3..=5 {
            let these = even
                .iter()
                .copied()
                .filter(|hands| hands[0].count_ones() == each);
            agree_on_every_target(
                &six(each as usize, first.min(15 - each as usize), false),
                these,
            );
        }
    }
}

/// A full table drops the entries with the fewest tricks left, and the values are still right.
#[test]
fn a_small_table_gives_the_same_values() {
    let deck = six(8, 7, false);
    let (mut small, mut large) = (
        Solver::<6>::new(deck.clone(), 8),
        Solver::<6>::new(deck, 16),
    );
    for deal in 0..6 {
        let position = Position::new(
            dealt(
                &every()[1..13]
                    .iter()
                    .copied()
                    .chain(14..62)
                    .collect::<Vec<_>>(),
                8,
                deal,
            ),
            2,
        );
        assert_eq!(
            small.value(&position, 15, u64::MAX),
            large.value(&position, 15, u64::MAX)
        );
    }
}
