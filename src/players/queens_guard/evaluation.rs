//! Positions of Queen's Guard and Bloody Queen for the search, and their evaluation.
//!
//! All terms are hundredths of a guard: of what it is worth to have one more of them beside the
//! throne than on the outermost ring. Traps are evaluated where they stand instead of being played
//! out, so no quiescence search is needed. Positions that are equal by a symmetry of the hexagon
//! share an entry of the transposition table.

use super::symmetry::{self, image_of_move};
use crate::players::levels::StyleWeights;
use crate::players::search::{Evaluator, GameEnd, Quiescence, SearchPosition, Temptation};
use crate::rules::queens_guard::board::{Board, Move, Side};
use crate::rules::queens_guard::cell::{
    CELLS, Cell, CellSet, Cells, RING, RINGS, between, shifted,
};

/// The slots of the history heuristic for each cell that a piece leaves.
const SLOTS_FROM: usize = 32;

impl SearchPosition for Board {
    type Move = Move;

    #[inline]
    fn key(&self) -> u64 {
        Board::key(self)
    }

    #[inline]
    fn table_key(&self, key: u64) -> (u64, u8) {
        symmetry::table_key(self, key)
    }

    #[inline]
    fn keep(&self, mv: Move, _number: u16, frame: u8) -> u16 {
        image_of_move(mv, frame).code()
    }

    #[inline]
    fn recall(&self, kept: u16, moves: &[Move], frame: u8) -> u16 {
        let mv = image_of_move(Move::of_code(kept), symmetry::inverse(frame));
        let number = moves.iter().position(|other| *other == mv);
        number.map_or(u16::MAX, |number| number as u16)
    }

    #[inline]
    fn side(&self) -> usize {
        self.actor().index()
    }

    #[inline]
    fn moves(&self, into: &mut Vec<Move>) {
        self.for_each_move(|mv| into.push(mv));
    }

    /// A side that cannot move passes.
    #[inline(always)]
    fn has_moves(&self) -> bool {
        true
    }

    #[inline(always)]
    fn play(&self, mv: Move) -> Board {
        Board::play(*self, mv)
    }

    #[inline(always)]
    fn ending(&self) -> Option<GameEnd> {
        let (winner, _) = self.decided()?;
        Some(if winner == self.actor() {
            GameEnd::Win
        } else {
            GameEnd::Loss
        })
    }

    #[inline]
    fn quiescence_class(&self) -> Quiescence {
        Quiescence::Quiet
    }

    #[inline]
    fn offers(&self) -> bool {
        self.trap_steps(Board::turn(self)) != 0
    }

    /// Relocations bring pieces back, so only guards that are placed or leave the game are progress
    /// here.
    #[inline(always)]
    fn is_progress(&self, mv: Move) -> bool {
        self.is_irreversible(mv)
    }

    /// Prefers what traps, and then what leads inward.
    #[inline(always)]
    fn ordering_score(&self, mv: Move) -> i32 {
        match mv.to() {
            Some(to) => 2 * i32::from(self.traps_from(to)),
            None => 0,
        }
    }

    fn temptation(&self, mv: Move) -> Temptation {
        let Some(to) = mv.to() else {
            return Temptation::Nothing;
        };
        if self.traps_from(to) {
            Temptation::Takes
        } else if mv.from().is_some_and(|from| to.ring() < from.ring()) {
            Temptation::Stops
        } else {
            Temptation::Nothing
        }
    }

    #[inline]
    fn history_slot(&self, mv: Move) -> usize {
        match (mv.from(), mv.to()) {
            (Some(from), Some(to)) => from.index() * SLOTS_FROM + to.index() % SLOTS_FROM,
            (_, to) => CELLS * SLOTS_FROM + to.map_or(0, Cell::index),
        }
    }
}

/// The weights of the evaluation of one game.
#[derive(Debug)]
struct Weights {
    /// For the side to move.
    tempo: i32,
    /// A guard by its ring, from the throne outward.
    guard: [i32; RINGS + 1],
    /// A queen by her ring.
    queen: [i32; RINGS + 1],
    /// The number of guards around the throne while the queen is on it.
    court: [i32; 7],
    /// The number of guards around the throne while the queen is not on it.
    crowd: [i32; 7],
    /// The number of guards that a side has left.
    left: [i32; 7],
    /// The number of guards that are still in the three outer rings, from where they can trap.
    reserve: [i32; 7],
    /// A trapped guard by its ring, and a trapped queen.
    trapped_guard: [i32; RINGS + 1],
    trapped_queen: i32,
    /// The side to move can trap an enemy with one step, or with one of several, and the other side
    /// could if it were to move.
    traps: [i32; 4],
    threatens: [i32; 4],
}

/// Guards near the throne can no longer turn back, so some are worth more outside, from where they
/// can still trap; and a trap that threatens is worth nearly as much as a ring.
const CLASSIC_WEIGHTS: Weights = Weights {
    tempo: 8,
    guard: [0, 80, 88, 64, 32, 0],
    queen: [185, 155, 80, 60, 40, 0],
    court: [0, 20, 40, 70, 120, 200, 200],
    crowd: [0, 0, 0, 0, 0, -40, -40],
    left: [0; 7],
    reserve: [0, 55, 95, 120, 130, 100, 0],
    trapped_guard: [0, 190, 160, 120, 80, 30],
    trapped_queen: 20,
    traps: [0, 80, 115, 130],
    threatens: [0, 45, 70, 90],
};

