//! A finished match looked at again, beside the board: a bar to go through it, the graph of who was
//! ahead, and the moves that mattered. It stands in the place of [`super::hud`]: on a desk one tall
//! parchment, on a phone the sheet below the board.

use egui::{
    Align, Align2, Color32, Context, CursorIcon, EventFilter, Id, Key, Mesh, Modifiers, Order,
    Painter, Pos2, Rangef, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use crate::app::panels::flow::{Flow, announce, layer, scrolling};
use crate::app::panels::hud::HudAreas;
use crate::app::panels::moves::{Sign, Step, sign_button};
use crate::app::panels::side::{Controls, SideFocus};
use crate::app::panels::theme::{
    Face, GOLD, HAIRLINE, INK, INK_BRASS, INK_NOTE, ON_RED, RED, Theme, put, wash,
};
use crate::app::panels::widgets::{
    Plate, divider, focus_ring, focused, name, reachable, ribbon, target,
};
use crate::app::panels::{id, id_of, plain};
use crate::texts::{fill, text};

/// The most that a point of the graph shows, in hundredths of a man.
pub const CAP: i32 = 1000;

/// How many speeds there are.
pub const SPEEDS: usize = 3;

/// Why a move is in the list of those that mattered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// It cost a little.
    Inaccuracy,
    /// It cost about a man.
    Mistake,
    /// It cost more.
    Blunder,
    /// It cost nothing; it is there because the match turned.
    Turn,
}

/// A move that mattered.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// How many moves are made when it is.
    pub after: usize,
    /// How much it cost.
    pub weight: Weight,
    /// Whether the match turned with it.
    pub turning: bool,
    /// The move with its number, as "12. 18×9".
    pub name: String,
    /// What it did, and what would have been better; may be empty.
    pub sentence: String,
}

/// What the panel shows; all strings are ready.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewData {
    /// The match in a line, as "You won in 26 moves"; may be empty.
    pub line: String,
    /// How many moves the match has.
    pub moves: usize,
    /// How many of them are made in the position shown.
    pub shown: usize,
    /// The last of these with its number, as "12. 18×9"; empty at the beginning.
    pub shown_name: String,
    /// How far seat 0 is ahead after so many moves, in hundredths of a man; beyond ±[`CAP`] the
    /// match is decided. None: not yet judged. An empty list: the match is only played through, and
    /// there is neither graph nor list.
    pub graph: Vec<Option<i32>>,
    /// The sprites of the two sides, as `disc_dark`, seat 0 first.
    pub discs: [String; 2],
    /// The moves that mattered, in order.
    pub moments: Vec<Moment>,
    /// Positions judged, and how many there are, while the review is being made.
    pub progress: Option<(usize, usize)>,
    /// Whether it goes on by itself.
    pub playing: bool,
    /// How quickly, from 0 to [`SPEEDS`] - 1.
    pub speed: usize,
}

/// What the panel remembers.
#[derive(Clone, Debug, Default)]
pub struct ReviewState {
    /// The focus, which the board hands over.
    pub focus: SideFocus,
}

/// What the player asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Look at the position after so many moves.
    Look(usize),
    /// Look a step on or back.
    Step(Step),
    /// Go on by itself, or stop.
    Play(bool),
    /// Go on at this speed.
    Speed(usize),
    /// Close the panel.
    Close,
}

/// The id of a control, for whoever moves the focus there.
pub fn control(name: &str) -> Id {
    id("review", name)
}

/// Shows the panel in the HUD's place; on a phone the strip above the board stays as the app shows
/// it.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    areas: &HudAreas,
    data: &ReviewData,
    state: &mut ReviewState,
) -> Option<ReviewAction> {
    let controls = &mut state.focus.controls;
    controls.clear();
    let action = layer(ctx, "review", Order::Middle, areas.main, false, |ui| {
        if areas.top.is_some() {
            sheet(ui, theme, areas.main, data, controls)
        } else {
            desk(ui, theme, areas.main, data, controls)
        }
    });
    state.focus.hand_over(ctx, Some(control("bar")));
    action
}

