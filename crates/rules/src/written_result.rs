//! How a game ended: in figures, such as `1-0` or `½-½`, and in words, such as “White resigns”.

/// A result in figures, each side's with the one that is written first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenScore {
    /// `1-0`
    FirstWins,
    /// `0-1`
    SecondWins,
    /// `1/2-1/2`
    Draw,
    /// `0-0`: declared lost for both players.
    BothLose,
}

/// The score of one side, as it is written, the longer forms first.
const FIGURES: [(&str, u8); 13] = [
    ("1/2", HALF),
    ("1⁄2", HALF),
    ("½", HALF),
    ("0.5", HALF),
    ("0,5", HALF),
    (".5", HALF),
    ("1.0", 1),
    ("1,0", 1),
    ("0.0", 0),
    ("0,0", 0),
    ("0", 0),
    ("1", 1),
    ("2", 2),
];
/// Half a point, which no side has together with a whole one.
const HALF: u8 = u8::MAX;

/// The signs between the scores.
const SIGNS: [char; 7] = ['-', '–', '—', '−', '‐', '‑', ':'];

/// A result in figures at the beginning of a text, and its length in bytes: `1-0`, `2 - 0`, `1:1`,
/// `½-½`, `0,5 : 0,5`, `1.0-0.0`, `1/2`.
#[must_use]
pub fn figures(text: &str) -> Option<(WrittenScore, usize)> {
    // Most words of a record are no result.
    text.starts_with(|c: char| c.is_ascii_digit() || c == '.' || c == '½')
        .then_some(())?;
    let (first, rest) = figure(text)?;
    let spaced = rest.trim_start_matches([' ', '\t']);
    let second = spaced
        .strip_prefix(SIGNS)
        .and_then(|rest| figure(rest.trim_start_matches([' ', '\t'])));
    let (result, rest) = match second {
        Some((second, rest)) => (of_scores(first, second)?, rest),
        None if first == HALF => (WrittenScore::Draw, rest),
        None => return None,
    };
    let goes_on = |c: char| c.is_alphanumeric() || SIGNS.contains(&c) || c == '/';
    (!rest.starts_with(goes_on)).then_some((result, text.len() - rest.len()))
}

fn figure(text: &str) -> Option<(u8, &str)> {
    // Nearly all are a digit alone.
    if let [digit @ b'0'..=b'2', b'-' | b':' | b' ', ..] = text.as_bytes() {
        return Some((digit - b'0', &text[1..]));
    }
    FIGURES
        .iter()
        .find_map(|(figure, score)| Some((*score, text.strip_prefix(figure)?)))
}

