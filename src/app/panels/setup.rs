//! The set-up of a match: which game of the family, who sits at the table, the level, who starts,
//! the options. On a desk an oak panel with the games beside a parchment with the rest; on a phone
//! one sheet with the main action fixed below it.

use egui::{
    Align, Align2, Context, Key, Modifiers, Order, Rangef, Rect, Stroke, Ui, Vec2, pos2, vec2,
};

use crate::app::panels::flow::{Flow, announce, layer, scrolling};
use crate::app::panels::theme::{CREAM, CREAM_NOTE, Face, GOLD, INK, INK_NOTE, Theme, put, wash};
use crate::app::panels::widgets::{
    Ask, Plate, divider, focus_once, focus_ring, focused, icon, prompts, seal, segments, slip,
    state_of, target, toggle, toggle_height,
};
use crate::app::panels::{escaped, id, id_of, is_narrow, seats};
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
    /// The persons of the seats, two or more, clockwise from the player's own: as many as sit at
    /// the table.
    pub persons: Vec<PersonCard>,
    /// Where each seat is seen from the first, as "your partner"; empty where there are two.
    pub places: Vec<String>,
    /// The same in a word, as "Partner": who can start; empty where there are two.
    pub starters: Vec<String>,
    /// The courtiers, weakest first.
    pub courtiers: Vec<CourtierCard>,
    /// The sprites of the sides, the one that starts first, as `disc_dark`, `disc_light`.
    pub sides: Vec<String>,
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
    /// The options that each seat has for itself.
    pub seat_options: Vec<OptionRow>,
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
    /// This seat.
    Seat(usize),
    /// Drawn when the match starts.
    Lot,
}

/// What the panel remembers; the app keeps it from match to match.
#[derive(Clone, Debug)]
pub struct SetupState {
    /// The chosen game.
    pub variant: usize,
    /// The seats; those beyond the ones that sit at the table are kept for when there are more.
    pub seats: Vec<Seat>,
    /// Who starts.
    pub starts: Starts,
    /// The value of each option by its place, in the order of [`SetupData::options`]: 0 and 1 are
    /// off and on.
    pub options: Vec<usize>,
    /// For each seat the value of each of [`SetupData::seat_options`].
    pub seat_options: Vec<Vec<usize>>,
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
            seats: vec![Seat::Person, Seat::Courtier(0)],
            starts: Starts::Lot,
            options: Vec::new(),
            seat_options: Vec::new(),
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
    /// How many sit at the table.
    pub(super) fn count(&self) -> usize {
        self.persons.len()
    }

    /// The name and portrait key of who sits on seat `i`, and whether it is a courtier.
    pub(super) fn sitter(&self, who: Seat, i: usize) -> (&str, &str, bool) {
        match (who, self.persons.get(i)) {
            (Seat::Courtier(c), _) => match self.courtiers.get(c) {
                Some(card) => (&card.name, &card.portrait, true),
                None => ("", "", true),
            },
            (Seat::Person, Some(person)) => (&person.name, &person.portrait, false),
            (Seat::Person, None) => ("", "", false),
        }
    }

    /// Where seat `i` is seen from the first.
    pub(super) fn place(&self, i: usize) -> &str {
        self.places.get(i).map_or("", String::as_str)
    }

    fn short(&self, who: Seat, i: usize) -> &str {
        match (who, self.persons.get(i)) {
            (Seat::Courtier(c), _) => self.courtiers.get(c).map_or("", |card| &card.short),
            (Seat::Person, Some(person)) => &person.name,
            (Seat::Person, None) => "",
        }
    }
}

