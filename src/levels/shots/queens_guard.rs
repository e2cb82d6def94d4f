//! Puzzles of Queen's Guard and Bloody Queen: wins.

use super::{Line, Proposal, PuzzleGame, each_worth, proposal_of_win};
use crate::levels::puzzles::PuzzleGoal;
use crate::levels::themes::PuzzleTheme;
use crate::players::hint::Story;
use crate::players::search::{Evaluator, Score};
use crate::rules::queens_guard::board::{Board, Side};
use crate::rules::queens_guard::cell::{Cell, Cells};
use crate::rules::queens_guard::{BLOODY, CLASSIC, ENTHRONED, ENTHRONED_BLOODY, QueensGuard};

/// An evaluator that counts only how far in the pieces are, so that the search finds the way to a
/// win.
#[derive(Clone, Copy, Debug, Default)]
struct RingEvaluator;

impl Evaluator<Board> for RingEvaluator {
    fn evaluate(&self, board: &Board) -> i32 {
        let way = |side: Side| {
            let guards: usize = Cells(board.guards(side)).map(Cell::ring).sum();
            (guards + board.queen(side).ring()) as i32
        };
        way(board.actor().other()) - way(board.actor())
    }
}

/// Only wins count: in Queen's Guard nothing is captured, and in Bloody Queen a guard lost may be
/// an advantage.
impl PuzzleGame for QueensGuard {
    const PUZZLE_VARIANTS: &'static [&'static str] = &[CLASSIC, BLOODY];
    /// What was trapped comes back, so games are long.
    const LONGEST_GAME: usize = 300;

    fn proposal(story: &Story<QueensGuard>) -> Option<Proposal<Self::Move>> {
        proposal_of_win(story)
    }

    fn move_scores(&self, nodes: u64) -> Vec<(Self::Move, Score)> {
        each_worth(self.board(), RingEvaluator, nodes)
    }

    fn theme(line: &Line<QueensGuard>, _goal: PuzzleGoal, _sacrifice: bool) -> PuzzleTheme {
        let enthroned = line
            .reason()
            .is_some_and(|reason| [ENTHRONED, ENTHRONED_BLOODY].contains(&reason));
        if enthroned {
            PuzzleTheme::Throne
        } else {
            PuzzleTheme::Trap
        }
    }

    fn balance(&self) -> i32 {
        0
    }

    fn images(&self) -> Vec<QueensGuard> {
        let turned = self.board().turned();
        turned.map(QueensGuard::from_board).into_iter().collect()
    }
}
