//! The Six Wives: lesson, rules pages and context help.

use coffer_rules::six_wives::board::{Action, Board};
use coffer_rules::six_wives::card::{Duty, Fate, QUEENS};
use coffer_rules::six_wives::{Move, SIX_FATES, SixWives, space_of, spot as place};
use coffer_rules::{AnyMatch, Game, Match, Outcome, Seat, Spot, Turn};
use coffer_texts::Sentence;

use super::family::{FamilyLevels, PageAdvice, files};

/// The data of this family.
pub(super) const FAMILY: FamilyLevels = FamilyLevels {
    key: "six_wives",
    levels: files!["six_wives/lesson.ron", "six_wives/puzzles.ron"],
    pages: include_str!("../../../levels/six_wives/rules.ron"),
    achievements: include_str!("../../../levels/six_wives/achievements.ron"),
    spot,
    card: |_| None,
    moment,
    succession: None,
};

/// The context help warns of the longest game from this many turns of each player before its end
/// (SW-10).
const NEAR_THE_END: u16 = 10;

/// The spot of a space such as `j10`.
fn spot(text: &str) -> Option<Spot> {
    space_of(text).map(place)
}

fn moment(game: &dyn AnyMatch) -> Option<PageAdvice> {
    let game: &Match<SixWives> = game.as_any().downcast_ref()?;
    if let Turn::Over(outcome) = game.turn() {
        return ended(&outcome);
    }
    let seat = game.turn().seat()?;
    let now = game.game();
    let board = now.board();
    if now.refusal(&Move::Act(Action::PASS)).is_none() {
        return PageAdvice::new("wives_draw", "moment-six_wives-pass");
    }
    if finishes(board, seat) {
        return PageAdvice::new("wives_win", "moment-six_wives-win");
    }
    let others = (0..board.seats()).map(Seat).filter(|other| *other != seat);
    if others.into_iter().any(|other| finishes(board, other)) {
        return PageAdvice::new("wives_art", "moment-six_wives-beware");
    }
    if let Some(help) = goal(board) {
        return Some(help);
    }
    if now.refuses_repetition() {
        return PageAdvice::new("wives_draw", "moment-six_wives-repetition");
    }
    let left = now.rounds_left();
    if left <= NEAR_THE_END {
        let sentence = Sentence::new("moment-six_wives-late").with("turns", left);
        return PageAdvice::told("wives_draw", sentence);
    }
    let fresh = game.plies().iter().all(|ply| ply.seat != Some(seat));
    if fresh && board.card(seat).met() == 0 {
        return handicap(board.card(seat).duty(), game.position().is_none());
    }
    None
}

/// How a match ended.
fn ended(outcome: &Outcome) -> Option<PageAdvice> {
    if outcome.reason == SIX_FATES {
        PageAdvice::new("wives_win", "moment-six_wives-won")
    } else if outcome.winners.is_empty() {
        PageAdvice::new("wives_draw", "moment-six_wives-drawn")
    } else {
        None
    }
}

/// Whether a seat could meet its last goal if it were to move.
fn finishes(board: &Board, seat: Seat) -> bool {
    let last = usize::from(board.card(seat).met()) + 1 == QUEENS;
    last && board.with_turn(seat).fates().next().is_some()
}

/// A goal that can be met now.
fn goal(board: &Board) -> Option<PageAdvice> {
    let (page, key) = match board.fates().next()? {
        Fate::Divorced => ("wives_divorce", "moment-six_wives-divorced"),
        Fate::Beheaded => ("wives_behead", "moment-six_wives-beheaded"),
        Fate::Died => ("wives_die", "moment-six_wives-died"),
        Fate::Survived => ("wives_survive", "moment-six_wives-survived"),
    };
    PageAdvice::new(page, key)
}

/// What a player has to know before the first turn.
fn handicap(duty: Duty, from_the_start: bool) -> Option<PageAdvice> {
    let (page, key) = match duty {
        Duty::Standard if from_the_start => ("wives_aim", "moment-six_wives-start"),
        Duty::Standard => return None,
        Duty::Number => ("wives_handicaps", "moment-six_wives-number"),
        Duty::History => ("wives_handicaps", "moment-six_wives-history"),
        Duty::Both => ("wives_handicaps", "moment-six_wives-both"),
        Duty::Cocktail(_) => ("wives_cocktail", "moment-six_wives-cocktail"),
    };
    PageAdvice::new(page, key)
}
