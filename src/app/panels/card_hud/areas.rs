//! Where things lie round a card table, in each of its designs.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::app::panels::course::OverAreas;
use crate::app::panels::review::SlimAreas;
use crate::app::panels::timeline::TimelineAt;

/// What a card table is drawn for: the four shapes of window, and a tablet either way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CardDesign {
    /// A monitor, 1280×720.
    #[default]
    Wide,
    /// A phone held upright, 390×844.
    Tall,
    /// A phone held sideways, 844×390.
    Low,
    /// A tablet that lies, 1024×768.
    Lying,
    /// A tablet that stands, 768×1024.
    Upright,
}

impl CardDesign {
    /// Every design.
    pub const ALL: [Self; 5] = [
        Self::Wide,
        Self::Tall,
        Self::Low,
        Self::Lying,
        Self::Upright,
    ];

    /// The size that its measures are for.
    pub fn size(self) -> Vec2 {
        match self {
            Self::Wide => vec2(1280.0, 720.0),
            Self::Tall => vec2(390.0, 844.0),
            Self::Low => vec2(844.0, 390.0),
            Self::Lying => vec2(1024.0, 768.0),
            Self::Upright => vec2(768.0, 1024.0),
        }
    }

    /// Whether it is one of a phone, where little has room.
    pub fn is_phone(self) -> bool {
        matches!(self, Self::Tall | Self::Low)
    }

    /// Whether the icon buttons stand in a bar at its foot, which says whose turn it is.
    pub fn has_bar(self) -> bool {
        matches!(self, Self::Tall | Self::Upright)
    }

    fn places(self) -> &'static Places {
        match self {
            Self::Wide => &WIDE,
            Self::Tall => &TALL,
            Self::Low => &LOW,
            Self::Lying => &LYING,
            Self::Upright => &UPRIGHT,
        }
    }
}

/// Where the table lies, in points.
#[derive(Clone, Debug, PartialEq)]
pub struct CardAreas {
    /// The picture of the design, in its own proportion.
    pub frame: Rect,
    /// The lower edge of the window, from which the hand and what belongs to it are measured.
    pub bottom: f32,
    /// Which design it is.
    pub design: CardDesign,
    /// Where the portrait of each seat stands with its name under it, by the number of the seat.
    pub seats: Vec<(u8, Rect)>,
}

/// A rectangle by its left, top, width and height.
type Box4 = (f32, f32, f32, f32);

