//! What the table looks like: pictures for the logical entities, added when these appear. Absent in tests.

use std::sync::LazyLock;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy::text::FontSize;
use serde::Deserialize;

use super::super::Menu;
use super::super::Screen;
use super::super::SessionSystems;
use super::super::assets::Artwork;
use super::super::assets::DENSITY;
use super::super::session::TableState;
use super::super::settings::Settings;
use super::layout::TableLayout;
use super::marks::Mark;
use super::marks::MarkKind;
use super::marks::MarkSystems;
use super::motion::Body;
use super::motion::MotionSystems;
use super::piece::Face;
use super::piece::Lies;
use super::piece::Owner;
use super::piece::Piece;
use crate::rules::PieceId;
use crate::rules::Seat;
use crate::rules::Spot;
use crate::rules::draughts::KING;
use crate::texts;

pub(in super::super) fn plugin(app: &mut App) {
    app.init_resource::<Atlases>()
        .add_observer(dress_piece)
        .add_observer(dress_mark)
        .add_systems(OnExit(Screen::Loading), set_stage)
        .add_systems(
            Update,
            (
                (show_stage, fit_stage, label_squares, label_trays).chain(),
                dress_faces,
                pose.after(dress_faces),
            )
                .after(MotionSystems)
                .after(MarkSystems)
                .in_set(SessionSystems::Advance),
        );
}

/// Heights in the picture, from the table up.
mod depth {
    pub const TABLE: f32 = -10.0;
    pub const TRAY: f32 = -1.0;
    pub const BOARD: f32 = 0.0;
    pub const LABEL: f32 = 0.5;
    pub const MARK: f32 = 1.0;
    pub const TARGET: f32 = 1.5;
    pub const SHADOW: f32 = 2.0;
    pub const PIECE: f32 = 3.0;
    pub const LIFTED: f32 = 8.0;
    pub const OVER: f32 = 20.0;
    pub const LIGHT: f32 = 30.0;
}

/// The measures of a board's picture, in design units.
#[derive(Deserialize, Debug)]
struct BoardArt {
    square: f32,
    field_x: f32,
    field_y: f32,
    w: f32,
    h: f32,
}

/// A grid of pieces and marks, in design units.
#[derive(Deserialize, Debug)]
struct PieceArt {
    cell: u32,
    columns: u32,
    rows: u32,
    radius: f32,
    names: Vec<String>,
}

#[derive(Deserialize, Debug)]
struct TrayArt {
    w: f32,
    h: f32,
    pad: f32,
}

#[derive(Deserialize, Debug)]
struct DraughtsArt {
    board: BoardArt,
    board_small: BoardArt,
    tray: TrayArt,
    tray_wide: TrayArt,
    pieces: PieceArt,
    pieces_small: PieceArt,
}

/// The index of the pictures, built into the program with them in mind.
static ART: LazyLock<DraughtsArt> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../assets/images/draughts.json")).expect("the built-in index of pictures is valid JSON")
});

impl DraughtsArt {
    fn board(&self, narrow: bool) -> &BoardArt {
        if narrow { &self.board_small } else { &self.board }
    }

    fn pieces(&self, narrow: bool) -> &PieceArt {
        if narrow { &self.pieces_small } else { &self.pieces }
    }

    fn tray(&self, narrow: bool) -> &TrayArt {
        if narrow { &self.tray_wide } else { &self.tray }
    }
}

impl PieceArt {
    fn index(&self, name: &str) -> usize {
        self.names.iter().position(|other| other == name).unwrap_or(0)
    }
}

/// How the pieces' pictures are cut, for the large and the small board.
#[derive(Resource)]
struct Atlases([Handle<TextureAtlasLayout>; 2]);

impl FromWorld for Atlases {
    fn from_world(world: &mut World) -> Self {
        let mut layouts = world.resource_mut::<Assets<TextureAtlasLayout>>();
        Self([false, true].map(|narrow| {
            let art = ART.pieces(narrow);
            let cell = UVec2::splat(art.cell * DENSITY as u32);
            layouts.add(TextureAtlasLayout::from_grid(cell, art.columns, art.rows, None, None))
        }))
    }
}

/// A picture that belongs to the table or the title as a whole.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Table,
    Vignette,
    Glow,
    Title,
    Board,
    Tray(u8),
}

#[derive(Component)]
struct SquareLabel;

#[derive(Component)]
struct TrayLabel;

/// The disc itself, a child of its piece.
#[derive(Component)]
struct Disc;

/// The shadow of a piece, a child of it.
#[derive(Component)]
struct Shadow;

