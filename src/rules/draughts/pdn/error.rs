//! Errors of the reader, with their place in the text.

use std::fmt;

use crate::texts;

/// Why and where a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnError {
    /// The line of the error, from 1.
    pub line: usize,
    /// The column of the error in characters, from 1.
    pub column: usize,
    pub(super) key: &'static str,
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
pub(super) struct TextPosition {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl TextPosition {
    pub(super) const START: TextPosition = TextPosition { line: 1, column: 1 };

    pub(super) fn error(self, key: &'static str, what: impl Into<String>) -> PdnError {
        PdnError {
            line: self.line,
            column: self.column,
            key,
            what: what.into(),
        }
    }
}
