//! The rules reader: a book with its contents at the left, a field to search them, and a leaf with
//! pictures at the right. On a phone contents and leaves lie one behind the other.

use egui::{
    Align, Align2, Color32, Context, Key, Mesh, Modifiers, Order, Rangef, Rect, Stroke, StrokeKind,
    Ui, Vec2, pos2, vec2,
};

use crate::app::panels::diagram::Diagram;
use crate::app::panels::flow::{Flow, announce, layer, scrolling};
use crate::app::panels::shelf::Shelf;
use crate::app::panels::theme::{
    CREAM_NOTE, Face, GOLD, INK, INK_NOTE, ON_RED, RED, Theme, put, wash,
};
use crate::app::panels::widgets::{
    Ask, Plate, divider, focus_once, focus_ring, focused, icon, prompts, ribbon, seal, target,
};
use crate::app::panels::{diagram, escaped, field, id, id_of, is_narrow, shelf};
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
pub struct Moment {
    /// Its leaf.
    pub leaf: usize,
    /// Why, as "two captures are open to you".
    pub sentence: String,
}

/// Everything the reader shows; all strings are ready.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesData {
    /// The games that have a book.
    pub shelves: Vec<Shelf>,
    /// The leaves of the chosen game.
    pub leaves: Vec<Leaf>,
    /// The rule of this moment, where the book was opened from the table.
    pub moment: Option<Moment>,
    /// Where the words searched for stand, with an excerpt each; none: nothing is searched.
    pub found: Option<Vec<(usize, String)>>,
    /// How far one is in the lesson, as "2 of 8 steps"; none: the game has no lesson, or it is out
    /// of reach here.
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
    /// Gives the open leaf's line the focus once; set it when the reader opens.
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

