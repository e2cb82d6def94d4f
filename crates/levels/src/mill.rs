//! Nine Men's Morris, Mixed Mill and Ceylon Mill: lesson, rules pages and context help.

use coffer_rules::mill::board::Point;
use coffer_rules::mill::{Mill, NO_MILL, NO_PROGRESS_LIMIT, TWO_MEN, spot as place};
use coffer_rules::{AnyMatch, Game, Match, Outcome, Reason, Spot, Turn};
use coffer_texts::Sentence;

use super::family::{FamilyLevels, PageAdvice, files};

/// The data of this family.
pub(super) const FAMILY: FamilyLevels = FamilyLevels {
    key: "mill",
    levels: files![
        "mill/lesson.ron",
        "mill/puzzles.ron",
        "mill/mixed_puzzles.ron",
        "mill/ceylon_puzzles.ron",
    ],
    pages: include_str!("../../../levels/mill/rules.ron"),
    achievements: include_str!("../../../levels/mill/achievements.ron"),
    spot,
    card: |_| None,
    moment,
    succession: None,
};

/// The context help warns of the no-progress draw from this many moves by each side before it
/// (NM-8).
const NEAR_THE_DRAW: u16 = 10;

/// The spot of a point given by its name.
fn spot(text: &str) -> Option<Spot> {
    Point::named(text).map(place)
}

fn moment(game: &dyn AnyMatch) -> Option<PageAdvice> {
    let game: &Match<Mill> = game.as_any().downcast_ref()?;
    if let Turn::Over(outcome) = game.turn() {
        let is = |reasons: &[Reason]| reasons.contains(&outcome.reason);
        return if is(&[TWO_MEN, Reason::NO_MOVES]) {
            PageAdvice::new("mill_end", "moment-mill-lost")
        } else if is(&[Reason::THIRD_REPETITION, NO_MILL, Reason::AGREED]) {
            PageAdvice::new("mill_draw", "moment-mill-drawn")
        } else {
            None
        };
    }
    let now = game.game();
    let (board, options) = (now.board(), now.board().options());
    let (own, other) = (board.turn(), board.turn().other());
    if game.plies().is_empty() && game.position().is_none() {
        return match (options.mixed, options.ceylon) {
            (true, _) => PageAdvice::new("mill_mixed", "moment-mill-mixed"),
            (_, true) => PageAdvice::new("mill_ceylon", "moment-mill-ceylon"),
            _ => PageAdvice::new("mill_board", "moment-mill-start"),
        };
    }
    if !now.starts_turn() {
        return PageAdvice::new("mill_ceylon", "moment-mill-again");
    }
    if board.closable() != 0 {
        return if board.removes() {
            PageAdvice::new("mill_mills", "moment-mill-close")
        } else {
            PageAdvice::new("mill_ceylon", "moment-mill-close_turn")
        };
    }
    let repeats = |mv| {
        let mut after = now.clone();
        after.play_unchecked(mv, &mut Vec::new());
        let repeated = |outcome: &Outcome| outcome.reason == Reason::THIRD_REPETITION;
        Game::turn(&after).outcome().is_some_and(repeated)
    };
    if game.legal_moves().iter().any(repeats) {
        return PageAdvice::new("mill_draw", "moment-mill-repetition");
    }
    let left = NO_PROGRESS_LIMIT.saturating_sub(now.quiet()).div_ceil(2);
    if left <= NEAR_THE_DRAW {
        return PageAdvice::told(
            "mill_draw",
            Sentence::new("moment-mill-fifty").with("moves", left),
        );
    }
    if board.with_turn(other).closable() != 0 {
        return PageAdvice::new("mill_mills", "moment-mill-threat");
    }
    if board.flies(own) {
        return PageAdvice::new("mill_fly", "moment-mill-flies");
    }
    if board.hand(own) > 0 && board.hand(other) == 0 && options.ceylon {
        return PageAdvice::new("mill_ceylon", "moment-mill-waits");
    }
    let placed = game.plies().last().is_some_and(|ply| ply.mv.places());
    if placed && board.hand(own) == 0 && board.hand(other) == 0 {
        return PageAdvice::new("mill_move", "moment-mill-moving");
    }
    None
}
