//! Achievements: what a player can do in the coffer, each rewarded with a true story of the time or of
//! the game.
//!
//! The data are `levels/coffer/achievements.ron` and a file for each family; a deed says in data what has to be
//! done, so a family's achievements need no code. Whether a deed is done follows from the player's
//! progress: see `store::career`.

use std::sync::LazyLock;

use coffer_texts::text;
use serde::Deserialize;

use super::families::FAMILIES;

/// What has to be done. Games are named by their variants' keys; a match counts as in the statistics.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Deed {
    /// Finish a match of each of these games; of any game if there are none.
    Finish(Vec<String>),
    /// Finish a match in so many families.
    Families(u32),
    /// Finish so many matches between people.
    People(u32),
    /// Win a match of each of these games against a courtier.
    Win(Vec<String>),
    /// Win a match of this game with this choice, e.g. `seats=3`.
    WinWith(String, String),
    /// Beat the courtier of this level at any game.
    Beat(u8),
    /// Win so many seals: a seal is a courtier beaten in a family.
    Seals(u32),
    /// Complete so many lessons.
    Lessons(u32),
    /// Solve so many puzzles.
    Puzzles(u32),
    /// Solve so many puzzles of these games.
    PuzzlesOf(Vec<String>, u32),
    /// Solve a puzzle in so many families.
    PuzzleFamilies(u32),
    /// Solve so many of the hardest puzzles.
    Hardest(u32),
    /// Solve puzzles of so many themes.
    Themes(u32),
    /// Solve a daily puzzle on so many days in a row.
    Daily(u32),
    /// Be told all of these stories.
    Stories(Vec<String>),
    /// Learn so many people of a family's line.
    Learned(String, u32),
    /// Give so many right answers in one drill about a family's line.
    Drill(String, u32),
}

/// An achievement.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Achievement {
    /// Its permanent key.
    pub key: String,
    /// What has to be done.
    pub deed: Deed,
    /// The family that it belongs to; `None` if to the whole coffer.
    #[serde(skip)]
    pub family: Option<&'static str>,
}

impl Achievement {
    /// All achievements: those of the whole coffer, then those of the families in their order.
    ///
    /// # Panics
    /// If a built-in file is invalid, which a test rules out.
    #[must_use]
    pub fn all() -> &'static [Achievement] {
        static ALL: LazyLock<Vec<Achievement>> = LazyLock::new(|| {
            let own = FAMILIES.iter();
            let own = own.map(|family| (Some(family.key), family.achievements));
            let shared = include_str!("../../../levels/coffer/achievements.ron");
            [(None, shared)]
                .into_iter()
                .chain(own)
                .flat_map(|(family, text)| read(family, text))
                .collect()
        });
        &ALL
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> String {
        text(&format!("achievement-{}", self.key)).to_owned()
    }

    /// What has to be done, in a sentence.
    #[must_use]
    pub fn task(&self) -> String {
        text(&format!("achievement-{}-task", self.key)).to_owned()
    }

    /// The true story that is told once it is done.
    #[must_use]
    pub fn story(&self) -> String {
        text(&format!("achievement-{}-story", self.key)).to_owned()
    }
}

fn read(family: Option<&'static str>, text: &str) -> Vec<Achievement> {
    let read: Vec<Achievement> =
        ron::from_str(text).unwrap_or_else(|error| panic!("achievements of {family:?}: {error}"));
    let owned = read.into_iter();
    owned.map(|one| Achievement { family, ..one }).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use coffer_texts::has;

    use super::*;

    #[test]
    fn every_achievement_has_a_key_of_its_own_and_its_texts() {
        let all = Achievement::all();
        assert!(all.len() >= 30, "{}", all.len());
        let keys: BTreeSet<&str> = all.iter().map(|one| one.key.as_str()).collect();
        assert_eq!(keys.len(), all.len());
        for key in keys {
            for end in ["", "-task", "-story"] {
                let key = format!("achievement-{key}{end}");
                assert!(has(&key), "{key}");
            }
        }
    }
}
