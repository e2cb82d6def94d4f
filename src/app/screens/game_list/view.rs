//! The games of a file that holds several, to choose one.

use egui::{Align, Align2, Context, Rect, pos2};

use crate::app::ui::page::{self, ListSheet, list_sheet};
use crate::app::ui::{
    Flow, Pen, PromptKind, TextStyle, Theme, body, escaped, field, focus_once, ground, id, id_of,
    is_narrow, italic, layers, list_item, scrolling, show_focus, strong,
};
use crate::app::wording::games::{GameListData, GameRow};
use crate::texts::{plural, text};

/// A list with more games than this can be searched.
const SEARCHED_FROM: usize = 20;

/// The looks of the two lines of a row.
fn lines() -> [TextStyle; 2] {
    [strong(20.0), italic(17.5)]
}

/// The page's state.
#[derive(Clone, Debug)]
pub struct GameListState {
    /// Gives the first game the focus once; set when the page opens.
    pub focus_first: bool,
    search: String,
    /// The rows found, for this search.
    found: Option<(String, Vec<usize>)>,
    typing: bool,
}

impl Default for GameListState {
    fn default() -> Self {
        Self {
            focus_first: true,
            search: String::new(),
            found: None,
            typing: false,
        }
    }
}

impl GameListState {
    /// The indices of the rows that have all words of the search.
    fn find(&mut self, rows: &[GameRow]) -> Vec<usize> {
        if let Some((search, found)) = &self.found
            && *search == self.search
        {
            return found.clone();
        }
        let search = self.search.to_lowercase();
        let words: Vec<&str> = search.split_whitespace().collect();
        let found = rows.iter().enumerate().filter(|(_, row)| row.has(&words));
        let found: Vec<usize> = found.map(|(at, _)| at).collect();
        self.found = Some((self.search.clone(), found.clone()));
        found
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameListAction {
    /// Leave the page (also Esc).
    Back,
    /// Open the game with this index.
    Open(usize),
}

/// Shows the page over the whole window.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &GameListData,
    state: &mut GameListState,
) -> Option<GameListAction> {
    let screen = ctx.content_rect();
    let opened = state.focus_first;
    layers::screen(ctx, theme, "games", screen, |ui| {
        ground(ui.brush(), screen);
        let ListSheet { sheet, room, bar } = list_sheet(ui, screen);
        let mut head = Flow::draw_at(ctx, ui, room.x_range(), room.top());
        let entered = heading_lines(&mut head, data, state);
        let list = Rect::from_min_max(pos2(room.left(), head.y + 6.0), room.max);
        let found = state.find(&data.rows);
        let scroll = id("games", "scroll");
        let pressed = scrolling(ui, scroll, list, false, |flow| contents(flow, data, &found));
        let first = found.first().copied();
        let chosen = pressed.or(first.filter(|_| entered));
        let back = back_button(ui, sheet, screen, bar);
        let main = first.map_or(id("games", "back"), |row| id_of("games", "row", row));
        focus_once(ui, main, &mut state.focus_first);
        let leaves = back || escaped(ctx, opened);
        chosen
            .map(GameListAction::Open)
            .or(leaves.then_some(GameListAction::Back))
    })
}

/// The title and, in a long list, the search. Returns whether Enter was pressed in the search.
fn heading_lines(flow: &mut Flow, data: &GameListData, state: &mut GameListState) -> bool {
    flow.put_title(text("games-title"));
    if data.rows.len() <= SEARCHED_FROM {
        return false;
    }
    let line = flow.take(48.0);
    let entered = flow.draw(|ui| {
        field::search(
            ui,
            id("games", "search"),
            line,
            text("games-search-label"),
            text("games-search-hint"),
            &mut state.search,
            &mut state.typing,
        )
    });
    entered == Some(true)
}

/// The games found, after what is to be said of them. Returns the one that was pressed.
fn contents(flow: &mut Flow, data: &GameListData, found: &[usize]) -> Option<usize> {
    if !data.answer.is_empty() {
        flow.text(&data.answer, strong(18.5), Align::Min);
        flow.gap(6.0);
    }
    let count = plural("games-found", found.len());
    flow.text(&count, italic(18.0), Align::Min);
    flow.gap(6.0);
    let height = row_height(flow);
    let mut pressed = None;
    for (at, row) in found
        .iter()
        .filter_map(|at| Some((*at, data.rows.get(*at)?)))
    {
        pressed = game_row(flow, at, row, height).or(pressed);
        flow.gap(6.0);
    }
    if data.unread > 0 {
        flow.gap(8.0);
        let heading = plural("games-unread", data.unread);
        flow.text(&heading, strong(19.0), Align::Min);
        let others = data.unread - data.reasons.len().min(data.unread);
        let others = (others > 0).then(|| plural("games-unread_others", others));
        for words in data.reasons.iter().chain(&others) {
            flow.gap(4.0);
            flow.text(words, body(18.0), Align::Min);
        }
    }
    pressed
}

/// The height of a row: its two lines, with a margin.
fn row_height(flow: &Flow) -> f32 {
    let line = |style| flow.line("A", style).size().y;
    lines().map(line).iter().sum::<f32>() + 16.0
}

/// A game. Rows far outside the visible part are left out; those near it can take the focus.
fn game_row(flow: &mut Flow, at: usize, row: &GameRow, height: f32) -> Option<usize> {
    let rect = flow.take(height);
    let pressed = flow.draw(|ui| {
        if !ui.clip_rect().expand(3.0 * rect.height()).intersects(rect) {
            return false;
        }
        let spoken = format!("{}, {}", row.title, row.note);
        let control = id_of("games", "row", at);
        let response = list_item(ui, control, rect, false, &spoken);
        let mut y = rect.top() + 8.0;
        for (words, style) in [&row.title, &row.note].into_iter().zip(lines()) {
            let words = ui.fit(words, style, rect.width() - 28.0);
            let height = words.size().y;
            ui.put_text(words, pos2(rect.left() + 14.0, y), Align2::LEFT_TOP);
            y += height;
        }
        show_focus(ui, &response, rect.shrink(2.0));
        response.clicked()
    });
    (pressed == Some(true)).then_some(at)
}

/// The back button, with the key prompts beside it. Returns whether it was pressed.
fn back_button(ui: &mut Pen, sheet: Rect, screen: Rect, bar: f32) -> bool {
    let left = pos2(sheet.left() + 6.0, screen.bottom() - bar / 2.0);
    let (back, pressed) = page::back_button(ui, "games", left, 150.0, sheet.width());
    if !is_narrow(screen.size()) {
        let items = [
            (PromptKind::Walk, text("prompt-choose")),
            (PromptKind::Act, text("prompt-press")),
            (PromptKind::Back, text("prompt-back")),
        ];
        page::prompts_beside(ui, back, sheet.right(), &items);
    }
    pressed
}
