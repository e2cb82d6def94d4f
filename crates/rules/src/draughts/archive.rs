//! Conversion between draughts matches and PDN games.
//!
//! PDN has no game type for Losing Draughts or for huffing, so such a game is marked by the tag
//! `Variant`. Any other game is read as draughts, with huffing if it contains a huff.

use std::collections::BTreeSet;
use std::iter;

use coffer_texts as texts;

use super::pdn::{
    self, FoundGame, Note, NoteKind, PdnError, PdnGame, PdnGames, PdnMove, PdnResult, SkippedGame,
    TextPosition, parse_fen, parse_move,
};
use super::variant_tag::{HUFF_NAME, LOSING_NAME, VARIANT_TAG};
use super::{Draughts, PdnReplay, ReplayError};
use crate::{Ending, Game, Match, Occupant, Record, Seat, SideLine};

/// The tags for the players' names, by seat (Black first).
const NAME_TAGS: [&str; 2] = ["Black", "White"];

/// The longest text of a game that is kept with its match, in bytes: a page full of notes for every
/// move. Every save of the match has it.
const MAX_SOURCE: usize = 1 << 16;

/// Converts a match to a PDN game. `names` are the display names by seat; an empty one is left out.
/// A match that was opened from a file, and still begins with all moves of the file, has the tags
/// and notes of the file too.
pub fn to_pdn(game: &Match<Draughts>, names: [&str; 2]) -> PdnGame {
    let own = own_pdn(game, names);
    let opened = game.source().and_then(|text| pdn::parse(text).ok()?.pop());
    match opened.and_then(|opened| Some((replay_of(&opened, game)?, opened))) {
        Some((replay, opened)) => gone_on_with(opened, &replay, own, game),
        None => own,
    }
}

/// What a match itself says, without the file that it was opened from.
fn own_pdn(game: &Match<Draughts>, names: [&str; 2]) -> PdnGame {
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
    let moves: Vec<PdnMove> = game
        .plies()
        .iter()
        .filter_map(|ply| parse_move(&ply.text).ok())
        .collect();
    let words = match game.ending() {
        Some(Ending::OutOfTime(Seat(0))) => Some("White wins on time"),
        Some(Ending::OutOfTime(_)) => Some("Black wins on time"),
        Some(Ending::Resigned(_) | Ending::Agreed) | None => None,
    };
    let note = words.map(|words| Note {
        after: moves.len(),
        kind: NoteKind::Comment(words.to_owned()),
    });
    let side_lines = game.side_lines().into_iter();
    let mut notes: Vec<Note> = side_lines.map(|side| variation(game, &side)).collect();
    notes.sort_by_key(|note| note.after);
    notes.extend(note);
    PdnGame {
        tags: tags
            .map(|(tag, name)| ((*tag).to_owned(), name.to_owned()))
            .collect(),
        start: game.position().and_then(|text| parse_fen(text).ok()),
        moves,
        result,
        notes,
    }
}

/// A side line of an analysis board, as a variation of the move that it replaces.
fn variation(game: &Match<Draughts>, side: &SideLine) -> Note {
    let moves = side.moves.iter().filter_map(|text| parse_move(text).ok());
    let before = game.plies().iter().take(side.from);
    let huffs = before
        .filter_map(|ply| parse_move(&ply.text).ok())
        .filter(PdnMove::is_huff);
    let light_began = game.game_after(0).turn().seat() == Some(Seat(1));
    let mut half = usize::from(light_began) + side.from - huffs.count();
    let mut words: Vec<String> = Vec::new();
    for played in moves {
        match half % 2 {
            0 => words.push(format!("{}. {played}", half / 2 + 1)),
            _ if words.is_empty() => words.push(format!("{}... {played}", half / 2 + 1)),
            _ => words.push(played.to_string()),
        }
        half += usize::from(!played.is_huff());
    }
    Note {
        after: side.from + 1,
        kind: NoteKind::Variation(words.join(" ")),
    }
}

