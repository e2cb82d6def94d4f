//! Where cards lie: the viewer's hand as a fan or in rows, the others' hands as fans of backs, an
//! open hand in readable rows, the trick in the middle, piles, and the plates of choices. Pure
//! geometry; with `layout.rs` it is all that knows pixels.
//!
//! Measures are those of the window's design, see [`measures`]; poses are in world units.

use bevy::prelude::*;

use crate::app::panels::card_hud::CardDesign;
use crate::app::table::cards::measures::{
    self, Backs, Edges, Fan, Heights, Measures, OpenHand, OwnHand, Point, RoundMeasures, Rows,
};
use crate::app::table::cards::script;
use crate::app::table::motion::Step;
use crate::app::table::surface::Surface;
use crate::rules::{Effect, Kind, PieceId, Seat, Spot};

/// Height of a card for a width of 1.
pub const CARD_HEIGHT: f32 = 1.4;
/// The corner of a card that tells what it is, with rank and badge: its part of width and height,
/// on the cards of a wide and of a narrow window.
pub const INDEX: [Vec2; 2] = [Vec2::new(0.296, 0.42), Vec2::new(0.43, 0.525)];
/// Least side of what a finger points at, in pixels of the design.
pub const FINGER: f32 = 44.0;

/// What a game's piles are to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PileRole {
    /// The card that a place has played to the running trick.
    Trick(Seat),
    /// Cards that are not dealt.
    Stock,
    /// Cards that are out of the game.
    Away,
    /// Cards that a place has put down for another.
    Passed(Seat),
    /// Cards laid open to the middle, as pairs and runs: each beside the one before, in rows.
    Melds,
}

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

/// Where a place is, as the viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The viewer's own.
    Near,
    /// On the left, the next clockwise.
    Left,
    /// Opposite.
    Far,
    /// On the right.
    Right,
    /// With five or six at the table all others sit in a row along the far side, clockwise.
    Row {
        /// Which of them, from the left.
        place: usize,
        /// How many they are.
        of: usize,
    },
}

impl Side {
    /// How far the place is turned round the table, in radians against the clock.
    fn turn(self) -> f32 {
        match self {
            Self::Near => 0.0,
            Self::Left => -std::f32::consts::FRAC_PI_2,
            Self::Far | Self::Row { .. } => std::f32::consts::PI,
            Self::Right => std::f32::consts::FRAC_PI_2,
        }
    }
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

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    /// Which.
    pub id: PieceId,
    /// Whose hand.
    pub seat: Seat,
    /// How it lies while nothing points at it: what the pointer is measured against.
    pub rest: Pose,
    /// How it lies now.
    pub pose: Pose,
    /// The row of the hand, and its place there from the left.
    pub row: (u16, u16),
    /// How much of it shows beside the next card, in pixels.
    pub shows: Vec2,
}

impl Held {
    /// The middle of what always shows of it: where one points to mean it.
    pub fn grip(&self) -> Vec2 {
        let size = Vec2::new(self.rest.width, self.rest.width * CARD_HEIGHT);
        let shown = self.shows.min(size) / size;
        self.rest
            .point(Vec2::new(-0.5 + shown.x / 2.0, 0.5 - shown.y / 2.0))
    }
}

/// What is to be known of a card before its place can be told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Card {
    /// Which.
    pub id: PieceId,
    /// Where it lies.
    pub spot: Spot,
    /// Its face, for the viewer.
    pub face: Option<Kind>,
    /// Whether it is the one pointed at.
    pub raised: bool,
    /// Whether it is chosen.
    pub selected: bool,
    /// Whether it can be played now, or (false) cannot; nothing while that is not the question.
    pub playable: Option<bool>,
}

impl Card {
    /// Whether it is lifted out of its hand: pointed at, and not one that cannot be played.
    fn lifted(&self) -> bool {
        self.raised && self.playable != Some(false)
    }
}

/// A plate with a choice that is no card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plate {
    /// The choice.
    pub choice: u16,
    /// Where it is, in world units.
    pub rect: Rect,
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
    pub plates: Vec<Plate>,
    /// The piles and trays on which something lies.
    pub piles: Vec<Spot>,
    /// The card whose ghost shows in the viewer's place in the trick.
    pub ghost: Option<PieceId>,
}

/// What is laid open in the middle.
mod meld {
    pub const ROWS: usize = 3;
    /// How much higher the second layer lies.
    pub const THICK: f32 = 4.0;
}

impl Heights {
    /// Of a card that nothing points at.
    fn rest(&self, card: &Card) -> f32 {
        match card.playable {
            Some(true) => self.playable,
            Some(false) => self.sunk,
            None => 0.0,
        }
    }

    /// Of a card as it is. One that cannot be played is not raised, only level with the others.
    fn now(&self, card: &Card) -> f32 {
        match (card.lifted(), card.selected) {
            (true, _) => self.raised,
            (false, true) => self.selected,
            (false, false) if card.raised => 0.0,
            (false, false) => self.rest(card),
        }
    }
}

