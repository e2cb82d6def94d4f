//! The review of a finished match beside the board: a progress bar, the graph of the evaluation,
//! and the key moves. It replaces [`hud`](crate::app::screens::around::hud): on the desktop one tall
//! parchment, on a phone the sheet below the board.

mod bar;
mod data;
mod graph;
mod moments;
mod race;
mod slim;
mod transport;

pub use data::{CAP, Moment, Racer, ReviewAction, ReviewData, ReviewPanelState, SPEEDS, Weight};
pub use slim::show_slim;

use egui::{Align2, Rangef, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::app::screens::around::hud::HudAreas;
use crate::app::screens::around::review::view::bar::scrub;
use crate::app::screens::around::review::view::moments::next_moment;
use crate::app::screens::around::review::view::transport::transport;
use crate::app::screens::around::side::Controls;
use crate::app::ui::breakpoints::is_large;
use crate::app::ui::flow::announce;
use crate::app::ui::theme::{ON_RED, Theme, heading, italic, put, strong};
use crate::app::ui::widgets::{TextButton, divider, ribbon};
use crate::app::ui::{high_contrast, id};
use crate::texts::{fill, text};

/// Shows the panel beside a board; on a phone the strip above it stays.
pub fn show(
    ui: &mut Ui,
    theme: &Theme,
    areas: &HudAreas,
    data: &ReviewData,
    state: &mut ReviewPanelState,
) -> Option<ReviewAction> {
    let controls = &mut state.focus.controls;
    controls.clear();
    let action = if areas.top.is_some() {
        sheet(ui, theme, areas.main, data, controls)
    } else {
        desk(ui, theme, areas.main, data, controls)
    };
    state.focus.hand_over(ui.ctx(), Some(id("review", "bar")));
    action
}

/// The desktop's tall panel.
fn desk(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &ReviewData,
    controls: &mut Controls,
) -> Option<ReviewAction> {
    theme.parchment(ui.painter(), rect);
    let scale = theme.scale();
    let inner = rect.x_range().shrink(34.0);
    let band_h = (48.0 * scale.max(1.0)).min(72.0);
    let band = Rect::from_min_size(
        pos2(rect.left(), rect.top() + 34.0),
        vec2(rect.width(), band_h),
    );
    let mut y = band.bottom() + 12.0;
    // The bar is below the graph and has the same width.
    let across = Rangef::new(inner.min + 22.0, inner.max - 6.0);
    let mut action = None;
    if data.has_graph() {
        let h = if is_large(scale) { 110.0 } else { 150.0 };
        let at = Rect::from_x_y_ranges(across, Rangef::new(y, y + h));
        action = graph::show(ui, theme, at, data, None).or(action);
        y = at.bottom() + 2.0;
    }
    let bar = Rect::from_x_y_ranges(across, Rangef::new(y, y + 44.0));
    action = scrub(ui, theme, bar, data, controls).or(action);
    let cy = bar.bottom() + 4.0 + 22.0;
    let all_but_close = [0, 1, 2, 3, 4, 5];
    action = transport(ui, theme, (inner, cy, 20.0), data, &all_but_close, controls).or(action);
    let mut top = cy + 30.0;
    let button = Rect::from_min_max(
        pos2(inner.min + 50.0, rect.bottom() - 78.0),
        pos2(inner.max - 50.0, rect.bottom() - 32.0),
    );
    let bottom = button.top() - 12.0;
    if data.progress.is_some() || !data.line.is_empty() {
        let at = Rect::from_x_y_ranges(inner, Rangef::new(top, top + 26.0 * scale.min(1.4)));
        progress(ui, theme, at, data);
        top = at.bottom() + 4.0;
    }
    if data.has_graph() {
        divider(ui.painter(), theme, inner, top + 4.0);
        let room = Rect::from_min_max(
            pos2(inner.min - 6.0, top + 14.0),
            pos2(inner.max + 2.0, bottom),
        );
        if data.race.is_empty() {
            action = moments::list(ui, theme, room, data, controls).or(action);
        } else {
            race::list(ui, theme, room, data);
        }
    }
    head(ui, theme, band, data, 14.0, 30.0);
    if TextButton::brass(text("review-close"))
        .show(ui, theme, id("review", "close"), button)
        .clicked()
    {
        action = Some(ReviewAction::Close);
    }
    controls.push((id("review", "close"), button));
    action
}

/// The phone's sheet: here the graph is also the progress bar.
fn sheet(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &ReviewData,
    controls: &mut Controls,
) -> Option<ReviewAction> {
    theme.parchment(ui.painter(), rect.expand2(vec2(5.0, 6.0)));
    let inner = rect.x_range().shrink(20.0);
    let band_h = 40.0 * theme.scale().clamp(1.0, 1.2);
    let band = Rect::from_min_size(
        pos2(rect.left() + 2.0, rect.top() + 14.0),
        vec2(rect.width() - 4.0, band_h),
    );
    let cy = rect.bottom() - 14.0 - 22.0;
    let bottom = cy - 22.0 - 8.0;
    let top = band.bottom() + 8.0;
    let mut action = None;
    let across = Rangef::new(inner.min + 18.0, inner.max - 6.0);
    let h = if !data.race.is_empty() {
        (bottom - top - 44.0).clamp(44.0, 160.0)
    } else if data.has_graph() {
        ((bottom - top) * 0.52).clamp(44.0, 76.0)
    } else {
        44.0
    };
    let at = Rect::from_x_y_ranges(across, Rangef::new(top, top + h));
    action = if data.has_graph() {
        graph::show(ui, theme, at, data, Some(controls))
    } else {
        scrub(ui, theme, at, data, controls)
    }
    .or(action);
    let said = Rect::from_x_y_ranges(inner, Rangef::new(at.bottom() + 4.0, bottom));
    if !data.race.is_empty() {
        race::row(ui, theme, said, data);
    } else if data.progress.is_some() || data.moments.is_empty() {
        progress(ui, theme, said, data);
    } else {
        action = next_moment(ui, theme, said, data, controls).or(action);
    }
    let all = [0, 1, 2, 3, 4, 5, 6];
    action = transport(ui, theme, (inner, cy, 22.0), data, &all, controls).or(action);
    head(ui, theme, band, data, 6.0, 24.0);
    action
}

/// The position being viewed, in words.
fn shown_words(data: &ReviewData) -> &str {
    if data.shown == 0 {
        text("review-beginning")
    } else {
        &data.shown_name
    }
}

/// The ribbon: the title, and the position being viewed.
fn head(ui: &mut Ui, theme: &Theme, band: Rect, data: &ReviewData, over: f32, pad: f32) {
    let ctx = ui.ctx().clone();
    ribbon(ui.painter(), theme, band, over);
    let shown = shown_words(data);
    let title = text(if data.has_graph() {
        "review-title"
    } else {
        "review-replay"
    });
    let size = 23.0_f32.min(30.0 / theme.scale());
    let room = band.width() - 2.0 * pad;
    let place = theme.fit(&ctx, shown, strong(size - 2.0).ink(ON_RED), room * 0.46);
    let left = theme.fit(
        &ctx,
        title,
        heading(size).ink(ON_RED),
        room - place.size().x - 12.0,
    );
    put(
        ui.painter(),
        left,
        pos2(band.left() + pad, band.center().y),
        Align2::LEFT_CENTER,
    );
    put(
        ui.painter(),
        place,
        pos2(band.right() - pad, band.center().y),
        Align2::RIGHT_CENTER,
    );
    announce(ui, &format!("{title}: {shown}"), band);
}

/// The progress of the review, as a bar with text; once it is complete, the match in a line.
fn progress(ui: &mut Ui, theme: &Theme, rect: Rect, data: &ReviewData) {
    let ctx = ui.ctx().clone();
    let Some((done, all)) = data.progress else {
        let words = theme.fit(&ctx, &data.line, italic(18.5), rect.width());
        put(ui.painter(), words, rect.center(), Align2::CENTER_CENTER);
        announce(ui, &data.line, rect);
        return;
    };
    let said = fill(
        "review-progress",
        &[("n", &done.to_string()), ("all", &all.to_string())],
    );
    let words = theme.fit(&ctx, &said, italic(18.0), rect.width() * 0.62);
    let right = put(ui.painter(), words, rect.left_center(), Align2::LEFT_CENTER).right();
    let groove = Rect::from_min_max(
        pos2(right + 14.0, rect.center().y - 9.0),
        pos2(rect.right(), rect.center().y + 9.0),
    );
    let part = done as f32 / all.max(1) as f32;
    let full = groove.shrink2(vec2(4.0, 4.0));
    let bar = full.with_max_x(full.left() + full.width() * part.clamp(0.0, 1.0));
    if theme.contrast {
        ui.painter().rect(
            groove,
            9.0,
            high_contrast::WHITE,
            Stroke::new(2.0, high_contrast::BLACK),
            StrokeKind::Inside,
        );
        ui.painter().rect_filled(bar, 5.0, high_contrast::BLACK);
    } else {
        theme.paint(ui.painter(), "progress_groove", groove);
        if bar.width() >= 4.0 {
            theme.paint(ui.painter(), "progress_fill", bar);
        }
    }
    announce(ui, &said, rect);
}
