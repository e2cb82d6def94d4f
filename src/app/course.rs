//! Lessons and puzzles on the table: pages ask for them here.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartCourse>();
}

/// Something that is practised on the table, one step after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Course {
    /// The lesson of this variant, from the first step that is not done.
    Lesson(String),
    /// The puzzle with this id.
    Puzzle(String),
}

/// Begins a lesson or a puzzle.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct StartCourse(pub Course);
