//! Where cards lie: the viewer's hand as a fan or in rows, the others' hands as fans of backs, an
//! open hand in readable rows, the trick in the middle, piles, and the plates of choices. Pure
//! geometry; with `layout.rs` it is all that knows pixels.
//!
//! Measures are those of the window's design, see [`measures`]; poses are in world units.

mod hands;
mod piles;
mod seats;
mod surface;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub(super) use crate::app::table::cards::layout::hands::LARGER;
pub use crate::app::table::cards::layout::hands::{HandCard, Held};
pub use crate::app::table::cards::layout::piles::{ChoicePlate, PileRole};
pub use crate::app::table::cards::layout::seats::Side;

use crate::app::panels::card_hud::CardDesign;
use crate::app::table::cards::measures::{self, Measures, OwnHand};
use crate::rules::{Kind, PieceId, Seat, Spot};

/// Height of a card for a width of 1.
pub const CARD_HEIGHT: f32 = 1.4;
/// The corner of a card that tells what it is, with rank and badge: its part of width and height,
/// on the cards of a wide and of a narrow window.
pub const INDEX: [Vec2; 2] = [Vec2::new(0.296, 0.42), Vec2::new(0.43, 0.525)];
/// Least side of what a finger points at, in pixels of the design.
pub const FINGER: f32 = 44.0;

/// A table for cards: what a game says of it once and for all.
#[derive(Clone, Debug)]
pub struct CardShape {
    /// What the piles are, by their numbers.
    pub piles: Vec<(u16, PileRole)>,
    /// The order of the cards in a hand, from left to right; in one that lies open on the table
    /// (true) it may be another.
    pub sort: fn(Kind, bool) -> u32,
}

impl PartialEq for CardShape {
    /// Two tables are the same when their piles are; the order in the hand is the game's.
    fn eq(&self, other: &Self) -> bool {
        self.piles == other.piles
    }
}

impl CardShape {
    /// What a pile is.
    pub fn role(&self, pile: u16) -> Option<PileRole> {
        self.piles
            .iter()
            .find(|(number, _)| *number == pile)
            .map(|(_, role)| *role)
    }

    /// The pile for the card that a place plays.
    pub fn trick(&self, place: Seat) -> Option<Spot> {
        let pile = self
            .piles
            .iter()
            .find(|(_, role)| *role == PileRole::Trick(place));
        pile.map(|(number, _)| Spot::Pile(*number))
    }
}

/// What the game tells the table as it goes on; each card game keeps it in step with what the
/// viewer may know.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CardFacts {
    /// The places clockwise, as they sit round the table now.
    pub round: Vec<Seat>,
    /// A place at which nobody sits, whose hand lies open sooner or later: a narrow window keeps
    /// room for it.
    pub dummy: Option<Seat>,
    /// The hands that lie open on the table, beside the viewer's own.
    pub open: Vec<Seat>,
    /// The cards of the running trick in the order played.
    pub trick: Vec<PieceId>,
    /// The card that wins the running trick so far.
    pub winning: Option<PieceId>,
}

/// How a card lies.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pose {
    /// Its middle, in world units.
    pub at: Vec2,
    /// How far it is turned, in radians against the clock.
    pub turn: f32,
    /// Its width in pixels.
    pub width: f32,
    /// What lies higher has more, from 0 to about 4.
    pub order: f32,
}

impl Pose {
    /// A point of the card, by its part of width and height from the middle (y pointing up), in
    /// world units.
    pub fn point(&self, part: Vec2) -> Vec2 {
        let size = Vec2::new(self.width, self.width * CARD_HEIGHT);
        self.at + Vec2::from_angle(self.turn).rotate(part * size)
    }

    /// Whether a point in world units lies on the card.
    pub fn contains(&self, point: Vec2) -> bool {
        let off = Vec2::from_angle(-self.turn).rotate(point - self.at).abs();
        off.x <= self.width / 2.0 && off.y <= self.width * CARD_HEIGHT / 2.0
    }

    /// The same card, shifted along its own edges by pixels, y up.
    fn shifted(mut self, by: Vec2) -> Self {
        self.at += Vec2::from_angle(self.turn).rotate(by);
        self
    }
}

/// Everything of a card table in the window as it is now.
#[derive(Clone, Debug, PartialEq)]
pub struct CardPlaces {
    window: Vec2,
    design: CardDesign,
    scale: f32,
    corner: Vec2,
    viewer: Seat,
    shape: CardShape,
    facts: CardFacts,
    /// The cards in hands.
    pub held: Vec<Held>,
    /// The plates of the choices that can be made now.
    pub plates: Vec<ChoicePlate>,
    /// The piles and trays on which something lies.
    pub piles: Vec<Spot>,
    /// The card whose ghost shows in the viewer's place in the trick.
    pub ghost: Option<PieceId>,
}

