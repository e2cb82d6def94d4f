//! The window icon. A web page has its own.

use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::NonSendMarker;
use bevy::image::{CompressedImageFormats, ImageFormat, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_icon);
}

const PICTURE: &[u8] = include_bytes!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/icons/icon-256.png"
));

/// Sets the icon when the window opens. Windows can only be changed from the main thread.
fn set_icon(_main_thread: NonSendMarker, window: Single<Entity, Added<PrimaryWindow>>) {
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(*window) {
            window.set_window_icon(icon());
        }
    });
}

fn icon() -> Option<Icon> {
    let image = Image::from_buffer(
        PICTURE,
        ImageType::Format(ImageFormat::Png),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    );
    let pixels = image.ok()?.try_into_dynamic().ok()?.into_rgba8();
    let (width, height) = pixels.dimensions();
    Icon::from_rgba(pixels.into_raw(), width, height).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_has_a_picture() {
        assert!(icon().is_some());
    }
}
