//! Determinization: deals hidden cards at random, consistently with what is known: the number of
//! cards in each hand, what it cannot hold, and what it certainly holds.
//!
//! Generic over card games: cards are bits, hands are numbered. It gets only what a view reveals.

mod chain;

pub use chain::DealChain;
use coffer_rules::stable_hash::mix;

/// A small random number generator: the same seed gives the same numbers everywhere.
#[derive(Clone, Copy, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// A generator with this seed.
    #[must_use]
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64(mix(seed))
    }

    /// A random number below `bound`; 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = mix(self.0);
        ((u128::from(self.0) * bound as u128) >> 64) as usize
    }
}

/// What is known about a hidden hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hidden {
    /// The number of cards in it.
    pub count: usize,
    /// The cards it may hold.
    pub allowed: u64,
    /// The cards it certainly holds; a subset of `allowed`.
    pub known: u64,
}

/// How often dealing restarts after a dead end.
const TRIES: usize = 60;

/// Deals the unseen cards to the hidden hands so that each gets only cards that it may hold; the
/// most constrained cards are dealt first. Surplus cards are left out. `None` if there is no such
/// deal, or none was found within a limited number of attempts.
pub fn deal<const N: usize>(
    unseen: u64,
    hidden: &[Hidden; N],
    luck: &mut SplitMix64,
) -> Option<[u64; N]> {
    (0..TRIES).find_map(|_| deal_once(unseen, hidden, luck))
}

/// What is known of the hands, or only a part of it if there is no deal that agrees with all.
pub fn possible<const N: usize>(
    unseen: u64,
    all: [Hidden; N],
    part: [Hidden; N],
    luck: &mut SplitMix64,
) -> [Hidden; N] {
    deal(unseen, &all, luck).map_or(part, |_| all)
}

fn deal_once<const N: usize>(
    unseen: u64,
    hidden: &[Hidden; N],
    luck: &mut SplitMix64,
) -> Option<[u64; N]> {
    let mut hands = hidden.map(|hand| hand.known);
    let known = hands.iter().fold(0, |all, hand| all | hand);
    let mut room = [0; N];
    for (room, hand) in room.iter_mut().zip(hidden) {
        *room = hand.count.checked_sub(hand.known.count_ones() as usize)?;
    }
    // In random order, except that the cards that the fewest hands may hold come first.
    let mut cards: Vec<u8> = (0..64)
        .filter(|card| (unseen & !known) >> card & 1 != 0)
        .collect();
    for at in (1..cards.len()).rev() {
        cards.swap(at, luck.below(at + 1));
    }
    let takers = |card: u8| {
        hidden
            .iter()
            .filter(|hand| hand.count > 0 && hand.allowed >> card & 1 != 0)
            .count()
    };
    cards.sort_by_key(|card| takers(*card));
    let mut spare = cards.len().checked_sub(room.iter().sum())?;
    for card in cards {
        let may = |hand: usize| hidden[hand].allowed >> card & 1 != 0;
        let places: usize = (0..N)
            .filter(|hand| may(*hand))
            .map(|hand| room[hand])
            .sum();
        let mut choice = luck.below(places + spare);
        if places + spare == 0 {
            // Every hand that may take the card is full: one of them passes another card on to make
            // room.
            let (giver, other, taker) = (0..N).filter(|giver| may(*giver)).find_map(|giver| {
                (0..N).filter(|taker| room[*taker] > 0).find_map(|taker| {
                    let ours = hands[giver] & !hidden[giver].known & hidden[taker].allowed;
                    (ours != 0).then(|| (giver, 1_u64 << ours.trailing_zeros(), taker))
                })
            })?;
            hands[giver] = hands[giver] & !other | 1 << card;
            hands[taker] |= other;
            room[taker] -= 1;
            continue;
        }
        let mut given = false;
        for hand in (0..N).filter(|hand| may(*hand)) {
            if choice < room[hand] {
                hands[hand] |= 1 << card;
                room[hand] -= 1;
                given = true;
                break;
            }
            choice -= room[hand];
        }
        if !given {
            spare -= 1;
        }
    }
    room.iter().all(|room| *room == 0).then_some(hands)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deal_keeps_to_what_is_known() {
        let hidden = [
            Hidden {
                count: 5,
                allowed: 0xff_ff00,
                known: 0x0300,
            },
            Hidden {
                count: 4,
                allowed: 0xff,
                known: 0,
            },
            Hidden {
                count: 8,
                allowed: u64::MAX,
                known: 1 << 20,
            },
        ];
        let unseen = 0xff_ffff_u64;
        let mut luck = SplitMix64::new(5);
        let mut seen = [0; 3];
        for _ in 0..500 {
            let hands = deal(unseen, &hidden, &mut luck).unwrap_or_default();
            for (at, hand) in hands.into_iter().enumerate() {
                assert_eq!(hand.count_ones() as usize, hidden[at].count, "{hands:x?}");
                assert_eq!(hand & !hidden[at].allowed, 0);
                assert_eq!(hand & hidden[at].known, hidden[at].known);
                assert_eq!(hand & !unseen, 0);
                seen[at] |= hand;
            }
            assert_eq!(
                hands[0] & hands[1] | hands[0] & hands[2] | hands[1] & hands[2],
                0
            );
        }
        // Every possible card is dealt to every hand sooner or later.
        assert_eq!(seen, [0xef_ff00, 0xff, 0xff_fcff]);
    }

    /// Two hands with barely enough cards that they may hold: the deal is found by passing cards
    /// on.
    #[test]
    fn a_tight_deal_is_found() {
        let hand = |count, allowed| Hidden {
            count,
            allowed,
            known: 0,
        };
        let mut luck = SplitMix64::new(1);
        for _ in 0..100 {
            let hands = deal(
                0xff,
                &[hand(3, 0x0f), hand(3, 0x3c), hand(2, 0xff)],
                &mut luck,
            );
            let hands = hands.unwrap_or_default();
            assert_eq!(hands.map(u64::count_ones), [3, 3, 2], "{hands:x?}");
        }
        assert_eq!(deal(0x0f, &[hand(3, 0x03)], &mut luck), None);
        assert_eq!(deal(0x03, &[hand(3, 0x0f)], &mut luck), None);
    }
}
