//! Players that are no courtiers, and that the courtiers are measured against: short rules that a
//! person would find at the table.

use coffer_rules::cromwell::deck::{Monarch, MonarchSet};
use coffer_rules::cromwell::{Cromwell, Move, Phase, View};

use super::profile::COLLECTOR;
use super::trader::{Appraisal, Trader};
use super::values::layable;
use crate::Budget;
use crate::thinker::{Request, Thinker, Thought};

/// A player that the courtiers are measured against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Offers, and accepts, only for a card that can be laid at once.
    Taker,
    /// Trades until it leads, and then refuses, so that the deal ends.
    Ender,
}

impl Opponent {
    /// The opponent of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Opponent> {
        match name {
            "taker" => Some(Opponent::Taker),
            "ender" => Some(Opponent::Ender),
            _ => None,
        }
    }

    /// What it does otherwise than a player that follows the values of its cards; `None` if it does
    /// the same.
    fn choice(self, view: &View, legal: &[Move]) -> Option<Move> {
        if !matches!(view.phase, Phase::Offer | Phase::Choose) {
            return None;
        }
        match self {
            Opponent::Taker => took(view, legal).or_else(|| refusal(legal)),
            Opponent::Ender if leads(view) => refusal(legal),
            Opponent::Ender => None,
        }
    }
}

impl Thinker<Cromwell> for Opponent {
    fn budget(&self) -> Budget {
        COLLECTOR.budget
    }

    fn think(&mut self, view: &View, legal: &[Move], request: &Request) -> Thought<Move> {
        match self.choice(view, legal) {
            Some(best) => Thought::of_choice(Some(best), legal.len()),
            None => Trader::new(COLLECTOR).think(view, legal, request),
        }
    }
}

/// The move that trades nothing, if there is one.
fn refusal(legal: &[Move]) -> Option<Move> {
    let refuses = |mv: &&Move| matches!(mv, Move::Offer(None) | Move::Draw | Move::Decline);
    legal.iter().find(refuses).cloned()
}

/// The trade that brings a card that can be laid at once; of several the one after which the hand is
/// worth most.
fn took(view: &View, legal: &[Move]) -> Option<Move> {
    let announced = view.announced()?;
    let appraisal = Appraisal::of(view);
    let lays = |mv: &&Move| {
        let (got, given) = match mv {
            Move::Offer(Some(card)) => (announced, *card),
            Move::Accept(seat) => match view.offer_of(*seat) {
                Some(card) => (card, announced),
                None => return false,
            },
            _ => return false,
        };
        can_lay(view, got, given)
    };
    let trades = legal.iter().filter(lays);
    trades.max_by_key(|mv| appraisal.of_move(mv)).cloned()
}

/// Whether a card can be laid at once if it is got for another.
fn can_lay(view: &View, got: Monarch, given: Monarch) -> bool {
    let hand = view.own.without(MonarchSet::one(given)) | MonarchSet::one(got);
    MonarchSet(layable(hand.0, view.table().0)).contains(got)
}

/// Whether the viewer would have the most points if the deal ended now (CR-7).
fn leads(view: &View) -> bool {
    let lead = |seat: usize| {
        let laid = view.laid.get(seat).map_or(0, |laid| laid.len() as i32);
        laid - view.counts.get(seat).map_or(0, |count| i32::from(*count))
    };
    let own = view.viewer.map_or(0, |viewer| viewer.index());
    let mut others = (0..view.counts.len()).filter(|seat| *seat != own);
    others.all(|seat| lead(seat) < lead(own))
}
