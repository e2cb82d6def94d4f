//! Replay: whether the review panel is open beside the board, and automatic playback of the moves.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::schedule::FrameSystems;
use crate::app::session::review::ReviewState;
use crate::app::session::{Busy, Intent, Seek, TableState};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Replay>().add_systems(
        Update,
        (close, go_on.run_if(is_playing))
            .chain()
            .in_set(FrameSystems::Replay),
    );
}

/// How long each position is shown, by speed, slowest first.
pub const PACES: [Duration; 3] = [
    Duration::from_millis(2200),
    Duration::from_millis(1200),
    Duration::from_millis(500),
];

/// The replay state.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// Whether the review panel is open.
    pub open: bool,
    /// Whether playback is running.
    pub playing: bool,
    /// Playback speed: an index into [`PACES`].
    pub speed: usize,
    /// The match (`TableState::opened`), and its number of moves.
    of: (u32, usize),
    /// When the position shown came to rest.
    since: Option<Duration>,
    /// Whether playback has just started: the table may not show the first position yet.
    fresh: bool,
}

impl Default for Replay {
    fn default() -> Self {
        Self {
            open: false,
            playing: false,
            speed: 1,
            of: (0, 0),
            since: None,
            fresh: false,
        }
    }
}

impl Replay {
    /// Opens the review for the match on the table, with or without playback.
    pub fn open(&mut self, table: &TableState, playing: bool) {
        self.open = true;
        self.of = (table.opened, table.moves.len());
        self.play(playing);
    }

    /// Starts or stops playback.
    pub fn play(&mut self, playing: bool) {
        self.playing = playing;
        self.fresh = playing;
        self.since = None;
    }

    /// Closes the review.
    pub fn close(&mut self) {
        self.open = false;
        self.playing = false;
    }
}

/// Closes the review if the match changes or another move is played.
fn close(table: Res<TableState>, mut replay: ResMut<Replay>, mut review: ResMut<ReviewState>) {
    if replay.open && replay.of != (table.opened, table.moves.len()) {
        replay.close();
    }
    if !replay.open && review.wanted {
        review.wanted = false;
    }
}

fn is_playing(replay: Res<Replay>) -> bool {
    replay.playing
}

fn go_on(
    table: Res<TableState>,
    busy: Res<Busy>,
    time: Res<Time>,
    mut replay: ResMut<Replay>,
    mut redraw: ResMut<RedrawTimer>,
    mut intents: MessageWriter<Intent>,
) {
    let fresh = std::mem::replace(&mut replay.bypass_change_detection().fresh, false);
    if table.viewed_ply.is_none() {
        if fresh {
            redraw.at(time.elapsed_secs());
        } else {
            replay.play(false);
        }
        return;
    }
    let replay = replay.bypass_change_detection();
    if busy.moving {
        replay.since = None;
        return;
    }
    let now = time.elapsed();
    let since = *replay.since.get_or_insert(now);
    let next = since + PACES.get(replay.speed).copied().unwrap_or(PACES[0]);
    if now >= next {
        replay.since = None;
        intents.write(Intent::Seek(Seek::Forward));
    } else {
        redraw.at(next.as_secs_f32());
    }
}
