//! Hit tests, and keyboard navigation.

use bevy::prelude::*;

use crate::app::table::animation::AnimationStep;
use crate::app::table::layout::Surface;
use crate::app::table::layout::cards::places::{CardPlaces, Held, SeatSide};
use crate::app::table::layout::cards::pose::{CARD_HEIGHT, Pose};
use crate::app::table::layout::cards::script;
use crate::rules::{Effect, PieceId, Seat, Spot};

impl CardPlaces {
    /// Whether a spot is a pile that can be pointed at.
    fn is_heap(&self, spot: Spot) -> bool {
        matches!(spot, Spot::Tray(_)) || self.is_stock(spot) || self.is_discards(spot)
    }

    /// Every spot that keys can reach, with the point that represents it and its row.
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
        for (index, button) in self.choice_buttons.iter().enumerate() {
            out.push((
                Spot::Choice(button.choice),
                button.rect.center(),
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
            self.is_trick(*spot)
                || matches!(spot, Spot::Tray(_))
                || Some(*spot) == melds
                || self.is_stock(*spot)
                || self.is_discards(*spot)
        });
        out.extend(
            row.enumerate()
                .map(|(index, (spot, at))| (spot, at, (300, index as u16))),
        );
        let (hands, line): (Vec<_>, Vec<_>) = self
            .folded()
            .partition(|(spot, _)| matches!(spot, Spot::Hand(_)));
        for (row, folded) in [(400, hands), (350, line)] {
            let station = |(index, (spot, area)): (usize, (Spot, Rect))| {
                (spot, area.center(), (row, index as u16))
            };
            out.extend(folded.into_iter().enumerate().map(station));
        }
        out
    }
}

