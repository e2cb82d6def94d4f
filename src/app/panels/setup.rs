//! The set-up of a match: which game of the family, who sits at the table, the level, who starts, the options. On a desk an oak panel with
//! the games beside a parchment with the rest; on a phone one sheet with the main action fixed below it.

use egui::{Align, Align2, Context, Key, Modifiers, Order, Painter, Pos2, Rangef, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::flow::{Flow, announce, layer, scrolling};
use super::theme::{CREAM, CREAM_NOTE, Face, GOLD, HAIRLINE, INK, INK_NOTE, RED, Theme, put, wash};
use super::widgets::{
    Ask, Mood, Plate, divider, focus_once, focus_ring, focused, heading_with_note, icon, portrait, prompts, roses, seal, segments,
};
use super::widgets::{slip, state_of, target, toggle, toggle_height};
use super::{escaped, id, id_of, is_narrow};
use crate::texts::{fill, text};

/// A game of the family.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VariantCard {
    /// Its name.
    pub name: String,
    /// Its short name, for a phone.
    pub short: String,
    /// One line that says what is special.
    pub line: String,
    /// The sprite of its emblem, as `emblem_draughts`.
    pub emblem: String,
}

/// A courtier who can be played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CourtierCard {
    /// The full name.
    pub name: String,
    /// The short name, as "More".
    pub short: String,
    /// The manner, as "plays deep and fair".
    pub manner: String,
    /// The portrait's key.
    pub portrait: String,
    /// The level, 1 to 5.
    pub level: u8,
}

/// A person who can sit down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersonCard {
    /// The name, as "You" or "A friend".
    pub name: String,
    /// The portrait's key, `you` or `friend`.
    pub portrait: String,
}

/// An option of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OptionRow {
    /// What it is called.
    pub label: String,
    /// One line on what it does.
    pub note: String,
    /// The names of its values; empty for an option that is only off or on.
    pub choices: Vec<String>,
}

/// What else there is to a game, beside playing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// A lesson on the board.
    Lesson,
    /// Positions to solve.
    Puzzles,
    /// The rules with pictures.
    Rules,
    /// What was won and lost.
    Statistics,
}

impl Page {
    /// The name of its icon and of its control.
    fn key(self) -> &'static str {
        match self {
            Self::Lesson => "lesson",
            Self::Puzzles => "puzzle",
            Self::Rules => "rules",
            Self::Statistics => "stats",
        }
    }
}

/// The way to a page.
#[derive(Clone, Debug, PartialEq)]
pub struct PageRow {
    /// Where it leads.
    pub page: Page,
    /// Its name, as "Puzzles".
    pub label: String,
    /// How far one is, as "3 of 30 solved"; may be empty.
    pub note: String,
}

/// Everything the panel shows; all strings are ready.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SetupData {
    /// The family's name.
    pub title: String,
    /// The games of the family, one or more.
    pub variants: Vec<VariantCard>,
    /// The ways to lesson, puzzles, rules and statistics, shown below the games.
    pub pages: Vec<PageRow>,
    /// The persons of the two seats.
    pub persons: [PersonCard; 2],
    /// The courtiers, weakest first.
    pub courtiers: Vec<CourtierCard>,
    /// The sprites of the side that starts and of the other, as `disc_dark`, `disc_light`.
    pub sides: [String; 2],
    /// The question who starts, as "Who starts" or "Who plays the wolf".
    pub starts: String,
    /// A note beside it, as "dark moves first".
    pub first_note: String,
    /// The minutes that a clock can give each side; empty: no clock can be had.
    pub clocks: Vec<u16>,
    /// The seconds that each move adds, when that is wished.
    pub increment: u16,
    /// The options of the chosen game.
    pub options: Vec<OptionRow>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// The person of that seat.
    Person,
    /// A courtier, by place in [`SetupData::courtiers`].
    Courtier(usize),
}

/// Who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starts {
    /// The first seat.
    First,
    /// The second seat.
    Second,
    /// Drawn when the match starts.
    Lot,
}

/// What the panel remembers; the app keeps it from match to match.
#[derive(Clone, Debug)]
pub struct SetupState {
    /// The chosen game.
    pub variant: usize,
    /// The two seats.
    pub seats: [Seat; 2],
    /// Who starts.
    pub starts: Starts,
    /// The value of each option by its place, in the order of [`SetupData::options`]: 0 and 1 are off and on.
    pub options: Vec<usize>,
    /// The clock: 0 is none, else one more than the place in [`SetupData::clocks`].
    pub clock: usize,
    /// Whether each move adds [`SetupData::increment`].
    pub increment: bool,
    /// The seat whose list is open.
    pub open_seat: Option<usize>,
    /// Gives "Start" the focus once; set it when the panel opens.
    pub focus_first: bool,
}

impl Default for SetupState {
    fn default() -> Self {
        Self {
            variant: 0,
            seats: [Seat::Person, Seat::Courtier(0)],
            starts: Starts::Lot,
            options: Vec::new(),
            clock: 0,
            increment: false,
            open_seat: None,
            focus_first: true,
        }
    }
}

/// What the player asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupAction {
    /// Start the match with what the state says.
    Start,
    /// Back to the title (also Esc).
    Back,
    /// Another game was chosen: the app exchanges options and pages.
    Variant(usize),
    /// Open one of [`SetupData::pages`] (F1: the rules).
    Page(Page),
    /// Something else in the state changed.
    Changed,
}

impl SetupData {
    /// The name and portrait key of who sits on seat `i` (0 or 1), and whether it is a courtier.
    fn sitter(&self, seats: &[Seat; 2], i: usize) -> (&str, &str, bool) {
        match seats[i] {
            Seat::Courtier(c) => match self.courtiers.get(c) {
                Some(card) => (&card.name, &card.portrait, true),
                None => ("", "", true),
            },
            Seat::Person => (&self.persons[i].name, &self.persons[i].portrait, false),
        }
    }

    fn short(&self, seats: &[Seat; 2], i: usize) -> &str {
        match seats[i] {
            Seat::Courtier(c) => self.courtiers.get(c).map_or("", |card| &card.short),
            Seat::Person => &self.persons[i].name,
        }
    }
}

