//! What hints say about a move in The Six Wives: the goal that it meets, or the one that it
//! prepares.

use super::{Explains, LineMove, Story};
use crate::players::six_wives::evaluation::needed;
use crate::rules::six_wives::board::{Board, Deed};
use crate::rules::six_wives::card::{Duty, Fate};
use crate::rules::six_wives::{Move, SixWives};
use crate::rules::{Game, Kind, Seat};
use crate::texts::Sentence;

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
        let own = story.seat;
        // Not the draws that the seat cannot know.
        let views = [&story.before, story.after_first()].map(|game| game.view(Some(own)));
        let [before, after] = [views[0].board(), views[1].board()];
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
        if let Some(fate) = prepares(story, before) {
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

/// The next goal of the seat in the line. What follows a goal with a draw that the seat cannot know
/// is left out, since it may be impossible.
fn prepares(story: &Story<SixWives>, known: &Board) -> Option<Fate> {
    let fate = |step: &LineMove<SixWives>| step.effects.iter().find_map(Fate::of_effect);
    let unknown = |seat: Seat| known.card(seat).duty() == Duty::Cocktail(None);
    let later = story.steps.iter().skip(1);
    let mut sure = later.take_while(|step| !unknown(step.seat) || fate(step).is_none());
    sure.find_map(|step| fate(step).filter(|_| step.seat == story.seat))
}

/// A fate that a queen of another player could have met next, and cannot after the move.
fn prevents(before: &Board, after: &Board, own: Seat) -> Option<Fate> {
    let unknown = |seat: &Seat| before.card(*seat).duty() == Duty::Cocktail(None);
    let others = before
        .all_seats()
        .filter(|seat| *seat != own && !unknown(seat));
    let playing = others.filter(|seat| !before.card(*seat).is_complete());
    playing.into_iter().find_map(|other| {
        let still: Vec<Fate> = after.with_turn(other).fates().collect();
        let mut possible = before.with_turn(other).fates();
        possible.find(|fate| !still.contains(fate))
    })
}
