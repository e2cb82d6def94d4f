//! The measures of a card table for each of its designs: in design pixels, y down. Positions are
//! centres unless stated otherwise.

mod line;

use bevy::prelude::*;

pub use crate::app::table::cards::areas::Arrangement;
use crate::app::table::cards::areas::CardDesign;
use crate::app::table::cards::layout::{CARD_HEIGHT, LARGER};
use crate::app::table::layout::WindowShape;

/// A position.
pub type Point = (f32, f32);
/// A rectangle as left, top, right, bottom.
pub type Edges = (f32, f32, f32, f32);

/// The design for a window of this size.
pub fn design_of(window: Vec2) -> CardDesign {
    match WindowShape::of(window) {
        WindowShape::Wide => CardDesign::Wide,
        WindowShape::Tall => CardDesign::Tall,
        WindowShape::Low => CardDesign::Low,
        WindowShape::Squarish if window.x >= window.y => CardDesign::Lying,
        WindowShape::Squarish => CardDesign::Upright,
    }
}

/// The measures of a design.
pub fn of(arrangement: Arrangement, design: CardDesign) -> &'static Measures {
    match (arrangement, design) {
        (Arrangement::Tricks, CardDesign::Wide) => &WIDE,
        (Arrangement::Tricks, CardDesign::Tall) => &TALL,
        (Arrangement::Tricks, CardDesign::Low) => &LOW,
        (Arrangement::Tricks, CardDesign::Lying) => &LYING,
        (Arrangement::Tricks, CardDesign::Upright) => &UPRIGHT,
        (Arrangement::Line, CardDesign::Wide) => &line::WIDE,
        (Arrangement::Line, CardDesign::Tall) => &line::TALL,
        (Arrangement::Line, CardDesign::Low) => &line::LOW,
        (Arrangement::Line, CardDesign::Lying) => &line::LYING,
        (Arrangement::Line, CardDesign::Upright) => &line::UPRIGHT,
    }
}

/// All measures of a card table except its panels.
#[derive(Debug)]
pub struct Measures {
    /// The area of the cards: left, top, width, height.
    pub field: Edges,
    /// The bar or block of icon buttons, likewise.
    pub bar: Edges,
    /// The viewer's hand.
    pub own: OwnHand,
    /// The viewer's portrait and name, measured from the lower edge of the window.
    pub own_portrait: Edges,
    /// The other seats and the trick.
    pub round: RoundMeasures,
    /// The same while an open hand takes the upper part of the table. `None` in a wide window,
    /// which has space beside it.
    pub below_open: Option<(RoundMeasures, Point)>,
    /// The name of a seat without a player: on the left, opposite, on the right.
    pub dummies: [Edges; 3],
    /// The ellipse in the middle: centre and radii.
    pub oval: (Point, Point),
    /// Centres of the undealt and the discarded cards, and the width of both.
    pub piles: (Point, Point, f32),
    /// The melds in the middle: card width, step along a row and between rows, and cards per row.
    pub melds: (f32, Point, usize),
    /// Centres of the trick piles of the viewer's side and of the other, and the width of their
    /// cards.
    pub trays: (Point, Point, f32),
    /// From the centre of a trick pile to its label.
    pub tray_label: f32,
    /// The line, if the table has one: left, top, right and bottom of the cards in each of its rows.
    pub line: &'static [Edges],
    /// The card that marks whose turn it is: beside another player (x from the anchor of the cell,
    /// y, width), and beside the viewer (x, y above the lower edge of the window, width).
    pub marker: [(f32, f32, f32); 2],
    /// The buttons of choices.
    pub choice_buttons: ChoiceButtonMeasures,
    /// Hidden hands: at the sides, and opposite.
    pub backs: [Backs; 2],
    /// Open hands: on the left, opposite, on the right.
    pub open: [OpenHand; 3],
    /// Five or six at the table.
    pub crowd: Crowd,
    /// The step of keyboard navigation, about the width of a card.
    pub cell: f32,
    /// How far above a spot a speech bubble is.
    pub above: f32,
}

/// The viewer's hand.
#[derive(Debug)]
pub enum OwnHand {
    /// Along a circle.
    Fan(Fan),
    /// In rows, each covering the lower part of the one before.
    Rows(Rows),
}

