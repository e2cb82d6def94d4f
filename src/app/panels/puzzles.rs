//! The puzzles of each game, with position, difficulty, side to move, and whether they are solved.

use std::ops::Range;

use egui::{
    Align, Align2, Color32, Context, Id, Order, Painter, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2,
};

use crate::app::panels::diagram::Diagram;
use crate::app::panels::flow::{Flow, announce, layer, scrolling};
use crate::app::panels::game_picker::FamilyGames;
use crate::app::panels::statistics::progress;
use crate::app::panels::theme::{FontFace, INK, INK_NOTE, Theme, put};
use crate::app::panels::widgets::{
    PromptKind, TextButton, focus_once, focus_ring, focused, list_item, prompts,
};
use crate::app::panels::{diagram, escaped, game_picker, high_contrast, id, id_of, is_narrow};
use crate::texts::{fill, text};

/// The highest difficulty of a puzzle.
const HARDEST: u8 = 3;

/// A puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleCard {
    /// Its name, e.g. “Puzzle 4”.
    pub name: String,
    /// The title of its file, if it is one of the player's own.
    pub own: Option<String>,
    /// Its difficulty, 1 to 3.
    pub difficulty: u8,
    /// The side to move, e.g. “light to move”.
    pub side: String,
    /// Whether it is solved.
    pub solved: bool,
    /// Its position.
    pub diagram: Diagram,
}

/// A lesson of the player's own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonCard {
    /// Its title.
    pub name: String,
    /// The progress, e.g. “2 of 8 steps”.
    pub note: String,
    /// Whether it is completed.
    pub done: bool,
    /// Its first position.
    pub diagram: Diagram,
}

/// The page's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzlesData {
    /// The games that have puzzles.
    pub families: Vec<FamilyGames>,
    /// The puzzles of the chosen game, easy ones first, those of the player's own last.
    pub puzzles: Vec<PuzzleCard>,
    /// The player's own lessons of the chosen game.
    pub lessons: Vec<LessonCard>,
    /// Whether the puzzle of the day is solved; `None` if there is no such puzzle.
    pub daily: Option<bool>,
}

/// The page's state.
#[derive(Clone, Debug)]
pub struct PuzzlesState {
    /// The chosen game.
    pub game: usize,
    /// Gives the main action the focus once; set when the page opens.
    pub focus_first: bool,
}

impl Default for PuzzlesState {
    fn default() -> Self {
        Self {
            game: 0,
            focus_first: true,
        }
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzlesAction {
    /// Leave the page (also Esc).
    Back,
    /// Choose another game.
    Game(usize),
    /// Start the puzzle at this index of [`PuzzlesData::puzzles`].
    Play(usize),
    /// Start the lesson at this index of [`PuzzlesData::lessons`].
    Lesson(usize),
    /// Start the puzzle of the day.
    Daily,
}

/// The index of the first unsolved puzzle, or 0.
fn next(data: &PuzzlesData) -> Option<usize> {
    let open = data.puzzles.iter().position(|card| !card.solved);
    open.or((!data.puzzles.is_empty()).then_some(0))
}

/// Shows the page over the whole window.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &PuzzlesData,
    state: &mut PuzzlesState,
) -> Option<PuzzlesAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    let narrow = is_narrow(screen.size());
    layer(ctx, "puzzles", Order::Middle, screen, false, |ui| {
        let margin = if narrow { 8.0 } else { 28.0 };
        let two_rows = narrow;
        let bar = if two_rows { 128.0 } else { 92.0 };
        let width = (screen.width() - 2.0 * margin).min(1224.0);
        let sheet = Rect::from_min_max(
            pos2(screen.center().x - width / 2.0, screen.top() + margin),
            pos2(screen.center().x + width / 2.0, screen.bottom() - bar),
        );
        theme.parchment(ui.painter(), sheet);
        let room = sheet.shrink2(vec2(
            if narrow { 20.0 } else { 42.0 },
            if narrow { 22.0 } else { 28.0 },
        ));
        let mut action = None;
        // The head stays in place while the cards scroll.
        let mut head = Flow::draw_at(ctx, ui, theme, room.x_range(), room.top());
        if let Some(game) = title(&mut head, data, state.game).filter(|game| *game != state.game) {
            state.game = game;
            action = Some(PuzzlesAction::Game(game));
        }
        let top = head.y + 8.0;
        let room = Rect::from_min_max(pos2(room.left() - 4.0, top), room.max);
        let cards_id = id_of("puzzles", "scroll", state.game);
        let played = scrolling(ui, theme, cards_id, room, false, |flow| cards(flow, data));
        action = played.or(action);
        action = buttons(ui, theme, data, state, sheet, screen, two_rows).or(action);
        if escaped(ctx, opened) {
            action = Some(PuzzlesAction::Back);
        }
        action
    })
}

