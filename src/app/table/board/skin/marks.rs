//! The sprites of marks, of glowing lines, and of a hint's arrow.

use bevy::prelude::*;
use serde::Deserialize;

use crate::app::assets::{Artwork, Density};
use crate::app::table::board::skin::depth;
use crate::app::table::board::skin::pictures::Skin;
use crate::app::table::drawing::contrast;
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::board::{BoardPlaces, CellForm};
use crate::app::table::marks::{Arrow, Mark, MarkKind, Shine};
use crate::rules::Spot;
use crate::skins::FlashMeasure;

pub(super) fn add_mark_sprites(
    add: On<Add, Mark>,
    mut commands: Commands,
    marks: Query<(&Mark, &Transform)>,
    layout: Res<TableLayout>,
    skin: Option<Res<Skin>>,
) {
    let Some(skin) = skin else { return };
    let Ok((mark, transform)) = marks.get(add.entity) else {
        return;
    };
    let name = mark.kind.picture();
    let board = layout.board();
    let tall = board.is_some_and(BoardPlaces::tall_pieces);
    let z = match mark.kind {
        MarkKind::Den | MarkKind::LastFrom => depth::MARK,
        MarkKind::Lined => depth::MARK + 0.05,
        MarkKind::Last => depth::MARK + 0.1,
        MarkKind::Selected => depth::MARK + 0.2,
        MarkKind::Hint => depth::MARK + 0.3,
        MarkKind::TakeThis => depth::MARK + 0.4,
        MarkKind::Target => depth::TARGET,
        // On the board itself, where no piece stands.
        MarkKind::Own(_) if matches!(mark.spot, Spot::Pile(_)) => depth::LABEL + 0.1,
        // Under its piece, but above the piece's shadow.
        MarkKind::Own(_) => depth::SHADOW + 0.9,
        MarkKind::OwnOver(_) => depth::OVER - 0.1,
        MarkKind::Take => depth::OVER - 0.2,
        MarkKind::Must if tall => depth::TARGET,
        MarkKind::Must => depth::OVER,
        MarkKind::Refused => depth::OVER + 0.1,
        MarkKind::Cursor => depth::OVER + 0.2,
    };
    commands.entity(add.entity).insert((
        skin.sprite(layout.small, name, layout.cell),
        Transform::from_translation(transform.translation.truncate().extend(z))
            .with_rotation(mark_turn(mark.kind, board)),
    ));
    if mark.kind == MarkKind::Lined {
        // Its glow overlaps the edge of a flat piece, and surrounds the foot of a tall one.
        let (up, rim) = if tall {
            (0.0, depth::SHADOW + 0.9)
        } else {
            let up = 0.09 * skin.radius(layout.small, layout.cell);
            (up, depth::OVER - 0.3)
        };
        commands.entity(add.entity).with_child((
            skin.sprite(layout.small, "line_rim", layout.cell),
            Transform::from_xyz(0.0, up, rim - z),
        ));
    }
}

/// The rotation of a mark. Marks of hexes are drawn for hexes that stand on a corner, and are turned
/// by a quarter on those that lie on a side. The marks of a game's own, and those of a piece, stay
/// upright.
fn mark_turn(kind: MarkKind, board: Option<&BoardPlaces>) -> Quat {
    let upright = matches!(
        kind,
        MarkKind::Own(_) | MarkKind::OwnOver(_) | MarkKind::Lined | MarkKind::Den
    );
    let lying = board.is_some_and(|board| {
        board.form() == CellForm::Hexes && (board.hex_turn() / 30.0).round() as i32 % 2 != 0
    });
    if lying && !upright {
        Quat::from_rotation_z(std::f32::consts::FRAC_PI_2)
    } else {
        Quat::IDENTITY
    }
}

