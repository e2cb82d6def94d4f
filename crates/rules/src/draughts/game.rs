//! Draughts as a [`Game`] and its own [`GameView`]: nothing is hidden.

use coffer_texts::{self as texts, Sentence};

use super::board::{Board, Move, Side, Square};
use super::{
    Draughts, ENGLISH, HUFF, KING, LOSING, MAN, Options, between, board, explain, huffing, pdn,
    placement, seat_of, spot,
};
use crate::{
    Effect, Game, GameView, InteractiveGame, PieceBox, PieceView, Placement, PositionCounts,
    Refusal, Seat, Setup, Spot, Turn, Variant,
};

impl Game for Draughts {
    type Move = Move;
    type View = Self;

    const VARIANTS: &'static [Variant] = &[
        Variant {
            key: ENGLISH,
            family: "draughts",
            game: "draughts",
            options: &[HUFF],
            seat_options: &[],
            seats: 2,
        },
        Variant {
            key: LOSING,
            family: "draughts",
            game: "draughts",
            options: &[],
            seat_options: &[],
            seats: 2,
        },
    ];

    fn new(setup: &Setup) -> Self {
        Self::with_options(Board::START, Options::of(setup))
    }

    fn from_position(setup: &Setup, text: &str) -> Result<Self, Refusal> {
        let options = Options::of(setup);
        let fen = pdn::parse_fen(text)
            .map_err(|error| Refusal::new("refusal-position").with("why", error))?;
        let turn = if fen.black_to_move {
            Side::Black
        } else {
            Side::White
        };
        let board = Board::from_parts(fen.black, fen.white, fen.kings, turn)
            .map_err(|error| Refusal::new("refusal-position").with("why", error))?;
        if fen.huffable != 0 && !options.huff {
            return Err(Refusal::new("refusal-position")
                .with_text("why", Sentence::new("position-draughts-no_huffing")));
        }
        let mut out = Self::with_options(board, options);
        // No pieces are left to huff: the game is over.
        out.huffable = if board.pieces(turn) == 0 {
            0
        } else {
            fen.huffable
        };
        out.seen = PositionCounts::new(out.position_key());
        out.outcome = out.judge();
        Ok(out)
    }

    fn position(&self) -> String {
        let fen = pdn::Fen {
            black_to_move: self.board.turn() == Side::Black,
            black: self.board.black(),
            white: self.board.white(),
            kings: self.board.kings(),
            huffable: self.huffable,
        };
        fen.to_string()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match &self.outcome {
            Some(outcome) => Turn::Over(outcome.clone()),
            None => Turn::Seat(seat_of(self.board.turn())),
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.outcome.is_none() {
            moves.extend(self.moves());
        }
    }

    fn refusal(&self, mv: &Move) -> Option<Refusal> {
        if self.outcome.is_none() && self.moves().contains(mv) {
            return None;
        }
        Some(match mv.is_huff() {
            true => explain::huff(self, mv.from()),
            false => self.explain(&self.spots(mv)),
        })
    }

    fn play_unchecked(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        if mv.is_huff() {
            self.huff(mv.from(), effects);
            self.seen = PositionCounts::new(self.position_key());
            self.outcome = self.judge();
            return;
        }
        let side = self.board.turn();
        let huffable = if self.options.huff {
            huffing::left_out(&self.board, *mv)
        } else {
            0
        };
        let was_man = self.kind_at(mv.from()) == MAN;
        let piece = self.ids[mv.from().index()].take();
        let path: Vec<Square> = mv.path().collect();
        for leg in path.windows(2) {
            let &[from, to] = leg else { continue };
            if let Some(piece) = piece {
                effects.push(Effect::Moved {
                    piece,
                    from: spot(from),
                    to: spot(to),
                });
            }
            let Some(jumped) = between(from, to) else {
                continue;
            };
            let kind = self.kind_at(jumped);
            if let Some(taken) = self.ids[jumped.index()].take() {
                self.taken[seat_of(side).index()].push((taken, kind));
                effects.push(Effect::Captured {
                    piece: taken,
                    from: spot(jumped),
                    by: seat_of(side),
                });
            }
        }
        self.ids[mv.to().index()] = piece;
        self.board = self.board.play(*mv);
        self.huffable = huffable;
        self.huffed = false;
        if was_man
            && self.kind_at(mv.to()) == KING
            && let Some(piece) = piece
        {
            effects.push(Effect::Changed { piece, kind: KING });
        }
        if was_man || mv.is_capture() {
            self.quiet = 0;
            self.seen = PositionCounts::new(self.position_key());
        } else {
            self.quiet += 1;
            self.seen.push(self.position_key());
        }
        self.outcome = self.judge();
    }

    fn view(&self, _viewer: Option<Seat>) -> Self {
        self.clone()
    }

    /// Writes `11-15` or `15x22`, with every square where the short form would be ambiguous, or
    /// `huff 14`.
    fn move_text(&self, mv: &Move) -> String {
        if mv.is_huff() {
            return mv.to_string();
        }
        let join = if mv.is_capture() { "x" } else { "-" };
        let short = [mv.from(), mv.to()];
        let squares: Vec<Square> = match self.matching(&short).as_slice() {
            [only] if only == mv => short.to_vec(),
            _ => mv.path().collect(),
        };
        squares
            .iter()
            .map(|square| square.pdn().to_string())
            .collect::<Vec<_>>()
            .join(join)
    }

    /// Accepts any kind of dash and any capture sign, since people write many forms.
    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        let refused = |key| Refusal::new(key).with("text", texts::excerpt(text));
        let number = |part: &str| {
            let digits = part.trim();
            let number = digits
                .bytes()
                .all(|b| b.is_ascii_digit())
                .then(|| digits.parse().ok());
            Square::from_pdn(number.flatten()?)
        };
        let plain: String = text.trim().chars().map(pdn::plain).collect();
        if let Some(digits) = pdn::huffed(&plain) {
            let square = number(digits).ok_or_else(|| refused("refusal-draughts-notation"))?;
            let mv = Move::huff(square);
            return self.refusal(&mv).map_or(Ok(mv), Err);
        }
        let squares: Option<Vec<Square>> = plain.split(['-', 'x']).map(number).collect();
        let squares = squares
            .filter(|squares| (2..=pdn::MAX_SQUARES).contains(&squares.len()))
            .ok_or_else(|| refused("refusal-draughts-notation"))?;
        match self.matching(&squares).as_slice() {
            [mv] if self.outcome.is_none() => Ok(*mv),
            [_, _, ..] if self.outcome.is_none() => Err(refused("refusal-draughts-ambiguous")),
            _ => Err(self.explain(&squares.into_iter().map(spot).collect::<Vec<_>>())),
        }
    }

    fn fast_perft(&self, depth: u32) -> Option<u64> {
        (!self.options().huff).then(|| board::perft(self.board(), depth))
    }

    fn key(&self) -> u64 {
        self.position_key()
    }

    fn starts_turn(&self) -> bool {
        !self.huffed
    }
}

