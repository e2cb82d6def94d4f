//! The games in a file that a mill program has written.

use coffer_rules::mill::Mill;
use coffer_rules::mill::archive::{MillGame, MillGames, looks_like_record};
use coffer_rules::{Game, MatchError};
use coffer_texts::{fill, plural};

use super::error::{CliError, too_many_failed};
use super::found::{Found, Opened};
use super::progress::Reading;

/// Whether a variant is one of the mill games.
pub(super) fn is_mill(variant: &str) -> bool {
    Mill::VARIANTS.iter().any(|known| known.key == variant)
}

/// The games of a text with a progress bar. `lines` says whether a line is printed for every game.
fn games(text: &str, lines: bool) -> impl Iterator<Item = MillGame> {
    Reading::new(
        text.len(),
        MillGames::new(text),
        MillGames::remaining,
        lines,
    )
}

/// The matches in a text, if it is the record of a mill program. A game that could be several
/// variants is an error, unless `meant` names one of them.
pub(super) fn open(text: &str, meant: Option<&str>) -> Option<impl Iterator<Item = Opened>> {
    looks_like_record(text).then(|| {
        let numbered = (1..).zip(games(text, true));
        numbered.map(move |(number, game)| reading(number, &game, meant))
    })
}

fn reading(number: usize, game: &MillGame, meant: Option<&str>) -> Opened {
    let mut readings = game.readings(meant).map_err(|error| wrong(number, error))?;
    match readings.as_slice() {
        [_] => Ok(Found::Match(Box::new(readings.remove(0)))),
        several => Err(CliError::SeveralGames {
            number,
            variants: several
                .iter()
                .map(|game| game.setup().variant().key)
                .collect(),
        }),
    }
}

/// Which game and which move cannot be played.
fn wrong(number: usize, error: MatchError) -> CliError {
    match error {
        MatchError::Move {
            number: ply,
            text,
            refusal,
        } => CliError::MillMove {
            number,
            ply,
            text,
            refusal,
        },
        other => CliError::Match(other),
    }
}

/// How many games a text has, or what is wrong with each; `None` if it is not the record of a mill
/// program.
pub(super) fn check(text: &str) -> Option<Result<String, Vec<String>>> {
    if !looks_like_record(text) {
        return None;
    }
    let (mut count, mut faults, mut asked) = (0, Vec::new(), false);
    let mut games = games(text, false);
    while let Some(game) = games.next() {
        count += 1;
        match game.readings(None) {
            Ok(readings) => asked |= readings.len() > 1,
            Err(error) => {
                faults.push(wrong(count, error).to_string());
                if let Some(many) = too_many_failed(faults.len(), count, || games.next().is_some())
                {
                    faults.push(many.to_string());
                    break;
                }
            }
        }
    }
    if !faults.is_empty() {
        return Some(Err(faults));
    }
    let games = plural("cli-check-mill_games", count);
    Some(Ok(if asked {
        fill("cli-check-several_games", &[("games", &games)])
    } else {
        games
    }))
}
