//! The review of a finished match beside the board: a progress bar, the graph of the evaluation,
//! and the key moves. It replaces [`hud`](crate::app::screens::around::hud): on the desktop one tall parchment, on a phone the
//! sheet below the board.

mod bar;
mod graph;
mod moments;
mod race;
mod slim;

pub use slim::show_slim;

use egui::{Align2, Id, Rangef, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::app::screens::around::hud::HudAreas;
use crate::app::screens::around::moves::{MoveRow, MovesState, Sign, Step, sign_button};
use crate::app::screens::around::review::view::bar::scrub;
use crate::app::screens::around::review::view::moments::next_moment;
use crate::app::screens::around::side::{Controls, SideFocus};
use crate::app::ui::flow::announce;
use crate::app::ui::theme::{FontFace, INK_NOTE, ON_RED, Theme, put};
use crate::app::ui::widgets::{TextButton, divider, ribbon};
use crate::app::ui::{high_contrast, id, id_of};
use crate::texts::{fill, text};

/// The maximum of the graph, in hundredths of a man.
pub const CAP: i32 = 1000;

/// The number of playback speeds.
pub const SPEEDS: usize = 3;

/// Why a move is in the list of key moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// An inaccuracy.
    Inaccuracy,
    /// A mistake: it cost about a man.
    Mistake,
    /// A blunder: it cost more.
    Blunder,
    /// No mistake, but the turning point of the match.
    Turn,
    /// What the file of the match says here.
    Note,
}

/// A key move.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The number of moves after it.
    pub after: usize,
    /// What it cost.
    pub weight: Weight,
    /// Whether it is the turning point of the match.
    pub turning: bool,
    /// The move with its number, e.g. “12. 18×9”.
    pub name: String,
    /// What it did and what would have been better, or what the file says; may be empty.
    pub sentence: String,
}

/// A seat in the graph of a match of several players, each with goals of their own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Racer {
    /// The name.
    pub name: String,
    /// The sprite of the side.
    pub disc: String,
    /// The moves that it still needed, after each number of moves of the match.
    pub needed: Vec<u16>,
}

/// The panel's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewData {
    /// The match in a line, e.g. “You won in 26 moves”; may be empty.
    pub line: String,
    /// The number of moves of the match.
    pub moves: usize,
    /// The number of moves of the position being viewed.
    pub shown: usize,
    /// The last of these with its number, e.g. “12. 18×9”; empty at the start.
    pub shown_name: String,
    /// The evaluation for seat 0 after each number of moves, in hundredths of a man; beyond
    /// ±[`CAP`] the match is decided. `None` if not evaluated yet. If the list is empty, this is
    /// only a replay, without graph and list.
    pub graph: Vec<Option<i32>>,
    /// The sprites of the two sides, e.g. `disc_dark`, seat 0 first.
    pub discs: [String; 2],
    /// The key moves, in order.
    pub moments: Vec<Moment>,
    /// The number of evaluated positions and of all positions, while the review is in progress.
    pub progress: Option<(usize, usize)>,
    /// The seats of a match of several, and how far each had come; empty if moves are assessed
    /// instead.
    pub race: Vec<Racer>,
    /// The tricks of a card game, each with its winner.
    pub tricks: Vec<MoveRow>,
    /// Whether playback is running.
    pub playing: bool,
    /// The playback speed, from 0 to [`SPEEDS`] - 1.
    pub speed: usize,
}

impl ReviewData {
    /// Whether there is a graph; otherwise this is only a replay.
    fn has_graph(&self) -> bool {
        !self.graph.is_empty() || !self.race.is_empty()
    }
}

/// The panel's state.
#[derive(Clone, Debug, Default)]
pub struct ReviewPanelState {
    /// The focus; the board hands it over.
    pub focus: SideFocus,
    tricks: MovesState,
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// View the position after this many moves.
    Seek(usize),
    /// View the position a step back or forward.
    Step(Step),
    /// Start or stop playback.
    Play(bool),
    /// Set the playback speed.
    Speed(usize),
    /// Close the panel.
    Close,
}