/// Shows the panel over the whole window.
pub fn show(ctx: &Context, theme: &Theme, data: &SetupData, state: &mut SetupState) -> Option<SetupAction> {
    let screen = ctx.content_rect();
    state.options.resize(data.options.len(), 0);
    state.clock = state.clock.min(data.clocks.len());
    let narrow = is_narrow(screen.size());
    let chosen = |state: &SetupState| (state.seats, state.starts, state.options.clone(), state.clock, state.increment);
    let before = chosen(state);
    let opened = state.focus_first;
    let list_open = state.open_seat.is_some();
    let mut anchors = [Rect::NOTHING; 2];
    let mut action = layer(ctx, "setup", Order::Middle, screen, false, |ui| {
        if narrow {
            phone(ui, theme, data, state, screen, &mut anchors)
        } else {
            desk(ui, theme, data, state, screen, &mut anchors)
        }
    });
    if let Some(seat) = state.open_seat {
        if seat < 2 && anchors[seat].is_positive() {
            seat_list(ctx, theme, data, state, seat, anchors[seat], !list_open);
        } else {
            state.open_seat = None;
        }
    }
    if action.is_none() && before != chosen(state) {
        action = Some(SetupAction::Changed);
    }
    if !list_open && state.open_seat.is_none() {
        if data.pages.iter().any(|row| row.page == Page::Rules) && ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::F1)) {
            action = Some(SetupAction::Page(Page::Rules));
        }
        if escaped(ctx, opened) {
            action = Some(SetupAction::Back);
        }
    }
    action
}

fn desk(
    ui: &mut Ui,
    theme: &Theme,
    data: &SetupData,
    state: &mut SetupState,
    screen: Rect,
    anchors: &mut [Rect; 2],
) -> Option<SetupAction> {
    let ctx = ui.ctx().clone();
    // A very large window keeps its set-up together in the middle; the app is expected to zoom instead.
    let screen = Rect::from_center_size(screen.center(), screen.size().min(vec2(1460.0, 860.0)));
    let stage_w = (screen.width() - 56.0).min(1400.0);
    let left = screen.center().x - stage_w / 2.0;
    let right = left + stage_w;
    let two = stage_w >= 1000.0 && theme.scale() <= 1.3;
    let bar_top = screen.bottom() - 102.0;
    let top = screen.top() + 28.0;
    let mut action = None;
    let sheet_left = if two { left + 448.0 } else { left };
    let sheet = Rect::from_min_max(pos2(sheet_left, top), pos2(right, bar_top));
    theme.parchment(ui.painter(), sheet);
    if two {
        let oak = Rect::from_min_max(pos2(left, top), pos2(left + 424.0, bar_top));
        theme.paint(ui.painter(), "oak", oak);
        let inner = oak.shrink2(vec2(20.0, 18.0));
        action = scrolling(ui, theme, id("setup", "games"), inner, false, |flow| {
            games(flow, data, state.variant)
        });
        // A rose fills the foot of the panel when there is room.
        let mut measure = Flow::measure(&ctx, theme, inner.x_range());
        games(&mut measure, data, state.variant);
        let spare = inner.height() - measure.height();
        if spare > 76.0 && theme.sprite("rose_big").is_some() {
            let center = pos2(inner.center().x, inner.bottom() - spare.min(96.0) / 2.0);
            for (from, to) in [(inner.left() + 10.0, center.x - 34.0), (center.x + 34.0, inner.right() - 10.0)] {
                ui.painter()
                    .hline(Rangef::new(from, to), center.y, Stroke::new(1.0, wash(GOLD, 0.4)));
            }
            theme.paint_at(ui.painter(), "rose_big", center, 1.0, egui::Color32::WHITE);
        }
    }
    let inner = sheet.shrink2(vec2(38.0, 30.0));
    // A sheet with room to spare is laid out more airily.
    let mut measure = Flow::measure(&ctx, theme, inner.x_range());
    table(&mut measure, data, state, &mut [Rect::NOTHING; 2], false, 0.0);
    let spare = inner.height() - measure.height() - 8.0;
    let air = if two { ((spare - 30.0) / 5.0).clamp(0.0, 18.0) } else { 0.0 };
    let body = |flow: &mut Flow| {
        let mut asked = None;
        if !two {
            title_line(flow, data);
            asked = small_games(flow, data, state.variant);
            asked = page_seals(flow, data, INK).or(asked);
        }
        table(flow, data, state, anchors, false, air);
        asked
    };
    action = scrolling(ui, theme, id("setup", "scroll"), inner, false, body).or(action);
    if let Some(SetupAction::Variant(v)) = action {
        state.variant = v;
    }
    // The bar below.
    let cy = screen.bottom() - 48.0;
    let back = Plate::brass(text("ui.back")).icon("back").size(22.0);
    let start = Plate::lacquer(text("ui.setup.start")).size(28.0);
    let back_w = back.width(&ctx, theme).clamp(150.0, stage_w * 0.35);
    let start_w = start.width(&ctx, theme).clamp(300.0, stage_w * 0.55);
    let back_rect = Rect::from_min_size(pos2(left, cy - 26.0), vec2(back_w, 52.0));
    let start_rect = Rect::from_min_size(pos2(right - start_w, cy - 33.0), vec2(start_w, 66.0));
    if back.show(ui, theme, id("setup", "back"), back_rect).clicked() {
        action = Some(SetupAction::Back);
    }
    let from = back_rect.right() + 28.0;
    let items = [
        (Ask::Walk, text("ui.prompt.choose")),
        (Ask::Act, text("ui.prompt.change")),
        (Ask::Key("F1", ""), text("ui.prompt.rules")),
        (Ask::Back, text("ui.prompt.back")),
    ];
    prompts(ui.painter(), theme, pos2(from, cy), start_rect.left() - from - 12.0, &items);
    if start.show(ui, theme, id("setup", "start"), start_rect).clicked() {
        action = Some(SetupAction::Start);
    }
    focus_once(ui, id("setup", "start"), &mut state.focus_first);
    action
}

