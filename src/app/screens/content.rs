//! Converts the rules pages, puzzles and lessons of [`levels`](crate::levels) to panel data.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::levels::Levels;
use crate::app::screens::puzzles::view::{LessonCard, PuzzleCard};
use crate::app::screens::rules::view::{Leaf, Picture, RuleNote};
use crate::app::screens::setup::MatchSetup;
use crate::app::session::{Games, RuleNow, TableState};
use crate::app::state::Screen;
use crate::app::table::layout::board::{BoardShape, CellForm};
use crate::app::table::presentation::GamePresentation;
use crate::app::ui::diagram::{At, Diagram, DiagramMark, Figure, FloorTone, HexTone};
use crate::app::ui::game_picker::FamilyGames;
use crate::levels::lessons::{Lesson, LessonRun};
use crate::levels::library::LevelLibrary;
use crate::levels::pages;
use crate::levels::pages::RulesPage;
use crate::levels::puzzles::Puzzle;
use crate::rules::{AnyMatch, PieceView, Seat, Spot, Variant, side_name};
use crate::store::progress::Progress;
use crate::texts::{fill, plural, text};

/// The cards in the picture of a lesson in a card game.
const CARDS_SHOWN: usize = 3;

/// What a page is about when it opens: the game on the table, or else the one being set up.
#[derive(SystemParam)]
pub(super) struct AtHand<'w> {
    pub games: Res<'w, Games>,
    pub levels: Res<'w, Levels>,
    screen: Res<'w, State<Screen>>,
    table: Res<'w, TableState>,
    setup: Res<'w, MatchSetup>,
}

impl AtHand<'_> {
    /// The match on the table, if any.
    pub fn table(&self) -> Option<&TableState> {
        (*self.screen.get() == Screen::Table).then_some(&*self.table)
    }

    /// The variants that satisfy `which`, and the index among them of the current variant, or 0.
    pub fn variants(&self, which: impl Fn(&str) -> bool) -> (Vec<&'static Variant>, usize) {
        let all = variants(&self.games, which);
        let wanted = match self.table() {
            Some(table) => table.variant.as_str(),
            None => self.setup.variant(&self.games),
        };
        let place = all.iter().position(|variant| variant.key == wanted);
        (all, place.unwrap_or(0))
    }
}

/// The variants that satisfy `which`, in registry order.
fn variants(games: &Games, which: impl Fn(&str) -> bool) -> Vec<&'static Variant> {
    games
        .variants()
        .filter(|variant| which(variant.key))
        .collect()
}

