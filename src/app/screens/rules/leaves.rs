//! The rules pages of a variant as panel data.

use crate::app::screens::about_game::board_diagram::{empty_board, figures, index_of, squares};
use crate::app::screens::rules::view::{Leaf, Picture, RuleNote};
use crate::app::session::RuleNow;
use crate::app::table::presentation::GamePresentation;
use crate::app::ui::diagram::{At, Diagram, DiagramMark};
use crate::levels::pages;
use crate::levels::pages::{PageFigure, RulesPage};
use crate::rules::Spot;
use crate::texts::text;

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
fn place_of(variant: &str, key: &str) -> Option<usize> {
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

/// The index of the page that explains an ordinary turn of a variant.
pub(super) fn of_turn(variant: &str) -> Option<usize> {
    place_of(variant, &pages::of_turn(variant)?.key)
}

/// The rule in force, with the index of its page.
pub(super) fn moment(variant: &str, rule: &RuleNow) -> Option<RuleNote> {
    Some(RuleNote {
        leaf: place_of(variant, rule.page)?,
        sentence: rule.sentence.to_string(),
    })
}

fn pictured(game: &GamePresentation, variant: &str, picture: &PageFigure) -> Diagram {
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
    use crate::app::screens::about_game::content;
    use crate::app::screens::about_game::content::tests::coffer;

    #[test]
    fn every_picture_of_the_rules_has_its_pieces_marks_and_arrows() {
        let (games, presentations) = coffer();
        for variant in content::variants(&games, content::has_rules) {
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
    fn the_rule_of_a_moment_is_found_among_the_leaves() {
        let rule = RuleNow {
            page: "must",
            sentence: crate::texts::Sentence::new("moment-draughts-must"),
        };
        let moment = moment("draughts", &rule).expect("a leaf");
        assert_eq!(Some(moment.leaf), place_of("draughts", "must"));
        assert!(!moment.sentence.is_empty());
    }
}
