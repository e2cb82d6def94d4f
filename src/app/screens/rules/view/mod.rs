//! The rules reader: a book with the contents and a search field on the left page and an
//! illustrated page of rules on the right. On a phone either the contents or a page is shown.

mod contents;
mod data;
mod leaf;

pub use data::{Leaf, Picture, RuleNote, RulesAction, RulesData, RulesState};

use egui::{
    Align2, Color32, Context, Key, Mesh, Modifiers, Rangef, Rect, StrokeKind, Ui, pos2, vec2,
};

use crate::app::ui::{
    CREAM_NOTE, Foot, GOLD, IconButton, Pen, PromptKind, TextButton, Theme, escaped, focus_once,
    ground, id, is_large, is_small_for_rules, italic, layers, rgb, wash,
};
use crate::texts::{fill, text};

/// Shows the reader over the whole window.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &RulesData,
    state: &mut RulesState,
) -> Option<RulesAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    state.leaf = state.leaf.min(data.leaves.len().saturating_sub(1));
    let narrow = is_small_for_rules(screen.size(), theme.scale());
    let before = state.leaf;
    layers::screen(ctx, theme, "rules", screen, |ui| {
        if data.over_table {
            ground(ui.brush(), screen);
        }
        let mut action = if narrow {
            phone(ui, data, state)
        } else {
            desk(ui, data, state)
        };
        // The gamepad's shoulder buttons and the page keys turn the pages.
        let turn = |key| ctx.input_mut(|i| i.consume_key(Modifiers::NONE, key));
        if turn(Key::PageDown) && state.leaf + 1 < data.leaves.len() {
            state.open(state.leaf + 1);
        }
        if turn(Key::PageUp) && state.leaf > 0 {
            state.open(state.leaf - 1);
        }
        if action.is_none() && state.leaf != before {
            action = Some(RulesAction::Leaf(state.leaf));
        }
        if escaped(ctx, opened) {
            if narrow && state.reading && data.moment.is_none() {
                state.reading = false;
            } else {
                action = Some(RulesAction::Back);
            }
        }
        action
    })
}

/// An open book, with the contents on the left and the page on the right, and a bar below.
fn desk(ui: &mut Pen, data: &RulesData, state: &mut RulesState) -> Option<RulesAction> {
    let screen = ui.ctx().content_rect();
    let screen = Rect::from_center_size(screen.center(), screen.size().min(vec2(1500.0, 900.0)));
    let width = (screen.width() - 84.0).min(1240.0);
    let book = Rect::from_x_y_ranges(
        screen.center().x - width / 2.0..=screen.center().x + width / 2.0,
        screen.top() + 16.0..=screen.bottom() - 78.0,
    );
    cover(ui, book);
    let inside = book.shrink2(vec2(11.0, 8.0));
    let fold = inside.left() + (inside.width() * 0.365).clamp(330.0, 440.0);
    let left = Rect::from_min_max(inside.min, pos2(fold, inside.bottom()));
    let right = Rect::from_min_max(pos2(fold, inside.top()), inside.max);
    ui.parchment(left);
    ui.parchment(right);
    if !ui.theme.contrast {
        for (right, x) in [(false, fold - 42.0..=fold), (true, fold..=fold + 42.0)] {
            let y = left.y_range().shrink(4.0);
            shade(ui, Rect::from_x_y_ranges(x, y), right);
        }
    }
    let action = contents::show(ui, data, state, left.shrink2(vec2(34.0, 26.0)), true);
    let page = right.shrink2(vec2(46.0, 26.0));
    leaf::show(ui, data, state, page);
    let bar = Rect::from_x_y_ranges(book.x_range(), screen.bottom() - 76.0..=screen.bottom());
    let words = leaf_number(data, state);
    let words = ui.fit(&words, italic(19.0).ink(CREAM_NOTE), 200.0);
    let right = bar.right_center() - vec2(14.0, 0.0);
    let used = ui.put_text(words, right, Align2::RIGHT_CENTER);
    let prompts = [
        (PromptKind::Walk, text("rules-turn")),
        (PromptKind::Key("F", ""), text("rules-search")),
        (PromptKind::Back, text("prompt-back")),
    ];
    let bar = bar.with_max_x(used.left() - 12.0);
    foot(&prompts).show(ui, bar).or(action)
}

