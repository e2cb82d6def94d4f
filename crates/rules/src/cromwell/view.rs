//! What a seat may know of Cromwell: its own cards, and everything that was shown or said.

use serde::{Deserialize, Serialize};

use super::deck::{Monarch, MonarchSet};
use super::{Cromwell, DealScore, Options, Phase, STOCK, TurnLog};
use crate::quiz::Difficulty;
use crate::{Game, PieceView, Seat, Turn};

/// What a seat or an onlooker may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The seat; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// The rules options.
    pub options: Options,
    /// The deal being played or to be dealt next, from 0.
    pub deal: u16,
    /// The current phase.
    pub phase: Phase,
    /// The seat whose turn it is as Cromwell.
    pub cromwell: u8,
    /// The viewer's cards.
    pub own: MonarchSet,
    /// The number of cards in each hand.
    pub counts: Vec<u8>,
    /// The number of cards in the stock.
    pub stock: u8,
    /// The cards of the Block, in the order in which they came there; the last one lies on top.
    pub block: Vec<Monarch>,
    /// The cards on the table by the seat that laid them.
    pub laid: Vec<MonarchSet>,
    /// The cards that everybody knows to be in each hand, because they were announced, offered,
    /// traded or shown.
    pub known: Vec<MonarchSet>,
    /// The cards that were shuffled into the stock (CR-6) and have not been seen since: they are in
    /// it or were drawn.
    pub shuffled: MonarchSet,
    /// How many cards each seat has drawn since the last shuffle, or since the deal.
    pub drawn: Vec<u8>,
    /// The card that the viewer has just drawn.
    pub drew: Option<Monarch>,
    /// The neighbours in the line that the viewer has seen beside each other in this match, or has
    /// heard named: the earlier of two, and the number of turns since then (CR-13).
    pub seen: Vec<(Monarch, u16)>,
    /// The turns of this deal; the last one is being played.
    pub log: Vec<TurnLog>,
    /// In the advanced game, the card whose neighbour is asked for.
    pub question: Option<Monarch>,
    /// The score of each finished deal.
    pub finished: Vec<DealScore>,
    /// Total points by seat in the finished deals.
    pub totals: Vec<i32>,
    /// Whose turn it is.
    pub turn: Turn,
    /// Every card on the table.
    pub pieces: Vec<PieceView>,
}

impl View {
    pub(super) fn of(game: &Cromwell, viewer: Option<Seat>) -> Self {
        let seats = game.options.seats;
        let seat = viewer.map(|seat| seat.0).filter(|seat| *seat < seats);
        let own = seat.map_or(MonarchSet::EMPTY, |seat| game.held(seat));
        Self {
            viewer,
            options: game.options,
            deal: game.deal,
            phase: game.phase,
            cromwell: game.cromwell(),
            own,
            counts: (0..seats).map(|seat| game.held(seat).len() as u8).collect(),
            stock: game.count(STOCK) as u8,
            block: game.block.clone(),
            laid: game.laid.clone(),
            known: game.known.clone(),
            shuffled: game.shuffled,
            drawn: game.drawn.clone(),
            drew: game.just_drawn().filter(|card| own.contains(*card)),
            seen: seat.map_or_else(Vec::new, |seat| game.witness.seen_by(seat)),
            log: game.turns().cloned().collect(),
            question: game
                .question()
                .map(|(_, card, _)| card)
                .filter(|_| game.phase == Phase::Name),
            finished: game.finished.clone(),
            totals: game.totals(),
            turn: game.turn(),
            pieces: pieces(game, viewer),
        }
    }

    /// The cards on the table.
    pub fn table(&self) -> MonarchSet {
        MonarchSet::union(self.laid.iter().copied())
    }

    /// The cards of the Block.
    pub fn blocked(&self) -> MonarchSet {
        self.block.iter().copied().collect()
    }

    /// Whether cards show their names only: while a question stands, if questions are hard (CR-11).
    pub fn names_only(&self) -> bool {
        self.phase == Phase::Name && self.options.questions == Difficulty::Hard
    }

    /// The turn being played; `None` before a deal.
    pub fn now(&self) -> Option<&TurnLog> {
        self.log.last().filter(|_| !self.phase.rests())
    }

    /// The card that was announced in this turn.
    pub fn announced(&self) -> Option<Monarch> {
        self.now()?.announced
    }

    /// What a seat has offered in this turn.
    pub fn offer_of(&self, seat: u8) -> Option<Monarch> {
        self.now()?.offer_of(seat, self.options.seats)
    }

    /// CR-10: whether Cromwell may accept no offer.
    pub fn may_decline(&self) -> bool {
        let any_offer = self.now().is_some_and(TurnLog::has_offer);
        self.options.may_decline(any_offer)
    }

    /// CR-10: whether the viewer may offer nothing.
    pub fn may_keep(&self) -> bool {
        self.options.may_keep(self.own)
    }

    /// The cards shown in a trade of the advanced game, until the answers are given.
    pub fn shown(&self) -> MonarchSet {
        let Some(turn) = self.now().filter(|_| self.phase == Phase::Name) else {
            return MonarchSet::EMPTY;
        };
        let offered = turn.partner.and_then(|seat| self.offer_of(seat));
        let both: MonarchSet = turn.announced.into_iter().chain(offered).collect();
        let given = turn.answers.iter().map(|answer| answer.card).collect();
        both.without(given)
    }

    /// The cards whose place the viewer does not know: not in the viewer's hand, not face up, and
    /// not known to be in somebody's hand.
    pub fn unseen(&self) -> MonarchSet {
        let seen = self.own | self.table() | self.blocked() | self.shown() | self.all_known();
        self.options.cards().without(seen)
    }

    /// The cards that everybody knows to be in somebody's hand.
    pub fn all_known(&self) -> MonarchSet {
        MonarchSet::union(self.known.iter().copied())
    }
}

impl Cromwell {
    /// The card that Cromwell has drawn and not followed by a discard yet.
    fn just_drawn(&self) -> Option<Monarch> {
        self.just_drawn.filter(|_| self.phase == Phase::Discard)
    }
}

/// Every card, with its face if the viewer sees it (ALL-7).
fn pieces(game: &Cromwell, viewer: Option<Seat>) -> Vec<PieceView> {
    let seen = |slot: usize| game.faces.get(slot).filter(|_| game.sees(viewer, slot));
    let kind = |slot: usize| seen(slot).map(|card| card.kind());
    game.ids.pieces(viewer, &game.spots, kind)
}
