//! The layout of cards: the viewer's hand as a fan or in rows, the others' hands as fans of backs,
//! an open hand in readable rows, the trick in the middle, piles, and the buttons of choices. Pure
//! geometry; only this folder, `board/` and `layout.rs` know pixels.
//!
//! Measures are those of the window's design, see [`measures`]; poses are in world units.

mod hands;
mod line;
mod piles;
mod seats;
mod surface;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub(super) use crate::app::table::cards::layout::hands::LARGER;
pub use crate::app::table::cards::layout::hands::{HandCard, Held};
pub use crate::app::table::cards::layout::line::Section;
pub use crate::app::table::cards::layout::piles::{ChoiceButton, PileRole};
pub use crate::app::table::cards::layout::seats::SeatSide;

use crate::app::table::cards::areas::CardDesign;
use crate::app::table::cards::measures;
use crate::app::table::cards::measures::{Arrangement, Measures, OwnHand};
use crate::rules::{Kind, PieceId, Seat, Spot};

/// Height of a card of width 1.
pub const CARD_HEIGHT: f32 = 1.4;
/// The index of a card, i.e. the corner with rank and badge, as a fraction of the card's width and
/// height, for the card images of wide and of narrow windows.
pub const INDEX: [Vec2; 2] = [Vec2::new(0.296, 0.42), Vec2::new(0.43, 0.525)];
/// The minimum touch target, in design pixels.
pub const FINGER: f32 = 44.0;

/// The fixed properties of a game's card table.
#[derive(Clone, Debug)]
pub struct CardShape {
    /// What the table is arranged for.
    pub arrangement: Arrangement,
    /// The role of each pile, by number.
    pub piles: Vec<(u16, PileRole)>,
    /// The sort key of cards in a hand, from left to right; an open hand (`true`) may have another
    /// order.
    pub sort: fn(Kind, bool) -> u32,
}

impl PartialEq for CardShape {
    /// Tables are equal if their piles are; the sort order belongs to the game.
    fn eq(&self, other: &Self) -> bool {
        self.arrangement == other.arrangement && self.piles == other.piles
    }
}

impl CardShape {
    /// The role of a pile.
    pub fn role(&self, pile: u16) -> Option<PileRole> {
        self.piles
            .iter()
            .find(|(number, _)| *number == pile)
            .map(|(_, role)| *role)
    }

    /// The trick pile of a seat.
    pub fn trick(&self, place: Seat) -> Option<Spot> {
        let pile = self
            .piles
            .iter()
            .find(|(_, role)| *role == PileRole::Trick(place));
        pile.map(|(number, _)| Spot::Pile(*number))
    }
}

/// What the game tells the table during play; each card game updates it with what the viewer may
/// know.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CardFacts {
    /// The seats, clockwise, in their current order around the table.
    pub round: Vec<Seat>,
    /// A seat without a player, whose hand will be open at some time; a narrow window reserves
    /// space for it.
    pub dummy: Option<Seat>,
    /// The hands that are open on the table, other than the viewer's own.
    pub open: Vec<Seat>,
    /// The cards of the current trick, in the order played.
    pub trick: Vec<PieceId>,
    /// The card that is winning the current trick.
    pub winning: Option<PieceId>,
    /// The cards that the viewer was given, until the viewer's next move.
    pub received: Vec<PieceId>,
    /// The seats that show a card to all, beside the sheet in the middle: its name only.
    pub shown: Vec<Seat>,
    /// Whether no years may be seen, because they would answer a question.
    pub undated: bool,
    /// Whether nothing is discarded in this variant, so that an empty pile for it is no place.
    pub no_discards: bool,
    /// The seat beside which the card lies that marks whose turn it is.
    pub marker: Option<Seat>,
    /// The sections of the line, each with the spots of its cards, from left to right.
    pub line: Vec<Vec<Spot>>,
}

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

    /// The same pose, shifted along the card's own axes, in pixels, y up.
    fn shifted(mut self, by: Vec2) -> Self {
        self.at += Vec2::from_angle(self.turn).rotate(by);
        self
    }
}

