//! Which screen and which menu is shown, and what the presentation of a match is doing.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .add_sub_state::<TurnPhase>();
}

/// Resources that belong to the match on the table.
pub trait TableResource {
    /// Adds a resource that goes back to its default when the table is left.
    fn init_table_resource<R: Resource<Mutability = Mutable> + Default>(&mut self) -> &mut Self;
}

impl TableResource for App {
    fn init_table_resource<R: Resource<Mutability = Mutable> + Default>(&mut self) -> &mut Self {
        let reset = |mut resource: ResMut<R>| *resource = R::default();
        self.init_resource::<R>()
            .add_systems(OnExit(Screen::Table), reset)
    }
}

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
    /// A hand waits for its owner, see [`crate::app::session::curtain`].
    Curtain,
    /// A match is interrupted.
    Pause,
    /// The settings; closing leads back to where they were opened.
    Settings,
    /// Who made this.
    Credits,
    /// Whether to begin the match again.
    ConfirmRestart,
    /// Whether a new match takes the place of the one that was begun.
    ConfirmStart,
    /// Whether the match on the table waits while the lesson is played.
    ConfirmLesson,
    /// Whether to delete a match that is kept.
    ConfirmDelete,
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
    /// The matches that are kept.
    Matches,
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
