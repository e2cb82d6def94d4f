//! The sprites of pieces and their shadows.

use bevy::prelude::*;

use crate::app::table::animation::spring::Spring;
use crate::app::table::board::skin::depth;
use crate::app::table::board::skin::pictures::Skin;
use crate::app::table::drawing::skin_plan::Stance;
use crate::app::table::layout::TableLayout;
use crate::app::table::pieces::piece::{Face, Owner, Piece, PiecePlace};
use crate::app::table::pointing::cursor::{Cursor, LastDevice};
use crate::rules::Spot;

/// The piece's disc, a child of the piece.
#[derive(Component)]
pub(super) struct Disc;

/// The shadow of a piece, a child of the piece.
#[derive(Component)]
pub(super) struct Shadow;

pub(super) fn add_piece_sprites(
    add: On<Add, Piece>,
    mut commands: Commands,
    skin: Option<Res<Skin>>,
) {
    if skin.is_none() {
        return;
    }
    // Their images are set in the same frame, when the face of the piece is known.
    commands.entity(add.entity).with_children(|parts| {
        parts.spawn((Shadow, Sprite::default(), Transform::default()));
        parts.spawn((Disc, Sprite::default(), Transform::default()));
    });
}

/// Sets the sprites when a piece appears or is crowned, or when the board's size changes.
pub(super) fn update_piece_sprites(
    layout: Res<TableLayout>,
    skin: Option<Res<Skin>>,
    pieces: Query<(&Piece, &Owner, Ref<Face>, Ref<Children>)>,
    mut sprites: Query<(&mut Sprite, Has<Disc>)>,
) {
    let Some(skin) = skin else { return };
    for (piece, owner, face, children) in &pieces {
        if !(face.is_changed() || children.is_changed() || layout.is_changed() || skin.is_changed())
        {
            continue;
        }
        let picture = (skin.plan.picture)(piece.0, owner.0, face.0);
        let [at_rest, _] = (skin.plan.stance)(face.0).shadows();
        for child in children.iter() {
            if let Ok((mut sprite, disc)) = sprites.get_mut(child) {
                let name = if disc { picture.as_str() } else { at_rest };
                *sprite = skin.sprite(layout.small, name, layout.cell);
            }
        }
    }
}

/// Draws pieces at their springs' positions. Lifted ones are larger and on top, and their shadows
/// are farther away.
pub(super) fn pose(
    layout: Res<TableLayout>,
    skin: Option<Res<Skin>>,
    mut pieces: Query<(Ref<Spring>, &PiecePlace, &Face, &mut Transform, &Children)>,
    mut parts: Query<(&mut Transform, &mut Sprite, Has<Disc>), Without<Spring>>,
) {
    let (Some(skin), Some(board)) = (skin, layout.board()) else {
        return;
    };
    let radius = skin.radius(layout.small, layout.cell);
    for (body, place, face, mut transform, children) in &mut pieces {
        if !(body.is_changed() || layout.is_changed()) {
            continue;
        }
        let in_tray = matches!(place.spot, Spot::Tray(_) | Spot::Hand(_));
        let small = board.size_at(body.position);
        let lift = body.lift;
        // Nearer pieces are drawn over farther ones; in a tray of flat ones, later over earlier ones.
        let order = if in_tray && !board.tall_pieces() {
            place.index as f32 * 0.01
        } else {
            0.5 - body.position.y / layout.window.y * 0.9
        };
        let z = depth::PIECE + order + lift * (depth::LIFTED - depth::PIECE);
        transform.translation = body.position.extend(z);
        transform.scale = Vec3::splat(small);
        let shadows = (skin.plan.stance)(face.0).shadows();
        for child in children.iter() {
            let Ok((mut part, mut sprite, disc)) = parts.get_mut(child) else {
                continue;
            };
            if disc {
                part.translation = Vec3::new(0.0, 0.09 * radius + lift * 0.17 * layout.cell, 0.0);
                part.scale = Vec3::splat(1.0 + 0.09 * lift);
            } else {
                let lifted = lift > 0.12;
                let name = shadows[usize::from(lifted)];
                if let Some(atlas) = &mut sprite.texture_atlas
                    && let Some(index) = skin.index(layout.small, name)
                {
                    atlas.index = index;
                }
                let away = if lifted {
                    Vec2::new(0.5, -0.4) * radius * lift
                } else {
                    Vec2::new(0.0, 0.09 * radius)
                };
                part.translation = away.extend(depth::SHADOW + 0.5 * lift - z);
            }
        }
    }
}

/// How visible a figure is that stands in front of the pointed place.
const FADED: f32 = 0.38;

/// Fades the tall figures in front of the place that the cursor or the mouse points at.
pub(super) fn fade(
    layout: Res<TableLayout>,
    cursor: Res<Cursor>,
    device: Res<LastDevice>,
    skin: Option<Res<Skin>>,
    pieces: Query<(&Spring, &PiecePlace, &Face, &Children)>,
    mut discs: Query<&mut Sprite, With<Disc>>,
) {
    let (Some(skin), Some(board)) = (skin, layout.board()) else {
        return;
    };
    if !board.tall_pieces() {
        return;
    }
    let walked = cursor.at.filter(|_| device.has_keys());
    let pointed = cursor.raised.or(walked);
    let pointed = pointed.and_then(|spot| layout.cell_center(spot));
    for (body, place, face, children) in &pieces {
        // In flat colours the pieces are flat, too.
        let hides = !skin.is_plain()
            && (skin.plan.stance)(face.0) == Stance::Tall
            && matches!(place.spot, Spot::Square(_))
            && pointed.is_some_and(|at| stands_before(body.position - at, board.cell));
        let alpha = if hides { FADED } else { 1.0 };
        for child in children.iter() {
            if let Ok(mut sprite) = discs.get_mut(child)
                && sprite.color.alpha() != alpha
            {
                sprite.color.set_alpha(alpha);
            }
        }
    }
}

/// Whether a tall figure this far from a place covers a part of it: it stands nearer to the viewer,
/// less than its height away.
fn stands_before(offset: Vec2, cell: f32) -> bool {
    let (aside, nearer) = (offset.x.abs() / cell, -offset.y / cell);
    aside < 0.62 && nearer > 0.3 && nearer < 1.3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_figure_right_in_front_fades() {
        let fades = |x: f32, y: f32| stands_before(Vec2::new(x, y) * 40.0, 40.0);
        assert!(fades(0.5, -0.87) && fades(-0.5, -0.87) && fades(0.0, -1.0));
        assert!(!fades(0.0, 0.0), "the piece on the place itself");
        assert!(!fades(1.0, 0.0) && !fades(0.5, 0.87) && !fades(0.87, -0.5));
        assert!(!fades(0.0, -2.0), "too far to cover anything");
    }
}
