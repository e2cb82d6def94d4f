//! Puzzles of the mill games: men or the game are won.

use coffer_players::hint::PlayedLine;
use coffer_players::search::{Evaluator, Score};
use coffer_rules::mill::board::{Board, Move, Side};
use coffer_rules::mill::symmetry::{SYMMETRIES, image_of_set};
use coffer_rules::mill::{CEYLON, MIXED, Mill, NINE};
use coffer_rules::{Reason, legal_moves};

use super::{FEW_NODES, Line, MAN, MOVES, Proposal, PuzzleGame, each_worth, grade, reaches};
use crate::puzzles::PuzzleGoal;
use crate::themes::PuzzleTheme;

/// An evaluator that counts only men, on the board and in hand.
#[derive(Clone, Copy, Debug, Default)]
struct MenEvaluator;

impl Evaluator<Board> for MenEvaluator {
    fn evaluate(&self, board: &Board) -> i32 {
        let men = |side: Side| board.men(side).count_ones() as i32 + i32::from(board.hand(side));
        MAN * (men(board.turn()) - men(board.turn().other()))
    }
}

fn is_ceylon(game: &Mill) -> bool {
    game.board().options().ceylon
}

/// To win men or the game at Ceylon Mill if one move alone does. A turn there may have several moves,
/// so the players' lines tell little, and each position is searched. To close the only mill that can
/// be closed is obvious.
fn only_gain(game: &Mill) -> Option<Proposal<Move>> {
    let scores = game.move_scores(FEW_NODES);
    let best = scores.iter().map(|(_, score)| score.0).max()?;
    let goal = match Score(best).win_in() {
        Some(_) => PuzzleGoal::StayWinning,
        None => PuzzleGoal::Pieces(u32::try_from((best - game.balance()) / MAN).ok()?),
    };
    let is_right = |score: &Score| reaches(goal, game.balance(), *score);
    let mut right = scores.iter().filter(|(_, score)| is_right(score));
    let (first, _) = *right.next()?;
    let single = right.next().is_none() && goal != PuzzleGoal::Pieces(0);
    let closing = |mv: &Move| game.board().closes(*mv);
    let closed = scores.iter().filter(|(mv, _)| closing(mv)).count();
    let is_obvious = closing(&first) && closed == 1;
    (single && !is_obvious).then_some(Proposal {
        goal,
        moves: MOVES.1,
        first,
    })
}

/// Whether one man closes a mill with each of two moves in a row.
fn is_double_mill(line: &Line<Mill>) -> bool {
    let own: Vec<(&Mill, &Move)> = line.own_moves().collect();
    let closes = |(game, mv): (&Mill, &Move)| game.board().closes(*mv);
    own.windows(2).any(|pair| {
        let [first, second] = [pair[0], pair[1]];
        closes(first) && closes(second) && second.1.from() == Some(first.1.to())
    })
}

/// With more moves than these to choose from, a position is harder.
const MANY_MOVES: [usize; 2] = [15, 30];

impl PuzzleGame for Mill {
    const PUZZLE_VARIANTS: &'static [&'static str] = &[NINE, MIXED, CEYLON];

    /// In Ceylon Mill a mill gives another move.
    const TURNS_GO_ON: bool = true;

    fn proposal(played_line: &PlayedLine<Mill>) -> Option<Proposal<Move>> {
        if is_ceylon(&played_line.before) {
            only_gain(&played_line.before)
        } else {
            super::proposal(played_line)
        }
    }

    /// At Ceylon Mill whoever closes a mill may remove any man, so that soon many moves win.
    fn fewest_moves(&self) -> usize {
        if is_ceylon(self) { 1 } else { MOVES.0 }
    }

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
        let moves = line.games.first().map_or(0, |game| legal_moves(game).len());
        let many = MANY_MOVES.iter().filter(|many| moves > **many).count();
        let ceylon = line.games.first().is_some_and(is_ceylon);
        // A third move is a longer way than more to choose from.
        grade((2 * line.turns()).saturating_sub(3) + many + usize::from(ceylon))
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
