//! The cards of puzzles and lessons.

use egui::{Align, Id, Rect, Vec2, pos2};

use crate::app::screens::puzzles::view::data::{
    LessonCard, PuzzleCard, PuzzleFilter, PuzzlesAction, PuzzlesData, difficulty_name,
};
use crate::app::ui::diagram::Diagram;
use crate::app::ui::{
    Flow, Grid, Pen, RED, diagram, has_upright_puzzles, icon, id_of, italic, list_item, roses_of,
    show_focus, strong, tick,
};
use crate::levels::puzzles::Puzzle;
use crate::texts::{fill, text};

/// The gap between cards.
const GAP: f32 = 12.0;

/// The side of a picture beside its texts.
const BOARD: f32 = 112.0;

/// What is beside the texts of a card: the picture and the gaps.
const BESIDE: f32 = 14.0 + BOARD + 14.0 + 10.0;

/// The radius of a rose of difficulty.
const ROSE: f32 = 8.5;

/// The text size of the line below the name.
const LINE: f32 = 17.0;

/// The cards in their grid.
struct CardGrid {
    grid: Grid,
    /// The height of a card.
    height: f32,
    /// The side of the picture on it.
    board: f32,
    /// Whether the texts are below the picture, because cards are narrow.
    upright: bool,
}

impl CardGrid {
    fn new(flow: &Flow, data: &PuzzlesData) -> Self {
        let scale = flow.theme.scale();
        let upright = has_upright_puzzles(flow.width(), scale);
        let least = if upright {
            150.0
        } else {
            let line = |words: &str| flow.text_width(words, italic(LINE));
            let lines = data.puzzles.iter().map(|card| line(&card.line));
            let widest = lines.fold(60.0, f32::max);
            (BESIDE + widest + 4.0).min(flow.width())
        };
        let grid = Grid::fitting(flow.width(), least, GAP, 6);
        let words = 25.0 * scale * 2.0 + 30.0;
        let board = if upright {
            (grid.cell(flow.width()) - 28.0).min(180.0)
        } else {
            BOARD
        };
        let height = if upright {
            board + words + 26.0
        } else {
            (board + 24.0).max(words + 30.0)
        };
        Self {
            grid,
            height,
            board,
            upright,
        }
    }

    /// Shows cards in rows. Returns the one that was pressed.
    fn show<'a>(
        &self,
        flow: &mut Flow,
        name: &str,
        indices: &[usize],
        card: impl Fn(usize) -> CardContent<'a>,
    ) -> Option<usize> {
        let height = |_: &Flow, _: &usize| self.height;
        self.grid.show(flow, indices, height, |ui, rect, _, index| {
            let id = id_of("puzzles", name, *index);
            show_card(ui, id, &card(*index), rect, self).then_some(*index)
        })
    }
}

/// The puzzles of the filter as cards, in columns if there is room, then the player's own lessons.
pub(super) fn cards(
    flow: &mut Flow,
    data: &PuzzlesData,
    filter: PuzzleFilter,
) -> Option<PuzzlesAction> {
    let all = CardGrid::new(flow, data);
    let mut action = None;
    let shown = data.shown(filter);
    // A heading for each difficulty, and for each of the player's own files.
    let same =
        |one: &usize, other: &usize| group(&data.puzzles[*one]) == group(&data.puzzles[*other]);
    for (number, indices) in shown.chunk_by(same).enumerate() {
        group_heading(flow, number == 0, &group_words(&data.puzzles[indices[0]]));
        let card = |index: usize| CardContent::of_puzzle(&data.puzzles[index]);
        let played = all.show(flow, "card", indices, card);
        action = played.map(PuzzlesAction::Play).or(action);
    }
    if shown.is_empty() && !data.puzzles.is_empty() {
        flow.text(text("puzzles-none"), italic(LINE), Align::Min);
    }
    if !data.lessons.is_empty() {
        group_heading(flow, shown.is_empty(), text("puzzles-lessons"));
    }
    let card = |index: usize| CardContent::of_lesson(&data.lessons[index]);
    let lessons: Vec<usize> = (0..data.lessons.len()).collect();
    let lesson = all.show(flow, "lesson", &lessons, card);
    lesson.map(PuzzlesAction::Lesson).or(action)
}

