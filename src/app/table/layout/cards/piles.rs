//! The trick in the middle, the piles, the melds, and the buttons of choices.

use bevy::prelude::*;

use crate::app::table::layout::cards::design::Arrangement;
use crate::app::table::layout::cards::measures::Point;
use crate::app::table::layout::cards::order;
use crate::app::table::layout::cards::places::{CardPlaces, ChoiceButton, SeatSide};
use crate::app::table::layout::cards::pose::Pose;
use crate::app::table::layout::cards::seats::other;
use crate::app::table::layout::cards::shape::PileRole;
use crate::rules::{Seat, Spot};

/// Where cards out of the game are if the discarded ones have their place, in design pixels.
const OFF_THE_TABLE: Point = (-400.0, 300.0);

/// The space between buttons of choices, in design pixels.
const BUTTON_GAP: Vec2 = Vec2::new(10.0, 6.0);

/// Measures of the melds in the middle.
mod meld {
    pub const ROWS: usize = 3;
    /// Offset of the second layer.
    pub const THICK: f32 = 4.0;
}

impl CardPlaces {
    /// A seat's trick position with five or six players: on an oval, clockwise.
    fn crowded_trick_pose(&self, side: SeatSide) -> Pose {
        let round = match side {
            SeatSide::Row { place, of } => (place + 1) as f32 / (of + 1) as f32,
            _ => 0.0,
        };
        let toward = Vec2::from_angle(-std::f32::consts::TAU * (0.25 + round));
        let (middle, half) = self.middle();
        let trick = &self.measures().crowd.trick;
        Pose {
            at: middle + half * trick.oval * toward,
            turn: -toward.x * 0.06,
            width: self.scale * trick.width,
            order: order::TRICK,
        }
    }

