//! Numbers that look random and are the same everywhere.

/// A 64-bit mixing function (splitmix64).
#[must_use]
pub(crate) const fn mix(x: u64) -> u64 {
    let mut z = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A number from `-most` to `most`, derived from `tie_break`.
pub(super) const fn spread(tie_break: u64, most: i32) -> i32 {
    ((tie_break >> 33) as i64 % (2 * most as i64 + 1)) as i32 - most
}
