//! The layout of the panels around a card table, for each design.

mod line;

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::app::ui::timeline::TimelineAt;

/// The areas of the panel at a card table: the text and the bar with the buttons.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OverAreas {
    /// The parchment with the text.
    pub words: Rect,
    /// The bar.
    pub bar: Rect,
}

/// The areas of bar and list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SlimAreas {
    /// The bar.
    pub bar: Rect,
    /// The list of tricks; `None` if there is no room.
    pub list: Option<Rect>,
}

/// The designs of a card table: for the four shapes of window, and for tablets in both
/// orientations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CardDesign {
    /// A monitor, 1280×720.
    #[default]
    Wide,
    /// A phone in portrait orientation, 390×844.
    Tall,
    /// A phone in landscape orientation, 844×390.
    Low,
    /// A tablet in landscape orientation, 1024×768.
    Lying,
    /// A tablet in portrait orientation, 768×1024.
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

    /// The window size of its measures.
    pub fn size(self) -> Vec2 {
        match self {
            Self::Wide => vec2(1280.0, 720.0),
            Self::Tall => vec2(390.0, 844.0),
            Self::Low => vec2(844.0, 390.0),
            Self::Lying => vec2(1024.0, 768.0),
            Self::Upright => vec2(768.0, 1024.0),
        }
    }

    /// Whether it is for a phone, which has little room.
    pub fn is_phone(self) -> bool {
        matches!(self, Self::Tall | Self::Low)
    }

    /// Whether the icon buttons are in a bar at the bottom, which also shows whose turn it is.
    pub fn has_bar(self) -> bool {
        matches!(self, Self::Tall | Self::Upright)
    }

    fn places(self, arrangement: Arrangement) -> &'static Places {
        match (arrangement, self) {
            (Arrangement::Tricks, Self::Wide) => &WIDE,
            (Arrangement::Tricks, Self::Tall) => &TALL,
            (Arrangement::Tricks, Self::Low) => &LOW,
            (Arrangement::Tricks, Self::Lying) => &LYING,
            (Arrangement::Tricks, Self::Upright) => &UPRIGHT,
            (Arrangement::Line, Self::Wide) => &line::WIDE,
            (Arrangement::Line, Self::Tall) => &line::TALL,
            (Arrangement::Line, Self::Low) => &line::LOW,
            (Arrangement::Line, Self::Lying) => &line::LYING,
            (Arrangement::Line, Self::Upright) => &line::UPRIGHT,
        }
    }
}

/// What a card table is arranged for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrangement {
    /// Tricks in the middle, up to four players around it.
    #[default]
    Tricks,
    /// A line across the table on which every card has its place; the other players are in a row
    /// along the far side.
    Line,
}

/// The position of the table, in points.
#[derive(Clone, Debug, PartialEq)]
pub struct CardAreas {
    /// The rectangle of the design, in its own aspect ratio.
    pub frame: Rect,
    /// The lower edge of the window; the hand and the panels near it are measured from there.
    pub bottom: f32,
    /// The design.
    pub design: CardDesign,
    /// What the table is arranged for.
    pub arrangement: Arrangement,
    /// The portrait of each seat, which has its name below, by seat number.
    pub seats: Vec<(u8, Rect)>,
}

/// A rectangle: left, top, width and height.
type Box4 = (f32, f32, f32, f32);

