//! A chain of deals: each is made from the one before by exchanging hidden cards (Metropolis
//! sampling), so that every deal that agrees with what is known comes as often as it is likely.

use super::{Hidden, SplitMix64, deal};

/// A chain begins again with an independent deal after so many, so that no hand is stuck.
const LENGTH: u32 = 60;
/// Between two deals there are as many exchanges as cards that may change hands, but not fewer.
const LEAST_EXCHANGES: usize = 20;
/// Before the first deal there are so many times as many.
const FIRST: usize = 4;
/// One in so many exchanges is of three cards: with pairs alone some deals might not be reached.
const THREES: usize = 4;
/// A deal that makes less sense by this much is half as likely.
const HALVES: u32 = 6;

/// Random deals of the unseen cards to the hidden hands that agree with what is known of them.
/// Surplus cards are left out, as by [`deal`].
#[derive(Clone, Debug)]
pub struct DealChain<const N: usize> {
    hidden: [Hidden; N],
    unseen: u64,
    /// The cards that may change hands.
    movable: Vec<u64>,
    dealt: [u64; N],
    /// How little sense each hand makes.
    misfits: [u32; N],
    made: u32,
}

impl<const N: usize> DealChain<N> {
    /// The deals of the unseen cards; those that a hand is known to hold are among them.
    #[must_use]
    pub fn new(unseen: u64, hidden: [Hidden; N]) -> DealChain<N> {
        let known = hidden.iter().fold(0, |all, hand| all | hand.known);
        let cards = (0..u64::BITS).map(|card| 1_u64 << card);
        DealChain {
            hidden,
            unseen,
            movable: cards.filter(|card| unseen & !known & card != 0).collect(),
            dealt: [0; N],
            misfits: [0; N],
            made: 0,
        }
    }

    /// The next deal; `None` if there is none, or none can be found. `misfit` says how little sense
    /// it makes that these cards are in a hand: six more in all make a deal half as likely.
    pub fn next(
        &mut self,
        misfit: impl Fn(usize, u64) -> u32,
        luck: &mut SplitMix64,
    ) -> Option<[u64; N]> {
        let begins = self.made.is_multiple_of(LENGTH);
        if begins {
            self.dealt = deal(self.unseen, &self.hidden, luck)?;
            for (hand, sum) in self.misfits.iter_mut().enumerate() {
                *sum = misfit(hand, self.dealt[hand]);
            }
        }
        self.made += 1;
        let exchanges = self.movable.len().max(LEAST_EXCHANGES);
        for _ in 0..if begins { FIRST * exchanges } else { exchanges } {
            if luck.below(THREES) == 0 {
                self.exchange::<3>(&misfit, luck);
            } else {
                self.exchange::<2>(&misfit, luck);
            }
        }
        Some(self.dealt)
    }

