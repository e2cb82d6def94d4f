//! The calendar of the month: the days on which something was done.

use egui::{Align, Align2, Rect, pos2, vec2};

use crate::app::screens::today::view::data::MonthData;
use crate::app::ui::{
    Flow, GOLD, HAIRLINE, INK, ON_RED, RED, announce, body, high_contrast, italic, strong,
};
use crate::texts::{text, two_sentences};

/// The days in a week.
const WEEK: usize = 7;
/// The height of a line of days.
const LINE: f32 = 38.0;

/// Shows the month and, below it, the streak.
pub(super) fn month(flow: &mut Flow, data: &MonthData) {
    flow.text(&data.title, strong(22.0), Align::Center);
    flow.gap(4.0);
    let scale = flow.theme.scale();
    let width = (flow.width() / WEEK as f32).min(60.0 * scale.max(1.0));
    let left = (flow.x.min + flow.x.max - width * WEEK as f32) / 2.0;
    let height = LINE * scale.clamp(1.0, 1.3);
    let names = flow.take(24.0 * scale.max(1.0));
    let weeks = (data.before + data.days.len()).div_ceil(WEEK);
    let grid = flow.take(height * weeks as f32);
    flow.draw(|ui| {
        let column = |place: usize| left + ((place % WEEK) as f32 + 0.5) * width;
        for place in 0..WEEK {
            let key = format!("weekday-{}", place + 1);
            let name = ui.fit(text(&key), italic(17.0), width);
            ui.put_text(
                name,
                pos2(column(place), names.center().y),
                Align2::CENTER_CENTER,
            );
        }
        let (full, edge) = ui.pick((RED, GOLD), (high_contrast::BLACK, high_contrast::BLACK));
        let r = height / 2.0 - 4.0;
        for (date, done) in data.days.iter().enumerate() {
            let place = data.before + date;
            let y = grid.top() + ((place / WEEK) as f32 + 0.5) * height;
            let center = pos2(column(place), y);
            if *done {
                ui.brush().circle(center, r, full, (1.2, HAIRLINE));
            }
            if date == data.today {
                ui.brush().circle_stroke(center, r + 2.0, (2.4, edge));
            }
            let ink = if *done { ON_RED } else { INK };
            let number = ui.fit(&(date + 1).to_string(), strong(17.0).ink(ink), width);
            ui.put_text(number, center, Align2::CENTER_CENTER);
        }
        let whole = Rect::from_min_max(names.min, grid.max).expand2(vec2(0.0, 2.0));
        announce(ui, &two_sentences(&data.title, &data.spoken), whole);
    });
    flow.gap(6.0);
    flow.text(&data.streak, italic(19.0), Align::Center);
    for line in &data.points {
        flow.gap(4.0);
        flow.text(line, body(18.0), Align::Center);
    }
}
