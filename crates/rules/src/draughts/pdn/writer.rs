//! Writes games as PDN.

use super::lexer::{in_one_line, is_tag_character};
use super::tags::OWN_TAGS;
use super::{Note, NoteKind, PdnGame};

/// The column at which written lines are wrapped.
pub(super) const WIDTH: usize = 79;

/// Writes games so that [`parse`](super::parse) reads the same games back. Moves and comments are
/// wrapped at 79 columns; a tag is always on one line.
///
/// Left out, as they could not be read back: tags whose name contains anything but letters, digits,
/// `_` and `-`, and moves without squares. A control character in a tag or a comment becomes a
/// space, and single braces in a comment become parentheses.
pub fn write(games: &[PdnGame]) -> String {
    let mut out = String::new();
    for (i, game) in games.iter().enumerate() {
        if i > 0 {
            out.push('\n');
        }
        write_game(&mut out, game);
    }
    out
}

fn write_game(out: &mut String, game: &PdnGame) {
    let readable = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(is_tag_character)
    };
    let own = |name: &str| OWN_TAGS.iter().any(|own| own.eq_ignore_ascii_case(name));
    for (name, text) in &game.tags {
        if readable(name) && !own(name) {
            write_tag(out, name, text);
        }
    }
    write_tag(out, "GameType", "21");
    if let Some(start) = &game.start {
        write_tag(out, "SetUp", "1");
        write_tag(out, "FEN", &start.to_string());
    }
    write_tag(out, "Result", game.result.as_str());
    out.push('\n');
    write_lines(out, &words(game));
}

/// The moves with their numbers and notes, and the result: the words between which a line may end.
fn words(game: &PdnGame) -> Vec<String> {
    let black_begins = game.start.is_none_or(|start| start.black_to_move);
    let mut words = Vec::new();
    let mut half = usize::from(!black_begins);
    // The number that needs no repeating before the next move.
    let mut numbered = None;
    let mut notes = game.notes.iter().peekable();
    for (index, played) in game.moves.iter().enumerate() {
        while let Some(note) = notes.next_if(|note| note.after <= index) {
            if write_note(&mut words, note) {
                numbered = None;
            }
        }
        if played.squares.len() < 2 && !played.is_huff() {
            continue;
        }
        let number = half / 2 + 1;
        if numbered == Some(number) {
            words.push(played.to_string());
        } else {
            let dots = if half % 2 == 0 { "." } else { "..." };
            words.push(format!("{number}{dots} {played}"));
        }
        numbered = Some(number);
        half += usize::from(!played.is_huff());
    }
    for note in notes {
        write_note(&mut words, note);
    }
    words.push(game.result.as_str().to_owned());
    words
}

/// Adds the words of a note. Returns whether the next move needs its number after it.
fn write_note(words: &mut Vec<String>, note: &Note) -> bool {
    let (open, text, close) = match &note.kind {
        NoteKind::Comment(text) => ('{', in_one_line(text), '}'),
        NoteKind::Variation(text) => ('(', text.clone(), ')'),
        NoteKind::Nag(number) => {
            words.push(format!("${number}"));
            return false;
        }
    };
    if text.is_empty() {
        return false;
    }
    words.extend(format!("{open}{text}{close}").split(' ').map(str::to_owned));
    true
}

/// Writes words in lines of at most [`WIDTH`] columns. No line begins like a tag.
fn write_lines(out: &mut String, words: &[String]) {
    let mut width = 0;
    for word in words {
        let long = word.chars().count();
        if width > 0 && width + 1 + long > WIDTH && !word.starts_with('[') {
            out.push('\n');
            width = 0;
        } else if width > 0 {
            out.push(' ');
            width += 1;
        }
        out.push_str(word);
        width += long;
    }
    out.push('\n');
}

fn write_tag(out: &mut String, name: &str, text: &str) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                out.push('\\');
                out.push(c);
            }
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push_str("\"]\n");
}
