//! Verification of WDL tablebases: every result must follow from its moves, and a second, simple
//! generator must find the same.

use std::collections::BTreeMap;

use coffer_rules::draughts::board::{Board, Side};
use thiserror::Error;

use super::families::{Families, order};
use super::tablebases::Tablebases;
use crate::search::GameEnd;
use crate::tablebase::PieceCounts;

/// The positions that were verified, with Black to move, counted by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WdlCounts {
    /// The number won by the side to move.
    pub won: u64,
    /// The number drawn.
    pub drawn: u64,
    /// The number lost by the side to move.
    pub lost: u64,
}

impl WdlCounts {
    const fn count(&mut self, result: GameEnd) {
        match result {
            GameEnd::Win => self.won += 1,
            GameEnd::Draw => self.drawn += 1,
            GameEnd::Loss => self.lost += 1,
        }
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: WdlCounts) -> WdlCounts {
        WdlCounts {
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            lost: self.lost + other.lost,
        }
    }

    /// The number of positions.
    #[must_use]
    pub const fn all(self) -> u64 {
        self.won + self.drawn + self.lost
    }
}

/// A result that is not the one found by verification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the table says {said:?}, verification says {found:?}:\n{board}")]
pub struct WdlContradiction {
    /// The position.
    pub board: Board,
    /// The result in the table.
    pub said: Option<GameEnd>,
    /// The result found.
    pub found: Option<GameEnd>,
}

/// The groups of families with a number of pieces, and the number of indices in each.
#[must_use]
pub fn groups(pieces: u32) -> Vec<(Vec<PieceCounts>, usize)> {
    let families = Families::of(pieces);
    let described = |group: Vec<usize>| {
        let of = group.iter().map(|&family| families.all[family].pieces);
        let places = group.iter().map(|&family| families.all[family].places);
        (of.collect(), places.sum())
    };
    order(&families)
        .into_iter()
        .flatten()
        .map(described)
        .collect()
}

impl Tablebases {
    /// Verifies every n-th index of the families: each result must follow from its moves. That proves
    /// the losses and draws if the wins are right, but a win might lead from win to win for ever:
    /// that is what [`Tablebases::check_again`] is for.
    ///
    /// # Errors
    /// The first position whose result does not follow from its moves.
    pub fn check_moves(
        &self,
        pieces: &[PieceCounts],
        every: usize,
    ) -> Result<WdlCounts, WdlContradiction> {
        let mut counts = WdlCounts::default();
        let Some(families) = pieces.first().map(|first| Families::of(first.total())) else {
            return Ok(counts);
        };
        for family in pieces.iter().filter_map(|&of| families.family(of)) {
            let places = families.all[family].places;
            let boards = (0..places)
                .step_by(every.max(1))
                .filter_map(|at| Some(families.at(family, at)?.board()));
            for board in boards {
                let found = self.by_moves(&board, |after| self.outcome(after));
                self.compare(&board, found, &mut counts)?;
            }
        }
        Ok(counts)
    }

    fn compare(
        &self,
        board: &Board,
        found: Option<GameEnd>,
        counts: &mut WdlCounts,
    ) -> Result<(), WdlContradiction> {
        let said = self.outcome(board);
        match found {
            Some(result) if said == found => counts.count(result),
            _ => {
                return Err(WdlContradiction {
                    board: *board,
                    said,
                    found,
                });
            }
        }
        Ok(())
    }

    /// Solves a group of families a second time by another, slow way, and compares every result: the
    /// positions are visited again and again until no further result follows from those after the
    /// moves. Other families are looked up.
    ///
    /// # Errors
    /// The first position with another result.
    pub fn check_again(&self, pieces: &[PieceCounts]) -> Result<WdlCounts, WdlContradiction> {
        let mut boards = Vec::new();
        for &of in pieces {
            each_board(of, |board| boards.push(board));
        }
        let mut found: BTreeMap<_, _> = boards.iter().map(|board| (sets(board), None)).collect();
        let mut open = boards.clone();
        loop {
            let before = open.len();
            open.retain(|board| {
                let result = self.by_moves(board, |after| {
                    let black = black_to_move(after);
                    match found.get(&sets(&black)) {
                        Some(&result) => result,
                        None => self.outcome(after),
                    }
                });
                // A draw by moves is not certain before all others are decided: it stays open.
                let decided = matches!(result, Some(GameEnd::Win | GameEnd::Loss));
                if decided {
                    found.insert(sets(board), result);
                }
                !decided
            });
            if open.len() == before {
                break;
            }
        }
        let mut counts = WdlCounts::default();
        for board in &boards {
            let result = found.get(&sets(board)).copied().flatten();
            self.compare(board, result.or(Some(GameEnd::Draw)), &mut counts)?;
        }
        Ok(counts)
    }
}

/// What tells two positions with Black to move apart.
const fn sets(board: &Board) -> [u32; 3] {
    [board.black(), board.white(), board.kings()]
}

/// The same position with Black to move: the board turned round and the sides exchanged if necessary.
fn black_to_move(board: &Board) -> Board {
    if board.turn() == Side::Black {
        return *board;
    }
    let (black, white, kings) = (board.black(), board.white(), board.kings());
    // Square 1 becomes square 32.
    Board::from_parts(
        white.reverse_bits(),
        black.reverse_bits(),
        kings.reverse_bits(),
        Side::Black,
    )
    .unwrap_or(*board)
}

/// Calls `each` with every position with these pieces and Black to move.
fn each_board(pieces: PieceCounts, mut each: impl FnMut(Board)) {
    let PieceCounts {
        men,
        kings,
        other_men,
        other_kings,
    } = pieces;
    each_set(men, 0, &mut |men| {
        each_set(other_men, men, &mut |other_men| {
            each_set(kings, men | other_men, &mut |kings| {
                each_set(other_kings, men | other_men | kings, &mut |other_kings| {
                    let (black, white) = (men | kings, other_men | other_kings);
                    // Not with a man where it would be crowned.
                    if let Ok(board) =
                        Board::from_parts(black, white, kings | other_kings, Side::Black)
                    {
                        each(board);
                    }
                });
            });
        });
    });
}

/// Calls `each` with every set of so many squares that are not taken.
fn each_set(count: u8, taken: u32, each: &mut dyn FnMut(u32)) {
    fn add(count: u8, from: u32, taken: u32, set: u32, each: &mut dyn FnMut(u32)) {
        if count == 0 {
            return each(set);
        }
        for square in from..32 {
            if taken >> square & 1 == 0 {
                add(count - 1, square + 1, taken, set | 1 << square, each);
            }
        }
    }
    add(count, 0, taken, 0, each);
}
