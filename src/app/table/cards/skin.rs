//! What cards look like: faces and backs, shadows, the marks on them, the plates of choices. Absent
//! in tests.
//!
//! A card is a piece with children: its shadow, its face, a veil and a mark. All are drawn for a
//! width of 1 and scaled with the card.

use std::f32::consts::FRAC_PI_4;
use std::sync::LazyLock;

use bevy::asset::LoadState;
use bevy::prelude::*;
use serde::Deserialize;

use crate::app::assets::{Artwork, Density};
use crate::app::panels::AtlasIndex;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::TableState;
use crate::app::settings::Settings;
use crate::app::state::Screen;
use crate::app::table::cards::CardState;
use crate::app::table::cards::layout::{CARD_HEIGHT, Plate, Pose};
use crate::app::table::contrast;
use crate::app::table::cursor::Cursor;
use crate::app::table::layout::TableLayout;
use crate::app::table::motion::Body;
use crate::app::table::piece::{Face, Piece};
use crate::app::table::presentation::Presentations;
use crate::app::table::writing::{Typeface, Writing};
use crate::rules::{Kind, Spot};

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(dress_card)
        .add_systems(
            Update,
            (send_for_pictures, follow_contrast, smooth)
                .chain()
                .in_set(SessionSystems::ReadInput),
        )
        .add_systems(
            Update,
            (
                lay_cloth,
                turn_cards,
                pose_cards,
                dress_parts,
                write_plain,
                show_ghost,
                show_plates,
            )
                .chain()
                .after(FrameSystems::Move)
                .in_set(SessionSystems::Advance),
        );
}

/// Heights in the picture: cards lie between the table and the light; a plate lies over them.
mod depth {
    pub const CLOTH: f32 = -9.0;
    pub const OVAL: f32 = -0.5;
    pub const CARD: f32 = 3.0;
    /// For one step of a card's order.
    pub const ORDER: f32 = 1.2;
    pub const LIFTED: f32 = 5.0;
    pub const GHOST: f32 = 5.2;
    pub const PLATE: f32 = 14.0;
    /// The parts of a card, from its middle.
    pub const SHADOW: f32 = -0.008;
    pub const FACE: f32 = 0.0;
    pub const WRITING: f32 = 0.001;
    pub const VEIL: f32 = 0.003;
    pub const MARK: f32 = 0.005;
}

/// How long a card takes to turn over, in seconds at normal speed.
const TURN_TIME: f32 = 0.24;

/// Size of a card in design units.
#[derive(Deserialize, Clone, Copy, Debug)]
struct CardMeasure {
    w: f32,
}

/// A sheet of pictures in a grid, in design units.
#[derive(Deserialize, Clone, Debug)]
struct SheetMeasure {
    file: String,
    cell_w: u32,
    cell_h: u32,
    columns: u32,
    rows: u32,
    names: Vec<String>,
}

/// What the cards lie on: a picture that is stretched in its middle.
#[derive(Deserialize, Clone, Debug)]
struct ClothMeasure {
    file: String,
    slice: [f32; 4],
}

/// The line round the trick, drawn for half axes of `rx` and `ry`.
#[derive(Deserialize, Clone, Debug)]
struct OvalMeasure {
    file: String,
    w: f32,
    h: f32,
    rx: f32,
    ry: f32,
}

/// The pictures for one sort of window.
#[derive(Deserialize, Clone, Debug)]
struct Cut {
    card: CardMeasure,
    cards: SheetMeasure,
    marks: SheetMeasure,
    table: ClothMeasure,
    oval: OvalMeasure,
}

#[derive(Deserialize, Clone, Debug)]
struct CardIndex {
    wide: Cut,
    narrow: Cut,
}

/// A card in flat colours.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlainCard {
    /// What it is worth in its suit.
    pub rank: String,
    /// The letter of its suit.
    pub letter: String,
    /// The form round the letter has so many corners; 0 is round.
    pub corners: u8,
    /// The colour of all that.
    pub color: [u8; 3],
    /// How many marks for points it bears.
    pub points: u8,
}

