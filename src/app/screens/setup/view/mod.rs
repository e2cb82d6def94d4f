//! Setting up a match: the game, the players, the level, who starts, and the options. On the
//! desktop an oak panel with the games beside a parchment with the rest; on a phone one sheet with
//! the main button fixed below it.

mod games;
mod levels;
mod options;
mod seats;

use egui::{Align2, Context, Key, Modifiers, Rangef, Rect, Stroke, Ui, Vec2, pos2, vec2};

use crate::app::screens::setup::view::games::{
    game_line, games, page_buttons, small_games, title_line,
};
use crate::app::screens::setup::view::options::{SheetLook, table};
use crate::app::ui::flow::{Flow, announce, rewind, scrolling};
use crate::app::ui::theme::{
    CREAM, CREAM_NOTE, FontFace, GOLD, INK, INK_NOTE, ON_RED, RED, Theme, put, wash,
};
use crate::app::ui::widgets::{PromptKind, TextButton, focus_once, icon_button, prompts};
use crate::app::ui::{escaped, id, is_narrow, layers};
use crate::texts::text;

/// A game of the family.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VariantCard {
    /// Its name.
    pub name: String,
    /// Its short name, for a phone.
    pub short: String,
    /// One line about what is special.
    pub line: String,
    /// The sprite of its emblem, e.g. `emblem_draughts`.
    pub emblem: String,
}

/// A courtier to play against.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CourtierCard {
    /// The full name.
    pub name: String,
    /// The short name, e.g. “More”.
    pub short: String,
    /// The style of play, e.g. “plays deep and fair”.
    pub manner: String,
    /// The portrait's key.
    pub portrait: String,
    /// The level, 1 to 5.
    pub level: u8,
}

/// A person at the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersonCard {
    /// The name, e.g. “You” or “A friend”.
    pub name: String,
    /// The portrait's key, `you` or `friend`.
    pub portrait: String,
    /// Whether this is the person addressed as “you”, who has no name of their own.
    pub you: bool,
}

/// An option of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OptionRow {
    /// Its name.
    pub label: String,
    /// One line about its effect.
    pub note: String,
    /// The names of its values; empty for a switch.
    pub choices: Vec<String>,
    /// A line about each value; empty if they have none.
    pub notes: Vec<String>,
    /// The indices of the values in the order in which they are shown; empty for their own order.
    pub order: Vec<usize>,
    /// Whether it stands above the seats, because it says how many there are.
    pub seats: bool,
}

impl OptionRow {
    /// The indices of the values as they are shown.
    fn shown(&self) -> Vec<usize> {
        if self.order.is_empty() {
            (0..self.choices.len()).collect()
        } else {
            self.order.clone()
        }
    }

    /// The line about a value or, if it has none, about the option.
    fn note_of(&self, value: usize) -> &str {
        self.notes.get(value).unwrap_or(&self.note)
    }
}

/// The pages of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupLink {
    /// The lesson.
    Lesson,
    /// The puzzles.
    Puzzles,
    /// The illustrated rules.
    Rules,
    /// The statistics.
    Statistics,
    /// The gallery.
    Gallery,
    /// The drill.
    Drill,
}

impl SetupLink {
    /// The name of its icon, also used for the control's id.
    fn key(self) -> &'static str {
        match self {
            Self::Lesson => "lesson",
            Self::Puzzles => "puzzle",
            Self::Rules => "rules",
            Self::Statistics => "stats",
            Self::Gallery => "look",
            Self::Drill => "clock",
        }
    }
}

/// The link to a page.
#[derive(Clone, Debug, PartialEq)]
pub struct PageRow {
    /// The page.
    pub page: SetupLink,
    /// Its name, e.g. “Puzzles”.
    pub label: String,
    /// The progress, e.g. “3 of 30 solved”; may be empty.
    pub note: String,
}

