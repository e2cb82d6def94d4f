//! The statistics: results by game and level, puzzles and lessons. On the desktop a table, on a
//! phone a list.

use egui::{Align, Align2, Context, Rangef, Rect, StrokeKind, pos2};

use crate::app::ui::game_picker::FamilyGames;
use crate::app::ui::page::turn_by_keys;
use crate::app::ui::progress_bar::progress_bar;
use crate::app::ui::{
    Flow, FontFace, Foot, GOLD, GREEN, Grid, HAIRLINE, INK, Mood, Page, PageState, Pen, PromptKind,
    RED, Theme, announce, body, game_picker, high_contrast, icon, id, italic, portrait, roses,
    strong, wash,
};
use crate::texts::{fill, text};

/// The results against one opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TallyRow {
    /// The opponent's name, e.g. “Thomas More”.
    pub name: String,
    /// The portrait's key; empty for the total.
    pub portrait: String,
    /// The level, 1 to 5; 0 for the total.
    pub level: u8,
    /// The opponent's rounded rating at the game; `None` if it was not measured, and for the total.
    pub rating: Option<u16>,
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// The longest winning streak.
    pub run: u32,
    /// The number of moves of the shortest won match.
    pub fewest: Option<u32>,
}

impl TallyRow {
    fn played(&self) -> u32 {
        self.won
            .saturating_add(self.drawn)
            .saturating_add(self.lost)
    }
}

/// The progress of a lesson or of puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseProgress {
    /// The icon, e.g. `puzzle`.
    pub icon: String,
    /// The label, e.g. “Puzzles”.
    pub label: String,
    /// The progress in words.
    pub note: String,
    /// The number completed.
    pub done: u32,
    /// The number of all.
    pub all: u32,
}

/// The page's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatisticsData {
    /// The games.
    pub families: Vec<FamilyGames>,
    /// The chosen game's matches against each courtier, weakest first.
    pub rows: Vec<TallyRow>,
    /// The total.
    pub all: TallyRow,
    /// Lines about matches between people and the time played.
    pub notes: Vec<String>,
    /// The progress of puzzles and lesson.
    pub courses: Vec<CourseProgress>,
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsAction {
    /// Leave the page (also Esc).
    Back,
    /// Choose another game.
    Game(usize),
}

/// The headings of the number columns.
const COLUMNS: [&str; 6] = [
    "statistics-played",
    "statistics-won",
    "statistics-drawn",
    "statistics-lost",
    "statistics-run",
    "statistics-fewest",
];

/// Shows the page over the whole window; its state is the index of the chosen game.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    data: &StatisticsData,
    state: &mut PageState<usize>,
) -> Option<StatisticsAction> {
    let page = Page {
        title: "",
        widest: 1120.0,
        over_table: false,
        foot: Foot {
            page: "statistics",
            leave: StatisticsAction::Back,
            buttons: Vec::new(),
            prompts: &[
                (PromptKind::Walk, text("prompt-choose")),
                (PromptKind::Back, text("prompt-back")),
            ],
        },
    };
    let back = id("statistics", "back");
    page.show(
        ctx,
        theme,
        state,
        back,
        |_, _| None,
        |flow, game| {
            // The page has no focusable text, so the keys scroll it.
            flow.draw(turn_by_keys);
            *game = content(flow, data, *game)?;
            Some(StatisticsAction::Game(*game))
        },
    )
}

fn content(flow: &mut Flow, data: &StatisticsData, game: usize) -> Option<usize> {
    let theme = flow.theme;
    let title = text("statistics-title");
    let chosen = game_picker::heading(flow, "statistics", title, &data.families, game).chosen;
    flow.gap(14.0);
    if flow.width() >= 760.0 * theme.scale().max(1.0) {
        table(flow, data);
    } else {
        list(flow, data);
    }
    for note in &data.notes {
        flow.text(note, italic(18.5), Align::Min);
    }
    if !data.courses.is_empty() {
        flow.divider(26.0);
        courses(flow, &data.courses);
    }
    chosen
}

/// The numbers of a row in the order of [`COLUMNS`].
fn figures(row: &TallyRow) -> [String; 6] {
    let played = row.played();
    let counted = |n: u32| {
        if played == 0 {
            "–".to_owned()
        } else {
            n.to_string()
        }
    };
    [
        counted(played),
        counted(row.won),
        counted(row.drawn),
        counted(row.lost),
        counted(row.run),
        row.fewest.map_or("–".to_owned(), |n| n.to_string()),
    ]
}

