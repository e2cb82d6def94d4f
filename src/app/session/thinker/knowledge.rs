//! The tablebases and books of the courtiers: loaded when the app is built, unpacked in the
//! background.

use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::tasks::AsyncComputeTaskPool;

use crate::app::files::Notice;
use crate::players::knowledge::Knowledge;
use crate::texts::fill;

/// The tablebases and books of the courtiers, see [`Knowledge`].
#[derive(Resource, Clone, Debug)]
pub struct PlayerKnowledge(pub Knowledge);

/// Loads everything that is built in; the page leaves the tablebases to its workers. If a file is
/// damaged, the courtiers play without any, and the notice says so.
pub(super) fn load(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    let read = Knowledge::complete();
    #[cfg(target_arch = "wasm32")]
    let read = Knowledge::built_in();
    let knowledge = read.unwrap_or_else(|error| {
        let why = error.to_string();
        let mut notice = app.world_mut().get_resource_or_init::<Notice>();
        notice.tell(fill("players-no_knowledge", &[("why", &why)]));
        Knowledge::default()
    });
    app.insert_resource(PlayerKnowledge(knowledge));
}

/// Unpacks the tablebases in the background, when the title is there: the tasks of the first picture
/// must not wait for it. A courtier that needs them earlier unpacks them, or waits for them, in its
/// own task.
#[cfg(not(target_arch = "wasm32"))]
pub fn unpack(knowledge: Res<PlayerKnowledge>) {
    let knowledge = knowledge.0.clone();
    AsyncComputeTaskPool::get()
        .spawn(async move { knowledge.unpack() })
        .detach();
}
