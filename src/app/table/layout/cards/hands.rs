//! The hands: the viewer's as a fan or in rows, hidden ones as fans of backs.

use bevy::prelude::*;

use crate::app::table::layout::cards::design::Arrangement;
use crate::app::table::layout::cards::measures::{Backs, Fan, Heights, OwnHand, Rows};
use crate::app::table::layout::cards::order;
use crate::app::table::layout::cards::places::{CardPlaces, HandCard, Held, PlacedCard, SeatSide};
use crate::app::table::layout::cards::pose::{CARD_HEIGHT, LARGER, Pose};
use crate::app::table::layout::cards::seats::other;
use crate::rules::{PieceId, Seat};

impl Held {
    /// The part of its width that the next card covers, in per cent.
    pub fn covered(&self) -> u8 {
        covered(self.rest.width, self.shows.x)
    }

    /// The centre of the part that is always visible: where a player points at it.
    pub fn grip(&self) -> Vec2 {
        let size = Vec2::new(self.rest.width, self.rest.width * CARD_HEIGHT);
        let shown = self.shows.min(size) / size;
        self.rest
            .point(Vec2::new(-0.5 + shown.x / 2.0, 0.5 - shown.y / 2.0))
    }
}

/// The part of an index that stays uncovered below a card that rises: below it is nothing but a margin.
const INDEX_SEEN: f32 = 0.92;

/// The part of a card's width that is covered, in per cent, if this much of it is visible.
pub(super) fn covered(width: f32, shown: f32) -> u8 {
    let covered = 1.0 - shown / width.max(1.0);
    (100.0 * covered.clamp(0.0, 1.0)).round() as u8
}

impl HandCard {
    /// Whether it is lifted out of its hand: pointed at, and not unplayable.
    pub(super) fn lifted(&self, raised: Option<PieceId>) -> bool {
        raised == Some(self.id) && self.playable != Some(false)
    }
}

impl Heights {
    /// The height of a card that is not pointed at.
    fn rest(&self, card: &HandCard) -> f32 {
        match card.playable {
            Some(true) => self.playable,
            Some(false) => self.sunk,
            None => 0.0,
        }
    }

    /// The height of a card in its current state. An unplayable card is not raised, only level with
    /// the others.
    fn now(&self, card: &HandCard, raised: Option<PieceId>) -> f32 {
        match (card.lifted(raised), card.selected || card.marked) {
            (true, _) => self.raised,
            (false, true) => self.selected,
            (false, false) if raised == Some(card.id) => 0.0,
            (false, false) => self.rest(card),
        }
    }
}

impl CardPlaces {
    /// The centre of a hand.
    pub fn hand_middle(&self, seat: Seat) -> Vec2 {
        let measures = self.measures();
        let side = self.side(seat);
        if let (SeatSide::Row { place, of }, crowd) = (side, &measures.crowd) {
            let x = self.cell_anchor(place, of) + crowd.hand.0 * self.tightness(place, of);
            return self.at(x, crowd.hand.1);
        }
        let Some(index) = other(side) else {
            return match &measures.own {
                OwnHand::Fan(fan) => self.above_edge(fan.middle.0, fan.middle.1),
                OwnHand::Rows(rows) => self.above_edge(rows.left + rows.span / 2.0, rows.middle()),
            };
        };
        let (x, y) = match &measures.below_open {
            Some(below) if self.facts.dummy == Some(seat) => below.dummy,
            _ => self.round().hands[index],
        };
        self.at(x, y)
    }

