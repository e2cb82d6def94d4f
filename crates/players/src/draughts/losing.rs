//! Losing Draughts for the search: the draughts position with the opposite goal, and its
//! evaluation.
//!
//! Pieces are a burden, yet a side with few of them can be driven around: captures are compulsory,
//! and the side with a choice of moves wins the endgame. So men count little compared to mobility,
//! kings are valuable, and pending captures are left to the quiescence search. The weights are the
//! best of about thirty sets in matches against each other, 60 games each at 3,000 nodes a move.

use std::sync::Arc;

use coffer_rules::draughts::board::{Board, Move, Side};

use crate::knowledge::losing_network::{LosingInputs, features};
use crate::knowledge::network::Networks;
use crate::search::{Evaluator, GameEnd, Quiescence, SearchPosition};

/// A position in which a side that cannot move wins (DR-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Losing(pub Board);

impl SearchPosition for Losing {
    type Move = Move;

    #[inline]
    fn key(&self) -> u64 {
        self.0.key()
    }

    #[inline]
    fn side(&self) -> usize {
        self.0.turn().index()
    }

    #[inline]
    fn moves(&self, into: &mut Vec<Move>) {
        self.0.for_each_move(|mv| into.push(mv));
    }

    #[inline]
    fn has_moves(&self) -> bool {
        self.0.has_legal_move()
    }

    #[inline]
    fn play(&self, mv: Move) -> Losing {
        Losing(self.0.play(mv))
    }

    fn without_moves(&self) -> GameEnd {
        GameEnd::Win
    }

    #[inline]
    fn quiescence_class(&self) -> Quiescence {
        self.0.quiescence_class()
    }

    fn steps_to_offer(&self, root: &Losing) -> u32 {
        self.0.steps_to_offer(&root.0)
    }

    #[inline]
    fn is_progress(&self, mv: Move) -> bool {
        self.0.is_progress(mv)
    }

    /// A short capture takes fewer pieces, so it is tried before a long one.
    #[inline]
    fn ordering_score(&self, mv: Move) -> i32 {
        if mv.is_capture() {
            16 - mv.capture_count() as i32
        } else {
            0
        }
    }

    #[inline]
    fn history_slot(&self, mv: Move) -> usize {
        self.0.history_slot(mv)
    }
}

/// Evaluates positions of Losing Draughts: by networks if it has them, otherwise by a few terms.
#[derive(Clone, Debug, Default)]
pub struct LosingEvaluator {
    networks: Option<Arc<Networks<LosingInputs>>>,
}

impl LosingEvaluator {
    /// An evaluator with these networks.
    #[must_use]
    pub const fn new(networks: Option<Arc<Networks<LosingInputs>>>) -> LosingEvaluator {
        LosingEvaluator { networks }
    }
}

/// The value of a man: negative.
const MAN: i32 = -15;
/// The value of a king, which can wait and choose: the side with the last king decides who
/// captures.
const KING: i32 = 30;
/// The value of an additional step to choose from.
const STEP: i32 = 10;
/// The bonus for the side to move.
const TEMPO: i32 = 3;

impl Evaluator<Losing> for LosingEvaluator {
    #[inline]
    fn evaluate(&self, position: &Losing) -> i32 {
        let board = &position.0;
        if let Some(networks) = &self.networks {
            return networks.evaluate(&features(board));
        }
        let black = evaluate_for_black(board);
        TEMPO
            + if board.turn() == Side::Black {
                black
            } else {
                -black
            }
    }
}

fn evaluate_for_black(board: &Board) -> i32 {
    let count = |set: u32| set.count_ones() as i32;
    let kings = [
        board.piece_sets()[0] & board.king_set(),
        board.piece_sets()[1] & board.king_set(),
    ]
    .map(count);
    let all = board.piece_sets().map(count);
    let men = [all[0] - kings[0], all[1] - kings[1]];
    let steps = |side| board.with_turn(side).count_steps() as i32;
    MAN * (men[0] - men[1])
        + KING * (kings[0] - kings[1])
        + STEP * (steps(Side::Black) - steps(Side::White))
}
