//! The layout of a card table in the current window.

use bevy::prelude::*;

use crate::app::table::layout::cards::design::Design;
use crate::app::table::layout::cards::measures::{CardMeasures, OwnHand};
use crate::app::table::layout::cards::pose::Pose;
use crate::app::table::layout::cards::room::{CardDesign, CardRoom};
use crate::app::table::layout::cards::shape::{CardFacts, CardShape, PileRole};
use crate::rules::{Kind, PieceId, Seat, Spot};

/// The input for laying out a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HandCard {
    /// Its id.
    pub id: PieceId,
    /// Where it lies.
    pub spot: Spot,
    /// Its face, if the viewer may see it.
    pub face: Option<Kind>,
    /// Whether it is selected.
    pub selected: bool,
    /// Whether it stands out although nobody points at it: a hint names it, or it was just received.
    pub marked: bool,
    /// Whether it can be played now. `None` if no card of this hand is to be played.
    pub playable: Option<bool>,
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    /// Its id.
    pub id: PieceId,
    /// Whose hand.
    pub seat: Seat,
    /// Its pose while nothing points at it; hit tests use this one.
    pub rest: Pose,
    /// Its current pose.
    pub pose: Pose,
    /// Its row in the hand, and its position in that row, from the left.
    pub row: (u16, u16),
    /// How much of it is visible beside the next card, in pixels.
    pub shows: Vec2,
}

/// A card's rest pose, its current pose, its row and position there, and how much of it is visible.
pub(super) type PlacedCard = (Pose, Pose, (u16, u16), Vec2);

/// A section of the line as it lies on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Section {
    /// Its number, counted from 0.
    pub number: usize,
    /// The rectangle of its cards, in world units.
    pub rect: Rect,
    /// The number of its places.
    pub places: usize,
}

/// A button with a choice that is not a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChoiceButton {
    /// The choice.
    pub choice: u16,
    /// Its rectangle, in world units.
    pub rect: Rect,
}

/// Where a seat is, relative to the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatSide {
    /// The viewer's own.
    Near,
    /// On the left, next clockwise.
    Left,
    /// Opposite.
    Far,
    /// On the right.
    Right,
    /// With five or six players or beside a panel, all others sit in a row along the far side,
    /// clockwise.
    Row {
        /// The position in the row, from the left.
        place: usize,
        /// The number of seats in the row.
        of: usize,
    },
}

/// The layout of a card table in the current window.
#[derive(Clone, Debug, PartialEq)]
pub struct CardPlaces {
    pub(super) window: Vec2,
    pub(super) design: CardDesign,
    pub(super) scale: f32,
    pub(super) corner: Vec2,
    /// The lower edge of the table, in screen units: the viewer's hand is measured from there.
    pub(super) bottom: f32,
    pub(super) viewer: Seat,
    pub(super) shape: CardShape,
    pub(super) facts: CardFacts,
    /// The sections of the line, if there is one.
    pub(super) sections: Vec<Section>,
    /// What was laid out.
    pub(super) cards: Vec<HandCard>,
    /// What is spread over the table, so that it can be read, see [`spread`](Self::spread).
    pub(super) spread: Option<Spot>,
    /// The cards of the section of the line that is spread, each by its place.
    pub(super) spread_section: Vec<(Spot, Pose)>,
    /// The cards in hands, with none of them pointed at.
    pub held: Vec<Held>,
    /// The buttons of the available choices.
    pub choice_buttons: Vec<ChoiceButton>,
    /// The piles and trays that are not empty, and those for discarded cards.
    pub piles: Vec<Spot>,
}

impl CardPlaces {
    /// Lays out an empty table in a room: a window of this size, or what a panel leaves of it.
    pub fn new(
        room: impl Into<CardRoom>,
        viewer: Seat,
        shape: &CardShape,
        facts: &CardFacts,
    ) -> Self {
        let room: CardRoom = room.into();
        let (scale, frame) = room.frame();
        let mut places = Self {
            window: room.window,
            design: room.design,
            scale,
            corner: frame.min,
            bottom: room.table.max.y,
            viewer,
            shape: shape.clone(),
            facts: facts.clone(),
            sections: Vec::new(),
            cards: Vec::new(),
            spread: None,
            spread_section: Vec::new(),
            held: Vec::new(),
            choice_buttons: Vec::new(),
            piles: Vec::new(),
        };
        places.sections = places.lay_line();
        places
    }

    /// What the table is drawn for.
    pub fn design(&self) -> CardDesign {
        self.design
    }

