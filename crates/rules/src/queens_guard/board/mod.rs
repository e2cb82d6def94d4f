//! The position of Queen's Guard and Bloody Queen: pieces, side to move and unfinished traps,
//! without history; move generation, traps and winning.
//!
//! Moves are generated for all guards at once, direction by direction. Whether a cell is blocked
//! (AG-3) and whether a piece is trapped (AG-4) is the same question asked about free cells and
//! about occupied ones: does it lie between two enemies?

mod movegen;
mod moves;
mod play;

use coffer_texts::Sentence;

pub use self::movegen::perft;
pub use self::moves::Move;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::queens_guard::cell::{
    BOARD, Cell, CellSet, Cells, MAY_STEP, RING, RINGS, THRONE, between, shifted,
};
use crate::stable_hash::GOLDEN_RATIO;

/// Guards of a side at the start (AG-1).
pub const GUARDS: u8 = 6;

/// The sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Moves first.
    Light,
    /// Moves second.
    Dark,
}

impl Side {
    /// Both sides, Light first.
    pub const ALL: [Side; 2] = [Side::Light, Side::Dark];

    /// 0 for Light, 1 for Dark.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Light => Side::Dark,
            Side::Dark => Side::Light,
        }
    }
}

/// The rules options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Bloody Queen (BQ-1).
    pub bloody: bool,
    /// The guards are placed by the players (AG-9).
    pub free: bool,
    /// A trapped queen is placed by the side that trapped her (AG-10).
    pub trapper: bool,
}

/// What the side to act has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Place a guard on one of these cells (AG-9).
    Place(CellSet),
    /// Put the queen of the side to move on one of these cells (AG-4, AG-5, AG-10).
    PlaceQueen(CellSet),
    /// Put one of these guards on one of these cells (AG-4, AG-5).
    PlaceGuard {
        /// The trapped guards.
        guards: CellSet,
        /// The cells of the outermost ring that may be entered.
        cells: CellSet,
    },
    /// Step with a piece, or pass.
    Step,
    /// Say what becomes of one of these trapped enemies (BQ-5).
    Resolve(CellSet),
}

/// What becomes of a trapped piece in Bloody Queen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is put on one of these cells (BQ-2).
    Sent(CellSet),
    /// The queen takes the place of one of these guards, who leaves the game (BQ-3).
    Exchanged(CellSet),
    /// It leaves the game (BQ-4).
    Removed,
}

/// One change of the board; a move makes one or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A guard came from the hand.
    Placed(Cell),
    /// A piece went from one cell to another.
    Moved(Cell, Cell),
    /// The guard on this cell left the game.
    Removed(Cell),
}

/// How a position is decided (AG-6, BQ-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// The queen is on the throne with her guards around her.
    Enthroned,
    /// Six guards surround the throne without their queen on it.
    Deserted,
    /// A side has lost its last guard.
    Unguarded,
}

/// Why pieces are not a valid position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BoardError {
    /// A cell holds two pieces.
    #[error("{}", Sentence::new("position-queens_guard-overlap").with("cell", .0))]
    Overlap(Cell),
    /// A guard stands on the throne.
    #[error("{}", Sentence::new("position-queens_guard-throne"))]
    GuardOnThrone,
    /// A side has more guards than at the start.
    #[error("{}", Sentence::new("position-queens_guard-too_many").with("guards", GUARDS))]
    TooManyGuards,
    /// The guards in hand do not fit the side to move or the options.
    #[error("{}", Sentence::new("position-queens_guard-hands_and_turn"))]
    Hands,
    /// The trap cannot have arisen from the move of the named piece.
    #[error("{}", Sentence::new("position-queens_guard-no_trap"))]
    Trap,
}

/// A trap of Bloody Queen that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unresolved {
    /// The piece that has just moved.
    pub mover: Cell,
    /// The trapped enemies that are still to be dealt with.
    pub trapped: Vec<Cell>,
}

/// The pieces of a position, to make a [`Board`] of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parts {
    /// The queens by side.
    pub queens: [Cell; 2],
    /// The guards on the board by side.
    pub guards: [Vec<Cell>; 2],
    /// The guards in hand by side.
    pub hand: [u8; 2],
    /// The side to move.
    pub turn: Side,
    /// The unfinished trap, if there is one.
    pub unresolved: Option<Unresolved>,
    /// The options.
    pub options: Options,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct Board {
    guards: [CellSet; 2],
    /// The enemies of the side to move that are still to be dealt with in Bloody Queen.
    trapped: CellSet,
    queens: [Cell; 2],
    /// The piece that trapped them; meaningless if there are none.
    mover: Cell,
    hand: [u8; 2],
    turn: Side,
    options: Options,
}