impl InteractiveGame for Draughts {
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
        mv.path().map(spot).collect()
    }

    fn explain(&self, spots: &[Spot]) -> Refusal {
        explain::explain(self, spots)
    }

    fn compulsory(&self) -> Vec<Spot> {
        if self.outcome.is_some() || self.options.huff || !self.board.must_capture() {
            return Vec::new();
        }
        let mut spots: Vec<Spot> = self
            .board
            .legal_moves()
            .iter()
            .map(|mv| spot(mv.from()))
            .collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }
}

impl GameView for Draughts {
    fn pieces(&self) -> Vec<PieceView> {
        let on_board = Square::all().filter_map(|square| {
            Some(PieceView {
                id: self.ids[square.index()]?,
                owner: self.owner_at(square).map(seat_of),
                kind: Some(self.kind_at(square)),
                spot: spot(square),
            })
        });
        let in_trays = self.taken.iter().enumerate().flat_map(|(index, pieces)| {
            let (by, owner) = if index == 0 {
                (Seat(0), Seat(1))
            } else {
                (Seat(1), Seat(0))
            };
            pieces.iter().map(move |(id, kind)| PieceView {
                id: *id,
                owner: Some(owner),
                kind: Some(*kind),
                spot: Spot::Tray(by),
            })
        });
        on_board.chain(in_trays).collect()
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    #[cfg(feature = "texts")]
    fn drawing(&self, names: &[String]) -> Option<String> {
        Some(super::drawing::drawing(self, names))
    }
}
