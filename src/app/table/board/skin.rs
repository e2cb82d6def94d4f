//! What the table looks like: pictures for the logical entities, added when these appear. Absent in
//! tests.
//!
//! Nothing here knows a game: the family that is played gives its [`Skin`].

use bevy::asset::{LoadState, RenderAssetUsages};
use bevy::prelude::*;
use bevy::sprite::Anchor;
use serde::Deserialize;

use crate::app::assets::{Artwork, Density};
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::TableState;
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use crate::app::table::board::layout::{BoardPlaces, CellForm};
use crate::app::table::cards::skin::CardSkin;
use crate::app::table::contrast;
use crate::app::table::contrast::Tile;
use crate::app::table::cursor::{Cursor, targets};
use crate::app::table::entities::Board;
use crate::app::table::layout::{TableLayout, TableShape};
use crate::app::table::marks::{Arrow, Mark, MarkKind, Shine};
use crate::app::table::motion::Body;
use crate::app::table::piece::{Face, Lies, Owner, Piece};
use crate::app::table::presentation::Presentations;
use crate::app::table::preview::Preview;
use crate::app::table::surface::Surface;
use crate::app::table::writing::{Typeface, Writing};
use crate::rules::{Kind, PieceId, Seat, Spot};
use crate::texts;

pub(crate) fn plugin(app: &mut App) {
    crate::app::table::cards::skin::plugin(app);
    app.init_resource::<SoftTitles>()
        .add_observer(dress_board)
        .add_observer(dress_piece)
        .add_observer(dress_mark)
        .add_observer(dress_arrow)
        .add_observer(dress_shine)
        .add_systems(OnExit(Screen::Loading), set_stage)
        .add_systems(Update, follow_contrast.in_set(SessionSystems::ReadInput))
        .add_systems(
            Update,
            (
                (
                    show_stage,
                    soften_title,
                    fit_stage,
                    lay_squares,
                    label_squares,
                    label_trays,
                    label_choices,
                )
                    .chain(),
                dress_faces,
                pose.after(dress_faces),
            )
                .after(FrameSystems::Move)
                .after(FrameSystems::Mark)
                .in_set(SessionSystems::Advance),
        );
}

/// Heights in the picture, from the table up.
mod depth {
    pub const TABLE: f32 = -10.0;
    pub const TRAY: f32 = -1.0;
    pub const BOARD: f32 = 0.0;
    pub const SQUARES: f32 = 0.1;
    pub const LABEL: f32 = 0.5;
    pub const MARK: f32 = 1.0;
    pub const TARGET: f32 = 1.5;
    pub const SHADOW: f32 = 2.0;
    pub const PIECE: f32 = 3.0;
    pub const LIFTED: f32 = 8.0;
    pub const OVER: f32 = 20.0;
    pub const ARROW: f32 = 19.0;
    pub const LIGHT: f32 = 30.0;
}

/// The measures of a board's picture, in design units.
#[derive(Deserialize, Clone, Debug)]
struct BoardMeasure {
    square: f32,
    field_x: f32,
    field_y: f32,
    w: f32,
    h: f32,
}

/// A grid of pieces and marks, in design units.
#[derive(Deserialize, Clone, Debug)]
struct GridMeasure {
    cell: u32,
    columns: u32,
    rows: u32,
    radius: f32,
    names: Vec<String>,
}

#[derive(Deserialize, Clone, Debug)]
struct TrayMeasure {
    w: f32,
    h: f32,
    pad: f32,
}

/// The picture of a line that lights up: its ends stay as they are, what is between is stretched.
#[derive(Deserialize, Clone, Copy, Debug)]
struct FlashMeasure {
    w: f32,
    h: f32,
    cap: f32,
}

/// The index of a family's pictures, as the programs in `assets/art/` write it: each for the wide
/// and for the narrow window.
#[derive(Deserialize, Clone, Debug)]
pub struct SkinIndex {
    board: BoardMeasure,
    board_small: BoardMeasure,
    tray: TrayMeasure,
    tray_wide: TrayMeasure,
    #[serde(default)]
    flash: Option<FlashMeasure>,
    pieces: GridMeasure,
    pieces_small: GridMeasure,
}

impl SkinIndex {
    /// Reads an index.
    ///
    /// # Errors
    /// When the text is no index.
    pub fn parse(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json)
    }
}

/// What a game gives to be seen: where its pictures lie, and what they show.
#[derive(Clone, Copy)]
pub struct SkinPlan {
    /// The index of the pictures, as [`SkinIndex::parse`] reads it.
    pub index: &'static str,
    /// The board with its frame: the path of its picture up to the size, as
    /// `images/draughts/board`.
    pub board: &'static str,
    /// The tray, likewise; none where nothing is ever taken.
    pub tray: Option<&'static str>,
    /// What lies on the middle of the frame's lower side, likewise.
    pub motto: Option<&'static str>,
    /// Pieces, shadows and marks, likewise.
    pub pieces: &'static str,
    /// A line that lights up, likewise; none where no line is ever closed.
    pub flash: Option<&'static str>,
    /// The name of a piece's picture.
    pub picture: fn(PieceId, Option<Seat>, Option<Kind>) -> String,
    /// Paints a piece in flat colours by the name of its picture.
    pub plain_picture: fn(&str, &mut Tile),
    /// What is written in the corner of a place.
    pub label: fn(Spot) -> Option<String>,
}

