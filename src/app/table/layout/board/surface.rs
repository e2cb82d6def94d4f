//! Hit tests, and keyboard navigation.

use bevy::prelude::*;

use crate::app::table::animation::AnimationStep;
use crate::app::table::layout::board::script;
use crate::app::table::layout::board::{BoardPlaces, CellForm};
use crate::app::table::layout::{Surface, TOUCH};
use crate::rules::{Effect, PieceId, Seat, Spot};

impl BoardPlaces {
    /// Whether a point at this offset from the nearest place's centre still hits it.
    fn within(&self, step: Vec2) -> bool {
        match self.form {
            CellForm::Squares => step.abs().max_element() <= self.cell * 0.5,
            // Points have no edges: the nearest one is hit, up to half a diagonal.
            CellForm::Points => step.length() <= self.cell * 0.71,
            // From the centre of a hex to its corner.
            CellForm::Hexes => step.length() <= self.cell * 0.58,
        }
    }

    /// Hit test for a hand, either in a tray or in a den.
    fn hand_at(&self, point: Vec2) -> Option<Spot> {
        let near = |middle: Vec2| (point - middle).abs().max_element() <= self.cell * 0.5;
        let at = |seat: &Seat| match self.tray_shape.sockets {
            Some(_) => {
                // A phone's tray is narrower than a touch target.
                let tray = self.tray(*seat);
                let wide = (TOUCH - tray.size().min_element()).max(0.0) / 2.0;
                tray.inflate(wide).contains(point)
            }
            None => self.place(Spot::Hand(*seat), 0).is_some_and(near),
        };
        self.seats().find(at).map(Spot::Hand)
    }

    /// The hex next to this one that lies best in this direction; of two equally good ones, the one
    /// nearer to the line on which the walk began. `None` if none of the six lies that way.
    fn beside(&self, start: Vec2, direction: Vec2, track: Vec2) -> Option<Spot> {
        if self.form != CellForm::Hexes {
            return None;
        }
        let aside = |point: Vec2| (point - track).perp_dot(direction).abs() / self.cell;
        let leads = |(spot, middle): &(Spot, Vec2)| {
            let step = (*middle - start) / self.cell;
            let along = step.dot(direction);
            let near = step.length() < 1.2 && along > 0.8;
            near.then_some((*spot, along - 0.01 * aside(*middle)))
        };
        let leading = self.cells.iter().filter_map(leads);
        let best = leading.max_by(|one, other| one.1.total_cmp(&other.1));
        best.map(|(spot, _)| spot)
    }

    /// The next place along a line in this direction, if any.
    fn along_line(&self, from: Spot, start: Vec2, direction: Vec2) -> Option<Spot> {
        let along = self.lines.iter().filter_map(|(one, other)| match from {
            _ if from == *one => Some(*other),
            _ if from == *other => Some(*one),
            _ => None,
        });
        let leads = |spot: &Spot| {
            let step = self.center(*spot).unwrap_or(start) - start;
            step.dot(direction) > step.length() * 0.8
        };
        along.into_iter().find(leads)
    }
}

impl Surface for BoardPlaces {
    fn spot_at(
        &self,
        point: Vec2,
        _raised: Option<PieceId>,
        open: &dyn Fn(Spot) -> bool,
    ) -> Option<Spot> {
        let choices = self.choices.iter().filter(|(spot, _)| open(*spot));
        let nearest = (self.cells.iter().chain(choices))
            .filter(|(_, middle)| self.within(point - *middle))
            .min_by(|(_, a), (_, b)| {
                let far = |middle: &Vec2| point.distance_squared(*middle);
                far(a).total_cmp(&far(b))
            });
        nearest
            .map(|(spot, _)| *spot)
            .or_else(|| self.hand_at(point))
    }

    fn place(&self, spot: Spot, index: usize) -> Option<Vec2> {
        match (spot, self.tray_shape.sockets) {
            // What leaves a board without trays is not seen any more.
            (Spot::Tray(_), _) if self.trays.is_empty() => None,
            (Spot::Tray(seat), None) | (Spot::Hand(seat), Some(_)) => {
                Some(self.in_tray(seat, index))
            }
            // From the far end.
            (Spot::Tray(seat), Some(sockets)) => {
                Some(self.in_tray(seat, sockets.saturating_sub(index + 1)))
            }
            (Spot::Hand(seat), None) => Some(self.tray(seat).center()),
            _ => self.center(spot).map(|at| at - Vec2::Y * self.sunk(spot)),
        }
    }

