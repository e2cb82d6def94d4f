//! Positions: the FEN of PDN, such as `B:W21-32:B1-12`.

use std::fmt;
use std::fmt::Write as _;

use coffer_texts::excerpt;

use super::error::{PdnError, TextPosition};
use super::lexer::{Scanner, is_space};
use super::moves::no_such_square;

/// A position: bit `n - 1` of each set stands for square `n`. It may be unreachable in play; the
/// rules check that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fen {
    /// Whose turn it is.
    pub black_to_move: bool,
    /// The squares of all black pieces.
    pub black: u32,
    /// The squares of all white pieces.
    pub white: u32,
    /// The squares of all kings.
    pub kings: u32,
    /// The squares of the pieces that may be huffed.
    pub huffable: u32,
}

impl Fen {
    /// The standard starting position: `B:W21-32:B1-12`.
    pub const START: Fen = Fen {
        black_to_move: true,
        black: 0x0000_0fff,
        white: 0xfff0_0000,
        kings: 0,
        huffable: 0,
    };
}

impl fmt::Display for Fen {
    /// Writes the canonical text: White's pieces first, men before kings, three or more consecutive
    /// men as a range.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(if self.black_to_move { 'B' } else { 'W' })?;
        for (side, pieces) in [('W', self.white), ('B', self.black)] {
            write!(f, ":{side}")?;
            let mut comma = "";
            let men = pieces & !self.kings;
            let mut square = 1;
            while square <= 32 {
                let run = (men >> (square - 1)).trailing_ones();
                match run {
                    0 => square += 1,
                    1 | 2 => {
                        write!(f, "{comma}{square}")?;
                        comma = ",";
                        square += 1;
                    }
                    _ => {
                        write!(f, "{comma}{square}-{}", square + run - 1)?;
                        comma = ",";
                        square += run;
                    }
                }
            }
            for square in (1..=32).filter(|square| pieces & self.kings & bit(*square) != 0) {
                write!(f, "{comma}K{square}")?;
                comma = ",";
            }
        }
        let mut before = ":X";
        for square in (1..=32).filter(|square| self.huffable & bit(*square) != 0) {
            write!(f, "{before}{square}")?;
            before = ",";
        }
        Ok(())
    }
}

/// The bit of a square, 1 to 32.
fn bit(square: u8) -> u32 {
    1 << (square - 1)
}

/// A line that is a position and nothing else.
pub(super) fn fen_line(line: &str) -> Option<Fen> {
    let line = line.trim_matches(|c: char| is_space(c) || c == '"');
    let (side, _) = line.split_once(':')?;
    (side.trim_end().len() == 1).then(|| parse_fen(line).ok())?
}

/// Reads a position, such as `B:W21-32:B1-12` or `W:W22,K30:B3,K5.`
pub fn parse_fen(text: &str) -> Result<Fen, PdnError> {
    fen_at(text, TextPosition::START)
}

pub(super) fn fen_at(text: &str, place: TextPosition) -> Result<Fen, PdnError> {
    let mut scanner = Scanner::new(text, place);
    scanner.skip_space();
    let black_to_move = side(&mut scanner, "pdn-fen_turn")?;
    let mut lists = Lists::default();
    loop {
        scanner.skip_space();
        if !scanner.eat(':') {
            break;
        }
        lists.read_field(&mut scanner)?;
    }
    let [Some(white), Some(black)] = lists.sides else {
        return Err(scanner.place.error("pdn-fen_side", ""));
    };
    scanner.eat('.');
    scanner.skip_space();
    if scanner.peek().is_some() {
        return Err(scanner.place.error("pdn-fen_end", ""));
    }
    let both = white.pieces & black.pieces;
    if both != 0 {
        let square = both.trailing_zeros() + 1;
        return Err(place.error("pdn-fen_taken", square.to_string()));
    }
    let theirs = if black_to_move { white } else { black }.pieces;
    let huffable = lists.huffable.map_or(0, |(pieces, _)| pieces);
    if let Some((_, place)) = lists.huffable.filter(|_| huffable & !theirs != 0) {
        let square = (huffable & !theirs).trailing_zeros() + 1;
        return Err(place.error("pdn-fen_huff", square.to_string()));
    }
    Ok(Fen {
        black_to_move,
        black: black.pieces,
        white: white.pieces,
        kings: white.kings | black.kings,
        huffable,
    })
}

