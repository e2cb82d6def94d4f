//! The player's files: read at the start, written in a task, never in a frame. What goes wrong is
//! told once, in a sentence.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task};

use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{LastSystems, NoticeSystems};
use crate::store::Store;
use crate::texts;

pub(super) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Files>() {
        app.insert_resource(Files(open_store()));
    }
    app.init_resource::<Saver>()
        .init_resource::<Notice>()
        .add_systems(PreStartup, tell_of_store.in_set(NoticeSystems))
        .add_systems(
            Last,
            (write, flush.run_if(on_message::<AppExit>))
                .chain()
                .in_set(LastSystems::Save),
        );
}

/// The player's store; in a second page at the same storage one that changes nothing there.
fn open_store() -> Store {
    #[cfg(target_arch = "wasm32")]
    if !crate::app::page::alone() {
        return Store::open_second();
    }
    Store::open()
}

/// When to look again whether a task has written, in seconds.
const SOON: f32 = 0.05;

/// The files of this player; tests use some in memory.
#[derive(Resource, Clone)]
pub struct Files(pub Store);

impl Files {
    /// Reads a file as JSON through `parse`. A file that cannot be read is set aside under another
    /// name, and the notice says so with the sentence `refused` (`{why}`, `{file}`).
    pub fn read<T, E: fmt::Display>(
        &self,
        name: &str,
        refused: &str,
        notice: &mut Notice,
        parse: impl FnOnce(&str) -> Result<T, E>,
    ) -> Option<T> {
        let why = match self.0.read(name) {
            Ok(Some(text)) => match parse(&text) {
                Ok(value) => return Some(value),
                Err(why) => {
                    let why = why.to_string();
                    warn!("{name}: {why}");
                    why
                }
            },
            Ok(None) => return None,
            Err(error) if error.is_broken() => error.to_string(),
            Err(error) => {
                notice.tell(error.to_string());
                return None;
            }
        };
        let kept = self.0.set_aside(name).ok().flatten().unwrap_or_default();
        notice.tell(texts::fill(refused, &[("why", &why), ("file", &kept)]));
        None
    }
}

/// What the player is to be told of the files, one sentence after another: each stays until it was
/// seen.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Notice(VecDeque<String>);

impl Notice {
    /// Tells this after what waits already.
    pub fn tell(&mut self, sentence: impl Into<String>) {
        let sentence = sentence.into();
        if self.0.back() != Some(&sentence) {
            self.0.push_back(sentence);
        }
    }

    /// What is told now.
    pub fn now(&self) -> Option<&str> {
        self.0.front().map(String::as_str)
    }

    /// What is told now was seen.
    pub fn seen(&mut self) {
        self.0.pop_front();
    }
}

/// Texts to be written, one task at a time, so that an older text never overtakes a newer one.
#[derive(Resource, Default)]
pub struct Saver {
    waiting: BTreeMap<&'static str, Option<String>>,
    task: Option<Task<Option<String>>>,
}

impl Saver {
    /// Writes a file soon, or removes it; of several wishes the last counts.
    pub fn keep(&mut self, name: &'static str, text: Option<String>) {
        self.waiting.insert(name, text);
    }
}

fn tell_of_store(files: Res<Files>, mut notice: ResMut<Notice>) {
    if let Some(sentence) = files.0.notice() {
        notice.tell(sentence);
    }
}

fn write(
    files: Res<Files>,
    mut saver: ResMut<Saver>,
    mut notice: ResMut<Notice>,
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
) {
    let saver = saver.bypass_change_detection();
    if saver.task.as_ref().is_some_and(Task::is_finished)
        && let Some(mut task) = saver.task.take()
        && let Some(Some(error)) = check_ready(&mut task)
    {
        notice.tell(error);
    }
    if saver.task.is_none() && !saver.waiting.is_empty() {
        let texts = std::mem::take(&mut saver.waiting);
        let store = files.0.clone();
        saver.task = Some(IoTaskPool::get().spawn(async move { save(&store, texts) }));
    }
    if saver.task.is_some() {
        // A sleeping window must not keep what waits behind the task, nor what the task has to
        // tell.
        redraw.at(time.elapsed_secs() + SOON);
    }
}

/// Writes or removes each; the sentence of what went wrong.
fn save(store: &Store, texts: BTreeMap<&'static str, Option<String>>) -> Option<String> {
    let mut trouble = None;
    for (name, text) in texts {
        let result = match text {
            Some(text) => store.write(name, &text),
            None => store.remove(name),
        };
        trouble = result.err().map(|error| error.to_string()).or(trouble);
    }
    trouble
}

/// The window closes: nothing may be lost.
fn flush(files: Res<Files>, mut saver: ResMut<Saver>) {
    if let Some(task) = saver.task.take() {
        bevy::tasks::block_on(task);
    }
    if let Some(error) = save(&files.0, std::mem::take(&mut saver.waiting)) {
        error!("{error}");
    }
}