/// The button that leaves the rules.
fn foot<'a>(prompts: &'a [(PromptKind, &'a str)]) -> Foot<'a, RulesAction> {
    Foot {
        page: "rules",
        leave: RulesAction::Back,
        buttons: Vec::new(),
        prompts,
    }
}

/// E.g. “Leaf 2 of 9”.
fn leaf_number(data: &RulesData, state: &RulesState) -> String {
    let (n, all) = ((state.leaf + 1).to_string(), data.leaves.len().to_string());
    fill("rules-leaf", &[("n", &n), ("all", &all)])
}

/// A page or the contents, and a bar below.
fn phone(ui: &mut Pen, data: &RulesData, state: &mut RulesState) -> Option<RulesAction> {
    let screen = ui.ctx().content_rect();
    let width = (screen.width() - 16.0).min(900.0);
    let left = screen.center().x - width / 2.0;
    let bar = 74.0;
    let sheet = Rect::from_x_y_ranges(
        left..=left + width,
        screen.top() + 8.0..=screen.bottom() - bar,
    );
    ui.parchment(sheet.expand2(vec2(5.0, 3.0)));
    let inner = sheet.shrink2(vec2(20.0, 22.0));
    let bar = Rect::from_x_y_ranges(left..=left + width, screen.bottom() - bar..=screen.bottom());
    if state.reading {
        leaf::show(ui, data, state, inner);
        leaf_bar(ui, data, state, bar);
        return None;
    }
    let action = contents::show(ui, data, state, inner, false);
    foot(&[]).show(ui, bar).or(action)
}

/// A phone's bar below a page: the button for the contents, the page number, and the buttons for
/// the previous and next page.
fn leaf_bar(ui: &mut Pen, data: &RulesData, state: &mut RulesState, bar: Rect) {
    let back = TextButton::brass(text("rules-contents"))
        .icon("back")
        .size(20.0);
    let most = bar.width() - 150.0;
    let width = back.width(ui.ctx(), ui.theme).clamp(130.0, most);
    let rect = Rect::from_min_size(bar.left_center() + vec2(8.0, -25.0), vec2(width, 50.0));
    let contents = id("rules", "contents");
    if back.show(ui, contents, rect).clicked() {
        state.reading = false;
        state.focus_first = true;
    }
    focus_once(ui, contents, &mut state.focus_first);
    for (step, key, icon, x) in [
        (-1, "rules-previous", "back", 94.0),
        (1, "rules-next", "next", 36.0),
    ] {
        let to = state.leaf.checked_add_signed(step);
        let to = to.filter(|to| *to < data.leaves.len());
        let response = IconButton::new(icon, text(key), 22.0)
            .enabled(to.is_some())
            .show(ui, id("rules", key), bar.right_center() - vec2(x, 0.0));
        if let Some(to) = to.filter(|_| response.clicked()) {
            state.open(to);
        }
    }
    if !is_large(ui.theme.scale()) {
        let number = leaf_number(data, state);
        let room = Rangef::new(rect.right(), bar.right() - 120.0);
        let size = vec2(room.span() - 8.0, bar.height());
        let words = ui.fit_in(&number, italic(17.0).ink(CREAM_NOTE), size);
        if !words.elided {
            let middle = pos2(room.center(), bar.center().y);
            ui.put_text(words, middle, Align2::CENTER_CENTER);
        }
    }
}

/// The red leather of the cover, with a gilt line.
fn cover(ui: &Pen, book: Rect) {
    let painter = ui.painter();
    if ui.theme.contrast {
        return;
    }
    painter.rect_filled(
        book.translate(vec2(0.0, 5.0)).expand(3.0),
        10.0,
        wash(Color32::BLACK, 0.35),
    );
    painter.rect(
        book,
        8.0,
        rgb(0x5c1020),
        (1.5, rgb(0x2c060e)),
        StrokeKind::Inside,
    );
    painter.rect_stroke(
        book.shrink(3.5),
        6.0,
        (1.2, wash(GOLD, 0.85)),
        StrokeKind::Inside,
    );
}

/// The shadow beside the fold: darkest at the left edge, or at the right one.
fn shade(ui: &Ui, rect: Rect, left: bool) {
    let mut mesh = Mesh::default();
    let (a, b) = (wash(rgb(0x3a2210), 0.5), Color32::TRANSPARENT);
    let (from, to) = if left { (a, b) } else { (b, a) };
    mesh.colored_vertex(rect.left_top(), from);
    mesh.colored_vertex(rect.right_top(), to);
    mesh.colored_vertex(rect.right_bottom(), to);
    mesh.colored_vertex(rect.left_bottom(), from);
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    ui.painter().add(mesh);
}
