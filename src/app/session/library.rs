//! All matches that are kept, also those that were set aside to keep the start short, and what the
//! player said of them.

use std::sync::Arc;

use bevy::prelude::*;

use crate::app::files::{Files, Notice, Saver};
use crate::app::session::Games;
use crate::app::session::autosave::{self, Matches};
use crate::rules::Record;
use crate::store::library::{LIBRARY, LibraryNotes, MatchNote};
use crate::store::matches::{ASIDE, KeptMatch, MatchName, number};
use crate::texts::Worded;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .add_systems(Startup, read.after(autosave::read));
}

/// What the player said of the matches.
#[derive(Resource, Default, Debug)]
pub struct Library(LibraryNotes);

impl Library {
    /// What was said of a match.
    pub fn of(&self, record: &Record) -> MatchNote {
        self.0.of(record)
    }

    /// Says something else of a match.
    pub fn set(&mut self, record: &Record, note: MatchNote, saver: &mut Saver) {
        self.0.set(record, note);
        saver.keep(LIBRARY, self.0.to_json());
    }

    /// Reads what was said.
    pub fn read(&mut self, files: &Files, notice: &mut Notice) {
        let read = files.read(LIBRARY, "library-refused", notice, LibraryNotes::from_json);
        self.0 = read.unwrap_or_default();
    }
}

fn read(files: Res<Files>, mut library: ResMut<Library>, mut notice: ResMut<Notice>) {
    library.read(&files, &mut notice);
}

impl Matches {
    /// Reads the matches that were set aside since they were read last. What cannot be read is named
    /// in the notice.
    pub fn read_aside(&mut self, files: &Files, games: &Games, notice: &mut Notice) {
        let names = files.0.names(ASIDE).unwrap_or_else(|error| {
            notice.tell(Worded::of(error));
            Vec::new()
        });
        let mut before = std::mem::take(&mut self.aside);
        for file in names {
            let name = file.strip_prefix(ASIDE).and_then(MatchName::parse);
            let Some(MatchName { over, when, .. }) = name else {
                continue;
            };
            if let Some(kept) = before.remove(&file) {
                self.aside.insert(file, kept);
                continue;
            }
            let read = files.read(&file, "save-refused", notice, |text| {
                if games.is_newer(text) {
                    return Ok(None);
                }
                games.parse(text).map(Some)
            });
            let Some(record) = read.flatten() else {
                continue;
            };
            let kept = KeptMatch {
                number: number(&file),
                when,
                over,
                played: true,
                record: Arc::new(record),
            };
            self.aside.insert(file, kept);
        }
    }

    /// The matches that were set aside and have been read, by their files; the newest first.
    pub fn aside(&self) -> Vec<(&str, &KeptMatch)> {
        let listed = |kept: &KeptMatch| {
            let mut known = self.kept().iter();
            known.any(|known| known.record == kept.record)
        };
        let mut aside: Vec<(&str, &KeptMatch)> = (self.aside.iter())
            .filter(|(_, kept)| !listed(kept))
            .map(|(file, kept)| (file.as_str(), kept))
            .collect();
        aside.sort_by_key(|(_, kept)| std::cmp::Reverse(kept.number));
        aside
    }

    /// Puts a match that was set aside back among the listed ones, as it is about to be opened.
    /// `None` if it cannot be replayed: it stays where it is.
    pub fn take_back(
        &mut self,
        file: &str,
        games: &Games,
        saver: &mut Saver,
    ) -> Option<Arc<Record>> {
        let record = games.replay(&self.aside.get(file)?.record)?.record();
        let mut kept = self.aside.remove(file)?;
        kept.record = Arc::new(record);
        if self.kept.get(kept.number).is_some() {
            kept.number = self.kept.next();
        }
        let (name, record) = (kept.file(), Arc::clone(&kept.record));
        if self.kept.add_read(kept) {
            saver.keep_match(name, Arc::clone(&record));
        }
        saver.remove(file.to_owned());
        Some(record)
    }

    /// The match that was set aside in this file.
    pub fn aside_in(&self, file: &str) -> Option<&KeptMatch> {
        self.aside.get(file)
    }

    /// Deletes a match that was set aside.
    pub fn forget_aside(&mut self, file: &str, saver: &mut Saver) {
        if self.aside.remove(file).is_some() {
            saver.remove(file.to_owned());
        }
    }
}
