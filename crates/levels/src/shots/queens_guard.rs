//! Puzzles of Queen's Guard and Bloody Queen: wins.

use coffer_players::hint::PlayedLine;
use coffer_players::search::{Evaluator, Score};
use coffer_rules::queens_guard::board::{Board, Side};
use coffer_rules::queens_guard::cell::{Cell, Cells};
use coffer_rules::queens_guard::{BLOODY, CLASSIC, ENTHRONED, ENTHRONED_BLOODY, QueensGuard};
use coffer_rules::{Seat, legal_moves};

use super::forced::ForcedWins;
use super::{
    Line, MOVES, Proposal, PuzzleGame, best_for_itself, by_score, each_worth, grade,
    proposal_of_win,
};
use crate::puzzles::PuzzleGoal;
use crate::themes::PuzzleTheme;

/// The most moves of a win that is looked for.
const LONGEST: usize = 4;

/// With more moves than this to choose from, a short win is harder.
const MANY_MOVES: usize = 4;

/// An evaluator that counts only how far in the pieces are, so that the search finds the way to a
/// win.
#[derive(Clone, Copy, Debug, Default)]
struct RingEvaluator;

impl Evaluator<Board> for RingEvaluator {
    fn evaluate(&self, board: &Board) -> i32 {
        let way = |side: Side| {
            let guards: usize = Cells(board.guards(side)).map(Cell::ring).sum();
            (guards + board.queen(side).ring()) as i32
        };
        way(board.actor().other()) - way(board.actor())
    }
}

/// Only wins count: in Queen's Guard nothing is captured, and in Bloody Queen a guard lost may be
/// an advantage.
impl PuzzleGame for QueensGuard {
    const PUZZLE_VARIANTS: &'static [&'static str] = &[CLASSIC, BLOODY];
    /// What was trapped comes back, so games are long.
    const LONGEST_GAME: usize = 300;

    /// In Queen's Guard wins within so many moves are proved. The players overlook most of them, so
    /// every position is searched.
    fn proposal(played_line: &PlayedLine<QueensGuard>) -> Option<Proposal<Self::Move>> {
        if played_line.before.board().options().bloody {
            return proposal_of_win(played_line);
        }
        let mut wins = ForcedWins::new(played_line.before.board());
        let fastest = (1..=LONGEST).find_map(|moves| {
            let found = wins.moves(moves);
            found.first().map(|first| (moves, *first, found.len()))
        });
        fastest
            .filter(|(moves, _, found)| *moves >= MOVES.0 && *found == 1)
            .map(|(moves, first, _)| Proposal {
                goal: PuzzleGoal::Win,
                moves,
                first,
            })
    }

    fn solutions(
        &self,
        goal: PuzzleGoal,
        balance: i32,
        moves: usize,
        nodes: u64,
    ) -> Vec<Self::Move> {
        if !self.board().options().bloody {
            return ForcedWins::new(self.board()).moves(moves);
        }
        by_score(self, goal, balance, nodes)
    }

    /// The reply after which only one move wins, if there is one, and the longest resistance.
    fn stubborn_reply(
        &self,
        _goal: PuzzleGoal,
        _balance: i32,
        moves: usize,
        _solver: Seat,
    ) -> Option<Self::Move> {
        if self.board().options().bloody {
            return best_for_itself(self);
        }
        let replies = legal_moves(self).into_iter();
        replies.max_by_key(|reply| {
            let mut wins = ForcedWins::new(&self.board().play(*reply));
            let only = wins.moves(moves).len() == 1;
            (
                only,
                (1..=moves).find(|moves| !wins.moves(*moves).is_empty()),
            )
        })
    }

    fn move_scores(&self, nodes: u64) -> Vec<(Self::Move, Score)> {
        each_worth(self.board(), RingEvaluator, nodes)
    }

    fn theme(line: &Line<QueensGuard>, _goal: PuzzleGoal, _sacrifice: bool) -> PuzzleTheme {
        let enthroned = line
            .reason()
            .is_some_and(|reason| [ENTHRONED, ENTHRONED_BLOODY].contains(&reason));
        if enthroned {
            PuzzleTheme::Throne
        } else {
            PuzzleTheme::Trap
        }
    }

    fn difficulty(line: &Line<QueensGuard>, _goal: PuzzleGoal) -> u8 {
        let first = line.games.first();
        let many = first.is_some_and(|game| legal_moves(game).len() > MANY_MOVES);
        match line.turns() {
            ..=2 => 1 + u8::from(many),
            turns => grade(turns),
        }
    }

    fn balance(&self) -> i32 {
        0
    }

    fn images(&self) -> Vec<QueensGuard> {
        let turned = self.board().turned();
        turned.map(QueensGuard::from_board).into_iter().collect()
    }
}
