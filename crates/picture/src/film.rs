//! A match as an animated GIF.

use std::borrow::Cow;
use std::collections::BTreeMap;

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use image::RgbaImage;

use super::art::Art;
use super::error::PictureError;
use super::painter::Painter;
use super::scene::Scene;

/// The colours of a film; one more is transparent.
const COLORS: usize = 255;
/// One pixel of so many is looked at for the colours.
const SAMPLE: i32 = 7;
/// How many positions are looked at for the colours.
const SAMPLED: usize = 4;

/// How a film runs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Film {
    /// Its width, in pixels.
    pub width: u32,
    /// How long each position is seen, in hundredths of a second.
    pub delay: u16,
}

impl Film {
    /// How long the last position is seen, in hundredths of a second.
    const LAST: u16 = 400;
}

/// The scenes of a match as an animated GIF, which begins again after its end.
///
/// # Errors
/// If the game has no board, or its images cannot be read.
pub fn film(art: &dyn Art, scenes: &[Scene], how: Film) -> Result<Vec<u8>, PictureError> {
    let mut out = Vec::new();
    let Some(first) = scenes.first() else {
        return Ok(out);
    };
    let mut painter = Painter::new(art, first, how.width)?;
    let mut palette = Palette::of(&mut painter, scenes);
    let mut shown: Option<RgbaImage> = None;
    let size = painter.paint(first);
    let (width, height) = (side(size.width()), side(size.height()));
    let mut encoder = Encoder::new(&mut out, width, height, &palette.colors())?;
    encoder.set_repeat(Repeat::Infinite)?;
    for (number, scene) in scenes.iter().enumerate() {
        let image = painter.paint(scene);
        let area = shown.as_ref().map_or_else(
            || Some(Area::whole(&image)),
            |before| Area::changed(before, &image),
        );
        // Nothing but the time may pass.
        let area = area.unwrap_or(Area::DOT);
        let last = number + 1 == scenes.len();
        let frame = Frame {
            delay: if last { Film::LAST } else { how.delay },
            dispose: DisposalMethod::Keep,
            transparent: u8::try_from(COLORS).ok(),
            left: side(area.left),
            top: side(area.top),
            width: side(area.width),
            height: side(area.height),
            buffer: Cow::Owned(palette.indexed(&image, shown.as_ref(), area)),
            ..Frame::default()
        };
        encoder.write_frame(&frame)?;
        shown = Some(image);
    }
    drop(encoder);
    Ok(out)
}

fn side(pixels: u32) -> u16 {
    u16::try_from(pixels).unwrap_or(u16::MAX)
}

/// The colours of all frames.
struct Palette {
    colors: NeuQuant,
    /// The indexes that were looked up.
    known: BTreeMap<[u8; 3], u8>,
}

impl Palette {
    fn of(painter: &mut Painter, scenes: &[Scene]) -> Self {
        let step = scenes.len().div_ceil(SAMPLED).max(1);
        let mut pixels = Vec::new();
        for scene in scenes.iter().step_by(step) {
            pixels.extend_from_slice(&painter.paint(scene));
        }
        Self {
            colors: NeuQuant::new(SAMPLE, COLORS, &pixels),
            known: BTreeMap::new(),
        }
    }

    fn colors(&self) -> Vec<u8> {
        let mut colors = self.colors.color_map_rgb();
        colors.resize((COLORS + 1) * 3, 0);
        colors
    }

    fn index(&mut self, [r, g, b]: [u8; 3]) -> u8 {
        let colors = &self.colors;
        let found = || colors.index_of(&[r, g, b, 255]);
        let known = &mut self.known;
        *known
            .entry([r, g, b])
            .or_insert_with(|| u8::try_from(found()).unwrap_or(0))
    }

    /// The pixels of an area; those that are as before are transparent.
    fn indexed(&mut self, image: &RgbaImage, before: Option<&RgbaImage>, area: Area) -> Vec<u8> {
        let mut out = Vec::with_capacity((area.width * area.height) as usize);
        for y in area.top..area.top + area.height {
            for x in area.left..area.left + area.width {
                let pixel = image.get_pixel(x, y);
                let same = before.is_some_and(|before| before.get_pixel(x, y) == pixel);
                let [r, g, b, _] = pixel.0;
                out.push(if same {
                    COLORS as u8
                } else {
                    self.index([r, g, b])
                });
            }
        }
        out
    }
}

/// A part of a picture, in pixels.
#[derive(Clone, Copy)]
struct Area {
    left: u32,
    top: u32,
    width: u32,
    height: u32,
}

impl Area {
    /// The smallest one.
    const DOT: Self = Self {
        left: 0,
        top: 0,
        width: 1,
        height: 1,
    };

    fn whole(image: &RgbaImage) -> Self {
        Self {
            width: image.width(),
            height: image.height(),
            ..Self::DOT
        }
    }

    /// Where two pictures of one size differ.
    fn changed(one: &RgbaImage, other: &RgbaImage) -> Option<Self> {
        let mut range: Option<[u32; 4]> = None;
        for ((x, y, before), now) in one.enumerate_pixels().zip(other.pixels()) {
            if before != now {
                let [left, top, right, bottom] = range.unwrap_or([x, y, x, y]);
                range = Some([left.min(x), top.min(y), right.max(x), bottom.max(y)]);
            }
        }
        let [left, top, right, bottom] = range?;
        Some(Self {
            left,
            top,
            width: right - left + 1,
            height: bottom - top + 1,
        })
    }
}
