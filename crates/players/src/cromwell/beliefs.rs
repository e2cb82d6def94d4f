//! What a seat believes about the hidden cards: random deals that agree with everything shown, and a
//! chain of deals that also make sense of what was said.

use coffer_rules::cromwell::View;
use coffer_rules::cromwell::deck::MonarchSet;

use super::evidence::Evidence;
use super::playout::{MOST_SEATS, OpenDeal, shuffled, turns_left};
use super::values::bits;
use crate::determinization::{Hidden, SplitMix64, deal};

/// The hands, and last the stock.
const PLACES: usize = MOST_SEATS + 1;

/// A deal of the hidden cards that agrees with everything shown, at random. `None` if none can be
/// found.
pub fn world(view: &View, luck: &mut SplitMix64) -> Option<OpenDeal> {
    let dealt = dealt(view, luck)?;
    Some(open(view, &dealt, luck))
}

/// The hands and the stock of a random deal.
fn dealt(view: &View, luck: &mut SplitMix64) -> Option<[u64; PLACES]> {
    let own = view.own.without(view.unseen());
    let cards = (view.unseen() | view.all_known().without(own)).0;
    deal(cards, &hidden(view, true), luck).or_else(|| deal(cards, &hidden(view, false), luck))
}

/// A chain begins again at random after so many deals.
const CHAIN: u32 = 60;
/// The exchanges before the first deal of a chain, and before each of the others.
const FIRST_EXCHANGES: u32 = 150;
const EXCHANGES: u32 = 20;
/// A deal that makes less sense by this much, as [`Evidence::misfit`] counts, is half as likely.
const HALVES: u32 = 6;

/// Deals of the hidden cards that agree with everything shown, of which those come more often that
/// make sense of what was said. Each is reached from the one before by exchanging pairs of hidden
/// cards (Metropolis sampling).
pub struct Chain<'a> {
    view: &'a View,
    evidence: Evidence,
    hidden: [Hidden; PLACES],
    dealt: [u64; PLACES],
    misfits: [u32; PLACES],
    made: u32,
}

impl<'a> Chain<'a> {
    /// A chain of deals that agree with a view.
    #[must_use]
    pub fn new(view: &'a View) -> Chain<'a> {
        Chain {
            view,
            evidence: Evidence::of(view),
            hidden: hidden(view, true),
            dealt: [0; PLACES],
            misfits: [0; PLACES],
            made: 0,
        }
    }

    /// The next deal; `None` if none can be found.
    pub fn world(&mut self, luck: &mut SplitMix64) -> Option<OpenDeal> {
        let begins = self.made.is_multiple_of(CHAIN);
        if begins {
            self.dealt = dealt(self.view, luck)?;
            for place in 0..PLACES {
                self.misfits[place] = self.misfit(place, self.dealt[place]);
            }
        }
        self.made += 1;
        let exchanges = if begins { FIRST_EXCHANGES } else { EXCHANGES };
        for _ in 0..exchanges {
            self.exchange(luck);
        }
        Some(open(self.view, &self.dealt, luck))
    }

    /// How little sense it makes that these cards are in this place.
    fn misfit(&self, place: usize, cards: u64) -> u32 {
        if place < MOST_SEATS && self.hidden[place].count > 0 {
            self.evidence.misfit(place, cards)
        } else {
            0
        }
    }

    /// Exchanges two hidden cards, unless that makes too little sense.
    fn exchange(&mut self, luck: &mut SplitMix64) {
        let all = self.view.unseen().0;
        let mut card = || {
            let at = luck.below(all.count_ones() as usize);
            bits(all).nth(at).unwrap_or(0)
        };
        let cards = [card(), card()];
        let place = |card: u64| self.dealt.iter().position(|cards| cards & card != 0);
        let [Some(one), Some(other)] = cards.map(place) else {
            return;
        };
        let may = |place: usize, card: u64| self.hidden[place].allowed & card != 0;
        if one == other || !may(one, cards[1]) || !may(other, cards[0]) {
            return;
        }
        let both = cards[0] | cards[1];
        let hands = [self.dealt[one] ^ both, self.dealt[other] ^ both];
        let misfits = [self.misfit(one, hands[0]), self.misfit(other, hands[1])];
        let before = self.misfits[one] + self.misfits[other];
        let worse = (misfits[0] + misfits[1]).saturating_sub(before);
        if luck.below(1 << 16) < (1 << 16) >> (worse / HALVES).min(16) {
            [self.dealt[one], self.dealt[other]] = hands;
            [self.misfits[one], self.misfits[other]] = misfits;
        }
    }
}

/// What is known of each hand and of the stock; if `drawn`, also which cards can have been drawn
/// since the last shuffle.
fn hidden(view: &View, drawn: bool) -> [Hidden; PLACES] {
    let unseen = view.unseen();
    let shuffled = view.shuffled & unseen;
    let mut hidden = [Hidden::default(); PLACES];
    for (seat, place) in hidden.iter_mut().enumerate().take(view.counts.len()) {
        if view.viewer.is_some_and(|viewer| viewer.index() == seat) {
            continue;
        }
        let never = if drawn && view.drawn[seat] == 0 {
            shuffled
        } else {
            MonarchSet::EMPTY
        };
        *place = Hidden {
            count: usize::from(view.counts[seat]),
            allowed: (unseen.without(never) | view.known[seat]).0,
            known: view.known[seat].0,
        };
    }
    let in_stock = if drawn && !shuffled.is_empty() {
        shuffled
    } else {
        unseen
    };
    hidden[MOST_SEATS] = Hidden {
        count: usize::from(view.stock),
        allowed: in_stock.0,
        known: 0,
    };
    hidden
}

/// The deal with these hands.
fn open(view: &View, dealt: &[u64; PLACES], luck: &mut SplitMix64) -> OpenDeal {
    let seats = usize::from(view.options.seats);
    let mut hands = [0; MOST_SEATS];
    hands[..seats].copy_from_slice(&dealt[..seats]);
    if let Some(viewer) = view.viewer.filter(|viewer| viewer.index() < seats) {
        hands[viewer.index()] = view.own.0;
    }
    let mut laid = [0; MOST_SEATS];
    for (laid, set) in laid.iter_mut().zip(&view.laid) {
        *laid = set.len() as i32;
    }
    OpenDeal {
        seats,
        advanced: view.options.advanced,
        trading: view.options.trading,
        hands,
        laid,
        table: view.table().0,
        block: view.blocked().0,
        stock: shuffled(dealt[MOST_SEATS], luck),
        in_play: view.options.cards().0,
        cromwell: usize::from(view.cromwell),
        idle: 0,
        left: turns_left(view.log.len(), view.options.seats),
        wait: None,
        takers: [false; MOST_SEATS],
        gone_out: false,
    }
}
