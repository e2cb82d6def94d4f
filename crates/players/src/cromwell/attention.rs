//! What a player overlooks and forgets. Weak players choose well by what they notice: they look at a
//! part of their hand, see no card that fits beside those of others, and do not count the Block.

use coffer_rules::cromwell::deck::MonarchSet;
use coffer_rules::cromwell::{Move, View};

use crate::determinization::SplitMix64;

/// What a player notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attention {
    /// The number of cards side by side in the hand that it looks at when it announces or offers one.
    /// Cards at the edge of the hand are overlooked most.
    pub cards: usize,
    /// Whether it sees what fits beside the cards that others have laid.
    pub others: bool,
    /// Whether it counts the cards of the Block, which it waits for in vain.
    pub block: bool,
}

impl Attention {
    /// Notices everything.
    pub const FULL: Attention = Attention {
        cards: usize::MAX,
        others: true,
        block: true,
    };

    /// The cards on the table that it sees.
    pub(super) fn table(self, view: &View) -> MonarchSet {
        if self.others {
            return view.table();
        }
        let own = view.viewer.and_then(|seat| view.laid.get(seat.index()));
        own.copied().unwrap_or_default()
    }

    /// The cards that it believes may still be had.
    pub(super) fn live(self, view: &View) -> MonarchSet {
        let cards = view.options.cards();
        if self.block {
            cards.without(view.blocked())
        } else {
            cards
        }
    }

    /// The moves that it looks at: all but those with cards that it overlooks.
    pub(super) fn looked_at<'a>(
        self,
        legal: &'a [Move],
        luck: &mut SplitMix64,
    ) -> impl Iterator<Item = &'a Move> + use<'a> {
        let shows = |mv: &Move| matches!(mv, Move::Announce(_) | Move::Offer(Some(_)));
        let over = legal.iter().filter(|mv| shows(mv)).count();
        let over = over.saturating_sub(self.cards);
        let first = if over == 0 { 0 } else { luck.below(over + 1) };
        let seen = first..first.saturating_add(self.cards);
        let mut at = 0;
        legal.iter().filter(move |mv| {
            let card = shows(mv);
            at += usize::from(card);
            !card || seen.contains(&(at - 1))
        })
    }
}
