//! Queen's Guard and Bloody Queen: lesson, rules pages and context help.

use coffer_rules::queens_guard::board::{Fate, Task};
use coffer_rules::queens_guard::cell::{Cell, Cells};
use coffer_rules::queens_guard::{
    DESERTED, ENTHRONED, ENTHRONED_BLOODY, MOST_TURNS, NO_ADVANCE, NO_PROGRESS_LIMIT, QueensGuard,
    TWO_PASSES, UNGUARDED, spot as place,
};
use coffer_rules::{AnyMatch, Game, Match, Outcome, Reason, Spot, Turn};
use coffer_texts::Sentence;

use super::family::{FamilyLevels, PageAdvice, files};

/// The data of this family.
pub(super) const FAMILY: FamilyLevels = FamilyLevels {
    key: "queens_guard",
    levels: files![
        "queens_guard/lesson.ron",
        "queens_guard/puzzles.ron",
        "queens_guard/bloody_puzzles.ron",
    ],
    pages: include_str!("../../../levels/queens_guard/rules.ron"),
    achievements: include_str!("../../../levels/queens_guard/achievements.ron"),
    spot,
    card: |_| None,
    moment,
    succession: None,
};

/// The context help warns of a draw without progress or by length from this many turns of each side
/// before it (AG-7).
const NEAR_THE_DRAW: u16 = 10;

/// The spot of a cell given by ring and index, e.g. `5.4`.
fn spot(text: &str) -> Option<Spot> {
    let (ring, index) = text.split_once('.')?;
    let cell = Cell::at(ring.parse().ok()?, index.parse().ok()?)?;
    Some(place(cell))
}

fn moment(game: &dyn AnyMatch) -> Option<PageAdvice> {
    let game: &Match<QueensGuard> = game.as_any().downcast_ref()?;
    let now = game.game();
    let bloody = now.board().options().bloody;
    let winning = if bloody { "bloody_win" } else { "guard_win" };
    if let Turn::Over(outcome) = game.turn() {
        return ended(&outcome.reason, winning);
    }
    if let Some(help) = task(now) {
        return Some(help);
    }
    if game.plies().is_empty() && game.position().is_none() {
        return if bloody {
            PageAdvice::new("bloody_trap", "moment-queens_guard-bloody")
        } else {
            PageAdvice::new("guard_step", "moment-queens_guard-start")
        };
    }
    let ends = |wanted: &[Reason]| {
        game.legal_moves().iter().any(|mv| {
            let mut after = now.clone();
            after.play_unchecked(mv, &mut Vec::new());
            let wanted = |outcome: &Outcome| wanted.contains(&outcome.reason);
            Game::turn(&after).outcome().is_some_and(wanted)
        })
    };
    if ends(&[ENTHRONED, ENTHRONED_BLOODY, UNGUARDED]) {
        return PageAdvice::new(winning, "moment-queens_guard-win");
    }
    if ends(&[DESERTED]) {
        return PageAdvice::new(winning, "moment-queens_guard-beware");
    }
    if ends(&[Reason::THIRD_REPETITION]) {
        return PageAdvice::new("guard_draw", "moment-queens_guard-repetition");
    }
    let left = NO_PROGRESS_LIMIT.saturating_sub(now.quiet()).div_ceil(2);
    if left <= NEAR_THE_DRAW {
        return PageAdvice::told(
            "guard_draw",
            Sentence::new("moment-queens_guard-quiet").with("moves", left),
        );
    }
    let left = now.turns_left().div_ceil(2);
    if left <= NEAR_THE_DRAW {
        let sentence = Sentence::new("moment-queens_guard-late").with("turns", left);
        return PageAdvice::told("guard_draw", sentence);
    }
    None
}

/// How a match ended.
fn ended(reason: &Reason, winning: &'static str) -> Option<PageAdvice> {
    let is = |reasons: &[Reason]| reasons.contains(reason);
    if is(&[ENTHRONED, ENTHRONED_BLOODY]) {
        PageAdvice::new(winning, "moment-queens_guard-won")
    } else if is(&[DESERTED, UNGUARDED]) {
        PageAdvice::new(winning, "moment-queens_guard-lost")
    } else if is(&[
        Reason::THIRD_REPETITION,
        TWO_PASSES,
        NO_ADVANCE,
        MOST_TURNS,
        Reason::AGREED,
    ]) {
        PageAdvice::new("guard_draw", "moment-queens_guard-drawn")
    } else {
        None
    }
}

/// What has to be done before anything else; `None` if pieces simply step.
fn task(game: &QueensGuard) -> Option<PageAdvice> {
    let board = game.board();
    match board.task() {
        Task::Step => None,
        Task::Place(_) => PageAdvice::new("guard_free", "moment-queens_guard-place"),
        Task::PlaceQueen(_) if board.actor() == board.turn() => {
            PageAdvice::new("guard_back", "moment-queens_guard-queen")
        }
        Task::PlaceQueen(_) => PageAdvice::new("guard_trapper", "moment-queens_guard-their_queen"),
        Task::PlaceGuard { .. } => PageAdvice::new("guard_back", "moment-queens_guard-guard"),
        Task::Resolve(trapped) => {
            let exchanged = |at| matches!(board.fate(at), Fate::Exchanged(_));
            if Cells(trapped).any(exchanged) {
                PageAdvice::new("bloody_queens", "moment-queens_guard-exchange")
            } else {
                PageAdvice::new("bloody_guard", "moment-queens_guard-send")
            }
        }
    }
}
