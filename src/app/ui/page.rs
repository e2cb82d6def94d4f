//! A page that is only read: a parchment that scrolls, with a title and a button back.

use egui::{Align, Context, Key, Pos2, Rangef, Rect, pos2, vec2};

use crate::app::ui::flow::{Flow, scrolling};
use crate::app::ui::pen::Pen;
use crate::app::ui::theme::{Theme, body};
use crate::app::ui::widgets::{PromptKind, TextButton, focus_once, prompts};
use crate::app::ui::{escaped, id, is_narrow, layers};
use crate::texts::text;

/// The state of a page, or of a dialog, that keeps nothing else.
#[derive(Clone, Debug)]
pub struct PageState {
    /// Gives the main control the focus once; set when it opens.
    pub focus_first: bool,
}

impl Default for PageState {
    fn default() -> Self {
        Self { focus_first: true }
    }
}

/// What was pressed on a page of paragraphs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageAction {
    /// Leave (also Esc).
    Back,
    /// The button below the paragraphs.
    Button,
}

/// Shows a page of paragraphs with a button below them.
pub fn read(
    ctx: &Context,
    theme: &Theme,
    name: &str,
    title: &str,
    paragraphs: &[String],
    button: &str,
    state: &mut PageState,
) -> Option<PageAction> {
    let mut action = None;
    let left = show(ctx, theme, name, title, state, |flow| {
        for words in paragraphs {
            flow.gap(8.0);
            flow.text(words, body(20.0), Align::Min);
        }
        flow.gap(16.0);
        let row = flow.take(50.0);
        flow.draw(|ui| {
            let button = TextButton::brass(button);
            let width = button.width(ui.ctx(), theme).min(row.width());
            let rect = Rect::from_min_size(row.min, vec2(width, row.height()));
            if button.show(ui, id(name, "button"), rect).clicked() {
                action = Some(PageAction::Button);
            }
        });
        flow.gap(8.0);
    });
    if left { Some(PageAction::Back) } else { action }
}

/// Shows a page with this name and title. Returns whether to leave it (also Esc).
pub fn show(
    ctx: &Context,
    theme: &Theme,
    name: &str,
    title: &str,
    state: &mut PageState,
    mut content: impl FnMut(&mut Flow),
) -> bool {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    let narrow = is_narrow(screen.size());
    let left = layers::screen(ctx, theme, name, screen, |ui| {
        let margin = if narrow { 10.0 } else { 28.0 };
        let bar = if narrow { 76.0 } else { 84.0 };
        let panel = sheet(ui, screen, margin, 860.0, bar);
        let pad = if narrow { 26.0 } else { 56.0 };
        let room = panel.shrink2(vec2(pad, 30.0));
        let mut head = Flow::draw_at(ctx, ui, room.x_range(), room.top());
        head.put_title(title);
        let room = Rect::from_min_max(pos2(room.left(), head.y), room.max);
        scrolling(ui, id(name, "scroll"), room, false, |flow| {
            // The page has only one control, so the arrow keys can scroll.
            flow.draw(turn_by_keys);
            content(flow);
            None::<()>
        });
        let y = screen.bottom() - bar / 2.0 + 4.0;
        let left = if narrow {
            panel.left() + 6.0
        } else {
            screen.left() + 40.0
        };
        let (back, pressed) = back_button(ui, name, pos2(left, y), 150.0, panel.width());
        focus_once(ui, id(name, "back"), &mut state.focus_first);
        let prompt = [(PromptKind::Back, text("prompt-back"))];
        prompts_beside(ui, back, screen.right() - 20.0, &prompt);
        (escaped(ctx, opened) || pressed).then_some(())
    });
    left.is_some()
}

/// The parchment of a page with a list, and a bar with buttons below it.
pub struct ListSheet {
    /// The parchment.
    pub sheet: Rect,
    /// The room on it.
    pub room: Rect,
    /// The height of the bar at the bottom of the window.
    pub bar: f32,
}

/// Paints the parchment of a page with a list.
pub fn list_sheet(ui: &Pen, screen: Rect) -> ListSheet {
    list_sheet_up_to(ui, screen, 1000.0)
}

/// The same, up to `widest` wide.
pub fn list_sheet_up_to(ui: &Pen, screen: Rect, widest: f32) -> ListSheet {
    let narrow = is_narrow(screen.size());
    let margin = if narrow { 8.0 } else { 28.0 };
    let bar = if narrow { 74.0 } else { 84.0 };
    let sheet = sheet(ui, screen, margin, widest, bar);
    let room = sheet.shrink2(vec2(
        if narrow { 18.0 } else { 46.0 },
        if narrow { 24.0 } else { 23.0 },
    ));
    ListSheet { sheet, room, bar }
}

/// Scrolls with the arrow and page keys.
pub fn turn_by_keys(ui: &mut Pen) {
    let presses = |key| ui.input(|i| i.num_presses(key)) as f32;
    let by = presses(Key::ArrowUp) - presses(Key::ArrowDown)
        + 4.0 * (presses(Key::PageUp) - presses(Key::PageDown));
    if by != 0.0 {
        ui.scroll_with_delta(vec2(0.0, by * 90.0));
    }
}

/// The parchment of a page, above a bar of the height `bar`: as wide as the window, up to `widest`.
pub fn sheet(ui: &Pen, screen: Rect, margin: f32, widest: f32, bar: f32) -> Rect {
    let width = (screen.width() - 2.0 * margin).min(widest);
    let x = Rangef::point(screen.center().x).expand(width / 2.0);
    let sheet = Rect::from_x_y_ranges(x, screen.top() + margin..=screen.bottom() - bar);
    ui.parchment(sheet);
    sheet
}

/// The back button below a page, with its left end at `left`. Returns its rectangle, and whether it was
/// pressed.
pub fn back_button(ui: &mut Pen, panel: &str, left: Pos2, least: f32, most: f32) -> (Rect, bool) {
    let button = TextButton::brass(text("back")).icon("back").size(22.0);
    let width = button.width(ui.ctx(), ui.theme).max(least).min(most);
    let rect = Rect::from_min_size(left - vec2(0.0, 25.0), vec2(width, 50.0));
    (rect, button.show(ui, id(panel, "back"), rect).clicked())
}

/// Key prompts beside the back button, as far as `right`.
pub fn prompts_beside(ui: &Pen, back: Rect, right: f32, items: &[(PromptKind, &str)]) {
    let from = pos2(back.right() + 28.0, back.center().y);
    prompts(ui.brush(), from, right - from.x, items);
}
