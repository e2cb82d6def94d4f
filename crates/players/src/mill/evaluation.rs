//! Mill positions for the search, and their evaluation.
//!
//! All terms are whole hundredths of a man. The evaluation accounts for the mill that the side to
//! move can close now and for those that the opponent threatens, so no quiescence search is needed.
//! Positions that are equal by a symmetry of the board share a transposition table entry.

use std::sync::Arc;

use coffer_rules::mill::board::{
    ALL, Board, Move, Side, around, around_both, closing, closing_both, in_mills_both, twice,
};
use coffer_rules::mill::symmetry::{image_of_move, inverse, least};
use coffer_rules::stable_hash::mix;

use crate::knowledge::mill_network::{MillInputs, features};
use crate::knowledge::network::Networks;
use crate::levels::StyleWeights;
use crate::mill_tablebase::{Tablebase, is_near_the_end};
use crate::search::{
    Evaluator, GameEnd, Quiescence, SearchPosition, TablebaseResult, Temptation, steps_between,
};

impl SearchPosition for Board {
    type Move = Move;

    #[inline]
    fn key(&self) -> u64 {
        Board::key(self)
    }

    #[inline]
    fn table_key(&self, _key: u64) -> (u64, u8) {
        let (men, frame) = least([self.men(Side::White), self.men(Side::Black)]);
        (mix(self.packed() >> 48 << 48 | men), frame)
    }

    #[inline]
    fn keep(&self, mv: Move, _number: u16, frame: u8) -> u16 {
        let [from, to, taken] = image_of_move(mv, frame).parts().map(u16::from);
        from << 10 | to << 5 | taken
    }

    #[inline]
    fn recall(&self, kept: u16, moves: &[Move], frame: u8) -> u16 {
        let part = |shift: u16| (kept >> shift & 31) as u8;
        let mv = image_of_move(Move::of_parts([part(10), part(5), part(0)]), inverse(frame));
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

    fn steps_to_offer(&self, root: &Board) -> u32 {
        let [white, black] = [Side::White, Side::Black].map(|side| self.men(side) ^ root.men(side));
        let near = |set: u128| around(set as u32).into();
        steps_between((white | black).into(), self.closable().into(), near)
    }

    #[inline(always)]
    fn is_progress(&self, mv: Move) -> bool {
        mv.places() || mv.removes()
    }

    /// Prefers removing a man and blocking a mill that the opponent could close.
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
        mv.endpoints()
    }
}

const MAN: i32 = 100;
/// The bonus for the side to move.
const TEMPO: i32 = 4;
/// A mill that the side to move can close now, depending on whether it removes a man or only gives
/// another turn.
const CLOSES_NOW: i32 = 80;
const GOES_ON: i32 = 30;
/// A mill that the opponent threatens to close: one can usually be blocked, two cannot.
const THREAT: i32 = 12;
const THREATS: i32 = 55;
/// A man in a mill.
const IN_MILL: i32 = 6;
/// Two men in a line whose third point is free.
const OPEN: i32 = 8;
/// A man in a mill next to a point where he closes another: he can do so every turn.
const DOUBLE: i32 = 45;
/// A free point next to own men, and a man without any.
const ROOM: i32 = 10;
const BLOCKED: i32 = 18;
// Each byte must hold the sum for the eight points of a ring.
const _: () = assert!(8 * (ROOM + BLOCKED) < 256);
/// The penalty for each free point fewer than [`ENOUGH_ROOM`]: the side is close to being shut in.
const TIGHT: i32 = 20;
const ENOUGH_ROOM: i32 = 4;
/// Three flying men against more that do not fly.
const FLIES: i32 = 20;
/// During placement: a point where a ring meets a spoke, and one of the middle ring where four
/// lines meet.
const JOINT: i32 = 3;
const CROSSING: i32 = 4;
const JOINTS: u32 = 0xAA_AAAA;
const CROSSINGS: u32 = 0x00_AA00;
/// The outer and the middle rings.
const OUTER: u32 = 0x00_00FF;
const MIDDLE: u32 = 0x00_FF00;

/// Evaluates positions of all mill games, with a courtier's style preferences.
#[derive(Clone, Debug, Default)]
pub struct MillEvaluator {
    style: StyleWeights,
    has_style: bool,
    endings: Option<Arc<Tablebase>>,
    networks: Option<Arc<Networks<MillInputs>>>,
}

impl MillEvaluator {
    /// An evaluator with these style preferences, this tablebase and these networks; without them
    /// it evaluates by weights set by hand.
    #[must_use]
    pub fn new(
        style: StyleWeights,
        endings: Option<Arc<Tablebase>>,
        networks: Option<Arc<Networks<MillInputs>>>,
    ) -> MillEvaluator {
        let has_style = style != StyleWeights::PLAIN;
        MillEvaluator {
            style,
            has_style,
            endings,
            networks,
        }
    }

    /// The evaluation for the side to move; `sees` says whether it sees the mill that it can close
    /// now.
    #[inline(always)]
    fn worth(&self, board: &Board, sees: bool) -> i32 {
        match &self.networks {
            Some(networks) => networks.evaluate(&features(board, sees)),
            None => worth(board, sees),
        }
    }
}

/// The number of points in the sets, byte by byte.
#[inline(always)]
const fn counted(sets: u64) -> u64 {
    let pairs = sets - (sets >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
}

/// The sum of the eight bytes.
#[inline(always)]
const fn summed(bytes: u64) -> i32 {
    let pairs = (bytes & 0x00FF_00FF_00FF_00FF) + (bytes >> 8 & 0x00FF_00FF_00FF_00FF);
    (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as i32
}

/// Complements the opponent's set, so that additional points of the opponent lower the sum.
const OTHERS: u64 = (ALL as u64) << 32;
const OWN: u64 = ALL as u64;
const ALL_POINTS: i32 = 24;

impl Evaluator<Board> for MillEvaluator {
    #[inline]
    fn evaluate(&self, board: &Board) -> i32 {
        self.worth(board, true)
    }

    fn with_temptation(&self, board: &Board) -> i32 {
        self.worth(board, false)
    }

    #[inline]
    fn style_bonus(&self, board: &Board, own: usize) -> i32 {
        if self.has_style {
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

/// The tablebase result of a position with few men. A removal may have ended the game, which the
/// tablebase does not contain.
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

/// The evaluation for the side to move; `sees` says whether it sees the mill that it can close now.
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
    // Written to compile to conditional moves: branches would be mispredicted.
    let threatened = if threats == 0 { 0 } else { loss };
    let threatened = if several { losses } else { threatened };
    score += if now != 0 { gain } else { -threatened };
    // Both sides are counted at once: each weight times its count, in one byte per ring.
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
    // A flying side is never shut in.
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

/// The mobility of both sides, from the view of the side in the lower half. It counts during
/// placement too, because that decides which side is shut in later.
#[inline(always)]
fn room(men: u64, free: u64) -> i32 {
    let points = around_both(men) & free;
    let shut_in = men & !around_both(free);
    let sum = ROOM as u64 * counted(points ^ OTHERS) + BLOCKED as u64 * counted(shut_in ^ OWN);
    let tight = |points: u32| TIGHT * (ENOUGH_ROOM - points.count_ones() as i32).max(0);
    summed(sum) - ALL_POINTS * (ROOM + BLOCKED) - tight(points as u32)
        + tight((points >> 32) as u32)
}

/// The style bonus of a side's men: the outer ring counts as the rim, the middle one as the centre,
/// and mills that the opponent could close as daring. There is no forward on this board.
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
