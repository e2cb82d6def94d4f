//! What waits for the player to confirm it, and what starts without a question because nothing is lost:
//! see [`Farewell`].

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::course::{Course, StartCourse};
use crate::app::farewell::Farewell;
use crate::app::session::Open;
use crate::app::state::Menu;
use crate::rules::Record;

pub(in crate::app::screens) fn plugin(app: &mut App) {
    app.init_resource::<Pending>();
}

/// What happens if the player confirms.
pub(in crate::app::screens) enum PendingAction {
    /// The saved match with this number is deleted.
    Delete(u64),
    /// The match that was set aside in this file is deleted.
    DeleteAside(String),
}

/// What happens if the player confirms, while the dialog asks.
#[derive(Resource, Default)]
pub(in crate::app::screens) struct Pending(pub Option<PendingAction>);

impl Pending {
    /// Lets an action wait. Returns the menu that asks for it.
    pub fn ask(&mut self, action: PendingAction) -> Menu {
        self.0 = Some(action);
        Menu::ConfirmDelete
    }
}

/// What starts a match or a lesson.
#[derive(SystemParam)]
pub(in crate::app::screens) struct Starter<'w> {
    pub farewell: Farewell<'w>,
    pub opens: MessageWriter<'w, Open>,
    pub courses: MessageWriter<'w, StartCourse>,
}

impl Starter<'_> {
    /// Starts a match beside those under way.
    pub fn start(&mut self, record: Record) {
        self.farewell.for_a_match(Some(&record));
        self.opens.write(Open::game(record));
    }

    /// Begins a lesson.
    pub fn learn(&mut self, lesson: Course) {
        self.farewell.for_a_lesson();
        self.courses.write(StartCourse(lesson));
    }
}
