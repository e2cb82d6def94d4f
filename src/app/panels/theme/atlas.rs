//! The index of the sprite atlas: the position of each sprite.

use std::collections::HashMap;

use egui::{TextureId, Vec2, vec2};

/// One sprite of an atlas, in 1x units.
#[derive(Clone, Debug, PartialEq)]
pub struct Sprite {
    /// Left edge in its image.
    pub x: f32,
    /// Top edge in its image.
    pub y: f32,
    /// Width with the padding on both sides.
    pub w: f32,
    /// Height with the padding on both sides.
    pub h: f32,
    /// Padding for a baked shadow or glow on each side.
    pub pad: f32,
    /// Nine-slice margins left, top, right, bottom, from the edge without padding; `None` for a
    /// whole sprite.
    pub slice: Option<[f32; 4]>,
    /// The image that contains it: `ui` for the atlas, otherwise an image of its own.
    pub file: String,
}

impl Sprite {
    /// The size without the padding.
    pub fn size(&self) -> Vec2 {
        vec2(self.w - 2.0 * self.pad, self.h - 2.0 * self.pad)
    }
}

/// The parsed index `assets/images/ui.json`.
#[derive(Clone, Debug, Default)]
pub struct AtlasIndex {
    /// Size of the atlas image `ui` in 1x units.
    pub size: Vec2,
    /// The sprites by name.
    pub sprites: HashMap<String, Sprite>,
}

impl AtlasIndex {
    /// Parses an index. The error is a sentence that says what is wrong.
    pub fn parse(json: &str) -> Result<Self, String> {
        let root: serde_json::Value = serde_json::from_str(json)
            .map_err(|e| format!("The atlas index is not valid JSON: {e}."))?;
        let number = |v: &serde_json::Value, what: &str, field: &str| {
            let n = v
                .get(field)
                .and_then(serde_json::Value::as_f64)
                .unwrap_or(f64::NAN);
            if n.is_finite() {
                Ok(n as f32)
            } else {
                Err(format!(
                    "The atlas index has no number '{field}' for {what}."
                ))
            }
        };
        let atlas = root
            .get("atlas")
            .ok_or("The atlas index has no 'atlas' entry.")?;
        let size = vec2(
            number(atlas, "the atlas", "w")?,
            number(atlas, "the atlas", "h")?,
        );
        if size.x <= 0.0 || size.y <= 0.0 {
            return Err("The atlas index gives the atlas no size.".to_owned());
        }
        let list = root
            .get("sprites")
            .and_then(serde_json::Value::as_object)
            .ok_or("The atlas index has no 'sprites' table.")?;
        let mut sprites = HashMap::new();
        for (name, v) in list {
            let slice = match v.get("slice").and_then(serde_json::Value::as_array) {
                Some(a) if a.len() == 4 => {
                    let mut s = [0.0; 4];
                    for (to, from) in s.iter_mut().zip(a) {
                        *to = from.as_f64().unwrap_or(0.0).max(0.0) as f32;
                    }
                    Some(s)
                }
                Some(_) => {
                    return Err(format!(
                        "The atlas index gives sprite '{name}' a slice that is not four numbers."
                    ));
                }
                None => None,
            };
            let what = format!("sprite '{name}'");
            let sprite = Sprite {
                x: number(v, &what, "x")?,
                y: number(v, &what, "y")?,
                w: number(v, &what, "w")?,
                h: number(v, &what, "h")?,
                pad: v
                    .get("pad")
                    .and_then(serde_json::Value::as_f64)
                    .unwrap_or(0.0) as f32,
                slice,
                file: v
                    .get("file")
                    .and_then(serde_json::Value::as_str)
                    .unwrap_or("ui")
                    .to_owned(),
            };
            if sprite.w <= 0.0 || sprite.h <= 0.0 {
                return Err(format!("The atlas index gives sprite '{name}' no size."));
            }
            sprites.insert(name.clone(), sprite);
        }
        Ok(Self { size, sprites })
    }

    /// The names of the images with the sprites (`ui` and the single images), each once, in order.
    pub fn files(&self) -> Vec<&str> {
        let mut files: Vec<&str> = self.sprites.values().map(|s| s.file.as_str()).collect();
        files.sort_unstable();
        files.dedup();
        files
    }
}

/// A texture that was registered with egui for one image of the index.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    /// The texture.
    pub id: TextureId,
    /// Its size in 1x units: pixels divided by the density of the file (1 or 2).
    pub size: Vec2,
}
