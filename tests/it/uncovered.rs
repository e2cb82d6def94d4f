//! What a person can read at a table: every card that the viewer may see shows its index, and nothing
//! lies over a card, a place or a word. What is drawn is compared with what is drawn above it, point by
//! point: the cards by their poses, the panels by the triangles that egui paints, of a picture only what is
//! opaque in its file. Also a module of the robot (`examples/walk`).

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiRenderOutput, PrimaryEguiContext};
use egui::epaint::{Primitive, TextureId, WHITE_UV};
use image::RgbaImage;
use kings_coffer::app::screens::PanelTheme;
use kings_coffer::app::session::TableState;
use kings_coffer::app::table::layout::TableLayout;
use kings_coffer::app::table::layout::cards::{Arrangement, Pose};
use kings_coffer::app::table::pieces::piece::{CardState, Face, Piece, PiecePlace};
use kings_coffer::app::ui::id;
use kings_coffer::app::ui::theme::AtlasTexture;
use kings_coffer::rules::{PieceId, Spot};

/// The least height of a number, or of a name, on a card, in pixels.
const LEAST_HEIGHT: f32 = 12.0;
/// The height of the numbers on a card, and the size of the names, in card widths: in the images of
/// wide and of narrow windows.
const NUMBER: [f32; 2] = [0.18, 0.225];
const NAME: [f32; 2] = [0.172, 0.184];
/// How much of a colour must be there to hide what is below it.
const HIDES: f32 = 0.6;
/// The largest rotation of a card that counts as upright, in radians.
const UPRIGHT: f32 = 0.2;
/// The part of the points of a thing that may be covered: its edges, e.g. by the shadow of a panel.
const MAY_BE_COVERED: f32 = 0.13;

/// The file of the sprites that a triangle may show.
#[derive(Clone)]
struct Picture {
    pixels: Arc<RgbaImage>,
    /// Its size as far as egui knows it, in pixels: the robot may have been given a blank one.
    size: egui::Vec2,
}

/// Pixels of a file for each unit of a sheet.
const DENSITY: f32 = 2.0;

impl Picture {
    /// The pictures that egui has been given.
    fn all(world: &World) -> HashMap<TextureId, Self> {
        let Some(theme) = world.get_resource::<PanelTheme>() else {
            return HashMap::new();
        };
        let picture = |(name, sheet): (&str, &AtlasTexture)| {
            let size = sheet.size * DENSITY;
            Some((
                sheet.id,
                Self {
                    pixels: read(name)?,
                    size,
                },
            ))
        };
        theme.textures().filter_map(picture).collect()
    }

    /// How much of its colour is at a point of the texture.
    fn alpha_at(&self, uv: egui::Vec2) -> f32 {
        let at = uv * self.size;
        let pixel = self.pixels.get_pixel_checked(at.x as u32, at.y as u32);
        pixel.map_or(1.0, |pixel| f32::from(pixel[3]) / 255.0)
    }
}

/// The pixels of a sheet; `None` if there is no such file.
fn read(name: &str) -> Option<Arc<RgbaImage>> {
    static READ: LazyLock<Mutex<HashMap<String, Option<Arc<RgbaImage>>>>> =
        LazyLock::new(Mutex::default);
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let open = || {
        let path = format!(
            "{}/assets/images/{name}@2x.webp",
            env!("CARGO_MANIFEST_DIR")
        );
        Some(Arc::new(image::open(path).ok()?.into_rgba8()))
    };
    read.entry(name.to_owned()).or_insert_with(open).clone()
}

/// A triangle that egui paints, in pixels.
struct Triangle {
    corners: [egui::Pos2; 3],
    uv: [egui::Vec2; 3],
    alpha: [f32; 3],
    picture: Option<Picture>,
    clip: egui::Rect,
    /// Whether it belongs to a letter.
    letter: bool,
}

impl Triangle {
    /// How much of its colour is at a point; 0 outside.
    fn alpha_at(&self, at: egui::Pos2) -> f32 {
        if !self.clip.contains(at) {
            return 0.0;
        }
        let [a, b, c] = self.corners;
        let cross = |p: egui::Vec2, q: egui::Vec2| p.x * q.y - p.y * q.x;
        let whole = cross(b - a, c - a);
        if whole.abs() < f32::EPSILON {
            return 0.0;
        }
        let second = cross(at - a, c - a) / whole;
        let third = cross(b - a, at - a) / whole;
        let parts = [1.0 - second - third, second, third];
        if parts.iter().any(|part| *part < -1e-3) {
            return 0.0;
        }
        let alpha: f32 = parts
            .iter()
            .zip(self.alpha)
            .map(|(part, alpha)| part * alpha)
            .sum();
        let Some(picture) = &self.picture else {
            return alpha;
        };
        let [a, b, c] = self.uv;
        alpha * picture.alpha_at(parts[0] * a + parts[1] * b + parts[2] * c)
    }

