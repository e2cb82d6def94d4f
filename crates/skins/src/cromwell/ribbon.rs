//! The measures of the ribbon of time: a stretch of silk for each house in play, with its name, its
//! badge, a stitch between two monarchs, and the years; and of the Block.

use glam::Vec2;

/// The index of its sprites.
pub const INDEX: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../assets/images/cromwell_panels.json"
));
/// What the names of its sprites begin with.
pub const SPRITES: &str = "cromwell_";

/// The height of the cards that the ribbon is drawn for, in design units; all other lengths are
/// given for it.
pub const SILK: f32 = 88.0;
/// The band with the name of a house, above the silk.
pub const BAND: f32 = 24.0;
/// The size of that name, and the space that it leaves in the band.
pub const NAME: (f32, f32) = (16.0, 6.0);
/// The colour of that name.
pub const PALE: [u8; 3] = [253, 243, 214];
/// The strip with the years, below the silk.
pub const YEARS: f32 = 20.0;
/// The size of a year, and how many of them a stretch must be long to have one.
pub const YEAR: (f32, f32) = (14.0, 2.4);
/// Where a year begins, from the lower left corner of the silk, y down.
pub const YEAR_AT: Vec2 = Vec2::new(11.0, 12.0);
/// The middle of the mark before it, likewise, and its size.
pub const YEAR_MARK: (Vec2, Vec2) = (Vec2::splat(5.0), Vec2::new(9.0, 7.0));
/// How far the ribbon goes beyond the stitches.
pub const BEYOND: Vec2 = Vec2::new(12.0, 4.0);
/// The size of a badge, and the part of its stretch that it fills at most.
pub const BADGE: (f32, f32) = (60.0, 0.8);
/// The size of a stitch.
pub const STITCH: Vec2 = Vec2::new(2.0, 82.0);

/// The width of a card for which the Block is drawn.
pub const BLOCK_CARD: f32 = 90.0;
/// The size of its wood.
pub const BLOCK: Vec2 = Vec2::new(172.0, 160.0);
/// The middle of the axe, from that of the Block, and its size.
pub const AXE: (Vec2, Vec2) = (Vec2::new(144.0, 0.0), Vec2::new(116.0, 156.0));