fn phone(
    ui: &mut Ui,
    theme: &Theme,
    data: &SetupData,
    state: &mut SetupState,
    screen: Rect,
    anchors: &mut [Rect; 2],
) -> Option<SetupAction> {
    let width = (screen.width() - 16.0).min(760.0);
    let left = screen.center().x - width / 2.0;
    let bar_h = 92.0;
    let sheet = Rect::from_min_max(pos2(left, screen.top() + 10.0), pos2(left + width, screen.bottom() - bar_h - 8.0));
    // The hairlines of the sheet go to its very edge.
    theme.parchment(ui.painter(), sheet.expand2(vec2(6.0, 4.0)));
    let mut action = None;
    let inner = Rect::from_min_max(sheet.min + vec2(18.0, 70.0), sheet.max - vec2(18.0, 20.0));
    // The head stands still; what is below it scrolls.
    let head = Rect::from_min_max(sheet.min, pos2(sheet.right(), inner.top()));
    if seal(
        ui,
        theme,
        id("setup", "back"),
        pos2(left + 42.0, sheet.top() + 40.0),
        22.0,
        "back",
        text("ui.back"),
        None,
        true,
    )
    .clicked()
    {
        action = Some(SetupAction::Back);
    }
    let title = theme.fit(
        ui.ctx(),
        &data.title,
        Face::Heading,
        30.0_f32.min(44.0 / theme.scale()),
        INK,
        head.width() - 100.0,
    );
    put(ui.painter(), title, pos2(left + 76.0, sheet.top() + 40.0), Align2::LEFT_CENTER);
    announce(ui, &data.title, head);
    let body = |flow: &mut Flow| {
        let asked = small_games(flow, data, state.variant);
        let asked = page_seals(flow, data, INK).or(asked);
        table(flow, data, state, anchors, true, 0.0);
        asked
    };
    action = scrolling(ui, theme, id("setup", "scroll"), inner, false, body).or(action);
    if let Some(SetupAction::Variant(v)) = action {
        state.variant = v;
    }
    // The main action stays in reach of the thumb.
    let bar = Rect::from_min_max(pos2(screen.left() - 8.0, screen.bottom() - bar_h), screen.max + vec2(8.0, 10.0));
    theme.paint(ui.painter(), "oak", bar);
    let rect = Rect::from_min_size(pos2(left + 16.0, screen.bottom() - bar_h + 20.0), vec2(width - 32.0, 58.0));
    if Plate::lacquer(text("ui.setup.start"))
        .size(26.0)
        .show(ui, theme, id("setup", "start"), rect)
        .clicked()
    {
        action = Some(SetupAction::Start);
    }
    focus_once(ui, id("setup", "start"), &mut state.focus_first);
    action
}

fn title_line(flow: &mut Flow, data: &SetupData) {
    flow.text(&data.title, Face::Heading, 36.0, INK, Align::Min);
    flow.gap(8.0);
}

/// The oak panel: the family's name, its games on slips, the ways to the pages.
fn games(flow: &mut Flow, data: &SetupData, selected: usize) -> Option<SetupAction> {
    let theme = flow.theme;
    let ctx = flow.ctx;
    let mut chosen = None;
    let name = theme.fit(ctx, &data.title, Face::Heading, 36.0, CREAM, flow.width() - 20.0);
    let line = flow.take(name.size().y);
    let note = theme.layout(
        ctx,
        text("ui.setup.choose"),
        Face::Italic,
        18.5,
        CREAM_NOTE,
        f32::INFINITY,
        Align::Min,
    );
    flow.draw(|ui| {
        let used = put(ui.painter(), name, line.left_center() + vec2(7.0, 0.0), Align2::LEFT_CENTER).width();
        if data.variants.len() > 1 && used + note.size().x + 30.0 <= line.width() {
            put(ui.painter(), note, line.right_center() + vec2(-4.0, 4.0), Align2::RIGHT_CENTER);
        }
        announce(ui, &data.title, line);
    });
    let rule = flow.take(20.0);
    flow.draw(|ui| {
        ui.painter()
            .hline(rule.x_range().shrink(6.0), rule.top() + 5.0, Stroke::new(1.0, wash(GOLD, 0.6)))
    });
    for (i, variant) in data.variants.iter().enumerate() {
        let room = flow.width() - 124.0;
        let name = theme.fit(ctx, &variant.name, Face::Heading, 25.0, INK, room);
        let words = theme.balanced(ctx, &variant.line, Face::Body, 17.5, INK_NOTE, room, Align::Min);
        let h = (name.size().y + words.size().y + 20.0).max(98.0);
        let rect = flow.take(h);
        flow.draw(|ui| {
            let response = slip(ui, theme, id_of("setup", "variant", i), rect, i == selected, &variant.name);
            let painter = ui.painter();
            theme.paint_at(
                painter,
                &variant.emblem,
                pos2(rect.left() + 58.0, rect.center().y),
                1.0,
                egui::Color32::WHITE,
            );
            let whole = name.size().y + words.size().y;
            let top = rect.center().y - whole / 2.0;
            let below = put(painter, name, pos2(rect.left() + 108.0, top), Align2::LEFT_TOP).bottom();
            put(painter, words, pos2(rect.left() + 108.0, below), Align2::LEFT_TOP);
            if focused(theme, &response) {
                focus_ring(painter, theme, rect.shrink(2.0));
            }
            if response.clicked() && i != selected {
                chosen = Some(SetupAction::Variant(i));
            }
        });
        flow.gap(10.0);
    }
    if data.pages.is_empty() {
        return chosen;
    }
    let rule = flow.take(14.0);
    flow.draw(|ui| {
        ui.painter()
            .hline(rule.x_range().shrink(6.0), rule.top() + 6.0, Stroke::new(1.0, wash(GOLD, 0.4)))
    });
    if theme.scale() > 1.15 {
        return page_seals(flow, data, CREAM).or(chosen);
    }
    // Two in a row, each a seal with its name and how far one is.
    let w = (flow.width() - 16.0) / 2.0;
    for pair in data.pages.chunks(2) {
        let line = flow.take(62.0);
        for (i, row) in pair.iter().enumerate() {
            let rect = Rect::from_min_size(line.min + vec2(6.0 + i as f32 * (w + 4.0), 0.0), vec2(w, line.height()));
            if flow.draw(|ui| page_row(ui, theme, row, rect)) == Some(true) {
                chosen = Some(SetupAction::Page(row.page));
            }
        }
        flow.gap(2.0);
    }
    chosen
}

