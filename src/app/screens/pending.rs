//! What waits for the player to confirm it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::course::Course;
use crate::app::screens::panel::PanelContext;
use crate::app::session::{Matches, Open};
use crate::app::state::Menu;
use crate::rules::Record;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pending>();
}

/// What happens if the player confirms.
pub(super) enum PendingAction {
    /// A match starts.
    Start(Box<Record>),
    /// A lesson or puzzle starts, leaving the match on the table.
    Learn(Course),
    /// The saved match with this number is deleted.
    Delete(u64),
    /// The match that was set aside in this file is deleted.
    DeleteAside(String),
}

/// What happens if the player confirms, while the dialog asks.
#[derive(Resource, Default)]
pub(super) struct Pending(pub Option<PendingAction>);

impl Pending {
    /// Lets an action wait. Returns the menu that asks for it.
    pub fn ask(&mut self, action: PendingAction) -> Menu {
        let menu = match action {
            PendingAction::Start(_) => Menu::ConfirmStart,
            PendingAction::Learn(_) => Menu::ConfirmLesson,
            PendingAction::Delete(_) | PendingAction::DeleteAside(_) => Menu::ConfirmDelete,
        };
        self.0 = Some(action);
        menu
    }
}

/// What starts a match.
#[derive(SystemParam)]
pub(super) struct Starter<'w> {
    pub matches: Res<'w, Matches>,
    pending: ResMut<'w, Pending>,
    pub opens: MessageWriter<'w, Open>,
}

impl Starter<'_> {
    /// Starts a match beside those under way; asks first if one of them has to make room.
    pub fn start(&mut self, panel: &mut PanelContext, record: Record) {
        if self.matches.is_full() {
            let action = PendingAction::Start(Box::new(record));
            panel.open(self.pending.ask(action));
        } else {
            self.opens.write(Open::game(record));
        }
    }
}