impl TryFrom<Parts> for Board {
    type Error = BoardError;

    fn try_from(parts: Parts) -> Result<Board, BoardError> {
        let mut board = Board {
            guards: [0; 2],
            trapped: 0,
            queens: parts.queens,
            mover: Cell::THRONE,
            hand: parts.hand,
            turn: parts.turn,
            options: parts.options,
        };
        let [light, dark] = parts.queens;
        if light == dark {
            return Err(BoardError::Overlap(light));
        }
        for side in Side::ALL {
            for cell in &parts.guards[side.index()] {
                if board.free() & cell.mask() == 0 {
                    return Err(BoardError::Overlap(*cell));
                }
                board.guards[side.index()] |= cell.mask();
            }
            let guards = board.guards(side).count_ones() + u32::from(board.hand(side));
            if guards > u32::from(GUARDS) {
                return Err(BoardError::TooManyGuards);
            }
        }
        if (board.guards[0] | board.guards[1]) & THRONE != 0 {
            return Err(BoardError::GuardOnThrone);
        }
        // Light places first, so with Dark to move Light has one guard fewer in hand.
        let ahead = u8::from(parts.turn == Side::Dark && board.hand[1] > 0);
        if board.hand[0] + ahead != board.hand[1] || board.placing() && !parts.options.free {
            return Err(BoardError::Hands);
        }
        if let Some(Unresolved { mover, trapped }) = parts.unresolved {
            let set = trapped.iter().fold(0, |set, cell| set | cell.mask());
            let own = board.pieces(board.turn) & mover.mask() != 0;
            if !parts.options.bloody || !own || set & !board.enclosed_from(mover) != 0 {
                return Err(BoardError::Trap);
            }
            (board.mover, board.trapped) = (mover, set);
            board.settle(&mut |_| {});
        }
        Ok(board)
    }
}

impl From<Board> for Parts {
    fn from(board: Board) -> Parts {
        Parts {
            queens: board.queens,
            guards: board.guards.map(sorted),
            hand: board.hand,
            turn: board.turn,
            unresolved: (board.trapped != 0).then(|| Unresolved {
                mover: board.mover,
                trapped: sorted(board.trapped),
            }),
            options: board.options,
        }
    }
}

/// The cells of a set from the throne outward.
fn sorted(set: CellSet) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Cells(set).collect();
    cells.sort_unstable();
    cells
}

/// The cell of the outermost ring with this index.
const fn outer(index: u8) -> Cell {
    match Cell::at(RINGS as u8, index) {
        Some(cell) => cell,
        None => Cell::THRONE,
    }
}

/// The queens at the start, and the guards (AG-1).
const START_QUEENS: [Cell; 2] = [outer(0), outer(15)];
const START_GUARDS: [[u8; 6]; 2] = [[4, 9, 13, 17, 21, 26], [2, 6, 11, 19, 24, 28]];

/// The number of cells in a set.
const fn count(set: CellSet) -> u64 {
    set.count_ones() as u64
}

impl Board {
    /// The starting position: AG-1, or AG-9 if the guards are placed by the players.
    #[must_use]
    pub fn start(options: Options) -> Board {
        let guards = START_GUARDS.map(|places| {
            let cells = places.iter().map(|index| outer(*index).mask());
            cells.fold(0, |set, cell| set | cell)
        });
        Board {
            guards: if options.free { [0; 2] } else { guards },
            trapped: 0,
            queens: START_QUEENS,
            mover: Cell::THRONE,
            hand: if options.free { [GUARDS; 2] } else { [0; 2] },
            turn: Side::Light,
            options,
        }
    }

    /// The side whose turn it is.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The side that acts: the one whose turn it is, except that a trapped queen is placed by the
    /// side that trapped her if that was agreed (AG-10).
    #[inline]
    #[must_use]
    pub const fn actor(&self) -> Side {
        if self.options.trapper && !self.placing() && self.is_queen_trapped() {
            self.turn.other()
        } else {
            self.turn
        }
    }

    /// The options.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// A side's guards on the board.
    #[inline]
    #[must_use]
    pub const fn guards(&self, side: Side) -> CellSet {
        self.guards[side.index()]
    }