    /// A seat's position in the trick.
    pub fn trick_pose(&self, seat: Seat) -> Pose {
        let side = self.side(seat);
        if let Some(place) = self.facts.shown.iter().position(|other| *other == seat) {
            return self.shown_pose(place);
        }
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

    /// The middle of the table, on which a card is dropped to play it: an ellipse, by its centre
    /// and radii in world units.
    pub fn middle(&self) -> (Vec2, Vec2) {
        let oval = &self.measures().oval;
        let ((x, y), (along, across)) = (oval.center, oval.radii);
        (self.at(x, y), Vec2::new(along, across) * self.scale)
    }

    /// The pose of the `index`th card in a pile or tray. `None` for a hand, or if the spot is not a
    /// pile.
    pub fn pile_pose(&self, spot: Spot, index: usize) -> Option<Pose> {
        match spot {
            Spot::Tray(seat) => Some(self.tray_pose(seat, index)),
            Spot::Pile(number) => {
                let role = || self.shape.role(number);
                let by_role = || role().map(|role| self.pose_in_role(role, index));
                self.line_pose(spot).or_else(by_role)
            }
            _ => None,
        }
    }

    fn pose_in_role(&self, role: PileRole, index: usize) -> Pose {
        let piles = &self.measures().piles;
        let (stock, other) = (piles.undealt, piles.discarded);
        match role {
            PileRole::Trick(seat) => self.trick_pose(seat),
            PileRole::Stock => self.small_pile(stock, index),
            PileRole::Away if self.shape.arrangement == Arrangement::Line => {
                self.small_pile(OFF_THE_TABLE, index)
            }
            PileRole::Away | PileRole::Discards => self.small_pile(other, index),
            PileRole::Passed(seat) => self.passed_pose(seat, index),
            PileRole::Melds => self.meld_pose(index),
        }
    }

    /// Cards that are shown to all lie where the piles would be.
    fn shown_pose(&self, place: usize) -> Pose {
        let piles = &self.measures().piles;
        let (first, second) = (piles.undealt, piles.discarded);
        let pose = self.small_pile([first, second][place.min(1)], 0);
        Pose {
            order: order::TRICK,
            ..pose
        }
    }

    fn small_pile(&self, (x, y): Point, index: usize) -> Pose {
        let thick = (index as f32 * 0.25).min(12.0) * self.scale;
        Pose {
            at: self.at(x, y) + Vec2::new(thick * 0.4, thick),
            turn: (index % 3) as f32 * 0.012 - 0.012,
            width: self.scale * self.measures().piles.width,
            order: order::PILE + index as f32 * order::STEP,
        }
    }

    /// Tricks are stacked crosswise; partners share a pile.
    fn tray_pose(&self, seat: Seat, index: usize) -> Pose {
        let side = self.side(seat);
        if self.facts.round.len() > 4 {
            return self.crowded_tray_pose(side, index);
        }
        let steps = self.steps_round(seat).map_or(0, |(steps, _)| steps);
        let ours = steps.is_multiple_of(2);
        let trays = &self.measures().trays;
        let (x, y) = if ours { trays.own } else { trays.others };
        let trick = index / self.facts.round.len().max(1);
        let second = steps > 1;
        let across = (trick + usize::from(second)) % 2 == 1;
        let thick = (trick as f32 * 1.5 + index as f32 * 0.2) * self.scale;
        Pose {
            at: self.at(x, y) + Vec2::new(thick * 0.5, thick),
            turn: if across {
                std::f32::consts::FRAC_PI_2
            } else {
                0.02
            },
            width: self.scale * trays.width,
            order: order::PILE + (index * 2 + usize::from(second)) as f32 * order::STEP * 0.5,
        }
    }

    /// With five or six players everybody has a small pile: the viewer's is left of the hand, the
    /// others' are in front of their seats.
    fn crowded_tray_pose(&self, side: SeatSide, index: usize) -> Pose {
        let crowd = &self.measures().crowd;
        let (x, y) = match side {
            SeatSide::Row { place, of } => {
                (self.cell_anchor(place, of) + crowd.tray.x, crowd.tray.y)
            }
            _ => crowd.own_tray,
        };
        let trick = index / self.facts.round.len().max(1);
        let thick = (trick as f32 * 1.5 + index as f32 * 0.2) * self.scale;
        Pose {
            at: self.at(x, y) + Vec2::new(thick * 0.5, thick),
            turn: std::f32::consts::FRAC_PI_2,
            width: self.scale * crowd.tray.width,
            order: order::PILE + index as f32 * order::STEP * 0.5,
        }
    }

    /// Passed cards lie side by side in front of the seat that passes them.
    fn passed_pose(&self, seat: Seat, index: usize) -> Pose {
        let mut pose = self.trick_pose(seat);
        pose.width *= 0.7;
        pose.order += index as f32 * order::STEP;
        pose.shifted(Vec2::new((index as f32 - 0.5) * pose.width * 0.6, 0.0))
    }

    /// Melds are in rows in the middle, each card partly covering the one before; if there is no
    /// space left, they start again on top of the first ones.
    fn meld_pose(&self, index: usize) -> Pose {
        let melds = &self.measures().melds;
        let (columns, step) = (melds.in_row, Vec2::from(melds.step));
        let (row, column) = (index / columns % meld::ROWS, index % columns);
        let layer = (index / (columns * meld::ROWS)) as f32 * meld::THICK;
        let from_middle = Vec2::new(
            column as f32 - (columns as f32 - 1.0) / 2.0,
            (meld::ROWS as f32 - 1.0) / 2.0 - row as f32,
        );
        Pose {
            at: self.middle().0 + (from_middle * step + layer) * self.scale,
            turn: 0.0,
            width: melds.width * self.scale,
            order: order::PILE + index as f32 * order::STEP,
        }
    }

    /// The meld pile, if it is not empty.
    pub(super) fn melds(&self) -> Option<Spot> {
        let is_melds = |spot: &Spot| matches!(spot, Spot::Pile(number) if self.shape.role(*number) == Some(PileRole::Melds));
        self.piles.iter().copied().find(is_melds)
    }

    /// Places the buttons of these choices, row by row, in as many columns as are needed for at most
    /// `stacked` rows.
    pub(super) fn place_choice_buttons(&self, choices: &[u16]) -> Vec<ChoiceButton> {
        let measures = &self.measures().choice_buttons;
        let columns = choices.len().div_ceil(measures.stacked.max(1)).max(1);
        let rows = choices.len().div_ceil(columns).max(1);
        let size = Vec2::from(measures.size);
        let gap = BUTTON_GAP;
        let width = if measures.shared {
            (size.x + gap.x) / columns as f32 - gap.x
        } else {
            size.x
        };
        let size = Vec2::new(width, size.y);
        let last = Vec2::new(columns as f32 - 1.0, rows as f32 - 1.0);
        let lay = |(index, choice): (usize, &u16)| {
            let cell = Vec2::new((index % columns) as f32, (index / columns) as f32);
            let at = Vec2::from(measures.middle) + (size + gap) * (cell - last / 2.0);
            ChoiceButton {
                choice: *choice,
                rect: Rect::from_center_size(self.at(at.x, at.y), size * self.scale),
            }
        };
        choices.iter().enumerate().map(lay).collect()
    }

    /// The viewer's trick position.
    pub fn play_spot(&self) -> Option<Spot> {
        self.shape.trick(self.viewer)
    }

    /// Whether a spot is the pile of undealt cards.
    pub fn is_stock(&self, spot: Spot) -> bool {
        matches!(spot, Spot::Pile(number) if self.shape.role(number) == Some(PileRole::Stock))
    }

    /// Whether a spot is the pile of discarded cards.
    pub fn is_discards(&self, spot: Spot) -> bool {
        matches!(spot, Spot::Pile(number) if self.shape.role(number) == Some(PileRole::Discards))
    }

    /// Whether a spot is a position in the trick.
    pub fn is_trick(&self, spot: Spot) -> bool {
        matches!(spot, Spot::Pile(number) if matches!(self.shape.role(number), Some(PileRole::Trick(_))))
    }
}
