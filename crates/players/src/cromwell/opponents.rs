//! Players that are no courtiers, and that the courtiers are measured against: short rules that a
//! person would find at the table.

use coffer_rules::cromwell::deck::{Monarch, MonarchSet, Side};
use coffer_rules::cromwell::{Cromwell, Move, Phase, View};

use super::attention::Attention;
use super::profile::COLLECTOR;
use super::trader::{Appraisal, Trader};
use super::values::can_lay;
use crate::search::Temptation;
use crate::thinker::{Opponent, Request, Thinker};

/// The opponents at Cromwell.
pub(super) const OPPONENTS: [Opponent<Cromwell>; 2] = [
    Opponent {
        name: "taker",
        rule: taker,
    },
    Opponent {
        name: "ender",
        rule: ender,
    },
];

/// Offers, and accepts, only for a card that can be laid at once.
fn taker(view: &View, legal: &[Move], request: &Request) -> Option<Move> {
    let trades = matches!(view.phase, Phase::Offer | Phase::Choose);
    let taken = || took(view, legal).or_else(|| refusal(legal));
    trades
        .then(taken)
        .flatten()
        .or_else(|| collected(view, legal, request))
}

/// Trades until it leads, and then refuses, so that the deal ends.
fn ender(view: &View, legal: &[Move], request: &Request) -> Option<Move> {
    let trades = matches!(view.phase, Phase::Offer | Phase::Choose);
    let refused = (trades && leads(view)).then(|| refusal(legal)).flatten();
    refused.or_else(|| collected(view, legal, request))
}

/// The move by the values of the cards.
fn collected(view: &View, legal: &[Move], request: &Request) -> Option<Move> {
    Trader::new(COLLECTOR).think(view, legal, request).best
}

/// The move that trades nothing, if there is one.
fn refusal(legal: &[Move]) -> Option<Move> {
    let refuses = |mv: &&Move| matches!(mv, Move::Offer(None) | Move::Draw | Move::Decline);
    legal.iter().find(refuses).cloned()
}

/// What a child notices about a move: that it lays cards; less often that it brings one that can be
/// laid at once, parts with one that has no neighbour in the hand, or names the right neighbour.
pub(super) fn temptation(view: &View, mv: &Move) -> Temptation {
    match mv {
        Move::Lay(_) => Temptation::Takes,
        _ if takes(view, mv) => Temptation::Stops,
        Move::Announce(card) | Move::Offer(Some(card)) if !in_company(view.own, *card) => {
            Temptation::Stops
        }
        Move::Name(side, named) => match view.question {
            Some(card) if card.right_answers(*side).contains(named) => Temptation::Stops,
            _ => Temptation::Nothing,
        },
        _ => Temptation::Nothing,
    }
}

/// Whether a hand has a neighbour of a card in its house.
fn in_company(hand: MonarchSet, card: Monarch) -> bool {
    let mut neighbours = (Side::BOTH.into_iter()).filter_map(|side| card.neighbour(side));
    neighbours.any(|other| other.house() == card.house() && hand.contains(other))
}

/// The trade that brings a card that can be laid at once; of several the one after which the hand is
/// worth most.
fn took(view: &View, legal: &[Move]) -> Option<Move> {
    let appraisal = Appraisal::of(view, Attention::FULL);
    let trades = legal.iter().filter(|mv| takes(view, mv));
    trades.max_by_key(|mv| appraisal.of_move(mv)).cloned()
}

/// Whether a move trades for a card that can be laid at once.
fn takes(view: &View, mv: &Move) -> bool {
    let traded = view.announced().and_then(|announced| match mv {
        Move::Offer(Some(card)) => Some((announced, *card)),
        Move::Accept(seat) => Some((view.offer_of(*seat)?, announced)),
        _ => None,
    });
    let bit = |card: Monarch| MonarchSet::one(card).0;
    let table = view.table().0;
    traded.is_some_and(|(got, given)| can_lay(view.own.0, bit(got), bit(given), table))
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
