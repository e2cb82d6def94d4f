//! What hints say about a move in The Six Wives: the goal that it meets, or the one that it
//! prepares.

use super::{Explains, Story};
use crate::players::six_wives::evaluation::needed;
use crate::rules::six_wives::board::Deed;
use crate::rules::six_wives::card::Fate;
use crate::rules::six_wives::{Move, SixWives};
use crate::rules::{Effect, Kind, Seat};
use crate::texts::Sentence;

/// Holding another player up by this many quarters of a move is worth a word.
const HINDERS: u16 = 4;

impl Explains for SixWives {
    /// Queens that leave the board are neither won nor lost.
    fn weight(_kind: Kind) -> i32 {
        0
    }

    fn remark(story: &Story<SixWives>) -> Option<Sentence> {
        let first = story.steps.first()?;
        let Move::Act(action) = first.mv else {
            return None;
        };
        let (before, after) = (story.before.board(), story.after_first().board());
        if let Some(Deed::Meet { fate, .. }) = before.deed(action) {
            return Some(Sentence::new(match fate {
                Fate::Divorced => "hint-six_wives-divorces",
                Fate::Beheaded => "hint-six_wives-beheads",
                Fate::Died => "hint-six_wives-buries",
                Fate::Survived => "hint-six_wives-survives",
            }));
        }
        let own = story.seat;
        let prepares = story.steps.iter().skip(1).find_map(|step| match step.mv {
            Move::Act(_) if step.seat == own => step.effects.iter().find_map(fate_of),
            _ => None,
        });
        if let Some(fate) = prepares {
            return Some(Sentence::new("hint-six_wives-prepares").with("fate", fate.key()));
        }
        let saved = needed(before, own).saturating_sub(needed(after, own));
        let hindered = (0..before.seats())
            .map(Seat)
            .any(|other| other != own && needed(after, other) >= needed(before, other) + HINDERS);
        Some(Sentence::new(if hindered {
            "hint-six_wives-hinders"
        } else if saved > 0 {
            "hint-six_wives-nearer"
        } else {
            "hint-six_wives-room"
        }))
    }
}

fn fate_of(effect: &Effect) -> Option<Fate> {
    let Effect::Special { key, .. } = effect else {
        return None;
    };
    Fate::ALL.into_iter().find(|fate| fate.key() == key)
}