/// A seal with the name of a page and a note beside it, on oak. The whole of it answers.
fn page_row(ui: &mut Ui, theme: &Theme, row: &PageRow, rect: Rect) -> bool {
    let ctx = ui.ctx().clone();
    let response = target(ui, id("setup", row.page.key()), rect, true, || {
        egui::WidgetInfo::labeled(egui::WidgetType::Button, true, spoken_page(row))
    });
    let painter = ui.painter();
    let center = pos2(rect.left() + 29.0, rect.center().y);
    theme.paint(
        painter,
        &format!("seal_{}", state_of(&response, true)),
        Rect::from_center_size(center, Vec2::splat(54.0)),
    );
    icon(
        painter,
        theme,
        row.page.key(),
        center,
        1.25,
        egui::Color32::from_rgb(0xfb, 0xe9, 0xb8),
    );
    let left = center.x + 38.0;
    let room = rect.right() - left;
    let name = theme.fit(&ctx, &row.label, Face::Strong, 20.5, CREAM, room);
    let note = theme.fit(&ctx, &row.note, Face::Italic, 17.5, CREAM_NOTE, room);
    let whole = name.size().y + if row.note.is_empty() { 0.0 } else { note.size().y };
    let below = put(painter, name, pos2(left, rect.center().y - whole / 2.0), Align2::LEFT_TOP).bottom();
    if !row.note.is_empty() {
        put(painter, note, pos2(left, below - 1.0), Align2::LEFT_TOP);
    }
    if focused(theme, &response) {
        focus_ring(painter, theme, rect.shrink2(vec2(0.0, 1.0)));
    }
    response.clicked()
}

fn spoken_page(row: &PageRow) -> String {
    if row.note.is_empty() {
        row.label.clone()
    } else {
        format!("{}: {}", row.label, row.note)
    }
}

/// The pages as a row of seals with their names below.
fn page_seals(flow: &mut Flow, data: &SetupData, ink: egui::Color32) -> Option<SetupAction> {
    if data.pages.is_empty() {
        return None;
    }
    let theme = flow.theme;
    let columns = if flow.width() < 340.0 * theme.scale().max(1.0) - 30.0 {
        2
    } else {
        4
    };
    let w = flow.width() / columns as f32;
    let h = 62.0 + 17.0 * 1.4 * theme.scale();
    let mut chosen = None;
    for chunk in data.pages.chunks(columns) {
        let line = flow.take(h);
        for (i, row) in chunk.iter().enumerate() {
            let center = pos2(line.left() + (i as f32 + 0.5) * w, line.top() + 29.0);
            let clicked = flow.draw(|ui| {
                let key = row.page.key();
                seal(ui, theme, id("setup", key), center, 24.5, key, &row.label, Some(ink), true).clicked()
            });
            if clicked == Some(true) {
                chosen = Some(SetupAction::Page(row.page));
            }
        }
        flow.gap(4.0);
    }
    chosen
}

/// The games as small slips in a row, with the line of the chosen one below.
fn small_games(flow: &mut Flow, data: &SetupData, selected: usize) -> Option<SetupAction> {
    let theme = flow.theme;
    let ctx = flow.ctx;
    let mut chosen = None;
    if data.variants.len() == 1 {
        // One game only: its slip with the line beside the emblem.
        let variant = &data.variants[0];
        let words = theme.layout(ctx, &variant.line, Face::Italic, 18.0, INK_NOTE, flow.width() - 114.0, Align::Min);
        let name = theme.fit(ctx, &variant.name, Face::Strong, 20.0, INK, flow.width() - 114.0);
        let whole = name.size().y + words.size().y;
        let rect = flow.take((whole + 20.0).max(86.0));
        flow.draw(|ui| {
            let response = slip(ui, theme, id_of("setup", "variant", 0), rect, true, &variant.name);
            let painter = ui.painter();
            theme.paint_at(
                painter,
                &variant.emblem,
                pos2(rect.left() + 50.0, rect.center().y),
                0.95,
                egui::Color32::WHITE,
            );
            let top = rect.center().y - whole / 2.0;
            let below = put(painter, name, pos2(rect.left() + 98.0, top), Align2::LEFT_TOP).bottom();
            put(painter, words, pos2(rect.left() + 98.0, below), Align2::LEFT_TOP);
            if focused(theme, &response) {
                focus_ring(painter, theme, rect.shrink(2.0));
            }
        });
        flow.gap(14.0);
        return None;
    }
    let gap = 6.0;
    let columns = if theme.scale() > 1.5 { 2 } else { 3 }.min(data.variants.len().max(1));
    let w = (flow.width() - gap * (columns - 1) as f32) / columns as f32;
    let h = 82.0 + 24.0 * theme.scale();
    for (r, chunk) in data.variants.chunks(columns).enumerate() {
        let line = flow.take(h);
        for (c, variant) in chunk.iter().enumerate() {
            let i = r * columns + c;
            let rect = Rect::from_min_size(pos2(line.left() + c as f32 * (w + gap), line.top()), vec2(w, h));
            flow.draw(|ui| {
                let response = slip(ui, theme, id_of("setup", "variant", i), rect, i == selected, &variant.name);
                let painter = ui.painter();
                theme.paint_at(
                    painter,
                    &variant.emblem,
                    pos2(rect.center().x, rect.top() + 42.0),
                    0.95,
                    egui::Color32::WHITE,
                );
                let name = theme.fit(ctx, &variant.short, Face::Strong, 18.0, INK, w - 12.0);
                put(painter, name, pos2(rect.center().x, rect.bottom() - 6.0), Align2::CENTER_BOTTOM);
                if focused(theme, &response) {
                    focus_ring(painter, theme, rect.shrink(2.0));
                }
                if response.clicked() && i != selected {
                    chosen = Some(SetupAction::Variant(i));
                }
            });
        }
        flow.gap(8.0);
    }
    if let Some(variant) = data.variants.get(selected) {
        flow.text(&variant.line, Face::Italic, 17.5, INK_NOTE, Align::Center);
    }
    let line = flow.take(24.0);
    flow.draw(|ui| divider(ui.painter(), theme, line.x_range(), line.center().y));
    chosen
}