/// A hand along a circle.
#[derive(Debug)]
pub struct Fan {
    /// Its centre: x from the left, y above the lower edge of the window.
    pub middle: Point,
    /// The space for it.
    pub span: f32,
    /// The width of a card.
    pub width: f32,
    /// Radius of the circle.
    pub radius: f32,
    /// How far cards stick out.
    pub heights: Heights,
    /// The minimum visible part of a card's height.
    pub shows: f32,
    /// The minimum distance between cards, so that their indices are visible.
    pub closest: f32,
    /// The same in front of a lifted card, which is larger.
    pub before: f32,
    /// How much further than usual the first and the last card may move while one is lifted.
    pub slack: [f32; 2],
}

/// A hand in rows.
#[derive(Debug)]
pub struct Rows {
    /// The left edge.
    pub left: f32,
    /// The space for a row.
    pub span: f32,
    /// The width of a card.
    pub width: f32,
    /// Cards per row, unless that makes more rows than there may be.
    pub in_row: usize,
    /// The most rows.
    pub most: usize,
    /// From the window's lower edge to that of the lowest row: the bar of icon buttons slightly
    /// covers it.
    pub below: f32,
    /// Maximum distance between rows.
    pub step: f32,
    /// The space for all rows, from the lower edge of the lowest to the upper edge of the highest.
    pub room: f32,
    /// How far cards stick out.
    pub heights: Heights,
}

/// How far cards stick out of a hand, by state.
#[derive(Debug)]
pub struct Heights {
    /// Playable.
    pub playable: f32,
    /// Not playable.
    pub sunk: f32,
    /// Selected.
    pub selected: f32,
    /// Pointed at.
    pub raised: f32,
}

/// The seats around a table for up to four.
#[derive(Debug)]
pub struct RoundMeasures {
    /// The centres of the hands on the left, opposite and on the right.
    pub hands: [Point; 3],
    /// Their portraits and names.
    pub portraits: [Edges; 3],
    /// The cards of the trick: the viewer's, on the left, opposite, on the right; each with its
    /// rotation in degrees.
    pub trick: [(f32, f32, f32); 4],
    /// The width of a card in the trick.
    pub card: f32,
}

/// The buttons of choices.
#[derive(Debug)]
pub struct ChoiceButtonMeasures {
    /// The centre of the group.
    pub middle: Point,
    /// The size of a button.
    pub size: Point,
    /// The most buttons below each other; with more there are further columns, which share the
    /// width of `size`.
    pub stacked: usize,
    /// Whether columns share the width, instead of being as wide each.
    pub shared: bool,
}

/// A hand of backs.
#[derive(Debug)]
pub struct Backs {
    /// The width of a card.
    pub width: f32,
    /// Maximum distance between cards.
    pub step: f32,
    /// The space for it.
    pub span: f32,
    /// The same if its faces are shown, after the end of a match.
    pub shown: f32,
    /// Radius of the circle.
    pub radius: f32,
}

/// An open hand on the table.
#[derive(Debug)]
pub struct OpenHand {
    /// The width of a card.
    pub width: f32,
    /// Maximum cards per row.
    pub in_row: usize,
    /// Distance between rows.
    pub line: f32,
    /// Maximum distance between cards, in card widths.
    pub step: f32,
    /// The upper left corner.
    pub corner: Point,
    /// The space for a row.
    pub span: f32,
}

/// The seats of a table for five or six: all others are in cells along the far side.
#[derive(Debug)]
pub struct Crowd {
    /// Where the cells begin and end.
    pub cells: Point,
    /// The part of a cell's width from which `portrait`, `hand` and `tray` are measured: 0 is its
    /// left edge, 0.5 its centre.
    pub from: f32,
    /// The portrait: x of its centre, its maximum half width, top and bottom.
    pub portrait: Edges,
    /// The hand: x of its centre, and its y.
    pub hand: Point,
    /// The layout of its cards.
    pub backs: Backs,
    /// A small trick pile, and the width of its cards.
    pub tray: (f32, f32, f32),
    /// The viewer's own trick pile.
    pub own_tray: Point,
    /// The width of a card in the trick, and the size of their ellipse relative to the table's.
    pub trick: (f32, f32),
    /// An open hand; its left edge is relative to its cell's.
    pub open: OpenHand,
}

