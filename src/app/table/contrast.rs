//! The high-contrast table: flat colours and strong outlines instead of wood and light, painted in
//! code.
//!
//! Places are squares; a family with another board paints its own. Every mark has a shape of its
//! own, light inside and dark outside, so that it stands out from both kinds of squares.

use bevy::prelude::*;

use crate::app::assets::painted;

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

/// One sprite of an atlas while it is painted. The unit is the side of a square, the origin is the
/// centre, y points down.
pub struct Tile {
    side: usize,
    square: f32,
    /// Whether the place is a hex that stands on a corner instead of a square.
    hex: bool,
    pixels: Vec<[u8; 4]>,
}

/// The distances of a point from the centre along the normals of a hex's three pairs of sides, the
/// largest first.
fn hex_reach(at: Vec2) -> [f32; 3] {
    let half = 3.0_f32.sqrt() / 2.0;
    let mut reach = [
        at.x.abs(),
        (at.x / 2.0 + at.y * half).abs(),
        (at.x / 2.0 - at.y * half).abs(),
    ];
    reach.sort_by(|one, other| other.total_cmp(one));
    reach
}

impl Tile {
    fn new(side: usize, square: f32) -> Self {
        Self {
            side,
            square,
            hex: false,
            pixels: vec![[0; 4]; side * side],
        }
    }

    /// Fills all points at which the shape's signed distance is negative, with anti-aliased edges.
    pub fn fill(&mut self, color: [u8; 3], shape: impl Fn(Vec2) -> f32) {
        let middle = self.side as f32 / 2.0;
        for (index, pixel) in self.pixels.iter_mut().enumerate() {
            let at =
                Vec2::new((index % self.side) as f32, (index / self.side) as f32) + 0.5 - middle;
            let cover = (0.5 - shape(at / self.square) * self.square).clamp(0.0, 1.0);
            if cover <= 0.0 {
                continue;
            }
            let under = f32::from(pixel[3]) / 255.0;
            let alpha = cover + under * (1.0 - cover);
            for (channel, new) in pixel.iter_mut().zip(color) {
                let mixed =
                    (f32::from(new) * cover + f32::from(*channel) * under * (1.0 - cover)) / alpha;
                *channel = mixed.round() as u8;
            }
            pixel[3] = (alpha * 255.0).round() as u8;
        }
    }

    /// A disc around the centre.
    pub fn disc(&mut self, color: [u8; 3], radius: f32) {
        self.fill(color, |at| at.length() - radius);
    }

    /// A ring of this width around the centre.
    pub fn ring(&mut self, color: [u8; 3], radius: f32, width: f32) {
        self.fill(color, |at| (at.length() - radius).abs() - width / 2.0);
    }

    /// A ring of this many dashes.
    pub fn dashed_ring(&mut self, color: [u8; 3], radius: f32, width: f32, dashes: f32) {
        self.fill(color, |at| {
            let turn = at.y.atan2(at.x) / std::f32::consts::TAU * dashes;
            let along = ((turn - turn.floor() - 0.5).abs() - 0.32) * std::f32::consts::TAU / dashes
                * radius;
            ((at.length() - radius).abs() - width / 2.0).max(along)
        });
    }

    /// A frame in the form of the place; `half` is from the centre to its line.
    pub fn frame(&mut self, color: [u8; 3], half: f32, width: f32) {
        let hex = self.hex;
        self.fill(color, |at| (reach(hex, at) - half).abs() - width / 2.0);
    }

    /// A polygon.
    pub fn polygon(&mut self, color: [u8; 3], points: &[Vec2]) {
        self.fill(color, |at| polygon(points, at));
    }
}

/// The distance of a point from the centre towards the nearest side of a place.
fn reach(hex: bool, at: Vec2) -> f32 {
    if hex {
        hex_reach(at)[0]
    } else {
        at.abs().max_element()
    }
}

/// The signed distance of a point from a polygon, negative inside.
fn polygon(points: &[Vec2], at: Vec2) -> f32 {
    let mut nearest = f32::MAX;
    let mut inside = false;
    for (index, from) in points.iter().enumerate() {
        let to = points[(index + 1) % points.len()];
        let (side, off) = (to - *from, at - *from);
        let along = (off.dot(side) / side.length_squared().max(1e-9)).clamp(0.0, 1.0);
        nearest = nearest.min((off - side * along).length());
        if (from.y > at.y) != (to.y > at.y) && at.x < from.x + (at.y - from.y) * side.x / side.y {
            inside = !inside;
        }
    }
    if inside { -nearest } else { nearest }
}

