//! A lesson or a puzzle beside the board, in the place of [`super::hud`]: who teaches and what he
//! says, how far it is, and what can be done. On a desk one tall parchment, on a phone a strip
//! above the board and a sheet below it.

use egui::{
    Align, Align2, Color32, Context, Id, Order, Painter, Pos2, Rangef, Rect, Stroke, StrokeKind,
    Ui, Vec2, pos2, vec2,
};

use crate::app::panels::flow::{Flow, announce, layer, scrolling};
use crate::app::panels::hud::HudAreas;
use crate::app::panels::side::{Controls, SideFocus};
use crate::app::panels::theme::{
    Face, GOLD, HAIRLINE, INK, INK_NOTE, ON_RED, RED, Theme, put, wash,
};
use crate::app::panels::widgets::{
    Ask, Mood, Plate, corner_key, divider, icon, portrait, ribbon, seal,
};
use crate::app::panels::{id, plain};
use crate::texts::{fill, text};

/// In which voice the words are said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// What is to be done.
    #[default]
    Task,
    /// It was right.
    Praise,
    /// It was not what is asked for, or against the rules.
    Correction,
    /// A hint.
    Hint,
}

/// What the main plate leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The next step of the lesson.
    Step,
    /// The end of the lesson.
    Finish,
    /// The next puzzle.
    Puzzle,
}

/// What the panel shows; all strings are ready.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CourseData {
    /// Who teaches, or who poses the puzzle.
    pub name: String,
    /// The portrait's key.
    pub portrait: String,
    /// What the lesson or the puzzle is called.
    pub title: String,
    /// On the ribbon, as "Step 3 of 8" or "Dark to move and win".
    pub ribbon: String,
    /// The sprite of the side to move, as `disc_dark`; none: left out.
    pub disc: Option<String>,
    /// Steps done before this one, and how many there are; none for a puzzle.
    pub step: Option<(usize, usize)>,
    /// How hard a puzzle is, 1 to 3.
    pub difficulty: Option<u8>,
    /// As "12 of 30 solved"; may be empty.
    pub count: String,
    /// What is said now.
    pub words: String,
    /// In which voice.
    pub tone: Tone,
    /// Whether the puzzle is solved, or the step done.
    pub solved: bool,
    /// Whether a hint can be had; none: there is no such seal.
    pub hint: Option<bool>,
    /// The key of the hint, shown beside its seal; none: it has no key.
    pub hint_key: Option<Ask>,
    /// Whether it can be tried again from the beginning.
    pub again: bool,
    /// Whether there is a step before this one; none: there is no such seal.
    pub back: Option<bool>,
    /// Whether the solution can be shown; none: there is no such seal.
    pub solution: Option<bool>,
    /// What the main plate leads to, and whether it can be pressed; none: there is no plate.
    pub next: Option<(Next, bool)>,
}

/// What the panel remembers.
#[derive(Clone, Debug, Default)]
pub struct CourseState {
    /// The focus, which the board hands over.
    pub focus: SideFocus,
}

/// What the player asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourseAction {
    /// Give a hint.
    Hint,
    /// From the beginning of the step or the puzzle.
    Again,
    /// To the step before.
    Back,
    /// On, see [`CourseData::next`].
    Next,
    /// Show the solution.
    Solution,
    /// Leave the lesson or the puzzle.
    Leave,
}

/// The id of a control, for whoever moves the focus there.
pub fn control(name: &str) -> Id {
    id("course", name)
}

/// Shows the panel in the HUD's place.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    areas: &HudAreas,
    data: &CourseData,
    state: &mut CourseState,
) -> Option<CourseAction> {
    let controls = &mut state.focus.controls;
    controls.clear();
    if let Some(top) = areas.top {
        layer(ctx, "course-top", Order::Middle, top, false, |ui| {
            strip(ui, theme, top, data)
        });
    }
    let action = layer(ctx, "course", Order::Middle, areas.main, false, |ui| {
        if areas.top.is_some() {
            sheet(ui, theme, areas.main, data, controls)
        } else {
            desk(ui, theme, areas.main, data, controls)
        }
    });
    state.focus.hand_over(ctx, Some(control("next")));
    action
}