/// The panel's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SetupData {
    /// The family's name.
    pub title: String,
    /// The games of the family, one or more.
    pub variants: Vec<VariantCard>,
    /// The links to lesson, puzzles, rules and statistics, shown below the games.
    pub pages: Vec<PageRow>,
    /// The persons for each seat of the table, two or more, clockwise from the player's own.
    pub persons: Vec<PersonCard>,
    /// The position of each seat relative to the first, e.g. “your partner”; empty for two seats.
    pub places: Vec<String>,
    /// The same in a word, e.g. “Partner”, for the choice of who starts; empty for two seats.
    pub starters: Vec<String>,
    /// The courtiers, weakest first.
    pub courtiers: Vec<CourtierCard>,
    /// By seat: the character that plays there now; `None` for a person.
    pub seated: Vec<Option<CourtierCard>>,
    /// The sprites of the sides, starting side first, e.g. `disc_dark`, `disc_light`.
    pub sides: Vec<String>,
    /// Why a match cannot start with these choices; empty if it can.
    pub problem: String,
    /// The label of the choice of who starts, e.g. “Who starts” or “Who plays the wolf”.
    pub starts: String,
    /// A note on it, e.g. “dark moves first”.
    pub first_note: String,
    /// The clock options, in minutes per side; empty if clocks are not available.
    pub clocks: Vec<u16>,
    /// The increment per move in seconds, if chosen.
    pub increment: u16,
    /// The options of the chosen game.
    pub options: Vec<OptionRow>,
    /// The options of each seat.
    pub seat_options: Vec<OptionRow>,
}

/// The player of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatChoice {
    /// The person of that seat.
    Person,
    /// A courtier, as an index into [`SetupData::courtiers`].
    Courtier(usize),
}

/// Who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starts {
    /// This seat.
    Seat(usize),
    /// A random seat, drawn when the match starts.
    Lot,
}

/// The panel's state; the app keeps it for the next match.
#[derive(Clone, Debug)]
pub struct SetupState {
    /// The index of the chosen game.
    pub variant: usize,
    /// The players of the seats; those beyond the number of seats are kept for larger games.
    pub seats: Vec<SeatChoice>,
    /// Who starts.
    pub starts: Starts,
    /// The index of each option's value, in the order of [`SetupData::options`]; for switches, 0 is
    /// off and 1 is on.
    pub options: Vec<usize>,
    /// For each seat, the index of each value of [`SetupData::seat_options`].
    pub seat_options: Vec<Vec<usize>>,
    /// The clock: 0 for none, otherwise 1 + an index into [`SetupData::clocks`].
    pub clock: usize,
    /// Whether the increment is used.
    pub increment: bool,
    /// By seat: the name typed for its person; empty if none.
    pub names: Vec<String>,
    /// The seat whose list is open.
    pub open_seat: Option<usize>,
    /// Whether a name is being typed.
    pub typing: bool,
    /// Gives “Start” the focus once; set when the panel opens.
    pub focus_first: bool,
}

impl Default for SetupState {
    fn default() -> Self {
        Self {
            variant: 0,
            seats: vec![SeatChoice::Person, SeatChoice::Courtier(0)],
            starts: Starts::Lot,
            options: Vec::new(),
            seat_options: Vec::new(),
            clock: 0,
            increment: false,
            names: Vec::new(),
            open_seat: None,
            typing: false,
            focus_first: true,
        }
    }
}

/// The choices in a [`SetupState`], to detect changes.
type Choices = (
    Vec<SeatChoice>,
    Starts,
    Vec<usize>,
    Vec<Vec<usize>>,
    usize,
    bool,
);

