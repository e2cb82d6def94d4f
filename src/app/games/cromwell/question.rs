//! The names among which a person chooses in the advanced game (CR-13).

use crate::rules::cromwell::deck::{Monarch, Side};

/// The names offered for each side.
const NAMES: usize = 4;

/// How far from the card whose neighbour is asked for the wrong names are, nearest first.
const AWAY: [i16; 10] = [2, -2, 3, -3, 4, -4, 5, -5, 6, -6];

/// The names to choose from when the neighbour of a card is asked for: the right one, and wrong ones
/// from near it in the line, in an order that tells nothing. Empty if it has no neighbour on that
/// side.
pub(super) fn names(card: Monarch, side: Side) -> Vec<Monarch> {
    let right = card.right_answers(side);
    let Some(answer) = right.first().copied() else {
        return Vec::new();
    };
    let luck = usize::from(card.number()) * 7 + side as usize * 3;
    let other = |step: &i16| {
        let number = u8::try_from(i16::from(card.number()) + step).ok()?;
        let other = Monarch::new(number)?;
        (!right.contains(&other)).then_some(other)
    };
    let mut wrong: Vec<Monarch> = AWAY.iter().filter_map(other).collect();
    let few = wrong.len().min(NAMES + 1);
    wrong[..few].rotate_left(luck % few.max(1));
    wrong.truncate(NAMES - 1);
    let mut names = wrong;
    names.insert(luck % NAMES.min(names.len() + 1), answer);
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CR-13: every question has its right answer among different names.
    #[test]
    fn the_right_answer_is_among_the_names() {
        let mut places = [0; NAMES];
        for card in Monarch::all() {
            for side in Side::BOTH {
                let names = names(card, side);
                if card.neighbour(side).is_none() {
                    assert!(names.is_empty());
                    continue;
                }
                let right = card.right_answers(side);
                let at = names.iter().position(|name| right.contains(name));
                places[at.expect("a right answer")] += 1;
                let unique: std::collections::BTreeSet<_> = names.iter().collect();
                assert_eq!((names.len(), unique.len()), (NAMES, NAMES));
                assert!(!names.contains(&card));
            }
        }
        assert!(places.iter().all(|times| *times > 8), "{places:?}");
    }
}
