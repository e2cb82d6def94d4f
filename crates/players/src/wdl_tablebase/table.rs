//! A WDL tablebase as it is stored and unpacked.

use coffer_rules::stable_hash::fnv;
use coffer_texts::Sentence;
use thiserror::Error;

use super::blocks::{self, BLOCK, Model, Unpacked};
use super::families::Families;
use super::recent::Recent;
use crate::search::GameEnd;
use crate::tablebase;
use crate::tablebase::index::Normalized;

/// The first bytes of the file; the last of them is the format version.
pub(crate) const MAGIC: [u8; 8] = *b"KCWDLTB\x02";
/// The numbers of pieces that a table can have.
pub const PIECES: std::ops::RangeInclusive<u32> = 3..=6;

/// Why bytes are not a WDL tablebase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WdlError {
    /// It begins with other bytes.
    #[error("{}", Sentence::new("players-draughts-foreign_tablebase"))]
    Foreign,
    /// It is too short, too long, or its checksum is wrong.
    #[error("{}", Sentence::new("players-draughts-damaged_tablebase"))]
    Damaged,
}

/// A family as it is stored.
#[derive(Debug)]
pub(super) struct StoredFamily {
    model: Model,
    /// The blocks one after the other, and where each begins and the last one ends.
    packed: Vec<u8>,
    starts: Vec<u32>,
}

impl StoredFamily {
    pub fn of(model: Model, blocks: &[Vec<u8>]) -> StoredFamily {
        let mut starts = vec![0];
        for block in blocks {
            starts.push(starts[starts.len() - 1] + block.len() as u32);
        }
        StoredFamily {
            model,
            packed: blocks.concat(),
            starts,
        }
    }

    /// The model, the length of every block in two bytes, and the blocks.
    fn to_bytes(&self) -> Vec<u8> {
        let lengths = self.starts.windows(2).map(|pair| pair[1] - pair[0]);
        let mut bytes = self.model.to_bytes();
        bytes.extend(lengths.flat_map(|length| (length as u16).to_le_bytes()));
        bytes.extend_from_slice(&self.packed);
        bytes
    }

    /// What [`StoredFamily::to_bytes`] wrote, for so many blocks.
    fn from_bytes(bytes: &[u8], blocks: usize) -> Option<StoredFamily> {
        let (model, rest) = bytes.split_first_chunk()?;
        let (lengths, packed) = rest.split_at_checked(2 * blocks)?;
        let mut starts = vec![0];
        for &[low, high] in lengths.as_chunks().0 {
            let length = u32::from(u16::from_le_bytes([low, high]));
            starts.push(u32::checked_add(starts[starts.len() - 1], length)?);
        }
        (starts[blocks] as usize == packed.len()).then(|| StoredFamily {
            model: Model::from_bytes(model),
            packed: packed.to_vec(),
            starts,
        })
    }
}

/// The results of all positions with a number of pieces.
#[derive(Debug)]
pub struct WdlTablebase {
    pub(super) families: Families,
    /// By family; `None` if it is not solved yet.
    pub(super) tables: Vec<Option<StoredFamily>>,
    /// The blocks that were used last.
    unpacked: Recent<Unpacked>,
}

/// The most blocks of a table that are kept unpacked: about all of five pieces, a thirteenth of six.
const MOST_UNPACKED: usize = 1 << 17;

impl WdlTablebase {
    /// A table in which nothing is solved yet.
    pub(super) fn unsolved(pieces: u32) -> WdlTablebase {
        let families = Families::of(pieces);
        WdlTablebase {
            tables: families.all.iter().map(|_| None).collect(),
            families,
            unpacked: Recent::with_room(MOST_UNPACKED),
        }
    }

    /// The number of pieces of its positions.
    #[must_use]
    pub const fn pieces(&self) -> u32 {
        self.families.pieces
    }

