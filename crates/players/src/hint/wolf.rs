//! What hints say about a step in Wolf and Sheep: the row of the sheep and its gaps.

use coffer_rules::draughts::board::{Square, Squares};
use coffer_rules::wolf::Wolf;
use coffer_rules::wolf::field::{Animal, FOLD, Field, Move, around};
use coffer_texts::Sentence;

use super::{Explains, PlayedLine};

impl Explains for Wolf {
    fn remark(played_line: &PlayedLine<Wolf>) -> Option<Sentence> {
        let (before, after) = (
            played_line.before.field(),
            played_line.after_first().field(),
        );
        let key = match (played_line.steps.first()?.mv, before.turn) {
            (Move::Place(_), _) => (before.sheep == FOLD).then_some("hint-wolf-place"),
            (Move::Step(..), Animal::Wolf) => of_the_wolf(before, after),
            (Move::Step(..), Animal::Sheep) => of_a_sheep(before, after),
        };
        key.map(Sentence::new)
    }
}

/// The row of the rearmost sheep: a wolf that reaches it is past.
fn rear(field: &Field) -> u8 {
    Squares(field.sheep).map(Square::row).max().unwrap_or(0)
}

/// The number of steps the wolf needs to get past if the sheep do not move; `None` if there is no
/// way.
pub(super) fn way_past(field: &Field) -> Option<u32> {
    let rear = rear(field);
    let mut reach = field.wolf?.mask();
    for steps in 0.. {
        if Squares(reach).any(|at| at.row() >= rear) {
            return Some(steps);
        }
        let further = Squares(reach).fold(reach, |set, at| set | around(at)) & !field.sheep;
        if further == reach {
            return None;
        }
        reach = further;
    }
    None
}

/// The free squares next to the wolf that lie nearer to the sheep's first row.
fn ways_on(field: &Field) -> u32 {
    let Some(wolf) = field.wolf else { return 0 };
    let on = Squares(around(wolf) & field.free()).filter(|at| at.row() > wolf.row());
    on.count() as u32
}

fn of_the_wolf(before: &Field, after: &Field) -> Option<&'static str> {
    let nearer = match (way_past(before), way_past(after)) {
        (_, Some(1)) => return Some("hint-wolf-slips"),
        (Some(before), Some(after)) => after < before,
        _ => false,
    };
    if nearer {
        return Some("hint-wolf-gap");
    }
    let free = after
        .wolf
        .map_or(0, |wolf| (around(wolf) & after.free()).count_ones());
    (free >= 3).then_some("hint-wolf-room")
}

fn of_a_sheep(before: &Field, after: &Field) -> Option<&'static str> {
    match (way_past(before), way_past(after)) {
        (Some(_), None) => Some("hint-sheep-closes"),
        (None, None) if ways_on(before) > 0 && ways_on(after) == 0 => Some("hint-sheep-pushes"),
        (None, None) => Some("hint-sheep-keeps"),
        (Some(before), Some(after)) if after > before => Some("hint-sheep-longer"),
        _ => None,
    }
}
