//! How players are asked: they think in a task or worker of their own, never within a frame. They get
//! a view, not the full state, and can be cancelled.

mod knowledge;
#[cfg(not(target_arch = "wasm32"))]
mod task;
mod thought;
mod wake;
#[cfg(not(target_arch = "wasm32"))]
mod waking_task;
#[cfg(target_arch = "wasm32")]
mod worker;

use bevy::prelude::*;

pub use self::knowledge::PlayerKnowledge;
#[cfg(not(target_arch = "wasm32"))]
pub use self::knowledge::background_plugin;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use self::task::ThinkJob;
pub(super) use self::thought::{GameThinking, job};
pub use self::thought::{PonderTask, TableThought, Thinkers, Thinking, ThoughtQuestion};
pub use self::wake::Wake;
#[cfg(target_arch = "wasm32")]
pub(super) use self::worker::ThinkJob;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wake>();
    if !app.world().contains_resource::<PlayerKnowledge>() {
        knowledge::load(app);
    }
}
