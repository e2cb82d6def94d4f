//! Where a card lies: its position, rotation and size.

use bevy::prelude::*;

/// Height of a card of width 1.
pub const CARD_HEIGHT: f32 = 1.4;
/// The index of a card, i.e. the corner with rank and badge, as a fraction of the card's width and
/// height, for the card images of wide and of narrow windows.
pub const INDEX: [Vec2; 2] = [Vec2::new(0.296, 0.42), Vec2::new(0.43, 0.525)];

/// The scale of a card that is lifted out of a hand.
pub(in crate::app::table) const LARGER: f32 = 1.06;

/// The position, rotation and size of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pose {
    /// Its centre, in world units.
    pub at: Vec2,
    /// Its rotation, in radians counterclockwise.
    pub turn: f32,
    /// Its width in pixels.
    pub width: f32,
    /// Its z order, from 0 to about 4; higher is on top.
    pub order: f32,
}

impl Pose {
    /// A point of the card, in world units; `part` is the offset from the centre as a fraction of
    /// width and height (y up).
    pub fn point(&self, part: Vec2) -> Vec2 {
        let size = Vec2::new(self.width, self.width * CARD_HEIGHT);
        self.at + Vec2::from_angle(self.turn).rotate(part * size)
    }

    /// Whether a point in world units is on the card.
    pub fn contains(&self, point: Vec2) -> bool {
        let off = Vec2::from_angle(-self.turn).rotate(point - self.at).abs();
        off.x <= self.width / 2.0 && off.y <= self.width * CARD_HEIGHT / 2.0
    }

    /// The rectangle around it, in world units.
    pub fn bounds(&self) -> Rect {
        let half = Vec2::new(self.width, self.width * CARD_HEIGHT) / 2.0;
        let (sin, cos) = self.turn.sin_cos();
        let (sin, cos) = (sin.abs(), cos.abs());
        let reach = Vec2::new(half.x * cos + half.y * sin, half.x * sin + half.y * cos);
        Rect::from_center_half_size(self.at, reach)
    }

    /// The same pose, shifted along the card's own axes, in pixels, y up.
    pub(super) fn shifted(mut self, by: Vec2) -> Self {
        self.at += Vec2::from_angle(self.turn).rotate(by);
        self
    }
}