/// The places of a design, in its own pixels.
struct Places {
    /// The first stitch of the timeline, from one to the next, the radius of one, the height of the
    /// band and the radius of a medallion.
    timeline: (Point, f32, f32, f32, f32),
    /// The words of who reigns, and their size.
    words: (Box4, f32),
    /// Up to two slips, and three; the size of each.
    score_cards: [(&'static [Point], Point); 2],
    /// One table with the score of four to six seats: its left and top, its width, its height
    /// without lines and that of a line.
    score_table: (Point, f32, f32, f32),
    /// The sentence of the moment, from the lower edge.
    note: Box4,
    /// The bar of a match that is replayed, from the lower edge, and the list of its tricks where
    /// there is room for it.
    replay: (Box4, Option<Box4>),
    /// The words of a lesson before the first trick, and later (from the lower edge).
    course: [Box4; 2],
    /// What can be done in it.
    course_bar: Box4,
    /// The icon buttons.
    buttons: Buttons,
    /// The height of the ribbon under a portrait, and the size of the label of a pile of tricks.
    ribbon: f32,
    pile: Point,
    /// The middle of what is told for a moment.
    banner: Point,
}

type Point = (f32, f32);

/// How the icon buttons stand, all from the lower edge.
enum Buttons {
    /// In a bar: where it lies, the middle of the last one, and from one to the next.
    Bar(Box4, Point, f32),
    /// Two above, the rest below: the middle of the last one above and of the last one below, and
    /// from one to the next.
    Block(Point, Point, f32),
    /// Under each other: the middle of the first, and the room from there to the last.
    Column(Point, f32),
}

const WIDE: Places = Places {
    timeline: ((290.0, 50.0), 50.0, 16.5, 48.0, 21.0),
    words: ((232.0, 118.0, 268.0, 30.0), 18.0),
    score_cards: [
        (&[(36.0, 34.0), (1054.0, 34.0)], (190.0, 96.0)),
        // Two below each other leave room for the hand under them.
        (
            &[(36.0, 34.0), (1054.0, 34.0), (1054.0, 114.0)],
            (190.0, 78.0),
        ),
    ],
    score_table: ((995.0, 300.0), 250.0, 52.0, 28.0),
    // Beside the trick, and over the cards even when they are raised.
    note: (196.0, 414.0, 266.0, 86.0),
    // Over the lower part of the own hand, which nobody plays from then.
    replay: (
        (300.0, 662.0, 736.0, 50.0),
        Some((1092.0, 540.0, 176.0, 172.0)),
    ),
    course: [(930.0, 118.0, 332.0, 280.0), (930.0, 118.0, 332.0, 280.0)],
    course_bar: (930.0, 402.0, 332.0, 64.0),
    buttons: Buttons::Block((1230.0, 572.0), (1230.0, 644.0), 56.0),
    ribbon: 27.0,
    pile: (76.0, 23.0),
    banner: (640.0, 352.0),
};

const TALL: Places = Places {
    timeline: ((195.0 - 23.4 * 7.0, 54.0), 23.4, 8.6, 30.0, 14.0),
    words: ((14.0, 8.0, 362.0, 23.0), 16.0),
    score_cards: [
        (&[(12.0, 104.0), (250.0, 104.0)], (128.0, 66.0)),
        (&[(10.0, 96.0), (136.0, 96.0), (262.0, 96.0)], (118.0, 60.0)),
    ],
    score_table: ((12.0, 388.0), 150.0, 22.0, 21.0),
    // The hand may be three rows high: the sentence stands right above its raised cards.
    note: (66.0, 529.5, 258.0, 44.0),
    replay: ((6.0, 790.0, 378.0, 48.0), None),
    // One row of cards leaves room between hand and trick; more are held only before the first
    // trick.
    course: [(6.0, 310.0, 378.0, 180.0), (6.0, 496.0, 378.0, 185.0)],
    course_bar: (6.0, 794.0, 378.0, 44.0),
    buttons: Buttons::Bar((6.0, 794.0, 378.0, 44.0), (361.0, 816.0), 45.0),
    ribbon: 24.0,
    pile: (58.0, 20.0),
    banner: (195.0, 392.0),
};

const LOW: Places = Places {
    timeline: ((190.0, 32.0), 40.0, 12.0, 32.0, 14.0),
    words: ((154.0, 79.0, 194.0, 23.0), 16.0),
    score_cards: [
        (&[(8.0, 8.0), (8.0, 72.0)], (138.0, 60.0)),
        (&[(8.0, 6.0), (8.0, 66.0), (8.0, 126.0)], (138.0, 57.0)),
    ],
    score_table: ((8.0, 8.0), 140.0, 14.0, 21.0),
    note: (166.0, 228.0, 190.0, 66.0),
    replay: ((8.0, 246.0, 352.0, 48.0), None),
    course: [(584.0, 78.0, 252.0, 156.0), (584.0, 78.0, 252.0, 156.0)],
    course_bar: (584.0, 240.0, 252.0, 54.0),
    buttons: Buttons::Column((808.0, 32.0), 232.0),
    ribbon: 24.0,
    pile: (60.0, 20.0),
    banner: (468.0, 190.0),
};

const LYING: Places = Places {
    timeline: ((239.0, 44.0), 39.0, 15.5, 46.0, 20.0),
    words: ((22.0, 112.0, 292.0, 30.0), 18.0),
    score_cards: [
        (&[(20.0, 16.0), (828.0, 16.0)], (176.0, 88.0)),
        (&[(20.0, 16.0), (828.0, 16.0), (828.0, 98.0)], (176.0, 78.0)),
    ],
    score_table: ((770.0, 220.0), 240.0, 48.0, 27.0),
    note: (176.0, 440.0, 262.0, 88.0),
    replay: ((180.0, 712.0, 664.0, 50.0), None),
    course: [(714.0, 118.0, 296.0, 276.0), (714.0, 118.0, 296.0, 276.0)],
    course_bar: (714.0, 400.0, 296.0, 64.0),
    buttons: Buttons::Block((984.0, 492.0), (984.0, 566.0), 58.0),
    ribbon: 27.0,
    pile: (76.0, 23.0),
    banner: (512.0, 350.0),
};

const UPRIGHT: Places = Places {
    timeline: ((62.0, 88.0), 46.0, 17.0, 48.0, 22.0),
    words: ((164.0, 12.0, 440.0, 31.0), 19.0),
    score_cards: [
        (&[(20.0, 156.0), (564.0, 156.0)], (184.0, 82.0)),
        (
            &[(20.0, 156.0), (292.0, 156.0), (564.0, 156.0)],
            (184.0, 80.0),
        ),
    ],
    score_table: ((12.0, 246.0), 176.0, 36.0, 27.0),
    note: (164.0, 650.0, 440.0, 54.0),
    replay: ((10.0, 962.0, 748.0, 54.0), None),
    course: [(60.0, 390.0, 648.0, 210.0), (60.0, 650.0, 648.0, 134.0)],
    course_bar: (10.0, 962.0, 748.0, 54.0),
    buttons: Buttons::Bar((10.0, 962.0, 748.0, 54.0), (726.0, 989.0), 60.0),
    ribbon: 28.0,
    pile: (80.0, 24.0),
    banner: (384.0, 450.0),
};

impl CardAreas {
    /// Points for a unit of the design.
    pub(super) fn k(&self) -> f32 {
        self.frame.width() / self.design.size().x
    }

    /// A point of the design.
    pub(super) fn at(&self, x: f32, y: f32) -> Pos2 {
        self.frame.min + vec2(x, y) * self.k()
    }

    /// A point of the design whose distance is kept from the lower edge.
    pub(super) fn low(&self, x: f32, y: f32) -> Pos2 {
        pos2(
            self.frame.left() + x * self.k(),
            self.bottom - (self.design.size().y - y) * self.k(),
        )
    }

    fn rect(&self, (x, y, w, h): Box4) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(w, h) * self.k())
    }

