//! Text notation for moves and positions.

use std::fmt::Write;

use super::board::{Action, Corner, Parts, PlayerParts, Space, WIDTH};
use super::card::{Cocktail, Duty, Fate, QUEENS};
use super::{Move, Progress};
use crate::Seat;
use crate::draughts::pdn;

/// The word for a pass.
const PASS: &str = "pass";
/// The word for the lot that decides who begins.
const FIRST: &str = "first";
/// The word for dealing the coins.
const COINS: &str = "coins";
/// The word for a draw of Fruit Cocktail.
const COCKTAIL: &str = "cocktail";
/// The letters of the fates in positions, by index.
const FATES: [char; 4] = ['D', 'B', 'G', 'S'];

/// The space with this name, such as `j10`.
#[must_use]
pub fn space_of(text: &str) -> Option<Space> {
    read_space(text)
}

/// Parses a space such as `j10`.
fn read_space(text: &str) -> Option<Space> {
    let text = text.trim();
    let column = text
        .bytes()
        .next()?
        .to_ascii_lowercase()
        .checked_sub(b'a')?;
    let digits = text.get(1..)?;
    let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    let row: u8 = plain.then(|| digits.parse().ok())??;
    Space::at(column, row.checked_sub(1)?).filter(|_| row <= WIDTH)
}

/// Parses a move as people write it: `a1-a2`, `b2xa2`, `xj10`, `pass`, and what chance does:
/// `first 2`, `coins 1 031524`, `cocktail 1 02.35`. `None` for anything else.
pub(super) fn read_move(text: &str) -> Option<Move> {
    let plain: String = text.trim().chars().map(pdn::plain).collect();
    if plain.eq_ignore_ascii_case(PASS) {
        return Some(Move::Act(Action::PASS));
    }
    let mut words = plain.split_whitespace();
    match (words.next()?, words.next(), words.next(), words.next()) {
        (FIRST, Some(seat), None, None) => return Some(Move::First(read_seat(seat)?)),
        (COINS, Some(seat), Some(numbers), None) => {
            let numbers: Vec<u8> = numbers.chars().map(read_digit).collect::<Option<_>>()?;
            return Some(Move::Coins(read_seat(seat)?, numbers.try_into().ok()?));
        }
        (COCKTAIL, Some(seat), Some(drawn), None) => {
            return Some(Move::Cocktail(read_seat(seat)?, read_cocktail(drawn)?));
        }
        _ => {}
    }
    if let Some(at) = plain.strip_prefix('x') {
        return Some(Move::Act(Action::survive(read_space(at)?)));
    }
    let (from, to) = plain.split_once(['-', 'x'])?;
    let (from, to) = (read_space(from)?, read_space(to)?);
    Some(Move::Act(Action::shift(from, to)))
}

fn read_digit(c: char) -> Option<u8> {
    c.to_digit(10).map(|digit| digit as u8)
}

/// A seat, counted from 1.
fn read_seat(text: &str) -> Option<Seat> {
    match text.as_bytes() {
        [digit @ b'1'..=b'4'] => Some(Seat(digit - b'1')),
        _ => None,
    }
}

/// Two sets of two queens, such as `02.35`.
fn read_cocktail(text: &str) -> Option<Cocktail> {
    let set = |text: &str| {
        text.chars().try_fold(0_u8, |set, c| {
            let bit = 1_u8.checked_shl(u32::from(read_digit(c)?))?;
            (set & bit == 0).then_some(set | bit)
        })
    };
    let (fates, places) = text.split_once('.')?;
    Cocktail::new(set(fates)?, set(places)?)
}

fn write_cocktail(cocktail: Cocktail) -> String {
    let set = |set: u8| -> String {
        let queens = (0..QUEENS).filter(|queen| set >> queen & 1 != 0);
        queens.map(|queen| queen.to_string()).collect()
    };
    format!("{}.{}", set(cocktail.fates()), set(cocktail.places()))
}

/// A chance move in notation.
pub(super) fn write_first(seat: Seat) -> String {
    format!("{FIRST} {}", seat.0 + 1)
}

/// The numbers dealt to a seat, by the order of its spaces.
pub(super) fn write_coins(seat: Seat, numbers: [u8; QUEENS]) -> String {
    let numbers: String = numbers.iter().map(u8::to_string).collect();
    format!("{COINS} {} {numbers}", seat.0 + 1)
}

