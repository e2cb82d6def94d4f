//! What becomes of the queens, each as a short scene: a hand pushes a coin over the edge, an axe
//! comes down on it, a grave takes it, a gate opens for it.
//!
//! A scene is a table of parts; each part is a picture whose pose is a function of the scene's
//! progress. The coin itself is hidden meanwhile, and a copy of it plays its part.

use bevy::prelude::*;

use crate::app::cue::Cue;
use crate::app::schedule::{FrameSystems, OfOneGame, SessionSystems};
use crate::app::state::Screen;
use crate::app::table::animation::AnimationQueue;
use crate::app::table::animation::scene::PlayScene;
use crate::app::table::animation::spring::Spring;
use crate::app::table::board::skin::Skin;
use crate::app::table::layout::TableLayout;
use crate::app::table::pieces::motion::LONGEST_STEP;
use crate::app::table::pieces::piece::{Face, Owner, Piece, Pieces};
use crate::rules::six_wives::card::Fate;
use crate::skins::six_wives;

/// The scenes, each with its length in seconds.
pub(super) const SCENES: [(&str, f32); 4] = [
    (Fate::Divorced.key(), 1.2),
    (Fate::Beheaded.key(), 1.2),
    (Fate::Died.key(), 1.5),
    (Fate::Survived.key(), 1.7),
];

/// The cue of a fate.
pub(super) const fn cue(fate: Fate) -> Cue {
    Cue::Own(fate.key())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            begin.run_if(on_message::<PlayScene>),
            play.run_if(any_with_component::<FateScene>),
        )
            .chain()
            .run_if(in_state(Screen::Table))
            .after(FrameSystems::Move)
            .before(FrameSystems::Hold)
            .in_set(OfOneGame)
            .in_set(SessionSystems::Present),
    );
}

/// A scene that is being played.
#[derive(Component)]
#[require(Transform, Visibility, DespawnOnExit::<Screen>(Screen::Table))]
struct FateScene {
    /// The hidden coin, and whether it is seen again afterwards.
    coin: Entity,
    stays: bool,
    /// The direction of its `x`, in radians counterclockwise.
    turn: f32,
    /// Seconds since it began, and its whole length.
    age: f32,
    seconds: f32,
}

/// A picture of a scene, a child of it.
#[derive(Component)]
struct ScenePart {
    pose: fn(f32) -> Pose,
    /// Whether it is turned with its scene.
    turns: bool,
}

/// How a part looks at some moment. Lengths are in cells.
#[derive(Clone, Copy, Debug)]
struct Pose {
    /// From the middle of the coin's place; in a divorce `x` points over the edge.
    at: Vec2,
    /// In degrees counterclockwise.
    turn: f32,
    scale: Vec2,
    alpha: f32,
}

/// A pose at a point, seen as far as `alpha`.
fn pose(x: f32, y: f32, alpha: f32) -> Pose {
    Pose {
        at: Vec2::new(x, y),
        turn: 0.0,
        scale: Vec2::ONE,
        alpha,
    }
}

