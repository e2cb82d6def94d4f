//! Open hands of others: upright in rows, as large as leaves every card's index uncovered. A hand that
//! has no room for that stays a small fan, see [`folded`](super::folded).

use bevy::prelude::*;

use crate::app::table::layout::cards::design::Arrangement;
use crate::app::table::layout::cards::measures::OpenHand;
use crate::app::table::layout::cards::order;
use crate::app::table::layout::cards::places::{CardPlaces, HandCard, PlacedCard, SeatSide};
use crate::app::table::layout::cards::pose::{CARD_HEIGHT, INDEX, LARGER, Pose};
use crate::app::table::layout::cards::seats::{FAR, other};
use crate::rules::{PieceId, Seat, Spot};

/// The largest distance between cards with an index in the corner, in card widths: those of a hand
/// stay together.
const STEP: f32 = 0.62;
/// The same for cards with a name, which must not overlap.
const NAME_STEP: f32 = 1.04;
/// The largest distance between rows, in card heights.
const LINE: f32 = 0.66;
/// The least width of a cell, in the design's measures, in which a seat's name and its offer have room in
/// one line above its open hand.
const LEAST_STRIP: f32 = 250.0;
/// The most rows of a hand.
const MOST_ROWS: usize = 8;

/// The part of a card's width and height that tells it, where cards have a name across their head:
/// in the images of wide and of narrow windows.
const NAME: [Vec2; 2] = [Vec2::new(1.0, 0.33), Vec2::new(1.0, 0.33)];

/// The part of a card's height with its house, its name and its years.
const DATED: f32 = 0.44;

/// The least width of a card whose index can be read, in pixels: its numbers, or its name and house,
/// are 12 pixels high then.
const LEAST_NUMBERS: [f32; 2] = [66.0, 53.0];
const LEAST_NAMES: [f32; 2] = [84.0, 78.0];

/// An area of an open hand, in the design's measures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct OpenArea {
    pub(super) corner: Vec2,
    pub(super) size: Vec2,
    /// The largest width of a card.
    pub(super) most: f32,
    /// The part of each card that lies uncovered.
    pub(super) part: Vec2,
    /// Whether the viewer may play these cards, so that each needs room for a finger.
    pub(super) pointed_at: bool,
    pub(super) order: f32,
}

/// The rows of an open hand.
#[derive(Clone, Copy, Debug, PartialEq)]
struct OpenRows {
    width: f32,
    per_row: usize,
    step: Vec2,
}

impl CardPlaces {
    /// Whether this is an open hand other than the viewer's own: a dummy's, any hand in a puzzle, a replay
    /// and after the end of a match, and one with a card that the viewer knows because they gave it away.
    pub(super) fn open(&self, seat: Seat) -> bool {
        seat != self.viewer && (self.facts.open.contains(&seat) || self.shows_a_card(seat))
    }

    fn in_hand(&self, seat: Seat) -> impl Iterator<Item = &HandCard> {
        let cards = self.cards.iter();
        cards.filter(move |card| card.spot == Spot::Hand(seat))
    }

    fn shows_a_card(&self, seat: Seat) -> bool {
        self.in_hand(seat).any(|card| card.face.is_some())
    }

    fn shows_all_cards(&self, seat: Seat) -> bool {
        self.in_hand(seat).all(|card| card.face.is_some())
    }

    /// Whether a hand lies in readable rows, in its own place or spread over the table.
    pub(super) fn lies_open(&self, seat: Seat) -> bool {
        self.opened(seat).is_some()
    }

    /// The area in which an open hand lies in rows. `None` if it is hidden, or folded.
    pub(super) fn opened(&self, seat: Seat) -> Option<OpenArea> {
        if !self.open(seat) {
            return None;
        }
        let spread = self.spread == Some(Spot::Hand(seat));
        let area = self.area_of(seat);
        area.or_else(|| spread.then(|| self.spread_area(self.in_hand(seat).count())))
    }

    /// A seat's own area for an open hand, if its cards can be read there. Among four players round a
    /// table only a dummy has one, and none a hand that is closed but for a card or two.
    pub(super) fn area_of(&self, seat: Seat) -> Option<OpenArea> {
        if !self.has_own_area(seat) {
            return None;
        }
        let measures = self.measures();
        let side = self.side(seat);
        let (hand, left, most): (&OpenHand, f32, f32) = match (side, other(side)) {
            (SeatSide::Row { place, of }, _) => {
                let hand = &measures.crowd.open;
                let (left, width) = self.cell(place, of);
                (hand, left, width - 2.0 * hand.corner.0)
            }
            (_, index) => (&measures.open[index.unwrap_or(FAR)], 0.0, f32::INFINITY),
        };
        let area = OpenArea {
            corner: Vec2::new(left + hand.corner.0, hand.corner.1),
            size: Vec2::new(hand.span.min(most), hand.height),
            most: hand.width,
            part: self.index_part(),
            pointed_at: self.facts.dummy == Some(seat),
            order: order::OPEN,
        };
        let count = self.in_hand(seat).count();
        let area = self.with_years(count, area);
        self.can_be_read(count, &area).then_some(area)
    }

    /// The same area, with the years of each card uncovered, too, if this many cards can be read then.
    pub(super) fn with_years(&self, count: usize, area: OpenArea) -> OpenArea {
        let dated = OpenArea {
            part: Vec2::new(1.0, DATED),
            ..area
        };
        let has_years = self.shape.arrangement == Arrangement::Line;
        if has_years && self.can_be_read(count, &dated) {
            dated
        } else {
            area
        }
    }

