//! What a variant has besides its matches: rules pages, puzzles, lessons and stories, and how many of
//! them the player knows.

use crate::app::session::Games;
use crate::app::table::presentation::Miniature;
use crate::app::ui::game_picker::FamilyGames;
use crate::levels::library::LevelLibrary;
use crate::levels::pages;
use crate::rules::Variant;
use crate::store::progress::Progress;
use crate::texts::{fill, plural, text};

/// The variants that satisfy `which`, in registry order.
pub(in crate::app::screens) fn variants(
    games: &Games,
    which: impl Fn(&str) -> bool,
) -> Vec<&'static Variant> {
    games
        .variants()
        .filter(|variant| which(variant.key))
        .collect()
}

/// The key of the variant at an index of a list; empty if out of range.
pub(in crate::app::screens) fn key_at(variants: &[&'static Variant], place: usize) -> &'static str {
    variants.get(place).map_or("", |variant| variant.key)
}

/// Variants in registry order, grouped by family.
pub(in crate::app::screens) fn families(variants: &[&Variant]) -> Vec<FamilyGames> {
    variants
        .chunk_by(|one, next| one.family == next.family)
        .map(|family| FamilyGames {
            name: text(&format!("family-{}", family[0].family)).to_owned(),
            games: family
                .iter()
                .map(|variant| text(&format!("{}-short", variant.key)).to_owned())
                .collect(),
        })
        .collect()
}

/// Whether a variant has rules pages.
pub(in crate::app::screens) fn has_rules(variant: &str) -> bool {
    pages::of(variant).next().is_some()
}

/// Whether a variant has puzzles or the player's own lessons, which are on the same page.
pub(in crate::app::screens) fn has_puzzles(levels: &LevelLibrary, variant: &str) -> bool {
    levels.puzzles(variant).next().is_some() || levels.own_lessons(variant).next().is_some()
}

/// The number of completed steps of the lesson with this id, and of all its steps; `None` without a
/// lesson. A variant's built-in lesson has its key as id.
pub(in crate::app::screens) fn lesson(
    levels: &LevelLibrary,
    progress: &Progress,
    id: &str,
) -> Option<(u32, u32)> {
    let all = u32::try_from(levels.lesson(id)?.steps.len()).unwrap_or(u32::MAX);
    Some((progress.lesson_steps(id).min(all), all))
}

/// The lesson's progress in words.
pub(in crate::app::screens) fn lesson_note(
    levels: &LevelLibrary,
    progress: &Progress,
    id: &str,
) -> Option<String> {
    let (done, all) = lesson(levels, progress, id)?;
    let (n, all) = (done.to_string(), all.to_string());
    Some(fill("setup-lesson-note", &[("n", &n), ("all", &all)]))
}

/// The number of solved puzzles of a variant, and of all its puzzles.
pub(in crate::app::screens) fn solved(
    levels: &LevelLibrary,
    progress: &Progress,
    variant: &str,
) -> (u32, u32) {
    let (mut solved, mut all) = (0, 0);
    for puzzle in levels.puzzles(variant) {
        all += 1;
        solved += u32::from(progress.is_solved(&puzzle.id));
    }
    (solved, all)
}

/// The number of solved puzzles in words.
pub(in crate::app::screens) fn solved_note(
    levels: &LevelLibrary,
    progress: &Progress,
    variant: &str,
) -> String {
    let (solved, all) = solved(levels, progress, variant);
    if all == 0 {
        return plural("puzzles-own_lessons", levels.own_lessons(variant).count());
    }
    let (n, all) = (solved.to_string(), all.to_string());
    fill("setup-puzzles-note", &[("n", &n), ("all", &all)])
}

/// How many stories of a gallery have been told.
pub(in crate::app::screens) fn told(progress: &Progress, stories: &[Miniature]) -> usize {
    let told = stories.iter().filter(|story| progress.is_seen(story.key));
    told.count()
}

#[cfg(test)]
pub(in crate::app::screens) mod tests {
    use bevy::prelude::*;

    use super::*;
    use crate::app::games::GamesPlugins;
    use crate::app::table::presentation::Presentations;
    use crate::rules::registry;

    /// The registered games and their presentations.
    pub fn coffer() -> (Games, Presentations) {
        let mut app = App::new();
        app.add_plugins(GamesPlugins);
        let world = app.world_mut();
        let games = world.remove_resource().expect("the games were added");
        (games, world.remove_resource().expect("with their looks"))
    }

    #[test]
    fn every_day_has_a_puzzle_if_there_are_puzzles() {
        let (games, _) = coffer();
        let (levels, progress) = (LevelLibrary::built_in(), Progress::default());
        assert_eq!(
            registry::FAMILIES
                .iter()
                .any(|family| levels.of_the_day(family, 20_000).is_some()),
            variants(&games, |variant| has_puzzles(&levels, variant))
                .iter()
                .any(|variant| solved(&levels, &progress, variant.key).1 > 0)
        );
    }
}
