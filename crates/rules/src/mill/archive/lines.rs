//! Lists of variations: texts without tags and numbers of which each line is a game of its own.

use super::words::rewritten;
use crate::mill::board::Point;
use crate::written_lines;

/// Whether each line of a text is a game: all of them begin by placing a man and have nothing but
/// moves by the names of points and a result, and they are not the parts of one game, as in that two
/// men would stand on a point.
pub(super) fn are_games(text: &str) -> bool {
    let mut occupied = 0;
    written_lines::are_games(
        text,
        |word| rewritten(word).and_then(|(text, numbered)| (!numbered).then_some(text)),
        |text| Point::named(text).is_some(),
        |text| plays_on(&mut occupied, text),
    )
}

/// Places, moves and removes men, if they may stand where they are said to.
fn plays_on(occupied: &mut u32, text: &str) -> bool {
    let mask = |name: &str| Point::named(name).map_or(0, |point| point.mask());
    let (played, removed) = text.split_once('x').unwrap_or((text, ""));
    let (from, to) = played.split_once('-').unwrap_or(("", played));
    let (from, to, removed) = (mask(from), mask(to), mask(removed));
    let may_be = *occupied & from == from && *occupied & to == 0;
    *occupied = (*occupied & !from | to) & !removed;
    may_be
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_games_if_they_cannot_be_one() {
        for text in [
            "d6 f4 d2 b4\nd6 b4 f4\n",
            "d6 f4\r\n\r\nf4 d6 1-0\r\n",
            "a7 b6 d7 d6 g7 xb6\na7 d7",
        ] {
            assert!(are_games(text), "{text}");
        }
        for text in [
            "",
            "d6 f4",
            "d6 f4\nd2 b4",
            "a7 b6 d7 d6 g7 xb6\nb6 c5",
            "1. d6 f4\n1. d6 b4",
            "5 13\n5 14",
            "[Variant \"Mixed Mill\"]\nd6 f4\nd6 b4",
            "1. 11-15 23-19",
        ] {
            assert!(!are_games(text), "{text}");
        }
    }
}