    fn hides(&self, at: egui::Pos2) -> bool {
        !self.letter && self.alpha_at(at) > HIDES
    }
}

/// Has circles painted as triangles of their own, so that they are told from letters. To be called before
/// the frame that is looked at.
pub fn open_eyes(world: &mut World) {
    let mut query = world.query_filtered::<&EguiContext, With<PrimaryEguiContext>>();
    if let Ok(context) = query.single(world) {
        context
            .clone()
            .get_mut()
            .tessellation_options_mut(|options| options.prerasterized_discs = false);
    }
}

/// What egui has painted in the last frame, in order.
struct Painted(Vec<Triangle>);

impl Painted {
    fn of(world: &mut World) -> Self {
        let mut query =
            world.query_filtered::<(&EguiRenderOutput, &EguiContext), With<PrimaryEguiContext>>();
        let Ok((output, context)) = query.single(world) else {
            return Self(Vec::new());
        };
        let zoom = context.clone().get_mut().zoom_factor();
        let pictures = Picture::all(world);
        let mut triangles = Vec::new();
        for job in &output.paint_jobs {
            let Primitive::Mesh(mesh) = &job.primitive else {
                continue;
            };
            for corners in mesh.indices.chunks_exact(3) {
                let of = |place: usize| &mesh.vertices[corners[place] as usize];
                let corners = [0, 1, 2].map(of);
                let white = corners.iter().all(|vertex| vertex.uv == WHITE_UV);
                triangles.push(Triangle {
                    corners: corners.map(|vertex| vertex.pos * zoom),
                    uv: corners.map(|vertex| vertex.uv.to_vec2()),
                    picture: pictures.get(&mesh.texture_id).cloned(),
                    alpha: corners.map(|vertex| f32::from(vertex.color.a()) / 255.0),
                    clip: job.clip_rect * zoom,
                    letter: mesh.texture_id == TextureId::default() && !white,
                });
            }
        }
        Self(triangles)
    }

    fn hides(&self, at: egui::Pos2) -> bool {
        self.0.iter().any(|triangle| triangle.hides(at))
    }

    /// The places of letters that something painted later hides: all four corners, so that a line through
    /// a word is none.
    fn hidden_letters(&self) -> Vec<egui::Pos2> {
        let mut hidden = Vec::new();
        // A letter is two triangles; the first has three of its corners, two of them opposite ones.
        let letters = self.0.iter().enumerate().filter(|(_, one)| one.letter);
        for (number, letter) in letters.step_by(2) {
            let [_, b, c] = letter.corners;
            let at = egui::Rect::from_two_pos(b, c);
            let inner = at.shrink2(at.size() * 0.15);
            let corners = [
                inner.left_top(),
                inner.right_top(),
                inner.left_bottom(),
                inner.right_bottom(),
            ];
            let seen = letter.clip.contains_rect(at) && letter.alpha.iter().all(|part| *part > 0.3);
            let later = &self.0[number + 1..];
            let hides = |corner: &egui::Pos2| later.iter().any(|above| above.hides(*corner));
            if seen && corners.iter().all(hides) {
                hidden.push(at.center());
            }
        }
        hidden
    }
}

/// A card that lies face up.
struct Card {
    id: PieceId,
    spot: Spot,
    pose: Pose,
    /// The part of its width that may be covered, as its words make way for the next card.
    covered: f32,
}

fn cards(world: &mut World) -> Vec<Card> {
    let mut query = world.query::<(&Piece, &PiecePlace, &Face, &CardState)>();
    let cards = query
        .iter(world)
        .filter(|(.., state)| state.pose.width > 0.0);
    let card = |(piece, placement, _, state): (&Piece, &PiecePlace, &Face, &CardState)| Card {
        id: piece.0,
        spot: placement.spot,
        pose: state.pose,
        covered: f32::from(state.covered) / 100.0,
    };
    cards.map(card).collect()
}

/// Points of the upper left part of a card, in world units.
fn points(pose: &Pose, part: Vec2) -> Vec<Vec2> {
    let corner = Vec2::new(-0.5, 0.5);
    let at = |x: f32, y: f32| pose.point(corner + Vec2::new(part.x * x, -part.y * y));
    let steps = [0.1, 0.36, 0.63, 0.9];
    steps
        .iter()
        .flat_map(|x| steps.map(|y| at(*x, y)))
        .collect()
}

/// What cannot be read where it lies, so that a press spreads it over the table: hands, and sections of the
/// line.
pub fn folded_cards(world: &mut World) -> Vec<Spot> {
    let layout = world.resource::<TableLayout>();
    let folded = layout
        .cards()
        .into_iter()
        .flat_map(|places| places.folded());
    folded.map(|(spot, _)| spot).collect()
}

