//! Cards in flat colours, for high contrast.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use crate::app::settings::{LanguageInUse, Settings};
use crate::app::table::cards::skin::depth;
use crate::app::table::cards::skin::pictures::CardSkin;
use crate::app::table::cards::skin::turning::ShownFace;
use crate::app::table::drawing::flat::FlatSheet;
use crate::app::table::drawing::writing::{TableText, Typeface};
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::cards::CARD_HEIGHT;
use crate::app::table::pieces::piece::CardState;

/// The text on a flat-coloured card, as last rendered.
#[derive(Component)]
pub(super) struct PlainWriting;

/// Follows the high-contrast setting.
pub(super) fn follow_contrast(
    settings: Res<Settings>,
    skin: Option<ResMut<CardSkin>>,
    sheet: Res<FlatSheet>,
    assets: Res<AssetServer>,
) {
    if let Some(mut skin) = skin.filter(|skin| skin.is_plain() != settings.contrast) {
        skin.flat = settings.contrast.then(|| sheet.sprites(&assets));
    }
}

/// Half the distance between lozenges, in card widths.
const LOZENGE: f32 = 0.046;

/// In high contrast, renders rank, letter and points on each face-up card.
pub(super) fn write_plain(
    mut commands: Commands,
    layout: Res<TableLayout>,
    language: Res<LanguageInUse>,
    skin: Option<Res<CardSkin>>,
    cards: Query<(Entity, Ref<CardState>, Ref<ShownFace>)>,
    old: Query<(Entity, &ChildOf), With<PlainWriting>>,
) {
    let Some(skin) = skin else { return };
    let all_changed = skin.is_changed() || language.is_changed();
    for (entity, state, shown) in &cards {
        let changed = all_changed || shown.is_changed() || (skin.is_plain() && state.is_changed());
        if !changed || (!skin.is_plain() && !all_changed) {
            continue;
        }
        for (writing, _) in old.iter().filter(|(_, parent)| parent.parent() == entity) {
            commands.entity(writing).despawn();
        }
        let side = if shown.turned >= 0.5 {
            shown.side
        } else {
            shown.before
        };
        let Some(kind) = side.filter(|_| skin.is_plain()) else {
            continue;
        };
        let plain = (skin.plan.plain)(kind);
        let width = state.pose.width.max(1.0);
        let color = Color::srgb_u8(plain.color[0], plain.color[1], plain.color[2]);
        let write = |words: String, size: f32, at: Vec2| {
            (
                PlainWriting,
                TableText {
                    words,
                    typeface: Typeface::Plain,
                    size: size * width,
                    color,
                },
                Transform::from_translation(at.extend(depth::WRITING)).with_scale(Vec3::new(
                    1.0 / width,
                    1.0 / width,
                    1.0,
                )),
            )
        };
        let side = if layout.small { 0.22 } else { 0.165 };
        let large = if layout.small { 0.36 } else { 0.25 };
        let corner = Vec2::new(-0.5 + side, CARD_HEIGHT / 2.0);
        commands.entity(entity).with_children(|parts| {
            parts.spawn(write(plain.rank.clone(), large, corner - Vec2::Y * 0.19));
            parts.spawn(write(
                plain.letter.clone(),
                large * 0.85,
                corner - Vec2::Y * (0.23 + large),
            ));
            // The lozenges are drawn, because the plain font has no glyph for them.
            let row = corner
                - Vec2::new(
                    f32::from(plain.points.max(1) - 1) * LOZENGE,
                    0.3 + 1.75 * large,
                );
            for number in 0..plain.points {
                let at = row + Vec2::X * 2.0 * LOZENGE * f32::from(number);
                parts.spawn((
                    PlainWriting,
                    Sprite::from_color(color, Vec2::splat(1.15 * LOZENGE)),
                    Transform::from_translation(at.extend(depth::WRITING))
                        .with_rotation(Quat::from_rotation_z(FRAC_PI_4)),
                ));
            }
            parts.spawn(write(plain.letter, 0.62, Vec2::new(0.12, -0.22)));
        });
    }
}
