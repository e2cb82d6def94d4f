//! The player's statistics and course progress, saved between runs. Every match is counted when it
//! ends.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::files::{Files, Notice, Saver};
use crate::app::schedule::SessionSystems;
use crate::app::session::advice::Advice;
use crate::app::session::courtiers::deal::{CourtiersDeal, DealPlayed, DealSeat};
use crate::app::session::{GaveUp, Matches, ResetReason, TableReset, TableState};
use crate::levels::deals;
use crate::players::levels::Courtier;
use crate::rules::Strength;
use crate::store::progress::{PROGRESS, Progress, RecordedAs};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayerProgress>()
        .init_resource::<LevelSuggestion>()
        .add_systems(PostStartup, read)
        .add_systems(
            Update,
            (
                follow_help.after(SessionSystems::Panels),
                count,
                learn_deal.run_if(on_message::<DealPlayed>),
                ask_courtiers
                    .run_if(resource_changed::<TableState>.or_eager(on_message::<DealPlayed>)),
            )
                .chain(),
        );
}

/// Records what a courtier has made of the deal of the day.
fn learn_deal(
    mut played: MessageReader<DealPlayed>,
    mut progress: ResMut<PlayerProgress>,
    mut saver: ResMut<Saver>,
) {
    for DealPlayed { deal, points } in played.read() {
        let known = progress.0.deal(&deal.variant, deal.day).courtiers.len();
        if Courtier::ALL.get(known) == Some(&deal.courtier) {
            progress.0.add_to_deal(&deal.variant, deal.day, *points);
            progress.keep(&mut saver);
        }
    }
}

/// While the deal of a day is on the table, the next courtier is to play it.
pub(super) fn ask_courtiers(
    table: Res<TableState>,
    matches: Res<Matches>,
    progress: Res<PlayerProgress>,
    mut wanted: ResMut<CourtiersDeal>,
) {
    let record = matches.on_table().filter(|_| !table.is_practice());
    let dealt = record.and_then(|kept| {
        let day = deals::day_of(&kept.record)?;
        let variant = kept.record.variant.clone();
        let known = progress.0.deal(&variant, day).courtiers.len();
        let courtier = *Courtier::ALL.get(known)?;
        Some(DealSeat {
            variant,
            day,
            courtier,
        })
    });
    wanted.set_if_neq(CourtiersDeal(dealt));
}

/// Everything that is saved about the player. Callers that change it must call
/// [`PlayerProgress::keep`].
#[derive(Resource, Default, Debug)]
pub struct PlayerProgress(pub Progress);

impl PlayerProgress {
    /// Queues it for writing.
    pub fn keep(&self, saver: &mut Saver) {
        saver.keep(PROGRESS, self.0.to_json());
    }
}

/// After a run of wins or losses: how strongly the next courtier should play, and how strongly the last
/// one did. Usually `None`. The suggestion lapses with the match that caused it.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct LevelSuggestion(pub Option<(Strength, Strength)>);

/// Loads the progress from the files.
pub fn take(files: &Files, progress: &mut PlayerProgress, notice: &mut Notice) {
    let read = files.read(PROGRESS, "progress-refused", notice, |text| {
        Progress::from_json(text).map_err(|error| error.to_string())
    });
    progress.0 = read.unwrap_or_default();
}

fn read(files: Res<Files>, mut progress: ResMut<PlayerProgress>, mut notice: ResMut<Notice>) {
    take(&files, &mut progress, &mut notice);
}

/// Remembers which matches are begun here and go on without help: only those earn a seal.
fn follow_help(
    table: Res<TableState>,
    advice: Res<Advice>,
    matches: Res<Matches>,
    mut resets: MessageReader<TableReset>,
    mut progress: ResMut<PlayerProgress>,
    mut saver: ResMut<Saver>,
) {
    let resets: Vec<ResetReason> = resets.read().map(|reset| reset.reason).collect();
    let Some(kept) = matches.on_table().filter(|_| !table.is_aside()) else {
        return;
    };
    // Nothing that is shown depends on it.
    let known = &mut progress.bypass_change_detection().0;
    let mut changed = false;
    for reason in resets {
        let begun = match reason {
            ResetReason::Opened if matches.is_continued() => continue,
            ResetReason::Opened | ResetReason::Rematched => !kept.played,
            // Hidden cards are dealt again; otherwise all moves are taken back.
            ResetReason::Restarted => table.hidden && !kept.played,
            ResetReason::Undone => false,
            _ => continue,
        };
        changed |= if begun {
            known.set_begun(&kept.record)
        } else {
            known.set_aided(&kept.record)
        };
    }
    if advice.is_changed() && (advice.thinking || advice.hint.is_some()) {
        changed |= known.set_aided(&kept.record);
    }
    if changed {
        progress.bypass_change_detection().keep(&mut saver);
    }
}

/// The match on the table, as this system sees it.
#[derive(Default)]
pub(super) struct Watched {
    /// When it was opened.
    since: Duration,
    /// Whether it is already counted, or was over when it was opened.
    done: bool,
}

/// Counts a match once, if it ends while on the table.
pub(super) fn count(
    table: Res<TableState>,
    matches: Res<Matches>,
    time: Res<Time>,
    mut resets: MessageReader<TableReset>,
    mut gave_up: MessageReader<GaveUp>,
    mut watched: Local<Watched>,
    mut progress: ResMut<PlayerProgress>,
    mut offer: ResMut<LevelSuggestion>,
    mut saver: ResMut<Saver>,
) {
    let new_match = |reason| {
        matches!(
            reason,
            ResetReason::Opened | ResetReason::Restarted | ResetReason::Rematched
        )
    };
    if resets.read().any(|reset| new_match(reset.reason)) {
        *watched = Watched {
            since: time.elapsed(),
            done: table.turn.outcome().is_some(),
        };
        offer.set_if_neq(LevelSuggestion(None));
    }
    // A player who resigns loses, even if the others play on.
    let on_table = matches.on_table().map(|kept| &*kept.record);
    let (outcome, record) = match (gave_up.read().last(), table.turn.outcome(), on_table) {
        (Some(gave_up), _, _) => (&gave_up.outcome, &gave_up.record),
        (None, Some(outcome), Some(record)) => (outcome, record),
        _ => return,
    };
    if watched.done || table.is_aside() || table.viewed_ply.is_some() {
        return;
    }
    watched.done = true;
    let progress = &mut *progress;
    let counted = progress.0.record_result(
        record,
        outcome,
        |one, other| table.allies(one, other),
        time.elapsed().saturating_sub(watched.since),
    );
    let dealt = deals::day_of(record).zip(outcome.scores.first());
    let first_deal =
        dealt.is_some_and(|(day, points)| progress.0.record_deal(&record.variant, day, *points));
    if let RecordedAs::Courtier(strength) = counted
        && let Some(other) = progress.0.offer(&record.variant, strength)
    {
        progress.0.set_offered(&record.variant, strength);
        offer.set_if_neq(LevelSuggestion(Some((other, strength))));
    }
    if first_deal || matches!(counted, RecordedAs::Courtier(_) | RecordedAs::People) {
        progress.keep(&mut saver);
    }
}
