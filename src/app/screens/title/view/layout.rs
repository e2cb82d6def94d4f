//! The positions of things in the title picture, as read from its index, and on the screen.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use serde::Deserialize;

/// A compartment of the coffer, in 1x units of the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct TitleSpot {
    /// The area that can be pressed.
    pub rect: Rect,
    /// The corners of the velvet floor, in order; the glow follows them.
    pub floor: [Pos2; 4],
    /// The area of the name.
    pub label: Rect,
    /// Whether the name is centred in its area; otherwise it is left-aligned.
    pub centred: bool,
}

impl TitleSpot {
    /// A compartment whose floor is the whole area.
    fn plain(rect: Rect, label: Rect, centred: bool) -> Self {
        Self {
            rect,
            floor: [
                rect.left_top(),
                rect.right_top(),
                rect.right_bottom(),
                rect.left_bottom(),
            ],
            label,
            centred,
        }
    }
}

/// Positions in the picture, in its 1x units.
#[derive(Clone, Debug, PartialEq)]
pub struct TitleLayout {
    /// The size of the picture.
    pub size: Vec2,
    /// The compartments, in reading order.
    pub compartments: Vec<TitleSpot>,
    /// The line below the name of the game.
    pub subtitle: Rect,
    /// The places of the buttons on the front, in reading order; additional buttons share the last
    /// place.
    pub buttons: Vec<Rect>,
    /// The area of the note below each button.
    pub notes: Vec<Rect>,
}

impl TitleLayout {
    /// Parses `assets/images/title.json`: the entry `title_tall` if `tall`, otherwise `title`.
    ///
    /// # Errors
    /// If the text is not a valid index.
    pub fn parse(json: &str, tall: bool) -> Result<Self, serde_json::Error> {
        let index: TitleIndex = serde_json::from_str(json)?;
        let entry = if tall { index.title_tall } else { index.title };
        Ok(entry.into())
    }

    /// The layout for 1280×720, in case the index is missing.
    pub fn wide() -> Self {
        let cells = [
            (183.0, 303.0, 345.0),
            (494.0, 291.0, 653.0),
            (795.0, 303.0, 951.0),
        ]
        .into_iter()
        .map(|c| (c, 266.0));
        let below = [
            (164.0, 315.0, 351.0),
            (488.0, 303.0, 655.0),
            (801.0, 315.0, 967.0),
        ]
        .into_iter()
        .map(|c| (c, 433.0));
        let compartments = cells
            .chain(below)
            .map(|((x, w, from), y)| {
                let rect = Rect::from_min_size(pos2(x, y), vec2(w, 152.0));
                let label = Rect::from_x_y_ranges(from..=rect.right() - 20.0, y + 50.0..=y + 122.0);
                TitleSpot::plain(rect, label, false)
            })
            .collect();
        let buttons: Vec<Rect> = [
            (166.0, 138.0),
            (312.0, 138.0),
            (458.0, 138.0),
            (684.0, 430.0),
        ]
        .map(|(x, w)| Rect::from_min_size(pos2(x, 631.0), vec2(w, 44.0)))
        .to_vec();
        let notes = buttons
            .iter()
            .map(|p| Rect::from_min_size(pos2(p.left() - 3.0, 680.0), vec2(p.width() + 6.0, 22.0)))
            .collect();
        Self {
            size: vec2(1280.0, 720.0),
            compartments,
            subtitle: Rect::from_min_size(pos2(400.0, 172.0), vec2(480.0, 28.0)),
            buttons,
            notes,
        }
    }