/// How much larger a card is that is lifted out of a hand.
pub(super) const LARGER: f32 = 1.06;

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

    /// Where a place is, as the viewer sees it. One that is not at the table is opposite.
    pub fn side(&self, seat: Seat) -> Side {
        let round = &self.facts.round;
        let index = |seat: Seat| round.iter().position(|other| *other == seat);
        let (Some(own), Some(other)) = (
            index(self.viewer).or((!round.is_empty()).then_some(0)),
            index(seat),
        ) else {
            return if seat == self.viewer {
                Side::Near
            } else {
                Side::Far
            };
        };
        let steps = (other + round.len() - own) % round.len();
        match (round.len(), steps) {
            (_, 0) => Side::Near,
            (5.., _) => Side::Row {
                place: steps - 1,
                of: round.len() - 1,
            },
            (2, _) | (4, 2) => Side::Far,
            (_, 1) => Side::Left,
            _ => Side::Right,
        }
    }

    /// Whether a hand lies open beside the viewer's own.
    fn open(&self, seat: Seat) -> bool {
        seat != self.viewer && self.facts.open.contains(&seat)
    }

    /// The places of up to four. Some designs keep the upper part of the table for an open hand:
    /// then everything else stands lower.
    fn round(&self) -> &'static RoundMeasures {
        let measures = self.measures();
        match &measures.below_open {
            Some((below, _)) if self.opens_above() => below,
            _ => &measures.round,
        }
    }

    /// Whether the upper part of the table is an open hand's.
    fn opens_above(&self) -> bool {
        self.measures().below_open.is_some()
            && (self.facts.dummy.is_some() || self.facts.open.iter().any(|seat| self.open(*seat)))
    }

    /// Whether more sit at the table than it has sides.
    fn crowded(&self) -> bool {
        self.facts.round.len() > 4
    }

    /// The middle of the cell that one of many has along the far side.
    fn cell_middle(&self, place: usize, of: usize) -> f32 {
        self.cell_left(place, of) + self.cell_width(of) / 2.0
    }

    fn cell_left(&self, place: usize, of: usize) -> f32 {
        self.measures().crowd.cells.0 + self.cell_width(of) * place as f32
    }

    fn cell_width(&self, of: usize) -> f32 {
        let (left, right) = self.measures().crowd.cells;
        (right - left) / of.max(1) as f32
    }

    /// The place in the trick of one of five or six: on an oval, clockwise.
    fn crowded_trick_pose(&self, side: Side) -> Pose {
        let round = match side {
            Side::Row { place, of } => (place + 1) as f32 / (of + 1) as f32,
            _ => 0.0,
        };
        let toward = Vec2::from_angle(-std::f32::consts::TAU * (0.25 + round));
        let (middle, half) = self.middle();
        let (width, oval) = self.measures().crowd.trick;
        Pose {
            at: middle + half * oval * toward,
            turn: -toward.x * 0.06,
            width: self.scale * width,
            order: order::TRICK,
        }
    }

    /// The place in the trick of a place at the table.
    pub fn trick_pose(&self, seat: Seat) -> Pose {
        let side = self.side(seat);
        if self.crowded() {
            return self.crowded_trick_pose(side);
        }
        let round = self.round();
        let (x, y, degrees) = match other(side) {
            None => round.trick[0],
            Some(index) => round.trick[index + 1],
        };
        Pose {
            at: self.at(x, y),
            turn: f32::to_radians(degrees),
            width: self.scale * round.card,
            order: order::TRICK,
        }
    }

    /// The middle of the table, on which a card is dropped to be played: an oval, by its middle and
    /// half sizes in world units.
    pub fn middle(&self) -> (Vec2, Vec2) {
        let ((x, y), (along, across)) = self.measures().oval;
        (self.at(x, y), Vec2::new(along, across) * self.scale)
    }

    /// How the `index`th card at a pile or tray lies; none for hands and what is no pile.
    pub fn pile_pose(&self, spot: Spot, index: usize) -> Option<Pose> {
        match spot {
            Spot::Tray(seat) => Some(self.tray_pose(seat, index)),
            Spot::Pile(number) => Some(match self.shape.role(number)? {
                PileRole::Trick(seat) => self.trick_pose(seat),
                PileRole::Stock => self.small_pile(self.measures().piles.0, index),
                PileRole::Away => self.small_pile(self.measures().piles.1, index),
                PileRole::Passed(seat) => self.passed_pose(seat, index),
                PileRole::Melds => self.meld_pose(index),
            }),
            _ => None,
        }
    }

    fn small_pile(&self, (x, y): Point, index: usize) -> Pose {
        let thick = (index as f32 * 0.25).min(12.0) * self.scale;
        Pose {
            at: self.at(x, y) + Vec2::new(thick * 0.4, thick),
            turn: (index % 3) as f32 * 0.012 - 0.012,
            width: self.scale * self.measures().piles.2,
            order: order::PILE + index as f32 * order::STEP,
        }
    }

    /// Tricks lie crosswise, each on the one before: those who sit opposite have one pile.
    fn tray_pose(&self, seat: Seat, index: usize) -> Pose {
        let side = self.side(seat);
        if self.crowded() {
            return self.crowded_tray_pose(side, index);
        }
        let ours = matches!(side, Side::Near | Side::Far);
        let (own, others, width) = self.measures().trays;
        let (x, y) = if ours { own } else { others };
        let trick = index / self.facts.round.len().max(1);
        let second = matches!(side, Side::Far | Side::Right);
        let across = (trick + usize::from(second)) % 2 == 1;
        let thick = (trick as f32 * 1.5 + index as f32 * 0.2) * self.scale;
        Pose {
            at: self.at(x, y) + Vec2::new(thick * 0.5, thick),
            turn: if across {
                std::f32::consts::FRAC_PI_2
            } else {
                0.02
            },
            width: self.scale * width,
            order: order::PILE + (index * 2 + usize::from(second)) as f32 * order::STEP * 0.5,
        }
    }

    /// With five or six everybody has a small pile: the viewer at the left of the hand, the others
    /// before their places.
    fn crowded_tray_pose(&self, side: Side, index: usize) -> Pose {
        let crowd = &self.measures().crowd;
        let (right, y, width) = crowd.tray;
        let (x, y) = match side {
            Side::Row { place, of } => (self.cell_middle(place, of) + right, y),
            _ => crowd.own_tray,
        };
        let trick = index / self.facts.round.len().max(1);
        let thick = (trick as f32 * 1.5 + index as f32 * 0.2) * self.scale;
        Pose {
            at: self.at(x, y) + Vec2::new(thick * 0.5, thick),
            turn: std::f32::consts::FRAC_PI_2,
            width: self.scale * width,
            order: order::PILE + index as f32 * order::STEP * 0.5,
        }
    }

    /// Cards put down for another lie beside each other before whoever put them down.
    fn passed_pose(&self, seat: Seat, index: usize) -> Pose {
        let mut pose = self.trick_pose(seat);
        pose.width *= 0.7;
        pose.order += index as f32 * order::STEP;
        pose.shifted(Vec2::new((index as f32 - 0.5) * pose.width * 0.6, 0.0))
    }

    /// Melds lie in rows in the middle, each card partly over the one before; what has no room there
    /// any more lies on the first ones.
    fn meld_pose(&self, index: usize) -> Pose {
        let (width, step, columns) = self.measures().melds;
        let step = Vec2::from(step);
        let (row, column) = (index / columns % meld::ROWS, index % columns);
        let layer = (index / (columns * meld::ROWS)) as f32 * meld::THICK;
        let from_middle = Vec2::new(
            column as f32 - (columns as f32 - 1.0) / 2.0,
            (meld::ROWS as f32 - 1.0) / 2.0 - row as f32,
        );
        Pose {
            at: self.middle().0 + (from_middle * step + layer) * self.scale,
            turn: 0.0,
            width: width * self.scale,
            order: order::PILE + index as f32 * order::STEP,
        }
    }

    /// The pile of melds, if anything lies on it.
    fn melds(&self) -> Option<Spot> {
        let is_melds = |spot: &Spot| matches!(spot, Spot::Pile(number) if self.shape.role(*number) == Some(PileRole::Melds));
        self.piles.iter().copied().find(is_melds)
    }

    /// The middle of a hand.
    pub fn hand_middle(&self, seat: Seat) -> Vec2 {
        let measures = self.measures();
        let side = self.side(seat);
        if let (Side::Row { place, of }, crowd) = (side, &measures.crowd) {
            return self.at(self.cell_middle(place, of) + crowd.hand.0, crowd.hand.1);
        }
        let Some(index) = other(side) else {
            return match &measures.own {
                OwnHand::Fan(fan) => self.above_edge(fan.middle.0, fan.middle.1),
                OwnHand::Rows(rows) => self.above_edge(rows.left + rows.span / 2.0, rows.middle()),
            };
        };
        let (x, y) = match measures.below_open {
            Some((_, dummy)) if self.facts.dummy == Some(seat) => dummy,
            _ => self.round().hands[index],
        };
        self.at(x, y)
    }

    /// Where the portrait of a seat stands with its name under it, from the lower edge of the
    /// window for the viewer's own. At a place where nobody sits there is only a name.
    fn portrait(&self, seat: Seat) -> Edges {
        let measures = self.measures();
        match (self.side(seat), other(self.side(seat))) {
            (Side::Row { place, of }, _) => {
                let (off, most, top, bottom) = measures.crowd.portrait;
                let middle = self.cell_middle(place, of) + off;
                let half = most.min(self.cell_width(of) / 2.0 - 1.0);
                (middle - half, top, middle + half, bottom)
            }
            (_, None) => measures.own_portrait,
            (_, Some(index)) if self.facts.dummy == Some(seat) => measures.dummies[index],
            (_, Some(index)) => self.round().portraits[index],
        }
    }

    /// Lays the hands out, and the plates of these choices.
    pub fn lay(&mut self, cards: &[Card], choices: &[u16]) {
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
            let mut hand: Vec<&Card> = cards
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
                (side, _) => self.backs(side, seat, hand.len()),
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

    fn lay_plates(&self, choices: &[u16]) -> Vec<Plate> {
        let plates = &self.measures().plates;
        let size = Vec2::from(plates.size);
        // From one to the next.
        let step = if plates.stacked {
            Vec2::new(0.0, size.y + 6.0)
        } else {
            Vec2::new(size.x + 10.0, 0.0)
        };
        let middle = (choices.len() as f32 - 1.0) / 2.0;
        let lay = |(index, choice): (usize, &u16)| {
            let at = Vec2::from(plates.middle) + step * (index as f32 - middle);
            Plate {
                choice: *choice,
                rect: Rect::from_center_size(self.at(at.x, at.y), size * self.scale),
            }
        };
        choices.iter().enumerate().map(lay).collect()
    }

    /// The viewer's fan: cards on a circle, as far apart as there is room.
    fn own_fan(&self, fan: &Fan, hand: &[&Card]) -> Vec<Laid> {
        let count = hand.len();
        let step = fan
            .step
            .min((fan.span - fan.width) / count.saturating_sub(1).max(1) as f32);
        let middle = self.above_edge(fan.middle.0, fan.middle.1);
        let stand = |index: usize| (index as f32 - (count as f32 - 1.0) / 2.0) * step;
        let lifted = hand.iter().position(|card| card.lifted());
        let lay = |(index, card): (usize, &&Card)| {
            let on_circle = |along: f32| {
                let angle = along / fan.radius;
                let off = Vec2::new(angle.sin(), angle.cos() - 1.0) * fan.radius;
                Pose {
                    at: middle + off * self.scale,
                    turn: -angle,
                    width: fan.width * self.scale,
                    order: order::OWN + index as f32 * order::STEP,
                }
            };
            let rest =
                on_circle(stand(index)).shifted(Vec2::Y * fan.heights.rest(card) * self.scale);
            let along = lifted.map_or_else(
                || stand(index),
                |lifted| fan.parted(count, step, lifted, index),
            );
            let mut pose = on_circle(along).shifted(Vec2::Y * fan.heights.now(card) * self.scale);
            if card.lifted() {
                pose.width *= LARGER;
                pose.turn *= 0.5;
                pose.order = order::RAISED;
            }
            (
                rest,
                pose,
                (0, index as u16),
                Vec2::new(step, fan.shows) * self.scale,
            )
        };
        hand.iter().enumerate().map(lay).collect()
    }

    /// The viewer's rows where the window is narrow: the next row lies on the lower part of the one
    /// before.
    fn own_rows(&self, rows: &Rows, hand: &[&Card]) -> Vec<Laid> {
        let count = hand.len();
        let lines = count.div_ceil(rows.in_row).max(1);
        let in_row = count.div_ceil(lines).max(1);
        let step = ((rows.span - rows.width) / (in_row - 1).max(1) as f32).min(rows.width - 4.0);
        let row_width = step * (in_row - 1) as f32 + rows.width;
        let left = rows.left + (rows.span - row_width) / 2.0;
        let lay = |(index, card): (usize, &&Card)| {
            let (line, column) = (index / in_row, index % in_row);
            let below = (lines - 1 - line) as f32 * rows.step;
            let x = left + rows.width / 2.0 + column as f32 * step;
            let y = rows.below + rows.width * CARD_HEIGHT / 2.0 + below;
            let lowest = Pose {
                at: self.above_edge(x, y),
                turn: 0.0,
                width: rows.width * self.scale,
                order: order::OWN + index as f32 * order::STEP,
            };
            let rest = lowest.shifted(Vec2::Y * rows.heights.rest(card) * self.scale);
            let mut pose = lowest.shifted(Vec2::Y * rows.heights.now(card) * self.scale);
            if card.lifted() {
                // The next one stays before it: its index is to be seen.
                pose.width *= LARGER;
            }
            let shows = Vec2::new(step, rows.step) * self.scale;
            (rest, pose, (line as u16, column as u16), shows)
        };
        hand.iter().enumerate().map(lay).collect()
    }

    /// Another's open hand, upright, so that every card's index can be read.
    fn open_rows(&self, side: Side, hand: &[&Card]) -> Vec<Laid> {
        let count = hand.len();
        let measures = self.measures();
        let (open, left): (&OpenHand, f32) = match (side, other(side)) {
            (Side::Row { place, of }, _) => {
                let open = &measures.crowd.open;
                (open, open.corner.0 + self.cell_left(place, of))
            }
            (_, index) => {
                let open = &measures.open[index.unwrap_or(FAR)];
                (open, open.corner.0)
            }
        };
        let OpenHand {
            width, span, line, ..
        } = *open;
        let (top, line_step) = (open.corner.1, line);
        let lines = count.div_ceil(open.in_row).max(1);
        let per_line = count.div_ceil(lines).max(1);
        let step = ((span - width) / (per_line - 1).max(1) as f32).min(width * open.step);
        let inset = (span - step * (per_line - 1) as f32 - width) / 2.0;
        let lay = |(index, card): (usize, &&Card)| {
            let (line, column) = (index / per_line, index % per_line);
            let x = left + inset + width / 2.0 + column as f32 * step;
            let y = top + width * CARD_HEIGHT / 2.0 + line as f32 * line_step;
            let rest = Pose {
                at: self.at(x, y),
                turn: 0.0,
                width: width * self.scale,
                order: order::OPEN + index as f32 * order::STEP,
            };
            let mut pose = rest;
            if card.selected || card.lifted() {
                pose = pose.shifted(Vec2::NEG_Y * 9.0 * self.scale);
                pose.width *= LARGER;
            }
            let shows = Vec2::new(step, line_step) * self.scale;
            (rest, pose, (100 + line as u16, column as u16), shows)
        };
        hand.iter().enumerate().map(lay).collect()
    }

    /// Another's hidden hand: a small fan of backs towards its owner.
    fn backs(&self, side: Side, seat: Seat, count: usize) -> Vec<Laid> {
        // Where the upper part is a dummy's, its backs lie there whoever sits beside it.
        let side = if self.opens_above() && self.facts.dummy == Some(seat) {
            Side::Far
        } else {
            side
        };
        let measures = self.measures();
        let backs = match side {
            Side::Row { .. } => &measures.crowd.backs,
            Side::Left | Side::Right => &measures.backs[0],
            Side::Near | Side::Far => &measures.backs[1],
        };
        let Backs {
            width,
            step,
            span,
            radius,
        } = *backs;
        let step: f32 = f32::min(step, span / count.saturating_sub(1).max(1) as f32);
        let middle = self.hand_middle(seat);
        let round = Vec2::from_angle(side.turn());
        let lay = |index: usize| {
            let angle = (index as f32 - (count as f32 - 1.0) / 2.0) * step / radius;
            let off = Vec2::new(angle.sin(), angle.cos() - 1.0) * radius;
            let pose = Pose {
                at: middle + round.rotate(off) * self.scale,
                turn: side.turn() - angle,
                width: width * self.scale,
                order: order::OTHERS + index as f32 * order::STEP,
            };
            (
                pose,
                pose,
                (0, index as u16),
                Vec2::splat(step) * self.scale,
            )
        };
        (0..count).map(lay).collect()
    }

    /// A card in a hand.
    pub fn card(&self, id: PieceId) -> Option<&Held> {
        self.held.iter().find(|held| held.id == id)
    }

    /// The viewer's place in the trick.
    pub fn play_spot(&self) -> Option<Spot> {
        self.shape.trick(self.viewer)
    }

    /// Whether a spot is a place in the trick.
    pub fn is_trick(&self, spot: Spot) -> bool {
        matches!(spot, Spot::Pile(number) if matches!(self.shape.role(number), Some(PileRole::Trick(_))))
    }

    /// Whether a hand can be pointed into: the viewer's own, and those that lie open.
    fn within_reach(&self, seat: Seat) -> bool {
        seat == self.viewer || self.open(seat)
    }

    /// Everything that keys can walk to, with the point that stands for it and the row in which it
    /// lies.
    pub fn stations(&self) -> Vec<(Spot, Vec2, (u16, u16))> {
        let mut out = Vec::new();
        let mut hands: Vec<&Held> = self
            .held
            .iter()
            .filter(|held| self.within_reach(held.seat))
            .collect();
        hands.sort_by_key(|held| (held.row.0 >= 100, held.row));
        out.extend(
            hands
                .iter()
                .map(|held| (Spot::Piece(held.id), held.grip(), held.row)),
        );
        for (index, plate) in self.plates.iter().enumerate() {
            out.push((
                Spot::Choice(plate.choice),
                plate.rect.center(),
                (200, index as u16),
            ));
        }
        let mut piles: Vec<(Spot, Vec2)> = self
            .piles
            .iter()
            .filter_map(|spot| self.pile_pose(*spot, 0).map(|pose| (*spot, pose.at)))
            .collect();
        piles.sort_by(|a, b| a.1.x.total_cmp(&b.1.x));
        let melds = self.melds();
        let row = piles.into_iter().filter(|(spot, _)| {
            self.is_trick(*spot) || matches!(spot, Spot::Tray(_)) || Some(*spot) == melds
        });
        out.extend(
            row.enumerate()
                .map(|(index, (spot, at))| (spot, at, (300, index as u16))),
        );
        out
    }
}