/// The tall panel of a desk.
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
    // The bar lies under the graph and has its width.
    let across = Rangef::new(inner.min + 22.0, inner.max - 6.0);
    let mut action = None;
    if !data.graph.is_empty() {
        let h = if scale > 1.3 { 110.0 } else { 150.0 };
        let at = Rect::from_x_y_ranges(across, Rangef::new(y, y + h));
        action = graph(ui, theme, at, data, None).or(action);
        y = at.bottom() + 2.0;
    }
    let bar = Rect::from_x_y_ranges(across, Rangef::new(y, y + 44.0));
    action = scrub(ui, theme, bar, data, controls).or(action);
    let cy = bar.bottom() + 4.0 + 22.0;
    action = transport(
        ui,
        theme,
        Rangef::new(inner.min, inner.max),
        cy,
        20.0,
        data,
        false,
        controls,
    )
    .or(action);
    let mut top = cy + 30.0;
    let plate = Rect::from_min_max(
        pos2(inner.min + 50.0, rect.bottom() - 78.0),
        pos2(inner.max - 50.0, rect.bottom() - 32.0),
    );
    let bottom = plate.top() - 12.0;
    if data.progress.is_some() || !data.line.is_empty() {
        let at = Rect::from_x_y_ranges(inner, Rangef::new(top, top + 26.0 * scale.min(1.4)));
        progress(ui, theme, at, data);
        top = at.bottom() + 4.0;
    }
    if !data.graph.is_empty() {
        divider(ui.painter(), theme, inner, top + 4.0);
        let room = Rect::from_min_max(
            pos2(inner.min - 6.0, top + 14.0),
            pos2(inner.max + 2.0, bottom),
        );
        action = moments(ui, theme, room, data, controls).or(action);
    }
    head(ui, theme, band, data, 14.0, 30.0);
    if Plate::brass(text("ui.review.close"))
        .show(ui, theme, control("close"), plate)
        .clicked()
    {
        action = Some(ReviewAction::Close);
    }
    controls.push((control("close"), plate));
    action
}

/// The phone's sheet: on the graph itself one goes through the match.
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
    let h = if data.graph.is_empty() {
        44.0
    } else {
        ((bottom - top) * 0.52).clamp(44.0, 76.0)
    };
    let at = Rect::from_x_y_ranges(across, Rangef::new(top, top + h));
    action = if data.graph.is_empty() {
        scrub(ui, theme, at, data, controls)
    } else {
        graph(ui, theme, at, data, Some(controls))
    }
    .or(action);
    let said = Rect::from_x_y_ranges(inner, Rangef::new(at.bottom() + 4.0, bottom));
    if data.progress.is_some() || data.moments.is_empty() {
        progress(ui, theme, said, data);
    } else {
        action = next_moment(ui, theme, said, data, controls).or(action);
    }
    action = transport(ui, theme, inner, cy, 22.0, data, true, controls).or(action);
    head(ui, theme, band, data, 6.0, 24.0);
    action
}

/// The ribbon: what this is, and where in the match.
fn head(ui: &mut Ui, theme: &Theme, band: Rect, data: &ReviewData, over: f32, pad: f32) {
    let ctx = ui.ctx().clone();
    ribbon(ui.painter(), theme, band, over);
    let shown = if data.shown == 0 {
        text("ui.review.beginning")
    } else {
        &data.shown_name
    };
    let title = text(if data.graph.is_empty() {
        "ui.review.replay"
    } else {
        "ui.review.title"
    });
    let size = 23.0_f32.min(30.0 / theme.scale());
    let room = band.width() - 2.0 * pad;
    let place = theme.fit(&ctx, shown, Face::Strong, size - 2.0, ON_RED, room * 0.46);
    let left = theme.fit(
        &ctx,
        title,
        Face::Heading,
        size,
        ON_RED,
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

/// How far the review is, as a bar with words; or the match in a line.
fn progress(ui: &mut Ui, theme: &Theme, rect: Rect, data: &ReviewData) {
    let ctx = ui.ctx().clone();
    let Some((done, all)) = data.progress else {
        let words = theme.fit(&ctx, &data.line, Face::Italic, 18.5, INK_NOTE, rect.width());
        put(ui.painter(), words, rect.center(), Align2::CENTER_CENTER);
        announce(ui, &data.line, rect);
        return;
    };
    let said = fill(
        "ui.review.progress",
        &[("n", &done.to_string()), ("all", &all.to_string())],
    );
    let words = theme.fit(
        &ctx,
        &said,
        Face::Italic,
        18.0,
        INK_NOTE,
        rect.width() * 0.62,
    );
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
            plain::WHITE,
            Stroke::new(2.0, plain::BLACK),
            StrokeKind::Inside,
        );
        ui.painter().rect_filled(bar, 5.0, plain::BLACK);
    } else {
        theme.paint(ui.painter(), "progress_groove", groove);
        if bar.width() >= 4.0 {
            theme.paint(ui.painter(), "progress_fill", bar);
        }
    }
    announce(ui, &said, rect);
}

