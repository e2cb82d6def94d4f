//! The card of Oliver Cromwell, which lies beside whoever's turn it is and walks from seat to seat.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use crate::app::assets::{Density, load_gpu_image};
use crate::app::games::cromwell::fronts::INK;
use crate::app::games::cromwell::ribbon::SPRITES;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::Session;
use crate::app::state::Screen;
use crate::app::table::atlas;
use crate::app::table::cards::layout::CARD_HEIGHT;
use crate::app::table::layout::TableLayout;
use crate::app::table::motion::Spring;
use crate::app::table::piece::Placement;
use crate::app::table::writing::{TableText, Typeface};
use crate::rules::cromwell::Cromwell;
use crate::texts::text;

pub(super) fn plugin(app: &mut App) {
    let at_table = || in_state(Screen::Table).and_then(resource_exists::<Session<Cromwell>>);
    app.add_systems(
        Update,
        walk.run_if(at_table())
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

/// Below all other cards, above the ribbon.
const DEPTH: f32 = 2.5;
/// The width of the card in the atlas, in design pixels.
const WIDTH: f32 = 130.0;
/// The middle of its plate, and the size of the name there, in card widths.
const PLATE: Vec2 = Vec2::new(0.0, -0.37);
const NAME_SIZE: f32 = 0.15;

/// Sends the card to the seat whose turn it is; between deals there is none.
fn walk(
    mut commands: Commands,
    layout: Res<TableLayout>,
    mut cards: Query<(Entity, &mut Spring), (With<TurnCard>, Without<Placement>)>,
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

/// Gives a new card its picture and its name; in a headless app it has none.
fn dress(
    mut commands: Commands,
    assets: Option<Res<AssetServer>>,
    density: Option<Res<Density>>,
    cards: Query<Entity, (With<TurnCard>, Without<Children>)>,
) {
    let (Some(assets), Some(density)) = (assets, density) else {
        return;
    };
    let Some(entry) = SPRITES.sprites.get("cromwell_oliver") else {
        return;
    };
    for card in &cards {
        let image = load_gpu_image(&assets, "images/cromwell/cards@2x.webp".to_owned());
        let size = Vec2::new(WIDTH, WIDTH * CARD_HEIGHT);
        let picture = atlas::sprite_of_size(image, entry, *density, size, 1.0);
        let name = TableText {
            words: text("cromwell-name").to_owned(),
            typeface: Typeface::Strong,
            size: NAME_SIZE * WIDTH,
            color: INK,
        };
        let on_plate = Transform::from_translation(PLATE.extend(0.01)).with_scale(Vec3::new(
            1.0 / WIDTH,
            1.0 / WIDTH,
            1.0,
        ));
        commands.entity(card).with_children(|parts| {
            let scale = atlas::back(*density, 1.0 / WIDTH);
            parts.spawn((picture, Transform::from_scale(scale)));
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
