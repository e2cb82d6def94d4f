//! The stories of a game's gallery: each is told at the table the first time that something like it
//! happens there, and is kept in the player's progress.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::app::files::Saver;
use crate::app::progress::PlayerProgress;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::TableState;
use crate::app::state::{Screen, TableResource};
use crate::app::table::cursor::CursorCommand;
use crate::app::table::motion::AnimationQueue;
use crate::app::table::presentation::Miniature;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Happened>()
        .init_table_resource::<Storyteller>()
        .add_systems(
            Update,
            (listen, tell)
                .chain()
                .run_if(in_state(Screen::Table))
                .after(FrameSystems::Keep)
                .in_set(SessionSystems::Advance),
        );
}

/// Message: what a miniature tells of has happened on the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct Happened(pub Miniature);

/// How long a story is shown, in seconds.
const SHOWN: f32 = 8.0;

/// The stories to be told at the table.
#[derive(Resource, Default, Debug)]
pub struct Storyteller {
    /// The story shown now, and until when, in seconds of app time.
    pub now: Option<(Miniature, f32)>,
    waiting: VecDeque<Miniature>,
}

/// Keeps what happens for the first time.
fn listen(
    mut happened: MessageReader<Happened>,
    table: Res<TableState>,
    mut progress: ResMut<PlayerProgress>,
    mut teller: ResMut<Storyteller>,
    mut saver: ResMut<Saver>,
) {
    for Happened(story) in happened.read() {
        if !table.practice && progress.0.set_seen(story.key) {
            progress.keep(&mut saver);
            teller.waiting.push_back(*story);
        }
    }
}

/// Shows the next story once the pieces are at rest, and hides it after its time, or when the next
/// move is begun.
fn tell(
    mut commands: MessageReader<CursorCommand>,
    motion: Res<AnimationQueue>,
    time: Res<Time>,
    mut teller: ResMut<Storyteller>,
    mut redraw: ResMut<RedrawTimer>,
) {
    let now = time.elapsed_secs();
    let moves_on = commands
        .read()
        .any(|command| !matches!(command, CursorCommand::Hover(_)));
    match teller.now {
        Some((_, until)) if now >= until || moves_on => teller.now = None,
        Some((_, until)) => return redraw.at(until),
        None => {}
    }
    if motion.busy() || teller.waiting.is_empty() {
        return;
    }
    if let Some(story) = teller.waiting.pop_front() {
        teller.now = Some((story, now + SHOWN));
        redraw.at(now + SHOWN);
    }
}
