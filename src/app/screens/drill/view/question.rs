//! A question of the drill: the card, the names, and after an answer the right neighbours.

use egui::{Align, Align2, Color32, Id, Key, Modifiers, Pos2, Rect, Ui, pos2, vec2};

use crate::app::screens::drill::view::data::{
    DrillAction, DrillAnswer, DrillData, DrillQuestion, DrillState,
};
use crate::app::screens::drill::view::layout::DrillLayout;
use crate::app::screens::people_line::view::{Medallion, NeighboursLayout, PersonCardLayout};
use crate::app::ui::{
    Flow, Grid, INK, INK_NOTE, Pen, PromptKind, RED, TextButton, announce, body, focus_once, icon,
    id, id_of, is_portrait_beside_question, prompts, scrolling, square, strong, tick,
};
use crate::texts::text;

/// The width of the card beside the names.
const CARD: f32 = 250.0;
/// The height of the button of a name.
const NAME_HEIGHT: f32 = 50.0;
/// The radius of the portrait where there is no room for the card, in points.
const PORTRAIT: f32 = 66.0;

/// Shows a question, or its answer.
pub(super) fn show(
    ui: &mut Pen,
    data: &DrillData,
    question: &DrillQuestion,
    layout: &DrillLayout,
    state: &mut DrillState,
) -> Option<DrillAction> {
    let top = status(ui, question, layout.inner);
    let room = layout.inner.with_min_y(top);
    let beside = !layout.narrow && is_portrait_beside_question(ui.theme.scale());
    let mut column = room;
    let card = card(ui, data, question, CARD);
    // In a low window only the portrait is beside the question.
    let low = beside && card.height() > room.height();
    if low {
        let r = (room.height() / 2.0 - 4.0).min(PORTRAIT);
        let center = pos2(room.left() + r + 4.0, room.center().y);
        portrait(ui, data, question, center, r);
        column = room.with_min_x(center.x + r + 34.0);
    } else if beside {
        let at = pos2(
            room.left(),
            room.top() + ((room.height() - card.height()) / 2.0).max(0.0),
        );
        let rect = card.paint(ui.brush(), at);
        announce(ui, &data.line.people[question.person].name, rect);
        column = room.with_min_x(rect.right() + 34.0);
    }
    let mut action = numbered(ui, question.names.len())
        .filter(|_| question.answer.is_none())
        .map(DrillAction::Answer);
    scrolling(ui, id("drill", "column"), column, true, |flow| {
        if !beside {
            small_card(flow, data, question);
        } else if low {
            reign(flow, data, question);
        }
        let size = if layout.narrow { 24.0 } else { 29.0 };
        let size = size * (1.4 / ui.theme.scale()).min(1.0);
        flow.text(&question.question, strong(size), Align::Center);
        flow.gap(12.0);
        let pressed = names(flow, question, state);
        action = action.or(pressed);
        if let Some(answer) = &question.answer {
            let goes_on = told(flow, data, question, answer, state);
            action = action.or(goes_on);
        }
        None::<()>
    });
    action.or(stop(ui, layout, question))
}

/// Time and score, below each other if they need the width. Returns where they end.
fn status(ui: &mut Pen, question: &DrillQuestion, room: Rect) -> f32 {
    let size = 22.0_f32.min(30.0 / ui.theme.scale());
    let left = room.left() + 28.0;
    let line = |words: &str, style| ui.fit(words, style, room.right() - left);
    let time = line(&question.time, strong(size));
    let score = line(&question.score, body(size));
    let beside = time.size().x + score.size().x + 16.0 <= room.right() - left;
    let y = room.top() + time.size().y / 2.0;
    let picture = if question.is_daily {
        "calendar"
    } else {
        "clock"
    };
    let at = pos2(room.left() + 11.0, y);
    icon(ui.brush(), picture, at, 0.95, INK);
    let time = ui.put_text(time, pos2(left, y), Align2::LEFT_CENTER);
    announce(ui, &question.time, time);
    let score = if beside {
        ui.put_text(score, pos2(room.right(), y), Align2::RIGHT_CENTER)
    } else {
        ui.put_text(score, time.left_bottom(), Align2::LEFT_TOP)
    };
    announce(ui, &question.score, score);
    time.bottom().max(score.bottom()) + 12.0
}

fn card<'a>(
    ui: &Pen,
    data: &'a DrillData,
    question: &DrillQuestion,
    width: f32,
) -> PersonCardLayout<'a> {
    let told = question.answer.is_some();
    let dated = question.dates || told;
    PersonCardLayout::new(
        ui.ctx(),
        ui.theme,
        &data.line,
        question.person,
        width,
        dated,
        told,
    )
}

/// The portrait with its name, where there is no room for the card.
fn small_card(flow: &mut Flow, data: &DrillData, question: &DrillQuestion) {
    let r = if question.answer.is_some() {
        44.0
    } else {
        PORTRAIT
    };
    let at = flow.take(2.0 * r + 12.0);
    let center = pos2(at.center().x, at.top() + r + 4.0);
    flow.draw(|ui| portrait(ui, data, question, center, r));
    reign(flow, data, question);
    flow.gap(6.0);
}

/// The round portrait of the person in question.
fn portrait(ui: &mut Pen, data: &DrillData, question: &DrillQuestion, center: Pos2, r: f32) {
    Medallion::of(&data.line, question.person).paint(ui.brush(), center, r);
    let name = &data.line.people[question.person].name;
    announce(ui, name, square(center, 2.0 * r));
}

