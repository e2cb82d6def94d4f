//! The puzzles and the player's own lessons of a variant as panel data.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::app::screens::about_game::board_diagram::{position_diagram, to_move};
use crate::app::screens::about_game::content;
use crate::app::screens::puzzles::view::{LessonCard, PuzzleCard};
use crate::app::session::Games;
use crate::app::table::presentation::GamePresentation;
use crate::levels::lessons::{Lesson, LessonRun};
use crate::levels::library::LevelLibrary;
use crate::levels::puzzles::Puzzle;
use crate::rules::side_name;
use crate::store::progress::Progress;
use crate::texts::{fill, text};

/// The puzzles of a variant, set by set.
pub(super) fn puzzle_cards(
    games: &Games,
    game: &GamePresentation,
    levels: &LevelLibrary,
    progress: &Progress,
    variant: &str,
    now: i64,
) -> Vec<PuzzleCard> {
    let card = |(place, puzzle): (usize, &Puzzle)| {
        let position = games.set_up(variant, &BTreeMap::new(), Some(&puzzle.position));
        let side = side_name(variant, to_move(position.as_deref()));
        let solved = progress.is_solved(&puzzle.id);
        PuzzleCard {
            name: fill("puzzles-name", &[("n", &(place + 1).to_string())]),
            own: None,
            difficulty: puzzle.difficulty,
            line: match puzzle.theme.filter(|_| solved) {
                Some(theme) => theme.name(),
                // At cards the sides have no names.
                None if game.words.cards.is_some() => text("cards-your_turn").to_owned(),
                None => fill("puzzles-side", &[("side", &side)]),
            },
            theme: puzzle.theme,
            solved,
            failed: progress.is_failed(&puzzle.id),
            due: progress.is_to_repeat(&puzzle.id, now),
            diagram: position_diagram(game, position.as_deref()),
        }
    };
    let cards = levels.sets(variant).flat_map(|set| {
        let own = set.title().map(str::to_owned);
        let cards = set.puzzles.iter().enumerate().map(card);
        cards.map(move |card| PuzzleCard {
            own: own.clone(),
            ..card
        })
    });
    cards.collect()
}

/// The player's own lessons of a variant.
pub(super) fn lesson_cards(
    games: &Games,
    game: &GamePresentation,
    levels: &LevelLibrary,
    progress: &Progress,
    variant: &str,
) -> Vec<LessonCard> {
    let card = |lesson: &Arc<Lesson>| {
        let run = LessonRun::new(Arc::clone(lesson));
        let position = run.step().position.as_deref();
        let position = games.set_up(run.variant(), &lesson.options, position);
        let (done, all) = content::lesson(levels, progress, lesson.id()).unwrap_or_default();
        LessonCard {
            name: lesson.text(&lesson.title()),
            note: content::lesson_note(levels, progress, lesson.id()).unwrap_or_default(),
            done: done == all,
            diagram: position_diagram(game, position.as_deref()),
        }
    };
    levels.own_lessons(variant).map(card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::about_game::content::tests::coffer;

    #[test]
    fn a_puzzle_shows_its_position_from_the_solvers_side() {
        let progress = Progress::default();
        let (games, presentations) = coffer();
        let game = presentations.of(&games, "draughts").expect("a game");
        let levels = LevelLibrary::built_in();
        let cards = puzzle_cards(&games, game, &levels, &progress, "draughts", 0);
        assert_eq!(cards.len(), levels.puzzles("draughts").count());
        for (card, puzzle) in cards.iter().zip(levels.puzzles("draughts")) {
            assert!(
                !card.diagram.figures.is_empty() && !card.solved,
                "{}",
                puzzle.id
            );
            assert_eq!(
                card.diagram.turned,
                puzzle.position.starts_with('B'),
                "{}",
                puzzle.position
            );
        }
        for card in &cards {
            assert_eq!(
                card.line,
                if card.diagram.turned {
                    "dark to move"
                } else {
                    "light to move"
                }
            );
        }
    }

    /// Whoever solves a puzzle at cards is the one who moves, whichever seat that is.
    #[test]
    fn puzzles_at_cards_name_no_seat() {
        let progress = Progress::default();
        let (games, presentations) = coffer();
        let game = presentations.of(&games, "cromwell").expect("a game");
        let levels = LevelLibrary::built_in();
        let cards = puzzle_cards(&games, game, &levels, &progress, "cromwell", 0);
        assert!(!cards.is_empty());
        for card in &cards {
            assert_eq!(card.line, text("cards-your_turn"), "{}", card.name);
        }
    }
}
