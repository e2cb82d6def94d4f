//! Reads texts and files of other people in the background, and opens the match that they describe;
//! of a text with several games a list is shown ([`screens`](super::screens)).

use std::fs::File;
use std::io::Read;
use std::path::Path;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::app::files::Notice;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::{Games, Open, Wake};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use crate::app::transfer;
use crate::app::transfer::OpenSource;
use crate::rules::share;
use crate::rules::share::{GameList, Opened};
use crate::texts;

/// The largest file to read, in bytes; a match takes a few thousand.
const LARGEST: u64 = share::MAX_TEXT as u64;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reading>().add_systems(
        Update,
        (begin, finish)
            .chain()
            .run_if(not(in_state(Screen::Loading)))
            .after(FrameSystems::Transfer)
            .in_set(SessionSystems::ReadInput),
    );
}

/// The text that is being read, and what came of it.
#[derive(Resource, Default)]
pub struct Reading {
    /// The task, and the name of the file if it reads one.
    task: Option<(Task<Result<Opened, String>>, Option<String>)>,
    /// Why a text cannot be opened, for the text box.
    refusal: Option<String>,
    /// The games of the text that was read last, if there are several.
    list: Option<GameList>,
}

impl Reading {
    /// Whether a text is being read.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Takes the sentence why a text cannot be opened, once.
    pub fn take_refusal(&mut self) -> Option<String> {
        self.refusal.take()
    }

    /// Takes the list of games, once.
    pub fn take_list(&mut self) -> Option<GameList> {
        self.list.take()
    }
}

/// Starts reading; what was being read before is dropped.
fn begin(
    mut asked: MessageReader<OpenSource>,
    games: Res<Games>,
    settings: Res<Settings>,
    wake: Res<Wake>,
    mut reading: ResMut<Reading>,
) {
    let Some(source) = asked.read().last().cloned() else {
        return;
    };
    let file = match &source {
        OpenSource::Text(_) => None,
        OpenSource::File(path) => {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            Some(texts::cut(&name, 60))
        }
    };
    let (games, wake) = (games.registry().clone(), wake.clone());
    let company = transfer::company(&settings.last_setup);
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let opened = text_of(source).and_then(|text| {
            let read = share::read_text(&games, &text, &company);
            read.map_err(|error| error.to_string())
        });
        if let Some(wake) = wake.0 {
            wake();
        }
        opened
    });
    reading.refusal = None;
    reading.task = Some((task, file));
}

/// The text of a source.
fn text_of(source: OpenSource) -> Result<String, String> {
    match source {
        OpenSource::Text(text) => Ok(text),
        OpenSource::File(path) => read_file(&path),
    }
}

/// Reads a text file. Refuses anything that is not a regular file or is too large.
fn read_file(path: &Path) -> Result<String, String> {
    let sentence = |error: std::io::Error| format!("{}.", error.to_string().trim_end_matches('.'));
    let too_large = || texts::text("carry-file-size").to_owned();
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
    mut reading: ResMut<Reading>,
    mut notice: ResMut<Notice>,
    mut opens: MessageWriter<Open>,
    menu: Res<State<Menu>>,
    mut next_menu: ResMut<NextState<Menu>>,
) {
    let is_done = |(task, _): &mut (Task<_>, _)| task.is_finished();
    let reading = reading.bypass_change_detection();
    if !reading.task.as_mut().is_some_and(is_done) {
        return;
    }
    let Some((mut task, file)) = reading.task.take() else {
        return;
    };
    match check_ready(&mut task) {
        None => {}
        Some(Ok(Opened::Match(record))) => {
            opens.write(Open(record));
        }
        Some(Ok(Opened::List(list))) => {
            reading.list = Some(list);
            (*next_menu).set_if_neq(Menu::GameList);
        }
        Some(Err(why)) => match file {
            Some(file) => {
                let values = [("file", file.as_str()), ("why", &why)];
                notice.tell(texts::fill("carry-file", &values));
            }
            None if *menu.get() == Menu::TextBox => reading.refusal = Some(why),
            None => notice.tell(why),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_file_of_a_match_gets_a_sentence() {
        let folder = std::env::temp_dir();
        for path in [folder.as_path(), Path::new("/no/such/file.pdn")] {
            let why = read_file(path).unwrap_err();
            assert!(why.ends_with('.') && why.len() > 10, "{why}");
        }
    }
}
