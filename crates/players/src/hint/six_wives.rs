//! What hints say about a move in The Six Wives: the goal that it meets, or the one that it
//! prepares.

use coffer_rules::six_wives::board::{Board, Deed};
use coffer_rules::six_wives::card::Fate;
use coffer_rules::six_wives::{Move, SixWives};
use coffer_rules::{Kind, Seat};
use coffer_texts::Sentence;

use super::{Explains, PlayedLine};
use crate::six_wives::evaluation::needed;

impl Explains for SixWives {
    /// Queens that leave the board are neither won nor lost.
    fn weight(_kind: Kind) -> i32 {
        0
    }

    fn remark(played_line: &PlayedLine<SixWives>) -> Option<Sentence> {
        let first = played_line.steps.first()?;
        let Move::Act(action) = first.mv else {
            return None;
        };
        let own = played_line.seat;
        let [before, after] = [&played_line.before, played_line.after_first()].map(SixWives::board);
        if let Some(Deed::Meet { fate, .. }) = before.deed(action) {
            return Some(Sentence::new(match fate {
                Fate::Divorced => "hint-six_wives-divorces",
                Fate::Beheaded => "hint-six_wives-beheads",
                Fate::Died => "hint-six_wives-buries",
                Fate::Survived => "hint-six_wives-survives",
            }));
        }
        if let Some(fate) = prevents(before, after, own) {
            return Some(Sentence::new("hint-six_wives-hinders").with("fate", fate.key()));
        }
        if let Some(fate) = prepares(played_line) {
            return Some(Sentence::new("hint-six_wives-prepares").with("fate", fate.key()));
        }
        let saved = needed(before, own).saturating_sub(needed(after, own));
        Some(Sentence::new(if saved > 0 {
            "hint-six_wives-nearer"
        } else {
            "hint-six_wives-room"
        }))
    }
}

/// The next goal of the seat in the line.
fn prepares(played_line: &PlayedLine<SixWives>) -> Option<Fate> {
    let own = played_line
        .steps
        .iter()
        .skip(1)
        .filter(|step| step.seat == played_line.seat);
    own.flat_map(|step| &step.effects).find_map(Fate::of_effect)
}

/// A fate that a queen of another player could have met next, and cannot after the move.
fn prevents(before: &Board, after: &Board, own: Seat) -> Option<Fate> {
    let others = before.all_seats().filter(|seat| *seat != own);
    let mut playing = others.filter(|seat| !before.card(*seat).is_complete());
    playing.find_map(|other| {
        let still: Vec<Fate> = after.with_turn(other).fates().collect();
        let mut possible = before.with_turn(other).fates();
        possible.find(|fate| !still.contains(fate))
    })
}
