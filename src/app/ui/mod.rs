//! The look that all screens share, in egui: theme, sprites, fonts, widgets, focus, layers, rows of a
//! page. Nothing here knows a screen or depends on Bevy; the app builds the [`theme::Theme`] and
//! registers the textures.
//!
//! Common rules: nothing animates or requests a repaint by itself; Tab, the arrow keys, Enter and
//! Space reach and press every control; Esc goes back. `focus_first` in a screen's state gives its
//! main control the focus once; it is set when the screen opens.

pub mod banner;
pub mod breakpoints;
pub mod cards;
pub mod diagram;
pub mod dialog_heading;
pub mod field;
pub mod flow;
pub mod game_picker;
pub mod high_contrast;
pub mod layers;
pub mod music;
pub mod page;
pub mod palette;
pub mod pen;
pub mod players;
pub mod progress_bar;
pub mod theme;
pub mod timeline;
pub mod widgets;

pub use breakpoints::is_narrow;
pub use layers::{notice_rect, set_table_covered};
pub use pen::Pen;
pub use theme::{AtlasIndex, Device, FontBytes, Sheet, Theme};
pub use widgets::bubble;

use egui::{Context, Event, Id, Key, Modifiers, Painter, Pos2, Rect, Vec2};

/// The id of a control; it does not depend on the control's position.
pub fn id(panel: &str, control: &str) -> Id {
    Id::new(("kings-coffer", panel, control))
}

/// The id of one of several similar controls.
pub fn id_of(panel: &str, control: &str, index: usize) -> Id {
    Id::new(("kings-coffer", panel, control, index))
}

/// Consumes a press of Esc, unless the panel has just been opened (by the same key press). A key
/// that is held counts once.
pub fn escaped(ctx: &Context, just_opened: bool) -> bool {
    let is_fresh = |event: &Event| {
        matches!(
            event,
            Event::Key {
                key: Key::Escape,
                pressed: true,
                repeat: false,
                ..
            }
        )
    };
    ctx.input_mut(|input| {
        let fresh = input.events.iter().any(is_fresh);
        input.consume_key(Modifiers::NONE, Key::Escape) && fresh && !just_opened
    })
}

/// A square around a point.
pub fn square(center: Pos2, side: f32) -> Rect {
    Rect::from_center_size(center, Vec2::splat(side))
}

/// The wooden background of a panel that covers the whole window and hides the table.
pub fn ground(painter: &Painter, theme: &Theme, window: Rect) {
    if theme.contrast {
        painter.rect_filled(window, 0.0, high_contrast::BLACK);
    } else {
        // The frame of the wood is outside the window.
        theme.paint(painter, "oak", window.expand(24.0));
    }
}

/// Darkens the table under a menu.
pub fn dim(painter: &Painter, rect: Rect) {
    painter.rect_filled(rect, 0.0, theme::DIM);
}
