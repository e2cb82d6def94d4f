//! Cromwell as a [`Game`], and what a seat may know of it as a [`GameView`].

use std::sync::Arc;

use rand::Rng;
use rand::seq::SliceRandom;

use super::deck::{Monarch, MonarchSet, Side};
use super::options::{
    ADVANCED, EDWARD, FIRST_HOUSE, LAST_HOUSE, LENGTH, Options, QUESTIONS, SEATS, TRADING,
};
use super::witness::Witness;
use super::{
    ANNOUNCE, BLOCK, Cromwell, DECLINE, LAY, Move, NO_OFFER, PASS, Phase, STOCK, View, accept_spot,
    explain, name_spot, notation, placement, position, side_spot,
};
use crate::stable_hash::StableHasher;
use crate::{
    Effect, Game, GameView, HiddenIds, InteractiveGame, PieceBox, PieceId, PieceView, Placement,
    Refusal, Seat, Setup, Spot, Turn, Variant,
};

impl Game for Cromwell {
    type Move = Move;
    type View = View;

    const VARIANTS: &'static [Variant] = &[
        Variant {
            key: "cromwell",
            family: "cromwell",
            game: "cromwell",
            options: &[SEATS, LENGTH, FIRST_HOUSE, LAST_HOUSE, EDWARD],
            seat_options: &[],
            seats: 4,
        },
        Variant {
            key: ADVANCED,
            family: "cromwell",
            game: "cromwell",
            options: &[
                SEATS,
                LENGTH,
                FIRST_HOUSE,
                LAST_HOUSE,
                EDWARD,
                TRADING,
                QUESTIONS,
            ],
            seat_options: &[],
            seats: 4,
        },
    ];

    fn new(setup: &Setup) -> Self {
        let options = Options::of(setup);
        let faces: Vec<Monarch> = options.cards().iter().collect();
        let seats = usize::from(options.seats);
        Self {
            options,
            deal: 0,
            phase: Phase::Deal,
            spots: vec![STOCK; faces.len()],
            ids: HiddenIds::new(options.seats, faces.len()),
            faces,
            salt: 0,
            changed_hands: 0,
            laid: vec![MonarchSet::EMPTY; seats],
            block: Vec::new(),
            finished_turns: Arc::default(),
            now: None,
            idle: 0,
            known: vec![MonarchSet::EMPTY; seats],
            shuffled: MonarchSet::EMPTY,
            drawn: vec![0; seats],
            just_drawn: None,
            witness: Witness::new(options.seats),
            finished: Vec::new(),
            before: vec![0; seats],
            outcome: None,
        }
    }

    fn from_position(setup: &Setup, text: &str) -> Result<Self, Refusal> {
        position::read_position(setup, text)
    }

    fn position(&self) -> String {
        position::position(self)
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn turn(&self) -> Turn {
        match (&self.outcome, self.acting()) {
            (Some(outcome), _) => Turn::Over(outcome.clone()),
            (None, Some(seat)) => Turn::Seat(Seat(seat)),
            (None, None) => Turn::Chance,
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        let Some(seat) = self.acting() else { return };
        let hand = self.held(seat);
        match self.phase {
            Phase::Deal | Phase::Shuffle | Phase::Over => {}
            Phase::Announce => {
                moves.extend(self.lays().into_iter().map(Move::Lay));
                moves.extend(hand.iter().map(Move::Announce));
                moves.extend(hand.is_empty().then_some(Move::Pass));
            }
            Phase::Offer => {
                moves.extend(hand.iter().map(Some).map(Move::Offer));
                moves.extend(self.options.may_keep(hand).then_some(Move::Offer(None)));
            }
            Phase::Choose => {
                let offers = (0..self.options.seats).filter(|seat| self.may_accept(*seat));
                moves.extend(offers.map(Move::Accept));
                if self.may_draw() {
                    moves.push(Move::Draw);
                } else if self.may_decline() {
                    moves.push(Move::Decline);
                }
            }
            Phase::Discard => {
                moves.extend(self.may_discard().then_some(Move::Discard));
                moves.extend(self.lays().into_iter().map(Move::Lay));
            }
            Phase::Name => {
                let Some((_, card, _)) = self.question() else {
                    return;
                };
                for side in Side::BOTH
                    .into_iter()
                    .filter(|side| card.neighbour(*side).is_some())
                {
                    let others = Monarch::all().filter(|monarch| *monarch != card);
                    moves.extend(others.map(|monarch| Move::Name(side, monarch)));
                }
            }
            Phase::Lay => {
                moves.extend(self.lays().into_iter().map(Move::Lay));
                moves.push(Move::Pass);
            }
        }
    }

    fn chance(&self, mut rng: &mut dyn Rng) -> Option<Move> {
        let mut shuffled = |cards: MonarchSet| {
            let mut cards: Vec<Monarch> = cards.iter().collect();
            cards.shuffle(&mut rng);
            cards
        };
        match self.phase {
            Phase::Deal => Some(Move::Deal(shuffled(self.options.cards()))),
            Phase::Shuffle => Some(Move::Shuffle(shuffled(self.at(BLOCK)))),
            _ => None,
        }
    }

    fn refusal(&self, mv: &Move) -> Option<Refusal> {
        explain::refusal(self, mv)
    }

    fn play_unchecked(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        self.exchange_ids();
        match mv {
            Move::Deal(cards) => self.deal(cards, effects),
            Move::Shuffle(cards) => self.shuffle(cards, effects),
            Move::Lay(cards) => self.lay(*cards, effects),
            Move::Announce(card) => self.announce(*card, effects),
            Move::Offer(card) => self.offer(*card, effects),
            Move::Accept(seat) => self.accept(*seat, effects),
            Move::Draw => self.draw(effects),
            Move::Decline => self.phase = Phase::Lay,
            Move::Discard => self.discard(effects),
            Move::Name(side, named) => self.name(*side, *named, effects),
            Move::Pass => self.pass(effects),
        }
    }

    fn hides_anything(&self) -> bool {
        true
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn determinize(setup: &Setup, view: &View) -> Option<Self> {
        Self::of_view(setup, view)
    }

    fn effect_for(&self, effect: &Effect, viewer: Option<Seat>) -> Effect {
        let seen = match effect {
            Effect::Dealt {
                piece,
                from,
                to,
                face,
            } => Effect::Dealt {
                piece: *piece,
                from: *from,
                to: *to,
                face: face.filter(|_| viewer.is_some_and(|seat| *to == Spot::Hand(seat))),
            },
            other => other.clone(),
        };
        self.ids.translate(&seen, viewer)
    }

    fn move_text(&self, mv: &Move) -> String {
        notation::move_text(mv)
    }

    fn move_text_for(&self, mv: &Move, text: &str, _viewer: Option<Seat>) -> String {
        match mv {
            Move::Deal(_) => notation::DEAL.to_owned(),
            Move::Shuffle(_) => notation::SHUFFLE.to_owned(),
            _ => text.to_owned(),
        }
    }

    fn redact(&self, mv: &Move, _viewer: Option<Seat>) -> Move {
        self.redacted(mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        notation::parse_move(text)
    }

    fn same_piece(&self, piece: PieceId, from: Option<Seat>, to: Option<Seat>) -> PieceId {
        self.ids.same_piece(piece, from, to)
    }

    fn key(&self) -> u64 {
        StableHasher::of(&(
            (self.phase, self.deal, self.idle),
            &self.faces,
            &self.spots,
            (&self.laid, &self.block),
            (&self.finished_turns, &self.now),
            self.totals(),
        ))
    }

    /// Only the parts of a turn in which nothing is shown or said can be taken back.
    fn reveals(&self, mv: &Move) -> bool {
        !matches!(mv, Move::Pass | Move::Offer(None) | Move::Decline)
    }
}

impl InteractiveGame for Cromwell {
    fn piece_box(&self) -> Option<PieceBox> {
        Some(PieceBox::default())
    }

    fn placement(&self) -> Placement {
        placement::placement(self)
    }

    fn placed(&self, placement: &Placement) -> Option<String> {
        Some(placement::placed(self, placement))
    }

    fn misplaced(&self, placement: &Placement) -> Option<Refusal> {
        placement::misplaced(self, placement)
    }

    /// CR-3: what was announced and offered is known by name, and so is what was answered.
    fn move_in_full(&self, mv: &Move) -> Option<String> {
        let turn = self.now()?;
        notation::move_in_full(mv, turn, self.options.seats)
    }

    fn spots(&self, mv: &Move) -> Vec<Spot> {
        self.spots_for(mv, Game::turn(self).seat())
    }

    fn spots_for(&self, mv: &Move, viewer: Option<Seat>) -> Vec<Spot> {
        let piece = |card: Monarch| Spot::Piece(self.ids.id(viewer, self.slot(card)));
        match mv {
            Move::Deal(_) | Move::Shuffle(_) | Move::Draw => vec![STOCK],
            Move::Lay(cards) => {
                let mut spots: Vec<Spot> = cards.iter().map(piece).collect();
                spots.sort_unstable();
                spots.push(LAY);
                spots
            }
            Move::Announce(card) => vec![piece(*card), ANNOUNCE],
            Move::Offer(Some(card)) => vec![piece(*card)],
            Move::Offer(None) => vec![NO_OFFER],
            Move::Accept(seat) => vec![accept_spot(*seat)],
            Move::Decline => vec![DECLINE],
            Move::Discard => vec![BLOCK],
            Move::Name(side, named) => vec![side_spot(*side), name_spot(*side, *named)],
            Move::Pass => vec![PASS],
        }
    }

    fn explain(&self, spots: &[Spot]) -> Refusal {
        explain::explain(self, spots)
    }
}

impl GameView for View {
    fn pieces(&self) -> Vec<PieceView> {
        self.pieces.clone()
    }

    fn turn(&self) -> Turn {
        self.turn.clone()
    }

    #[cfg(feature = "texts")]
    fn drawing(&self, names: &[String]) -> Option<String> {
        Some(super::drawing::drawing(self, names))
    }
}
