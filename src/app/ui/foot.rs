//! The bar below a page: the button that leaves it, what the keys do, and what else can be done.

use egui::{Rect, Vec2, pos2, vec2};

use crate::app::ui::breakpoints::{is_low, is_narrow};
use crate::app::ui::grid::Grid;
use crate::app::ui::id;
use crate::app::ui::pen::Pen;
use crate::app::ui::widgets::{PromptKind, TextButton, prompts};
use crate::texts::text;

/// A bar with “Back” at the left and other buttons at the right.
pub struct Foot<'a, A> {
    /// What the ids of the page's controls begin with.
    pub page: &'a str,
    /// Leaving the page, by “Back” or Esc.
    pub leave: A,
    /// The other buttons, the main one last: what the id of each ends with, and what it does.
    pub buttons: Vec<(&'a str, TextButton<'a>, A)>,
    /// What the keys do, shown where there is room.
    pub prompts: &'a [(PromptKind, &'a str)],
}

/// The gap between buttons, in points.
const GAP: f32 = 10.0;
/// The height of a button.
const BUTTON: f32 = 50.0;

impl<A: Clone> Foot<'_, A> {
    /// Whether the buttons are in rows of two, as there are too many for one in this window.
    fn is_stacked(&self, window: Vec2) -> bool {
        is_narrow(window) && self.buttons.len() > 1
    }

    /// Its height in this window.
    pub fn height(&self, window: Vec2) -> f32 {
        let rows = match self.is_stacked(window) {
            true => (self.buttons.len() + 1).div_ceil(2),
            false => 1,
        };
        let around = match is_narrow(window) || is_low(window.y) {
            true => 2.0 * GAP,
            false => 34.0,
        };
        (BUTTON + GAP) * rows as f32 - GAP + around
    }

    /// Shows it. Returns what was pressed.
    pub fn show(&self, ui: &mut Pen, bar: Rect) -> Option<A> {
        let back = TextButton::brass(text("back")).icon("back").size(22.0);
        let mut all: Vec<(&str, TextButton, A)> = vec![("back", back, self.leave.clone())];
        all.extend(self.buttons.iter().cloned());
        let buttons: Vec<TextButton> = all.iter().map(|(_, button, _)| *button).collect();
        let window = ui.ctx().content_rect().size();
        let bar = if is_narrow(window) {
            bar.shrink2(vec2(6.0, 0.0))
        } else {
            bar
        };
        let places = match self.is_stacked(window) {
            true => stacked(bar, buttons.len()),
            false => in_line(ui, bar, &buttons),
        };
        let mut pressed = None;
        for ((name, button, action), at) in all.into_iter().zip(&places) {
            if button.show(ui, id(self.page, name), *at).clicked() {
                pressed = Some(action);
            }
        }
        if !self.is_stacked(window) {
            let from = pos2(places[0].right() + 28.0, bar.center().y);
            let right = places.get(1).map_or(bar.right(), |next| next.left() - 12.0);
            prompts(ui.brush(), from, right - from.x, self.prompts);
        }
        pressed
    }
}

/// The first button at the left, the others at the right; where they have no room, all are smaller.
fn in_line(ui: &Pen, bar: Rect, buttons: &[TextButton]) -> Vec<Rect> {
    let width = |button: &TextButton| {
        let least = if button.main { 220.0 } else { 150.0 };
        button.width(ui.ctx(), ui.theme).max(least)
    };
    let wanted: f32 = buttons.iter().map(width).sum();
    let room = bar.width() - GAP * (buttons.len() - 1) as f32;
    let shrink = (room / wanted).min(1.0);
    let mut right = bar.right();
    let mut place = |button: &TextButton| {
        let high = if button.main {
            (bar.height() - 24.0).max(BUTTON)
        } else {
            BUTTON
        };
        let size = vec2(width(button) * shrink, high);
        let middle = pos2(right - size.x / 2.0, bar.center().y);
        right -= size.x + GAP;
        Rect::from_center_size(middle, size)
    };
    let mut places: Vec<Rect> = buttons.iter().rev().map(&mut place).collect();
    places.reverse();
    let first = places[0];
    places[0] = first.translate(vec2(bar.left() - first.left(), 0.0));
    places
}

/// Rows of two, from the last row up.
fn stacked(bar: Rect, count: usize) -> Vec<Rect> {
    let row = |first: usize| {
        let bottom = bar.bottom() - GAP - (BUTTON + GAP) * (first / 2) as f32;
        let strip = bar.with_min_y(bottom - BUTTON).with_max_y(bottom);
        let in_row = (count - first).min(2);
        Grid::new(in_row, GAP).row(strip, in_row)
    };
    (0..count).step_by(2).flat_map(row).collect()
}
