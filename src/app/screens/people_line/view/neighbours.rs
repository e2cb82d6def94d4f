//! A person of a line between both neighbours, with their reigns.

use std::sync::Arc;

use egui::{Align, Align2, Context, Galley, Pos2, Rect, pos2, vec2};

use crate::app::screens::people_line::view::data::PeopleLine;
use crate::app::screens::people_line::view::medallion::Medallion;
use crate::app::ui::{Brush, GOLD, INK, INK_NOTE, Theme, body, italic, layers, strong};
use crate::texts::text;

/// The radius of a medallion.
const RADIUS: f32 = 42.0;
/// The gap between two people beside each other.
const GAP: f32 = 14.0;
/// The gap to the left of people below each other.
const MARGIN: f32 = 10.0;

/// How far from the left edge the words beside a medallion begin.
fn words_from(radius: f32) -> f32 {
    MARGIN + 2.0 * radius + 16.0
}

/// Up to three neighbours, laid out for a width: beside each other if there is room for their names,
/// otherwise below each other.
pub struct NeighboursLayout<'a> {
    line: &'a PeopleLine,
    /// Each with the place in the line, the name and the reign.
    people: Vec<(usize, Arc<Galley>, Arc<Galley>)>,
    middle: usize,
    radius: f32,
    beside: bool,
    width: f32,
}

impl<'a> NeighboursLayout<'a> {
    /// The neighbours of a person. `scale` scales the pictures and words.
    pub fn new(
        ctx: &Context,
        theme: &Theme,
        line: &'a PeopleLine,
        middle: usize,
        width: f32,
        scale: f32,
    ) -> Self {
        let first = middle.saturating_sub(1);
        let last = (middle + 2).min(line.people.len());
        let size = 20.0 * scale;
        let lay = |width: f32| -> Vec<(usize, Arc<Galley>, Arc<Galley>)> {
            let people = (first..last).map(|index| {
                let person = &line.people[index];
                let name = theme.wrapped(ctx, &person.name, strong(size), width);
                let reign = body(size * 0.9).ink(INK_NOTE);
                let reign = theme.wrapped(ctx, &person.reign, reign, width);
                (index, name, reign)
            });
            people.collect()
        };
        let mut people = lay(f32::INFINITY);
        let cell = width / 3.0 - GAP;
        let beside = people
            .iter()
            .all(|(_, name, reign)| name.size().x.max(reign.size().x) <= cell);
        let radius = RADIUS * scale * if beside { 1.0 } else { 0.75 };
        if !beside {
            people = lay(width - words_from(radius));
        }
        Self {
            line,
            middle,
            radius,
            beside,
            people,
            width,
        }
    }

    /// The height of the words of a person.
    fn words(&self) -> f32 {
        let heights = self.people.iter();
        let heights = heights.map(|(_, name, reign)| name.size().y + reign.size().y);
        heights.fold(0.0, f32::max)
    }

    /// The height of a row below the others.
    fn row(&self) -> f32 {
        self.words().max(2.0 * self.radius) + 12.0
    }

    /// The height that it needs.
    pub fn height(&self) -> f32 {
        if self.beside {
            2.0 * self.radius + self.words() + 22.0
        } else {
            self.row() * self.people.len() as f32
        }
    }

    /// Its text for screen readers.
    pub fn spoken(&self) -> String {
        let people = self.people.iter().map(|(index, ..)| {
            let person = &self.line.people[*index];
            format!("{}, {}", person.name, person.reign)
        });
        people.collect::<Vec<_>>().join(text("list-semicolon"))
    }

    /// Paints it from the upper left corner `at` on.
    pub fn paint(&self, brush: Brush, at: Pos2) {
        let cell = self.width / self.people.len().max(1) as f32;
        let center = |place: usize| {
            if self.beside {
                at + vec2((place as f32 + 0.5) * cell, self.radius + 9.0)
            } else {
                at + vec2(self.radius + MARGIN, (place as f32 + 0.5) * self.row())
            }
        };
        let (from, to) = (center(0), center(self.people.len().saturating_sub(1)));
        let thread = if self.beside {
            Rect::from_two_pos(from, to).expand2(vec2(self.radius + 6.0, 4.0))
        } else {
            Rect::from_two_pos(from, to).expand2(vec2(2.5, self.radius))
        };
        if self.beside {
            brush.paint(&self.line.sprite("thread"), thread);
        } else {
            let color = brush.pick(GOLD, INK);
            brush.vline(from.x, thread.y_range(), (5.0, color));
        }
        for (place, (index, name, reign)) in self.people.iter().enumerate() {
            let center = center(place);
            let medallion = Medallion {
                chosen: *index == self.middle,
                ..Medallion::of(self.line, *index)
            };
            medallion.paint(brush, center, self.radius);
            let (name, reign) = (name.clone(), reign.clone());
            if self.beside {
                let below = center + vec2(0.0, self.radius + 9.0);
                let line = brush.put_text(name, below, Align2::CENTER_TOP);
                brush.put_text(reign, line.center_bottom(), Align2::CENTER_TOP);
            } else {
                let words = name.size().y + reign.size().y;
                let left = pos2(at.x + words_from(self.radius), center.y - words / 2.0);
                let line = brush.put_text(name, left, Align2::LEFT_TOP);
                brush.put_text(reign, line.left_bottom(), Align2::LEFT_TOP);
            }
        }
    }
}

/// How much smaller the neighbours may be, if there is little room.
const PARTS: [f32; 5] = [1.0, 0.9, 0.8, 0.7, 0.6];

/// Shows the neighbours of a person on a slip over the middle of a table, below the sentence `words`: not
/// above `room` if they can be so small, and never below it. `k` is the number of points per design pixel.
pub fn tell(
    ctx: &Context,
    theme: &Theme,
    room: Rect,
    k: f32,
    narrow: bool,
    line: &PeopleLine,
    person: usize,
    words: &str,
) {
    if person >= line.people.len() {
        return;
    }
    let painter = layers::screen_painter(ctx);
    let brush = Brush::new(&painter, theme);
    let width = if narrow { 366.0 } else { 520.0 } * k;
    let pad = 12.0 * k;
    let inner = width - 2.0 * pad;
    let style = italic(19.0 * k.min(1.0 / theme.scale().sqrt())).ink(INK);
    let heading = brush.balanced(words, style, inner, Align::Center);
    let least = k.min(1.0) / theme.scale().sqrt();
    let lay = |part: f32| NeighboursLayout::new(ctx, theme, line, person, inner, part * least);
    let high = |three: &NeighboursLayout| heading.size().y + 4.0 * k + three.height() + 2.0 * pad;
    let mut sizes = PARTS.into_iter().map(lay);
    let fitting = sizes.find(|three| high(three) <= room.height());
    let three = fitting.unwrap_or_else(|| lay(PARTS[PARTS.len() - 1]));
    let height = high(&three);
    let top = (room.center().y - height / 2.0).min(room.bottom() - height);
    let corner = pos2(room.center().x - width / 2.0, top);
    let rect = Rect::from_min_size(corner, vec2(width, height));
    brush.paint("slip", rect);
    let top = pos2(rect.center().x, rect.top() + pad);
    let heading = brush.put_text(heading, top, Align2::CENTER_TOP);
    let below = heading.bottom() + 4.0 * k;
    three.paint(brush, pos2(rect.left() + pad, below));
}
