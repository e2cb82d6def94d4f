//! What the player is told of files, and of requests that failed.

use std::collections::{BTreeSet, VecDeque};

use bevy::prelude::*;

use crate::texts;
use crate::texts::text;

/// The sentence for a damaged match.
const MATCH: &str = "save-refused";
/// The sentence for damaged progress.
const PROGRESS: &str = "progress-refused";

/// A file that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Why, as the end of a sentence.
    pub why: String,
    /// Where it is now.
    pub file: String,
}

/// Queue of sentences to show the player, whatever is on the screen: about files, and about requests that failed. Each stays
/// until it is closed.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Notice {
    sentences: VecDeque<String>,
    /// The files that could not be read, each with its own sentence.
    refused: Vec<(&'static str, SetAside)>,
    /// The one sentence for all of them.
    all_refused: String,
}

impl Notice {
    /// Appends a sentence to the queue.
    pub fn tell(&mut self, sentence: impl Into<String>) {
        let sentence = sentence.into();
        if self.sentences.back() != Some(&sentence) {
            self.sentences.push_back(sentence);
        }
    }

    /// Tells of a file that could not be read with the sentence `refused` (`{why}`, `{file}`). All
    /// such files come in one sentence, as long as the player has not closed it.
    pub fn tell_of_refused(&mut self, refused: &'static str, file: SetAside) {
        let all = &self.all_refused;
        let at = self.sentences.iter().position(|sentence| sentence == all);
        if at.is_none() {
            self.refused.clear();
        }
        self.refused.push((refused, file));
        self.all_refused = in_one(&self.refused);
        match at.and_then(|at| self.sentences.get_mut(at)) {
            Some(sentence) => sentence.clone_from(&self.all_refused),
            None => self.sentences.push_back(self.all_refused.clone()),
        }
    }

    /// The sentence to show now. `None` if there is none.
    pub fn now(&self) -> Option<&str> {
        self.sentences.front().map(String::as_str)
    }

    /// Dismisses the current sentence.
    pub fn seen(&mut self) {
        self.sentences.pop_front();
    }
}

/// One sentence for all files that could not be read.
fn in_one(refused: &[(&'static str, SetAside)]) -> String {
    let Some((first, SetAside { why, file })) = refused.first() else {
        return String::new();
    };
    if refused.len() == 1 {
        return texts::fill(first, &[("why", why), ("file", file)]);
    }
    // Why settings cannot be read is said in the words of a library.
    let plain = refused
        .iter()
        .filter(|(key, _)| [MATCH, PROGRESS].contains(key));
    let reasons: BTreeSet<&str> = plain.map(|(_, aside)| aside.why.as_str()).collect();
    let reasons: Vec<&str> = reasons.into_iter().collect();
    let (n, why) = (
        refused.len().to_string(),
        reasons.join(text("list-semicolon")),
    );
    let values = [("n", n.as_str()), ("why", &why), ("file", file)];
    if refused.iter().all(|(key, _)| *key == MATCH) {
        return texts::fill("saves-refused", &values);
    }
    let what = list_of_kinds(refused);
    let values = [values.as_slice(), &[("what", what.as_str())]].concat();
    texts::fill("files-refused", &values)
}

/// What could not be read, e.g. “your progress and 2 saved matches”.
fn list_of_kinds(refused: &[(&'static str, SetAside)]) -> String {
    let count = |which: fn(&str) -> bool| refused.iter().filter(|(key, _)| which(key)).count();
    let settings = count(|key| key != MATCH && key != PROGRESS);
    let (progress, matches) = (count(|key| key == PROGRESS), count(|key| key == MATCH));
    let mut kinds = Vec::new();
    if settings > 0 {
        kinds.push(text("files-refused-settings").to_owned());
    }
    if progress > 0 {
        kinds.push(text("files-refused-progress").to_owned());
    }
    if matches > 0 {
        kinds.push(texts::plural("files-refused-matches", matches));
    }
    texts::list(&kinds)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn aside(name: &str) -> SetAside {
        SetAside {
            why: "it was damaged".to_owned(),
            file: format!("/saves/{name}.broken-1"),
        }
    }

    #[test]
    fn all_damaged_files_come_in_one_notice() {
        let mut notice = Notice::default();
        notice.tell("Before.");
        notice.tell_of_refused(MATCH, aside("unfinished-1-1.json"));
        notice.tell("Between.");
        notice.tell_of_refused(MATCH, aside("unfinished-1-2.json"));
        notice.tell_of_refused(PROGRESS, aside("progress.json"));
        notice.tell_of_refused("settings-refused", aside("settings.json"));
        let told: Vec<String> = notice.sentences.iter().cloned().collect();
        assert_eq!(
            (told.len(), told[0].as_str(), told[2].as_str()),
            (3, "Before.", "Between.")
        );
        for part in [
            "settings",
            "progress",
            "2 saved matches",
            "/saves/unfinished-1-1.json.broken-1",
        ] {
            assert!(told[1].contains(part), "{}", told[1]);
        }
        // Once it is closed, only new ones are told.
        notice.seen();
        notice.seen();
        notice.tell_of_refused(PROGRESS, aside("progress.json"));
        let last = notice.sentences.back().expect("a sentence");
        assert!(
            last.starts_with("Your progress") && last.contains("/saves/progress.json.broken-1"),
            "{last}"
        );
    }
}
