//! Puzzles of draughts, where pieces or the game are won, and of Losing Draughts, where only the
//! game is.

use coffer_players::draughts::losing::Losing;
use coffer_players::hint::PlayedLine;
use coffer_players::search::{Evaluator, Score};
use coffer_rules::Effect;
use coffer_rules::draughts::board::{Board, Move};
use coffer_rules::draughts::{Draughts, ENGLISH, LOSING, STUCK};

use super::{FEW_NODES, KING, Line, MAN, MOVES, Proposal, PuzzleGame, each_worth};
use crate::puzzles::PuzzleGoal;
use crate::themes::PuzzleTheme;

/// An evaluator that counts only material.
#[derive(Clone, Copy, Debug, Default)]
struct MaterialEvaluator;

impl Evaluator<Board> for MaterialEvaluator {
    fn evaluate(&self, board: &Board) -> i32 {
        let side = board.turn();
        let material = |set: u32| {
            let kings = (set & board.kings()).count_ones() as i32;
            MAN * (set.count_ones() as i32 - kings) + KING * kings
        };
        material(board.pieces(side)) - material(board.pieces(side.other()))
    }
}

/// Fewer pieces are better: this shows the search the way to a win at Losing Draughts.
impl Evaluator<Losing> for MaterialEvaluator {
    fn evaluate(&self, losing: &Losing) -> i32 {
        -self.evaluate(&losing.0)
    }
}

/// The most pieces of the solver for which a win at Losing Draughts is looked for.
const FEW_PIECES: u32 = 6;

/// To win at Losing Draughts if one move alone does. The players see few of their wins, so each
/// position with few pieces is searched.
fn only_win(game: &Draughts) -> Option<Proposal<Move>> {
    let board = game.board();
    if board.pieces(board.turn()).count_ones() > FEW_PIECES {
        return None;
    }
    let goal = PuzzleGoal::StayWinning;
    match game.solutions(goal, 0, MOVES.1, FEW_NODES).as_slice() {
        [only] => Some(Proposal {
            goal,
            moves: MOVES.1,
            first: *only,
        }),
        _ => None,
    }
}

impl PuzzleGame for Draughts {
    const PUZZLE_VARIANTS: &'static [&'static str] = &[ENGLISH, LOSING];

    fn proposal(played_line: &PlayedLine<Draughts>) -> Option<Proposal<Move>> {
        if played_line.before.options().losing {
            only_win(&played_line.before)
        } else {
            super::proposal(played_line)
        }
    }

    fn move_scores(&self, nodes: u64) -> Vec<(Move, Score)> {
        if self.options().losing {
            each_worth(&Losing(*self.board()), MaterialEvaluator, nodes)
        } else {
            each_worth(self.board(), MaterialEvaluator, nodes)
        }
    }

    fn theme(line: &Line<Draughts>, _goal: PuzzleGoal, sacrifice: bool) -> PuzzleTheme {
        let losing = line.games.first().is_some_and(|game| game.options().losing);
        if losing {
            PuzzleTheme::GiveAway
        } else if line.reason() == Some(STUCK) {
            PuzzleTheme::ShutIn
        } else if sacrifice {
            PuzzleTheme::Shot
        } else if line.has(|effect| matches!(effect, Effect::Changed { .. })) {
            PuzzleTheme::Crown
        } else {
            PuzzleTheme::Capture
        }
    }

    fn balance(&self) -> i32 {
        MaterialEvaluator.evaluate(self.board())
    }

    fn images(&self) -> Vec<Draughts> {
        let board = self.board();
        let turned = Board::from_parts(
            board.white().reverse_bits(),
            board.black().reverse_bits(),
            board.kings().reverse_bits(),
            board.turn().other(),
        );
        let turned = turned.map(|board| Draughts::with_options(board, self.options()));
        turned.into_iter().collect()
    }
}