/// An atlas of pieces and marks, in the same grid as the one it replaces, for squares or hexes. `piece` paints a family's
/// pieces by name; an unknown name stays empty, as the shadows do.
pub fn sheet(
    names: &[String],
    columns: u32,
    rows: u32,
    cell: u32,
    square: f32,
    hex: bool,
    piece: fn(&str, &mut Tile),
) -> Image {
    let side = cell as usize;
    let width = side * columns as usize;
    let height = side * rows as usize;
    let mut data = vec![0; width * height * 4];
    for (index, name) in names.iter().enumerate() {
        let (column, row) = (index % columns as usize, index / columns as usize);
        if row >= rows as usize {
            break;
        }
        let mut tile = Tile::new(side, square);
        tile.hex = hex;
        if !mark(name, &mut tile) {
            piece(name, &mut tile);
        }
        for (line, pixels) in tile.pixels.chunks_exact(side).enumerate() {
            let start = ((row * side + line) * width + column * side) * 4;
            for (to, pixel) in data[start..].chunks_exact_mut(4).zip(pixels) {
                to.copy_from_slice(pixel);
            }
        }
    }
    painted(width as u32, height as u32, data)
}

/// A blank card to be tinted: light, with a black edge and rounded corners.
pub fn card() -> Image {
    let (width, height) = (120_u32, 168_u32);
    let mut data = Vec::with_capacity((width * height * 4) as usize);
    let half = Vec2::new(width as f32, height as f32) / 2.0;
    for y in 0..height {
        for x in 0..width {
            let at = (Vec2::new(x as f32, y as f32) + 0.5 - half).abs();
            let corner = (at - (half - 9.0)).max(Vec2::ZERO).length() - 9.0;
            let alpha = (0.5 - corner).clamp(0.0, 1.0);
            let light = (0.5 - (corner + 5.0)).clamp(0.0, 1.0);
            let grey = (light * 255.0).round() as u8;
            data.extend([grey, grey, grey, (alpha * 255.0).round() as u8]);
        }
    }
    painted(width, height, data)
}

/// The side of the hexagon's image, relative to the hexagon's width from side to side.
pub const HEX_SIDE: f32 = 1.2;

/// A white pointy-top hexagon, to be tinted.
pub fn hexagon() -> Image {
    let side = 120;
    let width = side as f32 / HEX_SIDE;
    let mut tile = Tile::new(side, width);
    let corner = |step: u8| {
        let turn = std::f32::consts::FRAC_PI_3 * (f32::from(step) + 0.5);
        Vec2::from_angle(turn) / 3.0_f32.sqrt()
    };
    let corners: Vec<Vec2> = (0..6).map(corner).collect();
    tile.polygon(WHITE, &corners);
    painted(side as u32, side as u32, tile.pixels.concat())
}

