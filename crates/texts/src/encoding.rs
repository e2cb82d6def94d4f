//! The text in the bytes of a file, whatever encoding it has.

use std::borrow::Cow;

#[cfg(target_arch = "wasm32")]
use browser::decode_other;
#[cfg(not(target_arch = "wasm32"))]
use tables::decode_other;

/// The mark at the beginning of a text in UTF-8.
const UTF8_MARK: &[u8] = &[0xef, 0xbb, 0xbf];
/// The bytes from which it is guessed whether a text without a mark is in UTF-16.
const MOST_FOR_UTF16: usize = 1 << 12;

/// Decodes the bytes of a text file: UTF-8 or UTF-16, with a byte order mark or without one, or else
/// the encoding that its letters suggest, such as Windows-1252, which includes Latin-1. Bytes that
/// mean nothing become `U+FFFD`. The result has no byte order mark.
#[must_use]
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Some((rest, unit)) = as_utf16(bytes) {
        return utf16(rest, unit).into();
    }
    match bytes.strip_prefix(UTF8_MARK) {
        Some(rest) => String::from_utf8_lossy(rest),
        None => std::str::from_utf8(bytes).map_or_else(|_| decode_other(bytes), Cow::Borrowed),
    }
}

/// Decodes a text in UTF-8 or UTF-16, as [`decode`] does; `None` if it is in neither.
#[must_use]
pub fn decode_unicode(bytes: &[u8]) -> Option<Cow<'_, str>> {
    if let Some((rest, unit)) = as_utf16(bytes) {
        let text = utf16(rest, unit);
        return (!text.contains(char::REPLACEMENT_CHARACTER)).then_some(text.into());
    }
    let bytes = bytes.strip_prefix(UTF8_MARK).unwrap_or(bytes);
    std::str::from_utf8(bytes).ok().map(Cow::Borrowed)
}

/// Two bytes as a unit of UTF-16.
type Unit = fn([u8; 2]) -> u16;

/// The bytes of a text in UTF-16 without its mark, and their order; `None` if it is in another
/// encoding. Without a mark its ASCII tells it, of which every other byte is zero.
fn as_utf16(bytes: &[u8]) -> Option<(&[u8], Unit)> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => return Some((rest, u16::from_le_bytes)),
        [0xfe, 0xff, rest @ ..] => return Some((rest, u16::from_be_bytes)),
        _ => {}
    }
    let (pairs, _) = bytes[..bytes.len().min(MOST_FOR_UTF16)].as_chunks::<2>();
    let zeros = |at: usize| pairs.iter().filter(|pair| pair[at] == 0).count();
    let many = |zeros: usize| zeros > 0 && zeros * 4 >= pairs.len();
    match (zeros(0), zeros(1)) {
        (0, zeros) if many(zeros) => Some((bytes, u16::from_le_bytes)),
        (zeros, 0) if many(zeros) => Some((bytes, u16::from_be_bytes)),
        _ => None,
    }
}

fn utf16(bytes: &[u8], unit: Unit) -> String {
    let (units, half) = bytes.as_chunks::<2>();
    let units: Vec<u16> = units.iter().map(|bytes| unit(*bytes)).collect();
    let mut text = String::from_utf16_lossy(&units);
    if !half.is_empty() {
        text.push(char::REPLACEMENT_CHARACTER);
    }
    text
}

/// The tables of all encodings, and the guess of a browser.
#[cfg(not(target_arch = "wasm32"))]
mod tables {
    use std::borrow::Cow;

    use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};

    /// The most bytes from the first that is not ASCII from which an encoding is guessed.
    const MOST_FOR_A_GUESS: usize = 1 << 18;

    /// Decodes a text that is not UTF-8.
    pub(super) fn decode_other(bytes: &[u8]) -> Cow<'_, str> {
        let start = bytes.iter().position(|byte| !byte.is_ascii());
        // Some of the ASCII before it says in what language it is.
        let start = start
            .unwrap_or_default()
            .saturating_sub(MOST_FOR_A_GUESS / 4);
        let end = bytes.len().min(start + MOST_FOR_A_GUESS);
        let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
        detector.feed(bytes.get(start..end).unwrap_or_default(), true);
        let encoding = detector.guess(None, Utf8Detection::Deny);
        encoding.decode_without_bom_handling(bytes).0
    }
}

/// On a page: the browser has the tables, which would make the program larger by a fifth of a
/// megabyte, but guesses for nobody.
#[cfg(target_arch = "wasm32")]
mod browser {
    use std::borrow::Cow;

    use wasm_bindgen::JsValue;
    use wasm_bindgen::prelude::wasm_bindgen;

    use super::is_cyrillic;

    #[wasm_bindgen]
    extern "C" {
        /// The decoder of the browser.
        type TextDecoder;

        #[wasm_bindgen(constructor, catch)]
        fn new(label: &str) -> Result<TextDecoder, JsValue>;

        #[wasm_bindgen(method, catch)]
        fn decode(this: &TextDecoder, bytes: &[u8]) -> Result<String, JsValue>;
    }

    /// Decodes a text that is not UTF-8: Windows-1251 or Windows-1252.
    pub(super) fn decode_other(bytes: &[u8]) -> Cow<'_, str> {
        let label = if is_cyrillic(bytes) {
            "windows-1251"
        } else {
            "windows-1252"
        };
        TextDecoder::new(label)
            .and_then(|decoder| decoder.decode(bytes))
            .map_or_else(|_| String::from_utf8_lossy(bytes), Cow::Owned)
    }
}

/// Whether most letters beyond ASCII stand in rows of three or more, as in no Latin alphabet.
#[cfg(any(test, target_arch = "wasm32"))]
fn is_cyrillic(bytes: &[u8]) -> bool {
    let rows = bytes.split(u8::is_ascii).map(<[u8]>::len);
    let (long, all) = rows.fold((0, 0), |(long, all), row| {
        (if row >= 3 { long + row } else { long }, all + row)
    });
    long * 2 > all
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
    fn utf_16_needs_no_mark() {
        for text in [
            "[Event \"Café Zürich – 1953\"]\n1. 11-15 23-19 ½-½\n",
            "[White \"Иванов Сергей\"]\n1. 11-15 *",
            "[White \"太郎\"]\n1. 11-15 *",
        ] {
            for order in [u16::to_le_bytes, u16::to_be_bytes] {
                let bytes: Vec<u8> = text.encode_utf16().flat_map(order).collect();
                assert_eq!(decode(&bytes), text);
                assert_eq!(decode_unicode(&bytes).as_deref(), Some(text));
            }
        }
        for bytes in [&b"1. 11-15 *"[..], b"", b"a", b"\0\0\0\0", b"1. 11-15 \0 *"] {
            assert_eq!(decode(bytes).as_bytes(), bytes);
        }
        assert_eq!(decode_unicode("\u{feff}é".as_bytes()).as_deref(), Some("é"));
        for bytes in [&b"\xff"[..], b"caf\xe9", b"\xff\xfe\x00\xd8", b"\xff\xfea"] {
            assert_eq!(decode_unicode(bytes), None, "{bytes:?}");
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
    fn a_page_tells_cyrillic_from_latin_letters() {
        assert!(is_cyrillic(
            &WINDOWS_1251.encode("[White \"Иванов Сергей\"]").0
        ));
        for latin in ["Café Zürich ½-½", "François Hüttenkäse", ""] {
            assert!(!is_cyrillic(&WINDOWS_1252.encode(latin).0), "{latin}");
        }
        assert!(!is_cyrillic(
            &WINDOWS_1250.encode("Łukasz Kłębowski, Świętokrzyskie").0
        ));
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
