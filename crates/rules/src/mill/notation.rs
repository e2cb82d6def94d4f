//! Text notation for moves and positions of mill games.

use std::fmt;

use super::board::{Board, BoardError, Move, Options, Point, Points, Side};
use crate::draughts::pdn;

/// Parses a move as people write it, `d6`, `d6-d7`, `d6xg4`, `d6-d7xg4`, with any dash and any sign
/// for a removal; `None` for anything else.
pub(super) fn read_move(text: &str) -> Option<Move> {
    let plain: String = text.trim().chars().map(pdn::plain).collect();
    let (points, taken) = match plain.split_once('x') {
        Some((points, taken)) => (points, Some(point(taken)?)),
        None => (plain.as_str(), None),
    };
    let (from, to) = match points.split_once('-') {
        Some((from, to)) => (Some(point(from)?), point(to)?),
        None => (None, point(points)?),
    };
    Some(Move::new(from, to, taken))
}

fn point(name: &str) -> Option<Point> {
    Point::named(name.trim())
}

/// A position in text form.
pub(super) struct PositionText {
    turn: Side,
    men: [u32; 2],
    hand: [u8; 2],
}

impl PositionText {
    /// The text of a position.
    pub fn of(board: &Board) -> Self {
        Self {
            turn: board.turn(),
            men: Side::ALL.map(|side| board.men(side)),
            hand: Side::ALL.map(|side| board.hand(side)),
        }
    }

    /// Reads what [`PositionText`] writes; the sides may come in either order, and the hands may be
    /// left out.
    ///
    /// # Errors
    /// The key of a sentence that says what is wrong.
    pub fn read(text: &str) -> Result<Self, &'static str> {
        let mut parts = text.trim().split(':');
        let turn = match parts.next().map(str::trim) {
            Some("W" | "w") => Side::White,
            Some("B" | "b") => Side::Black,
            _ => return Err("position-mill-turn"),
        };
        let (mut men, mut hand) = ([None; 2], None);
        for part in parts {
            let part = part.trim();
            let rest = part.get(1..).unwrap_or_default();
            match part.bytes().next() {
                Some(b'W' | b'w') if men[0].is_none() => men[0] = Some(set(rest)?),
                Some(b'B' | b'b') if men[1].is_none() => men[1] = Some(set(rest)?),
                Some(b'H' | b'h') if hand.is_none() => {
                    hand = Some(hands(rest).ok_or("position-mill-hands")?)
                }
                _ => return Err("position-mill-parts"),
            }
        }
        match men {
            [Some(white), Some(black)] => Ok(Self {
                turn,
                men: [white, black],
                hand: hand.unwrap_or_default(),
            }),
            _ => Err("position-mill-parts"),
        }
    }

    /// The board with these options.
    pub fn board(&self, options: Options) -> Result<Board, BoardError> {
        Board::from_parts(self.men, self.hand, self.turn, options)
    }
}

/// The points of a list such as `d7,g4`, which may be empty.
fn set(text: &str) -> Result<u32, &'static str> {
    if text.trim().is_empty() {
        return Ok(0);
    }
    text.split(',').try_fold(0, |set, name| {
        let mask = point(name).ok_or("position-mill-point")?.mask();
        if set & mask == 0 {
            Ok(set | mask)
        } else {
            Err("position-mill-twice")
        }
    })
}

/// Two numbers separated by a comma.
fn hands(text: &str) -> Option<[u8; 2]> {
    let (white, black) = text.split_once(',')?;
    Some([white.trim().parse().ok()?, black.trim().parse().ok()?])
}

impl fmt::Display for PositionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = |set: u32| Points(set).map(Point::name).collect::<Vec<_>>().join(",");
        let turn = if self.turn == Side::White { "W" } else { "B" };
        write!(f, "{turn}:W{}:B{}", names(self.men[0]), names(self.men[1]))?;
        match self.hand {
            [0, 0] => Ok(()),
            [white, black] => write!(f, ":H{white},{black}"),
        }
    }
}
