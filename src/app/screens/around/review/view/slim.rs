//! The replay of a card game: the cards need the whole table, so there is only a slim bar, and a
//! list of tricks if there is room.

use egui::{Align2, Rangef, Rect, Ui, pos2};

use crate::app::screens::around::moves;
use crate::app::screens::around::review::view::bar::scrub;
use crate::app::screens::around::review::view::data::{ReviewAction, ReviewData, ReviewPanelState};
use crate::app::screens::around::review::view::shown_words;
use crate::app::screens::around::review::view::transport::transport;
use crate::app::screens::around::side::Controls;
use crate::app::table::layout::cards::SlimAreas;
use crate::app::ui::flow::announce;
use crate::app::ui::id;
use crate::app::ui::theme::{Theme, put, strong};

/// Shows bar and list.
pub fn show_slim(
    ui: &mut Ui,
    theme: &Theme,
    areas: &SlimAreas,
    data: &ReviewData,
    state: &mut ReviewPanelState,
) -> Option<ReviewAction> {
    state.focus.controls.clear();
    let action = bar(ui, theme, areas.bar, data, &mut state.focus.controls);
    let room = areas.list.filter(|_| !data.tricks.is_empty());
    let pressed = room.and_then(|room| tricks(ui, theme, room, data, state));
    state.focus.hand_over(ui.ctx(), Some(id("review", "bar")));
    pressed.or(action)
}

/// Back, play, forward, the progress bar, and close; if there is room, also the position and the
/// speed.
fn bar(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &ReviewData,
    controls: &mut Controls,
) -> Option<ReviewAction> {
    theme.paint(ui.painter(), "slip", rect);
    let inner = rect.x_range().shrink(6.0);
    let (cy, r) = (
        rect.center().y,
        (rect.height() / 2.0 - 2.0).clamp(18.0, 22.0),
    );
    let button = 2.0 * r + 4.0;
    let broad = rect.width() >= 520.0;
    let last: &[usize] = if broad { &[5, 6] } else { &[6] };
    let left = Rangef::new(inner.min, inner.min + 3.0 * button);
    let right = Rangef::new(inner.max - last.len() as f32 * button, inner.max);
    let mut action = transport(ui, theme, (left, cy, r), data, &[1, 2, 3], controls);
    let mut across = Rangef::new(left.max + 20.0, right.min - 20.0);
    if broad {
        let room = Rangef::new(across.max - across.span() * 0.36, across.max);
        place(ui, theme, Rect::from_x_y_ranges(room, rect.y_range()), data);
        across.max = room.min - 16.0;
    }
    let groove = Rect::from_x_y_ranges(across, rect.y_range().shrink(2.0));
    action = scrub(ui, theme, groove, data, controls).or(action);
    transport(ui, theme, (right, cy, r), data, last, controls).or(action)
}

/// The position being viewed, in words.
fn place(ui: &mut Ui, theme: &Theme, rect: Rect, data: &ReviewData) {
    let words = shown_words(data);
    let size = 18.0_f32.min(rect.height() * 0.6 / theme.scale());
    let galley = theme.fit(ui.ctx(), words, strong(size), rect.width());
    put(
        ui.painter(),
        galley,
        pos2(rect.right(), rect.center().y),
        Align2::RIGHT_CENTER,
    );
    announce(ui, words, rect);
}

/// The tricks, each of which can be pressed to view the table after it.
fn tricks(
    ui: &mut Ui,
    theme: &Theme,
    rect: Rect,
    data: &ReviewData,
    state: &mut ReviewPanelState,
) -> Option<ReviewAction> {
    theme.paint(ui.painter(), "slip", rect);
    let room = rect.shrink2(egui::vec2(4.0, 6.0));
    let rows = (room.height() / (30.0 * theme.scale().max(1.0)))
        .floor()
        .max(1.0);
    moves::list(
        ui,
        theme,
        id("review", "tricks"),
        room,
        room.height() / rows,
        &data.tricks,
        &mut state.tricks,
        &mut state.focus.controls,
    )
    .map(ReviewAction::Seek)
}