/// Shows the panel over the whole window.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &SetupData,
    state: &mut SetupState,
) -> Option<SetupAction> {
    let screen = ctx.content_rect();
    state.options.resize(data.options.len(), 0);
    let count = data.count();
    if state.seats.len() < count {
        state.seats.resize(count, Seat::Courtier(0));
    }
    let kept = state.seat_options.len().max(count);
    state.seat_options.resize(kept, Vec::new());
    for values in &mut state.seat_options {
        values.resize(data.seat_options.len(), 0);
    }
    if matches!(state.starts, Starts::Seat(seat) if seat >= count) {
        state.starts = Starts::Lot;
    }
    state.clock = state.clock.min(data.clocks.len());
    let narrow = is_narrow(screen.size());
    let chosen = |state: &SetupState| {
        (
            state.seats.clone(),
            state.starts,
            state.options.clone(),
            state.seat_options.clone(),
            state.clock,
            state.increment,
        )
    };
    let before = chosen(state);
    let opened = state.focus_first;
    let list_open = state.open_seat.is_some();
    let mut anchors = vec![Rect::NOTHING; count];
    let mut action = layer(ctx, "setup", Order::Middle, screen, false, |ui| {
        if narrow {
            phone(ui, theme, data, state, screen, &mut anchors)
        } else {
            desk(ui, theme, data, state, screen, &mut anchors)
        }
    });
    if let Some(seat) = state.open_seat {
        match anchors.get(seat).filter(|anchor| anchor.is_positive()) {
            Some(anchor) => seats::seat_list(ctx, theme, data, state, seat, *anchor, !list_open),
            None => state.open_seat = None,
        }
    }
    if action.is_none() && before != chosen(state) {
        action = Some(SetupAction::Changed);
    }
    if !list_open && state.open_seat.is_none() {
        if data.pages.iter().any(|row| row.page == Page::Rules)
            && ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::F1))
        {
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
    anchors: &mut [Rect],
) -> Option<SetupAction> {
    let ctx = ui.ctx().clone();
    // A very large window keeps its set-up together in the middle; the app is expected to zoom
    // instead.
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
        action = oak_panel(ui, theme, oak, data, state.variant);
    }
    let inner = sheet.shrink2(vec2(38.0, 30.0));
    // A sheet with room to spare is laid out more airily.
    let mut measure = Flow::measure(&ctx, theme, inner.x_range());
    table(&mut measure, data, state, &mut [], false, 0.0);
    let spare = inner.height() - measure.height() - 8.0;
    let rows = data
        .options
        .iter()
        .filter(|option| !option.choices.is_empty())
        .count();
    let air = if two {
        ((spare - 34.0) / (6 + rows) as f32).clamp(0.0, 18.0)
    } else {
        0.0
    };
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
    let bar = Rect::from_min_max(pos2(left, bar_top), pos2(right, screen.bottom()));
    desk_bar(ui, theme, bar, state).or(action)
}

/// The oak panel with the games, and a rose at its foot where there is room.
fn oak_panel(
    ui: &mut Ui,
    theme: &Theme,
    oak: Rect,
    data: &SetupData,
    selected: usize,
) -> Option<SetupAction> {
    let ctx = ui.ctx().clone();
    theme.paint(ui.painter(), "oak", oak);
    let inner = oak.shrink2(vec2(20.0, 18.0));
    let action = scrolling(ui, theme, id("setup", "games"), inner, false, |flow| {
        games(flow, data, selected)
    });
    // A rose fills the foot of the panel when there is room.
    let mut measure = Flow::measure(&ctx, theme, inner.x_range());
    games(&mut measure, data, selected);
    let spare = inner.height() - measure.height();
    if spare > 76.0 && theme.sprite("rose_big").is_some() {
        let center = pos2(inner.center().x, inner.bottom() - spare.min(96.0) / 2.0);
        for (from, to) in [
            (inner.left() + 10.0, center.x - 34.0),
            (center.x + 34.0, inner.right() - 10.0),
        ] {
            ui.painter().hline(
                Rangef::new(from, to),
                center.y,
                Stroke::new(1.0, wash(GOLD, 0.4)),
            );
        }
        theme.paint_at(ui.painter(), "rose_big", center, 1.0, egui::Color32::WHITE);
    }
    action
}