    /// Passes random cards round between the hands that hold them, unless that makes too little
    /// sense.
    fn exchange<const CARDS: usize>(
        &mut self,
        misfit: &impl Fn(usize, u64) -> u32,
        luck: &mut SplitMix64,
    ) {
        let mut card = || self.movable.get(luck.below(self.movable.len()));
        let cards = [(); CARDS].map(|()| card().copied().unwrap_or(0));
        // The number of hands stands for the cards that are left out.
        let holder = |card: u64| self.dealt.iter().position(|hand| hand & card != 0);
        let from = cards.map(|card| holder(card).unwrap_or(N));
        let to = |at: usize| from[(at + 1) % CARDS];
        let may =
            |at: usize| (self.hidden.get(to(at))).is_none_or(|hand| hand.allowed & cards[at] != 0);
        let apart = |at: usize| !from[..at].contains(&from[at]);
        if !(0..CARDS).all(|at| apart(at) && may(at)) {
            return;
        }
        let mut dealt = self.dealt;
        let mut misfits = self.misfits;
        for at in 0..CARDS {
            if let Some(hand) = dealt.get_mut(from[at]) {
                *hand &= !cards[at];
            }
            if let Some(hand) = dealt.get_mut(to(at)) {
                *hand |= cards[at];
            }
        }
        for hand in from.into_iter().filter(|hand| *hand < N) {
            misfits[hand] = misfit(hand, dealt[hand]);
        }
        let halves = |misfits: &[u32; N]| misfits.iter().sum::<u32>() / HALVES;
        let worse = halves(&misfits).saturating_sub(halves(&self.misfits));
        if luck.below(1 << 16) < (1 << 16) >> worse.min(16) {
            (self.dealt, self.misfits) = (dealt, misfits);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn hand(count: usize, allowed: u64) -> Hidden {
        Hidden {
            count,
            allowed,
            known: 0,
        }
    }

    /// All deals that agree with what is known.
    fn all_deals<const N: usize>(unseen: u64, hidden: &[Hidden; N]) -> Vec<[u64; N]> {
        let mut deals = vec![[0; N]];
        for card in (0..u64::BITS)
            .map(|card| 1 << card)
            .filter(|card| unseen & card != 0)
        {
            let given = |deal: &[u64; N]| {
                let deal = *deal;
                let to = (0..N).filter(move |hand| hidden[*hand].allowed & card != 0);
                to.map(move |hand| {
                    let mut deal = deal;
                    deal[hand] |= card;
                    deal
                })
                .chain([deal])
                .collect::<Vec<_>>()
            };
            deals = deals.iter().flat_map(given).collect();
        }
        let agrees = |deal: &[u64; N]| {
            deal.iter().zip(hidden).all(|(hand, hidden)| {
                hand.count_ones() as usize == hidden.count && hidden.known & !hand == 0
            })
        };
        deals.retain(agrees);
        deals
    }

    /// Whether as many deals come as are expected by their weights: the chi-square of 40,000 is no
    /// farther above its mean than four standard deviations. In thousandths, as there are no floats
    /// here.
    fn come_as_expected<const N: usize>(
        deals: &[[u64; N]],
        weight: impl Fn(&[u64; N]) -> i128,
        mut next: impl FnMut() -> [u64; N],
    ) -> bool {
        const DRAWS: i128 = 40_000;
        let all: i128 = deals.iter().map(&weight).sum();
        let mut seen: BTreeMap<[u64; N], i128> = deals.iter().map(|deal| (*deal, 0)).collect();
        for _ in 0..DRAWS {
            *seen.get_mut(&next()).expect("a deal that agrees") += 1;
        }
        let square = |(deal, count): (&[u64; N], &i128)| {
            let expected = DRAWS * weight(deal);
            1000 * (count * all - expected).pow(2) / (expected * all)
        };
        let freedom = deals.len() as i128 - 1;
        let above = (seen.iter().map(square).sum::<i128>() - 1000 * freedom).max(0);
        above.pow(2) < 32 * freedom * 1_000_000
    }

    fn are_equally_likely<const N: usize>(unseen: u64, hidden: [Hidden; N]) -> bool {
        let mut luck = SplitMix64::new(3);
        let mut chain = DealChain::new(unseen, hidden);
        // Deals beside each other in a chain resemble each other.
        let mut next = || chain.next(|_, _| 0, &mut luck).expect("a deal");
        let next = || [(); 10].map(|()| next())[9];
        come_as_expected(&all_deals(unseen, &hidden), |_| 1, next)
    }

    #[test]
    fn all_deals_of_a_small_deck_are_equally_likely() {
        let tight = [hand(2, 0x0f), hand(2, 0x3c), hand(2, 0xf3)];
        assert!(are_equally_likely(0xff, tight));
        let knows = Hidden {
            known: 0x41,
            ..hand(3, 0x7f)
        };
        assert!(are_equally_likely(0xff, [knows, hand(2, 0xf0)]));
        // In pairs no card of these may be exchanged.
        let round = [hand(1, 0b011), hand(1, 0b110), hand(1, 0b101)];
        assert!(are_equally_likely(0b111, round));
        // Dealing the cards one after the other is another thing.
        let mut luck = SplitMix64::new(3);
        let next = || deal(0xff, &tight, &mut luck).expect("a deal");
        let deals = all_deals(0xff, &tight);
        assert!(!come_as_expected(&deals, |_| 1, next));
    }

    #[test]
    fn deals_that_make_little_sense_are_rare() {
        let hidden = [hand(2, 0x3f), hand(2, 0x3f)];
        let misfit = |hand: usize, cards: u64| match hand {
            0 => 7 * (cards & 0x03).count_ones(),
            _ => 4 * (cards & 0x14).count_ones(),
        };
        let weight = |deal: &[u64; 2]| {
            let sum = misfit(0, deal[0]) + misfit(1, deal[1]);
            1 << (20 - sum / HALVES)
        };
        let deals = all_deals(0x3f, &hidden);
        let mut luck = SplitMix64::new(3);
        let mut chain = DealChain::new(0x3f, hidden);
        let mut next = || chain.next(misfit, &mut luck).expect("a deal");
        assert!(come_as_expected(&deals, weight, &mut next));
        assert!(!come_as_expected(&deals, |_| 1, next));
    }

    fn choose(of: u128, number: u128) -> u128 {
        (0..number).fold(1, |ways, at| ways * (of - at) / (at + 1))
    }

    /// Three hands of ten and forty cards, of which the first hand has none of one suit and the
    /// second none of another: how many of a third suit the first hand holds.
    #[test]
    fn deals_of_a_large_deck_come_as_often_as_they_are() {
        let all = (1_u64 << 40) - 1;
        let [first, second, third] = [0x3ff, 0x3ff << 10, 0x3ff << 20];
        let hidden = [
            hand(10, all & !first),
            hand(10, all & !second),
            hand(10, all),
        ];
        // The second hand takes ten of what the first has left of three suits, the third of all.
        let ways = |held: u128| -> u128 {
            let of_second = 0..=10 - held;
            let ways = |of_second: u128| {
                let of_first = choose(10, of_second) * choose(10, 10 - held - of_second);
                of_first * choose(20 + of_second, 10)
            };
            choose(10, held) * of_second.map(ways).sum::<u128>()
        };
        let sum: u128 = (0..=10).map(ways).sum();
        let mut luck = SplitMix64::new(3);
        let mut chain = DealChain::new(all, hidden);
        let mut seen = [0_u128; 11];
        const DRAWS: u128 = 30_000;
        for _ in 0..DRAWS {
            let deal = chain.next(|_, _| 0, &mut luck).expect("a deal");
            seen[(deal[0] & third).count_ones() as usize] += 1;
        }
        for (held, seen) in (0..).zip(seen) {
            let off = (seen * sum).abs_diff(ways(held) * DRAWS);
            assert!(1000 * off < 15 * sum * DRAWS, "{held}: {seen}");
        }
    }
}
