//! Sprites of the panels' atlases on the table.

use bevy::prelude::*;

use crate::app::assets::Density;
use crate::app::ui::theme;

/// A sprite of an atlas, drawn at `size` logical pixels; what is in its slice keeps its size. It is
/// sized in pixels of the atlas: the entity is scaled back by [`back`].
pub fn sprite_of_size(
    image: Handle<Image>,
    entry: &theme::Sprite,
    density: Density,
    size: Vec2,
    scale: f32,
) -> Sprite {
    let fine = density.0;
    let corner = Vec2::new(entry.x, entry.y) * fine;
    let picture = Sprite {
        image,
        rect: Some(Rect::from_corners(
            corner,
            corner + Vec2::new(entry.w, entry.h) * fine,
        )),
        custom_size: Some((size / scale + 2.0 * entry.pad) * fine),
        ..default()
    };
    let Some([left, top, right, bottom]) = entry.slice else {
        return picture;
    };
    let border = BorderRect {
        min_inset: (Vec2::new(left, top) + entry.pad) * fine,
        max_inset: (Vec2::new(right, bottom) + entry.pad) * fine,
    };
    Sprite {
        image_mode: SpriteImageMode::Sliced(TextureSlicer {
            border,
            ..default()
        }),
        ..picture
    }
}

/// The scale of an entity with such a sprite.
pub fn back(density: Density, scale: f32) -> Vec3 {
    let back = scale / density.0;
    Vec3::new(back, back, 1.0)
}
