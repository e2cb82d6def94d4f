//! The phone's strip above the board and its sheet below.

use egui::{Align2, Rangef, Rect, Ui, pos2, vec2};

use crate::app::course::CourseCommand;
use crate::app::screens::around::course::view::data::CourseData;
use crate::app::screens::around::course::view::parts::{
    buttons, difficulty, icon_buttons, mood, next_button, pips, said, the_ribbon,
};
use crate::app::ui::flow::announce;
use crate::app::ui::theme::{Theme, heading, italic, put};
use crate::app::ui::widgets::portrait;

/// The phone's strip: the teacher and the title.
pub(super) fn strip(ui: &mut Ui, theme: &Theme, rect: Rect, data: &CourseData) {
    let ctx = ui.ctx().clone();
    theme.slip(ui.painter(), rect);
    let r = (rect.height() / 2.0 - 9.0).clamp(16.0, 32.0);
    let cy = rect.center().y;
    portrait(
        ui.painter(),
        theme,
        &data.portrait,
        pos2(rect.left() + r + 14.0, cy),
        r,
        mood(data),
    );
    let left = rect.left() + 2.0 * r + 26.0;
    let room = rect.right() - 16.0 - left;
    let scale = theme.scale();
    let title = theme.fit(&ctx, &data.title, heading(26.0_f32.min(33.0 / scale)), room);
    put(
        ui.painter(),
        title,
        pos2(left, cy + 4.0),
        Align2::LEFT_BOTTOM,
    );
    let second = if data.count.is_empty() {
        &data.name
    } else {
        &data.count
    };
    let size = 17.5_f32.min(25.0 / scale);
    let wide = if data.difficulty.is_some() {
        room - 76.0
    } else {
        room
    };
    let second = theme.fit(&ctx, second, italic(size), wide);
    put(
        ui.painter(),
        second,
        pos2(left, cy + 15.0),
        Align2::LEFT_CENTER,
    );
    if let Some(hard) = data.difficulty {
        difficulty(
            ui.painter(),
            theme,
            pos2(rect.right() - 16.0, cy + 14.0),
            hard,
        );
    }
    announce(
        ui,
        &format!("{}: {}. {}", data.name, data.title, data.count),
        rect,
    );
}

/// The phone's sheet: ribbon, text and buttons.
pub(super) fn sheet(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &CourseData,
) -> Option<CourseCommand> {
    theme.parchment(ui.painter(), rect.expand2(vec2(5.0, 6.0)));
    let inner = rect.x_range().shrink(20.0);
    let band_h = 40.0 * theme.scale().clamp(1.0, 1.3);
    let band = Rect::from_min_size(
        pos2(rect.left() + 2.0, rect.top() + 14.0),
        vec2(rect.width() - 4.0, band_h),
    );
    let cy = rect.bottom() - 14.0 - 22.0;
    let mut top = band.bottom() + 8.0;
    if let Some((done, all)) = data.step {
        pips(
            ui.painter(),
            theme,
            Rect::from_x_y_ranges(inner, Rangef::new(top, top + 14.0)),
            done,
            all,
            data.solved,
        );
        top += 18.0;
    }
    let room = Rect::from_min_max(pos2(inner.min, top), pos2(inner.max - 4.0, cy - 22.0 - 8.0));
    said(ui, theme, room, data);
    the_ribbon(ui, theme, band, data, 6.0, 24.0);
    let mut x = inner;
    let mut action = None;
    if data.next.is_some() {
        let count = buttons(data).len() as f32;
        let width = (inner.span() - 50.0 * count - 4.0).max(96.0);
        let button = Rect::from_min_max(
            pos2(inner.max - width, cy - 23.0),
            pos2(inner.max, cy + 23.0),
        );
        action = next_button(ui, theme, button, data);
        x.max = button.left() - 6.0;
    }
    icon_buttons(ui, theme, x, cy, 22.0, false, data).or(action)
}
