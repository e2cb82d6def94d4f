//! The sprites of a card: its pose, turning over, its marks; and its ghost in the trick.

use bevy::prelude::*;

use crate::app::table::animation::spring::Spring;
use crate::app::table::cards::skin::depth;
use crate::app::table::cards::skin::fronts::ComposedFront;
use crate::app::table::cards::skin::pictures::CardSkin;
use crate::app::table::cards::skin::turning::ShownFace;
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::cards::{Arrangement, CardPlaces, Pose};
use crate::app::table::pieces::piece::CardState;
use crate::app::table::pieces::piece::{Face, Piece};
use crate::rules::Kind;

/// The role of a card's child sprite.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CardPart {
    Shadow,
    Face,
    Dimming,
    Mark,
}

pub(super) fn add_card_sprites(
    add: On<Add, Piece>,
    mut commands: Commands,
    skin: Option<Res<CardSkin>>,
) {
    if skin.is_none() {
        return;
    }
    let shown = ShownFace {
        side: None,
        before: None,
        turned: 1.0,
        fresh: true,
    };
    commands
        .entity(add.entity)
        .insert((shown, ComposedFront::default()))
        .with_children(|parts| {
            for (part, z) in [
                (CardPart::Shadow, depth::SHADOW),
                (CardPart::Face, depth::FACE),
                (CardPart::Dimming, depth::DIMMING),
                (CardPart::Mark, depth::MARK),
            ] {
                parts.spawn((
                    part,
                    Sprite::default(),
                    Transform::from_xyz(0.0, 0.0, z),
                    Visibility::Hidden,
                ));
            }
        });
}

/// Draws cards at their springs' positions; lifted ones are on top and larger.
pub(super) fn pose_cards(
    layout: Res<TableLayout>,
    skin: Option<Res<CardSkin>>,
    mut cards: Query<(Ref<Spring>, Ref<CardState>, Ref<ShownFace>, &mut Transform)>,
) {
    if skin.is_none() || layout.cards().is_none() {
        return;
    }
    for (body, state, shown, mut transform) in &mut cards {
        if !(body.is_changed() || state.is_changed() || shown.is_changed() || layout.is_changed()) {
            continue;
        }
        let open = (2.0 * shown.turned - 1.0).abs().max(0.02);
        let flight = flight(&body, &state);
        let z = depth::CARD + state.pose.order * depth::ORDER + flight * depth::LIFTED;
        let up = Vec2::Y * flight * layout.scale * 12.0;
        let width = body.form.y * (1.0 + 0.06 * flight);
        *transform = Transform {
            translation: (body.position + up).extend(z),
            rotation: Quat::from_rotation_z(body.form.x),
            scale: Vec3::new(width * open, width, 1.0),
        };
    }
}

/// The height of a moving card, 0 to 1. A card that only makes way for another stays down and keeps
/// its z order.
fn flight(body: &Spring, state: &CardState) -> f32 {
    if state.dragged {
        return 1.0;
    }
    let far = body.position.distance(state.pose.at) / state.pose.width.max(1.0);
    (far - 0.55).clamp(0.0, 1.0)
}

/// The mark on a card, by priority.
fn mark(state: &CardState) -> Option<&'static str> {
    let marks = [
        (state.refused, "mark_refused"),
        (state.cursor, "mark_cursor"),
        (state.hinted, "mark_hint"),
        (state.selected, "glow_selected"),
        (state.winning, "glow_winning"),
        (state.raised && state.playable != Some(false), "glow_hover"),
        (state.playable == Some(true), "glow_playable"),
    ];
    marks.into_iter().find(|(on, _)| *on).map(|(_, name)| name)
}

