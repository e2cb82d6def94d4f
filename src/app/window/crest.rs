//! Shows the crest as a splash image while assets are loading. A web page shows its own.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageFormat, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::app::state::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, show_crest);
}

/// Compiled in, because no asset is loaded yet when it is shown.
const PICTURE: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/web/crest.webp"));
/// Its height, as a fraction of the window's shorter side.
const HEIGHT: f32 = 0.4;

/// Shows the crest in the middle of the window until the title screen appears.
fn show_crest(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    window: Single<&Window, With<PrimaryWindow>>,
) {
    let Some(image) = crest() else { return };
    let size = image.size_f32();
    let height = window.size().min_element() * HEIGHT;
    commands.spawn((
        Name::new("Crest"),
        Sprite {
            image: images.add(image),
            custom_size: Some(size * height / size.y),
            ..default()
        },
        DespawnOnExit(Screen::Loading),
    ));
}

fn crest() -> Option<Image> {
    Image::from_buffer(
        PICTURE,
        ImageType::Format(ImageFormat::WebP),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::linear(),
        RenderAssetUsages::RENDER_WORLD,
    )
    .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crest_can_be_shown() {
        assert!(crest().is_some());
    }
}
