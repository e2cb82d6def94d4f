//! Conversion between draughts matches and PDN games.
//!
//! PDN has no game type for Losing Draughts or for huffing, so such a game is marked by the tag
//! `Variant`. Any other game is read as draughts, with huffing if it contains a huff.

use super::pdn::{Fen, PdnError, PdnGame, PdnMove, PdnResult, parse, parse_fen, parse_move};
use super::{Draughts, LOSING};
use crate::rules::{Ending, Match, MatchError, Occupant, Record, Seat};
use crate::texts;

/// The tags for the players' names, by seat (Black first).
const NAME_TAGS: [&str; 2] = ["Black", "White"];

/// The tag that names the variant if it is not standard draughts.
const VARIANT_TAG: &str = "Variant";
/// The tag's value for Losing Draughts.
const LOSING_NAME: &str = "Losing";
/// Prefixes of the names that other programs use for Losing Draughts.
const LOSING_NAMES: [&str; 4] = ["losing", "giveaway", "suicide", "anti"];
/// The tag's value for draughts with huffing.
const HUFF_NAME: &str = "Huff";

/// The variant key and the options of a game read from a file.
pub fn variant_of(game: &PdnGame) -> (&'static str, &'static [(&'static str, &'static str)]) {
    let name = game
        .tag(VARIANT_TAG)
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase();
    let huffs = || {
        game.moves.iter().any(PdnMove::is_huff)
            || game.start.is_some_and(|start| start.huffable != 0)
    };
    if LOSING_NAMES.iter().any(|losing| name.starts_with(losing)) {
        (LOSING, &[])
    } else if name.starts_with("huff") || huffs() {
        ("draughts", &[("huff", "on")])
    } else {
        ("draughts", &[])
    }
}

/// Converts a match to a PDN game. `names` are the display names by seat; an empty one is left out.
/// Further tags, such as the event or the date, are left to the caller.
pub fn to_pdn(game: &Match<Draughts>, names: [&str; 2]) -> PdnGame {
    let options = game.game().options();
    let named = [(options.losing, LOSING_NAME), (options.huff, HUFF_NAME)];
    let variant = named
        .iter()
        .filter(|(is, _)| *is)
        .map(|(_, name)| (&VARIANT_TAG, *name));
    let tags = NAME_TAGS
        .iter()
        .zip(names)
        .filter(|(_, name)| !name.is_empty())
        .chain(variant);
    let turn = game.turn();
    let result = match turn.outcome().map(|outcome| outcome.winners.as_slice()) {
        None => PdnResult::Unfinished,
        Some([Seat(0)]) => PdnResult::BlackWins,
        Some([Seat(1)]) => PdnResult::WhiteWins,
        Some(_) => PdnResult::Draw,
    };
    PdnGame {
        tags: tags
            .map(|(tag, name)| ((*tag).to_owned(), name.to_owned()))
            .collect(),
        start: game.position().and_then(|text| parse_fen(text).ok()),
        moves: game
            .plies()
            .iter()
            .filter_map(|ply| parse_move(&ply.text).ok())
            .collect(),
        result,
    }
}

/// Replays a PDN game as a match between two people with the names given in the tags.
///
/// If the file names a winner and the moves do not decide the game, the loser is taken to have
/// resigned; if it names a draw, the draw is taken to have been agreed. A game declared lost for
/// both keeps the outcome of its moves, and where moves and result tag disagree, the moves count.
///
/// # Errors
/// If the position or a move is refused; the error names the move.
pub fn from_pdn(game: &PdnGame) -> Result<Match<Draughts>, MatchError> {
    let (variant, options) = variant_of(game);
    let people = NAME_TAGS
        .iter()
        .map(|tag| Occupant::Person(game.tag(tag).unwrap_or_default().to_owned()))
        .collect();
    let record = Record {
        options: options
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect(),
        position: game.start.as_ref().map(Fen::to_string),
        moves: game.moves.iter().map(PdnMove::to_string).collect(),
        ..Record::new(variant, people, 0)
    };
    let mut out = Match::from_record(&record)?;
    let ending = match game.result {
        PdnResult::BlackWins => Some(Ending::Resigned(Seat(1))),
        PdnResult::WhiteWins => Some(Ending::Resigned(Seat(0))),
        PdnResult::Draw => Some(Ending::Agreed),
        PdnResult::BothLose | PdnResult::Unfinished => None,
    };
    if let Some(ending) = ending.filter(|_| out.turn().outcome().is_none()) {
        out.end(ending).map_err(MatchError::Ending)?;
    }
    Ok(out)
}

/// Whether a text looks like PDN: it begins with a tag, a move or a move number.
pub fn looks_like_pdn(text: &str) -> bool {
    let text = text.trim_start();
    let word = text.split_whitespace().next().unwrap_or_default();
    let number = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = number.len() < word.len() && number.starts_with('.');
    text.starts_with(['[', '%', ';']) || numbered || parse_move(word).is_ok()
}

/// Why a PDN text cannot be turned into a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdnMatchError {
    /// The text cannot be parsed.
    #[error(transparent)]
    Pdn(#[from] PdnError),
    /// The text contains no game.
    #[error("{}", texts::text("pdn-no_game"))]
    NoGame,
    /// The first game breaks the rules.
    #[error(transparent)]
    Match(#[from] MatchError),
}

/// Converts the first game of a PDN text to a record, after checking it by the rules.
///
/// # Errors
/// If the text cannot be read, contains no game, or its first game breaks the rules.
pub fn record_from_pdn(text: &str) -> Result<Record, PdnMatchError> {
    let games = parse(text)?;
    let first = games.first().ok_or(PdnMatchError::NoGame)?;
    Ok(from_pdn(first)?.record())
}
