//! Words on a picture.

use std::ptr;
use std::sync::Arc;

use ab_glyph::{Font, FontVec, Glyph, GlyphId, PxScale, ScaleFont, point};
use coffer_texts::font_of;
use glam::Vec2;
use image::Rgba;

use super::art::{Art, read};
use super::canvas::Canvas;
use super::error::PictureError;

/// The smallest that words become where there is little room, relative to their size.
const SMALLEST: f32 = 0.6;

/// What stands for a letter that no font has.
const STAND_IN: char = '□';

/// The size of a language's own letters, which fill their squares, relative to ours beside them.
const WIDE: f32 = 0.9;

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

/// A typeface, with the fonts of others for letters that it lacks.
pub(super) struct Typeface {
    own: Arc<Letters>,
    others: Vec<Arc<Letters>>,
}

/// The letters of a font.
struct Letters {
    font: FontVec,
    /// Their size, relative to that of the line.
    part: f32,
}

impl Typeface {
    /// A typeface with the font of the language, if this has letters that ours lack.
    pub fn load(art: &dyn Art, file: &str, language: &str) -> Result<Self, PictureError> {
        let own = Self::load_alone(art, file)?;
        let others = font_of(language).map(|path| Letters::load(art, path, WIDE));
        let others = others.transpose()?;
        Ok(Self {
            others: others.into_iter().collect(),
            ..own
        })
    }

    /// A typeface with its own letters only.
    pub fn load_alone(art: &dyn Art, file: &str) -> Result<Self, PictureError> {
        Ok(Self {
            own: Letters::load(art, format!("fonts/{file}.ttf"), 1.0)?,
            others: Vec::new(),
        })
    }

    /// With the letters of another typeface where it has none itself.
    pub fn or(mut self, other: &Self) -> Self {
        self.others.push(Arc::clone(&other.own));
        self.others.extend(other.others.iter().cloned());
        self
    }

    /// The length of a line at this size.
    pub fn length(&self, words: &str, size: f32) -> f32 {
        self.glyphs(words, size).1
    }

    /// A letter in the first font that has it.
    fn glyph(&self, letter: char) -> Option<(&Letters, GlyphId)> {
        let mut fonts = [&self.own].into_iter().chain(&self.others);
        fonts.find_map(|letters| {
            let id = letters.font.glyph_id(letter);
            (id.0 != 0).then_some((&**letters, id))
        })
    }

    /// What is seen of a letter: it stands in for those that no font has. `None` if there is nothing
    /// to see of it.
    fn seen(&self, letter: char) -> Option<(&Letters, GlyphId)> {
        if is_unseen(letter) {
            return None;
        }
        let stand_in = || match letter.is_whitespace() {
            true => self.glyph(' '),
            false => Some(self.glyph(STAND_IN).unwrap_or((&self.own, GlyphId(0)))),
        };
        self.glyph(letter).or_else(stand_in)
    }

