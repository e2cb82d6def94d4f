//! What a seat believes about the hidden cards: random deals that agree with everything shown, and a
//! chain of deals that also make sense of what was said.

use coffer_rules::cromwell::View;
use coffer_rules::cromwell::deck::MonarchSet;

use super::evidence::Evidence;
use super::playout::{MOST_SEATS, OpenDeal, shuffled, turns_left};
use crate::determinization::{DealChain, Hidden, SplitMix64, deal, possible};

/// The hands, and last the stock.
const PLACES: usize = MOST_SEATS + 1;

/// A deal of the hidden cards that agrees with everything shown, at random. `None` if none can be
/// found.
pub fn world(view: &View, luck: &mut SplitMix64) -> Option<OpenDeal> {
    let dealt = dealt(view, luck)?;
    Some(open(view, &dealt, luck))
}

/// The hidden cards, and those known to be in the others' hands.
fn dealt_cards(view: &View) -> u64 {
    let own = view.own.without(view.unseen());
    (view.unseen() | view.all_known().without(own)).0
}

/// The hands and the stock of a random deal.
fn dealt(view: &View, luck: &mut SplitMix64) -> Option<[u64; PLACES]> {
    let cards = dealt_cards(view);
    deal(cards, &hidden(view, true), luck).or_else(|| deal(cards, &hidden(view, false), luck))
}

/// Deals of the hidden cards that agree with everything shown, of which those come more often that
/// make sense of what was said.
pub struct Chain<'a> {
    view: &'a View,
    evidence: Evidence,
    hidden: [Hidden; PLACES],
    deals: DealChain<PLACES>,
}

impl<'a> Chain<'a> {
    /// A chain of deals that agree with a view.
    #[must_use]
    pub fn new(view: &'a View, luck: &mut SplitMix64) -> Chain<'a> {
        let [strict, loose] = [true, false].map(|drawn| hidden(view, drawn));
        let cards = dealt_cards(view);
        let hidden = possible(cards, strict, loose, luck);
        Chain {
            view,
            evidence: Evidence::of(view),
            hidden,
            deals: DealChain::new(cards, hidden),
        }
    }

    /// The next deal; `None` if none can be found.
    pub fn world(&mut self, luck: &mut SplitMix64) -> Option<OpenDeal> {
        let misfit = |place: usize, cards: u64| {
            if place < MOST_SEATS && self.hidden[place].count > 0 {
                self.evidence.misfit(place, cards)
            } else {
                0
            }
        };
        let dealt = self.deals.next(misfit, luck)?;
        Some(open(self.view, &dealt, luck))
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