/// Seats, level, who starts, options.
/// `air` is left between the groups on top of what they need.
fn table(flow: &mut Flow, data: &SetupData, state: &mut SetupState, anchors: &mut [Rect; 2], phone: bool, air: f32) {
    let theme = flow.theme;
    let ctx = flow.ctx;
    let heading = if phone { 22.0 } else { 26.0 };
    if !phone {
        flow.text(text("ui.setup.seats"), Face::Heading, heading, INK, Align::Min);
        flow.gap(8.0);
    }
    // The seats.
    let side_by_side = !phone && flow.width() >= 640.0 * theme.scale().max(1.0);
    let h = if phone { 64.0 } else { 72.0 } * theme.scale().clamp(1.0, 1.5);
    let w = if side_by_side { (flow.width() - 24.0) / 2.0 } else { flow.width() };
    let line = flow.take(if side_by_side { h } else { 2.0 * h + 8.0 });
    for (i, anchor) in anchors.iter_mut().enumerate() {
        let at = if side_by_side {
            vec2(i as f32 * (w + 24.0), 0.0)
        } else {
            vec2(0.0, i as f32 * (h + 8.0))
        };
        let rect = Rect::from_min_size(line.min + at, vec2(w, h));
        flow.draw(|ui| {
            *anchor = rect;
            seat_card(ui, theme, data, state, i, rect);
        });
    }
    flow.gap(if phone { 12.0 } else { 10.0 } + air);
    // The level: the courtier who sits, the second seat before the first.
    let seated = [1, 0].into_iter().find_map(|i| match state.seats[i] {
        Seat::Courtier(c) => Some((i, c)),
        Seat::Person => None,
    });
    if !data.courtiers.is_empty() {
        let note = seated.and_then(|(_, c)| data.courtiers.get(c)).map(|c| {
            match (phone, broad_levels(data, flow.width())) {
                (true, _) => c.manner.clone(),
                // Broad cards carry the manner themselves.
                (false, true) => String::new(),
                (false, false) => fill("ui.setup.manner", &[("name", &c.name), ("manner", &c.manner)]),
            }
        });
        let note = note.unwrap_or_else(|| text("ui.setup.no_courtier").to_owned());
        let size = theme
            .layout(ctx, text("ui.setup.level"), Face::Heading, heading, INK, f32::INFINITY, Align::Min)
            .size();
        let rect = flow.take(size.y + 4.0);
        flow.draw(|ui| heading_with_note(ui.painter(), theme, rect, text("ui.setup.level"), heading, &note));
        flow.gap(4.0);
        levels(flow, data, state, seated, phone);
    }
    let line = flow.take(26.0 + 2.0 * air);
    flow.draw(|ui| divider(ui.painter(), theme, line.x_range(), line.center().y));
    // Who starts, the clock, and the options with more than two values: each one of few.
    let column = label_column(flow, data);
    let names = [data.short(&state.seats, 0), data.short(&state.seats, 1), text("ui.setup.lot")];
    let selected = match state.starts {
        Starts::First => 0,
        Starts::Second => 1,
        Starts::Lot => 2,
    };
    let row = Choice {
        id: id("setup", "starts"),
        label: &data.starts,
        note: &data.first_note,
        names: &names,
        selected,
    };
    if let Some(i) = one_of(flow, &row, column) {
        state.starts = [Starts::First, Starts::Second, Starts::Lot][i.min(2)];
    }
    flow.gap(8.0 + air);
    let mut increment_below = false;
    if !data.clocks.is_empty() {
        let minutes: Vec<String> = data.clocks.iter().map(u16::to_string).collect();
        let last = fill("ui.setup.clock.minutes", &[("n", minutes.last().map_or("", String::as_str))]);
        let names: Vec<&str> = [text("ui.setup.clock.off")]
            .into_iter()
            .chain(minutes.iter().take(minutes.len() - 1).map(String::as_str))
            .chain([last.as_str()])
            .collect();
        let row = Choice {
            id: id("setup", "clock"),
            label: text("ui.setup.clock"),
            note: text(if state.clock == 0 {
                "ui.setup.clock.none"
            } else {
                "ui.setup.clock.note"
            }),
            names: &names,
            selected: state.clock,
        };
        // Beside a clock that runs there may be room for its increment.
        let top = flow.y;
        let beside = Rangef::new(flow.x.min + column + TROUGH + 20.0, flow.x.max);
        let label = fill("ui.setup.clock.increment", &[("n", &data.increment.to_string())]);
        let fits = column > 0.0 && theme.width(ctx, &label, Face::Strong, 19.5) + 72.0 <= beside.span();
        increment_below = !fits;
        let row = Choice {
            note: if state.clock > 0 && fits { "" } else { row.note },
            ..row
        };
        if let Some(i) = one_of(flow, &row, column) {
            state.clock = i;
        }
        if state.clock > 0 && fits {
            let rect = Rect::from_x_y_ranges(beside, Rangef::new(top, top + 46.0));
            flow.draw(|ui| toggle(ui, theme, id("setup", "increment"), rect, &label, "", false, &mut state.increment));
        }
        flow.gap(8.0 + air);
    }
    for (i, option) in data.options.iter().enumerate().filter(|(_, option)| !option.choices.is_empty()) {
        let names: Vec<&str> = option.choices.iter().map(String::as_str).collect();
        let row = Choice {
            id: id_of("setup", "option", i),
            label: &option.label,
            note: &option.note,
            names: &names,
            selected: state.options.get(i).copied().unwrap_or(0),
        };
        if let Some(chosen) = one_of(flow, &row, column)
            && let Some(value) = state.options.get_mut(i)
        {
            *value = chosen;
        }
        flow.gap(8.0 + air);
    }
    switches(flow, data, state, phone, increment_below);
    // There is a note more where there is room to spare.
    let last = if state.starts == Starts::Lot {
        "ui.setup.lot_note"
    } else {
        "ui.setup.change_note"
    };
    if air > 0.0 || (phone && theme.scale() <= 1.5) {
        flow.gap(air);
        flow.text(text(last), Face::Italic, 17.5, INK_NOTE, Align::Min);
    }
}