/// A game's pictures, each for the wide and for the narrow window.
#[derive(Clone, Debug)]
struct SkinImages {
    board: [Handle<Image>; 2],
    tray: Option<[Handle<Image>; 2]>,
    motto: Option<[Handle<Image>; 2]>,
    pieces: [Handle<Image>; 2],
    flash: Option<Handle<Image>>,
}

impl SkinImages {
    fn load(plan: &SkinPlan, assets: &AssetServer) -> Self {
        let both = |stem: &str, narrow: &str| {
            [
                assets.load(format!("{stem}@2x.webp")),
                assets.load(format!("{stem}_{narrow}@2x.webp")),
            ]
        };
        Self {
            board: both(plan.board, "small"),
            tray: plan.tray.map(|tray| both(tray, "wide")),
            motto: plan.motto.map(|motto| both(motto, "small")),
            pieces: both(plan.pieces, "small"),
            flash: plan
                .flash
                .map(|flash| assets.load(format!("{flash}@2x.webp"))),
        }
    }

    fn all(&self) -> impl Iterator<Item = &Handle<Image>> {
        let others = self.tray.iter().chain(&self.motto).flatten();
        self.board
            .iter()
            .chain(&self.pieces)
            .chain(others)
            .chain(&self.flash)
    }
}

/// How the table is dressed for the game that is played.
#[derive(Resource, Clone)]
pub struct Skin {
    boards: [BoardMeasure; 2],
    trays: [TrayMeasure; 2],
    flash: Option<FlashMeasure>,
    grids: [GridMeasure; 2],
    density: Density,
    layouts: [Handle<TextureAtlasLayout>; 2],
    images: SkinImages,
    plan: SkinPlan,
    /// The sheets in flat colours, once they have been asked for.
    plain_sheets: Option<[Handle<Image>; 2]>,
    /// A white hexagon for boards of hexes in flat colours, once it has been asked for.
    plain_hex: Option<Handle<Image>>,
    /// Whether flat colours are shown.
    plain: bool,
}

impl Skin {
    /// A skin by its plan; its pictures begin to load.
    ///
    /// # Errors
    /// When the plan's index is none.
    pub fn new(
        plan: SkinPlan,
        density: Density,
        assets: &AssetServer,
        layouts: &mut Assets<TextureAtlasLayout>,
    ) -> Result<Self, serde_json::Error> {
        let index = SkinIndex::parse(plan.index)?;
        let grids = [index.pieces, index.pieces_small];
        let layouts = grids.each_ref().map(|grid| {
            let cell = UVec2::splat(grid.cell * density.0 as u32);
            layouts.add(TextureAtlasLayout::from_grid(
                cell,
                grid.columns,
                grid.rows,
                None,
                None,
            ))
        });
        Ok(Self {
            boards: [index.board, index.board_small],
            trays: [index.tray, index.tray_wide],
            flash: index.flash,
            grids,
            density,
            layouts,
            images: SkinImages::load(&plan, assets),
            plan,
            plain_sheets: None,
            plain_hex: None,
            plain: false,
        })
    }

    /// Whether some of its pictures are still on their way.
    pub fn loading(&self, assets: &AssetServer) -> bool {
        self.images.all().any(|image| {
            matches!(
                assets.load_state(image),
                LoadState::NotLoaded | LoadState::Loading
            )
        })
    }

    /// Paints the sheets in flat colours.
    fn paint_plain(&self, images: &mut Assets<Image>) -> [Handle<Image>; 2] {
        [0, 1].map(|size| {
            let grid = &self.grids[size];
            images.add(contrast::sheet(
                &grid.names,
                grid.columns,
                grid.rows,
                grid.cell * self.density.0 as u32,
                self.boards[size].square * self.density.0,
                self.plan.plain_picture,
            ))
        })
    }

    /// A picture of the grid by its name, at the size for cells of `cell` pixels.
    fn sprite(&self, narrow: bool, name: &str, cell: f32) -> Sprite {
        let size = usize::from(narrow);
        Sprite {
            image: self.sheets()[size].clone(),
            texture_atlas: Some(TextureAtlas {
                layout: self.layouts[size].clone(),
                index: self.index(narrow, name),
            }),
            custom_size: Some(Vec2::splat(
                self.grids[size].cell as f32 * cell / self.boards[size].square,
            )),
            ..default()
        }
    }

    fn sheets(&self) -> &[Handle<Image>; 2] {
        self.plain_sheets
            .as_ref()
            .filter(|_| self.plain)
            .unwrap_or(&self.images.pieces)
    }

    fn index(&self, narrow: bool, name: &str) -> usize {
        let names = &self.grids[usize::from(narrow)].names;
        names.iter().position(|other| other == name).unwrap_or(0)
    }

