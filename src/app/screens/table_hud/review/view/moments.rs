//! The key moves: a list on the desktop, one at a time on a phone.

use std::sync::Arc;

use egui::{
    Align, Align2, Color32, Galley, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use crate::app::screens::table_hud::review::view::data::{
    Moment, ReviewAction, ReviewData, Weight,
};
use crate::app::ui::{
    Brush, Flow, GOLD, INK, INK_BRASS, Pen, RED, announce, body, high_contrast, id, id_of, italic,
    scrolling, show_focus, strong, target, wash,
};
use crate::texts::{fill, text};

/// The list of key moves, each of which can be pressed.
pub(super) fn list(ui: &mut Pen, room: Rect, data: &ReviewData) -> Option<ReviewAction> {
    if data.moments.is_empty() {
        let key = if data.progress.is_some() {
            "review-waiting"
        } else {
            "review-nothing"
        };
        no_moments(ui, room, text(key));
        return None;
    }
    scrolling(ui, id("review", "moments"), room, false, |flow| {
        let mut pressed = None;
        for (i, moment) in data.moments.iter().enumerate() {
            let shown = moment.after == data.shown;
            if row(flow, i, moment, shown) {
                pressed = Some(ReviewAction::Seek(moment.after));
            }
        }
        pressed
    })
}

/// What is shown instead of the list.
fn no_moments(ui: &mut Pen, room: Rect, words: &str) {
    let galley = ui.balanced(words, italic(18.5), room.width() - 12.0, Align::Min);
    let corner = room.min + vec2(6.0, 4.0);
    ui.put_text(galley, corner, Align2::LEFT_TOP);
    let line = Rect::from_min_size(room.min, vec2(room.width(), 30.0));
    announce(ui, words, line);
}

/// A row of the list: mark, move, kind and explanation. Returns whether it was pressed.
fn row(flow: &mut Flow, i: usize, moment: &Moment, shown: bool) -> bool {
    let (theme, ctx) = (flow.theme, flow.ctx);
    let width = flow.width() - 38.0;
    let kind = kind(moment);
    let head = format!("{}  {kind}", moment.name);
    let head = flow.fit(&head, strong(19.0), width);
    let sentence = &moment.sentence;
    let said = (!sentence.is_empty()).then(|| theme.wrapped(ctx, sentence, body(18.0), width));
    let height = head.size().y + said.as_ref().map_or(0.0, |said| said.size().y);
    let line = flow.take((height + 9.0).max(44.0));
    let pressed = flow.draw(|ui| {
        let spoken = format!("{}, {kind}. {sentence}", moment.name);
        let response = target(ui, id_of("review", "moment", i), line, true, || {
            WidgetInfo::selected(WidgetType::SelectableLabel, true, shown, spoken.trim())
        });
        if shown {
            ui.paint("row_selected", line.shrink(1.0));
        } else if response.hovered() {
            ui.paint("row_hover", line.shrink(1.0));
        }
        let top = line.center().y - height / 2.0;
        let sign = pos2(line.left() + 18.0, top + head.size().y / 2.0);
        mark(ui.brush(), moment.weight, sign, 7.0);
        let left = line.left() + 34.0;
        let below = ui
            .put_text(head, pos2(left, top), Align2::LEFT_TOP)
            .bottom();
        if let Some(said) = said {
            ui.put_text(said, pos2(left, below), Align2::LEFT_TOP);
        }
        show_focus(ui, &response, line.shrink2(vec2(7.0, 4.0)));
        response.clicked()
    });
    flow.gap(2.0);
    pressed == Some(true)
}

/// The mark of a key move; its kind is shown by shape as well as by colour.
pub(super) fn mark(brush: Brush, weight: Weight, center: Pos2, r: f32) {
    let (red, gold, line) = brush.pick(
        (RED, GOLD, INK_BRASS),
        (
            high_contrast::BLACK,
            high_contrast::YELLOW,
            high_contrast::BLACK,
        ),
    );
    let edge = Stroke::new(1.3, line);
    let shape = |steps: &[Vec2], fill| {
        let points: Vec<Pos2> = steps.iter().map(|step| center + *step * r).collect();
        brush.add(Shape::convex_polygon(points, fill, edge));
    };
    match weight {
        Weight::Inaccuracy => {
            brush.circle(center, r * 0.75, gold, edge);
        }
        Weight::Mistake => shape(&[vec2(0.0, -1.1), vec2(1.05, 0.8), vec2(-1.05, 0.8)], gold),
        Weight::Blunder => shape(
            &[
                vec2(0.0, -1.25),
                vec2(1.25, 0.0),
                vec2(0.0, 1.25),
                vec2(-1.25, 0.0),
            ],
            red,
        ),
        Weight::Turn => {
            brush.circle(center, r * 0.6, Color32::TRANSPARENT, (1.8, red));
        }
        Weight::Note => {
            let sheet = Rect::from_center_size(center, Vec2::new(1.4, 1.8) * r);
            brush.rect(sheet, 1.0, Color32::WHITE, edge, StrokeKind::Middle);
        }
    }
}

/// The name of a kind of key move.
fn kind(moment: &Moment) -> String {
    let weight = text(match moment.weight {
        Weight::Inaccuracy => "review-inaccuracy",
        Weight::Mistake => "review-mistake",
        Weight::Blunder => "review-blunder",
        Weight::Turn => "review-turn",
        Weight::Note => "review-note",
    });
    if moment.turning && moment.weight != Weight::Turn {
        fill("review-and_turn", &[("what", weight)])
    } else {
        weight.to_owned()
    }
}

/// On a phone: the explanation of the move being viewed, or which key move is next; pressing it
/// goes to the next one.
pub(super) fn next_moment(ui: &mut Pen, rect: Rect, data: &ReviewData) -> Option<ReviewAction> {
    let here = || {
        let moments = data.moments.iter();
        moments.filter(|moment| moment.after == data.shown)
    };
    let next = data
        .moments
        .iter()
        .find(|moment| moment.after > data.shown)
        .or(data.moments.first())?;
    let told: Vec<String> = here()
        .map(|moment| format!("{}: {}", kind(moment), moment.sentence))
        .collect();
    let words = match told.as_slice() {
        [_, ..] => told.join(text("sentence-gap")),
        [] => fill(
            "review-next",
            &[("move", &next.name), ("what", &kind(next))],
        ),
    };
    let elsewhere = next.after != data.shown;
    let response = target(ui, id("review", "next"), rect, elsewhere, || {
        WidgetInfo::labeled(WidgetType::Button, elsewhere, words.as_str())
    });
    let painter = ui.painter();
    if response.hovered() {
        let lit = ui.pick(wash(GOLD, 0.14), high_contrast::PALE);
        painter.rect_filled(rect, 4.0, lit);
    }
    let words = shrunk(ui, &words, rect.size() - vec2(58.0, 4.0))?;
    let at = pos2(rect.left() + 12.0, rect.center().y);
    mark(ui.brush(), here().next().unwrap_or(next).weight, at, 7.0);
    let point = pos2(rect.left() + 28.0, rect.center().y);
    ui.put_text(words, point, Align2::LEFT_CENTER);
    chevron(ui.brush(), pos2(rect.right() - 8.0, rect.center().y));
    show_focus(ui, &response, rect.shrink(4.0));
    response.clicked().then_some(ReviewAction::Seek(next.after))
}

/// Text in the largest size that fits the height of `room`.
fn shrunk(ui: &Pen, words: &str, room: Vec2) -> Option<Arc<Galley>> {
    let lay = |size: f32| ui.balanced(words, body(size), room.x, Align::Min);
    // The last ones only for a player who has enlarged the text.
    let sizes = [18.5, 17.0, 15.5, 14.0, 12.5, 11.0, 9.5, 8.0, 7.0, 6.0];
    let scale = ui.theme.scale();
    let sizes = sizes
        .into_iter()
        .filter(|size| *size >= 9.5 || size * scale >= 12.0);
    sizes.map(lay).reduce(|larger, smaller| {
        if larger.size().y <= room.y {
            larger
        } else {
            smaller
        }
    })
}

/// The icon that shows that pressing goes on.
fn chevron(brush: Brush, tip: Pos2) {
    let points = [vec2(-5.0, -7.0), vec2(2.0, 0.0), vec2(-5.0, 7.0)].map(|step| tip + step);
    let ink = brush.pick(INK, high_contrast::BLACK);
    brush.add(Shape::line(points.to_vec(), Stroke::new(2.4, ink)));
}
