//! The puzzles of each game, with position, difficulty, side to move, and whether they are solved;
//! and the player's own lessons.

mod cards;
mod data;

pub use data::{LessonCard, PuzzleCard, PuzzleFilter, PuzzlesAction, PuzzlesData, PuzzlesState};

use egui::{Align2, Context, Rect, pos2};

use crate::app::screens::puzzles::view::cards::cards;
use crate::app::ui::page::list_prompts;
use crate::app::ui::progress_bar::progress_bar;
use crate::app::ui::{
    Flow, Foot, Page, PageState, TOUCH, TextButton, Theme, announce, game_picker, id, id_of,
    italic, rewind, stepper, strong,
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
    state: &mut PageState<PuzzlesState>,
) -> Option<PuzzlesAction> {
    let next = next(data, state.view.filter);
    let daily = TextButton::brass(text("today-puzzle")).icon("calendar");
    let daily = daily.done(data.daily == Some(true));
    let rush = TextButton::brass(text("rush-start")).icon("clock");
    let main = TextButton::lacquer(text("puzzles-next")).enabled(next.is_some());
    let buttons = [
        data.daily
            .is_some()
            .then_some(("daily", daily, PuzzlesAction::Daily)),
        data.rush.then_some(("rush", rush, PuzzlesAction::Rush)),
        Some(("next", main, PuzzlesAction::Play(next.unwrap_or_default()))),
    ];
    let page = Page {
        title: "",
        widest: 1224.0,
        over_table: false,
        foot: Foot {
            page: "puzzles",
            leave: PuzzlesAction::Back,
            buttons: buttons.into_iter().flatten().collect(),
            prompts: &list_prompts(),
        },
    };
    // Without puzzles there are lessons.
    let first = match next {
        Some(_) => id("puzzles", "next"),
        None if data.lessons.is_empty() => id("puzzles", "back"),
        None => id_of("puzzles", "lesson", 0),
    };
    let head = |flow: &mut Flow, state: &mut PuzzlesState| {
        let game = title(flow, data, state.game)?;
        let filter = PuzzleFilter::All;
        *state = PuzzlesState { game, filter };
        rewind(ctx);
        Some(PuzzlesAction::Game(game))
    };
    page.show(ctx, theme, state, first, head, |flow, state| {
        choose_filter(flow, data, state);
        cards(flow, data, state.filter)
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