/// The space between two cards of a hand that has room for all, in design pixels.
const GAP: f32 = 4.0;

/// The distance between `count` cards of this width in a span: they overlap only if they must.
fn apart(span: f32, width: f32, count: usize) -> f32 {
    ((span - width) / count.saturating_sub(1).max(1) as f32).min(width + GAP)
}

impl Fan {
    /// The distance between the cards of a hand with this many.
    pub fn apart(&self, count: usize) -> f32 {
        apart(self.span, self.width, count)
    }

    /// A card's position along the fan, from its centre, while one is lifted: the cards after the
    /// lifted one make way and, if there is no space for that, it and those before it.
    pub fn parted(&self, count: usize, step: f32, lifted: usize, index: usize) -> f32 {
        // From the centre of a lifted card to that of the next, whose index must be visible.
        let open = (self.width * (1.0 + LARGER) / 2.0).max(step);
        let half = (count as f32 - 1.0) / 2.0 * step;
        let (before, behind) = (lifted as f32, count.saturating_sub(lifted + 1));
        let start = -(self.span - self.width) / 2.0 - self.slack[0];
        let end = (self.span - self.width) / 2.0 + self.slack[1];
        let least = if behind == 0 {
            0.0
        } else {
            open + (behind - 1) as f32 * self.closest
        };
        let room = if lifted == 0 {
            0.0
        } else {
            self.before + (before - 1.0) * self.closest
        };
        let at = (before * step - half).min(end - least).max(start + room);
        if index < lifted {
            let first = (at - room).min(-half);
            let last = at - self.before.max((at - first) / before);
            return first + index as f32 * (last - first) / (before - 1.0).max(1.0);
        }
        if index == lifted {
            return at;
        }
        let closer = if behind == 1 {
            step
        } else {
            step.min((end - at - open) / (behind - 1) as f32)
        };
        at + open + (index - lifted - 1) as f32 * closer
    }
}

impl Rows {
    /// The number of rows, and of cards in each but the last, for a hand with this many cards.
    pub fn arranged(&self, count: usize) -> (usize, usize) {
        let lines = count.div_ceil(self.in_row).clamp(1, self.most);
        (lines, count.div_ceil(lines).max(1))
    }

    /// The distance between the cards of a row with this many.
    pub fn apart(&self, in_row: usize) -> f32 {
        apart(self.span, self.width, in_row)
    }

    /// The distance between this many rows.
    pub fn between(&self, lines: usize) -> f32 {
        let room = self.room - self.width * CARD_HEIGHT;
        self.step.min(room / lines.saturating_sub(1).max(1) as f32)
    }

    /// From the window's lower edge to the centre of the hand, if it has two rows.
    pub fn middle(&self) -> f32 {
        self.below + (self.width * CARD_HEIGHT + self.step) / 2.0
    }
}

