//! The order of systems within a frame: every system set of the app, once.
//!
//! A system names the set it belongs to; the order of the sets is defined only here.

use bevy::app::{RunFixedMainLoop, SpawnScene};
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::state::state::StateTransition;
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            SessionSystems::ReadInput,
            SessionSystems::Decide,
            SessionSystems::Apply,
            SessionSystems::Present,
            SessionSystems::Advance,
            SessionSystems::Panels,
        )
            .chain(),
    );
    app.configure_sets(
        Update,
        (
            FrameSystems::Pointer,
            FrameSystems::Keys,
            FrameSystems::Cursor,
            FrameSystems::Transfer,
        )
            .chain()
            .in_set(SessionSystems::ReadInput),
    );
    app.configure_sets(
        Update,
        (
            FrameSystems::Think,
            FrameSystems::Hear,
            FrameSystems::Replay,
            FrameSystems::Queue,
            FrameSystems::Advise,
            FrameSystems::Ask,
            FrameSystems::Begin,
            FrameSystems::Shape,
            FrameSystems::Layout,
        )
            .chain()
            .in_set(SessionSystems::Decide),
    );
    app.configure_sets(
        Update,
        (FrameSystems::Apply, FrameSystems::Share)
            .chain()
            .in_set(SessionSystems::Apply),
    );
    app.configure_sets(Update, OfOneGame.ambiguous_with(OfOneGame));
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
            FrameSystems::Curtain,
            FrameSystems::Mark,
            FrameSystems::Keep,
        )
            .chain()
            .in_set(SessionSystems::Advance),
    );
    app.configure_sets(
        Update,
        (
            // The player asks for one menu at a time.
            FrameSystems::Open.ambiguous_with(FrameSystems::Open),
            // Each of these belongs to another screen or menu.
            FrameSystems::Follow.ambiguous_with(FrameSystems::Follow),
            FrameSystems::Theme,
        )
            .chain()
            .in_set(SessionSystems::Panels),
    );
    app.configure_sets(
        EguiPrimaryContextPass,
        (
            PanelSystems::Style,
            PanelSystems::Dismiss,
            PanelSystems::Table,
            // Only one menu is open at a time.
            PanelSystems::Menu.ambiguous_with(PanelSystems::Menu),
            PanelSystems::Told,
            PanelSystems::Notice,
            PanelSystems::Laying,
            PanelSystems::Cover,
        )
            .chain(),
    );
    run_on_one_thread(app);
}

/// The stages of a frame, in order; each sees the results of the one before.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SessionSystems {
    /// Devices move the shared cursor and produce intents.
    ReadInput,
    /// Computer players produce intents.
    Decide,
    /// The rules accept or refuse the intents.
    Apply,
    /// The table shows the result.
    Present,
    /// Turn order, curtain, marks and saving.
    Advance,
    /// Menus open, and what panels show follows.
    Panels,
}

/// The steps within those stages, in order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FrameSystems {
    // SessionSystems::ReadInput
    /// Mouse and touch become cursor commands.
    Pointer,
    /// Keys and gamepad become cursor commands and intents.
    Keys,
    /// The cursor executes its commands and writes intents.
    Cursor,
    /// Files and texts arrive from outside.
    Transfer,
    // SessionSystems::Decide
    /// Computer players think and answer.
    Think,
    /// What other devices at the table say arrives.
    Hear,
    /// A replay advances.
    Replay,
    /// The frame's intents are queued.
    Queue,
    /// Hints are computed.
    Advise,
    /// A match is asked for.
    Ask,
    /// It is put on the table.
    Begin,
    /// It brings the shape of its table.
    Shape,
    /// The layout follows window and shape.
    Layout,
    // SessionSystems::Apply
    /// The rules accept or refuse the queued intents.
    Apply,
    /// Other devices at the table are shown the result.
    Share,
    // SessionSystems::Present
    /// The card table's view model is updated.
    Show,
    /// The selection is synchronized with the table.
    Select,
    /// The preview of the move that is being chosen.
    Preview,
    /// Pieces are spawned and placed.
    Lay,
    /// Pieces are animated.
    Move,
    /// The selected piece is lifted.
    Hold,
    // SessionSystems::Advance
    /// The curtain closes and opens.
    Curtain,
    /// Marks are drawn on the board.
    Mark,
    /// The match is queued for saving.
    Keep,
    // SessionSystems::Panels
    /// Menus open because something asks for them.
    Open,
    /// What a screen or menu shows follows the table and the time.
    Follow,
    /// The panels' theme follows settings and loaded images.
    Theme,
}

/// What only one game has, e.g. its sounds. Only one game is on the table at a time, so these systems never
/// conflict.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OfOneGame;

/// Reads the store in [`PreStartup`] and fills the notice with any errors. Other systems that read
/// the store run after it.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct NoticeSystems;

/// The end of a frame, in [`Last`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastSystems {
    /// The frame's sentences are announced. Systems that add sentences run before, systems that
    /// speak them run after.
    Announce,
    /// Cues become sound clips.
    Clip,
    /// Files are written. Systems that save something run before.
    Save,
}

/// The panels, in bevy_egui's pass, in order: from bottom to top.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PanelSystems {
    /// Fonts and style are set up.
    Style,
    /// Esc closes a notice before a panel reads the key.
    Dismiss,
    /// The panels around the table.
    Table,
    /// The screen, or the menu over it.
    Menu,
    /// A story of the game that is shown during play.
    Told,
    /// Notices about files that could not be read or written.
    Notice,
    /// That a table is being laid, over everything else.
    Laying,
    /// The pointer learns what is covered of the table.
    Cover,
}

/// All systems are small: waking other threads for them costs ten times what they cost themselves.
/// Thinking and saving have their own tasks.
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
        EguiPrimaryContextPass.intern(),
    ];
    for label in frame {
        app.edit_schedule(label, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
}
