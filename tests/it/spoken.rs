//! What is spoken at a board of draughts, by the keys of its sentences: tests that use it say which
//! sentence is announced and with which values, whatever its words are.

use kings_coffer::texts::{capital, fill, text};

/// Sentences one after another.
pub fn together<T: AsRef<str>>(sentences: &[T]) -> String {
    let sentences: Vec<&str> = sentences.iter().map(AsRef::as_ref).collect();
    sentences.join(text("sentence-gap"))
}

/// The dark side, within a sentence.
pub fn dark() -> &'static str {
    text("draughts-seat-0")
}

/// The light side, within a sentence.
pub fn light() -> &'static str {
    text("draughts-seat-1")
}

/// A piece of a side: `kind` is 0 for a man and 1 for a king.
pub fn piece_of(side: &str, kind: usize) -> String {
    let kind = text(&format!("draughts-kind-{kind}")).to_owned();
    fill("say-piece-side", &[("side", side), ("kind", &kind)])
}

/// A man of a side.
pub fn man_of(side: &str) -> String {
    piece_of(side, 0)
}

/// A piece of the viewer, of a kind as in [`piece_of`].
pub fn own(kind: usize) -> String {
    let kind = text(&format!("draughts-kind-{kind}")).to_owned();
    fill("say-piece-own", &[("kind", &kind)])
}

/// A square by its number.
fn square(number: u16) -> String {
    fill("draughts-place", &[("at", &number.to_string())])
}

/// A square without a piece.
pub fn empty(number: u16) -> String {
    fill("say-empty", &[("place", &square(number))])
}

/// A square with a piece.
pub fn holds(number: u16, piece: &str) -> String {
    let place = square(number);
    fill("say-holds", &[("place", &place), ("pieces", piece)])
}

/// Words about something, such as that it can move.
pub fn about(key: &str, what: &str) -> String {
    fill(key, &[("what", what)])
}

/// What is under the cursor.
pub fn stop(what: &str) -> String {
    about("say-stop", what)
}

/// A piece that was chosen, and where it can go.
pub fn pick(what: &str, to: &str) -> String {
    fill("say-pick", &[("what", what), ("to", to)])
}

/// A move without a capture.
pub fn step(from: u16, to: u16) -> String {
    let (from, to) = (from.to_string(), to.to_string());
    fill("say-step", &[("from", &from), ("to", &to)])
}

/// The capture of one piece.
pub fn capture(from: u16, to: u16) -> String {
    let (from, to) = (from.to_string(), to.to_string());
    fill("say-capture", &[("from", &from), ("to", &to)])
}

/// Who has made a move.
pub fn moves(name: &str, words: &str) -> String {
    fill("say-move", &[("name", name), ("move", words)])
}

/// A piece that was taken.
pub fn taken(piece: &str, at: u16) -> String {
    fill(
        "say-taken_piece",
        &[("piece", piece), ("at", &at.to_string())],
    )
}

/// Who is to move.
pub fn to_move(name: &str) -> String {
    capital(&fill("say-to_move", &[("name", name)]))
}

/// That the viewer is to move.
pub fn your_move() -> &'static str {
    text("say-your_move")
}
