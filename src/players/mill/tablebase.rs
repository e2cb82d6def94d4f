//! The endings of the mill games, solved: every position with three or four men a side, all of them
//! on the board, on the two kinds of rules that differ there (Nine Men's Morris and Mixed Mill are
//! one game once the hands are empty; Ceylon Mill is another).
//!
//! For each position the table knows whether the side to move wins, loses or draws, and in how many
//! plies to the end of the game when the winner goes the shortest way and the loser holds out the
//! longest. Draws by repetition or without a mill (NM-8) are not in it, as they depend on the past.
//! It holds for the games with compulsory removal (NM-5): where removing may be left out nobody
//! knows the endings.
//!
//! [`Tablebase::solve`] makes it by the retrograde analysis of [`retrograde`](crate::players::retrograde)
//! (`coffer solve mill`), [`Tablebase::to_bytes`] packs it as the endings of draughts are packed,
//! into `assets/endings/mill.bin`. Of the positions with three men against four only those with the
//! three to move are packed; the others follow from them. What is asked for is unpacked when it is
//! first asked for.

use std::fmt;

use thiserror::Error;

use super::evaluation::is_few;
use super::graph::{PAIRS, Tables, pair};
use crate::players::retrograde::Value;
use crate::players::search::{SearchPosition, TablebaseResult};
use crate::players::tablebase::{ByMoves, Contradiction, Verification, checksum};
use crate::rules::mill::board::{Board, Options, Side};

/// What the file begins with; the last byte counts the versions of the format.
pub(in crate::players) const MAGIC: [u8; 8] = *b"KCMILLE\x01";

/// Why bytes are no table of endings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TablebaseError {
    /// It begins with something else.
    #[error("this is no table of mill endings, or one of another version")]
    Foreign,
    /// It is too short, too long, or its checksum does not fit.
    #[error("the table of mill endings is damaged")]
    Damaged,
}

/// The solved endings of the mill games.
pub struct Tablebase {
    /// Nine Men's Morris, and Ceylon Mill.
    kinds: [Tables; 2],
}

impl fmt::Debug for Tablebase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tablebase")
    }
}

/// The pairs that are packed, by their places in [`PAIRS`].
const PACKED: [usize; 3] = [0, 2, 3];

impl Tablebase {
    /// Solves everything: some seconds for each kind of rules.
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
        [&MAGIC[..], &checksum(&rest).to_le_bytes(), &rest].concat()
    }

    /// Reads what [`Tablebase::to_bytes`] wrote. This is quick: nothing is unpacked yet.
    ///
    /// # Errors
    /// When the bytes are something else or are damaged. A game can be played without the table.
    pub fn from_bytes(bytes: &[u8]) -> Result<Tablebase, TablebaseError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(TablebaseError::Foreign)?;
        let (sum, mut lengths) = rest.split_first_chunk().ok_or(TablebaseError::Damaged)?;
        if checksum(lengths) != u64::from_le_bytes(*sum) {
            return Err(TablebaseError::Damaged);
        }
        let mut streams = lengths
            .get(4 * 2 * PACKED.len()..)
            .ok_or(TablebaseError::Damaged)?;
        let mut kinds = [Tables::empty(false), Tables::empty(true)];
        for tables in &mut kinds {
            for pair in PACKED {
                let (length, behind) =
                    lengths.split_first_chunk().ok_or(TablebaseError::Damaged)?;
                lengths = behind;
                let length = usize::try_from(u32::from_le_bytes(*length))
                    .map_err(|_| TablebaseError::Damaged)?;
                let (stream, behind) = streams
                    .split_at_checked(length)
                    .ok_or(TablebaseError::Damaged)?;
                streams = behind;
                tables.packed[pair] = stream.to_vec();
            }
        }
        if !streams.is_empty() {
            return Err(TablebaseError::Damaged);
        }
        Ok(Tablebase { kinds })
    }

    /// Unpacks everything now, and works out what follows from it.
    pub fn unpack(&self) {
        for tables in &self.kinds {
            for pair in 0..PAIRS.len() {
                tables.values(pair);
            }
        }
    }

    /// How the game goes on from this position with best play; none with men in hand, with more
    /// men, or where removing may be left out. A side with fewer than three men has lost already:
    /// that is for the rules to say.
    #[must_use]
    #[inline]
    pub fn probe(&self, board: &Board) -> Option<TablebaseResult> {
        if !is_few(board) || board.terms().may {
            return None;
        }
        let tables = &self.kinds[usize::from(board.terms().ceylon)];
        let turn = board.turn();
        Some(known(
            tables.value(board.men(turn), board.men(turn.other()))?,
        ))
    }

    /// Looks at every so-manieth position with so many men of the side to move and of the other, in
    /// one kind of rules: each must be worth what its moves say. With all of them checked, every
    /// distance is proven: a win by going down to the end ply by ply, a draw because nobody can
    /// leave it with profit.
    ///
    /// # Errors
    /// The first position that does not fit.
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
            let terms = Options {
                ceylon,
                ..Options::default()
            };
            let Ok(board) = Board::from_parts([own, other], [0, 0], Side::White, terms) else {
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

/// What the moves of a position say about it, by the rules alone and the table for the positions
/// behind them.
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

/// The file as this program was built with it; `coffer solve nine_mens_morris --write
/// assets/endings/mill.bin` makes it. A program that does not use it does not carry it.
pub const FILE: &[u8] = include_bytes!("../../../assets/endings/mill.bin");
