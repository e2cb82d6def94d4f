//! Courtiers think in a task of their own, never in a frame. A task gets a view, not the state, and can be cancelled.

use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use bevy::tasks::Task;
use bevy::tasks::futures::check_ready;

use super::super::SessionSystems;
use super::super::settings::Settings;
use super::super::table::motion::Motion;
use super::Intent;
use super::Session;
use super::TableGame;
use crate::players::Cancel;
use crate::players::Thought;
use crate::rules::Game;
use crate::rules::Occupant;

pub(super) fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Wake>();
    app.insert_resource(Thinking::<G> { current: None });
    app.add_systems(
        Update,
        (stop::<G>, start::<G>, answer::<G>)
            .chain()
            .before(super::queue_intents)
            .in_set(SessionSystems::Decide),
    );
}

/// How a task tells the window that it is done, so that nothing has to be drawn while it thinks. Empty without a window.
#[derive(Resource, Default, Clone)]
pub struct Wake(pub Option<std::sync::Arc<dyn Fn() + Send + Sync>>);

#[derive(Resource)]
struct Thinking<G: TableGame> {
    current: Option<Current<G>>,
}

struct Current<G: TableGame> {
    task: Task<Option<Thought<G::Move>>>,
    cancel: Cancel,
    key: (u32, usize),
    /// Not shown before this moment of the app's time, so that it looks human.
    not_before: Duration,
    done: Option<Thought<G::Move>>,
}

impl<G: TableGame> Drop for Current<G> {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}

/// What is thought about: the match, and how far it has come.
fn key<G: TableGame>(session: &Session<G>, table: &super::TableState) -> (u32, usize) {
    (table.opened, session.game.plies().len())
}

/// Stops thinking about what is no longer on the table.
fn stop<G: TableGame>(session: Option<Res<Session<G>>>, table: Res<super::TableState>, mut thinking: ResMut<Thinking<G>>) {
    let wanted = session
        .filter(|session| session.game.acting().is_some_and(|(_, who)| !who.is_person()))
        .map(|session| key(&session, &table));
    if thinking.current.as_ref().is_some_and(|current| Some(current.key) != wanted) {
        thinking.current = None;
    }
}

fn start<G: TableGame>(
    session: Option<Res<Session<G>>>,
    table: Res<super::TableState>,
    mut thinking: ResMut<Thinking<G>>,
    settings: Res<Settings>,
    time: Res<Time>,
    wake: Res<Wake>,
) {
    let Some(session) = session else { return };
    let Some((seat, who)) = session.game.acting() else { return };
    let level = match who {
        Occupant::Person(_) => return,
        Occupant::Courtier(level) => *level,
        Occupant::Random => 0,
    };
    if thinking.current.is_some() {
        return;
    }
    let cancel = Cancel::default();
    let view = session.game.game().view(Some(seat));
    let seed = session.game.seed().wrapping_add(session.game.plies().len() as u64);
    let (stop, wake) = (cancel.clone(), wake.0.clone());
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let thought = G::think(&view, level, seed, &stop);
        if let Some(wake) = wake {
            wake();
        }
        thought
    });
    thinking.current = Some(Current {
        task,
        cancel,
        key: key(&session, &table),
        not_before: time.elapsed() + settings.pace(),
        done: None,
    });
}

fn answer<G: TableGame>(
    session: Option<ResMut<Session<G>>>,
    mut thinking: ResMut<Thinking<G>>,
    motion: Res<Motion>,
    time: Res<Time>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(mut session) = session else { return };
    let Some(current) = &mut thinking.current else { return };
    if current.done.is_none() && current.task.is_finished() {
        current.done = check_ready(&mut current.task).flatten();
    }
    if motion.busy() || time.elapsed() < current.not_before {
        return;
    }
    let Some(thought) = current.done.take() else { return };
    session.scores.push(thought.score);
    intents.write(Intent::Answer {
        text: session.game.game().move_text(&thought.mv),
        ply: current.key.1,
    });
}

impl<G: TableGame> Thinking<G> {
    /// Whether a thought is ready, and only waits for its moment.
    fn waits(&self) -> bool {
        self.current.as_ref().is_some_and(|current| current.done.is_some())
    }
}

/// Whether a courtier of this game has its answer and only waits for a human moment: the window must not sleep then.
pub fn answer_waits<G: TableGame>(world: &World) -> bool {
    world.get_resource::<Thinking<G>>().is_some_and(Thinking::waits)
}