/// The title of the page, the number of solved puzzles, and the choice of the game.
fn title(flow: &mut Flow, data: &PuzzlesData, game: usize) -> Option<usize> {
    let theme = flow.theme;
    let game_picker::PickerHeading { line, free, chosen } =
        game_picker::heading(flow, "puzzles", text("puzzles-title"), &data.families, game);
    let (left, right) = (free.left(), free.right());
    let solved = data.puzzles.iter().filter(|card| card.solved).count();
    let (n, all) = (solved.to_string(), data.puzzles.len().to_string());
    let words = fill("setup-puzzles-note", &[("n", &n), ("all", &all)]);
    let note = theme.layout(
        flow.ctx,
        &words,
        FontFace::Italic,
        18.5,
        INK_NOTE,
        f32::INFINITY,
        Align::Min,
    );
    let beside = right - left >= note.size().x + 110.0;
    let at = if beside {
        line
    } else {
        flow.take(note.size().y + 4.0)
    };
    let from = if beside { left } else { at.left() };
    let (done, whole) = (
        u32::try_from(solved).unwrap_or(0),
        u32::try_from(data.puzzles.len()).unwrap_or(0),
    );
    flow.draw(|ui| {
        let noted = put(
            ui.painter(),
            note,
            pos2(from, at.center().y + if beside { 3.0 } else { 0.0 }),
            Align2::LEFT_CENTER,
        );
        announce(ui, &words, noted);
        let groove = Rect::from_min_max(
            pos2(noted.right() + 14.0, noted.center().y - 6.0),
            pos2((noted.right() + 244.0).min(right), noted.center().y + 6.0),
        );
        if groove.width() > 60.0 {
            progress(ui, theme, groove, done, whole);
        }
    });
    chosen
}

/// The grid of the cards.
struct Grid {
    columns: usize,
    /// The size of a card.
    card: Vec2,
    /// The side of the picture on it.
    board: f32,
    /// Whether the texts are below the picture, because cards are narrow.
    upright: bool,
}

/// The distance between cards.
const GAP: f32 = 12.0;

impl Grid {
    fn new(flow: &Flow) -> Self {
        let scale = flow.theme.scale();
        let upright = flow.width() < 520.0 && scale <= 1.35;
        let least = if upright {
            150.0
        } else {
            212.0 + 80.0 * (scale - 1.0).max(0.0) * 1.6
        };
        let columns = (((flow.width() + GAP) / (least + GAP)) as usize).clamp(1, 6);
        let w = (flow.width() - GAP * (columns - 1) as f32) / columns as f32;
        let words = 25.0 * scale * 2.0 + 30.0;
        let board = if upright {
            (w - 28.0).min(180.0)
        } else {
            112.0
        };
        let h = if upright {
            board + words + 26.0
        } else {
            (board + 24.0).max(words + 30.0)
        };
        Self {
            columns,
            card: vec2(w, h),
            board,
            upright,
        }
    }

    /// Shows cards in rows. Returns the one that was pressed.
    fn show(
        &self,
        flow: &mut Flow,
        indices: Range<usize>,
        card: impl Fn(&mut Ui, usize, Rect) -> bool,
    ) -> Option<usize> {
        let mut pressed = None;
        for start in indices.clone().step_by(self.columns) {
            let line = flow.take(self.card.y);
            for index in start..(start + self.columns).min(indices.end) {
                let left = line.left() + (index - start) as f32 * (self.card.x + GAP);
                let rect = Rect::from_min_size(pos2(left, line.top()), self.card);
                if flow.draw(|ui| card(ui, index, rect)) == Some(true) {
                    pressed = Some(index);
                }
            }
            flow.gap(GAP);
        }
        pressed
    }
}

/// The puzzles as cards, in columns if there is room, then the player's own lessons.
fn cards(flow: &mut Flow, data: &PuzzlesData) -> Option<PuzzlesAction> {
    let theme = flow.theme;
    let grid = Grid::new(flow);
    let mut action = None;
    let mut place = 0;
    // A heading for each difficulty, and for each file of the player's own.
    while let Some(first) = data.puzzles.get(place) {
        let words = group(first);
        let rest = data.puzzles[place..].iter();
        let end = place + rest.take_while(|card| group(card) == words).count();
        heading(flow, place == 0, &words);
        let played = grid.show(flow, place..end, |ui, index, rect| {
            let card = Card::of_puzzle(&data.puzzles[index]);
            show_card(
                ui,
                theme,
                id_of("puzzles", "card", index),
                &card,
                rect,
                &grid,
            )
        });
        action = played.map(PuzzlesAction::Play).or(action);
        place = end;
    }
    if !data.lessons.is_empty() {
        heading(flow, place == 0, text("puzzles-lessons"));
    }
    let learnt = grid.show(flow, 0..data.lessons.len(), |ui, index, rect| {
        let card = Card::of_lesson(&data.lessons[index]);
        show_card(
            ui,
            theme,
            id_of("puzzles", "lesson", index),
            &card,
            rect,
            &grid,
        )
    });
    learnt.map(PuzzlesAction::Lesson).or(action)
}