impl Surface for CardPlaces {
    /// What lies under a point in world units: a plate, a card in the viewer's or an open hand, a
    /// pile; the middle of the table is the viewer's place in the trick.
    fn spot_at(&self, point: Vec2) -> Option<Spot> {
        if let Some(plate) = self.plates.iter().find(|plate| plate.rect.contains(point)) {
            return Some(Spot::Choice(plate.choice));
        }
        let reachable = || self.held.iter().filter(|held| self.within_reach(held.seat));
        let highest = |pose: fn(&Held) -> Pose| {
            reachable()
                .filter(|held| pose(held).contains(point))
                .max_by(|a, b| pose(a).order.total_cmp(&pose(b).order))
                .map(|held| Spot::Piece(held.id))
        };
        if let Some(spot) = highest(|held| held.rest).or_else(|| highest(|held| held.pose)) {
            return Some(spot);
        }
        for spot in self
            .piles
            .iter()
            .filter(|spot| matches!(spot, Spot::Tray(_)))
        {
            if self
                .pile_pose(*spot, 0)
                .is_some_and(|pose| pose.at.distance(point) < pose.width * 0.75)
            {
                return Some(*spot);
            }
        }
        let (middle, half) = self.middle();
        if ((point - middle) / half).length() <= 1.0 {
            return self.play_spot().or_else(|| self.melds());
        }
        None
    }