/// What the player asked for.
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
    let narrow = is_narrow(screen.size()) || theme.scale() > 1.4;
    let before = state.leaf;
    layer(ctx, "rules", Order::Middle, screen, false, |ui| {
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

fn desk(
    ui: &mut Ui,
    theme: &Theme,
    data: &RulesData,
    state: &mut RulesState,
    screen: Rect,
) -> Option<RulesAction> {
    let ctx = ui.ctx().clone();
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
    let mut action = contents(ui, theme, data, state, left.shrink2(vec2(34.0, 26.0)), true);
    let page = right.shrink2(vec2(46.0, 26.0));
    leaf(ui, theme, data, state, page);
    // The bar below.
    let y = screen.bottom() - 38.0;
    let back = Plate::brass(text("ui.back")).icon("back").size(22.0);
    let rect = Rect::from_min_size(
        pos2(book.left(), y - 25.0),
        vec2(back.width(&ctx, theme).clamp(150.0, 260.0), 50.0),
    );
    if back.show(ui, theme, id("rules", "back"), rect).clicked() {
        action = Some(RulesAction::Back);
    }
    let number = leaf_number(data, state);
    let words = theme.fit(&ctx, &number, Face::Italic, 19.0, CREAM_NOTE, 200.0);
    let used = put(
        ui.painter(),
        words,
        pos2(book.right() - 14.0, y),
        Align2::RIGHT_CENTER,
    );
    let from = rect.right() + 28.0;
    let items = [
        (Ask::Walk, text("ui.rules.turn")),
        (Ask::Key("F", ""), text("ui.rules.search")),
        (Ask::Back, text("ui.prompt.back")),
    ];
    prompts(
        ui.painter(),
        theme,
        pos2(from, y),
        used.left() - from - 12.0,
        &items,
    );
    action
}

fn leaf_number(data: &RulesData, state: &RulesState) -> String {
    let (n, all) = ((state.leaf + 1).to_string(), data.leaves.len().to_string());
    fill("ui.rules.leaf", &[("n", &n), ("all", &all)])
}

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
    // What lies under the book at the table does not look out.
    let oak = Rect::from_min_max(
        pos2(screen.left() - 8.0, screen.bottom() - bar),
        screen.max + vec2(8.0, 10.0),
    );
    theme.paint(ui.painter(), "oak", oak);
    let inner = sheet.shrink2(vec2(20.0, 22.0));
    let mut action = None;
    let y = screen.bottom() - bar / 2.0;
    if state.reading {
        leaf(ui, theme, data, state, inner);
        let back = Plate::brass(text("ui.rules.contents"))
            .icon("back")
            .size(20.0);
        let rect = Rect::from_min_size(
            pos2(left + 8.0, y - 25.0),
            vec2(
                back.width(ui.ctx(), theme).clamp(130.0, width - 150.0),
                50.0,
            ),
        );
        if back
            .show(ui, theme, id("rules", "contents"), rect)
            .clicked()
        {
            state.reading = false;
            state.focus_first = true;
        }
        focus_once(ui, id("rules", "contents"), &mut state.focus_first);
        for (step, key, icon, x) in [
            (-1, "ui.rules.previous", "back", 94.0),
            (1, "ui.rules.next", "next", 36.0),
        ] {
            let to = state
                .leaf
                .checked_add_signed(step)
                .filter(|to| *to < data.leaves.len());
            let center = pos2(left + width - x, y);
            if seal(
                ui,
                theme,
                id("rules", key),
                center,
                22.0,
                icon,
                text(key),
                None,
                to.is_some(),
            )
            .clicked()
                && let Some(to) = to
            {
                state.open(to);
            }
        }
        if theme.scale() <= 1.3 {
            let words = theme.fit(
                ui.ctx(),
                &leaf_number(data, state),
                Face::Italic,
                17.0,
                CREAM_NOTE,
                90.0,
            );
            let room = Rangef::new(rect.right(), left + width - 120.0);
            if words.size().x < room.span() {
                put(
                    ui.painter(),
                    words,
                    pos2(room.center(), y),
                    Align2::CENTER_CENTER,
                );
            }
        }
    } else {
        action = contents(ui, theme, data, state, inner, false);
        let back = Plate::brass(text("ui.back")).icon("back").size(22.0);
        let rect = Rect::from_min_size(
            pos2(left + 8.0, y - 25.0),
            vec2(back.width(ui.ctx(), theme).clamp(150.0, width - 20.0), 50.0),
        );
        if back.show(ui, theme, id("rules", "back"), rect).clicked() {
            action = Some(RulesAction::Back);
        }
    }
    action
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

/// Title, choice of the game, search, the list of leaves, the way to the lesson. `beside` says that
/// the leaf lies beside them.
fn contents(
    ui: &mut Ui,
    theme: &Theme,
    data: &RulesData,
    state: &mut RulesState,
    room: Rect,
    beside: bool,
) -> Option<RulesAction> {
    let ctx = ui.ctx().clone();
    let mut action = None;
    let mut flow = Flow::draw_at(&ctx, ui, theme, room.x_range(), room.top());
    let size = 34.0_f32.min(48.0 / theme.scale());
    let title = theme.layout(
        &ctx,
        text("ui.rules.title"),
        Face::Heading,
        size,
        INK,
        f32::INFINITY,
        Align::Min,
    );
    let heading = shelf::heading(
        &mut flow,
        "rules",
        title,
        text("ui.rules.title"),
        &data.shelves,
        state.game,
    );
    flow.gap(10.0);
    if let Some(game) = heading.chosen {
        *state = RulesState {
            search: std::mem::take(&mut state.search),
            focus_first: false,
            ..RulesState::at(game, 0, false)
        };
        action = Some(RulesAction::Game(game));
    }
    let line = flow.take(48.0);
    let before = state.search.clone();
    let (search, hint) = (text("ui.rules.search.label"), text("ui.rules.search.hint"));
    flow.draw(|ui| {
        let response = field::line(
            ui,
            theme,
            id("rules", "search"),
            line,
            search,
            hint,
            &mut state.search,
        );
        let entered = response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
        if field::letter(ui, state.typing || response.has_focus(), Key::F) {
            response.request_focus();
        }
        field::leaves(ui, &response, &mut state.typing);
        if entered && let Some((first, _)) = data.found.iter().flatten().next() {
            state.open(*first);
        }
    });
    if state.search != before {
        action = Some(RulesAction::Search);
    }
    flow.gap(6.0);
    if let Some(found) = &data.found {
        let note = match found.len() {
            0 => text("ui.rules.found.none").to_owned(),
            1 => text("ui.rules.found.one").to_owned(),
            n => fill("ui.rules.found", &[("n", &n.to_string())]),
        };
        flow.text(&note, Face::Italic, 17.5, INK_NOTE, Align::Min);
    }
    let foot = if data.lesson.is_some() {
        26.0 + 48.0 * theme.scale().max(1.0)
    } else {
        0.0
    };
    let list = Rect::from_min_max(
        pos2(room.left(), flow.y + 4.0),
        pos2(room.right(), room.bottom() - foot),
    );
    let rows: Vec<(usize, Option<&str>)> = match &data.found {
        Some(found) => found
            .iter()
            .map(|(leaf, excerpt)| (*leaf, Some(excerpt.as_str())))
            .collect(),
        None => (0..data.leaves.len()).map(|leaf| (leaf, None)).collect(),
    };
    // Keys that walk over the contents turn the leaves beside them, and bring the line into view.
    let at =
        (0..rows.len()).find(|place| ctx.memory(|m| m.has_focus(id_of("rules", "row", *place))));
    let walked = at.filter(|_| at != state.walked);
    state.walked = at;
    let mut pressed = None;
    scrolling(ui, theme, id("rules", "list"), list, false, |flow| {
        for (place, (index, excerpt)) in rows.iter().enumerate() {
            let Some(leaf) = data.leaves.get(*index) else {
                continue;
            };
            let line = Line {
                place,
                index: *index,
                excerpt: *excerpt,
                open: *index == state.leaf,
                reveal: walked == Some(place),
            };
            if contents_row(flow, leaf, &line) {
                pressed = Some(*index);
            }
        }
        None::<()>
    });
    if let Some(leaf) = pressed {
        state.open(leaf);
    } else if let Some((leaf, _)) = walked.filter(|_| beside).and_then(|place| rows.get(place)) {
        state.leaf = *leaf;
    }
    if let Some(note) = &data.lesson {
        let line = Rect::from_min_max(pos2(room.left(), room.bottom() - foot), room.max);
        divider(ui.painter(), theme, line.x_range(), line.top() + 6.0);
        if lesson_row(
            ui,
            theme,
            note,
            Rect::from_min_max(line.min + vec2(0.0, 16.0), line.max),
        ) {
            action = Some(RulesAction::Lesson);
        }
    }
    let place = rows
        .iter()
        .position(|(index, _)| *index == state.leaf)
        .unwrap_or(0);
    focus_once(ui, id_of("rules", "row", place), &mut state.focus_first);
    action
}

/// A line of the contents.
struct Line<'a> {
    place: usize,
    index: usize,
    excerpt: Option<&'a str>,
    open: bool,
    reveal: bool,
}

/// Shows a line of the contents; true when it was pressed.
fn contents_row(flow: &mut Flow, leaf: &Leaf, line: &Line) -> bool {
    let Line { index, open, .. } = *line;
    let theme = flow.theme;
    let ctx = flow.ctx;
    let room = flow.width() - 58.0;
    let face = if open { Face::Strong } else { Face::Body };
    let title = theme.balanced(ctx, &leaf.title, face, 21.0, INK, room, Align::Min);
    let below = line
        .excerpt
        .map(|excerpt| theme.layout(ctx, excerpt, Face::Italic, 16.5, INK_NOTE, room, Align::Min));
    let whole = title.size().y + below.as_ref().map_or(0.0, |galley| galley.size().y);
    let rect = flow.take((whole + 10.0).max(44.0));
    flow.draw(|ui| {
        let response = target(ui, id_of("rules", "row", line.place), rect, true, || {
            egui::WidgetInfo::selected(egui::WidgetType::SelectableLabel, true, open, &leaf.title)
        });
        let painter = ui.painter();
        if open {
            theme.paint(painter, "row_selected", rect.shrink2(vec2(0.0, 1.0)));
            painter.rect_filled(
                Rect::from_min_size(rect.min + vec2(0.0, 1.0), vec2(4.0, rect.height() - 2.0)),
                0.0,
                if theme.contrast { INK } else { RED },
            );
        } else if response.hovered() {
            theme.paint(painter, "row_hover", rect.shrink2(vec2(0.0, 1.0)));
        }
        let number = theme.layout(
            ctx,
            &(index + 1).to_string(),
            face,
            21.0,
            INK,
            60.0,
            Align::Min,
        );
        let top = rect.center().y - whole / 2.0;
        put(
            painter,
            number,
            pos2(rect.left() + 36.0, top),
            Align2::RIGHT_TOP,
        );
        let under = put(
            painter,
            title,
            pos2(rect.left() + 48.0, top),
            Align2::LEFT_TOP,
        )
        .bottom();
        if let Some(below) = below {
            put(
                painter,
                below,
                pos2(rect.left() + 48.0, under),
                Align2::LEFT_TOP,
            );
        }
        if focused(theme, &response) {
            focus_ring(painter, theme, rect.shrink(3.0));
        }
        if line.reveal {
            response.scroll_to_me(None);
        }
        response.clicked()
    })
    .unwrap_or(false)
}

fn lesson_row(ui: &mut Ui, theme: &Theme, note: &str, rect: Rect) -> bool {
    let ctx = ui.ctx().clone();
    let spoken = format!("{}: {note}", text("ui.rules.lesson"));
    let response = target(ui, id("rules", "lesson"), rect, true, || {
        egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &spoken)
    });
    let painter = ui.painter();
    let center = pos2(rect.left() + 28.0, rect.center().y);
    let state = crate::app::panels::widgets::state_of(&response, true);
    theme.paint(
        painter,
        &format!("seal_{state}"),
        Rect::from_center_size(center, Vec2::splat(50.0)),
    );
    let light = if theme.contrast {
        INK
    } else {
        Color32::from_rgb(0xfb, 0xe9, 0xb8)
    };
    icon(painter, theme, "lesson", center, 1.15, light);
    let left = center.x + 38.0;
    let room = rect.right() - left;
    let name = theme.fit(&ctx, text("ui.rules.lesson"), Face::Strong, 20.5, INK, room);
    let note = theme.fit(&ctx, note, Face::Italic, 17.5, INK_NOTE, room);
    let whole = name.size().y + note.size().y;
    let below = put(
        painter,
        name,
        pos2(left, rect.center().y - whole / 2.0),
        Align2::LEFT_TOP,
    )
    .bottom();
    put(painter, note, pos2(left, below - 1.0), Align2::LEFT_TOP);
    if focused(theme, &response) {
        focus_ring(painter, theme, rect.shrink2(vec2(0.0, 2.0)));
    }
    response.clicked()
}

