//! The column of the gallery with the card of the chosen person and the buttons.

use egui::{Align, Align2, Rect, pos2};

use crate::app::screens::people_line::view::card::PersonCardLayout;
use crate::app::screens::people_line::view::data::{
    LineGalleryAction, LineGalleryState, PeopleLine,
};
use crate::app::ui::{
    Flow, FontFace, INK_NOTE, Pen, TextButton, announce, focus_once, id, id_of, scrolling, strong,
};
use crate::texts::{fill, text, two_sentences};

/// The height of a button.
const BUTTON: f32 = 46.0;

/// The card of the chosen person, a slip with notes, and the buttons. It scrolls if it is higher
/// than the window.
pub(super) fn card_column(
    ui: &mut Pen,
    line: &PeopleLine,
    state: &mut LineGalleryState,
    room: Rect,
    beside: bool,
) -> Option<LineGalleryAction> {
    let person = state.chosen;
    let last = line.people.len() - 1;
    let mut action = None;
    let mut to = None;
    scrolling(ui, id("line", "card"), room, !beside, |flow| {
        let card =
            PersonCardLayout::new(flow.ctx, ui.theme, line, person, flow.width(), true, true);
        let at = flow.take(card.height());
        flow.draw(|ui| {
            card.paint(ui.brush(), at.min);
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
            if close.show(ui, id("line", "close"), at).clicked() {
                action = Some(LineGalleryAction::Back);
            }
            if !beside {
                focus_once(ui, id("line", "close"), &mut state.focus_first);
            }
        });
        None::<()>
    });
    if let Some(person) = to {
        state.chosen = person;
    }
    action
}

/// Two buttons beside each other, or below each other if their labels need the width; each with its
/// label and its text for screen readers. Returns the index of the one that was pressed.
fn pair(
    flow: &mut Flow,
    name: &str,
    labels: &[(&str, String); 2],
    enabled: [bool; 2],
) -> Option<usize> {
    let theme = flow.theme;
    let half = (flow.width() - 10.0) / 2.0;
    let words = labels.iter().map(|(label, _)| *label);
    let size = flow.common_size(words, strong(20.0), half - 48.0);
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
            let id = id_of("line", name, place);
            if button.show(ui, id, rect).clicked() {
                pressed = Some(place);
            }
        });
    }
    pressed
}

/// A slip with the names of the neighbours, and how often the person was named correctly.
fn note_slip(flow: &mut Flow, line: &PeopleLine, person: usize) {
    let data = &line.people[person];
    let room = flow.width() - 28.0;
    let lines = [
        (&data.between, FontFace::Body),
        (&data.note, FontFace::Italic),
    ];
    let lines: Vec<_> = lines
        .into_iter()
        .filter(|(words, _)| !words.is_empty())
        .map(|(words, face)| {
            flow.balanced(words, face.sized(18.0).ink(INK_NOTE), room, Align::Center)
        })
        .collect();
    let height: f32 = lines.iter().map(|line| line.size().y).sum();
    let slip = flow.take(height + 22.0);
    flow.draw(|ui| {
        ui.paint("slip", slip);
        let mut y = slip.top() + 11.0;
        for line in lines {
            let at = pos2(slip.center().x, y);
            y = ui.put_text(line, at, Align2::CENTER_TOP).bottom();
        }
        announce(ui, &two_sentences(&data.between, &data.note), slip);
    });
}
