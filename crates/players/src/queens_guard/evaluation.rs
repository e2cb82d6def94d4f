//! Positions of Queen's Guard and Bloody Queen for the search, and their evaluation.
//!
//! All terms are hundredths of a guard: of what it is worth to have one more of them beside the
//! throne than on the outermost ring. Traps are evaluated where they stand instead of being played
//! out, so no quiescence search is needed. Positions that are equal by a symmetry of the hexagon
//! share an entry of the transposition table.

use std::sync::Arc;

use coffer_rules::queens_guard::board::{Board, Move, Side};
use coffer_rules::queens_guard::cell::{
    BOARD, CELLS, Cell, CellSet, Cells, RING, RINGS, between, shifted,
};

use super::symmetry::{self, image_of_move};
use crate::knowledge::queens_guard_network::{NetworksByGame, features};
use crate::knowledge::queens_guard_weights::{
    BARRED, COURT, CROWD, GUARD, GUESTS, LEFT, QUEEN, RESERVE, TEMPO, THREATENS, TRAPPED_GUARD,
    TRAPPED_QUEEN, TRAPS, WeightSets,
};
use crate::levels::StyleWeights;
use crate::search::{Evaluator, GameEnd, Quiescence, SearchPosition, Temptation, steps_between};

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

    fn steps_to_offer(&self, root: &Board) -> u32 {
        let changed = |side| self.pieces(side) ^ root.pieces(side);
        let near = |set| (0..6).fold(0, |near, direction| near | shifted(set, direction)) & BOARD;
        let sides = changed(Side::Light) | changed(Side::Dark);
        steps_between(sides, self.trap_steps(Board::turn(self)), near)
    }

    /// Relocations bring pieces back, so only guards that are placed or leave the game are progress
    /// here.
    #[inline(always)]
    fn is_progress(&self, mv: Move) -> bool {
        self.is_irreversible(mv)
    }

    /// AG-7
    #[inline]
    fn restarts_count(&self, mv: Move) -> bool {
        Board::is_progress(self, mv)
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

/// The throne and the two rings around it, where barred cells count.
const INNER: CellSet = RING[0] | RING[1] | RING[2];

/// Evaluates positions of both games, with a courtier's style preferences.
#[derive(Clone, Debug, Default)]
pub struct QueensGuardEvaluator {
    weights: Arc<WeightSets>,
    networks: NetworksByGame,
    style: StyleWeights,
    has_style: bool,
}

impl QueensGuardEvaluator {
    /// An evaluator with these networks and style preferences; where there are no networks it
    /// evaluates by the weights.
    #[must_use]
    pub fn new(
        weights: Arc<WeightSets>,
        networks: NetworksByGame,
        style: StyleWeights,
    ) -> QueensGuardEvaluator {
        QueensGuardEvaluator {
            weights,
            networks,
            style,
            has_style: style != StyleWeights::PLAIN,
        }
    }

    /// The evaluation for the side to act; `sees` says whether it sees that it can trap something.
    #[inline(always)]
    fn worth(&self, board: &Board, sees: bool) -> i32 {
        if let Some(networks) = self.networks.of(board.options()) {
            return networks.evaluate(&features(board, sees));
        }
        let weights = self.weights.of(board.options());
        let mut score = 0;
        for_each_term(board, sees, |at, times| {
            score += times * i32::from(weights[at]);
        });
        score
    }
}

impl Evaluator<Board> for QueensGuardEvaluator {
    #[inline]
    fn evaluate(&self, board: &Board) -> i32 {
        self.worth(board, true)
    }

    fn with_temptation(&self, board: &Board) -> i32 {
        self.worth(board, false)
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

/// Calls `add` for every term of the evaluation with the index of its weight and how often the
/// weight counts for the side to act, 1 or -1. `sees` says whether that side sees that it can trap
/// something.
#[inline(always)]
pub fn for_each_term(board: &Board, sees: bool, mut add: impl FnMut(usize, i32)) {
    let us = board.actor();
    add(TEMPO, 1);
    let ours = side_terms(board, us, |at| add(at, 1));
    let theirs = side_terms(board, us.other(), |at| add(at, -1));
    if sees {
        add(TRAPS + ours, 1);
    }
    add(THREATENS + theirs, -1);
}

/// Calls `add` with the weight of every term of one side, and returns the number of its steps that
/// trap something, up to 3.
#[inline(always)]
fn side_terms(board: &Board, side: Side, mut add: impl FnMut(usize)) -> usize {
    let (own, enemies) = (board.pieces(side), board.pieces(side.other()));
    let (guards, queen) = (board.guards(side), board.queen(side));
    add(QUEEN + queen.ring());
    let (mut left, mut near, mut reserve) = (0, 0, 0);
    for guard in Cells(guards) {
        let ring = guard.ring();
        add(GUARD + ring);
        left += 1;
        near += usize::from(ring == 1);
        reserve += usize::from(ring >= 3);
    }
    add(LEFT + (left + usize::from(board.hand(side))).min(6));
    add(RESERVE + reserve.min(6));
    if queen == Cell::THRONE {
        add(COURT + near.min(6));
    } else {
        add(CROWD + near.min(6));
        if board.queen(side.other()) == Cell::THRONE {
            add(GUESTS + near.min(6));
        }
    }
    let mut open = board.free();
    if !board.options().bloody {
        let barred = between(enemies);
        for cell in Cells(barred & open & INNER) {
            add(BARRED + cell.ring());
        }
        open &= !barred;
        let trapped = barred & own;
        if trapped != 0 {
            for guard in Cells(trapped & guards) {
                add(TRAPPED_GUARD + guard.ring());
            }
            if trapped & queen.mask() != 0 {
                add(TRAPPED_QUEEN);
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
    traps
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
