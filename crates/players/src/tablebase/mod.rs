//! The draughts tablebase: every position of English draughts with up to four pieces, with either
//! side to move.
//!
//! It gives the result of a position (WDL) and the **distance**: the number of plies to the end of
//! the game (DR-7: a side to move without a piece or a move) if the winner takes the shortest way
//! and the loser holds out the longest. It counts through captures and promotions to the very end,
//! not just to the next capture: a win in 31 may be 12 plies with four pieces, a capture, and 18
//! more with three. Draws by repetition or without progress (DR-8) are not included, as they depend
//! on the history of a game; but see [`Tablebase::longest_without_progress`].
//!
//! It is valid for compulsory captures (DR-4) and a loss for the side that cannot move: not with
//! huffing, and not for Losing Draughts.
//!
//! # How it is built and stored
//! [`Solution`] is computed by retrograde analysis (`coffer solve draughts`) and packed into a file
//! of a few hundred kilobytes (`assets/endings/draughts.bin`). [`Tablebase`] reads that file.
//! Positions are normalized to the view of the side to move, with the board turned round if that is
//! White, so that each counts once. They are grouped in families with the same pieces. Of two
//! families that differ only in the side to move one is packed, and the other is derived by a
//! one-ply search; so are positions with a compulsory capture. A family is unpacked on its first
//! probe, to one byte per position; from then on a probe is a single memory access. It needs no
//! threads, no file system and at most 9 MB of memory.

pub(super) mod arithmetic_coder;
pub(super) mod compression;
pub(super) mod index;
pub(super) mod predicted;
pub(super) mod retrograde;
mod value;
mod verification;

#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use coffer_rules::draughts::board::{Board, Side};
use coffer_rules::stable_hash::fnv;
use coffer_texts::Sentence;
use thiserror::Error;

use self::arithmetic_coder::{Packer, Unpacker};
use self::compression::{code_family, is_quiet};
use self::index::{FAMILIES, Normalized, ORDER, PLACES, Positions, is_packed, place};
pub use self::index::{MOST_PIECES, PieceCounts, count_positions};
pub use self::retrograde::Solution;
use self::value::ValueByte;
pub(super) use self::verification::ByMoves;
pub use self::verification::{Contradiction, Verification};
use super::search::TablebaseResult;

/// The first bytes of the file; the last of them is the format version.
pub(super) const MAGIC: [u8; 8] = *b"KCENDIN\x01";
/// Magic, checksum and the longest run without progress; a length for each packed family follows.
const HEADER: usize = 8 + 8 + 1;

/// Why bytes are not a draughts tablebase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TablebaseError {
    /// It begins with other bytes.
    #[error("{}", Sentence::new("players-draughts-foreign_tablebase"))]
    Foreign,
    /// It is too short, too long, or its checksum is wrong.
    #[error("{}", Sentence::new("players-draughts-damaged_tablebase"))]
    Damaged,
}

/// The tablebase, read from its file.
#[derive(Debug)]
pub struct Tablebase {
    longest_without_progress: u8,
    /// The packed families, by family; empty for derived ones.
    packed: Vec<Vec<u8>>,
    /// The values by family and index, once unpacked.
    values: [OnceLock<Vec<ValueByte>>; FAMILIES],
}

/// The streams of a file: the length of each, in four bytes, then the streams. `None` if the bytes are
/// anything else.
pub(super) fn streams(bytes: &[u8], count: usize) -> Option<Vec<Vec<u8>>> {
    let (lengths, mut rest) = bytes.split_at_checked(4 * count)?;
    let mut streams = Vec::with_capacity(count);
    for length in lengths.chunks_exact(4) {
        let length = u32::from_le_bytes(length.try_into().ok()?);
        let (stream, behind) = rest.split_at_checked(usize::try_from(length).ok()?)?;
        streams.push(stream.to_vec());
        rest = behind;
    }
    rest.is_empty().then_some(streams)
}

