//! Hashes and mixed numbers that are the same on every machine and in every version of Rust, unlike
//! the standard library's: position keys seed the random choices of the computer players.

use std::hash::{Hash, Hasher};

/// The golden ratio as 64 bits: the step between the states of splitmix64.
pub const GOLDEN_RATIO: u64 = 0x9E37_79B9_7F4A_7C15;

/// What FNV-1a begins with.
const FNV_START: u64 = 0xCBF2_9CE4_8422_2325;

/// 64-bit FNV-1a of these bytes.
#[must_use]
pub fn fnv(bytes: &[u8]) -> u64 {
    fnv_from(FNV_START, bytes)
}

/// 64-bit FNV-1a of these bytes after others.
fn fnv_from(start: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(start, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// A 64-bit mixing function without collisions (splitmix64).
#[inline]
#[must_use]
pub const fn mix(x: u64) -> u64 {
    finish(x.wrapping_add(GOLDEN_RATIO))
}

/// The last part of splitmix64: every bit of the result depends on the whole number.
#[inline]
#[must_use]
pub const fn finish(x: u64) -> u64 {
    let x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ x >> 31
}

/// 64-bit FNV-1a, finished with a mixer so that every bit of the result depends on the whole input.
/// Numbers are hashed in little-endian order, sizes as 64 bits.
pub struct StableHasher(u64);

impl StableHasher {
    /// A hasher without any input yet.
    #[must_use]
    pub const fn new() -> StableHasher {
        StableHasher(FNV_START)
    }

    /// The hash of one value.
    #[must_use]
    pub fn of(value: &impl Hash) -> u64 {
        let mut hasher = StableHasher::new();
        value.hash(&mut hasher);
        hasher.finish()
    }
}

impl Default for StableHasher {
    fn default() -> StableHasher {
        StableHasher::new()
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        finish(self.0)
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = fnv_from(self.0, bytes);
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_u128(&mut self, number: u128) {
        self.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_i16(&mut self, number: i16) {
        self.write(&number.to_le_bytes());
    }

    fn write_i32(&mut self, number: i32) {
        self.write(&number.to_le_bytes());
    }

    fn write_i64(&mut self, number: i64) {
        self.write(&number.to_le_bytes());
    }

    fn write_i128(&mut self, number: i128) {
        self.write(&number.to_le_bytes());
    }

    fn write_isize(&mut self, number: isize) {
        self.write_i64(number as i64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These values must never change: they decide how saved matches continue.
    #[test]
    fn the_same_value_has_the_same_hash_everywhere() {
        assert_eq!(StableHasher::of(&()), 0xF52A_15E9_A9B5_E89B);
        assert_eq!(
            StableHasher::of(&(1_u8, 2_usize, -3_i32)),
            0xA152_67C9_F312_DD75
        );
        assert_eq!(
            StableHasher::of(&vec![Some(7_u16), None]),
            0x2D0D_EFBA_F6B8_3F4A
        );
    }

    /// The first numbers of splitmix64 from the seed 0, and FNV-1a as published.
    #[test]
    fn numbers_and_bytes_are_mixed_as_published() {
        assert_eq!(mix(0), 0xE220_A839_7B1D_CDAF);
        assert_eq!(mix(GOLDEN_RATIO), 0x6E78_9E6A_A1B9_65F4);
        assert_eq!(fnv(b""), 0xCBF2_9CE4_8422_2325);
        assert_eq!(fnv(b"a"), 0xAF63_DC4C_8601_EC8C);
        assert_eq!(fnv(b"foobar"), 0x8594_4171_F739_67E8);
    }

    #[test]
    fn other_values_have_other_hashes() {
        let hashes: std::collections::BTreeSet<u64> = (0_u32..10_000)
            .flat_map(|n| [StableHasher::of(&n), StableHasher::of(&(n, n))])
            .collect();
        assert_eq!(hashes.len(), 20_000);
    }
}
