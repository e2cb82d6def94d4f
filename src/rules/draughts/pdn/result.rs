//! How a game ended: in figures, such as `1-0` or `½-½`, and in words, such as “White resigns”.

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

    /// The result in figures of which White's comes first or, as [`figures`] reads it, Black's.
    pub(super) fn in_order(self, white_first: bool) -> PdnResult {
        match self {
            PdnResult::BlackWins if white_first => PdnResult::WhiteWins,
            PdnResult::WhiteWins if white_first => PdnResult::BlackWins,
            other => other,
        }
    }

    /// The value of a `Result` tag: figures or words. Anything else is unfinished.
    pub(super) fn of_tag(text: &str, white_first: bool) -> PdnResult {
        let text = text.trim();
        match figures(text) {
            Some((result, _)) => result.in_order(white_first),
            None => {
                EndingWords::read(text, None).map_or(PdnResult::Unfinished, |words| words.result)
            }
        }
    }
}

/// The score of one side, as it is written.
const FIGURES: [(&str, u8); 7] = [
    ("1/2", HALF),
    ("½", HALF),
    ("0.5", HALF),
    ("0,5", HALF),
    ("0", 0),
    ("1", 1),
    ("2", 2),
];
/// Half a point, which no side has together with a whole one.
const HALF: u8 = u8::MAX;

/// The signs between the scores.
const SIGNS: [char; 7] = ['-', '–', '—', '−', '‐', '‑', ':'];

/// A result in figures at the beginning of a text, and its length in bytes: `1-0`, `2 - 0`, `1:1`,
/// `½-½`, `1/2`.
pub(super) fn figures(text: &str) -> Option<(PdnResult, usize)> {
    let (first, rest) = figure(text)?;
    let spaced = rest.trim_start_matches([' ', '\t']);
    let second = spaced
        .strip_prefix(SIGNS)
        .and_then(|rest| figure(rest.trim_start_matches([' ', '\t'])));
    let (result, rest) = match second {
        Some((second, rest)) => (of_scores(first, second)?, rest),
        None if first == HALF => (PdnResult::Draw, rest),
        None => return None,
    };
    let goes_on = |c: char| c.is_alphanumeric() || SIGNS.contains(&c) || c == '/';
    (!rest.starts_with(goes_on)).then_some((result, text.len() - rest.len()))
}

fn figure(text: &str) -> Option<(u8, &str)> {
    FIGURES
        .iter()
        .find_map(|(figure, score)| Some((*score, text.strip_prefix(figure)?)))
}

/// The result of two scores, in English scoring, one point a game, or in international scoring, two.
fn of_scores(first: u8, second: u8) -> Option<PdnResult> {
    match (first, second) {
        (1 | 2, 0) => Some(PdnResult::BlackWins),
        (0, 1 | 2) => Some(PdnResult::WhiteWins),
        (1, 1) | (HALF, HALF) => Some(PdnResult::Draw),
        (0, 0) => Some(PdnResult::BothLose),
        _ => None,
    }
}

/// Why a game ended, as words tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// The loser resigned.
    Resigned,
    /// The loser ran out of time.
    OutOfTime,
}

/// The end of a game in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EndingWords {
    pub result: PdnResult,
    /// `None` if the words only say who won.
    pub cause: Option<Cause>,
}

/// What a word of the trade says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Meaning {
    Black,
    White,
    Wins,
    Loses,
    Resigns,
    Draw,
    Time,
    Nothing,
}

/// The most words that tell an ending.
const MOST_WORDS: usize = 10;

fn meaning(word: &str) -> Option<Meaning> {
    Some(match word.to_ascii_lowercase().as_str() {
        "black" | "blacks" | "red" | "dark" | "b" => Meaning::Black,
        "white" | "whites" | "light" | "w" => Meaning::White,
        "win" | "wins" | "won" => Meaning::Wins,
        "loses" | "lost" | "forfeits" | "forfeited" => Meaning::Loses,
        "resign" | "resigns" | "resigned" | "resignation" | "resigning" => Meaning::Resigns,
        "draw" | "drawn" | "drew" | "tie" | "tied" | "remis" => Meaning::Draw,
        "time" | "clock" | "timeout" | "oversteps" | "overstepped" => Meaning::Time,
        "the" | "game" | "is" | "was" | "a" | "by" | "on" | "in" | "of" | "and" | "has"
        | "have" | "agreed" | "agreement" | "mutual" | "consent" | "here" | "limit" | "out"
        | "ran" | "runs" | "after" | "adjudicated" | "adjudication" | "forfeit" | "now" => {
            Meaning::Nothing
        }
        _ => return None,
    })
}

impl EndingWords {
    /// The ending that a text tells and nothing else; `None` if it contains any other word.
    /// `black_to_move` says who has the turn, for “resigns” alone.
    pub fn read(text: &str, black_to_move: Option<bool>) -> Option<EndingWords> {
        let mut said = Vec::new();
        for word in text.split(|c: char| !c.is_alphanumeric()) {
            if word.is_empty() {
                continue;
            }
            if said.len() >= MOST_WORDS {
                return None;
            }
            said.push(meaning(word)?);
        }
        let says = |meaning| said.contains(&meaning);
        let side = match (says(Meaning::Black), says(Meaning::White)) {
            (true, false) => Some(true),
            (false, true) => Some(false),
            (false, false) => None,
            (true, true) => return None,
        };
        let cause = match (says(Meaning::Time), says(Meaning::Resigns)) {
            (true, _) => Some(Cause::OutOfTime),
            (false, true) => Some(Cause::Resigned),
            (false, false) => None,
        };
        let black_wins = match (side, says(Meaning::Wins)) {
            (_, _) if says(Meaning::Draw) => {
                let result = PdnResult::Draw;
                return Some(EndingWords {
                    result,
                    cause: None,
                });
            }
            (Some(black), true) => black,
            (Some(black), false) if says(Meaning::Loses) || cause.is_some() => !black,
            (None, false) if cause == Some(Cause::Resigned) => !black_to_move?,
            _ => return None,
        };
        let result = if black_wins {
            PdnResult::BlackWins
        } else {
            PdnResult::WhiteWins
        };
        Some(EndingWords { result, cause })
    }
}