/// The layout of a card table in the current window.
#[derive(Clone, Debug, PartialEq)]
pub struct CardPlaces {
    window: Vec2,
    design: CardDesign,
    scale: f32,
    corner: Vec2,
    viewer: Seat,
    shape: CardShape,
    facts: CardFacts,
    /// The sections of the line, if there is one.
    sections: Vec<Section>,
    /// The cards in hands.
    pub held: Vec<Held>,
    /// The buttons of the available choices.
    pub choice_buttons: Vec<ChoiceButton>,
    /// The piles and trays that are not empty, and those for discarded cards.
    pub piles: Vec<Spot>,
    /// The card whose ghost is shown in the viewer's trick position.
    pub ghost: Option<PieceId>,
}

/// The z order: piles at the bottom, then the hands, the trick, the viewer's hand.
mod order {
    /// Cards on the line, by their place on it.
    pub const LINE: f32 = 0.6;
    pub const PILE: f32 = 0.0;
    pub const OTHERS: f32 = 1.2;
    pub const OPEN: f32 = 1.5;
    pub const TRICK: f32 = 2.0;
    pub const OWN: f32 = 2.4;
    pub const RAISED: f32 = 3.2;
    pub const STEP: f32 = 0.012;
}

impl CardPlaces {
    /// Lays out an empty table for a window of this size.
    pub fn new(window: Vec2, viewer: Seat, shape: &CardShape, facts: &CardFacts) -> Self {
        let design = measures::design_of(window);
        let size = size_of(design);
        let scale = (window / size).min_element();
        let mut places = Self {
            window,
            design,
            scale,
            corner: (window - size * scale) / 2.0,
            viewer,
            shape: shape.clone(),
            facts: facts.clone(),
            sections: Vec::new(),
            held: Vec::new(),
            choice_buttons: Vec::new(),
            piles: Vec::new(),
            ghost: None,
        };
        places.sections = places.lay_line();
        places
    }

    /// The design for the current window.
    pub fn design(&self) -> CardDesign {
        self.design
    }

    /// Its measures.
    pub fn measures(&self) -> &'static Measures {
        measures::of(self.shape.arrangement, self.design)
    }

    /// The scale of the design's images.
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// The rectangle of the design in the window, in screen units.
    pub fn frame(&self) -> Rect {
        let size = size_of(self.design) * self.scale;
        Rect::from_corners(self.corner, self.corner + size)
    }

    /// The facts last set by the game.
    pub fn facts(&self) -> &CardFacts {
        &self.facts
    }

    /// The properties of the game's table.
    pub fn shape(&self) -> &CardShape {
        &self.shape
    }

    /// From the centre of a pile of tricks to its label, in pixels.
    pub fn tray_label(&self) -> f32 {
        self.measures().tray_label * self.scale
    }

    /// Converts from the design's measures to world units.
    fn at(&self, x: f32, y: f32) -> Vec2 {
        let screen = self.corner + Vec2::new(x, y) * self.scale;
        Vec2::new(
            screen.x - self.window.x / 2.0,
            self.window.y / 2.0 - screen.y,
        )
    }

    /// The same, measured from the window's lower edge, where the viewer's hand is.
    fn above_edge(&self, x: f32, y: f32) -> Vec2 {
        Vec2::new(self.at(x, 0.0).x, y * self.scale - self.window.y / 2.0)
    }

    /// Lays out the hands, and the buttons of these choices.
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
        // Cards can be discarded before any lie there.
        let discards = self.shape.piles.iter();
        let wanted = |role: PileRole| role == PileRole::Discards && !self.facts.no_discards;
        let discards = discards.filter(|(_, role)| wanted(*role));
        self.piles
            .extend(discards.map(|(number, _)| Spot::Pile(*number)));
        self.piles.sort_unstable();
        self.piles.dedup();
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
            let poses = match (self.side(seat), &self.measures().own) {
                (SeatSide::Near, OwnHand::Fan(fan)) => self.own_fan(fan, &hand),
                (SeatSide::Near, OwnHand::Rows(rows)) => self.own_rows(rows, &hand),
                (side, _) if self.open(seat) => self.open_rows(side, &hand),
                (side, _) => self.backs(side, seat, &hand),
            };
            let held = hand
                .iter()
                .zip(poses)
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
        self.choice_buttons = self.place_choice_buttons(choices);
    }
}

/// The window size for which a design is drawn.
fn size_of(design: CardDesign) -> Vec2 {
    let size = design.size();
    Vec2::new(size.x, size.y)
}
