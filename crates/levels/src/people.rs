//! The line of a family’s people: what questions are asked about.

use coffer_rules::quiz::Side;
use coffer_texts::{Sentence, Worded, text};

/// A person of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The place in the line, from 0.
    pub place: usize,
    /// The stable name used in saves, e.g. `henry8`.
    pub key: &'static str,
    /// The group, e.g. the house. The people of a group are consecutive.
    pub group: &'static str,
    /// The first and the last year, e.g. of the reign, by which the person has a place in the line.
    pub years: (u16, u16),
    /// The first and the last year of each reign; more than one if it was interrupted.
    pub reigns: Vec<(u16, u16)>,
    pub(super) name_key: &'static str,
    pub(super) caption_key: &'static str,
    pub(super) group_key: &'static str,
    /// By [`Side`], the places of the right answers to who came before or after; the neighbour first.
    pub(super) right: [Vec<usize>; 2],
    /// By [`Side`], the place of somebody who was there as well, because of an interrupted reign, but
    /// is no right answer.
    pub(super) also: [Option<usize>; 2],
    /// The key of the sentence that tells of the interrupted reign.
    pub(super) interruption_key: Option<&'static str>,
}

impl Person {
    /// The display name, e.g. “Henry VIII”.
    pub fn name(&self) -> &str {
        text(self.name_key)
    }

    /// One true fact in a sentence.
    pub fn caption(&self) -> &str {
        text(self.caption_key)
    }

    /// The display name of the group, e.g. “Tudor”.
    pub fn group_name(&self) -> &str {
        text(self.group_key)
    }

    /// The years, e.g. “1509–1547”, or “1553” for a single one; of each reign if there are several.
    pub fn dates(&self) -> String {
        let dates = |(first, last): &(u16, u16)| {
            if first == last {
                return first.to_string();
            }
            format!("{first}–{last}")
        };
        let all: Vec<String> = self.reigns.iter().map(dates).collect();
        all.join(text("list-comma"))
    }

    /// What happened if the reign was interrupted, or interrupted another's, in sentences.
    pub fn interruption(&self) -> Option<&'static str> {
        self.interruption_key.map(text)
    }

    /// The name with the years, e.g. “Henry VIII, 1509–1547”.
    pub fn dated(&self) -> Sentence {
        let person = self.clone();
        Sentence::new("quiz-dated")
            .with_text("name", Sentence::new(self.name_key))
            .with_text("dates", Worded::new(move || person.dates()))
    }

    /// The same in the player's language.
    pub fn dated_name(&self) -> String {
        self.dated().to_string()
    }

    pub(super) fn right(&self, side: Side) -> &[usize] {
        &self.right[side as usize]
    }
}

/// The line of a family's people, in order.
#[derive(Debug, PartialEq, Eq)]
pub struct Succession {
    /// The key of the family.
    pub family: &'static str,
    /// The people from the first to the last.
    pub people: Vec<Person>,
}