/// The open leaf.
fn leaf(ui: &mut Ui, theme: &Theme, data: &RulesData, state: &RulesState, room: Rect) {
    let Some(leaf) = data.leaves.get(state.leaf) else {
        return;
    };
    let mut room = room;
    if let Some(moment) = data
        .moment
        .as_ref()
        .filter(|moment| moment.leaf == state.leaf)
    {
        room.min.y += moment_ribbon(ui, theme, moment, room);
    }
    // Each leaf has its own place in the scroll area.
    let scroll = id_of("rules", "leaf", state.game * 64 + state.leaf);
    scrolling(ui, theme, scroll, room, false, |flow| {
        leaf_body(flow, leaf, state.leaf + 1);
        None::<()>
    });
}

/// The ribbon over the rule of this moment; gives the height that it takes.
fn moment_ribbon(ui: &mut Ui, theme: &Theme, moment: &Moment, room: Rect) -> f32 {
    let ctx = ui.ctx().clone();
    let over = if room.width() > 520.0 { 18.0 } else { 10.0 };
    let words = theme.fit(
        &ctx,
        text("ui.rules.moment"),
        Face::Strong,
        21.0,
        ON_RED,
        room.width() - 60.0,
    );
    let band = Rect::from_min_size(
        room.min,
        vec2(room.width(), (words.size().y + 16.0).max(46.0)),
    );
    ribbon(ui.painter(), theme, band, over);
    icon(
        ui.painter(),
        theme,
        "clock",
        band.left_center() + vec2(24.0, 0.0),
        1.0,
        ON_RED,
    );
    let used = put(
        ui.painter(),
        words,
        band.left_center() + vec2(46.0, 0.0),
        Align2::LEFT_CENTER,
    );
    announce(ui, text("ui.rules.moment"), band);
    // The reason stands at the end of the ribbon, or below it.
    let note = theme.layout(
        &ctx,
        &moment.sentence,
        Face::Italic,
        18.5,
        ON_RED,
        f32::INFINITY,
        Align::Min,
    );
    if note.size().x <= band.right() - used.right() - 34.0 {
        let rect = put(
            ui.painter(),
            note,
            band.right_center() - vec2(14.0, 0.0),
            Align2::RIGHT_CENTER,
        );
        announce(ui, &moment.sentence, rect);
        return band.height() + 16.0;
    }
    let note = theme.balanced(
        &ctx,
        &moment.sentence,
        Face::Italic,
        18.5,
        INK_NOTE,
        room.width(),
        Align::Min,
    );
    let rect = put(
        ui.painter(),
        note,
        pos2(room.left(), band.bottom() + 12.0),
        Align2::LEFT_TOP,
    );
    announce(ui, &moment.sentence, rect);
    rect.bottom() - room.top() + 6.0
}

