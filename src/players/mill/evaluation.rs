//! Positions of the mill games for the search, and what they are worth.
//!
//! All terms are whole hundredths of a man. What the side to move could close now, and what the
//! other side threatens to close, is judged as it stands; so there is nothing to be played out
//! below the horizon. Positions that a symmetry of the board makes alike share what is found out
//! about them.

use std::sync::Arc;

use super::tablebase::Tablebase;
use crate::players::levels::StyleWeights;
use crate::players::search::{
    Evaluator, GameEnd, Quiescence, SearchPosition, TablebaseResult, Temptation,
};
use crate::rules::mill::board::{
    ALL, Board, FEW, Move, Side, around, around_both, closing, closing_both, in_mills_both,
    scatter, twice,
};
use crate::rules::mill::symmetry::{image_of_move, least, undoing};

impl SearchPosition for Board {
    type Move = Move;

    #[inline]
    fn key(&self) -> u64 {
        Board::key(self)
    }

    #[inline]
    fn table_key(&self, _key: u64) -> (u64, u8) {
        let (men, frame) = least([self.men(Side::White), self.men(Side::Black)]);
        (scatter(self.packed() >> 48 << 48 | men), frame)
    }

    #[inline]
    fn keep(&self, mv: Move, _number: u16, frame: u8) -> u16 {
        let [from, to, taken] = image_of_move(mv, frame).parts().map(u16::from);
        from << 10 | to << 5 | taken
    }

    #[inline]
    fn recall(&self, kept: u16, moves: &[Move], frame: u8) -> u16 {
        let part = |shift: u16| (kept >> shift & 31) as u8;
        let mv = image_of_move(Move::of_parts([part(10), part(5), part(0)]), undoing(frame));
        let number = moves.iter().position(|other| *other == mv);
        number.map_or(u16::MAX, |number| number as u16)
    }

    #[inline]
    fn side(&self) -> usize {
        self.turn().index()
    }

    #[inline]
    fn moves(&self, into: &mut Vec<Move>) {
        self.for_each_move(|mv| into.push(mv));
    }

    #[inline(always)]
    fn has_moves(&self) -> bool {
        self.has_legal_move()
    }

    #[inline(always)]
    fn play(&self, mv: Move) -> Board {
        Board::play(*self, mv)
    }

    #[inline(always)]
    fn ending(&self) -> Option<GameEnd> {
        let beaten = self.beaten()?;
        Some(if beaten == self.turn() {
            GameEnd::Loss
        } else {
            GameEnd::Win
        })
    }

    #[inline]
    fn quiescence_class(&self) -> Quiescence {
        Quiescence::Quiet
    }

    #[inline]
    fn offers(&self) -> bool {
        self.closable() != 0
    }

    #[inline(always)]
    fn is_progress(&self, mv: Move) -> bool {
        mv.places() || mv.removes()
    }

    /// To remove a man, and to stand where the other side could close a mill.
    #[inline(always)]
    fn ordering_score(&self, mv: Move) -> i32 {
        let stops = closing(self.men(self.turn().other())) & mv.to().mask() != 0;
        8 * i32::from(mv.removes()) + i32::from(stops)
    }

    fn temptation(&self, mv: Move) -> Temptation {
        if self.closes(mv) {
            Temptation::Takes
        } else if self.closable_both() >> 32 & u64::from(mv.to().mask()) != 0 {
            Temptation::Stops
        } else {
            Temptation::Nothing
        }
    }

    #[inline]
    fn history_slot(&self, mv: Move) -> usize {
        mv.way()
    }
}