    /// The glyphs of a line from the origin of its first letter, and its length.
    fn glyphs(&self, words: &str, em: f32) -> (Vec<(&Letters, Glyph)>, f32) {
        let mut x = 0.0;
        let mut before: Option<(&Letters, GlyphId)> = None;
        let mut glyphs = Vec::new();
        for (letters, id) in words.chars().filter_map(|letter| self.seen(letter)) {
            let scale = letters.scale(em);
            let font = letters.font.as_scaled(scale);
            x += match before {
                Some((other, before)) if ptr::eq(other, letters) => font.kern(before, id),
                _ => 0.0,
            };
            glyphs.push((letters, id.with_scale_and_position(scale, point(x, 0.0))));
            x += font.h_advance(id);
            before = Some((letters, id));
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
        let at = line.at * canvas.scale();
        let left = match line.align {
            Align::Left => at.x,
            Align::Center => at.x - length / 2.0,
        };
        let middles = glyphs.iter().map(|(letters, _)| letters.middle(em));
        let base = at.y + middles.fold(0.0, f32::max);
        for (letters, mut glyph) in glyphs {
            glyph.position.x += left;
            glyph.position.y += base;
            let Some(outline) = letters.font.outline_glyph(glyph) else {
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

impl Letters {
    fn load(art: &dyn Art, path: String, part: f32) -> Result<Arc<Self>, PictureError> {
        let font = FontVec::try_from_vec(read(art, &path)?);
        font.map(|font| Arc::new(Self { font, part }))
            .map_err(|error| PictureError::Art(path, error.to_string()))
    }

    /// The scale in a line of which an em has this many pixels.
    fn scale(&self, em: f32) -> PxScale {
        let units = self.font.units_per_em().unwrap_or(1000.0);
        PxScale::from(self.part * em * self.font.height_unscaled() / units)
    }

    /// How far below the middle of a line they stand: small letters are in the middle.
    fn middle(&self, em: f32) -> f32 {
        let font = self.font.as_scaled(self.scale(em));
        (font.ascent() + font.descent()) / 2.0 * 0.82
    }
}

/// Whether a letter is only a sign for how others are written, such as their direction.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}'
                | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// A colour multiplied by its alpha.
fn inked([r, g, b, a]: Ink) -> Rgba<u8> {
    let part = |color: u8| (u16::from(color) * u16::from(a) / 255) as u8;
    Rgba([part(r), part(g), part(b), a])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ArtFolder;

    /// What reads upwards is the same line, turned about its point to the left.
    #[test]
    fn a_line_upwards_is_the_line_turned() {
        let face = Typeface::load_alone(&ArtFolder("../../assets".into()), "EBGaramond-SemiBold");
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

    const FILE: &str = "EBGaramond-SemiBold";

    /// The columns of the pixels that a line inks on a canvas of this width, which it is centred on.
    fn columns(face: &Typeface, words: &str, width: f32) -> Vec<u32> {
        let size = Vec2::new(width, 60.0);
        let mut canvas = Canvas::new(size, 1.0);
        let line = Line {
            words,
            at: size / 2.0,
            align: Align::Center,
            size: 24.0,
            room: width - 20.0,
            ink: [255; 4],
        };
        face.write(&mut canvas, &line);
        let pixels = canvas.image.enumerate_pixels();
        let inked = pixels.filter(|(.., pixel)| pixel.0[0] > 0);
        inked.map(|(x, ..)| x).collect()
    }

    fn faces() -> (Typeface, Typeface) {
        let art = ArtFolder("../../assets".into());
        let japanese = Typeface::load(&art, FILE, "ja").expect("a typeface");
        let english = Typeface::load(&art, FILE, "en").expect("a typeface");
        (japanese, english)
    }

    #[test]
    fn japanese_is_written_with_the_font_of_the_language() {
        let (japanese, english) = faces();
        let words = "ヘンリー8世の手番";
        let [with, without] = [&japanese, &english].map(|face| columns(face, words, 400.0));
        assert_ne!(with, without);
        // Wide letters are equally long, and longer than a digit.
        let [length, wide] = [words, "手"].map(|words| japanese.length(words, 24.0));
        assert!((wide - 24.0 * WIDE).abs() < 0.01, "{wide}");
        assert!((8.2 * wide..8.8 * wide).contains(&length), "{length}");
        assert!(japanese.seen('手').is_some_and(|(_, glyph)| glyph.0 != 0));
        assert!(ptr::eq(
            japanese.seen('8').expect("a digit").0,
            &*japanese.own
        ));
        // The line is in the middle.
        let (left, right) = (with.iter().min(), with.iter().max());
        let sides = left
            .zip(right)
            .map(|(left, right)| left.abs_diff(399 - right));
        assert!(sides.is_some_and(|sides| sides < 6), "{sides:?}");
    }

    #[test]
    fn letters_of_ours_are_written_as_without_the_font_of_the_language() {
        let (japanese, english) = faces();
        let words = "Éléonore d’Aquitaine: 11–15 × “ß”";
        let [with, without] = [&japanese, &english].map(|face| columns(face, words, 500.0));
        assert!(!with.is_empty());
        assert_eq!(with, without);
    }

    #[test]
    fn a_letter_that_no_font_has_is_a_box_and_a_sign_without_ink_is_none() {
        let (japanese, english) = faces();
        for face in [&japanese, &english] {
            let boxes = columns(face, "□□□", 400.0);
            assert!(!boxes.is_empty());
            assert_eq!(columns(face, "가🙂𠮷", 400.0), boxes);
            assert_eq!(
                columns(face, "가\u{2068}\u{fe0f}🙂\u{202e}\n𠮷", 400.0),
                boxes
            );
            assert!(face.length("\u{3000}", 24.0) > 0.0);
            assert!(columns(face, "\u{3000} \u{ad}", 400.0).is_empty());
        }
        // A typeface has the letters of another one that it lacks.
        let art = ArtFolder("../../assets".into());
        let italic = Typeface::load_alone(&art, "EBGaramond-MediumItalic").expect("a typeface");
        let boxes = columns(&italic, "□", 400.0);
        assert_eq!(columns(&italic, "手", 400.0), boxes);
        assert_ne!(columns(&italic.or(&japanese), "手", 400.0), boxes);
    }

    #[test]
    fn a_long_line_of_wide_letters_keeps_within_its_room() {
        let (japanese, _) = faces();
        let words = "手番".repeat(40);
        let inked = columns(&japanese, &words, 300.0);
        assert!(inked.iter().all(|x| (9..=291).contains(x)));
        let reached = inked.iter().max().zip(inked.iter().min());
        assert!(reached.is_some_and(|(right, left)| right - left > 240));
        let line = Line {
            words: &words,
            at: Vec2::ZERO,
            align: Align::Left,
            size: 24.0,
            room: 280.0,
            ink: [255; 4],
        };
        let (shown, size) = japanese.fitted(&line);
        assert!(shown.ends_with("番…") || shown.ends_with("手…"), "{shown}");
        assert!((size - 24.0 * SMALLEST).abs() < 0.01);
    }
}
