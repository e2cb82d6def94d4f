//! Everything Bevy: the session between rules and entities, the table, the input, the panels,
//! sound, settings.
//!
//! [`GamePlugin`] runs without a window, as in the tests; [`AppPlugin`] adds the window, the
//! pictures, the panels and the sound.

mod alarm;
pub mod announce;
pub mod assets;
#[cfg(target_arch = "wasm32")]
mod browser;
pub mod carry;
pub mod course;
pub mod files;
pub mod games;
pub mod input;
#[cfg(target_arch = "wasm32")]
mod page;
pub mod panels;
pub mod progress;
pub mod screens;
pub mod session;
pub mod settings;
mod sound;
pub mod table;
mod window;

use bevy::app::{RunFixedMainLoop, SpawnScene};
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::state::state::StateTransition;

/// The screen that is shown.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// Pictures and sounds are being loaded.
    #[default]
    Loading,
    /// The open coffer.
    Title,
    /// A match on the table.
    Table,
}

/// The panel that lies over the screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    /// None.
    #[default]
    None,
    /// Choosing a match.
    Setup,
    /// A hand waits for its owner, see [`session::curtain`].
    Curtain,
    /// A match is interrupted.
    Pause,
    /// The settings; closing leads back to where they were opened.
    Settings,
    /// Who made this.
    Credits,
    /// Whether to give up.
    ConfirmResign,
    /// Whether to offer a draw.
    ConfirmDraw,
    /// Whether a draw that was offered is accepted.
    DrawOffered,
    /// How the match ended.
    Result,
    /// The last trick of a game of cards.
    LastTrick,
    /// The score hand by hand; between two hands the next is dealt when it closes.
    Scores,
    /// The rules with pictures; like the pages below it leads back to where it was opened.
    Rules,
    /// What was won and lost.
    Statistics,
    /// The puzzles.
    Puzzles,
    /// A text to copy, or room to paste one.
    TextBox,
}

/// What the presentation of a match is doing. The phase of the game itself is inside the rules.
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = Screen::Table)]
pub enum TurnPhase {
    /// A person is to move.
    #[default]
    AwaitMove,
    /// A courtier thinks.
    Thinking,
    /// Pieces are moving.
    Animating,
    /// The match is over.
    Result,
}

/// The order of everything that happens to a match in one frame; each step sees what the one before
/// has done.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SessionSystems {
    /// Devices move the one cursor and make intents.
    ReadInput,
    /// Courtiers make theirs.
    Decide,
    /// The rules accept or refuse an intent.
    Apply,
    /// The table shows what has happened.
    Present,
    /// Who is next; saving.
    Advance,
}

/// The whole game without window, pictures, panels and sound: it needs states, input and time, and
/// runs anywhere.
pub struct GamePlugin;

impl Plugin for GamePlugin {
    fn build(&self, app: &mut App) {
        app.init_state::<Screen>()
            .init_state::<Menu>()
            .add_sub_state::<TurnPhase>();
        app.configure_sets(
            Update,
            (
                SessionSystems::ReadInput,
                SessionSystems::Decide,
                SessionSystems::Apply,
                SessionSystems::Present,
                SessionSystems::Advance,
            )
                .chain(),
        );
        run_on_one_thread(app);
        app.add_plugins((
            alarm::plugin,
            files::plugin,
            carry::plugin,
            course::plugin,
            settings::plugin,
            session::plugin,
            progress::plugin,
            table::plugin,
            input::plugin,
            games::plugin,
            announce::plugin,
        ));
    }
}

/// All systems of a frame are small: waking other threads for them costs ten times what they do.
/// Thinking and saving have tasks of their own.
fn run_on_one_thread(app: &mut App) {
    let frame = [
        First.intern(),
        PreUpdate.intern(),
        StateTransition.intern(),
        RunFixedMainLoop.intern(),
        FixedFirst.intern(),
        FixedPreUpdate.intern(),
        FixedUpdate.intern(),
        FixedPostUpdate.intern(),
        FixedLast.intern(),
        Update.intern(),
        SpawnScene.intern(),
        PostUpdate.intern(),
        Last.intern(),
    ];
    for label in frame {
        app.edit_schedule(label, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
}

/// The game as it is played in a window.
pub struct AppPlugin;

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            assets::source_plugin,
            window::plugin,
            GamePlugin,
            assets::plugin,
            table::skin::plugin,
            games::skin_plugin,
            screens::plugin,
            sound::plugin,
        ));
        #[cfg(not(target_arch = "wasm32"))]
        app.add_systems(Startup, session::learn);
        #[cfg(target_arch = "wasm32")]
        app.add_plugins(browser::plugin);
    }
}
