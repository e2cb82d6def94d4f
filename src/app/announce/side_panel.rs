//! Announcements other than moves: hints, lessons and puzzles, clocks that run low, the review.

use bevy::prelude::*;

use crate::app::announce::Voice;
use crate::app::course::ActiveCourse;
use crate::app::session::TableState;
use crate::app::session::advice::{Advice, ShownHint};
use crate::app::session::clock::{ClockState, LOW};
use crate::app::session::review::ReviewState;
use crate::app::table::presentation::Presentations;
use crate::app::wording::moves::notation_words;
use crate::app::wording::{ending, hints};
use crate::rules::Seat;
use crate::texts::{Worded, capital, fill, list};

/// Announces the current hint: what to point at, and why.
pub(super) fn tell_hint(
    advice: Res<Advice>,
    table: Res<TableState>,
    presentations: Res<Presentations>,
    mut before: Local<Option<ShownHint>>,
    mut voice: ResMut<Voice>,
) {
    if advice.hint == *before {
        return;
    }
    before.clone_from(&advice.hint);
    let Some(hint) = &advice.hint else { return };
    let wording = presentations.wording(&table);
    let spots = hint.spots.iter();
    let names: Vec<String> = spots.map(|spot| wording.held(*spot)).collect();
    voice.say(fill(
        "say-hint",
        &[
            ("what", &list(&names)),
            ("why", &capital(&hints::reason(&table, &hint.reason))),
        ],
    ));
}

/// Announces a lesson's or puzzle's text: the task, praise, or what was wrong.
pub(super) fn tell_course(
    running: Res<ActiveCourse>,
    table: Res<TableState>,
    mut before: Local<Option<Worded>>,
    mut voice: ResMut<Voice>,
) {
    let now = running.said().filter(|_| table.is_practice());
    if now != *before {
        voice.say(now.as_ref().map_or_else(String::new, ToString::to_string));
        *before = now;
    }
}

/// Announces once that a clock runs low.
pub(super) fn tell_clock(
    clock: Res<ClockState>,
    table: Res<TableState>,
    mut low: Local<Vec<Seat>>,
    mut voice: ResMut<Voice>,
) {
    if !clock.is_changed() {
        return;
    }
    let seats = (0..).map(Seat).zip(&clock.left);
    let now: Vec<Seat> = seats
        .filter(|(_, left)| left.is_some_and(|left| left < LOW))
        .map(|(seat, _)| seat)
        .collect();
    for seat in now.iter().filter(|seat| !low.contains(seat)) {
        let sentence = ending::about(&table, *seat, ending::name_of, "say-low", &[]);
        voice.say(sentence);
    }
    *low = now;
}

/// Announces the turning point of the match, once the review is complete.
pub(super) fn tell_review(
    review: Res<ReviewState>,
    table: Res<TableState>,
    mut before: Local<Option<usize>>,
    mut voice: ResMut<Voice>,
) {
    let (done, all) = review.progress;
    let now = review.turning.filter(|_| done >= all);
    if now == *before {
        return;
    }
    *before = now;
    let Some((ply, line)) = now.and_then(|ply| Some((ply, table.moves.get(ply)?))) else {
        return;
    };
    let mut moments = review.moments.iter();
    let why = moments
        .find(|moment| moment.ply == ply)
        .and_then(|moment| moment.sentence.as_ref())
        .map_or_else(String::new, ToString::to_string);
    let sentence = fill(
        "say-turning",
        &[
            ("n", &table.round_of(ply).to_string()),
            ("move", &notation_words(&line.text)),
            ("why", &why),
        ],
    );
    voice.say(sentence.trim_end());
}
