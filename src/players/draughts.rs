//! English draughts for the search: the evaluation of positions.
//!
//! All terms are whole hundredths of a man. Sets of squares are given as PDN numbers for Black;
//! White's are the same sets with the board turned round.

use std::sync::Arc;

use super::Budget;
use super::book::Book;
use super::huffing::{Huffing, HuffingEvaluator};
use super::knowledge::Knowledge;
use super::levels::{Courtier, Player, PlayerProfile};
use super::losing::{Losing, LosingEvaluator};
use super::search::{Evaluator, HistoryView, Quiescence, SearchPosition};
use super::style_bonus::WithStyle;
use super::tablebase::WithTablebase;
use super::thinker::{CourtGame, Request, Thinker, Thought};
use super::tuned::Weights;
use crate::rules::draughts::board::direction::{STEP_FROM, rotate};
use crate::rules::draughts::board::{Board, Move, Side, Square, to_internal};
use crate::rules::draughts::{Draughts, NO_PROGRESS_LIMIT, Options};

impl SearchPosition for Board {
    type Move = Move;

    #[inline]
    fn key(&self) -> u64 {
        Board::key(self)
    }

    #[inline]
    fn side(&self) -> usize {
        self.turn().index()
    }

    #[inline]
    fn moves(&self, into: &mut Vec<Move>) {
        self.for_each_move(|mv| into.push(mv));
    }

    #[inline]
    fn has_moves(&self) -> bool {
        self.has_legal_move()
    }

    #[inline]
    fn play(&self, mv: Move) -> Board {
        Board::play(*self, mv)
    }

    #[inline]
    fn quiescence_class(&self) -> Quiescence {
        if self.must_capture() {
            Quiescence::Forced
        } else if self.with_turn(self.turn().other()).must_capture() {
            Quiescence::Threat
        } else {
            Quiescence::Quiet
        }
    }

    #[inline]
    fn is_progress(&self, mv: Move) -> bool {
        mv.is_capture() || !self.is_king_at(mv)
    }

    #[inline]
    fn ordering_score(&self, mv: Move) -> i32 {
        i32::from(mv.jumps) * 4 + i32::from(mv.crowns) * 6
    }

    #[inline]
    fn history_slot(&self, mv: Move) -> usize {
        usize::from(mv.from) << 5 | usize::from(mv.to) | usize::from(self.is_king_at(mv)) << 10
    }
}

/// A set of squares by PDN number, for Black and, turned round, for White; internal order.
const fn squares<const N: usize>(numbers: [u8; N]) -> [u32; 2] {
    let (mut black, mut white) = (0, 0);
    let mut i = 0;
    while i < N {
        black |= 1 << (numbers[i] - 1);
        white |= 1 << (32 - numbers[i]);
        i += 1;
    }
    [to_internal(black), to_internal(white)]
}

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
/// Where a lone king is hard to catch.
const DOUBLE_CORNERS: [u32; 2] = squares([1, 5, 28, 32]);
/// Squares on the rim: poor for a king.
const RIM: [u32; 2] = squares([1, 2, 3, 4, 5, 12, 13, 20, 21, 28, 29, 30, 31, 32]);
const ADVANCED: [[u32; 2]; 3] = [rows(2, 7), rows(4, 7), rows(6, 7)];
const NEXT_TO_LAST: [u32; 2] = rows(6, 6);
const TWO_BEFORE_LAST: [u32; 2] = rows(5, 5);
/// Every other diagonal: a side to move with an odd number of pieces in its own set has "the move".
const SYSTEM: [u32; 2] = squares([1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19, 20, 25, 26, 27, 28]);

/// Evaluates draughts positions with hand-set weights.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainEvaluator;