/// The replay of a game of a file, if a match begins with all its moves from the same position.
fn replay_of(opened: &PdnGame, game: &Match<Draughts>) -> Option<PdnReplay> {
    let start = game.position().and_then(|text| parse_fen(text).ok());
    let replay = PdnReplay::of(opened)
        .ok()
        .filter(|_| start == opened.start)?;
    let played = game.plies().get(..replay.plies())?;
    let same = played.iter().map(|ply| &ply.mv).eq(replay.moves());
    same.then_some(replay)
}

/// The game of a file that a match was opened from, gone on with as the match. If the match ends as
/// the file does, all of the file stays; otherwise notes on that end are left out.
fn gone_on_with(
    mut opened: PdnGame,
    replay: &PdnReplay,
    own: PdnGame,
    game: &Match<Draughts>,
) -> PdnGame {
    for name in NAME_TAGS {
        let Some(value) = own.tag(name) else { continue };
        let mut tags = opened.tags.iter_mut();
        match tags.find(|(tag, _)| tag.eq_ignore_ascii_case(name)) {
            Some((_, old)) => value.clone_into(old),
            None => opened.tags.push((name.to_owned(), value.to_owned())),
        }
    }
    if replay.plies() == own.moves.len() && replay.turn() == game.turn() {
        if game.turn().outcome().is_some() {
            opened.result = own.result;
        }
        return opened;
    }
    let plies = replay.plies();
    opened
        .notes
        .retain(|note| note.after < plies || !note.tells_ending());
    opened
        .tags
        .retain(|(tag, _)| !tag.eq_ignore_ascii_case(pdn::TERMINATION));
    opened.notes.extend(own.notes);
    opened.moves.extend(own.moves.into_iter().skip(plies));
    opened.result = own.result;
    opened
}

/// Replays a PDN game as a match between two people with the names given in the tags.
///
/// If the file names a winner and the moves do not decide the game, the loser is taken to have
/// resigned, or to have run out of time if the file says so; if it names a draw, the draw is taken
/// to have been agreed. A game declared lost for both keeps the outcome of its moves, and where moves
/// and result tag disagree, the moves count. A short capture that may mean several paths is the one
/// after which the rest can be played.
///
/// The game itself is kept as the [source](Match::source) of the match if it says more than the
/// match, or leaves out a name; of notes that take more than 64 KiB only the first.
///
/// # Errors
/// If the position or a move is refused; the error names the move.
pub fn from_pdn(game: &PdnGame) -> Result<Match<Draughts>, ReplayError> {
    let mut out = PdnReplay::of(game)?.into_match(people_of(game))?;
    let names = NAME_TAGS.map(|tag| game.tag(tag).unwrap_or_default());
    if own_pdn(&out, names) != *game || names.contains(&"") {
        out.set_source(source_of(game));
    }
    Ok(out)
}

/// The game as it is kept with its match: with as many of its notes as there is room for, and a
/// comment in front that says so if that is not all. `None` if its tags alone are too long.
fn source_of(game: &PdnGame) -> Option<String> {
    let write = |game: &PdnGame| pdn::write(std::slice::from_ref(game));
    let fits = |text: &String| text.len() <= MAX_SOURCE;
    let whole = write(game);
    if fits(&whole) {
        return Some(whole);
    }
    let cut_at = |notes: usize| {
        let cut = NoteKind::Comment(texts::text("pdn-notes_cut").to_owned());
        let cut = Note {
            after: 0,
            kind: cut,
        };
        write(&PdnGame {
            notes: iter::once(cut)
                .chain(game.notes[..notes].iter().cloned())
                .collect(),
            ..game.clone()
        })
    };
    // The notes for which there is room without the moves; each has two signs or more besides its text.
    let mut size = 0;
    let may_fit = game.notes.iter().take_while(|note| {
        let text = match &note.kind {
            NoteKind::Comment(text) | NoteKind::Variation(text) => text.len(),
            NoteKind::Nag(_) => 0,
        };
        size += text + 2;
        size <= MAX_SOURCE
    });
    let most = may_fit.count().min(game.notes.len().saturating_sub(1));
    let counts: Vec<usize> = (0..=most).collect();
    let most = counts.partition_point(|notes| fits(&cut_at(*notes)));
    most.checked_sub(1).map(cut_at)
}

