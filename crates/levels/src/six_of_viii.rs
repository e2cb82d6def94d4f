//! The Six of VIII: lesson, rules pages and context help. The help uses only what an onlooker may
//! know.

use coffer_rules::six_of_viii::deck::{CARDS, Card, deck};
use coffer_rules::six_of_viii::{Phase, SixOfViii};
use coffer_rules::{AnyMatch, Game, Kind, Match, PieceId, Spot};
use coffer_texts::Sentence;

use super::family::{FamilyLevels, PageAdvice, files};

/// The data of this family.
pub(super) const FAMILY: FamilyLevels = FamilyLevels {
    key: "six_of_viii",
    levels: files!["six_of_viii/lesson.ron", "six_of_viii/puzzles.ron"],
    pages: include_str!("../../../levels/six_of_viii/rules.ron"),
    achievements: include_str!("../../../levels/six_of_viii/achievements.ron"),
    spot,
    card,
    moment,
    succession: None,
};

/// The spot of a card given by the slot it was dealt to.
fn spot(text: &str) -> Option<Spot> {
    let slot: u16 = text.parse().ok()?;
    (usize::from(slot) < CARDS).then_some(Spot::Piece(PieceId(slot)))
}

/// The kind of a card given in notation.
fn card(text: &str) -> Option<Kind> {
    text.parse::<Card>().ok().map(Card::kind)
}

fn moment(game: &dyn AnyMatch) -> Option<PageAdvice> {
    let game: &Match<SixOfViii> = game.as_any().downcast_ref()?;
    if let Some(outcome) = game.turn().outcome() {
        let page = if game.game().options().four {
            "six_end"
        } else {
            "six_three"
        };
        let scored = !outcome.scores.is_empty();
        return scored.then(|| PageAdvice::new(page, "moment-six_of_viii-over"))?;
    }
    let view = game.game().view(None);
    let reign = |crown: u8| deck().reign.get(usize::from(crown)).copied();
    let suit = || Sentence::new(view.trump().text_key());
    match view.phase {
        Phase::Deal | Phase::Over => None,
        Phase::Pass if view.options.four => PageAdvice::new("six_pass", "moment-six_of_viii-pass"),
        Phase::Pass if view.place == Some(view.starter) => {
            PageAdvice::new("six_dummy", "moment-six_of_viii-give")
        }
        Phase::Pass => PageAdvice::new("six_dummy", "moment-six_of_viii-partners"),
        Phase::Take => PageAdvice::new("six_dummy", "moment-six_of_viii-take"),
        Phase::Church => PageAdvice::new("six_church", "moment-six_of_viii-church"),
        Phase::Play if view.crown == 0 && view.trick.is_empty() => PageAdvice::told(
            "six_trump",
            Sentence::new("moment-six_of_viii-first").with_text("suit", suit()),
        ),
        Phase::Play if view.trick.iter().any(|played| played.play.card.is_king()) => {
            PageAdvice::new("six_king", "moment-six_of_viii-king")
        }
        Phase::Play if view.trick.iter().any(|played| played.play.thirteen) => {
            PageAdvice::new("six_spies", "moment-six_of_viii-spy")
        }
        Phase::Play
            if view.crown > 0
                && view.trick.is_empty()
                && reign(view.crown) != reign(view.crown - 1) =>
        {
            PageAdvice::told(
                "six_trump",
                Sentence::new("moment-six_of_viii-reign").with_text("suit", suit()),
            )
        }
        Phase::Play
            if view.trick.is_empty()
                && reign(view.crown + 1).is_some_and(|next| Some(next) != reign(view.crown)) =>
        {
            PageAdvice::told(
                "six_trump",
                Sentence::new("moment-six_of_viii-last").with_text("suit", suit()),
            )
        }
        Phase::Play => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::LevelLibrary;
    use coffer_rules::Setup;

    /// Each position of the lesson counts the tricks that are over, as the piles on the table do.
    #[test]
    fn positions_of_the_lesson_count_the_tricks_before() {
        let library = LevelLibrary::built_in();
        let lesson = library.lesson("six_of_viii").expect("the lesson");
        let options = lesson.options.iter();
        let options = options.map(|(key, value)| (key.as_str(), value.as_str()));
        let setup = Setup::of::<SixOfViii>("six_of_viii", options).expect("a set-up");
        for position in lesson
            .steps
            .iter()
            .filter_map(|step| step.position.as_ref())
        {
            let game = SixOfViii::from_position(&setup, position).expect("a position");
            let view = game.view(None);
            let tricks: u8 = view.tallies.iter().map(|side| side.tricks).sum();
            assert_eq!(tricks, view.crown, "{position}");
        }
    }
}