    /// The radius of a piece in pixels.
    fn radius(&self, narrow: bool, cell: f32) -> f32 {
        let size = usize::from(narrow);
        self.grids[size].radius * cell / self.boards[size].square
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
    Motto,
    Tray(u8),
}

/// A part of the board in flat colours.
#[derive(Component)]
struct PlainSquare;

#[derive(Component)]
struct SquareLabel;

#[derive(Component)]
struct TrayLabel;

#[derive(Component)]
struct ChoiceLabel;

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

/// A board gets its picture, with trays beside it; which, its skin tells when it is there.
fn dress_board(add: On<Add, Board>, mut commands: Commands, art: Option<Res<Artwork>>) {
    if art.is_none() {
        return;
    }
    let parts = [
        (Stage::Board, depth::BOARD),
        (Stage::Motto, depth::BOARD + 0.05),
        (Stage::Tray(0), depth::TRAY),
        (Stage::Tray(1), depth::TRAY),
    ];
    commands.entity(add.entity).with_children(|board| {
        for (stage, z) in parts {
            let place = Transform::from_xyz(0.0, 0.0, z);
            board.spawn((stage, Sprite::default(), place, Visibility::Hidden));
        }
    });
}

/// Flat colours are put on and off as it was set.
fn follow_contrast(
    settings: Res<Settings>,
    skin: Option<ResMut<Skin>>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(mut skin) = skin.filter(|skin| skin.plain != settings.contrast) else {
        return;
    };
    if settings.contrast && skin.plain_sheets.is_none() {
        skin.plain_sheets = Some(skin.paint_plain(&mut images));
        skin.plain_hex = Some(images.add(contrast::hexagon()));
    }
    skin.plain = settings.contrast;
}

/// What is to be seen: the open coffer on the title, the board at the table, and the bare table
/// under the panels before a match.
fn show_stage(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut stage: Query<(Ref<Stage>, &mut Visibility)>,
) {
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
            Stage::Board | Stage::Motto | Stage::Tray(_) => table,
        };
        visibility.set_if_neq(if seen {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// Where the picture of the coffer lies in a window: as large as it fits, a little cut at the edges
/// rather than framed.
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

/// The pictures of the coffer with edges that fade into the wood of the table: for windows that one
/// cannot fill. The upright one is the second; of each, the first fades at the sides, the second
/// above and below.
#[derive(Resource, Default)]
struct SoftTitles([[Option<Handle<Image>>; 2]; 2]);

/// How much of a picture fades at each edge.
const SOFT_EDGE: f32 = 0.033;

impl SoftTitles {
    /// Which of them a window needs: the picture, and the axis along which it does not reach.
    fn needed(window: Vec2) -> Option<(usize, usize)> {
        let upright = window.x < window.y;
        let open = window - title_rect(window, upright).size();
        let axis = if open.x > open.y { 0 } else { 1 };
        (open.max_element() > 0.5).then_some((usize::from(upright), axis))
    }

    fn get(&self, window: Vec2) -> Option<&Handle<Image>> {
        let (picture, axis) = Self::needed(window)?;
        self.0[picture][axis].as_ref()
    }
}

/// Makes the picture of the coffer that the window needs, once it has been loaded.
fn soften_title(
    layout: Res<TableLayout>,
    screen: Res<State<Screen>>,
    art: Option<Res<Artwork>>,
    mut soft: ResMut<SoftTitles>,
    mut images: ResMut<Assets<Image>>,
) {
    let (Some(art), Some((picture, axis))) = (art, SoftTitles::needed(layout.window)) else {
        return;
    };
    if *screen.get() != Screen::Title || soft.0[picture][axis].is_some() {
        return;
    }
    let source = [&art.title, &art.title_tall][picture];
    if let Some(image) = images.get(source).and_then(|image| faded(image, axis)) {
        soft.0[picture][axis] = Some(images.add(image));
    }
}

/// A picture whose edges fade along an axis: 0 is across, 1 is up and down.
fn faded(image: &Image, axis: usize) -> Option<Image> {
    let size = image.size();
    let data = image.data.as_ref()?;
    let (width, height) = (size.x as usize, size.y as usize);
    if data.len() != width * height * 4 {
        return None;
    }
    let length = if axis == 0 { width } else { height };
    let soft = (length as f32 * SOFT_EDGE).max(1.0);
    let mut image = image.clone();
    for (index, pixel) in image.data.as_mut()?.chunks_exact_mut(4).enumerate() {
        let at = if axis == 0 {
            index % width
        } else {
            index / width
        };
        let inside = at.min(length - 1 - at) as f32 / soft;
        if inside < 1.0 {
            // Slow at both ends.
            let alpha = inside * inside * (3.0 - 2.0 * inside);
            pixel[3] = (f32::from(pixel[3]) * alpha).round() as u8;
        }
    }
    Some(image)
}

fn fit_stage(
    layout: Res<TableLayout>,
    soft: Res<SoftTitles>,
    art: Option<Res<Artwork>>,
    skin: Option<Res<Skin>>,
    cards: Option<Res<CardSkin>>,
    images: Res<Assets<Image>>,
    mut stage: Query<(Ref<Stage>, &mut Sprite, &mut Transform)>,
) {
    let Some(art) = art else { return };
    let added = stage.iter().any(|(part, _, _)| part.is_added());
    let dressed = skin.as_ref().is_some_and(DetectChanges::is_changed)
        || cards.as_ref().is_some_and(DetectChanges::is_changed);
    let changed = layout.is_changed() || images.is_changed() || soft.is_changed();
    if !changed && !dressed && !added {
        return;
    }
    let plain = skin.as_ref().is_some_and(|skin| skin.plain)
        || cards.as_ref().is_some_and(|cards| cards.plain);
    for (part, mut sprite, mut transform) in &mut stage {
        let placed = match *part {
            Stage::Table | Stage::Vignette | Stage::Glow | Stage::Title => {
                Some(backdrop(*part, &art, &soft, &layout))
            }
            Stage::Board | Stage::Motto | Stage::Tray(_) => skin
                .as_ref()
                .zip(layout.board())
                .and_then(|(skin, board)| furniture(*part, skin, board, layout.small, &images)),
        };
        let Some(placed) = placed else {
            sprite.color = Color::NONE;
            continue;
        };
        if sprite.image != placed.image {
            sprite.image = placed.image;
        }
        sprite.color = light_on(*part, layout.small, plain);
        sprite.custom_size = Some(placed.size);
        transform.translation = placed.middle.extend(transform.translation.z);
        transform.rotation = Quat::from_rotation_z(placed.turn.to_radians());
    }
}

/// A picture of the stage where it belongs.
struct Placed {
    image: Handle<Image>,
    middle: Vec2,
    size: Vec2,
    /// In degrees against the clock.
    turn: f32,
}

/// What lies under and over everything: it covers the window, whatever its shape.
fn backdrop(part: Stage, art: &Artwork, soft: &SoftTitles, layout: &TableLayout) -> Placed {
    let window = layout.window;
    let upright = window.x < window.y;
    let (image, size) = match part {
        Stage::Table => {
            let (image, design) = if upright {
                (&art.table_tall, Vec2::new(390.0, 844.0))
            } else {
                (&art.table, Vec2::new(1280.0, 720.0))
            };
            (image, design * (window / design).max_element())
        }
        Stage::Vignette => (&art.vignette, window),
        Stage::Glow => (&art.glow, window),
        _ => {
            let image = if upright { &art.title_tall } else { &art.title };
            let image = soft.get(window).unwrap_or(image);
            (image, title_rect(window, upright).size())
        }
    };
    Placed {
        image: image.clone(),
        middle: Vec2::ZERO,
        size,
        turn: 0.0,
    }
}

/// The board, what lies on its frame, and the trays beside it. `None` for what the game has none
/// of, and what has not been loaded.
fn furniture(
    part: Stage,
    skin: &Skin,
    board: &BoardPlaces,
    small: bool,
    images: &Assets<Image>,
) -> Option<Placed> {
    let which = usize::from(small);
    let measure = &skin.boards[which];
    let scale = board.cell / measure.square;
    match part {
        Stage::Board => {
            let size = Vec2::new(measure.w, measure.h) * scale;
            // The frame's shadow falls lower than the frame.
            let field = Vec2::new(measure.field_x, measure.field_y) * scale;
            let corner = board.field.center() - board.field.half_size() * Vec2::new(1.0, -1.0);
            let corner = corner + field * Vec2::new(-1.0, 1.0);
            Some(Placed {
                image: skin.images.board[which].clone(),
                middle: corner + Vec2::new(size.x, -size.y) / 2.0,
                size,
                turn: board.turn % 180.0,
            })
        }
        Stage::Motto => {
            let image = &skin.images.motto.as_ref()?[which];
            let size = images.get(image)?.size_f32() / skin.density.0 * scale;
            let below = board.field.min.y - board.frame() / 2.0;
            Some(Placed {
                image: image.clone(),
                middle: Vec2::new(board.field.center().x, below),
                size,
                turn: 0.0,
            })
        }
        Stage::Tray(number) => {
            let trays = skin.images.tray.as_ref()?;
            let row = board.rows.get(usize::from(number))?;
            // The one for a phone lies, the other stands: each is turned where it must be.
            let turned = row.lying != small;
            let tray = &skin.trays[which];
            let design = Vec2::new(tray.w, tray.h);
            let room = if turned {
                row.rect.size().yx()
            } else {
                row.rect.size()
            };
            Some(Placed {
                image: trays[which].clone(),
                middle: row.rect.center(),
                size: design * room / (design - 2.0 * tray.pad),
                turn: match (turned, row.lying) {
                    (false, _) => 0.0,
                    (true, true) => -90.0,
                    (true, false) => 90.0,
                },
            })
        }
        _ => None,
    }
}

/// How a part of the stage is lit.
fn light_on(part: Stage, small: bool, plain: bool) -> Color {
    // On a phone the board is nearly the whole window; the light is drawn for a wide table and
    // would darken its corners.
    let strength = match part {
        Stage::Vignette if small => 0.55,
        Stage::Glow if small => 0.5,
        Stage::Glow => 0.8,
        _ => 1.0,
    };
    // In high contrast the wood is nearly black, and there is no play of light.
    let (tone, strength) = match part {
        _ if !plain => (1.0, strength),
        Stage::Vignette | Stage::Glow | Stage::Motto => (1.0, 0.0),
        Stage::Title => (0.55, strength),
        Stage::Tray(_) => (0.6, strength),
        Stage::Table | Stage::Board => (0.3, strength),
    };
    Color::srgba(tone, tone, tone, strength)
}

/// A text that lies on the table.
fn written(
    at: Vec2,
    anchor: Anchor,
    words: String,
    typeface: Typeface,
    size: f32,
    color: Srgba,
) -> impl Bundle {
    let color = color.into();
    let writing = Writing {
        words,
        typeface,
        size,
        color,
    };
    (
        writing,
        anchor,
        Transform::from_translation(at.extend(depth::LABEL)),
    )
}

/// Old gold, for everything that is written on wood.
const WRITING: Srgba = Srgba::rgb(0.914, 0.812, 0.604);

/// In high contrast the board is laid in flat colours: a black frame with a white line, light
/// ground, and the places dark upon it.
fn lay_squares(
    mut commands: Commands,
    layout: Res<TableLayout>,
    skin: Option<Res<Skin>>,
    screen: Res<State<Screen>>,
    old: Query<Entity, With<PlainSquare>>,
) {
    let Some(skin) = skin else { return };
    if !(layout.is_changed() || skin.is_changed() || screen.is_changed()) {
        return;
    }
    for part in &old {
        commands.entity(part).despawn();
    }
    let Some(board) = layout.board() else { return };
    if !skin.plain || *screen.get() != Screen::Table {
        return;
    }
    let mut ground = PlainGround {
        commands: &mut commands,
        hex: skin.plain_hex.clone().unwrap_or_default(),
        turn: Quat::from_rotation_z(board.hex_turn().to_radians()),
    };
    ground.lay_frame(board);
    match board.form() {
        CellForm::Squares => ground.lay_squares(board),
        CellForm::Points => ground.lay_points(board),
        CellForm::Hexes => ground.lay_hexes(board),
    }
}

/// The parts of a board in flat colours, each over those before.
struct PlainGround<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    hex: Handle<Image>,
    turn: Quat,
}

impl PlainGround<'_, '_, '_> {
    fn put(&mut self, sprite: Sprite, at: Vec2, height: f32, turn: Quat) {
        let place = Transform::from_translation(at.extend(depth::SQUARES + height * 0.01));
        let name = Name::new("Plain square");
        self.commands
            .spawn((name, PlainSquare, sprite, place.with_rotation(turn)));
    }

    fn lay(&mut self, at: Vec2, size: Vec2, color: [u8; 3], height: f32) {
        let sprite = Sprite::from_color(contrast::color(color), size);
        self.put(sprite, at, height, Quat::IDENTITY);
    }

    fn lay_hex(&mut self, at: Vec2, width: f32, color: [u8; 3], height: f32) {
        let sprite = Sprite {
            image: self.hex.clone(),
            color: contrast::color(color),
            custom_size: Some(Vec2::splat(width * contrast::HEX_SIDE)),
            ..default()
        };
        self.put(sprite, at, height, self.turn);
    }

    fn lay_frame(&mut self, board: &BoardPlaces) {
        let (middle, field, frame) = (board.field.center(), board.field.size(), board.frame());
        let line = (board.cell * 0.04).max(2.0);
        self.lay(middle, field + 2.0 * frame, contrast::BLACK, 0.0);
        self.lay(middle, field + 1.5 * frame, contrast::WHITE, 1.0);
        let inner = field + 1.5 * frame - 2.0 * line;
        self.lay(middle, inner, contrast::BLACK, 2.0);
    }

    fn lay_squares(&mut self, board: &BoardPlaces) {
        let (cell, seam) = (board.cell, (board.cell * 0.02).max(1.0));
        self.lay(
            board.field.center(),
            board.field.size(),
            contrast::CREAM,
            3.0,
        );
        for (_, at) in board.cells() {
            self.lay(*at, Vec2::splat(cell + seam), contrast::BLACK, 4.0);
            self.lay(*at, Vec2::splat(cell - seam), contrast::BLUE, 5.0);
        }
    }

    /// All of the field is played on.
    fn lay_points(&mut self, board: &BoardPlaces) {
        let cell = board.cell;
        let line = (cell * 0.04).max(2.0);
        self.lay(
            board.field.center(),
            board.field.size(),
            contrast::BLUE,
            4.0,
        );
        for (one, other) in board.lines() {
            if let (Some(from), Some(to)) = (board.center(*one), board.center(*other)) {
                let size = (to - from).abs() + line * 1.5;
                self.lay((from + to) / 2.0, size, contrast::WHITE, 5.0);
            }
        }
        for (_, at) in board.cells() {
            self.lay(*at, Vec2::splat(cell * 0.24), contrast::WHITE, 6.0);
            self.lay(*at, Vec2::splat(cell * 0.12), contrast::BLACK, 7.0);
        }
    }

    /// A light line runs round each.
    fn lay_hexes(&mut self, board: &BoardPlaces) {
        let (cell, seam) = (board.cell, (board.cell * 0.03).max(1.0));
        for (_, at) in board.cells() {
            self.lay_hex(*at, cell + seam, contrast::CREAM, 4.0);
            self.lay_hex(*at, cell - seam, contrast::BLUE, 5.0);
        }
    }
}

/// How large the words at a rim are against the numbers of squares.
const RIM_SIZE: f32 = 1.25;

/// The quiet numbers of the squares, upright whichever way the table is turned.
fn label_squares(
    mut commands: Commands,
    layout: Res<TableLayout>,
    shape: Res<TableShape>,
    settings: Res<Settings>,
    table: Res<TableState>,
    skin: Option<Res<Skin>>,
    screen: Res<State<Screen>>,
    old: Query<Entity, With<SquareLabel>>,
) {
    let Some(skin) = skin else { return };
    let moved = skin.plain && table.is_changed();
    if !(layout.is_changed()
        || settings.is_changed()
        || skin.is_changed()
        || screen.is_changed()
        || moved)
    {
        return;
    }
    for label in &old {
        commands.entity(label).despawn();
    }
    let (Some(board), Some(shape)) = (layout.board(), shape.board()) else {
        return;
    };
    if !settings.numbers || *screen.get() != Screen::Table {
        return;
    }
    let (font, size, color, corner) = if skin.plain {
        // Large, and inside the frames that may lie round the square.
        let size = (layout.cell * 0.28).max(13.0);
        (Typeface::Plain, size, Srgba::WHITE, Vec2::new(-0.38, 0.42))
    } else {
        let size = (layout.cell * 0.165).max(9.2);
        (
            Typeface::Strong,
            size,
            WRITING.with_alpha(0.58),
            Vec2::new(-0.44, 0.48),
        )
    };
    for (rim, words) in shape.rims.iter().enumerate() {
        let turned = layout.viewer != shape.bottom;
        let length = if rim == 0 { shape.size.x } else { shape.size.y };
        for (word, along) in words {
            let along = if turned { length - along } else { *along };
            let place = if rim == 0 {
                Vec2::new(along, 0.235)
            } else {
                Vec2::new(0.235, along)
            };
            let at = layout.field.min + place * layout.cell;
            let text = written(
                at,
                Anchor::CENTER,
                (*word).to_owned(),
                font,
                size * RIM_SIZE,
                color,
            );
            commands.spawn((Name::new("Rim letter"), SquareLabel, text));
        }
    }
    for (spot, middle) in board.cells() {
        // A number half under a piece would be read as another one.
        if skin.plain && table.pieces.iter().any(|piece| piece.spot == *spot) {
            continue;
        }
        let Some(words) = (skin.plan.label)(*spot) else {
            continue;
        };
        let text = written(
            *middle + corner * layout.cell,
            Anchor::TOP_LEFT,
            words,
            font,
            size,
            color,
        );
        commands.spawn((Name::new("Square number"), SquareLabel, text));
    }
}

/// How many pieces lie in each tray.
fn label_trays(
    mut commands: Commands,
    layout: Res<TableLayout>,
    table: Res<TableState>,
    preview: Res<Preview>,
    skin: Option<Res<Skin>>,
    screen: Res<State<Screen>>,
    old: Query<Entity, With<TrayLabel>>,
) {
    let Some(skin) = skin else { return };
    let dressed = skin.is_changed();
    if !(layout.is_changed()
        || table.is_changed()
        || preview.is_changed()
        || dressed
        || screen.is_changed())
    {
        return;
    }
    for label in &old {
        commands.entity(label).despawn();
    }
    let trays = skin.images.tray.is_some();
    let Some(board) = layout.board() else { return };
    if *screen.get() != Screen::Table || !trays || board.rows.is_empty() {
        return;
    }
    let plain = skin.plain.then_some(Typeface::Plain);
    let color = if plain.is_some() {
        Srgba::WHITE
    } else {
        WRITING
    };
    let scale = layout.scale;
    for seat in board.seats() {
        let tray = board.tray(seat);
        let lying = |spot: Spot| {
            table
                .pieces
                .iter()
                .filter(|piece| piece.spot == spot)
                .count()
        };
        // A man that was pointed to a place of the board has left the hand.
        let away = preview.part.as_ref().is_some_and(|part| {
            let piece = table.pieces.iter().find(|piece| piece.id == part.piece);
            piece.is_some_and(|piece| piece.spot == Spot::Hand(seat))
        });
        let hand = lying(Spot::Hand(seat)) - usize::from(away);
        // What is special about a seat comes first, then what it has in hand, then what it has
        // taken.
        let (count, key) = match table.standing_of(seat) {
            Some(standing) => (None, format!("table.{standing}")),
            None if hand > 0 && board.tray_shape.sockets.is_some() => {
                (Some(hand), "table.in_hand".to_owned())
            }
            None => (Some(lying(Spot::Tray(seat))), "table.taken".to_owned()),
        };
        let mut write = |at, anchor, words, font, size: f32| {
            let text = written(
                at,
                anchor,
                words,
                plain.unwrap_or(font),
                size * scale,
                color,
            );
            commands.spawn((Name::new("Tray label"), TrayLabel, text));
        };
        if board.trays_lie() {
            let at = Vec2::new(tray.max.x - 19.0 * scale, tray.center().y);
            let words = match count {
                Some(count) => {
                    texts::fill(&format!("{key}_count"), &[("count", &count.to_string())])
                }
                None => texts::text(&key).to_owned(),
            };
            write(at, Anchor::CENTER_RIGHT, words, Typeface::Italic, 16.0);
        } else {
            let below = |distance: f32| Vec2::new(tray.center().x, tray.max.y - distance * scale);
            if let Some(count) = count {
                write(
                    below(33.0),
                    Anchor::CENTER,
                    count.to_string(),
                    Typeface::Strong,
                    21.0,
                );
            }
            // The tray of a phone is too narrow for words across it.
            if layout.small {
                continue;
            }
            let at = below(if count.is_some() { 63.0 } else { 44.0 });
            write(
                at,
                Anchor::CENTER,
                texts::text(&key).to_owned(),
                Typeface::Italic,
                14.0,
            );
        }
    }
}

/// What is said at the board stands there while it can be chosen.
fn label_choices(
    mut commands: Commands,
    layout: Res<TableLayout>,
    table: Res<TableState>,
    presentations: Res<Presentations>,
    cursor: Res<Cursor>,
    skin: Option<Res<Skin>>,
    old: Query<Entity, With<ChoiceLabel>>,
) {
    let Some(skin) = skin else { return };
    if !(layout.is_changed() || table.is_changed() || cursor.is_changed() || skin.is_changed()) {
        return;
    }
    for label in &old {
        commands.entity(label).despawn();
    }
    let Some(board) = layout.board() else { return };
    let open = targets(&table.choices, table.way, &cursor.picks);
    for (spot, at) in board.choices() {
        let (Spot::Choice(number), true) = (*spot, open.contains(spot)) else {
            continue;
        };
        let (font, color) = if skin.plain {
            (Typeface::Plain, Srgba::WHITE)
        } else {
            (Typeface::Italic, WRITING)
        };
        let words = presentations.words(&table).choice_name(number);
        let below = *at - Vec2::Y * layout.cell * 0.6;
        let text = written(
            below,
            Anchor::CENTER,
            words,
            font,
            (layout.cell * 0.17).max(10.0),
            color,
        );
        commands.spawn((Name::new("Choice"), ChoiceLabel, text));
    }
}

fn dress_piece(
    add: On<Add, Piece>,
    mut commands: Commands,
    skin: Option<Res<Skin>>,
    layout: Res<TableLayout>,
) {
    let Some(skin) = skin else { return };
    let sprite = skin.sprite(layout.small, SHADOW_AT_REST, layout.cell);
    commands.entity(add.entity).with_children(|parts| {
        parts.spawn((Shadow, sprite.clone(), Transform::default()));
        parts.spawn((Disc, sprite, Transform::default()));
    });
}

/// The shadow of a piece that lies, and of one that is lifted.
const SHADOW_AT_REST: &str = "shadow_rest";
const SHADOW_LIFTED: &str = "shadow_lifted";

/// Chooses the pictures, anew when a piece is crowned or the board's size changes.
fn dress_faces(
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
        for child in children.iter() {
            if let Ok((mut sprite, disc)) = sprites.get_mut(child) {
                let name = if disc {
                    picture.as_str()
                } else {
                    SHADOW_AT_REST
                };
                *sprite = skin.sprite(layout.small, name, layout.cell);
            }
        }
    }
}