/// The draw of a seat.
pub(super) fn write_draw(seat: Seat, cocktail: Cocktail) -> String {
    format!("{COCKTAIL} {} {}", seat.0 + 1, write_cocktail(cocktail))
}

/// A position with what chance has done so far.
pub(super) struct PositionText {
    pub parts: Parts,
    pub progress: Progress,
}

impl PositionText {
    /// The text, such as `SW:SWKg7,a1,b1,+e5/G:NEKd4,3j10`: the corner to move, or `?` before the
    /// lot; then for each player the king, the queens, with their numbers if they are dealt, a `+`
    /// before the one in the graveyard, after `/` the goals met in order, and after `*` the draw of
    /// Fruit Cocktail.
    pub fn write(&self) -> String {
        let corners = Corner::of_table(self.parts.players.len() as u8);
        let mut out = match (
            self.progress.first,
            corners.get(usize::from(self.parts.turn)),
        ) {
            (Some(_), Some(corner)) => corner.letters().to_owned(),
            _ => "?".to_owned(),
        };
        for ((seat, player), corner) in (0..).zip(&self.parts.players).zip(corners) {
            let numbered = player.duty.is_numbered() && self.progress.dealt >> seat & 1 != 0;
            out.push(':');
            out.push_str(corner.letters());
            write_player(&mut out, player, numbered);
        }
        out
    }

    /// Reads what [`PositionText::write`] writes, for players with these variants.
    ///
    /// # Errors
    /// The key of a sentence that says what is wrong.
    pub fn read(text: &str, duties: &[Duty], places: bool) -> Result<PositionText, &'static str> {
        let corners = Corner::of_table(duties.len() as u8);
        let mut sections = text.trim().split(':').map(str::trim);
        let first = match sections.next() {
            Some("?") => None,
            Some(letters) => {
                let turn = corners
                    .iter()
                    .position(|corner| corner.letters() == letters);
                Some(turn.ok_or("position-six_wives-corner")? as u8)
            }
            None => return Err("position-six_wives-corner"),
        };
        let mut progress = Progress {
            first,
            ..Progress::default()
        };
        let mut players = Vec::new();
        for (seat, (corner, duty)) in corners.iter().zip(duties).enumerate() {
            let section = sections.next().ok_or("position-six_wives-players")?;
            let rest = section.strip_prefix(corner.letters());
            let read = read_player(rest.ok_or("position-six_wives-players")?, *duty)?;
            progress.dealt |= u8::from(read.dealt) << seat;
            progress.drawn |= u8::from(read.drawn) << seat;
            players.push(read.player);
        }
        if sections.next().is_some() {
            return Err("position-six_wives-players");
        }
        Ok(PositionText {
            parts: Parts {
                players,
                turn: first.unwrap_or(0),
                places,
            },
            progress,
        })
    }
}

fn write_player(out: &mut String, player: &PlayerParts, numbered: bool) {
    // Writing to a string cannot fail.
    let _ = write!(out, "K{}", player.king);
    let mut queens: Vec<(Space, usize)> = (0..QUEENS)
        .filter_map(|queen| Some((player.queens[queen]?, queen)))
        .collect();
    queens.sort_unstable();
    for (space, queen) in queens {
        out.push(',');
        if space.is_grave() {
            out.push('+');
        }
        if numbered {
            let _ = write!(out, "{queen}");
        }
        let _ = write!(out, "{space}");
    }
    if !player.log.is_empty() {
        out.push('/');
    }
    for (queen, fate) in &player.log {
        out.push(FATES[fate.index()]);
        if numbered {
            let _ = write!(out, "{queen}");
        }
    }
    if let Duty::Cocktail(Some(cocktail)) = player.duty {
        let _ = write!(out, "*{}", write_cocktail(cocktail));
    }
}

/// A player as read, and whether the coins are dealt and the draw is made.
struct ReadPlayer {
    player: PlayerParts,
    dealt: bool,
    drawn: bool,
}

