//! The game as a [`Game`], and what a seat may know of it as a [`GameView`].

use rand::Rng;
use rand::seq::SliceRandom;

use super::deck::{Card, CardSet};
use super::round::Round;
use super::{
    ANNUL, AS_THIRTEEN, DUMMY, LENGTH, LET, Move, OWN, Options, PASS, Phase, RULES, SEATS, STOCK,
    SixOfViii, TAKE, View, explain, notation, pairs, placement,
};
use crate::stable_hash::StableHasher;
use crate::{
    Effect, Game, GameView, HiddenIds, InteractiveGame, PieceBox, PieceId, PieceView, Placement,
    Refusal, Seat, Setup, Spot, Turn, Variant,
};

impl Game for SixOfViii {
    type Move = Move;
    type View = View;

    const VARIANTS: &'static [Variant] = &[Variant {
        key: "six_of_viii",
        family: "six_of_viii",
        game: "six_of_viii",
        options: &[SEATS, RULES, LENGTH],
        seat_options: &[],
        seats: 4,
    }];

    fn new(setup: &Setup) -> Self {
        let options = Options::of(setup);
        Self {
            options,
            hand: 0,
            phase: Phase::Deal,
            faces: Vec::new(),
            spots: vec![STOCK; options.cards().len()],
            ids: HiddenIds::new(options.seats(), options.cards().len()),
            salt: 0,
            changed_hands: [false; 4],
            round: Round::new([CardSet::EMPTY; 4], 0, 0),
            tricks: Vec::new(),
            voids: [0; 4],
            gave: [None; 4],
            got: [None; 4],
            church: None,
            first: 0,
            before: vec![0; usize::from(options.seats())],
            finished: Vec::new(),
            games: vec![0; usize::from(options.seats())],
            outcome: None,
        }
    }

    fn from_position(setup: &Setup, text: &str) -> Result<Self, Refusal> {
        notation::read_position(setup, text)
    }

    fn position(&self) -> String {
        notation::position(self)
    }

    fn seats(&self) -> u8 {
        self.options.seats()
    }

    /// SV-1: partners sit opposite. With three players everybody scores alone (SV-15).
    fn allies(&self, one: Seat, other: Seat) -> bool {
        one == other || (self.options.four && one.0 % 2 == other.0 % 2)
    }

    fn turn(&self) -> Turn {
        match (&self.outcome, self.acting()) {
            (Some(outcome), _) => Turn::Over(outcome.clone()),
            (None, Some(place)) => Turn::Seat(self.options.seat_of(place, self.starter())),
            (None, None) => Turn::Chance,
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        let Some(place) = self.acting() else { return };
        match self.phase {
            Phase::Deal | Phase::Over => {}
            Phase::Pass => moves.extend(pairs(self.held(place)).map(Move::Pass)),
            Phase::Take => moves.extend(pairs(self.held(DUMMY)).map(Move::Take)),
            Phase::Play => moves.extend(self.round.legal().iter().map(Move::Play)),
            Phase::Church => moves.extend([Move::Annul, Move::Let]),
        }
    }

    fn chance(&self, mut rng: &mut dyn Rng) -> Option<Move> {
        if self.phase != Phase::Deal {
            return None;
        }
        let mut cards: Vec<Card> = self.options.cards().iter().collect();
        cards.shuffle(&mut rng);
        Some(Move::Deal(cards))
    }

    fn refusal(&self, mv: &Move) -> Option<Refusal> {
        explain::refusal(self, mv)
    }

    fn play_unchecked(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        self.exchange_ids();
        match mv {
            Move::Deal(cards) => self.deal(cards, effects),
            Move::Pass(cards) => self.pass(*cards, effects),
            Move::Take(cards) => self.take(*cards, effects),
            Move::Play(play) => self.lay(*play, effects),
            Move::Annul => {
                if let Some(church) = &mut self.church {
                    church.used = true;
                }
                self.settle(true, effects);
            }
            Move::Let => self.settle(false, effects),
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
                face: face.filter(|_| self.sees(viewer, usize::from(piece.0))),
            },
            // A card that was played is face up for all, even if it has since left the table; the
            // dummy's are face up for viewers that may see them.
            Effect::Flipped {
                piece,
                face: Some(face),
            } if matches!(self.spots.get(usize::from(piece.0)), Some(Spot::Hand(_))) => {
                Effect::Flipped {
                    piece: *piece,
                    face: Some(*face).filter(|_| self.sees(viewer, usize::from(piece.0))),
                }
            }
            other => other.clone(),
        };
        self.ids.translate(&seen, viewer)
    }

    fn move_text(&self, mv: &Move) -> String {
        notation::move_text(mv)
    }

    fn move_text_for(&self, mv: &Move, text: &str, viewer: Option<Seat>) -> String {
        let own = |of: &[Option<[Card; 2]>; 4], cards| {
            viewer.is_some_and(|seat| of.get(seat.index()) == Some(&Some(cards)))
        };
        match mv {
            Move::Deal(_) => notation::DEAL.to_owned(),
            Move::Pass(cards) if !own(&self.gave, *cards) => notation::PASS.to_owned(),
            Move::Take(cards) if !own(&self.got, *cards) => notation::TAKE.to_owned(),
            _ => text.to_owned(),
        }
    }

    fn redact(&self, mv: &Move, viewer: Option<Seat>) -> Move {
        self.redacted(mv, viewer)
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        notation::parse_move(text)
    }

    fn same_piece(&self, piece: PieceId, from: Option<Seat>, to: Option<Seat>) -> PieceId {
        self.ids.same_piece(piece, from, to)
    }

    fn key(&self) -> u64 {
        StableHasher::of(&(
            self.phase,
            self.hand,
            &self.round,
            self.gave,
            self.church,
            self.totals(),
            &self.games,
        ))
    }

    /// Every move shows or hides something, except a pass that the others do not see yet.
    fn reveals(&self, mv: &Move) -> bool {
        !matches!(mv, Move::Pass(_)) || self.phase != Phase::Pass
    }
}

impl InteractiveGame for SixOfViii {
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

    fn spots(&self, mv: &Move) -> Vec<Spot> {
        self.spots_for(mv, Game::turn(self).seat())
    }

    fn spots_for(&self, mv: &Move, viewer: Option<Seat>) -> Vec<Spot> {
        let piece = |card: Card| Spot::Piece(self.ids.id(viewer, self.slot(card)));
        let pair = |cards: [Card; 2], choice| {
            let mut pieces = cards.map(piece);
            pieces.sort_unstable();
            vec![pieces[0], pieces[1], choice]
        };
        match mv {
            Move::Deal(_) => vec![STOCK],
            Move::Pass(cards) => pair(*cards, PASS),
            Move::Take(cards) => pair(*cards, TAKE),
            Move::Play(play) => {
                let legal = self.round.legal();
                let both = legal.own.contains(play.card) && legal.thirteen.contains(play.card);
                let choice = if play.thirteen { AS_THIRTEEN } else { OWN };
                [piece(play.card)]
                    .into_iter()
                    .chain(both.then_some(choice))
                    .collect()
            }
            Move::Annul => vec![ANNUL],
            Move::Let => vec![LET],
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
