//! The games of a file that holds several, to choose one.

use egui::{Align, Align2, Context, pos2};

use crate::app::ui::page::list_prompts;
use crate::app::ui::{
    Flow, Foot, Page, PageState, TextStyle, Theme, body, field, id, id_of, italic, list_item,
    show_focus, strong,
};
use crate::app::wording::games::{GameListData, GameRow};
use crate::texts::{plural, text};

/// A list with more games than this can be searched.
const SEARCHED_FROM: usize = 20;

/// The looks of the two lines of a row.
fn lines() -> [TextStyle; 2] {
    [strong(20.0), italic(17.5)]
}

/// What is kept of the view.
#[derive(Clone, Debug, Default)]
pub struct GameListState {
    search: String,
    /// The rows found, for this search.
    found: Option<(String, Vec<usize>)>,
    typing: bool,
}

impl GameListState {
    /// The indices of the rows that have all words of the search.
    fn find(&mut self, rows: &[GameRow]) -> &[usize] {
        let known = self.found.take();
        let known = known.filter(|(search, _)| *search == self.search);
        let (_, found) = self.found.insert(known.unwrap_or_else(|| {
            let search = self.search.to_lowercase();
            let words: Vec<&str> = search.split_whitespace().collect();
            let found = rows.iter().enumerate().filter(|(_, row)| row.has(&words));
            (self.search.clone(), found.map(|(at, _)| at).collect())
        }));
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
    state: &mut PageState<GameListState>,
) -> Option<GameListAction> {
    let page = Page {
        title: text("games-title"),
        widest: 1000.0,
        over_table: true,
        foot: Foot {
            page: "games",
            leave: GameListAction::Back,
            buttons: Vec::new(),
            prompts: &list_prompts(),
        },
    };
    let first = state.view.find(&data.rows).first().copied();
    let main = first.map_or(id("games", "back"), |row| id_of("games", "row", row));
    let head = |flow: &mut Flow, state: &mut GameListState| {
        let entered = search(flow, data, state);
        let first = state.find(&data.rows).first().copied();
        first.filter(|_| entered).map(GameListAction::Open)
    };
    page.show(ctx, theme, state, main, head, |flow, state| {
        contents(flow, data, state.find(&data.rows)).map(GameListAction::Open)
    })
}

/// In a long list, the search. Returns whether Enter was pressed in it.
fn search(flow: &mut Flow, data: &GameListData, state: &mut GameListState) -> bool {
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