/// The text of a row for screen readers.
fn spoken(row: &TallyRow) -> String {
    let name = row.rating.map_or_else(
        || row.name.clone(),
        |rating| {
            fill(
                "rating-with",
                &[("words", &row.name), ("n", &rating.to_string())],
            )
        },
    );
    if row.played() == 0 {
        return fill("statistics-say-none", &[("name", &name)]);
    }
    let [played, won, drawn, lost, run, fewest] = figures(row);
    let values = [
        ("name", name.as_str()),
        ("played", &played),
        ("won", &won),
        ("drawn", &drawn),
        ("lost", &lost),
        ("run", &run),
        ("fewest", &fewest),
    ];
    fill(
        if row.fewest.is_some() {
            "statistics-say-fewest"
        } else {
            "statistics-say"
        },
        &values,
    )
}

/// The columns of the table.
#[derive(Clone, Copy)]
struct Columns {
    /// The width of the names.
    names: f32,
    /// The width of a number column.
    cell: f32,
}

impl Columns {
    fn of(width: f32) -> Self {
        let names = (width * 0.27).max(230.0);
        let cell = (width - names) / (COLUMNS.len() as f32);
        Self { names, cell }
    }

    /// The centre of a number column.
    fn middle(self, line: Rect, column: usize) -> f32 {
        line.left() + self.names + self.cell * (column as f32 + 0.5)
    }

    /// The columns for wins, draws and losses.
    fn results(self, line: Rect) -> Rangef {
        let left = line.left() + self.names;
        Rangef::new(left + self.cell, left + self.cell * 4.0).shrink(14.0)
    }
}

fn table(flow: &mut Flow, data: &StatisticsData) {
    let columns = Columns::of(flow.width());
    headings(flow, columns);
    for row in data.rows.iter().chain([&data.all]) {
        table_row(flow, columns, row);
    }
    flow.gap(8.0);
}

fn headings(flow: &mut Flow, columns: Columns) {
    let theme = flow.theme;
    let labels = COLUMNS.iter().map(|key| text(key));
    let size = flow.common_size(labels, italic(17.5), columns.cell - 8.0);
    let line = flow.take(26.0 * theme.scale().max(1.0));
    flow.draw(|ui| {
        for (column, key) in COLUMNS.iter().enumerate() {
            let words = ui.line(text(key), italic(size));
            let at = pos2(columns.middle(line, column), line.center().y);
            ui.put_text(words, at, Align2::CENTER_CENTER);
        }
        ui.painter()
            .hline(line.x_range(), line.bottom(), (1.2, HAIRLINE));
    });
}

fn table_row(flow: &mut Flow, columns: Columns, row: &TallyRow) {
    let theme = flow.theme;
    let sum = row.level == 0;
    let line = flow.take(if sum { 44.0 } else { 57.0 } * theme.scale().max(1.0));
    flow.draw(|ui| {
        named(ui, columns, row, line);
        for (column, figure) in figures(row).iter().enumerate() {
            let strong = sum || column == 1;
            let face = if strong {
                FontFace::Strong
            } else {
                FontFace::Body
            };
            let words = ui.fit(figure, face.sized(21.0).ink(INK), columns.cell - 6.0);
            let at = pos2(columns.middle(line, column), line.center().y - 3.0);
            ui.put_text(words, at, Align2::CENTER_CENTER);
        }
        let bar = Rangef::new(line.bottom() - 11.0, line.bottom() - 5.0);
        let bar = Rect::from_x_y_ranges(columns.results(line), bar);
        share(ui, row, bar);
        announce(ui, &spoken(row), line);
    });
}

/// The start of a row: portrait, name and level, or the label of the total below a line.
fn named(ui: &Pen, columns: Columns, row: &TallyRow, line: Rect) {
    let painter = ui.painter();
    let middle = line.center().y;
    let sum = row.level == 0;
    let left = line.left() + if sum { 6.0 } else { 66.0 };
    let room = line.left() + columns.names - left - 10.0;
    let name = ui.fit(&row.name, strong(20.5), room);
    if sum {
        painter.hline(line.x_range(), line.top() + 1.0, (1.2, HAIRLINE));
        ui.put_text(name, pos2(left, middle), Align2::LEFT_CENTER);
        return;
    }
    let face = pos2(line.left() + 32.0, middle);
    portrait(ui.brush(), &row.portrait, face, 25.0, Mood::Calm);
    ui.put_text(name, pos2(left, middle + 3.0), Align2::LEFT_BOTTOM);
    roses(ui.brush(), pos2(left, middle + 13.0), row.level, 7.5);
    if let Some(rating) = row.rating {
        let words = fill("rating-short", &[("n", &rating.to_string())]);
        let rating = ui.fit(&words, italic(16.0), room - ROSES);
        ui.put_text(
            rating,
            pos2(left + ROSES, middle + 13.0),
            Align2::LEFT_CENTER,
        );
    }
}

