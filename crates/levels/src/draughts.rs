//! Draughts, Losing Draughts, Wolf and Sheep: lessons, rules pages and context help.

use coffer_rules::draughts::board::{Side, Square};
use coffer_rules::draughts::{
    ALL_GIVEN, Draughts, NO_PIECES, NO_PROGRESS, NO_PROGRESS_LIMIT, STUCK,
};
use coffer_rules::wolf::field::{Animal, Decided, Field};
use coffer_rules::wolf::{GOT_PAST, SHUT_IN, Wolf};
use coffer_rules::{AnyMatch, Game, Match, Reason, Spot, Turn};
use coffer_texts::Sentence;

use super::family::{FamilyLevels, PageAdvice, files};

/// The data of this family.
pub(super) const FAMILY: FamilyLevels = FamilyLevels {
    key: "draughts",
    levels: files![
        "draughts/lesson.ron",
        "draughts/losing_lesson.ron",
        "draughts/wolf_lesson.ron",
        "draughts/puzzles.ron",
        "draughts/losing_puzzles.ron",
        "draughts/wolf_puzzles.ron",
    ],
    pages: include_str!("../../../levels/draughts/rules.ron"),
    achievements: include_str!("../../../levels/draughts/achievements.ron"),
    spot,
    card: |_| None,
    moment,
    succession: None,
};

/// The context help warns of the no-progress draw from this many moves by each side before it
/// (DR-8).
const NEAR_THE_DRAW: u16 = 10;

/// The spot of a square given by its PDN number.
fn spot(text: &str) -> Option<Spot> {
    let square = Square::from_pdn(text.parse().ok()?)?;
    Some(Spot::Square(u16::from(square.pdn() - 1)))
}

fn moment(game: &dyn AnyMatch) -> Option<PageAdvice> {
    let any = game.as_any();
    match (
        any.downcast_ref::<Match<Draughts>>(),
        any.downcast_ref::<Match<Wolf>>(),
    ) {
        (Some(game), _) => draughts(game),
        (_, Some(game)) => wolf(game),
        (None, None) => None,
    }
}

/// The page that explains how a match ended.
fn ended(reason: &Reason) -> Option<PageAdvice> {
    let is = |reasons: &[Reason]| reasons.contains(reason);
    if is(&[NO_PIECES, Reason::NO_MOVES]) {
        return PageAdvice::new("end", "moment-draughts-lost");
    }
    if is(&[ALL_GIVEN, STUCK]) {
        return PageAdvice::new("losing", "moment-losing-won");
    }
    if is(&[Reason::THIRD_REPETITION, NO_PROGRESS, Reason::AGREED]) {
        return PageAdvice::new("draw", "moment-draughts-drawn");
    }
    None
}

fn draughts(game: &Match<Draughts>) -> Option<PageAdvice> {
    if let Turn::Over(outcome) = game.turn() {
        return ended(&outcome.reason);
    }
    let now = game.game();
    let options = now.options();
    if now.huffable() != 0 {
        return PageAdvice::new("huff", "moment-draughts-huff");
    }
    let moves = game.legal_moves();
    let captures: Vec<_> = moves.iter().filter(|mv| mv.is_capture()).collect();
    match captures.as_slice() {
        [] => {}
        _ if options.huff => return PageAdvice::new("huff", "moment-draughts-may_capture"),
        [chain] if chain.capture_count() > 1 => {
            return PageAdvice::new("chain", "moment-draughts-chain");
        }
        [_] => return PageAdvice::new("must", "moment-draughts-must"),
        _ => return PageAdvice::new("must", "moment-draughts-choice"),
    }
    let repeats = |mv| {
        let mut after = now.clone();
        after.play_unchecked(mv, &mut Vec::new());
        after
            .turn()
            .outcome()
            .is_some_and(|outcome| outcome.reason == Reason::THIRD_REPETITION)
    };
    if moves.iter().any(repeats) {
        return PageAdvice::new("draw", "moment-draughts-repetition");
    }
    let left = NO_PROGRESS_LIMIT.saturating_sub(now.quiet()).div_ceil(2);
    if left <= NEAR_THE_DRAW {
        return PageAdvice::told(
            "draw",
            Sentence::new("moment-draughts-forty").with("moves", left),
        );
    }
    if moves.iter().any(|mv| mv.crowns()) {
        return PageAdvice::new("crown", "moment-draughts-crown");
    }
    if game.plies().is_empty() && game.position().is_none() {
        return match options.losing {
            true => PageAdvice::new("losing", "moment-losing-start"),
            false => PageAdvice::new("board", "moment-draughts-start"),
        };
    }
    let board = now.board();
    let own = if board.turn() == Side::Black {
        board.black()
    } else {
        board.white()
    };
    if board.kings() & own != 0 {
        return PageAdvice::new("king", "moment-draughts-king");
    }
    None
}

fn wolf(game: &Match<Wolf>) -> Option<PageAdvice> {
    let field = *game.game().field();
    if let Turn::Over(outcome) = game.turn() {
        return if [GOT_PAST, Reason::NO_MOVES].contains(&outcome.reason) {
            PageAdvice::new("wolf_end", "moment-wolf-past")
        } else if outcome.reason == SHUT_IN {
            PageAdvice::new("wolf_end", "moment-wolf-shut")
        } else {
            None
        };
    }
    if field.wolf.is_none() {
        return PageAdvice::new("wolf_place", "moment-wolf-place");
    }
    let ends = |field: &Field, how| {
        field
            .moves()
            .iter()
            .any(|mv| field.play(*mv).decided() == Some(how))
    };
    match field.turn {
        Animal::Wolf if ends(&field, Decided::Past) => {
            PageAdvice::new("wolf_end", "moment-wolf-way")
        }
        Animal::Wolf if field.moves().len() == 1 => {
            PageAdvice::new("wolf_end", "moment-wolf-one_way")
        }
        Animal::Sheep if ends(&field, Decided::ShutIn) => {
            PageAdvice::new("wolf_end", "moment-wolf-shut_now")
        }
        Animal::Sheep
            if ends(
                &Field {
                    turn: Animal::Wolf,
                    ..field
                },
                Decided::Past,
            ) =>
        {
            PageAdvice::new("wolf_end", "moment-wolf-nearly")
        }
        _ if game.plies().len() == 1 => PageAdvice::new("wolf_steps", "moment-wolf-steps"),
        _ => None,
    }
}