const MAN: i32 = 100;
/// Being on move.
const TEMPO: i32 = 4;
/// A mill that the side to move can close now, where that removes a man or only gives a turn.
const CLOSES_NOW: i32 = 80;
const GOES_ON: i32 = 30;
/// A mill that the other side threatens: one can mostly be stopped, two cannot.
const THREAT: i32 = 12;
const THREATS: i32 = 55;
/// A man in a mill.
const IN_MILL: i32 = 6;
/// Two in a line whose third point is free.
const OPEN: i32 = 8;
/// A man in a mill next to a point where he closes another one: he does so with every turn.
const DOUBLE: i32 = 45;
/// A free point next to the own men, and a man with none.
const ROOM: i32 = 10;
const BLOCKED: i32 = 18;
// A byte holds what eight points of a ring come to.
const _: () = assert!(8 * (ROOM + BLOCKED) < 256);
/// Each point of room that a side has less than so many: it is about to be shut in.
const TIGHT: i32 = 20;
const ENOUGH_ROOM: i32 = 4;
/// Three men that fly, against more that do not.
const FLIES: i32 = 20;
/// A point where a ring meets a spoke, while men are placed; and one of the middle ring where four
/// lines meet.
const JOINT: i32 = 3;
const CROSSING: i32 = 4;
const JOINTS: u32 = 0xAA_AAAA;
const CROSSINGS: u32 = 0x00_AA00;
/// The outer and the middle ring.
const OUTER: u32 = 0x00_00FF;
const MIDDLE: u32 = 0x00_FF00;

/// Judges positions of all mill games, with the taste of a courtier.
#[derive(Clone, Debug, Default)]
pub struct MillEvaluator {
    style: StyleWeights,
    has_taste: bool,
    endings: Option<Arc<Tablebase>>,
}

impl MillEvaluator {
    /// Judges plainly, likes what the style says, and knows these endings.
    #[must_use]
    pub fn new(style: StyleWeights, endings: Option<Arc<Tablebase>>) -> MillEvaluator {
        let has_taste = style != StyleWeights::PLAIN;
        MillEvaluator {
            style,
            has_taste,
            endings,
        }
    }
}