/// Paints a mark. Returns false if the name is unknown.
fn mark(name: &str, tile: &mut Tile) -> bool {
    match name {
        "mark_selected" => {
            tile.frame(BLACK, 0.45, 0.15);
            tile.frame(YELLOW, 0.45, 0.09);
        }
        "mark_target" => {
            // On a hex it leaves room for the number at the top.
            let part = if tile.hex { 0.72 } else { 1.0 };
            tile.disc(BLACK, 0.33 * part);
            tile.disc(YELLOW, 0.295 * part);
            tile.disc(BLACK, 0.175 * part);
            tile.disc(WHITE, 0.09 * part);
        }
        "mark_last" => dashes(tile),
        "mark_last_from" => {
            dashes(tile);
            tile.disc(BLACK, 0.14);
            tile.disc(WHITE, 0.1);
        }
        // The corners around the piece.
        "mark_must" => {
            let hex = tile.hex;
            let corner = |from: f32, width: f32| {
                move |at: Vec2| {
                    // Where two sides meet, both are equally far away.
                    let other = if hex {
                        hex_reach(at)[1] - 0.145
                    } else {
                        at.abs().min_element()
                    };
                    ((reach(hex, at) - 0.45).abs() - width / 2.0).max(from - other)
                }
            };
            tile.fill(BLACK, corner(0.2, 0.15));
            tile.fill(YELLOW, corner(0.235, 0.085));
        }
        // A double ring outside the square, so that it never covers another mark.
        "mark_cursor" => {
            tile.frame(BLACK, 0.567, 0.14);
            tile.frame(WHITE, 0.606, 0.042);
            tile.frame(WHITE, 0.53, 0.042);
        }
        // A dashed ring around the piece; solid while pointed at.
        "mark_take" => {
            tile.ring(BLACK, 0.5, 0.15);
            tile.dashed_ring(YELLOW, 0.5, 0.085, 8.0);
        }
        "mark_take_hover" => {
            tile.ring(BLACK, 0.5, 0.19);
            tile.ring(YELLOW, 0.5, 0.12);
        }
        // The pieces of a completed line.
        "line_rim" => tile.ring(YELLOW, 0.47, 0.06),
        "mark_refused" => {
            let cross = |width: f32, long: f32| {
                move |at: Vec2| {
                    let (one, two) = ((at.x + at.y).abs(), (at.x - at.y).abs());
                    one.min(two) / std::f32::consts::SQRT_2 - width / 2.0
                        + (at.abs().max_element() - long).max(0.0) * 4.0
                }
            };
            tile.fill(BLACK, cross(0.26, 0.33));
            tile.fill(YELLOW, cross(0.15, 0.3));
        }
        _ => return false,
    }
    true
}

/// The dashed frame of the last move.
fn dashes(tile: &mut Tile) {
    tile.frame(BLACK, 0.45, 0.1);
    let hex = tile.hex;
    tile.fill(WHITE, |at| {
        let line = (reach(hex, at) - 0.45).abs() - 0.033;
        if hex {
            let turn = at.y.atan2(at.x) / std::f32::consts::TAU * 18.0;
            return line.max(((turn - turn.floor() - 0.5).abs() - 0.3) / 6.0);
        }
        let across = if at.x.abs() > at.y.abs() { at.y } else { at.x };
        let step = (across + 0.5) * 5.0;
        line.max(((step - step.floor() - 0.5).abs() - 0.3) / 5.0)
    });
}

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

    #[test]
    fn every_mark_has_a_form_of_its_own() {
        for hex in [false, true] {
            compare_marks(hex);
        }
    }

    fn compare_marks(hex: bool) {
        let names = [
            "selected",
            "target",
            "last",
            "last_from",
            "must",
            "cursor",
            "refused",
            "take",
            "take_hover",
        ];
        let pictures: Vec<Vec<u8>> = names
            .iter()
            .map(|name| {
                let mut tile = Tile::new(96, 72.0);
                tile.hex = hex;
                assert!(mark(&format!("mark_{name}"), &mut tile), "{name}");
                // Only the shape: which pixels are covered, and which of them are light.
                tile.pixels
                    .iter()
                    .map(|[r, _, _, a]| if *a < 128 { 0 } else { 1 + r / 128 })
                    .collect()
            })
            .collect();
        for (index, one) in pictures.iter().enumerate() {
            for (other, name) in pictures.iter().zip(names).skip(index + 1) {
                let differing = one.iter().zip(other).filter(|(a, b)| a != b).count();
                assert!(
                    differing > 96 * 96 / 60,
                    "{} and {name} differ in {differing} points",
                    names[index]
                );
            }
        }
        assert!(!mark("man_dark_0", &mut Tile::new(8, 6.0)));
    }

    #[test]
    fn a_sheet_has_its_pictures_in_the_grid_of_the_other_one() {
        fn piece(name: &str, tile: &mut Tile) {
            if name == "man" {
                tile.disc(WHITE, 0.4);
            }
        }
        let names = ["shadow", "man", "mark_selected"].map(str::to_owned);
        let image = sheet(&names, 2, 2, 20, 15.0, false, piece);
        let data = image.data.as_ref().expect("pixels");
        let alpha = |x: usize, y: usize| data[(y * 40 + x) * 4 + 3];
        assert_eq!((alpha(10, 10), alpha(30, 10), alpha(10, 30)), (0, 255, 0));
        assert_eq!(alpha(10 - 7, 30), 255, "the frame of the selected square");
    }
}