/// Where a number of moves lies in `x`.
fn place(x: Rangef, moves: usize, after: usize) -> f32 {
    x.min + x.span() * after as f32 / moves.max(1) as f32
}

/// Goes through the match on `response`: by a click, a drag, and the keys while it has the focus.
fn go_through(ui: &Ui, response: &Response, x: Rangef, data: &ReviewData) -> Option<ReviewAction> {
    let mut to = data.shown;
    if (response.clicked() || response.is_pointer_button_down_on())
        && let Some(at) = response.interact_pointer_pos()
    {
        let part = ((at.x - x.min) / x.span().max(1.0)).clamp(0.0, 1.0);
        to = (part * data.moves as f32).round() as usize;
    }
    if response.has_focus() {
        let filter = EventFilter {
            horizontal_arrows: true,
            ..Default::default()
        };
        ui.memory_mut(|m| m.set_focus_lock_filter(response.id, filter));
        if response.gained_focus() {
            // The next arrow already finds the filter.
            ui.ctx().request_repaint();
        }
        let pressed = |key| ui.input_mut(|i| i.consume_key(Modifiers::NONE, key));
        if pressed(Key::ArrowLeft) {
            to = to.saturating_sub(1);
        }
        if pressed(Key::ArrowRight) {
            to = (to + 1).min(data.moves);
        }
        if pressed(Key::Home) {
            to = 0;
        }
        if pressed(Key::End) {
            to = data.moves;
        }
    }
    (to != data.shown).then_some(ReviewAction::Look(to))
}

/// What the bar says of itself.
fn bar_info(data: &ReviewData) -> WidgetInfo {
    let mut info = WidgetInfo::slider(
        true,
        data.shown as f64 / data.moves.max(1) as f64,
        text("ui.review.bar"),
    );
    let (shown, moves) = (data.shown.to_string(), data.moves.to_string());
    info.current_text_value = Some(fill("ui.review.place", &[("n", &shown), ("all", &moves)]));
    info
}

/// The bar through the match.
fn scrub(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &ReviewData,
    controls: &mut Controls,
) -> Option<ReviewAction> {
    let hit = rect.expand2(vec2(13.0, 0.0));
    let response = ui.interact(
        hit,
        reachable(ui, control("bar"), true),
        Sense::click_and_drag(),
    );
    name(&response, || bar_info(data));
    controls.push((response.id, hit));
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    let action = go_through(ui, &response, rect.x_range(), data);
    let painter = ui.painter();
    let cy = rect.center().y;
    let groove = Rect::from_min_max(
        pos2(rect.left() - 6.0, cy - 6.0),
        pos2(rect.right() + 6.0, cy + 6.0),
    );
    theme.paint(painter, "slider_groove", groove);
    let x = place(rect.x_range(), data.moves, data.shown);
    if data.shown > 0 {
        let done = Rect::from_min_max(pos2(rect.left() - 2.5, cy - 3.0), pos2(x, cy + 3.0));
        theme.paint(painter, "slider_fill", done);
    }
    theme.paint(
        painter,
        "knob",
        Rect::from_center_size(pos2(x, cy), Vec2::splat(26.0)),
    );
    if focused(theme, &response) {
        crate::app::panels::widgets::focus_round(painter, theme, pos2(x, cy), 13.0);
    }
    action
}

