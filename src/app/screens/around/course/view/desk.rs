//! The desktop's tall panel.

use egui::{Align, Align2, Rangef, Rect, Ui, pos2, vec2};

use crate::app::course::CourseCommand;
use crate::app::screens::around::course::view::data::CourseData;
use crate::app::screens::around::course::view::parts::{
    how_far, icon_buttons, label_height, mood, next_button, said, the_ribbon,
};
use crate::app::ui::breakpoints::is_large;
use crate::app::ui::flow::announce;
use crate::app::ui::theme::{Theme, heading, italic, put};
use crate::app::ui::widgets::{divider, portrait};

/// Shows the panel: the teacher, the ribbon, the progress, the text and the buttons.
pub(super) fn desk(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &CourseData,
) -> Option<CourseCommand> {
    theme.parchment(ui.painter(), rect);
    let ctx = ui.ctx().clone();
    let scale = theme.scale();
    let inner = rect.x_range().shrink(36.0);
    // Score cards need the room of a large portrait.
    let small = is_large(scale) || !data.score_cards.is_empty();
    let r = if small { 40.0 } else { 60.0 };
    let head_top = rect.top() + 34.0;
    let left = rect.left() + 32.0 + 2.0 * r + 16.0;
    let room = rect.right() - 30.0 - left;
    let title = theme.balanced(
        &ctx,
        &data.title,
        heading(if is_large(scale) { 22.0 } else { 28.0 }),
        room,
        Align::Min,
    );
    let name = theme.fit(&ctx, &data.name, italic(19.0), room);
    let words_h = title.size().y + name.size().y;
    let head_h = words_h.max(2.0 * r);
    let middle = pos2(rect.left() + 32.0 + r, head_top + head_h / 2.0);
    portrait(ui.painter(), theme, &data.portrait, middle, r, mood(data));
    let y = head_top + (head_h - words_h) / 2.0;
    let below = put(ui.painter(), title, pos2(left, y), Align2::LEFT_TOP).bottom();
    put(ui.painter(), name, pos2(left, below), Align2::LEFT_TOP);
    let head = Rect::from_min_max(
        pos2(left, head_top),
        pos2(rect.right() - 30.0, head_top + head_h),
    );
    announce(ui, &format!("{}: {}", data.name, data.title), head);
    let band_h = (48.0 * scale.max(1.0)).min(72.0);
    let top = head.bottom() + 26.0_f32.min(rect.height() * 0.045);
    let band = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), band_h));
    let buttons_cy = rect.bottom() - 20.0 - label_height(theme) - 4.0 - 25.0;
    let mut bottom = buttons_cy - 25.0 - 14.0;
    let mut action = None;
    if data.next.is_some() {
        let button = Rect::from_min_max(
            pos2(inner.min + 10.0, bottom - 56.0),
            pos2(inner.max - 10.0, bottom),
        );
        action = next_button(ui, theme, button, data);
        bottom = button.top() - 12.0;
    }
    let mut top = band.bottom() + 14.0;
    let line = Rect::from_x_y_ranges(inner, Rangef::new(top, top + 26.0 * scale.min(1.4)));
    if how_far(ui, theme, line, data) {
        divider(ui.painter(), theme, inner, line.bottom() + 8.0);
        top = line.bottom() + 18.0;
    }
    let room = Rect::from_min_max(pos2(inner.min, top), pos2(inner.max, bottom));
    said(ui, theme, room, data);
    the_ribbon(ui, theme, band, data, 14.0, 34.0);
    let x = Rangef::new(inner.min - 8.0, inner.max + 8.0);
    icon_buttons(ui, theme, x, buttons_cy, 25.0, true, data).or(action)
}
