//! Export of a whole store as one text, to transfer it to another browser or computer.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use coffer_rules::Record;
use coffer_texts as texts;
use serde::{Deserialize, Serialize};

use super::backend::StoreError;
use super::library::{LIBRARY, LibraryNotes};
use super::matches::{ASIDE, number};
use super::names::{MAX_NAME, check};
use super::progress::{PROGRESS, Progress, ProgressError};
use super::{MAX_SIZE, Store};

/// The format version that this program writes, the only one so far.
const FORMAT: u32 = 1;

/// The size up to which an export has matches that were set aside, in bytes: as JSON in JSON it is
/// larger, and still no larger than what is imported.
pub(super) const MOST_EXPORTED: usize = MAX_SIZE as usize / 2;

/// All stored texts, by name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bundle {
    kings_coffer: u32,
    pub files: BTreeMap<String, String>,
}

/// Why a text cannot be imported. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BundleError {
    /// The text was not written by [`Store::export`].
    #[error("{}", texts::fill("store-import-unreadable", &[("reason", .0)]))]
    Unreadable(String),
    /// It was written by a later version of the game.
    #[error("{}", texts::fill("store-import-newer", &[("format", &.0.to_string())]))]
    Newer(u32),
    /// It needs this much more room than there is, in kilobytes.
    #[error("{}", texts::fill("store-import-room", &[("size", &.0.to_string())]))]
    NoRoom(usize),
    /// It could not be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Exports all games and settings as one text, without the files set aside as broken. Of matches
    /// that were set aside to make room, the oldest are left out if the text became too large to be
    /// imported.
    ///
    /// # Errors
    /// If something cannot be read.
    pub fn export(&self) -> Result<String, StoreError> {
        // A sheet for printing can be made again.
        let names = self.names("")?.into_iter();
        let (mut aside, names): (Vec<String>, Vec<String>) = names
            .filter(|name| !name.ends_with(".html"))
            .partition(|name| name.starts_with(ASIDE));
        aside.sort_by_key(|name| Reverse(number(name)));
        let (mut files, mut size) = (BTreeMap::new(), 0);
        for name in names.into_iter().chain(aside) {
            let text = match self.read(&name) {
                Err(error) if error.is_broken() => continue,
                read => read?,
            };
            let Some(text) = text else { continue };
            if name.starts_with(ASIDE) && size + text.len() > MOST_EXPORTED {
                continue;
            }
            size += text.len();
            files.insert(name, text);
        }
        bundled(files)
    }

    /// Exports only these matches, with what the player has said of them.
    ///
    /// # Errors
    /// If something cannot be read.
    pub fn export_matches(&self, names: &[String]) -> Result<String, StoreError> {
        let mut files = BTreeMap::new();
        for name in names {
            if let Some(text) = self.read(name)? {
                files.insert(name.clone(), text);
            }
        }
        let notes = self.read(LIBRARY)?;
        if let Some(notes) = notes.and_then(|text| LibraryNotes::from_json(&text).ok()) {
            let records = files
                .values()
                .filter_map(|text| Record::from_json(text).ok());
            let mut own = LibraryNotes::default();
            for record in records {
                own.set(&record, notes.of(&record));
            }
            files.insert(LIBRARY.to_owned(), own.to_json());
        }
        bundled(files)
    }
}

/// An export of these texts.
fn bundled(files: BTreeMap<String, String>) -> Result<String, StoreError> {
    let bundle = Bundle {
        kings_coffer: FORMAT,
        files,
    };
    serde_json::to_string(&bundle).map_err(|error| StoreError::new("store-read", "export", error))
}

/// The texts of an export, all of which may be imported.
pub(super) fn parse(text: &str) -> Result<Bundle, BundleError> {
    let unreadable = |reason: String| BundleError::Unreadable(texts::cut(&reason, 160));
    if text.len() as u64 > MAX_SIZE {
        return Err(unreadable(texts::text("store-import-long").to_owned()));
    }
    let bundle: Bundle =
        serde_json::from_str(text.trim()).map_err(|error| unreadable(error.to_string()))?;
    if bundle.kings_coffer != FORMAT {
        return Err(BundleError::Newer(bundle.kings_coffer));
    }
    for name in bundle.files.keys() {
        check(name, MAX_NAME)?;
    }
    let progress = bundle
        .files
        .get(PROGRESS)
        .map(|text| Progress::from_json(text));
    if let Some(Err(ProgressError::Newer(format))) = progress {
        return Err(BundleError::Newer(
            u32::try_from(format).unwrap_or(u32::MAX),
        ));
    }
    Ok(bundle)
}
