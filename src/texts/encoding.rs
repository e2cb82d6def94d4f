//! The text in the bytes of a file, whatever encoding it has.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::Encoding;

/// The most bytes from the first that is not ASCII from which an encoding is guessed.
const MOST_FOR_A_GUESS: usize = 1 << 18;

/// Decodes the bytes of a text file: UTF-8 or UTF-16 with a byte order mark, UTF-8 without one, or
/// else the encoding that its letters suggest, such as Windows-1252, which includes Latin-1. Bytes
/// that mean nothing become `U+FFFD`. The result has no byte order mark.
#[must_use]
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        let rest = bytes.get(length..).unwrap_or_default();
        return encoding.decode_without_bom_handling(rest).0;
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    guess(bytes).decode_without_bom_handling(bytes).0
}

/// The encoding of a text that is not UTF-8.
fn guess(bytes: &[u8]) -> &'static Encoding {
    let start = bytes.iter().position(|byte| !byte.is_ascii());
    // Some of the ASCII before it says in what language it is.
    let start = start
        .unwrap_or_default()
        .saturating_sub(MOST_FOR_A_GUESS / 4);
    let end = bytes.len().min(start + MOST_FOR_A_GUESS);
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes.get(start..end).unwrap_or_default(), true);
    detector.guess(None, Utf8Detection::Deny)
}

#[cfg(test)]
mod tests {
    use encoding_rs::{WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};

    use super::*;

    #[test]
    fn what_old_and_new_editors_write_is_read() {
        let text = "[Event \"Café Zürich – 1953\"]\n1. 11-15 23-19 ½-½\n";
        let utf16 = |order: fn(u16) -> [u8; 2]| -> Vec<u8> {
            let units = format!("\u{feff}{text}");
            units.encode_utf16().flat_map(order).collect()
        };
        let marked = format!("\u{feff}{text}");
        for bytes in [
            text.as_bytes(),
            marked.as_bytes(),
            &WINDOWS_1252.encode(text).0,
            &utf16(u16::to_le_bytes),
            &utf16(u16::to_be_bytes),
        ] {
            assert_eq!(decode(bytes), text);
        }
    }

    #[test]
    fn one_letter_in_latin_1_is_enough() {
        for text in [
            "1. 11-15 23-19 2. 8-11 22-17 ½-½\n",
            "[White \"Müller\"]\n1. 11-15 *",
            "[White \"José\"]\n[Black \"Anne\"]\n1. 11-15 *",
            "{Dürer’s “Fritz” – £5}",
        ] {
            assert_eq!(decode(&WINDOWS_1252.encode(text).0), text);
        }
    }

    #[test]
    fn names_of_other_alphabets_are_guessed() {
        let russian = "[White \"Иванов Сергей\"]\n[Event \"Чемпионат Москвы\"]\n";
        assert_eq!(decode(&WINDOWS_1251.encode(russian).0), russian);
        let polish = "[White \"Łukasz Kłębowski\"]\n[Event \"Mistrzostwa Świętokrzyskie\"]\n";
        assert_eq!(decode(&WINDOWS_1250.encode(polish).0), polish);
    }

    #[test]
    fn any_bytes_become_a_text() {
        assert_eq!(decode(b""), "");
        for bytes in [
            &[0xff_u8][..],
            &[0xff, 0xfe],
            &[0xef, 0xbb, 0xbf],
            &[0x81; 9],
        ] {
            assert!(!decode(bytes).contains('\u{feff}'));
        }
    }
}
