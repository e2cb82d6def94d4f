//! Values that are predicted from those of their neighbours.

/// The number of neighbours.
pub(crate) const NEIGHBOURS: usize = 8;

/// The greatest distance, halved.
pub(crate) const FURTHEST: i32 = 126;

/// A value that can be predicted from others: won, drawn or lost, and the distance, halved if all
/// wins take an odd number of plies.
pub(crate) trait Predicted: Copy {
    /// Not a value: unknown so far.
    const OPEN: Self;
    /// 0 drawn, 1 won, 2 lost, 3 unknown.
    fn kind(self) -> usize;
    /// The distance in packed form, at most [`FURTHEST`].
    fn half(self) -> i32;
    /// The value with this result and distance.
    fn of(kind: usize, half: i32) -> Self;
}
