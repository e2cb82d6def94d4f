//! The seats around the table, and their portraits.

use crate::app::table::layout::cards::design::Arrangement;
use crate::app::table::layout::cards::measures::{Edges, MarkerMeasures, RoundMeasures};
use crate::app::table::layout::cards::order;
use crate::app::table::layout::cards::places::{CardPlaces, SeatSide};
use crate::app::table::layout::cards::pose::Pose;
use crate::rules::Seat;

impl SeatSide {
    /// The seat's rotation around the table, in radians counterclockwise.
    pub(super) fn turn(self) -> f32 {
        match self {
            Self::Near => 0.0,
            Self::Left => -std::f32::consts::FRAC_PI_2,
            Self::Far | Self::Row { .. } => std::f32::consts::PI,
            Self::Right => std::f32::consts::FRAC_PI_2,
        }
    }
}

impl CardPlaces {
    /// Where a seat is, relative to the viewer. Opposite, if it is not at the table.
    pub fn side(&self, seat: Seat) -> SeatSide {
        let Some((steps, seats)) = self.steps_round(seat) else {
            return if seat == self.viewer {
                SeatSide::Near
            } else {
                SeatSide::Far
            };
        };
        match (seats, steps) {
            (_, 0) => SeatSide::Near,
            _ if self.crowded() => SeatSide::Row {
                place: steps - 1,
                of: seats - 1,
            },
            (2, _) | (4, 2) => SeatSide::Far,
            (_, 1) => SeatSide::Left,
            _ => SeatSide::Right,
        }
    }

    /// How many places a seat is from the viewer, clockwise, of how many. `None` if it is not at the
    /// table.
    pub(super) fn steps_round(&self, seat: Seat) -> Option<(usize, usize)> {
        let round = &self.facts.round;
        let index = |seat: Seat| round.iter().position(|other| *other == seat);
        let own = index(self.viewer).or((!round.is_empty()).then_some(0))?;
        let other = index(seat)?;
        Some(((other + round.len() - own) % round.len(), round.len()))
    }

    /// The measures for up to four players. Some designs reserve the upper part of the table for an
    /// open hand; everything else is then lower.
    pub(super) fn round(&self) -> &'static RoundMeasures {
        let measures = self.measures();
        match &measures.below_open {
            Some(below) if self.opens_above() => &below.round,
            _ => &measures.round,
        }
    }

    /// Whether the upper part of the table is reserved for an open hand.
    pub(super) fn opens_above(&self) -> bool {
        self.measures().below_open.is_some()
            && (self.facts.dummy.is_some() || self.facts.open.iter().any(|seat| self.open(*seat)))
    }

    /// Whether the other players are in a row: there are more of them than the table has sides, it
    /// is arranged so, or a panel is beside it.
    pub(super) fn crowded(&self) -> bool {
        self.facts.round.len() > 4
            || self.shape.arrangement == Arrangement::Line
            || self.design.is_beside()
    }

    /// The x from which things are measured in a seat's cell in the row along the far side.
    pub(super) fn cell_anchor(&self, place: usize, of: usize) -> f32 {
        let (left, width) = self.cell(place, of);
        left + width * self.measures().crowd.from
    }

    /// The left edge of a seat's cell in the row along the far side, and its width. All are equally
    /// wide, unless an open hand can only be read in a wider one and the others leave room for it.
    pub(super) fn cell(&self, place: usize, of: usize) -> (f32, f32) {
        let (left, right) = self.measures().crowd.cells;
        let equal = (right - left) / of.max(1) as f32;
        let least: Vec<f32> = (0..of).map(|place| self.least_cell(place, equal)).collect();
        let spare = (right - left - least.iter().sum::<f32>()) / of.max(1) as f32;
        if spare < 0.0 || least.iter().all(|least| *least <= equal) {
            return (left + equal * place as f32, equal);
        }
        let before: f32 = least.iter().take(place).map(|least| least + spare).sum();
        (
            left + before,
            least.get(place).map_or(equal, |least| least + spare),
        )
    }

    /// The least width of a cell in which the open hand there can be read; half of an equal share for
    /// any other hand.
    fn least_cell(&self, place: usize, equal: f32) -> f32 {
        let round = &self.facts.round;
        let own = round.iter().position(|seat| *seat == self.viewer);
        let seat = round.get((own.unwrap_or(0) + 1 + place) % round.len().max(1));
        let open = seat.filter(|seat| self.has_own_area(**seat));
        open.map_or(equal / 2.0, |seat| self.least_open_width(*seat))
    }

    /// How far things in a cell are apart, compared with one that has room for all.
    pub(super) fn tightness(&self, place: usize, of: usize) -> f32 {
        let full = self.measures().crowd.cell;
        if full > 0.0 {
            (self.cell(place, of).1 / full).min(1.0)
        } else {
            1.0
        }
    }

    /// The pose of the card that marks whose turn it is. `None` if nobody has it.
    pub fn marker_pose(&self) -> Option<Pose> {
        let seat = self.facts.marker?;
        let MarkerMeasures { other, own } = &self.measures().marker;
        let (at, width) = match self.side(seat) {
            SeatSide::Row { place, of } => {
                let x = self.cell_anchor(place, of) + other.x;
                (self.at(x, other.y), other.width)
            }
            _ => (self.above_edge(own.x, own.y), own.width),
        };
        Some(Pose {
            at,
            turn: 0.1,
            width: width * self.scale,
            order: order::PILE,
        })
    }

    /// The rectangle of a seat's portrait and name; the viewer's own is measured from the lower
    /// edge of the window. A seat without a player has only a name.
    pub(super) fn portrait(&self, seat: Seat) -> Edges {
        let measures = self.measures();
        match (self.side(seat), other(self.side(seat))) {
            (SeatSide::Row { place, of }, _) if self.lies_open(seat) => {
                let (left, width) = self.cell(place, of);
                let margin = measures.crowd.open.corner.0;
                let (top, bottom) = measures.crowd.name;
                (left + margin, top, left + width - margin, bottom)
            }
            (SeatSide::Row { place, of }, _) => {
                let portrait = &measures.crowd.portrait;
                let tight = self.tightness(place, of);
                let middle = self.cell_anchor(place, of) + portrait.x * tight;
                let most = self.cell(place, of).1 / 2.0 - 1.0;
                let half = (portrait.half_width * tight).min(most);
                (middle - half, portrait.top, middle + half, portrait.bottom)
            }
            (_, None) => measures.own_portrait,
            (_, Some(index)) if self.facts.dummy == Some(seat) => measures.dummies[index],
            (_, Some(index)) => self.round().portraits[index],
        }
    }
}

/// The index of a side among the three others, from the left. `None` for the viewer's own.
pub(super) fn other(side: SeatSide) -> Option<usize> {
    match side {
        SeatSide::Near => None,
        SeatSide::Left => Some(0),
        SeatSide::Far | SeatSide::Row { .. } => Some(FAR),
        SeatSide::Right => Some(2),
    }
}

/// The index of the opposite seat among the three others.
pub(super) const FAR: usize = 1;
