//! Export and import of a whole store as one text, to transfer it to another browser or computer.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{MAX_NAME, MAX_SIZE, Store, StoreError, check};
use crate::texts;

/// The format version that this program writes, the only one so far.
const FORMAT: u32 = 1;

/// All stored texts, by name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bundle {
    kings_coffer: u32,
    files: BTreeMap<String, String>,
}

/// Why a text cannot be imported. Nothing has changed, except possibly after
/// [`BundleError::Store`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BundleError {
    /// The text was not written by [`Store::export`].
    #[error("{}", texts::fill("store-import-unreadable", &[("reason", .0)]))]
    Unreadable(String),
    /// It was written by a later version of the game.
    #[error("{}", texts::fill("store-import-newer", &[("format", &.0.to_string())]))]
    Newer(u32),
    /// It could not be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Exports all games and settings as one text, without the files set aside as broken.
    ///
    /// # Errors
    /// If something cannot be read.
    pub fn export(&self) -> Result<String, StoreError> {
        let mut files = BTreeMap::new();
        // A sheet for printing can be made again.
        let names = self.names("")?.into_iter();
        for name in names.filter(|name| !name.ends_with(".html")) {
            if let Some(text) = self.read(&name)? {
                files.insert(name, text);
            }
        }
        let bundle = Bundle {
            kings_coffer: FORMAT,
            files,
        };
        serde_json::to_string(&bundle)
            .map_err(|error| StoreError::new("store-read", "export", error))
    }

    /// Imports what another store exported: texts with the same name are replaced, others stay.
    /// Returns the number of texts imported.
    ///
    /// # Errors
    /// With a sentence if the text is not an export; the store is then unchanged.
    pub fn import(&self, text: &str) -> Result<usize, BundleError> {
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
        for (name, text) in &bundle.files {
            self.write(name, text)?;
        }
        Ok(bundle.files.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_goes_to_another_store_and_back() {
        let from = Store::memory();
        from.write("match.json", "{\"format\":1}").unwrap();
        from.write("settings.json", "\u{1F451}\n").unwrap();
        from.write("old", "broken").unwrap();
        from.quarantine("old").unwrap();
        let text = from.export().unwrap();
        let to = Store::memory();
        to.write("match.json", "another").unwrap();
        to.write("own", "stays").unwrap();
        assert_eq!(to.import(&format!("  {text}\n")), Ok(2));
        assert_eq!(
            to.names("").unwrap(),
            ["match.json", "own", "settings.json"]
        );
        assert_eq!(to.read("match.json"), from.read("match.json"));
        assert_eq!(to.read("settings.json"), from.read("settings.json"));
    }

    #[test]
    fn what_is_no_export_changes_nothing() {
        let store = Store::memory();
        store.write("own", "stays").unwrap();
        for text in [
            "",
            "hello",
            "{}",
            "{\"kings_coffer\":1}",
            "{\"kings_coffer\":1,\"files\":{\"a\":3}}",
            "{\"kings_coffer\":1,\"files\":{\"own\":\"x\",\"../etc\":\"y\"}}",
            "{\"kings_coffer\":2,\"files\":{\"own\":\"x\"}}",
        ] {
            let error = store.import(text).unwrap_err().to_string();
            assert!(
                error.len() > 20 && !error.contains("store-"),
                "{text}: {error}"
            );
        }
        assert_eq!(store.read("own").unwrap().as_deref(), Some("stays"));
        assert_eq!(store.names("").unwrap(), ["own"]);
    }
}