/// What a game of cards gives to be seen.
#[derive(Clone, Copy)]
pub struct CardSkinPlan {
    /// The index of the pictures.
    pub index: &'static str,
    /// The name of a card's picture; of one that lies face down, its back's.
    pub picture: fn(Option<Kind>) -> String,
    /// The same card in flat colours.
    pub plain: fn(Kind) -> PlainCard,
}

/// A sheet with its pictures on the way.
#[derive(Clone, Debug)]
struct Sheet {
    file: String,
    image: Handle<Image>,
    layout: Handle<TextureAtlasLayout>,
    cell: Vec2,
    names: Vec<String>,
}

/// How a table for cards is dressed.
#[derive(Resource, Clone)]
pub struct CardSkin {
    cards: [f32; 2],
    sheets: [Vec<Sheet>; 2],
    cloth: [(Handle<Image>, ClothMeasure); 2],
    oval: [(Handle<Image>, OvalMeasure); 2],
    /// Whether the pictures for the wide and for the narrow window are there, or on their way.
    sent_for: [bool; 2],
    density: Density,
    plan: CardSkinPlan,
    plain_card: Option<Handle<Image>>,
    /// Whether flat colours are shown.
    pub plain: bool,
}

impl CardSkin {
    /// A skin by its plan. Its pictures begin to load when a window of their sort shows them.
    ///
    /// # Errors
    /// When the plan's index is none.
    pub fn new(
        plan: CardSkinPlan,
        density: Density,
        layouts: &mut Assets<TextureAtlasLayout>,
    ) -> Result<Self, serde_json::Error> {
        let index: CardIndex = serde_json::from_str(plan.index)?;
        let cuts = [index.wide, index.narrow];
        let cards = cuts.each_ref().map(|cut| cut.card.w);
        let cloth = cuts
            .each_ref()
            .map(|cut| (Handle::default(), cut.table.clone()));
        let oval = cuts
            .each_ref()
            .map(|cut| (Handle::default(), cut.oval.clone()));
        let sheets = cuts.map(|cut| {
            let sheets = [cut.cards, cut.marks].into_iter().map(|sheet| {
                let cell = UVec2::new(sheet.cell_w, sheet.cell_h);
                let fine = cell * density.0 as u32;
                Sheet {
                    file: sheet.file,
                    image: Handle::default(),
                    layout: layouts.add(TextureAtlasLayout::from_grid(
                        fine,
                        sheet.columns,
                        sheet.rows,
                        None,
                        None,
                    )),
                    cell: cell.as_vec2(),
                    names: sheet.names,
                }
            });
            sheets.collect()
        });
        Ok(Self {
            cards,
            sheets,
            cloth,
            oval,
            sent_for: [false; 2],
            density,
            plan,
            plain_card: None,
            plain: false,
        })
    }

    /// Sends for the pictures of one sort of window, where that was not done.
    pub fn send_for(&mut self, narrow: bool, assets: &AssetServer) {
        let which = usize::from(narrow);
        if std::mem::replace(&mut self.sent_for[which], true) {
            return;
        }
        let picture = |file: &str| assets.load(format!("images/{file}@2x.webp"));
        self.cloth[which].0 = picture(&self.cloth[which].1.file);
        self.oval[which].0 = picture(&self.oval[which].1.file);
        for sheet in &mut self.sheets[which] {
            sheet.image = picture(&sheet.file);
        }
    }

    /// Whether some of its pictures are still on their way.
    pub fn loading(&self, assets: &AssetServer) -> bool {
        let sent_for = |which: &usize| self.sent_for[*which];
        let sheets = (0..2)
            .filter(sent_for)
            .flat_map(|which| &self.sheets[which])
            .map(|sheet| &sheet.image);
        let ground = (0..2).filter(sent_for).map(|which| &self.cloth[which].0);
        sheets.chain(ground).any(|image| {
            matches!(
                assets.load_state(image),
                LoadState::NotLoaded | LoadState::Loading
            )
        })
    }

    /// A picture by its name, for a card of width 1; none where there is no such picture.
    fn sprite(&self, narrow: bool, name: &str) -> Option<Sprite> {
        let size = usize::from(narrow);
        self.sheets[size].iter().find_map(|sheet| {
            let index = sheet.names.iter().position(|other| other == name)?;
            Some(Sprite {
                image: sheet.image.clone(),
                texture_atlas: Some(TextureAtlas {
                    layout: sheet.layout.clone(),
                    index,
                }),
                custom_size: Some(sheet.cell / self.cards[size]),
                ..default()
            })
        })
    }

