//! Positions of Queen's Guard and Bloody Queen for the search, and their evaluation.
//!
//! All terms are whole hundredths of a guard's way from the outermost ring to the throne's ring.

use crate::players::levels::StyleWeights;
use crate::players::search::{Evaluator, GameEnd, Quiescence, SearchPosition, Temptation};
use crate::rules::queens_guard::board::{Board, Move, Side, Task};
use crate::rules::queens_guard::cell::{Cell, CellSet, Cells, RING, between};

/// The directions of steps, for the slots of the history heuristic.
const SLOTS_FROM: usize = 32;

impl SearchPosition for Board {
    type Move = Move;

    #[inline]
    fn key(&self) -> u64 {
        Board::key(self)
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
        self.trap_steps() != 0
    }

    #[inline(always)]
    fn is_progress(&self, mv: Move) -> bool {
        self.is_irreversible(mv)
    }

    /// Prefers steps that trap.
    #[inline(always)]
    fn ordering_score(&self, mv: Move) -> i32 {
        match mv.to() {
            Some(to) if self.task() == Task::Step => i32::from(self.enclosed_from(to) != 0),
            _ => 0,
        }
    }

    fn temptation(&self, mv: Move) -> Temptation {
        if self.ordering_score(mv) > 0 {
            Temptation::Takes
        } else {
            Temptation::Nothing
        }
    }

    #[inline]
    fn history_slot(&self, mv: Move) -> usize {
        match (mv.from(), mv.to()) {
            (Some(from), Some(to)) => from.index() * SLOTS_FROM + to.index() % SLOTS_FROM,
            (_, to) => 91 * SLOTS_FROM + to.map_or(0, Cell::index),
        }
    }
}

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
    fn evaluate(&self, board: &Board) -> i32 {
        let us = board.actor();
        for_side(board, us) - for_side(board, us.other()) + TEMPO
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

const TEMPO: i32 = 5;
/// A guard by its ring, from the throne outward.
const GUARD: [i32; 6] = [0, 160, 140, 100, 55, 0];
/// A queen by her ring.
const QUEEN: [i32; 6] = [200, 150, 110, 75, 40, 0];
/// A trapped guard, and a trapped queen: a turn and the way back.
const TRAPPED_GUARD: i32 = 60;
const TRAPPED_QUEEN: i32 = 60;

fn for_side(board: &Board, side: Side) -> i32 {
    let guards = board.guards(side);
    let mut score = QUEEN[board.queen(side).ring()];
    for (ring, cells) in RING.iter().enumerate() {
        score += GUARD[ring] * (guards & cells).count_ones() as i32;
    }
    let trapped: CellSet = between(board.pieces(side.other()));
    score -= TRAPPED_GUARD * (trapped & guards).count_ones() as i32;
    if trapped & board.queen(side).mask() != 0 {
        score -= TRAPPED_QUEEN;
    }
    score
}

/// The style bonus of a side's guards: each ring inward counts as a row forward, the outermost ring
/// as the rim, the two around the throne as the centre, and guards of either side that are no longer
/// in the game as exchanged.
fn liking(style: &StyleWeights, board: &Board, side: Side) -> i32 {
    let count = |set: CellSet| set.count_ones() as i32;
    let own = board.guards(side);
    let inward: i32 = (0..)
        .zip(RING.iter().rev())
        .map(|(way, ring)| way * count(own & ring))
        .sum();
    let near = Cells(own).fold(0, |set, cell| set | cell.around());
    let gone = 12 - count(board.guards(Side::Light) | board.guards(Side::Dark));
    style.forward * inward
        + style.rim * count(own & RING[5])
        + style.centre * count(own & (RING[1] | RING[2]))
        + style.company * count(own & near)
        + style.trade * if board.placing() { 0 } else { gone }
        + style.daring * count(between(board.pieces(side.other())) & own)
}