/// How many points the sets have, byte by byte.
#[inline(always)]
const fn counted(sets: u64) -> u64 {
    let pairs = sets - (sets >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
}

/// The sum of the bytes.
#[inline(always)]
const fn summed(bytes: u64) -> i32 {
    let pairs = (bytes & 0x00FF_00FF_00FF_00FF) + (bytes >> 8 & 0x00FF_00FF_00FF_00FF);
    (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as i32
}

/// Turns the one set into its complement: so what the other set has more counts less.
const OTHERS: u64 = (ALL as u64) << 32;
const OWN: u64 = ALL as u64;
const ALL_POINTS: i32 = 24;

impl Evaluator<Board> for MillEvaluator {
    #[inline]
    fn evaluate(&self, board: &Board) -> i32 {
        worth(board, true)
    }

    fn overlooking(&self, board: &Board) -> i32 {
        worth(board, false)
    }

    #[inline]
    fn style_bonus(&self, board: &Board, own: usize) -> i32 {
        if self.has_taste {
            liking(&self.style, board, Side::ALL[own & 1])
        } else {
            0
        }
    }

    #[inline(always)]
    fn known(&self, board: &Board) -> Option<TablebaseResult> {
        let endings = self.endings.as_deref()?;
        if !is_near_the_end(board) {
            return None;
        }
        ending(endings, board)
    }
}

/// What the endings say of a position near the end. Behind a removal the game may be over: who
/// knows the endings knows that as well.
#[inline(never)]
fn ending(endings: &Tablebase, board: &Board) -> Option<TablebaseResult> {
    endings.probe(board).or_else(|| {
        board.ending().map(|ending| match ending {
            GameEnd::Win => TablebaseResult::Win(0),
            GameEnd::Loss => TablebaseResult::Loss(0),
            GameEnd::Draw => TablebaseResult::Draw,
        })
    })
}

/// The worth of a position for the side to move, which sees what it can close now or does not.
#[inline(always)]
fn worth(board: &Board, sees: bool) -> i32 {
    let (us, them) = (board.turn(), board.turn().other());
    let men = board.both();
    let free = twice(board.free());
    let ahead = summed(counted(men ^ OTHERS)) - ALL_POINTS + i32::from(board.hand(us))
        - i32::from(board.hand(them));
    let mut score = TEMPO + MAN * ahead;
    let can = if sees {
        board.closable_both()
    } else {
        board.closable_both() >> 32 << 32
    };
    let (now, threats) = (can as u32, (can >> 32) as u32);
    let several = threats & threats.wrapping_sub(1) != 0;
    let (gain, loss, losses) = if board.removes() {
        (CLOSES_NOW, THREAT, THREATS)
    } else {
        (GOES_ON, THREAT / 3, THREATS / 3)
    };
    // All of these are chosen without a jump: nobody can foretell them.
    let threatened = if threats == 0 { 0 } else { loss };
    let threatened = if several { losses } else { threatened };
    score += if now != 0 { gain } else { -threatened };
    // What both sides have is counted together: each weight by each count, in a byte.
    let mills = in_mills_both(men);
    let mut sum = IN_MILL as u64 * counted(mills ^ OTHERS)
        + OPEN as u64 * counted(closing_both(men) & free ^ OTHERS);
    if !board.all_placed() {
        sum += JOINT as u64 * counted(men & twice(JOINTS) ^ OTHERS)
            + CROSSING as u64 * counted(men & twice(CROSSINGS) ^ OTHERS);
        score += summed(sum) - ALL_POINTS * (IN_MILL + OPEN + JOINT + CROSSING);
        return score + room(men, free);
    }
    let doubles = around_both(mills) & can;
    score += DOUBLE * (i32::from(doubles as u32 != 0) - i32::from(doubles >> 32 != 0));
    // Who flies is never shut in.
    match (board.flies(us), board.flies(them)) {
        (false, false) => {
            score += room(men, free);
        }
        (true, false) => score += FLIES,
        (false, true) => score -= FLIES,
        (true, true) => {}
    }
    score + summed(sum) - ALL_POINTS * (IN_MILL + OPEN)
}

/// What both sides have of room to move, for the side in the lower half: while men are placed as
/// well, for then it is decided who is shut in later.
#[inline(always)]
fn room(men: u64, free: u64) -> i32 {
    let points = around_both(men) & free;
    let shut_in = men & !around_both(free);
    let sum = ROOM as u64 * counted(points ^ OTHERS) + BLOCKED as u64 * counted(shut_in ^ OWN);
    let tight = |points: u32| TIGHT * (ENOUGH_ROOM - points.count_ones() as i32).max(0);
    summed(sum) - ALL_POINTS * (ROOM + BLOCKED) - tight(points as u32)
        + tight((points >> 32) as u32)
}

/// What somebody of this style likes about the men of his side: the outer ring for the rim, the
/// middle one for the centre, and what the other side could close for daring. Nobody goes forward
/// on this board.
pub(super) fn liking(style: &StyleWeights, board: &Board, side: Side) -> i32 {
    let count = |set: u32| (set & ALL).count_ones() as i32;
    let own = board.men(side);
    let gone = 18 - (board.strength(Side::White) + board.strength(Side::Black)) as i32;
    style.rim * count(own & OUTER)
        + style.centre * count(own & MIDDLE)
        + style.company * count(own & around(own))
        + style.trade * gone
        + style.daring * count(board.with_turn(side.other()).closable())
}

/// Whether all men are placed, and no side has more than four.
#[inline]
const fn is_near_the_end(board: &Board) -> bool {
    const fn fifth(men: u32) -> u32 {
        let second = men & men.wrapping_sub(1);
        let third = second & second.wrapping_sub(1);
        let fourth = third & third.wrapping_sub(1);
        fourth & fourth.wrapping_sub(1)
    }
    board.hand(Side::White) | board.hand(Side::Black) == 0
        && fifth(board.men(Side::White)) | fifth(board.men(Side::Black)) == 0
}

/// Whether a position is one of those that can be solved: all men placed, three or four a side.
#[inline]
pub(super) const fn is_few(board: &Board) -> bool {
    if !is_near_the_end(board) {
        return false;
    }
    let (white, black) = (
        board.men(Side::White).count_ones(),
        board.men(Side::Black).count_ones(),
    );
    FEW <= white && white <= FEW + 1 && FEW <= black && black <= FEW + 1
}
