//! Steps and lines for sets of points, for two sets at once at the cost of one.
//!
//! Two sets are packed in one 64-bit number, each in the lowest 24 bits of its half.

/// Every point.
pub const ALL: u32 = 0xFF_FFFF;
/// The points on spokes.
const ON_SPOKE: u64 = twice(0xAA_AAAA);
/// The points on the outer ring.
const OUTER: u64 = twice(0xFF);

/// The same set in both halves.
#[inline(always)]
pub const fn twice(set: u32) -> u64 {
    set as u64 | (set as u64) << 32
}

/// The sets moved one step clockwise along the rings.
#[inline(always)]
pub(super) const fn on(sets: u64) -> u64 {
    (sets << 1) & twice(0xFE_FEFE) | (sets >> 7) & twice(0x01_0101)
}

/// The sets moved one step anticlockwise along the rings.
#[inline(always)]
pub(super) const fn back(sets: u64) -> u64 {
    (sets >> 1) & twice(0x7F_7F7F) | (sets << 7) & twice(0x80_8080)
}

/// The sets moved one step inward along the spokes.
#[inline(always)]
pub(super) const fn inward(sets: u64) -> u64 {
    ((sets & ON_SPOKE) << 8) & twice(ALL)
}

/// The sets moved one step outward along the spokes.
#[inline(always)]
pub(super) const fn outward(sets: u64) -> u64 {
    ((sets & ON_SPOKE) >> 8) & twice(ALL)
}

/// All points one step away from any point of the sets.
#[inline(always)]
pub const fn around_both(sets: u64) -> u64 {
    on(sets) | back(sets) | inward(sets) | outward(sets)
}

/// Corners that the next two points clockwise, both in the set, complete to a line.
#[inline(always)]
pub(super) const fn line_on(sets: u64) -> u64 {
    let next = back(sets);
    next & back(next) & !ON_SPOKE
}

/// Corners that the next two points anticlockwise, both in the set, complete to a line.
#[inline(always)]
pub(super) const fn line_back(sets: u64) -> u64 {
    let next = on(sets);
    next & on(next) & !ON_SPOKE
}

/// Side midpoints whose two neighbouring corners are in the set.
#[inline(always)]
pub(super) const fn line_across(sets: u64) -> u64 {
    on(sets) & back(sets) & ON_SPOKE
}

/// Points on spokes whose other two points are in the set.
#[inline(always)]
pub(super) const fn line_spoke(sets: u64) -> u64 {
    let sets = sets & ON_SPOKE;
    (sets << 8 | sets >> 16 & OUTER) & ((sets & OUTER) << 16 | sets >> 8) & twice(ALL)
}

/// The points where one more man closes a mill of the set.
#[inline(always)]
pub const fn closing_both(sets: u64) -> u64 {
    line_on(sets) | line_back(sets) | line_across(sets) | line_spoke(sets)
}

/// The points where a man of the set can close a mill with two others by one step.
#[inline(always)]
pub(crate) const fn closing_by_a_step(sets: u64) -> u64 {
    // A man that steps along a ring leaves its old line, so at a corner it can close only the line
    // ahead, and at a midpoint only the spoke.
    let spoke = line_spoke(sets);
    on(sets) & (line_on(sets) | spoke)
        | back(sets) & (line_back(sets) | spoke)
        | (inward(sets) | outward(sets)) & line_across(sets)
}

/// The men of the set that are in mills.
#[inline(always)]
pub const fn in_mills_both(sets: u64) -> u64 {
    let sides = sets & line_across(sets);
    let spokes = whole_spokes(sets);
    sides | on(sides) | back(sides) | spokes | spokes << 8 | spokes << 16
}

/// The outer points of the spokes that are completely in the set.
#[inline(always)]
const fn whole_spokes(sets: u64) -> u64 {
    sets & (sets >> 8) & (sets >> 16) & ON_SPOKE & OUTER
}

/// All points one step away from any point of the set.
#[inline]
#[must_use]
pub const fn around(set: u32) -> u32 {
    around_both(set as u64) as u32
}

/// The points where one more man closes a mill of the set.
#[inline]
#[must_use]
pub const fn closing(set: u32) -> u32 {
    closing_both(set as u64) as u32
}

/// The men of the set that are in mills.
#[inline]
#[must_use]
pub const fn in_mills(set: u32) -> u32 {
    in_mills_both(set as u64) as u32
}

/// The number of mills in the set.
#[inline]
#[must_use]
pub const fn mills(set: u32) -> u32 {
    let set = set as u64;
    (set & line_across(set)).count_ones() + whole_spokes(set).count_ones()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stable_hash::mix;

    #[test]
    fn two_sets_at_once_do_not_touch_each_other() {
        let functions: [fn(u64) -> u64; 11] = [
            on,
            back,
            inward,
            outward,
            around_both,
            line_on,
            line_back,
            line_across,
            line_spoke,
            closing_both,
            in_mills_both,
        ];
        let mut steps = 0;
        for i in 0..5000 {
            let sets = mix(i) & mix(i + 77_777) & twice(ALL);
            let [own, other] = [sets & u64::from(ALL), sets >> 32];
            for function in functions {
                assert_eq!(
                    function(sets),
                    function(own) | function(other) << 32,
                    "{sets:x}"
                );
                assert_eq!(function(sets) & !twice(ALL), 0, "{sets:x}");
            }
            assert_eq!(
                closing_by_a_step(sets),
                closing_by_a_step(own) | closing_by_a_step(other) << 32
            );
            steps += u32::from(closing_by_a_step(sets) != 0);
        }
        assert!(steps > 1000, "{steps}");
    }
}
