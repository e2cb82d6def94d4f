//! Draughts with huffing (DR-9) for the search: captures are optional, and a turn may begin with a
//! huff.
//!
//! As nothing is forced, the search's own quiescence does not apply; instead the evaluation
//! resolves captures and huffs itself. It charges the loss of a man for declining a capture,
//! because the opponent may huff.

use coffer_rules::draughts::board::{Board, Move, Squares};
use coffer_rules::draughts::huffing;

use super::evaluation::Evaluation;
use crate::search::{Evaluator, GameEnd, Quiescence, SearchPosition};

/// A position with the pieces that may be huffed in it; bit 0 is square 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Huffing {
    /// The pieces and the side to move.
    pub board: Board,
    /// The pieces that may be huffed.
    pub huffable: u32,
}

impl SearchPosition for Huffing {
    type Move = Move;

    fn key(&self) -> u64 {
        huffing::key(&self.board, self.huffable)
    }

    fn side(&self) -> usize {
        self.board.turn().index()
    }

    fn moves(&self, into: &mut Vec<Move>) {
        huffing::for_each_move(&self.board, self.huffable, |mv| into.push(mv));
    }

    fn has_moves(&self) -> bool {
        self.huffable != 0 || self.board.has_legal_move()
    }

    fn play(&self, mv: Move) -> Huffing {
        if mv.is_huff() {
            return Huffing {
                board: self.board.without(mv.from()),
                huffable: 0,
            };
        }
        Huffing {
            board: self.board.play(mv),
            huffable: huffing::left_out(&self.board, mv),
        }
    }

    /// A player that huffs the last piece wins at once.
    fn ending(&self) -> Option<GameEnd> {
        (self.board.piece_sets()[1 - self.side()] == 0 && self.board.piece_sets()[self.side()] != 0)
            .then_some(GameEnd::Win)
    }

    fn quiescence_class(&self) -> Quiescence {
        Quiescence::Quiet
    }

    fn offers(&self) -> bool {
        self.board.must_capture()
    }

    fn steps_to_offer(&self, root: &Huffing) -> u32 {
        self.board.steps_to_offer(&root.board)
    }

    fn is_progress(&self, mv: Move) -> bool {
        mv.is_huff() || self.board.is_progress(mv)
    }

    fn ordering_score(&self, mv: Move) -> i32 {
        if mv.is_huff() {
            3
        } else {
            self.board.ordering_score(mv)
        }
    }

    fn history_slot(&self, mv: Move) -> usize {
        self.board.history_slot(mv)
    }
}

/// Evaluates positions of draughts with huffing.
#[derive(Clone, Debug)]
pub struct HuffingEvaluator {
    /// Whether to resolve captures before the evaluation.
    pub quiescence: bool,
    /// The evaluation of quiet positions.
    pub evaluation: Evaluation,
}

/// The price of declining a capture, in hundredths of a man.
const DECLINED_CAPTURE: i32 = 100;

impl Evaluator<Huffing> for HuffingEvaluator {
    fn evaluate(&self, position: &Huffing) -> i32 {
        if self.quiescence {
            self.play_out(position, -i32::MAX, i32::MAX)
        } else {
            self.evaluation.evaluate(&position.board)
        }
    }
}

impl HuffingEvaluator {
    /// The score for the side to move if both sides only huff, capture or decline. It terminates,
    /// because every step removes a piece.
    fn play_out(&self, position: &Huffing, mut alpha: i32, beta: i32) -> i32 {
        let board = position.board;
        if let Some(square) =
            Squares(position.huffable).max_by_key(|square| board.kings() & square.mask())
        {
            // A huff is free.
            return self.play_out(&position.play(Move::huff(square)), alpha, beta);
        }
        let standing = self.evaluation.evaluate(&board);
        if !board.must_capture() {
            return standing;
        }
        alpha = alpha.max(standing - DECLINED_CAPTURE);
        board.for_each_move(|mv| {
            if alpha < beta {
                alpha = alpha.max(-self.play_out(&position.play(mv), -beta, -alpha));
            }
        });
        alpha
    }
}
