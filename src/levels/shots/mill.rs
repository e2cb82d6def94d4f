//! Puzzles of the mill games: men or the game are won.

use super::{Line, MAN, PuzzleGame, each_worth, grade};
use crate::levels::puzzles::PuzzleGoal;
use crate::levels::themes::PuzzleTheme;
use crate::players::search::{Evaluator, Score};
use crate::rules::mill::board::{Board, Move, Side};
use crate::rules::mill::symmetry::{SYMMETRIES, image_of_set};
use crate::rules::mill::{CEYLON, MIXED, Mill, NINE};
use crate::rules::{Reason, legal_moves};

/// An evaluator that counts only men, on the board and in hand.
#[derive(Clone, Copy, Debug, Default)]
struct MenEvaluator;

impl Evaluator<Board> for MenEvaluator {
    fn evaluate(&self, board: &Board) -> i32 {
        let men = |side: Side| board.men(side).count_ones() as i32 + i32::from(board.hand(side));
        MAN * (men(board.turn()) - men(board.turn().other()))
    }
}

/// Whether one man closes a mill with each of two moves in a row.
fn is_double_mill(line: &Line<Mill>) -> bool {
    let own: Vec<(&Mill, &Move)> = line.games.iter().zip(&line.moves).step_by(2).collect();
    let closes = |(game, mv): (&Mill, &Move)| game.board().closes(*mv);
    own.windows(2).any(|pair| {
        let [first, second] = [pair[0], pair[1]];
        closes(first) && closes(second) && second.1.from() == Some(first.1.to())
    })
}

/// With more moves than this to choose from, a position is harder.
const MANY_MOVES: usize = 15;

impl PuzzleGame for Mill {
    const PUZZLE_VARIANTS: &'static [&'static str] = &[NINE, MIXED, CEYLON];

    fn move_scores(&self, nodes: u64) -> Vec<(Move, Score)> {
        each_worth(self.board(), MenEvaluator, nodes)
    }

    fn theme(line: &Line<Mill>, _goal: PuzzleGoal, _sacrifice: bool) -> PuzzleTheme {
        let placing = line
            .games
            .first()
            .is_some_and(|game| !game.board().all_placed());
        if line.reason() == Some(Reason::NO_MOVES) {
            PuzzleTheme::ShutIn
        } else if placing {
            PuzzleTheme::Placing
        } else if is_double_mill(line) {
            PuzzleTheme::DoubleMill
        } else {
            PuzzleTheme::Mill
        }
    }

    fn difficulty(line: &Line<Mill>, _goal: PuzzleGoal) -> u8 {
        let many = line
            .games
            .first()
            .is_some_and(|game| legal_moves(game).len() > MANY_MOVES);
        grade(line.turns() - 1 + usize::from(many))
    }

    fn balance(&self) -> i32 {
        MenEvaluator.evaluate(self.board())
    }

    fn images(&self) -> Vec<Mill> {
        let board = self.board();
        let image = |number: usize| {
            let men = Side::ALL.map(|side| image_of_set(board.men(side), number));
            let hands = Side::ALL.map(|side| board.hand(side));
            Board::from_parts(men, hands, board.turn(), board.options()).ok()
        };
        let boards = (1..SYMMETRIES).filter_map(image);
        boards.map(Mill::from_board).collect()
    }
}
