//! All tablebases of draughts together.

use std::sync::Arc;

use coffer_rules::draughts::board::Board;

use super::table::WdlTablebase;
use crate::search::{GameEnd, TablebaseResult};
use crate::tablebase::index::Normalized;
use crate::tablebase::{self, Tablebase};

/// The tablebases of draughts: with distances up to four pieces, then results.
#[derive(Clone, Debug, Default)]
pub struct Tablebases {
    distances: Option<Arc<Tablebase>>,
    /// With five pieces, with six.
    results: [Option<Arc<WdlTablebase>>; 2],
}

/// The fewest pieces for which results without distances are used.
const FEWEST_WITHOUT_DISTANCE: u32 = tablebase::MOST_PIECES + 1;

impl Tablebases {
    /// The tablebase with distances alone.
    #[must_use]
    pub const fn new(distances: Option<Arc<Tablebase>>) -> Tablebases {
        Tablebases {
            distances,
            results: [None, None],
        }
    }

    /// With this table for up to four pieces.
    #[must_use]
    pub fn with_distances(mut self, distances: Arc<Tablebase>) -> Tablebases {
        self.distances = Some(distances);
        self
    }

    /// With this table as well, if it has five or six pieces. A table with six is used only beside one
    /// with five.
    #[must_use]
    pub fn with(mut self, table: Arc<WdlTablebase>) -> Tablebases {
        let slot = table.pieces().wrapping_sub(FEWEST_WITHOUT_DISTANCE) as usize;
        if let Some(slot) = self.results.get_mut(slot) {
            *slot = Some(table);
        }
        self
    }

    /// Whether every position with fewer than so many pieces is known.
    #[must_use]
    pub fn is_complete_below(&self, pieces: u32) -> bool {
        let needed = pieces.saturating_sub(FEWEST_WITHOUT_DISTANCE) as usize;
        let complete = |table: &Option<Arc<WdlTablebase>>| {
            table.as_ref().is_some_and(|table| table.is_complete())
        };
        self.distances.is_some() && self.results.iter().take(needed).all(complete)
    }

    /// The tablebase with distances.
    #[must_use]
    pub fn distances(&self) -> Option<&Arc<Tablebase>> {
        self.distances.as_ref()
    }

    /// The result of a position with its distance, if there is a table that has it.
    #[must_use]
    #[inline]
    pub fn probe(&self, board: &Board) -> Option<TablebaseResult> {
        self.distances.as_ref()?.probe(board)
    }

    /// The result of a position with best play; `None` if no table has it.
    #[must_use]
    pub fn outcome(&self, board: &Board) -> Option<GameEnd> {
        match self.probe(board) {
            Some(known) => Some(without_distance(known)),
            None => self.outcome_without_distance(board),
        }
    }

    /// The result of a position whose distance no table has; `None` if no table has the result
    /// either.
    #[must_use]
    #[inline]
    pub fn outcome_without_distance(&self, board: &Board) -> Option<GameEnd> {
        let pieces = (board.piece_sets()[0] | board.piece_sets()[1]).count_ones();
        let slot = pieces.wrapping_sub(FEWEST_WITHOUT_DISTANCE) as usize;
        let table = self.results.get(slot)?.as_ref()?;
        self.outcome_in(table, board)
    }

    /// The result of a position with this table's number of pieces, captures resolved by the tables
    /// with fewer.
    pub(super) fn outcome_in(&self, table: &WdlTablebase, board: &Board) -> Option<GameEnd> {
        let seen = Normalized::of(board);
        if seen.own == 0 || seen.other == 0 {
            let wins = seen.own != 0 && board.has_legal_move();
            return Some(if wins { GameEnd::Win } else { GameEnd::Loss });
        }
        if board.must_capture() {
            return self.by_captures(board);
        }
        table.quiet(seen)
    }

    /// The result of a position with a compulsory capture, from those after its captures.
    pub(super) fn by_captures(&self, board: &Board) -> Option<GameEnd> {
        self.by_moves(board, |after| self.outcome(after))
    }

    /// The result of a position from those after its moves: `None` if it depends on an unknown one.
    pub(super) fn by_moves(
        &self,
        board: &Board,
        outcome: impl Fn(&Board) -> Option<GameEnd>,
    ) -> Option<GameEnd> {
        let mut best = Some(GameEnd::Loss);
        board.for_each_move(|mv| {
            best = match (outcome(&board.play(mv)), best) {
                (Some(GameEnd::Loss), _) | (_, Some(GameEnd::Win)) => Some(GameEnd::Win),
                (None, _) | (_, None) => None,
                (Some(GameEnd::Draw), _) => Some(GameEnd::Draw),
                (Some(GameEnd::Win), best) => best,
            };
        });
        best
    }
}

impl From<Option<Arc<Tablebase>>> for Tablebases {
    fn from(distances: Option<Arc<Tablebase>>) -> Tablebases {
        Tablebases::new(distances)
    }
}

/// A result without its distance.
const fn without_distance(known: TablebaseResult) -> GameEnd {
    match known {
        TablebaseResult::Win(_) => GameEnd::Win,
        TablebaseResult::Loss(_) => GameEnd::Loss,
        TablebaseResult::Draw => GameEnd::Draw,
    }
}
