//! Where layouts break: the sizes of a window at which a screen takes another form, and the sizes of
//! the text at which it leaves out or moves what is least needed.
//!
//! Widths and heights are in points. `text` is [`crate::app::ui::Theme::scale`]: 1.0 for text at
//! 100 %, 2.0 at 200 %. How a single part fits the room that it is given, and what depends on the
//! length of words, is measured where it is shown.

use egui::Vec2;

/// Whether a window uses the narrow layout, that of a phone held upright.
pub fn is_narrow(window: Vec2) -> bool {
    window.x < 700.0 || window.y > window.x
}

/// Whether a window is wide enough for columns of entries, and for prompts below a dialog.
pub fn is_broad(width: f32) -> bool {
    width >= 700.0
}

/// Whether a window, or the part of it that is free, is too low for a dialog with its ornaments, as
/// that of a phone held sideways is.
pub fn is_low(height: f32) -> bool {
    height < 480.0
}

/// Whether a window is too low for the margins that the setup of a match has on a desk.
pub fn is_low_for_setup(height: f32) -> bool {
    height < 500.0
}

/// Whether a window is too low for the buttons of a question below each other.
pub fn is_low_for_question(height: f32, text: f32) -> bool {
    height < 420.0 * text.max(1.0)
}

/// Whether a window is too small for the list of persons beside a person's page.
pub fn is_small_for_gallery(window: Vec2) -> bool {
    window.x < 860.0 || window.y < 500.0
}

/// Whether a window is too narrow for the parts of a drill beside each other.
pub fn is_narrow_for_drill(width: f32) -> bool {
    width < 760.0
}

/// Whether the rules show one leaf at a time: contents and page side by side need a certain height,
/// too.
pub fn is_small_for_rules(window: Vec2, text: f32) -> bool {
    is_narrow(window) || is_low(window.y) || text > 1.4
}

/// Whether the list of contents of the rules is beside their title, in this low room, not below it.
pub fn has_contents_beside_title(room: Vec2, text: f32) -> bool {
    room.y <= 320.0 && room.x >= 560.0 && !is_large(text)
}

/// Whether there is room for a panel of games beside the sheet of a setup, on a stage of this width.
pub fn has_games_beside_setup(width: f32, text: f32) -> bool {
    width >= 1000.0 && !is_large(text)
}

/// Whether there is room for a sample of the table beside the settings.
pub fn has_sample_beside_settings(room: Vec2, text: f32) -> bool {
    room.x >= 1000.0 && room.y >= 440.0 && !is_huge(text)
}

/// Whether seats, or switches, are in two columns on a sheet of this width.
pub fn has_two_columns(width: f32, text: f32) -> bool {
    width >= 640.0 * text.max(1.0)
}

/// Whether a puzzle has its words below its picture, not beside it, on a list of this width.
pub fn has_upright_puzzles(width: f32, text: f32) -> bool {
    width < 520.0 && text <= 1.35
}

/// Whether the panel of a result is narrow: it has a smaller padding, and smaller parts.
pub fn is_narrow_for_result(width: f32) -> bool {
    width < 480.0
}

/// Whether the links to the pages of a game have their names below them, not beside them.
pub fn are_page_names_below(text: f32) -> bool {
    text > 1.15
}

/// Whether the text is so large that a long name takes a smaller size, or the foot of its place.
pub fn is_enlarged(text: f32) -> bool {
    text > 1.2
}

/// Whether the text is large: portraits are smaller, side notes are left out, and panels beside the
/// main one go.
pub fn is_large(text: f32) -> bool {
    text > 1.3
}

/// Whether the text is so large that there is one column where there were several, and a last note
/// is left out.
pub fn is_very_large(text: f32) -> bool {
    text > 1.5
}

/// Whether the portrait of a drill is beside its question.
pub fn is_portrait_beside_question(text: f32) -> bool {
    text < 1.5
}

/// Whether the text is so large that lines which only describe are left out.
pub fn is_huge(text: f32) -> bool {
    text > 1.6
}

/// The columns of what is offered today, for a panel of this width and texts of this scale.
pub fn today_columns(width: f32, text: f32) -> usize {
    let least = 310.0 * text.max(1.0);
    ((width / least) as usize).clamp(1, 3)
}