/// The place of the notice, in pixels; empty if there is none.
fn notice(world: &mut World) -> egui::Rect {
    let mut query = world.query_filtered::<&EguiContext, With<PrimaryEguiContext>>();
    let Ok(context) = query.single(world) else {
        return egui::Rect::NOTHING;
    };
    let mut context = context.clone();
    let context = context.get_mut();
    let slip = context.read_response(id("notice", "slip"));
    slip.map_or(egui::Rect::NOTHING, |slip| {
        slip.rect * context.zoom_factor()
    })
}

/// What cannot be read in the last frame, each with a sentence; nothing if all can. Cards that are folded
/// need not be read, nor what lies under those that are spread, nor words under a notice until it
/// is closed.
pub fn covered(world: &mut World) -> Vec<String> {
    let painted = Painted::of(world);
    let notice = notice(world);
    let mut wrong: Vec<String> = painted
        .hidden_letters()
        .into_iter()
        .filter(|at| !notice.contains(*at))
        .map(|at| format!("a letter at {at:?} is hidden"))
        .collect();
    wrong.truncate(3);
    let layout = world.resource::<TableLayout>().clone();
    let screen = |at: Vec2| {
        let at = layout.to_screen(at);
        egui::pos2(at.x, at.y)
    };
    let Some(places) = layout.cards() else {
        for spot in layout.surface.stops() {
            let at = layout.cell_center(spot).map(screen);
            if at.is_some_and(|at| painted.hides(at)) {
                wrong.push(format!("{spot:?} is covered by a panel"));
            }
        }
        return wrong;
    };
    let viewer = layout.viewer;
    let small = usize::from(layout.small);
    let names = places.shape().arrangement == Arrangement::Line;
    let known: Vec<PieceId> = {
        let table = world.resource::<TableState>();
        let pieces = table.pieces.iter().filter(|piece| piece.kind.is_some());
        pieces.map(|piece| piece.id).collect()
    };
    let all = cards(world);
    for card in all.iter().filter(|card| known.contains(&card.id)) {
        let seat = match card.spot {
            Spot::Hand(seat) => Some(seat),
            _ if places.is_trick(card.spot) => None,
            _ if places.folded_at(card.spot).is_some() => None,
            _ => continue,
        };
        let folded = places.folded_at(card.spot);
        let spread = folded.is_some() && folded == places.spread();
        // Of the cards shown to all beside a line, the words in the middle tell the names.
        if names && seat.is_none() && !spread {
            continue;
        }
        let under = seat.is_none() && places.spread().is_some();
        if (folded.is_some() || under) && !spread {
            continue;
        }
        let who = format!("{:?} of {:?}", card.id, card.spot);
        let pose = &card.pose;
        let height = pose.width * if names { NAME } else { NUMBER }[small];
        let own = seat == Some(viewer);
        if height < LEAST_HEIGHT - 0.3 && !own {
            wrong.push(format!("{who}: its index is {height:.1} px high"));
        }
        if pose.turn.abs() > UPRIGHT {
            wrong.push(format!("{who} is turned by {:.1}", pose.turn));
        }
        let mut part = places.index_part();
        part.x = part.x.min(1.0 - card.covered);
        let points = points(pose, part);
        let higher = |other: &&Card| other.id != card.id && other.pose.order > pose.order;
        // In a trick, the cards lie on each other as they were played.
        let over = |at: Vec2| {
            (seat.is_some() || spread)
                && all
                    .iter()
                    .filter(higher)
                    .any(|other| other.pose.contains(at))
        };
        let outside = |at: Vec2| (at.abs() - layout.window / 2.0).max_element() > 0.5;
        let hidden = points
            .iter()
            .filter(|at| outside(**at) || painted.hides(screen(**at)) || over(**at));
        let part = hidden.count() as f32 / points.len() as f32;
        if part > MAY_BE_COVERED {
            let above = points
                .iter()
                .filter(|at| painted.hides(screen(**at)))
                .count();
            let by = if above > 0 { "a panel" } else { "another card" };
            wrong.push(format!("{who} is covered by {by} ({:.0} %)", 100.0 * part));
        }
    }
    // A card of any hand, face up or not, is no place for a panel.
    for card in all.iter().filter(|card| matches!(card.spot, Spot::Hand(_))) {
        let middle = screen(card.pose.at);
        let below = middle.y > layout.window.y;
        // A hidden hand, or one that is folded, looks out from behind its owner's portrait, but from no
        // panel.
        let panel = layout.panel.contains(Vec2::new(middle.x, middle.y));
        let folded = places.folded_at(card.spot).is_some();
        let behind = (!known.contains(&card.id) || folded) && !panel;
        if !below && !behind && places.spread().is_none() && painted.hides(middle) {
            wrong.push(format!(
                "{:?} of {:?} lies under a panel",
                card.id, card.spot
            ));
        }
    }
    wrong
}