/// The order of heights: piles at the bottom, then the hands, the trick, the viewer's hand.
mod order {
    pub const PILE: f32 = 0.0;
    pub const OTHERS: f32 = 1.2;
    pub const OPEN: f32 = 1.5;
    pub const TRICK: f32 = 2.0;
    pub const OWN: f32 = 2.4;
    pub const RAISED: f32 = 3.2;
    pub const STEP: f32 = 0.012;
}

impl CardPlaces {
    /// The table for a window of this size, without cards.
    pub fn new(window: Vec2, viewer: Seat, shape: &CardShape, facts: &CardFacts) -> Self {
        let design = measures::design_of(window);
        let size = size_of(design);
        let scale = (window / size).min_element();
        Self {
            window,
            design,
            scale,
            corner: (window - size * scale) / 2.0,
            viewer,
            shape: shape.clone(),
            facts: facts.clone(),
            held: Vec::new(),
            plates: Vec::new(),
            piles: Vec::new(),
            ghost: None,
        }
    }

    /// The design for the window as it is.
    pub fn design(&self) -> CardDesign {
        self.design
    }

    /// Its measures.
    pub fn measures(&self) -> &'static Measures {
        measures::of(self.design)
    }

    /// Size against the pictures of the design.
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// The picture of the design in the window, in screen units.
    pub fn frame(&self) -> Rect {
        let size = size_of(self.design) * self.scale;
        Rect::from_corners(self.corner, self.corner + size)
    }

    /// What the game said last.
    pub fn facts(&self) -> &CardFacts {
        &self.facts
    }

    /// What the game's table is.
    pub fn shape(&self) -> &CardShape {
        &self.shape
    }

    /// From the middle of a pile of tricks to its label, in pixels.
    pub fn tray_label(&self) -> f32 {
        self.measures().tray_label * self.scale
    }

    /// From the design's measures to world units.
    fn at(&self, x: f32, y: f32) -> Vec2 {
        let screen = self.corner + Vec2::new(x, y) * self.scale;
        Vec2::new(
            screen.x - self.window.x / 2.0,
            self.window.y / 2.0 - screen.y,
        )
    }

    /// The same, counted from the window's lower edge, where the viewer's hand is.
    fn above_edge(&self, x: f32, y: f32) -> Vec2 {
        Vec2::new(self.at(x, 0.0).x, y * self.scale - self.window.y / 2.0)
    }

    /// Lays the hands out, and the plates of these choices.
    pub fn lay(&mut self, cards: &[HandCard], choices: &[u16]) {
        self.held.clear();
        let mut seats: Vec<Seat> = Vec::new();
        self.piles.clear();
        for card in cards {
            match card.spot {
                Spot::Hand(seat) if !seats.contains(&seat) => seats.push(seat),
                spot @ (Spot::Pile(_) | Spot::Tray(_)) if !self.piles.contains(&spot) => {
                    self.piles.push(spot)
                }
                _ => {}
            }
        }
        seats.sort_unstable();
        self.piles.sort_unstable();
        for seat in seats {
            let mut hand: Vec<&HandCard> = cards
                .iter()
                .filter(|card| card.spot == Spot::Hand(seat))
                .collect();
            let sort = self.shape.sort;
            let open = self.open(seat);
            hand.sort_by_key(|card| {
                (
                    card.face.is_none(),
                    card.face.map(|kind| sort(kind, open)),
                    card.id,
                )
            });
            let laid = match (self.side(seat), &self.measures().own) {
                (Side::Near, OwnHand::Fan(fan)) => self.own_fan(fan, &hand),
                (Side::Near, OwnHand::Rows(rows)) => self.own_rows(rows, &hand),
                (side, _) if self.open(seat) => self.open_rows(side, &hand),
                (side, _) => self.backs(side, seat, &hand),
            };
            let held = hand
                .iter()
                .zip(laid)
                .map(|(card, (rest, pose, row, shows))| Held {
                    id: card.id,
                    seat,
                    rest,
                    pose,
                    row,
                    shows,
                });
            self.held.extend(held);
        }
        self.plates = self.lay_plates(choices);
    }
}

/// The size for which a card table is drawn.
fn size_of(design: CardDesign) -> Vec2 {
    let size = design.size();
    Vec2::new(size.x, size.y)
}
