//! The rules reader: a book with its contents at the left, a field to search them, and a leaf with
//! pictures at the right. On a phone contents and leaves lie one behind the other.

mod contents;
mod leaf;

use egui::{
    Align2, Color32, Context, Key, Mesh, Modifiers, Order, Rangef, Rect, Stroke, StrokeKind, Ui,
    pos2, vec2,
};

use crate::app::panels::diagram::Diagram;
use crate::app::panels::flow::layer;
use crate::app::panels::game_picker::FamilyGames;
use crate::app::panels::theme::{CREAM_NOTE, FontFace, GOLD, Theme, put, wash};
use crate::app::panels::widgets::{PromptKind, TextButton, focus_once, icon_button, prompts};
use crate::app::panels::{escaped, ground, id, is_narrow};
use crate::texts::{fill, text};

/// A picture of a leaf.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// The position with its marks.
    pub diagram: Diagram,
    /// What it shows, in a line; may be empty.
    pub caption: String,
}

/// A leaf of the book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Leaf {
    /// Its heading.
    pub title: String,
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
    /// Its pictures.
    pub pictures: Vec<Picture>,
}

/// The rule that matters at the table now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleNote {
    /// Its leaf.
    pub leaf: usize,
    /// Why, e.g. “two captures are open to you”.
    pub sentence: String,
}

/// Everything the reader shows; all strings are ready.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesData {
    /// Whether a table lies below, which must not look out.
    pub over_table: bool,
    /// The games that have a book.
    pub families: Vec<FamilyGames>,
    /// The leaves of the chosen game.
    pub leaves: Vec<Leaf>,
    /// The rule of this moment, where the book was opened from the table.
    pub moment: Option<RuleNote>,
    /// Where the words searched for stand, with an excerpt each; `None`: nothing is searched.
    pub found: Option<Vec<(usize, String)>>,
    /// How far one is in the lesson, e.g. “2 of 8 steps”; `None`: the game has no lesson, or it is
    /// out of reach here.
    pub lesson: Option<String>,
}

/// What the reader remembers.
#[derive(Clone, Debug)]
pub struct RulesState {
    /// The chosen game, counted through all shelves.
    pub game: usize,
    /// The open leaf.
    pub leaf: usize,
    /// The words searched for.
    pub search: String,
    /// On a phone: whether a leaf is shown and not the contents.
    pub reading: bool,
    /// Gives the open leaf's line the focus once; set when the reader opens.
    pub focus_first: bool,
    typing: bool,
    /// The line of the contents that had the focus before.
    walked: Option<usize>,
}

impl Default for RulesState {
    fn default() -> Self {
        Self::at(0, 0, false)
    }
}

impl RulesState {
    /// The book of a game, opened at a leaf; `reading` shows the leaf itself on a phone.
    pub fn at(game: usize, leaf: usize, reading: bool) -> Self {
        Self {
            game,
            leaf,
            search: String::new(),
            reading,
            focus_first: true,
            typing: false,
            walked: None,
        }
    }

