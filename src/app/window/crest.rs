//! Shows the crest as a splash image while assets are loading, and below it how far they are. It covers the
//! window until its first controls are shown, as nothing can be pressed before. A web page shows its own.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageFormat, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiPrimaryContextPass;

use crate::app::assets::Artwork;
use crate::app::schedule::PanelSystems;
use crate::app::screens::is_ready;
use crate::app::state::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, show_crest)
        .add_systems(Update, fill_bar.run_if(in_state(Screen::Loading)))
        .add_systems(
            EguiPrimaryContextPass,
            lift.run_if(is_ready).after(PanelSystems::Cover),
        );
}

/// The crest, its bar, and what hides the rest of the window behind them.
#[derive(Component)]
struct Splash;

/// How far in front of everything else they are.
const FRONT: f32 = 900.0;

/// Compiled in, because no asset is loaded yet when it is shown.
const PICTURE: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/web/crest.webp"));
/// Its height, as a fraction of the window's shorter side.
const HEIGHT: f32 = 0.4;

/// The bar, in fractions of the height of the crest: its width, its height, and how far below it is.
const BAR: Vec2 = Vec2::new(0.9, 0.035);
const BELOW: f32 = 0.14;
/// Its colours: those of the groove and of gold.
const GROOVE: Color = Color::srgb(0.09, 0.05, 0.03);
const GOLD: Color = Color::srgb(0.79, 0.64, 0.15);

/// What fills the bar from the left.
#[derive(Component)]
struct Filling {
    /// The size of the whole bar.
    whole: Vec2,
    /// The number of images before any was loaded.
    before: usize,
}

/// Shows the crest in the middle of the window.
fn show_crest(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    ground: Res<ClearColor>,
    window: Single<&Window, With<PrimaryWindow>>,
) {
    let Some(image) = crest() else { return };
    let size = image.size_f32();
    let height = window.size().min_element() * HEIGHT;
    // Large enough for a window that is enlarged meanwhile.
    let everything = Vec2::splat(window.size().max_element() * 8.0);
    commands.spawn((
        Name::new("Ground"),
        Splash,
        Sprite::from_color(ground.0, everything),
        Transform::from_xyz(0.0, 0.0, FRONT),
    ));
    commands.spawn((
        Name::new("Crest"),
        Splash,
        Transform::from_xyz(0.0, 0.0, FRONT + 1.0),
        Sprite {
            image: images.add(image),
            custom_size: Some(size * height / size.y),
            ..default()
        },
    ));
    let (whole, y) = (BAR * height, -height * (0.5 + BELOW));
    commands.spawn((
        Name::new("Bar"),
        Splash,
        Sprite::from_color(GROOVE, whole),
        Transform::from_xyz(0.0, y, FRONT + 1.0),
    ));
    commands.spawn((
        Name::new("Filling"),
        Splash,
        Sprite::from_color(GOLD, Vec2::ZERO),
        Transform::from_xyz(0.0, y, FRONT + 2.0),
        Filling {
            whole,
            before: images.len(),
        },
    ));
}

/// Fills the bar as far as images are loaded.
fn fill_bar(images: Res<Assets<Image>>, mut bar: Query<(&Filling, &mut Sprite, &mut Transform)>) {
    for (filling, mut sprite, mut transform) in &mut bar {
        let loaded = images.len().saturating_sub(filling.before);
        let part = (loaded as f32 / Artwork::IMAGES as f32).min(1.0);
        let size = filling.whole * Vec2::new(part, 0.6);
        sprite.custom_size = Some(size);
        transform.translation.x = (size.x - filling.whole.x) / 2.0;
    }
}

/// Uncovers the window, in the frame in which it shows its first panels.
fn lift(mut commands: Commands, splash: Query<Entity, With<Splash>>) {
    for part in &splash {
        commands.entity(part).despawn();
    }
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
