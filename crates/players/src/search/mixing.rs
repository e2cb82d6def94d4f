//! Numbers that look random and are the same everywhere.

/// A number from `-most` to `most`, derived from `tie_break`.
pub(super) const fn spread(tie_break: u64, most: i32) -> i32 {
    ((tie_break >> 33) as i64 % (2 * most as i64 + 1)) as i32 - most
}