/// The layout of a design, in its own pixels.
struct Places {
    /// The timeline: the first stitch, the distance between stitches, a stitch's radius, the band's
    /// height, and a medallion's radius.
    timeline: (Point, f32, f32, f32, f32),
    /// The words of the current trump, and their size.
    words: (Box4, f32),
    /// The score cards of up to two sides, those of three, and the size of each.
    score_cards: [(&'static [Point], Point); 2],
    /// The score table of four to six sides: left and top, width, height without lines, the height
    /// of a line, and the most that the whole table may be high.
    score_table: (Point, f32, f32, f32, f32),
    /// The space for the note, measured from the lower edge; on a table with a line from the upper.
    note: Box4,
    /// The bar of a replay, measured from the lower edge, and the list of its tricks if there is
    /// room for it.
    replay: (Box4, Option<Box4>),
    /// The words of a lesson beside a large hand, and their bar.
    course: [Box4; 2],
    /// The same while no trick lies in the middle, if there is room for them.
    course_middle: Option<[Box4; 2]>,
    /// The same beside a small hand, measured from the lower edge.
    course_low: [Box4; 2],
    /// The icon buttons.
    buttons: Buttons,
    /// The height of the ribbon below a portrait, and the text size of a pile's label.
    ribbon: f32,
    pile: Point,
    /// The centre of banners.
    banner: Point,
    /// The sheet in the middle with what has been announced, if there is room for it.
    proclamation: Option<Box4>,
    /// What a player says: a slip from here, measured from the upper right corner of the portrait's
    /// frame, beyond the player's cards, if there is room for it; else it is on a plaque below the
    /// name.
    speech: Option<Box4>,
}

type Point = (f32, f32);

/// The arrangement of the icon buttons, measured from the lower edge.
enum Buttons {
    /// In a bar: its rectangle, the centre of the last button, and the distance between buttons.
    Bar(Box4, Point, f32),
    /// Two above, the rest below: the centre of the last button above, that of the last one below,
    /// and the distance between buttons.
    Block(Point, Point, f32),
    /// In a column: the centre of the first button, and the distance to the last one.
    Column(Point, f32),
}

const WIDE: Places = Places {
    timeline: ((290.0, 50.0), 50.0, 16.5, 48.0, 21.0),
    words: ((232.0, 118.0, 268.0, 30.0), 18.0),
    score_cards: [
        (&[(36.0, 34.0), (1054.0, 34.0)], (190.0, 96.0)),
        // Two score cards below each other leave room for the hand.
        (
            &[(36.0, 34.0), (1054.0, 34.0), (1054.0, 114.0)],
            (190.0, 78.0),
        ),
    ],
    score_table: ((995.0, 300.0), 250.0, 52.0, 28.0, 220.0),
    // Beside the trick, and clear of the cards even when they are raised.
    note: (196.0, 400.0, 266.0, 86.0),
    // Over the lower part of the viewer's hand, which is not played from in a replay.
    replay: (
        (300.0, 662.0, 736.0, 50.0),
        Some((1092.0, 540.0, 176.0, 172.0)),
    ),
    course: [(930.0, 118.0, 332.0, 280.0), (930.0, 402.0, 332.0, 64.0)],
    course_middle: Some([(392.0, 236.0, 500.0, 182.0), (392.0, 420.0, 500.0, 48.0)]),
    course_low: [(900.0, 400.0, 364.0, 244.0), (900.0, 648.0, 364.0, 64.0)],
    buttons: Buttons::Block((1230.0, 572.0), (1230.0, 644.0), 56.0),
    ribbon: 27.0,
    pile: (76.0, 23.0),
    banner: (640.0, 352.0),
    proclamation: None,
    speech: None,
};

const TALL: Places = Places {
    timeline: ((195.0 - 23.4 * 7.0, 54.0), 23.4, 8.6, 30.0, 14.0),
    words: ((14.0, 8.0, 362.0, 23.0), 16.0),
    score_cards: [
        (&[(12.0, 104.0), (250.0, 104.0)], (128.0, 66.0)),
        (&[(10.0, 96.0), (136.0, 96.0), (262.0, 96.0)], (118.0, 60.0)),
    ],
    score_table: ((12.0, 388.0), 150.0, 22.0, 21.0, 127.0),
    // The hand may have three rows: the note is directly above its raised cards.
    note: (28.0, 529.5, 334.0, 44.0),
    replay: ((6.0, 790.0, 378.0, 48.0), None),
    // With one row of cards there is room between hand and trick; there are more rows only before
    // the first trick.
    course: [(6.0, 310.0, 378.0, 180.0), (6.0, 794.0, 378.0, 44.0)],
    course_middle: None,
    course_low: [(6.0, 496.0, 378.0, 185.0), (6.0, 794.0, 378.0, 44.0)],
    buttons: Buttons::Bar((6.0, 794.0, 378.0, 44.0), (361.0, 816.0), 45.0),
    ribbon: 24.0,
    pile: (58.0, 20.0),
    banner: (195.0, 392.0),
    proclamation: None,
    speech: None,
};

const LOW: Places = Places {
    timeline: ((190.0, 32.0), 40.0, 12.0, 32.0, 14.0),
    words: ((154.0, 79.0, 194.0, 23.0), 16.0),
    score_cards: [
        (&[(8.0, 8.0), (8.0, 72.0)], (138.0, 60.0)),
        (&[(8.0, 6.0), (8.0, 66.0), (8.0, 126.0)], (138.0, 57.0)),
    ],
    score_table: ((8.0, 8.0), 140.0, 14.0, 21.0, 119.0),
    note: (166.0, 228.0, 190.0, 66.0),
    replay: ((8.0, 246.0, 352.0, 48.0), None),
    course: [(584.0, 78.0, 252.0, 156.0), (584.0, 240.0, 252.0, 54.0)],
    course_middle: None,
    course_low: [(576.0, 196.0, 262.0, 190.0), (6.0, 336.0, 262.0, 50.0)],
    buttons: Buttons::Column((808.0, 32.0), 232.0),
    ribbon: 24.0,
    pile: (60.0, 20.0),
    banner: (468.0, 190.0),
    proclamation: None,
    speech: None,
};

const LYING: Places = Places {
    timeline: ((239.0, 44.0), 39.0, 15.5, 46.0, 20.0),
    words: ((22.0, 112.0, 292.0, 30.0), 18.0),
    score_cards: [
        (&[(20.0, 16.0), (828.0, 16.0)], (176.0, 88.0)),
        (&[(20.0, 16.0), (828.0, 16.0), (828.0, 98.0)], (176.0, 78.0)),
    ],
    score_table: ((770.0, 220.0), 240.0, 48.0, 27.0, 210.0),
    note: (176.0, 440.0, 262.0, 88.0),
    replay: ((180.0, 712.0, 664.0, 50.0), None),
    course: [(714.0, 118.0, 296.0, 276.0), (714.0, 400.0, 296.0, 64.0)],
    course_middle: Some([(212.0, 240.0, 600.0, 176.0), (212.0, 420.0, 600.0, 52.0)]),
    course_low: [(712.0, 404.0, 302.0, 290.0), (712.0, 698.0, 302.0, 64.0)],
    buttons: Buttons::Block((984.0, 492.0), (984.0, 566.0), 58.0),
    ribbon: 27.0,
    pile: (76.0, 23.0),
    banner: (512.0, 350.0),
    proclamation: None,
    speech: None,
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
    score_table: ((12.0, 246.0), 176.0, 36.0, 27.0, 198.0),
    note: (164.0, 650.0, 440.0, 54.0),
    replay: ((10.0, 962.0, 748.0, 54.0), None),
    course: [(60.0, 390.0, 648.0, 210.0), (10.0, 962.0, 748.0, 54.0)],
    course_middle: None,
    course_low: [(60.0, 650.0, 648.0, 134.0), (10.0, 962.0, 748.0, 54.0)],
    buttons: Buttons::Bar((10.0, 962.0, 748.0, 54.0), (726.0, 989.0), 60.0),
    ribbon: 28.0,
    pile: (80.0, 24.0),
    banner: (384.0, 450.0),
    proclamation: None,
    speech: None,
};

impl CardAreas {
    fn places(&self) -> &'static Places {
        self.design.places(self.arrangement)
    }

    /// Points per design pixel.
    pub fn k(&self) -> f32 {
        self.frame.width() / self.design.size().x
    }

    /// Converts a point of the design.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        self.frame.min + vec2(x, y) * self.k()
    }

