//! The setup on a phone, held upright or sideways.

use egui::{Align, Align2, Rect, pos2, vec2};

use crate::app::screens::setup::view::bars::{LOW_BAR, low_bar, phone_bar};
use crate::app::screens::setup::view::data::{SetupAction, SetupData, SetupState};
use crate::app::screens::setup::view::games::{game_line, page_buttons, small_games};
use crate::app::screens::setup::view::options::{SheetLook, table};
use crate::app::ui::breakpoints::is_large;
use crate::app::ui::flow::{Flow, announce, scrolling};
use crate::app::ui::id;
use crate::app::ui::pen::Pen;
use crate::app::ui::theme::{CREAM, CREAM_NOTE, INK, INK_NOTE, RED, heading, strong};
use crate::app::ui::widgets::icon_button;
use crate::texts::text;

/// Why the match cannot start, if it cannot.
fn problem_line(flow: &mut Flow, data: &SetupData) {
    if !data.problem.is_empty() {
        flow.text(&data.problem, strong(19.0).ink(RED), Align::Min);
    }
}

/// A phone held sideways: as on the desk, but with narrow margins and a low bar.
pub(super) fn low(
    ui: &mut Pen,
    data: &SetupData,
    state: &mut SetupState,
    screen: Rect,
    anchors: &mut [Rect],
) -> Option<SetupAction> {
    let theme = ui.theme;
    let two = !is_large(theme.scale());
    let stage = Rect::from_min_max(
        screen.min + vec2(10.0, 8.0),
        screen.max - vec2(10.0, LOW_BAR),
    );
    let oak_width = if two { stage.width() * 0.37 } else { 0.0 };
    let mut action = None;
    if two {
        let oak = Rect::from_min_size(stage.min, vec2(oak_width, stage.height()));
        ui.paint("oak", oak);
        let inner = oak.shrink2(vec2(16.0, 12.0));
        let column = |flow: &mut Flow, line: bool| {
            // The name of a single game is in the bar.
            let asked = if data.variants.len() > 1 {
                small_games(flow, data, state.variant)
            } else {
                None
            };
            if line && data.variants.len() > 1 {
                game_line(flow, data, state.variant, CREAM_NOTE);
            }
            page_buttons(flow, data, CREAM).or(asked)
        };
        // The buttons come first.
        let mut whole = Flow::measure(ui.ctx(), theme, inner.x_range());
        column(&mut whole, true);
        let line = whole.height() <= inner.height();
        action = scrolling(ui, id("setup", "games"), inner, false, |flow| {
            column(flow, line)
        });
    }
    let gap = if two { 10.0 } else { 0.0 };
    let sheet = stage.with_min_x(stage.left() + oak_width + gap);
    theme.parchment(ui.painter(), sheet);
    let inner = sheet.shrink2(vec2(24.0, 20.0));
    let body = |flow: &mut Flow| small_sheet(flow, data, state, anchors, !two);
    action = scrolling(ui, id("setup", "scroll"), inner, false, body).or(action);
    if let Some(SetupAction::Variant(v)) = action {
        state.variant = v;
    }
    let bar = Rect::from_min_max(pos2(stage.left(), screen.bottom() - LOW_BAR), screen.max);
    low_bar(ui, bar, sheet.left(), data, state).or(action)
}

/// What the sheet of a small window shows; with `games`, also the games and their pages.
fn small_sheet(
    flow: &mut Flow,
    data: &SetupData,
    state: &mut SetupState,
    anchors: &mut [Rect],
    games: bool,
) -> Option<SetupAction> {
    let mut asked = None;
    if games {
        asked = small_games(flow, data, state.variant);
        game_line(flow, data, state.variant, INK_NOTE);
        asked = page_buttons(flow, data, INK).or(asked);
    }
    problem_line(flow, data);
    let look = SheetLook {
        phone: true,
        ..SheetLook::default()
    };
    table(flow, data, state, anchors, look);
    asked
}

/// One sheet, with the main button below it within reach of the thumb.
pub(super) fn phone(
    ui: &mut Pen,
    data: &SetupData,
    state: &mut SetupState,
    screen: Rect,
    anchors: &mut [Rect],
) -> Option<SetupAction> {
    let width = (screen.width() - 16.0).min(760.0);
    let left = screen.center().x - width / 2.0;
    let bar_h = 92.0;
    let sheet = Rect::from_x_y_ranges(
        left..=left + width,
        screen.top() + 10.0..=screen.bottom() - bar_h - 8.0,
    );
    // The hairlines of the sheet extend to its edge.
    ui.theme
        .parchment(ui.painter(), sheet.expand2(vec2(6.0, 4.0)));
    let mut action = None;
    let inner = Rect::from_min_max(sheet.min + vec2(18.0, 70.0), sheet.max - vec2(18.0, 20.0));
    // The head stays in place while the rest scrolls.
    let head = Rect::from_min_max(sheet.min, pos2(sheet.right(), inner.top()));
    if phone_head(ui, head, &data.title) {
        action = Some(SetupAction::Back);
    }
    let body = |flow: &mut Flow| small_sheet(flow, data, state, anchors, true);
    action = scrolling(ui, id("setup", "scroll"), inner, false, body).or(action);
    if let Some(SetupAction::Variant(v)) = action {
        state.variant = v;
    }
    // The main button stays within reach of the thumb.
    let bar = Rect::from_min_max(
        pos2(screen.left() - 8.0, screen.bottom() - bar_h),
        screen.max + vec2(8.0, 10.0),
    );
    if phone_bar(ui, bar, sheet.x_range().shrink(16.0), data, state) {
        action = Some(SetupAction::Start);
    }
    action
}

/// The back button and the family's name. Returns whether the button was pressed.
fn phone_head(ui: &mut Pen, head: Rect, title: &str) -> bool {
    let back = icon_button(
        ui,
        id("setup", "back"),
        head.min + vec2(42.0, 40.0),
        22.0,
        "back",
        text("back"),
        true,
    );
    let size = 30.0_f32.min(44.0 / ui.theme.scale());
    let room = head.width() - 100.0;
    let words = ui.fit(title, heading(size), room);
    let left = head.min + vec2(76.0, 40.0);
    ui.put_text(words, left, Align2::LEFT_CENTER);
    announce(ui, title, head);
    back.clicked()
}
