//! Text on the table: laid out and rasterized by epaint, which the panels use too, and shown as
//! sprites. Bevy's own text rendering would add forty crates for these few words.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::epaint::FontColorTransferFunction;
use bevy_egui::egui::epaint::text::{
    FontData, FontDefinitions, FontFamily, FontId, Fonts, TextOptions,
};
use bevy_egui::egui::{self, Color32};

use crate::app::assets::{FileBytes, LanguageFont, PLAIN_FONT_STRONG, Typefaces, painted};

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.init_resource::<Rasteriser>()
        .add_observer(draw_writing)
        .add_systems(
            PreUpdate,
            renew.run_if(resource_exists_and_changed::<LanguageFont>),
        );
}

/// The typeface of a [`TableText`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Typeface {
    /// Names and numbers.
    Strong,
    /// Notes.
    Italic,
    /// High contrast.
    Plain,
}

impl Typeface {
    const ALL: [Self; 3] = [Self::Strong, Self::Italic, Self::Plain];

    fn family(self) -> FontFamily {
        FontFamily::Name(format!("{self:?}").into())
    }
}

/// A text on the table. Its sprite is added by an observer, and is absent without a window.
#[derive(Component, Clone, PartialEq, Debug)]
#[require(Transform, Visibility, Anchor)]
pub struct TableText {
    /// The text, one line.
    pub words: String,
    /// Its typeface.
    pub typeface: Typeface,
    /// The font size, in logical pixels.
    pub size: f32,
    /// The colour.
    pub color: Color,
}

/// The font size at which words fit into a room, at most `size`: an estimate by the average width of
/// a letter, in font sizes.
pub fn fitting(words: &str, size: f32, room: f32, letter: f32) -> f32 {
    let letters = words.chars().count().max(1) as f32;
    size.min(room / (letters * letter))
}

impl TableText {
    /// Whether it is light, so that it is on a dark background.
    fn is_light(&self) -> bool {
        self.color.luminance() > 0.4
    }

    /// The exponent that maps coverage to opacity. Bevy blends in linear space, where the edges of
    /// light text look bold and those of dark text thin; with these exponents, measured on the
    /// table's wood and brass, text looks as in the panels.
    fn edge(&self) -> f32 {
        if self.is_light() { 1.4 } else { 0.6 }
    }
}

/// The cache key of a rasterized text: words, typeface, size, and whether it is light.
type TextKey = (String, Typeface, u32, bool);

/// Lays out texts, and caches the images of the most recently used ones.
#[derive(Resource, Default)]
struct Rasteriser {
    fonts: Option<Fonts>,
    scale: f32,
    pictures: HashMap<TextKey, Handle<Image>>,
}

/// The size of that cache; resizing the window creates new images all the time.
const MOST_PICTURES: usize = 400;

impl Rasteriser {
    /// The image of a text in white, at this number of physical pixels per logical pixel.
    fn picture(
        &mut self,
        writing: &TableText,
        scale: f32,
        typefaces: impl FnOnce() -> FontDefinitions,
        images: &mut Assets<Image>,
    ) -> Handle<Image> {
        if self.scale != scale || self.pictures.len() > MOST_PICTURES {
            self.scale = scale;
            self.pictures.clear();
            // A new atlas too, because the old one is full of glyphs of other sizes.
            self.fonts = self
                .fonts
                .take()
                .map(|fonts| fresh(fonts.definitions().clone()));
        }
        let key = (
            writing.words.clone(),
            writing.typeface,
            writing.size.to_bits(),
            writing.is_light(),
        );
        if let Some(known) = self.pictures.get(&key) {
            return known.clone();
        }
        let fonts = self.fonts.get_or_insert_with(|| fresh(typefaces()));
        let picture = images.add(rasterise(fonts, writing, scale));
        self.pictures.insert(key, picture.clone());
        picture
    }
}

fn fresh(definitions: FontDefinitions) -> Fonts {
    let options = TextOptions {
        // Plain coverage; [`TableText::edge`] corrects it.
        color_transfer_function: FontColorTransferFunction::Off,
        // Hinting would make these small letters uneven: some strokes one pixel wide, some two.
        font_hinting: false,
        ..default()
    };
    Fonts::new(options, definitions)
}

