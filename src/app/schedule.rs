//! The order of a frame: every system set of the app, once.
//!
//! A system names the set it belongs to; which set comes before which is said here and nowhere
//! else.

use bevy::app::{RunFixedMainLoop, SpawnScene};
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::state::state::StateTransition;

pub(super) fn plugin(app: &mut App) {
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
    app.configure_sets(
        Update,
        (
            FrameSystems::Pointer,
            FrameSystems::Keys,
            FrameSystems::Cursor,
        )
            .chain()
            .in_set(SessionSystems::ReadInput),
    );
    app.configure_sets(
        Update,
        (
            FrameSystems::Think,
            FrameSystems::Practice,
            FrameSystems::Replay,
            FrameSystems::Queue,
            FrameSystems::Advise,
            FrameSystems::Review,
            FrameSystems::Shape,
            FrameSystems::Layout,
        )
            .chain()
            .in_set(SessionSystems::Decide),
    );
    app.configure_sets(Update, FrameSystems::Apply.in_set(SessionSystems::Apply));
    app.configure_sets(
        Update,
        (
            FrameSystems::Show,
            FrameSystems::Select,
            FrameSystems::Preview,
            FrameSystems::Lay,
            FrameSystems::Move,
            FrameSystems::Hold,
        )
            .chain()
            .in_set(SessionSystems::Present),
    );
    app.configure_sets(
        Update,
        (
            FrameSystems::Phase,
            FrameSystems::Curtain,
            FrameSystems::Mark,
            FrameSystems::Keep,
        )
            .chain()
            .in_set(SessionSystems::Advance),
    );
    run_on_one_thread(app);
}

/// The parts of a frame in which a match goes on, in order; each sees what the one before has done.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SessionSystems {
    /// Devices move the one cursor and make intents.
    ReadInput,
    /// Computer players make theirs.
    Decide,
    /// The rules accept or refuse an intent.
    Apply,
    /// The table shows what has happened.
    Present,
    /// Who is next; saving.
    Advance,
}

/// The steps of those parts, in order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FrameSystems {
    // SessionSystems::ReadInput
    /// Mouse and touch become cursor commands.
    Pointer,
    /// Keys and gamepad become cursor commands and intents.
    Keys,
    /// The cursor carries out its commands and writes intents.
    Cursor,
    // SessionSystems::Decide
    /// Computer players think and answer.
    Think,
    /// A lesson or a puzzle plays its part.
    Practice,
    /// A match that is replayed steps on.
    Replay,
    /// The intents of the frame are collected.
    Queue,
    /// Hints are thought about.
    Advise,
    /// Matches are reviewed.
    Review,
    /// A match, lesson or puzzle that is about to be opened brings the shape of its table.
    Shape,
    /// The layout follows window and shape.
    Layout,
    // SessionSystems::Apply
    /// The rules accept or refuse what is wanted.
    Apply,
    // SessionSystems::Present
    /// The view model of a card table is written.
    Show,
    /// The selection is brought in step with the table.
    Select,
    /// What is seen of a move that is being pointed at.
    Preview,
    /// Pieces are spawned and laid where they belong.
    Lay,
    /// Pieces move.
    Move,
    /// What is selected is lifted.
    Hold,
    // SessionSystems::Advance
    /// Whose turn it is; the end of a match.
    Phase,
    /// The curtain closes and opens.
    Curtain,
    /// Marks are put on the board.
    Mark,
    /// The match is saved.
    Keep,
}

/// Reading the store, in [`PreStartup`], with a notice of what could not be read; what reads
/// besides comes after.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct NoticeSystems;

/// The end of a frame, in [`Last`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastSystems {
    /// The sentences of the frame are announced; what has a sentence to add comes before, what
    /// speaks them after.
    Announce,
    /// Cues become clips.
    Clip,
    /// What there is to write is written; what has something to keep comes before.
    Save,
}

/// The panels of a frame, in bevy_egui's pass, from below to above.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PanelSystems {
    /// Fonts and theme are made ready.
    Style,
    /// What stands round the table.
    Table,
    /// The screen, or the menu that lies over it.
    Menu,
    /// What could not be read or kept.
    Notice,
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
