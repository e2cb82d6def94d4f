//! The gallery of a line of people. In a large window their medallions stand in rows on a line of
//! time, with the chosen one's card on the right; in a small one, and with large text, they are a
//! list that scrolls, and a press opens the card.

use egui::{
    Align, Align2, Context, Key, Modifiers, Order, Rect, Response, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

use crate::app::panels::flow::{Flow, announce, layer, scrolling};
use crate::app::panels::line::rows::Rows;
use crate::app::panels::line::{Medallion, PeopleLine, PersonCardLayout, plate};
use crate::app::panels::statistics::progress;
use crate::app::panels::theme::{FontFace, INK, INK_NOTE, Theme, put};
use crate::app::panels::widgets::{TextButton, focus_once, focus_round, focused, target};
use crate::app::panels::{escaped, ground, id, id_of};
use crate::texts::{fill, text};

/// The panel's name in ids.
const NAME: &str = "line";

/// The state of the gallery.
#[derive(Clone, Debug)]
pub struct LineGalleryState {
    /// The chosen person, as an index into the line.
    pub chosen: usize,
    /// Whether the chosen person's card covers the list, in a small window.
    pub reading: bool,
    /// Gives the chosen person the focus once; set when the panel opens.
    pub focus_first: bool,
}

impl Default for LineGalleryState {
    fn default() -> Self {
        Self {
            chosen: 0,
            reading: false,
            focus_first: true,
        }
    }
}

impl LineGalleryState {
    fn choose(&mut self, person: usize) {
        self.focus_first |= self.chosen != person;
        self.chosen = person;
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineGalleryAction {
    /// Leave (also Esc).
    Back,
    /// Begin the drill with the chosen person.
    Ask,
    /// Show the page for teachers.
    Teachers,
}

/// Shows the gallery of a line.
pub fn show(
    ctx: &Context,
    theme: &Theme,
    line: &PeopleLine,
    state: &mut LineGalleryState,
) -> Option<LineGalleryAction> {
    let screen = ctx.content_rect();
    state.chosen = state.chosen.min(line.people.len().checked_sub(1)?);
    let opened = state.focus_first;
    let small = screen.width() < 860.0 || screen.height() < 500.0;
    layer(ctx, NAME, Order::Middle, screen, false, |ui| {
        ground(ui.painter(), theme, screen);
        turn_by_keys(ui, line, state);
        let action = match (small, state.reading) {
            (false, _) => side_by_side(ui, theme, line, state),
            (true, false) => list_alone(ui, theme, line, state),
            (true, true) => card_alone(ui, theme, line, state),
        };
        if escaped(ctx, opened) {
            if small && state.reading {
                close_card(state);
                return None;
            }
            return Some(LineGalleryAction::Back);
        }
        action
    })
}

fn close_card(state: &mut LineGalleryState) {
    state.reading = false;
    state.focus_first = true;
}

/// The page keys and the shoulder buttons go to the neighbours.
fn turn_by_keys(ui: &Ui, line: &PeopleLine, state: &mut LineGalleryState) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::PageUp) {
        state.choose(state.chosen.saturating_sub(1));
    }
    if pressed(Key::PageDown) {
        state.choose((state.chosen + 1).min(line.people.len() - 1));
    }
}

/// The parchment with everybody on the left, the chosen one on the right.
fn side_by_side(
    ui: &mut Ui,
    theme: &Theme,
    line: &PeopleLine,
    state: &mut LineGalleryState,
) -> Option<LineGalleryAction> {
    let screen = ui.ctx().content_rect();
    let k = (screen.width() / 1280.0).clamp(0.8, 1.4);
    let margin = 18.0 * k;
    let beside = (332.0 * k).max(300.0 * theme.scale().min(1.3));
    let sheet = Rect::from_min_max(
        screen.min + vec2(margin, 14.0),
        pos2(
            screen.right() - beside - 2.0 * margin,
            screen.bottom() - 14.0,
        ),
    );
    theme.parchment(ui.painter(), sheet);
    let inner = sheet.shrink2(vec2(30.0, 26.0));
    let top = heading(ui, theme, line, inner);
    let rest = inner.with_min_y(top);
    let rows = Rows::fit(ui.ctx(), theme, line, rest);
    let chosen = match rows {
        Some(rows) => rows.show(ui, theme, line, state.chosen),
        None => list(ui, theme, line, Some(state.chosen), rest),
    };
    if let Some(person) = chosen {
        state.chosen = person;
    }
    focus_once(
        ui,
        id_of(NAME, "person", state.chosen),
        &mut state.focus_first,
    );
    let column = Rect::from_min_max(
        pos2(sheet.right() + margin, screen.top() + 18.0),
        screen.max - vec2(margin, 16.0),
    );
    card_column(ui, theme, line, state, column, true)
}

/// The list fills the window; a press opens the card.
fn list_alone(
    ui: &mut Ui,
    theme: &Theme,
    line: &PeopleLine,
    state: &mut LineGalleryState,
) -> Option<LineGalleryAction> {
    let screen = ui.ctx().content_rect();
    let bar = 66.0;
    let sheet = Rect::from_min_max(screen.min + vec2(8.0, 8.0), screen.max - vec2(8.0, bar));
    theme.parchment(ui.painter(), sheet);
    let inner = sheet.shrink2(vec2(22.0, 22.0));
    let top = heading(ui, theme, line, inner);
    let pressed = list(ui, theme, line, None, inner.with_min_y(top));
    if let Some(person) = pressed {
        state.chosen = person;
        state.reading = true;
        state.focus_first = true;
        return None;
    }
    focus_once(
        ui,
        id_of(NAME, "person", state.chosen),
        &mut state.focus_first,
    );
    let row = Rect::from_min_max(
        pos2(sheet.left(), screen.bottom() - bar + 8.0),
        screen.max - vec2(8.0, 10.0),
    );
    let buttons = [
        ("back", LineGalleryAction::Back),
        ("line-ask", LineGalleryAction::Ask),
        ("line-teachers", LineGalleryAction::Teachers),
    ];
    button_row(ui, theme, row, &buttons)
}

/// The card of the chosen person fills the window.
fn card_alone(
    ui: &mut Ui,
    theme: &Theme,
    line: &PeopleLine,
    state: &mut LineGalleryState,
) -> Option<LineGalleryAction> {
    let screen = ui.ctx().content_rect();
    let width = (screen.width() - 24.0).min(420.0);
    let column = Rect::from_center_size(screen.center(), vec2(width, screen.height() - 20.0));
    let action = card_column(ui, theme, line, state, column, false);
    if action == Some(LineGalleryAction::Back) {
        close_card(state);
        return None;
    }
    action
}

/// Title and progress. Returns where they end.
fn heading(ui: &mut Ui, theme: &Theme, line: &PeopleLine, room: Rect) -> f32 {
    let ctx = ui.ctx().clone();
    let size = 34.0_f32.min(44.0 / theme.scale());
    let title = theme.fit(
        &ctx,
        &line.title,
        FontFace::Heading,
        size,
        INK,
        room.width(),
    );
    let learned = theme.layout(
        &ctx,
        &line.learned,
        FontFace::Strong,
        20.0_f32.min(30.0 / theme.scale()),
        INK,
        f32::INFINITY,
        Align::Min,
    );
    let bar = vec2(180.0, 16.0);
    let one_line = title.size().x + learned.size().x + bar.x + 60.0 <= room.width();
    let height = title.size().y;
    let title = put(ui.painter(), title, room.min, Align2::LEFT_TOP);
    announce(ui, &line.title, title);
    let all = u32::try_from(line.people.len()).unwrap_or(u32::MAX);
    let done = u32::try_from(line.learned()).unwrap_or(u32::MAX);
    let (words, groove) = if one_line {
        let y = room.top() + height / 2.0;
        let end = pos2(room.right(), y);
        let words = put(ui.painter(), learned, end, Align2::RIGHT_CENTER);
        let left = pos2(words.left() - 20.0 - bar.x, y - bar.y / 2.0);
        (words, Rect::from_min_size(left, bar))
    } else {
        let at = pos2(room.left(), title.bottom() + 2.0);
        let words = put(ui.painter(), learned, at, Align2::LEFT_TOP);
        let left = pos2(words.right() + 16.0, words.center().y - bar.y / 2.0);
        let width = (room.right() - left.x).min(bar.x);
        (words, Rect::from_min_size(left, vec2(width, bar.y)))
    };
    if groove.width() > 60.0 {
        progress(ui, theme, groove, done, all);
    }
    announce(ui, &line.learned, words);
    title.bottom().max(words.bottom()) + 10.0
}

/// A medallion that can be pressed, with its name below it. Returns its response.
#[expect(
    clippy::too_many_arguments,
    reason = "a person, its look and its place"
)]
pub(super) fn entry(
    ui: &mut Ui,
    theme: &Theme,
    line: &PeopleLine,
    person: usize,
    chosen: bool,
    cell: Rect,
    r: f32,
    size: f32,
) -> Response {
    let data = &line.people[person];
    let spoken = if data.learned {
        data.name.clone()
    } else {
        format!("{}, {}", data.name, text("line-veiled"))
    };
    let response = target(ui, id_of(NAME, "person", person), cell, true, || {
        WidgetInfo::selected(WidgetType::SelectableLabel, true, chosen, &spoken)
    });
    let (face, ink) = match (chosen, data.learned) {
        (true, _) | (false, true) => (FontFace::Strong, INK),
        (false, false) => (FontFace::Italic, INK_NOTE),
    };
    let lift = if chosen || response.hovered() {
        1.06
    } else {
        1.0
    };
    let center = pos2(cell.center().x, cell.top() + r + 4.0);
    let medallion = Medallion {
        line,
        person,
        veiled: !data.learned,
        chosen,
    };
    medallion.paint(ui.painter(), theme, center, r * lift);
    if focused(theme, &response) {
        focus_round(ui.painter(), theme, center, r * lift + 3.0);
    }
    let name = theme.fit(ui.ctx(), &data.name, face, size, ink, cell.width() - 3.0);
    let below = pos2(center.x, center.y + r + 7.0);
    put(ui.painter(), name, below, Align2::CENTER_TOP);
    response
}

