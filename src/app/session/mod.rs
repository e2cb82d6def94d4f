//! The only bridge between the rules and the entities: intents go in, messages come out. A match of
//! any game is a [`TableMatch`]; nothing else here depends on the game.
//!
//! Mouse, keys, gamepad and courtiers all produce [`Intent`]s. The rules accept or refuse each.
//! Afterwards [`TableState`] is what the table and the panels may know, and [`Applied`] is what
//! there is to animate.

pub mod advice;
mod apply;
mod autosave;
pub mod clock;
pub mod courtiers;
pub mod curtain;
mod describe;
pub mod game;
mod games;
pub mod guests;
pub mod intent;
pub mod laying;
mod library;
mod match_review;
pub mod message;
pub mod opening;
mod phase;
pub mod replay;
pub mod review;
pub mod seed;
pub mod sharing;
mod state;
mod table_match;
mod thinker;

use bevy::prelude::*;

pub use autosave::Matches;
pub use courtiers::Pondering;
pub use game::{GameId, LineAnswer, OwnMark, ScoreEntry, Standings, TableGame};
pub use games::Games;
pub use intent::{Intent, Seek};
pub use laying::Laying;
pub use library::Library;
pub use message::{
    Applied, GaveUp, MoveNumber, Open, OpenResult, PracticeAttempt, RefusalReason, Refused,
    Renamed, ResetReason, TableReset, VersionsDiffer,
};
pub use seed::fresh_seed;
pub use state::{AnalysisLines, Busy, ChanceWaits, Mode, MoveLine, Practice, RuleNow, TableState};
pub use table_match::{BegunMove, Session, TableMatch, plays};
#[cfg(not(target_arch = "wasm32"))]
pub use thinker::background_plugin;
pub use thinker::{PlayerKnowledge, Wake};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Games>().add_plugins((
        intent::plugin,
        message::plugin,
        state::plugin,
        apply::plugin,
        (phase::plugin, laying::plugin),
        autosave::plugin,
        library::plugin,
        advice::plugin,
        opening::plugin,
        courtiers::plugin,
        clock::plugin,
        curtain::plugin,
        review::plugin,
        (replay::plugin, sharing::plugin, guests::plugin),
        thinker::plugin,
    ));
}

/// Registers a game, so that its matches can be opened, played and saved.
pub fn add_game<G: TableGame>(app: &mut App) -> GameId {
    let mut games = app.world_mut().get_resource_or_init::<Games>();
    games.add::<G>()
}