/// A monitor, 1280×720.
const WIDE: Measures = Measures {
    field: (262.0, 197.0, 813.0, 523.0),
    bar: (1080.0, 612.0, 176.0, 84.0),
    own: OwnHand::Fan(Fan {
        middle: (668.0, 88.0),
        span: 813.0,
        width: 124.0,
        radius: 4600.0,
        heights: Heights {
            playable: 14.0,
            sunk: 0.0,
            selected: 40.0,
            raised: 50.0,
        },
        shows: 96.0,
        closest: 42.0,
        before: 46.0,
        slack: [24.0, 6.0],
    }),
    own_portrait: (104.0, 156.0, 220.0, 36.0),
    round: RoundMeasures {
        hands: [(52.0, 287.0), (688.0, 152.0), (1228.0, 287.0)],
        portraits: [
            (90.0, 238.0, 202.0, 368.0),
            (488.0, 124.0, 592.0, 228.0),
            (1078.0, 238.0, 1190.0, 368.0),
        ],
        trick: [
            (642.0, 446.0, 0.0),
            (531.0, 354.0, 5.5),
            (655.0, 280.0, -2.5),
            (764.0, 358.0, -5.5),
        ],
        card: 120.0,
    },
    below_open: None,
    dummies: [
        (76.0, 176.0, 188.0, 203.0),
        (514.0, 230.0, 618.0, 257.0),
        (1092.0, 194.0, 1204.0, 221.0),
    ],
    oval: ((642.0, 350.0), (262.0, 184.0)),
    piles: ((336.0, 216.0), (936.0, 216.0), 62.0),
    melds: (62.0, (36.0, 58.0), 8),
    trays: ((117.0, 453.0), (1170.0, 455.0), 60.0),
    tray_label: 66.0,
    line: &[],
    marker: [(0.0, 0.0, 0.0); 2],
    choice_buttons: ChoiceButtonMeasures {
        middle: (800.0, 492.0),
        size: (176.0, 42.0),
        stacked: 2,
        shared: false,
    },
    backs: [
        Backs {
            width: 56.0,
            step: 17.0,
            span: 150.0,
            shown: 230.0,
            radius: 420.0,
        },
        Backs {
            width: 50.0,
            step: 19.0,
            span: 150.0,
            shown: 190.0,
            radius: 520.0,
        },
    ],
    open: [
        open_side(72.0, (24.0, 222.0), 216.0),
        OpenHand {
            width: 78.0,
            in_row: 17,
            line: 50.0,
            step: 0.62,
            corner: (510.0, 116.0),
            span: 532.0,
        },
        open_side(72.0, (1040.0, 222.0), 216.0),
    ],
    crowd: Crowd {
        cells: (0.0, 1280.0),
        from: 0.5,
        portrait: (-50.0, 52.0, 35.0, 137.0),
        hand: (58.0, 78.0),
        backs: Backs {
            width: 58.0,
            step: 12.0,
            span: 76.0,
            shown: 76.0,
            radius: 420.0,
        },
        tray: (58.0, 150.0, 34.0),
        own_tray: (117.0, 453.0),
        trick: (84.0, 0.58),
        open: OpenHand {
            width: 56.0,
            in_row: 6,
            line: 40.0,
            step: 0.62,
            corner: (4.0, 142.0),
            span: 248.0,
        },
    },
    cell: 120.0,
    above: 54.0,
};

/// An open hand at a side of a wide table.
const fn open_side(width: f32, corner: Point, span: f32) -> OpenHand {
    OpenHand {
        width,
        in_row: 5,
        line: 46.0,
        step: 0.62,
        corner,
        span,
    }
}

/// A phone in portrait, 390×844.
const TALL: Measures = Measures {
    field: (0.0, 176.0, 390.0, 618.0),
    bar: (6.0, 794.0, 378.0, 44.0),
    own: OwnHand::Rows(Rows {
        left: 9.0,
        span: 372.0,
        width: 76.0,
        in_row: 6,
        most: 3,
        below: 40.0,
        step: 58.0,
        room: 224.0,
        heights: Heights {
            playable: 2.0,
            sunk: 0.0,
            selected: 11.0,
            raised: 15.0,
        },
    }),
    own_portrait: (12.0, 42.0, 42.0, 12.0),
    round: RoundMeasures {
        hands: [(8.0, 258.0), (195.0, 134.0), (382.0, 258.0)],
        portraits: [
            (13.0, 227.0, 93.0, 316.0),
            (149.0, 146.0, 241.0, 233.0),
            (297.0, 227.0, 377.0, 316.0),
        ],
        trick: [
            (196.0, 466.0, 0.0),
            (126.0, 391.0, 6.0),
            (203.0, 308.0, -2.5),
            (262.0, 396.0, -6.0),
        ],
        card: 90.0,
    },
    below_open: Some((
        RoundMeasures {
            hands: [(8.0, 352.0), (292.0, 296.0), (382.0, 352.0)],
            portraits: [
                (8.0, 325.0, 72.0, 403.0),
                (260.0, 282.0, 324.0, 350.0),
                (318.0, 325.0, 382.0, 403.0),
            ],
            trick: [
                (196.0, 468.0, 0.0),
                (122.0, 410.0, 6.0),
                (203.0, 348.0, -2.5),
                (268.0, 414.0, -6.0),
            ],
            card: 90.0,
        },
        (195.0, 212.0),
    )),
    dummies: [(165.0, 182.0, 225.0, 242.0); 3],
    oval: ((195.0, 390.0), (158.0, 146.0)),
    piles: ((44.0, 545.0), (346.0, 545.0), 42.0),
    melds: (42.0, (26.0, 46.0), 6),
    trays: ((68.0, 466.0), (340.0, 460.0), 44.0),
    tray_label: 41.0,
    line: &[],
    marker: [(0.0, 0.0, 0.0); 2],
    choice_buttons: ChoiceButtonMeasures {
        middle: (195.0, 508.0),
        size: (178.0, 46.0),
        stacked: 1,
        shared: false,
    },
    backs: [
        Backs {
            width: 50.0,
            step: 14.0,
            span: 108.0,
            shown: 200.0,
            radius: 300.0,
        },
        Backs {
            width: 40.0,
            step: 9.0,
            span: 66.0,
            shown: 110.0,
            radius: 260.0,
        },
    ],
    open: [OPEN_ON_A_PHONE, OPEN_ON_A_PHONE, OPEN_ON_A_PHONE],
    crowd: Crowd {
        cells: (0.0, 390.0),
        from: 0.5,
        portrait: (0.0, 52.0, 8.0, 74.0),
        hand: (0.0, 92.0),
        backs: Backs {
            width: 34.0,
            step: 6.0,
            span: 30.0,
            shown: 30.0,
            radius: 260.0,
        },
        tray: (0.0, 128.0, 22.0),
        own_tray: (40.0, 520.0),
        trick: (66.0, 0.62),
        open: OPEN_ON_A_PHONE,
    },
    cell: 76.0,
    above: 34.0,
};