/// A glowing line, with a few sparks on it.
pub(super) fn add_shine_sprites(
    add: On<Add, Shine>,
    mut commands: Commands,
    shines: Query<&Shine>,
    layout: Res<TableLayout>,
    skin: Option<Res<Skin>>,
) {
    let Some(skin) = skin else { return };
    let Ok(shine) = shines.get(add.entity) else {
        return;
    };
    let measure = skin.flash.as_ref();
    let down = measure.map_or(0.0, |measure| measure.down) * layout.cell;
    let z = if measure.is_some_and(|measure| measure.over) {
        depth::OVER - 0.5
    } else {
        depth::MARK
    };
    let direction = shine.to - shine.from;
    let (middle, turn) = (
        (shine.from + shine.to) / 2.0 - Vec2::Y * down,
        Quat::from_rotation_z(direction.to_angle()),
    );
    if skin.is_plain() {
        let broad = layout.cell * 0.16;
        commands.entity(add.entity).insert((
            Sprite::from_color(
                contrast::color(contrast::BLACK),
                Vec2::new(direction.length(), broad),
            ),
            Transform::from_translation(middle.extend(z)).with_rotation(turn),
            children![(
                Sprite::from_color(
                    contrast::color(contrast::YELLOW),
                    Vec2::new(direction.length(), broad * 0.6)
                ),
                Transform::from_xyz(0.0, 0.0, 0.01),
            )],
        ));
        return;
    }
    let (Some(measure), Some(image)) = (measure, &skin.images.flash) else {
        return;
    };
    // The image is drawn for the large board.
    let scale = layout.cell / skin.boards[0].square;
    let density = skin.density.0;
    let length = direction.length() / scale + 2.0 * measure.cap;
    let line = Sprite {
        image: image.clone(),
        rect: Some(Rect::new(
            0.0,
            0.0,
            measure.w * density,
            measure.h * density,
        )),
        custom_size: Some(Vec2::new(length, measure.h) * density),
        image_mode: SpriteImageMode::Sliced(TextureSlicer {
            border: BorderRect {
                min_inset: Vec2::new(measure.cap, 1.0) * density,
                max_inset: Vec2::new(measure.cap, 1.0) * density,
            },
            ..default()
        }),
        ..default()
    };
    commands.entity(add.entity).insert((
        line,
        Transform {
            translation: middle.extend(z),
            rotation: turn,
            scale: Vec3::new(scale / density, scale / density, 1.0),
        },
    ));
    for (along, size) in &measure.sparks {
        let spark = skin.sprite(layout.small, "line_spark", layout.cell * size);
        let at = (along - 0.5) * length_between(measure, length);
        // A spark stays upright, whatever the line's direction.
        let transform = Transform {
            translation: Vec3::new(at * density, 0.0, 0.02),
            rotation: turn.inverse(),
            scale: Vec3::new(density / scale, density / scale, 1.0),
        };
        commands.entity(add.entity).with_child((spark, transform));
    }
}

/// The length of a line without its end caps.
fn length_between(measure: &FlashMeasure, length: f32) -> f32 {
    length - 2.0 * measure.cap
}

/// The measures of the arrow's image, from `images/arrow.json`.
#[derive(Deserialize, Clone, Copy, Debug)]
struct ArrowMeasure {
    w: f32,
    h: f32,
    tail: f32,
    head: f32,
    start: f32,
    end: f32,
    shadow_y: f32,
}

/// The square size for which the arrow is drawn.
const ARROW_SQUARE: f32 = 72.0;

/// The arrow's shaft is stretched; its shadow falls the same way in every direction.
pub(super) fn add_arrow_sprites(
    add: On<Add, Arrow>,
    mut commands: Commands,
    arrows: Query<&Arrow>,
    layout: Res<TableLayout>,
    art: Option<Res<Artwork>>,
    density: Option<Res<Density>>,
) -> Result {
    let (Some(art), Some(density)) = (art, density) else {
        return Ok(());
    };
    let measure: ArrowMeasure = serde_json::from_str(include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/images/arrow.json"
    )))?;
    let arrow = arrows.get(add.entity)?;
    let scale = layout.cell / ARROW_SQUARE;
    let direction = arrow.to - arrow.from;
    let length = direction.length() / scale + measure.w - (measure.end - measure.start);
    let middle =
        arrow.from + direction.normalize_or_zero() * (length / 2.0 - measure.start) * scale;
    let part = |top: f32| Sprite {
        image: art.arrow.clone(),
        rect: Some(Rect::new(
            0.0,
            top * density.0,
            measure.w * density.0,
            (top + measure.h) * density.0,
        )),
        custom_size: Some(Vec2::new(length, measure.h) * density.0),
        image_mode: SpriteImageMode::Sliced(TextureSlicer {
            border: BorderRect {
                min_inset: Vec2::new(measure.tail, 1.0) * density.0,
                max_inset: Vec2::new(measure.head, 1.0) * density.0,
            },
            ..default()
        }),
        ..default()
    };
    // The shadow is a child, turned and scaled with the arrow, so its offset is transformed back.
    let turn = Quat::from_rotation_z(-direction.to_angle());
    let shift = turn * Vec3::new(2.5, -3.0, 0.0) * density.0 - Vec3::Z * 0.1;
    commands.entity(add.entity).insert((
        part(0.0),
        Transform {
            translation: middle.extend(depth::ARROW),
            rotation: Quat::from_rotation_z(direction.to_angle()),
            scale: Vec3::new(scale / density.0, scale / density.0, 1.0),
        },
        children![(part(measure.shadow_y), Transform::from_translation(shift))],
    ));
    Ok(())
}
