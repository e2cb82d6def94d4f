//! What a seat believes about the hidden cards: random deals that agree with everything shown and
//! said, of which those are preferred that make sense of it.

use super::playout::{MOST_SEATS, OpenDeal, shuffled, turns_left};
use crate::players::determinization::{Hidden, SplitMix64, deal};
use crate::rules::cromwell::View;
use crate::rules::cromwell::deck::{Monarch, MonarchSet};

/// The hands, and last the stock.
const PLACES: usize = MOST_SEATS + 1;

/// Deals the hidden cards, `tries` times, and keeps the deal that makes most sense. `None` if none
/// can be found.
pub fn world(view: &View, tries: u32, luck: &mut SplitMix64) -> Option<OpenDeal> {
    let hidden = hidden(view, true);
    let loose = self::hidden(view, false);
    let own = view.own.without(view.unseen());
    let cards = (view.unseen() | view.all_known().without(own)).0;
    let mut best: Option<(u32, [u64; PLACES])> = None;
    for _ in 0..tries.max(1) {
        let dealt = deal(cards, &hidden, luck).or_else(|| deal(cards, &loose, luck))?;
        let doubt = doubt(view, &dealt);
        if best.is_none_or(|(least, _)| doubt < least) {
            best = Some((doubt, dealt));
        }
    }
    best.map(|(_, dealt)| open(view, &dealt, luck))
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

/// How much in these hands makes no sense: players part with cards whose neighbours they do not
/// hold, and do not let a card pass that they need.
fn doubt(view: &View, dealt: &[u64; PLACES]) -> u32 {
    let seats = view.options.seats;
    let mut doubt = 0;
    for turn in &view.log {
        for seat in 0..seats {
            if view.viewer.is_some_and(|viewer| viewer.0 == seat) {
                continue;
            }
            let hand = dealt[usize::from(seat)];
            let beside = |card: Monarch| (MonarchSet::one(card).neighbours().0 & hand).count_ones();
            let answer = turn.answer_of(seat, seats);
            let said = if seat == turn.cromwell {
                turn.announced
            } else {
                answer.flatten()
            };
            doubt += said.map_or(0, beside);
            let refused = answer == Some(None);
            // Two neighbours, and the card would have made a combination.
            let needed = turn.announced.filter(|_| refused).map_or(0, beside);
            doubt += u32::from(needed >= 2) * 2;
        }
    }
    doubt
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
        hands,
        laid,
        table: view.table().0,
        block: view.block.0,
        stock: shuffled(dealt[MOST_SEATS], luck),
        in_play: view.options.cards().0,
        cromwell: usize::from(view.cromwell),
        idle: 0,
        left: turns_left(view.log.len(), view.options.seats),
    }
}