/// Pieces are drawn where their bodies are, lifted ones larger, higher and over the others, their
/// shadows farther away.
fn pose(
    layout: Res<TableLayout>,
    skin: Option<Res<Skin>>,
    mut pieces: Query<(Ref<Body>, &Lies, &mut Transform, &Children)>,
    mut parts: Query<(&mut Transform, &mut Sprite, Has<Disc>), Without<Body>>,
) {
    let (Some(skin), Some(board)) = (skin, layout.board()) else {
        return;
    };
    let radius = skin.radius(layout.small, layout.cell);
    for (body, lies, mut transform, children) in &mut pieces {
        if !(body.is_changed() || layout.is_changed()) {
            continue;
        }
        let in_tray = matches!(lies.spot, Spot::Tray(_) | Spot::Hand(_));
        let small = board.size_at(body.position);
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
                let name = if lifted {
                    SHADOW_LIFTED
                } else {
                    SHADOW_AT_REST
                };
                if let Some(atlas) = &mut sprite.texture_atlas {
                    atlas.index = skin.index(layout.small, name);
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
    skin: Option<Res<Skin>>,
) {
    let Some(skin) = skin else { return };
    let Ok((mark, transform)) = marks.get(add.entity) else {
        return;
    };
    let name = mark.kind.picture();
    let z = match mark.kind {
        MarkKind::Den | MarkKind::LastFrom => depth::MARK,
        MarkKind::Lined => depth::MARK + 0.05,
        MarkKind::Last => depth::MARK + 0.1,
        MarkKind::Selected => depth::MARK + 0.2,
        MarkKind::Hint => depth::MARK + 0.3,
        MarkKind::TakeThis => depth::MARK + 0.4,
        MarkKind::Target => depth::TARGET,
        // Under the piece that bears it, over its shadow.
        MarkKind::Own(_) => depth::SHADOW + 0.9,
        MarkKind::Take => depth::OVER - 0.2,
        MarkKind::Must => depth::OVER,
        MarkKind::Refused => depth::OVER + 0.1,
        MarkKind::Cursor => depth::OVER + 0.2,
    };
    commands.entity(add.entity).insert((
        skin.sprite(layout.small, name, layout.cell),
        Transform::from_translation(transform.translation.truncate().extend(z)),
    ));
    if mark.kind == MarkKind::Lined {
        // Its light falls on the edge of the piece too.
        let up = 0.09 * skin.radius(layout.small, layout.cell);
        commands.entity(add.entity).with_child((
            skin.sprite(layout.small, "mill_rim", layout.cell),
            Transform::from_xyz(0.0, up, depth::OVER - 0.3 - z),
        ));
    }
}

/// A line that lights up, with a few sparks on it.
fn dress_shine(
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
    let way = shine.to - shine.from;
    let (middle, turn) = (
        (shine.from + shine.to) / 2.0,
        Quat::from_rotation_z(way.to_angle()),
    );
    if skin.plain {
        let broad = layout.cell * 0.16;
        commands.entity(add.entity).insert((
            Sprite::from_color(
                contrast::color(contrast::BLACK),
                Vec2::new(way.length(), broad),
            ),
            Transform::from_translation(middle.extend(depth::MARK)).with_rotation(turn),
            children![(
                Sprite::from_color(
                    contrast::color(contrast::YELLOW),
                    Vec2::new(way.length(), broad * 0.6)
                ),
                Transform::from_xyz(0.0, 0.0, 0.01),
            )],
        ));
        return;
    }
    let (Some(measure), Some(image)) = (skin.flash, &skin.images.flash) else {
        return;
    };
    // Drawn for the large board.
    let scale = layout.cell / skin.boards[0].square;
    let density = skin.density.0;
    let length = way.length() / scale + 2.0 * measure.cap;
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
            translation: middle.extend(depth::MARK),
            rotation: turn,
            scale: Vec3::new(scale / density, scale / density, 1.0),
        },
    ));
    for (along, size) in [(0.25, 0.55), (0.75, 0.9), (0.82, 0.3)] {
        let spark = skin.sprite(layout.small, "mill_spark", layout.cell * size);
        let at = (along - 0.5) * length_between(measure, length);
        // A spark stands upright however the line runs.
        let transform = Transform {
            translation: Vec3::new(at * density, 0.0, 0.02),
            rotation: turn.inverse(),
            scale: Vec3::new(density / scale, density / scale, 1.0),
        };
        commands.entity(add.entity).with_child((spark, transform));
    }
}

