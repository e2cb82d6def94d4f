//! What the set-up asks of others: to start a match or a lesson, and to open a drill.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::screens::guests::GuestStarter;
use crate::app::screens::people_line::ShownLine;
use crate::app::screens::requests::next_drill::NextDrill;
use crate::app::screens::requests::pending::Starter;
use crate::app::session::Games;
use crate::app::state::Menu;
use crate::rules::{Occupant, Record};
use crate::texts::Sentence;

/// What the page asks for.
#[derive(SystemParam)]
pub(super) struct SetupRequests<'w> {
    pub starter: Starter<'w>,
    pub guests: GuestStarter<'w>,
    pub line: ResMut<'w, ShownLine>,
    pub next_drill: ResMut<'w, NextDrill>,
}

impl SetupRequests<'_> {
    /// Starts a match, or lays a table for its guests. Returns the menu that is shown then.
    pub fn start(&mut self, record: Record, games: &Games) -> Option<Menu> {
        if record.seats.iter().any(Occupant::is_guest) {
            if self.guests.lay(record, games) {
                return Some(Menu::Lobby);
            }
            let impossible = Sentence::new("guests-impossible");
            self.starter.farewell.notice.tell(impossible);
            return None;
        }
        self.starter.start(record);
        None
    }
}
