//! The card of Oliver Cromwell, which marks whose turn it is and moves from seat to seat.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::plays;
use crate::app::settings::LanguageInUse;
use crate::app::state::Screen;
use crate::app::table::animation::spring::Spring;
use crate::app::table::cards::skin::CardSkin;
use crate::app::table::drawing::contrast;
use crate::app::table::drawing::writing::{TableText, Typeface};
use crate::app::table::layout::TableLayout;
use crate::app::table::pieces::piece::PiecePlace;
use crate::rules::cromwell::Cromwell;
use crate::skins::INK;
use crate::skins::cromwell::fronts::{MARKER, PLATE, PLATE_SIZE};
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    let at_table = || in_state(Screen::Table).and_then(plays::<Cromwell>);
    app.add_systems(
        Update,
        walk.run_if(at_table())
            .after(FrameSystems::Lay)
            .before(FrameSystems::Move)
            .in_set(SessionSystems::Present),
    )
    .add_systems(
        Update,
        (dress, pose)
            .chain()
            .run_if(at_table())
            .after(FrameSystems::Move)
            .in_set(SessionSystems::Advance),
    );
}

/// The card that marks whose turn it is.
#[derive(Component)]
#[require(Spring, Transform, Visibility, DespawnOnExit::<Screen>(Screen::Table))]
pub struct TurnCard;

/// Whether its picture is the one for small windows.
#[derive(Component, PartialEq)]
struct IsSmall(bool);

/// Below all other cards, above the ribbon.
const DEPTH: f32 = 2.5;
/// The width for which the name is drawn, in pixels.
const WIDTH: f32 = 130.0;

/// Sends the card to the seat whose turn it is; between deals there is no card.
fn walk(
    mut commands: Commands,
    layout: Res<TableLayout>,
    mut cards: Query<(Entity, &mut Spring), (With<TurnCard>, Without<PiecePlace>)>,
) {
    let pose = layout.cards().and_then(|places| places.marker_pose());
    match (pose, cards.single_mut()) {
        (Some(pose), Ok((_, mut spring))) => {
            let form = Vec2::new(pose.turn, pose.width);
            if !spring.aims_at(pose.at, form) {
                spring.pose(pose.at, form);
            }
        }
        (Some(pose), Err(_)) => {
            let mut spring = Spring::default();
            spring.pose(pose.at, Vec2::new(pose.turn, pose.width));
            commands.spawn((TurnCard, spring));
        }
        (None, Ok((card, _))) => commands.entity(card).despawn(),
        (None, Err(_)) => {}
    }
}

/// Gives the card its picture and its name: when it is new, when the window becomes small or large, and when the
/// language or the contrast changes. In a headless app it has none.
fn dress(
    mut commands: Commands,
    skin: Option<Res<CardSkin>>,
    layout: Res<TableLayout>,
    language: Res<LanguageInUse>,
    cards: Query<(Entity, Option<&IsSmall>), With<TurnCard>>,
) {
    let Some(skin) = skin else {
        return;
    };
    let all_changed = skin.is_changed() || language.is_changed();
    for (card, shown) in &cards {
        if shown == Some(&IsSmall(layout.small)) && !all_changed {
            continue;
        }
        let Some(picture) = skin.sprite(layout.small, MARKER) else {
            continue;
        };
        let name = TableText {
            words: text("cromwell-name").to_owned(),
            typeface: Typeface::Strong,
            size: PLATE_SIZE * WIDTH,
            color: contrast::color(INK),
        };
        let on_plate = Transform::from_translation(PLATE.extend(0.01)).with_scale(Vec3::new(
            1.0 / WIDTH,
            1.0 / WIDTH,
            1.0,
        ));
        commands
            .entity(card)
            .despawn_related::<Children>()
            .insert(IsSmall(layout.small))
            .with_children(|parts| {
                parts.spawn(picture);
                parts.spawn((name, on_plate, Anchor::CENTER));
            });
    }
}

/// Draws the card where its spring is. Its parts are drawn for a width of 1.
fn pose(mut cards: Query<(&Spring, &mut Transform), (With<TurnCard>, Changed<Spring>)>) {
    for (spring, mut place) in &mut cards {
        let (turn, width) = (spring.form.x, spring.form.y);
        *place = Transform {
            translation: spring.position.extend(DEPTH),
            rotation: Quat::from_rotation_z(turn),
            scale: Vec3::new(width, width, 1.0),
        };
    }
}
