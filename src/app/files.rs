//! The player's files: read at startup, and written on a thread, never within a frame. Each error
//! is reported once, as a sentence.

mod notice;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{LastSystems, NoticeSystems};
#[cfg(not(target_arch = "wasm32"))]
use crate::platform::crash;
use crate::rules::Record;
use crate::store::library::LIBRARY;
use crate::store::{Store, StoreError, undoubled};
#[cfg(not(target_arch = "wasm32"))]
use crate::texts::Sentence;
use crate::texts::Worded;

pub use notice::{Notice, SetAside};

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

/// Seconds until what could not be written is tried again.
const AGAIN: f32 = 5.0;
/// Seconds until the next check whether the writing thread is done.
const SOON: f32 = 0.05;

/// The player's files; tests use an in-memory store.
#[derive(Resource, Clone)]
pub struct Files(pub Store);

impl Files {
    /// Reads a file and parses its JSON with `parse`. A file that cannot be read is renamed, and
    /// the notice reports this with the sentence `refused` (`{why}`, `{file}`).
    pub fn read<T, E: fmt::Display + Send + Sync + 'static>(
        &self,
        name: &str,
        refused: &'static str,
        notice: &mut Notice,
        parse: impl FnOnce(&str) -> Result<T, E>,
    ) -> Option<T> {
        self.read_or_set_aside(name, parse).unwrap_or_else(|aside| {
            notice.tell_of_refused(refused, aside);
            None
        })
    }

    /// The same, but it is left to the caller to report a file that cannot be read.
    ///
    /// # Errors
    /// If the file cannot be read. It was renamed if it is damaged.
    pub fn read_or_set_aside<T, E: fmt::Display + Send + Sync + 'static>(
        &self,
        name: &str,
        parse: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<Option<T>, SetAside> {
        let (why, damaged) = match self.0.read(name) {
            Ok(Some(text)) => match parse(undoubled(&text)) {
                Ok(value) => return Ok(Some(value)),
                Err(why) => (Worded::of(why), true),
            },
            Ok(None) => return Ok(None),
            Err(error) => {
                let is_broken = error.is_broken();
                (Worded::of(error), is_broken)
            }
        };
        warn!("{name}: {why}");
        let aside = if damaged {
            self.0.quarantine(name).ok().flatten()
        } else {
            None
        };
        let file = self.0.place_of(aside.as_deref().unwrap_or(name));
        let why = Worded::new(move || why.to_string().trim_end_matches('.').to_owned());
        Err(SetAside { why, file })
    }
}

/// Files to write, on one thread at a time, so that an older text never overwrites a newer one.
#[derive(Resource, Default)]
pub struct Saver {
    waiting: Contents,
    writing: Option<WriteJob>,
    /// When to try again what could not be written, in seconds of the app's time.
    again: Option<f32>,
}

/// What a write came to.
#[derive(Default)]
struct Saved {
    /// What failed, if anything did.
    trouble: Option<StoreError>,
    /// What was not written or removed.
    left: Contents,
}

/// A write in progress. It has its own thread, because the task pools may be busy with image
/// loading and thinking courtiers. In a browser it runs at once: writing is fast there, and there
/// are no threads.
enum WriteJob {
    #[cfg(not(target_arch = "wasm32"))]
    Elsewhere(std::thread::JoinHandle<Saved>),
    Done(Saved),
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

    /// Waits for the job.
    fn finish(self) -> Saved {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Elsewhere(thread) => thread.join().unwrap_or_default(),
            Self::Done(saved) => saved,
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

    /// Writes everything that is queued, before the files are read or imported. Returns an error,
    /// if any; what was not written stays queued.
    pub fn settle(&mut self, store: &Store) -> Option<StoreError> {
        if let Some(writing) = self.writing.take() {
            let Saved { left, .. } = writing.finish();
            self.take_back(left);
        }
        let Saved { trouble, left } = save(store, std::mem::take(&mut self.waiting));
        self.take_back(left);
        trouble
    }

    /// Queues again what could not be written, unless something newer is queued.
    fn take_back(&mut self, left: Contents) {
        for (name, content) in left {
            self.waiting.entry(name).or_insert(content);
        }
    }
}

fn tell_of_store(files: Res<Files>, mut notice: ResMut<Notice>) {
    while let Some(sentence) = files.0.notice() {
        notice.tell(sentence);
    }
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(report) = files.0.folder().and_then(crash::take_unseen) {
        let file = report.display().to_string();
        notice.tell(Sentence::new("crash-last").with("file", file));
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
    let now = time.elapsed_secs();
    if saver.writing.as_ref().is_some_and(WriteJob::is_done)
        && let Some(writing) = saver.writing.take()
    {
        let Saved { trouble, left } = writing.finish();
        saver.take_back(left);
        let before = std::mem::replace(&mut saver.again, trouble.as_ref().map(|_| now + AGAIN));
        // One notice, however often it is tried.
        if let Some(error) = trouble.filter(|_| before.is_none()) {
            notice.tell(Worded::of(error));
        }
    }
    while let Some(sentence) = files.0.notice() {
        notice.tell(sentence);
    }
    let waits = saver.again.is_some_and(|again| now < again);
    if saver.writing.is_none() && !saver.waiting.is_empty() && !waits {
        let contents = std::mem::take(&mut saver.waiting);
        saver.writing = Some(WriteJob::begin(&files.0, contents));
    }
    if saver.writing.is_some() {
        // Without this, a sleeping window would hold back the queued files and the thread's errors.
        redraw.at(now + SOON);
    } else if let Some(again) = saver.again {
        redraw.at(again);
    }
}

/// Writes or removes each file. A match may move from one file to another, so nothing is removed
/// before everything is written, nor if a write failed.
fn save(store: &Store, mut contents: Contents) -> Saved {
    let mut saved = Saved::default();
    let mut surplus = Vec::new();
    // First the favourites: a full storage must not delete one that has just become one.
    let favourites = contents.remove_entry(LIBRARY);
    for (name, content) in favourites.into_iter().chain(contents) {
        let text = match &content {
            Content::Text(text) => text.clone(),
            Content::Match(record) => record.to_json(),
            Content::Nothing => {
                surplus.push(name);
                continue;
            }
        };
        if let Err(error) = store.write(&name, &text) {
            saved.trouble = Some(error);
            saved.left.insert(name, content);
        }
    }
    for name in surplus {
        let removed = match saved.trouble {
            None => store.remove(&name),
            Some(_) => Ok(()),
        };
        if let Err(error) = removed {
            saved.trouble = Some(error);
        }
        if saved.trouble.is_some() {
            saved.left.insert(name, Content::Nothing);
        }
    }
    saved
}

/// Writes everything before the window closes, so that nothing is lost.
fn flush(files: Res<Files>, mut saver: ResMut<Saver>) {
    let restored = files.0.restore().err();
    for error in restored.into_iter().chain(saver.settle(&files.0)) {
        error!("{error}");
    }
}
