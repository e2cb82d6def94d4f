//! The mill tablebase: every position with three or four men a side, all of them on the board, for
//! the two kinds of rules that differ there (Nine Men's Morris and Mixed Mill are the same game
//! once the hands are empty; Ceylon Mill is another).
//!
//! It gives the result of each position (WDL) and the distance in plies to the end of the game,
//! with the winner taking the shortest way and the loser holding out the longest. Draws by
//! repetition or without a mill (NM-8) are not included, as they depend on the history. It is valid
//! for compulsory removal only (NM-5); games with optional removal have no tablebase.
//!
//! [`Tablebase::solve`] builds it by the retrograde analysis of
//! [`retrograde`](crate::retrograde) (`coffer solve mill`), and [`Tablebase::to_bytes`]
//! packs it like the draughts tablebase into `assets/endings/mill.bin`. Of the positions with three
//! men against four only those with the three to move are packed; the others are derived from them.
//! Each part is unpacked on its first probe.

mod graph;
mod index;

use std::fmt;

use coffer_rules::mill::board::{Board, FEW, Options, Side};
use coffer_rules::stable_hash::fnv;
use coffer_texts::Sentence;
use thiserror::Error;

use self::graph::{PAIRS, Tables, pair};
use crate::retrograde::Value;
use crate::search::{SearchPosition, TablebaseResult};
use crate::tablebase::{ByMoves, Contradiction, Verification, streams};

/// The first bytes of the file; the last of them is the format version.
pub(crate) const MAGIC: [u8; 8] = *b"KCMILLE\x01";

/// Why bytes are not a mill tablebase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TablebaseError {
    /// It begins with other bytes.
    #[error("{}", Sentence::new("players-mill-foreign_tablebase"))]
    Foreign,
    /// It is too short, too long, or its checksum is wrong.
    #[error("{}", Sentence::new("players-mill-damaged_tablebase"))]
    Damaged,
}

/// The tablebase of the mill games.
pub struct Tablebase {
    /// Nine Men's Morris, and Ceylon Mill.
    kinds: [Tables; 2],
}

impl fmt::Debug for Tablebase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tablebase")
    }
}

/// The pairs that are packed, by their indices in [`PAIRS`].
const PACKED: [usize; 3] = [0, 2, 3];

impl Tablebase {
    /// Solves all positions; takes a few seconds for each kind of rules.
    #[must_use]
    pub fn solve() -> Tablebase {
        Tablebase {
            kinds: [Tables::solve(false), Tables::solve(true)],
        }
    }