    fn place(&self, spot: Spot, index: usize) -> Option<Vec2> {
        match spot {
            Spot::Piece(id) => self.card(id).map(|held| held.pose.at),
            Spot::Hand(seat) => Some(self.hand_middle(seat)),
            Spot::Choice(choice) => {
                let plate = self.plates.iter().find(|plate| plate.choice == choice);
                plate.map(|plate| plate.rect.center())
            }
            Spot::Pile(_) | Spot::Tray(_) => self.pile_pose(spot, index).map(|pose| pose.at),
            Spot::Square(_) => None,
        }
    }

    fn center(&self, spot: Spot) -> Option<Vec2> {
        match spot {
            Spot::Piece(id) => self.card(id).map(Held::grip),
            _ => self.place(spot, 0),
        }
    }

    fn above(&self, spot: Spot) -> Option<Vec2> {
        let held = match spot {
            Spot::Piece(id) => self.card(id),
            _ => None,
        };
        match held {
            Some(held) => Some(held.pose.at + Vec2::Y * held.pose.width * CARD_HEIGHT * 0.5),
            None => self
                .center(spot)
                .map(|at| at + Vec2::Y * self.scale * self.measures().above),
        }
    }

    /// Where the walk leads from one station: left and right along its row, up and down to the
    /// nearest in another row.
    fn neighbour(
        &self,
        from: Spot,
        direction: Vec2,
        _track: Vec2,
        _open: &dyn Fn(Spot) -> bool,
    ) -> Option<Spot> {
        let stations = self.stations();
        let (_, start, (row, column)) = *stations.iter().find(|(spot, _, _)| *spot == from)?;
        if direction.x.abs() > direction.y.abs() {
            let same = stations.iter().filter(|(_, _, other)| other.0 == row);
            return if direction.x > 0.0 {
                same.filter(|(_, _, other)| other.1 > column)
                    .min_by_key(|(_, _, other)| other.1)
            } else {
                same.filter(|(_, _, other)| other.1 < column)
                    .max_by_key(|(_, _, other)| other.1)
            }
            .map(|(spot, _, _)| *spot);
        }
        let others = stations.iter().filter(|(_, _, other)| other.0 != row);
        let ahead = others.filter_map(|(spot, at, _)| {
            let step = *at - start;
            let far = step.dot(direction);
            (far > 4.0 * self.scale).then_some((*spot, far + 0.4 * step.x.abs()))
        });
        ahead
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(spot, _)| spot)
    }

    fn stops(&self) -> Vec<Spot> {
        self.stations().iter().map(|(spot, ..)| *spot).collect()
    }

    fn home(&self, firsts: &[Spot]) -> Option<Spot> {
        let first = firsts.first().copied();
        first.or_else(|| self.stations().first().map(|(spot, ..)| *spot))
    }

    /// Where the viewer's cards are pointed at: round the middles of what shows of them.
    fn walked(&self) -> Option<Rect> {
        let own = self.held.iter().filter(|held| held.seat == self.viewer);
        own.map(|held| Rect::from_corners(held.grip(), held.grip()))
            .reduce(|all, one| all.union(one))
    }

    fn seat_frame(&self, seat: Seat) -> Rect {
        let (left, top, right, bottom) = self.portrait(seat);
        if self.side(seat) == Side::Near {
            Rect::from_corners(self.above_edge(left, top), self.above_edge(right, bottom))
        } else {
            Rect::from_corners(self.at(left, top), self.at(right, bottom))
        }
    }

    fn lifts_on_press(&self) -> bool {
        false
    }

    /// The middle of the table stands for the card that is raised.
    fn meant(&self, spot: Spot, raised: Option<Spot>) -> Spot {
        let card = raised.filter(|spot| matches!(spot, Spot::Piece(_)));
        match card {
            Some(card) if self.play_spot() == Some(spot) => card,
            _ => spot,
        }
    }

    fn looked_into(&self, spot: Spot) -> bool {
        matches!(spot, Spot::Pile(_) | Spot::Tray(_))
    }

    fn marks_places(&self) -> bool {
        false
    }

    fn script(&self, effects: &[Effect], _seen: &[Vec<Spot>]) -> Vec<Step> {
        script::of_cards(effects, &self.shape)
    }
}

