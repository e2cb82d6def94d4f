//! The match is saved after every move, and what was saved is offered as *Continue*.

use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use bevy::tasks::Task;

use super::super::SessionSystems;
use super::super::settings::Files;
use super::Applied;
use super::Laid;
use super::Session;
use super::TableGame;
use super::TableState;
use crate::rules::Record;
use crate::store::Store;

/// The name under which the running match is kept.
pub const AUTOSAVE: &str = "match.json";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saver>()
        .init_resource::<SavedMatch>()
        .add_systems(Startup, read)
        .add_systems(Update, write.after(KeepSystems).in_set(SessionSystems::Advance))
        .add_systems(Last, flush.run_if(on_message::<AppExit>));
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        keep::<G>
            .run_if(resource_exists::<Session<G>>)
            .in_set(SessionSystems::Advance)
            .in_set(KeepSystems),
    );
}

/// The systems that say what to write, one a game.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
struct KeepSystems;

/// The match that *Continue* opens.
#[derive(Resource, Default, Debug)]
pub struct SavedMatch {
    /// Its record; a finished match is not continued.
    pub record: Option<Record>,
    /// Why there is none although something was saved, for people.
    pub notice: Option<String>,
}

/// Writes one file at a time, so that an older text never overtakes a newer one.
#[derive(Resource, Default)]
struct Saver {
    waiting: Option<Option<String>>,
    task: Option<Task<Option<String>>>,
}

fn read(files: Res<Files>, mut saved: ResMut<SavedMatch>) {
    saved.notice = files.0.notice();
    let text = match files.0.read(AUTOSAVE) {
        Ok(Some(text)) => text,
        Ok(None) => return,
        Err(error) => {
            saved.notice = Some(error.to_string());
            return;
        }
    };
    let record = Record::from_json(&text).map_err(|error| error.to_string()).and_then(|record| {
        let variant = crate::rules::registry::variant(&record.variant);
        let replay = variant.map(|variant| (variant.replay)(&record));
        match replay {
            Some(Ok(_)) => Ok(record),
            Some(Err(error)) => Err(error.to_string()),
            None => Err(crate::rules::SetupError::UnknownVariant(record.variant).to_string()),
        }
    });
    match record {
        Ok(record) => saved.record = Some(record),
        Err(why) => {
            let kept = files.0.set_aside(AUTOSAVE).ok().flatten().unwrap_or_default();
            saved.notice = Some(crate::texts::fill("save.refused", &[("why", &why), ("file", &kept)]));
        }
    }
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
    let record = session.game.record();
    let text = (!over).then(|| record.to_json());
    saved.record = (!over).then_some(record);
    saver.waiting = Some(text);
}

fn write(files: Res<Files>, mut saver: ResMut<Saver>, mut saved: ResMut<SavedMatch>) {
    if saver.task.as_ref().is_some_and(Task::is_finished)
        && let Some(mut task) = saver.task.take()
        && let Some(Some(error)) = bevy::tasks::futures::check_ready(&mut task)
    {
        saved.notice = Some(error);
    }
    if saver.task.is_some() {
        return;
    }
    if let Some(text) = saver.waiting.take() {
        let store = files.0.clone();
        saver.task = Some(IoTaskPool::get().spawn(async move { save(&store, text) }));
    }
}

/// Writes the match, or removes it when it is over; the sentence of what went wrong.
fn save(store: &Store, text: Option<String>) -> Option<String> {
    let result = match text {
        Some(text) => store.write(AUTOSAVE, &text),
        None => store.remove(AUTOSAVE),
    };
    result.err().map(|error| error.to_string())
}

/// The window closes: nothing may be lost.
fn flush(files: Res<Files>, mut saver: ResMut<Saver>) {
    if let Some(task) = saver.task.take() {
        bevy::tasks::block_on(task);
    }
    if let Some(text) = saver.waiting.take()
        && let Some(error) = save(&files.0, text)
    {
        error!("{error}");
    }
}
