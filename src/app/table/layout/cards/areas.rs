//! The layout of the panels around a card table.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::app::table::layout::cards::design::{Arrangement, Design};
use crate::app::table::layout::cards::measures::{Area, ButtonMeasures, PanelMeasures};
use crate::app::table::layout::cards::room::CardDesign;
use crate::app::ui::timeline::TimelineAt;

/// The position of the table, in points.
#[derive(Clone, Debug, PartialEq)]
pub struct CardAreas {
    /// The rectangle of the design, in its own aspect ratio.
    pub frame: Rect,
    /// The lower edge of the table; the hand and the panels near it are measured from there.
    pub bottom: f32,
    /// The design.
    pub design: CardDesign,
    /// What the table is arranged for.
    pub arrangement: Arrangement,
    /// The panel of a lesson, a puzzle or a replay, if there is one.
    pub panel: Option<Rect>,
    /// The portrait of each seat, which has its name below, or the strip of its name above an open
    /// hand, by seat number.
    pub seats: Vec<(u8, Rect)>,
}

impl CardAreas {
    fn places(&self) -> &'static PanelMeasures {
        &Design::of(self.arrangement, self.design).panels
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

    fn rect(&self, (x, y, w, h): Area) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(w, h) * self.k())
    }

    fn low_rect(&self, (x, y, w, h): Area) -> Rect {
        Rect::from_min_size(self.low(x, y), vec2(w, h) * self.k())
    }

    /// Where the timeline is painted.
    pub fn timeline(&self) -> TimelineAt {
        let places = self.places();
        let (k, timeline) = (self.k(), &places.timeline);
        let (x, y) = timeline.first;
        TimelineAt {
            first: self.at(x, y),
            pitch: timeline.pitch * k,
            r: timeline.radius * k,
            height: timeline.height * k,
            medal: timeline.medallion * k,
            words: self.rect(places.words.area),
            size: places.words.size * k,
        }
    }

    /// Whether the viewer has a portrait of their own.
    pub fn shows_viewer(&self) -> bool {
        !(self.design.is_beside() && self.design.is_phone())
    }

    /// How many of `count` score cards have a place; a score table has one for all.
    pub fn score_card_count(&self, count: usize) -> usize {
        match self.arrangement {
            Arrangement::Line => count,
            Arrangement::Tricks => {
                let cards = &self.places().score_cards[usize::from(count > 2)];
                count.min(cards.corners.len())
            }
        }
    }

    /// The rectangles of up to three score cards, the viewer's own first.
    pub fn score_cards(&self, count: usize) -> Vec<Rect> {
        let cards = &self.places().score_cards[usize::from(count > 2)];
        let (width, height) = cards.size;
        let place = |(x, y): &(f32, f32)| self.rect((*x, *y, width, height));
        cards.corners.iter().map(place).collect()
    }

    /// The rectangle of the score table of this many sides; larger text needs higher lines.
    pub fn score_table(&self, sides: usize, text_scale: f32) -> Rect {
        let table = &self.places().score_table;
        let (x, y) = table.corner;
        let height = table.head + table.line * sides as f32 * text_scale.max(1.0);
        self.rect((x, y, table.width, height.min(table.most)))
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
        if choice_buttons.is_some() && self.has_bar() {
            rect.min.y += gap;
        }
        rect
    }

    /// The label above received cards, whose upper edge has its middle at `at`.
    pub fn received(&self, at: Pos2) -> Rect {
        let k = self.k();
        Rect::from_center_size(at - vec2(0.0, 12.0 * k), vec2(130.0, 19.0) * k)
    }

    /// The bar at the bottom with the icon buttons, which also shows whose turn it is, if the design
    /// has one.
    pub fn bar(&self) -> Option<Rect> {
        match self.places().buttons? {
            ButtonMeasures::Bar { bar, .. } => Some(self.low_rect(bar)),
            ButtonMeasures::Block { .. } | ButtonMeasures::Column { .. } => None,
        }
    }

    /// Whether there is a bar at the bottom.
    pub fn has_bar(&self) -> bool {
        self.bar().is_some()
    }

    /// The centres of `count` icon buttons; none beside a panel, which has its own.
    pub fn buttons(&self, count: usize) -> Vec<Pos2> {
        let Some(buttons) = self.places().buttons else {
            return Vec::new();
        };
        let last = count.saturating_sub(1);
        let place = |n: usize| match buttons {
            ButtonMeasures::Bar {
                last: (x, y), step, ..
            } => self.low(x - step * (last - n) as f32, y),
            ButtonMeasures::Block { above, below, step } => {
                let upper = count.saturating_sub(3);
                if n < upper {
                    self.low(above.0 - step * (upper - 1 - n) as f32, above.1)
                } else {
                    self.low(below.0 - step * (last - n) as f32, below.1)
                }
            }
            ButtonMeasures::Column {
                first: (x, y),
                room,
            } => {
                let step = (room / last.max(1) as f32).min(56.0);
                self.low(x, y + step * n as f32)
            }
        };
        (0..count).map(place).collect()
    }

    /// Whether the icon buttons have labels below them.
    pub fn names_buttons(&self) -> bool {
        matches!(self.places().buttons, Some(ButtonMeasures::Block { .. }))
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

    /// The portrait of a seat with its name, see [`CardAreas::seats`].
    pub fn frame_of(&self, seat: u8) -> Option<Rect> {
        let mut seats = self.seats.iter();
        let (_, frame) = seats.find(|(number, _)| *number == seat)?;
        Some(*frame)
    }

    /// The slip with what a seat says, if it fits beside its portrait.
    pub fn speech(&self, seat: u8) -> Option<Rect> {
        let speech = self.places().speech.as_ref()?;
        let frame = self.frame_of(seat)?;
        let is_near = frame.center().y > self.frame.center().y;
        let (x, y, w, h) = if is_near { speech.own } else { speech.others };
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
        let frame = self.frame_of(seat)?;
        let k = self.k();
        let ribbon = self.places().ribbon * k;
        let room = self.room_beside(frame).min(self.room_inside(frame));
        if frame.height() < 1.5 * ribbon {
            return Some(self.strip(frame, dummy, room));
        }
        // The viewer's own name is in the bar; a dummy's open hand needs that place.
        if dummy || frame.bottom() > self.bottom - 60.0 * k && self.has_bar() {
            return Some(Stand {
                portrait: frame.center(),
                r: frame.width() / 2.0,
                ribbon: frame.center(),
                width: 0.0,
                height: 0.0,
                room,
                beside: None,
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
            beside: None,
        })
    }

    /// A name in one line with a small portrait, above an open hand; a dummy has no portrait.
    fn strip(&self, frame: Rect, dummy: bool, room: f32) -> Stand {
        let ribbon = self.places().ribbon * self.k();
        if dummy {
            return Stand {
                portrait: frame.center(),
                r: ribbon / 2.0,
                ribbon: frame.center(),
                width: frame.width(),
                height: ribbon,
                room,
                beside: None,
            };
        }
        let r = frame.height() / 2.0;
        let left = frame.left() + 2.0 * r + ribbon * 0.5;
        let width = (frame.right() - left).min(STRIP_NAME * self.k());
        Stand {
            portrait: frame.left_center() + vec2(r, 0.0),
            r,
            ribbon: pos2(left + width / 2.0, frame.center().y),
            width,
            height: ribbon,
            room: width + ribbon,
            beside: Some(Rect::from_x_y_ranges(
                left + width + ribbon * 0.5..=frame.right(),
                frame.y_range(),
            )),
        }
    }

    /// Twice the distance from a seat beside a panel to the nearer side of the table: its name stays below
    /// it.
    fn room_inside(&self, frame: Rect) -> f32 {
        let x = frame.center().x;
        let nearer = (x - self.frame.left()).min(self.frame.right() - x);
        if self.design.is_beside() {
            2.0 * nearer
        } else {
            f32::INFINITY
        }
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

/// The width of a name above an open hand, in design units.
const STRIP_NAME: f32 = 118.0;

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
    /// Where there is room beside the name for further words, instead of below it.
    pub beside: Option<Rect>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::layout::WindowShape;

    /// On a table with a line the score table never lies on the note or on a button, and the note
    /// ends above the choice buttons.
    #[test]
    fn score_table_and_note_leave_room() {
        for design in WindowShape::ALL.map(CardDesign::Whole) {
            let size = Vec2::new(design.size().x, design.size().y);
            let areas = CardAreas {
                frame: Rect::from_min_size(Pos2::ZERO, size),
                bottom: size.y,
                design,
                arrangement: Arrangement::Line,
                panel: None,
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
