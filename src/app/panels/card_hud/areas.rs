//! Where things lie round a card table.

use egui::{Pos2, Rect, pos2, vec2};

use crate::app::panels::course::OverAreas;
use crate::app::panels::timeline::TimelineAt;

/// Where the table lies, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardAreas {
    /// The picture of the design: 1280 by 720, or 390 wide and at least 844 high, in its own
    /// proportion.
    pub frame: Rect,
    /// The lower edge of the window, from which the hand and what belongs to it are measured.
    pub bottom: f32,
    /// Whether it is the one of a phone.
    pub narrow: bool,
}

impl CardAreas {
    /// Points for a unit of the design.
    pub(super) fn k(&self) -> f32 {
        self.frame.width() / if self.narrow { 390.0 } else { 1280.0 }
    }

    /// A point of the design.
    pub(super) fn at(&self, x: f32, y: f32) -> Pos2 {
        self.frame.min + vec2(x, y) * self.k()
    }

    /// A point of the design whose distance is kept from the lower edge.
    pub(super) fn low(&self, x: f32, y: f32) -> Pos2 {
        let height = if self.narrow { 844.0 } else { 720.0 };
        pos2(
            self.frame.left() + x * self.k(),
            self.bottom - (height - y) * self.k(),
        )
    }

    /// Where a panel lies that stands beside a board elsewhere.
    pub fn side(&self) -> Rect {
        if self.narrow {
            Rect::from_min_max(self.low(6.0, 563.0), self.low(384.0, 838.0))
        } else {
            self.rect(866.0, 30.0, 386.0, 660.0)
        }
    }

    /// Where the words of a lesson lie, and what can be done in it, with so many cards in the own
    /// hand: it is never covered.
    pub fn course(&self, cards: usize) -> OverAreas {
        if !self.narrow {
            return OverAreas {
                words: self.rect(930.0, 118.0, 332.0, 280.0),
                bar: self.rect(930.0, 402.0, 332.0, 64.0),
            };
        }
        // One row of cards leaves room between hand and trick; more are held only before the first
        // trick.
        let words = if cards > 6 {
            self.rect(6.0, 310.0, 378.0, 180.0)
        } else {
            Rect::from_min_max(self.low(6.0, 496.0), self.low(384.0, 681.0))
        };
        OverAreas {
            words,
            bar: bar(self),
        }
    }

    pub(super) fn rect(&self, x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(w, h) * self.k())
    }
}

pub(super) fn timeline_at(areas: &CardAreas) -> TimelineAt {
    let k = areas.k();
    if areas.narrow {
        TimelineAt {
            first: areas.at(195.0 - 23.4 * 7.0, 54.0),
            pitch: 23.4 * k,
            r: 8.6 * k,
            height: 30.0 * k,
            medal: 14.0 * k,
            words: areas.rect(14.0, 8.0, 362.0, 23.0),
            size: 16.0 * k,
        }
    } else {
        TimelineAt {
            first: areas.at(290.0, 50.0),
            pitch: 50.0 * k,
            r: 16.5 * k,
            height: 48.0 * k,
            medal: 21.0 * k,
            words: areas.rect(232.0, 118.0, 268.0, 30.0),
            size: 18.0 * k,
        }
    }
}

/// The places of up to three slips, one's own first.
pub(super) fn slip_places(areas: &CardAreas, count: usize) -> Vec<Rect> {
    let wide = |places: &[(f32, f32)], high: f32| -> Vec<Rect> {
        let rect = |(x, y): &(f32, f32)| areas.rect(*x, *y, 190.0, high);
        places.iter().map(rect).collect()
    };
    let tall = |places: &[f32], y: f32, w: f32, h: f32| -> Vec<Rect> {
        places.iter().map(|x| areas.rect(*x, y, w, h)).collect()
    };
    match (areas.narrow, count > 2) {
        (true, false) => tall(&[12.0, 250.0], 104.0, 128.0, 66.0),
        (true, true) => tall(&[10.0, 136.0, 262.0], 96.0, 118.0, 60.0),
        (false, false) => wide(&[(36.0, 34.0), (1054.0, 34.0)], 96.0),
        // Two below each other leave room for the hand under them.
        (false, true) => wide(&[(36.0, 34.0), (1054.0, 34.0), (1054.0, 114.0)], 78.0),
    }
}

