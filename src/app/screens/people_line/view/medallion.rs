//! A person in a round frame, and the plate with the name of a house.

use egui::{Align2, Pos2, Rect, Vec2, vec2};

use crate::app::screens::people_line::view::data::PeopleLine;
use crate::app::ui::{Brush, CREAM, INK, ON_RED, square, strong};

/// The least radius at which a person's attribute can be recognised.
const LEAST_ATTRIBUTE: f32 = 40.0;
/// Half the side of an attribute, in radii of the medallion.
const ATTRIBUTE: f32 = 16.0 / 52.0;
/// The offset of an attribute to the right and down, in radii.
const ASIDE: f32 = 0.7;
/// The radius of the ring round the chosen one, in radii of the medallion.
const RING: f32 = 70.0 / 58.0;

/// A person in a round frame.
pub struct Medallion<'a> {
    /// The line.
    pub line: &'a PeopleLine,
    /// The person, as an index into the line.
    pub person: usize,
    /// Whether the picture is veiled.
    pub veiled: bool,
    /// Whether a ring marks this person.
    pub chosen: bool,
}

impl<'a> Medallion<'a> {
    /// A person without veil and ring.
    pub fn of(line: &'a PeopleLine, person: usize) -> Self {
        Self {
            line,
            person,
            veiled: false,
            chosen: false,
        }
    }

    /// Paints it, with the radius `r`.
    pub fn paint(&self, brush: Brush, center: Pos2, r: f32) {
        let Some(person) = self.line.people.get(self.person) else {
            return;
        };
        let rect = |r: f32| square(center, 2.0 * r);
        let paint = |name: String, rect: Rect| brush.paint(&name, rect);
        if self.chosen {
            paint(self.line.sprite("chosen"), rect(r * RING));
        }
        paint(self.line.sprite_of("medal", person.house), rect(r));
        paint(self.line.sprite_of("portrait", self.person), rect(r));
        if self.veiled {
            paint(self.line.sprite("veil"), rect(r));
        } else if r >= LEAST_ATTRIBUTE {
            let at = rect(r * ATTRIBUTE).translate(Vec2::splat(r * ASIDE));
            paint(self.line.sprite_of("attribute", self.person), at);
        }
    }
}

/// The plate of a house, with its name and, if there is room, its years.
pub fn plate(brush: Brush, line: &PeopleLine, house: usize, rect: Rect) {
    let Some(data) = line.houses.get(house) else {
        return;
    };
    let sprite = line.sprite_of("plate", house);
    if brush.theme.contrast || brush.theme.shows(&sprite) {
        brush.paint(&sprite, rect);
    } else {
        // The words on it are pale.
        brush.rect_filled(rect, 2.0, INK);
    }
    let ink = brush.pick(ON_RED, CREAM);
    let size = (rect.height() * 0.6 / brush.theme.scale()).min(15.5);
    let room = rect.shrink2(vec2(9.0, 0.0));
    let width = |words: &str| brush.text_width(words, strong(size));
    let mut name = data.name.to_uppercase();
    if width(&name) > room.width() {
        name.clone_from(&data.name);
    }
    let both = width(&name) + width(&data.years) + 14.0 <= room.width();
    let words = brush.fit(&name, strong(size).ink(ink), room.width());
    if !both {
        brush.put_text(words, room.center(), Align2::CENTER_CENTER);
        return;
    }
    brush.put_text(words, room.left_center(), Align2::LEFT_CENTER);
    let years = brush.fit(&data.years, strong(size).ink(ink), room.width());
    brush.put_text(years, room.right_center(), Align2::RIGHT_CENTER);
}
