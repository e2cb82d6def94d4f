//! The parts of the panel: ribbon, progress, text, main button, icon buttons.

use egui::{Align, Align2, Pos2, Rangef, Rect, pos2, vec2};

use crate::app::course::{CourseCommand, Tone};
use crate::app::screens::table_hud::course::view::data::{CourseData, Next};
use crate::app::screens::table_hud::table_buttons::{TableButton, label_size};
use crate::app::ui::players::disc;
use crate::app::ui::{
    Brush, Flow, GOLD, GREEN, HAIRLINE, INK, Mood, ON_RED, Pen, RED, TextButton, announce, body,
    high_contrast, icon, id, italic, players, portrait, rgb, ribbon, roses_of, roses_width,
    scrolling, strong,
};
use crate::levels::puzzles::Puzzle;
use crate::texts::{fill, text, two_sentences};

/// The teacher, glad when all is well.
pub(super) fn teacher(ui: &Pen, center: Pos2, r: f32, data: &CourseData) {
    let mood = match data.tone {
        Tone::Praise => Mood::Glad,
        Tone::Task | Tone::Correction | Tone::Hint => Mood::Calm,
    };
    portrait(ui.brush(), &data.portrait, center, r, mood);
}

/// The ribbon: the step, or the side to move; “Solved” once the puzzle is.
pub(super) fn the_ribbon(ui: &mut Pen, band: Rect, data: &CourseData, over: f32, pad: f32) {
    let theme = ui.theme;
    ribbon(ui.brush(), band, over);
    let mut left = band.left() + pad;
    if let Some(sprite) = &data.disc {
        let at = pos2(left + 15.0, band.center().y - 1.0);
        disc(ui.brush(), sprite, at, 15.0);
        left += 44.0;
    }
    let mut right = band.right() - pad;
    if data.solved {
        let style = strong(21.0_f32.min(30.0 / theme.scale())).ink(ON_RED);
        let words = ui.fit(text("course-solved"), style, 110.0);
        let at = ui.put_text(words, pos2(right, band.center().y), Align2::RIGHT_CENTER);
        let ink = theme.pick(ON_RED, high_contrast::BLACK);
        let point = pos2(at.left() - 16.0, band.center().y);
        icon(ui.brush(), "check", point, 1.0, ink);
        right = at.left() - 34.0;
    }
    let size = 23.0_f32.min(30.0 / theme.scale());
    let words = ui.fit(&data.ribbon, strong(size).ink(ON_RED), right - left);
    ui.put_text(words, pos2(left, band.center().y), Align2::LEFT_CENTER);
    let spoken = if data.solved {
        two_sentences(&data.ribbon, text("course-solved"))
    } else {
        data.ribbon.clone()
    };
    announce(ui, &spoken, band);
}

/// The line below the ribbon: the steps as pips, or the puzzle's difficulty and the number of
/// solved puzzles. Returns false if there is nothing to show.
pub(super) fn how_far(ui: &mut Pen, rect: Rect, data: &CourseData) -> bool {
    if let Some((done, all)) = data.step {
        pips(ui.brush(), rect, done, all, data.solved);
        let (n, all) = ((done + 1).to_string(), all.to_string());
        announce(ui, &fill("course-step", &[("n", &n), ("all", &all)]), rect);
        return true;
    }
    if data.difficulty.is_none() && data.count.is_empty() {
        return false;
    }
    let words = ui.fit(&data.count, italic(18.5), rect.width() - difficulty_width());
    ui.put_text(words, rect.left_center(), Align2::LEFT_CENTER);
    if let Some(hard) = data.difficulty {
        difficulty(ui.brush(), rect.right_center(), hard);
        let hard = difficulty_words(hard);
        announce(ui, &format!("{hard} {}", data.count), rect);
    } else {
        announce(ui, &data.count, rect);
    }
    true
}

/// The difficulty of a puzzle in words.
fn difficulty_words(hard: u8) -> String {
    let (n, most) = (hard.to_string(), Puzzle::HARDEST.to_string());
    fill("course-difficulty", &[("n", &n), ("most", &most)])
}

