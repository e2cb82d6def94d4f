//! What a player has won, learnt and solved, kept between runs; every match is counted when it
//! ends.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::files::{Files, Notice, Saver};
use crate::app::schedule::SessionSystems;
use crate::app::session::{Games, GaveUp, Matches, ResetReason, TableReset, TableState};
use crate::players::levels::Courtier;
use crate::store::progress::{PROGRESS, Progress, RecordedAs};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayerProgress>()
        .init_resource::<LevelSuggestion>()
        .add_systems(PostStartup, read)
        .add_systems(Update, count.after(SessionSystems::Advance));
}

/// Everything that is kept about the player. Whoever changes it calls [`PlayerProgress::keep`].
#[derive(Resource, Default, Debug)]
pub struct PlayerProgress(pub Progress);

impl PlayerProgress {
    /// Writes it soon.
    pub fn keep(&self, saver: &mut Saver) {
        saver.keep(PROGRESS, self.0.to_json());
    }
}

/// The courtier to offer for the next match instead of the one there was, after a run of wins or
/// losses; none most of the time. The offer goes with the match that brought it.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct LevelSuggestion(pub Option<(Courtier, Courtier)>);

/// Takes what the files have.
pub fn take(files: &Files, learnt: &mut PlayerProgress, notice: &mut Notice) {
    let read = files.read(PROGRESS, "progress-refused", notice, |text| {
        Progress::from_json(text).map_err(|error| error.to_string())
    });
    learnt.0 = read.unwrap_or_default();
}

fn read(files: Res<Files>, mut learnt: ResMut<PlayerProgress>, mut notice: ResMut<Notice>) {
    take(&files, &mut learnt, &mut notice);
}

/// The match that is watched.
#[derive(Default)]
struct Watched {
    /// When it was laid out.
    since: Duration,
    /// Whether it is counted, or was over when it came.
    done: bool,
}

/// Counts a match once, when it ends before our eyes.
fn count(
    table: Res<TableState>,
    matches: Res<Matches>,
    games: Res<Games>,
    time: Res<Time>,
    mut laid: MessageReader<TableReset>,
    mut gave_up: MessageReader<GaveUp>,
    mut watched: Local<Watched>,
    mut learnt: ResMut<PlayerProgress>,
    mut offer: ResMut<LevelSuggestion>,
    mut saver: ResMut<Saver>,
) {
    let anew = |occasion| {
        matches!(
            occasion,
            ResetReason::Opened | ResetReason::Restarted | ResetReason::Rematched
        )
    };
    if laid.read().any(|laid| anew(laid.occasion)) {
        *watched = Watched {
            since: time.elapsed(),
            done: table.turn.outcome().is_some(),
        };
        offer.set_if_neq(LevelSuggestion(None));
    }
    // Who gives up has lost, though others play on.
    let on_table = matches.on_table().map(|kept| &*kept.record);
    let (outcome, record) = match (gave_up.read().last(), table.turn.outcome(), on_table) {
        (Some(gave_up), _, _) => (&gave_up.outcome, &gave_up.record),
        (None, Some(outcome), Some(record)) => (outcome, record),
        _ => return,
    };
    if watched.done || table.practice || table.looking.is_some() {
        return;
    }
    watched.done = true;
    let learnt = &mut *learnt;
    let counted = learnt.0.record_result(
        record,
        outcome,
        |one, other| table.allies(one, other),
        time.elapsed().saturating_sub(watched.since),
    );
    if let RecordedAs::Level(level) = counted {
        let levels = games.courtiers(&record.variant).into_iter();
        let levels = levels.map(Courtier::level);
        if let Some(other) = learnt.0.offer(&record.variant, level, levels) {
            learnt.0.set_offered(&record.variant, level);
            offer.set_if_neq(LevelSuggestion(
                Courtier::of_level(other).zip(Courtier::of_level(level)),
            ));
        }
    }
    if matches!(counted, RecordedAs::Level(_) | RecordedAs::People) {
        learnt.keep(&mut saver);
    }
}
