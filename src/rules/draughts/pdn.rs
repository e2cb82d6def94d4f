//! Portable Draughts Notation: games and positions of English draughts (GameType 21) as text.
//!
//! This module does not know the board or the rules: a game is its tags, its starting position, its
//! moves as numbered squares, and its result. Moves are checked for legality on replay.
//!
//! # Decisions
//! - **Results.** The PDN 3.0 standard lists `1-0`, `0-1`, `1/2-1/2`, `0-0` and `*` for GameType
//!   21, but does not say whose figure comes first. In English draughts Black begins, and the
//!   archives of that game put the side that begins first: of the 300 games of the ACF archive that
//!   we test against, 124 are decisive; in 111 of them the last move was made by Black under `1-0`
//!   and by White under `0-1`, and where the pieces at the end are unequal, they favour Black under
//!   `1-0` and White under `0-1` in 54 of 64 games. So here **the first figure is Black's**: `1-0`
//!   means that Black has won. `2-0`, `0-2` and `1-1` are read in the same sense.
//! - **Which result counts.** A result that ends the moves overrides the `Result` tag; with `*`, or
//!   nothing, the tag counts (the standard uses `*` only to separate games).
//! - **Huffing.** It is not in the standard. A huff is written before the move of the same side as
//!   `huff 14` and has no number. In a position the pieces that may be huffed come after all
//!   others, as in `W:W22:B14,18:X14`.
//! - **Tags.** `GameType`, `Result`, `SetUp` and `FEN` are not in [`PdnGame::tags`]: they are
//!   derived from its other fields, and [`write()`] generates them. All other tags keep their
//!   order.
//! - **Leniency.** Read, but never written: `:` for `x`, leading zeros, `%` lines, `(?)`, `!`, `?`,
//!   `$3`, a `*` right after a move that is followed by more moves ("forced"), comments,
//!   variations. A number `1.` after at least two moves begins another game.

use std::fmt;
use std::fmt::Write as _;

use crate::texts;
use crate::texts::{excerpt, in_lines};

/// The longest text accepted, in bytes; a game takes about 500.
const MAX_TEXT: usize = 16_000_000;
/// The deepest nesting of variations accepted.
const MAX_NESTING: usize = 100;
/// The most squares of one move: the start and twelve landing squares.
pub(super) const MAX_SQUARES: usize = 13;
/// The column at which written lines are wrapped.
const WIDTH: usize = 79;
/// The tags that [`write()`] generates.
const OWN_TAGS: [&str; 4] = ["GameType", "Result", "SetUp", "FEN"];

/// One game of a PDN file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PdnGame {
    /// Names and values of the tags, except `GameType`, `Result`, `SetUp` and `FEN`.
    pub tags: Vec<(String, String)>,
    /// The starting position, if it is not the standard one.
    pub start: Option<Fen>,
    /// The moves played, excluding variations.
    pub moves: Vec<PdnMove>,
    /// How the game ended.
    pub result: PdnResult,
}

impl PdnGame {
    /// The value of the first tag with this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(tag, _)| tag == name)
            .map(|(_, text)| text.as_str())
    }
}

/// A move as numbered squares.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PdnMove {
    /// From, any intermediate landing squares given, to: at least two, each 1 to 32. A move without
    /// a capture has exactly two; a huff has only the square of the huffed piece.
    pub squares: Vec<u8>,
    /// Whether it is a capture (`x`, not `-`).
    pub capture: bool,
}

impl PdnMove {
    /// True for a huff.
    pub fn is_huff(&self) -> bool {
        self.squares.len() == 1 && !self.capture
    }
}

impl fmt::Display for PdnMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_huff() {
            f.write_str("huff ")?;
        }
        let mark = if self.capture { 'x' } else { '-' };
        for (i, square) in self.squares.iter().enumerate() {
            if i > 0 {
                f.write_char(mark)?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

/// How a game ended, Black's score first: see “Results” in the module documentation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PdnResult {
    /// `1-0`
    BlackWins,
    /// `0-1`
    WhiteWins,
    /// `1/2-1/2`
    Draw,
    /// `0-0`: declared lost for both players.
    BothLose,
    /// `*`: unfinished or unknown.
    #[default]
    Unfinished,
}

impl PdnResult {
    /// The text written in a file.
    pub fn as_str(self) -> &'static str {
        match self {
            PdnResult::BlackWins => "1-0",
            PdnResult::WhiteWins => "0-1",
            PdnResult::Draw => "1/2-1/2",
            PdnResult::BothLose => "0-0",
            PdnResult::Unfinished => "*",
        }
    }

    fn from_text(text: &str) -> Option<PdnResult> {
        match text {
            "1-0" | "2-0" => Some(PdnResult::BlackWins),
            "0-1" | "0-2" => Some(PdnResult::WhiteWins),
            "1/2-1/2" | "1/2" | "1-1" => Some(PdnResult::Draw),
            "0-0" => Some(PdnResult::BothLose),
            "*" => Some(PdnResult::Unfinished),
            _ => None,
        }
    }
}

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

