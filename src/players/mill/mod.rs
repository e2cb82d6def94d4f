//! Nine Men's Morris, Mixed Mill and Ceylon Mill for the search: what a position is worth, and what courtiers like about it.
//!
//! All terms are whole hundredths of a man. What the side to move could close now, and what the other side threatens to close, is judged as
//! it stands; so there is nothing to be played out below the horizon. Positions that a symmetry of the board makes alike share what is found
//! out about them.

pub mod endings;
mod graph;
mod places;

#[cfg(test)]
mod tests;

use self::endings::Endings;
use super::Budget;
use super::draughts::difference;
use super::levels::{Courtier, Manner, Player, Style};
use super::search::{Ending, Evaluator, Known, Past, SearchPosition, Unrest};
use super::thinker::{CourtGame, Request, Thinker, Thought};
use crate::rules::mill::board::{ALL, Board, FEW, Move, Side, Terms, around, closing, in_mills, scatter};
use crate::rules::mill::symmetry::{image_of_move, least, undoing};
use crate::rules::mill::{Mill, QUIET_LIMIT};

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

    #[inline]
    fn has_moves(&self) -> bool {
        self.has_legal_move()
    }

    #[inline]
    fn play(&self, mv: Move) -> Board {
        Board::play(*self, mv)
    }

    #[inline]
    fn ending(&self) -> Option<Ending> {
        let beaten = self.beaten()?;
        Some(if beaten == self.turn() { Ending::Loss } else { Ending::Win })
    }

    #[inline]
    fn unrest(&self) -> Unrest {
        Unrest::Quiet
    }

    #[inline]
    fn offers(&self) -> bool {
        self.closable() != 0
    }

    #[inline]
    fn is_progress(&self, mv: Move) -> bool {
        mv.places() || mv.removes()
    }

    /// To remove a man, and to stand where the other side could close a mill.
    #[inline]
    fn promise(&self, mv: Move) -> i32 {
        let stops = closing(self.men(self.turn().other())) & mv.to().mask() != 0;
        8 * i32::from(mv.removes()) + i32::from(stops)
    }

    #[inline]
    fn history_slot(&self, mv: Move) -> usize {
        let [from, to, _] = mv.parts();
        usize::from(from) << 5 | usize::from(to)
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
const ROOM: i32 = 5;
const BLOCKED: i32 = 9;
/// Three men that fly, against more that do not.
const FLIES: i32 = 20;
/// A point where a ring meets a spoke, while men are placed; and one of the middle ring where four lines meet.
const JOINT: i32 = 3;
const CROSSING: i32 = 4;
const JOINTS: u32 = 0xAA_AAAA;
const CROSSINGS: u32 = 0x00_AA00;
/// The outer and the middle ring.
const OUTER: u32 = 0x00_00FF;
const MIDDLE: u32 = 0x00_FF00;

/// Judges positions of all mill games, with the taste of a courtier.
#[derive(Clone, Copy, Debug, Default)]
pub struct MillEvaluator {
    style: Style,
    endings: Option<&'static Endings>,
}

impl MillEvaluator {
    /// Judges plainly, likes what the style says, and knows these endings.
    #[must_use]
    pub const fn new(style: Style, endings: Option<&'static Endings>) -> MillEvaluator {
        MillEvaluator { style, endings }
    }
}

/// What a side could close with its next turn, if it were to move.
#[inline]
fn closable(board: &Board, side: Side) -> u32 {
    board.with_turn(side).closable()
}

impl Evaluator<Board> for MillEvaluator {
    #[inline]
    fn evaluate(&self, board: &Board) -> i32 {
        let (us, them) = (board.turn(), board.turn().other());
        let (own, other) = (board.men(us), board.men(them));
        let free = board.free();
        let hands = [i32::from(board.hand(us)), i32::from(board.hand(them))];
        let mut score = TEMPO + MAN * (difference(own, other) + hands[0] - hands[1]);
        let (mills, their_mills) = (in_mills(own), in_mills(other));
        score += IN_MILL * difference(mills, their_mills);
        let (open, their_open) = (closing(own) & free, closing(other) & free);
        score += OPEN * difference(open, their_open);
        let (now, threats) = (closable(board, us), closable(board, them));
        if now != 0 {
            score += if board.removes() { CLOSES_NOW } else { GOES_ON };
        } else if threats != 0 {
            let several = threats & threats.wrapping_sub(1) != 0;
            let weight = if several { THREATS } else { THREAT };
            score -= if board.removes() { weight } else { weight / 3 };
        }
        if hands != [0, 0] {
            return score + JOINT * difference(own & JOINTS, other & JOINTS) + CROSSING * difference(own & CROSSINGS, other & CROSSINGS);
        }
        score += DOUBLE * (i32::from(around(mills) & now != 0) - i32::from(around(their_mills) & threats != 0));
        // Who flies is never shut in.
        match (board.flies(us), board.flies(them)) {
            (false, false) => {
                let room = around(free);
                score += ROOM * difference(around(own) & free, around(other) & free);
                score -= BLOCKED * difference(own & !room, other & !room);
            }
            (true, false) => score += FLIES,
            (false, true) => score -= FLIES,
            (true, true) => {}
        }
        score
    }

    #[inline]
    fn taste(&self, board: &Board, own: usize) -> i32 {
        if self.style == Style::PLAIN {
            0
        } else {
            liking(&self.style, board, Side::ALL[own & 1])
        }
    }

    #[inline]
    fn known(&self, board: &Board) -> Option<Known> {
        let endings = self.endings?;
        if !is_near_the_end(board) {
            return None;
        }
        // Behind a removal the game may be over: who knows the endings knows that as well.
        endings.probe(board).or_else(|| {
            board.ending().map(|ending| match ending {
                Ending::Win => Known::Win(0),
                Ending::Loss => Known::Loss(0),
                Ending::Draw => Known::Draw,
            })
        })
    }
}

/// What somebody of this style likes about the men of his side: the outer ring for the rim, the middle one for the centre, and what the
/// other side could close for daring. Nobody goes forward on this board.
fn liking(style: &Style, board: &Board, side: Side) -> i32 {
    let count = |set: u32| (set & ALL).count_ones() as i32;
    let own = board.men(side);
    let gone = 18 - (board.strength(Side::White) + board.strength(Side::Black)) as i32;
    style.rim * count(own & OUTER)
        + style.centre * count(own & MIDDLE)
        + style.company * count(own & around(own))
        + style.trade * gone
        + style.daring * count(closable(board, side.other()))
}

/// A courtier at the mill games.
#[derive(Debug)]
pub struct MillThinker {
    manner: Manner,
    /// With the endings of the game that is played; made when it is known which.
    player: Option<(Terms, Player<Board, MillEvaluator>)>,
}

impl MillThinker {
    /// A player of this manner.
    #[must_use]
    pub const fn new(manner: Manner) -> MillThinker {
        MillThinker { manner, player: None }
    }
}

/// How a courtier looks at a mill: as at other boards, but less far where that would be too hard for learners, and with more oversights: a
/// mill that is not seen loses less than a capture in draughts does.
fn manner(variant: &str, who: Courtier) -> Option<Manner> {
    let usual = who.manner()?;
    let (depth, judgement_noise, root_noise, lapses, oversight) = match who {
        Courtier::WillSomers if variant == "mixed_mill" => (1, 25, 40, 0, 40),
        Courtier::WillSomers => (1, 40, 60, 0, 40),
        // Where a mill gives another turn, two plies are not more than one.
        Courtier::Katherine if variant == "ceylon_mill" => (3, 20, 30, 12, 30),
        Courtier::Katherine => (2, 20, 35, 16, 48),
        Courtier::CharlesBrandon => (4, 8, 15, 6, 8),
        Courtier::ThomasMore => (7, 0, 2, 0, 0),
        Courtier::ThomasCromwell => (usual.depth, 0, 0, 0, 0),
    };
    Some(Manner {
        depth,
        judgement_noise,
        root_noise,
        lapses,
        oversight,
        ..*usual
    })
}

impl CourtGame for Mill {
    fn courtier(variant: &str, who: Courtier) -> Option<Box<dyn Thinker<Mill>>> {
        Some(Box::new(MillThinker::new(manner(variant, who)?)))
    }

    fn of_manner(_variant: &str, manner: &Manner) -> Option<Box<dyn Thinker<Mill>>> {
        Some(Box::new(MillThinker::new(*manner)))
    }

    fn manner(variant: &str, who: Courtier) -> Option<Manner> {
        manner(variant, who)
    }
}

impl Thinker<Mill> for MillThinker {
    fn budget(&self) -> Budget {
        self.manner.budget
    }

    fn think(&mut self, view: &Mill, legal: &[Move], request: &Request) -> Thought<Move> {
        let board = *view.board();
        let (_, before) = view.seen().split_last().unwrap_or((&0, &[]));
        // The count of moves without a mill may begin later than the positions that can come back: while men are placed in Mixed Mill, and
        // behind a mill that removed nothing.
        let since = before.len() as u32;
        let past = Past {
            keys: before,
            idle: since,
            idle_limit: Some(u32::from(QUIET_LIMIT) + since - u32::from(view.quiet()).min(since)),
        };
        let manner = self.manner;
        let terms = board.terms();
        let (_, player) = match &mut self.player {
            Some(known) if known.0 == terms => known,
            other => other.insert((terms, {
                let endings = if manner.endings { endings::installed(terms) } else { None };
                Player::new(manner, MillEvaluator::new(manner.style, endings))
            })),
        };
        Thought::of_search(player.think(&board, past, request), legal)
    }
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
    board.hand(Side::White) | board.hand(Side::Black) == 0 && fifth(board.men(Side::White)) | fifth(board.men(Side::Black)) == 0
}

/// Whether a position is one of those that can be solved: all men placed, three or four a side.
#[inline]
const fn is_few(board: &Board) -> bool {
    if !is_near_the_end(board) {
        return false;
    }
    let (white, black) = (board.men(Side::White).count_ones(), board.men(Side::Black).count_ones());
    FEW <= white && white <= FEW + 1 && FEW <= black && black <= FEW + 1
}