/// The id of a control, to give it the focus from outside.
pub fn control(name: &str) -> Id {
    id("review", name)
}

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
    state.focus.hand_over(ui.ctx(), Some(control("bar")));
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
        let h = if scale > 1.3 { 110.0 } else { 150.0 };
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
        .show(ui, theme, control("close"), button)
        .clicked()
    {
        action = Some(ReviewAction::Close);
    }
    controls.push((control("close"), button));
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
    let place = theme.fit(
        &ctx,
        shown,
        FontFace::Strong,
        size - 2.0,
        ON_RED,
        room * 0.46,
    );
    let left = theme.fit(
        &ctx,
        title,
        FontFace::Heading,
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

/// The progress of the review, as a bar with text; once it is complete, the match in a line.
fn progress(ui: &mut Ui, theme: &Theme, rect: Rect, data: &ReviewData) {
    let ctx = ui.ctx().clone();
    let Some((done, all)) = data.progress else {
        let words = theme.fit(
            &ctx,
            &data.line,
            FontFace::Italic,
            18.5,
            INK_NOTE,
            rect.width(),
        );
        put(ui.painter(), words, rect.center(), Align2::CENTER_CENTER);
        announce(ui, &data.line, rect);
        return;
    };
    let said = fill(
        "review-progress",
        &[("n", &done.to_string()), ("all", &all.to_string())],
    );
    let words = theme.fit(
        &ctx,
        &said,
        FontFace::Italic,
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

/// A playback button: icon, label, whether it is enabled, and its action.
struct TransportButton {
    sign: Sign,
    label: String,
    enabled: bool,
    action: ReviewAction,
}

impl TransportButton {
    fn new(sign: Sign, label: &str, enabled: bool, action: ReviewAction) -> Self {
        Self {
            sign,
            label: label.to_owned(),
            enabled,
            action,
        }
    }
}

/// The playback buttons: start, back, play or pause, forward, end, speed, and close.
fn presses(data: &ReviewData) -> [TransportButton; 7] {
    let (back, forward) = (data.shown > 0, data.shown < data.moves);
    let (play, play_words) = if data.playing {
        (Sign::Pause, "review-pause")
    } else {
        (Sign::Play, "review-play")
    };
    let speed = data.speed.min(SPEEDS - 1);
    let paces = ["settings-calm", "settings-normal", "settings-quick"];
    let pace = fill("review-speed", &[("name", text(paces[speed]))]);
    let step = |step: Step, on| {
        let action = ReviewAction::Step(step);
        TransportButton::new(Sign::Step(step), step.label(), on, action)
    };
    // At the end, playback starts again from the beginning.
    let play_on = ReviewAction::Play(!data.playing);
    let faster = ReviewAction::Speed((speed + 1) % SPEEDS);
    let close = text("review-close");
    [
        step(Step::Start, back),
        step(Step::Back, back),
        TransportButton::new(play, text(play_words), data.moves > 0, play_on),
        step(Step::Forward, forward),
        step(Step::End, forward),
        TransportButton::new(Sign::Speed(speed), &pace, true, faster),
        TransportButton::new(Sign::Close, close, true, ReviewAction::Close),
    ]
}

/// Buttons side by side, each centred in its part of `x`; `which` selects from [`presses`].
fn transport(
    ui: &mut Ui,
    theme: &Theme,
    (x, cy, r): (Rangef, f32, f32),
    data: &ReviewData,
    which: &[usize],
    controls: &mut Controls,
) -> Option<ReviewAction> {
    let presses = presses(data);
    let gap = x.span() / which.len() as f32;
    let mut action = None;
    for (place, index) in which.iter().enumerate() {
        let press = &presses[*index];
        let center = pos2(x.min + gap * (place as f32 + 0.5), cy);
        if sign_button(
            ui,
            theme,
            id_of("review", "step", *index),
            center,
            r,
            press.sign,
            &press.label,
            press.enabled,
            controls,
        ) {
            action = Some(press.action);
        }
    }
    action
}