/// The heading under which a puzzle stands.
fn group(card: &PuzzleCard) -> String {
    let key = ["puzzles-easy", "puzzles-middle", "puzzles-hard"];
    match &card.own {
        Some(title) => fill("puzzles-own", &[("title", title)]),
        None => text(key[usize::from(card.difficulty.clamp(1, HARDEST) - 1)]).to_owned(),
    }
}

fn heading(flow: &mut Flow, first: bool, words: &str) {
    flow.gap(if first { 0.0 } else { 6.0 });
    flow.text(words, FontFace::Strong, 20.0, INK, Align::Min);
    flow.gap(4.0);
}

/// What a card shows.
struct Card<'a> {
    name: &'a str,
    line: &'a str,
    /// 0 if it has none.
    difficulty: u8,
    done: bool,
    diagram: &'a Diagram,
    /// For screen readers.
    spoken: String,
}

impl<'a> Card<'a> {
    fn of_puzzle(card: &'a PuzzleCard) -> Self {
        Self {
            name: &card.name,
            line: &card.side,
            difficulty: card.difficulty,
            done: card.solved,
            diagram: &card.diagram,
            spoken: spoken_card(card),
        }
    }

    fn of_lesson(card: &'a LessonCard) -> Self {
        let values = [("name", &*card.name), ("note", &*card.note)];
        Self {
            name: &card.name,
            line: &card.note,
            difficulty: 0,
            done: card.done,
            diagram: &card.diagram,
            spoken: fill("puzzles-say_lesson", &values),
        }
    }
}

/// A card. Returns whether it was pressed.
fn show_card(ui: &mut Ui, theme: &Theme, id: Id, card: &Card, rect: Rect, grid: &Grid) -> bool {
    let (board, upright) = (grid.board, grid.upright);
    let response = list_item(ui, theme, id, rect, false, &card.spoken);
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let painter = ui.painter();
    let ctx = painter.ctx();
    let picture = card_picture(rect, board, upright);
    let (left, top, room) = if upright {
        (picture.left(), picture.bottom() + 6.0, board)
    } else {
        let left = picture.right() + 14.0;
        (left, picture.top() - 2.0, rect.right() - left - 10.0)
    };
    diagram::paint(painter, theme, picture, card.diagram);
    let name = theme.fit(ctx, card.name, FontFace::Strong, 19.5, INK, room);
    let below = put(painter, name, pos2(left, top), Align2::LEFT_TOP).bottom();
    let line = if upright {
        theme.fit(ctx, card.line, FontFace::Italic, 17.0, INK_NOTE, room)
    } else {
        theme.layout(
            ctx,
            card.line,
            FontFace::Italic,
            17.0,
            INK_NOTE,
            room,
            Align::Min,
        )
    };
    let below = put(painter, line, pos2(left, below - 2.0), Align2::LEFT_TOP).bottom();
    if card.difficulty > 0 {
        difficulty(painter, theme, pos2(left, below + 13.0), card.difficulty);
    }
    if card.done {
        let center = if upright {
            pos2(rect.right() - 24.0, below + 12.0)
        } else {
            pos2(rect.right() - 24.0, rect.bottom() - 24.0)
        };
        tick(ui.painter(), theme, center);
    }
    if focused(theme, &response) {
        focus_ring(painter, theme, rect.shrink(2.0));
    }
    response.clicked()
}

/// The text of a puzzle's card for screen readers.
fn spoken_card(card: &PuzzleCard) -> String {
    let state = text(if card.solved {
        "puzzles-solved"
    } else {
        "puzzles-open"
    });
    let hard = card.difficulty.clamp(1, HARDEST).to_string();
    fill(
        "puzzles-say",
        &[
            ("name", &card.name),
            ("n", &hard),
            ("side", &card.side),
            ("state", state),
        ],
    )
}

/// The position's place on a card: above the texts of an upright card, otherwise to their left.
fn card_picture(rect: Rect, board: f32, upright: bool) -> Rect {
    let corner = if upright {
        pos2(rect.center().x - board / 2.0, rect.top() + 14.0)
    } else {
        pos2(rect.left() + 14.0, rect.center().y - board / 2.0)
    };
    Rect::from_min_size(corner, Vec2::splat(board))
}