/// Start, back, play or pause, forward, end, the speed, and on a phone the way out.
#[expect(clippy::too_many_arguments, reason = "one row for desk and phone")]
fn transport(
    ui: &mut Ui,
    theme: &Theme,
    x: Rangef,
    cy: f32,
    r: f32,
    data: &ReviewData,
    close: bool,
    controls: &mut Controls,
) -> Option<ReviewAction> {
    let (back, forward) = (data.shown > 0, data.shown < data.moves);
    let play = if data.playing {
        (Sign::Pause, "ui.review.pause")
    } else {
        (Sign::Play, "ui.review.play")
    };
    let speed = data.speed.min(SPEEDS - 1);
    let said = fill(
        "ui.review.speed",
        &[(
            "name",
            text(
                [
                    "ui.settings.calm",
                    "ui.settings.normal",
                    "ui.settings.quick",
                ][speed],
            ),
        )],
    );
    let step = |step: Step, on| (Sign::Step(step), step.label(), on, ReviewAction::Step(step));
    let mut list = vec![
        step(Step::Start, back),
        step(Step::Back, back),
        // At the end it begins again.
        (
            play.0,
            text(play.1),
            data.moves > 0,
            ReviewAction::Play(!data.playing),
        ),
        step(Step::Forward, forward),
        step(Step::End, forward),
        (
            Sign::Speed(speed),
            said.as_str(),
            true,
            ReviewAction::Speed((speed + 1) % SPEEDS),
        ),
    ];
    if close {
        list.push((
            Sign::Close,
            text("ui.review.close"),
            true,
            ReviewAction::Close,
        ));
    }
    let gap = x.span() / list.len() as f32;
    let mut action = None;
    for (i, (sign, label, enabled, what)) in list.into_iter().enumerate() {
        let center = pos2(x.min + gap * (i as f32 + 0.5), cy);
        if sign_button(
            ui,
            theme,
            id_of("review", "step", i),
            center,
            r,
            sign,
            label,
            enabled,
            controls,
        ) {
            action = Some(what);
        }
    }
    action
}

