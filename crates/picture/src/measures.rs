//! Where everything is on a picture of a board, in design units from the upper left corner.

use coffer_rules::{Seat, Spot};
use coffer_skins::{BoardSkin, SkinIndex};
use glam::Vec2;

use super::room::{FOOT, HEAD, MARGIN};

/// Breadth and length of a standing tray, and its distance from the board.
const TRAY: Vec2 = Vec2::new(60.0, 582.0);
const TRAY_GAP: f32 = 18.0;
/// The scale of a piece in a grave, and how far below its centre it lies, in cells.
const GRAVE: (f32, f32) = (0.74, 0.14);

/// The measures of a picture.
pub(super) struct Measures {
    /// The whole picture.
    pub size: Vec2,
    /// The side of a cell.
    pub cell: f32,
    /// Width of the frame.
    pub frame: f32,
    /// The middle of the field, and half its size.
    pub middle: Vec2,
    pub half: Vec2,
    /// The middles of the trays: the viewer's and the other one's.
    pub trays: Option<[Vec2; 2]>,
    skin: BoardSkin,
    viewer: Seat,
}

impl Measures {
    pub fn new(skin: BoardSkin, index: &SkinIndex, viewer: Option<Seat>) -> Self {
        let shape = &skin.shape;
        let cell = index.board.square;
        let frame = shape.frame[0] * cell;
        let half = shape.size * cell / 2.0;
        let beside = match skin.plan.tray {
            Some(_) => TRAY.x + TRAY_GAP,
            None => 0.0,
        };
        let board = (half + frame) * 2.0;
        let size = board + Vec2::new(2.0 * (MARGIN + beside), HEAD + FOOT);
        let middle = Vec2::new(size.x / 2.0, HEAD + board.y / 2.0);
        let aside = Vec2::X * (half.x + frame + TRAY_GAP + TRAY.x / 2.0);
        let trays = skin.plan.tray.map(|_| [middle + aside, middle - aside]);
        Self {
            size,
            cell,
            frame,
            middle,
            half,
            trays,
            viewer: viewer.unwrap_or(shape.bottom),
            skin,
        }
    }

    /// The size of a tray without its shadow.
    pub const fn tray(&self) -> Vec2 {
        TRAY
    }

    /// The middle of the title and of the names.
    pub fn lines(&self) -> [Vec2; 2] {
        [34.0, 72.0].map(|y| Vec2::new(self.size.x / 2.0, y))
    }

    /// The longest that a line may be.
    pub fn room(&self) -> f32 {
        self.size.x - 2.0 * MARGIN
    }

    /// Who is at the bottom.
    pub const fn viewer(&self) -> Seat {
        self.viewer
    }

    /// A point of the field as the bottom seat sees it, in cells with y up, where the viewer sees it.
    fn seen(&self, at: Vec2) -> Vec2 {
        let from_middle = at - self.skin.shape.size / 2.0;
        let turn = self.skin.shape.turned_for(self.viewer).to_radians();
        let turned = Vec2::from_angle(turn).rotate(from_middle);
        self.middle + Vec2::new(turned.x, -turned.y) * self.cell
    }

    /// The middle of a place of the board.
    pub fn center(&self, spot: Spot) -> Option<Vec2> {
        let mut cells = self.skin.shape.cells.iter();
        let (_, at) = cells.find(|(other, _)| *other == spot)?;
        Some(self.seen(*at))
    }

    /// Where a piece lies, as the `index`th at its spot, and its scale; `None` if it is not seen.
    pub fn place(&self, spot: Spot, index: usize) -> Option<(Vec2, f32)> {
        match spot {
            Spot::Hand(seat) | Spot::Tray(seat) => self.beside(spot, seat, index),
            _ if self.skin.shape.graves.contains(&spot) => {
                let down = Vec2::Y * GRAVE.1 * self.cell;
                Some((self.center(spot)? + down, GRAVE.0))
            }
            _ => Some((self.center(spot)?, 1.0)),
        }
    }

    /// Where a piece lies beside the board.
    fn beside(&self, spot: Spot, seat: Seat, index: usize) -> Option<(Vec2, f32)> {
        let shape = self.skin.shape.tray?;
        let other = usize::from(seat != self.viewer);
        let in_hand = matches!(spot, Spot::Hand(_));
        if let Some(corners) = shape.corners {
            let places = corners.plain[other];
            let at = places.get(index.min(places.len().saturating_sub(1)))?;
            return Some((self.middle + Vec2::new(at.x, -at.y) * self.cell, 1.0));
        }
        let Some(trays) = self.trays else {
            // A piece that is not on the board yet waits on the frame.
            let aside = Vec2::Y * (self.half.y + self.frame / 2.0);
            let at = self.middle + if other == 0 { aside } else { -aside };
            return in_hand.then_some((at, shape.size[0]));
        };
        let step = match shape.sockets {
            // Captured pieces fill the sockets from the far end.
            Some(sockets) if !in_hand => sockets.saturating_sub(index + 1),
            _ => index,
        };
        let along = (shape.start[0] + step as f32 * shape.step[0]) * TRAY.x;
        let near = trays[other] + Vec2::Y * TRAY.y / 2.0;
        Some((near - Vec2::Y * along, shape.size[0]))
    }
}
