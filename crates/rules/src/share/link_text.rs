//! Links as people, messengers and mails hand them on: percent-encoded once or twice, in brackets or
//! quotation marks, with a full stop or a comma behind, with parameters that count clicks.

use std::iter;

/// How the links of the game begin, after the `#`: see the [module](super).
pub(super) const MATCH: &str = "match=";
pub(super) const POSITION: &str = "position=";
pub(super) const PLAY: &str = "play=";

/// Marks that may stand before a link or a position.
const BEFORE: [char; 18] = [
    '<', '(', '[', '{', '"', '\'', '`', '*', '“', '”', '„', '«', '‹', '‘', '「', '『', '（',
    '\u{200b}',
];
/// Marks that may follow a link in a sentence, and with which none ends.
const AFTER: [char; 17] = [
    '>', ')', ']', '}', '"', '\'', '`', '”', '“', '»', '›', '’', '」', '』', '）', '.', '\u{200b}',
];
/// Marks with which a position may end.
const MAYBE_AFTER: [char; 6] = [',', ';', ':', '!', '?', '*'];
/// Where a link ends within a word, e.g. before the end of an HTML attribute.
const ENDS: [char; 6] = ['"', '<', '>', '“', '”', '»'];
/// A `#` and a `=` as they are written: as such, encoded once, and encoded twice.
const HASHES: [&str; 3] = ["#", "%23", "%2523"];
const EQUALS: [&str; 5] = ["=", "%3D", "%3d", "%253D", "%253d"];
/// How often a link may be percent-encoded.
const MOST_ENCODED: usize = 2;
/// The names of parameters that only count clicks; those that begin with `utm_` do as well.
const TRACKING: [&str; 16] = [
    "fbclid", "gclid", "gbraid", "wbraid", "dclid", "msclkid", "mc_cid", "mc_eid", "igsh",
    "igshid", "twclid", "ttclid", "yclid", "_ga", "ref", "ref_src",
];

/// The first link in a text, as the game writes it: at its beginning or after a `#`. Marks that
/// [may follow](without_end) it are still there.
pub(super) fn link_in(given: &str) -> Option<String> {
    let given = without_start(given);
    let after_hash = given.match_indices(['#', '%']).filter_map(|(at, _)| {
        let rest = &given[at..];
        let hash = HASHES.iter().find(|hash| rest.starts_with(**hash))?;
        Some((&rest[hash.len()..], *hash != HASHES[0]))
    });
    let mut starts = iter::once((given, false)).chain(after_hash);
    let (link, in_other) = starts.find(|(rest, _)| begins_link(rest))?;
    let ends = |c: char| c.is_whitespace() || ENDS.contains(&c) || in_other && c == '&';
    let end = link.find(ends).unwrap_or(link.len());
    Some(without_tracking(&decoded(&link[..end])))
}

/// The text from its first mark on that may belong to a link or a position.
pub(super) fn without_start(given: &str) -> &str {
    given.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}' || BEFORE.contains(&c))
}

/// A link without the marks that follow it. `all` also takes away those with which a position may
/// end.
pub(super) fn without_end(link: &str, all: bool) -> &str {
    link.trim_end_matches(|c: char| AFTER.contains(&c) || all && MAYBE_AFTER.contains(&c))
}

/// Whether a text begins with the key of a link, encoded or not.
fn begins_link(text: &str) -> bool {
    [MATCH, POSITION, PLAY].iter().any(|key| {
        let rest = text.strip_prefix(key.trim_end_matches('='));
        rest.is_some_and(|rest| EQUALS.iter().any(|equals| rest.starts_with(equals)))
    })
}

/// A link without its percent-encoding.
fn decoded(link: &str) -> String {
    let mut link = link.to_owned();
    for _ in 0..MOST_ENCODED {
        match decoded_once(&link) {
            Some(plain) if link.contains('%') => link = plain,
            _ => break,
        }
    }
    link.replace("&amp;", "&")
}