    fn low_rect(&self, (x, y, w, h): Box4) -> Rect {
        Rect::from_min_size(self.low(x, y), vec2(w, h) * self.k())
    }

    /// Where the bar of a match that is replayed lies, and the list of its tricks.
    pub fn replay(&self) -> SlimAreas {
        let (bar, list) = self.design.places().replay;
        SlimAreas {
            bar: self.low_rect(bar),
            list: list.map(|list| self.low_rect(list)),
        }
    }

    /// Where the words of a lesson lie, and what can be done in it, with so many cards in the own
    /// hand: it is never covered.
    pub fn course(&self, cards: usize) -> OverAreas {
        let places = self.design.places();
        let [first, later] = places.course;
        let (words, bar) = match (self.design.has_bar(), cards > 6) {
            (false, _) => (self.rect(first), self.rect(places.course_bar)),
            (true, true) => (self.rect(first), self.low_rect(places.course_bar)),
            (true, false) => (self.low_rect(later), self.low_rect(places.course_bar)),
        };
        OverAreas { words, bar }
    }

    pub(super) fn timeline(&self) -> TimelineAt {
        let places = self.design.places();
        let k = self.k();
        let ((x, y), pitch, r, height, medal) = places.timeline;
        TimelineAt {
            first: self.at(x, y),
            pitch: pitch * k,
            r: r * k,
            height: height * k,
            medal: medal * k,
            words: self.rect(places.words.0),
            size: places.words.1 * k,
        }
    }