    /// Converts a point of the design that keeps its distance from the lower edge.
    pub fn low(&self, x: f32, y: f32) -> Pos2 {
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

    /// The bar of a replay, and the list of its tricks.
    pub fn replay(&self) -> SlimAreas {
        let (bar, list) = self.places().replay;
        SlimAreas {
            bar: self.low_rect(bar),
            list: list.map(|list| self.low_rect(list)),
        }
    }

    /// The words and the bar of a lesson, with this many cards in the viewer's hand, with or without
    /// choice buttons, and with or without a trick in the middle: they never cover the hand, and, beside
    /// a small one or without a trick, no player either.
    pub fn course(&self, cards: usize, choice_buttons: bool, trick: bool) -> OverAreas {
        let places = self.places();
        let bar = self.design.has_bar();
        // On a phone in landscape the choice buttons need that place.
        let taken = self.design == CardDesign::Low && choice_buttons;
        let few = if bar { 6 } else { 4 };
        if self.arrangement == Arrangement::Tricks && cards <= few && !taken {
            let [words, bar] = places.course_low.map(|place| self.low_rect(place));
            return OverAreas { words, bar };
        }
        let free = self.arrangement == Arrangement::Tricks && !trick;
        let middle = places.course_middle.filter(|_| free);
        let [words, below] = middle.unwrap_or(places.course);
        OverAreas {
            words: self.rect(words),
            bar: if bar {
                self.low_rect(below)
            } else {
                self.rect(below)
            },
        }
    }

    /// Where the timeline is painted.
    pub fn timeline(&self) -> TimelineAt {
        let places = self.places();
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

    /// The rectangles of up to three score cards, the viewer's own first.
    pub fn score_cards(&self, count: usize) -> Vec<Rect> {
        let (corners, (w, h)) = self.places().score_cards[usize::from(count > 2)];
        let place = |(x, y): &Point| self.rect((*x, *y, w, h));
        corners.iter().map(place).collect()
    }

    /// The rectangle of the score table of this many sides; larger text needs higher lines.
    pub fn score_table(&self, sides: usize, text_scale: f32) -> Rect {
        let ((x, y), width, head, line, most) = self.places().score_table;
        let height = head + line * sides as f32 * text_scale.max(1.0);
        self.rect((x, y, width, height.min(most)))
    }

    /// The space for the note, above choice buttons that begin at this height.
    pub fn note(&self, choice_buttons: Option<f32>) -> Rect {
        let place = self.places().note;
        let gap = 4.0 * self.k();
        if self.arrangement == Arrangement::Line {
            let mut rect = self.rect(place);
            // On a phone in landscape the buttons are beside the note.
            if let Some(top) = choice_buttons.filter(|top| *top > rect.top()) {
                rect.max.y = rect.max.y.min(top - gap);
            }
            return rect;
        }
        let mut rect = self.low_rect(place);
        if choice_buttons.is_some() && self.design.has_bar() {
            rect.min.y += gap;
        }
        rect
    }

    /// The bar at the bottom, if the design has one.
    pub fn bar(&self) -> Option<Rect> {
        match self.places().buttons {
            Buttons::Bar(rect, ..) => Some(self.low_rect(rect)),
            Buttons::Block(..) | Buttons::Column(..) => None,
        }
    }

    /// The centres of `count` icon buttons.
    pub fn buttons(&self, count: usize) -> Vec<Pos2> {
        let last = count.saturating_sub(1);
        let place = |n: usize| match self.places().buttons {
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

    /// Whether the icon buttons have labels below them.
    pub fn names_buttons(&self) -> bool {
        matches!(self.places().buttons, Buttons::Block(..))
    }

    /// The text size of a pile's label.
    pub fn pile(&self) -> Vec2 {
        let (w, h) = self.places().pile;
        vec2(w, h) * self.k()
    }

    /// The sheet with what has been announced.
    pub fn proclamation(&self) -> Option<Rect> {
        self.places().proclamation.map(|place| self.rect(place))
    }

    /// The slip with what a seat says, if it fits beside its portrait.
    pub fn speech(&self, seat: u8) -> Option<Rect> {
        let (x, y, w, h) = self.places().speech?;
        let (_, frame) = self.seats.iter().find(|(number, _)| *number == seat)?;
        let corner = frame.right_top() + vec2(x, y) * self.k();
        let slip = Rect::from_min_size(corner, vec2(w, h) * self.k());
        let others = self.seats.iter().map(|(_, frame)| frame);
        let free = others
            .chain([&self.frame])
            .all(|other| !slip.intersects(*other) || other.contains_rect(slip));
        free.then_some(slip)
    }

    /// The centre of banners.
    pub fn banner(&self) -> Pos2 {
        let (x, y) = self.places().banner;
        self.at(x, y)
    }

    /// The portrait of a seat with its ribbon.
    pub fn stand(&self, seat: u8, dummy: bool) -> Option<Stand> {
        let (_, frame) = self.seats.iter().find(|(number, _)| *number == seat)?;
        let k = self.k();
        let ribbon = self.places().ribbon * k;
        let room = self.room_beside(*frame);
        if dummy && frame.height() < 1.5 * ribbon {
            return Some(Stand {
                portrait: frame.center(),
                r: ribbon / 2.0,
                ribbon: frame.center(),
                width: frame.width(),
                height: ribbon,
                room,
            });
        }
        // The viewer's own name is in the bar; a dummy's open hand needs that place.
        if dummy || frame.bottom() > self.bottom - 60.0 * k && self.design.has_bar() {
            return Some(Stand {
                portrait: frame.center(),
                r: frame.width() / 2.0,
                ribbon: frame.center(),
                width: 0.0,
                height: 0.0,
                room,
            });
        }
        let r = ((frame.height() - ribbon) / 2.0 - k).min(frame.width() / 2.0);
        Some(Stand {
            portrait: frame.center_top() + vec2(0.0, r),
            r,
            ribbon: frame.center_bottom() - vec2(0.0, ribbon / 2.0),
            width: frame.width(),
            height: ribbon,
            room,
        })
    }

    /// The distance from a seat to the nearest one beside it: names must not be wider.
    fn room_beside(&self, frame: Rect) -> f32 {
        let others = self.seats.iter().map(|(_, other)| *other);
        others
            .filter(|other| *other != frame && other.y_range().intersects(frame.y_range()))
            .map(|other| (other.center().x - frame.center().x).abs())
            .fold(f32::INFINITY, f32::min)
    }
}

/// The place of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// The centre of the portrait.
    pub portrait: Pos2,
    /// Its radius.
    pub r: f32,
    /// The centre of the ribbon.
    pub ribbon: Pos2,
    /// Its width; 0 for no ribbon.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// The most that the ribbon may take up, with its ends.
    pub room: f32,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On a table with a line the score table never lies on the note or on a button, and the note
    /// ends above the choice buttons.
    #[test]
    fn score_table_and_note_leave_room() {
        for design in CardDesign::ALL {
            let size = design.size();
            let areas = CardAreas {
                frame: Rect::from_min_size(Pos2::ZERO, size),
                bottom: size.y,
                design,
                arrangement: Arrangement::Line,
                seats: Vec::new(),
            };
            let note = areas.note(None);
            for (sides, text_scale) in [(2, 1.0), (4, 1.0), (6, 1.0), (4, 2.0), (6, 2.0)] {
                let table = areas.score_table(sides, text_scale);
                assert!(!table.intersects(note), "{design:?} {table:?} {note:?}");
                for button in areas.buttons(4) {
                    let button = Rect::from_center_size(button, Vec2::splat(44.0));
                    assert!(!table.intersects(button), "{design:?} {table:?} {button:?}");
                }
            }
            let large = areas.score_table(2, 2.0);
            assert!(large.height() > areas.score_table(2, 1.0).height());
            let below = note.top() + 45.0;
            assert!(areas.note(Some(below)).bottom() < below, "{design:?}");
            assert_eq!(areas.note(Some(note.top() - 10.0)), note, "{design:?}");
        }
    }
}
