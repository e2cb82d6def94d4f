//! The rows of the gallery in a large window: medallions on a timeline, with the plates of their
//! houses below them.

use egui::{Align2, Context, Pos2, Rect, pos2, vec2};

use crate::app::screens::people_line::view::data::PeopleLine;
use crate::app::screens::people_line::view::entry::{announce_house, entry, widest_name};
use crate::app::screens::people_line::view::medallion::{Medallion, plate};
use crate::app::ui::pen::Pen;
use crate::app::ui::theme::{Theme, body, strong};
use crate::texts::text;

/// The rows of the large window: houses are never split.
pub(super) struct HouseRows {
    /// The houses of each row.
    rows: Vec<Vec<usize>>,
    /// The distance between two people.
    pitch: f32,
    /// The height of a row.
    height: f32,
    room: Rect,
}

/// The number of people that fit in a row.
const CAPACITY: f32 = 12.3;
/// The share of a house with a single person, whose name needs more room.
const ALONE: f32 = 2.1;
/// The gap between two houses.
const GAP: f32 = 9.0;
/// The least distance between two people.
const LEAST_PITCH: f32 = 52.0;

/// The room that a house takes, in people.
fn share(line: &PeopleLine, house: usize) -> f32 {
    let people = line.houses[house].people.len();
    if people == 1 { ALONE } else { people as f32 }
}

impl HouseRows {
    /// Lays the rows out. `None` if the window is too small for them, or the text too large.
    pub(super) fn fit(ctx: &Context, theme: &Theme, line: &PeopleLine, room: Rect) -> Option<Self> {
        let mut rows: Vec<Vec<usize>> = Vec::new();
        let mut free = 0.0;
        for house in 0..line.houses.len() {
            let share = share(line, house);
            if share > CAPACITY {
                return None;
            }
            if share > free || rows.is_empty() {
                rows.push(Vec::new());
                free = CAPACITY;
            }
            rows.last_mut()?.push(house);
            free -= share;
        }
        let pitch = (room.width() - 3.0 * GAP) / CAPACITY;
        let height = room.height() / rows.len() as f32;
        let fits = widest_name(ctx, theme, line) * 0.78 <= pitch
            && pitch >= LEAST_PITCH
            && height >= 104.0 * theme.scale().max(1.0);
        fits.then_some(Self {
            rows,
            pitch,
            height,
            room,
        })
    }

    /// Shows all people. Returns the one that was chosen.
    pub(super) fn show(&self, ui: &mut Pen, line: &PeopleLine, chosen: usize) -> Option<usize> {
        let theme = ui.theme;
        let r = (self.pitch * 0.455).min(self.height * 0.24);
        let names = line.people.iter().map(|one| one.name.as_str());
        let wanted = (14.5 * self.pitch / 66.0).clamp(12.0 / theme.scale(), 19.0);
        let room = self.pitch - 3.0;
        let size = ui.common_size(names, strong(wanted), room);
        let mut pressed = None;
        for (number, houses) in self.rows.iter().enumerate() {
            let top = self.room.top() + number as f32 * self.height;
            let y = top + r + 4.0;
            let people: f32 = houses.iter().map(|house| share(line, *house)).sum();
            let gaps = GAP * (houses.len() - 1) as f32;
            let end = self.room.left() + people * self.pitch + gaps;
            self.thread(ui, line, y, end, number + 1 < self.rows.len());
            let mut x = self.room.left();
            for house in houses {
                let width = share(line, *house) * self.pitch;
                let people = line.houses[*house].people.clone();
                let step = width / people.len().max(1) as f32;
                for (place, person) in people.enumerate() {
                    let extent = vec2(step, 2.0 * r + 8.0 + 22.0 * theme.scale());
                    let cell = Rect::from_min_size(pos2(x + place as f32 * step, top), extent);
                    let is_chosen = person == chosen;
                    let response = entry(ui, line, person, is_chosen, cell, r, size);
                    if response.clicked() || response.gained_focus() {
                        pressed = Some(person);
                    }
                }
                let at = pos2(x + 1.0, top + 2.0 * r + 12.0 + 20.0 * theme.scale());
                let high = (25.0 * theme.scale().sqrt()).min(self.height - (at.y - top) - 4.0);
                let rect = Rect::from_min_size(at, vec2(width - 2.0, high));
                plate(ui.brush(), line, *house, rect);
                announce_house(ui, line, *house, rect);
                x += width + GAP;
            }
            self.legend(ui, line, pos2(end, top));
        }
        pressed
    }

    /// The timeline behind a row, with an arrow to the next row.
    fn thread(&self, ui: &Pen, line: &PeopleLine, y: f32, end: f32, goes_on: bool) {
        let rect = Rect::from_x_y_ranges(self.room.left() - 6.0..=end + 4.0, y - 4.0..=y + 4.0);
        ui.paint(&line.sprite("thread"), rect);
        if goes_on {
            let tip = Rect::from_center_size(pos2(end + 10.0, y), vec2(14.0, 18.0));
            ui.paint(&line.sprite("thread_end"), tip);
        }
    }

    /// What the veil means, where a row leaves room for it.
    fn legend(&self, ui: &Pen, line: &PeopleLine, from: Pos2) {
        let room = Rect::from_x_y_ranges(
            from.x + 36.0..=self.room.right(),
            from.y..=from.y + self.height - 18.0,
        );
        if room.width() < 240.0 {
            return;
        }
        let slip = Rect::from_min_max(room.min + vec2(0.0, 6.0), room.max);
        ui.paint("slip", slip);
        let step = slip.height() / 2.0;
        let r = (step * 0.36).min(20.0);
        for (place, key) in ["line-learned", "line-veiled"].into_iter().enumerate() {
            let y = slip.top() + 4.0 + (step - 4.0) * (place as f32 + 0.5);
            let center = pos2(slip.left() + 18.0 + r, y);
            let medallion = Medallion {
                veiled: place == 1,
                ..Medallion::of(line, line.people.len() / 3)
            };
            medallion.paint(ui.brush(), center, r);
            let left = center.x + r + 12.0;
            let width = slip.right() - left - 12.0;
            let words = ui.fit(text(key), body(17.0), width);
            ui.put_text(words, pos2(left, y), Align2::LEFT_CENTER);
        }
    }
}