/// Why and where a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnError {
    /// The line of the error, from 1.
    pub line: usize,
    /// The column of the error in characters, from 1.
    pub column: usize,
    key: &'static str,
    what: String,
}

impl PdnError {
    /// The error as a sentence, without its position.
    pub fn reason(&self) -> String {
        texts::fill(self.key, &[("what", &self.what)])
    }
}

impl fmt::Display for PdnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, column) = (self.line.to_string(), self.column.to_string());
        f.write_str(&texts::fill(
            "pdn-at",
            &[
                ("line", &line),
                ("column", &column),
                ("reason", &self.reason()),
            ],
        ))
    }
}

impl std::error::Error for PdnError {}

/// A position in the text; line and column count from 1.
#[derive(Clone, Copy, Debug)]
struct TextPosition {
    line: usize,
    column: usize,
}

impl TextPosition {
    const START: TextPosition = TextPosition { line: 1, column: 1 };

    fn error(self, key: &'static str, what: impl Into<String>) -> PdnError {
        PdnError {
            line: self.line,
            column: self.column,
            key,
            what: what.into(),
        }
    }
}

/// The text still to be read.
#[derive(Clone)]
struct Scanner<'a> {
    rest: &'a str,
    place: TextPosition,
}

impl<'a> Scanner<'a> {
    fn new(text: &'a str, place: TextPosition) -> Self {
        Scanner { rest: text, place }
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let c = chars.next()?;
        self.rest = chars.as_str();
        if c == '\n' || (c == '\r' && !self.rest.starts_with('\n')) {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    /// Consumes the next character if it is this one.
    fn eat(&mut self, wanted: char) -> bool {
        let here = self.peek() == Some(wanted);
        if here {
            self.bump();
        }
        here
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let before = self.rest;
        while self.peek().is_some_and(&wanted) {
            self.bump();
        }
        before
            .get(..before.len() - self.rest.len())
            .unwrap_or_default()
    }

    fn skip_space(&mut self) {
        self.take_while(is_space);
    }

    fn skip_line(&mut self) {
        self.take_while(|c| c != '\n' && c != '\r');
    }

    /// Skips a comment, from the opening brace past the closing one.
    fn skip_comment(&mut self) -> Result<(), PdnError> {
        let opened = self.place;
        self.take_while(|c| c != '}');
        if self.eat('}') {
            Ok(())
        } else {
            Err(opened.error("pdn-unclosed_comment", ""))
        }
    }

    /// Skips a variation, from the opening parenthesis past its closing one.
    fn skip_variation(&mut self) -> Result<(), PdnError> {
        let opened = self.place;
        let mut depth = 0;
        loop {
            match self.peek() {
                None => return Err(opened.error("pdn-unclosed_variation", "")),
                Some('{') => {
                    self.skip_comment()?;
                    continue;
                }
                Some(';' | '%') => self.skip_line(),
                Some('(') => {
                    depth += 1;
                    if depth > MAX_NESTING {
                        return Err(self.place.error("pdn-too_deep", MAX_NESTING.to_string()));
                    }
                }
                Some(')') => depth -= 1,
                Some(_) => {}
            }
            self.bump();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Reads a tag from `[` to `]`: its name, its value, and where the value begins.
    fn tag(&mut self) -> Result<(String, String, TextPosition), PdnError> {
        let opened = self.place;
        self.bump();
        self.skip_space();
        if !self.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
            return Err(self.place.error("pdn-tag_name", ""));
        }
        let name = self.take_while(is_tag_character);
        self.skip_space();
        if !self.eat('"') {
            return Err(self.place.error("pdn-tag_text", excerpt(name)));
        }
        let inside = self.place;
        let mut text = String::new();
        loop {
            match self.bump() {
                None | Some('\n' | '\r') => {
                    return Err(inside.error("pdn-tag_open_text", excerpt(name)));
                }
                Some('"') => break,
                Some('\\') => match self.peek() {
                    Some(c @ ('"' | '\\')) => {
                        self.bump();
                        text.push(c);
                    }
                    _ => text.push('\\'),
                },
                Some(c) => text.push(c),
            }
        }
        self.skip_space();
        if self.eat(']') {
            Ok((name.to_owned(), text, inside))
        } else {
            Err(opened.error("pdn-tag_open", excerpt(name)))
        }
    }
}

/// Whether `c` is white space, a byte order mark between joined files, or the end mark of a DOS
/// file.
fn is_space(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}' || c == '\u{1a}'
}

fn is_tag_character(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '-'
}

/// A game being read.
#[derive(Default)]
struct Draft {
    game: PdnGame,
    has_tags: bool,
    result_tag: Option<PdnResult>,
    set_up: Option<(bool, TextPosition)>,
    fen: Option<Fen>,
}

impl Draft {
    fn add_tag(&mut self, name: String, text: String, place: TextPosition) -> Result<(), PdnError> {
        self.has_tags = true;
        match name.as_str() {
            "GameType" => {
                let number = text.split(',').next().unwrap_or_default().trim();
                if number != "21" {
                    return Err(place.error("pdn-game_type", excerpt(&text)));
                }
            }
            "Result" => self.result_tag = PdnResult::from_text(text.trim()),
            "SetUp" => self.set_up = Some((text.trim() != "0", place)),
            "FEN" if text.trim().is_empty() => {}
            "FEN" => self.fen = Some(fen_at(&text, place)?),
            _ => self.game.tags.push((name, text)),
        }
        Ok(())
    }

    /// Finishes the current game and begins the next; a draft with neither tags nor moves is
    /// dropped.
    fn finish(&mut self, ending: PdnResult, games: &mut Vec<PdnGame>) -> Result<(), PdnError> {
        let mut draft = std::mem::take(self);
        if !draft.has_tags && draft.game.moves.is_empty() {
            return Ok(());
        }
        draft.game.start = match (draft.set_up, draft.fen) {
            (Some((false, _)), _) => None,
            (Some((true, place)), None) => return Err(place.error("pdn-set_up_without_fen", "")),
            (_, fen) => fen,
        };
        draft.game.result = match ending {
            PdnResult::Unfinished => draft.result_tag.unwrap_or_default(),
            known => known,
        };
        games.push(draft.game);
        Ok(())
    }
}

/// Reads all games of a text, stopping at the first error.
pub fn parse(text: &str) -> Result<Vec<PdnGame>, PdnError> {
    if text.len() > MAX_TEXT {
        return Err(TextPosition::START.error("pdn-too_long", (MAX_TEXT / 1_000_000).to_string()));
    }
    let mut scanner = Scanner::new(text.trim_start_matches('\u{feff}'), TextPosition::START);
    let mut games = Vec::new();
    let mut draft = Draft::default();
    loop {
        scanner.skip_space();
        let place = scanner.place;
        let Some(c) = scanner.peek() else { break };
        match c {
            '[' => {
                if !draft.game.moves.is_empty() {
                    draft.finish(PdnResult::Unfinished, &mut games)?;
                }
                let (name, text, inside) = scanner.tag()?;
                draft.add_tag(name, text, inside)?;
            }
            '{' => scanner.skip_comment()?,
            ';' | '%' => scanner.skip_line(),
            '(' => scanner.skip_variation()?,
            '$' => {
                scanner.bump();
                if scanner.take_while(|c| c.is_ascii_digit()).is_empty() {
                    return Err(place.error("pdn-nag", ""));
                }
            }
            '!' | '?' | '.' => {
                scanner.bump();
            }
            '*' => {
                scanner.bump();
                draft.finish(PdnResult::Unfinished, &mut games)?;
            }
            '/' => return Err(place.error("pdn-set_up_inside", "")),
            ')' | ']' | '}' | '"' => return Err(place.error("pdn-stray", c)),
            _ => read_word(&mut scanner, &mut draft, &mut games)?,
        }
    }
    draft.finish(PdnResult::Unfinished, &mut games)?;
    Ok(games)
}

/// Reads a move number, a result or a move.
fn read_word(
    scanner: &mut Scanner<'_>,
    draft: &mut Draft,
    games: &mut Vec<PdnGame>,
) -> Result<(), PdnError> {
    let place = scanner.place;
    let word = scanner.take_while(|c| !is_space(c) && !"{}()[];$!?*\"%.".contains(c));
    if word.bytes().all(|b| b.is_ascii_digit()) && scanner.peek() == Some('.') {
        let dots = scanner.take_while(|c| c == '.').len();
        let first = word.trim_start_matches('0') == "1" && dots == 1;
        if first && draft.game.moves.len() >= 2 {
            draft.finish(PdnResult::Unfinished, games)?;
        }
        return Ok(());
    }
    let mut word: String = word.chars().map(plain).collect();
    if word.eq_ignore_ascii_case(HUFF) {
        scanner.skip_space();
        word.push_str(scanner.take_while(|c| c.is_ascii_digit()));
    }
    if let Some(result) = PdnResult::from_text(&word) {
        return draft.finish(result, games);
    }
    draft.game.moves.push(move_at(&word, place)?);
    // A star right after a move means "forced" if another move follows; otherwise it ends the game.
    let mut ahead = scanner.clone();
    if ahead.eat('*') {
        ahead.skip_space();
        if ahead.peek().is_some_and(|c| c.is_ascii_digit()) {
            scanner.bump();
        }
    }
    Ok(())
}

/// The plain form of any dash or capture sign.
pub(in crate::rules) fn plain(c: char) -> char {
    match c {
        '–' | '—' | '−' | '‐' | '‑' => '-',
        'X' | '×' | ':' => 'x',
        other => other,
    }
}

/// The word that a huff begins with.
const HUFF: &str = "huff";

/// The digits of a huff, such as `huff 14`; `None` for anything else.
pub(super) fn huffed(text: &str) -> Option<&str> {
    let (word, square) = text.split_at_checked(HUFF.len())?;
    let square = square.trim_start();
    let digits = !square.is_empty() && square.bytes().all(|b| b.is_ascii_digit());
    (word.eq_ignore_ascii_case(HUFF) && digits).then_some(square)
}

/// Reads one move, such as `11-15`, `15x22x29` or `huff 14`.
pub fn parse_move(text: &str) -> Result<PdnMove, PdnError> {
    move_at(
        &text.trim().chars().map(plain).collect::<String>(),
        TextPosition::START,
    )
}

fn move_at(word: &str, place: TextPosition) -> Result<PdnMove, PdnError> {
    let not_a_move = || place.error("pdn-not_a_move", excerpt(word));
    if let Some(square) = huffed(word) {
        return match square.parse() {
            Ok(square @ 1..=32_u8) => Ok(PdnMove {
                squares: vec![square],
                capture: false,
            }),
            _ => Err(place.error("pdn-square", excerpt(word))),
        };
    }
    let capture = word.contains('x');
    if !capture && !word.contains('-') {
        return Err(not_a_move());
    }
    let mut squares = Vec::new();
    for part in word.split(if capture { 'x' } else { '-' }) {
        if part.starts_with(|c: char| c.is_ascii_alphabetic())
            && part.len() == 2
            && part.ends_with(|c: char| c.is_ascii_digit())
        {
            return Err(place.error("pdn-letters", excerpt(word)));
        }
        if part.is_empty() || !part.bytes().all(|b| b.is_ascii_digit()) {
            return Err(not_a_move());
        }
        match part.parse() {
            Ok(square @ 1..=32_u8) => squares.push(square),
            _ => return Err(place.error("pdn-square", excerpt(word))),
        }
        if squares.len() > MAX_SQUARES {
            return Err(place.error("pdn-squares", excerpt(word)));
        }
    }
    match (squares.len(), capture) {
        (2, _) | (3.., true) => Ok(PdnMove { squares, capture }),
        _ => Err(not_a_move()),
    }
}

/// Reads a position, such as `B:W21-32:B1-12` or `W:W22,K30:B3,K5.`
pub fn parse_fen(text: &str) -> Result<Fen, PdnError> {
    fen_at(text, TextPosition::START)
}

fn fen_at(text: &str, place: TextPosition) -> Result<Fen, PdnError> {
    let mut scanner = Scanner::new(text, place);
    scanner.skip_space();
    let black_to_move = side(&mut scanner, "pdn-fen_turn")?;
    let mut sides = [None, None];
    for _ in 0..2 {
        scanner.skip_space();
        if !scanner.eat(':') {
            return Err(scanner.place.error("pdn-fen_side", ""));
        }
        scanner.skip_space();
        let place = scanner.place;
        let black = side(&mut scanner, "pdn-fen_side")?;
        let list = fen_pieces(&mut scanner)?;
        let [white_slot, black_slot] = &mut sides;
        let slot = if black { black_slot } else { white_slot };
        if slot.replace(list).is_some() {
            return Err(place.error("pdn-fen_twice", if black { "B" } else { "W" }));
        }
    }
    scanner.skip_space();
    let huffs = scanner.clone();
    let huffable = if scanner.eat(':') && (scanner.eat('X') || scanner.eat('x')) {
        fen_pieces(&mut scanner)?
    } else {
        scanner = huffs.clone();
        (0, 0)
    };
    scanner.skip_space();
    scanner.eat('.');
    scanner.skip_space();
    if scanner.peek().is_some() {
        return Err(scanner.place.error("pdn-fen_end", ""));
    }
    let [(white, white_kings), (black, black_kings)] = sides.map(Option::unwrap_or_default);
    if white & black != 0 {
        return Err(place.error(
            "pdn-fen_taken",
            ((white & black).trailing_zeros() + 1).to_string(),
        ));
    }
    let theirs = if black_to_move { white } else { black };
    if huffable.0 & !theirs != 0 {
        let square = (huffable.0 & !theirs).trailing_zeros() + 1;
        return Err(huffs.place.error("pdn-fen_huff", square.to_string()));
    }
    Ok(Fen {
        black_to_move,
        black,
        white,
        kings: white_kings | black_kings,
        huffable: huffable.0,
    })
}

/// Reads `B` (true) or `W` (false).
fn side(scanner: &mut Scanner<'_>, key: &'static str) -> Result<bool, PdnError> {
    let place = scanner.place;
    match scanner.bump() {
        Some('B' | 'b') => Ok(true),
        Some('W' | 'w') => Ok(false),
        _ => Err(place.error(key, "")),
    }
}

/// Reads the squares of one side up to the next colon, full stop or the end: the set of all pieces,
/// and the set of kings.
fn fen_pieces(scanner: &mut Scanner<'_>) -> Result<(u32, u32), PdnError> {
    let (mut pieces, mut kings) = (0, 0);
    scanner.skip_space();
    if matches!(scanner.peek(), None | Some(':' | '.')) {
        return Ok((pieces, kings));
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
            return Ok((pieces, kings));
        }
    }
}

fn fen_square(scanner: &mut Scanner<'_>) -> Result<u8, PdnError> {
    let place = scanner.place;
    let digits = scanner.take_while(|c| c.is_ascii_digit());
    match digits.parse() {
        Ok(square @ 1..=32_u8) => Ok(square),
        _ => {
            let rest = scanner.take_while(|c| !c.is_whitespace() && !",:.".contains(c));
            Err(place.error("pdn-fen_square", excerpt(&format!("{digits}{rest}"))))
        }
    }
}

/// Writes games so that [`parse`] reads the same games back. Moves are wrapped at 79 columns; a tag
/// is always on one line.
///
/// Left out, as they could not be read back: tags whose name contains anything but letters, and
/// moves without squares. A control character in a tag becomes a space.
pub fn write(games: &[PdnGame]) -> String {
    let mut out = String::new();
    for (i, game) in games.iter().enumerate() {
        if i > 0 {
            out.push('\n');
        }
        write_game(&mut out, game);
    }
    out
}

fn write_game(out: &mut String, game: &PdnGame) {
    let readable = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(is_tag_character)
    };
    for (name, text) in &game.tags {
        if readable(name) && !OWN_TAGS.contains(&name.as_str()) {
            write_tag(out, name, text);
        }
    }
    write_tag(out, "GameType", "21");
    if let Some(start) = &game.start {
        write_tag(out, "SetUp", "1");
        write_tag(out, "FEN", &start.to_string());
    }
    write_tag(out, "Result", game.result.as_str());
    out.push('\n');

    let black_begins = game.start.is_none_or(|start| start.black_to_move);
    let mut words = Vec::new();
    let moves = game
        .moves
        .iter()
        .filter(|played| played.squares.len() >= 2 || played.is_huff());
    let mut half = usize::from(!black_begins);
    let mut numbered = None;
    for played in moves {
        let number = half / 2 + 1;
        if half % 2 == 0 && numbered != Some(number) {
            words.push(format!("{number}. {played}"));
        } else if numbered.is_none() {
            words.push(format!("{number}... {played}"));
        } else {
            words.push(played.to_string());
        }
        numbered = Some(number);
        half += usize::from(!played.is_huff());
    }
    words.push(game.result.as_str().to_owned());
    out.push_str(&in_lines(words, WIDTH));
    out.push('\n');
}

fn write_tag(out: &mut String, name: &str, text: &str) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                out.push('\\');
                out.push(c);
            }
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push_str("\"]\n");
}

#[cfg(test)]
mod tests;