pub(super) fn announce_house(ui: &mut Ui, line: &PeopleLine, house: usize, rect: Rect) {
    let house = &line.houses[house];
    announce(ui, &format!("{}, {}", house.name, house.years), rect);
}

/// The text size of a name.
pub(super) const NAME_SIZE: f32 = 16.0;

/// Everybody house by house, as a list that scrolls. Returns who was pressed or, with a `chosen` one
/// whose card is beside the list, who got the focus.
fn list(
    ui: &mut Ui,
    theme: &Theme,
    line: &PeopleLine,
    chosen: Option<usize>,
    room: Rect,
) -> Option<usize> {
    let ctx = ui.ctx().clone();
    let widest = line.people.iter();
    let widest = widest.map(|one| theme.width(&ctx, &one.name, FontFace::Strong, NAME_SIZE));
    let least = (widest.fold(0.0, f32::max) * 0.86 + 4.0).max(72.0);
    scrolling(ui, theme, id(NAME, "list"), room, false, |flow| {
        let columns = (flow.width() / least).floor().max(1.0) as usize;
        let cell = vec2(
            flow.width() / columns as f32,
            2.0 * LIST_RADIUS + 16.0 + 22.0 * theme.scale(),
        );
        let names = line.people.iter().map(|one| one.name.as_str());
        let size = theme.common_size(flow.ctx, names, FontFace::Strong, NAME_SIZE, cell.x - 3.0);
        let mut pressed = None;
        for (number, house) in line.houses.iter().enumerate() {
            let band = flow.take((27.0 * theme.scale().sqrt()).max(26.0));
            flow.draw(|ui| {
                plate(ui.painter(), theme, line, number, band);
                announce_house(ui, line, number, band);
            });
            flow.gap(8.0);
            let people: Vec<usize> = house.people.clone().collect();
            for row in people.chunks(columns) {
                let strip = flow.take(cell.y);
                flow.draw(|ui| {
                    for (place, person) in row.iter().enumerate() {
                        let left = strip.left() + place as f32 * cell.x;
                        let rect = Rect::from_min_size(pos2(left, strip.top()), cell);
                        let on = chosen == Some(*person);
                        let r = LIST_RADIUS;
                        let response = entry(ui, theme, line, *person, on, rect, r, size);
                        let focus = chosen.is_some() && response.gained_focus();
                        if response.clicked() || focus {
                            pressed = Some(*person);
                        }
                    }
                });
            }
            flow.gap(10.0);
        }
        pressed
    })
}