static CLASSIC: Weights = CLASSIC_WEIGHTS;

/// A queen whom the other side places (AG-10) is sent far away.
static TRAPPER: Weights = Weights {
    trapped_queen: 200,
    ..CLASSIC_WEIGHTS
};

/// A guard that leaves the game makes it easier to win with the others, until few are left.
static BLOODY: Weights = Weights {
    tempo: 8,
    guard: [0, 100, 84, 62, 34, 0],
    queen: [150, 120, 80, 60, 35, 0],
    court: [0, 10, 20, 30, 40, 50, 60],
    crowd: [0; 7],
    left: [0, 220, 160, 110, 70, 35, 0],
    reserve: [0, 20, 40, 55, 60, 45, 0],
    trapped_guard: [0; 6],
    trapped_queen: 0,
    traps: [0, 50, 70, 80],
    threatens: [0, 25, 40, 50],
};

/// See [`Evaluator::contempt`].
const CONTEMPT: i32 = 100;

/// Evaluates positions of both games, with a courtier's style preferences.
#[derive(Clone, Copy, Debug, Default)]
pub struct QueensGuardEvaluator {
    style: StyleWeights,
    has_style: bool,
}

impl QueensGuardEvaluator {
    /// An evaluator with these style preferences.
    #[must_use]
    pub fn new(style: StyleWeights) -> QueensGuardEvaluator {
        QueensGuardEvaluator {
            style,
            has_style: style != StyleWeights::PLAIN,
        }
    }
}

impl Evaluator<Board> for QueensGuardEvaluator {
    #[inline]
    fn evaluate(&self, board: &Board) -> i32 {
        worth(board, true)
    }

    fn with_temptation(&self, board: &Board) -> i32 {
        worth(board, false)
    }

    /// Sides that only wait for each other draw; rather than that, one of them should try something.
    fn contempt(&self) -> i32 {
        CONTEMPT
    }

    #[inline]
    fn style_bonus(&self, board: &Board, own: usize) -> i32 {
        if self.has_style {
            liking(&self.style, board, Side::ALL[own & 1])
        } else {
            0
        }
    }
}

/// The evaluation for the side to act; `sees` says whether it sees that it can trap something.
fn worth(board: &Board, sees: bool) -> i32 {
    let options = board.options();
    let weights = if options.bloody {
        &BLOODY
    } else if options.trapper {
        &TRAPPER
    } else {
        &CLASSIC
    };
    let us = board.actor();
    let sides = [us, us.other()].map(|side| Standing::of(board, side, weights));
    let mut score = weights.tempo + sides[0].score - sides[1].score;
    if sees {
        score += weights.traps[sides[0].traps];
    }
    score - weights.threatens[sides[1].traps]
}

/// What the evaluation counts for one side.
struct Standing {
    score: i32,
    /// The number of steps that trap something, up to 3.
    traps: usize,
}

impl Standing {
    #[inline(always)]
    fn of(board: &Board, side: Side, weights: &Weights) -> Standing {
        let (own, enemies) = (board.pieces(side), board.pieces(side.other()));
        let (guards, queen) = (board.guards(side), board.queen(side));
        let mut score = weights.queen[queen.ring()];
        let (mut left, mut near, mut reserve) = (0, 0, 0);
        for guard in Cells(guards) {
            let ring = guard.ring();
            score += weights.guard[ring];
            left += 1;
            near += usize::from(ring == 1);
            reserve += usize::from(ring >= 3);
        }
        score += weights.left[(left + usize::from(board.hand(side))).min(6)];
        score += weights.reserve[reserve.min(6)];
        score += if queen == Cell::THRONE {
            weights.court[near.min(6)]
        } else {
            weights.crowd[near.min(6)]
        };
        let mut open = board.free();
        if !board.options().bloody {
            let barred = between(enemies);
            open &= !barred;
            let trapped = barred & own;
            if trapped != 0 {
                for guard in Cells(trapped & guards) {
                    score -= weights.trapped_guard[guard.ring()];
                }
                if trapped & queen.mask() != 0 {
                    score -= weights.trapped_queen;
                }
            }
        }
        let mut ends = 0;
        let mut direction = 0;
        while direction < 6 {
            ends |= shifted(shifted(own, direction) & enemies, direction);
            direction += 1;
        }
        ends &= open;
        let mut traps = 0;
        if ends != 0 {
            ends &= board.reach(side);
            while ends != 0 && traps < 3 {
                ends &= ends - 1;
                traps += 1;
            }
        }
        Standing { score, traps }
    }
}

/// The style bonus of a side's guards: each ring inward counts as a row forward, the outermost ring
/// as the rim, the two around the throne as the centre, guards of either side that have left the game
/// as exchanged, and guards that stand in a trap as daring.
fn liking(style: &StyleWeights, board: &Board, side: Side) -> i32 {
    let count = |set: CellSet| set.count_ones() as i32;
    let own = board.guards(side);
    let inward = Cells(own).map(|guard| (RINGS - guard.ring()) as i32);
    let near = Cells(own).fold(0, |set, cell| set | cell.around());
    let gone = 12 - count(board.guards(Side::Light) | board.guards(Side::Dark));
    style.forward * inward.sum::<i32>()
        + style.rim * count(own & RING[5])
        + style.centre * count(own & (RING[1] | RING[2]))
        + style.company * count(own & near)
        + style.trade * if board.placing() { 0 } else { gone }
        + style.daring * count(between(board.pieces(side.other())) & own)
}
