//! The mill games as a [`Game`] and its own [`GameView`]: nothing is hidden.

use coffer_texts as texts;

use super::board::{Board, Move, Options, Point, Side};
use super::{
    CEYLON, CLOSED_MILL, LEAVE, MAN, MIXED, Mill, NINE, REMOVAL, board, explain, notation,
    placement, seat_of, spot,
};
use crate::{
    Effect, Game, GameView, InteractiveGame, PieceBox, PieceId, PieceView, Placement,
    PositionCounts, Refusal, Seat, Setup, Spot, Turn, Variant,
};

/// No third occurrence of a position ends a line that is no longer than this.
const NO_REPETITION: u32 = 8;

impl Game for Mill {
    type Move = Move;
    type View = Self;

    const VARIANTS: &'static [Variant] = &[
        Variant {
            key: NINE,
            family: "mill",
            game: "mill",
            options: &[REMOVAL],
            seat_options: &[],
            seats: 2,
        },
        Variant {
            key: MIXED,
            family: "mill",
            game: "mill",
            options: &[REMOVAL],
            seat_options: &[],
            seats: 2,
        },
        Variant {
            key: CEYLON,
            family: "mill",
            game: "mill",
            options: &[REMOVAL],
            seat_options: &[],
            seats: 2,
        },
    ];

    fn new(setup: &Setup) -> Self {
        Self::from_board(Board::start(Options::of(setup)))
    }

    fn from_position(setup: &Setup, text: &str) -> Result<Self, Refusal> {
        let refused = |why: String| Refusal::new("refusal-position").with("why", why);
        let written = notation::PositionText::read(text)
            .map_err(|key| refused(texts::text(key).to_owned()))?;
        let board = written
            .board(Options::of(setup))
            .map_err(|error| refused(error.to_string()))?;
        Ok(Self::from_board(board))
    }

    /// As in draughts, the side to move and the men of both, `W:Wa7,f4,c3:Bd7,g4,e5`, followed by
    /// the men in hand if there are any, White's first, `:H9,9`.
    fn position(&self) -> String {
        notation::PositionText::of(&self.board).to_string()
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
            self.board.for_each_move(|mv| moves.push(mv));
        }
    }

    fn refusal(&self, mv: &Move) -> Option<Refusal> {
        if self.outcome.is_none() {
            let mut legal = false;
            self.board.for_each_move(|other| legal |= other == *mv);
            if legal {
                return None;
            }
        }
        Some(explain::explain_move(self, *mv))
    }

    fn play_unchecked(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        let side = self.board.turn();
        let seat = seat_of(side);
        let placed = self.board.hand(Side::White) == 0 && self.board.hand(Side::Black) == 0;
        // NM-8, and NM-13 if men may move before all are placed.
        let counts = placed || self.board.options().mixed && !mv.places();
        let closed = self.board.closes(*mv);
        let (piece, from) = match mv.from() {
            Some(from) => (self.ids[from.index()].take(), spot(from)),
            None => (self.hands[side.index()].pop(), Spot::Hand(seat)),
        };
        if let Some(piece) = piece {
            effects.push(Effect::Moved {
                piece,
                from,
                to: spot(mv.to()),
            });
        }
        self.ids[mv.to().index()] = piece;
        if closed {
            let own = self.board.men(side) & !mv.from().map_or(0, Point::mask) | mv.to().mask();
            let full = |line: &[Point; 3]| {
                line.contains(&mv.to()) && line.iter().all(|point| own & point.mask() != 0)
            };
            effects.extend(board::lines().filter(full).map(|line| Effect::Highlighted {
                key: CLOSED_MILL.into(),
                places: line.map(spot).to_vec(),
            }));
        }
        if let Some(at) = mv.taken()
            && let Some(piece) = self.ids[at.index()].take()
        {
            self.taken[side.index()].push(piece);
            effects.push(Effect::Captured {
                piece,
                from: spot(at),
                by: seat,
            });
        }
        self.board = self.board.play(*mv);
        self.again = closed && self.board.options().ceylon && self.board.turn() == side;
        self.quiet = if closed || !counts {
            0
        } else {
            self.quiet.saturating_add(1)
        };
        if mv.places() || mv.removes() {
            self.seen = PositionCounts::new(self.board.key());
        } else {
            self.seen.push(self.board.key());
        }
        self.outcome = self.judge();
    }

    fn view(&self, _viewer: Option<Seat>) -> Self {
        self.clone()
    }

    /// `d6` places, `d6-d7` moves, and `d6-d7xg4` removes as well.
    fn move_text(&self, mv: &Move) -> String {
        mv.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        let mv = notation::read_move(text).ok_or_else(|| {
            Refusal::new("refusal-mill-notation").with("text", texts::excerpt(text))
        })?;
        self.refusal(&mv).map_or(Ok(mv), Err)
    }

    fn fast_perft(&self, depth: u32) -> Option<u64> {
        let fresh = depth <= NO_REPETITION && self.seen.is_fresh();
        fresh.then(|| board::perft(&self.board, depth))
    }

    fn key(&self) -> u64 {
        self.board.key()
    }

    fn starts_turn(&self) -> bool {
        !self.again
    }
}

impl InteractiveGame for Mill {
    fn piece_box(&self) -> Option<PieceBox> {
        Some(placement::piece_box())
    }

    fn placed(&self, placement: &Placement) -> Option<String> {
        Some(placement::placed(placement))
    }

    fn misplaced(&self, placement: &Placement) -> Option<Refusal> {
        placement::misplaced(self.board.options(), placement)
    }

    /// The man, its target, and what is removed; [`LEAVE`] if something could be removed and is
    /// not.
    fn spots(&self, mv: &Move) -> Vec<Spot> {
        let from = mv
            .from()
            .map_or(Spot::Hand(seat_of(self.board.turn())), spot);
        let mut spots = vec![from, spot(mv.to())];
        match mv.taken() {
            Some(taken) => spots.push(spot(taken)),
            None if self.board.options().may
                && self.board.closes(*mv)
                && self.board.removable() != 0 =>
            {
                spots.push(LEAVE)
            }
            None => {}
        }
        spots
    }

    fn explain(&self, spots: &[Spot]) -> Refusal {
        explain::explain(self, spots)
    }
}

impl GameView for Mill {
    fn pieces(&self) -> Vec<PieceView> {
        let piece = |id: PieceId, owner: Side, spot: Spot| PieceView {
            id,
            owner: Some(seat_of(owner)),
            kind: Some(MAN),
            spot,
        };
        let on_board = Point::all().filter_map(|point| {
            Some(piece(
                self.ids[point.index()]?,
                self.owner_at(point)?,
                spot(point),
            ))
        });
        let beside = Side::ALL.into_iter().flat_map(|side| {
            let (hand, tray) = (Spot::Hand(seat_of(side)), Spot::Tray(seat_of(side)));
            let in_hand = self.hands[side.index()]
                .iter()
                .map(move |id| piece(*id, side, hand));
            let taken = self.taken[side.index()]
                .iter()
                .map(move |id| piece(*id, side.other(), tray));
            in_hand.chain(taken)
        });
        on_board.chain(beside).collect()
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    #[cfg(feature = "texts")]
    fn drawing(&self, names: &[String]) -> Option<String> {
        Some(super::drawing::drawing(self, names))
    }
}