/// The radius of a rose of difficulty.
const ROSE: f32 = 9.5;

/// The width of [`difficulty`] and the gap before it.
pub(super) fn difficulty_width() -> f32 {
    roses_width(Puzzle::HARDEST, ROSE) + 8.0
}

/// The difficulty of a puzzle in roses, right-aligned at `right`.
pub(super) fn difficulty(brush: Brush, right: Pos2, hard: u8) {
    let left = right - vec2(roses_width(Puzzle::HARDEST, ROSE), 0.0);
    roses_of(brush, left, (hard, Puzzle::HARDEST), ROSE);
}

/// A pip for each step: filled if completed, ringed for the current one.
pub(super) fn pips(brush: Brush, rect: Rect, done: usize, all: usize, solved: bool) {
    let gap = (rect.width() / all.max(1) as f32).min(34.0);
    let left = rect.center().x - gap * (all.max(1) - 1) as f32 / 2.0;
    let r = (gap * 0.32).min(rect.height() / 2.0 - 1.0).clamp(3.0, 8.0);
    let (full, line) = brush.pick(
        (RED, HAIRLINE),
        (high_contrast::BLACK, high_contrast::BLACK),
    );
    if all > 1 {
        let ends = Rangef::new(left, left + gap * (all - 1) as f32);
        brush.hline(ends, rect.center().y, (1.2, line));
    }
    for i in 0..all {
        let center = pos2(left + gap * i as f32, rect.center().y);
        let ground = brush.pick(rgb(0xf3e7cb), high_contrast::WHITE);
        let here = i == done;
        let filled = i < done || (here && solved);
        let edge = if here && !brush.theme.contrast {
            GOLD
        } else {
            line
        };
        brush.circle(center, r, if filled { full } else { ground }, (1.4, line));
        if here {
            brush.circle_stroke(center, r + 3.0, (2.4, edge));
        }
    }
}

/// The sizes of a text, the usual one first: the first with which it fits is taken.
const SIZES: [f32; 8] = [21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0];

/// The text, and what else is to be known of the table. Returns the rectangle of the text.
fn paragraphs(flow: &mut Flow, data: &CourseData, size: f32) -> Rect {
    flow.gap(2.0);
    let rect = flow.text(&data.words, body(size), Align::Min);
    if !data.also.is_empty() {
        flow.gap(4.0);
        flow.text(&data.also, italic(size - 1.0), Align::Min);
    }
    rect
}

/// The size in which a text fits an area. If none does, it is the usual one, and the text scrolls.
fn size_of(ui: &Pen, room: Rect, data: &CourseData) -> f32 {
    let fits = |size: &f32| {
        let mut flow = Flow::measure(ui.ctx(), ui.theme, room.x_range());
        paragraphs(&mut flow, data, *size);
        flow.height() <= room.height()
    };
    SIZES.into_iter().find(fits).unwrap_or(SIZES[0])
}

/// The text with an icon for its tone, and the score cards below it; a text too long for the
/// smallest size scrolls.
pub(super) fn said(ui: &mut Pen, room: Rect, data: &CourseData) {
    let height = players::slips_height(ui.theme, &data.score_cards);
    let (room, cards) = room.split_top_bottom_at_y(room.bottom() - height);
    let room = if height > 0.0 {
        players::slips(ui, cards, &data.score_cards);
        room.with_max_y(room.bottom() - 8.0)
    } else {
        room
    };
    let (sign, color) = match data.tone {
        Tone::Task => ("", INK),
        Tone::Praise => ("check", GREEN),
        Tone::Correction => ("info", RED),
        Tone::Hint => ("hint", RED),
    };
    let indent = if sign.is_empty() { 0.0 } else { 36.0 };
    let size = size_of(ui, room.with_min_x(room.left() + indent), data);
    scrolling::<()>(ui, id("course", "words"), room, false, |flow: &mut Flow| {
        flow.x.min += indent;
        let rect = paragraphs(flow, data, size);
        flow.x.min -= indent;
        flow.draw(|ui| {
            if !sign.is_empty() {
                icon(
                    ui.brush(),
                    sign,
                    pos2(
                        rect.left() - 22.0,
                        rect.top() + 14.0 * ui.theme.scale().min(1.3),
                    ),
                    1.05,
                    color,
                );
            }
        });
        None
    });
}

