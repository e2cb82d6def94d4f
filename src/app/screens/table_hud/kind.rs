//! What goes on at the table.

use crate::app::screens::panel::PanelContext;
use crate::app::screens::table_hud::course;
use crate::app::screens::table_hud::course::view::CourseData;
use crate::app::screens::table_hud::sources::Sources;

/// What goes on at the table.
pub(super) enum TableHud {
    /// A match.
    Match,
    /// The replay and review of one.
    Replay,
    /// A lesson or puzzle.
    Course(Box<CourseData>),
}

impl TableHud {
    pub(super) fn of(panel: &PanelContext, sources: &Sources) -> Self {
        match course::data(panel, sources) {
            Some(data) => Self::Course(Box::new(data)),
            None if sources.replay.open => Self::Replay,
            None => Self::Match,
        }
    }
}