fn read_player(text: &str, duty: Duty) -> Result<ReadPlayer, &'static str> {
    let (text, drawn) = match text.split_once('*') {
        Some((rest, drawn)) => {
            let drawn = read_cocktail(drawn.trim()).ok_or("position-six_wives-cocktail")?;
            (rest, Some(drawn))
        }
        None => (text, None),
    };
    if drawn.is_some() && !matches!(duty, Duty::Cocktail(_)) {
        return Err("position-six_wives-cocktail");
    }
    let (pieces, log) = text.split_once('/').unwrap_or((text, ""));
    let mut pieces = pieces.split(',').map(str::trim);
    let king = pieces.next().and_then(|king| king.strip_prefix('K'));
    let king = king.and_then(read_space).ok_or("position-six_wives-king")?;
    let queens = pieces
        .map(|queen| read_queen(queen).ok_or("position-six_wives-space"))
        .collect::<Result<Vec<_>, _>>()?;
    let log = read_log(log).ok_or("position-six_wives-log")?;
    let numbers = queens.iter().map(|(number, _)| number);
    let numbers = numbers.chain(log.iter().map(|(number, _)| number));
    let dealt = duty.is_numbered() && numbers.clone().all(Option::is_some);
    if !dealt && numbers.clone().any(Option::is_some) {
        return Err("position-six_wives-numbers");
    }
    let undealt = duty.is_numbered() && !dealt;
    let undrawn = matches!(duty, Duty::Cocktail(_)) && drawn.is_none();
    if (undealt || undrawn) && !log.is_empty() || drawn.is_some() && !dealt {
        return Err("position-six_wives-numbers");
    }
    let player = PlayerParts {
        king,
        queens: by_index(&queens, &log)?,
        duty: match duty {
            Duty::Cocktail(_) => Duty::Cocktail(drawn),
            other => other,
        },
        log: numbered_log(&log),
    };
    Ok(ReadPlayer {
        player,
        dealt,
        drawn: drawn.is_some(),
    })
}

/// A queen such as `3a1` or `+e5`: her number, if it is known, and her space.
fn read_queen(text: &str) -> Option<(Option<u8>, Space)> {
    let grave = text.strip_prefix('+');
    let text = grave.unwrap_or(text);
    let number = text.chars().next().and_then(read_digit);
    let rest = if number.is_some() { &text[1..] } else { text };
    let space = read_space(rest)?;
    (space.is_grave() == grave.is_some()).then_some((number, space))
}

/// The goals met, such as `D0B1` or `DB`.
fn read_log(text: &str) -> Option<Vec<(Option<u8>, Fate)>> {
    let mut log: Vec<(Option<u8>, Fate)> = Vec::new();
    for c in text.trim().chars() {
        match read_digit(c) {
            Some(number) => {
                let last = log.last_mut().filter(|(known, _)| known.is_none())?;
                last.0 = Some(number);
            }
            None => {
                let fate = FATES.iter().position(|letter| *letter == c)?;
                log.push((None, Fate::ALL[fate]));
            }
        }
    }
    (log.len() <= QUEENS).then_some(log)
}

/// The log with an index for every queen: without numbers, the last indices.
fn numbered_log(log: &[(Option<u8>, Fate)]) -> Vec<(u8, Fate)> {
    let first = QUEENS - log.len();
    let entries = log.iter().zip(first..);
    entries
        .map(|((number, fate), index)| (number.unwrap_or(index as u8), *fate))
        .collect()
}

/// The spaces by the indices of the queens.
fn by_index(
    queens: &[(Option<u8>, Space)],
    log: &[(Option<u8>, Fate)],
) -> Result<[Option<Space>; QUEENS], &'static str> {
    let died = log.iter().position(|(_, fate)| *fate == Fate::Died);
    let mut sorted = queens.to_vec();
    sorted.sort_unstable_by_key(|(_, space)| *space);
    let (mut spaces, mut next) = ([None; QUEENS], 0);
    for (number, space) in sorted {
        let index = match (number, space.is_grave(), died) {
            (Some(number), _, _) => usize::from(number),
            (None, true, Some(died)) => QUEENS - log.len() + died,
            (None, _, _) => {
                next += 1;
                next - 1
            }
        };
        match spaces.get_mut(index) {
            Some(place @ None) => *place = Some(space),
            _ => return Err("position-six_wives-queens"),
        }
    }
    Ok(spaces)
}