/// The side of a picture beside its text.
const PICTURE: f32 = 304.0;

fn leaf_body(flow: &mut Flow, leaf: &Leaf, number: usize) {
    let theme = flow.theme;
    let size = 33.0_f32.min(46.0 / theme.scale());
    let heading = theme.balanced(
        flow.ctx,
        &leaf.title,
        Face::Heading,
        size,
        INK,
        flow.width(),
        Align::Min,
    );
    let line = flow.take(heading.size().y);
    flow.draw(|ui| {
        put(ui.painter(), heading, line.min, Align2::LEFT_TOP);
        // Not the bare title: that is the name of the line in the contents.
        announce(
            ui,
            &fill(
                "ui.rules.heading",
                &[("n", &number.to_string()), ("title", &leaf.title)],
            ),
            line,
        );
    });
    flow.gap(6.0);
    let one = leaf.pictures.len() == 1;
    if one && flow.width() >= PICTURE + 250.0 * flow.theme.scale() {
        let [picture] = leaf.pictures.as_slice() else {
            return;
        };
        let mut paragraphs = leaf.paragraphs.iter();
        if leaf.paragraphs.len() > 1
            && let Some(first) = paragraphs.next()
        {
            paragraph(flow, first);
        }
        flow.gap(4.0);
        let (top, column) = (flow.y, flow.x);
        flow.x = Rangef::new(column.min, column.min + PICTURE);
        shown(flow, picture);
        let below = flow.y;
        flow.x = Rangef::new(column.min + PICTURE + 26.0, column.max);
        flow.y = top;
        for words in paragraphs {
            paragraph(flow, words);
        }
        flow.x = column;
        flow.y = flow.y.max(below);
        return;
    }
    for words in &leaf.paragraphs {
        paragraph(flow, words);
    }
    flow.gap(4.0);
    let most = leaf.pictures.len().clamp(1, 3);
    let columns = (((flow.width() + 24.0) / 234.0) as usize).clamp(1, most);
    let gap = 24.0;
    let w = ((flow.width() - gap * (columns - 1) as f32) / columns as f32).min(PICTURE);
    let column = flow.x;
    for row in leaf.pictures.chunks(columns) {
        let top = flow.y;
        let mut below = top;
        for (i, picture) in row.iter().enumerate() {
            let left = if columns == 1 {
                column.center() - w / 2.0
            } else {
                column.min + i as f32 * (w + gap)
            };
            flow.x = Rangef::new(left, left + w);
            flow.y = top;
            shown(flow, picture);
            below = below.max(flow.y);
        }
        flow.x = column;
        flow.y = below;
        flow.gap(8.0);
    }
}

fn paragraph(flow: &mut Flow, words: &str) {
    flow.text(words, Face::Body, 20.0, INK, Align::Min);
    flow.gap(8.0);
}

/// A picture over the whole width, with its caption.
fn shown(flow: &mut Flow, picture: &Picture) {
    let theme = flow.theme;
    let high = diagram::height(&picture.diagram, flow.width());
    let rect = flow.take(high);
    flow.draw(|ui| {
        if ui.is_rect_visible(rect) {
            diagram::paint(ui.painter(), theme, rect, &picture.diagram);
        }
    });
    flow.gap(8.0);
    if !picture.caption.is_empty() {
        flow.text(&picture.caption, Face::Italic, 17.5, INK_NOTE, Align::Min);
    }
    flow.gap(4.0);
}
