//! The player's files: read at startup, and written on a thread, never within a frame. Each error
//! is reported once, as a sentence.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::Arc;

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{LastSystems, NoticeSystems};
#[cfg(not(target_arch = "wasm32"))]
use crate::platform::crash;
use crate::rules::Record;
use crate::store::Store;
use crate::texts;

/// Opens the player's files, unless the program has already done so. The window needs them before
/// all others.
pub(super) fn open_plugin(app: &mut App) {
    if !app.world().contains_resource::<Files>() {
        app.insert_resource(Files(open_store()));
    }
}

pub(super) fn plugin(app: &mut App) {
    open_plugin(app);
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

/// Opens the player's store. If another page already uses the same storage, the store is read-only.
fn open_store() -> Store {
    #[cfg(target_arch = "wasm32")]
    if !crate::app::page::alone() {
        return Store::open_second();
    }
    Store::open()
}

/// Seconds until the next check whether the writing thread is done.
const SOON: f32 = 0.05;

/// The player's files; tests use an in-memory store.
#[derive(Resource, Clone)]
pub struct Files(pub Store);

impl Files {
    /// Reads a file and parses its JSON with `parse`. A file that cannot be read is renamed, and
    /// the notice reports this with the sentence `refused` (`{why}`, `{file}`).
    pub fn read<T, E: fmt::Display>(
        &self,
        name: &str,
        refused: &str,
        notice: &mut Notice,
        parse: impl FnOnce(&str) -> Result<T, E>,
    ) -> Option<T> {
        self.read_or_set_aside(name, notice, parse)
            .unwrap_or_else(|SetAside { why, file }| {
                notice.tell(texts::fill(refused, &[("why", &why), ("file", &file)]));
                None
            })
    }

    /// The same, but it is left to the caller to report a file that cannot be read.
    ///
    /// # Errors
    /// If the file cannot be read and was renamed.
    pub fn read_or_set_aside<T, E: fmt::Display>(
        &self,
        name: &str,
        notice: &mut Notice,
        parse: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<Option<T>, SetAside> {
        let why = match self.0.read(name) {
            Ok(Some(text)) => match parse(&text) {
                Ok(value) => return Ok(Some(value)),
                Err(why) => {
                    let why = why.to_string();
                    warn!("{name}: {why}");
                    why
                }
            },
            Ok(None) => return Ok(None),
            Err(error) if error.is_broken() => error.to_string(),
            Err(error) => {
                notice.tell(error.to_string());
                return Ok(None);
            }
        };
        let file = self.0.quarantine(name).ok().flatten().unwrap_or_default();
        Err(SetAside { why, file })
    }
}

/// A file that could not be read, and was renamed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Why, as the end of a sentence.
    pub why: String,
    /// Its new name.
    pub file: String,
}

/// Queue of sentences to show the player, whatever is on the screen: about files, and about requests that failed. Each stays
/// until it is closed.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Notice(VecDeque<String>);

impl Notice {
    /// Appends a sentence to the queue.
    pub fn tell(&mut self, sentence: impl Into<String>) {
        let sentence = sentence.into();
        if self.0.back() != Some(&sentence) {
            self.0.push_back(sentence);
        }
    }

    /// The sentence to show now. `None` if there is none.
    pub fn now(&self) -> Option<&str> {
        self.0.front().map(String::as_str)
    }

    /// Dismisses the current sentence.
    pub fn seen(&mut self) {
        self.0.pop_front();
    }
}

/// Files to write, on one thread at a time, so that an older text never overwrites a newer one.
#[derive(Resource, Default)]
pub struct Saver {
    waiting: Contents,
    writing: Option<WriteJob>,
}

/// A write in progress. It has its own thread, because the task pools may be busy with image
/// loading and thinking courtiers. In a browser it runs at once: writing is fast there, and there
/// are no threads.
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

    /// Waits for the job. Returns an error sentence, if any.
    fn finish(self) -> Option<String> {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Elsewhere(thread) => thread.join().ok().flatten(),
            Self::Done(trouble) => trouble,
        }
    }
}

/// The new content of a file.
#[derive(Clone)]
enum Content {
    Text(String),
    /// A match, serialized on the writing thread because a long one takes time.
    Match(Arc<Record>),
    /// Removes the file.
    Nothing,
}

/// Contents by file name.
type Contents = BTreeMap<String, Content>;

impl Saver {
    /// Queues a file for writing; the last call for a name wins.
    pub fn keep(&mut self, name: &str, text: String) {
        self.waiting.insert(name.to_owned(), Content::Text(text));
    }

    /// Queues a match for writing.
    pub fn keep_match(&mut self, name: String, record: Arc<Record>) {
        self.waiting.insert(name, Content::Match(record));
    }

    /// Queues a file for removal, after all pending writes.
    pub fn remove(&mut self, name: String) {
        self.waiting.insert(name, Content::Nothing);
    }

    /// Discards what is queued under this name.
    pub fn forget(&mut self, name: &str) {
        self.waiting.remove(name);
    }
}

fn tell_of_store(files: Res<Files>, mut notice: ResMut<Notice>) {
    if let Some(sentence) = files.0.notice() {
        notice.tell(sentence);
    }
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(report) = files.0.folder().and_then(crash::take_unseen) {
        let file = report.display().to_string();
        notice.tell(texts::fill("crash-last", &[("file", &file)]));
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
        // Without this, a sleeping window would hold back the queued files and the thread's errors.
        redraw.at(time.elapsed_secs() + SOON);
    }
}

/// Writes or removes each file. Returns an error sentence, if any. A match may move from one file
/// to another, so nothing is removed before everything is written, nor if a write failed.
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

/// Writes everything before the window closes, so that nothing is lost.
fn flush(files: Res<Files>, mut saver: ResMut<Saver>) {
    if let Some(writing) = saver.writing.take() {
        writing.finish();
    }
    if let Some(error) = save(&files.0, std::mem::take(&mut saver.waiting)) {
        error!("{error}");
    }
}