/// The length of a line without its ends.
fn length_between(measure: FlashMeasure, length: f32) -> f32 {
    length - 2.0 * measure.cap
}

/// The measures of the arrow's picture, as `images/arrow.json` has them.
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

/// The squares for which the arrow is drawn.
const ARROW_SQUARE: f32 = 72.0;

/// The arrow is stretched between its ends; its shadow falls the same way wherever it points.
fn dress_arrow(
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
    let way = arrow.to - arrow.from;
    let length = way.length() / scale + measure.w - (measure.end - measure.start);
    let middle = arrow.from + way.normalize_or_zero() * (length / 2.0 - measure.start) * scale;
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
    // A child is turned and scaled with the arrow: its own shift is taken back by as much.
    let turn = Quat::from_rotation_z(-way.to_angle());
    let shift = turn * Vec3::new(2.5, -3.0, 0.0) * density.0 - Vec3::Z * 0.1;
    commands.entity(add.entity).insert((
        part(0.0),
        Transform {
            translation: middle.extend(depth::ARROW),
            rotation: Quat::from_rotation_z(way.to_angle()),
            scale: Vec3::new(scale / density.0, scale / density.0, 1.0),
        },
        children![(part(measure.shadow_y), Transform::from_translation(shift))],
    ));
    Ok(())
}

/// egui blends colours that are multiplied with their alpha: done once, in linear light, when a
/// sheet of widgets is loaded.
pub fn premultiply(image: &mut Image) {
    let Some(data) = image.data.as_mut() else {
        return;
    };
    for pixel in data.chunks_exact_mut(4) {
        let [r, g, b, a] = pixel else { continue };
        if *a < 255 {
            let alpha = f32::from(*a) / 255.0;
            for channel in [r, g, b] {
                let linear = Color::srgb_u8(*channel, 0, 0).to_linear().red * alpha;
                *channel =
                    (Srgba::from(LinearRgba::rgb(linear, 0.0, 0.0)).red * 255.0).round() as u8;
            }
        }
    }
    image.asset_usage = RenderAssetUsages::RENDER_WORLD;
}