/// The main button: lacquer when it is enabled.
pub(super) fn next_button(ui: &mut Pen, rect: Rect, data: &CourseData) -> Option<CourseCommand> {
    let (next, ready) = data.next?;
    let label = match next {
        Next::Step => text("course-next").to_owned(),
        Next::Finish => text("course-finish").to_owned(),
        Next::Rush => text("rush-again").to_owned(),
        Next::Puzzle => text("course-next_puzzle").to_owned(),
        Next::Play => fill("course-play", &[("name", &data.opponent)]),
    };
    let button = if ready {
        TextButton::lacquer(&label)
    } else {
        TextButton::brass(&label).enabled(false)
    };
    let response = button.size(22.0).show(ui, id("course", "next"), rect);
    response.clicked().then_some(CourseCommand::Next)
}

/// The icon buttons without labels, and the main button at their right, as high as the line; an icon
/// button takes `pitch` of its width.
pub(super) fn button_row(
    ui: &mut Pen,
    line: Rect,
    pitch: f32,
    r: f32,
    data: &CourseData,
) -> Option<CourseCommand> {
    let mut icons = line;
    let mut action = None;
    if data.next.is_some() {
        let width = (line.width() - pitch * buttons(data).len() as f32 - 4.0).max(96.0);
        let button = line.with_min_x(line.right() - width);
        action = next_button(ui, button, data);
        icons.max.x = button.left() - 6.0;
    }
    icon_buttons(ui, icons.x_range(), line.center().y, r, false, data).or(action)
}

/// The icon buttons to show.
fn buttons(data: &CourseData) -> Vec<TableButton<CourseCommand>> {
    let button = |action, sign, key, enabled| TableButton {
        action,
        sign,
        label: text(key),
        enabled,
        ask: data.hint_key.filter(|_| action == CourseCommand::Hint),
    };
    let hint = match data.hint {
        _ if data.show_me => Some((CourseCommand::Solution, "look", "course-show_me", true)),
        // What is done needs no hint any more.
        Some(false) => Some((CourseCommand::PlayFrom, "play", "course-play_on", true)),
        hint => hint.map(|on| (CourseCommand::Hint, "hint", "hud-hint", on)),
    };
    let again = (CourseCommand::Again, "restart", "course-again", data.again);
    let back = data
        .back
        .map(|on| (CourseCommand::Back, "back", "course-back", on));
    let solution = data.solution;
    let solution = solution.map(|on| (CourseCommand::Solution, "look", "course-solution", on));
    let leave = (CourseCommand::Leave, "close", "course-leave", true);
    let list = [hint, Some(again), back, solution, Some(leave)];
    let list = list.into_iter().flatten();
    list.map(|(action, sign, key, on)| button(action, sign, key, on))
        .collect()
}

/// A row of the icon buttons, with labels below them if `names` is set.
pub(super) fn icon_buttons(
    ui: &mut Pen,
    x: Rangef,
    cy: f32,
    r: f32,
    names: bool,
    data: &CourseData,
) -> Option<CourseCommand> {
    let list = buttons(data);
    let step = x.span() / list.len() as f32;
    let mut action = None;
    for (i, button) in list.into_iter().enumerate() {
        let center = pos2(x.min + step * (i as f32 + 0.5), cy);
        let control = id("course", button.sign);
        let pressed = button.show(ui, control, center, r);
        action = pressed.or(action);
        if names {
            button.show_label(ui, center, r, label_size(ui.theme), step - 2.0);
            button.show_key(ui, center, r);
        }
    }
    action
}