/// The years of the person in question, if they are asked with it.
fn reign(flow: &mut Flow, data: &DrillData, question: &DrillQuestion) {
    if question.dates && question.answer.is_none() {
        let reign = &data.line.people[question.person].reign;
        flow.text(reign, body(20.0).ink(INK_NOTE), Align::Center);
    }
}

/// The names as buttons, in two columns if they fit.
fn names(flow: &mut Flow, question: &DrillQuestion, state: &mut DrillState) -> Option<DrillAction> {
    let labels = || question.names.iter().map(String::as_str);
    let widest = labels().map(|name| flow.text_width(name, strong(21.0)));
    let least = widest.fold(0.0, f32::max) + 84.0;
    let grid = Grid::fitting(flow.width(), least, 10.0, 2);
    let room = grid.cell(flow.width()) - 84.0;
    let size = flow.common_size(labels(), strong(21.0), room);
    let waits = question.answer.is_none();
    let height = |_: &Flow, _: &String| NAME_HEIGHT;
    let action = grid.show(flow, &question.names, height, |ui, rect, place, name| {
        let button = TextButton::brass(name).size(size).enabled(waits);
        let response = button.show(ui, name_button(place), rect);
        mark(ui, question, place, rect);
        response.clicked().then_some(DrillAction::Answer(place))
    });
    flow.gap(10.0);
    if waits {
        flow.draw(|ui| focus_once(ui, name_button(0), &mut state.focus_first));
    }
    action
}

/// The number of a name; after the answer a tick for a right name, a cross for the wrong one chosen.
fn mark(ui: &Pen, question: &DrillQuestion, place: usize, rect: Rect) {
    let painter = ui.painter();
    let at = pos2(rect.left() + 27.0, rect.center().y);
    match &question.answer {
        Some(answer) if answer.right.contains(&place) => tick(ui.brush(), at),
        Some(answer) if answer.chosen == place => {
            painter.circle_filled(at, 12.0, RED);
            icon(ui.brush(), "close", at, 0.62, Color32::WHITE);
        }
        Some(_) => {}
        None => {
            let number = (place + 1).to_string();
            let ink = INK_NOTE;
            let size = 15.0 * (1.3 / ui.theme.scale()).min(1.0);
            let number = ui.line(&number, strong(size.max(12.0 / ui.theme.scale())).ink(ink));
            ui.put_text(number, at, Align2::CENTER_CENTER);
        }
    }
}

/// Whether the answer was right, the three neighbours in the line, and the button that goes on.
fn told(
    flow: &mut Flow,
    data: &DrillData,
    question: &DrillQuestion,
    answer: &DrillAnswer,
    state: &mut DrillState,
) -> Option<DrillAction> {
    let theme = flow.theme;
    flow.gap(4.0);
    let size = 22.0 * (1.5 / theme.scale()).min(1.0);
    flow.text(&answer.reply, strong(size), Align::Center);
    flow.gap(8.0);
    let three = NeighboursLayout::new(
        flow.ctx,
        theme,
        &data.line,
        question.person,
        flow.width(),
        1.0,
    );
    let at = flow.take(three.height());
    flow.draw(|ui| {
        three.paint(ui.brush(), at.min);
        announce(ui, &three.spoken(), at);
    });
    flow.gap(10.0);
    let row = flow.take(52.0);
    let mut pressed = false;
    flow.draw(|ui| {
        let button = TextButton::lacquer(&answer.next).size(21.0);
        let width = button.width(ui.ctx(), theme).clamp(150.0, row.width());
        let rect = Rect::from_center_size(row.center(), vec2(width, row.height()));
        pressed = button.show(ui, id("drill", "next"), rect).clicked();
        focus_once(ui, id("drill", "next"), &mut state.focus_first);
    });
    flow.gap(6.0);
    pressed.then_some(DrillAction::Next)
}

/// The button that ends the drill, and what the keys do.
fn stop(ui: &mut Pen, layout: &DrillLayout, question: &DrillQuestion) -> Option<DrillAction> {
    let button = TextButton::brass(text(if question.is_daily {
        "back"
    } else {
        "drill-stop"
    }))
    .size(20.0);
    let width = button.width(ui.ctx(), ui.theme).min(layout.row.width());
    let rect = Rect::from_min_size(layout.row.min, vec2(width.max(130.0), 48.0));
    let pressed = button.show(ui, id("drill", "stop"), rect).clicked();
    let from = rect.right() + 28.0;
    let mut keys = vec![(PromptKind::Act, text("prompt-press"))];
    if question.answer.is_none() {
        keys.insert(0, (PromptKind::Walk, text("prompt-choose")));
    }
    let at = pos2(from, rect.center().y);
    prompts(ui.brush(), at, layout.row.right() - from, &keys);
    pressed.then_some(DrillAction::Stop)
}

/// The keys of the names: their numbers.
const NUMBERS: [Key; 6] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
];

/// The number key pressed, as an index into `count` choices.
fn numbered(ui: &Ui, count: usize) -> Option<usize> {
    let keys = NUMBERS.iter().take(count);
    ui.input_mut(|input| {
        let mut pressed = keys.map(|key| input.consume_key(Modifiers::NONE, *key));
        pressed.position(|pressed| pressed)
    })
}

/// The id of the button of a name.
fn name_button(place: usize) -> Id {
    id_of("drill", "name", place)
}