    /// Whether this many cards can be read in an area.
    pub(super) fn can_be_read(&self, count: usize, area: &OpenArea) -> bool {
        self.rows(count, area).width * self.scale >= self.least_width()
    }

    /// Whether there is an area for a seat's hand, if its cards can be read there.
    pub(super) fn has_own_area(&self, seat: Seat) -> bool {
        let meant_open = self.facts.open.contains(&seat);
        let open = meant_open || self.crowded() && self.shows_all_cards(seat);
        open && seat != self.viewer && self.has_strip(seat)
    }

    /// Whether a seat's name and its offer have room in one line above its open hand.
    fn has_strip(&self, seat: Seat) -> bool {
        let offers = self.shape.arrangement == Arrangement::Line;
        let (left, right) = self.measures().crowd.cells;
        match self.side(seat) {
            SeatSide::Row { of, .. } if offers && self.design.is_phone() => {
                right - left >= LEAST_STRIP * of as f32
            }
            _ => true,
        }
    }

    /// The least width of a cell in the row along the far side in which a hand can be read, in the
    /// design's measures.
    pub(super) fn least_open_width(&self, seat: Seat) -> f32 {
        let hand = &self.measures().crowd.open;
        let part = self.index_part();
        let width = self.least_width() / self.scale;
        let room = hand.height / (width * CARD_HEIGHT) - 1.0;
        let rows = 1 + (room / part.y).max(0.0) as usize;
        let per_row = self
            .in_hand(seat)
            .count()
            .div_ceil(rows.min(MOST_ROWS))
            .max(1);
        width * (1.0 + part.x * (per_row - 1) as f32) + 2.0 * hand.corner.0
    }

    /// The part of a card that tells it, as fractions of its width and height.
    pub fn index_part(&self) -> Vec2 {
        let cut = usize::from(self.design.is_phone());
        match self.shape.arrangement {
            Arrangement::Tricks => INDEX[cut],
            Arrangement::Line => NAME[cut],
        }
    }

    /// The least width of a card whose index can be read, in pixels.
    pub(super) fn least_width(&self) -> f32 {
        let cut = usize::from(self.design.is_phone());
        match self.shape.arrangement {
            Arrangement::Tricks => LEAST_NUMBERS[cut],
            Arrangement::Line => LEAST_NAMES[cut],
        }
    }

    /// The rows of a hand in an area: as few as the largest cards need, since a row covers the points of
    /// the one above it. Cards that are pointed at lie as far apart as they can.
    fn rows(&self, count: usize, area: &OpenArea) -> OpenRows {
        let part = area.part;
        let most_apart = if part.x < 1.0 { STEP } else { NAME_STEP };
        let rows = |rows: usize| {
            let per_row = count.div_ceil(rows).max(1);
            let (across, down) = (per_row as f32 - 1.0, rows as f32 - 1.0);
            let along = area.size.x / (1.0 + part.x * across);
            let high = area.size.y / (CARD_HEIGHT * (1.0 + part.y * down));
            let width = area.most.min(along).min(high);
            let card = Vec2::new(width, width * CARD_HEIGHT);
            let free = (area.size - card) / Vec2::new(across.max(1.0), down.max(1.0));
            OpenRows {
                width,
                per_row,
                step: free.min(card * Vec2::new(most_apart, LINE)),
            }
        };
        let better = |best: OpenRows, next: OpenRows| {
            let larger = next.width > best.width + 0.5;
            let as_large = next.width > best.width - 0.5;
            let apart = area.pointed_at && next.step.x > best.step.x + 0.5;
            if larger || as_large && apart {
                next
            } else {
                best
            }
        };
        (2..=MOST_ROWS).map(rows).fold(rows(1), better)
    }

    /// The cards of an open hand.
    pub(super) fn open_rows(
        &self,
        area: &OpenArea,
        hand: &[&HandCard],
        raised: Option<PieceId>,
    ) -> Vec<PlacedCard> {
        let OpenRows {
            width,
            per_row,
            step,
        } = self.rows(hand.len(), area);
        let inset = (area.size.x - step.x * (per_row - 1) as f32 - width) / 2.0;
        let first = area.corner + Vec2::new(inset + width / 2.0, width * CARD_HEIGHT / 2.0);
        let lay = |(index, card): (usize, &&HandCard)| {
            let (line, column) = (index / per_row, index % per_row);
            let at = first + step * Vec2::new(column as f32, line as f32);
            let rest = Pose {
                at: self.at(at.x, at.y),
                turn: 0.0,
                width: width * self.scale,
                order: area.order + index as f32 * order::STEP,
            };
            let mut pose = rest;
            if card.selected || card.marked || card.lifted(raised) {
                pose = pose.shifted(Vec2::NEG_Y * 9.0 * self.scale);
                pose.width *= LARGER;
            }
            let row = (100 + line as u16, column as u16);
            // Nothing lies over the last card of a row, nor over the lower part of the last row.
            let last = column + 1 == per_row || index + 1 == hand.len();
            let lowest = line + 1 == hand.len().div_ceil(per_row);
            let shows = Vec2::new(
                if last { width } else { step.x },
                if lowest { width * CARD_HEIGHT } else { step.y },
            );
            (rest, pose, row, shows * self.scale)
        };
        hand.iter().enumerate().map(lay).collect()
    }

    /// Whether cards of a hand can be pointed at: the viewer's own hand, and those in readable rows.
    pub(in crate::app::table) fn within_reach(&self, seat: Seat) -> bool {
        seat == self.viewer || self.lies_open(seat)
    }
}