impl SetupState {
    /// Adapts the state to the game, which may have other seats and options than the last one.
    fn fit(&mut self, data: &SetupData) {
        self.options.resize(data.options.len(), 0);
        let count = data.count();
        if self.seats.len() < count {
            self.seats.resize(count, SeatChoice::Courtier(0));
        }
        if self.names.len() < count {
            self.names.resize(count, String::new());
        }
        let kept = self.seat_options.len().max(count);
        self.seat_options.resize(kept, Vec::new());
        for values in &mut self.seat_options {
            values.resize(data.seat_options.len(), 0);
        }
        if matches!(self.starts, Starts::Seat(seat) if seat >= count) {
            self.starts = Starts::Lot;
        }
        self.clock = self.clock.min(data.clocks.len());
    }

    /// The current choices.
    fn choices(&self) -> Choices {
        (
            self.seats.clone(),
            self.starts,
            self.options.clone(),
            self.seat_options.clone(),
            self.clock,
            self.increment,
        )
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupAction {
    /// Start the match with these choices.
    Start,
    /// Go to the title screen (also Esc).
    Back,
    /// Another game was chosen; the app replaces options and pages.
    Variant(usize),
    /// Open one of [`SetupData::pages`] (F1: the rules).
    SetupLink(SetupLink),
    /// Another choice has changed.
    Changed,
}

impl SetupData {
    /// The number of seats.
    fn count(&self) -> usize {
        self.persons.len()
    }

    /// A courtier on seat `i`: the character that plays there now, if it has this level.
    fn courtier(&self, courtier: usize, i: usize) -> Option<&CourtierCard> {
        let usual = self.courtiers.get(courtier)?;
        let seated = self.seated.get(i).and_then(Option::as_ref);
        Some(
            seated
                .filter(|card| card.level == usual.level)
                .unwrap_or(usual),
        )
    }

    /// The name and portrait key of the player on seat `i`, and whether it is a courtier.
    fn sitter(&self, who: SeatChoice, i: usize) -> (&str, &str, bool) {
        match (who, self.persons.get(i)) {
            (SeatChoice::Courtier(c), _) => match self.courtier(c, i) {
                Some(card) => (&card.name, &card.portrait, true),
                None => ("", "", true),
            },
            (SeatChoice::Person, Some(person)) => (&person.name, &person.portrait, false),
            (SeatChoice::Person, None) => ("", "", false),
        }
    }

    /// The position of seat `i` relative to the first.
    fn place(&self, i: usize) -> &str {
        self.places.get(i).map_or("", String::as_str)
    }

    fn short(&self, who: SeatChoice, i: usize) -> &str {
        match (who, self.persons.get(i)) {
            (SeatChoice::Courtier(c), _) => self.courtier(c, i).map_or("", |card| &card.short),
            (SeatChoice::Person, Some(person)) => &person.name,
            (SeatChoice::Person, None) => "",
        }
    }
}

/// A window less high than this, a phone held sideways, has no room for the margins of a desk.
const LOW: f32 = 500.0;

/// Shows the panel over the whole window.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &SetupData,
    state: &mut SetupState,
) -> Option<SetupAction> {
    let screen = ctx.content_rect();
    state.fit(data);
    let narrow = is_narrow(screen.size());
    let before = state.choices();
    let opened = state.focus_first;
    if opened {
        rewind(ctx);
    }
    let list_open = state.open_seat.is_some();
    let mut anchors = vec![Rect::NOTHING; data.count()];
    let mut action = layers::screen(ctx, "setup", screen, |ui| {
        if narrow {
            phone(ui, theme, data, state, screen, &mut anchors)
        } else if screen.height() < LOW {
            low(ui, theme, data, state, screen, &mut anchors)
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
    if action.is_none() && before != state.choices() {
        action = Some(SetupAction::Changed);
    }
    if !list_open && state.open_seat.is_none() {
        if data.pages.iter().any(|row| row.page == SetupLink::Rules)
            && ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::F1))
        {
            action = Some(SetupAction::SetupLink(SetupLink::Rules));
        }
        if escaped(ctx, opened) {
            action = Some(SetupAction::Back);
        }
    }
    action
}

/// A parchment, with an oak panel for the games beside it if there is room, and a bar below.
fn desk(
    ui: &mut Ui,
    theme: &Theme,
    data: &SetupData,
    state: &mut SetupState,
    screen: Rect,
    anchors: &mut [Rect],
) -> Option<SetupAction> {
    let ctx = ui.ctx().clone();
    // In a very large window, the contents stay together in the middle; the app is expected to
    // zoom.
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
    let inner = sheet.shrink2(vec2(38.0, 30.0));
    let spare = |state: &mut SetupState, aside: bool| {
        let mut measure = Flow::measure(&ctx, theme, inner.x_range());
        let look = SheetLook {
            aside,
            ..SheetLook::default()
        };
        table(&mut measure, data, state, &mut [], look);
        inner.height() - measure.height() - 8.0
    };
    let mut look = SheetLook::default();
    if two {
        let mut oak = Rect::from_min_max(pos2(left, top), pos2(left + 424.0, bar_top));
        // The sheet does not scroll while the panel beside it is empty.
        let below = aside_height(&ctx, theme, oak, data, state);
        if spare(state, false) < 0.0
            && let Some(height) = below
        {
            let (games, rest) = oak.split_top_bottom_at_y(oak.bottom() - height);
            oak = games.with_max_y(games.bottom() - ASIDE_GAP);
            look.aside = true;
            theme.parchment(ui.painter(), rest);
            let x = rest.x_range().shrink(ASIDE_PAD.x);
            let top = rest.top() + ASIDE_PAD.y;
            options::aside(&mut Flow::draw_at(&ctx, ui, theme, x, top), data, state);
        }
        action = oak_panel(ui, theme, oak, data, state.variant);
    }
    // With room to spare, the gaps are larger.
    let spare = spare(state, look.aside);
    let rows = data
        .options
        .iter()
        .filter(|option| !option.choices.is_empty())
        .count();
    if two {
        look.air = ((spare - 34.0) / (6 + rows) as f32).clamp(0.0, 18.0);
    }
    let body = |flow: &mut Flow| {
        let mut asked = None;
        if !two {
            title_line(flow, data);
            asked = small_games(flow, data, state.variant);
            game_line(flow, data, state.variant, INK_NOTE);
            asked = page_buttons(flow, data, INK).or(asked);
        }
        table(flow, data, state, anchors, look);
        asked
    };
    action = scrolling(ui, theme, id("setup", "scroll"), inner, false, body).or(action);
    if let Some(SetupAction::Variant(v)) = action {
        state.variant = v;
    }
    let bar = Rect::from_min_max(pos2(left, bar_top), pos2(right, screen.bottom()));
    desk_bar(ui, theme, bar, data, state).or(action)
}

/// The padding of the sheet below the games.
const ASIDE_PAD: Vec2 = vec2(30.0, 20.0);

/// The gap between the games and that sheet.
const ASIDE_GAP: f32 = 10.0;

/// The height of the sheet below the games; `None` if the games leave no room for it.
fn aside_height(
    ctx: &Context,
    theme: &Theme,
    oak: Rect,
    data: &SetupData,
    state: &mut SetupState,
) -> Option<f32> {
    let mut measure = Flow::measure(ctx, theme, oak.x_range().shrink(OAK_PAD.x));
    games(&mut measure, data, state.variant);
    let room = oak.height() - measure.height() - 2.0 * OAK_PAD.y - ASIDE_GAP;
    let mut measure = Flow::measure(ctx, theme, oak.x_range().shrink(ASIDE_PAD.x));
    options::aside(&mut measure, data, state);
    let height = measure.height() + 2.0 * ASIDE_PAD.y;
    (height <= room).then_some(height)
}

/// The padding of the oak panel.
const OAK_PAD: Vec2 = vec2(20.0, 18.0);

/// The oak panel with the games.
fn oak_panel(
    ui: &mut Ui,
    theme: &Theme,
    oak: Rect,
    data: &SetupData,
    selected: usize,
) -> Option<SetupAction> {
    let ctx = ui.ctx().clone();
    theme.paint(ui.painter(), "oak", oak);
    let inner = oak.shrink2(OAK_PAD);
    let action = scrolling(ui, theme, id("setup", "games"), inner, false, |flow| {
        games(flow, data, selected)
    });
    // A rose fills the bottom of the panel if there is room.
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

/// The bar at the bottom: the back button, the key prompts, and the start button.
fn desk_bar(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &SetupData,
    state: &mut SetupState,
) -> Option<SetupAction> {
    let ctx = ui.ctx().clone();
    let (left, right, stage_w) = (rect.left(), rect.right(), rect.width());
    let cy = rect.bottom() - 48.0;
    let mut action = None;
    let back = TextButton::brass(text("back")).icon("back").size(22.0);
    let start = start_button(data).size(28.0);
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
        (PromptKind::Walk, text("prompt-choose")),
        (PromptKind::Act, text("prompt-change")),
        (PromptKind::Key("F1", ""), text("prompt-rules")),
        (PromptKind::Back, text("prompt-back")),
    ];
    let room = start_rect.left() - from - 12.0;
    if data.problem.is_empty() {
        prompts(ui.painter(), theme, pos2(from, cy), room, &items);
    } else {
        let words = theme.layout(
            &ctx,
            &data.problem,
            FontFace::Body,
            20.0,
            ON_RED,
            room,
            egui::Align::Min,
        );
        put(ui.painter(), words, pos2(from, cy), Align2::LEFT_CENTER);
        announce(ui, &data.problem, start_rect);
    }
    if start
        .show(ui, theme, id("setup", "start"), start_rect)
        .clicked()
    {
        action = Some(SetupAction::Start);
    }
    focus_once(ui, id("setup", "start"), &mut state.focus_first);
    action
}

/// The button that starts the match.
fn start_button(data: &SetupData) -> TextButton<'_> {
    let enabled = data.problem.is_empty();
    TextButton::lacquer(text("setup-start")).enabled(enabled)
}

/// Why the match cannot start, if it cannot.
fn problem_line(flow: &mut Flow, data: &SetupData) {
    if !data.problem.is_empty() {
        flow.text(&data.problem, FontFace::Strong, 19.0, RED, egui::Align::Min);
    }
}

/// A phone held sideways: as on the desk, but with narrow margins and a low bar.
fn low(
    ui: &mut Ui,
    theme: &Theme,
    data: &SetupData,
    state: &mut SetupState,
    screen: Rect,
    anchors: &mut [Rect],
) -> Option<SetupAction> {
    let two = theme.scale() <= 1.3;
    let stage = Rect::from_min_max(
        screen.min + vec2(10.0, 8.0),
        screen.max - vec2(10.0, LOW_BAR),
    );
    let oak_width = if two { stage.width() * 0.37 } else { 0.0 };
    let mut action = None;
    if two {
        let oak = Rect::from_min_size(stage.min, vec2(oak_width, stage.height()));
        theme.paint(ui.painter(), "oak", oak);
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
        action = scrolling(ui, theme, id("setup", "games"), inner, false, |flow| {
            column(flow, line)
        });
    }
    let gap = if two { 10.0 } else { 0.0 };
    let sheet = stage.with_min_x(stage.left() + oak_width + gap);
    theme.parchment(ui.painter(), sheet);
    let inner = sheet.shrink2(vec2(24.0, 20.0));
    let body = |flow: &mut Flow| small_sheet(flow, data, state, anchors, !two);
    action = scrolling(ui, theme, id("setup", "scroll"), inner, false, body).or(action);
    if let Some(SetupAction::Variant(v)) = action {
        state.variant = v;
    }
    let bar = Rect::from_min_max(pos2(stage.left(), screen.bottom() - LOW_BAR), screen.max);
    low_bar(ui, theme, bar, sheet.left(), data, state).or(action)
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

/// The height of the bar in a low window.
const LOW_BAR: f32 = 62.0;

/// The back button with the family's name, and the start button below the sheet.
fn low_bar(
    ui: &mut Ui,
    theme: &Theme,
    bar: Rect,
    sheet_left: f32,
    data: &SetupData,
    state: &mut SetupState,
) -> Option<SetupAction> {
    let cy = bar.center().y + 2.0;
    let start = start_button(data).size(24.0);
    let start_width = start.width(ui.ctx(), theme).clamp(240.0, bar.width() * 0.6);
    let right = bar.right() - 10.0;
    let start_left = (right - start_width).min(sheet_left.max(bar.left() + 220.0));
    let middle = pos2(bar.left() + 26.0, cy);
    let back = icon_button(
        ui,
        theme,
        id("setup", "back"),
        middle,
        22.0,
        "back",
        text("back"),
        true,
    );
    let room = start_left - middle.x - 46.0;
    let name = theme.fit(ui.ctx(), &data.title, FontFace::Heading, 27.0, CREAM, room);
    let at = middle + vec2(34.0, 0.0);
    let name = put(ui.painter(), name, at, Align2::LEFT_CENTER);
    announce(ui, &data.title, name);
    let rect = Rect::from_min_max(pos2(start_left, cy - 24.0), pos2(right, cy + 24.0));
    let started = start.show(ui, theme, id("setup", "start"), rect).clicked();
    focus_once(ui, id("setup", "start"), &mut state.focus_first);
    match (started, back.clicked()) {
        (true, _) => Some(SetupAction::Start),
        (false, true) => Some(SetupAction::Back),
        (false, false) => None,
    }
}

/// One sheet, with the main button below it within reach of the thumb.
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
    // The hairlines of the sheet extend to its edge.
    theme.parchment(ui.painter(), sheet.expand2(vec2(6.0, 4.0)));
    let mut action = None;
    let inner = Rect::from_min_max(sheet.min + vec2(18.0, 70.0), sheet.max - vec2(18.0, 20.0));
    // The head stays in place while the rest scrolls.
    let head = Rect::from_min_max(sheet.min, pos2(sheet.right(), inner.top()));
    if phone_head(ui, theme, head, &data.title) {
        action = Some(SetupAction::Back);
    }
    let body = |flow: &mut Flow| small_sheet(flow, data, state, anchors, true);
    action = scrolling(ui, theme, id("setup", "scroll"), inner, false, body).or(action);
    if let Some(SetupAction::Variant(v)) = action {
        state.variant = v;
    }
    // The main button stays within reach of the thumb.
    let bar = Rect::from_min_max(
        pos2(screen.left() - 8.0, screen.bottom() - bar_h),
        screen.max + vec2(8.0, 10.0),
    );
    theme.paint(ui.painter(), "oak", bar);
    let rect = Rect::from_min_size(
        pos2(left + 16.0, screen.bottom() - bar_h + 20.0),
        vec2(width - 32.0, 58.0),
    );
    if start_button(data)
        .size(26.0)
        .show(ui, theme, id("setup", "start"), rect)
        .clicked()
    {
        action = Some(SetupAction::Start);
    }
    focus_once(ui, id("setup", "start"), &mut state.focus_first);
    action
}

/// The back button and the family's name. Returns whether the button was pressed.
fn phone_head(ui: &mut Ui, theme: &Theme, head: Rect, title: &str) -> bool {
    let back = icon_button(
        ui,
        theme,
        id("setup", "back"),
        head.min + vec2(42.0, 40.0),
        22.0,
        "back",
        text("back"),
        true,
    );
    let size = 30.0_f32.min(44.0 / theme.scale());
    let room = head.width() - 100.0;
    let words = theme.fit(ui.ctx(), title, FontFace::Heading, size, INK, room);
    let left = head.min + vec2(76.0, 40.0);
    put(ui.painter(), words, left, Align2::LEFT_CENTER);
    announce(ui, title, head);
    back.clicked()
}
