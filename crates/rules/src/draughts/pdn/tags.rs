//! Tags: their names in any case, and what those of the reader's own say about a game.

use coffer_texts::{excerpt, text};

use super::error::{PdnError, TextPosition};
use super::fen::{Fen, fen_at};
use super::result::PdnResult;

/// The tags that [`write()`](super::write()) generates.
pub(super) const OWN_TAGS: [&str; 4] = ["GameType", "Result", "SetUp", "FEN"];

/// Names as they are written, whatever case a file has them in.
const NAMES: [&str; 22] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "GameType",
    "SetUp",
    "FEN",
    "Annotator",
    "Variant",
    "Title",
    "Opening",
    "Source",
    "Publisher",
    "EventDate",
    "TimeControl",
    "Termination",
    "WhiteTitle",
    "BlackTitle",
    "Comment",
];

/// The tag for the player of the dark pieces where they are called red.
const RED: &str = "Red";

/// The usual spelling of a known name; `None` for any other.
pub(super) fn known_name(name: &str) -> Option<&'static str> {
    if name.eq_ignore_ascii_case(RED) {
        return Some("Black");
    }
    NAMES
        .into_iter()
        .find(|known| known.eq_ignore_ascii_case(name))
}

/// Other games of draughts: the number in `GameType`, the beginnings of its names in `GameType` and
/// `Variant`, and the key of its name.
const OTHER_GAMES: [(u16, &[&str], &str); 13] = [
    (20, &["international", "polish"], "pdn-game-international"),
    (22, &["italian"], "pdn-game-italian"),
    (23, &["american pool", "pool"], "pdn-game-pool"),
    (24, &["spanish"], "pdn-game-spanish"),
    (25, &["russian", "shashki"], "pdn-game-russian"),
    (26, &["brazilian"], "pdn-game-brazilian"),
    (27, &["canadian"], "pdn-game-canadian"),
    (28, &["portuguese"], "pdn-game-portuguese"),
    (29, &["czech"], "pdn-game-czech"),
    (30, &["turkish"], "pdn-game-turkish"),
    (31, &["thai"], "pdn-game-thai"),
    (40, &["frisian", "frysk"], "pdn-game-frisian"),
    (41, &["spantsiret", "stavropol"], "pdn-game-spantsiretti"),
];
/// Beginnings of the names of English draughts.
const ENGLISH_NAMES: [&str; 5] = ["english", "british", "american", "checkers", "draughts"];
/// The tags that begin another game of a list of positions.
const LIST_TAGS: [&str; 3] = ["Event", "SetUp", "FEN"];
/// The number of English draughts in `GameType`.
const ENGLISH: u16 = 21;

/// The game that the tags describe.
#[derive(Default)]
pub(super) struct Tags {
    /// All tags but [`OWN_TAGS`], in their order.
    pub others: Vec<(String, String)>,
    /// Whether `GameType` says that White begins: then White's figure in a result comes first.
    pub white_begins: bool,
    /// The usual ones among all tags, and the line of the last tag.
    known: Vec<&'static str>,
    line: usize,
    result: String,
    set_up: Option<(bool, TextPosition)>,
    fen: Option<(Fen, TextPosition)>,
}

impl Tags {
    /// Adds a tag whose value begins at `place`.
    pub fn add(
        &mut self,
        name: String,
        value: String,
        place: TextPosition,
    ) -> Result<(), PdnError> {
        let known = known_name(&name);
        if let Some(known) = known.filter(|name| !self.known.contains(name)) {
            self.known.push(known);
        }
        self.line = place.line;
        let name = known.map_or(name, str::to_owned);
        match name.as_str() {
            "GameType" => {
                english(&value, place)?;
                let begins = value.split(',').nth(1).unwrap_or_default();
                self.white_begins = begins.trim().eq_ignore_ascii_case("W");
            }
            "Result" => self.result = value,
            "SetUp" => self.set_up = Some((value.trim() != "0", place)),
            "FEN" if value.trim().is_empty() => {}
            "FEN" => {
                let fen = fen_at(&value, place)?;
                if self.fen.is_some_and(|(earlier, _)| earlier != fen) {
                    return Err(place.error("pdn-two_fens", ""));
                }
                self.fen = Some((fen, place));
            }
            _ => {
                if name == "Variant"
                    && let Some(game) = by_name(&value)
                {
                    return Err(place.error("pdn-other_game", text(game)));
                }
                self.others.push((name, value));
            }
        }
        Ok(())
    }

    /// Sets the position from a line without a tag.
    pub fn set_position(&mut self, fen: Fen, place: TextPosition) {
        self.known.push("FEN");
        self.line = place.line;
        self.fen = Some((fen, place));
    }

    /// Whether they have a position.
    pub const fn has_position(&self) -> bool {
        self.fen.is_some()
    }

    /// Whether a tag of this name, on this line, is the first of another game: see “Lists” in the
    /// module documentation.
    pub fn are_before(&self, name: &str, line: usize, after_empty: bool) -> bool {
        let begins = |name| self.fen.is_some() && LIST_TAGS.contains(&name);
        let known = known_name(name).filter(|name| self.known.contains(name));
        line > self.line && known.is_some_and(|name| after_empty || begins(name))
    }

    /// The result in the tag of this name.
    pub fn result(&self) -> PdnResult {
        PdnResult::of_tag(&self.result, self.white_begins)
    }

    /// The starting position, if it is not the standard one.
    pub fn start(&self) -> Result<Option<Fen>, PdnError> {
        match (self.set_up, self.fen) {
            (Some((false, _)), Some((Fen::START, _))) => Ok(None),
            (Some((false, _)), Some((_, place))) => Err(place.error("pdn-fen_without_set_up", "")),
            (Some((true, place)), None) => Err(place.error("pdn-set_up_without_fen", "")),
            (_, fen) => Ok(fen.map(|(fen, _)| fen)),
        }
    }
}

/// Whether a name begins with one of these words, in any case.
fn begins(name: &str, words: &[&str]) -> bool {
    let name = name.trim().to_ascii_lowercase();
    words.iter().any(|word| name.starts_with(word))
}

/// The key of the name of another game of draughts with this name.
fn by_name(name: &str) -> Option<&'static str> {
    let game = OTHER_GAMES
        .iter()
        .find(|(_, names, _)| begins(name, names))?;
    Some(game.2)
}

/// Checks that a `GameType` is English draughts, by its number or its name.
fn english(value: &str, place: TextPosition) -> Result<(), PdnError> {
    let first = value.split(',').next().unwrap_or_default().trim();
    if matches!(first, "" | "?") {
        return Ok(());
    }
    let other = match first.parse::<u16>() {
        Ok(ENGLISH) => return Ok(()),
        Ok(number) => OTHER_GAMES
            .iter()
            .find(|game| game.0 == number)
            .map(|game| game.2),
        Err(_) => match by_name(first) {
            None if begins(first, &ENGLISH_NAMES) => return Ok(()),
            other => other,
        },
    };
    Err(match other {
        Some(game) => place.error("pdn-other_game", text(game)),
        None => place.error("pdn-game_type", excerpt(value)),
    })
}
