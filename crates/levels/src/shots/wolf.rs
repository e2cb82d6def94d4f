//! Puzzles of Wolf and Sheep: the only ways to hold a won game. The game is solved, so they are
//! proved.

use coffer_players::hint::PlayedLine;
use coffer_players::retrograde::Value;
use coffer_players::search::Score;
use coffer_players::wolf::worth_of;
use coffer_rules::wolf::field::{Animal, Move};
use coffer_rules::wolf::{Wolf, seat_of};
use coffer_rules::{Game, Seat, legal_moves};

use super::{Line, Proposal, PuzzleGame, grade};
use crate::puzzles::PuzzleGoal;
use crate::themes::PuzzleTheme;

/// The most moves of a solution.
const LONGEST: usize = 6;

/// The moves that win.
fn winning(game: &Wolf) -> Vec<Move> {
    let mut moves = legal_moves(game);
    moves.retain(|mv| matches!(worth_of(game.field(), *mv), Value::Win(_)));
    moves
}

impl PuzzleGame for Wolf {
    const PUZZLE_VARIANTS: &'static [&'static str] = &[Wolf::VARIANTS[0].key];

    fn proposal(played_line: &PlayedLine<Wolf>) -> Option<Proposal<Move>> {
        match winning(&played_line.before).as_slice() {
            [only] => Some(Proposal {
                goal: PuzzleGoal::StayWinning,
                moves: LONGEST,
                first: *only,
            }),
            _ => None,
        }
    }

    fn solutions(&self, _goal: PuzzleGoal, _balance: i32, _moves: usize, _nodes: u64) -> Vec<Move> {
        winning(self)
    }

    /// The reply after which only one move wins, if there is one, and the longest resistance.
    fn stubborn_reply(
        &self,
        _goal: PuzzleGoal,
        _balance: i32,
        _moves: usize,
        _solver: Seat,
    ) -> Option<Move> {
        let replies = legal_moves(self).into_iter();
        replies.max_by_key(|reply| {
            let mut after = self.clone();
            after.play_unchecked(reply, &mut Vec::new());
            (
                winning(&after).len() == 1,
                worth_of(self.field(), *reply).score(),
            )
        })
    }

    fn move_scores(&self, _nodes: u64) -> Vec<(Move, Score)> {
        let moves = legal_moves(self).into_iter();
        moves
            .map(|mv| (mv, worth_of(self.field(), mv).score()))
            .collect()
    }

    fn theme(line: &Line<Wolf>, _goal: PuzzleGoal, _sacrifice: bool) -> PuzzleTheme {
        if line.solver() == Some(seat_of(Animal::Wolf)) {
            PuzzleTheme::BreakThrough
        } else {
            PuzzleTheme::CloseTheNet
        }
    }

    fn difficulty(line: &Line<Wolf>, _goal: PuzzleGoal) -> u8 {
        grade(line.turns() - 1)
    }

    fn balance(&self) -> i32 {
        0
    }
}