/// The loaded fonts, each followed by that of the language; the plain one replaces any that is missing.
fn definitions(
    typefaces: Option<&Typefaces>,
    language: Option<&FileBytes>,
    files: &Assets<FileBytes>,
) -> FontDefinitions {
    let mut all = FontDefinitions::empty();
    let language = language.map(|font| {
        let data = FontData::from_owned(font.0.clone());
        let name = "language".to_owned();
        all.font_data.insert(name.clone(), Arc::new(data));
        name
    });
    for typeface in Typeface::ALL {
        let handle = typefaces.and_then(|loaded| match typeface {
            Typeface::Strong => Some(&loaded.strong),
            Typeface::Italic => Some(&loaded.italic),
            Typeface::Plain => None,
        });
        let data = match handle.and_then(|handle| files.get(handle)) {
            Some(file) => FontData::from_owned(file.0.clone()),
            None => FontData::from_static(PLAIN_FONT_STRONG),
        };
        let name = format!("{typeface:?}");
        all.font_data.insert(name.clone(), Arc::new(data));
        let names = [name].into_iter().chain(language.clone());
        all.families.insert(typeface.family(), names.collect());
    }
    all
}

/// Copies the glyphs of one line out of the glyph atlas.
fn rasterise(fonts: &mut Fonts, writing: &TableText, scale: f32) -> Image {
    let font = FontId::new(writing.size, writing.typeface.family());
    let galley = fonts.with_pixels_per_point(scale).layout_no_wrap(
        writing.words.clone(),
        font,
        Color32::WHITE,
    );
    let size = (galley.rect.size() * scale)
        .ceil()
        .max(egui::Vec2::splat(1.0));
    let (width, height) = (size.x as usize, size.y as usize);
    let mut coverage = vec![0_u8; width * height];
    let atlas = fonts.texture_atlas().image();
    for row in &galley.rows {
        for glyph in &row.row.glyphs {
            let area = glyph.uv_rect;
            let corner = (row.pos + glyph.pos.to_vec2() + area.offset) * scale;
            let corner = (corner.x.round() as isize, corner.y.round() as isize);
            for y in area.min[1]..area.max[1] {
                for x in area.min[0]..area.max[0] {
                    let to = (
                        corner.0 + isize::from((x - area.min[0]) as i16),
                        corner.1 + isize::from((y - area.min[1]) as i16),
                    );
                    let (Ok(left), Ok(top)) = (usize::try_from(to.0), usize::try_from(to.1)) else {
                        continue;
                    };
                    if left < width && top < height {
                        let alpha = atlas[(usize::from(x), usize::from(y))].a();
                        let pixel = &mut coverage[top * width + left];
                        *pixel = (*pixel).max(alpha);
                    }
                }
            }
        }
    }
    let edge = writing.edge();
    let opacity: [u8; 256] =
        std::array::from_fn(|covered| ((covered as f32 / 255.0).powf(edge) * 255.0).round() as u8);
    let data = coverage
        .iter()
        .flat_map(|covered| [255, 255, 255, opacity[usize::from(*covered)]]);
    let mut image = painted(width as u32, height as u32, data.collect());
    // Its size is asked for again.
    image.asset_usage = RenderAssetUsages::default();
    image
}

/// The anchor that aligns an image of `size` to whole pixels, so that its edges stay sharp. `at`
/// and `size` are in physical pixels, `at` from the window's lower left corner.
fn snapped(anchor: Vec2, at: Vec2, size: Vec2) -> Vec2 {
    let corner = at - (anchor + 0.5) * size;
    anchor - (corner.round() - corner) / size
}

/// Writes with the font of another language from now on.
fn renew(mut rasteriser: ResMut<Rasteriser>) {
    *rasteriser = Rasteriser::default();
}

