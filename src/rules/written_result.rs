//! How a game ended: in figures, such as `1-0` or `½-½`, and in words, such as “White resigns”.

/// A result in figures, each side's with the one that is written first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// `1-0`
    FirstWins,
    /// `0-1`
    SecondWins,
    /// `1/2-1/2`
    Draw,
    /// `0-0`: declared lost for both players.
    BothLose,
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
#[must_use]
pub fn figures(text: &str) -> Option<(Score, usize)> {
    let (first, rest) = figure(text)?;
    let spaced = rest.trim_start_matches([' ', '\t']);
    let second = spaced
        .strip_prefix(SIGNS)
        .and_then(|rest| figure(rest.trim_start_matches([' ', '\t'])));
    let (result, rest) = match second {
        Some((second, rest)) => (of_scores(first, second)?, rest),
        None if first == HALF => (Score::Draw, rest),
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
const fn of_scores(first: u8, second: u8) -> Option<Score> {
    match (first, second) {
        (1 | 2, 0) => Some(Score::FirstWins),
        (0, 1 | 2) => Some(Score::SecondWins),
        (1, 1) | (HALF, HALF) => Some(Score::Draw),
        (0, 0) => Some(Score::BothLose),
        _ => None,
    }
}

/// A side, as words call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// Black, also red.
    Black,
    /// White.
    White,
}

impl Colour {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

/// Why a game ended, as words tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The loser resigned.
    Resigned,
    /// The loser ran out of time.
    OutOfTime,
}

/// The end of a game in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndingWords {
    /// Who won; `None` for a draw.
    pub winner: Option<Colour>,
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
    /// The ending that a text tells and nothing else; `None` if it contains any other word. `to_move`
    /// says who has the turn, for “resigns” alone.
    #[must_use]
    pub fn read(text: &str, to_move: Option<Colour>) -> Option<Self> {
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
            (true, false) => Some(Colour::Black),
            (false, true) => Some(Colour::White),
            (false, false) => None,
            (true, true) => return None,
        };
        let cause = match (says(Meaning::Time), says(Meaning::Resigns)) {
            (true, _) => Some(Cause::OutOfTime),
            (false, true) => Some(Cause::Resigned),
            (false, false) => None,
        };
        let won_by = |winner| Some(Self { winner, cause });
        match (side, says(Meaning::Wins)) {
            (_, _) if says(Meaning::Draw) => Some(Self {
                winner: None,
                cause: None,
            }),
            (Some(side), true) => won_by(Some(side)),
            (Some(side), false) if says(Meaning::Loses) || cause.is_some() => {
                won_by(Some(side.other()))
            }
            (None, false) if cause == Some(Cause::Resigned) => won_by(Some(to_move?.other())),
            _ => None,
        }
    }
}

/// The words at the beginning of a text, up to anything that is not one or the end of the line.
#[must_use]
pub fn phrase(text: &str) -> &str {
    let end = text.find(|c: char| c.is_ascii_digit() || "\n\r{}[]();*\"½".contains(c));
    text[..end.unwrap_or(text.len())].trim_end()
}