/// The pieces of one side.
#[derive(Clone, Copy, Default, PartialEq)]
struct SidePieces {
    pieces: u32,
    kings: u32,
}

/// The lists of a position that are read so far.
#[derive(Default)]
struct Lists {
    /// White's pieces and Black's.
    sides: [Option<SidePieces>; 2],
    /// The pieces that may be huffed, and where their list begins.
    huffable: Option<(u32, TextPosition)>,
}

impl Lists {
    /// Reads what follows a colon: the pieces of a side, those that may be huffed, or the counters
    /// of moves (`H0`, `F1`) that other programs write and nobody here needs.
    fn read_field(&mut self, scanner: &mut Scanner<'_>) -> Result<(), PdnError> {
        scanner.skip_space();
        let place = scanner.place;
        if matches!(scanner.peek(), Some('H' | 'h' | 'F' | 'f')) {
            scanner.bump();
            scanner.take_while(|c| c.is_ascii_digit());
            return Ok(());
        }
        if matches!(scanner.peek(), Some('X' | 'x')) {
            if self.sides.contains(&None) || self.huffable.is_some() {
                return Err(place.error("pdn-fen_side", ""));
            }
            scanner.bump();
            self.huffable = Some((fen_pieces(scanner)?.pieces, place));
            return Ok(());
        }
        let black = side(scanner, "pdn-fen_side")?;
        let list = fen_pieces(scanner)?;
        let slot = &mut self.sides[usize::from(black)];
        // An empty list may come before the real one.
        match slot {
            Some(earlier) if earlier.pieces != 0 => {
                Err(place.error("pdn-fen_twice", if black { "B" } else { "W" }))
            }
            _ => {
                *slot = Some(list);
                Ok(())
            }
        }
    }
}

/// Reads `B`, or `R` where the dark side is called red (true), or `W` (false).
fn side(scanner: &mut Scanner<'_>, key: &'static str) -> Result<bool, PdnError> {
    let place = scanner.place;
    match scanner.bump() {
        Some('B' | 'b' | 'R' | 'r') => Ok(true),
        Some('W' | 'w') => Ok(false),
        _ => Err(place.error(key, "")),
    }
}

/// Reads the squares of one side up to the next colon, full stop or the end.
fn fen_pieces(scanner: &mut Scanner<'_>) -> Result<SidePieces, PdnError> {
    let (mut pieces, mut kings) = (0, 0);
    scanner.skip_space();
    if matches!(scanner.peek(), None | Some(':' | '.')) {
        return Ok(SidePieces { pieces, kings });
    }
    loop {
        scanner.skip_space();
        let place = scanner.place;
        let king = scanner.eat('K') || scanner.eat('k');
        let first = fen_square(scanner)?;
        scanner.skip_space();
        let last = if scanner.eat('-') {
            scanner.skip_space();
            if king && !scanner.eat('K') {
                scanner.eat('k');
            }
            fen_square(scanner)?
        } else {
            first
        };
        if last < first {
            return Err(place.error("pdn-fen_range", format!("{first}-{last}")));
        }
        for square in first..=last {
            if pieces & bit(square) != 0 {
                return Err(place.error("pdn-fen_taken", square.to_string()));
            }
            pieces |= bit(square);
            kings |= if king { bit(square) } else { 0 };
        }
        scanner.skip_space();
        if !scanner.eat(',') {
            return Ok(SidePieces { pieces, kings });
        }
    }
}

fn fen_square(scanner: &mut Scanner<'_>) -> Result<u8, PdnError> {
    let place = scanner.place;
    let digits = scanner.take_while(|c| c.is_ascii_digit());
    match digits.parse() {
        Ok(square @ 1..=32_u8) => Ok(square),
        Ok(square @ 33..=72_u8) => Err(place.error(no_such_square(square), digits)),
        _ => {
            let letter = scanner.peek().is_some_and(|c| matches!(c, 'a'..='h'));
            let rest = scanner.take_while(|c| !c.is_whitespace() && !",:.".contains(c));
            let key = if digits.is_empty() && letter && rest.len() == 2 {
                "pdn-fen_letters"
            } else {
                "pdn-fen_square"
            };
            Err(place.error(key, excerpt(&format!("{digits}{rest}"))))
        }
    }
}
