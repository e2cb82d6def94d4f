//! The graph of the evaluation.

use egui::{
    Color32, CursorIcon, Mesh, Pos2, Rangef, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType, pos2,
};

use crate::app::screens::table_hud::review::view::bar::{bar_info, go_through, place};
use crate::app::screens::table_hud::review::view::data::{CAP, ReviewAction, ReviewData, Weight};
use crate::app::screens::table_hud::review::view::moments::mark;
use crate::app::screens::table_hud::review::view::race;
use crate::app::ui::players::disc;
use crate::app::ui::{
    Brush, GOLD, HAIRLINE, INK, INK_BRASS, Pen, RED, Theme, high_contrast, id, rgb, sensing,
    show_focus, wash,
};
use crate::texts::text;

/// Shows the graph. On a phone it is also the progress bar.
pub(super) fn show(
    ui: &mut Pen,
    rect: Rect,
    data: &ReviewData,
    is_bar: bool,
) -> Option<ReviewAction> {
    let response = if is_bar {
        as_bar(ui, rect, data)
    } else {
        as_picture(ui, rect)
    };
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    let x = rect.x_range().shrink(7.0);
    let action = go_through(ui, &response, x, data);
    let field = Rect::from_x_y_ranges(x, rect.y_range().shrink(5.0));
    paint_ground(ui.brush(), rect);
    if data.race.is_empty() {
        let points = curve(field, data);
        paint_curve(ui.brush(), rect, &points);
        paint_moments(ui.brush(), rect, x, data, &points);
        paint_sides(ui.brush(), rect, &data.discs);
    } else {
        race::paint_lines(ui.brush(), field, data);
    }
    paint_cursor(ui.brush(), rect, place(x, data.moves, data.shown));
    show_focus(ui, &response, rect.shrink(2.0));
    action
}

/// Makes the graph the control for jumping through the match.
fn as_bar(ui: &Ui, rect: Rect, data: &ReviewData) -> Response {
    let sense = Sense::click_and_drag();
    sensing(ui, id("review", "bar"), rect, sense, || bar_info(data))
}

/// Makes the graph clickable above a progress bar; it takes no focus.
fn as_picture(ui: &Ui, rect: Rect) -> Response {
    let sense = Sense::CLICK | Sense::DRAG;
    sensing(ui, id("review", "graph"), rect, sense, || {
        WidgetInfo::labeled(WidgetType::Image, true, text("review-graph"))
    })
}

/// The colour of the frame and of the middle line.
fn line_color(theme: &Theme) -> Color32 {
    theme.pick(HAIRLINE, high_contrast::BLACK)
}

fn paint_ground(brush: Brush, rect: Rect) {
    let ground = brush.pick(wash(rgb(0xb8955a), 0.35), high_contrast::WHITE);
    let line = Stroke::new(1.3, line_color(brush.theme));
    brush.rect(rect, 3.0, ground, line, StrokeKind::Inside);
}

/// The curve, with the areas between it and the middle line.
fn paint_curve(brush: Brush, rect: Rect, points: &[Option<Pos2>]) {
    let zero = rect.center().y;
    areas(brush, zero, points);
    let line = Stroke::new(1.2, line_color(brush.theme));
    brush.hline(rect.x_range().shrink(1.5), zero, line);
    let ink = brush.pick(INK, high_contrast::BLACK);
    for pair in points.windows(2) {
        if let [Some(from), Some(to)] = pair {
            brush.line_segment([*from, *to], (1.8, ink));
        }
    }
}

/// The turning point, and the mistakes.
fn paint_moments(brush: Brush, rect: Rect, x: Rangef, data: &ReviewData, points: &[Option<Pos2>]) {
    let color = brush.pick(RED, high_contrast::BLACK);
    for moment in &data.moments {
        if moment.turning {
            let x = place(x, data.moves, moment.after);
            let ends = [pos2(x, rect.top() + 2.0), pos2(x, rect.bottom() - 2.0)];
            brush.extend(Shape::dashed_line(&ends, Stroke::new(1.6, color), 4.0, 3.0));
        }
        if moment.weight != Weight::Note
            && let Some(Some(at)) = points.get(moment.after)
        {
            mark(brush, moment.weight, *at, 5.5);
        }
    }
}

/// The position being viewed.
fn paint_cursor(brush: Brush, rect: Rect, x: f32) {
    let (pale, dark) = brush.pick(
        (GOLD, INK_BRASS),
        (high_contrast::YELLOW, high_contrast::BLACK),
    );
    brush.vline(x, rect.y_range().shrink(1.5), (4.4, dark));
    brush.vline(x, rect.y_range().shrink(1.5), (2.2, pale));
    for y in [rect.top(), rect.bottom()] {
        brush.circle(pos2(x, y), 4.5, pale, (1.4, dark));
    }
}

/// The labels above and below the line: who is ahead there.
fn paint_sides(brush: Brush, rect: Rect, discs: &[String; 2]) {
    let y = rect.y_range().shrink(14.0);
    for (sprite, y) in discs.iter().zip([y.min, y.max]) {
        disc(brush, sprite, pos2(rect.left() - 13.0, y), 8.5);
    }
}

/// The points of the graph on the screen. Small leads are exaggerated, because the first man ahead
/// matters most.
fn curve(field: Rect, data: &ReviewData) -> Vec<Option<Pos2>> {
    let half = field.height() / 2.0;
    let points = data.graph.iter().take(data.moves + 1).enumerate();
    points
        .map(|(after, score)| {
            let part = (*score)?.clamp(-CAP, CAP) as f32 / CAP as f32;
            let y = field.center().y - part.signum() * part.abs().sqrt() * half;
            Some(pos2(place(field.x_range(), data.moves, after), y))
        })
        .collect()
}

/// Fills the area between the curve and the middle line: dark above it, light below. It is one
/// mesh, so that there are no seams between moves.
fn areas(brush: Brush, zero: f32, points: &[Option<Pos2>]) {
    let (above, below) = brush.pick(
        (rgb(0x4a2e1c), rgb(0xfbf3df)),
        (high_contrast::BLACK, high_contrast::DULL),
    );
    let mut mesh = Mesh::default();
    let mut fill = |from: Pos2, to: Pos2| {
        let color = if from.y + to.y < 2.0 * zero {
            above
        } else {
            below
        };
        let first = mesh.vertices.len() as u32;
        for corner in [from, to, pos2(to.x, zero), pos2(from.x, zero)] {
            mesh.colored_vertex(corner, color);
        }
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first, first + 2, first + 3);
    };
    for pair in points.windows(2) {
        let [Some(from), Some(to)] = pair else {
            continue;
        };
        if (from.y - zero) * (to.y - zero) < 0.0 {
            let part = (zero - from.y) / (to.y - from.y);
            let middle = pos2(from.x + (to.x - from.x) * part, zero);
            fill(*from, middle);
            fill(middle, *to);
        } else {
            fill(*from, *to);
        }
    }
    brush.add(Shape::mesh(mesh));
}
