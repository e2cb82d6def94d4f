//! Copies that other programs leave in the folder of the saves: when the folders of two computers are
//! merged, a synchronizing program or a file manager gives one of two files of the same name another
//! one, such as `progress (conflicted copy).json` or `unfinished-1763850000-12 - Copy.json`.
//!
//! Nothing in them is lost: a match gets a name of its own, and progress is merged.

use coffer_texts::{Sentence, Worded};

use super::backend::StoreError;
use super::matches::{ASIDE, MatchName, file_name};
use super::names::BROKEN;
use super::progress::{PROGRESS, Progress, ProgressError};
use super::{Store, undoubled};

/// The beginning of the name of a copy of the progress that is not yet merged.
const COPY: &str = "progress-copy-";
/// The largest number in the name of a copy.
const MOST_COPIES: u64 = 10_000;

/// The name that a copy should have, which is not `taken`; `None` if the file is no copy of ours, or
/// has such a name already.
pub(super) fn proper_name(file: &str, taken: impl Fn(&str) -> bool) -> Option<String> {
    let ours = MatchName::parse(file).is_some() || file == PROGRESS || file.starts_with(COPY);
    if ours || !file.ends_with(".json") || file.contains(BROKEN) {
        return None;
    }
    let free = |name: &String| !taken(name);
    if file.starts_with("progress") {
        let mut names = (1..MOST_COPIES).map(|number| format!("{COPY}{number}.json"));
        return names.find(free);
    }
    let (over, rest) = match file.strip_prefix("finished-") {
        Some(rest) => (true, rest),
        None => (false, file.strip_prefix("unfinished-")?),
    };
    let (when, rest) = leading_number(rest)?;
    let number = rest.strip_prefix('-').and_then(leading_number);
    match number {
        Some((number, _)) => {
            let mut names =
                (1..MOST_COPIES).map(|more| file_name(over, when, number.saturating_add(more)));
            names.find(free)
        }
        // Files of earlier versions have no number; a second is nothing.
        None => {
            let state = if over { "finished" } else { "unfinished" };
            let mut names =
                (0..MOST_COPIES).map(|more| format!("{state}-{}.json", when.saturating_add(more)));
            names.find(free)
        }
    }
}

/// The number at the beginning of a text, and what follows it.
fn leading_number(text: &str) -> Option<(u64, &str)> {
    let end = text
        .find(|letter: char| !letter.is_ascii_digit())
        .unwrap_or(text.len());
    let (number, rest) = text.split_at_checked(end)?;
    Some((number.parse().ok()?, rest))
}

impl Store {
    /// Merges the copies of the progress into it, and says so. Each is kept under another name.
    pub(super) fn merge_copies(&self) {
        let mut merged = 0;
        for name in self.names(COPY).unwrap_or_default() {
            match self.merge_copy(&name) {
                Ok(done) => merged += usize::from(done),
                Err(error) => self.tell(Worded::of(error)),
            }
        }
        if merged > 0 {
            self.tell(Sentence::new("store-merged").with("n", merged));
        }
    }

    /// Returns whether there was anything to merge.
    fn merge_copy(&self, name: &str) -> Result<bool, StoreError> {
        let text = match self.read(name) {
            Err(error) if error.is_broken() => None,
            read => read?,
        };
        let progress = text
            .as_deref()
            .map(|text| Progress::from_json(undoubled(text)));
        match (text, progress) {
            // A newer version can merge it.
            (_, Some(Err(ProgressError::Newer(_)))) => Ok(false),
            (Some(text), Some(Ok(_))) => {
                self.import_progress(undoubled(&text))?;
                self.write(&self.free_aside(name)?, &text)?;
                self.remove(name)?;
                Ok(true)
            }
            _ => {
                self.save_unread(name)?;
                Ok(false)
            }
        }
    }

    /// A free name for a merged copy.
    fn free_aside(&self, name: &str) -> Result<String, StoreError> {
        let names = self.names(ASIDE)?;
        let free = (1..MOST_COPIES).map(|number| format!("{ASIDE}progress-{number}.json"));
        let mut free = free.filter(|name| !names.contains(name));
        free.next()
            .ok_or_else(|| StoreError::new("store-too_many", name, ""))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use coffer_scratch::Scratch;

    #[test]
    fn copies_get_names_of_their_own() {
        for (copy, proper) in [
            (
                "progress (conflicted copy 2026-01-01).json",
                Some("progress-copy-2.json"),
            ),
            (
                "progress.sync-conflict-20260101-101112-ABCDEFG.json",
                Some("progress-copy-2.json"),
            ),
            ("progress - Copy.json", Some("progress-copy-2.json")),
            (
                "unfinished-1763850000-12 (1).json",
                Some("unfinished-1763850000-14.json"),
            ),
            (
                "unfinished-1763850000-12.sync-conflict-20260101.json",
                Some("unfinished-1763850000-14.json"),
            ),
            (
                "finished-1763850000 - Copy.json",
                Some("finished-1763850001.json"),
            ),
            ("progress.json", None),
            ("progress-copy-7.json", None),
            ("progress.json.broken-1", None),
            ("unfinished-5-1.json.broken-1.json", None),
            ("finished-1763850000.json", None),
            ("finished-x (1).json", None),
            ("settings - Copy.json", None),
            ("unfinished-99999999999999999999 (1).json", None),
        ] {
            let taken = [
                "progress-copy-1.json",
                "unfinished-1763850000-13.json",
                "finished-1763850000.json",
            ];
            let found = proper_name(copy, |name| taken.contains(&name));
            assert_eq!(found.as_deref(), proper, "{copy}");
        }
    }

    fn taught(puzzle: &str) -> String {
        let mut progress = Progress::default();
        progress.set_solved(puzzle);
        progress.to_json()
    }

    #[test]
    fn two_merged_folders_lose_nothing() {
        let scratch = Scratch::new("merged");
        let write = |name: &str, text: &str| fs::write(scratch.path().join(name), text).unwrap();
        write("progress.json", &taught("d-1"));
        write("progress (1).json", &taught("d-2"));
        write("progress - Copy.json", &taught("d-3").repeat(2));
        write("progress (damaged).json", "\0\0\0\0");
        write("unfinished-5-1.json", "one");
        write("unfinished-5-1 (1).json", "two");
        write("notes (1).json", "of the player");
        let store = Store::at(scratch.path());
        let text = store.read(PROGRESS).unwrap().unwrap();
        let progress = Progress::from_json(&text).unwrap();
        assert_eq!(progress.solved().collect::<Vec<_>>(), ["d-1", "d-2", "d-3"]);
        assert_eq!(
            store.names("unfinished-").unwrap(),
            ["unfinished-5-1.json", "unfinished-5-2.json"]
        );
        assert_eq!(
            store.read("unfinished-5-2.json").unwrap().as_deref(),
            Some("two")
        );
        assert_eq!(store.names("kept-progress-").unwrap().len(), 2);
        let told: Vec<String> = std::iter::from_fn(|| store.notice())
            .map(|told| told.to_string())
            .collect();
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(
            told[0].contains(".broken-1") && told[1].contains("2"),
            "{told:?}"
        );
        assert!(scratch.path().join("notes (1).json").is_file());
        drop(store);
        // The next start has nothing to do.
        let files = scratch.files();
        assert_eq!(Store::at(scratch.path()).notice(), None);
        assert_eq!(scratch.files(), files);
    }
}