/// From 0 before `from` to 1 after `to`, smoothly.
fn between(progress: f32, from: f32, to: f32) -> f32 {
    let t = ((progress - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Seen from one moment to another, with soft ends.
fn during(progress: f32, from: f32, to: f32) -> f32 {
    between(progress, from, from + 0.08) * (1.0 - between(progress, to - 0.08, to))
}

/// The picture of the coin itself in the tables below.
const COIN: &str = "";

/// A part: its picture, and its pose by the progress of the scene from 0 to 1. Later parts lie over
/// earlier ones.
type Part = (&'static str, fn(f32) -> Pose);

const DIVORCED: &[Part] = &[
    ("dust_1", |t| pose(0.75, -0.1, 0.8 * during(t, 0.62, 0.85))),
    ("dust_2", |t| pose(0.85, 0.05, 0.7 * during(t, 0.68, 0.93))),
    ("dust_3", |t| pose(0.9, 0.12, 0.6 * during(t, 0.75, 1.0))),
    (COIN, |t| {
        let fallen = between(t, 0.6, 0.9);
        Pose {
            scale: Vec2::splat(1.0 - 0.45 * fallen),
            turn: -50.0 * fallen,
            ..pose(
                0.95 * between(t, 0.3, 0.68) + 0.25 * fallen,
                0.0,
                1.0 - between(t, 0.72, 0.9),
            )
        }
    }),
    ("hand", |t| {
        let reach = -1.2 + 0.77 * between(t, 0.0, 0.28) + 0.9 * between(t, 0.32, 0.6)
            - 0.9 * between(t, 0.65, 0.95);
        pose(reach, 0.0, during(t, 0.0, 0.95))
    }),
];

const BEHEADED: &[Part] = &[
    (COIN, |t| {
        let struck = between(t, 0.55, 0.62);
        pose(0.0, -0.04 * struck, 1.0 - between(t, 0.72, 0.95))
    }),
    ("axe_shadow", |t| {
        let down = between(t, 0.1, 0.52);
        Pose {
            turn: 75.0 * (1.0 - down) - 20.0,
            scale: Vec2::splat(1.25 - 0.25 * down),
            ..pose(
                0.5 * (1.0 - down) - 0.1,
                0.1 - 0.25 * down,
                0.55 * during(t, 0.05, 0.75),
            )
        }
    }),
    ("axe", |t| {
        let down = between(t, 0.3, 0.54);
        let turn = 85.0 * (1.0 - down) - 20.0;
        let grip = Vec2::new(-0.55, -0.55);
        let arm = Vec2::from_angle(turn.to_radians()).rotate(Vec2::Y * 0.8);
        Pose {
            turn,
            ..pose(grip.x + arm.x, grip.y + arm.y, during(t, 0.22, 0.9))
        }
    }),
    ("stroke", |t| Pose {
        scale: Vec2::splat(0.8 + 0.5 * between(t, 0.52, 0.66)),
        ..pose(0.0, 0.0, during(t, 0.5, 0.72))
    }),
];

const DIED: &[Part] = &[
    ("grave_open", |t| pose(0.0, 0.14, during(t, 0.0, 1.0))),
    (COIN, |t| Pose {
        scale: Vec2::splat(1.0 - 0.12 * between(t, 0.15, 0.45)),
        ..pose(0.0, -0.04 * between(t, 0.15, 0.45), 1.0)
    }),
    ("clods_1", |t| {
        pose(
            -0.05,
            0.7 * (1.0 - between(t, 0.3, 0.5)),
            during(t, 0.3, 0.9),
        )
    }),
    ("clods_2", |t| {
        pose(
            0.06,
            0.8 * (1.0 - between(t, 0.42, 0.62)),
            during(t, 0.42, 0.92),
        )
    }),
    ("grave_turf", |t| {
        pose(
            0.0,
            0.14 - 0.2 * (1.0 - between(t, 0.6, 0.78)),
            during(t, 0.6, 1.0),
        )
    }),
];

const SURVIVED: &[Part] = &[
    ("gate_light", |t| Pose {
        scale: Vec2::splat(0.6 + 0.4 * between(t, 0.25, 0.6)),
        ..pose(0.0, 0.05, 0.95 * during(t, 0.25, 0.97))
    }),
    (COIN, |t| {
        let gone = between(t, 0.6, 0.85);
        Pose {
            scale: Vec2::splat(1.0 - 0.5 * gone),
            ..pose(0.0, 0.12 * gone, 1.0 - between(t, 0.7, 0.86))
        }
    }),
    ("gate_left", |t| leaf(t, -1.0)),
    ("gate_right", |t| leaf(t, 1.0)),
    ("gate_arch", |t| pose(0.0, 0.1, during(t, 0.0, 1.0))),
    ("petal_1", |t| petal(t, -0.45, 0.45)),
    ("petal_2", |t| petal(t, 0.1, 0.52)),
    ("petal_3", |t| petal(t, 0.5, 0.58)),
];

/// A leaf of the gate, on the left (-1) or right (1), swings open.
fn leaf(t: f32, side: f32) -> Pose {
    let open = between(t, 0.28, 0.58);
    Pose {
        scale: Vec2::new(1.0 - 0.8 * open, 1.0),
        ..pose(0.44 * side, 0.1, during(t, 0.06, 1.0))
    }
}

/// A petal falls from above, beginning at this progress.
fn petal(t: f32, x: f32, begin: f32) -> Pose {
    let fallen = between(t, begin, begin + 0.4);
    Pose {
        turn: 220.0 * fallen,
        ..pose(
            x + 0.12 * (fallen * 9.0).sin(),
            0.8 - 1.3 * fallen,
            during(t, begin, 1.0),
        )
    }
}

fn parts(fate: Fate) -> &'static [Part] {
    match fate {
        Fate::Divorced => DIVORCED,
        Fate::Beheaded => BEHEADED,
        Fate::Died => DIED,
        Fate::Survived => SURVIVED,
    }
}

/// Above all pieces.
const DEPTH: f32 = 9.0;

/// Begins a scene: its sound and, if it is animated, its pictures.
fn begin(
    mut commands: Commands,
    mut begun: MessageReader<PlayScene>,
    layout: Res<TableLayout>,
    known: Res<Pieces>,
    skin: Option<Res<Skin>>,
    mut pieces: Query<(&Piece, &Owner, &Face, &Spring, &mut Visibility)>,
    mut cues: MessageWriter<Cue>,
) {
    for scene in begun.read() {
        cues.write(Cue::Own(scene.key));
        let (Some(fate), Some(skin)) = (Fate::of_key(scene.key), &skin) else {
            continue;
        };
        let find = |index: usize| scene.pieces.get(index).and_then(|id| known.get(*id));
        let place = scene.places.first();
        let place = place.and_then(|spot| layout.place(*spot, 0));
        let (Some(coin), Some(place)) = (find(0), place) else {
            continue;
        };
        if scene.seconds <= 0.0 || skin.is_plain() {
            continue;
        }
        // The king pushes her away from himself.
        let king = find(1).filter(|_| fate == Fate::Divorced);
        let king = king.and_then(|king| pieces.get(king).ok());
        let turn = king.map_or(0.0, |(.., body, _)| (place - body.position).to_angle());
        let Ok((piece, owner, face, _, mut visibility)) = pieces.get_mut(coin) else {
            continue;
        };
        visibility.set_if_neq(Visibility::Hidden);
        let own = six_wives::picture(piece.0, owner.0, face.0);
        let parts = parts(fate).iter().map(|(name, pose)| {
            let is_coin = *name == COIN;
            let part = ScenePart {
                pose: *pose,
                turns: !is_coin,
            };
            let name = if is_coin { &own } else { *name };
            let sprite = skin.sprite(layout.small, name, layout.cell);
            (part, sprite, Transform::default())
        });
        let size = layout.board().map_or(1.0, |board| board.size_at(place));
        let scene = FateScene {
            coin,
            stays: fate == Fate::Died,
            turn,
            age: 0.0,
            seconds: scene.seconds,
        };
        let stands = Transform::from_translation(place.extend(DEPTH)).with_scale(Vec3::splat(size));
        commands
            .spawn((Name::new("Fate"), scene, stands))
            .with_children(|scene| {
                for part in parts {
                    scene.spawn(part);
                }
            });
    }
}

/// Plays the scenes, and ends those that are over.
fn play(
    mut commands: Commands,
    time: Res<Time>,
    layout: Res<TableLayout>,
    motion: Res<AnimationQueue>,
    mut scenes: Query<(Entity, &mut FateScene, &Children)>,
    mut parts: Query<(&ScenePart, &mut Sprite, &mut Transform)>,
    mut coins: Query<&mut Visibility, With<Piece>>,
) {
    for (entity, mut scene, children) in &mut scenes {
        scene.age += time.delta_secs().min(LONGEST_STEP);
        if scene.age >= scene.seconds || !motion.busy() {
            commands.entity(entity).despawn();
            if let Ok(mut visibility) = coins.get_mut(scene.coin)
                && scene.stays
            {
                visibility.set_if_neq(Visibility::Inherited);
            }
            continue;
        }
        let progress = scene.age / scene.seconds;
        for (order, child) in (0_u8..).zip(children.iter()) {
            let Ok((part, mut sprite, mut transform)) = parts.get_mut(child) else {
                continue;
            };
            let pose = (part.pose)(progress);
            let turn = if part.turns { scene.turn } else { 0.0 };
            let at = Vec2::from_angle(scene.turn).rotate(pose.at) * layout.cell;
            transform.translation = at.extend(f32::from(order) * 0.01);
            transform.rotation = Quat::from_rotation_z(turn + pose.turn.to_radians());
            transform.scale = pose.scale.extend(1.0);
            sprite.color.set_alpha(pose.alpha);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skins::SkinIndex;

    #[test]
    fn every_fate_has_a_scene_whose_parts_come_and_go() {
        let index = SkinIndex::parse(six_wives::PLAN.index).expect("the index is valid");
        for fate in Fate::ALL {
            assert!(SCENES.iter().any(|(key, _)| *key == fate.key()));
            let parts = parts(fate);
            assert!(parts.iter().any(|(name, _)| *name == COIN));
            for (name, pose) in parts {
                if *name == COIN {
                    assert_eq!(
                        pose(0.0).at,
                        Vec2::ZERO,
                        "{fate:?}: the coin begins in its place"
                    );
                    continue;
                }
                assert!(index.names().any(|known| known == *name), "{name}");
                let seen = (0..=100_u8).any(|at| pose(f32::from(at) / 100.0).alpha > 0.4);
                assert!(seen, "{fate:?}: {name} is never seen");
                let ends = pose(0.0).alpha.max(pose(1.0).alpha);
                assert!(ends < 0.01, "{fate:?}: {name} appears or vanishes at once");
            }
        }
    }
}
