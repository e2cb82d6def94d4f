//! An evaluator with tablebases.

use coffer_rules::draughts::board::Board;

use super::tablebases::Tablebases;
use crate::search::{Evaluator, GameEnd, TablebaseResult};

/// An evaluator that also uses tablebases, if there are any.
#[derive(Clone, Debug, Default)]
pub struct WithTablebase<E> {
    evaluator: E,
    tablebases: Tablebases,
}

impl<E> WithTablebase<E> {
    /// The evaluation of `evaluator`, with results from `tablebases`.
    pub fn new(evaluator: E, tablebases: impl Into<Tablebases>) -> WithTablebase<E> {
        WithTablebase {
            evaluator,
            tablebases: tablebases.into(),
        }
    }
}

impl<E: Evaluator<Board>> Evaluator<Board> for WithTablebase<E> {
    #[inline]
    fn evaluate(&self, board: &Board) -> i32 {
        self.evaluator.evaluate(board)
    }

    #[inline]
    fn style_bonus(&self, board: &Board, own: usize) -> i32 {
        self.evaluator.style_bonus(board, own)
    }

    #[inline]
    fn known(&self, board: &Board) -> Option<TablebaseResult> {
        self.tablebases.probe(board)
    }

    #[inline]
    fn outcome(&self, board: &Board) -> Option<GameEnd> {
        self.tablebases.outcome_without_distance(board)
    }

    fn longest_without_progress(&self) -> u32 {
        self.tablebases
            .distances()
            .map_or(u32::MAX, |distances| distances.longest_without_progress())
    }
}