/// A question with a few answers.
struct Choice<'a> {
    id: egui::Id,
    label: &'a str,
    note: &'a str,
    names: &'a [&'a str],
    selected: usize,
}

/// The width of a trough of answers beside its question.
const TROUGH: f32 = 374.0;

/// The room that the questions take at the left, the same for all; 0 where each stands above its answers.
fn label_column(flow: &Flow, data: &SetupData) -> f32 {
    let options = data.options.iter().filter(|option| !option.choices.is_empty());
    let widest = [data.starts.as_str(), text("ui.setup.clock")]
        .into_iter()
        .chain(options.map(|option| option.label.as_str()))
        .map(|label| flow.theme.width(flow.ctx, label, Face::Strong, 19.5))
        .fold(0.0, f32::max);
    let column = (widest + 16.0).max(118.0);
    if column + TROUGH <= flow.width() { column } else { 0.0 }
}

/// A question with its answers in a trough, beside it or below; gives the answer that was chosen.
fn one_of(flow: &mut Flow, row: &Choice, column: f32) -> Option<usize> {
    let theme = flow.theme;
    let words = theme.layout(flow.ctx, row.label, Face::Strong, 19.5, INK, f32::INFINITY, Align::Min);
    let beside = column > 0.0;
    let rect = flow.take(if beside { 46.0 } else { words.size().y + 4.0 });
    let trough = if beside {
        Rect::from_min_size(rect.min + vec2(column, 0.0), vec2(TROUGH, 46.0))
    } else {
        flow.take(46.0)
    };
    // The note stands beside the trough, or at the end of the line above it, or is left out.
    let from = if beside {
        trough.right() + 20.0
    } else {
        rect.left() + words.size().x + 16.0
    };
    let room = rect.right() - from;
    let one_line = theme.layout(flow.ctx, row.note, Face::Italic, 17.5, INK_NOTE, f32::INFINITY, Align::Min);
    let note = if one_line.size().x <= room {
        Some(one_line)
    } else {
        let two = theme.balanced(flow.ctx, row.note, Face::Italic, 17.5, INK_NOTE, room.max(1.0), Align::Min);
        (beside && room > 120.0 && two.rows.len() == 2).then_some(two)
    };
    flow.draw(|ui| {
        put(ui.painter(), words, rect.left_center(), Align2::LEFT_CENTER);
        if let Some(note) = note {
            let (at, anchor) = if beside {
                (pos2(from, rect.center().y), Align2::LEFT_CENTER)
            } else {
                (rect.right_center(), Align2::RIGHT_CENTER)
            };
            put(ui.painter(), note, at, anchor);
        }
        segments(ui, theme, row.id, trough, row.names, row.selected, row.label)
    })
    .flatten()
}

/// What is off or on: the increment of a clock, and the options of that kind.
fn switches(flow: &mut Flow, data: &SetupData, state: &mut SetupState, phone: bool, increment_below: bool) {
    let theme = flow.theme;
    let ctx = flow.ctx;
    let seconds = data.increment.to_string();
    let increment = OptionRow {
        label: fill("ui.setup.clock.increment", &[("n", &seconds)]),
        note: text("ui.setup.clock.increment.note").to_owned(),
        choices: Vec::new(),
    };
    let mut rows: Vec<(Option<usize>, &OptionRow)> = Vec::new();
    rows.extend(
        data.options
            .iter()
            .enumerate()
            .filter(|(_, o)| o.choices.is_empty())
            .map(|(i, o)| (Some(i), o)),
    );
    if state.clock > 0 && increment_below {
        rows.push((None, &increment));
    }
    let columns = if !phone && rows.len() > 1 && flow.width() >= 640.0 * theme.scale().max(1.0) {
        2
    } else {
        1
    };
    let w = (flow.width() - 24.0 * (columns - 1) as f32) / columns as f32;
    for chunk in rows.chunks(columns) {
        let h = chunk
            .iter()
            .map(|(_, o)| toggle_height(ctx, theme, &o.label, &o.note, w))
            .fold(0.0, f32::max);
        let line = flow.take(h);
        for (c, (i, option)) in chunk.iter().enumerate() {
            let rect = Rect::from_min_size(pos2(line.left() + c as f32 * (w + 24.0), line.top()), vec2(w, h));
            let mut show = |id: egui::Id, on: &mut bool| {
                flow.draw(|ui| toggle(ui, theme, id, rect, &option.label, &option.note, phone, on));
            };
            match i {
                Some(i) => {
                    if let Some(value) = state.options.get_mut(*i) {
                        let mut on = *value > 0;
                        show(id_of("setup", "option", *i), &mut on);
                        *value = usize::from(on);
                    }
                }
                None => show(id("setup", "increment"), &mut state.increment),
            }
        }
        flow.gap(8.0);
    }
}

/// The discs of a seat: both, overlapping, when the lot decides.
fn side_discs(painter: &Painter, theme: &Theme, data: &SetupData, starts: Starts, seat: usize, center: Pos2) {
    let paint = |sprite: &str, at: Pos2, r: f32| {
        let size = theme.sprite_size(sprite, Vec2::splat(34.0)).max(Vec2::splat(1.0));
        theme.paint(painter, sprite, Rect::from_center_size(at, size * (2.0 * r / size.x)));
    };
    match starts {
        Starts::Lot => {
            paint(&data.sides[0], center - vec2(7.0, 6.0), 13.0);
            paint(&data.sides[1], center + vec2(7.0, 4.0), 13.0);
        }
        Starts::First => paint(&data.sides[seat], center, 15.0),
        Starts::Second => paint(&data.sides[1 - seat], center, 15.0),
    }
}

