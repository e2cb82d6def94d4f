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
//!   means that Black has won. `2-0`, `0-2` and `1-1` are read in the same sense. A `GameType` of
//!   `21,W` says that White begins; then the first figure is White's.
//! - **Which result counts.** A result that ends the moves overrides the `Result` tag; with `*`, or
//!   nothing, the tag counts (the standard uses `*` only to separate games). Words of the trade
//!   (“drawn”, “White resigns”, “Black wins on time”) say who has won without any doubt, so they
//!   override figures. They are kept as a comment.
//! - **Huffing.** It is not in the standard. A huff is written before the move of the same side as
//!   `huff 14` and has no number. In a position the pieces that may be huffed come after all
//!   others, as in `W:W22:B14,18:X14`.
//! - **Tags.** `GameType`, `Result`, `SetUp` and `FEN` are not in [`PdnGame::tags`]: they are
//!   derived from its other fields, and [`write()`] generates them. All other tags keep their
//!   order. Names are read in any case and written in the usual one; `Red` is read as `Black`.
//! - **Notes.** Comments, variations and `$3` are kept in [`PdnGame::notes`], with white space made
//!   single spaces; `!` and `?` become `$1` to `$6`.
//! - **Leniency.** Read, but never written: `:` for `x`, leading zeros, `%` lines, `(?)`, `+`, `,`,
//!   a `*` right after a move that is followed by more moves ("forced"), move numbers without a
//!   full stop, blanks around the sign of a move (`11 - 15`), and text before, between and after
//!   games. A number `1.` after at least two moves begins another game.
//! - **Lists.** A position on a line of its own is a game from it. In a section that has a position,
//!   a second `FEN`, `SetUp` or `Event` on another line begins another game; so does any usual tag
//!   for the second time after an empty line. Of a text of moves without numbers each line is a game
//!   of its own if all of them begin as games do and cannot follow one another.
//! - **Bad games.** [`PdnGames`] reports a game that cannot be read and goes on at the next tag
//!   section, or at a line that begins with `1.` after an empty one.

mod collection;
mod error;
mod fen;
mod lexer;
mod lines;
mod moves;
mod reader;
mod result;
mod tags;
mod words;
mod writer;

pub use self::collection::{PdnCollection, parse};
pub use self::error::{PdnError, TextPosition};
pub use self::fen::{Fen, parse_fen};
pub(crate) use self::moves::plain;
pub(super) use self::moves::{MAX_SQUARES, huffed};
pub use self::moves::{PdnMove, parse_move};
pub use self::reader::{FoundGame, PdnGames, SkippedGame};
pub use self::result::PdnResult;
pub use self::writer::write;
use crate::written_result::{Cause, EndingWords};

/// The tag for how a game ended, such as “Time forfeit” or “Normal”.
pub(super) const TERMINATION: &str = "Termination";

/// The longest text accepted, in bytes; a game takes about 500.
pub const MAX_TEXT: usize = 16 << 20;

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
    /// Comments, variations and marks, in their order.
    pub notes: Vec<Note>,
}

/// A comment, a variation or a mark in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The number of moves before it, huffs included.
    pub after: usize,
    /// What it is.
    pub kind: NoteKind,
}

/// What a [`Note`] is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// A comment, on one line, without its braces.
    Comment(String),
    /// A variation as it is written in the file, on one line, without its parentheses. It may
    /// contain comments and variations.
    Variation(String),
    /// A numeric annotation glyph: `$1` is a good move (`!`), `$2` a mistake (`?`).
    Nag(u32),
}

impl Note {
    /// Whether it says how the game ended, such as “White resigns”.
    pub(super) fn tells_ending(&self) -> bool {
        self.words().is_some()
    }

    fn words(&self) -> Option<EndingWords> {
        match &self.kind {
            NoteKind::Comment(text) => EndingWords::read(text, None),
            NoteKind::Variation(_) | NoteKind::Nag(_) => None,
        }
    }
}

impl PdnGame {
    /// The value of the first tag with this name, in any case.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(tag, _)| tag.eq_ignore_ascii_case(name))
            .map(|(_, text)| text.as_str())
    }

    /// Whether the file says that the loser ran out of time: in words after the moves or, if they
    /// say nothing of it, in the tag `Termination`.
    pub fn ended_on_time(&self) -> bool {
        let said = self.closing_words();
        let said = said.filter(|words| PdnResult::of_words(*words) == self.result);
        let cause = match said.and_then(|words| words.cause) {
            None => self.tag(TERMINATION).and_then(Cause::of_termination),
            said => said,
        };
        cause == Some(Cause::OutOfTime)
    }

    /// What the comments after the last move say of the end, if one of them says nothing else.
    fn closing_words(&self) -> Option<EndingWords> {
        let closing = self.notes.iter().rev();
        let closing = closing.take_while(|note| note.after >= self.moves.len());
        closing.filter_map(Note::words).next()
    }
}

#[cfg(test)]
mod tests;