/// A text in which `%41` is `A`; `None` if that gives no text.
fn decoded_once(text: &str) -> Option<String> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let code = after.get(..2).filter(|_| *first == b'%');
        let digits = code.and_then(|digits| std::str::from_utf8(digits).ok());
        let is_hex = |digits: &&str| digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        match digits
            .filter(is_hex)
            .map(|digits| u8::from_str_radix(digits, 16))
        {
            Some(Ok(byte)) => {
                out.push(byte);
                rest = &after[2..];
            }
            _ => {
                out.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8(out).ok()
}

/// A link without the parameters that others have added.
fn without_tracking(link: &str) -> String {
    let mut out = String::with_capacity(link.len());
    let mut rest = link;
    while !rest.is_empty() {
        let next = rest
            .char_indices()
            .skip(1)
            .find(|(_, c)| matches!(c, '?' | '&'));
        let (part, after) = rest.split_at(next.map_or(rest.len(), |(at, _)| at));
        if !is_tracking(part) {
            out.push_str(part);
        }
        rest = after;
    }
    out
}

fn is_tracking(part: &str) -> bool {
    let name = part
        .strip_prefix(['?', '&'])
        .and_then(|part| part.split_once('='));
    let name = name.map(|(name, _)| name.to_ascii_lowercase());
    name.is_some_and(|name| name.starts_with("utm_") || TRACKING.contains(&name.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_as_others_hand_them_on() {
        let position = "position=draughts:W:W18:B7";
        for text in [
            "position=draughts:W:W18:B7",
            "#position=draughts:W:W18:B7",
            "https://example.org/coffer/#position=draughts:W:W18:B7",
            "https://example.org/coffer/#position%3Ddraughts%3AW%3AW18%3AB7",
            "https://example.org/coffer/#position%3ddraughts%3aW%3aW18%3aB7",
            "https://example.org/coffer/%23position%3Ddraughts%3AW%3AW18%3AB7",
            "https://example.org/coffer/#position=draughts%3AW%3AW18%3AB7",
            "https://example.org/coffer/%2523position%253Ddraughts%253AW%253AW18%253AB7",
            "https://example.org/coffer/#position%253Ddraughts%253AW%253AW18%253AB7",
            "position%3Ddraughts%3AW%3AW18%3AB7",
            "https://example.org/?utm_source=x#position=draughts:W:W18:B7",
            "https://example.org/#position=draughts:W:W18:B7?fbclid=a1&utm_medium=mail",
            "https://example.org/#position=draughts:W:W18:B7&fbclid=a1",
            "https://l.example.com/l.php?u=https%3A%2F%2Fexample.org%2F%23position%3Ddraughts%3AW%3AW18%3AB7&h=AT0",
            "<a href=\"https://example.org/#position=draughts:W:W18:B7\">mine</a>",
            "<https://example.org/#position=draughts:W:W18:B7>",
            "“https://example.org/#position=draughts:W:W18:B7”, she wrote",
            "(position=draughts:W:W18:B7 is mine)",
        ] {
            assert_eq!(link_in(text).as_deref(), Some(position), "{text}");
        }
        for text in [
            "(https://example.org/#position=draughts:W:W18:B7).",
            "[a game](https://example.org/#position=draughts:W:W18:B7)",
            "'https://example.org/#position=draughts:W:W18:B7',",
            "**https://example.org/#position=draughts:W:W18:B7**!",
            "https://example.org/#position=draughts:W:W18:B7).",
        ] {
            let link = link_in(text).expect(text);
            assert_eq!(without_end(&link, true), position, "{text}");
        }
        let play =
            "https://example.org/#play=cromwell?seats=4&amp;utm_source=x&first_house=tudor&ref=y";
        let found = link_in(play);
        assert_eq!(
            found.as_deref(),
            Some("play=cromwell?seats=4&first_house=tudor")
        );
        for text in [
            "",
            "#",
            "%",
            "%2",
            "%23",
            "position",
            "#positions=1",
            "I play=1",
            "#play%",
            "é#é",
        ] {
            assert_eq!(link_in(text), None, "{text}");
        }
        assert_eq!(decoded("100%&%4g%é%41"), "100%&%4g%éA");
        assert_eq!(decoded("%ff"), "%ff");
    }
}