fn seat_card(ui: &mut Ui, theme: &Theme, data: &SetupData, state: &mut SetupState, i: usize, rect: Rect) {
    let ctx = ui.ctx().clone();
    let (name, key, courtier) = data.sitter(&state.seats, i);
    let role = text(if courtier { "ui.setup.courtier" } else { "ui.setup.person" });
    let spoken = fill(
        "ui.setup.seat_label",
        &[("n", &(i + 1).to_string()), ("name", name), ("role", role)],
    );
    let response = slip(ui, theme, id_of("setup", "seat", i), rect, false, &spoken);
    let painter = ui.painter();
    let r = (rect.height() / 2.0 - 8.0).min(30.0);
    portrait(painter, theme, key, pos2(rect.left() + 20.0 + r, rect.center().y), r, Mood::Calm);
    let left = rect.left() + 2.0 * r + 38.0;
    // The discs are a side note: they go first when the text grows.
    let discs = theme.scale() <= 1.5 || rect.width() >= 420.0;
    let room = rect.right() - if discs { 100.0 } else { 46.0 } - left;
    let name = theme.fit(&ctx, name, Face::Strong, 22.0, INK, room);
    let role = theme.fit(&ctx, role, Face::Italic, 17.0, INK_NOTE, room);
    let whole = name.size().y + role.size().y - 4.0;
    let top = rect.center().y - whole / 2.0;
    let below = put(painter, name, pos2(left, top), Align2::LEFT_TOP).bottom() - 4.0;
    put(painter, role, pos2(left, below), Align2::LEFT_TOP);
    if discs {
        side_discs(painter, theme, data, state.starts, i, pos2(rect.right() - 69.0, rect.center().y));
    }
    let c = pos2(rect.right() - 27.0, rect.center().y);
    let chevron = vec![c + vec2(-7.0, -4.0), c + vec2(0.0, 4.0), c + vec2(7.0, -4.0)];
    painter.add(egui::Shape::line(chevron, Stroke::new(2.4, INK)));
    if focused(theme, &response) {
        focus_ring(painter, theme, rect.shrink(2.0));
    }
    if response.clicked() {
        state.open_seat = Some(i);
    }
}

/// Whether the courtiers are few enough for broad cards.
fn broad_levels(data: &SetupData, width: f32) -> bool {
    data.courtiers.len() <= 3 && width / data.courtiers.len().max(1) as f32 >= 150.0
}

/// The row of courtiers. Few of them lie on broad cards, many stand as medallions.
fn levels(flow: &mut Flow, data: &SetupData, state: &mut SetupState, seated: Option<(usize, usize)>, phone: bool) {
    let theme = flow.theme;
    let ctx = flow.ctx;
    let n = data.courtiers.len();
    let broad = broad_levels(data, flow.width());
    let columns = if broad || flow.width() / n as f32 >= 62.0 {
        n
    } else {
        n.div_ceil(2)
    };
    let columns = if theme.scale() > 1.5 && broad { 1 } else { columns };
    let gap = if broad { 12.0 } else { 4.0 };
    let w = ((flow.width() - gap * (columns - 1) as f32) / columns as f32).min(if broad { 420.0 } else { 136.0 });
    let big = !phone && !broad;
    let r: f32 = match (broad, phone) {
        (true, false) => 38.0,
        (true, true) => 25.0,
        (false, false) => 38.0,
        (false, true) => 25.0,
    };
    let name_h = theme.layout(ctx, "A", Face::Strong, 18.5, INK, f32::INFINITY, Align::Min).size().y;
    let h = if broad {
        (2.0 * r + 18.0).max(name_h * 1.3 + 34.0)
    } else {
        2.0 * r + 12.0 + name_h + 24.0
    };
    for (row, chunk) in data.courtiers.chunks(columns).enumerate() {
        let line = flow.take(h);
        let used = chunk.len() as f32 * (w + gap) - gap;
        let left = if broad { line.left() } else { line.center().x - used / 2.0 };
        for (c, courtier) in chunk.iter().enumerate() {
            let i = row * columns + c;
            let rect = Rect::from_min_size(pos2(left + c as f32 * (w + gap), line.top()), vec2(w, h));
            let on = seated.is_some_and(|(_, s)| s == i);
            let enabled = seated.is_some();
            let clicked = flow.draw(|ui| {
                let spoken = fill(
                    "ui.setup.level_label",
                    &[("name", &courtier.name), ("n", &courtier.level.to_string())],
                );
                let response = target(ui, id_of("setup", "level", i), rect, enabled, || {
                    egui::WidgetInfo::selected(egui::WidgetType::RadioButton, enabled, on, &spoken)
                });
                let painter = ui.painter();
                if theme.contrast {
                    theme.paint(painter, if on { "slip_selected" } else { "slip" }, rect);
                } else if on {
                    painter.rect(rect, 5.0, wash(GOLD, 0.30), Stroke::new(1.6, HAIRLINE), egui::StrokeKind::Inside);
                    painter.rect_filled(Rect::from_min_size(rect.min, vec2(rect.width(), 5.0)), 2.0, RED);
                } else if broad && !response.hovered() {
                    painter.rect_stroke(rect, 5.0, Stroke::new(1.0, wash(HAIRLINE, 0.5)), egui::StrokeKind::Inside);
                } else if response.hovered() && enabled {
                    painter.rect(rect, 5.0, wash(GOLD, 0.16), Stroke::new(1.2, HAIRLINE), egui::StrokeKind::Inside);
                }
                let ink = if enabled { INK } else { INK.gamma_multiply(0.72) };
                let name = if w < 160.0 || phone { &courtier.short } else { &courtier.name };
                if broad {
                    let center = pos2(rect.left() + r + 12.0, rect.center().y + 2.0);
                    portrait(painter, theme, &courtier.portrait, center, r, Mood::Calm);
                    let left = rect.left() + 2.0 * r + 26.0;
                    let room = rect.right() - left - 8.0;
                    let words = theme.fit(ctx, name, Face::Strong, if phone { 18.5 } else { 21.0 }, ink, room);
                    if phone {
                        put(painter, words, pos2(left, rect.center().y + 3.0), Align2::LEFT_BOTTOM);
                        let r = (room / 11.4).min(8.0);
                        roses(painter, theme, pos2(left, rect.center().y + 16.0), courtier.level, r);
                    } else {
                        let manner = theme.fit(ctx, &courtier.manner, Face::Italic, 17.5, INK_NOTE, room);
                        let whole = words.size().y + manner.size().y - 4.0 + 22.0;
                        let top = rect.center().y + 2.0 - whole / 2.0;
                        let below = put(painter, words, pos2(left, top), Align2::LEFT_TOP).bottom() - 4.0;
                        let below = put(painter, manner, pos2(left, below), Align2::LEFT_TOP).bottom();
                        roses(painter, theme, pos2(left, below + 12.0), courtier.level, 9.5);
                    }
                } else {
                    portrait(
                        painter,
                        theme,
                        &courtier.portrait,
                        pos2(rect.center().x, rect.top() + r + 9.0),
                        r,
                        Mood::Calm,
                    );
                    let words = theme.fit(ctx, name, Face::Strong, if phone { 15.5 } else { 18.5 }, ink, w - 2.0);
                    let below = put(
                        painter,
                        words,
                        pos2(rect.center().x, rect.top() + 2.0 * r + 10.0),
                        Align2::CENTER_TOP,
                    )
                    .bottom();
                    if big {
                        roses(painter, theme, pos2(rect.center().x - 43.0, below + 7.0), courtier.level, 8.0);
                    } else {
                        let figure = theme.fit(ctx, &courtier.level.to_string(), Face::Strong, 16.5 / theme.scale(), ink, 20.0);
                        theme.paint(
                            painter,
                            "rose_on",
                            Rect::from_center_size(pos2(rect.center().x - 9.0, below + 9.0), Vec2::splat(17.0)),
                        );
                        put(painter, figure, pos2(rect.center().x + 4.0, below + 9.0), Align2::LEFT_CENTER);
                    }
                }
                if focused(theme, &response) {
                    focus_ring(painter, theme, rect.shrink(2.0));
                }
                response.clicked()
            });
            if clicked == Some(true)
                && let Some((seat, _)) = seated
            {
                state.seats[seat] = Seat::Courtier(i);
            }
        }
        if row + 1 < n.div_ceil(columns) {
            flow.gap(6.0);
        }
    }
}

