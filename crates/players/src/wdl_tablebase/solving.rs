//! A table while it is being solved, group by group.

use super::families::{Families, order};
use super::generator;
use super::table::{StoredFamily, WdlTablebase};
use super::tablebases::Tablebases;

/// A table while it is being solved.
#[derive(Debug)]
pub struct Solving {
    smaller: Tablebases,
    pub(super) table: WdlTablebase,
}

/// The size of a table, to tell in advance what solving it takes. An index is a byte while its group
/// is being solved, and a quarter of a byte when it is unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSize {
    /// The number of indices.
    pub indices: u64,
    /// The number of indices of the largest group.
    pub largest: u64,
}

impl TableSize {
    /// That of the table with so many pieces.
    #[must_use]
    pub fn of(pieces: u32) -> TableSize {
        let families = Families::of(pieces);
        let places = |group: Vec<usize>| -> usize {
            group
                .iter()
                .map(|&family| families.all[family].places)
                .sum()
        };
        let groups = order(&families).into_iter().flatten().map(places);
        groups.fold(
            TableSize {
                indices: 0,
                largest: 0,
            },
            |size, places| TableSize {
                indices: size.indices + places as u64,
                largest: size.largest.max(places as u64),
            },
        )
    }
}

/// Families that are solved together.
pub type Group = Vec<usize>;

/// A solved group.
#[derive(Debug)]
pub struct SolvedGroup(Vec<(usize, StoredFamily)>);

impl Solving {
    /// Begins a table, or goes on with one of which a part is solved. `smaller` must have every
    /// position with fewer pieces.
    #[must_use]
    pub fn new(pieces: u32, smaller: Tablebases, begun: Option<WdlTablebase>) -> Solving {
        Solving {
            smaller,
            table: begun
                .filter(|table| table.pieces() == pieces)
                .unwrap_or_else(|| WdlTablebase::unsolved(pieces)),
        }
    }

    /// The groups that can be solved next, in any order or at the same time; empty when all are
    /// solved.
    #[must_use]
    pub fn next(&self) -> Vec<Group> {
        order(&self.table.families)
            .into_iter()
            .map(|mut level| {
                level.retain(|group| group.iter().any(|&of| self.table.tables[of].is_none()));
                level
            })
            .find(|level| !level.is_empty())
            .unwrap_or_default()
    }

    /// The number of groups, and how many of them are solved.
    #[must_use]
    pub fn progress(&self) -> (u64, u64) {
        let groups = order(&self.table.families).into_iter().flatten();
        let mut counts = (0, 0);
        for group in groups {
            counts.0 += 1;
            counts.1 += u64::from(group.iter().all(|&of| self.table.tables[of].is_some()));
        }
        counts
    }

    /// Solves a group of [`Solving::next`].
    #[must_use]
    pub fn solve(&self, group: &[usize]) -> SolvedGroup {
        SolvedGroup(generator::solve(&self.smaller, &self.table, group))
    }

    /// Keeps what was solved.
    pub fn keep(&mut self, solved: SolvedGroup) {
        for (family, table) in solved.0 {
            self.table.tables[family] = Some(table);
        }
    }

    /// The table as far as it is solved.
    #[must_use]
    pub const fn table(&self) -> &WdlTablebase {
        &self.table
    }

    /// The same.
    #[must_use]
    pub fn into_table(self) -> WdlTablebase {
        self.table
    }
}