impl Evaluator<Board> for PlainEvaluator {
    #[inline]
    fn evaluate(&self, board: &Board) -> i32 {
        let black = evaluate_for_black(board);
        // A small bonus for the side to move makes odd and even depths comparable.
        TEMPO
            + if board.turn == Side::Black {
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
}

impl Evaluation {
    /// The evaluation for a player profile.
    #[must_use]
    pub fn of(profile: &PlayerProfile, knowledge: &Knowledge) -> Evaluation {
        if profile.tuned {
            Evaluation::best(knowledge)
        } else {
            Evaluation::Plain
        }
    }

    /// The evaluation with the tuned weights if they are available.
    #[must_use]
    pub fn best(knowledge: &Knowledge) -> Evaluation {
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
        }
    }
}

const MAN: i32 = 100;
const KING: i32 = 150;
const TEMPO: i32 = 3;

/// The number of squares in the first set minus the number in the second.
#[inline(always)]
pub(super) const fn difference(black: u32, white: u32) -> i32 {
    ((black as u64) << 32 | !white as u64).count_ones() as i32 - 32
}

/// The difference within a set that is different for each side.
#[inline(always)]
const fn within(pieces: [u32; 2], set: [u32; 2]) -> i32 {
    difference(pieces[0] & set[0], pieces[1] & set[1])
}

fn evaluate_for_black(board: &Board) -> i32 {
    let kings = [board.pieces[0] & board.kings, board.pieces[1] & board.kings];
    let men = [
        board.pieces[0] & !board.kings,
        board.pieces[1] & !board.kings,
    ];
    let total = (u64::from(board.pieces[0]) << 32 | u64::from(board.pieces[1])).count_ones() as i32;
    let men_ahead = difference(men[0], men[1]);
    let kings_ahead = if board.kings == 0 {
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
    if board.kings != 0 {
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

/// A penalty for few steps: the side may soon have to give something away.
#[inline(always)]
pub(super) const fn cramped(steps: i32, pieces: u32) -> i32 {
    if pieces != 0 && steps <= 3 {
        (4 - steps) * 8
    } else {
        0
    }
}

/// Men one or two steps away from crowning with a free path.
#[inline(always)]
fn runaways(board: &Board, men: [u32; 2]) -> i32 {
    let free = !(board.pieces[0] | board.pieces[1]);
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

/// The stronger side's kings approach the weaker side's; the weaker side's seek a double corner.
pub(super) fn hunt(kings: [u32; 2], ahead: i32) -> i32 {
    let (strong, weak) = if ahead > 0 {
        (kings[0], kings[1])
    } else {
        (kings[1], kings[0])
    };
    if strong == 0 || weak == 0 {
        return 0;
    }
    let mut far = 0;
    let mut rest = strong;
    while rest != 0 {
        let bit = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let mut nearest = 8;
        let mut others = weak;
        while others != 0 {
            let other = others.trailing_zeros() as usize;
            others &= others - 1;
            nearest = nearest.min(DISTANCE[bit][other]);
        }
        far += i32::from(nearest);
    }
    let safe = 10 * (weak & DOUBLE_CORNERS[0]).count_ones() as i32;
    ahead.signum() * (-3 * far - safe)
}

/// Steps of a king between two squares by internal bit.
const DISTANCE: [[u8; 32]; 32] = {
    let mut table = [[0; 32]; 32];
    let mut a = 0;
    while a < 32 {
        let mut b = 0;
        while b < 32 {
            let (from, to) = (Square::from_bit(a as u8), Square::from_bit(b as u8));
            let (rows, cols) = (from.row().abs_diff(to.row()), from.col().abs_diff(to.col()));
            table[a][b] = if rows > cols { rows } else { cols };
            b += 1;
        }
        a += 1;
    }
    table
};

/// With equal forces the side that has the move keeps the opposition in the endgame.
fn the_move(board: &Board, total: i32) -> i32 {
    has_the_move(board) * if total <= 6 { 10 } else { 5 }
}

/// 1 if Black has the move, -1 if White has it.
#[inline(always)]
pub(super) const fn has_the_move(board: &Board) -> i32 {
    let side = board.turn.index();
    let odd = ((board.pieces[0] | board.pieces[1]) & SYSTEM[side]).count_ones() & 1 == 1;
    if odd == (side == 0) { 1 } else { -1 }
}

/// A computer player for draughts, Losing Draughts and draughts with huffing.
#[derive(Debug)]
pub struct DraughtsThinker {
    /// The opening book, used only in standard draughts.
    book: Option<Arc<Book>>,
    taking: Player<Board, WithTablebase<WithStyle<Evaluation>>>,
    losing: Player<Losing, WithStyle<LosingEvaluator>>,
    huffing: Player<Huffing, WithStyle<HuffingEvaluator>>,
}

impl DraughtsThinker {
    /// A player with this profile. It uses the parts of `knowledge` that the profile allows.
    #[must_use]
    pub fn new(profile: PlayerProfile, knowledge: &Knowledge) -> DraughtsThinker {
        let endings = knowledge.draughts().filter(|_| profile.endings);
        let evaluation = Evaluation::of(&profile, knowledge);
        let huffing = HuffingEvaluator {
            quiescence: profile.quiescence,
            evaluation: evaluation.clone(),
        };
        DraughtsThinker {
            book: knowledge.book().filter(|_| profile.book),
            taking: Player::new(
                profile,
                WithTablebase::new(WithStyle::new(evaluation, profile.style), endings),
            ),
            losing: Player::new(
                profile,
                WithStyle::new(LosingEvaluator, profile.style.turned()),
            ),
            huffing: Player::new(profile, WithStyle::new(huffing, profile.style)),
        }
    }
}

impl CourtGame for Draughts {
    fn courtier(
        _variant: &str,
        who: Courtier,
        knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Draughts>>> {
        Some(Box::new(DraughtsThinker::new(*who.profile()?, knowledge)))
    }

    fn with_profile(
        _variant: &str,
        profile: &PlayerProfile,
        knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Draughts>>> {
        Some(Box::new(DraughtsThinker::new(*profile, knowledge)))
    }
}

impl Thinker<Draughts> for DraughtsThinker {
    fn budget(&self) -> Budget {
        self.taking.profile().budget
    }

    fn think(&mut self, view: &Draughts, legal: &[Move], request: &Request) -> Thought<Move> {
        let plain = view.options() == Options::default();
        let from_book = self
            .book
            .as_ref()
            .filter(|_| plain && request.book)
            .and_then(|book| book.choose(view.board(), request.seed));
        if let Some((mv, score)) = from_book.filter(|(mv, _)| legal.contains(mv)) {
            return Thought {
                best: Some(mv),
                score: Some(score),
                depth: 0,
                nodes: 0,
                line: vec![mv],
            };
        }
        let before = view.seen().earlier();
        let past = HistoryView {
            keys: &before,
            since_progress: u32::from(view.quiet()),
            progress_limit: Some(u32::from(NO_PROGRESS_LIMIT)),
            plies_left: None,
        };
        let board = *view.board();
        let report = if view.options().losing {
            self.losing.think(&Losing(board), past, request)
        } else if view.options().huff {
            let huffable = view.huffable();
            self.huffing
                .think(&Huffing { board, huffable }, past, request)
        } else {
            self.taking.think(&board, past, request)
        };
        Thought::of_search(report, legal)
    }
}