/// The bar below: the way back, the prompts, and the button that starts.
fn desk_bar(ui: &mut Ui, theme: &Theme, rect: Rect, state: &mut SetupState) -> Option<SetupAction> {
    let ctx = ui.ctx().clone();
    let (left, right, stage_w) = (rect.left(), rect.right(), rect.width());
    let cy = rect.bottom() - 48.0;
    let mut action = None;
    let back = Plate::brass(text("ui.back")).icon("back").size(22.0);
    let start = Plate::lacquer(text("ui.setup.start")).size(28.0);
    let back_w = back.width(&ctx, theme).clamp(150.0, stage_w * 0.35);
    let start_w = start.width(&ctx, theme).clamp(300.0, stage_w * 0.55);
    let back_rect = Rect::from_min_size(pos2(left, cy - 26.0), vec2(back_w, 52.0));
    let start_rect = Rect::from_min_size(pos2(right - start_w, cy - 33.0), vec2(start_w, 66.0));
    if back
        .show(ui, theme, id("setup", "back"), back_rect)
        .clicked()
    {
        action = Some(SetupAction::Back);
    }
    let from = back_rect.right() + 28.0;
    let items = [
        (Ask::Walk, text("ui.prompt.choose")),
        (Ask::Act, text("ui.prompt.change")),
        (Ask::Key("F1", ""), text("ui.prompt.rules")),
        (Ask::Back, text("ui.prompt.back")),
    ];
    prompts(
        ui.painter(),
        theme,
        pos2(from, cy),
        start_rect.left() - from - 12.0,
        &items,
    );
    if start
        .show(ui, theme, id("setup", "start"), start_rect)
        .clicked()
    {
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
    anchors: &mut [Rect],
) -> Option<SetupAction> {
    let width = (screen.width() - 16.0).min(760.0);
    let left = screen.center().x - width / 2.0;
    let bar_h = 92.0;
    let sheet = Rect::from_min_max(
        pos2(left, screen.top() + 10.0),
        pos2(left + width, screen.bottom() - bar_h - 8.0),
    );
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
    put(
        ui.painter(),
        title,
        pos2(left + 76.0, sheet.top() + 40.0),
        Align2::LEFT_CENTER,
    );
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
    let bar = Rect::from_min_max(
        pos2(screen.left() - 8.0, screen.bottom() - bar_h),
        screen.max + vec2(8.0, 10.0),
    );
    theme.paint(ui.painter(), "oak", bar);
    let rect = Rect::from_min_size(
        pos2(left + 16.0, screen.bottom() - bar_h + 20.0),
        vec2(width - 32.0, 58.0),
    );
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
    let name = theme.fit(
        ctx,
        &data.title,
        Face::Heading,
        36.0,
        CREAM,
        flow.width() - 20.0,
    );
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
        let used = put(
            ui.painter(),
            name,
            line.left_center() + vec2(7.0, 0.0),
            Align2::LEFT_CENTER,
        )
        .width();
        if data.variants.len() > 1 && used + note.size().x + 30.0 <= line.width() {
            put(
                ui.painter(),
                note,
                line.right_center() + vec2(-4.0, 4.0),
                Align2::RIGHT_CENTER,
            );
        }
        announce(ui, &data.title, line);
    });
    let rule = flow.take(20.0);
    flow.draw(|ui| {
        ui.painter().hline(
            rule.x_range().shrink(6.0),
            rule.top() + 5.0,
            Stroke::new(1.0, wash(GOLD, 0.6)),
        )
    });
    for (i, variant) in data.variants.iter().enumerate() {
        if game_slip(flow, variant, i, i == selected) && i != selected {
            chosen = Some(SetupAction::Variant(i));
        }
        flow.gap(10.0);
    }
    page_rows(flow, data).or(chosen)
}

/// A game on a slip with its emblem and its line; whether it was pressed.
fn game_slip(flow: &mut Flow, variant: &VariantCard, i: usize, on: bool) -> bool {
    let theme = flow.theme;
    let ctx = flow.ctx;
    let room = flow.width() - 124.0;
    let name = theme.fit(ctx, &variant.name, Face::Heading, 25.0, INK, room);
    let words = theme.balanced(
        ctx,
        &variant.line,
        Face::Body,
        17.5,
        INK_NOTE,
        room,
        Align::Min,
    );
    let h = (name.size().y + words.size().y + 20.0).max(98.0);
    let rect = flow.take(h);
    flow.draw(|ui| {
        let response = slip(
            ui,
            theme,
            id_of("setup", "variant", i),
            rect,
            on,
            &variant.name,
        );
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
        let below = put(
            painter,
            name,
            pos2(rect.left() + 108.0, top),
            Align2::LEFT_TOP,
        )
        .bottom();
        put(
            painter,
            words,
            pos2(rect.left() + 108.0, below),
            Align2::LEFT_TOP,
        );
        if focused(theme, &response) {
            focus_ring(painter, theme, rect.shrink(2.0));
        }
        response.clicked()
    }) == Some(true)
}