    /// Whether every family is solved.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.tables.iter().all(Option::is_some)
    }

    /// Reads what [`WdlTablebase::to_bytes`] wrote. This is quick, because nothing is unpacked yet.
    ///
    /// # Errors
    /// If the bytes are something else or are damaged. A game can be played without the table.
    pub fn from_bytes(bytes: &[u8]) -> Result<WdlTablebase, WdlError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(WdlError::Foreign)?;
        let (sum, rest) = rest.split_first_chunk().ok_or(WdlError::Damaged)?;
        if fnv(rest) != u64::from_le_bytes(*sum) {
            return Err(WdlError::Damaged);
        }
        let (&pieces, rest) = rest.split_first().ok_or(WdlError::Damaged)?;
        if !PIECES.contains(&u32::from(pieces)) {
            return Err(WdlError::Damaged);
        }
        let mut table = WdlTablebase::unsolved(pieces.into());
        let streams = tablebase::streams(rest, table.tables.len()).ok_or(WdlError::Damaged)?;
        for (family, stream) in streams.iter().enumerate() {
            if !stream.is_empty() {
                let blocks = blocks::blocks(&table.families.all[family]);
                let read = StoredFamily::from_bytes(stream, blocks).ok_or(WdlError::Damaged)?;
                table.tables[family] = Some(read);
            }
        }
        Ok(table)
    }

    /// The file that [`WdlTablebase::from_bytes`] reads, with the families that are solved.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let (mut lengths, mut streams) = (vec![self.pieces() as u8], Vec::new());
        for table in &self.tables {
            let stream = table
                .as_ref()
                .map(StoredFamily::to_bytes)
                .unwrap_or_default();
            lengths.extend_from_slice(&(stream.len() as u32).to_le_bytes());
            streams.extend_from_slice(&stream);
        }
        let rest = [lengths, streams].concat();
        [&MAGIC[..], &fnv(&rest).to_le_bytes(), &rest].concat()
    }

    /// The result of a quiet position with pieces on both sides; `None` if its family is not solved.
    #[inline]
    pub(super) fn quiet(&self, seen: Normalized) -> Option<GameEnd> {
        let (family, at) = self.families.place(seen)?;
        let table = self.tables[family].as_ref()?;
        let block = at / BLOCK;
        let key = (family as u64) << 32 | block as u64;
        let unpack = || self.unpack(table, family, block);
        let found = |unpacked: &Unpacked| unpacked.get(at % BLOCK);
        Some(self.unpacked.read(key, unpack, found))
    }

    #[cold]
    fn unpack(&self, table: &StoredFamily, family: usize, block: usize) -> Unpacked {
        let [start, end] = [block, block + 1].map(|at| table.starts[at] as usize);
        let bytes = &table.packed[start..end];
        blocks::unpack(&self.families, family, block, &table.model, bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wdl_tablebase::FIVE_PIECES;
    use coffer_rules::stable_hash::mix;

    /// A block that had to go is unpacked again.
    #[test]
    fn results_do_not_depend_on_the_room() {
        let usual = WdlTablebase::from_bytes(FIVE_PIECES).expect("the built-in table");
        let blocks: usize = usual.families.all.iter().map(blocks::blocks).sum();
        assert!(blocks <= MOST_UNPACKED, "{blocks}");
        let mut small = WdlTablebase::from_bytes(FIVE_PIECES).expect("the built-in table");
        small.unpacked = Recent::with_room(16);
        for luck in 0..400 {
            let family = (mix(luck) % 44) as usize;
            let at = mix(luck ^ 1 << 40) as usize % usual.families.all[family].places;
            let Some(seen) = usual.families.at(family, at) else {
                continue;
            };
            for _ in 0..2 {
                assert_eq!(small.quiet(seen), usual.quiet(seen));
            }
        }
        assert_eq!(small.unpacked.len(), 16);
        assert!(usual.unpacked.len() > 100, "{:?}", usual.unpacked);
    }
}
