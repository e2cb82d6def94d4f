//! The dialog that shows two versions of a match side by side.

use egui::{Align, Context, Rangef, Rect, vec2};

use crate::app::ui::diagram::{self, Diagram};
use crate::app::ui::dialog::Dialog;
use crate::app::ui::page::PageState;
use crate::app::ui::{
    Flow, TextButton, Theme, body, dim, escaped, focus_once, id, is_low_for_question, italic,
    layers, scrolling, strong,
};
use crate::texts::text;

/// The gap between the versions.
const GAP: f32 = 16.0;

/// The largest board.
const BOARD: f32 = 240.0;

/// The dialog's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VersionsData {
    /// Where they part, e.g. “They part after 12. 18×9.”; empty where moves are hidden.
    pub parted: String,
    /// What was kept before.
    pub known: Version,
    /// What was sent.
    pub opened: Version,
}

/// A version of the match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Version {
    /// The position; `None` for cards.
    pub board: Option<Diagram>,
    /// Its moves after the last one that both have; may be empty.
    pub moves: String,
    /// How far it has come, or how it ended.
    pub far: String,
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VersionsAction {
    /// Go on with what was kept before.
    Known,
    /// Go on with what was sent (also Esc).
    Opened,
}

/// Shows the dialog in the middle of the window; it is modal.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &VersionsData,
    state: &mut PageState,
) -> Option<VersionsAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    layers::modal(ctx, theme, |ui| {
        dim(ui.painter(), screen);
        let low = is_low_for_question(screen.height(), theme.scale());
        let (margin, above) = if low { (6.0, 14.0) } else { (20.0, 28.0) };
        let width = (screen.width() - 24.0).min(if low { 800.0 } else { 640.0 });
        let side = if width < 500.0 { 16.0 } else { 30.0 };
        let inner = Rangef::point(screen.center().x).expand(width / 2.0 - side);
        let band = (46.0 * theme.scale().max(1.0)).clamp(48.0, 76.0);
        let mut measure = Flow::measure(ctx, theme, inner);
        content(&mut measure, data, low);
        let around = above + band + 14.0 + 14.0 + 54.0 + 26.0;
        let height = (measure.height() + around).min(screen.height() - 2.0 * margin);
        let dialog = Dialog {
            middle: screen.center(),
            size: vec2(width, height),
            above,
            band,
            over: if width < 500.0 { 8.0 } else { 16.0 },
            title: text("versions-title"),
            letter: 27.0,
            beside: 40.0,
        };
        let rest = dialog.show(ui);
        let buttons = Rect::from_x_y_ranges(inner, rest.bottom() - 80.0..=rest.bottom() - 26.0);
        let room = Rangef::new(rest.top() + 14.0, buttons.top() - 14.0);
        let room = Rect::from_x_y_ranges(inner, room);
        scrolling(ui, id("versions", "scroll"), room, false, |flow| {
            content(flow, data, low);
            None::<()>
        });
        let mut action = None;
        let controls = [
            ("known", VersionsAction::Known),
            ("opened", VersionsAction::Opened),
        ];
        for ((name, means), x) in controls.into_iter().zip(halves(inner)) {
            let label = text("versions-choose");
            let spoken = format!("{}: {label}", text(&format!("versions-{name}")));
            let button = TextButton::brass(label).spoken(&spoken);
            let at = Rect::from_x_y_ranges(x, buttons.y_range());
            if button.show(ui, id("versions", name), at).clicked() {
                action = Some(means);
            }
        }
        focus_once(ui, id("versions", "opened"), &mut state.focus_first);
        let left = escaped(ctx, opened).then_some(VersionsAction::Opened);
        action.or(left)
    })
}

/// The left and the right half of a strip.
fn halves(x: Rangef) -> [Rangef; 2] {
    let middle = x.center();
    let gap = GAP / 2.0;
    [
        Rangef::new(x.min, middle - gap),
        Rangef::new(middle + gap, x.max),
    ]
}

/// What is to be said of both, and below it each in a column of its own.
fn content(flow: &mut Flow, data: &VersionsData, low: bool) {
    let size = if low { 17.0 } else { 19.0 };
    flow.text(text("versions-why"), body(size), Align::Center);
    flow.gap(if low { 0.0 } else { 4.0 });
    if !data.parted.is_empty() {
        flow.text(&data.parted, strong(size), Align::Center);
    }
    flow.gap(if low { 6.0 } else { 10.0 });
    let columns = halves(flow.x);
    let versions = [
        ("versions-known", &data.known),
        ("versions-opened", &data.opened),
    ];
    let height = |(x, (heading, version)): (Rangef, (&str, &Version))| {
        let mut measure = Flow::measure(flow.ctx, flow.theme, x);
        column(&mut measure, heading, version, low);
        measure.height()
    };
    let heights = columns.into_iter().zip(versions).map(height);
    let row = flow.take(heights.fold(0.0, f32::max));
    flow.draw(|ui| {
        let ctx = ui.ctx().clone();
        for (x, (heading, version)) in columns.into_iter().zip(versions) {
            let mut flow = Flow::draw_at(&ctx, ui, x, row.top());
            column(&mut flow, heading, version, low);
        }
    });
}

/// A version: its position, and what is said of it around it or, in a low window, beside it.
fn column(flow: &mut Flow, heading: &str, version: &Version, low: bool) {
    if low && let Some(board) = &version.board {
        return beside(flow, heading, version, board);
    }
    flow.text(text(heading), strong(20.0), Align::Center);
    if let Some(board) = &version.board {
        flow.gap(4.0);
        let side = flow.width().min(BOARD);
        let line = flow.take(diagram::height(board, side));
        let at = Rect::from_center_size(line.center(), vec2(side, line.height()));
        flow.draw(|ui| diagram::paint(ui.brush(), at, board));
    }
    moves(flow, version);
}

/// A version in a low window: its position, and what is said of it to the right.
fn beside(flow: &mut Flow, heading: &str, version: &Version, board: &Diagram) {
    let side = (flow.width() * 0.41).min(BOARD);
    let x = Rangef::new(flow.x.min + side + 12.0, flow.x.max);
    let words = |flow: &mut Flow| {
        flow.text(text(heading), strong(20.0), Align::Center);
        moves(flow, version);
    };
    let mut measure = Flow::measure(flow.ctx, flow.theme, x);
    words(&mut measure);
    let height = diagram::height(board, side);
    let line = flow.take(measure.height().max(height));
    flow.draw(|ui| {
        let at = Rect::from_min_size(line.min, vec2(side, height));
        diagram::paint(ui.brush(), at, board);
        let ctx = ui.ctx().clone();
        words(&mut Flow::draw_at(&ctx, ui, x, line.top()));
    });
}

/// The moves of a version, and how far it has come.
fn moves(flow: &mut Flow, version: &Version) {
    flow.gap(6.0);
    if !version.moves.is_empty() {
        flow.text(&version.moves, body(18.0), Align::Center);
        flow.gap(4.0);
    }
    flow.text(&version.far, italic(18.0), Align::Center);
}
