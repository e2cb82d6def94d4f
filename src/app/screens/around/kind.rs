//! What goes on at the table.

use crate::app::screens::around::course;
use crate::app::screens::around::course::view::CourseData;
use crate::app::screens::around::sources::Sources;
use crate::app::screens::panel::PanelContext;

/// What goes on at the table.
pub(super) enum Around {
    /// A match.
    Play,
    /// The replay and review of one.
    Replay,
    /// A lesson or puzzle.
    Course(Box<CourseData>),
}

impl Around {
    pub(super) fn of(panel: &PanelContext, sources: &Sources) -> Self {
        match course::data(panel, sources) {
            Some(data) => Self::Course(Box::new(data)),
            None if sources.replay.open => Self::Replay,
            None => Self::Play,
        }
    }
}