    /// The layout for 390×844, in case the index is missing.
    pub fn tall() -> Self {
        let mut compartments = Vec::new();
        for y in [198.0, 349.0, 498.0] {
            for x in [24.0, 199.0] {
                let rect = Rect::from_min_size(pos2(x, y), vec2(167.0, 137.0));
                let label = Rect::from_min_size(pos2(x + 10.0, y + 106.0), vec2(148.0, 28.0));
                compartments.push(TitleSpot::plain(rect, label, true));
            }
        }
        let buttons: Vec<Rect> = [
            (26.0, 660.0, 146.0),
            (218.0, 660.0, 146.0),
            (26.0, 730.0, 338.0),
            (26.0, 784.0, 338.0),
        ]
        .map(|(x, y, w)| Rect::from_min_size(pos2(x, y), vec2(w, 46.0)))
        .to_vec();
        let notes = buttons
            .iter()
            .map(|p| Rect::from_min_size(p.left_bottom() + vec2(0.0, 2.0), vec2(p.width(), 20.0)))
            .collect();
        Self {
            size: vec2(390.0, 844.0),
            compartments,
            subtitle: Rect::from_min_size(pos2(88.0, 118.0), vec2(214.0, 28.0)),
            buttons,
            notes,
        }
    }
}

/// The index of the title picture, as written by the scripts in `assets/art/title/`.
#[derive(Deserialize)]
struct TitleIndex {
    title: TitleEntry,
    title_tall: TitleEntry,
}

/// The positions in one picture.
#[derive(Deserialize)]
struct TitleEntry {
    size: [f32; 2],
    subtitle: [f32; 4],
    plates: Vec<[f32; 4]>,
    notes: Vec<[f32; 4]>,
    compartments: Vec<CompartmentEntry>,
}

/// The positions in one compartment.
#[derive(Deserialize)]
struct CompartmentEntry {
    rect: [f32; 4],
    poly: [[f32; 2]; 4],
    label: [f32; 4],
    align: LabelAlign,
}

/// How the name of a compartment is aligned in its area.
#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum LabelAlign {
    Left,
    Center,
}

/// The rectangle with this corner and size.
fn rect([x, y, w, h]: [f32; 4]) -> Rect {
    Rect::from_min_size(pos2(x, y), vec2(w, h))
}

impl From<TitleEntry> for TitleLayout {
    fn from(entry: TitleEntry) -> Self {
        let rects = |list: Vec<[f32; 4]>| list.into_iter().map(rect).collect();
        Self {
            size: entry.size.into(),
            compartments: entry.compartments.into_iter().map(Into::into).collect(),
            subtitle: rect(entry.subtitle),
            buttons: rects(entry.plates),
            notes: rects(entry.notes),
        }
    }
}

impl From<CompartmentEntry> for TitleSpot {
    fn from(entry: CompartmentEntry) -> Self {
        Self {
            rect: rect(entry.rect),
            floor: entry.poly.map(Into::into),
            label: rect(entry.label),
            centred: entry.align == LabelAlign::Center,
        }
    }
}

/// The picture on the screen.
pub(super) struct CofferPicture {
    /// Its upper left corner.
    pub(super) origin: Pos2,
    /// Points per 1x unit.
    pub(super) scale: f32,
}

impl CofferPicture {
    /// Converts a point of the picture to the screen.
    pub(super) fn point(&self, p: Pos2) -> Pos2 {
        self.origin + p.to_vec2() * self.scale
    }

    /// Converts a rectangle of the picture to the screen.
    pub(super) fn place(&self, r: Rect) -> Rect {
        Rect::from_min_max(self.point(r.min), self.point(r.max))
    }

    /// Converts a compartment to the screen. For large text the label takes the whole width at the
    /// foot of the compartment: beside the figure it could not grow.
    pub(super) fn spot(&self, spot: &TitleSpot, large: bool) -> TitleSpot {
        let floor = spot.floor.map(|corner| self.point(corner));
        let label = if large && !spot.centred {
            let whole = Rect::from_points(&floor).shrink(6.0 * self.scale);
            whole.with_min_y(whole.bottom() - 0.4 * whole.height())
        } else {
            self.place(spot.label)
        };
        TitleSpot {
            rect: self.place(spot.rect),
            floor,
            label,
            centred: spot.centred || large,
        }
    }
}