    /// The file that [`Tablebase::from_bytes`] reads.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let (mut lengths, mut streams) = (Vec::new(), Vec::new());
        for tables in &self.kinds {
            for pair in PACKED {
                let stream = tables.pack(pair);
                lengths.extend_from_slice(&(stream.len() as u32).to_le_bytes());
                streams.extend_from_slice(&stream);
            }
        }
        let rest = [lengths, streams].concat();
        [&MAGIC[..], &fnv(&rest).to_le_bytes(), &rest].concat()
    }

    /// Reads what [`Tablebase::to_bytes`] wrote. This is quick, because nothing is unpacked yet.
    ///
    /// # Errors
    /// If the bytes are something else or are damaged. A game can be played without the tablebase.
    pub fn from_bytes(bytes: &[u8]) -> Result<Tablebase, TablebaseError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(TablebaseError::Foreign)?;
        let (sum, rest) = rest.split_first_chunk().ok_or(TablebaseError::Damaged)?;
        if fnv(rest) != u64::from_le_bytes(*sum) {
            return Err(TablebaseError::Damaged);
        }
        let streams = streams(rest, 2 * PACKED.len()).ok_or(TablebaseError::Damaged)?;
        let mut streams = streams.into_iter();
        let mut kinds = [Tables::empty(false), Tables::empty(true)];
        for tables in &mut kinds {
            for (pair, stream) in PACKED.into_iter().zip(&mut streams) {
                tables.packed[pair] = stream;
            }
        }
        Ok(Tablebase { kinds })
    }

    /// Unpacks everything now, and computes the derived values.
    pub fn unpack(&self) {
        for tables in &self.kinds {
            for pair in 0..PAIRS.len() {
                tables.values(pair);
            }
        }
    }

    /// The result of this position with best play; `None` with men in hand, with more men, or if
    /// removing is optional. A side with fewer than three men has already lost; that is left to the
    /// rules.
    #[must_use]
    #[inline]
    pub fn probe(&self, board: &Board) -> Option<TablebaseResult> {
        if !is_few(board) || board.options().may {
            return None;
        }
        let tables = &self.kinds[usize::from(board.options().ceylon)];
        let turn = board.turn();
        Some(known(
            tables.value(board.men(turn), board.men(turn.other()))?,
        ))
    }

    /// Verifies one in `every` positions with these numbers of men, in one kind of rules: its value
    /// must follow from its moves. If all of them are verified, every distance is proven: a win by
    /// following it to the end ply by ply, a draw because neither side can leave it with profit.
    ///
    /// # Errors
    /// The first position whose value does not follow from its moves.
    pub fn check(
        &self,
        ceylon: bool,
        own: u32,
        other: u32,
        every: u32,
    ) -> Result<Verification<Board>, Contradiction<Board>> {
        let mut census = Verification::default();
        let tables = &self.kinds[usize::from(ceylon)];
        let Some(pair) = pair(own, other) else {
            return Ok(census);
        };
        let family = &tables.families[pair];
        for (own, other) in (0..family.count())
            .step_by(every.max(1) as usize)
            .filter_map(|index| family.at(index))
        {
            let options = Options {
                ceylon,
                ..Options::default()
            };
            let Ok(board) = Board::from_parts([own, other], [0, 0], Side::White, options) else {
                continue;
            };
            census.count(&board, self.probe(&board), by_moves(self, &board))?;
        }
        Ok(census)
    }
}

const fn known(value: Value) -> TablebaseResult {
    match value {
        Value::Win(plies) => TablebaseResult::Win(plies as u32),
        Value::Loss(plies) => TablebaseResult::Loss(plies as u32),
        Value::Draw => TablebaseResult::Draw,
    }
}

/// The value of a position from its moves, by the rules alone and the tablebase for the positions
/// after them.
fn by_moves(endings: &Tablebase, board: &Board) -> TablebaseResult {
    let mut all = ByMoves::default();
    board.for_each_move(|mv| {
        let after = board.play(mv);
        let behind = match after.beaten() {
            Some(beaten) if beaten == after.turn() => Some(TablebaseResult::Loss(0)),
            Some(_) => Some(TablebaseResult::Win(0)),
            None => endings.probe(&after),
        };
        all.add(behind, after.side() == board.side());
    });
    all.known()
}

/// The file as built into the program; generated by `coffer solve nine_mens_morris --write
/// assets/endings/mill.bin`. A program that does not use it does not contain it.
pub const FILE: &[u8] = include_bytes!("../../../../assets/endings/mill.bin");

/// Whether all men are placed and neither side has more than four.
#[inline]
pub(crate) const fn is_near_the_end(board: &Board) -> bool {
    const fn fifth(men: u32) -> u32 {
        let second = men & men.wrapping_sub(1);
        let third = second & second.wrapping_sub(1);
        let fourth = third & third.wrapping_sub(1);
        fourth & fourth.wrapping_sub(1)
    }
    board.hand(Side::White) | board.hand(Side::Black) == 0
        && fifth(board.men(Side::White)) | fifth(board.men(Side::Black)) == 0
}

/// Whether a position is in the tablebase's range: all men placed, three or four a side.
#[inline]
pub(crate) const fn is_few(board: &Board) -> bool {
    if !is_near_the_end(board) {
        return false;
    }
    let (white, black) = (
        board.men(Side::White).count_ones(),
        board.men(Side::Black).count_ones(),
    );
    FEW <= white && white <= FEW + 1 && FEW <= black && black <= FEW + 1
}
