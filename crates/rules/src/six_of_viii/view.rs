//! What a seat may know of The Six of VIII: its own cards and everything public.

use serde::{Deserialize, Serialize};

use super::deck::{Card, CardSet, SPACES, Suit, deck};
use super::round::{Legal, SideScore, legal_plays};
use super::{Church, DUMMY, Options, Phase, Place, PlayedCard, SixOfViii, Trick};
use crate::{Game, PieceView, Seat, Turn};

/// What a seat or an onlooker may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The seat; `None` for an onlooker.
    pub viewer: Option<Seat>,
    /// The rules options.
    pub options: Options,
    /// The hand being played or to be dealt next, from 0.
    pub hand: u8,
    /// The place that leads first in this hand; with three players, the solo player.
    pub starter: Place,
    /// The current phase.
    pub phase: Phase,
    /// The crown's space on the timeline, from 0; 15 once the last trick is over.
    pub crown: u8,
    /// The viewer's cards.
    pub own: CardSet,
    /// The number of cards that each place holds.
    pub counts: [u8; 4],
    /// The dummy's cards, for viewers that see them: everybody once all have exchanged, before that
    /// the solo player after giving cards to it (SV-12, SV-13).
    pub dummy: Option<CardSet>,
    /// The cards that the viewer passed in this hand.
    pub gave: Option<[Card; 2]>,
    /// The cards that the viewer received in this hand, or took from the dummy.
    pub got: Option<[Card; 2]>,
    /// The place that led to the current trick, or is to lead.
    pub leader: Place,
    /// The current trick, in the order played.
    pub trick: Vec<PlayedCard>,
    /// The tricks of this hand; until the next deal, those of the last hand.
    pub tricks: Vec<Trick>,
    /// The suits that each place has shown to be void in, as bits in the order of the suits.
    pub voids: [u8; 4],
    /// The Church of England in this hand, if a team holds it.
    pub church: Option<Church>,
    /// The score of each side in this hand: with four players, seats 0 and 2, and 1 and 3; with
    /// three, the solo player's side, and the partners. Zero between two hands.
    pub tallies: [SideScore; 2],
    /// The score of each side in each finished hand.
    pub finished: Vec<[SideScore; 2]>,
    /// Total points by seat in the finished hands; partners have the same (SV-5, SV-15).
    pub totals: Vec<i32>,
    /// The points by seat that decide (SV-16): with three players, those of the current game of
    /// three hands, else the totals.
    pub standing: Vec<i32>,
    /// Games won by seat, in the long three-player game.
    pub games: Vec<u8>,
    /// Whose turn it is. The solo player plays the dummy's cards: see [`View::place`].
    pub turn: Turn,
    /// The place to act, if there is one.
    pub place: Option<Place>,
    /// Every card on the table.
    pub pieces: Vec<PieceView>,
}

impl View {
    pub(super) fn of(game: &SixOfViii, viewer: Option<Seat>) -> Self {
        let own = |of: &[Option<[Card; 2]>; 4]| {
            viewer
                .filter(|_| game.phase != Phase::Deal)
                .and_then(|seat| of.get(seat.index()).copied().flatten())
        };
        let seat = viewer
            .map(|seat| seat.0)
            .filter(|seat| *seat < game.seats());
        let dummy = !game.options.four && (game.dummy_open() || game.solo_sees_dummy(seat));
        Self {
            viewer,
            options: game.options,
            hand: game.hand,
            starter: game.starter(),
            phase: game.phase,
            crown: if game.phase == Phase::Deal {
                0
            } else {
                game.round.crown()
            },
            own: seat.map_or(CardSet::EMPTY, |seat| game.held(seat)),
            counts: [0, 1, 2, 3].map(|place| game.held(place).len() as u8),
            dummy: dummy.then(|| game.held(DUMMY)),
            gave: own(&game.gave),
            got: own(&game.got).filter(|_| game.phase != Phase::Pass || !game.options.four),
            leader: game.ring()[usize::from(game.round.leader())],
            trick: game.trick_cards(),
            tricks: game.tricks.clone(),
            voids: game.voids,
            church: game.church,
            tallies: if game.phase.rests() {
                [SideScore::default(); 2]
            } else {
                game.round.tallies
            },
            finished: game.finished.clone(),
            totals: game.totals(),
            standing: game.standing(),
            games: game.games.clone(),
            turn: game.turn(),
            place: game.acting(),
            pieces: pieces(game, viewer),
        }
    }