/// The ways to the pages, two in a row: each a seal with its name and how far one is.
fn page_rows(flow: &mut Flow, data: &SetupData) -> Option<SetupAction> {
    let theme = flow.theme;
    if data.pages.is_empty() {
        return None;
    }
    let rule = flow.take(14.0);
    flow.draw(|ui| {
        ui.painter().hline(
            rule.x_range().shrink(6.0),
            rule.top() + 6.0,
            Stroke::new(1.0, wash(GOLD, 0.4)),
        )
    });
    if theme.scale() > 1.15 {
        return page_seals(flow, data, CREAM);
    }
    let mut chosen = None;
    let w = (flow.width() - 16.0) / 2.0;
    for pair in data.pages.chunks(2) {
        let line = flow.take(62.0);
        for (i, row) in pair.iter().enumerate() {
            let rect = Rect::from_min_size(
                line.min + vec2(6.0 + i as f32 * (w + 4.0), 0.0),
                vec2(w, line.height()),
            );
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
    let whole = name.size().y
        + if row.note.is_empty() {
            0.0
        } else {
            note.size().y
        };
    let below = put(
        painter,
        name,
        pos2(left, rect.center().y - whole / 2.0),
        Align2::LEFT_TOP,
    )
    .bottom();
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
                seal(
                    ui,
                    theme,
                    id("setup", key),
                    center,
                    24.5,
                    key,
                    &row.label,
                    Some(ink),
                    true,
                )
                .clicked()
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
    if let [variant] = data.variants.as_slice() {
        only_game(flow, variant);
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
            let rect = Rect::from_min_size(
                pos2(line.left() + c as f32 * (w + gap), line.top()),
                vec2(w, h),
            );
            flow.draw(|ui| {
                let response = slip(
                    ui,
                    theme,
                    id_of("setup", "variant", i),
                    rect,
                    i == selected,
                    &variant.name,
                );
                let painter = ui.painter();
                theme.paint_at(
                    painter,
                    &variant.emblem,
                    pos2(rect.center().x, rect.top() + 42.0),
                    0.95,
                    egui::Color32::WHITE,
                );
                let name = theme.fit(ctx, &variant.short, Face::Strong, 18.0, INK, w - 12.0);
                put(
                    painter,
                    name,
                    pos2(rect.center().x, rect.bottom() - 6.0),
                    Align2::CENTER_BOTTOM,
                );
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

/// One game only: its slip with the line beside the emblem.
fn only_game(flow: &mut Flow, variant: &VariantCard) {
    let theme = flow.theme;
    let ctx = flow.ctx;
    let words = theme.layout(
        ctx,
        &variant.line,
        Face::Italic,
        18.0,
        INK_NOTE,
        flow.width() - 114.0,
        Align::Min,
    );
    let name = theme.fit(
        ctx,
        &variant.name,
        Face::Strong,
        20.0,
        INK,
        flow.width() - 114.0,
    );
    let whole = name.size().y + words.size().y;
    let rect = flow.take((whole + 20.0).max(86.0));
    flow.draw(|ui| {
        let response = slip(
            ui,
            theme,
            id_of("setup", "variant", 0),
            rect,
            true,
            &variant.name,
        );
        let painter = ui.painter();
        theme.paint_at(
            painter,
            &variant.emblem,
            pos2(rect.left() + 50.0, rect.center().y),
            0.95,
            egui::Color32::WHITE,
        );
        let top = rect.center().y - whole / 2.0;
        let below = put(
            painter,
            name,
            pos2(rect.left() + 98.0, top),
            Align2::LEFT_TOP,
        )
        .bottom();
        put(
            painter,
            words,
            pos2(rect.left() + 98.0, below),
            Align2::LEFT_TOP,
        );
        if focused(theme, &response) {
            focus_ring(painter, theme, rect.shrink(2.0));
        }
    });
    flow.gap(14.0);
}

/// Seats, level, who starts, options.
/// `air` is left between the groups on top of what they need.
fn table(
    flow: &mut Flow,
    data: &SetupData,
    state: &mut SetupState,
    anchors: &mut [Rect],
    phone: bool,
    air: f32,
) {
    let theme = flow.theme;
    let heading = if phone { 22.0 } else { 26.0 };
    if !phone {
        flow.text(
            text("ui.setup.seats"),
            Face::Heading,
            heading,
            INK,
            Align::Min,
        );
        flow.gap(8.0);
    }
    seats::rows(flow, data, state, anchors, phone);
    flow.gap(if phone { 12.0 } else { 10.0 } + air);
    seats::level(flow, data, state, phone, heading);
    let line = flow.take(26.0 + 2.0 * air);
    flow.draw(|ui| divider(ui.painter(), theme, line.x_range(), line.center().y));
    // Who starts, the clock, and the options with more than two values: each one of few.
    let column = label_column(flow, data);
    starts(flow, data, state, column);
    flow.gap(8.0 + air);
    let mut increment_below = false;
    if !data.clocks.is_empty() {
        increment_below = !clock(flow, data, state, column);
        flow.gap(8.0 + air);
    }
    for (i, option) in data
        .options
        .iter()
        .enumerate()
        .filter(|(_, option)| !option.choices.is_empty())
    {
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
    let last = match (state.starts, data.count()) {
        (Starts::Lot, 2) => "ui.setup.lot_note",
        (Starts::Seat(_), 2) => "ui.setup.change_note",
        _ => "ui.setup.turn_note",
    };
    if air > 0.0 || (phone && theme.scale() <= 1.5) {
        flow.gap(air);
        flow.text(text(last), Face::Italic, 17.5, INK_NOTE, Align::Min);
    }
}

/// Who starts.
fn starts(flow: &mut Flow, data: &SetupData, state: &mut SetupState, column: f32) {
    let names: Vec<&str> = if data.starters.is_empty() {
        (0..data.count())
            .map(|i| data.short(state.seats[i], i))
            .collect()
    } else {
        data.starters.iter().map(String::as_str).collect()
    };
    let lot = names.len();
    let names: Vec<&str> = names.into_iter().chain([text("ui.setup.lot")]).collect();
    let row = Choice {
        id: id("setup", "starts"),
        label: &data.starts,
        note: &data.first_note,
        names: &names,
        selected: match state.starts {
            Starts::Seat(seat) => seat,
            Starts::Lot => lot,
        },
    };
    if let Some(i) = one_of(flow, &row, column) {
        state.starts = if i < lot {
            Starts::Seat(i)
        } else {
            Starts::Lot
        };
    }
}

/// The clock; whether there is room for its increment beside it.
fn clock(flow: &mut Flow, data: &SetupData, state: &mut SetupState, column: f32) -> bool {
    let theme = flow.theme;
    let ctx = flow.ctx;
    let minutes: Vec<String> = data.clocks.iter().map(u16::to_string).collect();
    let last = fill(
        "ui.setup.clock.minutes",
        &[("n", minutes.last().map_or("", String::as_str))],
    );
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
    let label = fill(
        "ui.setup.clock.increment",
        &[("n", &data.increment.to_string())],
    );
    let fits = column > 0.0 && theme.width(ctx, &label, Face::Strong, 19.5) + 72.0 <= beside.span();
    let row = Choice {
        note: if state.clock > 0 && fits {
            ""
        } else {
            row.note
        },
        ..row
    };
    if let Some(i) = one_of(flow, &row, column) {
        state.clock = i;
    }
    if state.clock > 0 && fits {
        let rect = Rect::from_x_y_ranges(beside, Rangef::new(top, top + 46.0));
        flow.draw(|ui| {
            toggle(
                ui,
                theme,
                id("setup", "increment"),
                rect,
                &label,
                "",
                false,
                &mut state.increment,
            )
        });
    }
    fits
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

/// The room that the questions take at the left, the same for all; 0 where each stands above its
/// answers.
fn label_column(flow: &Flow, data: &SetupData) -> f32 {
    let options = data
        .options
        .iter()
        .filter(|option| !option.choices.is_empty());
    let widest = [data.starts.as_str(), text("ui.setup.clock")]
        .into_iter()
        .chain(options.map(|option| option.label.as_str()))
        .map(|label| flow.theme.width(flow.ctx, label, Face::Strong, 19.5))
        .fold(0.0, f32::max);
    let column = (widest + 16.0).max(118.0);
    if column + TROUGH <= flow.width() {
        column
    } else {
        0.0
    }
}

/// A question with its answers in a trough, beside it or below; gives the answer that was chosen.
fn one_of(flow: &mut Flow, row: &Choice, column: f32) -> Option<usize> {
    let theme = flow.theme;
    let words = theme.layout(
        flow.ctx,
        row.label,
        Face::Strong,
        19.5,
        INK,
        f32::INFINITY,
        Align::Min,
    );
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
    let one_line = theme.layout(
        flow.ctx,
        row.note,
        Face::Italic,
        17.5,
        INK_NOTE,
        f32::INFINITY,
        Align::Min,
    );
    let note = if one_line.size().x <= room {
        Some(one_line)
    } else {
        let two = theme.balanced(
            flow.ctx,
            row.note,
            Face::Italic,
            17.5,
            INK_NOTE,
            room.max(1.0),
            Align::Min,
        );
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
        segments(
            ui,
            theme,
            row.id,
            trough,
            row.names,
            row.selected,
            row.label,
        )
    })
    .flatten()
}

/// What is off or on: the increment of a clock, and the options of that kind.
fn switches(
    flow: &mut Flow,
    data: &SetupData,
    state: &mut SetupState,
    phone: bool,
    increment_below: bool,
) {
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
            let rect = Rect::from_min_size(
                pos2(line.left() + c as f32 * (w + 24.0), line.top()),
                vec2(w, h),
            );
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
