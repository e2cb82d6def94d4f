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
pub mod dialog;
pub mod field;
pub mod flow;
pub mod foot;
pub mod game_picker;
pub mod grid;
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

// What every view needs.
pub use breakpoints::{
    are_page_names_below, has_contents_beside_title, has_games_beside_setup,
    has_sample_beside_settings, has_two_columns, has_upright_puzzles, is_broad, is_enlarged,
    is_huge, is_large, is_low, is_low_for_setup, is_narrow, is_narrow_for_result,
    is_portrait_beside_question, is_small_for_gallery, is_small_for_rules, is_very_large,
    today_columns,
};
pub use flow::{Flow, announce, rewind, scroll_bar, scrolling};
pub use foot::Foot;
pub use grid::Grid;
pub use layers::{notice_rect, set_table_covered};
pub use page::{Page, PageLayout, PageState};
pub use pen::{Brush, Pen};
pub use theme::{
    AtlasIndex, AtlasTexture, CREAM, CREAM_NOTE, Device, FAMILY_COLORS, FOCUS, FontBytes, FontFace,
    GOLD, GREEN, HAIRLINE, INK, INK_BRASS, INK_NOTE, LEAST_WORDS, ON_RED, READABLE, RED, TextStyle,
    Theme, body, breaks_word, heading, italic, put, rgb, strong, wash,
};
pub use widgets::{
    GLYPH, IconButton, LinkRow, Mood, PromptKind, TOUCH, TextButton, bubble, corner_key, divider,
    focus_once, focus_ring, focused, glyph_width, glyph_words, heading_with_note, icon, keep_keys,
    list_item, name, paint_glyph, paint_seal, portrait, prompt_pill, prompts, ribbon, roses,
    roses_of, roses_width, segments, sensing, show_focus, show_round_focus, slider, state_of,
    stepper, tabs, target, tick, toggle, toggle_height,
};

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

/// Whether a key was pressed together with Ctrl, or Cmd on a Mac. Of several keys in one frame each has
/// the modifiers that were held when it came.
pub fn pressed_with_command(ctx: &Context, key: Key) -> bool {
    let is_it = |event: &Event| match event {
        Event::Key {
            key: pressed,
            pressed: true,
            modifiers,
            ..
        } => *pressed == key && modifiers.command,
        _ => false,
    };
    ctx.input(|input| input.events.iter().any(is_it))
}

/// A square around a point.
pub fn square(center: Pos2, side: f32) -> Rect {
    Rect::from_center_size(center, Vec2::splat(side))
}

/// The background of a panel that covers the whole window and hides the table: wood, or the cloth on
/// it.
pub fn ground(brush: Brush, window: Rect) {
    if brush.theme.contrast {
        brush.rect_filled(window, 0.0, high_contrast::BLACK);
    } else if !brush.theme.paint_cover(brush.painter, window) {
        // The frame of the wood is outside the window.
        brush.paint("oak", window.expand(24.0));
    }
}

/// Darkens the table under a menu.
pub fn dim(painter: &Painter, rect: Rect) {
    painter.rect_filled(rect, 0.0, theme::DIM);
}
