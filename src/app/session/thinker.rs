//! Courtiers think in a task of their own, never in a frame. A task gets a view, not the state, and can be cancelled.

use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use bevy::tasks::Task;
use bevy::tasks::futures::check_ready;

use super::super::SessionSystems;
use super::super::alarm::Alarm;
use super::super::settings::Settings;
use super::super::table::motion::Motion;
use super::Intent;
use super::Session;
use super::TableGame;
use crate::players::Cancel;
use crate::players::system_clock;
use crate::players::thinker::Request;
use crate::players::thinker::Thought;

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
    task: Task<Thought<G::Move>>,
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
    if who.is_person() || thinking.current.is_some() {
        return;
    }
    let cancel = Cancel::default();
    let view = session.game.game().view(Some(seat));
    let seed = session.game.seed().wrapping_add(session.game.plies().len() as u64);
    let legal = session.game.legal_moves();
    let mut thinker = G::thinker(who);
    let request = Request {
        budget: None,
        seed,
        cancel: cancel.clone(),
        clock: system_clock,
    };
    let wake = wake.0.clone();
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let thought = thinker.think(&view, &legal, &request);
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
    mut alarm: ResMut<Alarm>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(mut session) = session else { return };
    let Some(current) = &mut thinking.current else { return };
    if current.done.is_none() && current.task.is_finished() {
        current.done = check_ready(&mut current.task);
    }
    if current.done.is_none() || motion.busy() {
        return;
    }
    if time.elapsed() < current.not_before {
        alarm.at(current.not_before.as_secs_f32());
        return;
    }
    let Some(Thought { best: Some(mv), score, .. }) = current.done.take() else {
        return;
    };
    session.scores.extend(score.map(|score| score.0));
    intents.write(Intent::Answer {
        text: session.game.game().move_text(&mv),
        ply: current.key.1,
    });
}