    /// The side of a card that shows.
    fn face(&self, narrow: bool, kind: Option<Kind>) -> Sprite {
        if self.plain
            && let Some(card) = &self.plain_card
        {
            let color = if kind.is_some() {
                contrast::WHITE
            } else {
                contrast::BLUE
            };
            return Sprite {
                image: card.clone(),
                color: contrast::color(color),
                custom_size: Some(Vec2::new(1.0, CARD_HEIGHT)),
                ..default()
            };
        }
        self.sprite(narrow, &(self.plan.picture)(kind))
            .unwrap_or_default()
    }
}

/// Which part of a card a child is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Shadow,
    Face,
    Veil,
    Mark,
}

/// Which side of a card shows, and how far it has turned to it: 1 is all the way.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct Shown {
    side: Option<Kind>,
    before: Option<Kind>,
    turned: f32,
    fresh: bool,
}

/// The writing on a card in flat colours, as it was written.
#[derive(Component)]
struct PlainWriting;

/// The ghost of a card in the viewer's place in the trick.
#[derive(Component)]
struct Ghost;

/// A plate on the table.
#[derive(Component)]
struct PlatePicture;

/// What the cards lie on, and the line round the trick.
#[derive(Component)]
struct Ground;

/// Cloth with its rim covers the whole window; the line of stitches shows where a card is played.
fn lay_cloth(
    mut commands: Commands,
    layout: Res<TableLayout>,
    skin: Option<Res<CardSkin>>,
    screen: Res<State<Screen>>,
    old: Query<Entity, With<Ground>>,
    mut before: Local<Option<(Vec2, bool)>>,
) {
    let now = skin
        .as_ref()
        .filter(|skin| skin.sent_for[usize::from(layout.small)])
        .filter(|_| *screen.get() == Screen::Table && layout.cards().is_some())
        .map(|skin| (layout.window, skin.plain));
    if *before == now {
        return;
    }
    *before = now;
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let (Some((window, plain)), Some(skin), Some(cards)) = (now, skin, layout.cards()) else {
        return;
    };
    let which = usize::from(layout.small);
    let tone = if plain { 0.3 } else { 1.0 };
    let (image, cloth) = &skin.cloth[which];
    let fine = skin.density.0;
    let [left, top, right, bottom] = cloth.slice;
    let back = layout.scale / fine;
    let picture = Sprite {
        image: image.clone(),
        color: Color::srgb(tone, tone, tone),
        custom_size: Some(window / back),
        image_mode: SpriteImageMode::Sliced(TextureSlicer {
            border: BorderRect {
                min_inset: Vec2::new(left, top) * fine,
                max_inset: Vec2::new(right, bottom) * fine,
            },
            ..default()
        }),
        ..default()
    };
    commands.spawn((
        Name::new("Cloth"),
        Ground,
        picture,
        Transform::from_xyz(0.0, 0.0, depth::CLOTH).with_scale(Vec3::new(back, back, 1.0)),
    ));
    let (image, oval) = &skin.oval[which];
    let (middle, half) = cards.middle();
    let size = Vec2::new(oval.w, oval.h) * half / Vec2::new(oval.rx, oval.ry);
    commands.spawn((
        Name::new("Oval"),
        Ground,
        Sprite {
            image: image.clone(),
            custom_size: Some(size),
            ..default()
        },
        Transform::from_translation(middle.extend(depth::OVAL)),
    ));
}

