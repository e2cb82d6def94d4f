//! What is round every table: the wood in the light of the room, and the title.

use coffer_texts::text;
use glam::Vec2;
use image::imageops;

use super::art::{self, Art};
use super::canvas::{Canvas, premultiplied};
use super::error::PictureError;
use super::scene::Scene;
use super::writing::{Align, Ink, Line, Typeface};

/// Old gold, as on the wood of the game.
pub(super) const GOLD: Ink = [233, 207, 154, 255];
/// The height of the title with the names below it.
pub(super) const HEAD: f32 = 98.0;
/// The height of the caption.
pub(super) const FOOT: f32 = 66.0;
/// Around everything.
pub(super) const MARGIN: f32 = 26.0;
/// The cloth of a card table without the wood around it.
pub(super) const CLOTH: Vec2 = Vec2::new(1068.0, 600.75);
/// The strength of the light in the room, as the game has it at a wide table.
const LIGHTS: [(&str, f32); 2] = [("images/light_vignette", 1.0), ("images/light_glow", 0.8)];

/// The bare table in the light of the room.
pub(super) fn table(art: &dyn Art, size: Vec2, scale: f32) -> Result<Canvas, PictureError> {
    let mut canvas = Canvas::new(size, scale);
    let middle = size / 2.0;
    let table = art::image(art, "images/table")?;
    // The middle of it, in the shape of the picture.
    let whole = Vec2::new(table.width() as f32, table.height() as f32);
    let cut = (size * (whole / size).min_element()).floor();
    let corner = ((whole - cut) / 2.0).floor();
    let (left, top) = (corner.x as u32, corner.y as u32);
    let table = imageops::crop_imm(&table, left, top, cut.x as u32, cut.y as u32).to_image();
    canvas.put(&table, middle, size, 1.0);
    for (light, strength) in LIGHTS {
        let bytes = art::read(art, &format!("{light}.webp"))?;
        let light = premultiplied(image::load_from_memory(&bytes)?.into_rgba8());
        canvas.put(&light, middle, size, strength);
    }
    Ok(canvas)
}

/// A card table, with the name of the game. Its picture is so many pixels wide.
pub(super) fn card_table(
    art: &dyn Art,
    cloth: &str,
    scene: &Scene,
    strong: &Typeface,
    width: u32,
) -> Result<Canvas, PictureError> {
    let size = CLOTH + Vec2::new(2.0 * MARGIN, HEAD + FOOT);
    let mut canvas = table(art, size, width as f32 / size.x)?;
    let cloth = art::image(art, &format!("images/{cloth}"))?;
    canvas.put(&cloth, middle(), CLOTH, 1.0);
    let title = Vec2::new(size.x / 2.0, HEAD / 2.0);
    write_title(&mut canvas, strong, &scene.variant, title);
    Ok(canvas)
}

/// The middle of the cloth of a card table.
pub(super) fn middle() -> Vec2 {
    Vec2::new(MARGIN, HEAD) + CLOTH / 2.0
}

/// The name of the game at the top.
pub(super) fn write_title(canvas: &mut Canvas, strong: &Typeface, variant: &str, at: Vec2) {
    let key = format!("{variant}-name");
    let line = Line {
        words: text(&key),
        at,
        align: Align::Center,
        size: 38.0,
        room: 2.0 * at.x - 2.0 * MARGIN,
        ink: GOLD,
    };
    strong.write(canvas, &line);
}

/// The caption at the bottom.
pub(super) fn write_caption(canvas: &mut Canvas, strong: &Typeface, caption: &str) {
    let size = canvas.size();
    let line = Line {
        words: caption,
        at: Vec2::new(size.x / 2.0, size.y - FOOT / 2.0),
        align: Align::Center,
        size: 27.0,
        room: size.x - 2.0 * MARGIN,
        ink: GOLD,
    };
    strong.write(canvas, &line);
}