impl Tablebase {
    /// Reads what [`Solution::to_bytes`] wrote. This is quick, because nothing is unpacked yet.
    ///
    /// # Errors
    /// If the bytes are something else or are damaged. A game can be played without the tablebase.
    pub fn from_bytes(bytes: &[u8]) -> Result<Tablebase, TablebaseError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(TablebaseError::Foreign)?;
        let (sum, rest) = rest.split_first_chunk().ok_or(TablebaseError::Damaged)?;
        if fnv(rest) != u64::from_le_bytes(*sum) {
            return Err(TablebaseError::Damaged);
        }
        let (&longest_without_progress, rest) =
            rest.split_first().ok_or(TablebaseError::Damaged)?;
        let families: Vec<usize> = (0..FAMILIES).filter(|&family| is_packed(family)).collect();
        let streams = streams(rest, families.len()).ok_or(TablebaseError::Damaged)?;
        let mut packed = vec![Vec::new(); FAMILIES];
        for (family, stream) in families.into_iter().zip(streams) {
            packed[family] = stream;
        }
        Ok(Tablebase {
            longest_without_progress,
            packed,
            values: [const { OnceLock::new() }; FAMILIES],
        })
    }

    /// The result of this position with best play; `None` if it has more pieces than were solved.
    #[must_use]
    #[inline]
    pub fn probe(&self, board: &Board) -> Option<TablebaseResult> {
        if (board.piece_sets()[0] | board.piece_sets()[1]).count_ones() > MOST_PIECES {
            return None;
        }
        Some(self.probe_few(board))
    }

    fn probe_few(&self, board: &Board) -> TablebaseResult {
        let seen = Normalized::of(board);
        if seen.own != 0 && seen.other == 0 {
            // Unreachable in play, but a person may set it up.
            return if board.has_legal_move() {
                TablebaseResult::Win(1)
            } else {
                TablebaseResult::Loss(0)
            };
        }
        self.value(seen).known()
    }

    /// The most consecutive plies without a capture or a man's advance on the shortest way to a
    /// win, whatever the loser does. If this plus the plies already played without progress is
    /// within the limit of DR-8, the win is certain.
    #[must_use]
    pub const fn longest_without_progress(&self) -> u32 {
        self.longest_without_progress as u32
    }

    /// Unpacks all families now instead of on demand.
    pub fn unpack(&self) {
        for family in 0..FAMILIES {
            self.family(family);
        }
    }

    /// The value of a position with a piece of the opponent.
    #[inline]
    fn value(&self, seen: Normalized) -> ValueByte {
        if seen.own == 0 {
            return ValueByte::LOST_NOW;
        }
        // Both lookups always succeed: the indices of a family come from the same tables.
        place(seen)
            .and_then(|(family, at)| self.family(family).get(at))
            .copied()
            .unwrap_or(ValueByte::DRAW)
    }

    #[inline]
    fn family(&self, family: usize) -> &[ValueByte] {
        self.values[family].get_or_init(|| self.unpack_family(family))
    }

    #[cold]
    fn unpack_family(&self, family: usize) -> Vec<ValueByte> {
        let positions = Positions::of(ORDER[family]);
        let packed = is_packed(family);
        let mut values = if packed {
            let mut unpacker = Unpacker::new(&self.packed[family]);
            code_family(family, &positions, &mut unpacker, |_| ValueByte::OPEN)
        } else {
            vec![ValueByte::OPEN; PLACES[family]]
        };
        for (at, seen) in positions.iter() {
            if !packed || !is_quiet(seen) {
                values[at] = best_of_moves(seen, |seen| self.value(seen));
            }
        }
        values
    }
}

/// The value of a position from the positions after its moves.
#[inline]
fn best_of_moves(seen: Normalized, value: impl Fn(Normalized) -> ValueByte) -> ValueByte {
    let board = seen.board();
    let mut best = ValueByte::LOST_NOW;
    let mut any = false;
    board.for_each_move(|mv| {
        let after = value(Normalized::of(&board.play(mv))).of_move();
        best = if any { best.max(after) } else { after };
        any = true;
    });
    best
}

impl Solution {
    /// The file that [`Tablebase::from_bytes`] reads.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let (mut lengths, mut streams) = (Vec::new(), Vec::new());
        for family in (0..FAMILIES).filter(|&family| is_packed(family)) {
            let values = self.family(family);
            let mut packer = Packer::new();
            let value_at = |at: usize| values.get(at).copied().unwrap_or(ValueByte::DRAW);
            code_family(family, &Positions::of(ORDER[family]), &mut packer, value_at);
            let stream = packer.finish();
            lengths.extend_from_slice(&(stream.len() as u32).to_le_bytes());
            streams.extend_from_slice(&stream);
        }
        let mut rest = vec![self.longest_without_progress()];
        rest.extend_from_slice(&lengths);
        rest.extend_from_slice(&streams);
        let mut bytes = Vec::with_capacity(HEADER + rest.len());
        bytes.extend_from_slice(&MAGIC);
        bytes.extend_from_slice(&fnv(&rest).to_le_bytes());
        bytes.extend_from_slice(&rest);
        bytes
    }
}

impl Tablebase {
    /// Verifies all positions with this number of pieces, with pieces on both sides and either side
    /// to move: each value must follow from the moves. If all numbers of pieces from two on are
    /// verified, every distance is proven: a win by following it to the end ply by ply, a draw
    /// because neither side can leave it with profit.
    ///
    /// # Errors
    /// The first position whose value does not follow from its moves.
    pub fn check(&self, pieces: u32) -> Result<Verification<Board>, Contradiction<Board>> {
        self.check_some(pieces, 1)
    }

    /// [`Tablebase::check`] for every n-th index only. The result counts the positions verified.
    ///
    /// # Errors
    /// The first position whose value does not follow from its moves.
    pub fn check_some(
        &self,
        pieces: u32,
        every: usize,
    ) -> Result<Verification<Board>, Contradiction<Board>> {
        let mut census = Verification::default();
        for family in (0..FAMILIES).filter(|&family| ORDER[family].total() == pieces) {
            let positions = Positions::of(ORDER[family]);
            for seen in (0..positions.places())
                .step_by(every.max(1))
                .filter_map(|at| positions.at(at))
            {
                let black = seen.board();
                let white = turned(&black);
                for board in [black, white] {
                    census.count(&board, self.probe(&board), from_moves(self, &board))?;
                }
            }
        }
        Ok(census)
    }
}

/// The same position with the sides exchanged and the board turned round.
fn turned(board: &Board) -> Board {
    let seen = Normalized::of(&board.with_turn(Side::White));
    Board::from_sets([seen.own, seen.other], seen.kings, board.turn().other())
}

/// The value of a position from its moves, by the rules alone and the tablebase for the positions
/// after them.
fn from_moves(endings: &Tablebase, board: &Board) -> TablebaseResult {
    let mut all = ByMoves::default();
    board.for_each_move(|mv| all.add(endings.probe(&board.play(mv)), false));
    all.known()
}

/// The file as built into the program; generated by `coffer solve draughts --write
/// assets/endings/draughts.bin`. A program that does not use it does not contain it.
pub const FILE: &[u8] = include_bytes!("../../../../assets/endings/draughts.bin");
