//! The colours of the high-contrast table, which are also those of its
//! [sprites](crate::app::table::drawing::flat).

use bevy::prelude::*;

/// Outlines, dark pieces, the frame of the board.
pub const BLACK: [u8; 3] = [0x0a, 0x0a, 0x0a];
/// Light pieces, outlines on dark, text on the table.
pub const WHITE: [u8; 3] = [0xff, 0xff, 0xff];
/// The squares that are played on, where they come in two kinds: the second kind.
pub const NAVY: [u8; 3] = [0x12, 0x14, 0x2c];
/// The squares that are not played on.
pub const CREAM: [u8; 3] = [0xff, 0xf3, 0xcf];
/// The squares that are played on.
pub const BLUE: [u8; 3] = [0x0a, 0x3d, 0x8f];
/// Attention.
pub const YELLOW: [u8; 3] = [0xff, 0xd6, 0x0a];

/// Converts a colour for a sprite.
pub fn color([r, g, b]: [u8; 3]) -> Color {
    Color::srgb_u8(r, g, b)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast ratio of two colours, as defined by the WCAG.
    fn contrast(one: [u8; 3], other: [u8; 3]) -> f32 {
        let light = |[r, g, b]: [u8; 3]| {
            let linear = Color::srgb_u8(r, g, b).to_linear();
            0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue + 0.05
        };
        let (one, other) = (light(one), light(other));
        one.max(other) / one.min(other)
    }

    #[test]
    fn marks_stand_out_from_both_kinds_of_squares() {
        for square in [BLUE, NAVY, CREAM] {
            for (inside, outline) in [(YELLOW, BLACK), (WHITE, BLACK)] {
                let best = contrast(inside, square).max(contrast(outline, square));
                assert!(best >= 3.0, "{inside:?} on {square:?}: {best}");
            }
        }
        for (one, other) in [
            (YELLOW, BLACK),
            (WHITE, BLACK),
            (BLUE, CREAM),
            (WHITE, BLUE),
            (WHITE, NAVY),
        ] {
            assert!(
                contrast(one, other) >= 7.0,
                "{one:?} {other:?}: {}",
                contrast(one, other)
            );
        }
        assert!(contrast(YELLOW, BLUE) >= 3.0 && contrast(WHITE, BLUE) >= 3.0);
        assert!(contrast(YELLOW, NAVY) >= 3.0);
    }
}