/// An open hand on a phone in portrait, for any seat.
const OPEN_ON_A_PHONE: OpenHand = OpenHand {
    width: 50.0,
    in_row: 9,
    line: 46.0,
    step: 0.62,
    corner: (8.0, 160.0),
    span: 374.0,
};

/// A phone in landscape, 844×390: the hand takes the whole width, the score is on the left, the
/// icon buttons are on the right.
const LOW: Measures = Measures {
    field: (156.0, 76.0, 624.0, 222.0),
    bar: (786.0, 8.0, 48.0, 284.0),
    own: OwnHand::Fan(Fan {
        middle: (422.0, 39.0),
        span: 828.0,
        width: 72.0,
        radius: 30000.0,
        heights: Heights {
            playable: 6.0,
            sunk: 0.0,
            selected: 22.0,
            raised: 30.0,
        },
        shows: 76.0,
        closest: 36.0,
        before: 38.0,
        slack: [4.0, 4.0],
    }),
    own_portrait: (6.0, 200.0, 82.0, 114.0),
    round: RoundMeasures {
        hands: [(164.0, 142.0), (396.0, 94.0), (772.0, 142.0)],
        portraits: [
            (180.0, 102.0, 264.0, 190.0),
            (352.0, 78.0, 440.0, 152.0),
            (672.0, 102.0, 756.0, 190.0),
        ],
        trick: [
            (468.0, 244.0, 0.0),
            (398.0, 204.0, 5.5),
            (480.0, 142.0, -2.5),
            (546.0, 196.0, -5.5),
        ],
        card: 72.0,
    },
    below_open: Some((
        RoundMeasures {
            hands: [(160.0, 178.0), (318.0, 176.0), (770.0, 182.0)],
            portraits: [
                (170.0, 158.0, 246.0, 226.0),
                (272.0, 158.0, 348.0, 226.0),
                (684.0, 158.0, 760.0, 226.0),
            ],
            trick: [
                (468.0, 254.0, 0.0),
                (402.0, 232.0, 5.5),
                (478.0, 200.0, -2.5),
                (540.0, 228.0, -5.5),
            ],
            card: 60.0,
        },
        (468.0, 132.0),
    )),
    dummies: [(438.0, 82.0, 498.0, 142.0); 3],
    oval: ((468.0, 192.0), (176.0, 104.0)),
    piles: ((312.0, 186.0), (624.0, 186.0), 36.0),
    melds: (34.0, (22.0, 36.0), 8),
    trays: ((124.0, 240.0), (744.0, 246.0), 34.0),
    tray_label: 33.0,
    line: &[],
    marker: [(0.0, 0.0, 0.0); 2],
    choice_buttons: ChoiceButtonMeasures {
        middle: (652.0, 247.0),
        size: (128.0, 44.0),
        stacked: usize::MAX,
        shared: false,
    },
    backs: [
        Backs {
            width: 38.0,
            step: 9.0,
            span: 74.0,
            shown: 130.0,
            radius: 240.0,
        },
        Backs {
            width: 34.0,
            step: 8.0,
            span: 70.0,
            shown: 110.0,
            radius: 260.0,
        },
    ],
    open: [OPEN_LOW, OPEN_LOW, OPEN_LOW],
    crowd: Crowd {
        cells: (152.0, 786.0),
        from: 0.5,
        portrait: (-28.0, 34.0, 10.0, 80.0),
        hand: (34.0, 34.0),
        backs: Backs {
            width: 34.0,
            step: 7.0,
            span: 28.0,
            shown: 28.0,
            radius: 260.0,
        },
        tray: (38.0, 78.0, 20.0),
        own_tray: (124.0, 240.0),
        trick: (56.0, 0.62),
        open: OpenHand {
            width: 40.0,
            in_row: 5,
            line: 26.0,
            step: 0.5,
            corner: (4.0, 84.0),
            span: 100.0,
        },
    },
    cell: 76.0,
    above: 34.0,
};

