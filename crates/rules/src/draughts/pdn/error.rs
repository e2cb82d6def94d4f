//! Errors of the reader, with their place in the text.

use std::fmt;

use coffer_texts::{self as texts, Sentence};

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
    /// Where the error is.
    #[must_use]
    pub const fn place(&self) -> TextPosition {
        TextPosition {
            line: self.line,
            column: self.column,
        }
    }

    /// The error as a sentence, without its position.
    pub fn reason(&self) -> String {
        texts::fill(self.key, &[("what", &self.what)])
    }
}

impl fmt::Display for PdnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.place().with_reason(&self.reason()))
    }
}

impl std::error::Error for PdnError {}

/// A position in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPosition {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl TextPosition {
    pub(super) const START: TextPosition = TextPosition { line: 1, column: 1 };

    /// A sentence about what is wrong here.
    pub fn with_reason(self, reason: &impl fmt::Display) -> String {
        let sentence = Sentence::new("pdn-at")
            .with("line", self.line)
            .with("column", self.column)
            .with("reason", reason);
        sentence.to_string()
    }

    pub(super) fn error(self, key: &'static str, what: impl Into<String>) -> PdnError {
        PdnError {
            line: self.line,
            column: self.column,
            key,
            what: what.into(),
        }
    }
}