/// What the puzzles below one heading have in common: their file, or else their difficulty.
fn group(card: &PuzzleCard) -> (Option<&str>, u8) {
    match card.own.as_deref() {
        Some(title) => (Some(title), 0),
        None => (None, card.difficulty),
    }
}

/// The heading of a puzzle's group.
fn group_words(card: &PuzzleCard) -> String {
    match &card.own {
        Some(title) => fill("puzzles-own", &[("title", title)]),
        None => difficulty_name(card.difficulty).to_owned(),
    }
}

fn group_heading(flow: &mut Flow, first: bool, words: &str) {
    flow.gap(if first { 0.0 } else { GAP + 6.0 });
    flow.text(words, strong(20.0), Align::Min);
    flow.gap(4.0);
}

/// The content of a card.
struct CardContent<'a> {
    name: &'a str,
    line: &'a str,
    /// 0 if it has none.
    difficulty: u8,
    done: bool,
    /// Whether it is due to be repeated.
    due: bool,
    diagram: &'a Diagram,
    /// For screen readers.
    spoken: String,
}

impl<'a> CardContent<'a> {
    fn of_puzzle(card: &'a PuzzleCard) -> Self {
        Self {
            name: &card.name,
            line: &card.line,
            difficulty: card.difficulty,
            done: card.solved && !card.due,
            due: card.due,
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
            due: false,
            diagram: &card.diagram,
            spoken: fill("puzzles-say_lesson", &values),
        }
    }
}

/// A card. Returns whether it was pressed.
fn show_card(ui: &mut Pen, id: Id, card: &CardContent, rect: Rect, all: &CardGrid) -> bool {
    let (board, upright) = (all.board, all.upright);
    let response = list_item(ui, id, rect, false, &card.spoken);
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let picture = card_picture(rect, board, upright);
    let (left, top, room) = if upright {
        (picture.left(), picture.bottom() + 6.0, board)
    } else {
        let left = picture.right() + 14.0;
        (left, picture.top() - 2.0, rect.right() - left - 10.0)
    };
    diagram::paint(ui.brush(), picture, card.diagram);
    let name = ui.fit(card.name, strong(19.5), room);
    // Who is to move is one line everywhere; a lesson's note may be longer.
    let line = if upright || card.difficulty > 0 {
        ui.fit(card.line, italic(LINE), room)
    } else {
        ui.wrapped(card.line, italic(LINE), room)
    };
    let below = ui.put_lines([name, line], pos2(left, top), -2.0);
    if card.difficulty > 0 {
        let hard = (card.difficulty, Puzzle::HARDEST);
        roses_of(ui.brush(), pos2(left, below + 13.0), hard, ROSE);
    }
    if card.done || card.due {
        let center = if upright {
            pos2(rect.right() - 24.0, below + 12.0)
        } else {
            pos2(rect.right() - 24.0, rect.bottom() - 24.0)
        };
        if card.due {
            icon(ui.brush(), "restart", center, 1.0, RED);
        } else {
            tick(ui.brush(), center);
        }
    }
    show_focus(ui, &response, rect.shrink(2.0));
    response.clicked()
}

/// The text of a puzzle's card for screen readers.
fn spoken_card(card: &PuzzleCard) -> String {
    let state = text(match card {
        PuzzleCard { due: true, .. } => "puzzles-is_due",
        PuzzleCard { failed: true, .. } => "puzzles-is_failed",
        PuzzleCard { solved: true, .. } => "puzzles-solved",
        _ => "puzzles-open",
    });
    let (hard, most) = (card.difficulty.to_string(), Puzzle::HARDEST.to_string());
    fill(
        "puzzles-say",
        &[
            ("name", &card.name),
            ("n", &hard),
            ("most", &most),
            ("line", &card.line),
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
