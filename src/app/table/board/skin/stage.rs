//! The backdrop and the lighting: the table, its glow and vignette, the open coffer of the title
//! screen, and the board with its trays.

use bevy::prelude::*;

use crate::app::assets::{Artwork, painted};
use crate::app::state::{Menu, Screen};
use crate::app::table::board::skin::depth;
use crate::app::table::board::skin::pictures::Skin;
use crate::app::table::cards::skin::CardSkin;
use crate::app::table::cover::TableCover;
use crate::app::table::layout::TableLayout;
use crate::app::table::layout::board::BoardPlaces;
use crate::app::table::pieces::entities::Board;

/// A sprite that belongs to the table or the title screen as a whole.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Table,
    Vignette,
    Glow,
    /// Darkens the table around the coffer as the coffer's image darkens it.
    Shade,
    /// The candle's glow beyond the left edge of the coffer's image.
    Candle,
    Title,
    Board,
    Motto,
    Tray(u8),
}

pub(super) fn set_stage(
    mut commands: Commands,
    art: Option<Res<Artwork>>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(art) = art else { return };
    let candle = images.add(candle_glow());
    let white = Handle::default();
    let parts = [
        (Stage::Table, &art.table, depth::TABLE),
        (Stage::Vignette, &art.vignette, depth::LIGHT),
        (Stage::Glow, &art.glow, depth::LIGHT + 1.0),
        (Stage::Shade, &white, depth::TABLE + 0.4),
        (Stage::Candle, &candle, depth::TABLE + 0.5),
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

/// Adds the sprites of a board and its trays; the skin sets their images once it is loaded.
pub(super) fn add_board_sprites(
    add: On<Add, Board>,
    mut commands: Commands,
    art: Option<Res<Artwork>>,
) {
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

/// Sets the visibility: the open coffer on the title screen, the board at the table, and the bare
/// table under the panels before a match.
pub(super) fn show_stage(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut stage: Query<(Ref<Stage>, &mut Visibility)>,
) {
    let added = stage.iter().any(|(part, _)| part.is_added());
    if !(screen.is_changed() || menu.is_changed() || added) {
        return;
    }
    let coffer = is_coffer_open(&screen, &menu);
    let table = *screen.get() == Screen::Table;
    for (part, mut visibility) in &mut stage {
        let seen = match *part {
            Stage::Table => true,
            Stage::Title | Stage::Shade | Stage::Candle => coffer,
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

/// Whether the open coffer is shown. It stands on the bare oak, which is in its image too.
fn is_coffer_open(screen: &State<Screen>, menu: &State<Menu>) -> bool {
    *screen.get() == Screen::Title && *menu.get() == Menu::None
}

/// The rectangle of the coffer's image in a window: as large as fits, slightly cropped rather than
/// letterboxed. The tall image has its lowest buttons near its lower edge.
pub fn title_rect(window: Vec2, narrow: bool) -> Rect {
    let size = if narrow {
        Vec2::new(390.0, 844.0)
    } else {
        Vec2::new(1280.0, 720.0)
    };
    let fit = (window / size).min_element();
    let fill = (window / size).max_element();
    let crop = if narrow && window.x * size.y > window.y * size.x {
        1.02
    } else {
        1.06
    };
    let scale = fill.min(fit * crop);
    Rect::from_center_size(window / 2.0, size * scale)
}

/// The flame in the coffer's wide image, and the radius of its glow, in the image's units of
/// 1280×720 (`assets/art/title/title.py`).
const FLAME: Vec2 = Vec2::new(84.0, 154.0);
const GLOW_RADIUS: f32 = 200.0;

/// The square around the candle's glow. `None` in upright windows, whose image has no candle at its
/// edge.
fn candle_rect(window: Vec2) -> Option<Rect> {
    if window.x < window.y {
        return None;
    }
    let picture = title_rect(window, false);
    let scale = picture.width() / 1280.0;
    let size = Vec2::splat(2.0 * GLOW_RADIUS * scale);
    Some(Rect::from_center_size(picture.min + FLAME * scale, size))
}

/// A round glow that fades outwards as the coffer's image has it.
fn candle_glow() -> Image {
    const SIZE: u32 = 64;
    let mut pixels = Vec::with_capacity((SIZE * SIZE * 4) as usize);
    for index in 0..SIZE * SIZE {
        let at = UVec2::new(index % SIZE, index / SIZE).as_vec2() + 0.5;
        let distance = at.distance(Vec2::splat(SIZE as f32 / 2.0)) / (SIZE as f32 / 2.0);
        let alpha = 0.22 * (1.0 - distance).max(0.0);
        pixels.extend([255, 154, 48, (alpha * 255.0).round() as u8]);
    }
    painted(SIZE, SIZE, pixels)
}

/// The coffer's images with edges that fade into the table, for windows that the image cannot fill.
/// The second pair is for portrait windows; in each pair, the first fades at the sides, the second
/// at the top and bottom.
#[derive(Resource, Default)]
pub(super) struct SoftTitles([[Option<Handle<Image>>; 2]; 2]);

/// The width of the faded edge, as a fraction of the image.
const SOFT_EDGE: f32 = 0.033;

impl SoftTitles {
    /// The variant that a window needs: the image, and the axis along which it falls short. `None`
    /// if the image fills the window.
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

/// Creates the faded image that the window needs, once the original is loaded.
pub(super) fn soften_title(
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

/// An image with edges that fade along an axis: 0 is horizontal, 1 vertical.
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
            // Smoothstep.
            let alpha = inside * inside * (3.0 - 2.0 * inside);
            pixel[3] = (f32::from(pixel[3]) * alpha).round() as u8;
        }
    }
    Some(image)
}

pub(super) fn fit_stage(
    layout: Res<TableLayout>,
    soft: Res<SoftTitles>,
    art: Option<Res<Artwork>>,
    skin: Option<Res<Skin>>,
    cards: Option<Res<CardSkin>>,
    cover: Res<TableCover>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    images: Res<Assets<Image>>,
    mut stage: Query<(Ref<Stage>, &mut Sprite, &mut Transform)>,
) {
    let Some(art) = art else { return };
    let added = stage.iter().any(|(part, _, _)| part.is_added());
    let skin_changed = skin.as_ref().is_some_and(DetectChanges::is_changed)
        || cards.as_ref().is_some_and(DetectChanges::is_changed);
    let moved = screen.is_changed() || menu.is_changed() || cover.is_changed();
    let changed = layout.is_changed() || images.is_changed() || soft.is_changed();
    if !changed && !moved && !skin_changed && !added {
        return;
    }
    let plain = skin.as_ref().is_some_and(|skin| skin.is_plain())
        || cards.as_ref().is_some_and(|cards| cards.is_plain());
    let bare = TableCover::default();
    let cover = if is_coffer_open(&screen, &menu) {
        &bare
    } else {
        &*cover
    };
    for (part, mut sprite, mut transform) in &mut stage {
        let placed = match *part {
            Stage::Table | Stage::Vignette | Stage::Glow | Stage::Title => {
                Some(backdrop(*part, &art, cover, &soft, &layout))
            }
            Stage::Shade | Stage::Candle => surroundings(*part, layout.window, &sprite.image),
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

/// A stage sprite with its placement.
struct Placed {
    image: Handle<Image>,
    middle: Vec2,
    size: Vec2,
    /// In degrees counterclockwise.
    turn: f32,
}

/// The backdrop and the lighting: they cover the window, whatever its shape.
fn backdrop(
    part: Stage,
    art: &Artwork,
    cover: &TableCover,
    soft: &SoftTitles,
    layout: &TableLayout,
) -> Placed {
    let window = layout.window;
    let upright = window.x < window.y;
    let (image, size) = match part {
        Stage::Table => {
            let (image, design) = if upright {
                (&art.table_tall, Vec2::new(390.0, 844.0))
            } else {
                (&art.table, Vec2::new(1280.0, 720.0))
            };
            let image = cover.image(upright).unwrap_or(image);
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

/// What continues the light of the coffer's image beyond its edges.
fn surroundings(part: Stage, window: Vec2, image: &Handle<Image>) -> Option<Placed> {
    let (middle, size) = match part {
        Stage::Candle => {
            let glow = candle_rect(window)?;
            let middle = (glow.center() - window / 2.0) * Vec2::new(1.0, -1.0);
            (middle, glow.size())
        }
        _ => (Vec2::ZERO, window),
    };
    Some(Placed {
        image: image.clone(),
        middle,
        size,
        turn: 0.0,
    })
}

/// The board, its frame's ornament, and its trays. `None` if the game has no such part or it is not
/// loaded.
fn furniture(
    part: Stage,
    skin: &Skin,
    board: &BoardPlaces,
    small: bool,
    images: &Assets<Image>,
) -> Option<Placed> {
    let which = usize::from(small);
    let (measure, picture) = skin.board_picture(small, board.hex_turn() != 0.0);
    let scale = board.cell / measure.square;
    match part {
        Stage::Board => {
            let size = Vec2::new(measure.w, measure.h) * scale;
            // The frame's shadow extends below the frame.
            let field = Vec2::new(measure.field_x, measure.field_y) * scale;
            let corner = board.field.center() - board.field.half_size() * Vec2::new(1.0, -1.0);
            let corner = corner + field * Vec2::new(-1.0, 1.0);
            Some(Placed {
                image: picture.clone(),
                middle: corner + Vec2::new(size.x, -size.y) / 2.0,
                size,
                // The light on it falls the same way for every viewer.
                turn: 0.0,
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
            // The phone's tray image is horizontal, the other one vertical; each is turned if
            // needed.
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

/// The tint of a part of the stage.
fn light_on(part: Stage, small: bool, plain: bool) -> Color {
    // On a phone the board nearly fills the window; the light is drawn for a wide table and would
    // darken the board's corners.
    let strength = match part {
        Stage::Vignette if small => 0.55,
        Stage::Glow if small => 0.5,
        Stage::Glow => 0.8,
        Stage::Shade => 0.3,
        _ => 1.0,
    };
    // In high contrast the wood is nearly black, and there is no lighting.
    let (tone, strength) = match part {
        _ if !plain => (1.0, strength),
        Stage::Vignette | Stage::Glow | Stage::Candle | Stage::Shade | Stage::Motto => (1.0, 0.0),
        Stage::Title => (0.55, strength),
        Stage::Tray(_) => (0.6, strength),
        Stage::Table | Stage::Board => (0.3, strength),
    };
    match part {
        Stage::Shade => Color::srgba(0.04, 0.016, 0.008, strength),
        _ => Color::srgba(tone, tone, tone, strength),
    }
}
