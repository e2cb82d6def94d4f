//! Games of draughts from and for PDN files.
//!
//! PDN has no number for Losing Draughts, nor for huffing: such a game says so in the tag
//! `Variant`. Any other game is read as draughts, with huffing where somebody huffs.

use super::pdn::{Fen, PdnError, PdnGame, PdnMove, PdnResult, parse, parse_fen, parse_move};
use super::{Draughts, LOSING};
use crate::rules::{Ending, Match, MatchError, Occupant, Record, Seat};
use crate::texts;

/// The seats' tags, dark first.
const NAME_TAGS: [&str; 2] = ["Black", "White"];

/// The tag that tells what is played where it is not the usual draughts.
const VARIANT_TAG: &str = "Variant";
/// What the tag says of Losing Draughts.
const LOSING_NAME: &str = "Losing";
/// How names of Losing Draughts begin elsewhere.
const LOSING_NAMES: [&str; 4] = ["losing", "giveaway", "suicide", "anti"];
/// What the tag says of draughts with huffing.
const HUFF_NAME: &str = "Huff";

/// The key of the variant that a game from a file is one of, and its options.
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

/// The match as a game for a file. The names are by seat, as the caller shows them; an empty one is
/// left out. More tags, such as an event or a date, are the caller's.
pub fn to_pdn(game: &Match<Draughts>, names: [&str; 2]) -> PdnGame {
    let terms = game.game().terms();
    let named = [(terms.losing, LOSING_NAME), (terms.huff, HUFF_NAME)];
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

/// Replays a game from a file: people sit at both seats under the names given there.
///
/// Where the file knows a winner and the moves do not, the loser has resigned; where it knows a
/// draw, it was agreed. A game declared lost for both is left as its moves leave it, and what the
/// moves decide stands against what the file says.
///
/// # Errors
/// When the position or a move is refused; the error names the move.
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

/// Whether a text can be meant as PDN: it begins with a tag, a move or a move's number.
pub fn looks_like_pdn(text: &str) -> bool {
    let text = text.trim_start();
    let word = text.split_whitespace().next().unwrap_or_default();
    let number = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = number.len() < word.len() && number.starts_with('.');
    text.starts_with(['[', '%', ';']) || numbered || parse_move(word).is_ok()
}

/// Why a text in PDN gives no match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdnMatchError {
    /// It cannot be read.
    #[error(transparent)]
    Pdn(#[from] PdnError),
    /// There is no game in it.
    #[error("{}", texts::text("pdn.no_game"))]
    NoGame,
    /// The first game is against the rules.
    #[error(transparent)]
    Match(#[from] MatchError),
}

/// The first game of a text in PDN as a record, checked by the rules.
///
/// # Errors
/// When the text cannot be read, holds no game, or one against the rules.
pub fn record_from_pdn(text: &str) -> Result<Record, PdnMatchError> {
    let games = parse(text)?;
    let first = games.first().ok_or(PdnMatchError::NoGame)?;
    Ok(from_pdn(first)?.record())
}