/// The key of the variant at an index of a list; empty if out of range.
pub(super) fn key_at(variants: &[&'static Variant], place: usize) -> &'static str {
    variants.get(place).map_or("", |variant| variant.key)
}

/// Variants in registry order, grouped by family.
pub(super) fn families(variants: &[&Variant]) -> Vec<FamilyGames> {
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
pub(super) fn has_rules(variant: &str) -> bool {
    pages::of(variant).next().is_some()
}

/// Whether a variant has puzzles or the player's own lessons, which are on the same page.
pub(super) fn has_puzzles(levels: &LevelLibrary, variant: &str) -> bool {
    levels.puzzles(variant).next().is_some() || levels.own_lessons(variant).next().is_some()
}

/// The number of completed steps of the lesson with this id, and of all its steps; `None` without a
/// lesson. A variant's built-in lesson has its key as id.
pub(super) fn lesson(levels: &LevelLibrary, progress: &Progress, id: &str) -> Option<(u32, u32)> {
    let all = u32::try_from(levels.lesson(id)?.steps.len()).unwrap_or(u32::MAX);
    Some((progress.lesson_steps(id).min(all), all))
}

/// The lesson's progress in words.
pub(super) fn lesson_note(levels: &LevelLibrary, progress: &Progress, id: &str) -> Option<String> {
    let (done, all) = lesson(levels, progress, id)?;
    let (n, all) = (done.to_string(), all.to_string());
    Some(fill("setup-lesson-note", &[("n", &n), ("all", &all)]))
}

/// The number of solved puzzles of a variant, and of all its puzzles.
pub(super) fn solved(levels: &LevelLibrary, progress: &Progress, variant: &str) -> (u32, u32) {
    let (mut solved, mut all) = (0, 0);
    for puzzle in levels.puzzles(variant) {
        all += 1;
        solved += u32::from(progress.is_solved(&puzzle.id));
    }
    (solved, all)
}

/// The number of solved puzzles in words.
pub(super) fn solved_note(levels: &LevelLibrary, progress: &Progress, variant: &str) -> String {
    let (solved, all) = solved(levels, progress, variant);
    if all == 0 {
        return plural("puzzles-own_lessons", levels.own_lessons(variant).count());
    }
    let (n, all) = (solved.to_string(), all.to_string());
    fill("setup-puzzles-note", &[("n", &n), ("all", &all)])
}

/// The rules pages of a variant.
pub(super) fn leaves(game: &GamePresentation, variant: &str) -> Vec<Leaf> {
    pages::of(variant)
        .map(|page| leaf(game, variant, page))
        .collect()
}

fn leaf(game: &GamePresentation, variant: &str, page: &RulesPage) -> Leaf {
    let pictures = page
        .pictures
        .iter()
        .zip(page.captions())
        .map(|(picture, caption)| Picture {
            diagram: pictured(game, variant, picture),
            caption: text(&caption).to_owned(),
        });
    Leaf {
        title: text(&page.title()).to_owned(),
        paragraphs: page.paragraphs().map(|key| text(&key).to_owned()).collect(),
        pictures: pictures.collect(),
    }
}

/// The index of a page among those of a variant.
pub(super) fn place_of(variant: &str, key: &str) -> Option<usize> {
    pages::of(variant).position(|page| page.key == key)
}

/// The indices of a variant's pages that contain the words, with an excerpt each. `None` if there
/// are no words to search for.
pub(super) fn found(variant: &str, words: &str) -> Option<Vec<(usize, String)>> {
    if words.trim().is_empty() {
        return None;
    }
    let places = pages::search(variant, words)
        .into_iter()
        .filter_map(|found| Some((place_of(variant, &found.page.key)?, found.excerpt)));
    Some(places.collect())
}

/// The rule in force, with the index of its page.
pub(super) fn moment(variant: &str, rule: &RuleNow) -> Option<RuleNote> {
    Some(RuleNote {
        leaf: place_of(variant, rule.page)?,
        sentence: rule.sentence.clone(),
    })
}

/// The puzzles of a variant, set by set.
pub(super) fn puzzle_cards(
    games: &Games,
    game: &GamePresentation,
    levels: &LevelLibrary,
    progress: &Progress,
    variant: &str,
) -> Vec<PuzzleCard> {
    let card = |(place, puzzle): (usize, &Puzzle)| {
        let position = games.set_up(variant, &BTreeMap::new(), Some(&puzzle.position));
        let side = side_name(variant, to_move(position.as_deref()));
        PuzzleCard {
            name: fill("puzzles-name", &[("n", &(place + 1).to_string())]),
            own: None,
            difficulty: puzzle.difficulty,
            side: fill("puzzles-side", &[("side", &side)]),
            solved: progress.is_solved(&puzzle.id),
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
        let (done, all) = self::lesson(levels, progress, lesson.id()).unwrap_or_default();
        LessonCard {
            name: lesson.text(&lesson.title()),
            note: lesson_note(levels, progress, lesson.id()).unwrap_or_default(),
            done: done == all,
            diagram: position_diagram(game, position.as_deref()),
        }
    };
    levels.own_lessons(variant).map(card).collect()
}

/// The seat to move.
fn to_move(position: Option<&dyn AnyMatch>) -> Seat {
    let seat = position.and_then(|position| position.turn().seat());
    seat.unwrap_or_default()
}

/// A position as the side to move sees it at the table; a diagram can only be turned by 180°. For a
/// card game, a few of the cards that this side sees.
fn position_diagram(game: &GamePresentation, position: Option<&dyn AnyMatch>) -> Diagram {
    let seat = to_move(position);
    let pieces = |viewer| position.map_or_else(Vec::new, |position| position.pieces(viewer));
    let Some(board) = board(game) else {
        let face = |kind| game.words.cards.and_then(|words| (words.face)(kind));
        let cards = pieces(Some(seat)).into_iter();
        let cards = cards.filter_map(|piece| Some((face(piece.kind?)?, false)));
        return Diagram {
            cards: cards.take(CARDS_SHOWN).collect(),
            ..Diagram::default()
        };
    };
    Diagram {
        figures: figures(game, &pieces(None)),
        turned: board.seats == 2 && board.bottom != seat,
        ..empty_board(game)
    }
}

fn figures(game: &GamePresentation, pieces: &[PieceView]) -> Vec<(At, Figure)> {
    let figure = |piece: &PieceView| (game.figure)(piece.owner.unwrap_or(Seat(1)), piece.kind);
    let squares = squares(game);
    pieces
        .iter()
        .filter_map(|piece| Some((*squares.get(&index_of(piece.spot)?)?, figure(piece)?)))
        .collect()
}

fn index_of(spot: Spot) -> Option<u16> {
    match spot {
        Spot::Square(index) => Some(index),
        Spot::Pile(_) | Spot::Hand(_) | Spot::Tray(_) | Spot::Piece(_) | Spot::Choice(_) => None,
    }
}

/// The board of a game; `None` for card games.
fn board(game: &GamePresentation) -> Option<BoardShape> {
    (game.board)(2).board().cloned()
}

/// Column and row of each square of a game's board, from its shape on the table.
fn squares(game: &GamePresentation) -> BTreeMap<u16, At> {
    let Some(shape) = board(game) else {
        return BTreeMap::new();
    };
    let hexes = shape.form == CellForm::Hexes;
    let corner = shape.cells.iter().fold(Vec2::MAX, |corner, (_, middle)| {
        corner.min(Vec2::new(middle.x, shape.size.y - middle.y))
    });
    let at = |(spot, middle): (Spot, Vec2)| {
        let down = shape.size.y - middle.y;
        let (col, row) = if hexes {
            // Half a hex to a column; the rows of hexes overlap by a quarter of their height.
            let step = Vec2::new(middle.x, down) - corner;
            ((step.x * 2.0).round(), (step.y / 0.866).round())
        } else {
            (middle.x.floor(), down.floor())
        };
        let fits =
            (0.0..f32::from(u8::MAX)).contains(&col) && (0.0..f32::from(u8::MAX)).contains(&row);
        Some((index_of(spot)?, fits.then_some((col as u8, row as u8))?))
    };
    shape.cells.iter().copied().filter_map(at).collect()
}

/// A diagram of a game's board without pieces.
fn empty_board(game: &GamePresentation) -> Diagram {
    Diagram {
        lines: lines(game),
        floor: floor(game),
        hexes: hexes(game),
        ..Diagram::default()
    }
}

/// The lines of a game's board, if its places are points.
fn lines(game: &GamePresentation) -> Vec<(At, At)> {
    let places = squares(game);
    let at = |spot: &Spot| places.get(&index_of(*spot)?).copied();
    let steps = board(game).map(|board| board.lines).unwrap_or_default();
    steps
        .iter()
        .filter_map(|(one, other)| Some((at(one)?, at(other)?)))
        .collect()
}

/// The places of a game's board, if it is a floor of pale and dark squares.
fn floor(game: &GamePresentation) -> Vec<(At, FloorTone)> {
    let is_floor = |shape: &BoardShape| shape.form == CellForm::Squares && !shape.pale.is_empty();
    let Some(shape) = board(game).filter(is_floor) else {
        return Vec::new();
    };
    let tone = |spot: &Spot| match spot {
        _ if shape.graves.contains(spot) => FloorTone::Grave,
        _ if shape.pale.contains(spot) => FloorTone::Pale,
        _ => FloorTone::Dark,
    };
    let places = squares(game);
    let place = |(spot, _): &(Spot, Vec2)| Some((*places.get(&index_of(*spot)?)?, tone(spot)));
    shape.cells.iter().filter_map(place).collect()
}

/// The hexes of a game's board, if it is one of hexes.
fn hexes(game: &GamePresentation) -> Vec<(At, HexTone)> {
    let Some(shape) = board(game).filter(|shape| shape.form == CellForm::Hexes) else {
        return Vec::new();
    };
    let places = squares(game);
    let tone = |spot: &Spot| match spot {
        _ if shape.goals.contains(spot) => HexTone::Goal,
        _ if shape.pale.contains(spot) => HexTone::Pale,
        _ => HexTone::Dark,
    };
    let hex = |(spot, _): &(Spot, Vec2)| Some((*places.get(&index_of(*spot)?)?, tone(spot)));
    shape.cells.iter().filter_map(hex).collect()
}

fn pictured(game: &GamePresentation, variant: &str, picture: &pages::PageFigure) -> Diagram {
    let Some(given) = picture.diagram(variant) else {
        return Diagram::default();
    };
    if !given.cards.is_empty() {
        let face = |kind| game.words.cards.and_then(|words| (words.face)(kind));
        let cards = given
            .cards
            .iter()
            .filter_map(|(kind, marked)| Some((face(*kind)?, *marked)));
        return Diagram {
            cards: cards.collect(),
            ..Diagram::default()
        };
    }
    let figures = figures(game, &given.pieces);
    let squares = squares(game);
    let at = |spot: &Spot| squares.get(&index_of(*spot)?).copied();
    let marked = |place: At| {
        let held = figures.iter().any(|(held, _)| *held == place);
        (
            place,
            if held {
                DiagramMark::Piece
            } else {
                DiagramMark::Target
            },
        )
    };
    Diagram {
        marks: given.marks.iter().filter_map(at).map(marked).collect(),
        arrows: given
            .arrows
            .iter()
            .map(|arrow| arrow.iter().filter_map(at).collect())
            .collect(),
        figures,
        ..empty_board(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::GamesPlugins;
    use crate::app::table::presentation::Presentations;

    /// The registered games and their presentations.
    fn coffer() -> (Games, Presentations) {
        let mut app = App::new();
        app.add_plugins(GamesPlugins);
        let world = app.world_mut();
        let games = world.remove_resource().expect("the games were added");
        (games, world.remove_resource().expect("with their looks"))
    }

    #[test]
    fn every_picture_of_the_rules_has_its_pieces_marks_and_arrows() {
        let (games, presentations) = coffer();
        for variant in variants(&games, has_rules) {
            let game = presentations.of(&games, variant.key).expect("a game");
            for (page, leaf) in pages::of(variant.key).zip(leaves(game, variant.key)) {
                assert!(
                    !leaf.title.is_empty() && !leaf.paragraphs.is_empty(),
                    "{}",
                    page.key
                );
                for (given, shown) in page.pictures.iter().zip(&leaf.pictures) {
                    let drawn = shown.diagram.figures.len() + shown.diagram.cards.len();
                    assert!(
                        drawn > 0 && shown.diagram.cards.len() == given.cards.len(),
                        "{} {}",
                        variant.key,
                        page.key
                    );
                    assert_eq!(
                        shown.diagram.marks.len(),
                        given.marks.len(),
                        "{} {}",
                        variant.key,
                        page.key
                    );
                    assert!(
                        shown.diagram.arrows.iter().all(|arrow| arrow.len() >= 2),
                        "{} {}",
                        variant.key,
                        page.key
                    );
                }
            }
        }
    }

    #[test]
    fn what_is_searched_is_found_at_its_leaf() {
        assert_eq!(found("draughts", "  "), None);
        let found = found("draughts", "king").expect("words");
        let (games, presentations) = coffer();
        let game = presentations.of(&games, "draughts").expect("a game");
        let leaves = leaves(game, "draughts");
        assert!(!found.is_empty());
        for (leaf, excerpt) in &found {
            let leaf = &leaves[*leaf];
            let words = format!("{} {}", leaf.title, leaf.paragraphs.join(" ")).to_lowercase();
            let captions: String = leaf
                .pictures
                .iter()
                .map(|picture| picture.caption.to_lowercase())
                .collect();
            assert!((words + &captions).contains("king"), "{excerpt}");
        }
        assert_eq!(super::found("draughts", "xyzzy"), Some(Vec::new()));
    }

    #[test]
    fn a_puzzle_shows_its_position_from_the_solvers_side() {
        let progress = Progress::default();
        let (games, presentations) = coffer();
        let game = presentations.of(&games, "draughts").expect("a game");
        let levels = LevelLibrary::built_in();
        let cards = puzzle_cards(&games, game, &levels, &progress, "draughts");
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
                card.side,
                if card.diagram.turned {
                    "dark to move"
                } else {
                    "light to move"
                }
            );
        }
        assert_eq!(
            levels.of_the_day(20_000).is_some(),
            variants(&games, |variant| has_puzzles(&levels, variant))
                .iter()
                .any(|variant| solved(&levels, &progress, variant.key).1 > 0)
        );
    }

    #[test]
    fn the_rule_of_a_moment_is_found_among_the_leaves() {
        let rule = RuleNow {
            page: "must",
            sentence: "A capture is open.".to_owned(),
        };
        let moment = moment("draughts", &rule).expect("a leaf");
        assert_eq!(Some(moment.leaf), place_of("draughts", "must"));
        assert!(!moment.sentence.is_empty());
    }
}