fn set_stage(mut commands: Commands, art: Option<Res<Artwork>>) {
    let Some(art) = art else { return };
    let parts = [
        (Stage::Table, &art.table, depth::TABLE),
        (Stage::Vignette, &art.vignette, depth::LIGHT),
        (Stage::Glow, &art.glow, depth::LIGHT + 1.0),
        (Stage::Title, &art.title, depth::TABLE + 1.0),
        (Stage::Board, &art.board, depth::BOARD),
        (Stage::Tray(0), &art.tray, depth::TRAY),
        (Stage::Tray(1), &art.tray, depth::TRAY),
    ];
    for (stage, image, z) in parts {
        commands.spawn((
            Name::new("Stage"),
            stage,
            Sprite::from_image(image.clone()),
            Transform::from_xyz(0.0, 0.0, z),
            Visibility::Hidden,
        ));
    }
}

/// What is to be seen: the open coffer on the title, the board at the table, and the bare table under the panels before a match.
fn show_stage(screen: Res<State<Screen>>, menu: Res<State<Menu>>, mut stage: Query<(Ref<Stage>, &mut Visibility)>) {
    let added = stage.iter().any(|(part, _)| part.is_added());
    if !(screen.is_changed() || menu.is_changed() || added) {
        return;
    }
    let coffer = *screen.get() == Screen::Title && *menu.get() == Menu::None;
    let table = *screen.get() == Screen::Table;
    for (part, mut visibility) in &mut stage {
        let seen = match *part {
            Stage::Table => true,
            Stage::Title => coffer,
            Stage::Vignette | Stage::Glow => !coffer,
            Stage::Board | Stage::Tray(_) => table,
        };
        visibility.set_if_neq(if seen { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// Where the picture of the coffer lies in a window: as large as it fits, a little cut at the edges rather than framed.
pub fn title_rect(window: Vec2, narrow: bool) -> Rect {
    let size = if narrow {
        Vec2::new(390.0, 844.0)
    } else {
        Vec2::new(1280.0, 720.0)
    };
    let fit = (window / size).min_element();
    let fill = (window / size).max_element();
    let scale = fill.min(fit * 1.06);
    Rect::from_center_size(window / 2.0, size * scale)
}

fn fit_stage(layout: Res<TableLayout>, art: Option<Res<Artwork>>, mut stage: Query<(Ref<Stage>, &mut Sprite, &mut Transform)>) {
    let Some(art) = art else { return };
    let added = stage.iter().any(|(part, _, _)| part.is_added());
    if !layout.is_changed() && !added {
        return;
    }
    let narrow = layout.narrow;
    let window = layout.window;
    for (part, mut sprite, mut transform) in &mut stage {
        let (image, middle, size) = match *part {
            Stage::Table => {
                let (image, design) = if narrow {
                    (&art.table_tall, Vec2::new(390.0, 844.0))
                } else {
                    (&art.table, Vec2::new(1280.0, 720.0))
                };
                (image, Vec2::ZERO, design * (window / design).max_element())
            }
            Stage::Vignette => (&art.vignette, Vec2::ZERO, window),
            Stage::Glow => (&art.glow, Vec2::ZERO, window),
            Stage::Title => {
                let image = if narrow { &art.title_tall } else { &art.title };
                (image, Vec2::ZERO, title_rect(window, narrow).size())
            }
            Stage::Board => {
                let board = ART.board(narrow);
                let scale = layout.cell / board.square;
                let size = Vec2::new(board.w, board.h) * scale;
                let corner = Vec2::new(
                    layout.field.min.x - board.field_x * scale,
                    layout.field.max.y + board.field_y * scale,
                );
                let image = if narrow { &art.board_small } else { &art.board };
                (image, corner + Vec2::new(size.x, -size.y) / 2.0, size)
            }
            Stage::Tray(number) => {
                let tray = ART.tray(narrow);
                let place = layout.trays[usize::from(number)];
                let design = Vec2::new(tray.w, tray.h);
                let scale = place.size() / (design - 2.0 * tray.pad);
                let image = if narrow { &art.tray_wide } else { &art.tray };
                (image, place.center(), design * scale)
            }
        };
        if sprite.image != *image {
            sprite.image = image.clone();
        }
        // On a phone the board is nearly the whole window; the light is drawn for a wide table and would darken its corners.
        let strength = match *part {
            Stage::Vignette if narrow => 0.55,
            Stage::Glow if narrow => 0.5,
            _ => 1.0,
        };
        sprite.color.set_alpha(strength);
        sprite.custom_size = Some(size);
        transform.translation = middle.extend(transform.translation.z);
    }
}

/// The quiet numbers of the squares, upright whichever way the table is turned.
fn label_squares(
    mut commands: Commands,
    layout: Res<TableLayout>,
    settings: Res<Settings>,
    art: Option<Res<Artwork>>,
    screen: Res<State<Screen>>,
    old: Query<Entity, With<SquareLabel>>,
) {
    if !(layout.is_changed() || settings.is_changed() || screen.is_changed()) {
        return;
    }
    for label in &old {
        commands.entity(label).despawn();
    }
    let Some(art) = art.filter(|_| settings.numbers && *screen.get() == Screen::Table) else {
        return;
    };
    let size = (layout.cell * 0.165).max(9.2);
    for (spot, middle) in layout.cells() {
        let Spot::Square(index) = spot else { continue };
        let corner = *middle + Vec2::new(-0.44, 0.48) * layout.cell;
        commands.spawn((
            Name::new("Square number"),
            SquareLabel,
            Text2d::new((index + 1).to_string()),
            TextFont {
                font: art.numbers.clone().into(),
                font_size: FontSize::Px(size),
                ..default()
            },
            TextColor(Color::srgba_u8(0xe9, 0xcf, 0x9a, 148)),
            Anchor::TOP_LEFT,
            Transform::from_translation(corner.extend(depth::LABEL)),
        ));
    }
}

/// How many pieces lie in each tray.
fn label_trays(
    mut commands: Commands,
    layout: Res<TableLayout>,
    table: Res<TableState>,
    art: Option<Res<Artwork>>,
    screen: Res<State<Screen>>,
    old: Query<Entity, With<TrayLabel>>,
) {
    if !(layout.is_changed() || table.is_changed() || screen.is_changed()) {
        return;
    }
    for label in &old {
        commands.entity(label).despawn();
    }
    let Some(art) = art.filter(|_| *screen.get() == Screen::Table) else {
        return;
    };
    for seat in (0..2).map(Seat) {
        let tray = layout.tray(seat);
        let count = table.pieces.iter().filter(|piece| piece.spot == Spot::Tray(seat)).count();
        let text = |at: Vec2, anchor: Anchor, text: String, font: &Handle<Font>, size: f32| {
            (
                Name::new("Tray label"),
                TrayLabel,
                Text2d::new(text),
                TextFont {
                    font: font.clone().into(),
                    font_size: FontSize::Px(size),
                    ..default()
                },
                TextColor(Color::srgb_u8(0xe9, 0xcf, 0x9a)),
                anchor,
                Transform::from_translation(at.extend(depth::LABEL)),
            )
        };
        let scale = layout.scale;
        if layout.narrow {
            let at = Vec2::new(tray.max.x - 19.0 * scale, tray.center().y);
            let words = texts::fill("table.taken_count", &[("count", &count.to_string())]);
            commands.spawn(text(at, Anchor::CENTER_RIGHT, words, &art.notes, 16.0 * scale));
        } else {
            let top = Vec2::new(tray.center().x, tray.max.y);
            commands.spawn(text(
                top - Vec2::Y * 33.0 * scale,
                Anchor::CENTER,
                count.to_string(),
                &art.numbers,
                21.0 * scale,
            ));
            commands.spawn(text(
                top - Vec2::Y * 63.0 * scale,
                Anchor::CENTER,
                texts::text("table.taken").to_owned(),
                &art.notes,
                14.0 * scale,
            ));
        }
    }
}

fn dress_piece(add: On<Add, Piece>, mut commands: Commands, art: Option<Res<Artwork>>, atlases: Res<Atlases>) {
    let Some(art) = art else { return };
    let sprite = || Sprite {
        image: art.pieces.clone(),
        texture_atlas: Some(TextureAtlas {
            layout: atlases.0[0].clone(),
            index: 0,
        }),
        ..default()
    };
    commands.entity(add.entity).with_children(|parts| {
        parts.spawn((Shadow, sprite(), Transform::default()));
        parts.spawn((Disc, sprite(), Transform::default()));
    });
}

/// The name of a piece's picture.
fn picture(id: PieceId, owner: Owner, face: Face) -> String {
    let side = if owner.0 == Some(Seat(0)) { "dark" } else { "light" };
    if face.0 == Some(KING) {
        format!("king_{side}")
    } else {
        format!("man_{side}_{}", id.0 % 3)
    }
}

/// Chooses the pictures, anew when a piece is crowned or the board's size changes.
fn dress_faces(
    layout: Res<TableLayout>,
    art: Option<Res<Artwork>>,
    atlases: Res<Atlases>,
    pieces: Query<(&Piece, &Owner, Ref<Face>, Ref<Children>)>,
    mut sprites: Query<(&mut Sprite, Has<Disc>)>,
) {
    let Some(art) = art else { return };
    for (piece, owner, face, children) in &pieces {
        if !(face.is_changed() || children.is_changed() || layout.is_changed()) {
            continue;
        }
        let grid = ART.pieces(layout.narrow);
        for child in children.iter() {
            let Ok((mut sprite, disc)) = sprites.get_mut(child) else { continue };
            let name = if disc {
                picture(piece.0, *owner, *face)
            } else {
                "shadow_rest".to_owned()
            };
            sprite.image = if layout.narrow {
                art.pieces_small.clone()
            } else {
                art.pieces.clone()
            };
            sprite.texture_atlas = Some(TextureAtlas {
                layout: atlases.0[usize::from(layout.narrow)].clone(),
                index: grid.index(&name),
            });
            sprite.custom_size = Some(Vec2::splat(grid.cell as f32 * layout.cell / ART.board(layout.narrow).square));
        }
    }
}

/// Pieces are drawn where their bodies are, lifted ones larger, higher and over the others, their shadows farther away.
fn pose(
    layout: Res<TableLayout>,
    mut pieces: Query<(Ref<Body>, &Lies, &mut Transform, &Children)>,
    mut parts: Query<(&mut Transform, &mut Sprite, Has<Disc>), Without<Body>>,
) {
    let radius = ART.pieces(layout.narrow).radius * layout.cell / ART.board(layout.narrow).square;
    let grid = ART.pieces(layout.narrow);
    for (body, lies, mut transform, children) in &mut pieces {
        if !(body.is_changed() || layout.is_changed()) {
            continue;
        }
        let in_tray = matches!(lies.spot, Spot::Tray(_));
        let small = match (in_tray, layout.narrow) {
            (true, true) => 0.63,
            (true, false) => 0.78,
            (false, _) => 1.0,
        };
        let lift = body.lift;
        // Nearer pieces stand before farther ones; in a tray the later before the earlier.
        let order = if in_tray {
            lies.index as f32 * 0.01
        } else {
            0.5 - body.position.y / layout.window.y * 0.9
        };
        let z = depth::PIECE + order + lift * (depth::LIFTED - depth::PIECE);
        transform.translation = body.position.extend(z);
        transform.scale = Vec3::splat(small);
        for child in children.iter() {
            let Ok((mut part, mut sprite, disc)) = parts.get_mut(child) else {
                continue;
            };
            if disc {
                part.translation = Vec3::new(0.0, 0.09 * radius + lift * 0.17 * layout.cell, 0.0);
                part.scale = Vec3::splat(1.0 + 0.09 * lift);
            } else {
                let lifted = lift > 0.12;
                let name = if lifted { "shadow_lifted" } else { "shadow_rest" };
                if let Some(atlas) = &mut sprite.texture_atlas {
                    atlas.index = grid.index(name);
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

fn dress_mark(
    add: On<Add, Mark>,
    mut commands: Commands,
    marks: Query<(&Mark, &Transform)>,
    layout: Res<TableLayout>,
    art: Option<Res<Artwork>>,
    atlases: Res<Atlases>,
) {
    let Some(art) = art else { return };
    let Ok((mark, transform)) = marks.get(add.entity) else { return };
    let (name, z) = match mark.kind {
        MarkKind::LastFrom => ("mark_last_from", depth::MARK),
        MarkKind::Last => ("mark_last", depth::MARK + 0.1),
        MarkKind::Selected => ("mark_selected", depth::MARK + 0.2),
        MarkKind::Target => ("mark_target", depth::TARGET),
        MarkKind::Must => ("mark_must", depth::OVER),
        MarkKind::Refused => ("mark_refused", depth::OVER + 0.1),
        MarkKind::Cursor => ("mark_cursor", depth::OVER + 0.2),
    };
    let grid = ART.pieces(layout.narrow);
    commands.entity(add.entity).insert((
        Sprite {
            image: if layout.narrow {
                art.pieces_small.clone()
            } else {
                art.pieces.clone()
            },
            texture_atlas: Some(TextureAtlas {
                layout: atlases.0[usize::from(layout.narrow)].clone(),
                index: grid.index(name),
            }),
            custom_size: Some(Vec2::splat(grid.cell as f32 * layout.cell / ART.board(layout.narrow).square)),
            ..default()
        },
        Transform::from_translation(transform.translation.truncate().extend(z)),
    ));
}

/// egui blends colours that are multiplied with their alpha: done once, in linear light, when a sheet of widgets is loaded.
pub fn premultiply(image: &mut Image) {
    let Some(data) = image.data.as_mut() else { return };
    for pixel in data.chunks_exact_mut(4) {
        let [r, g, b, a] = pixel else { continue };
        if *a < 255 {
            let alpha = f32::from(*a) / 255.0;
            for channel in [r, g, b] {
                let linear = Color::srgb_u8(*channel, 0, 0).to_linear().red * alpha;
                *channel = (Srgba::from(LinearRgba::rgb(linear, 0.0, 0.0)).red * 255.0).round() as u8;
            }
        }
    }
    image.asset_usage = RenderAssetUsages::RENDER_WORLD;
}