/// A bar with three parts: won, drawn, lost. They differ by pattern as well as by colour: drawn is
/// hatched, lost is empty.
fn share(ui: &Pen, row: &TallyRow, rect: Rect) {
    let played = row.played();
    if played == 0 {
        return;
    }
    let painter = ui.painter();
    let (won, drawn, edge) = ui.pick(
        (GREEN, GOLD, wash(HAIRLINE, 0.9)),
        (
            high_contrast::BLACK,
            high_contrast::BLACK,
            high_contrast::BLACK,
        ),
    );
    let at = |n: u32| rect.left() + rect.width() * n as f32 / played as f32;
    let part = |from: u32, to: u32| Rect::from_x_y_ranges(at(from)..=at(to), rect.y_range());
    painter.rect_filled(part(0, row.won), 1.0, won);
    let drawn_part = part(row.won, row.won.saturating_add(row.drawn));
    let mut x = drawn_part.left() + 2.0;
    while x < drawn_part.right() {
        painter.vline(x, drawn_part.y_range(), (2.0, drawn));
        x += 4.0;
    }
    painter.rect_stroke(rect, 1.0, (1.0, edge), StrokeKind::Outside);
}

/// The width of the roses of a level beside a name.
const ROSES: f32 = 96.0;

fn list(flow: &mut Flow, data: &StatisticsData) {
    for row in data.rows.iter().chain([&data.all]) {
        let sum = row.level == 0;
        let left = if sum { 4.0 } else { 66.0 };
        let room = flow.width() - left;
        // The roses stand beside the name, or below it where it leaves them no room.
        let beside = flow.text_width(&row.name, strong(20.0)) <= room - ROSES;
        let name = flow.fit(&row.name, strong(20.0), room);
        let [played, won, drawn, lost, run, fewest] = figures(row);
        let values = [
            ("played", played.as_str()),
            ("won", &won),
            ("drawn", &drawn),
            ("lost", &lost),
            ("run", &run),
            ("fewest", &fewest),
        ];
        let key = match (row.played(), row.fewest) {
            (0, _) => "statistics-row-none",
            (_, None) => "statistics-row",
            (_, Some(_)) => "statistics-row-fewest",
        };
        let words = fill(key, &values);
        let words = row.rating.map_or_else(
            || words.clone(),
            |rating| {
                let values = [("row", words.as_str()), ("n", &rating.to_string())];
                fill("statistics-row-rated", &values)
            },
        );
        let words = flow.wrapped(&words, body(17.5), room);
        let below_name = if beside || sum { 0.0 } else { 24.0 };
        let whole = name.size().y + below_name + words.size().y;
        let line = flow.take((whole + 22.0).max(if sum { 50.0 } else { 66.0 }));
        flow.draw(|ui| {
            if !sum {
                let point = pos2(line.left() + 30.0, line.top() + 32.0);
                portrait(ui.brush(), &row.portrait, point, 25.0, Mood::Calm);
            }
            let x = line.left() + left;
            let named = ui.put_text(name, pos2(x, line.top() + 4.0), Align2::LEFT_TOP);
            if !sum {
                let at = if beside {
                    pos2(line.right() - ROSES + 6.0, named.center().y)
                } else {
                    pos2(x + 8.0, named.bottom() + 8.0)
                };
                roses(ui.brush(), at, row.level, 7.5);
            }
            let below = ui
                .put_text(
                    words,
                    pos2(x, named.bottom() + below_name - 2.0),
                    Align2::LEFT_TOP,
                )
                .bottom();
            let rect = Rect::from_x_y_ranges(x..=line.right() - 4.0, below + 3.0..=below + 9.0);
            share(ui, row, rect);
            announce(ui, &spoken(row), line);
        });
    }
    flow.gap(8.0);
}

/// The progress of puzzles and lesson, with bars.
fn courses(flow: &mut Flow, list: &[CourseProgress]) {
    let scale = flow.theme.scale().max(1.0);
    let columns = if flow.width() >= 560.0 * scale {
        list.len()
    } else {
        1
    };
    let mut grid = Grid::new(columns, 30.0);
    grid.gap.y = 0.0;
    let height = |_: &Flow, _: &CourseProgress| 30.0 + 27.0 * scale;
    grid.show(flow, list, height, |ui, rect, _, course| {
        let tint = ui.pick(RED, INK);
        let at = pos2(rect.left() + 16.0, rect.center().y - 8.0);
        icon(ui.brush(), &course.icon, at, 1.2, tint);
        let left = rect.left() + 40.0;
        let note = ui.line(&course.note, italic(18.0));
        let room = rect.right() - left - note.size().x - 12.0;
        let name = ui.fit(&course.label, strong(20.0), room);
        let named = ui.put_text(name, pos2(left, rect.top()), Align2::LEFT_TOP);
        let point = pos2(rect.right(), named.center().y);
        ui.put_text(note, point, Align2::RIGHT_CENTER);
        let bar = named.bottom() + 2.0..=named.bottom() + 14.0;
        let groove = Rect::from_x_y_ranges(left..=rect.right(), bar);
        progress_bar(ui, groove, course.done, course.all);
        announce(ui, &format!("{}: {}", course.label, course.note), rect);
        None::<()>
    });
}
