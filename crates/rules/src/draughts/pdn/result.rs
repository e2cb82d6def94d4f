//! How a game of a PDN file ended.

use crate::written_result::{Colour, EndingWords, WrittenScore, figures};

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

    /// The result in figures, of which White's or Black's comes first.
    pub(super) const fn of_score(score: WrittenScore, white_first: bool) -> PdnResult {
        match (score, white_first) {
            (WrittenScore::FirstWins, false) | (WrittenScore::SecondWins, true) => {
                PdnResult::BlackWins
            }
            (WrittenScore::FirstWins, true) | (WrittenScore::SecondWins, false) => {
                PdnResult::WhiteWins
            }
            (WrittenScore::Draw, _) => PdnResult::Draw,
            (WrittenScore::BothLose, _) => PdnResult::BothLose,
        }
    }

    /// The result in words.
    pub(super) const fn of_words(words: EndingWords) -> PdnResult {
        match words.winner {
            Some(Colour::Black) => PdnResult::BlackWins,
            Some(Colour::White) => PdnResult::WhiteWins,
            None => PdnResult::Draw,
        }
    }

    /// The value of a `Result` tag: figures or words. Anything else is unfinished.
    pub(super) fn of_tag(text: &str, white_first: bool) -> PdnResult {
        let text = text.trim();
        match figures(text) {
            Some((score, _)) => PdnResult::of_score(score, white_first),
            None => {
                EndingWords::read(text, None).map_or(PdnResult::Unfinished, PdnResult::of_words)
            }
        }
    }
}
