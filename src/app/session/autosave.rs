//! The match is saved after every move, and what was saved is offered as *Continue*.

use bevy::prelude::*;

use super::super::SessionSystems;
use super::super::files::Files;
use super::super::files::Notice;
use super::super::files::Saver;
use super::Applied;
use super::Laid;
use super::Session;
use super::TableGame;
use super::TableState;
use crate::rules::Record;
use crate::rules::SetupError;
use crate::rules::registry;

/// The name under which the running match is kept.
pub const AUTOSAVE: &str = "match.json";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedMatch>().add_systems(Startup, read);
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        keep::<G>.run_if(resource_exists::<Session<G>>).in_set(SessionSystems::Advance),
    );
}

/// The match that *Continue* opens; a finished match is not continued.
#[derive(Resource, Default, Debug)]
pub struct SavedMatch(pub Option<Record>);

fn read(files: Res<Files>, mut saved: ResMut<SavedMatch>, mut notice: ResMut<Notice>) {
    saved.0 = files.read(AUTOSAVE, "save.refused", &mut notice, |text| {
        let record = Record::from_json(text).map_err(|error| error.to_string())?;
        let variant = registry::variant(&record.variant);
        let variant = variant.ok_or_else(|| SetupError::UnknownVariant(record.variant.clone()).to_string())?;
        (variant.replay)(&record).map_err(|error| error.to_string())?;
        Ok(record)
    });
}

fn keep<G: TableGame>(
    session: Res<Session<G>>,
    table: Res<TableState>,
    mut applied: MessageReader<Applied>,
    mut laid: MessageReader<Laid>,
    mut last: Local<Option<(u32, usize, bool)>>,
    mut saver: ResMut<Saver>,
    mut saved: ResMut<SavedMatch>,
) {
    let any = applied.read().count() + laid.read().count() > 0;
    let over = session.game.turn().outcome().is_some();
    let now = (table.opened, session.game.plies().len(), over);
    if !any && *last == Some(now) {
        return;
    }
    *last = Some(now);
    saved.0 = (!over).then(|| session.game.record());
    saver.keep(AUTOSAVE, saved.0.as_ref().map(Record::to_json));
}