fn dress_card(add: On<Add, Piece>, mut commands: Commands, skin: Option<Res<CardSkin>>) {
    if skin.is_none() {
        return;
    }
    let shown = Shown {
        side: None,
        before: None,
        turned: 1.0,
        fresh: true,
    };
    commands
        .entity(add.entity)
        .insert(shown)
        .with_children(|parts| {
            for (part, z) in [
                (Part::Shadow, depth::SHADOW),
                (Part::Face, depth::FACE),
                (Part::Veil, depth::VEIL),
                (Part::Mark, depth::MARK),
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

/// The pictures for this sort of window are sent for when they are needed first.
fn send_for_pictures(
    layout: Res<TableLayout>,
    skin: Option<ResMut<CardSkin>>,
    assets: Res<AssetServer>,
) {
    if let Some(mut skin) = skin.filter(|skin| !skin.sent_for[usize::from(layout.small)]) {
        skin.send_for(layout.small, &assets);
    }
}

/// Flat colours are put on and off as it was set.
fn follow_contrast(
    settings: Res<Settings>,
    skin: Option<ResMut<CardSkin>>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(mut skin) = skin.filter(|skin| skin.plain != settings.contrast) else {
        return;
    };
    if settings.contrast && skin.plain_card.is_none() {
        skin.plain_card = Some(images.add(contrast::card()));
    }
    skin.plain = settings.contrast;
}

/// Cards are drawn at many sizes: the smaller ones from halved pictures, so that they do not
/// flicker.
fn smooth(
    skin: Option<Res<CardSkin>>,
    mut images: ResMut<Assets<Image>>,
    mut done: Local<Vec<AssetId<Image>>>,
) {
    let Some(skin) = skin else { return };
    for sheet in (0..2)
        .filter(|which| skin.sent_for[*which])
        .flat_map(|which| &skin.sheets[which])
    {
        let id = sheet.image.id();
        if done.contains(&id) || images.get(id).is_none() {
            continue;
        }
        done.push(id);
        if let Some(mut image) = images.get_mut(id) {
            halve(&mut image, 2);
        }
    }
}

/// Adds a picture's halves to it, so many times.
fn halve(image: &mut Image, times: u32) {
    let size = image.texture_descriptor.size;
    let (mut width, mut height) = (size.width as usize, size.height as usize);
    let Some(data) = image
        .data
        .as_mut()
        .filter(|data| data.len() == width * height * 4)
    else {
        return;
    };
    let mut start = 0;
    for _ in 0..times {
        let (w, h) = (width / 2, height / 2);
        let mut half = Vec::with_capacity(w * h * 4);
        let rows = data[start..].chunks_exact(width * 4);
        let (upper, lower) = (rows.clone().step_by(2), rows.skip(1).step_by(2));
        for (upper, lower) in upper.zip(lower).take(h) {
            for (one, other) in upper.chunks_exact(8).zip(lower.chunks_exact(8)).take(w) {
                let alpha = [one[3], one[7], other[3], other[7]].map(u32::from);
                let cover: u32 = alpha.iter().sum();
                // What cannot be seen through counts for the colour.
                let mixed = |channel: usize| {
                    let four = [
                        one[channel],
                        one[channel + 4],
                        other[channel],
                        other[channel + 4],
                    ]
                    .map(u32::from);
                    let sum = if cover == 4 * 255 {
                        four[0] + four[1] + four[2] + four[3]
                    } else {
                        (0..4).map(|at| four[at] * alpha[at]).sum::<u32>() * 4 / cover.max(1)
                    };
                    (sum / 4) as u8
                };
                half.extend_from_slice(&[mixed(0), mixed(1), mixed(2), (cover / 4) as u8]);
            }
        }
        start = data.len();
        data.extend(half);
        (width, height) = (w, h);
    }
    image.texture_descriptor.mip_level_count = times + 1;
}

/// Cards turn over: narrow until the other side shows, then wide again.
fn turn_cards(
    time: Res<Time>,
    settings: Res<Settings>,
    mut redraw: ResMut<RedrawTimer>,
    mut cards: Query<(&Face, &mut Shown)>,
    skin: Option<Res<CardSkin>>,
) {
    if skin.is_none() {
        return;
    }
    let step = if settings.instant() {
        1.0
    } else {
        time.delta_secs().min(0.1) / (TURN_TIME * settings.slowness())
    };
    for (face, mut shown) in &mut cards {
        if face.0 != shown.side {
            let fresh = shown.fresh;
            shown.before = if shown.turned >= 0.5 {
                shown.side
            } else {
                shown.before
            };
            shown.side = face.0;
            shown.turned = if fresh { 1.0 } else { 0.0 };
        }
        if shown.fresh {
            shown.fresh = false;
        }
        if shown.turned < 1.0 {
            shown.turned = (shown.turned + step).min(1.0);
            redraw.at(time.elapsed_secs());
        }
    }
}

/// Cards are drawn where their bodies are, lifted ones over the others and larger.
fn pose_cards(
    layout: Res<TableLayout>,
    skin: Option<Res<CardSkin>>,
    mut cards: Query<(Ref<Body>, Ref<CardState>, Ref<Shown>, &mut Transform)>,
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

/// How high a card flies, from 0 to 1: one that only makes way for another stays down, and in its
/// order.
fn flight(body: &Body, state: &CardState) -> f32 {
    if state.dragged {
        return 1.0;
    }
    let far = body.position.distance(state.pose.at) / state.pose.width.max(1.0);
    (far - 0.55).clamp(0.0, 1.0)
}

/// The mark on a card, by what matters most.
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

/// Chooses the pictures of a card's parts.
fn dress_parts(
    layout: Res<TableLayout>,
    skin: Option<Res<CardSkin>>,
    cards: Query<(Ref<CardState>, Ref<Shown>, Ref<Body>, Ref<Children>)>,
    mut parts: Query<(&Part, &mut Sprite, &mut Visibility, &mut Transform)>,
    mut narrow_before: Local<Option<bool>>,
) {
    let Some(skin) = skin else { return };
    let anew = skin.is_changed() || *narrow_before != Some(layout.small);
    *narrow_before = Some(layout.small);
    let narrow = layout.small;
    for (state, shown, body, children) in &cards {
        if !(anew
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
                Part::Shadow if skin.plain => None,
                Part::Shadow => {
                    // Light falls from the upper left; a shadow keeps its way however the card is
                    // turned.
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
                Part::Face => Some(skin.face(narrow, side)),
                Part::Veil if state.playable == Some(false) => skin.sprite(narrow, "veil"),
                Part::Veil => None,
                Part::Mark => mark(&state).and_then(|name| skin.sprite(narrow, name)),
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

/// Whether two sprites show the same.
fn same(one: &Sprite, other: &Sprite) -> bool {
    let index = |sprite: &Sprite| sprite.texture_atlas.as_ref().map(|atlas| atlas.index);
    one.image == other.image
        && index(one) == index(other)
        && one.custom_size == other.custom_size
        && one.color == other.color
}

/// Half the step from one written lozenge to the next, in widths of a card.
const LOZENGE: f32 = 0.046;

/// In flat colours rank, letter and points are written on each card that shows its face.
fn write_plain(
    mut commands: Commands,
    layout: Res<TableLayout>,
    skin: Option<Res<CardSkin>>,
    cards: Query<(Entity, Ref<CardState>, Ref<Shown>)>,
    old: Query<(Entity, &ChildOf), With<PlainWriting>>,
) {
    let Some(skin) = skin else { return };
    let anew = skin.is_changed();
    for (entity, state, shown) in &cards {
        let changed = anew || shown.is_changed() || (skin.plain && state.is_changed());
        if !changed || (!skin.plain && !anew) {
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
        let Some(kind) = side.filter(|_| skin.plain) else {
            continue;
        };
        let plain = (skin.plan.plain)(kind);
        let width = state.pose.width.max(1.0);
        let color = Color::srgb_u8(plain.color[0], plain.color[1], plain.color[2]);
        let write = |words: String, size: f32, at: Vec2| {
            (
                PlainWriting,
                Writing {
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
            // The lozenges are drawn: the plain face has no letter for them.
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

/// What is raised shows faintly where it would lie.
fn show_ghost(
    mut commands: Commands,
    layout: Res<TableLayout>,
    skin: Option<Res<CardSkin>>,
    cards: Query<(&Piece, &Face)>,
    old: Query<Entity, With<Ghost>>,
    mut before: Local<Option<(Option<Kind>, Pose)>>,
) {
    let ghost = layout.cards().and_then(|places| {
        let id = places.ghost?;
        let (_, face) = cards.iter().find(|(piece, _)| piece.0 == id)?;
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
    let mut face = skin.face(layout.small, kind);
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

/// The plates of choices, in the colours of the panels.
fn show_plates(
    mut commands: Commands,
    layout: Res<TableLayout>,
    table: Res<TableState>,
    presentations: Res<Presentations>,
    cursor: Res<Cursor>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    art: Option<Res<Artwork>>,
    skin: Option<Res<CardSkin>>,
    density: Option<Res<Density>>,
    old: Query<Entity, With<PlatePicture>>,
    mut before: Local<(Vec<(Plate, bool)>, bool, bool)>,
) {
    let (Some(art), Some(density), Some(skin)) = (art, density, skin) else {
        return;
    };
    let keys = cursor.device.has_keys();
    let at = if keys { cursor.at } else { cursor.raised };
    let plates: Vec<(Plate, bool)> = match layout.cards() {
        Some(cards) if *screen.get() == Screen::Table => {
            let lit = |plate: &Plate| at == Some(Spot::Choice(plate.choice));
            cards
                .plates
                .iter()
                .map(|plate| (*plate, lit(plate)))
                .collect()
        }
        _ => Vec::new(),
    };
    let now = (plates, settings.contrast, keys);
    if *before == now {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let names = presentations.words(&table);
    for (plate, lit) in &now.0 {
        let (size, scale) = (plate.rect.size(), layout.scale);
        let words = names.choice_name(plate.choice);
        let (picture, color, font) = if skin.plain {
            let ground = if *lit {
                contrast::YELLOW
            } else {
                contrast::WHITE
            };
            (
                Sprite::from_color(contrast::color(ground), size),
                Srgba::BLACK,
                Typeface::Plain,
            )
        } else {
            (
                plate_picture(&art, *density, size, scale, *lit),
                INK,
                Typeface::Strong,
            )
        };
        let scale_back = if skin.plain { 1.0 } else { scale / density.0 };
        commands
            .spawn((
                Name::new("Plate"),
                PlatePicture,
                Transform::from_translation(plate.rect.center().extend(depth::PLATE)),
                Visibility::default(),
            ))
            .with_children(|parts| {
                if *lit && keys {
                    // Where keys and gamepad are must be seen.
                    let frame = Sprite::from_color(FOCUS, size + Vec2::splat(6.0 * scale));
                    parts.spawn((frame, Transform::from_xyz(0.0, 0.0, -0.1)));
                }
                parts.spawn((
                    picture,
                    Transform::from_scale(Vec3::new(scale_back, scale_back, 1.0)),
                ));
                parts.spawn((
                    Writing {
                        words,
                        typeface: font,
                        size: 18.0 * scale,
                        color: color.into(),
                    },
                    Transform::from_xyz(0.0, 0.0, 0.1),
                ));
            });
    }
    *before = now;
}

/// The frame of a plate at which keys or gamepad are.
const FOCUS: Color = Color::srgb(1.0, 0.96, 0.82);

/// The colour of writing on a plate.
const INK: Srgba = Srgba::rgb(0.13, 0.07, 0.03);

/// A plate of the panels' sheet, stretched in its middle. It is sized in pixels of the sheet, to be
/// scaled back.
fn plate_picture(art: &Artwork, density: Density, size: Vec2, scale: f32, lit: bool) -> Sprite {
    static INDEX: LazyLock<AtlasIndex> = LazyLock::new(|| {
        AtlasIndex::parse(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/images/ui.json"
        )))
        .unwrap_or_default()
    });
    let Some(plate) = INDEX
        .sprites
        .get(if lit { "plate_hover" } else { "plate_normal" })
    else {
        return Sprite::from_color(Color::srgb(0.85, 0.68, 0.3), size * density.0 / scale);
    };
    let fine = density.0;
    let corner = Vec2::new(plate.x, plate.y) * fine;
    let [left, top, right, bottom] = plate.slice.unwrap_or_default();
    Sprite {
        image: art.ui.clone(),
        rect: Some(Rect::from_corners(
            corner,
            corner + Vec2::new(plate.w, plate.h) * fine,
        )),
        custom_size: Some((size / scale + 2.0 * plate.pad) * fine),
        image_mode: SpriteImageMode::Sliced(TextureSlicer {
            border: BorderRect {
                min_inset: (Vec2::new(left, top) + plate.pad) * fine,
                max_inset: (Vec2::new(right, bottom) + plate.pad) * fine,
            },
            ..default()
        }),
        ..default()
    }
}
