//! The index of a sprite atlas: the position of each sprite.

use std::collections::HashMap;

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer};

/// One sprite of an atlas, in 1x units.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Sprite {
    /// Left edge in its image.
    pub x: f32,
    /// Top edge in its image.
    pub y: f32,
    /// Width with the padding on both sides.
    #[serde(deserialize_with = "length")]
    pub w: f32,
    /// Height with the padding on both sides.
    #[serde(deserialize_with = "length")]
    pub h: f32,
    /// Padding for a baked shadow or glow on each side.
    #[serde(default)]
    pub pad: f32,
    /// Nine-slice margins left, top, right, bottom, from the edge without padding; `None` for a
    /// whole sprite.
    pub slice: Option<[f32; 4]>,
    /// The image that contains it: `ui` for the atlas, otherwise an image of its own.
    #[serde(default = "atlas_file")]
    pub file: String,
}

/// Reads a length, which must be positive.
fn length<'de, D: Deserializer<'de>>(given: D) -> Result<f32, D::Error> {
    let length = f32::deserialize(given)?;
    if length > 0.0 {
        Ok(length)
    } else {
        let given = Unexpected::Float(length.into());
        Err(D::Error::invalid_value(given, &"> 0"))
    }
}

fn atlas_file() -> String {
    "ui".to_owned()
}

impl Sprite {
    /// Width and height without the padding.
    pub fn size(&self) -> [f32; 2] {
        [self.w - 2.0 * self.pad, self.h - 2.0 * self.pad]
    }
}

/// The parsed index of an atlas, such as `assets/images/ui.json`.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct AtlasIndex {
    /// The sprites by name.
    pub sprites: HashMap<String, Sprite>,
}

impl AtlasIndex {
    /// Parses an index.
    ///
    /// # Errors
    /// If the text is not a valid index, or a sprite has no size.
    pub fn parse(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json)
    }

    /// The names of the images with the sprites (`ui` and the single images), each once, in order.
    pub fn files(&self) -> Vec<&str> {
        let mut files: Vec<&str> = self.sprites.values().map(|s| s.file.as_str()).collect();
        files.sort_unstable();
        files.dedup();
        files
    }
}
