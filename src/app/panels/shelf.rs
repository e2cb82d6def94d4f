//! Which game a page is about: its heading, the family with a way to the next and the one before,
//! and the games of the family.

use std::sync::Arc;

use egui::{Align2, Galley, Rect, Ui, pos2, vec2};

use crate::app::panels::flow::{Flow, announce};
use crate::app::panels::theme::{Face, INK, Theme, put};
use crate::app::panels::widgets::{TOUCH, seal, segments};
use crate::app::panels::{id, id_of};
use crate::texts::{fill, text};

/// The games of a family.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// The family.
    pub name: String,
    /// The games, by their short names.
    pub games: Vec<String>,
}

/// The number of a shelf and the place on it of the game with this number, where the games of all
/// shelves are counted through.
pub fn find(shelves: &[Shelf], game: usize) -> Option<(usize, usize)> {
    let mut before = 0;
    for (number, shelf) in shelves.iter().enumerate() {
        if game < before + shelf.games.len() {
            return Some((number, game - before));
        }
        before += shelf.games.len();
    }
    None
}

/// The number of a shelf's first game.
fn first_of(shelves: &[Shelf], number: usize) -> usize {
    shelves
        .iter()
        .take(number)
        .map(|shelf| shelf.games.len())
        .sum()
}

/// What stands in the line of the heading.
pub struct Heading {
    /// The line.
    pub line: Rect,
    /// What of it is still free, at the right of the heading.
    pub free: Rect,
    /// The game that was asked for, counted through all shelves.
    pub chosen: Option<usize>,
}

/// The heading of a page with the choice of the game: all in one line where there is room for it,
/// else in lines of their own. With one game alone there is nothing to choose. `spoken` is the
/// heading in words, `page` begins the names of the controls.
pub fn heading(
    flow: &mut Flow,
    page: &str,
    heading: Arc<Galley>,
    spoken: &str,
    shelves: &[Shelf],
    game: usize,
) -> Heading {
    const GAP: f32 = 24.0;
    let theme = flow.theme;
    let (number, place) = find(shelves, game).unwrap_or_default();
    let games: Vec<&str> = shelves
        .get(number)
        .into_iter()
        .flat_map(|shelf| &shelf.games)
        .map(String::as_str)
        .collect();
    let name = |shelf: &Shelf| theme.width(flow.ctx, &shelf.name, Face::Strong, NAME);
    let widest = shelves.iter().map(name).fold(0.0, f32::max);
    let steps = if shelves.len() > 1 {
        widest + 2.0 * TOUCH + 12.0
    } else {
        0.0
    };
    let cells = if games.len() > 1 {
        116.0 * theme.scale().max(1.0) * games.len() as f32
    } else {
        0.0
    };
    let room = flow.width() - heading.size().x - GAP;
    let one_line = steps + cells + GAP <= room;
    let beside = one_line || steps <= room;
    let tall = if steps > 0.0 && beside || cells > 0.0 && one_line {
        48.0
    } else {
        0.0
    };
    let line = flow.take(heading.size().y.max(tall));
    let left = line.left() + heading.size().x + GAP;
    flow.draw(|ui| {
        put(
            ui.painter(),
            heading,
            line.left_center(),
            Align2::LEFT_CENTER,
        );
        announce(ui, spoken, line);
    });
    let mut right = line.right();
    let mut chosen = None;
    if steps > 0.0 {
        let at = if beside {
            right -= steps;
            Rect::from_min_max(pos2(right, line.top()), line.max)
        } else {
            flow.gap(4.0);
            flow.take(TOUCH + 2.0)
        };
        let step = flow
            .draw(|ui| family(ui, theme, page, at, shelves, number))
            .flatten();
        chosen = step.map(|number| first_of(shelves, number));
    }
    if cells > 0.0 {
        let at = if one_line {
            right -= cells + GAP;
            Rect::from_min_size(
                pos2(
                    right + if steps > 0.0 { 0.0 } else { GAP },
                    line.center().y - 23.0,
                ),
                vec2(cells, 46.0),
            )
        } else {
            flow.gap(6.0);
            flow.take(46.0)
        };
        let cell = flow.draw(|ui| {
            segments(
                ui,
                theme,
                id(page, "game"),
                at,
                &games,
                place,
                text("ui.shelf.game"),
            )
        });
        chosen = chosen.or(cell
            .flatten()
            .map(|place| first_of(shelves, number) + place));
    }
    Heading {
        line,
        free: Rect::from_min_max(pos2(left, line.top()), pos2(right.max(left), line.bottom())),
        chosen: chosen.filter(|chosen| *chosen != game),
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
    shelves: &[Shelf],
    number: usize,
) -> Option<usize> {
    let all = shelves.len();
    let half = TOUCH / 2.0;
    let name = &shelves.get(number)?.name;
    let words = theme.fit(
        ui.ctx(),
        name,
        Face::Strong,
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
        let label = fill("ui.shelf.to", &[("family", &shelves[to].name)]);
        let response = seal(
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
