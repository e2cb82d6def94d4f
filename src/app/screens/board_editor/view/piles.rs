//! The piles of a game of cards, each with its name above its cards.

use egui::{Align2, Rect, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::data::{EditorAction, EditorCard, EditorPile};
use crate::app::ui::cards::{CardMark, RATIO};
use crate::app::ui::{
    Flow, Grid, Pen, TOUCH, cards, id_of, is_low, is_narrow, show_focus, strong, target,
};

/// The gap between two cards, and the one below a pile.
const GAP: f32 = 3.0;

/// The size of a card, and of one that shows a name: only its upper part is shown.
const CARD: Vec2 = vec2(TOUCH + 2.0, (TOUCH + 2.0) * RATIO);
const NAMED: Vec2 = vec2(108.0, TOUCH);

/// Shows the piles.
pub(super) fn show(flow: &mut Flow, piles: &[EditorPile]) -> Option<EditorAction> {
    let mut cards = piles.iter().flat_map(|pile| &pile.cards);
    let named = cards.any(|card| card.face.has_name());
    let size = if named { NAMED } else { CARD };
    let mut action = None;
    for (number, pile) in piles.iter().enumerate() {
        action = heading(flow, number, pile).or(action);
        let grid = Grid::fitting(flow.width(), size.x, GAP, usize::MAX);
        let height = |_: &Flow, _: &EditorCard| size.y;
        let pressed = grid.show(flow, &pile.cards, height, |ui, rect, _, card| {
            let rect = rect.with_max_x(rect.left() + size.x);
            let pressed = show_card(ui, card, rect, named);
            pressed.then_some(EditorAction::Card(number, card.kind))
        });
        action = pressed.or(action);
        flow.gap(2.0 * GAP);
    }
    action
}

/// The name of a pile; a press puts there what is picked up.
fn heading(flow: &mut Flow, number: usize, pile: &EditorPile) -> Option<EditorAction> {
    let window = flow.ctx.content_rect().size();
    let line = 24.0 * flow.theme.scale();
    let height = if is_narrow(window) || is_low(window.y) {
        line.max(TOUCH)
    } else {
        line
    };
    let name = flow.fit(&pile.name, strong(18.0), flow.width() - 16.0);
    let rect = flow.take(height);
    flow.gap(GAP);
    let pressed = flow.draw(|ui| {
        let id = id_of("editor", "pile", number);
        let words = pile.put.as_ref().unwrap_or(&pile.name);
        let response = target(ui, id, rect, pile.put.is_some(), || {
            WidgetInfo::labeled(WidgetType::Button, pile.put.is_some(), words)
        });
        if pile.put.is_some() {
            ui.paint("slip", rect);
        }
        let left = rect.left() + if pile.put.is_some() { 8.0 } else { 0.0 };
        ui.put_text(name, pos2(left, rect.center().y), Align2::LEFT_CENTER);
        show_focus(ui, &response, rect);
        response.clicked()
    });
    (pressed == Some(true)).then_some(EditorAction::Pile(number))
}

/// Shows a card. Returns whether it was pressed.
fn show_card(ui: &mut Pen, card: &EditorCard, rect: Rect, named: bool) -> bool {
    let id = id_of("editor", "card", usize::from(card.kind.0));
    let response = target(ui, id, rect, true, || {
        WidgetInfo::labeled(WidgetType::Button, true, &card.spoken)
    });
    let mark = if card.held {
        CardMark::Gilt
    } else {
        CardMark::None
    };
    if named {
        cards::paint_name(ui.brush(), rect.shrink(2.0), &card.face, mark);
    } else {
        cards::paint(
            ui.brush(),
            rect.center(),
            rect.width() - 4.0,
            &card.face,
            mark,
        );
    }
    show_focus(ui, &response, rect);
    response.clicked()
}