/// The list that opens below a seat: the person, then the courtiers.
fn seat_list(ctx: &Context, theme: &Theme, data: &SetupData, state: &mut SetupState, seat: usize, anchor: Rect, opened_now: bool) {
    let screen = ctx.content_rect();
    let row_h = 54.0 * theme.scale().clamp(1.0, 1.4);
    let n = data.courtiers.len() + 1;
    let wanted = row_h * n as f32 + 16.0;
    let height = wanted.min(screen.height() - 24.0);
    let top = if anchor.bottom() + 4.0 + height <= screen.bottom() - 8.0 {
        anchor.bottom() + 4.0
    } else {
        (anchor.top() - 4.0 - height).max(12.0)
    };
    let rect = Rect::from_min_size(pos2(anchor.left(), top), vec2(anchor.width(), height));
    let picked = layer(ctx, "setup-seat", Order::Foreground, screen, true, |ui| {
        // A click beside the list closes it.
        let outside = ui.interact(screen, id("setup", "seat-outside"), egui::Sense::CLICK);
        theme.paint(ui.painter(), "slip", rect);
        let picked = scrolling(ui, theme, id("setup", "seat-scroll"), rect.shrink(8.0), false, |flow| {
            let mut picked = None;
            for k in 0..n {
                let line = flow.take(row_h);
                let choice = if k == 0 { Seat::Person } else { Seat::Courtier(k - 1) };
                let mut seats = state.seats;
                seats[seat] = choice;
                let (name, key, courtier) = data.sitter(&seats, seat);
                let role = text(if courtier { "ui.setup.courtier" } else { "ui.setup.person" });
                let on = state.seats[seat] == choice;
                flow.draw(|ui| {
                    let wid = id_of("setup", "seat-row", k);
                    let response = target(ui, wid, line, true, || {
                        egui::WidgetInfo::selected(egui::WidgetType::SelectableLabel, true, on, format!("{name}, {role}"))
                    });
                    let painter = ui.painter();
                    if on {
                        theme.paint(painter, "row_selected", line.shrink(1.0));
                    } else if response.hovered() {
                        theme.paint(painter, "row_hover", line.shrink(1.0));
                    }
                    portrait(painter, theme, key, pos2(line.left() + 40.0, line.center().y), 22.0, Mood::Calm);
                    let role = theme.fit(ui.ctx(), role, Face::Italic, 17.0, INK_NOTE, line.width() * 0.3);
                    let room = line.width() - 76.0 - role.size().x - 28.0;
                    let name = theme.fit(ui.ctx(), name, if on { Face::Strong } else { Face::Body }, 20.0, INK, room);
                    put(painter, name, pos2(line.left() + 76.0, line.center().y), Align2::LEFT_CENTER);
                    put(painter, role, pos2(line.right() - 14.0, line.center().y), Align2::RIGHT_CENTER);
                    if focused(theme, &response) {
                        focus_ring(painter, theme, line.shrink(3.0));
                    }
                    if opened_now && on {
                        ui.memory_mut(|m| m.request_focus(wid));
                    }
                    if response.clicked() {
                        picked = Some(choice);
                    }
                });
            }
            picked
        });
        let closed = outside.clicked() || (!opened_now && ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape)));
        if picked.is_none() && closed { Some(None) } else { picked.map(Some) }
    });
    if let Some(choice) = picked {
        if let Some(choice) = choice {
            state.seats[seat] = choice;
        }
        state.open_seat = None;
        ctx.memory_mut(|m| m.request_focus(id_of("setup", "seat", seat)));
    }
}
