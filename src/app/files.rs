//! The player's files: read at the start, written in a thread, never in a frame. What goes wrong is
//! told once, in a sentence.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::Arc;

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{LastSystems, NoticeSystems};
use crate::rules::Record;
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

/// When to look again whether all is written, in seconds.
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
        let kept = self.0.quarantine(name).ok().flatten().unwrap_or_default();
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

/// Files to be written, one thread at a time, so that an older text never overtakes a newer one.
#[derive(Resource, Default)]
pub struct Saver {
    waiting: Contents,
    writing: Option<WriteJob>,
}

/// What is being written elsewhere. It has a thread of its own: the tasks of the pools may wait for
/// pictures that are read, and for courtiers. In a browser nothing is slow, and nothing elsewhere.
enum WriteJob {
    #[cfg(not(target_arch = "wasm32"))]
    Elsewhere(std::thread::JoinHandle<Option<String>>),
    Done(Option<String>),
}

impl WriteJob {
    #[cfg(not(target_arch = "wasm32"))]
    fn begin(store: &Store, contents: Contents) -> Self {
        let (elsewhere, own) = (store.clone(), contents.clone());
        let thread = std::thread::Builder::new().name("save".to_owned());
        match thread.spawn(move || save(&elsewhere, own)) {
            Ok(thread) => Self::Elsewhere(thread),
            Err(_) => Self::Done(save(store, contents)),
        }
    }

    #[cfg(target_arch = "wasm32")]
    fn begin(store: &Store, contents: Contents) -> Self {
        Self::Done(save(store, contents))
    }

    fn is_done(&self) -> bool {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Elsewhere(thread) => thread.is_finished(),
            Self::Done(_) => true,
        }
    }

    /// Waits for it; the sentence of what went wrong.
    fn finish(self) -> Option<String> {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Elsewhere(thread) => thread.join().ok().flatten(),
            Self::Done(trouble) => trouble,
        }
    }
}

/// What a file is to hold.
#[derive(Clone)]
enum Content {
    Text(String),
    /// A match, which becomes a text where it is written: a long one takes its time.
    Match(Arc<Record>),
    /// The file is removed.
    Nothing,
}

/// Contents by the names of their files.
type Contents = BTreeMap<String, Content>;

impl Saver {
    /// Writes a file soon; of several wishes the last counts.
    pub fn keep(&mut self, name: &str, text: String) {
        self.waiting.insert(name.to_owned(), Content::Text(text));
    }

    /// Writes a match soon.
    pub fn keep_match(&mut self, name: String, record: Arc<Record>) {
        self.waiting.insert(name, Content::Match(record));
    }

    /// Removes a file soon, when all that is to be written was written.
    pub fn remove(&mut self, name: String) {
        self.waiting.insert(name, Content::Nothing);
    }

    /// What waits to be written under this name is not wanted any more.
    pub fn forget(&mut self, name: &str) {
        self.waiting.remove(name);
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
    if saver.writing.as_ref().is_some_and(WriteJob::is_done)
        && let Some(writing) = saver.writing.take()
        && let Some(error) = writing.finish()
    {
        notice.tell(error);
    }
    if saver.writing.is_none() && !saver.waiting.is_empty() {
        let contents = std::mem::take(&mut saver.waiting);
        saver.writing = Some(WriteJob::begin(&files.0, contents));
    }
    if saver.writing.is_some() {
        // A sleeping window must not keep what waits behind the thread, nor what that has to
        // tell.
        redraw.at(time.elapsed_secs() + SOON);
    }
}

/// Writes or removes each; the sentence of what went wrong. A match may move from one file to
/// another: nothing is removed before all is written, nor if something could not be.
fn save(store: &Store, contents: Contents) -> Option<String> {
    let mut trouble = None;
    let mut surplus = Vec::new();
    for (name, content) in contents {
        let text = match content {
            Content::Text(text) => text,
            Content::Match(record) => record.to_json(),
            Content::Nothing => {
                surplus.push(name);
                continue;
            }
        };
        if let Err(error) = store.write(&name, &text) {
            trouble = Some(error.to_string());
        }
    }
    for name in surplus.into_iter().filter(|_| trouble.is_none()) {
        if let Err(error) = store.remove(&name) {
            return Some(error.to_string());
        }
    }
    trouble
}

/// The window closes: nothing may be lost.
fn flush(files: Res<Files>, mut saver: ResMut<Saver>) {
    if let Some(writing) = saver.writing.take() {
        writing.finish();
    }
    if let Some(error) = save(&files.0, std::mem::take(&mut saver.waiting)) {
        error!("{error}");
    }
}
