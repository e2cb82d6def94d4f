//! Text notation for moves and positions.

use std::fmt;

use super::board::{Board, Move, Options, Parts, Side, Unresolved};
use super::cell::Cell;
use crate::draughts::pdn;

/// The word for a pass.
const PASS: &str = "pass";

/// Parses a move as people write it: `5.4-4.3`, with an x before it or not if the piece is not
/// one's own, `5.4` to place a guard, `x5.4` to remove one, `pass`; `None` for anything else.
pub(super) fn read_move(text: &str) -> Option<Move> {
    let plain: String = text.trim().chars().map(pdn::plain).collect();
    if plain.eq_ignore_ascii_case(PASS) {
        return Some(Move::PASS);
    }
    let (foreign, way) = match plain.strip_prefix('x') {
        Some(rest) => (true, rest),
        None => (false, plain.as_str()),
    };
    match way.split_once('-') {
        Some((from, to)) => Some(Move::shift(read_cell(from)?, read_cell(to)?)),
        None if foreign => Some(Move::remove(read_cell(way)?)),
        None => Some(Move::place(read_cell(way)?)),
    }
}

/// Parses a cell such as `5.4`.
pub(super) fn read_cell(text: &str) -> Option<Cell> {
    let number = |digits: &str| -> Option<u8> {
        let digits = digits.trim();
        let all = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        all.then(|| digits.parse().ok())?
    };
    let (ring, place) = text.split_once('.')?;
    Cell::at(number(ring)?, number(place)?)
}

/// The move in notation, with an x before it if it takes a piece of the side that does not act.
pub(super) fn write_move(board: &Board, mv: Move) -> String {
    let foreign = |cell: Cell| board.owner_at(cell) == Some(board.actor().other());
    match (mv.from(), mv.to()) {
        (Some(from), Some(_)) if foreign(from) => format!("x{mv}"),
        _ => mv.to_string(),
    }
}

/// A position in text form, such as `L:LQ5.0,5.4,5.9:DQ5.15,5.2:H2,3`.
pub(super) struct PositionText(pub Parts);

impl PositionText {
    /// The text of a position.
    pub fn of(board: &Board) -> PositionText {
        PositionText(Parts::from(*board))
    }

    /// Reads what [`PositionText`] writes; the sides may come in either order.
    ///
    /// # Errors
    /// The key of a sentence that says what is wrong.
    pub fn read(text: &str, options: Options) -> Result<PositionText, &'static str> {
        let mut parts = text.trim().split(':');
        let turn = match parts.next().map(str::trim) {
            Some("L" | "l") => Side::Light,
            Some("D" | "d") => Side::Dark,
            _ => return Err("position-queens_guard-turn"),
        };
        let (mut sides, mut hand, mut unresolved) = ([None, None], None, None);
        for part in parts {
            let part = part.trim();
            let rest = part.get(1..).unwrap_or_default();
            match part.bytes().next() {
                Some(b'L' | b'l') if sides[0].is_none() => sides[0] = Some(pieces(rest)?),
                Some(b'D' | b'd') if sides[1].is_none() => sides[1] = Some(pieces(rest)?),
                Some(b'H' | b'h') if hand.is_none() => {
                    hand = Some(hands(rest).ok_or("position-queens_guard-hands")?);
                }
                Some(b'T' | b't') if unresolved.is_none() => unresolved = Some(trap(rest)?),
                _ => return Err("position-queens_guard-parts"),
            }
        }
        match sides {
            [Some((light, lights)), Some((dark, darks))] => Ok(PositionText(Parts {
                queens: [light, dark],
                guards: [lights, darks],
                hand: hand.unwrap_or_default(),
                turn,
                unresolved,
                options,
            })),
            _ => Err("position-queens_guard-parts"),
        }
    }
}

/// The queen and the guards of a list such as `Q5.0,5.4,5.9`.
fn pieces(text: &str) -> Result<(Cell, Vec<Cell>), &'static str> {
    let (mut queen, mut guards) = (None, Vec::new());
    for name in text.split(',').map(str::trim) {
        let cell = |name: &str| read_cell(name).ok_or("position-queens_guard-cell");
        match name.strip_prefix(['Q', 'q']) {
            Some(name) if queen.is_none() => queen = Some(cell(name)?),
            Some(_) => return Err("position-queens_guard-queens"),
            None => guards.push(cell(name)?),
        }
    }
    Ok((queen.ok_or("position-queens_guard-queens")?, guards))
}

/// Two numbers separated by a comma.
fn hands(text: &str) -> Option<[u8; 2]> {
    let (light, dark) = text.split_once(',')?;
    let number = |text: &str| {
        text.trim()
            .parse()
            .ok()
            .filter(|n| *n <= super::board::GUARDS)
    };
    Some([number(light)?, number(dark)?])
}

/// A trap such as `3.1x3.2,4.2`: the piece that moved, and the trapped ones.
fn trap(text: &str) -> Result<Unresolved, &'static str> {
    let cell = |name: &str| read_cell(name).ok_or("position-queens_guard-cell");
    let (mover, trapped) = text.split_once('x').ok_or("position-queens_guard-trap")?;
    Ok(Unresolved {
        mover: cell(mover)?,
        trapped: trapped.split(',').map(cell).collect::<Result<_, _>>()?,
    })
}

/// Writes the position text.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", PositionText::of(self))
    }
}

impl fmt::Display for PositionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |cells: &[Cell]| {
            let names: Vec<String> = cells.iter().map(Cell::to_string).collect();
            names.join(",")
        };
        let Parts {
            queens,
            guards,
            hand,
            turn,
            unresolved,
            ..
        } = &self.0;
        f.write_str(if *turn == Side::Light { "L" } else { "D" })?;
        for (side, name) in ["L", "D"].iter().enumerate() {
            write!(f, ":{name}Q{}", queens[side])?;
            if !guards[side].is_empty() {
                write!(f, ",{}", list(&guards[side]))?;
            }
        }
        if *hand != [0, 0] {
            write!(f, ":H{},{}", hand[0], hand[1])?;
        }
        match unresolved {
            Some(trap) => write!(f, ":T{}x{}", trap.mover, list(&trap.trapped)),
            None => Ok(()),
        }
    }
}