    fn center(&self, spot: Spot) -> Option<Vec2> {
        let mut places = (self.cells.iter().chain(&self.choices)).chain(&self.anchors);
        places
            .find(|(other, _)| *other == spot)
            .map(|(_, middle)| *middle)
    }

    fn area(&self, spot: Spot) -> Option<Rect> {
        if let (Spot::Hand(seat), Some(_)) = (spot, self.tray_shape.sockets) {
            return Some(self.tray(seat));
        }
        let middle = self.center(spot).or_else(|| self.place(spot, 0))?;
        Some(Rect::from_center_size(middle, Vec2::splat(self.cell)))
    }

    fn above(&self, spot: Spot, _raised: Option<PieceId>) -> Option<Vec2> {
        self.center(spot).map(|at| at + Vec2::Y * self.cell * 0.45)
    }

    /// Follows a line if one leads that way, else finds the nearest place in that direction; among
    /// equally near ones, the one closest to the row where the walk began.
    fn neighbour(
        &self,
        from: Spot,
        direction: Vec2,
        track: Vec2,
        open: &dyn Fn(Spot) -> bool,
    ) -> Option<Spot> {
        let start = self.center(from)?;
        if let Some(next) = self.along_line(from, start, direction) {
            return Some(next);
        }
        if let Some(next) = self.beside(start, direction, track) {
            return Some(next);
        }
        // On a board with lines, no row is kept.
        let track = if self.lines.is_empty() { track } else { start };
        // Sideways, stay in the row if possible; up and down, go to the nearest row first, even if
        // it is a little to the side.
        let askew = if direction.x.abs() > direction.y.abs() {
            1.2
        } else {
            0.5
        };
        let aside = |point: Vec2| (point - track).perp_dot(direction).abs();
        let choices = self.choices.iter().filter(|(spot, _)| open(*spot));
        self.cells
            .iter()
            .chain(choices)
            .filter_map(|(spot, middle)| {
                let step = *middle - start;
                let ahead = step.dot(direction);
                let lateral = step.perp_dot(direction).abs();
                (ahead > self.cell * 0.1 && lateral <= ahead * 1.01 + 0.1).then_some((
                    *spot,
                    ahead + askew * lateral,
                    aside(*middle),
                ))
            })
            .min_by(|a, b| (a.1 + 0.01 * a.2).total_cmp(&(b.1 + 0.01 * b.2)))
            .map(|(spot, _, _)| spot)
    }

    fn stops(&self) -> Vec<Spot> {
        self.cells.iter().map(|(spot, _)| *spot).collect()
    }

    /// A piece that can move, in the row nearest to the player; the first one of them in Tab order.
    fn home(&self, firsts: &[Spot]) -> Option<Spot> {
        // Rounded to eighths of a cell, so that all places of a row are equal at any rotation.
        let row = |spot: &Spot| {
            let height = self.center(*spot).map_or(0.0, |at| at.y);
            (height * 8.0 / self.cell).round()
        };
        let said = |spot: &Spot| matches!(spot, Spot::Choice(_));
        let lowest = firsts
            .iter()
            .min_by(|a, b| row(a).total_cmp(&row(b)).then(said(a).cmp(&said(b))));
        lowest
            .copied()
            .or_else(|| self.cells.last().map(|(spot, _)| *spot))
    }

    fn walked(&self) -> Option<Rect> {
        Some(self.field)
    }

    fn seat_frame(&self, seat: Seat) -> Rect {
        self.tray(seat)
    }

    fn lifts_on_press(&self) -> bool {
        true
    }

    fn meant(&self, spot: Spot, _raised: Option<Spot>) -> Spot {
        spot
    }

    fn marks_places(&self) -> bool {
        true
    }

    fn script(&self, effects: &[Effect], seen: &[Vec<Spot>]) -> Vec<AnimationStep> {
        script::of_board(effects, seen, self.scenes)
    }
}
