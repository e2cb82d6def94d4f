//! The sprite atlas on its textures.

use egui::{TextureId, Vec2};

pub use crate::skins::{AtlasIndex, Sprite};

/// A texture that was registered with egui for one image of the index.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AtlasTexture {
    /// The texture.
    pub id: TextureId,
    /// Its size in 1x units: pixels divided by the density of the file (1 or 2).
    pub size: Vec2,
}
