//! Moves as they are written, by the names of points or their numbers.

use crate::draughts::pdn::plain;
use crate::mill::board::Point;

/// The points in the order of their numbers, row by row from a7.
const NUMBERED: [&str; 24] = [
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", "e4", "f4", "g4", "c3",
    "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1",
];
/// The longest move that is read, in bytes.
pub(super) const LONGEST_MOVE: usize = 32;

/// A point by its name or its number, and whether it is a number.
fn point(text: &str) -> Option<(Point, bool)> {
    if let Some(point) = Point::named(text) {
        return Some((point, false));
    }
    let plain = !text.is_empty() && text.len() <= 2 && text.bytes().all(|b| b.is_ascii_digit());
    let number: usize = plain.then(|| text.parse().ok())??;
    let name = NUMBERED.get(number.checked_sub(1)?)?;
    Some((Point::named(name)?, true))
}

/// A move in our notation, and whether it has numbers; `None` if it is none. A removal on its own
/// begins with `x`.
pub(super) fn rewritten(word: &str) -> Option<(String, bool)> {
    if word.len() > LONGEST_MOVE {
        return None;
    }
    let plain: String = word.chars().map(plain).collect();
    let plain = plain.to_ascii_lowercase();
    let mut out = String::new();
    let mut numbers = false;
    let mut rest = plain.as_str();
    loop {
        if let Some(after) = rest.strip_prefix(['x', '-']) {
            out.push_str(&rest[..rest.len() - after.len()]);
            rest = after;
        }
        let end = rest.find(['x', '-']).unwrap_or(rest.len());
        let (name, number) = point(&rest[..end])?;
        numbers |= number;
        out.push_str(name.name());
        rest = &rest[end..];
        if rest.is_empty() {
            return Some((out, numbers));
        }
    }
}
