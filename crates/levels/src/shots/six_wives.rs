//! Puzzles of The Six Wives: so many goals in so many moves, whatever the other player does. With
//! few moves everything is searched to the end, so that a solution is proved.

use coffer_players::hint::PlayedLine;
use coffer_players::search::Score;
use coffer_rules::six_wives::board::{Action, Board, Parts, PlayerParts, Space, WIDTH};
use coffer_rules::six_wives::card::QUEENS;
use coffer_rules::six_wives::{Move, SixWives};
use coffer_rules::{Game, Seat};

use super::{Line, Proposal, PuzzleGame};
use crate::puzzles::PuzzleGoal;
use crate::themes::PuzzleTheme;

/// Goals to be met, and the moves allowed for them: what the finder looks for, in this order.
const TASKS: [(u32, usize); 4] = [(3, 4), (2, 3), (3, 5), (2, 4)];

/// Goals that the solver has met before. Earlier in a game nearly every puzzle is a walk of the king
/// past queens who stand side by side.
const FEWEST_MET: u8 = 2;

fn actions(board: &Board) -> Vec<Action> {
    let mut actions = Vec::new();
    board.for_each_action(|action| actions.push(action));
    actions
}

/// Whether the seat to move can meet so many goals in so many of its moves, whatever the others do.
fn can_meet(board: &Board, goals: u32, moves: usize) -> bool {
    goals == 0
        || moves >= goals as usize
            && actions(board)
                .into_iter()
                .any(|action| right(board, action, goals, moves))
}

/// Whether this action is a way to do so.
fn right(board: &Board, action: Action, goals: u32, moves: usize) -> bool {
    let goals = goals - u32::from(board.meets(action));
    if goals as usize >= moves {
        return false;
    }
    let after = board.play(action);
    goals == 0 || after.is_over() || answered(&after, board.turn(), goals, moves - 1)
}

/// Whether `seat` can do so after any moves of the others.
fn answered(board: &Board, seat: Seat, goals: u32, moves: usize) -> bool {
    if board.turn() == seat {
        return can_meet(board, goals, moves);
    }
    actions(board).into_iter().all(|action| {
        let after = board.play(action);
        !after.is_over() && answered(&after, seat, goals, moves)
    })
}

/// The board turned by half, with the seats exchanged; `None` if more than two play.
fn turned(board: &Board) -> Option<Board> {
    let opposite = |space: Space| Space::new(WIDTH * WIDTH - 1 - space.index() as u8);
    let mut parts = Parts::from(*board);
    if parts.players.len() != 2 {
        return None;
    }
    parts.turn = 1 - parts.turn;
    parts.players.reverse();
    for player in &mut parts.players {
        *player = PlayerParts {
            king: opposite(player.king)?,
            queens: player.queens.map(|queen| queen.and_then(opposite)),
            ..player.clone()
        };
    }
    Board::try_from(parts).ok()
}

impl PuzzleGame for SixWives {
    const PUZZLE_VARIANTS: &'static [&'static str] = &[SixWives::VARIANTS[0].key];

    const LONGEST_GAME: usize = 300;

    const HAS_GOALS: bool = true;

    /// A task with a single first move, which is not a goal itself.
    fn proposal(played_line: &PlayedLine<SixWives>) -> Option<Proposal<Move>> {
        let game = &played_line.before;
        let card = game.board().card(played_line.seat);
        let left = QUEENS as u32 - u32::from(card.met());
        if card.met() < FEWEST_MET {
            return None;
        }
        let possible = |(goals, _): &(u32, usize)| *goals <= left;
        TASKS
            .into_iter()
            .filter(possible)
            .find_map(|(goals, moves)| {
                let goal = PuzzleGoal::Goals(goals);
                // In fewer moves it would be another puzzle.
                if !game.solutions(goal, 0, moves - 1, 0).is_empty() {
                    return None;
                }
                match game.solutions(goal, 0, moves, 0).as_slice() {
                    [only] if game.gain(only) == 0 => Some(Proposal {
                        goal,
                        moves,
                        first: only.clone(),
                    }),
                    _ => None,
                }
            })
    }

    fn gain(&self, mv: &Move) -> u32 {
        match mv {
            Move::Act(action) => u32::from(self.board().meets(*action)),
            Move::First(_) | Move::Coins(..) | Move::Cocktail(..) => 0,
        }
    }

    /// The same for all, since goals are counted otherwise.
    fn move_scores(&self, _nodes: u64) -> Vec<(Move, Score)> {
        coffer_rules::legal_moves(self)
            .into_iter()
            .map(|mv| (mv, Score(0)))
            .collect()
    }

    fn solutions(&self, goal: PuzzleGoal, _balance: i32, moves: usize, _nodes: u64) -> Vec<Move> {
        let (PuzzleGoal::Goals(goals), Some(_)) = (goal, Game::turn(self).seat()) else {
            return Vec::new();
        };
        let board = self.board();
        let found = actions(board).into_iter();
        found
            .filter(|action| goals > 0 && right(board, *action, goals, moves))
            .map(Move::Act)
            .collect()
    }

    /// The reply that leaves the solver the fewest ways.
    fn stubborn_reply(
        &self,
        goal: PuzzleGoal,
        balance: i32,
        moves: usize,
        _solver: Seat,
    ) -> Option<Move> {
        let replies = actions(self.board()).into_iter().map(Move::Act);
        replies.min_by_key(|reply| {
            let mut after = self.clone();
            after.play_unchecked(reply, &mut Vec::new());
            after.solutions(goal, balance, moves, 0).len()
        })
    }

    fn theme(_line: &Line<SixWives>, _goal: PuzzleGoal, _sacrifice: bool) -> PuzzleTheme {
        PuzzleTheme::Fates
    }

    fn balance(&self) -> i32 {
        0
    }

    fn images(&self) -> Vec<SixWives> {
        let turned = turned(self.board());
        turned
            .map(|board| self.with_other_board(board))
            .into_iter()
            .collect()
    }

    /// Moves that meet no goal are what makes it hard.
    fn difficulty(line: &Line<SixWives>, goal: PuzzleGoal) -> u8 {
        let PuzzleGoal::Goals(goals) = goal else {
            return 3;
        };
        let slow = line.turns() > goals as usize + 1;
        u8::from(goals > 2) + 2 * u8::from(slow) + 1
    }
}
