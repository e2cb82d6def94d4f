//! Courtiers think in a task or a worker of their own, never in a frame. They get a view, not the state, and can be stopped.

#[cfg(not(target_arch = "wasm32"))]
mod task;
#[cfg(target_arch = "wasm32")]
mod worker;

use std::time::Duration;

use bevy::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
pub(super) use self::task::Pondering;
#[cfg(not(target_arch = "wasm32"))]
pub use self::task::learn;
#[cfg(target_arch = "wasm32")]
pub(super) use self::worker::Pondering;
use super::super::SessionSystems;
use super::super::alarm::Alarm;
use super::super::settings::Settings;
use super::super::table::motion::Motion;
use super::Intent;
use super::Session;
use super::TableGame;
use crate::players::question::Question;
use crate::players::thinker::Thought;

pub(super) fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Wake>();
    app.insert_resource(Thinking::<G> { current: None });
    app.add_systems(
        Update,
        (stop::<G>, start::<G>, answer::<G>)
            .chain()
            .in_set(super::ThinkSystems)
            .before(super::QueueSystems)
            .in_set(super::OfGame(G::GAME))
            .in_set(SessionSystems::Decide),
    );
}

/// How a task or a worker tells the window that it is done, so that nothing has to be drawn while it thinks. Empty without a window.
#[derive(Resource, Default, Clone)]
pub struct Wake(pub Option<std::sync::Arc<dyn Fn() + Send + Sync>>);

#[derive(Resource)]
struct Thinking<G: TableGame> {
    current: Option<Current<G>>,
}

struct Current<G: TableGame> {
    pondering: Pondering<G>,
    key: (u32, usize),
    /// Not shown before this moment of the app's time, so that it looks human.
    not_before: Duration,
    done: Option<Thought<G::Move>>,
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
    if who.is_person() || session.practice || thinking.current.is_some() {
        return;
    }
    let question = Question {
        variant: session.game.setup().variant().key.to_owned(),
        who: who.clone(),
        view: session.game.game().view(Some(seat)),
        legal: session.game.legal_moves(),
        seed: session.game.seed().wrapping_add(session.game.plies().len() as u64),
        nodes: None,
    };
    thinking.current = Some(Current {
        pondering: Pondering::begin(question, &wake),
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
    if current.done.is_none() {
        current.done = current.pondering.poll();
    }
    if current.done.is_none() && current.pondering.needs_frames() {
        alarm.at(time.elapsed_secs());
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
