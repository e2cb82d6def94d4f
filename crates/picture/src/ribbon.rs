//! The ribbon of time that cards are laid on, and what else is in its sheet.

use coffer_rules::Spot;
use coffer_skins::INK;
use coffer_skins::cromwell::ribbon::{
    BADGE, BAND, BEYOND, NAME, PALE, SILK, STITCH, YEAR, YEAR_AT, YEAR_MARK, YEARS,
};
use coffer_skins::{AtlasIndex, LineSection, LineSkin};
use glam::Vec2;
use image::{RgbaImage, imageops};

use super::art::{self, Art};
use super::canvas::{Canvas, DENSITY};
use super::error::PictureError;
use super::scene::Scene;
use super::writing::{Align, Ink, Line, Typeface};

/// The distance of two cards at which the name on the left one is seen.
const SPINE: f32 = 25.6;
/// The smallest that the name of a section becomes, relative to its size.
const LEAST_NAME: f32 = 0.4;

/// The ribbon.
pub(super) struct Ribbon {
    atlas: AtlasIndex,
    sheet: RgbaImage,
    skin: LineSkin,
    stretches: Vec<Stretch>,
    /// The left end of the silk, and its upper edge.
    corner: Vec2,
    /// The distance of two cards.
    step: f32,
    /// The size relative to the one that all is drawn for.
    k: f32,
}

/// A section on the ribbon.
struct Stretch {
    section: LineSection,
    spots: Vec<Spot>,
    /// The left end, and the length.
    left: f32,
    length: f32,
}

impl Ribbon {
    /// A ribbon with its upper left corner there, so long, and at most so large.
    pub fn new(
        art: &dyn Art,
        scene: &Scene,
        skin: LineSkin,
        corner: Vec2,
        (length, most): (f32, f32),
    ) -> Result<Self, PictureError> {
        let atlas = AtlasIndex::parse(skin.ribbon).map_err(|why| scene.broken(&why))?;
        let name = format!("{}time_ribbon", skin.sprites);
        let file = atlas.sprites.get(&name).map_or("", |sprite| &sprite.file);
        let sheet = art::image(art, &format!("images/{file}"))?;
        let sections: &[Vec<Spot>] = scene.line.as_ref().map_or(&[], |line| &line.sections);
        let places: usize = sections.iter().map(Vec::len).sum();
        let step = length / places.max(1) as f32;
        let k = (step / SPINE).min(most);
        let corner = corner + (BEYOND + Vec2::Y * BAND) * k;
        let mut left = corner.x;
        let mut stretches = Vec::new();
        for spots in sections {
            let length = spots.len() as f32 * step;
            let section = spots.first().and_then(|first| (skin.section)(*first));
            stretches.extend(section.map(|section| Stretch {
                section,
                spots: spots.clone(),
                left,
                length,
            }));
            left += length;
        }
        Ok(Self {
            atlas,
            sheet,
            skin,
            stretches,
            corner,
            step,
            k,
        })
    }

    /// The height of the cards on it.
    pub fn silk(&self) -> f32 {
        SILK * self.k
    }

    /// Its lower edge.
    pub fn bottom(&self) -> f32 {
        self.corner.y + self.silk() + (YEARS + BEYOND.y) * self.k
    }

    /// The distance of two cards.
    pub fn step(&self) -> f32 {
        self.step
    }

    /// The middle of a place's left edge, and the number of the place.
    pub fn place(&self, spot: Spot) -> Option<(Vec2, usize)> {
        let mut spots = self.stretches.iter().flat_map(|stretch| &stretch.spots);
        let number = spots.position(|other| *other == spot)?;
        let right = number as f32 * self.step;
        Some((self.corner + Vec2::new(right, self.silk() / 2.0), number))
    }

