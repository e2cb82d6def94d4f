//! How far the players of a match of several had come: a line for each in the graph, and how many
//! moves each of them still needed in the position being viewed.

use egui::{Align2, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};

use crate::app::screens::table_hud::review::view::bar::place;
use crate::app::screens::table_hud::review::view::data::{Racer, ReviewData};
use crate::app::ui::palette::RACE;
use crate::app::ui::players::disc;
use crate::app::ui::{Brush, Pen, announce, body, high_contrast, strong};
use crate::texts::{fill, plural};

/// The dashes and gaps of the lines, by seat, in points: they are told apart without colour, too.
const DASHES: [Option<(f32, f32)>; 4] =
    [None, Some((9.0, 3.0)), Some((5.0, 2.5)), Some((2.5, 2.5))];

/// The height of a line of the list, in points at normal text size.
const LINE: f32 = 38.0;

/// A line for each player: it rises as the player comes nearer to the last goal.
pub(super) fn paint_lines(brush: Brush, field: Rect, data: &ReviewData) {
    let all = data.race.iter().flat_map(|racer| &racer.needed);
    let most = f32::from(all.copied().max().unwrap_or(1).max(1));
    for (seat, racer) in data.race.iter().enumerate() {
        let point = |(after, needed): (usize, &u16)| {
            let x = place(field.x_range(), data.moves, after);
            pos2(x, field.top() + field.height() * f32::from(*needed) / most)
        };
        let points: Vec<Pos2> = racer.needed.iter().enumerate().map(point).collect();
        paint_line(brush, seat, points);
    }
}

fn paint_line(brush: Brush, seat: usize, points: Vec<Pos2>) {
    let color = brush.pick(RACE[seat % RACE.len()], high_contrast::BLACK);
    let stroke = Stroke::new(2.2, color);
    match DASHES[seat % DASHES.len()] {
        Some((dash, gap)) => brush.extend(Shape::dashed_line(&points, stroke, dash, gap)),
        None => {
            brush.add(Shape::line(points, stroke));
        }
    }
}

/// The moves that a player still needed in the position being viewed.
fn needed(racer: &Racer, data: &ReviewData) -> u16 {
    racer.needed.get(data.shown).copied().unwrap_or_default()
}

/// The players below each other: the pattern of the line, the side, the name, the moves needed.
pub(super) fn list(ui: &mut Pen, room: Rect, data: &ReviewData) {
    let height = (LINE * ui.theme.scale()).min(room.height() / data.race.len().max(1) as f32);
    let (left, wide) = (room.left() + 80.0, room.width() * 0.42);
    let names = data.race.iter().map(|racer| &*racer.name);
    let beside = room.right() - wide - left - 8.0;
    let size = ui.common_size(names, strong(19.5), beside);
    for (seat, racer) in data.race.iter().enumerate() {
        let top = room.top() + height * seat as f32;
        let line = Rect::from_x_y_ranges(room.x_range(), top..=top + height);
        let cy = line.center().y;
        let sample = vec![pos2(line.left() + 6.0, cy), pos2(line.left() + 40.0, cy)];
        paint_line(ui.brush(), seat, sample);
        disc(ui.brush(), &racer.disc, pos2(line.left() + 60.0, cy), 13.0);
        let words = plural("review-to_go", usize::from(needed(racer, data)));
        let words = ui.fit(&words, body(18.5), wide);
        ui.put_text(words, line.right_center(), Align2::RIGHT_CENTER);
        let name = ui.fit(&racer.name, strong(size), beside);
        ui.put_text(name, pos2(left, cy), Align2::LEFT_CENTER);
        speak(ui, racer, data, line);
    }
}

/// The players beside each other: the side and the number of moves needed.
pub(super) fn row(ui: &mut Pen, room: Rect, data: &ReviewData) {
    let width = room.width() / data.race.len().max(1) as f32;
    for (seat, racer) in data.race.iter().enumerate() {
        let corner = pos2(room.left() + width * seat as f32, room.top());
        let cell = Rect::from_min_size(corner, vec2(width, room.height()));
        let cy = cell.center().y;
        let sample = vec![pos2(cell.left() + 4.0, cy), pos2(cell.left() + 24.0, cy)];
        paint_line(ui.brush(), seat, sample);
        disc(ui.brush(), &racer.disc, pos2(cell.left() + 40.0, cy), 11.0);
        let words = needed(racer, data).to_string();
        let words = ui.fit(&words, strong(19.0), width - 58.0);
        ui.put_text(words, pos2(cell.left() + 56.0, cy), Align2::LEFT_CENTER);
        speak(ui, racer, data, cell);
    }
}

fn speak(ui: &mut Ui, racer: &Racer, data: &ReviewData, rect: Rect) {
    let words = plural("review-to_go", usize::from(needed(racer, data)));
    let said = fill("review-racer", &[("name", &racer.name), ("moves", &words)]);
    announce(ui, &said, rect);
}