impl Surface for CardPlaces {
    /// The spot at a point in world units: a button, a card in the viewer's or an open hand, or a
    /// pile. The middle of the table is the viewer's trick position. Only open choices have buttons.
    fn spot_at(
        &self,
        point: Vec2,
        raised: Option<PieceId>,
        _open: &dyn Fn(Spot) -> bool,
    ) -> Option<Spot> {
        if let Some(button) = self
            .choice_buttons
            .iter()
            .find(|button| button.rect.contains(point))
        {
            return Some(Spot::Choice(button.choice));
        }
        if let Some(section @ Spot::Pile(_)) = self.spread()
            && self
                .spread_bounds()
                .is_some_and(|bounds| bounds.contains(point))
        {
            return Some(section);
        }
        let highest = |hands: &[Held], pose: fn(&Held) -> Pose| {
            let reachable = hands.iter().filter(|held| self.within_reach(held.seat));
            reachable
                .filter(|held| pose(held).contains(point))
                .max_by(|a, b| pose(a).order.total_cmp(&pose(b).order))
                .map(|held| Spot::Piece(held.id))
        };
        let card = highest(&self.held, |held| held.rest)
            .or_else(|| highest(&self.hands(raised), |held| held.pose));
        if card.is_some() {
            return card;
        }
        if let Some((spot, _)) = self.folded().find(|(_, area)| area.contains(point)) {
            return Some(spot);
        }
        let heaps = self.piles.iter();
        for spot in heaps.filter(|spot| self.is_heap(**spot)) {
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
                let button = self
                    .choice_buttons
                    .iter()
                    .find(|button| button.choice == choice);
                button.map(|button| button.rect.center())
            }
            Spot::Pile(_) | Spot::Tray(_) => self.pile_pose(spot, index).map(|pose| pose.at),
            Spot::Square(_) => None,
        }
    }

    fn center(&self, spot: Spot) -> Option<Vec2> {
        match spot {
            Spot::Piece(id) => self.card(id).map(Held::grip),
            _ => {
                let folded = self.area_when_folded(spot).map(|area| area.center());
                folded.or_else(|| self.place(spot, 0))
            }
        }
    }

    fn area(&self, spot: Spot) -> Option<Rect> {
        let pose = match spot {
            Spot::Choice(choice) => {
                let mut buttons = self.choice_buttons.iter();
                let button = buttons.find(|button| button.choice == choice)?;
                return Some(button.rect);
            }
            Spot::Piece(id) => self.card(id)?.pose,
            _ => match self.area_when_folded(spot) {
                Some(area) => return Some(area),
                None => self.pile_pose(spot, 0)?,
            },
        };
        Some(pose.bounds())
    }

    fn above(&self, spot: Spot, raised: Option<PieceId>) -> Option<Vec2> {
        let hands = self.hands(raised);
        let held = hands.iter().find(|held| Spot::Piece(held.id) == spot);
        match held {
            // Over a hand in rows it would cover other cards, so that it is above them all.
            Some(held) => {
                let hand = hands.iter().filter(|other| other.seat == held.seat);
                let top = hand
                    .map(|other| other.pose.at.y + other.pose.width * CARD_HEIGHT * 0.5)
                    .fold(f32::NEG_INFINITY, f32::max);
                Some(Vec2::new(held.pose.at.x, top))
            }
            None => self
                .center(spot)
                .map(|at| at + Vec2::Y * self.scale * self.measures().above),
        }
    }

    /// The next station in a direction: left and right along the row, and from its ends, as up and
    /// down, to the nearest one in another row. From a card that has gone to another's hand it leads
    /// back to the first.
    fn neighbour(
        &self,
        from: Spot,
        direction: Vec2,
        _track: Vec2,
        _open: &dyn Fn(Spot) -> bool,
    ) -> Option<Spot> {
        let stations = self.stations();
        let Some((_, start, (row, column))) = stations.iter().find(|(spot, ..)| *spot == from)
        else {
            return self.home(&[]);
        };
        let (start, row, column) = (*start, *row, *column);
        let others = stations.iter().filter(|(_, _, other)| other.0 != row);
        let ahead = others.filter_map(|(spot, at, _)| {
            let step = *at - start;
            let far = step.dot(direction);
            let aside = step.perp_dot(direction).abs();
            (far > 4.0 * self.scale).then_some((*spot, far + 0.4 * aside))
        });
        let nearest = ahead
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(spot, _)| spot);
        if direction.x.abs() <= direction.y.abs() {
            return nearest;
        }
        let same = stations.iter().filter(|(_, _, other)| other.0 == row);
        let next = if direction.x > 0.0 {
            same.filter(|(_, _, other)| other.1 > column)
                .min_by_key(|(_, _, other)| other.1)
        } else {
            same.filter(|(_, _, other)| other.1 < column)
                .max_by_key(|(_, _, other)| other.1)
        };
        next.map(|(spot, _, _)| *spot).or(nearest)
    }

    fn stops(&self) -> Vec<Spot> {
        self.stations().iter().map(|(spot, ..)| *spot).collect()
    }

    fn home(&self, firsts: &[Spot]) -> Option<Spot> {
        let first = firsts.first().copied();
        first.or_else(|| self.stations().first().map(|(spot, ..)| *spot))
    }

    /// The bounds of the points at which the viewer's cards are pointed at.
    fn walked(&self) -> Option<Rect> {
        let own = self.held.iter().filter(|held| held.seat == self.viewer);
        own.map(|held| Rect::from_corners(held.grip(), held.grip()))
            .reduce(|all, one| all.union(one))
    }

    fn seat_frame(&self, seat: Seat) -> Rect {
        let (left, top, right, bottom) = self.portrait(seat);
        if self.side(seat) == SeatSide::Near {
            Rect::from_corners(self.above_edge(left, top), self.above_edge(right, bottom))
        } else {
            Rect::from_corners(self.at(left, top), self.at(right, bottom))
        }
    }

    fn lifts_on_press(&self) -> bool {
        false
    }

    /// The middle of the table stands for the raised card.
    fn meant(&self, spot: Spot, raised: Option<Spot>) -> Spot {
        let card = raised.filter(|spot| matches!(spot, Spot::Piece(_)));
        match card {
            Some(card) if self.play_spot() == Some(spot) => card,
            _ => spot,
        }
    }

    fn marks_places(&self) -> bool {
        false
    }

    fn script(&self, effects: &[Effect], _seen: &[Vec<Spot>]) -> Vec<AnimationStep> {
        script::of_cards(effects, &self.shape)
    }
}
