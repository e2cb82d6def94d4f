//! The first start: two large buttons on the front of the coffer, for a lesson and for a match.

use egui::{Rect, pos2, vec2};

use crate::app::screens::title::view::layout::TitleLayout;

/// What is offered at the first start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Welcome {
    /// The lesson, e.g. “Draughts, step by step”.
    pub lesson: String,
    /// The match, e.g. “Draughts against Will Somers”.
    pub game: String,
}

/// The height of the buttons, in units of the picture.
const HEIGHT: f32 = 54.0;
/// The height of the notes below them.
const NOTE: f32 = 24.0;
/// The gap between them.
const GAP: f32 = 14.0;

/// The places of the two buttons, each with that of its note: side by side, where the first buttons
/// are later.
pub(super) fn places(layout: &TitleLayout) -> [(Rect, Rect); 2] {
    let [places @ .., _] = layout.buttons.as_slice() else {
        return [(Rect::ZERO, Rect::ZERO); 2];
    };
    let area = places.iter().fold(Rect::NOTHING, |all, at| all.union(*at));
    // In the tall picture there are two rows, and the lock hangs between the upper ones.
    let bottom = if area.height() > HEIGHT + NOTE {
        area.bottom() - NOTE
    } else {
        area.bottom() + 2.0
    };
    let size = vec2((area.width() - GAP) / 2.0, HEIGHT);
    [area.left(), area.right() - size.x].map(|left| {
        let button = Rect::from_min_size(pos2(left, bottom - HEIGHT), size);
        let note = Rect::from_min_size(button.left_bottom() + vec2(0.0, 3.0), vec2(size.x, NOTE))
            .expand2(vec2(0.4 * GAP, 0.0));
        (button, note)
    })
}
