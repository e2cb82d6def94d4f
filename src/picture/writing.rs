//! Words on a picture.

use ab_glyph::{Font, FontVec, Glyph, PxScale, ScaleFont, point};
use glam::Vec2;
use image::Rgba;

use super::art::{Art, read};
use super::canvas::Canvas;
use super::error::PictureError;

/// The smallest that words become where there is little room, relative to their size.
const SMALLEST: f32 = 0.6;

/// A colour with its alpha.
pub(super) type Ink = [u8; 4];

/// How a line of words stands to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Center,
}

/// A line of words, in design units.
pub(super) struct Line<'a> {
    pub words: &'a str,
    /// Its left end or its middle, half its height from the top.
    pub at: Vec2,
    pub align: Align,
    pub size: f32,
    /// The longest it may be.
    pub room: f32,
    pub ink: Ink,
}

/// A typeface.
pub(super) struct Typeface(FontVec);

impl Typeface {
    pub fn load(art: &dyn Art, file: &str) -> Result<Self, PictureError> {
        let path = format!("fonts/{file}.ttf");
        let font = FontVec::try_from_vec(read(art, &path)?);
        font.map(Self)
            .map_err(|error| PictureError::Art(path, error.to_string()))
    }

    /// The scale at which an em has this many pixels.
    fn scale(&self, em: f32) -> PxScale {
        let units = self.0.units_per_em().unwrap_or(1000.0);
        PxScale::from(em * self.0.height_unscaled() / units)
    }

    /// The length of a line at this size.
    pub fn length(&self, words: &str, size: f32) -> f32 {
        self.glyphs(words, size).1
    }

    /// The glyphs of a line from the origin of its first letter, and its length.
    fn glyphs(&self, words: &str, em: f32) -> (Vec<Glyph>, f32) {
        let scale = self.scale(em);
        let font = self.0.as_scaled(scale);
        let (mut x, mut before) = (0.0, None);
        let mut glyphs = Vec::new();
        for letter in words.chars() {
            let id = font.glyph_id(letter);
            if id.0 == 0 {
                continue;
            }
            x += before.map_or(0.0, |before| font.kern(before, id));
            glyphs.push(id.with_scale_and_position(scale, point(x, 0.0)));
            x += font.h_advance(id);
            before = Some(id);
        }
        (glyphs, x)
    }

    /// The words as far as they fit, and their size.
    fn fitted(&self, line: &Line) -> (String, f32) {
        let whole = self.length(line.words, line.size);
        let size = line.size * (line.room / whole.max(1.0)).clamp(SMALLEST, 1.0);
        if self.length(line.words, size) <= line.room + 0.5 {
            return (line.words.to_owned(), size);
        }
        let letters: Vec<char> = line.words.chars().collect();
        let shorter = |n: usize| letters[..n].iter().collect::<String>() + "…";
        let fits = (0..letters.len()).rev().map(shorter);
        let fits = fits
            .into_iter()
            .find(|words| self.length(words, size) <= line.room);
        (fits.unwrap_or_default(), size)
    }

    /// Writes a line.
    pub fn write(&self, canvas: &mut Canvas, line: &Line) {
        self.draw(canvas, line, |at| at);
    }

    /// Writes a line that reads upwards, turned about its point.
    pub fn write_upwards(&self, canvas: &mut Canvas, line: &Line) {
        let at = (line.at * canvas.scale()).round();
        let (x, y) = (at.x as i64, at.y as i64);
        self.draw(canvas, line, |at| (x + at.1 - y, y - (at.0 - x)));
    }

    /// Draws a line, each pixel where `place` has it.
    fn draw(&self, canvas: &mut Canvas, line: &Line, place: impl Fn((i64, i64)) -> (i64, i64)) {
        let (words, size) = self.fitted(line);
        let em = size * canvas.scale();
        let (glyphs, length) = self.glyphs(&words, em);
        let font = self.0.as_scaled(self.scale(em));
        let at = line.at * canvas.scale();
        let left = match line.align {
            Align::Left => at.x,
            Align::Center => at.x - length / 2.0,
        };
        // Small letters stand in the middle.
        let base = at.y + (font.ascent() + font.descent()) / 2.0 * 0.82;
        for mut glyph in glyphs {
            glyph.position.x += left;
            glyph.position.y += base;
            let Some(outline) = self.0.outline_glyph(glyph) else {
                continue;
            };
            let corner = outline.px_bounds().min;
            outline.draw(|x, y, cover| {
                let (x, y) = place((
                    corner.x as i64 + i64::from(x),
                    corner.y as i64 + i64::from(y),
                ));
                canvas.blend(x, y, inked(line.ink), cover.min(1.0));
            });
        }
    }
}

/// A colour multiplied by its alpha.
fn inked([r, g, b, a]: Ink) -> Rgba<u8> {
    let part = |color: u8| (u16::from(color) * u16::from(a) / 255) as u8;
    Rgba([part(r), part(g), part(b), a])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::ArtFolder;

    /// What reads upwards is the same line, turned about its point to the left.
    #[test]
    fn a_line_upwards_is_the_line_turned() {
        let face = Typeface::load(&ArtFolder("assets".into()), "EBGaramond-SemiBold");
        let face = face.expect("a typeface");
        let line = Line {
            words: "Anne",
            at: Vec2::splat(50.0),
            align: Align::Center,
            size: 20.0,
            room: 90.0,
            ink: [255; 4],
        };
        let [mut level, mut upwards] = [(); 2].map(|()| Canvas::new(Vec2::splat(100.0), 1.0));
        face.write(&mut level, &line);
        face.write_upwards(&mut upwards, &line);
        let written = |canvas: &Canvas| {
            let pixels = canvas.image.enumerate_pixels();
            let pixels = pixels.filter(|(.., pixel)| pixel.0[0] > 0);
            pixels.map(|(x, y, _)| (x, y)).collect::<Vec<_>>()
        };
        let mut turned: Vec<(u32, u32)> = written(&level)
            .into_iter()
            .map(|(x, y)| (y, 100 - x))
            .collect();
        turned.sort_by_key(|(x, y)| (*y, *x));
        assert!(turned.len() > 100);
        assert_eq!(written(&upwards), turned);
    }
}
