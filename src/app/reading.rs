//! Reads texts and files of other people in the background, and opens the match that they describe;
//! of a text with several games a list is shown ([`screens`](super::screens)). On the desktop a task
//! reads; a page has one thread, and reads in slices between frames.

use std::fs::File;
use std::future::Future;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use bevy::platform::cell::SyncCell;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::futures_lite::future::yield_now;
use coffer_guests::link::TableLink;

use crate::app::farewell::Farewell;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::{Games, Open};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use crate::app::transfer;
use crate::app::transfer::{JoinTable, OpenSource};
use crate::app::wording::games;
use crate::app::wording::games::GameListData;
use crate::rules::game_list::GameList;
use crate::rules::registry::Registry;
use crate::rules::share::{Company, OpenError, Opened};
use crate::rules::{Record, share};
use crate::texts::{self, Sentence, Worded};

/// The largest file to read, in bytes; a match takes a few thousand.
const LARGEST: u64 = share::MAX_TEXT as u64;
/// The shortest time to read without a pause. In a page a frame follows, of which some thirty a second
/// are enough while nothing but the number of games changes. Where a frame takes longer, as much time is
/// for reading as for drawing.
const SLICE: Duration = Duration::from_millis(25);
/// Seconds until the player sees how far a text is read.
const LONG: f32 = 0.5;
/// The number of games read is announced by the thousand, so that a screen reader is not talking all the time.
const TOLD: usize = 1_000;
/// Seconds until the next check whether a text is read. In a page it is read at each check.
const SOON: f32 = if cfg!(target_arch = "wasm32") {
    0.0
} else {
    0.05
};

/// What reads a text.
#[cfg(not(target_arch = "wasm32"))]
type ReadTask = bevy::tasks::Task<Result<Found, Worded>>;
/// What reads a text.
#[cfg(target_arch = "wasm32")]
type ReadTask = std::pin::Pin<Box<dyn Future<Output = Result<Found, Worded>> + Send>>;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reading>()
        .add_message::<GamesFound>()
        .add_message::<TextRefused>()
        .add_systems(
            Update,
            (begin, finish)
                .chain()
                .run_if(not(in_state(Screen::Loading)))
                .after(FrameSystems::Transfer)
                .in_set(SessionSystems::ReadInput),
        );
}

/// The text that is being read.
#[derive(Resource, Default)]
pub struct Reading {
    task: Option<SyncCell<ReadTask>>,
    /// The name of the file, if it is one.
    file: Option<String>,
    /// When it began, in seconds of the app's time.
    begun: f32,
    /// What the task and the window know of each other.
    shared: Arc<Shared>,
}

/// What the task that reads and the window know of each other.
#[derive(Default)]
struct Shared {
    /// The number of games read so far.
    games: AtomicUsize,
    /// How long the task may read without a pause, in milliseconds, if that is longer than [`SLICE`].
    slice: AtomicU64,
}

impl Reading {
    /// Whether a text is being read.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// How far a text is read that takes long, in words. `now` is in seconds of the app's time.
    pub fn progress(&self, now: f32) -> Option<String> {
        if self.task.is_none() || now - self.begun < LONG {
            return None;
        }
        let what = match &self.file {
            Some(file) => texts::fill("carry-reading-file", &[("file", file)]),
            None => texts::text("carry-reading-text").to_owned(),
        };
        let games = self.shared.games.load(Ordering::Relaxed) / TOLD * TOLD;
        Some(match games {
            0 => texts::fill("carry-reading-begun", &[("what", &what)]),
            _ => texts::fill(
                "carry-reading-games",
                &[("what", &what), ("n", &games.to_string())],
            ),
        })
    }

    /// Stops reading; nothing is opened.
    pub fn cancel(&mut self) {
        // A task ends at its next pause when it is dropped.
        self.task = None;
    }
}

/// What a text describes.
enum Found {
    /// A match.
    Match(Box<Record>),
    /// Several games, and how the page shows them.
    List(GamesFound),
}

/// Message: a text with several games was read.
#[derive(Message, Debug)]
pub struct GamesFound {
    /// The games.
    pub list: GameList,
    /// The same in words.
    pub data: GameListData,
}

/// Message: what was to be opened from the text box cannot be, with the sentence why.
#[derive(Message, Clone, Debug)]
pub struct TextRefused(pub Worded);

/// Starts reading; what was being read before is dropped.
fn begin(
    mut asked: MessageReader<OpenSource>,
    mut tables: MessageWriter<JoinTable>,
    games: Res<Games>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut reading: ResMut<Reading>,
) {
    let Some(source) = asked.read().last().cloned() else {
        return;
    };
    if let OpenSource::Text(text) = &source
        && let Ok(link) = text.parse::<TableLink>()
    {
        tables.write(JoinTable(link));
        return;
    }
    reading.file = match &source {
        OpenSource::Text(_) => None,
        OpenSource::File(path) => {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            Some(texts::cut(&name, 60))
        }
    };
    let games = games.registry().clone();
    let company = transfer::company(&settings.last_setup);
    reading.begun = time.elapsed_secs();
    reading.shared = Arc::default();
    let shared = Arc::clone(&reading.shared);
    let task = async move {
        let text = text_of(source)?;
        let opened = read(&games, &text, &company, &shared).await;
        Ok(match opened.map_err(Worded::of)? {
            Opened::Match(record) => Found::Match(record),
            Opened::List(list) => Found::List(in_words(list, &shared).await),
        })
    };
    reading.task = Some(SyncCell::new(start(task)));
}