/// An open hand on a phone in landscape, for any seat.
const OPEN_LOW: OpenHand = OpenHand {
    width: 54.0,
    in_row: 17,
    line: 40.0,
    step: 0.72,
    corner: (152.0, 103.0),
    span: 632.0,
};

/// A tablet in landscape, 1024×768: the hand takes the whole width; the viewer and the icon buttons
/// are above it.
const LYING: Measures = Measures {
    field: (22.0, 180.0, 980.0, 588.0),
    bar: (848.0, 476.0, 170.0, 126.0),
    own: OwnHand::Fan(Fan {
        middle: (512.0, 84.0),
        span: 980.0,
        width: 122.0,
        radius: 9000.0,
        heights: Heights {
            playable: 12.0,
            sunk: 0.0,
            selected: 38.0,
            raised: 50.0,
        },
        shows: 110.0,
        closest: 41.0,
        before: 45.0,
        slack: [14.0, 6.0],
    }),
    own_portrait: (34.0, 284.0, 146.0, 182.0),
    round: RoundMeasures {
        hands: [(44.0, 288.0), (520.0, 148.0), (980.0, 288.0)],
        portraits: [
            (80.0, 236.0, 192.0, 362.0),
            (326.0, 130.0, 438.0, 234.0),
            (832.0, 236.0, 944.0, 362.0),
        ],
        trick: [
            (510.0, 442.0, 0.0),
            (402.0, 354.0, 5.5),
            (522.0, 284.0, -2.5),
            (622.0, 358.0, -5.5),
        ],
        card: 116.0,
    },
    below_open: None,
    dummies: [
        (64.0, 184.0, 176.0, 211.0),
        (456.0, 260.0, 568.0, 287.0),
        (848.0, 196.0, 960.0, 223.0),
    ],
    oval: ((512.0, 354.0), (232.0, 178.0)),
    piles: ((262.0, 220.0), (762.0, 220.0), 58.0),
    melds: (56.0, (34.0, 54.0), 8),
    trays: ((64.0, 404.0), (960.0, 402.0), 54.0),
    tray_label: 52.0,
    line: &[],
    marker: [(0.0, 0.0, 0.0); 2],
    choice_buttons: ChoiceButtonMeasures {
        middle: (639.0, 500.0),
        size: (134.0, 44.0),
        stacked: 2,
        shared: false,
    },
    backs: [
        Backs {
            width: 54.0,
            step: 16.0,
            span: 140.0,
            shown: 210.0,
            radius: 420.0,
        },
        Backs {
            width: 48.0,
            step: 17.0,
            span: 136.0,
            shown: 180.0,
            radius: 520.0,
        },
    ],
    open: [
        open_side(72.0, (16.0, 220.0), 216.0),
        OpenHand {
            width: 76.0,
            in_row: 17,
            line: 50.0,
            step: 0.62,
            corner: (262.0, 148.0),
            span: 500.0,
        },
        open_side(72.0, (792.0, 232.0), 216.0),
    ],
    crowd: Crowd {
        cells: (0.0, 1024.0),
        from: 0.5,
        portrait: (-46.0, 50.0, 30.0, 132.0),
        hand: (52.0, 74.0),
        backs: Backs {
            width: 50.0,
            step: 10.0,
            span: 50.0,
            shown: 50.0,
            radius: 420.0,
        },
        tray: (56.0, 142.0, 32.0),
        own_tray: (64.0, 404.0),
        trick: (84.0, 0.58),
        open: OpenHand {
            width: 52.0,
            in_row: 6,
            line: 38.0,
            step: 0.62,
            corner: (4.0, 140.0),
            span: 196.0,
        },
    },
    cell: 116.0,
    above: 54.0,
};