    /// Draws it without the years.
    pub fn weave(&self, canvas: &mut Canvas, strong: &Typeface) {
        let k = self.k;
        let whole: f32 = self.stretches.iter().map(|stretch| stretch.length).sum();
        let inner = Vec2::new(whole, self.silk() + (BAND + YEARS) * k);
        let middle = self.corner + inner / 2.0 - Vec2::Y * BAND * k;
        self.put(canvas, "time_ribbon", middle, inner + 2.0 * BEYOND * k, k);
        for stretch in &self.stretches {
            self.weave_stretch(canvas, strong, stretch);
        }
    }

    fn weave_stretch(&self, canvas: &mut Canvas, strong: &Typeface, stretch: &Stretch) {
        let (k, number) = (self.k, stretch.section.number);
        let middle = Vec2::new(
            stretch.left + stretch.length / 2.0,
            self.corner.y + self.silk() / 2.0,
        );
        let silk = Vec2::new(stretch.length, self.silk() + BAND * k);
        let up = Vec2::Y * BAND * k / 2.0;
        self.put(canvas, &format!("time_{number}"), middle - up, silk, k);
        let (whole, part) = BADGE;
        let badge = (whole * k).min(stretch.length * part);
        let name = format!("time_badge_{number}");
        self.put(canvas, &name, middle, Vec2::splat(badge), badge / whole);
        for place in 1..stretch.spots.len() {
            let at = Vec2::new(stretch.left + place as f32 * self.step, middle.y);
            self.put(canvas, "time_stitch", at, STITCH * k, k);
        }
        self.write_name(
            canvas,
            strong,
            stretch,
            Vec2::new(middle.x, self.corner.y) - up,
        );
    }

    /// The name of a section, unless its band is too short for it.
    fn write_name(&self, canvas: &mut Canvas, strong: &Typeface, stretch: &Stretch, at: Vec2) {
        let name = stretch.section.name.to_uppercase();
        let (size, margin) = NAME;
        let (size, room) = (size * self.k, stretch.length - margin * self.k);
        let fit = room / strong.length(&name, size).max(1.0);
        if fit < LEAST_NAME {
            return;
        }
        let line = Line {
            words: &name,
            at,
            align: Align::Center,
            size: size * fit.min(1.0),
            room,
            ink: ink(PALE),
        };
        strong.write(canvas, &line);
    }

    /// Draws the years in which the sections begin.
    pub fn date(&self, canvas: &mut Canvas, strong: &Typeface) {
        let (size, least) = (YEAR.0 * self.k, YEAR.1);
        let dated = self.stretches.iter();
        for stretch in dated.filter(|stretch| stretch.length >= size * least) {
            let corner = Vec2::new(stretch.left, self.corner.y + self.silk());
            let (mark, of) = YEAR_MARK;
            let at = corner + mark * self.k;
            self.put(canvas, "time_year", at, of * self.k, self.k);
            let line = Line {
                words: &stretch.section.year.to_string(),
                at: corner + YEAR_AT * self.k,
                align: Align::Left,
                size,
                room: stretch.length,
                ink: ink(INK),
            };
            strong.write(canvas, &line);
        }
    }

    /// Puts a sprite of the sheet by its centre, without its shadow so large; its margins are `k`
    /// times as wide as they are drawn. One that does not exist is left out.
    pub fn put(&self, canvas: &mut Canvas, name: &str, middle: Vec2, size: Vec2, k: f32) {
        let name = format!("{}{name}", self.skin.sprites);
        let Some(sprite) = self.atlas.sprites.get(&name) else {
            return;
        };
        let pixels = [sprite.x, sprite.y, sprite.w, sprite.h].map(|at| (at * DENSITY) as u32);
        let [left, top, width, height] = pixels;
        let image = imageops::crop_imm(&self.sheet, left, top, width, height).to_image();
        let whole = size + 2.0 * sprite.pad * k;
        match sprite.slice {
            None => canvas.put(&image, middle, whole, 1.0),
            Some(margins) => {
                let margins = margins.map(|margin| (margin + sprite.pad) * DENSITY);
                canvas.put_sliced(&image, margins, k / DENSITY, middle, whole);
            }
        }
    }
}

fn ink([r, g, b]: [u8; 3]) -> Ink {
    [r, g, b, u8::MAX]
}