/// The radius of a medallion in the list.
const LIST_RADIUS: f32 = 32.0;

/// The card of the chosen person, its neighbours, how often it was named right, and the buttons. It
/// scrolls if it is higher than the window.
fn card_column(
    ui: &mut Ui,
    theme: &Theme,
    line: &PeopleLine,
    state: &mut LineGalleryState,
    room: Rect,
    beside: bool,
) -> Option<LineGalleryAction> {
    let person = state.chosen;
    let last = line.people.len() - 1;
    let mut action = None;
    let mut to = None;
    scrolling(ui, theme, id(NAME, "card"), room, !beside, |flow| {
        let card = PersonCardLayout::new(flow.ctx, theme, line, person, flow.width(), true, true);
        let at = flow.take(card.height());
        flow.draw(|ui| {
            card.paint(ui.painter(), theme, at.min);
            let data = &line.people[person];
            let words = format!("{}, {}. {}", data.name, data.reign, data.caption);
            announce(ui, &words, at);
        });
        flow.gap(9.0);
        note_slip(flow, line, person);
        flow.gap(10.0);
        let before = person.checked_sub(1);
        let after = (person < last).then_some(person + 1);
        let neighbours = [("before", before), ("after", after)];
        let enabled = neighbours.map(|(_, other)| other.is_some());
        let labels = neighbours.map(|(side, other)| {
            let name = other.map_or("–", |one| line.people[one].name.as_str());
            (name, fill(&format!("line-to-{side}"), &[("name", name)]))
        });
        let pressed = pair(flow, "neighbour", &labels, enabled);
        to = to.or(pressed.and_then(|place| neighbours[place].1));
        flow.gap(8.0);
        let labels = ["line-ask", "line-teachers"].map(text);
        let labels = labels.map(|label| (label, label.to_owned()));
        match pair(flow, "do", &labels, [true, true]) {
            Some(0) => action = Some(LineGalleryAction::Ask),
            Some(_) => action = Some(LineGalleryAction::Teachers),
            None => {}
        }
        flow.gap(8.0);
        let at = flow.take(BUTTON);
        flow.draw(|ui| {
            let close = TextButton::brass(text(if beside { "line-close" } else { "back" }));
            if close.show(ui, theme, id(NAME, "close"), at).clicked() {
                action = Some(LineGalleryAction::Back);
            }
            if !beside {
                focus_once(ui, id(NAME, "close"), &mut state.focus_first);
            }
        });
        None::<()>
    });
    if let Some(person) = to {
        state.chosen = person;
    }
    action
}

