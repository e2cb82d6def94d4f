//! Wolf and Sheep as a [`Game`] and its own [`GameView`]: nothing is hidden.

use coffer_texts as texts;

use super::field::{Animal, Field, Move};
use super::{A_SHEEP, FIRST, WOLF, WOLF_ID, Wolf, explain, placement, seat_of, sheep_first};
use crate::draughts::board::{Square, Squares};
use crate::draughts::{pdn, spot};
use crate::{
    Effect, Game, GameView, InteractiveGame, PieceBox, PieceId, PieceView, Placement, Refusal,
    Seat, Setup, Spot, Turn, Variant,
};

impl Game for Wolf {
    type Move = Move;
    type View = Self;

    const VARIANTS: &'static [Variant] = &[Variant {
        key: "wolf",
        family: "draughts",
        game: "wolf",
        options: &[FIRST],
        seat_options: &[],
        seats: 2,
    }];

    fn new(setup: &Setup) -> Self {
        let field = Field::start(sheep_first(setup));
        let mut sheep = Squares(field.sheep);
        Self {
            field,
            sheep: std::array::from_fn(|_| sheep.next().expect("the fold has four squares")),
        }
    }

    /// As in PDN: the wolf is Black's only piece, or not placed yet.
    fn from_position(setup: &Setup, text: &str) -> Result<Self, Refusal> {
        let refused = |why: String| Refusal::new("refusal-position").with("why", why);
        let fen = pdn::parse_fen(text).map_err(|error| refused(error.to_string()))?;
        let wrong = |key: &str| refused(texts::text(key).to_owned());
        if fen.kings != 0 || fen.huffable != 0 {
            return Err(wrong("position-wolf-kings"));
        }
        if fen.black.count_ones() > 1 {
            return Err(wrong("position-wolf-wolves"));
        }
        let wolf = Squares(fen.black).next();
        if wolf.is_none() && !fen.black_to_move {
            return Err(wrong("position-wolf-not_placed"));
        }
        let field = Field {
            wolf,
            sheep: fen.white,
            turn: if fen.black_to_move {
                Animal::Wolf
            } else {
                Animal::Sheep
            },
            sheep_first: sheep_first(setup),
        };
        Self::from_field(field).ok_or_else(|| wrong("position-wolf-sheep"))
    }

    fn position(&self) -> String {
        let fen = pdn::Fen {
            black_to_move: self.field.turn == Animal::Wolf,
            black: self.field.wolf_set(),
            white: self.field.sheep,
            kings: 0,
            huffable: 0,
        };
        fen.to_string()
    }

    /// There are no draws (ALL-6).
    fn may_agree_draw(&self) -> bool {
        false
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Seat(seat_of(self.field.turn)),
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.extend(self.field.moves());
    }

    fn refusal(&self, mv: &Move) -> Option<Refusal> {
        if self.field.moves().contains(mv) {
            return None;
        }
        Some(self.explain(&self.spots(mv)))
    }

    fn play_unchecked(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        let (piece, from) = match *mv {
            Move::Place(_) => (WOLF_ID, Spot::Hand(seat_of(Animal::Wolf))),
            Move::Step(from, to) => match self.sheep.iter().position(|sheep| *sheep == from) {
                Some(index) => {
                    self.sheep[index] = to;
                    (PieceId(index as u16), spot(from))
                }
                None => (WOLF_ID, spot(from)),
            },
        };
        effects.push(Effect::Moved {
            piece,
            from,
            to: spot(mv.to()),
        });
        self.field = self.field.play(*mv);
    }

    fn view(&self, _viewer: Option<Seat>) -> Self {
        self.clone()
    }

    /// `18` places the wolf, `18-14` is a step.
    fn move_text(&self, mv: &Move) -> String {
        mv.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        let number = |part: &str| {
            let digits = part.trim();
            let number = digits
                .bytes()
                .all(|b| b.is_ascii_digit())
                .then(|| digits.parse().ok());
            Square::from_pdn(number.flatten()?)
        };
        let plain: String = text.trim().chars().map(pdn::plain).collect();
        let squares: Option<Vec<Square>> = plain.split('-').map(number).collect();
        let mv = match squares.as_deref() {
            Some(&[to]) => Move::Place(to),
            Some(&[from, to]) => Move::Step(from, to),
            _ => {
                return Err(
                    Refusal::new("refusal-wolf-notation").with("text", texts::excerpt(text))
                );
            }
        };
        self.refusal(&mv).map_or(Ok(mv), Err)
    }

    fn key(&self) -> u64 {
        self.field.key()
    }
}

impl InteractiveGame for Wolf {
    fn piece_box(&self) -> Option<PieceBox> {
        Some(placement::piece_box())
    }

    fn placed(&self, placement: &Placement) -> Option<String> {
        Some(placement::placed(placement))
    }

    fn misplaced(&self, placement: &Placement) -> Option<Refusal> {
        placement::misplaced(placement)
    }

    fn spots(&self, mv: &Move) -> Vec<Spot> {
        match *mv {
            Move::Place(to) => vec![Spot::Hand(seat_of(Animal::Wolf)), spot(to)],
            Move::Step(from, to) => vec![spot(from), spot(to)],
        }
    }

    fn explain(&self, spots: &[Spot]) -> Refusal {
        explain::explain(self, spots)
    }
}

impl GameView for Wolf {
    fn pieces(&self) -> Vec<PieceView> {
        let wolf = PieceView {
            id: WOLF_ID,
            owner: Some(seat_of(Animal::Wolf)),
            kind: Some(WOLF),
            spot: self
                .field
                .wolf
                .map_or(Spot::Hand(seat_of(Animal::Wolf)), spot),
        };
        let sheep = (0..).zip(&self.sheep).map(|(id, at)| PieceView {
            id: PieceId(id),
            owner: Some(seat_of(Animal::Sheep)),
            kind: Some(A_SHEEP),
            spot: spot(*at),
        });
        sheep.chain([wolf]).collect()
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    #[cfg(feature = "texts")]
    fn drawing(&self, names: &[String]) -> Option<String> {
        Some(super::drawing::drawing(self, names))
    }
}
