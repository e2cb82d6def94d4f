//! Notices to the player: about files, and about requests that failed.

use std::collections::{BTreeSet, VecDeque};

use bevy::prelude::*;

use crate::texts::{self, Worded, text};

/// The sentence for a damaged match.
const MATCH: &str = "save-refused";
/// The sentence for damaged progress.
const PROGRESS: &str = "progress-refused";

/// A file that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Why, as the end of a sentence.
    pub why: Worded,
    /// Where it is now.
    pub file: String,
}

/// Queue of sentences to show the player, whatever is on the screen: about files, and about requests that failed. Each stays
/// until it is closed.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Notice {
    sentences: VecDeque<Told>,
}

/// A sentence of the queue.
#[derive(Debug, PartialEq)]
enum Told {
    /// A sentence of its own.
    Sentence(Worded),
    /// The one sentence for all files that could not be read, each with the key of its own.
    Refused(Vec<(&'static str, SetAside)>),
}

impl Told {
    fn sentence(&self) -> Worded {
        match self {
            Self::Sentence(sentence) => sentence.clone(),
            Self::Refused(refused) => {
                let refused = refused.clone();
                Worded::new(move || in_one(&refused))
            }
        }
    }
}

impl Notice {
    /// Appends a sentence to the queue. It is put into words when it is shown.
    pub fn tell(&mut self, sentence: impl Into<Worded>) {
        let sentence = Told::Sentence(sentence.into());
        if self.sentences.back() != Some(&sentence) {
            self.sentences.push_back(sentence);
        }
    }

    /// Puts a sentence before all others: one that is of use for a moment only.
    pub fn tell_first(&mut self, sentence: impl Into<Worded>) {
        self.sentences.push_front(Told::Sentence(sentence.into()));
    }

    /// Removes a sentence that is not true any more.
    pub fn take_back(&mut self, sentence: impl Into<Worded>) {
        let sentence = Told::Sentence(sentence.into());
        self.sentences.retain(|told| *told != sentence);
    }

    /// Tells of a file that could not be read with the sentence `refused` (`{why}`, `{file}`). All
    /// such files come in one sentence, as long as the player has not closed it.
    pub fn tell_of_refused(&mut self, refused: &'static str, file: SetAside) {
        let all = self.sentences.iter_mut().find_map(|told| match told {
            Told::Refused(all) => Some(all),
            Told::Sentence(_) => None,
        });
        match all {
            Some(all) => all.push((refused, file)),
            None => self
                .sentences
                .push_back(Told::Refused(vec![(refused, file)])),
        }
    }

    /// Whether there is a sentence to show.
    pub fn is_shown(&self) -> bool {
        !self.sentences.is_empty()
    }

    /// The sentence to show now. `None` if there is none.
    pub fn sentence(&self) -> Option<Worded> {
        self.sentences.front().map(Told::sentence)
    }

    /// The same in the player's language.
    pub fn now(&self) -> Option<String> {
        self.sentence().map(|sentence| sentence.to_string())
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
        return texts::fill(first, &[("why", &why.to_string()), ("file", file)]);
    }
    // Why settings cannot be read is said in the words of a library.
    let plain = refused
        .iter()
        .filter(|(key, _)| [MATCH, PROGRESS].contains(key));
    let reasons: BTreeSet<String> = plain.map(|(_, aside)| aside.why.to_string()).collect();
    let reasons: Vec<String> = reasons.into_iter().collect();
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
            why: "it was damaged".to_owned().into(),
            file: format!("/saves/{name}.broken-1"),
        }
    }

    #[test]
    fn what_is_of_use_for_a_moment_comes_first() {
        let mut notice = Notice::default();
        notice.tell("A match is kept.".to_owned());
        notice.tell_first("Well played!".to_owned());
        assert_eq!(notice.now().as_deref(), Some("Well played!"));
        notice.take_back("Well played!".to_owned());
        assert_eq!(notice.now().as_deref(), Some("A match is kept."));
    }

    #[test]
    fn all_damaged_files_come_in_one_notice() {
        let mut notice = Notice::default();
        notice.tell("Before.".to_owned());
        notice.tell_of_refused(MATCH, aside("unfinished-1-1.json"));
        notice.tell("Between.".to_owned());
        notice.tell_of_refused(MATCH, aside("unfinished-1-2.json"));
        notice.tell_of_refused(PROGRESS, aside("progress.json"));
        notice.tell_of_refused("settings-refused", aside("settings.json"));
        let told: Vec<String> = notice
            .sentences
            .iter()
            .map(|told| told.sentence().to_string())
            .collect();
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
        // Once it is closed, only new ones are shown.
        notice.seen();
        notice.seen();
        notice.tell_of_refused(PROGRESS, aside("progress.json"));
        let last = notice
            .sentences
            .back()
            .expect("a sentence")
            .sentence()
            .to_string();
        assert!(
            last.starts_with("Your progress") && last.contains("/saves/progress.json.broken-1"),
            "{last}"
        );
    }
}
