//! Where the parts of the drill are.

use egui::{Rect, vec2};

use crate::app::ui::breakpoints::is_narrow_for_drill;

/// The layout: the parchment, and the row of buttons below it.
pub(super) struct DrillLayout {
    pub parchment: Rect,
    /// The parchment's inside.
    pub inner: Rect,
    /// The row of buttons.
    pub row: Rect,
    /// Whether the window is too narrow to put things beside each other.
    pub narrow: bool,
}

impl DrillLayout {
    pub fn of(screen: Rect) -> Self {
        let narrow = is_narrow_for_drill(screen.width());
        let margin = if narrow { 8.0 } else { 24.0 };
        let bar = if narrow { 66.0 } else { 76.0 };
        let width = (screen.width() - 2.0 * margin).min(960.0);
        let x = screen.center().x;
        let parchment = Rect::from_x_y_ranges(
            x - width / 2.0..=x + width / 2.0,
            screen.top() + margin..=screen.bottom() - bar,
        );
        let pad = if narrow {
            vec2(22.0, 22.0)
        } else {
            vec2(44.0, 28.0)
        };
        Self {
            parchment,
            inner: parchment.shrink2(pad),
            row: Rect::from_x_y_ranges(
                parchment.x_range(),
                parchment.bottom() + 9.0..=screen.bottom() - 10.0,
            ),
            narrow,
        }
    }
}