#[cfg(not(target_arch = "wasm32"))]
fn start(task: impl Future<Output = Result<Found, Worded>> + Send + 'static) -> ReadTask {
    bevy::tasks::AsyncComputeTaskPool::get().spawn(task)
}

#[cfg(target_arch = "wasm32")]
fn start(task: impl Future<Output = Result<Found, Worded>> + Send + 'static) -> ReadTask {
    Box::pin(task)
}

/// Work in slices, so that a page can draw a frame now and then.
struct Slices<'a> {
    /// When the slice began.
    begun: Instant,
    shared: &'a Shared,
}

impl<'a> Slices<'a> {
    fn new(shared: &'a Shared) -> Self {
        let begun = Instant::now();
        Self { begun, shared }
    }

    /// Makes a pause if the slice was long enough.
    async fn pause(&mut self) {
        let allowed = Duration::from_millis(self.shared.slice.load(Ordering::Relaxed));
        if self.begun.elapsed() > SLICE.max(allowed) {
            yield_now().await;
            *self = Self::new(self.shared);
        }
    }
}

/// Reads a text, and tells how many games it has read.
async fn read(
    games: &Registry,
    text: &str,
    company: &Company,
    shared: &Shared,
) -> Result<Opened, OpenError> {
    let mut reader = share::begin_reading(games, text, company)?;
    let mut slices = Slices::new(shared);
    while reader.read_next() {
        shared.games.store(reader.games_read(), Ordering::Relaxed);
        slices.pause().await;
    }
    reader.finish()
}

/// What the page shows of a list.
async fn in_words(list: GameList, shared: &Shared) -> GamesFound {
    let mut data = games::unread(&list);
    let mut slices = Slices::new(shared);
    for game in &list.games {
        data.rows.push(games::row(game));
        slices.pause().await;
    }
    GamesFound { list, data }
}

/// The text of a source.
fn text_of(source: OpenSource) -> Result<String, Worded> {
    match source {
        OpenSource::Text(text) => Ok(text),
        OpenSource::File(path) => read_file(&path),
    }
}

/// Reads a text file.
///
/// # Errors
/// With a sentence if it is not a regular file, too large, or cannot be read.
pub fn read_file(path: &Path) -> Result<String, Worded> {
    let sentence = |error: std::io::Error| {
        Worded::from(format!("{}.", error.to_string().trim_end_matches('.')))
    };
    let too_large = || Sentence::new("carry-file-size").into();
    let file = File::open(path).map_err(sentence)?;
    let about = file.metadata().map_err(sentence)?;
    if !about.is_file() || about.len() > LARGEST {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    // The file may grow while it is being read.
    file.take(LARGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(sentence)?;
    if bytes.len() as u64 > LARGEST {
        return Err(too_large());
    }
    Ok(texts::decode(&bytes).into_owned())
}

/// Opens what was read.
fn finish(
    time: Res<Time>,
    menu: Res<State<Menu>>,
    mut redraw: ResMut<RedrawTimer>,
    mut reading: ResMut<Reading>,
    mut farewell: Farewell,
    mut opens: MessageWriter<Open>,
    mut lists: MessageWriter<GamesFound>,
    mut refusals: MessageWriter<TextRefused>,
) {
    let Reading { task, shared, .. } = &mut *reading;
    let Some(running) = task else {
        return;
    };
    // Half of the last frame: it was for reading and for drawing.
    let half = u64::try_from(time.delta().as_millis() / 2).unwrap_or_default();
    shared.slice.store(half, Ordering::Relaxed);
    let Some(read) = check_ready(running.get()) else {
        // Without this, a sleeping window would hold back what was read.
        redraw.at(time.elapsed_secs() + SOON);
        return;
    };
    reading.task = None;
    match read {
        Ok(Found::Match(record)) => {
            farewell.for_a_match(Some(&record));
            opens.write(Open::game(*record));
        }
        Ok(Found::List(found)) => {
            lists.write(found);
        }
        Err(why) => {
            let why = match &reading.file {
                Some(file) => {
                    let refused = Sentence::new("carry-file").with("file", file);
                    refused.with_text("why", why).into()
                }
                None => why,
            };
            if *menu.get() == Menu::TextBox {
                refusals.write(TextRefused(why));
            } else {
                farewell.notice.tell(why);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::tasks::{AsyncComputeTaskPool, TaskPool};

    use super::*;

    #[test]
    fn how_far_a_long_text_is_read_is_told_and_it_can_be_cancelled() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let mut reading = Reading {
            task: Some(SyncCell::new(start(std::future::pending()))),
            file: Some("games.pdn".to_owned()),
            begun: 7.0,
            shared: Arc::default(),
        };
        assert_eq!(reading.progress(7.2), None);
        let told = reading.progress(8.0).expect("it takes long");
        assert_eq!(told, "Reading “games.pdn”…");
        reading.shared.games.store(12_345, Ordering::Relaxed);
        let told = reading.progress(8.0).expect("it takes long");
        assert_eq!(told, "Reading “games.pdn”: 12000 games so far.");
        reading.cancel();
        assert_eq!(reading.progress(8.0), None);
    }

    #[test]
    fn what_is_no_file_of_a_match_gets_a_sentence() {
        let folder = std::env::temp_dir();
        for path in [folder.as_path(), Path::new("/no/such/file.pdn")] {
            let why = read_file(path).unwrap_err();
            let why = why.to_string();
            assert!(why.ends_with('.') && why.len() > 10, "{why}");
        }
    }
}
