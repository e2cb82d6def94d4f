//! What the solver has found out: bounds for sets of positions that differ only in ranks that do not matter.

use super::deck::SUITS;

/// Bits for each card of a suit: its owner and whether it is special.
pub(super) const BITS: u32 = 3;

/// The suits of a position, each as the list of its remaining cards from the highest down: owner, and whether it is special.
pub(super) type Ranks = [u64; SUITS];

/// How many of the highest cards matter in each suit.
pub(super) type Depths = [u8; SUITS];

#[inline]
fn mask(depth: u8) -> u64 {
    (1 << (BITS * u32::from(depth & 15))) - 1
}

#[derive(Clone, Copy)]
struct Entry<const S: usize> {
    key: u64,
    ranks: [u64; S],
    depths: [u8; S],
    next: u32,
    low: u8,
    high: u8,
    best: u8,
}

/// What the table says.
#[derive(Clone, Copy, Debug)]
pub(super) enum Found {
    /// Nothing that decides; a play that was good in such a position, if one is known.
    Nothing(Option<u8>),
    /// Whether the first team takes as much as was asked for, and how many cards of each suit matter for it.
    Known(bool, Depths),
}

/// A table with room for a fixed number of entries; it is emptied when it is full.
pub(super) struct Table<const S: usize> {
    heads: Vec<u32>,
    entries: Vec<Entry<S>>,
    room: usize,
}

const END: u32 = u32::MAX;

impl<const S: usize> Table<S> {
    /// Room for two to the power of `bits` entries.
    pub(super) fn new(bits: u32) -> Table<S> {
        Table {
            heads: vec![END; 1 << bits],
            entries: Vec::with_capacity(1 << bits),
            room: 1 << bits,
        }
    }

    pub(super) fn clear(&mut self) {
        if !self.entries.is_empty() {
            self.heads.fill(END);
            self.entries.clear();
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.heads.len() - 1)
    }

    /// Whether the first team takes at least `target` from here, as far as is known.
    #[inline]
    pub(super) fn find(&self, key: u64, ranks: &Ranks, target: i32) -> Found {
        let mut at = self.heads[self.slot(key)];
        let mut best = None;
        while let Some(entry) = self.entries.get(at as usize) {
            if entry.key == key && (0..S).all(|s| (entry.ranks[s] ^ ranks[s]) & mask(entry.depths[s]) == 0) {
                let answer = if i32::from(entry.low) >= target {
                    Some(true)
                } else if i32::from(entry.high) < target {
                    Some(false)
                } else {
                    None
                };
                if let Some(answer) = answer {
                    let mut depths = [0; SUITS];
                    depths[..S].copy_from_slice(&entry.depths);
                    return Found::Known(answer, depths);
                }
                if best.is_none() && entry.best != u8::MAX {
                    best = Some(entry.best);
                }
            }
            at = entry.next;
        }
        Found::Nothing(best)
    }

    /// Notes that the first team takes at least `target`, or less.
    #[inline]
    pub(super) fn store(&mut self, key: u64, ranks: &Ranks, depths: &Depths, target: i32, reached: bool, best: u8) {
        let slot = self.slot(key);
        let mut at = self.heads[slot];
        while let Some(entry) = self.entries.get_mut(at as usize) {
            if entry.key == key && entry.depths[..] == depths[..S] && (0..S).all(|s| (entry.ranks[s] ^ ranks[s]) & mask(depths[s]) == 0) {
                if reached {
                    entry.low = entry.low.max(target as u8);
                } else {
                    entry.high = entry.high.min((target - 1) as u8);
                }
                if best != u8::MAX {
                    entry.best = best;
                }
                return;
            }
            at = entry.next;
        }
        if self.entries.len() >= self.room {
            self.clear();
        }
        let mut own = [0; S];
        own.copy_from_slice(&ranks[..S]);
        let mut deep = [0; S];
        deep.copy_from_slice(&depths[..S]);
        let entry = Entry {
            key,
            ranks: own,
            depths: deep,
            next: self.heads[slot],
            low: if reached { target as u8 } else { 0 },
            high: if reached { u8::MAX } else { (target - 1) as u8 },
            best,
        };
        self.heads[slot] = self.entries.len() as u32;
        self.entries.push(entry);
    }
}