    /// A side's queen.
    #[inline]
    #[must_use]
    pub const fn queen(&self, side: Side) -> Cell {
        self.queens[side.index()]
    }

    /// A side's queen and guards on the board.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, side: Side) -> CellSet {
        self.guards[side.index()] | self.queens[side.index()].mask()
    }

    /// The number of a side's guards in hand.
    #[must_use]
    pub const fn hand(&self, side: Side) -> u8 {
        self.hand[side.index()]
    }

    /// Whether guards are still to be placed (AG-9).
    #[inline]
    #[must_use]
    pub const fn placing(&self) -> bool {
        self.hand[0] | self.hand[1] != 0
    }

    /// The cells without a piece.
    #[inline]
    #[must_use]
    pub const fn free(&self) -> CellSet {
        BOARD & !(self.pieces(Side::Light) | self.pieces(Side::Dark))
    }

    /// The side whose piece is on a cell.
    #[must_use]
    pub fn owner_at(&self, cell: Cell) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|side| self.pieces(*side) & cell.mask() != 0)
    }

    /// The cells that a side may not enter because they lie between two enemies (AG-3), whether
    /// they are free or not; none in Bloody Queen (BQ-1).
    #[inline]
    #[must_use]
    pub const fn blocked(&self, side: Side) -> CellSet {
        if self.options.bloody {
            0
        } else {
            between(self.pieces(side.other()))
        }
    }

    /// The pieces of a side that stand between two enemies and so are trapped (AG-4); none in
    /// Bloody Queen, where a trap arises only from a move.
    #[inline]
    #[must_use]
    pub const fn trapped(&self, side: Side) -> CellSet {
        self.blocked(side) & self.pieces(side)
    }

    /// In Bloody Queen, the pieces of the other side that the move just made has trapped and that
    /// are still to be dealt with, and the piece that trapped them.
    #[must_use]
    pub fn unresolved(&self) -> Option<(CellSet, Cell)> {
        (self.trapped != 0).then_some((self.trapped, self.mover))
    }

    const fn is_queen_trapped(&self) -> bool {
        self.blocked(self.turn) & self.queen(self.turn).mask() != 0
    }

    /// What the side to act has to do. It is meaningless when the position is decided.
    #[must_use]
    pub const fn task(&self) -> Task {
        if self.trapped != 0 {
            return Task::Resolve(self.trapped);
        }
        let blocked = self.blocked(self.turn);
        let open = self.free() & !blocked;
        if self.placing() {
            return Task::Place(open & !THRONE);
        }
        if blocked & self.queen(self.turn).mask() != 0 {
            return Task::PlaceQueen(open);
        }
        let guards = blocked & self.guards(self.turn);
        if guards != 0 {
            return Task::PlaceGuard {
                guards,
                cells: open & RING[RINGS],
            };
        }
        Task::Step
    }

    /// The enemies that a piece of the side to move encloses from this cell together with another
    /// of its side (BQ-1).
    #[inline]
    #[must_use]
    pub const fn enclosed_from(&self, cell: Cell) -> CellSet {
        let (own, other) = (self.pieces(self.turn), self.pieces(self.turn.other()));
        let mut set = 0;
        let mut direction = 0;
        while direction < 6 {
            set |= shifted(cell.mask(), direction) & shifted(own, (direction + 3) % 6);
            direction += 1;
        }
        set & other & BOARD
    }

    /// Whether a piece that arrives on this cell traps an enemy, unless a trap is being resolved.
    #[inline]
    #[must_use]
    pub const fn traps_from(&self, cell: Cell) -> bool {
        let enemies = self.pieces(self.turn.other());
        self.trapped == 0 && cell.around() & enemies != 0 && self.enclosed_from(cell) != 0
    }

    /// The cells that a side's pieces step to, whether they may enter them or not: guards and the
    /// queen, but the throne for the queen only.
    #[inline]
    #[must_use]
    pub const fn reach(&self, side: Side) -> CellSet {
        let guards = self.guards(side);
        let mut reach = 0;
        let mut direction = 0;
        while direction < 6 {
            reach |= shifted(guards & MAY_STEP[direction], direction);
            direction += 1;
        }
        reach & !THRONE | self.queen(side).steps()
    }

    /// The free cells where a step of a side would trap an enemy if it were its turn.
    #[inline]
    #[must_use]
    pub const fn trap_steps(&self, side: Side) -> CellSet {
        let (own, enemies) = (self.pieces(side), self.pieces(side.other()));
        let mut ends = 0;
        let mut direction = 0;
        while direction < 6 {
            ends |= shifted(shifted(own, direction) & enemies, direction);
            direction += 1;
        }
        ends & self.reach(side) & self.free() & !self.blocked(side)
    }

    /// The enemies that a side could trap with a step if it were its turn.
    #[must_use]
    pub fn trappable(&self, side: Side) -> CellSet {
        let mut out = *self;
        out.turn = side;
        Cells(self.trap_steps(side)).fold(0, |set, to| set | out.enclosed_from(to))
    }

    /// The other piece of the line on which the mover traps this one.
    #[must_use]
    pub fn partner(&self, mover: Cell, trapped: Cell) -> Option<Cell> {
        let ([mq, mr], [tq, tr]) = (mover.axial(), trapped.axial());
        Cell::at_axial([2 * tq - mq, 2 * tr - mr])
    }

    /// How the turn just ended has decided the game, and the winner (AG-6, BQ-6). In Bloody Queen a
    /// turn can decide it for the other side as well; what the side that had the turn has reached
    /// goes first.
    #[inline]
    #[must_use]
    pub const fn decided(&self) -> Option<(Side, Decided)> {
        if self.trapped != 0 {
            return None;
        }
        let (last, next) = (self.turn.other(), self.turn);
        let decided = self.decided_by(last);
        if decided.is_some() || !self.options.bloody {
            return decided;
        }
        self.decided_by(next)
    }

    /// How a side has won or lost by where its queen and guards stand, or won because the other side
    /// has none left.
    #[inline(always)]
    const fn decided_by(&self, side: Side) -> Option<(Side, Decided)> {
        let guards = self.guards(side);
        if guards & !RING[1] == 0 {
            let enthroned = self.queen(side).index() == Cell::THRONE.index();
            let all = guards == RING[1] || self.options.bloody && guards != 0;
            if enthroned && all {
                return Some((side, Decided::Enthroned));
            }
            if guards == RING[1] {
                return Some((side.other(), Decided::Deserted));
            }
        }
        if self.options.bloody && self.guards(side.other()) == 0 {
            return Some((side, Decided::Unguarded));
        }
        None
    }

    /// Whether the move cannot be undone by any later ones: a guard is placed, or leaves the game.
    #[inline]
    #[must_use]
    pub fn is_irreversible(&self, mv: Move) -> bool {
        mv.from().is_none() && mv.to().is_some() || mv.to().is_none() && mv.from().is_some()
    }

    /// Whether the move counts as progress (AG-7): it leads inward, or is a relocation. In Bloody
    /// Queen what becomes of trapped pieces counts as well, chosen or not (BQ-5).
    #[inline]
    #[must_use]
    pub const fn is_progress(&self, mv: Move) -> bool {
        match (mv.from(), mv.to()) {
            // No step leads outward.
            (Some(from), Some(to)) if to.ring() != from.ring() => true,
            (_, Some(to)) if self.options.bloody && self.traps_from(to) => true,
            _ => !matches!(self.task(), Task::Step),
        }
    }

    /// A 64-bit hash of the position with the options left out.
    #[inline]
    #[must_use]
    pub const fn key(&self) -> u64 {
        let small = self.queens[0].index() as u64
            | (self.queens[1].index() as u64) << 8
            | (self.mover.index() as u64) << 16
            | (self.hand[0] as u64) << 24
            | (self.hand[1] as u64) << 32
            | (self.turn.index() as u64) << 40;
        let [light, dark] = self.guards;
        let pieces = fold(
            light as u64 ^ GOLDEN_RATIO,
            (light >> 64) as u64 ^ 0xA24B_AED4_963E_E407,
        ) ^ fold(
            dark as u64 ^ 0x9FB2_1C65_1E98_DF25,
            (dark >> 64) as u64 ^ 0xD6E8_FEB8_6659_FD93,
        )
        .rotate_left(23);
        let trapped = (self.trapped as u64)
            .wrapping_add((self.trapped >> 64) as u64)
            .rotate_left(11);
        fold(pieces ^ trapped, small ^ 0xC2B2_AE3D_27D4_EB4F)
    }
}

/// Both halves of a product of 128 bits folded together.
#[inline(always)]
const fn fold(a: u64, b: u64) -> u64 {
    let product = (a as u128) * (b as u128);
    product as u64 ^ (product >> 64) as u64
}
