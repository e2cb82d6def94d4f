//! What a seat may know of The Six of VIII: the own cards, and everything that was seen by all.

use serde::{Deserialize, Serialize};

use super::deck::{Card, CardSet, SPACES, Suit, deck};
use super::round::{Legal, SideScore, legal_plays};
use super::{Church, DUMMY, Options, Phase, Place, PlayedCard, SixOfViii, Trick};
use crate::rules::{Game, GameView, PieceView, Seat, Turn};

/// What a seat may know, or an onlooker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes these are; none is an onlooker.
    pub viewer: Option<Seat>,
    /// What is played.
    pub options: Options,
    /// The hand that is played or comes next, from 0.
    pub hand: u8,
    /// Who leads first in this hand; with three players the solo player.
    pub starter: Place,
    /// What is done now.
    pub phase: Phase,
    /// The space of the timeline on which the crown stands, from 0; 15 once the last trick is over.
    pub crown: u8,
    /// The viewer's cards.
    pub own: CardSet,
    /// How many cards each place holds.
    pub counts: [u8; 4],
    /// The dummy's cards, for those who see them: open once all have exchanged, before that the
    /// solo player's to look at (SV-12, SV-13).
    pub dummy: Option<CardSet>,
    /// What the viewer has passed in this hand.
    pub gave: Option<[Card; 2]>,
    /// What the viewer was passed in this hand, or took from the dummy.
    pub got: Option<[Card; 2]>,
    /// The place that led to the running trick, or is to lead.
    pub leader: Place,
    /// The running trick in the order played.
    pub trick: Vec<PlayedCard>,
    /// The tricks of this hand; until the next deal those of the last one.
    pub tricks: Vec<Trick>,
    /// The suits that each place was seen not to hold, as bits by the suits' order.
    pub voids: [u8; 4],
    /// The Church of England in this hand, where a team holds it.
    pub church: Option<Church>,
    /// What each side has won in this hand: with four players the seats 0 and 2, and 1 and 3; with
    /// three the solo player's side, and the partners. Nothing between two hands.
    pub tallies: [SideScore; 2],
    /// The same of each finished hand.
    pub finished: Vec<[SideScore; 2]>,
    /// Points by seat in all finished hands; partners have the same (SV-5, SV-15).
    pub totals: Vec<i32>,
    /// The points by seat that decide (SV-16): those of the running game of three hands where there
    /// are three players, else the totals.
    pub standing: Vec<i32>,
    /// Games won by seat, in the long game of three.
    pub games: Vec<u8>,
    /// Who acts. The dummy's cards are played by the solo player: see [`View::place`].
    pub turn: Turn,
    /// The place that acts, if one does.
    pub place: Option<Place>,
    /// Every card on the table.
    pub pieces: Vec<PieceView>,
}

impl GameView for View {
    fn pieces(&self) -> Vec<PieceView> {
        self.pieces.clone()
    }

    fn turn(&self) -> Turn {
        self.turn.clone()
    }
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
            trick: game.laid(),
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

    /// Who reigns now; after the last trick the last queen.
    pub fn trump(&self) -> Suit {
        deck().reign[usize::from(self.crown).min(SPACES - 1)]
    }

    /// The suit that was led to the running trick; none before a lead.
    pub fn led(&self) -> Option<Suit> {
        self.trick.first().map(|laid| laid.play.suit(self.trump()))
    }

    /// The card of the running trick that wins so far (SV-4, SV-8, SV-9); none before a lead.
    pub fn winning(&self) -> Option<&PlayedCard> {
        let (trump, led) = (self.trump(), self.led()?);
        self.trick
            .iter()
            .max_by_key(|laid| laid.play.strength(deck(), led, trump))
    }

    /// The diamonds that lie in the running trick.
    pub fn diamonds(&self) -> u8 {
        super::diamonds(&self.trick)
    }

    /// Whether no hand is in play: the next one is about to be dealt, or the match is over.
    pub fn resting(&self) -> bool {
        self.phase.rests()
    }

    /// The places in the order of play.
    pub fn ring(&self) -> [Place; 4] {
        self.options.ring(self.starter)
    }

    /// The side of a place: an index of [`View::tallies`].
    pub fn side(&self, place: Place) -> usize {
        self.options.side(place, self.starter)
    }

    /// The hand from which is played now, where the viewer sees it: the own, or the dummy's.
    pub fn playing(&self) -> Option<CardSet> {
        let place = self.place.filter(|_| self.phase == Phase::Play)?;
        if !self.options.four && place == DUMMY {
            return self.dummy;
        }
        (self.viewer == Some(Seat(place))).then_some(self.own)
    }

    /// What may be played from it; nothing where the viewer does not see it.
    pub fn legal(&self) -> Legal {
        self.playing().map_or_else(Legal::default, |hand| {
            legal_plays(deck(), hand, self.led(), self.trump())
        })
    }

    /// The cards that were played in this hand, the running trick included.
    pub fn played(&self) -> CardSet {
        let over = self
            .tricks
            .iter()
            .filter(|_| self.phase != Phase::Deal)
            .flat_map(|trick| &trick.laid);
        over.chain(&self.trick).map(|laid| laid.play.card).collect()
    }

    /// The cards that the viewer cannot place for certain: not own, not played, not the open
    /// dummy's, not lying face down as the own pass.
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
            .flat_map(|trick| &trick.laid)
            .map(|laid| laid.play.card)
            .collect()
    }
}

/// Every card, in the order of its ids: a place in the list tells nothing either (ALL-7).
fn pieces(game: &SixOfViii, viewer: Option<Seat>) -> Vec<PieceView> {
    let pieces = game.spots.iter().enumerate().map(|(slot, spot)| PieceView {
        id: game.ids.id(viewer, slot),
        owner: None,
        kind: game
            .faces
            .get(slot)
            .filter(|_| game.sees(viewer, slot))
            .map(|card| card.kind()),
        spot: *spot,
    });
    let mut pieces: Vec<PieceView> = pieces.collect();
    pieces.sort_unstable_by_key(|piece| piece.id);
    pieces
}