/// Where one table with the score of four to six seats lies.
pub(super) fn score_table(areas: &CardAreas, seats: usize) -> Rect {
    if areas.narrow {
        areas.rect(12.0, 388.0, 150.0, 22.0 + 21.0 * seats as f32)
    } else {
        areas.rect(995.0, 300.0, 250.0, 52.0 + 28.0 * seats as f32)
    }
}

/// Who sits round a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Round {
    /// How many places there are.
    pub seats: usize,
    /// Whether somebody is a dummy. Then the upper part of a phone is its open hand's, and
    /// everybody sits lower.
    pub dummy: bool,
}

/// Where somebody stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stand {
    /// The middle of the portrait.
    pub portrait: Pos2,
    /// Its radius.
    pub r: f32,
    /// The middle of the ribbon.
    pub ribbon: Pos2,
    /// Its width; 0: there is none.
    pub width: f32,
}

/// Where the portrait of a place and its ribbon stand. At a table for five or six all others sit
/// along the upper edge.
pub(super) fn stand(areas: &CardAreas, place: usize, dummy: bool, round: &Round) -> Stand {
    let k = areas.k();
    let at = |(x, y): (f32, f32), r: f32, ribbon: (f32, f32), width: f32| Stand {
        portrait: areas.at(x, y),
        r: r * k,
        ribbon: areas.at(ribbon.0, ribbon.1),
        width: width * k,
    };
    if place == 0 {
        return own_stand(areas);
    }
    if round.seats > 4 {
        let others = round.seats - 1;
        let (wide, y, r, ribbon) = if areas.narrow {
            (390.0, 70.0, 24.0, 104.0)
        } else {
            (1280.0, 72.0, 34.0, 123.0)
        };
        let step = wide / others as f32;
        let x = step * (place as f32 - 0.5);
        // Hands lie beside the portraits of a wide table.
        let x = if areas.narrow { x } else { x - 50.0 };
        return at((x, y), r, (x, ribbon), (step - 14.0).min(104.0));
    }
    let low = round.dummy;
    match (areas.narrow, place) {
        (true, _) if dummy => at((195.0, 212.0), 30.0, (195.0, 212.0), 0.0),
        (true, 1) if low => at((40.0, 352.0), 27.0, (40.0, 391.0), 64.0),
        (true, 2) if low => at((292.0, 306.0), 24.0, (292.0, 338.0), 64.0),
        (true, _) if low => at((350.0, 352.0), 27.0, (350.0, 391.0), 64.0),
        // Above its open hand, or below it.
        (false, 1) if dummy => at((132.0, 300.0), 50.0, (132.0, 190.0), 112.0),
        (false, 2) if dummy => at((540.0, 170.0), 50.0, (566.0, 244.0), 104.0),
        (false, _) if dummy => at((1148.0, 300.0), 50.0, (1148.0, 208.0), 112.0),
        (true, 1) => at((52.0, 258.0), 31.0, (54.0, 303.0), 78.0),
        (true, 2) => at((195.0, 176.0), 30.0, (195.0, 220.0), 92.0),
        (true, _) => at((338.0, 258.0), 31.0, (336.0, 303.0), 78.0),
        (false, 1) => at((146.0, 288.0), 50.0, (146.0, 354.0), 112.0),
        (false, 2) => at((548.0, 162.0), 38.0, (540.0, 214.0), 104.0),
        (false, _) => at((1134.0, 288.0), 50.0, (1134.0, 354.0), 112.0),
    }
}

/// One's own place; on a phone it is the bar below.
fn own_stand(areas: &CardAreas) -> Stand {
    let k = areas.k();
    if areas.narrow {
        Stand {
            portrait: areas.low(27.0, 817.0),
            r: 15.0 * k,
            ribbon: areas.low(27.0, 900.0),
            width: 0.0,
        }
    } else {
        Stand {
            portrait: areas.low(162.0, 608.0),
            r: 44.0 * k,
            ribbon: areas.low(162.0, 670.0),
            width: 116.0 * k,
        }
    }
}

/// The bar at the foot of a phone.
pub(super) fn bar(areas: &CardAreas) -> Rect {
    Rect::from_min_max(areas.low(6.0, 794.0), areas.low(384.0, 838.0))
}