fn draw_writing(
    add: On<Add, TableText>,
    mut commands: Commands,
    writings: Query<(&TableText, &Anchor)>,
    transforms: TransformHelper,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    typefaces: Option<Res<Typefaces>>,
    language: Option<Res<LanguageFont>>,
    files: Option<Res<Assets<FileBytes>>>,
    images: Option<ResMut<Assets<Image>>>,
    mut rasteriser: ResMut<Rasteriser>,
) {
    let (Ok((writing, anchor)), Some(window), Some(files), Some(mut images)) =
        (writings.get(add.entity), window, files, images)
    else {
        return;
    };
    let scale = window.scale_factor();
    let language = language.and_then(|font| files.get(font.0.as_ref()?));
    let fonts = || definitions(typefaces.as_deref(), language, &files);
    let image = rasteriser.picture(writing, scale, fonts, &mut images);
    let Some(size) = images.get(&image).map(Image::size_f32) else {
        return;
    };
    let anchor = match transforms.compute_global_transform(add.entity) {
        Ok(place) => {
            let middle = window.physical_size().as_vec2() / 2.0;
            let at = place.translation().truncate() * scale + middle;
            Anchor(snapped(anchor.as_vec(), at, size))
        }
        Err(_) => *anchor,
    };
    let sprite = Sprite {
        image,
        color: writing.color,
        custom_size: Some(size / scale),
        ..default()
    };
    commands.entity(add.entity).insert((sprite, anchor));
}

/// The size of a line of words as it is written, for tests of what has room.
#[cfg(test)]
pub(in crate::app) fn measured(words: &str, typeface: Typeface, size: f32) -> Vec2 {
    let strong = include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/fonts/EBGaramond-SemiBold.ttf"
    ));
    let mut all = FontDefinitions::empty();
    for (other, data) in [
        (Typeface::Strong, strong.as_slice()),
        (Typeface::Plain, PLAIN_FONT_STRONG),
    ] {
        let name = format!("{other:?}");
        let data = Arc::new(FontData::from_static(data));
        all.font_data.insert(name.clone(), data);
        all.families.insert(other.family(), vec![name]);
    }
    let mut fonts = fresh(all);
    let font = FontId::new(size, typeface.family());
    let words = words.to_owned();
    let galley = fonts
        .with_pixels_per_point(1.0)
        .layout_no_wrap(words, font, Color32::WHITE);
    Vec2::new(galley.rect.width(), galley.rect.height())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_of_words_lie_on_whole_pixels() {
        let size = Vec2::new(31.0, 18.0);
        for anchor in [Anchor::CENTER, Anchor::TOP_LEFT, Anchor::BOTTOM_CENTER] {
            let at = Vec2::new(100.3, 40.8);
            let moved = snapped(anchor.as_vec(), at, size);
            let corner = at - (moved + 0.5) * size;
            assert!(corner.distance(corner.round()) < 1e-3, "{corner}");
            let before = at - (anchor.as_vec() + 0.5) * size;
            assert!(corner.distance(before) < 0.75, "{corner}, {before}");
        }
    }

    #[test]
    fn light_words_get_thinner_edges_than_dark_ones() {
        let mut fonts = fresh(definitions(None, None, &Assets::default()));
        let mut half = |color| {
            let writing = TableText {
                words: "38".to_owned(),
                typeface: Typeface::Strong,
                size: 14.0,
                color,
            };
            let image = rasterise(&mut fonts, &writing, 1.0);
            let data = image.data.unwrap_or_default();
            data.chunks(4).map(|pixel| u32::from(pixel[3])).sum::<u32>()
        };
        let (light, dark) = (half(Color::WHITE), half(Color::BLACK));
        assert!(light > 0 && light * 10 < dark * 9, "{light}, {dark}");
    }

    #[test]
    fn words_become_a_picture_of_their_size_with_ink_on_it() {
        let mut fonts = fresh(definitions(None, None, &Assets::default()));
        let mut writing = TableText {
            words: "12".to_owned(),
            typeface: Typeface::Strong,
            size: 20.0,
            color: Color::WHITE,
        };
        let narrow = rasterise(&mut fonts, &writing, 2.0);
        let ink = |image: &Image| {
            let data = image.data.as_deref().unwrap_or_default();
            data.chunks(4).filter(|pixel| pixel[3] > 128).count()
        };
        assert!(
            narrow.height() >= 40 && narrow.width() > 20,
            "{:?}",
            narrow.size()
        );
        assert!(ink(&narrow) > 100, "{} pixels of ink", ink(&narrow));
        writing.words = "1212".to_owned();
        let broad = rasterise(&mut fonts, &writing, 2.0);
        assert!(broad.width() > narrow.width() * 3 / 2);
        assert!(ink(&broad) > ink(&narrow) * 3 / 2);
    }
}
