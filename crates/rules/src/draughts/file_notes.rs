//! What the file says that a match was opened from, besides its moves: to be read in the review.

use super::pdn::{self, NoteKind, PdnGame};
use crate::game_list::FileNote;

/// The tags that are said elsewhere: the players sit at the table.
const KNOWN_TAGS: [&str; 2] = ["Black", "White"];

/// The signs of the first numeric annotation glyphs, from `$1`.
const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The tags and notes of a game in PDN, those at the same place together.
#[must_use]
pub fn file_notes(source: &str) -> Vec<FileNote> {
    let game = pdn::parse(source).ok().and_then(|mut games| games.pop());
    let Some(PdnGame { tags, notes, .. }) = game else {
        return Vec::new();
    };
    let told = tags.iter().filter(|(name, value)| {
        !value.is_empty() && !KNOWN_TAGS.iter().any(|tag| name.eq_ignore_ascii_case(tag))
    });
    let told: Vec<String> = told
        .map(|(name, value)| format!("{name}: {value}"))
        .collect();
    let mut out: Vec<FileNote> = Vec::new();
    if !told.is_empty() {
        out.push(FileNote {
            after: 0,
            text: told.join(" · "),
        });
    }
    for note in notes {
        let text = match note.kind {
            NoteKind::Comment(text) => text,
            NoteKind::Variation(text) => format!("({text})"),
            NoteKind::Nag(number) => glyph(number),
        };
        match out.last_mut().filter(|last| last.after == note.after) {
            Some(last) => last.text = format!("{} {text}", last.text),
            None => out.push(FileNote {
                after: note.after,
                text,
            }),
        }
    }
    out
}

fn glyph(number: u32) -> String {
    let at = usize::try_from(number).ok().and_then(|n| n.checked_sub(1));
    match at.and_then(|at| GLYPHS.get(at)) {
        Some(sign) => (*sign).to_owned(),
        None => format!("${number}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_comments_variations_and_glyphs_are_told_at_their_moves() {
        let source = "[Event \"Open\"]\n[White \"Ann\"]\n[Round \"3\"]\n\
                      {A beginning} 1. 11-15! {sound} (1. 12-16) 22-17 $9 *";
        let told = file_notes(source);
        let told: Vec<_> = told
            .iter()
            .map(|note| (note.after, note.text.as_str()))
            .collect();
        let expected = [
            (0, "Event: Open · Round: 3 A beginning"),
            (1, "! sound (1. 12-16)"),
            (2, "$9"),
        ];
        assert_eq!(told, expected);
        assert_eq!(file_notes("not a game"), []);
    }
}