    /// The viewer's fan: cards on a circle, as far apart as space allows.
    pub(super) fn own_fan(
        &self,
        fan: &Fan,
        hand: &[&HandCard],
        raised: Option<PieceId>,
    ) -> Vec<PlacedCard> {
        let count = hand.len();
        let step = fan.apart(count);
        let middle = self.above_edge(fan.middle.0, fan.middle.1);
        let stand = |index: usize| (index as f32 - (count as f32 - 1.0) / 2.0) * step;
        let lifted = hand.iter().position(|card| card.lifted(raised));
        let lay = |(index, card): (usize, &&HandCard)| {
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
            let mut pose =
                on_circle(along).shifted(Vec2::Y * fan.heights.now(card, raised) * self.scale);
            if card.lifted(raised) {
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

    /// The viewer's rows: each row covers the lower part of the one before, and a card that is pointed at or
    /// chosen rises no further than leaves the index above it uncovered.
    pub(super) fn own_rows(
        &self,
        rows: &Rows,
        hand: &[&HandCard],
        raised: Option<PieceId>,
    ) -> Vec<PlacedCard> {
        let count = hand.len();
        let (lines, in_row) = rows.arranged(count);
        let (step, between) = (rows.apart(in_row), rows.between(lines));
        let row_width = step * (in_row - 1) as f32 + rows.width;
        let left = rows.left + (rows.span - row_width) / 2.0;
        let most = if lines > 1 {
            let index = INDEX_SEEN * self.index_part().y + (LARGER - 1.0) / 2.0;
            (between - index * rows.width * CARD_HEIGHT).max(0.0)
        } else {
            f32::INFINITY
        };
        let lay = |(index, card): (usize, &&HandCard)| {
            let (line, column) = (index / in_row, index % in_row);
            let below = (lines - 1 - line) as f32 * between;
            let x = left + rows.width / 2.0 + column as f32 * step;
            let y = rows.below + rows.width * CARD_HEIGHT / 2.0 + below;
            let lowest = Pose {
                at: self.above_edge(x, y),
                turn: 0.0,
                width: rows.width * self.scale,
                order: order::OWN + index as f32 * order::STEP,
            };
            let rest = lowest.shifted(Vec2::Y * rows.heights.rest(card) * self.scale);
            let height = rows.heights.now(card, raised).min(most);
            let mut pose = lowest.shifted(Vec2::Y * height * self.scale);
            if card.lifted(raised) {
                pose.width *= LARGER;
                // The next cards stay in front if they overlap, so that their indexes are visible.
                if step > rows.width && lines == 1 {
                    pose.order = order::RAISED;
                }
            }
            let shows = Vec2::new(step, between) * self.scale;
            (rest, pose, (line as u16, column as u16), shows)
        };
        hand.iter().enumerate().map(lay).collect()
    }

    /// Another player's hidden hand: a small fan of backs towards its owner. After the end of a
    /// match it shows faces, and is wider.
    pub(super) fn backs(&self, side: SeatSide, seat: Seat, hand: &[&HandCard]) -> Vec<PlacedCard> {
        let count = hand.len();
        let open = hand.iter().any(|card| card.face.is_some());
        // If the upper area is reserved for a dummy, the dummy's backs are there, whatever its
        // seat.
        let side = if self.opens_above() && self.facts.dummy == Some(seat) {
            SeatSide::Far
        } else {
            side
        };
        let measures = self.measures();
        let backs = match side {
            SeatSide::Row { .. } => &measures.crowd.backs,
            SeatSide::Left | SeatSide::Right => &measures.backs[0],
            SeatSide::Near | SeatSide::Far => &measures.backs[1],
        };
        let Backs {
            width,
            step,
            span,
            shown,
            radius,
        } = *backs;
        let span = if open { shown } else { span };
        let span = match side {
            SeatSide::Row { place, of } => span * self.tightness(place, of),
            _ => span,
        };
        let step: f32 = f32::min(step, span / count.saturating_sub(1).max(1) as f32);
        let middle = self.hand_middle(seat);
        // Where all sit in a row, their backs are upright, so that they can be read.
        let turn = if self.shape.arrangement == Arrangement::Line {
            0.0
        } else {
            side.turn()
        };
        let round = Vec2::from_angle(turn);
        let lay = |index: usize| {
            let angle = (index as f32 - (count as f32 - 1.0) / 2.0) * step / radius;
            let off = Vec2::new(angle.sin(), angle.cos() - 1.0) * radius;
            let pose = Pose {
                at: middle + round.rotate(off) * self.scale,
                turn: turn - angle,
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
}
