//! The evaluations of quiet positions: weights set by hand, or tuned ones.

use std::sync::Arc;

use coffer_rules::draughts::board::direction::{STEP_FROM, rotate};
use coffer_rules::draughts::board::{Board, Side, to_internal};

use crate::knowledge::Knowledge;
use crate::knowledge::draughts_features::{cramped, difference, has_the_move, hunt, squares};
use crate::knowledge::draughts_network::DraughtsInputs;
use crate::knowledge::draughts_weights::Weights;
use crate::knowledge::network::Networks;
use crate::levels::PlayerProfile;
use crate::search::Evaluator;

/// Rows by distance from the own back row, for Black and for White.
const fn rows(from: u8, to: u8) -> [u32; 2] {
    let (mut black, mut white) = (0, 0);
    let mut s = 0;
    while s < 32 {
        let row = s / 4;
        if row >= from && row <= to {
            black |= 1 << s;
            white |= 1 << (31 - s);
        }
        s += 1;
    }
    [to_internal(black), to_internal(white)]
}

/// Squares that keep the opponent from crowning: the bridge, and the corner that guards the double
/// corner.
const GUARDS: [u32; 2] = squares([1, 3]);
/// The rest of the back row.
const FIRST_ROW: [u32; 2] = squares([2, 4]);
const CENTRE: [u32; 2] = squares([10, 11, 14, 15, 18, 19, 22, 23]);
const INNER_CENTRE: [u32; 2] = squares([14, 15, 18, 19]);
const SIDES: [u32; 2] = squares([5, 12, 13, 20, 21, 28]);
/// A man here with an opposing man on the square behind it is trapped.
const DOG_HOLE: [u32; 2] = squares([28]);
const DOG_KEEPER: [u32; 2] = squares([32]);
/// Squares on the rim: poor for a king.
const RIM: [u32; 2] = squares([1, 2, 3, 4, 5, 12, 13, 20, 21, 28, 29, 30, 31, 32]);
const ADVANCED: [[u32; 2]; 3] = [rows(2, 7), rows(4, 7), rows(6, 7)];
const NEXT_TO_LAST: [u32; 2] = rows(6, 6);
const TWO_BEFORE_LAST: [u32; 2] = rows(5, 5);

/// Evaluates draughts positions with hand-set weights.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainEvaluator;

impl Evaluator<Board> for PlainEvaluator {
    #[inline]
    fn evaluate(&self, board: &Board) -> i32 {
        let black = evaluate_for_black(board);
        // A small bonus for the side to move makes odd and even depths comparable.
        TEMPO
            + if board.turn() == Side::Black {
                black
            } else {
                -black
            }
    }
}

/// The evaluation that a computer player uses.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// Hand-set weights, as [`PlainEvaluator`].
    Plain,
    /// Weights tuned on games.
    Tuned(Arc<Weights>),
    /// Networks trained on games.
    Networks(Arc<Networks<DraughtsInputs>>),
}

impl Evaluation {
    /// The evaluation for a player profile.
    #[must_use]
    pub fn of(profile: &PlayerProfile, knowledge: &Knowledge) -> Evaluation {
        let networks = knowledge.networks().filter(|_| profile.network);
        networks.map_or_else(
            || Evaluation::without_networks(profile, knowledge),
            Evaluation::Networks,
        )
    }

    /// The evaluation for a player profile in positions for which no network was trained.
    #[must_use]
    pub fn without_networks(profile: &PlayerProfile, knowledge: &Knowledge) -> Evaluation {
        if profile.tuned {
            Evaluation::tuned(knowledge)
        } else {
            Evaluation::Plain
        }
    }

    /// The best evaluation that is available.
    #[must_use]
    pub fn best(knowledge: &Knowledge) -> Evaluation {
        knowledge
            .networks()
            .map_or_else(|| Evaluation::tuned(knowledge), Evaluation::Networks)
    }

    /// The evaluation with the tuned weights if they are available.
    #[must_use]
    pub fn tuned(knowledge: &Knowledge) -> Evaluation {
        knowledge
            .weights()
            .map_or(Evaluation::Plain, Evaluation::Tuned)
    }
}

impl Evaluator<Board> for Evaluation {
    #[inline]
    fn evaluate(&self, board: &Board) -> i32 {
        match self {
            Evaluation::Plain => PlainEvaluator.evaluate(board),
            Evaluation::Tuned(weights) => weights.evaluate(board),
            Evaluation::Networks(networks) => {
                Evaluator::evaluate(networks, board) + hunt_of_kings(board)
            }
        }
    }
}

