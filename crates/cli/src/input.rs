//! Input: files and lines of bounded length, and the matches in a text.

use std::borrow::Cow;
use std::fs::File;
use std::io::{BufRead, Read};
use std::path::Path;
use std::{io, iter};

use coffer_rules::draughts::pdn::{FoundGame, PdnGames, SkippedGame};
use coffer_rules::draughts::{PdnReplay, looks_like_pdn, people_of};
use coffer_rules::registry::{self, Registry};
use coffer_rules::share::{Company, WrittenMatches};
use coffer_rules::{Occupant, Record, RecordError, share};
use coffer_texts::{cut, decode};

use super::error::CliError;
use super::found::{Found, Opened};
use super::mill_records;
use super::progress::Reading;

/// The largest file that is read, in bytes.
const LARGEST_FILE: u64 = 16 << 20;
/// The longest line that is read, in bytes.
pub(super) const LONGEST_LINE: u64 = 1_000_000;

/// The contents of a file, or of standard input for `-`.
///
/// # Errors
/// When it cannot be read, or has more than 16 MB.
pub(super) fn read_file(file: &Path, input: &mut dyn BufRead) -> Result<Vec<u8>, CliError> {
    let failed = |error| CliError::File(file.to_owned(), error);
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        Read::take(input, LARGEST_FILE + 1).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(LARGEST_FILE + 1).read_to_end(&mut bytes))
    };
    read.map_err(failed)?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(CliError::TooLarge(file.to_owned()));
    }
    Ok(bytes)
}

/// The most characters of a text that an error quotes.
const MOST_QUOTED: usize = 60;

/// Whether an argument names a file or the standard input.
pub(super) fn is_file(what: &str) -> bool {
    what == "-" || Path::new(what).is_file()
}

/// The text in a file, or the argument itself if it is none.
pub(super) fn text_of<'a>(
    what: &'a str,
    input: &mut dyn BufRead,
) -> Result<Cow<'a, str>, CliError> {
    if !is_file(what) {
        return Ok(Cow::Borrowed(what));
    }
    let bytes = read_file(Path::new(what), input)?;
    Ok(Cow::Owned(decode(&bytes).into_owned()))
}

/// The matches in the text of an argument, see [`open_matches`].
///
/// # Errors
/// When the text is none.
pub(super) fn open_argument<'a>(
    what: &str,
    given: &'a str,
    meant: Option<&'a str>,
) -> Result<OpenedMatches<'a>, CliError> {
    open_matches(given, meant).map_err(|error| match error {
        CliError::Open(_) if !is_file(what) && !given.contains([':', '=']) => {
            CliError::NothingToShow(cut(what, MOST_QUOTED))
        }
        other => other,
    })
}

/// A line of the input.
pub(super) enum Line {
    /// It may end with its line break.
    Text(Vec<u8>),
    /// Longer than [`LONGEST_LINE`], and skipped.
    TooLong,
}

/// The next line; `None` at the end of the input. A line that is too long is skipped.
pub(super) fn read_line(input: &mut dyn BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut part = Read::take(&mut *input, LONGEST_LINE + 1);
    if part.read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() as u64 <= LONGEST_LINE || line.ends_with(b"\n") {
        return Ok(Some(Line::Text(line)));
    }
    loop {
        let rest = input.fill_buf()?;
        let end = rest.iter().position(|byte| *byte == b'\n');
        let passed = end.map_or(rest.len(), |end| end + 1);
        let done = end.is_some() || rest.is_empty();
        input.consume(passed);
        if done {
            return Ok(Some(Line::TooLong));
        }
    }
}

/// Hands each line of the input to `hear`, until that says false or the input ends.
pub(super) fn listen(
    input: &mut dyn BufRead,
    mut hear: impl FnMut(Line) -> Result<bool, CliError>,
) -> Result<(), CliError> {
    while let Some(line) = read_line(input)? {
        if !hear(line)? {
            break;
        }
    }
    Ok(())
}

/// Matches that are opened one after another, so that a long file takes no more memory than its
/// longest match.
pub(super) type OpenedMatches<'a> = Box<dyn Iterator<Item = Opened> + 'a>;

/// The match with this number, from 1, or all of them.
///
/// # Errors
/// If there are fewer.
pub(super) fn chosen(
    matches: OpenedMatches<'_>,
    number: Option<u32>,
) -> Result<OpenedMatches<'_>, CliError> {
    let Some(number) = number else {
        return Ok(matches);
    };
    let mut games = 0;
    let before = (number as usize).saturating_sub(1);
    match matches.inspect(|_| games += 1).nth(before) {
        Some(opened) => Ok(Box::new(iter::once(opened))),
        None => Err(CliError::NoSuchGame { number, games }),
    }
}

/// The games of a PDN text with a progress bar, still to be [played](play_out). `lines` says whether a
/// line is printed for every game.
pub(super) fn pdn_games(
    text: &str,
    lines: bool,
) -> Reading<PdnGames<'_>, impl Fn(&PdnGames<'_>) -> usize> {
    let remaining = |games: &PdnGames<'_>| games.remaining();
    Reading::new(text.len(), PdnGames::new(text), remaining, lines)
}

/// The matches in a text: what our programs have written, the games of a PDN file, or what else the
/// game can paste (a link, a code or a position). One of several may fail without the
/// others. `meant` is the variant of a game that could be several.
///
/// # Errors
/// When the text is none of these.
pub(super) fn open_matches<'a>(
    text: &'a str,
    meant: Option<&'a str>,
) -> Result<OpenedMatches<'a>, CliError> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if let Some(matches) = WrittenMatches::new(text) {
        return Ok(written(matches));
    }
    let games = Registry::default();
    let is_one = share::has_link(text) || share::is_position(&games, text);
    if !is_one && let Some(games) = mill_records::open(text, meant) {
        return Ok(Box::new(games));
    }
    if !is_one && looks_like_pdn(text) {
        return Ok(Box::new(pdn_games(text, true).map(play_out)));
    }
    let company = Company::of(Occupant::Person(String::new()));
    let record = share::open_text(&games, text, &company)?;
    let game = registry::replay_match(&record)?;
    Ok(Box::new(iter::once(Ok(Found::Match(game)))))
}

/// The matches that one of our programs has written.
fn written(matches: WrittenMatches<'_>) -> OpenedMatches<'_> {
    let replay =
        |found: Result<Record, RecordError>| Ok(Found::Match(registry::replay_match(&found?)?));
    let bytes = matches.remaining();
    let matches = Reading::new(bytes, matches, WrittenMatches::remaining, true);
    Box::new(matches.map(replay))
}

/// Plays all moves of a game of a PDN file.
pub(super) fn play_out(found: Result<FoundGame, SkippedGame>) -> Opened {
    let found = found.map_err(CliError::Pdn)?;
    match PdnReplay::of(&found.game) {
        Ok(replay) => Ok(Found::Pdn(Box::new(replay), people_of(&found.game))),
        Err(why) => {
            let place = found.place_of(why.move_number());
            let number = found.number;
            Err(CliError::PdnGame { number, place, why })
        }
    }
}