/// The difficulty of a puzzle as roses, starting at `left`.
fn difficulty(painter: &Painter, theme: &Theme, left: Pos2, hard: u8) {
    for rose in 0..HARDEST {
        let name = if rose < hard { "rose_on" } else { "rose_off" };
        let center = left + vec2(9.0 + f32::from(rose) * 20.0, 0.0);
        let rose = Rect::from_center_size(center, Vec2::splat(17.0));
        theme.paint(painter, name, rose);
    }
}

/// A green medal with a tick.
pub(super) fn tick(painter: &Painter, theme: &Theme, center: Pos2) {
    let (fill, line, mark) = if theme.contrast {
        (
            high_contrast::BLACK,
            high_contrast::BLACK,
            high_contrast::WHITE,
        )
    } else {
        (
            Color32::from_rgb(0x1f, 0x4d, 0x3a),
            Color32::from_rgb(0xc9, 0xa2, 0x27),
            Color32::from_rgb(0xff, 0xf3, 0xd2),
        )
    };
    painter.circle(center, 12.0, fill, Stroke::new(1.6, line));
    let points = [vec2(-5.0, 0.0), vec2(-1.5, 4.0), vec2(5.5, -4.5)].map(|step| center + step);
    painter.add(egui::Shape::line(points.to_vec(), Stroke::new(2.6, mark)));
}

/// The buttons: back, the puzzle of the day, the next puzzle.
fn buttons(
    ui: &mut Ui,
    theme: &Theme,
    data: &PuzzlesData,
    state: &mut PuzzlesState,
    sheet: Rect,
    screen: Rect,
    two_rows: bool,
) -> Option<PuzzlesAction> {
    let ctx = ui.ctx().clone();
    let mut action = None;
    let back = TextButton::brass(text("back")).icon("back").size(22.0);
    let daily = TextButton::brass(text("today-puzzle"))
        .icon("calendar")
        .size(21.0);
    let main = TextButton::lacquer(text("puzzles-next"))
        .size(24.0)
        .enabled(next(data).is_some());
    let (back_rect, daily_rect, main_rect) = if two_rows {
        let half = (sheet.width() - 22.0) / 2.0;
        let y = screen.bottom() - 120.0;
        let left = sheet.left() + 6.0;
        let second = y + 60.0;
        (
            Rect::from_min_size(pos2(left, second), vec2(half, 50.0)),
            Rect::from_min_size(pos2(left + half + 10.0, second), vec2(half, 50.0)),
            Rect::from_min_size(pos2(left, y), vec2(sheet.width() - 12.0, 54.0)),
        )
    } else {
        let y = screen.bottom() - 46.0;
        let w = back.width(&ctx, theme).clamp(150.0, 220.0);
        let main_w = main.width(&ctx, theme).clamp(240.0, sheet.width() * 0.4);
        let daily_w = daily.width(&ctx, theme).clamp(180.0, sheet.width() * 0.36);
        (
            Rect::from_min_size(pos2(sheet.left(), y - 25.0), vec2(w, 50.0)),
            Rect::from_min_size(
                pos2(sheet.right() - main_w - 20.0 - daily_w, y - 25.0),
                vec2(daily_w, 50.0),
            ),
            Rect::from_min_size(pos2(sheet.right() - main_w, y - 30.0), vec2(main_w, 60.0)),
        )
    };
    if back
        .show(ui, theme, id("puzzles", "back"), back_rect)
        .clicked()
    {
        action = Some(PuzzlesAction::Back);
    }
    if let Some(solved) = data.daily {
        if daily
            .show(ui, theme, id("puzzles", "daily"), daily_rect)
            .clicked()
        {
            action = Some(PuzzlesAction::Daily);
        }
        if solved {
            tick(
                ui.painter(),
                theme,
                pos2(daily_rect.right() - 10.0, daily_rect.top() + 6.0),
            );
        }
    }
    if main
        .show(ui, theme, id("puzzles", "next"), main_rect)
        .clicked()
    {
        action = next(data).map(PuzzlesAction::Play);
    }
    // Without puzzles there are lessons.
    let first = match next(data) {
        Some(_) => id("puzzles", "next"),
        None if data.lessons.is_empty() => id("puzzles", "back"),
        None => id_of("puzzles", "lesson", 0),
    };
    focus_once(ui, first, &mut state.focus_first);
    if !two_rows {
        let from = back_rect.right() + 28.0;
        let items = [
            (PromptKind::Walk, text("prompt-choose")),
            (PromptKind::Act, text("prompt-press")),
            (PromptKind::Back, text("prompt-back")),
        ];
        prompts(
            ui.painter(),
            theme,
            pos2(from, back_rect.center().y),
            daily_rect.left() - from - 12.0,
            &items,
        );
    }
    action
}