/// The hunt where there are kings alone, for the side to move. The networks hardly tell one square from
/// another there, and three kings often fail to drive two together.
#[inline]
fn hunt_of_kings(board: &Board) -> i32 {
    let [black, white] = board.piece_sets();
    let ahead = difference(black, white);
    if black | white != board.king_set() || ahead == 0 {
        return 0;
    }
    let hunted = hunt(board.piece_sets(), ahead);
    if board.turn() == Side::Black {
        hunted
    } else {
        -hunted
    }
}

const MAN: i32 = 100;
const KING: i32 = 150;
const TEMPO: i32 = 3;

/// The difference within a set that is different for each side.
#[inline(always)]
const fn within(pieces: [u32; 2], set: [u32; 2]) -> i32 {
    difference(pieces[0] & set[0], pieces[1] & set[1])
}

fn evaluate_for_black(board: &Board) -> i32 {
    let kings = [
        board.piece_sets()[0] & board.king_set(),
        board.piece_sets()[1] & board.king_set(),
    ];
    let men = [
        board.piece_sets()[0] & !board.king_set(),
        board.piece_sets()[1] & !board.king_set(),
    ];
    let total = (u64::from(board.piece_sets()[0]) << 32 | u64::from(board.piece_sets()[1]))
        .count_ones() as i32;
    let men_ahead = difference(men[0], men[1]);
    let kings_ahead = if board.king_set() == 0 {
        0
    } else {
        difference(kings[0], kings[1])
    };
    let mut score = MAN * men_ahead + KING * kings_ahead;
    // Exchanges help the side that is ahead: its lead counts more the fewer pieces there are.
    let ahead = men_ahead + kings_ahead;
    if ahead != 0 {
        score += ahead.signum() * (24 - total).max(0) * 3 + ahead * 60 / total.max(2);
    }
    // The back row matters while the opponent has men to crown.
    score += 9 * within(men, GUARDS) + 4 * within(men, FIRST_ROW);
    score += 6
        * (i32::from(men[0] & GUARDS[0] == GUARDS[0]) - i32::from(men[1] & GUARDS[1] == GUARDS[1]));
    score += 3 * within(men, CENTRE) + 2 * within(men, INNER_CENTRE) - 2 * within(men, SIDES);
    // Advancement: little in the opening, much in the endgame.
    let advance =
        within(men, ADVANCED[0]) + 2 * within(men, ADVANCED[1]) + 3 * within(men, ADVANCED[2]);
    score += advance * (28 - total) / 8;
    score += runaways(board, men);
    // Trapped men.
    if men[0] & DOG_HOLE[0] != 0 && men[1] & DOG_KEEPER[0] != 0 {
        score -= 18;
    }
    if men[1] & DOG_HOLE[1] != 0 && men[0] & DOG_KEEPER[1] != 0 {
        score += 18;
    }
    // Mobility.
    let (ours, theirs) = (
        board.with_turn(Side::Black).count_steps() as i32,
        board.with_turn(Side::White).count_steps() as i32,
    );
    score += ours - theirs;
    score -= cramped(ours, men[0] | kings[0]) - cramped(theirs, men[1] | kings[1]);
    if board.king_set() != 0 {
        score += 4 * within(kings, CENTRE) - 4 * within(kings, RIM);
        if ahead != 0 && total <= 10 {
            score += hunt(kings, ahead);
        }
    }
    if men_ahead + kings_ahead == 0 && total <= 12 {
        score += the_move(board, total);
    }
    score
}

/// Men one or two steps away from crowning with a free path.
#[inline(always)]
fn runaways(board: &Board, men: [u32; 2]) -> i32 {
    let free = !(board.piece_sets()[0] | board.piece_sets()[1]);
    let ahead = |black: bool, set: u32| {
        if black {
            (rotate::<0>(set & STEP_FROM[0]) | rotate::<1>(set & STEP_FROM[1])) & free
        } else {
            (rotate::<2>(set & STEP_FROM[2]) | rotate::<3>(set & STEP_FROM[3])) & free
        }
    };
    16 * difference(
        ahead(true, men[0] & NEXT_TO_LAST[0]),
        ahead(false, men[1] & NEXT_TO_LAST[1]),
    ) + 6 * difference(
        ahead(true, ahead(true, men[0] & TWO_BEFORE_LAST[0])),
        ahead(false, ahead(false, men[1] & TWO_BEFORE_LAST[1])),
    )
}

/// With equal forces the side that has the move keeps the opposition in the endgame.
fn the_move(board: &Board, total: i32) -> i32 {
    has_the_move(board) * if total <= 6 { 10 } else { 5 }
}
