//! The puzzles of each game, with position, difficulty, side to move, and whether they are solved;
//! and the player's own lessons.

mod cards;
mod data;

pub use data::{LessonCard, PuzzleCard, PuzzleFilter, PuzzlesAction, PuzzlesData, PuzzlesState};

use egui::{Align2, Context, Rect, pos2, vec2};

use crate::app::screens::puzzles::view::cards::cards;
use crate::app::ui::progress_bar::progress_bar;
use crate::app::ui::{
    Flow, Pen, PromptKind, TOUCH, TextButton, Theme, announce, escaped, focus_once, game_picker,
    id, id_of, is_narrow, italic, layers, page, scrolling, stepper, strong, tick,
};
use crate::texts::{fill, plural, text};

/// The index of the puzzle that is shown and comes next: one that is due to be repeated, or the first
/// unsolved one, or the first.
fn next(data: &PuzzlesData, filter: PuzzleFilter) -> Option<usize> {
    let shown = data.shown(filter);
    let find = |which: fn(&PuzzleCard) -> bool| {
        let mut shown = shown.iter();
        shown.find(|index| which(&data.puzzles[**index]))
    };
    let open = find(|card| card.due).or_else(|| find(|card| !card.solved));
    open.or(shown.first()).copied()
}

/// The choice of the puzzles that are shown, if there is one.
fn choose_filter(flow: &mut Flow, data: &PuzzlesData, state: &mut PuzzlesState) {
    if data.puzzles.is_empty() {
        return;
    }
    let filters = data.filters();
    let names: Vec<String> = filters.iter().map(|filter| filter.name()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let chosen = filters.iter().position(|filter| *filter == state.filter);
    let words = flow.line(&names.concat(), strong(18.5)).size().y;
    let line = flow.take(TOUCH.max(words + 6.0));
    let rect = line.with_max_x(line.right().min(line.left() + 340.0));
    let choice = flow.draw(|ui| {
        let (id, called) = (id("puzzles", "filter"), text("puzzles-show"));
        stepper(ui, id, rect, &names, chosen.unwrap_or_default(), called)
    });
    if let Some(filter) = choice.flatten().and_then(|index| filters.get(index)) {
        state.filter = *filter;
    }
    flow.gap(8.0);
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
    layers::screen(ctx, theme, "puzzles", screen, |ui| {
        let margin = if narrow { 8.0 } else { 28.0 };
        let two_rows = narrow;
        let bar = if two_rows { 128.0 } else { 92.0 };
        let sheet = page::sheet(ui, screen, margin, 1224.0, bar);
        let room = sheet.shrink2(vec2(
            if narrow { 20.0 } else { 42.0 },
            if narrow { 22.0 } else { 28.0 },
        ));
        let mut action = None;
        // The head stays in place while the cards scroll.
        let mut head = Flow::draw_at(ctx, ui, room.x_range(), room.top());
        if let Some(game) = title(&mut head, data, state.game).filter(|game| *game != state.game) {
            state.game = game;
            state.filter = PuzzleFilter::All;
            action = Some(PuzzlesAction::Game(game));
        }
        let top = head.y + 8.0;
        let room = Rect::from_min_max(pos2(room.left() - 4.0, top), room.max);
        let cards_id = id_of("puzzles", "scroll", state.game);
        let played = scrolling(ui, cards_id, room, false, |flow| {
            choose_filter(flow, data, state);
            cards(flow, data, state.filter)
        });
        action = played.or(action);
        action = buttons(ui, data, state, sheet, screen, two_rows).or(action);
        if escaped(ctx, opened) {
            action = Some(PuzzlesAction::Back);
        }
        action
    })
}

/// The title of the page, the number of solved puzzles, and the choice of the game.
fn title(flow: &mut Flow, data: &PuzzlesData, game: usize) -> Option<usize> {
    let game_picker::PickerHeading { line, free, chosen } =
        game_picker::heading(flow, "puzzles", text("puzzles-title"), &data.families, game);
    let (left, right) = (free.left(), free.right());
    let solved = data.puzzles.iter().filter(|card| card.solved).count();
    let (n, all) = (solved.to_string(), data.puzzles.len().to_string());
    let words = if data.puzzles.is_empty() {
        plural("puzzles-own_lessons", data.lessons.len())
    } else {
        let solved = fill("setup-puzzles-note", &[("n", &n), ("all", &all)]);
        match data.puzzles.iter().filter(|card| card.due).count() {
            0 => solved,
            due => fill(
                "puzzles-note",
                &[("solved", &solved), ("due", &plural("puzzles-due", due))],
            ),
        }
    };
    let note = flow.line(&words, italic(18.5));
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
        let point = pos2(from, at.center().y + if beside { 3.0 } else { 0.0 });
        let noted = ui.put_text(note, point, Align2::LEFT_CENTER);
        announce(ui, &words, noted);
        let groove = Rect::from_x_y_ranges(
            noted.right() + 14.0..=(noted.right() + 244.0).min(right),
            noted.center().y - 6.0..=noted.center().y + 6.0,
        );
        if groove.width() > 60.0 && whole > 0 {
            progress_bar(ui, groove, done, whole);
        }
    });
    chosen
}

