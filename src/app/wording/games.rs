//! The games of a text that holds several, in words.

use crate::app::wording::people;
use crate::rules::game_list::{GameList, ListedGame, UnreadGame};
use crate::rules::{Outcome, Seat};
use crate::texts::{fill, plural, text};

/// A game; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameRow {
    /// The players, e.g. “Tinsley – Lafferty”.
    pub title: String,
    /// Event, date, result and length.
    pub note: String,
}

impl GameRow {
    /// Whether all of these words, in small letters, occur in the row.
    pub fn has(&self, words: &[&str]) -> bool {
        let all = format!("{} {}", self.title, self.note).to_lowercase();
        words.iter().all(|word| all.contains(word))
    }
}

/// The page's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameListData {
    /// The games.
    pub rows: Vec<GameRow>,
    /// The number of games that cannot be opened.
    pub unread: usize,
    /// Of the first of these, why they cannot.
    pub reasons: Vec<String>,
    /// Why the game that was chosen could not be opened; may be empty.
    pub answer: String,
}

/// The most games of which it is said why they cannot be opened: more than anybody reads.
const MOST_REASONS: usize = 100;

/// The page's data, still without the rows of the games that can be opened.
pub fn unread(list: &GameList) -> GameListData {
    GameListData {
        rows: Vec::new(),
        reasons: list.unread.iter().take(MOST_REASONS).map(reason).collect(),
        unread: list.unread.len(),
        answer: String::new(),
    }
}

/// A game as two lines.
pub fn row(game: &ListedGame) -> GameRow {
    let number = game.number.to_string();
    let title = if let Some(record) = &game.record {
        let name = format!("{}-name", record.variant);
        let names = people::names(record).join(text("list-comma"));
        let values = [("n", &*number), ("game", text(&name)), ("names", &names)];
        fill("games-match", &values)
    } else if let Some(variant) = game.variant {
        let name = format!("{variant}-name");
        fill("games-of_variant", &[("n", &number), ("game", text(&name))])
    } else if game.players.iter().all(String::is_empty) {
        fill("games-nameless", &[("n", &number)])
    } else {
        let name = |seat: usize| match game.players.get(seat).map(String::as_str) {
            None | Some("") => text("games-nobody"),
            Some(name) => name,
        };
        let values = [
            ("n", number.as_str()),
            ("first", name(0)),
            ("second", name(1)),
        ];
        fill("games-players", &values)
    };
    let moves = plural(
        "result-moves",
        game.plies.div_ceil(game.players.len().max(1)),
    );
    let parts = [&game.event, &game.date, &result(game), &moves];
    let parts: Vec<&str> = parts
        .into_iter()
        .map(String::as_str)
        .filter(|part| !part.is_empty())
        .collect();
    GameRow {
        title,
        note: parts.join(" · "),
    }
}

/// How a game ended; at a table for more than two, only whether it did.
fn result(game: &ListedGame) -> String {
    if game.players.len() > 2 && game.outcome.is_some() {
        return text("games-over").to_owned();
    }
    let of_winner = |Outcome { winners, .. }: &Outcome| match winners.as_slice() {
        [Seat(0)] => "games-first_won",
        [Seat(_)] => "games-second_won",
        _ => "games-drawn",
    };
    let key = game.outcome.as_ref().map_or("games-unfinished", of_winner);
    text(key).to_owned()
}

/// Why a game cannot be opened.
fn reason(game: &UnreadGame) -> String {
    let number = game.number.to_string();
    match game.line.map(|line| line.to_string()) {
        Some(line) => fill(
            "games-refused_at",
            &[("n", &number), ("line", &line), ("why", &game.why)],
        ),
        None => fill("games-refused", &[("n", &number), ("why", &game.why)]),
    }
}
