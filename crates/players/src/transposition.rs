//! The transposition table of [`search`](super::search), with a fixed size in memory. The threads of
//! a search share it.

use std::iter::repeat_with;
use std::sync::atomic::{AtomicU64, Ordering};

/// The relation of a stored score to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true score is the stored one.
    Exact,
    /// The true score is the stored one or more.
    AtLeast,
    /// The true score is the stored one or less.
    AtMost,
}

/// The stored result for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The score, with wins counted from the position itself.
    pub score: i16,
    /// The depth of the search that found the score.
    pub depth: u8,
    /// The relation of the score to the true one.
    pub bound: Bound,
    /// The best move, as its index among the generated moves; [`Entry::NO_MOVE`] if unknown.
    pub choice: u16,
}

impl Entry {
    /// The index for “no move”.
    pub const NO_MOVE: u16 = u16::MAX;

    /// The lowest 48 bits hold the entry, `age` is above them, and the top bit marks a used slot.
    const fn pack(self, age: u8) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 0,
            Bound::AtLeast => 1,
            Bound::AtMost => 2,
        };
        self.score as u16 as u64
            | (self.depth as u64) << 16
            | bound << 24
            | (self.choice as u64) << 32
            | (age as u64) << 48
            | 1 << 63
    }

    const fn unpack(data: u64) -> Entry {
        let bound = match data >> 24 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Entry {
            score: data as u16 as i16,
            depth: (data >> 16) as u8,
            bound,
            choice: (data >> 32) as u16,
        }
    }
}

/// The age stored in the data of a slot.
const fn age_of(data: u64) -> u8 {
    (data >> 48) as u8 & LAST_AGE
}

/// Slots in a 64-byte bucket, each a key and its data.
const SLOTS: usize = 4;

/// Four entries, each its data and, before it, the key combined with the data.
///
/// Another thread may write while an entry is read, and then the two numbers are of different
/// entries. Together they give another key, so that nobody believes them.
///
/// Source: Robert Hyatt and Timothy Mann, “A lock-less transposition table implementation for
/// parallel search”, ICGA Journal 25 (2002).
#[derive(Debug, Default)]
struct Bucket([AtomicU64; 2 * SLOTS]);

impl Bucket {
    /// The key and the data of a slot.
    #[inline(always)]
    fn read(&self, slot: usize) -> (u64, u64) {
        let data = self.0[2 * slot + 1].load(Ordering::Relaxed);
        (self.0[2 * slot].load(Ordering::Relaxed) ^ data, data)
    }

    #[inline(always)]
    fn write(&self, slot: usize, key: u64, data: u64) {
        self.0[2 * slot].store(key ^ data, Ordering::Relaxed);
        self.0[2 * slot + 1].store(data, Ordering::Relaxed);
    }
}

/// A hash table of [`Entry`] by position key. It never grows, and the same stores in the same order
/// give the same table.
///
/// Most nodes are close to the horizon and most of these are never visited again: a large table
/// keeps them in a small part of their own that stays in the processor's cache.
#[derive(Debug)]
pub struct TranspositionTable {
    buckets: Vec<Bucket>,
    /// The part for depths below [`FAR`]; empty in a small table, which has one part for all
    /// depths.
    near: Vec<Bucket>,
    age: u8,
    /// Entries with a lower age are ignored, so that clearing need not touch the memory.
    oldest: u8,
}

/// The highest age; after it the memory is wiped and ages restart.
const LAST_AGE: u8 = 0x7F;
/// From this depth on entries are in the large part.
const FAR: i32 = 5;
/// The size of the small part, and of the smallest table that has one, in bytes.
const NEAR_BYTES: usize = 1 << 18;
const PARTED_BYTES: usize = 1 << 22;

impl TranspositionTable {
    /// A table of at most `bytes` bytes (at least 64).
    #[must_use]
    pub fn with_bytes(bytes: usize) -> TranspositionTable {
        let buckets = |bytes: usize| {
            let empty = repeat_with(Bucket::default);
            empty.take(bytes / size_of::<Bucket>()).collect()
        };
        let near = if bytes >= PARTED_BYTES { NEAR_BYTES } else { 0 };
        TranspositionTable {
            buckets: buckets((bytes - near).max(size_of::<Bucket>())),
            near: buckets(near),
            oldest: 0,
            age: 0,
        }
    }

    /// The lowest depth at which probing pays off: a large table is slower than searching the last
    /// ply again.
    #[must_use]
    pub const fn worth_from(&self) -> i32 {
        if self.near.is_empty() { 1 } else { 2 }
    }

