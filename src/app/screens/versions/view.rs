//! The dialog that shows two versions of a match side by side.

use egui::{Align, Context, Rangef, Rect, vec2};

use crate::app::ui::diagram::{self, Diagram};
use crate::app::ui::dialog::Modal;
use crate::app::ui::page::PageState;
use crate::app::ui::{Flow, TextButton, Theme, body, id, italic, strong};
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
    let low = Modal::is_low(ctx, theme);
    let modal = Modal {
        name: "versions",
        title: text("versions-title"),
        widest: [800.0, 640.0],
        foot: 54.0,
        prompts: &[],
    };
    let content = |flow: &mut Flow| {
        content(flow, data, low);
        None
    };
    let leave = (
        &mut state.focus_first,
        id("versions", "opened"),
        VersionsAction::Opened,
    );
    modal.show(ctx, theme, leave, content, |ui, buttons| {
        let mut action = None;
        let controls = [
            ("known", VersionsAction::Known),
            ("opened", VersionsAction::Opened),
        ];
        for ((name, means), x) in controls.into_iter().zip(halves(buttons.x_range())) {
            let label = text("versions-choose");
            let spoken = format!("{}: {label}", text(&format!("versions-{name}")));
            let button = TextButton::brass(label).spoken(&spoken);
            let at = Rect::from_x_y_ranges(x, buttons.y_range());
            if button.show(ui, id("versions", name), at).clicked() {
                action = Some(means);
            }
        }
        action
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
    let versions = [
        ("versions-known", &data.known),
        ("versions-opened", &data.opened),
    ];
    flow.columns(halves(flow.x), |flow, number| {
        let (heading, version) = versions[number];
        column(flow, heading, version, low);
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
        position(flow, board);
    }
    moves(flow, version);
}

/// A position in the middle.
fn position(flow: &mut Flow, board: &Diagram) {
    let side = flow.width().min(BOARD);
    let line = flow.take(diagram::height(board, side));
    let at = Rect::from_center_size(line.center(), vec2(side, line.height()));
    flow.draw(|ui| diagram::paint(ui.brush(), at, board));
}

/// A version in a low window: its position, and what is said of it to the right.
fn beside(flow: &mut Flow, heading: &str, version: &Version, board: &Diagram) {
    let side = (flow.width() * 0.41).min(BOARD);
    let words = |flow: &mut Flow| {
        flow.text(text(heading), strong(20.0), Align::Center);
        moves(flow, version);
    };
    flow.beside(side, 12.0, |flow| position(flow, board), words);
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
