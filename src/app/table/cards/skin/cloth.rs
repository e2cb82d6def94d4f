//! The cloth under the cards.

use bevy::prelude::*;

use crate::app::state::Screen;
use crate::app::table::cards::skin::depth;
use crate::app::table::cards::skin::pictures::CardSkin;
use crate::app::table::layout::TableLayout;

/// A sprite of the cloth, or of the line around the trick.
#[derive(Component)]
pub(super) struct Ground;

/// The cloth with its rim covers the whole window; the stitched line shows where to play a card.
pub(super) fn lay_cloth(
    mut commands: Commands,
    layout: Res<TableLayout>,
    skin: Option<Res<CardSkin>>,
    screen: Res<State<Screen>>,
    old: Query<Entity, With<Ground>>,
    mut before: Local<Option<(Vec2, bool, bool)>>,
) {
    let now = skin
        .as_ref()
        .filter(|skin| skin.requested[usize::from(layout.small)])
        .filter(|_| *screen.get() == Screen::Table && layout.cards().is_some())
        .map(|skin| (layout.window, layout.has_panel, skin.is_plain()));
    if *before == now {
        return;
    }
    *before = now;
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let (Some((window, _, plain)), Some(skin), Some(cards)) = (now, skin, layout.cards()) else {
        return;
    };
    let which = usize::from(layout.small);
    let tone = if plain { 0.3 } else { 1.0 };
    let (image, cloth) = &skin.cloth[which];
    let fine = skin.density.0;
    let [left, top, right, bottom] = cloth.slice;
    let back = layout.scale / fine;
    let picture = Sprite {
        image: image.clone(),
        color: Color::srgb(tone, tone, tone),
        custom_size: Some(window / back),
        image_mode: SpriteImageMode::Sliced(TextureSlicer {
            border: BorderRect {
                min_inset: Vec2::new(left, top) * fine,
                max_inset: Vec2::new(right, bottom) * fine,
            },
            ..default()
        }),
        ..default()
    };
    commands.spawn((
        Name::new("Cloth"),
        Ground,
        picture,
        Transform::from_xyz(0.0, 0.0, depth::CLOTH).with_scale(Vec3::new(back, back, 1.0)),
    ));
    let Some((image, oval)) = &skin.oval[which] else {
        return;
    };
    let (middle, half) = cards.middle();
    let size = Vec2::new(oval.w, oval.h) * half / Vec2::new(oval.rx, oval.ry);
    commands.spawn((
        Name::new("Oval"),
        Ground,
        Sprite {
            image: image.clone(),
            custom_size: Some(size),
            ..default()
        },
        Transform::from_translation(middle.extend(depth::OVAL)),
    ));
}