    /// Its measures.
    pub fn measures(&self) -> &'static CardMeasures {
        &Design::of(self.shape.arrangement, self.design).cards
    }

    /// Whether there is a place for the sheet with what has been announced.
    pub fn has_proclamation(&self) -> bool {
        let design = Design::of(self.shape.arrangement, self.design);
        design.panels.proclamation.is_some()
    }

    /// The scale of the design's images.
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// The rectangle of the design in the window, in screen units.
    pub fn frame(&self) -> Rect {
        let size = self.design.size() * self.scale;
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

    /// The area of the cards, in world units.
    pub fn field(&self) -> Rect {
        let (left, top, width, height) = self.measures().field;
        Rect::from_corners(self.at(left, top), self.at(left + width, top + height))
    }

    /// From the centre of a pile of tricks to its label, in pixels.
    pub fn tray_label(&self) -> f32 {
        self.measures().trays.label * self.scale
    }

    /// Converts from the design's measures to world units.
    pub(super) fn at(&self, x: f32, y: f32) -> Vec2 {
        let screen = self.corner + Vec2::new(x, y) * self.scale;
        Vec2::new(
            screen.x - self.window.x / 2.0,
            self.window.y / 2.0 - screen.y,
        )
    }

    /// The same, measured from the table's lower edge, where the viewer's hand is.
    pub(super) fn above_edge(&self, x: f32, y: f32) -> Vec2 {
        let edge = self.window.y / 2.0 - self.bottom;
        Vec2::new(self.at(x, 0.0).x, edge + y * self.scale)
    }

    /// The lower edge of the table, in screen units.
    pub fn bottom(&self) -> f32 {
        self.bottom
    }

    /// What no notice may lie over, besides the portraits: the cards in the hands and the middle of the table, in world
    /// units.
    pub fn kept_clear(&self) -> Vec<Rect> {
        let (center, radii) = self.middle();
        let cards = self.held.iter().map(|held| held.rest.bounds());
        let middle = Rect::from_center_half_size(center, radii);
        cards.chain([middle]).collect()
    }

    /// Lays out the hands, and the buttons of these choices. `spread` is the hand that is spread over the
    /// table, or a place of the section.
    pub fn lay_spread(&mut self, cards: &[HandCard], choices: &[u16], spread: Option<Spot>) {
        self.spread = spread;
        self.lay(cards, choices);
    }

    /// Lays out the hands, and the buttons of these choices.
    pub fn lay(&mut self, cards: &[HandCard], choices: &[u16]) {
        let piles = cards.iter().map(|card| card.spot);
        self.piles = piles
            .filter(|spot| matches!(spot, Spot::Pile(_) | Spot::Tray(_)))
            .collect();
        // Cards can be discarded before any lie there.
        let discards = self.shape.piles.iter();
        let wanted = |role: PileRole| role == PileRole::Discards && !self.facts.no_discards;
        let discards = discards.filter(|(_, role)| wanted(*role));
        self.piles
            .extend(discards.map(|(number, _)| Spot::Pile(*number)));
        self.piles.sort_unstable();
        self.piles.dedup();
        self.cards = cards.to_vec();
        self.held = self.hands(None);
        self.spread_section = self.lay_section();
        // Nothing lies over what is spread.
        let choices = if self.spread().is_none() {
            choices
        } else {
            &[]
        };
        self.choice_buttons = self.place_choice_buttons(choices);
    }

    /// The cards in hands while one of them is pointed at.
    pub fn hands(&self, raised: Option<PieceId>) -> Vec<Held> {
        let mut seats: Vec<Seat> = (self.cards.iter())
            .filter_map(|card| match card.spot {
                Spot::Hand(seat) => Some(seat),
                _ => None,
            })
            .collect();
        seats.sort_unstable();
        seats.dedup();
        let hand = |seat| self.hand(seat, raised);
        seats.into_iter().flat_map(hand).collect()
    }

    /// The cards in a hand while one of them is pointed at.
    fn hand(&self, seat: Seat, raised: Option<PieceId>) -> Vec<Held> {
        let hand = self.cards.iter();
        let mut hand: Vec<&HandCard> = hand.filter(|card| card.spot == Spot::Hand(seat)).collect();
        let sort = self.shape.sort;
        let open = self.open(seat);
        hand.sort_by_key(|card| {
            (
                card.face.is_none(),
                card.face.map(|kind| sort(kind, open)),
                card.id,
            )
        });
        let poses = match (self.side(seat), &self.measures().own, self.opened(seat)) {
            (SeatSide::Near, OwnHand::Fan(fan), _) => self.own_fan(fan, &hand, raised),
            (SeatSide::Near, OwnHand::Rows(rows), _) => self.own_rows(rows, &hand, raised),
            (_, _, Some(area)) => self.open_rows(&area, &hand, raised),
            (side, _, None) => self.backs(side, seat, &hand),
        };
        let held = |(card, (rest, pose, row, shows)): (&&HandCard, PlacedCard)| Held {
            id: card.id,
            seat,
            rest,
            pose,
            row,
            shows,
        };
        hand.iter().zip(poses).map(held).collect()
    }
}
