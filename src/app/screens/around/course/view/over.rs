//! The panel over a card table, which has no room beside it.

use egui::{Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::app::course::CourseCommand;
use crate::app::screens::around::course::view::data::CourseData;
use crate::app::screens::around::course::view::parts::{
    buttons, icon_buttons, mood, next_button, pips, said,
};
use crate::app::table::layout::cards::OverAreas;
use crate::app::ui::flow::announce;
use crate::app::ui::high_contrast;
use crate::app::ui::theme::{HAIRLINE, RED, Theme, heading, put, strong, wash};
use crate::app::ui::widgets::portrait;
use crate::texts::text;

/// Shows the panel over a card table.
pub fn show_over(
    ui: &mut Ui,
    theme: &Theme,
    areas: &OverAreas,
    data: &CourseData,
) -> Option<CourseCommand> {
    words_panel(ui, theme, areas.words, data);
    bar(ui, theme, areas.bar, data)
}

/// The text on parchment, below the teacher's name and the progress.
fn words_panel(ui: &mut Ui, theme: &Theme, rect: Rect, data: &CourseData) {
    let ctx = ui.ctx().clone();
    theme.slip(ui.painter(), rect);
    let r = if rect.height() < 250.0 { 17.0 } else { 26.0 };
    let inner = rect.shrink2(vec2(14.0, 8.0));
    let head = Rect::from_min_size(inner.min, vec2(inner.width(), 2.0 * r));
    portrait(
        ui.painter(),
        theme,
        &data.portrait,
        pos2(head.left() + r, head.center().y),
        r,
        mood(data),
    );
    let left = head.left() + 2.0 * r + 10.0;
    let done = if data.solved {
        text("course-solved")
    } else {
        ""
    };
    let done = theme.fit(
        &ctx,
        done,
        strong(19.0_f32.min(26.0 / theme.scale())).ink(RED),
        110.0,
    );
    let room = head.right() - left - done.size().x - 10.0;
    let title = theme.fit(
        &ctx,
        &data.title,
        heading(23.0_f32.min(30.0 / theme.scale())),
        room,
    );
    put(
        ui.painter(),
        title,
        pos2(left, head.center().y - 5.0),
        Align2::LEFT_CENTER,
    );
    put(
        ui.painter(),
        done,
        head.right_center() - vec2(0.0, 5.0),
        Align2::RIGHT_CENTER,
    );
    if let Some((done, all)) = data.step {
        let line = Rect::from_min_max(
            pos2(left, head.bottom() - 8.0),
            pos2(head.right(), head.bottom() + 4.0),
        );
        pips(ui.painter(), theme, line, done, all, data.solved);
    }
    announce(
        ui,
        &format!("{}: {}. {}", data.name, data.title, data.ribbon),
        head,
    );
    let room = Rect::from_min_max(pos2(inner.left(), head.bottom() + 8.0), inner.max);
    said(ui, theme, room, data);
}

/// The buttons, in a dark bar.
fn bar(ui: &mut Ui, theme: &Theme, rect: Rect, data: &CourseData) -> Option<CourseCommand> {
    let (fill, line) = if theme.contrast {
        (high_contrast::BLACK, high_contrast::WHITE)
    } else {
        (Color32::from_rgb(0x16, 0x0d, 0x07), wash(HAIRLINE, 0.9))
    };
    ui.painter()
        .rect(rect, 6.0, fill, Stroke::new(1.2, line), StrokeKind::Inside);
    let mut x = rect.x_range().shrink(8.0);
    let mut action = None;
    if data.next.is_some() {
        let width = (x.span() - 48.0 * buttons(data).len() as f32 - 4.0).max(96.0);
        let button = Rect::from_center_size(
            pos2(x.max - width / 2.0, rect.center().y),
            vec2(width, 40.0_f32.min(rect.height() - 4.0)),
        );
        action = next_button(ui, theme, button, data);
        x.max = button.left() - 6.0;
    }
    icon_buttons(ui, theme, x, rect.center().y, 19.0, false, data).or(action)
}