/// Sets the sprites of a card's parts.
pub(super) fn update_card_sprites(
    layout: Res<TableLayout>,
    skin: Option<Res<CardSkin>>,
    cards: Query<(Ref<CardState>, Ref<ShownFace>, Ref<Spring>, Ref<Children>)>,
    mut parts: Query<(&CardPart, &mut Sprite, &mut Visibility, &mut Transform)>,
    mut narrow_before: Local<Option<bool>>,
) {
    let Some(skin) = skin else { return };
    let all_changed = skin.is_changed() || *narrow_before != Some(layout.small);
    *narrow_before = Some(layout.small);
    let narrow = layout.small;
    for (state, shown, body, children) in &cards {
        if !(all_changed
            || state.is_changed()
            || shown.is_changed()
            || body.is_changed()
            || children.is_changed())
        {
            continue;
        }
        let lifted = flight(&body, &state) > 0.05 || state.raised && state.playable != Some(false);
        let side = if shown.turned >= 0.5 {
            shown.side
        } else {
            shown.before
        };
        for child in children.iter() {
            let Ok((part, mut sprite, mut visibility, mut transform)) = parts.get_mut(child) else {
                continue;
            };
            let picture = match part {
                CardPart::Shadow if skin.is_plain() => None,
                CardPart::Shadow => {
                    // Light comes from the upper left; the shadow's direction doesn't depend on the
                    // card's rotation.
                    let away = if lifted {
                        Vec2::new(0.05, -0.075)
                    } else {
                        Vec2::new(0.012, -0.02)
                    };
                    let away = Vec2::from_angle(-body.form.x).rotate(away);
                    transform.translation = away.extend(depth::SHADOW);
                    skin.sprite(
                        narrow,
                        if lifted {
                            "shadow_lifted"
                        } else {
                            "shadow_rest"
                        },
                    )
                }
                CardPart::Face => Some(skin.face(side, skin.cut(narrow, &state))),
                CardPart::Dimming if state.playable == Some(false) => skin.sprite(narrow, "veil"),
                CardPart::Dimming => None,
                CardPart::Mark => mark(&state).and_then(|name| skin.sprite(narrow, name)),
            };
            visibility.set_if_neq(if picture.is_some() {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
            if let Some(picture) = picture
                && !same(&sprite, &picture)
            {
                *sprite = picture;
            }
        }
    }
}

/// Whether two sprites look the same.
fn same(one: &Sprite, other: &Sprite) -> bool {
    let index = |sprite: &Sprite| sprite.texture_atlas.as_ref().map(|atlas| atlas.index);
    one.image == other.image
        && index(one) == index(other)
        && one.custom_size == other.custom_size
        && one.color == other.color
}

/// The ghost of a card in the viewer's trick position.
#[derive(Component)]
pub(super) struct Ghost;

/// Shows the raised card as a faint ghost where it would be played to a trick.
pub(super) fn show_ghost(
    mut commands: Commands,
    layout: Res<TableLayout>,
    skin: Option<Res<CardSkin>>,
    cards: Query<(&Piece, &Face, &CardState)>,
    old: Query<Entity, With<Ghost>>,
    mut before: Local<Option<(Option<Kind>, Pose)>>,
) {
    let tricks = |places: &&CardPlaces| places.shape().arrangement == Arrangement::Tricks;
    let ghost = layout.cards().filter(tricks).and_then(|places| {
        let of_ghosts = cards.iter().filter(|(.., state)| state.ghost);
        let (_, face, _) = of_ghosts.min_by_key(|(piece, ..)| piece.0)?;
        Some((face.0, places.trick_pose(layout.viewer)))
    });
    if *before == ghost && !skin.as_ref().is_some_and(DetectChanges::is_changed) {
        return;
    }
    *before = ghost;
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let (Some((kind, pose)), Some(skin)) = (ghost, skin) else {
        return;
    };
    let mut face = skin.face(kind, skin.cut(layout.small, &CardState::default()));
    face.color = face.color.with_alpha(0.42);
    let transform = Transform {
        translation: pose.at.extend(depth::GHOST),
        rotation: Quat::from_rotation_z(pose.turn),
        scale: Vec3::new(pose.width, pose.width, 1.0),
    };
    commands
        .spawn((Name::new("Ghost"), Ghost, transform, Visibility::default()))
        .with_children(|parts| {
            parts.spawn((face, Transform::from_xyz(0.0, 0.0, 0.0)));
            if let Some(frame) = skin.sprite(layout.small, "ghost") {
                parts.spawn((frame, Transform::from_xyz(0.0, 0.0, 0.01)));
            }
        });
}
