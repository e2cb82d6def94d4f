//! What a game provides for the look of its board: where its images are, and what they show.

use coffer_rules::{Kind, PieceId, Seat, Spot};
use serde::Deserialize;

/// The look of a board.
#[derive(Clone, Copy)]
pub struct SkinPlan {
    /// The index of the images, as parsed by [`SkinIndex::parse`].
    pub index: &'static str,
    /// The board with its frame: the path of its image without the size suffix, e.g.
    /// `images/draughts/board`.
    pub board: &'static str,
    /// The tray, likewise. `None` if nothing is ever captured.
    pub tray: Option<&'static str>,
    /// The image in the middle of the frame's lower side, likewise.
    pub motto: Option<&'static str>,
    /// Pieces, shadows and marks, likewise.
    pub pieces: &'static str,
    /// A glowing line, likewise. `None` if the game has no lines.
    pub flash: Option<&'static str>,
    /// The name of a piece's sprite.
    pub picture: fn(PieceId, Option<Seat>, Option<Kind>) -> String,
    /// The label in the corner of a place.
    pub label: fn(Spot) -> Option<String>,
    /// How a kind of piece stands on the board.
    pub stance: fn(Option<Kind>) -> Stance,
}

/// How a piece stands on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stance {
    /// A flat piece.
    #[default]
    Flat,
    /// A figure that covers a part of the place behind.
    Tall,
}

impl Stance {
    /// The sprites of its shadow: at rest, and lifted.
    pub fn shadows(self) -> [&'static str; 2] {
        match self {
            Self::Flat => ["shadow_rest", "shadow_lifted"],
            Self::Tall => ["shadow_rest_tall", "shadow_lifted_tall"],
        }
    }
}

/// The measures of a board's image, in design units.
#[derive(Deserialize, Clone, Debug)]
pub struct BoardMeasure {
    /// The side of a cell.
    pub square: f32,
    /// From the image's left edge to the field.
    pub field_x: f32,
    /// From its upper edge to the field.
    pub field_y: f32,
    /// The image's width.
    pub w: f32,
    /// Its height.
    pub h: f32,
}

/// A sprite grid of pieces and marks, in design units.
#[derive(Deserialize, Clone, Debug)]
pub struct GridMeasure {
    /// The side of a sprite.
    pub cell: u32,
    /// The sprites in a row.
    pub columns: u32,
    /// The rows.
    pub rows: u32,
    /// The radius of a piece.
    pub radius: f32,
    /// The names of the sprites, in rows.
    pub names: Vec<String>,
}

/// The measures of a tray's image, in design units.
#[derive(Deserialize, Clone, Debug, Default)]
pub struct TrayMeasure {
    /// The image's width.
    pub w: f32,
    /// Its height.
    pub h: f32,
    /// The room for the shadow on each side.
    pub pad: f32,
}

/// The image of a glowing line: its ends keep their size, the part between is stretched.
#[derive(Deserialize, Clone, Debug)]
pub struct FlashMeasure {
    /// The image's width.
    pub w: f32,
    /// Its height.
    pub h: f32,
    /// The length of each end.
    pub cap: f32,
    /// How far the line lies below the centres of its places, in cells.
    #[serde(default)]
    pub down: f32,
    /// Whether the line lies over the pieces.
    #[serde(default)]
    pub over: bool,
    /// The sparks on it: where, from 0 at its start to 1 at its end, and how large.
    pub sparks: Vec<(f32, f32)>,
}

/// The index of a family's images, as written by the scripts in `assets/art/`; each entry for the
/// wide and for the narrow window.
#[derive(Deserialize, Clone, Debug)]
pub struct SkinIndex {
    /// The large board.
    pub board: BoardMeasure,
    /// The small one.
    pub board_small: BoardMeasure,
    /// The board as it is turned in a tall window, if it is drawn for that.
    #[serde(default)]
    pub board_tall: Option<BoardMeasure>,
    /// The standing tray.
    #[serde(default)]
    pub tray: TrayMeasure,
    /// The lying one.
    #[serde(default)]
    pub tray_wide: TrayMeasure,
    /// The glowing line, if the game has any.
    #[serde(default)]
    pub flash: Option<FlashMeasure>,
    /// Whether the places are hexes, so that the flat-coloured marks are too.
    #[serde(default)]
    pub hexes: bool,
    /// Pieces and marks for the large board.
    pub pieces: GridMeasure,
    /// The same for the small one.
    pub pieces_small: GridMeasure,
}

impl SkinIndex {
    /// The names of the pieces and marks.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.pieces.names.iter().map(String::as_str)
    }

    /// Parses an index.
    ///
    /// # Errors
    /// If the text is not a valid index.
    pub fn parse(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json)
    }

    /// Whether there is a sprite of this name for both sizes of window.
    pub fn has(&self, name: &str) -> bool {
        self.any(|other| other == name)
    }

    /// Whether there is such a sprite for both sizes of window.
    fn any(&self, such: impl Fn(&str) -> bool) -> bool {
        let in_grid = |grid: &GridMeasure| grid.names.iter().any(|name| such(name));
        in_grid(&self.pieces) && in_grid(&self.pieces_small)
    }

    /// The sprites that every board needs, or every board with lines, but this one lacks.
    pub fn missing(&self) -> Vec<&'static str> {
        let lines = self.flash.iter().flat_map(|_| SPRITES_OF_LINES);
        let marks = MARKS.into_iter().chain(lines);
        let marks = marks.filter(|name| !self.has(name));
        let shadows = SHADOWS.into_iter();
        let shadows = shadows.filter(|name| !self.any(|other| other.starts_with(name)));
        marks.chain(shadows).collect()
    }
}

/// The shadows that every board needs; there may be several for pieces of several forms.
const SHADOWS: [&str; 2] = ["shadow_rest", "shadow_lifted"];

/// The marks that any game may show.
const MARKS: [&str; 8] = [
    "mark_selected",
    "mark_target",
    "mark_last",
    "mark_last_from",
    "mark_must",
    "mark_cursor",
    "mark_refused",
    "mark_hint",
];

/// The sprites that boards with glowing lines need.
const SPRITES_OF_LINES: [&str; 3] = ["line_halo", "line_rim", "line_spark"];