    /// The trump suit; after the last trick, still the last queen's.
    pub fn trump(&self) -> Suit {
        deck().reign[usize::from(self.crown).min(SPACES - 1)]
    }

    /// The suit led to the current trick; `None` before a lead.
    pub fn led(&self) -> Option<Suit> {
        self.trick
            .first()
            .map(|played| played.play.suit(self.trump()))
    }

    /// The card that is winning the current trick (SV-4, SV-8, SV-9); `None` before a lead.
    pub fn winning(&self) -> Option<&PlayedCard> {
        let (trump, led) = (self.trump(), self.led()?);
        self.trick
            .iter()
            .max_by_key(|played| played.play.strength(deck(), led, trump))
    }

    /// The number of diamonds in the current trick.
    pub fn diamonds(&self) -> u8 {
        super::diamonds(&self.trick)
    }

    /// Whether no hand is being played: the next is about to be dealt, or the match is over.
    pub fn resting(&self) -> bool {
        self.phase.rests()
    }

    /// The places in the order of play.
    pub fn ring(&self) -> [Place; 4] {
        self.options.ring(self.starter)
    }

    /// The side of a place, an index into [`View::tallies`].
    pub fn side(&self, place: Place) -> usize {
        self.options.side(place, self.starter)
    }

    /// The hand being played from, the viewer's own or the dummy's; `None` if the viewer does not
    /// see it.
    pub fn playing(&self) -> Option<CardSet> {
        let place = self.place.filter(|_| self.phase == Phase::Play)?;
        if !self.options.four && place == DUMMY {
            return self.dummy;
        }
        (self.viewer == Some(Seat(place))).then_some(self.own)
    }

    /// The legal plays of that hand; empty if the viewer does not see it.
    pub fn legal(&self) -> Legal {
        self.playing().map_or_else(Legal::default, |hand| {
            legal_plays(deck(), hand, self.led(), self.trump())
        })
    }

    /// The cards played in this hand, including the current trick.
    pub fn played(&self) -> CardSet {
        let over = self
            .tricks
            .iter()
            .filter(|_| self.phase != Phase::Deal)
            .flat_map(|trick| &trick.cards);
        over.chain(&self.trick)
            .map(|played| played.play.card)
            .collect()
    }

    /// The cards whose place the viewer does not know: not in the viewer's hand, not played, not in
    /// the open dummy, and not the viewer's own face-down pass.
    pub fn unseen(&self) -> CardSet {
        let waiting = match (self.phase, self.gave) {
            (Phase::Pass, Some(cards))
                if self.options.four || self.viewer != Some(Seat(self.starter)) =>
            {
                cards.into_iter().collect()
            }
            _ => CardSet::EMPTY,
        };
        let seen = self.own | self.played() | self.dummy.unwrap_or_default() | waiting;
        self.options.cards().without(seen)
    }

    /// The cards that the Church has annulled in this hand.
    pub fn annulled(&self) -> CardSet {
        let tricks = self
            .tricks
            .iter()
            .filter(|trick| trick.annulled && self.phase != Phase::Deal);
        tricks
            .flat_map(|trick| &trick.cards)
            .map(|played| played.play.card)
            .collect()
    }
}

/// Every card, with its face if the viewer sees it (ALL-7).
fn pieces(game: &SixOfViii, viewer: Option<Seat>) -> Vec<PieceView> {
    let seen = |slot: usize| game.faces.get(slot).filter(|_| game.sees(viewer, slot));
    let kind = |slot: usize| seen(slot).map(|card| card.kind());
    game.ids.pieces(viewer, &game.spots, kind)
}
