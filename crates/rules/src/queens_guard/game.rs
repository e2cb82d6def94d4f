//! Queen's Guard as a [`Game`] and its own [`GameView`]: nothing is hidden.

use coffer_texts as texts;

use super::board::{Board, Change, Move, Options, Task};
use super::cell::Cells;
use super::{
    BLOODY, CLASSIC, GUARD, PASS, Place, QUEEN, QueensGuard, SETUP, TRAP, TRAPPED_QUEEN, board,
    explain, first_id, notation, placement, seat_of, side_of, spot,
};
use crate::{
    Earlier, Effect, Game, GameView, InteractiveGame, PieceBox, PieceId, PieceView, Placement,
    PositionCounts, Refusal, Seat, Setup, Spot, Turn, Variant,
};

/// No third occurrence of a position ends a line that is no longer than this.
const NO_REPETITION: u32 = 8;

impl Game for QueensGuard {
    type Move = Move;
    type View = Self;

    const VARIANTS: &'static [Variant] = &[
        Variant {
            key: CLASSIC,
            family: "queens_guard",
            game: "queens_guard",
            options: &[SETUP, TRAPPED_QUEEN],
            seat_options: &[],
            seats: 2,
        },
        Variant {
            key: BLOODY,
            family: "queens_guard",
            game: "queens_guard",
            options: &[],
            seat_options: &[],
            seats: 2,
        },
    ];

    fn new(setup: &Setup) -> Self {
        Self::from_board(Board::start(Options::of(setup)))
    }

    fn from_position(setup: &Setup, text: &str) -> Result<Self, Refusal> {
        let refused = |why: String| Refusal::new("refusal-position").with("why", why);
        let written = notation::PositionText::read(text, Options::of(setup))
            .map_err(|key| refused(texts::text(key).to_owned()))?;
        let board = Board::try_from(written.0).map_err(|error| refused(error.to_string()))?;
        Ok(Self::from_board(board))
    }

    /// The side to move and the pieces of both, each queen first, `L:LQ5.0,5.4:DQ5.15,5.2`,
    /// followed by the guards in hand if there are any, Light's first, `:H6,6`, and in Bloody Queen
    /// by a trap that is being resolved, the piece that moved and those it has trapped,
    /// `:T3.1x3.2,4.2`.
    fn position(&self) -> String {
        notation::PositionText::of(&self.board).to_string()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match &self.outcome {
            Some(outcome) => Turn::Over(outcome.clone()),
            None => Turn::Seat(seat_of(self.board.actor())),
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.outcome.is_none() {
            self.board.for_each_move(|mv| moves.push(mv));
        }
    }

    fn refusal(&self, mv: &Move) -> Option<Refusal> {
        if self.outcome.is_none() && self.board.is_legal(*mv) {
            return None;
        }
        Some(explain::explain_move(self, *mv))
    }

    fn play_unchecked(&mut self, mv: &Move, effects: &mut Vec<Effect>) {
        let before = self.board;
        let mut changes = Vec::new();
        self.board.apply(*mv, &mut |change| changes.push(change));
        let traps = match before.task() {
            Task::Resolve(_) | Task::Place(_) => Vec::new(),
            Task::Step | Task::PlaceQueen(_) | Task::PlaceGuard { .. } => {
                Self::new_traps(&before, *mv)
            }
        };
        let mut traps = Some(traps);
        let mut irreversible = false;
        for change in changes {
            irreversible |= matches!(change, Change::Placed(_) | Change::Removed(_));
            self.follow(change, before.turn(), effects);
            // The traps are there once the piece has moved, and before they are resolved.
            effects.extend(
                traps
                    .take()
                    .into_iter()
                    .flatten()
                    .map(|line| Effect::Highlighted {
                        key: TRAP.into(),
                        places: line.map(spot).to_vec(),
                    }),
            );
        }
        self.quiet = if before.is_progress(*mv) {
            0
        } else {
            self.quiet.saturating_add(1)
        };
        if self.board.turn() != before.turn() {
            self.turns = self.turns.saturating_add(1);
        }
        self.passes = if *mv == Move::PASS {
            self.passes + 1
        } else {
            0
        };
        if irreversible {
            self.seen = PositionCounts::new(self.board.key());
        } else {
            self.seen.push(self.board.key());
        }
        self.outcome = self.judge();
    }

    fn view(&self, _viewer: Option<Seat>) -> Self {
        self.clone()
    }

    /// `5.4-4.3` moves a piece of one's own, `5.4` places a guard, `x3.4-4.5` moves a trapped piece
    /// of the other side, `x3.4` removes one, `pass` passes.
    fn move_text(&self, mv: &Move) -> String {
        notation::write_move(&self.board, *mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        let mv = notation::read_move(text).ok_or_else(|| {
            Refusal::new("refusal-queens_guard-notation").with("text", texts::excerpt(text))
        })?;
        self.refusal(&mv).map_or(Ok(mv), Err)
    }

    /// Trapped pieces that left nothing to choose had to be dealt with by a move (BQ-5).
    fn earlier_move(&self, text: &str) -> Option<Earlier> {
        let resolves = self.board.options().bloody && text.starts_with('x');
        resolves.then_some(Earlier::Done)
    }

    fn fast_perft(&self, depth: u32) -> Option<u64> {
        let fresh = depth <= NO_REPETITION && self.seen.is_fresh() && self.passes == 0;
        fresh.then(|| board::perft(&self.board, depth))
    }

    fn key(&self) -> u64 {
        self.board.key()
    }

    fn starts_turn(&self) -> bool {
        self.board.unresolved().is_none() && self.board.actor() == self.board.turn()
    }
}

impl InteractiveGame for QueensGuard {
    fn piece_box(&self) -> Option<PieceBox> {
        Some(placement::piece_box(self.board.options()))
    }

    fn placed(&self, placement: &Placement) -> Option<String> {
        Some(placement::placed(placement))
    }

    fn misplaced(&self, placement: &Placement) -> Option<Refusal> {
        placement::misplaced(self.board.options(), placement)
    }

    /// The piece and its target; only the piece if it leaves the game; [`PASS`] for a pass.
    fn spots(&self, mv: &Move) -> Vec<Spot> {
        match (mv.from(), mv.to()) {
            (Some(from), Some(to)) => vec![spot(from), spot(to)],
            (Some(from), None) => vec![spot(from)],
            (None, Some(to)) => vec![Spot::Hand(seat_of(self.board.turn())), spot(to)],
            (None, None) => vec![PASS],
        }
    }

    fn explain(&self, spots: &[Spot]) -> Refusal {
        explain::explain(self, spots)
    }

    /// The trapped pieces that have to be placed or dealt with now.
    fn compulsory(&self) -> Vec<Spot> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        match self.board.task() {
            Task::PlaceQueen(_) => vec![spot(self.board.queen(self.board.turn()))],
            Task::PlaceGuard { guards: set, .. } | Task::Resolve(set) => {
                Cells(set).map(spot).collect()
            }
            Task::Place(_) | Task::Step => Vec::new(),
        }
    }
}

impl GameView for QueensGuard {
    fn pieces(&self) -> Vec<PieceView> {
        let piece = |(id, place): (usize, &Place)| {
            let side = side_of(id);
            Some(PieceView {
                id: PieceId(id as u16),
                owner: Some(seat_of(side)),
                kind: Some(if id == first_id(side) { QUEEN } else { GUARD }),
                spot: match place {
                    Place::On(cell) => spot(*cell),
                    Place::Hand => Spot::Hand(seat_of(side)),
                    Place::Out => Spot::Tray(seat_of(side.other())),
                    Place::Absent => return None,
                },
            })
        };
        self.places.iter().enumerate().filter_map(piece).collect()
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    #[cfg(feature = "texts")]
    fn drawing(&self, names: &[String]) -> Option<String> {
        Some(super::drawing::drawing(self, names))
    }
}