/// The buttons: back, the puzzle of the day, the next puzzle.
fn buttons(
    ui: &mut Pen,
    data: &PuzzlesData,
    state: &mut PuzzlesState,
    sheet: Rect,
    screen: Rect,
    two_rows: bool,
) -> Option<PuzzlesAction> {
    let theme = ui.theme;
    let ctx = ui.ctx().clone();
    let mut action = None;
    let back = TextButton::brass(text("back")).icon("back").size(22.0);
    let daily = TextButton::brass(text("today-puzzle"))
        .icon("calendar")
        .size(21.0);
    let rush = TextButton::brass(text("rush-start"))
        .icon("clock")
        .size(21.0);
    let main = TextButton::lacquer(text("puzzles-next"))
        .size(24.0)
        .enabled(next(data, state.filter).is_some());
    let (back_rect, daily_rect, rush_rect, main_rect) = if two_rows {
        let half = (sheet.width() - 22.0) / 2.0;
        let y = screen.bottom() - 120.0;
        let left = sheet.left() + 6.0;
        let second = y + 60.0;
        (
            Rect::from_min_size(pos2(left, second), vec2(half, 50.0)),
            Rect::from_min_size(pos2(left + half + 10.0, second), vec2(half, 50.0)),
            Rect::from_min_size(pos2(left, y), vec2(half, 54.0)),
            if data.rush {
                Rect::from_min_size(pos2(left + half + 10.0, y), vec2(half, 54.0))
            } else {
                Rect::from_min_size(pos2(left, y), vec2(sheet.width() - 12.0, 54.0))
            },
        )
    } else {
        let y = screen.bottom() - 46.0;
        let w = back.width(&ctx, theme).clamp(150.0, 220.0);
        let main_w = main.width(&ctx, theme).clamp(220.0, sheet.width() * 0.3);
        let daily_w = daily.width(&ctx, theme).clamp(160.0, sheet.width() * 0.24);
        let rush_w = rush.width(&ctx, theme).clamp(160.0, sheet.width() * 0.24);
        let beside =
            |right: f32, w: f32| Rect::from_min_size(pos2(right - w, y - 25.0), vec2(w, 50.0));
        let daily_at = beside(sheet.right() - main_w - 14.0, daily_w);
        (
            Rect::from_min_size(pos2(sheet.left(), y - 25.0), vec2(w, 50.0)),
            daily_at,
            beside(daily_at.left() - 10.0, rush_w),
            Rect::from_min_size(pos2(sheet.right() - main_w, y - 30.0), vec2(main_w, 60.0)),
        )
    };
    if back.show(ui, id("puzzles", "back"), back_rect).clicked() {
        action = Some(PuzzlesAction::Back);
    }
    if let Some(solved) = data.daily {
        if daily.show(ui, id("puzzles", "daily"), daily_rect).clicked() {
            action = Some(PuzzlesAction::Daily);
        }
        if solved {
            let at = pos2(daily_rect.right() - 10.0, daily_rect.top() + 6.0);
            tick(ui.brush(), at);
        }
    }
    if data.rush && rush.show(ui, id("puzzles", "rush"), rush_rect).clicked() {
        action = Some(PuzzlesAction::Rush);
    }
    if main.show(ui, id("puzzles", "next"), main_rect).clicked() {
        action = next(data, state.filter).map(PuzzlesAction::Play);
    }
    // Without puzzles there are lessons.
    let first = match next(data, state.filter) {
        Some(_) => id("puzzles", "next"),
        None if data.lessons.is_empty() => id("puzzles", "back"),
        None => id_of("puzzles", "lesson", 0),
    };
    focus_once(ui, first, &mut state.focus_first);
    if !two_rows {
        let items = [
            (PromptKind::Walk, text("prompt-choose")),
            (PromptKind::Act, text("prompt-press")),
            (PromptKind::Back, text("prompt-back")),
        ];
        let right = if data.rush { rush_rect } else { daily_rect };
        page::prompts_beside(ui, back_rect, right.left() - 12.0, &items);
    }
    action
}