    fn open(&mut self, leaf: usize) {
        self.leaf = leaf;
        self.reading = true;
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesAction {
    /// Close the book (also Esc).
    Back,
    /// Another game's book: the app exchanges the leaves.
    Game(usize),
    /// The search has changed: the app looks the words up.
    Search,
    /// Another leaf is open.
    Leaf(usize),
    /// Begin the lesson of the game.
    Lesson,
}

/// Shows the book over the whole window.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &RulesData,
    state: &mut RulesState,
) -> Option<RulesAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    state.leaf = state.leaf.min(data.leaves.len().saturating_sub(1));
    // Contents and leaf side by side need height as well.
    let low = screen.height() < 480.0;
    let narrow = is_narrow(screen.size()) || low || theme.scale() > 1.4;
    let before = state.leaf;
    layer(ctx, "rules", Order::Middle, screen, false, |ui| {
        if data.over_table {
            ground(ui.painter(), theme, screen);
        }
        let mut action = if narrow {
            phone(ui, theme, data, state, screen)
        } else {
            desk(ui, theme, data, state, screen)
        };
        // The shoulders and the page keys turn the leaves.
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

/// An open book, the contents on its left side and the leaf on its right, and a bar below.
fn desk(
    ui: &mut Ui,
    theme: &Theme,
    data: &RulesData,
    state: &mut RulesState,
    screen: Rect,
) -> Option<RulesAction> {
    let screen = Rect::from_center_size(screen.center(), screen.size().min(vec2(1500.0, 900.0)));
    let width = (screen.width() - 84.0).min(1240.0);
    let book = Rect::from_min_max(
        pos2(screen.center().x - width / 2.0, screen.top() + 16.0),
        pos2(screen.center().x + width / 2.0, screen.bottom() - 78.0),
    );
    cover(ui, theme, book);
    let inside = book.shrink2(vec2(11.0, 8.0));
    let fold = inside.left() + (inside.width() * 0.365).clamp(330.0, 440.0);
    let left = Rect::from_min_max(inside.min, pos2(fold, inside.bottom()));
    let right = Rect::from_min_max(pos2(fold, inside.top()), inside.max);
    theme.parchment(ui.painter(), left);
    theme.parchment(ui.painter(), right);
    if !theme.contrast {
        shade(
            ui,
            Rect::from_min_max(
                pos2(fold - 42.0, left.top() + 4.0),
                pos2(fold, left.bottom() - 4.0),
            ),
            false,
        );
        shade(
            ui,
            Rect::from_min_max(
                pos2(fold, left.top() + 4.0),
                pos2(fold + 42.0, left.bottom() - 4.0),
            ),
            true,
        );
    }
    let mut action = contents::show(ui, theme, data, state, left.shrink2(vec2(34.0, 26.0)), true);
    let page = right.shrink2(vec2(46.0, 26.0));
    leaf::show(ui, theme, data, state, page);
    let bar = Rect::from_min_max(
        pos2(book.left(), screen.bottom() - 76.0),
        pos2(book.right(), screen.bottom()),
    );
    if desk_bar(ui, theme, bar, &leaf_number(data, state)) {
        action = Some(RulesAction::Back);
    }
    action
}

/// The way back, the prompts and the number of the leaf; true when the way back was pressed.
fn desk_bar(ui: &mut Ui, theme: &Theme, bar: Rect, number: &str) -> bool {
    let y = bar.center().y;
    let back = TextButton::brass(text("back")).icon("back").size(22.0);
    let width = back.width(ui.ctx(), theme).clamp(150.0, 260.0);
    let rect = Rect::from_min_size(pos2(bar.left(), y - 25.0), vec2(width, 50.0));
    let pressed = back.show(ui, theme, id("rules", "back"), rect).clicked();
    let words = theme.fit(ui.ctx(), number, FontFace::Italic, 19.0, CREAM_NOTE, 200.0);
    let right = pos2(bar.right() - 14.0, y);
    let used = put(ui.painter(), words, right, Align2::RIGHT_CENTER);
    let from = rect.right() + 28.0;
    let items = [
        (PromptKind::Walk, text("rules-turn")),
        (PromptKind::Key("F", ""), text("rules-search")),
        (PromptKind::Back, text("prompt-back")),
    ];
    let room = used.left() - from - 12.0;
    prompts(ui.painter(), theme, pos2(from, y), room, &items);
    pressed
}

/// E.g. “Leaf 2 of 9”.
fn leaf_number(data: &RulesData, state: &RulesState) -> String {
    let (n, all) = ((state.leaf + 1).to_string(), data.leaves.len().to_string());
    fill("rules-leaf", &[("n", &n), ("all", &all)])
}

/// A leaf or the contents, and a bar below.
fn phone(
    ui: &mut Ui,
    theme: &Theme,
    data: &RulesData,
    state: &mut RulesState,
    screen: Rect,
) -> Option<RulesAction> {
    let width = (screen.width() - 16.0).min(900.0);
    let left = screen.center().x - width / 2.0;
    let bar = 74.0;
    let sheet = Rect::from_min_max(
        pos2(left, screen.top() + 8.0),
        pos2(left + width, screen.bottom() - bar),
    );
    theme.parchment(ui.painter(), sheet.expand2(vec2(5.0, 3.0)));
    let inner = sheet.shrink2(vec2(20.0, 22.0));
    let bar = Rect::from_min_max(
        pos2(left, screen.bottom() - bar),
        pos2(left + width, screen.bottom()),
    );
    if state.reading {
        leaf::show(ui, theme, data, state, inner);
        leaf_bar(ui, theme, data, state, bar);
        return None;
    }
    let action = contents::show(ui, theme, data, state, inner, false);
    let back = TextButton::brass(text("back")).icon("back").size(22.0);
    let most = width - 20.0;
    let rect = bar_button(bar, back.width(ui.ctx(), theme).clamp(150.0, most));
    if back.show(ui, theme, id("rules", "back"), rect).clicked() {
        return Some(RulesAction::Back);
    }
    action
}

/// Where a plate of this width stands at the left of a phone's bar.
fn bar_button(bar: Rect, width: f32) -> Rect {
    Rect::from_min_size(bar.left_center() + vec2(8.0, -25.0), vec2(width, 50.0))
}

/// A phone's bar below a leaf: the way to the contents, the number of the leaf, and the leaves
/// before and after it.
fn leaf_bar(ui: &mut Ui, theme: &Theme, data: &RulesData, state: &mut RulesState, bar: Rect) {
    let back = TextButton::brass(text("rules-contents"))
        .icon("back")
        .size(20.0);
    let most = bar.width() - 150.0;
    let rect = bar_button(bar, back.width(ui.ctx(), theme).clamp(130.0, most));
    let contents = id("rules", "contents");
    if back.show(ui, theme, contents, rect).clicked() {
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
        let response = icon_button(
            ui,
            theme,
            id("rules", key),
            bar.right_center() - vec2(x, 0.0),
            22.0,
            icon,
            text(key),
            None,
            to.is_some(),
        );
        if let Some(to) = to.filter(|_| response.clicked()) {
            state.open(to);
        }
    }
    if theme.scale() <= 1.3 {
        let number = leaf_number(data, state);
        let words = theme.fit(ui.ctx(), &number, FontFace::Italic, 17.0, CREAM_NOTE, 90.0);
        let room = Rangef::new(rect.right(), bar.right() - 120.0);
        if words.size().x < room.span() {
            let middle = pos2(room.center(), bar.center().y);
            put(ui.painter(), words, middle, Align2::CENTER_CENTER);
        }
    }
}

/// The red leather of the cover, with a gilt line.
fn cover(ui: &Ui, theme: &Theme, book: Rect) {
    let painter = ui.painter();
    if theme.contrast {
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
        Color32::from_rgb(0x5c, 0x10, 0x20),
        Stroke::new(1.5, Color32::from_rgb(0x2c, 0x06, 0x0e)),
        StrokeKind::Inside,
    );
    painter.rect_stroke(
        book.shrink(3.5),
        6.0,
        Stroke::new(1.2, wash(GOLD, 0.85)),
        StrokeKind::Inside,
    );
}

/// The shade beside the fold: darkest at its left edge, or at its right one.
fn shade(ui: &Ui, rect: Rect, left: bool) {
    let mut mesh = Mesh::default();
    let (a, b) = (
        wash(Color32::from_rgb(0x3a, 0x22, 0x10), 0.5),
        Color32::TRANSPARENT,
    );
    let (from, to) = if left { (a, b) } else { (b, a) };
    mesh.colored_vertex(rect.left_top(), from);
    mesh.colored_vertex(rect.right_top(), to);
    mesh.colored_vertex(rect.right_bottom(), to);
    mesh.colored_vertex(rect.left_bottom(), from);
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    ui.painter().add(mesh);
}
