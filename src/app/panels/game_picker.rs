//! Which game a page is about: its heading, the family with a way to the next and the one before,
//! and the games of the family.

use egui::{Align2, Rect, Ui, pos2, vec2};

use crate::app::panels::flow::{Flow, announce};
use crate::app::panels::theme::{FontFace, INK, Theme, put};
use crate::app::panels::widgets::{TOUCH, icon_button, segments};
use crate::app::panels::{id, id_of};
use crate::texts::{fill, text};

/// The games of a family.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamePicker {
    /// The family.
    pub name: String,
    /// The games, by their short names.
    pub games: Vec<String>,
}

/// The number of a shelf and the place on it of the game with this number, where the games of all
/// shelves are counted through.
pub fn find(game_pickers: &[GamePicker], game: usize) -> Option<(usize, usize)> {
    let mut before = 0;
    for (number, game_picker) in game_pickers.iter().enumerate() {
        if game < before + game_picker.games.len() {
            return Some((number, game - before));
        }
        before += game_picker.games.len();
    }
    None
}

/// The number of a shelf's first game.
fn first_of(game_pickers: &[GamePicker], number: usize) -> usize {
    game_pickers
        .iter()
        .take(number)
        .map(|game_picker| game_picker.games.len())
        .sum()
}

/// What stands in the line of the heading.
pub struct ShelfHeading {
    /// The line.
    pub line: Rect,
    /// What of it is still free, at the right of the heading.
    pub free: Rect,
    /// The game that was asked for, counted through all shelves.
    pub chosen: Option<usize>,
}

/// The heading of a page with the choice of the game: all in one line where there is room for it,
/// else in lines of their own. With one game alone there is nothing to choose. `page` begins the names of the controls.
pub fn heading(
    flow: &mut Flow,
    page: &str,
    title: &str,
    game_pickers: &[GamePicker],
    game: usize,
) -> ShelfHeading {
    let theme = flow.theme;
    let heading = flow.title(title);
    let (number, place) = find(game_pickers, game).unwrap_or_default();
    let games: Vec<&str> = game_pickers
        .get(number)
        .map_or_else(Vec::new, |game_picker| {
            game_picker.games.iter().map(String::as_str).collect()
        });
    let plan = Plan::new(flow, heading.size().x, game_pickers, games.len());
    let line = flow.take(heading.size().y.max(plan.height()));
    let left = line.left() + heading.size().x + GAP;
    flow.draw(|ui| {
        let middle = line.left_center();
        put(ui.painter(), heading, middle, Align2::LEFT_CENTER);
        announce(ui, title, line);
    });
    let mut right = line.right();
    let mut chosen = None;
    if plan.steps > 0.0 {
        let at = if plan.beside {
            right -= plan.steps;
            Rect::from_min_max(pos2(right, line.top()), line.max)
        } else {
            flow.gap(4.0);
            flow.take(TOUCH + 2.0)
        };
        let step = flow.draw(|ui| family(ui, theme, page, at, game_pickers, number));
        chosen = step.flatten().map(|number| first_of(game_pickers, number));
    }
    if plan.cells > 0.0 {
        let at = if plan.one_line {
            right -= plan.cells + GAP;
            let left = right + if plan.steps > 0.0 { 0.0 } else { GAP };
            let corner = pos2(left, line.center().y - 23.0);
            Rect::from_min_size(corner, vec2(plan.cells, 46.0))
        } else {
            flow.gap(6.0);
            flow.take(46.0)
        };
        let (id, label) = (id(page, "game"), text("shelf-game"));
        let cell = flow.draw(|ui| segments(ui, theme, id, at, &games, place, label));
        let cell = cell.flatten();
        chosen = chosen.or(cell.map(|place| first_of(game_pickers, number) + place));
    }
    ShelfHeading {
        line,
        free: Rect::from_min_max(pos2(left, line.top()), pos2(right.max(left), line.bottom())),
        chosen: chosen.filter(|chosen| *chosen != game),
    }
}

/// The room between the heading and what is chosen beside it.
const GAP: f32 = 24.0;

/// What stands in the line of a heading, and what in lines of its own.
struct Plan {
    /// The width of the family between its arrows; 0 for a single one.
    steps: f32,
    /// The width of the games of the family; 0 for a single one.
    cells: f32,
    /// Whether all of it stands beside the heading.
    one_line: bool,
    /// Whether at least the family does.
    beside: bool,
}

impl Plan {
    fn new(flow: &Flow, heading: f32, game_pickers: &[GamePicker], games: usize) -> Self {
        let theme = flow.theme;
        let steps = if game_pickers.len() > 1 {
            let name = |game_picker: &GamePicker| {
                theme.width(flow.ctx, &game_picker.name, FontFace::Strong, NAME)
            };
            let widest = game_pickers.iter().map(name).fold(0.0, f32::max);
            widest + 2.0 * TOUCH + 12.0
        } else {
            0.0
        };
        let cells = if games > 1 {
            116.0 * theme.scale().max(1.0) * games as f32
        } else {
            0.0
        };
        let room = flow.width() - heading - GAP;
        let one_line = steps + cells + GAP <= room;
        Self {
            steps,
            cells,
            one_line,
            beside: one_line || steps <= room,
        }
    }

    /// The height of what stands beside the heading.
    fn height(&self) -> f32 {
        if (self.steps > 0.0 && self.beside) || (self.cells > 0.0 && self.one_line) {
            48.0
        } else {
            0.0
        }
    }
}

/// The size of a family's name.
const NAME: f32 = 20.0;

/// The family between two arrows; gives the shelf that was asked for. Behind the last comes the
/// first.
fn family(
    ui: &mut Ui,
    theme: &Theme,
    page: &str,
    at: Rect,
    game_pickers: &[GamePicker],
    number: usize,
) -> Option<usize> {
    let all = game_pickers.len();
    let half = TOUCH / 2.0;
    let name = &game_pickers.get(number)?.name;
    let words = theme.fit(
        ui.ctx(),
        name,
        FontFace::Strong,
        NAME,
        INK,
        at.width() - 2.0 * TOUCH,
    );
    put(ui.painter(), words, at.center(), Align2::CENTER_CENTER);
    announce(ui, name, at);
    let mut chosen = None;
    let ways = [
        (0, (number + all - 1) % all, "back", at.left() + half),
        (1, (number + 1) % all, "next", at.right() - half),
    ];
    for (which, to, icon, x) in ways {
        let label = fill("shelf-to", &[("family", &game_pickers[to].name)]);
        let response = icon_button(
            ui,
            theme,
            id_of(page, "family", which),
            pos2(x, at.center().y),
            18.0,
            icon,
            &label,
            None,
            true,
        );
        if response.clicked() {
            chosen = Some(to);
        }
    }
    chosen
}