/// The result of two scores, in English scoring, one point a game, or in international scoring, two.
const fn of_scores(first: u8, second: u8) -> Option<WrittenScore> {
    match (first, second) {
        (1 | 2, 0) => Some(WrittenScore::FirstWins),
        (0, 1 | 2) => Some(WrittenScore::SecondWins),
        (1, 1) | (HALF, HALF) => Some(WrittenScore::Draw),
        (0, 0) => Some(WrittenScore::BothLose),
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

impl Cause {
    /// The cause in the value of a `Termination` tag, such as “Time forfeit”; `None` for all others
    /// that programs write (“Normal”, “Abandoned”, “Rules infraction”, “Adjudication”): they say no
    /// more than who has won.
    #[must_use]
    pub fn of_termination(value: &str) -> Option<Self> {
        let words = value.split(|c: char| !c.is_alphanumeric());
        let mut cause = None;
        for word in words.take(MOST_WORDS) {
            match meaning(word) {
                Some(Meaning::Time) => return Some(Self::OutOfTime),
                Some(Meaning::Resigns) => cause = Some(Self::Resigned),
                _ => {}
            }
        }
        cause
    }
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
        "time" | "clock" | "timeout" | "flag" | "oversteps" | "overstepped" => Meaning::Time,
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

/// The phrase at the beginning of a text, if it tells an ending and nothing else.
///
/// # Errors
/// If it does not: the number of bytes in which none begins either. A caller that asks at every word
/// of a text asks again only after them; otherwise each line would be read once for each of its
/// words.
pub fn ending_phrase(text: &str, to_move: Option<Colour>) -> Result<&str, usize> {
    let phrase = phrase(text);
    match EndingWords::read(phrase, to_move) {
        Some(_) => Ok(phrase),
        None => Err(first_word(phrase).max(beyond_endings(phrase))),
    }
}

/// Where the first word of a phrase ends.
fn first_word(phrase: &str) -> usize {
    let words = phrase.trim_start_matches(|c: char| !c.is_alphanumeric());
    let after = words.trim_start_matches(char::is_alphanumeric);
    phrase.len() - after.len()
}

/// Where the last word ends that keeps a phrase from telling an ending from any earlier word on: an
/// unknown one, or one that has too many after it.
fn beyond_endings(phrase: &str) -> usize {
    let mut before = phrase;
    for _ in 0..=MOST_WORDS {
        before = before.trim_end_matches(|c: char| !c.is_alphanumeric());
        let earlier = before.trim_end_matches(char::is_alphanumeric);
        if meaning(&before[earlier.len()..]).is_none() {
            return before.len();
        }
        before = earlier;
    }
    before.len()
}

/// The words at the beginning of a text, up to anything that is not one or the end of the line.
#[must_use]
pub fn phrase(text: &str) -> &str {
    let end = text.find(|c: char| c.is_ascii_digit() || "\n\r{}[]();*\"½".contains(c));
    text[..end.unwrap_or(text.len())].trim_end()
}

#[cfg(test)]
mod tests {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    use super::*;

    const WORDS: [&str; 12] = [
        "white", "black", "resigns", "wins", "the", "a", "so", ",", "-", "1", "\n", "drawn",
    ];

    #[test]
    fn results_in_every_form_are_read() {
        use WrittenScore::{BothLose, Draw, FirstWins, SecondWins};
        for (text, score) in [
            ("1-0", FirstWins),
            ("2 : 0", FirstWins),
            ("1.0-0.0", FirstWins),
            ("1,0 : 0,0", FirstWins),
            ("0–1", SecondWins),
            ("0.0 - 1.0", SecondWins),
            ("0.5-0.5", Draw),
            ("0,5-0,5", Draw),
            ("0.5 - 0.5", Draw),
            (".5-.5", Draw),
            ("½ : ½", Draw),
            ("½–½", Draw),
            ("1⁄2-1⁄2", Draw),
            ("1/2 - 1/2", Draw),
            ("½", Draw),
            ("0:0", BothLose),
        ] {
            assert_eq!(figures(text), Some((score, text.len())), "{text}");
        }
        for text in [
            "1-5", "1.", "1.5-9", ".5-9", "0.5-1", "1.11-15", "1-0-1", "0.55",
        ] {
            assert_eq!(figures(text), None, "{text}");
        }
    }

    #[test]
    fn a_termination_tells_the_cause_or_nothing() {
        for (value, cause) in [
            ("Time forfeit", Some(Cause::OutOfTime)),
            ("time forfeit", Some(Cause::OutOfTime)),
            ("Ann won on time", Some(Cause::OutOfTime)),
            ("Timeout", Some(Cause::OutOfTime)),
            ("Bob won by resignation", Some(Cause::Resigned)),
            ("Normal", None),
            ("Abandoned", None),
            ("abandoned", None),
            ("Rules infraction", None),
            ("Unterminated", None),
            ("adjudication", None),
            ("death", None),
            ("emergency", None),
            ("", None),
        ] {
            assert_eq!(Cause::of_termination(value), cause, "{value}");
        }
    }

    /// Asking only where an ending may begin finds the same as asking at every word.
    #[test]
    fn no_ending_is_passed_over() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut found = 0;
        for _ in 0..2_000 {
            let words = (0..30).map(|_| WORDS[rng.random_range(0..WORDS.len())]);
            let text = words.collect::<Vec<_>>().join(" ");
            let mut none_before = 0;
            for (at, _) in text.match_indices(' ') {
                let rest = &text[at + 1..];
                let ending = EndingWords::read(phrase(rest), Some(Colour::White)).is_some();
                match ending_phrase(rest, Some(Colour::White)) {
                    Ok(read) => assert_eq!((ending, read), (true, phrase(rest))),
                    Err(_) if at + 1 < none_before => assert!(!ending, "{rest}"),
                    Err(bytes) => none_before = at + 1 + bytes,
                }
                assert!(!ending || at + 1 >= none_before, "{rest}");
                found += usize::from(ending);
            }
        }
        assert!(found > 500, "{found}");
    }
}