    /// The places of up to three slips, one's own first.
    pub(super) fn score_cards(&self, count: usize) -> Vec<Rect> {
        let (corners, (w, h)) = self.design.places().score_cards[usize::from(count > 2)];
        let place = |(x, y): &Point| self.rect((*x, *y, w, h));
        corners.iter().map(place).collect()
    }

    /// Where one table with the score of four to six seats lies.
    pub(super) fn score_table(&self, seats: usize) -> Rect {
        let ((x, y), width, head, line) = self.design.places().score_table;
        self.rect((x, y, width, head + line * seats as f32))
    }

    /// Where the sentence may lie; plates with choices need a little of it.
    pub(super) fn note(&self, choice_buttons: bool) -> Rect {
        let mut rect = self.low_rect(self.design.places().note);
        if choice_buttons && self.design.has_bar() {
            rect.min.y += 4.0 * self.k();
        }
        rect
    }

    /// The bar at the foot, where there is one.
    pub(super) fn bar(&self) -> Option<Rect> {
        match self.design.places().buttons {
            Buttons::Bar(rect, ..) => Some(self.low_rect(rect)),
            Buttons::Block(..) | Buttons::Column(..) => None,
        }
    }

    /// The middle of each of so many icon buttons.
    pub(super) fn buttons(&self, count: usize) -> Vec<Pos2> {
        let last = count.saturating_sub(1);
        let place = |n: usize| match self.design.places().buttons {
            Buttons::Bar(_, (x, y), step) => self.low(x - step * (last - n) as f32, y),
            Buttons::Block((x, y), below, step) => {
                let upper = count.saturating_sub(3);
                if n < upper {
                    self.low(x - step * (upper - 1 - n) as f32, y)
                } else {
                    self.low(below.0 - step * (last - n) as f32, below.1)
                }
            }
            Buttons::Column((x, y), room) => {
                let step = (room / last.max(1) as f32).min(56.0);
                self.low(x, y + step * n as f32)
            }
        };
        (0..count).map(place).collect()
    }

    /// Whether the names of the icon buttons stand below them.
    pub(super) fn names_buttons(&self) -> bool {
        matches!(self.design.places().buttons, Buttons::Block(..))
    }

    /// The size of the label of a pile of tricks.
    pub(super) fn pile(&self) -> Vec2 {
        let (w, h) = self.design.places().pile;
        vec2(w, h) * self.k()
    }

    /// The middle of what is told for a moment.
    pub(super) fn banner(&self) -> Pos2 {
        let (x, y) = self.design.places().banner;
        self.at(x, y)
    }

    /// Where the portrait of a seat and its ribbon stand.
    pub(super) fn stand(&self, seat: u8, dummy: bool) -> Option<Stand> {
        let (_, frame) = self.seats.iter().find(|(number, _)| *number == seat)?;
        let k = self.k();
        let ribbon = self.design.places().ribbon * k;
        if dummy && frame.height() < 1.5 * ribbon {
            return Some(Stand {
                portrait: frame.center(),
                r: ribbon / 2.0,
                ribbon: frame.center(),
                width: frame.width(),
                height: ribbon,
            });
        }
        // One's own name stands in the bar; the open hand of a dummy needs its place.
        if dummy || frame.bottom() > self.bottom - 60.0 * k && self.design.has_bar() {
            return Some(Stand {
                portrait: frame.center(),
                r: frame.width() / 2.0,
                ribbon: frame.center(),
                width: 0.0,
                height: 0.0,
            });
        }
        let r = ((frame.height() - ribbon) / 2.0 - k).min(frame.width() / 2.0);
        Some(Stand {
            portrait: frame.center_top() + vec2(0.0, r),
            r,
            ribbon: frame.center_bottom() - vec2(0.0, ribbon / 2.0),
            width: frame.width(),
            height: ribbon,
        })
    }
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
    /// Its height.
    pub height: f32,
}
