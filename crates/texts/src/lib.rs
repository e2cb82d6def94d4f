//! Every sentence a player reads, by key. The texts are Fluent files under
//! `assets/locales/<language>/`. English is built into the program, so that the command line and a
//! browser page have it without loading anything; other languages are read when they are chosen
//! (`add_language`), and what they lack is English. The crate knows nothing of games and screens.
//!
//! All that is the feature `tables`. Without it there are no languages and no library for them: what
//! is to be said is still a [`Sentence`], and is written by its key with what fills it.
//!
//! A key is the id of a message: parts joined by hyphens, the words of a part by underscores, as in
//! `refusal-draughts-must_capture`. Plural forms are chosen in the files, by the language's rules:
//! whatever is filled in and is written like a number counts as one. `WORDS($n)` in a file is a
//! number in words, and `FORM($noun, "genitive")` the noun in another form, which its own message
//! has as an attribute; whatever has no such form, such as a name, stays as it is.

#[cfg(feature = "tables")]
mod apart;
mod decision;
#[cfg(feature = "tables")]
mod encoding;
#[cfg(not(feature = "tables"))]
mod keys;
#[cfg(feature = "tables")]
mod language;
#[cfg(feature = "tables")]
mod nesting;
#[cfg(feature = "tables")]
mod numerals;
mod sentence;
#[cfg(feature = "tables")]
mod tables;

#[cfg(feature = "tables")]
pub use apart::told_apart;
pub use decision::Decision;
#[cfg(feature = "tables")]
pub use encoding::{decode, decode_unicode};
#[cfg(not(feature = "tables"))]
pub use keys::{commas, fill, has, list, text};
#[cfg(feature = "tables")]
pub use language::LanguageError;
pub use sentence::{Sentence, Value, Worded};
#[cfg(feature = "tables")]
pub use tables::{
    LANGUAGES, LanguageName, add_language, add_own_language, choose_language, commas, file_names,
    fill, font_of, forced_language, has, heed_environment, in_english, is_text_of, is_to_add, keys,
    language_in_use, language_name, language_of_locale, languages, list, text, unknown_forced,
};

/// A text as it stands at the beginning of a line: with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// The text for `n` things: it counts them as `$n`.
pub fn plural(key: &str, n: usize) -> String {
    fill(key, &[("n", &n.to_string())])
}

/// Words as a sentence of their own, with its full stop.
pub fn sentence(words: &str) -> String {
    fill("sentence-stop", &[("text", words)])
}

/// Words without a full stop and a sentence after them.
pub fn two_sentences(first: &str, second: &str) -> String {
    fill("sentence-two", &[("first", first), ("second", second)])
}

/// Things one after another with a blank between, in lines of at most `width` characters; none of
/// the things is broken.
pub fn in_lines<T: AsRef<str>>(things: impl IntoIterator<Item = T>, width: usize) -> String {
    let mut out = String::new();
    let mut column = 0;
    for thing in things {
        let thing = thing.as_ref();
        let length = thing.chars().count();
        if column > 0 && column + 1 + length > width {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(thing);
        column += length;
    }
    out
}

/// The beginning of a strange text, enough to find it again: what a file holds may be of any
/// length.
pub fn excerpt(text: &str) -> String {
    cut(text, 24)
}

/// The text, or as many characters of it with an ellipsis.
pub fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_between_characters() {
        assert_eq!(cut("äöü", 3), "äöü");
        assert_eq!(cut("äöü", 2), "äö…");
        assert_eq!(cut("", 0), "");
    }
}
