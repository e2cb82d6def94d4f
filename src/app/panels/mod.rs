//! Screen-space panels in egui: each is a function over plain data that gives back what the player
//! asked for, so that it is tested without a window. Nothing here knows Bevy; the app builds the
//! [`theme::Theme`], registers the textures and calls `show` once a pass.
//!
//! Common rules: a panel draws nothing of its own accord twice (no animation, no repaint request);
//! Tab, the arrows, Enter and Space reach and press every control; Esc asks for the panel's way
//! back. `focus_first` in a panel's state gives its main control the focus once; set when the panel
//! opens.

pub mod banner;
pub mod card_hud;
pub mod cards;
pub mod confirm;
pub mod course;
pub mod credits;
pub mod curtain;
pub mod diagram;
pub mod field;
pub mod flow;
pub mod game_picker;
pub mod high_contrast;
pub mod hud;
pub mod last_trick;
pub mod matches;
pub mod moves;
pub mod pause;
pub mod players;
pub mod puzzles;
pub mod result;
pub mod review;
pub mod rules;
pub mod scores;
pub mod settings;
pub mod setup;
pub mod side;
pub mod speech;
pub mod statistics;
pub mod table_buttons;
pub mod text_box;
pub mod theme;
pub mod timeline;
pub mod title;
pub mod widgets;

pub use theme::{AtlasIndex, Device, FontBytes, Sheet, Theme};
pub use widgets::bubble;

use egui::{Context, Event, Id, Key, Modifiers, Painter, Rect, Vec2};

/// Whether a screen of `size` points takes the narrow layout: less than 700 wide, or higher than
/// wide.
pub fn is_narrow(size: Vec2) -> bool {
    size.x < 700.0 || size.y > size.x
}

/// The id of a control, independent of where it stands.
fn id(panel: &str, control: &str) -> Id {
    Id::new(("kings-coffer", panel, control))
}

/// The id of one of several controls of a kind.
fn id_of(panel: &str, control: &str, index: usize) -> Id {
    Id::new(("kings-coffer", panel, control, index))
}

/// Takes a press of Esc, unless the panel has only just opened (the press that opened it must not
/// close it). A key that is held leads back once.
fn escaped(ctx: &Context, just_opened: bool) -> bool {
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

/// The wood under a panel that covers the whole window, so that nothing of the table looks out.
fn ground(painter: &Painter, theme: &Theme, window: Rect) {
    if theme.contrast {
        painter.rect_filled(window, 0.0, high_contrast::BLACK);
    } else {
        // The wood's rim stays outside.
        theme.paint(painter, "oak", window.expand(24.0));
    }
}

/// The darkening under a menu that lies over the table.
fn dim(painter: &Painter, rect: Rect) {
    painter.rect_filled(rect, 0.0, theme::DIM);
}