/// Where it stands at a card table, which has no side: the words on a slip, and what can be done in
/// a bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OverAreas {
    /// The slip with the words.
    pub words: Rect,
    /// The bar.
    pub bar: Rect,
}

/// Shows the panel over a card table.
pub fn show_over(
    ctx: &Context,
    theme: &Theme,
    areas: &OverAreas,
    data: &CourseData,
    state: &mut CourseState,
) -> Option<CourseAction> {
    let controls = &mut state.focus.controls;
    controls.clear();
    let whole = areas.words.union(areas.bar);
    let action = layer(ctx, "course", Order::Middle, whole, false, |ui| {
        slip(ui, theme, areas.words, data);
        bar(ui, theme, areas.bar, data, controls)
    });
    state.focus.hand_over(ctx, Some(control("next")));
    action
}

/// The words on a slip, below who says them and how far it is.
fn slip(ui: &mut Ui, theme: &Theme, rect: Rect, data: &CourseData) {
    let ctx = ui.ctx().clone();
    theme.paint(
        ui.painter(),
        if theme.sprite("slip").is_some() {
            "slip"
        } else {
            "panel_s"
        },
        rect,
    );
    let r = if rect.height() < 200.0 { 17.0 } else { 26.0 };
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
        text("ui.course.solved")
    } else {
        ""
    };
    let done = theme.fit(
        &ctx,
        done,
        Face::Strong,
        19.0_f32.min(26.0 / theme.scale()),
        RED,
        110.0,
    );
    let room = head.right() - left - done.size().x - 10.0;
    let title = theme.fit(
        &ctx,
        &data.title,
        Face::Heading,
        23.0_f32.min(30.0 / theme.scale()),
        INK,
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

/// What can be done, in a dark bar.
fn bar(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &CourseData,
    controls: &mut Controls,
) -> Option<CourseAction> {
    let (fill, line) = if theme.contrast {
        (plain::BLACK, plain::WHITE)
    } else {
        (Color32::from_rgb(0x16, 0x0d, 0x07), wash(HAIRLINE, 0.9))
    };
    ui.painter()
        .rect(rect, 6.0, fill, Stroke::new(1.2, line), StrokeKind::Inside);
    let mut x = rect.x_range().shrink(8.0);
    let mut action = None;
    if let Some((next, ready)) = data.next {
        let width = (x.span() - 48.0 * buttons(data).len() as f32 - 4.0).max(96.0);
        let plate = Rect::from_center_size(
            pos2(x.max - width / 2.0, rect.center().y),
            vec2(width, 40.0_f32.min(rect.height() - 4.0)),
        );
        action = next_plate(ui, theme, plate, next, ready, controls);
        x.max = plate.left() - 6.0;
    }
    seals(ui, theme, x, rect.center().y, 19.0, false, data, controls).or(action)
}

fn mood(data: &CourseData) -> Mood {
    match data.tone {
        Tone::Praise => Mood::Glad,
        Tone::Task | Tone::Correction | Tone::Hint => Mood::Calm,
    }
}

/// The tall panel of a desk.
fn desk(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &CourseData,
    controls: &mut Controls,
) -> Option<CourseAction> {
    theme.parchment(ui.painter(), rect);
    let ctx = ui.ctx().clone();
    let scale = theme.scale();
    let inner = rect.x_range().shrink(36.0);
    let r = if scale > 1.3 { 40.0 } else { 60.0 };
    let head_top = rect.top() + 34.0;
    let left = rect.left() + 32.0 + 2.0 * r + 16.0;
    let room = rect.right() - 30.0 - left;
    let title = theme.balanced(
        &ctx,
        &data.title,
        Face::Heading,
        if scale > 1.3 { 22.0 } else { 28.0 },
        INK,
        room,
        Align::Min,
    );
    let name = theme.fit(&ctx, &data.name, Face::Italic, 19.0, INK_NOTE, room);
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
    let seals_cy = rect.bottom() - 20.0 - label_height(theme) - 4.0 - 25.0;
    let mut bottom = seals_cy - 25.0 - 14.0;
    let mut action = None;
    if let Some((next, ready)) = data.next {
        let plate = Rect::from_min_max(
            pos2(inner.min + 10.0, bottom - 56.0),
            pos2(inner.max - 10.0, bottom),
        );
        action = next_plate(ui, theme, plate, next, ready, controls);
        bottom = plate.top() - 12.0;
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
    seals(ui, theme, x, seals_cy, 25.0, true, data, controls).or(action)
}

/// The phone's strip above the board: who teaches, and what it is about.
fn strip(ui: &mut Ui, theme: &Theme, rect: Rect, data: &CourseData) {
    let ctx = ui.ctx().clone();
    theme.paint(
        ui.painter(),
        if theme.sprite("slip").is_some() {
            "slip"
        } else {
            "panel_s"
        },
        rect,
    );
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
    let title = theme.fit(
        &ctx,
        &data.title,
        Face::Heading,
        26.0_f32.min(33.0 / scale),
        INK,
        room,
    );
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
    let second = theme.fit(&ctx, second, Face::Italic, size, INK_NOTE, wide);
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

/// The phone's sheet: ribbon, words, what can be done.
fn sheet(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &CourseData,
    controls: &mut Controls,
) -> Option<CourseAction> {
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
    if let Some((next, ready)) = data.next {
        let count = buttons(data).len() as f32;
        let width = (inner.span() - 50.0 * count - 4.0).max(96.0);
        let plate = Rect::from_min_max(
            pos2(inner.max - width, cy - 23.0),
            pos2(inner.max, cy + 23.0),
        );
        action = next_plate(ui, theme, plate, next, ready, controls);
        x.max = plate.left() - 6.0;
    }
    seals(ui, theme, x, cy, 22.0, false, data, controls).or(action)
}

/// The ribbon: the step, or whose move it is; "Solved" when it is.
fn the_ribbon(ui: &mut Ui, theme: &Theme, band: Rect, data: &CourseData, over: f32, pad: f32) {
    let ctx = ui.ctx().clone();
    ribbon(ui.painter(), theme, band, over);
    let mut left = band.left() + pad;
    if let Some(sprite) = &data.disc {
        let size = theme
            .sprite_size(sprite, Vec2::splat(34.0))
            .max(Vec2::splat(1.0));
        let at = pos2(left + 15.0, band.center().y - 1.0);
        theme.paint(
            ui.painter(),
            sprite,
            Rect::from_center_size(at, size * (30.0 / size.x)),
        );
        left += 44.0;
    }
    let mut right = band.right() - pad;
    if data.solved {
        let words = theme.fit(
            &ctx,
            text("ui.course.solved"),
            Face::Strong,
            21.0_f32.min(30.0 / theme.scale()),
            ON_RED,
            110.0,
        );
        let at = put(
            ui.painter(),
            words,
            pos2(right, band.center().y),
            Align2::RIGHT_CENTER,
        );
        let ink = if theme.contrast { plain::BLACK } else { ON_RED };
        icon(
            ui.painter(),
            theme,
            "check",
            pos2(at.left() - 16.0, band.center().y),
            1.0,
            ink,
        );
        right = at.left() - 34.0;
    }
    let size = 23.0_f32.min(30.0 / theme.scale());
    let words = theme.fit(&ctx, &data.ribbon, Face::Strong, size, ON_RED, right - left);
    put(
        ui.painter(),
        words,
        pos2(left, band.center().y),
        Align2::LEFT_CENTER,
    );
    let spoken = if data.solved {
        format!("{}. {}", data.ribbon, text("ui.course.solved"))
    } else {
        data.ribbon.clone()
    };
    announce(ui, &spoken, band);
}

/// The line below the ribbon: the steps as pips, or how hard the puzzle is and how many are solved.
/// False when there is nothing to say.
fn how_far(ui: &mut Ui, theme: &Theme, rect: Rect, data: &CourseData) -> bool {
    if let Some((done, all)) = data.step {
        pips(ui.painter(), theme, rect, done, all, data.solved);
        let (n, all) = ((done + 1).to_string(), all.to_string());
        announce(
            ui,
            &fill("ui.course.step", &[("n", &n), ("all", &all)]),
            rect,
        );
        return true;
    }
    if data.difficulty.is_none() && data.count.is_empty() {
        return false;
    }
    let words = theme.fit(
        ui.ctx(),
        &data.count,
        Face::Italic,
        18.5,
        INK_NOTE,
        rect.width() - 84.0,
    );
    put(ui.painter(), words, rect.left_center(), Align2::LEFT_CENTER);
    if let Some(hard) = data.difficulty {
        difficulty(ui.painter(), theme, rect.right_center(), hard);
        let hard = fill("ui.course.difficulty", &[("n", &hard.to_string())]);
        announce(ui, &format!("{hard} {}", data.count), rect);
    } else {
        announce(ui, &data.count, rect);
    }
    true
}

/// How hard a puzzle is: one to three roses that end at `right`.
fn difficulty(painter: &Painter, theme: &Theme, right: Pos2, hard: u8) {
    for i in 0..3_u8 {
        let name = if i < hard { "rose_on" } else { "rose_off" };
        let center = right - vec2(10.0 + 24.0 * f32::from(2 - i), 0.0);
        theme.paint(
            painter,
            name,
            Rect::from_center_size(center, Vec2::splat(20.0)),
        );
    }
}

/// A pip for each step: full when it is done, ringed for the present one.
fn pips(painter: &Painter, theme: &Theme, rect: Rect, done: usize, all: usize, solved: bool) {
    let gap = (rect.width() / all.max(1) as f32).min(34.0);
    let left = rect.center().x - gap * (all.max(1) - 1) as f32 / 2.0;
    let r = (gap * 0.32).min(rect.height() / 2.0 - 1.0).clamp(3.0, 8.0);
    let (full, line) = if theme.contrast {
        (plain::BLACK, plain::BLACK)
    } else {
        (RED, HAIRLINE)
    };
    if all > 1 {
        let ends = Rangef::new(left, left + gap * (all - 1) as f32);
        painter.hline(ends, rect.center().y, Stroke::new(1.2, line));
    }
    for i in 0..all {
        let center = pos2(left + gap * i as f32, rect.center().y);
        let ground = if theme.contrast {
            plain::WHITE
        } else {
            Color32::from_rgb(0xf3, 0xe7, 0xcb)
        };
        let here = i == done;
        let filled = i < done || (here && solved);
        let edge = if here && !theme.contrast { GOLD } else { line };
        painter.circle(
            center,
            r,
            if filled { full } else { ground },
            Stroke::new(1.4, line),
        );
        if here {
            painter.circle_stroke(center, r + 3.0, Stroke::new(2.4, edge));
        }
    }
}

/// What is said, with a sign of its voice; it scrolls when it is long.
fn said(ui: &mut Ui, theme: &Theme, room: Rect, data: &CourseData) {
    let (sign, color) = match data.tone {
        Tone::Task => ("", INK),
        Tone::Praise => ("check", Color32::from_rgb(0x1f, 0x4d, 0x3a)),
        Tone::Correction => ("info", RED),
        Tone::Hint => ("hint", RED),
    };
    let indent = if sign.is_empty() { 0.0 } else { 36.0 };
    scrolling::<()>(
        ui,
        theme,
        control("words"),
        room,
        false,
        |flow: &mut Flow| {
            flow.x.min += indent;
            flow.gap(2.0);
            let rect = flow.text(&data.words, Face::Body, 21.0, INK, Align::Min);
            flow.x.min -= indent;
            flow.draw(|ui| {
                if !sign.is_empty() {
                    icon(
                        ui.painter(),
                        theme,
                        sign,
                        pos2(
                            rect.left() - 22.0,
                            rect.top() + 14.0 * theme.scale().min(1.3),
                        ),
                        1.05,
                        color,
                    );
                }
            });
            None
        },
    );
}

/// The main plate: lacquer once it can be pressed.
fn next_plate(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    next: Next,
    ready: bool,
    controls: &mut Controls,
) -> Option<CourseAction> {
    let label = text(match next {
        Next::Step => "ui.course.next",
        Next::Finish => "ui.course.finish",
        Next::Puzzle => "ui.course.next_puzzle",
    });
    let plate = if ready {
        Plate::lacquer(label)
    } else {
        Plate::brass(label).enabled(false)
    };
    let response = plate.size(22.0).show(ui, theme, control("next"), rect);
    if ready {
        controls.push((control("next"), rect));
    }
    response.clicked().then_some(CourseAction::Next)
}

/// The seals that there are: what they do, their sign and name, and whether they can be pressed.
fn buttons(data: &CourseData) -> Vec<(CourseAction, &'static str, &'static str, bool)> {
    let mut list = Vec::with_capacity(5);
    if let Some(on) = data.hint {
        list.push((CourseAction::Hint, "hint", "ui.hud.hint", on));
    }
    list.push((
        CourseAction::Again,
        "restart",
        "ui.course.again",
        data.again,
    ));
    if let Some(on) = data.back {
        list.push((CourseAction::Back, "back", "ui.course.back", on));
    }
    if let Some(on) = data.solution {
        list.push((CourseAction::Solution, "look", "ui.course.solution", on));
    }
    list.push((CourseAction::Leave, "close", "ui.course.leave", true));
    list
}

#[expect(clippy::too_many_arguments, reason = "one row for desk and phone")]
fn seals(
    ui: &mut Ui,
    theme: &Theme,
    x: Rangef,
    cy: f32,
    r: f32,
    names: bool,
    data: &CourseData,
    controls: &mut Controls,
) -> Option<CourseAction> {
    let list = buttons(data);
    let step = x.span() / list.len() as f32;
    let mut action = None;
    for (i, (what, icon, key, enabled)) in list.into_iter().enumerate() {
        let center = pos2(x.min + step * (i as f32 + 0.5), cy);
        let wid = control(icon);
        if seal(ui, theme, wid, center, r, icon, text(key), None, enabled).clicked() {
            action = Some(what);
        }
        if enabled {
            controls.push((wid, Rect::from_center_size(center, Vec2::splat(2.0 * r))));
        }
        if names {
            let ink = match (enabled, theme.contrast) {
                (true, _) => INK,
                (false, true) => plain::GREY,
                (false, false) => Color32::from_rgb(0x6a, 0x5a, 0x48),
            };
            let words = theme.fit(
                ui.ctx(),
                text(key),
                Face::Strong,
                17.0_f32.min(26.0 / theme.scale()),
                ink,
                step - 2.0,
            );
            put(
                ui.painter(),
                words,
                center + vec2(0.0, r + 4.0),
                Align2::CENTER_TOP,
            );
        }
        if what == CourseAction::Hint
            && enabled
            && names
            && let Some(ask) = data.hint_key
        {
            corner_key(ui.painter(), theme, ask, center + vec2(r - 2.0, 6.0 - r));
        }
    }
    action
}

/// The height of the words below the seals.
fn label_height(theme: &Theme) -> f32 {
    17.0_f32.min(26.0 / theme.scale()) * theme.scale() * 1.3
}