/// The graph of who is ahead; with `controls` it is the bar as well.
fn graph(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &ReviewData,
    controls: Option<&mut Controls>,
) -> Option<ReviewAction> {
    let x = rect.x_range().shrink(7.0);
    let bar = controls.is_some();
    let wid = if bar {
        control("bar")
    } else {
        control("graph")
    };
    let sense = if bar {
        Sense::click_and_drag()
    } else {
        Sense::CLICK | Sense::DRAG
    };
    let response = ui.interact(rect, reachable(ui, wid, true), sense);
    name(&response, || {
        if bar {
            bar_info(data)
        } else {
            WidgetInfo::labeled(WidgetType::Image, true, text("ui.review.graph"))
        }
    });
    if let Some(controls) = controls {
        controls.push((wid, rect));
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    let action = go_through(ui, &response, x, data);
    let painter = ui.painter();
    let ground = if theme.contrast {
        plain::WHITE
    } else {
        wash(Color32::from_rgb(0xb8, 0x95, 0x5a), 0.35)
    };
    let line = if theme.contrast {
        plain::BLACK
    } else {
        HAIRLINE
    };
    painter.rect(
        rect,
        3.0,
        ground,
        Stroke::new(1.3, line),
        StrokeKind::Inside,
    );
    let field = Rect::from_x_y_ranges(x, rect.y_range().shrink(5.0));
    let points = curve(field, data);
    areas(painter, theme, field.center().y, &points);
    painter.hline(
        rect.x_range().shrink(1.5),
        field.center().y,
        Stroke::new(1.2, line),
    );
    for pair in points.windows(2) {
        if let [Some(from), Some(to)] = pair {
            let ink = if theme.contrast { plain::BLACK } else { INK };
            painter.line_segment([*from, *to], Stroke::new(1.8, ink));
        }
    }
    // Where the match turned, what cost something, and what is shown.
    for moment in &data.moments {
        let x = place(x, data.moves, moment.after);
        if moment.turning {
            let ends = [pos2(x, rect.top() + 2.0), pos2(x, rect.bottom() - 2.0)];
            let color = if theme.contrast { plain::BLACK } else { RED };
            painter.extend(Shape::dashed_line(&ends, Stroke::new(1.6, color), 4.0, 3.0));
        }
        if let Some(Some(at)) = points.get(moment.after) {
            mark(painter, theme, moment.weight, *at, 5.5);
        }
    }
    let at = place(x, data.moves, data.shown);
    let (pale, dark) = if theme.contrast {
        (plain::YELLOW, plain::BLACK)
    } else {
        (GOLD, INK_BRASS)
    };
    painter.vline(at, rect.y_range().shrink(1.5), Stroke::new(4.4, dark));
    painter.vline(at, rect.y_range().shrink(1.5), Stroke::new(2.2, pale));
    for y in [rect.top(), rect.bottom()] {
        painter.circle(pos2(at, y), 4.5, pale, Stroke::new(1.4, dark));
    }
    // Who is ahead above and below the line.
    for (sprite, y) in [
        (&data.discs[0], field.top() + 9.0),
        (&data.discs[1], field.bottom() - 9.0),
    ] {
        let size = theme
            .sprite_size(sprite, Vec2::splat(34.0))
            .max(Vec2::splat(1.0));
        let center = pos2(rect.left() - 13.0, y);
        theme.paint(
            painter,
            sprite,
            Rect::from_center_size(center, size * (17.0 / size.x)),
        );
    }
    if focused(theme, &response) {
        focus_ring(painter, theme, rect.shrink(2.0));
    }
    action
}

/// The points of the graph on the screen. A small lead is shown larger than in proportion: the
/// first man counts most.
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

/// Fills between the graph and the line in the middle: dark above it, light below. One mesh, so
/// that no seam is seen between two moves.
fn areas(painter: &Painter, theme: &Theme, zero: f32, points: &[Option<Pos2>]) {
    let (above, below) = if theme.contrast {
        (plain::BLACK, plain::DULL)
    } else {
        (
            Color32::from_rgb(0x4a, 0x2e, 0x1c),
            Color32::from_rgb(0xfb, 0xf3, 0xdf),
        )
    };
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
    painter.add(Shape::mesh(mesh));
}

/// The mark of a move: what it cost is told by the form as well as by the colour.
fn mark(painter: &Painter, theme: &Theme, weight: Weight, center: Pos2, r: f32) {
    let (red, gold, line) = if theme.contrast {
        (plain::BLACK, plain::YELLOW, plain::BLACK)
    } else {
        (RED, GOLD, INK_BRASS)
    };
    let edge = Stroke::new(1.3, line);
    let shape = |steps: &[Vec2], fill| {
        let points: Vec<Pos2> = steps.iter().map(|step| center + *step * r).collect();
        painter.add(Shape::convex_polygon(points, fill, edge));
    };
    match weight {
        Weight::Inaccuracy => {
            painter.circle(center, r * 0.75, gold, edge);
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
            painter.circle(center, r * 0.6, Color32::TRANSPARENT, Stroke::new(1.8, red));
        }
    }
}

/// What a moment is called.
fn kind(moment: &Moment) -> String {
    let weight = text(match moment.weight {
        Weight::Inaccuracy => "ui.review.inaccuracy",
        Weight::Mistake => "ui.review.mistake",
        Weight::Blunder => "ui.review.blunder",
        Weight::Turn => "ui.review.turn",
    });
    if moment.turning && moment.weight != Weight::Turn {
        fill("ui.review.and_turn", &[("what", weight)])
    } else {
        weight.to_owned()
    }
}

/// The moves that mattered, each of which can be pressed.
fn moments(
    ui: &mut Ui,
    theme: &Theme,
    room: Rect,
    data: &ReviewData,
    controls: &mut Controls,
) -> Option<ReviewAction> {
    if data.moments.is_empty() {
        let key = if data.progress.is_some() {
            "ui.review.waiting"
        } else {
            "ui.review.nothing"
        };
        let words = theme.balanced(
            ui.ctx(),
            text(key),
            Face::Italic,
            18.5,
            INK_NOTE,
            room.width() - 12.0,
            Align::Min,
        );
        put(
            ui.painter(),
            words,
            room.min + vec2(6.0, 4.0),
            Align2::LEFT_TOP,
        );
        announce(
            ui,
            text(key),
            Rect::from_min_size(room.min, vec2(room.width(), 30.0)),
        );
        return None;
    }
    scrolling(
        ui,
        theme,
        control("moments"),
        room,
        false,
        |flow: &mut Flow| {
            let mut pressed = None;
            for (i, moment) in data.moments.iter().enumerate() {
                let width = flow.width() - 38.0;
                let head = format!("{}  {}", moment.name, kind(moment));
                let head = flow
                    .theme
                    .fit(flow.ctx, &head, Face::Strong, 19.0, INK, width);
                let said = (!moment.sentence.is_empty()).then(|| {
                    flow.theme.layout(
                        flow.ctx,
                        &moment.sentence,
                        Face::Body,
                        18.0,
                        INK,
                        width,
                        Align::Min,
                    )
                });
                let h = head.size().y + said.as_ref().map_or(0.0, |said| said.size().y) + 9.0;
                let line = flow.take(h.max(44.0));
                flow.draw(|ui| {
                    let on = moment.after == data.shown;
                    let spoken = format!("{}, {}. {}", moment.name, kind(moment), moment.sentence);
                    let response = target(ui, id_of("review", "moment", i), line, true, || {
                        WidgetInfo::selected(WidgetType::SelectableLabel, true, on, spoken.trim())
                    });
                    controls.push((response.id, line.intersect(room)));
                    let painter = ui.painter();
                    if on {
                        theme.paint(painter, "row_selected", line.shrink(1.0));
                    } else if response.hovered() {
                        theme.paint(painter, "row_hover", line.shrink(1.0));
                    }
                    let whole = h - 9.0;
                    let top = line.center().y - whole / 2.0;
                    mark(
                        painter,
                        theme,
                        moment.weight,
                        pos2(line.left() + 18.0, top + head.size().y / 2.0),
                        7.0,
                    );
                    let below = put(
                        painter,
                        head,
                        pos2(line.left() + 34.0, top),
                        Align2::LEFT_TOP,
                    )
                    .bottom();
                    if let Some(said) = said {
                        put(
                            painter,
                            said,
                            pos2(line.left() + 34.0, below),
                            Align2::LEFT_TOP,
                        );
                    }
                    if focused(theme, &response) {
                        focus_ring(painter, theme, line.shrink2(vec2(7.0, 4.0)));
                    }
                    if response.clicked() {
                        pressed = Some(ReviewAction::Look(moment.after));
                    }
                });
                flow.gap(2.0);
            }
            pressed
        },
    )
}

/// On a phone: what is to be said of the move shown, or which one is next; a press goes to the next
/// one.
fn next_moment(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &ReviewData,
    controls: &mut Controls,
) -> Option<ReviewAction> {
    let here = data
        .moments
        .iter()
        .find(|moment| moment.after == data.shown);
    let next = data
        .moments
        .iter()
        .find(|moment| moment.after > data.shown)
        .or(data.moments.first())?;
    let words = match here {
        Some(moment) => format!("{}: {}", kind(moment), moment.sentence),
        None => fill(
            "ui.review.next",
            &[("move", &next.name), ("what", &kind(next))],
        ),
    };
    let response = target(ui, control("next"), rect, true, || {
        WidgetInfo::labeled(WidgetType::Button, true, words.as_str())
    });
    controls.push((response.id, rect));
    let painter = ui.painter();
    if response.hovered() {
        let lit = if theme.contrast {
            plain::PALE
        } else {
            wash(GOLD, 0.14)
        };
        painter.rect_filled(rect, 4.0, lit);
    }
    let room = rect.shrink2(vec2(18.0, 0.0));
    let lay = |size: f32| {
        theme.balanced(
            ui.ctx(),
            &words,
            Face::Body,
            size,
            INK,
            room.width() - 22.0,
            Align::Min,
        )
    };
    let sizes = [18.5, 17.0, 15.5, 14.0, 12.5, 11.0, 9.5];
    let words = sizes.into_iter().map(lay).reduce(|best, next| {
        if best.size().y <= rect.height() - 4.0 {
            best
        } else {
            next
        }
    })?;
    mark(
        painter,
        theme,
        here.unwrap_or(next).weight,
        pos2(rect.left() + 12.0, rect.center().y),
        7.0,
    );
    put(
        painter,
        words,
        pos2(rect.left() + 28.0, rect.center().y),
        Align2::LEFT_CENTER,
    );
    let tip = pos2(rect.right() - 8.0, rect.center().y);
    let chevron = vec![
        tip + vec2(-5.0, -7.0),
        tip + vec2(2.0, 0.0),
        tip + vec2(-5.0, 7.0),
    ];
    painter.add(Shape::line(
        chevron,
        Stroke::new(2.4, if theme.contrast { plain::BLACK } else { INK }),
    ));
    if focused(theme, &response) {
        focus_ring(painter, theme, rect.shrink(4.0));
    }
    response.clicked().then_some(ReviewAction::Look(next.after))
}
