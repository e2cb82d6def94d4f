//! Words that lie on the table: laid out and rasterised by epaint, which the panels use too, and
//! shown as sprites. The engine's own text would bring forty crates for these few words.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::sprite::Anchor;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::epaint::text::{FontData, FontDefinitions, FontFamily, FontId, Fonts};
use bevy_egui::egui::{self, Color32};

use crate::app::assets::{FontFile, PLAIN_FONT_STRONG, Typefaces};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rasteriser>().add_observer(draw_writing);
}

/// The typeface of a [`Writing`].
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

/// Words on the table; its picture is added when it appears, and is absent without a window.
#[derive(Component, Clone, PartialEq, Debug)]
#[require(Transform, Visibility, Anchor)]
pub struct Writing {
    /// One line of text.
    pub words: String,
    /// In which typeface.
    pub typeface: Typeface,
    /// Height of the type, in logical pixels.
    pub size: f32,
    /// The colour.
    pub color: Color,
}

/// The words as they were rasterised, by what they look like.
type Key = (String, Typeface, u32);

/// Lays out words, and keeps the pictures of those that were used last.
#[derive(Resource, Default)]
struct Rasteriser {
    fonts: Option<Fonts>,
    scale: f32,
    pictures: HashMap<Key, Handle<Image>>,
}

/// So many pictures of words are kept; a window that is resized makes new ones all the time.
const MOST_PICTURES: usize = 400;

impl Rasteriser {
    /// The picture of words in white, rasterised for so many physical pixels per logical one.
    fn picture(
        &mut self,
        writing: &Writing,
        scale: f32,
        typefaces: impl FnOnce() -> FontDefinitions,
        images: &mut Assets<Image>,
    ) -> Handle<Image> {
        if self.scale != scale || self.pictures.len() > MOST_PICTURES {
            self.scale = scale;
            self.pictures.clear();
            // A new atlas too: the old one is full of glyphs of other sizes.
            self.fonts = self
                .fonts
                .take()
                .map(|fonts| fresh(fonts.definitions().clone()));
        }
        let key = (
            writing.words.clone(),
            writing.typeface,
            writing.size.to_bits(),
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
    Fonts::new(egui::epaint::text::TextOptions::default(), definitions)
}

/// The loaded fonts; where one is missing the plain one stands in.
fn definitions(typefaces: Option<&Typefaces>, files: &Assets<FontFile>) -> FontDefinitions {
    let mut all = FontDefinitions::empty();
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
        all.families.insert(typeface.family(), vec![name]);
    }
    all
}

/// Copies the glyphs of one line out of the atlas of all glyphs.
fn rasterise(fonts: &mut Fonts, writing: &Writing, scale: f32) -> Image {
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
    let data = coverage.iter().flat_map(|alpha| [255, 255, 255, *alpha]);
    Image::new(
        Extent3d {
            width: width as u32,
            height: height as u32,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        data.collect(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    )
}

fn draw_writing(
    add: On<Add, Writing>,
    mut commands: Commands,
    writings: Query<&Writing>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    typefaces: Option<Res<Typefaces>>,
    files: Option<Res<Assets<FontFile>>>,
    images: Option<ResMut<Assets<Image>>>,
    mut rasteriser: ResMut<Rasteriser>,
) {
    let (Ok(writing), Some(window), Some(files), Some(mut images)) =
        (writings.get(add.entity), window, files, images)
    else {
        return;
    };
    let scale = window.scale_factor();
    let fonts = || definitions(typefaces.as_deref(), &files);
    let image = rasteriser.picture(writing, scale, fonts, &mut images);
    let size = images.get(&image).map(|picture| picture.size_f32() / scale);
    commands.entity(add.entity).insert(Sprite {
        image,
        color: writing.color,
        custom_size: size,
        ..default()
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_become_a_picture_of_their_size_with_ink_on_it() {
        let mut fonts = fresh(definitions(None, &Assets::default()));
        let mut writing = Writing {
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
