//! Chooses the game that a page is about: the page's heading, the family between arrows for the
//! previous and the next, and the family's games.

use egui::{Align2, Rect, pos2, vec2};

use crate::app::ui::flow::{Flow, announce};
use crate::app::ui::pen::Pen;
use crate::app::ui::theme::{READABLE, strong};
use crate::app::ui::widgets::{IconButton, TOUCH, segments};
use crate::app::ui::{id, id_of};
use crate::texts::{fill, text};

/// The games of a family.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FamilyGames {
    /// The family's name.
    pub name: String,
    /// The short names of its games.
    pub games: Vec<String>,
}

/// The index of a game's family, and of the game in it. `game` is its index among the games of all
/// families.
pub fn find(families: &[FamilyGames], game: usize) -> Option<(usize, usize)> {
    let mut before = 0;
    for (number, family) in families.iter().enumerate() {
        if game < before + family.games.len() {
            return Some((number, game - before));
        }
        before += family.games.len();
    }
    None
}

/// The index of a family's first game.
fn first_of(families: &[FamilyGames], number: usize) -> usize {
    families
        .iter()
        .take(number)
        .map(|family| family.games.len())
        .sum()
}

/// The result of showing the heading line.
pub struct PickerHeading {
    /// The line's rectangle.
    pub line: Rect,
    /// The part of it that is still free, at the right of the heading.
    pub free: Rect,
    /// The chosen game, as an index among the games of all families.
    pub chosen: Option<usize>,
}

/// The heading of a page with the choice of the game: on one line if there is room, otherwise on
/// several lines. With a single game there is no choice. The controls' ids start with `page`.
pub fn heading(
    flow: &mut Flow,
    page: &str,
    title: &str,
    families: &[FamilyGames],
    game: usize,
) -> PickerHeading {
    let heading = flow.title(title);
    let (number, place) = find(families, game).unwrap_or_default();
    let games: Vec<&str> = families.get(number).map_or_else(Vec::new, |family| {
        family.games.iter().map(String::as_str).collect()
    });
    let plan = Plan::new(flow, heading.size().x, families, &games);
    let line = flow.take(heading.size().y.max(plan.height()));
    let left = line.left() + heading.size().x + GAP;
    flow.draw(|ui| {
        let middle = line.left_center();
        ui.put_text(heading, middle, Align2::LEFT_CENTER);
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
        let step = flow.draw(|ui| family(ui, page, at, families, number));
        chosen = step.flatten().map(|number| first_of(families, number));
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
        let cell = flow.draw(|ui| segments(ui, id, at, &games, place, label));
        let cell = cell.flatten();
        chosen = chosen.or(cell.map(|place| first_of(families, number) + place));
    }
    PickerHeading {
        line,
        free: Rect::from_x_y_ranges(left..=right.max(left), line.y_range()),
        chosen: chosen.filter(|chosen| *chosen != game),
    }
}

/// The gap between the heading and the choice beside it.
const GAP: f32 = 24.0;

/// The parts that fit beside the heading; the others get lines of their own.
struct Plan {
    /// The width of the family with its arrows; 0 if there is only one.
    steps: f32,
    /// The width of the family's games; 0 if there is only one.
    cells: f32,
    /// Whether everything fits beside the heading.
    one_line: bool,
    /// Whether at least the family fits.
    beside: bool,
}

impl Plan {
    fn new(flow: &Flow, heading: f32, families: &[FamilyGames], games: &[&str]) -> Self {
        let theme = flow.theme;
        let steps = if families.len() > 1 {
            let name = |family: &FamilyGames| flow.text_width(&family.name, strong(NAME));
            let widest = families.iter().map(name).fold(0.0, f32::max);
            widest + 2.0 * TOUCH + 12.0
        } else {
            0.0
        };
        let cells = if games.len() > 1 {
            let name = |game: &&str| flow.text_width(game, strong(READABLE)) + 20.0;
            let widest = games.iter().map(name);
            widest.fold(116.0 * theme.scale().max(1.0), f32::max) * games.len() as f32
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

    /// The height of the parts beside the heading.
    fn height(&self) -> f32 {
        if (self.steps > 0.0 && self.beside) || (self.cells > 0.0 && self.one_line) {
            48.0
        } else {
            0.0
        }
    }
}

/// The text size of the family's name.
const NAME: f32 = 20.0;

/// The family between its arrows. Returns the family that was chosen; the first follows the last.
fn family(
    ui: &mut Pen,
    page: &str,
    at: Rect,
    families: &[FamilyGames],
    number: usize,
) -> Option<usize> {
    let all = families.len();
    let half = TOUCH / 2.0;
    let name = &families.get(number)?.name;
    let words = ui.fit(name, strong(NAME), at.width() - 2.0 * TOUCH);
    ui.put_text(words, at.center(), Align2::CENTER_CENTER);
    announce(ui, name, at);
    let mut chosen = None;
    let arrows = [
        (0, (number + all - 1) % all, "back", at.left() + half),
        (1, (number + 1) % all, "next", at.right() - half),
    ];
    for (which, to, icon, x) in arrows {
        let label = fill("shelf-to", &[("family", &families[to].name)]);
        let response = IconButton::new(icon, &label, 18.0).show(
            ui,
            id_of(page, "family", which),
            pos2(x, at.center().y),
        );
        if response.clicked() {
            chosen = Some(to);
        }
    }
    chosen
}