/// The height of a button.
const BUTTON: f32 = 46.0;

/// Two buttons beside each other, or below each other if their labels need the width; each has its
/// label and what is spoken. Returns which was pressed.
fn pair(
    flow: &mut Flow,
    name: &str,
    labels: &[(&str, String); 2],
    enabled: [bool; 2],
) -> Option<usize> {
    let theme = flow.theme;
    let half = (flow.width() - 10.0) / 2.0;
    let words = labels.iter().map(|(label, _)| *label);
    let size = theme.common_size(flow.ctx, words, FontFace::Strong, 20.0, half - 48.0);
    let buttons = [0, 1].map(|at| {
        let (label, spoken) = &labels[at];
        let button = TextButton::brass(label).spoken(spoken).size(size);
        button.enabled(enabled[at])
    });
    let width = |button: &TextButton| button.width(flow.ctx, theme);
    let beside = buttons.iter().all(|button| width(button) <= half + 4.0);
    let mut pressed = None;
    let mut row = flow.take(BUTTON);
    for (place, button) in buttons.iter().enumerate() {
        let rect = match (beside, place) {
            (true, 0) => row.with_max_x(row.left() + half),
            (true, _) => row.with_min_x(row.right() - half),
            (false, 0) => row,
            (false, _) => {
                flow.gap(8.0);
                row = flow.take(BUTTON);
                row
            }
        };
        flow.draw(|ui| {
            let id = id_of(NAME, name, place);
            if button.show(ui, theme, id, rect).clicked() {
                pressed = Some(place);
            }
        });
    }
    pressed
}

/// A slip with the neighbours and how often the person was named right.
fn note_slip(flow: &mut Flow, line: &PeopleLine, person: usize) {
    let data = &line.people[person];
    let theme = flow.theme;
    let room = flow.width() - 28.0;
    let lines = [
        (&data.between, FontFace::Body),
        (&data.note, FontFace::Italic),
    ];
    let lines: Vec<_> = lines
        .into_iter()
        .filter(|(words, _)| !words.is_empty())
        .map(|(words, face)| {
            theme.balanced(flow.ctx, words, face, 18.0, INK_NOTE, room, Align::Center)
        })
        .collect();
    let height: f32 = lines.iter().map(|line| line.size().y).sum();
    let slip = flow.take(height + 22.0);
    flow.draw(|ui| {
        theme.paint(ui.painter(), "slip", slip);
        let mut y = slip.top() + 11.0;
        for line in lines {
            let at = pos2(slip.center().x, y);
            y = put(ui.painter(), line, at, Align2::CENTER_TOP).bottom();
        }
        announce(ui, &format!("{}. {}", data.between, data.note), slip);
    });
}

/// Buttons that share a row; with large text their labels become smaller.
fn button_row(
    ui: &mut Ui,
    theme: &Theme,
    row: Rect,
    buttons: &[(&str, LineGalleryAction)],
) -> Option<LineGalleryAction> {
    let gap = 8.0;
    let width = (row.width() - gap * (buttons.len() - 1) as f32) / buttons.len() as f32;
    let labels = buttons.iter().map(|(key, _)| text(key));
    let size = theme.common_size(ui.ctx(), labels, FontFace::Strong, 20.0, width - 30.0);
    let mut action = None;
    for (place, (key, pressed)) in buttons.iter().enumerate() {
        let left = row.left() + place as f32 * (width + gap);
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(width, row.height()));
        let button = TextButton::brass(text(key)).size(size);
        if button.show(ui, theme, id(NAME, key), rect).clicked() {
            action = Some(*pressed);
        }
    }
    action
}
