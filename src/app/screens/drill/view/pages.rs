//! The pages before and after the questions of the drill.

use egui::{Align, Rect, pos2, vec2};

use crate::app::screens::drill::view::data::{
    DrillAction, DrillChoices, DrillData, DrillState, DrillSummary,
};
use crate::app::screens::drill::view::layout::DrillLayout;
use crate::app::screens::people_line::view::NeighboursLayout;
use crate::app::ui::{
    Flow, Pen, TextButton, announce, body, focus_once, heading, id, italic, scrolling, segments,
    strong,
};
use crate::texts::text;

/// The widest column of words.
const COLUMN: f32 = 620.0;

/// The column of words in the middle of the parchment.
fn column(layout: &DrillLayout) -> Rect {
    let width = layout.inner.width().min(COLUMN);
    Rect::from_center_size(layout.inner.center(), vec2(width, layout.inner.height()))
}

/// The choices before the drill begins.
pub(super) fn start(
    ui: &mut Pen,
    data: &DrillData,
    choices: &DrillChoices,
    layout: &DrillLayout,
    state: &mut DrillState,
) -> Option<DrillAction> {
    let mut action = None;
    scrolling(
        ui,
        id("drill", "start-page"),
        column(layout),
        true,
        |flow| {
            page_title(flow, text("drill-title"));
            flow.text(&choices.about, body(20.0), Align::Center);
            flow.gap(18.0);
            picture(flow, data);
            flow.gap(18.0);
            flow.text(text("drill-grade"), strong(20.0), Align::Center);
            flow.gap(6.0);
            let row = flow.take(48.0);
            flow.draw(|ui| {
                let labels: Vec<&str> = choices.grades.iter().map(String::as_str).collect();
                let width = row.width().min(400.0);
                let rect = Rect::from_center_size(row.center(), vec2(width, row.height()));
                let chosen = segments(
                    ui,
                    id("drill", "grade"),
                    rect,
                    &labels,
                    choices.chosen,
                    text("drill-grade"),
                );
                action = action.or(chosen.map(DrillAction::Grade));
            });
            flow.gap(6.0);
            flow.text(&choices.note, italic(19.0), Align::Center);
            if !choices.best.is_empty() {
                flow.gap(12.0);
                flow.text(&choices.best, italic(19.0), Align::Center);
            }
            None::<()>
        },
    );
    let main = TextButton::lacquer(text("drill-start"));
    let pressed = buttons(ui, layout, Some(&main), state);
    action.or(pressed)
}

/// Three of the line, as an ornament.
fn picture(flow: &mut Flow, data: &DrillData) {
    let theme = flow.theme;
    let middle = data.line.people.len() / 2;
    let width = flow.width();
    let three = NeighboursLayout::new(flow.ctx, theme, &data.line, middle, width, 1.0);
    let at = flow.take(three.height());
    flow.draw(|ui| three.paint(ui.brush(), at.min));
}

/// How the drill went.
pub(super) fn end(
    ui: &mut Pen,
    data: &DrillData,
    summary: &DrillSummary,
    layout: &DrillLayout,
    state: &mut DrillState,
) -> Option<DrillAction> {
    scrolling(ui, id("drill", "end-page"), column(layout), true, |flow| {
        page_title(flow, &summary.heading);
        flow.text(&summary.result, strong(27.0), Align::Center);
        for note in &summary.notes {
            flow.gap(4.0);
            flow.text(note, italic(19.0), Align::Center);
        }
        if !summary.weak.is_empty() {
            flow.gap(14.0);
            flow.text(&summary.weak_heading, strong(21.0), Align::Center);
        }
        for (place, person) in summary.weak.iter().enumerate() {
            flow.gap(6.0);
            if place > 0 {
                flow.divider(14.0);
            }
            let width = flow.width();
            let three = NeighboursLayout::new(flow.ctx, ui.theme, &data.line, *person, width, 0.85);
            let at = flow.take(three.height());
            flow.draw(|ui| {
                three.paint(ui.brush(), at.min);
                announce(ui, &three.spoken(), at);
            });
        }
        None::<()>
    });
    let again = TextButton::lacquer(&summary.again);
    let main = (!summary.again.is_empty()).then_some(&again);
    buttons(ui, layout, main, state)
}

fn page_title(flow: &mut Flow, words: &str) {
    let size = 34.0_f32.min(48.0 / flow.theme.scale());
    flow.text(words, heading(size), Align::Center);
    flow.gap(6.0);
}

/// Back, gallery, and the main button; the focus starts on the last.
fn buttons(
    ui: &mut Pen,
    layout: &DrillLayout,
    main: Option<&TextButton>,
    state: &mut DrillState,
) -> Option<DrillAction> {
    let gap = 10.0;
    let others = [
        ("back", DrillAction::Leave),
        ("setup-gallery", DrillAction::Gallery),
    ];
    let count = others.len() + usize::from(main.is_some());
    let most = (layout.row.width() - gap * (count - 1) as f32) / count as f32;
    let labels = others.map(|(key, _)| text(key));
    let labels = labels.into_iter().chain(main.map(|main| main.label));
    let size = ui.common_size(labels, strong(21.0), most - 40.0);
    let height = layout.row.height().min(54.0);
    let width = most.min(220.0);
    let row = gap * (count - 1) as f32 + width * count as f32;
    let mut left = layout.row.center().x - row / 2.0;
    let mut place = || {
        let rect = Rect::from_min_size(pos2(left, layout.row.top()), vec2(width, height));
        left += width + gap;
        rect
    };
    let mut action = None;
    for (key, pressed) in others {
        let button = TextButton::brass(text(key)).size(size);
        if button.show(ui, id("drill", key), place()).clicked() {
            action = Some(pressed);
        }
    }
    if let Some(main) = main {
        let button = main.size(size);
        if button.show(ui, id("drill", "start"), place()).clicked() {
            action = Some(DrillAction::Start);
        }
    }
    let first = if main.is_some() { "start" } else { "back" };
    focus_once(ui, id("drill", first), &mut state.focus_first);
    action
}