    /// The size in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        (self.buckets.len() + self.near.len()) * size_of::<Bucket>()
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        if self.age == LAST_AGE {
            self.wipe();
        } else {
            self.age += 1;
            self.oldest = self.age;
        }
    }

    fn wipe(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.near.fill_with(Bucket::default);
        self.age = 0;
        self.oldest = 0;
    }

    /// Starts a new generation: entries stored so far are replaced first.
    pub fn grow_older(&mut self) {
        if self.age == LAST_AGE {
            self.wipe();
        } else {
            self.age += 1;
        }
    }

    /// Whether the data of a slot is a current entry.
    #[inline]
    const fn holds(&self, data: u64) -> bool {
        data != 0 && age_of(data) >= self.oldest
    }

    /// The bucket index of a key among `buckets`.
    #[inline]
    const fn place(key: u64, buckets: usize) -> usize {
        ((key as u128 * buckets as u128) >> 64) as usize
    }

    /// Whether entries of this depth are in the small part.
    #[inline]
    const fn is_near(&self, depth: i32) -> bool {
        depth < FAR && !self.near.is_empty()
    }

    /// The part for entries of this depth.
    #[inline]
    fn part(&self, depth: i32) -> &[Bucket] {
        if self.is_near(depth) {
            &self.near
        } else {
            &self.buckets
        }
    }

    /// Prefetches the memory for this key without waiting for it.
    #[inline]
    pub fn fetch(&self, key: u64, depth: i32) {
        let part = self.part(depth);
        std::hint::black_box(part[TranspositionTable::place(key, part.len())].read(0));
    }

    /// The entry for this key, from a search of about this depth.
    #[inline]
    #[must_use]
    pub fn get(&self, key: u64, depth: i32) -> Option<Entry> {
        let part = self.part(depth);
        let found = self.look(&part[TranspositionTable::place(key, part.len())], key);
        if found.is_none() && depth == FAR && !self.near.is_empty() {
            // The entry of the previous iteration.
            return self.look(
                &self.near[TranspositionTable::place(key, self.near.len())],
                key,
            );
        }
        found
    }

    #[inline]
    fn look(&self, bucket: &Bucket, key: u64) -> Option<Entry> {
        (0..SLOTS)
            .map(|slot| bucket.read(slot))
            .find(|&(of, data)| of == key && self.holds(data))
            .map(|(_, data)| Entry::unpack(data))
    }

    /// Stores an entry. It replaces an entry of the same position, or else the oldest and
    /// shallowest one in the bucket.
    #[inline]
    pub fn put(&self, key: u64, entry: Entry) {
        let (age, oldest) = (self.age, self.oldest);
        let part = self.part(i32::from(entry.depth));
        let bucket = &part[TranspositionTable::place(key, part.len())];
        let mut worst = (0, i32::MAX);
        for slot in 0..SLOTS {
            let (of, data) = bucket.read(slot);
            let empty = data == 0 || age_of(data) < oldest;
            if empty || of == key {
                let kept = if empty {
                    Entry::NO_MOVE
                } else {
                    Entry::unpack(data).choice
                };
                let choice = if entry.choice == Entry::NO_MOVE {
                    kept
                } else {
                    entry.choice
                };
                bucket.write(slot, key, Entry { choice, ..entry }.pack(age));
                return;
            }
            let stale = age_of(data) != age;
            let worth = i32::from((data >> 16) as u8) - if stale { 256 } else { 0 };
            if worth < worst.1 {
                worst = (slot, worth);
            }
        }
        bucket.write(worst.0, key, entry.pack(age));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coffer_rules::stable_hash::GOLDEN_RATIO;

    #[test]
    fn the_table_never_takes_more_than_it_was_given() {
        for bytes in [0, 64, 100, 1 << 16, (1 << 20) - 1, 3 << 20] {
            let table = TranspositionTable::with_bytes(bytes);
            assert!(
                table.bytes() <= bytes.max(64),
                "{} for {bytes}",
                table.bytes()
            );
            assert!(table.bytes() * 2 > bytes, "{} for {bytes}", table.bytes());
        }
    }

    #[test]
    fn entries_come_back_until_deeper_ones_crowd_them_out() {
        let mut table = TranspositionTable::with_bytes(64);
        let entry = |depth: u8, bound| Entry {
            score: -123 - i16::from(depth),
            depth,
            bound,
            choice: u16::from(depth) + 300,
        };
        for (key, depth) in [(1, 5), (2, 3), (3, 7), (4, 9)] {
            table.put(key, entry(depth, Bound::AtLeast));
        }
        table.put(5, entry(4, Bound::AtMost));
        assert_eq!(table.get(2, 9), None, "the shallowest made room");
        assert_eq!(table.get(5, 9), Some(entry(4, Bound::AtMost)));
        assert_eq!(table.get(4, 9), Some(entry(9, Bound::AtLeast)));
        table.grow_older();
        table.put(6, entry(0, Bound::Exact));
        table.put(7, entry(0, Bound::Exact));
        assert_eq!(
            table.get(6, 9),
            Some(entry(0, Bound::Exact)),
            "an old entry goes before a young one"
        );
        table.clear();
        assert!((1..8).all(|key| table.get(key, 9).is_none()));
    }

    #[test]
    fn a_cleared_table_is_as_good_as_a_new_one_however_often_it_was_cleared() {
        let mut used = TranspositionTable::with_bytes(128);
        for round in 0..400_u64 {
            if round % 3 == 0 {
                used.grow_older();
            }
            used.clear();
            let new = TranspositionTable::with_bytes(128);
            for key in 0..20 {
                let entry = Entry {
                    score: 1,
                    depth: (key * 7 % 5) as u8,
                    bound: Bound::Exact,
                    choice: Entry::NO_MOVE,
                };
                used.put(key, entry);
                new.put(key, entry);
            }
            assert!(
                (0..20).all(|key| used.get(key, 9) == new.get(key, 9)),
                "round {round}"
            );
        }
    }

    #[test]
    fn what_lies_close_to_the_horizon_crowds_out_nothing_deep_in_a_large_table() {
        let mut table = TranspositionTable::with_bytes(PARTED_BYTES);
        assert_eq!(table.bytes(), PARTED_BYTES);
        let entry = |depth: u8| Entry {
            score: i16::from(depth),
            depth,
            bound: Bound::Exact,
            choice: 7,
        };
        let keys = |from: u64| (from..from + 200_000).map(|i| i.wrapping_mul(GOLDEN_RATIO));
        for key in keys(0).take(20_000) {
            table.put(key, entry(6));
        }
        for key in keys(1 << 20) {
            table.put(key, entry(2));
        }
        let deep = keys(0)
            .take(20_000)
            .filter(|&key| table.get(key, 6) == Some(entry(6)))
            .count();
        assert!(deep > 19_900, "{deep} of 20,000 are left");
        let close = keys(1 << 20)
            .filter(|&key| table.get(key, 2) == Some(entry(2)))
            .count();
        assert!(
            close > 10_000 && close <= NEAR_BYTES / 16,
            "{close} of the last ones are there"
        );
        // The first iteration that reaches this depth finds the entries of the one before; deeper
        // ones do not look there.
        let last = keys(1 << 20).next_back().expect("the last key");
        assert_eq!(
            (table.get(last, FAR), table.get(last, FAR + 1)),
            (Some(entry(2)), None)
        );
        table.clear();
        assert!(keys(1 << 20).all(|key| table.get(key, 2).is_none()));
    }

    #[test]
    fn an_entry_of_which_another_thread_wrote_a_half_is_not_believed() {
        let entry = |score| Entry {
            score,
            depth: 3,
            bound: Bound::Exact,
            choice: 4,
        };
        let (one, other) = (Bucket::default(), Bucket::default());
        one.write(0, 7, entry(1).pack(0));
        other.write(0, 8, entry(2).pack(0));
        let table = TranspositionTable::with_bytes(64);
        assert_eq!(table.look(&one, 7), Some(entry(1)));
        let half = |bucket: &Bucket, at: usize| bucket.0[at].load(Ordering::Relaxed);
        let torn = Bucket::default();
        torn.0[0].store(half(&one, 0), Ordering::Relaxed);
        torn.0[1].store(half(&other, 1), Ordering::Relaxed);
        assert_eq!((table.look(&torn, 7), table.look(&torn, 8)), (None, None));
    }

    #[test]
    fn a_store_without_a_move_keeps_the_known_one() {
        let table = TranspositionTable::with_bytes(64);
        table.put(
            9,
            Entry {
                score: 1,
                depth: 2,
                bound: Bound::AtLeast,
                choice: 4,
            },
        );
        table.put(
            9,
            Entry {
                score: 0,
                depth: 3,
                bound: Bound::AtMost,
                choice: Entry::NO_MOVE,
            },
        );
        assert_eq!(
            table.get(9, 9),
            Some(Entry {
                score: 0,
                depth: 3,
                bound: Bound::AtMost,
                choice: 4
            })
        );
    }
}
