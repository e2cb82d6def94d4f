//! The only bridge between the rules and the entities, generic over the game: intents go in,
//! messages come out.
//!
//! Mouse, keys, gamepad and courtiers all produce [`Intent`]s. The rules accept or refuse each.
//! Afterwards [`TableState`] is what the table and the panels may know, and [`Applied`] is what
//! there is to animate.

pub mod advice;
mod apply;
mod autosave;
pub mod clock;
pub mod courtiers_deal;
pub mod curtain;
pub mod game;
pub mod intent;
pub mod laying;
mod library;
pub mod message;
pub mod opening;
mod phase;
pub mod replay;
pub mod review;
pub mod seed;
mod state;
mod thinker;

use bevy::prelude::*;

pub use autosave::Matches;
pub(crate) use game::OfGame;
pub use game::{GameId, Games, LineAnswer, OwnMark, ScoreEntry, Session, Standings, TableGame};
pub use intent::{Intent, RedactedText, Seek};
pub use laying::Laying;
pub use library::Library;
pub use message::{
    Applied, GaveUp, Open, OpenResult, PracticeAttempt, RefusalReason, Refused, Renamed,
    ResetReason, TableReset, VersionsDiffer,
};
pub use seed::fresh_seed;
pub use state::{AnalysisLines, Busy, ChanceWaits, MoveLine, RuleNow, TableState};
#[cfg(not(target_arch = "wasm32"))]
pub use thinker::background_plugin;
pub use thinker::ponder::Pondering;
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
        courtiers_deal::plugin,
        clock::plugin,
        curtain::plugin,
        review::plugin,
        replay::plugin,
        thinker::ponder::plugin,
    ));
}

/// Registers a game, so that its matches can be opened, played and saved.
pub fn add_game<G: TableGame>(app: &mut App) -> GameId {
    let mut games = app.world_mut().get_resource_or_init::<Games>();
    let others: Vec<_> = games.keys().collect();
    let id = games.add::<G>();
    for other in others {
        app.configure_sets(Update, OfGame(G::GAME).ambiguous_with(OfGame(other)));
    }
    apply::game_plugin::<G>(app);
    curtain::game_plugin::<G>(app);
    thinker::plugin::<G>(app);
    autosave::game_plugin::<G>(app);
    advice::game_plugin::<G>(app);
    opening::game_plugin::<G>(app);
    courtiers_deal::game_plugin::<G>(app);
    clock::game_plugin::<G>(app);
    review::game_plugin::<G>(app);
    id
}
