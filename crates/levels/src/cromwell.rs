//! Cromwell: lesson, rules pages and context help. The help uses only what an onlooker may know.

use std::sync::LazyLock;

use coffer_rules::cromwell::deck::{MONARCHS, Monarch};
use coffer_rules::cromwell::{Cromwell, Phase, Trading};
use coffer_rules::quiz::Side;
use coffer_rules::{AnyMatch, Game, Kind, Match, PieceId, Spot};
use coffer_texts::Sentence;

use super::family::{FamilyLevels, PageAdvice, files};
use super::people::{Person, Succession};

/// The data of this family.
pub(super) const FAMILY: FamilyLevels = FamilyLevels {
    key: "cromwell",
    levels: files![
        "cromwell/lesson.ron",
        "cromwell/puzzles.ron",
        "cromwell/advanced_puzzles.ron",
    ],
    pages: include_str!("../../../levels/cromwell/rules.ron"),
    achievements: include_str!("../../../levels/cromwell/achievements.ron"),
    spot,
    card,
    moment,
    succession: Some(succession),
};

/// The spot of a card given by its slot.
fn spot(text: &str) -> Option<Spot> {
    let slot: u16 = text.parse().ok()?;
    (usize::from(slot) < MONARCHS).then_some(Spot::Piece(PieceId(slot)))
}

/// The kind of a card given in notation.
fn card(text: &str) -> Option<Kind> {
    text.parse::<Monarch>().ok().map(Monarch::kind)
}

/// The monarchs.
fn succession() -> &'static Succession {
    static LINE: LazyLock<Succession> = LazyLock::new(|| Succession {
        family: FAMILY.key,
        people: Monarch::all().map(person).collect(),
    });
    &LINE
}

fn person(monarch: Monarch) -> Person {
    let right = |side| monarch.right_answers(side).into_iter();
    Person {
        place: monarch.index(),
        key: monarch.key(),
        group: monarch.house().key(),
        years: monarch.years(),
        reigns: monarch.reigns(),
        name_key: monarch.name_key(),
        caption_key: monarch.caption_key(),
        group_key: monarch.house().name_key(),
        right: Side::BOTH.map(|side| right(side).map(Monarch::index).collect()),
        also: Side::BOTH.map(|side| monarch.also_beside(side).map(Monarch::index)),
        interruption_key: monarch.interruption_key(),
    }
}

fn moment(game: &dyn AnyMatch) -> Option<PageAdvice> {
    let game: &Match<Cromwell> = game.as_any().downcast_ref()?;
    if let Some(outcome) = game.turn().outcome() {
        let scored = !outcome.scores.is_empty();
        return scored.then(|| PageAdvice::new("crom_score", "moment-cromwell-over"))?;
    }
    let view = game.game().view(None);
    let advanced = view.options.advanced;
    let turn = if advanced {
        "crom_advanced"
    } else {
        "crom_turn"
    };
    let with_card = |page, key, card: Option<Monarch>| {
        PageAdvice::told(page, Sentence::new(key).with_text("card", card?.called()))
    };
    match view.phase {
        Phase::Deal | Phase::Over => None,
        Phase::Shuffle => PageAdvice::new("crom_block", "moment-cromwell-shuffle"),
        Phase::Announce => PageAdvice::new(turn, "moment-cromwell-announce"),
        Phase::Offer if view.options.trading == Trading::Must => {
            with_card(turn, "moment-cromwell-must_offer", view.announced())
        }
        Phase::Offer => with_card(turn, "moment-cromwell-offer", view.announced()),
        Phase::Choose if !view.may_decline() => {
            PageAdvice::new(turn, "moment-cromwell-must_choose")
        }
        Phase::Choose if advanced => PageAdvice::new(turn, "moment-cromwell-choose_advanced"),
        Phase::Choose => PageAdvice::new(turn, "moment-cromwell-choose"),
        Phase::Discard => PageAdvice::new("crom_block", "moment-cromwell-discard"),
        Phase::Name => with_card("crom_answers", "moment-cromwell-name", view.question),
        Phase::Lay => PageAdvice::new("crom_houses", "moment-cromwell-lay"),
    }
}