/// A card's rest, its pose, its row and place there, and how much of it shows.
type Laid = (Pose, Pose, (u16, u16), Vec2);

/// Which of the three other places a side is, from the left; `None` for the viewer's own.
fn other(side: Side) -> Option<usize> {
    match side {
        Side::Near => None,
        Side::Left => Some(0),
        Side::Far | Side::Row { .. } => Some(FAR),
        Side::Right => Some(2),
    }
}

/// The place opposite among the three others.
const FAR: usize = 1;

/// The size for which a card table is drawn.
fn size_of(design: CardDesign) -> Vec2 {
    let size = design.size();
    Vec2::new(size.x, size.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::layout::WindowShape;

    const SIZES: [Vec2; 9] = [
        Vec2::new(1280.0, 720.0),
        Vec2::new(390.0, 844.0),
        Vec2::new(844.0, 390.0),
        Vec2::new(1024.0, 768.0),
        Vec2::new(768.0, 1024.0),
        Vec2::new(320.0, 640.0),
        Vec2::new(667.0, 375.0),
        Vec2::new(2560.0, 1080.0),
        Vec2::new(1024.0, 1000.0),
    ];

    /// A table of four with a hand of so many cards for the viewer, hidden ones for the others, and
    /// perhaps one that lies open.
    fn table(
        window: Vec2,
        own: u16,
        open: Option<(Seat, u16)>,
        playable: impl Fn(u16) -> Option<bool>,
    ) -> CardPlaces {
        pointed_at(window, own, open, playable, None)
    }

    /// The same with one of the own cards pointed at.
    fn pointed_at(
        window: Vec2,
        own: u16,
        open: Option<(Seat, u16)>,
        playable: impl Fn(u16) -> Option<bool>,
        raised: Option<u16>,
    ) -> CardPlaces {
        let shape = CardShape {
            piles: (0..4)
                .map(|place| (u16::from(place), PileRole::Trick(Seat(place))))
                .collect(),
            sort: |kind, _| u32::from(kind.0),
        };
        let facts = CardFacts {
            round: (0..4).map(Seat).collect(),
            open: open.iter().map(|(seat, _)| *seat).collect(),
            ..CardFacts::default()
        };
        let mut places = CardPlaces::new(window, Seat(0), &shape, &facts);
        let mut cards = Vec::new();
        for seat in 0..4 {
            let shown = seat == 0 || open.is_some_and(|(other, _)| other == Seat(seat));
            let count = match open {
                _ if seat == 0 => own,
                Some((other, count)) if other == Seat(seat) => count,
                _ => 15,
            };
            cards.extend((0..count).map(|number| Card {
                id: PieceId(u16::from(seat) * 20 + number),
                spot: Spot::Hand(Seat(seat)),
                face: shown.then_some(Kind(number)),
                raised: seat == 0 && raised == Some(number),
                selected: false,
                playable: if seat == 0 { playable(number) } else { None },
            }));
        }
        places.lay(&cards, &[1, 2]);
        places
    }

    fn own(places: &CardPlaces) -> Vec<&Held> {
        places
            .held
            .iter()
            .filter(|held| held.seat == Seat(0))
            .collect()
    }

    /// The corners of a card's index, in world units.
    fn index(pose: &Pose, window: Vec2) -> [Vec2; 4] {
        let part = INDEX[usize::from(WindowShape::of(window).is_phone())];
        let corner = Vec2::new(-0.5, 0.5);
        [
            Vec2::new(0.02, -0.02),
            Vec2::new(part.x, -0.02),
            Vec2::new(0.02, -part.y),
            Vec2::new(part.x, -part.y),
        ]
        .map(|off| pose.point(corner + off))
    }

    /// Every index of a hand lies in the window, under no other card that `over` may cover it;
    /// `pose` is where a card is taken to be.
    fn shows_every_index(
        hand: &[&Held],
        window: Vec2,
        pose: fn(&Held) -> &Pose,
        over: fn(&Held, &Held) -> bool,
    ) {
        let count = hand.len();
        for (place, held) in hand.iter().enumerate() {
            for at in index(pose(held), window) {
                let inside = at.abs().cmple(window / 2.0 + 0.5).all();
                assert!(inside, "card {place} of {count} leaves {window}");
                let higher = hand
                    .iter()
                    .filter(|other| over(held, other) && pose(other).order > pose(held).order);
                let covered = higher.filter(|other| pose(other).contains(at)).count();
                assert_eq!(covered, 0, "card {place} of {count} is covered in {window}");
            }
        }
    }

    #[test]
    fn no_hand_leaves_the_window_or_covers_an_index() {
        for window in SIZES {
            for count in 1..=17 {
                for step in 1..4 {
                    let places = table(window, count, None, |number| Some(number % step == 0));
                    let hand = own(&places);
                    assert_eq!(hand.len(), usize::from(count));
                    shows_every_index(&hand, window, |held| &held.rest, |_, _| true);
                }
            }
        }
    }

    #[test]
    fn a_card_that_is_pointed_at_covers_no_index_and_stays_under_the_pointer() {
        for window in SIZES {
            // More than any game deals do not all fit beside a lifted one.
            for count in 1..=15 {
                for raised in 0..count {
                    let places = pointed_at(window, count, None, |_| Some(true), Some(raised));
                    let hand = own(&places);
                    // On a phone a card stands a little over the lower part of the row above.
                    shows_every_index(
                        &hand,
                        window,
                        |held| &held.pose,
                        |held, other| held.row.0 == other.row.0,
                    );
                    let lifted = hand
                        .iter()
                        .find(|held| held.id == PieceId(raised))
                        .expect("it is in the hand");
                    let grip = Vec2::new(lifted.grip().x, lifted.pose.at.y);
                    assert!(
                        lifted.pose.contains(grip),
                        "card {raised} of {count} goes away in {window}"
                    );
                }
            }
        }
    }

    #[test]
    fn every_card_has_room_for_a_finger() {
        for count in 1..=17 {
            let places = table(
                Vec2::new(390.0, 844.0),
                count,
                Some((Seat(2), count)),
                |_| None,
            );
            for held in places.held.iter().filter(|held| held.seat == Seat(0)) {
                assert!(
                    held.shows.min_element() >= FINGER,
                    "{count}: {}",
                    held.shows
                );
            }
            for held in places.held.iter().filter(|held| held.seat == Seat(2)) {
                let shows = held.shows;
                assert!(
                    shows.y >= FINGER && shows.x >= 30.0,
                    "the open hand of {count}: {shows}"
                );
            }
        }
    }

    #[test]
    fn what_is_pointed_at_is_what_shows_there() {
        for window in SIZES {
            for open in [
                None,
                Some((Seat(1), 17)),
                Some((Seat(2), 15)),
                Some((Seat(3), 16)),
            ] {
                let places = table(window, 17, open, |number| Some(number % 2 == 0));
                for held in places
                    .held
                    .iter()
                    .filter(|held| places.within_reach(held.seat))
                {
                    assert_eq!(
                        places.spot_at(held.grip()),
                        Some(Spot::Piece(held.id)),
                        "{window} {open:?}"
                    );
                    let off = held.grip().abs().cmple(window / 2.0).all();
                    assert!(off, "{:?} is off the screen of {window}", held.id);
                }
                for plate in &places.plates {
                    assert_eq!(
                        places.spot_at(plate.rect.center()),
                        Some(Spot::Choice(plate.choice))
                    );
                }
            }
        }
    }

    #[test]
    fn a_walk_reaches_everything() {
        for window in SIZES {
            for open in [
                None,
                Some((Seat(1), 17)),
                Some((Seat(2), 15)),
                Some((Seat(3), 16)),
            ] {
                let mut places = table(window, 17, open, |number| Some(number % 3 == 0));
                places.piles = vec![
                    Spot::Pile(1),
                    Spot::Pile(3),
                    Spot::Tray(Seat(0)),
                    Spot::Tray(Seat(1)),
                ];
                let all = places.stations();
                let mut reached = vec![all[0].0];
                let mut next = 0;
                while let Some(from) = reached.get(next).copied() {
                    next += 1;
                    for direction in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
                        if let Some(spot) = places
                            .neighbour(from, direction, Vec2::ZERO, &|_| true)
                            .filter(|spot| !reached.contains(spot))
                        {
                            reached.push(spot);
                        }
                    }
                }
                let lost: Vec<_> = all
                    .iter()
                    .filter(|(spot, ..)| !reached.contains(spot))
                    .collect();
                assert!(lost.is_empty(), "{window} {open:?}: {lost:?}");
            }
        }
    }

    /// A table of so many with five cards each, the viewer being the third.
    fn round_table(window: Vec2, count: u8) -> CardPlaces {
        let shape = CardShape {
            piles: (0..count)
                .map(|place| (u16::from(place), PileRole::Trick(Seat(place))))
                .collect(),
            sort: |kind, _| u32::from(kind.0),
        };
        let facts = CardFacts {
            round: (0..count).map(Seat).collect(),
            ..CardFacts::default()
        };
        let mut places = CardPlaces::new(window, Seat(2), &shape, &facts);
        let cards: Vec<Card> = (0..u16::from(count) * 5)
            .map(|id| Card {
                id: PieceId(id),
                spot: Spot::Hand(Seat((id / 5) as u8)),
                face: None,
                raised: false,
                selected: false,
                playable: None,
            })
            .collect();
        places.lay(&cards, &[]);
        places
    }

    #[test]
    fn up_to_six_have_places_of_their_own_round_the_table() {
        for window in SIZES {
            for count in 3..=6 {
                let places = round_table(window, count);
                let inside = |at: Vec2| at.abs().cmple(window / 2.0 + 0.5).all();
                let seats: Vec<Seat> = (0..count).map(Seat).collect();
                for (index, seat) in seats.iter().enumerate() {
                    let (frame, trick) = (places.seat_frame(*seat), places.trick_pose(*seat));
                    assert!(
                        inside(frame.min) && inside(frame.max) && inside(trick.at),
                        "{seat:?} of {count} in {window}"
                    );
                    for other in &seats[index + 1..] {
                        let across = places.seat_frame(*other);
                        let shared = frame.inflate(-0.5).intersect(across);
                        assert!(shared.is_empty(), "{seat:?} and {other:?} in {window}");
                        let apart = trick.at.distance(places.trick_pose(*other).at);
                        assert!(apart > trick.width * 0.6, "{count} in {window}: {apart}");
                    }
                }
            }
        }
    }

    #[test]
    fn cards_that_are_played_lie_clockwise() {
        for count in 3..=6_u8 {
            let places = round_table(Vec2::new(1280.0, 720.0), count);
            let (middle, _) = places.middle();
            let turns: Vec<f32> = (0..count)
                .map(|step| {
                    let seat = Seat((2 + step) % count);
                    let off = places.trick_pose(seat).at - middle;
                    // From below, clockwise.
                    (-off.x).atan2(-off.y).rem_euclid(std::f32::consts::TAU)
                })
                .map(|turn| if turn > 6.2 { 0.0 } else { turn })
                .collect();
            assert!(turns.is_sorted(), "{count}: {turns:?}");
        }
    }

    #[test]
    fn the_table_turns_with_the_viewer() {
        let shape = CardShape {
            piles: Vec::new(),
            sort: |kind, _| u32::from(kind.0),
        };
        let side = |round: &[u8], viewer, seat| {
            let facts = CardFacts {
                round: round.iter().copied().map(Seat).collect(),
                ..CardFacts::default()
            };
            CardPlaces::new(Vec2::new(1280.0, 720.0), Seat(viewer), &shape, &facts).side(Seat(seat))
        };
        assert_eq!(
            [0, 1, 2, 3].map(|seat| side(&[0, 1, 2, 3], 1, seat)),
            [Side::Right, Side::Near, Side::Left, Side::Far]
        );
        // SV-14: the dummy, place 3, sits opposite whoever plays alone.
        assert_eq!(
            [0, 1, 2, 3].map(|seat| side(&[1, 2, 3, 0], 1, seat)),
            [Side::Right, Side::Near, Side::Left, Side::Far]
        );
        assert_eq!(
            [3, 4, 0, 1].map(|seat| side(&[0, 1, 2, 3, 4], 3, seat)),
            [
                Side::Near,
                Side::Row { place: 0, of: 4 },
                Side::Row { place: 1, of: 4 },
                Side::Row { place: 2, of: 4 }
            ]
        );
        assert_eq!(
            [0, 1].map(|seat| side(&[0, 1], 0, seat)),
            [Side::Near, Side::Far]
        );
        assert_eq!(
            [0, 1, 2].map(|seat| side(&[0, 1, 2], 0, seat)),
            [Side::Near, Side::Left, Side::Right]
        );
    }
}