/// Puts together what two files say of the same moves: the tags of both, and the notes of the second
/// behind those of the first. `None` if they contradict each other, or say more than is kept with a
/// match.
pub fn merge_sources(own: &str, other: &str) -> Option<String> {
    let read = |text: &str| pdn::parse(text).ok()?.pop();
    let (mut out, other) = (read(own)?, read(other)?);
    let played = |game: &PdnGame| (game.start, game.moves.clone(), game.result);
    if played(&out) != played(&other) {
        return None;
    }
    for (name, value) in other.tags {
        match out.tag(&name) {
            Some(own) if own == value => {}
            Some(_) => return None,
            None => out.tags.push((name, value)),
        }
    }
    let known: BTreeSet<String> = out.notes.iter().map(|note| format!("{note:?}")).collect();
    let new = other.notes.into_iter();
    out.notes
        .extend(new.filter(|note| !known.contains(&format!("{note:?}"))));
    out.notes.sort_by_key(|note| note.after);
    Some(pdn::write(std::slice::from_ref(&out))).filter(|text| text.len() <= MAX_SOURCE)
}

/// The people who play a game of a file, by seat, with the names in its tags.
pub fn people_of(game: &PdnGame) -> Vec<Occupant> {
    NAME_TAGS
        .iter()
        .map(|tag| Occupant::Person(game.tag(tag).unwrap_or_default().to_owned()))
        .collect()
}

/// Whether a text contains a game in PDN, readable or not.
pub fn looks_like_pdn(text: &str) -> bool {
    PdnGames::new(text).next().is_some()
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
    #[error("{}", .place.with_reason(.why))]
    Replay {
        /// Where the refused move stands or, if it is not a move, the game begins.
        place: TextPosition,
        /// Why it is refused.
        why: ReplayError,
    },
}

/// Converts the first game of a PDN text that can be played to a record.
///
/// # Errors
/// If the text contains no game, or none that can be read and follows the rules: then what is wrong
/// with the first.
pub fn record_from_pdn(text: &str) -> Result<Record, PdnMatchError> {
    let mut first = None;
    for found in PdnGames::new(text) {
        match record_of(found) {
            Ok(record) => return Ok(record),
            Err(error) => first = first.or(Some(error)),
        }
    }
    Err(first.unwrap_or(PdnMatchError::NoGame))
}

/// The first game of a PDN text as a record, however many follow it.
///
/// # Errors
/// If there is none, it cannot be read, or its position or a move is refused.
pub fn first_record_from_pdn(text: &str) -> Result<Record, PdnMatchError> {
    let first = PdnGames::new(text).next();
    record_of(first.ok_or(PdnMatchError::NoGame)?)
}

/// A game of a PDN text as a record.
fn record_of(found: Result<FoundGame, SkippedGame>) -> Result<Record, PdnMatchError> {
    let found = found.map_err(|skipped| skipped.error)?;
    match from_pdn(&found.game) {
        Ok(game) => Ok(game.record()),
        Err(why) => Err(PdnMatchError::Replay {
            place: found.place_of(why.move_number()),
            why,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::super::file_notes;
    use super::*;

    /// A game with a comment of this many characters after each of two moves.
    fn commented(length: usize) -> Match<Draughts> {
        let comment = "word ".repeat(length / 5);
        let text = format!("[Event \"Open\"]\n1. 11-15 {{a {comment}}} 22-17 {{b {comment}}} *\n");
        let found = PdnGames::new(&text).next().expect("a game");
        from_pdn(&found.expect("readable").game).expect("legal")
    }

    #[test]
    fn notes_that_are_too_long_to_keep_are_missed_aloud() {
        let begins = |length: usize| {
            let game = commented(length);
            let told = file_notes(game.source().unwrap_or_default());
            assert!(told[0].text.starts_with("Event: Open"), "{told:?}");
            let cut = told[0].text.contains(texts::text("pdn-notes_cut"));
            let comments = told.iter().filter(|note| note.after > 0).count();
            assert_eq!(game.plies().len(), 2);
            (cut, comments)
        };
        assert_eq!(begins(1000), (false, 2));
        assert_eq!(begins(MAX_SOURCE * 2 / 3), (true, 1));
        assert_eq!(begins(MAX_SOURCE * 2), (true, 0));
    }
}