/// A tablet in portrait, 768×1024: two rows of cards above a bar.
const UPRIGHT: Measures = Measures {
    field: (0.0, 240.0, 768.0, 720.0),
    bar: (10.0, 962.0, 748.0, 54.0),
    own: OwnHand::Rows(Rows {
        left: 14.0,
        span: 740.0,
        width: 118.0,
        in_row: 9,
        most: 2,
        below: 50.0,
        step: 100.0,
        room: 268.0,
        heights: Heights {
            playable: 4.0,
            sunk: 0.0,
            selected: 18.0,
            raised: 24.0,
        },
    }),
    own_portrait: (22.0, 50.0, 58.0, 14.0),
    round: RoundMeasures {
        hands: [(14.0, 366.0), (384.0, 190.0), (754.0, 366.0)],
        portraits: [
            (40.0, 310.0, 164.0, 448.0),
            (324.0, 166.0, 444.0, 282.0),
            (604.0, 310.0, 728.0, 448.0),
        ],
        trick: [
            (384.0, 560.0, 0.0),
            (272.0, 470.0, 6.0),
            (396.0, 382.0, -2.5),
            (500.0, 476.0, -6.0),
        ],
        card: 126.0,
    },
    below_open: Some((
        RoundMeasures {
            hands: [(14.0, 492.0), (574.0, 416.0), (754.0, 492.0)],
            portraits: [
                (24.0, 440.0, 136.0, 554.0),
                (519.0, 388.0, 629.0, 484.0),
                (632.0, 440.0, 744.0, 554.0),
            ],
            trick: [
                (384.0, 570.0, 0.0),
                (272.0, 530.0, 6.0),
                (394.0, 490.0, -2.5),
                (500.0, 556.0, -6.0),
            ],
            card: 112.0,
        },
        (384.0, 306.0),
    )),
    dummies: [(344.0, 266.0, 424.0, 346.0); 3],
    oval: ((384.0, 470.0), (270.0, 196.0)),
    piles: ((90.0, 540.0), (678.0, 540.0), 58.0),
    melds: (58.0, (36.0, 60.0), 8),
    trays: ((104.0, 586.0), (664.0, 586.0), 56.0),
    tray_label: 58.0,
    line: &[],
    marker: [(0.0, 0.0, 0.0); 2],
    choice_buttons: ChoiceButtonMeasures {
        middle: (384.0, 620.0),
        size: (200.0, 48.0),
        stacked: 1,
        shared: false,
    },
    backs: [
        Backs {
            width: 66.0,
            step: 18.0,
            span: 150.0,
            shown: 230.0,
            radius: 420.0,
        },
        Backs {
            width: 54.0,
            step: 14.0,
            span: 110.0,
            shown: 160.0,
            radius: 420.0,
        },
    ],
    open: [OPEN_UPRIGHT, OPEN_UPRIGHT, OPEN_UPRIGHT],
    crowd: Crowd {
        cells: (0.0, 768.0),
        from: 0.5,
        portrait: (0.0, 56.0, 18.0, 126.0),
        hand: (0.0, 158.0),
        backs: Backs {
            width: 52.0,
            step: 9.0,
            span: 60.0,
            shown: 60.0,
            radius: 320.0,
        },
        tray: (0.0, 212.0, 32.0),
        own_tray: (104.0, 620.0),
        trick: (92.0, 0.62),
        open: OPEN_UPRIGHT,
    },
    cell: 118.0,
    above: 50.0,
};

/// An open hand on a tablet in portrait, for any seat.
const OPEN_UPRIGHT: OpenHand = OpenHand {
    width: 84.0,
    in_row: 9,
    line: 66.0,
    step: 0.72,
    corner: (20.0, 240.0),
    span: 728.0,
};
