//! States: the screen, the menu over it, and the phase of the presentation.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .add_computed_state::<AtTable>()
        .add_sub_state::<TurnPhase>();
}

/// Adds resources that belong to the match on the table.
pub trait TableResource {
    /// Adds a resource that is reset to its default when the table is left.
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
    /// Images and sounds are loading.
    #[default]
    Loading,
    /// The title screen, with the open coffer.
    Title,
    /// A match on the table.
    Table,
}

/// The panel over the screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    /// No menu.
    #[default]
    None,
    /// Setting up a match.
    Setup,
    /// A hand is hidden until its owner opens the curtain, see [`crate::app::session::curtain`].
    Curtain,
    /// The pause menu.
    Pause,
    /// The settings; closing returns to where they were opened.
    Settings,
    /// The languages, each by its own name.
    Languages,
    /// Who made this.
    Credits,
    /// Confirm deleting a saved match.
    ConfirmDelete,
    /// Confirm resigning.
    ConfirmResign,
    /// Confirm offering a draw.
    ConfirmDraw,
    /// Accept or refuse the draw that was offered.
    DrawOffered,
    /// The result of the match.
    Result,
    /// Who plays on from the position shown, in a match of its own.
    PlayFrom,
    /// A position is set up by hand.
    BoardEditor,
    /// The last trick of a card game.
    LastTrick,
    /// The scores by hand; between two hands, closing it deals the next one.
    Scores,
    /// The rules, with diagrams. Closing this and the pages below returns to where they were
    /// opened.
    Rules,
    /// The statistics.
    Statistics,
    /// The gallery of a game.
    Gallery,
    /// The drill about a line of people.
    Drill,
    /// The page for teachers about that line.
    Teachers,
    /// What is offered today.
    Today,
    /// The career at court: seals and achievements.
    Career,
    /// The puzzles.
    Puzzles,
    /// The saved matches.
    Matches,
    /// Two versions of a match: what a friend sent contradicts what is kept.
    Versions,
    /// A text to copy, or a box to paste one into.
    TextBox,
    /// The games of a file that holds several.
    GameList,
    /// A table is laid, and its guests are waited for.
    Lobby,
    /// A table at another device: a seat is taken.
    Visit,
    /// Another seat asks for a draw, to take back a turn, or for another match.
    Asked,
}

/// The table is in front: no menu lies over it. There is no such state anywhere else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AtTable;

impl ComputedStates for AtTable {
    type SourceStates = (Screen, Menu);

    fn compute(sources: (Screen, Menu)) -> Option<Self> {
        (sources == (Screen::Table, Menu::None)).then_some(Self)
    }
}

/// What is announced when a menu opens, by the key of its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Introduction {
    /// Nothing, or what depends on the match.
    Own,
    /// The title of the page.
    Title(&'static str),
    /// A sentence.
    Sentence(&'static str),
    /// A question that waits for an answer.
    Question(&'static str),
}

impl Menu {
    /// What is announced when it opens.
    pub fn introduction(self) -> Introduction {
        match self {
            Self::None | Self::Curtain | Self::Result | Self::TextBox => Introduction::Own,
            Self::Setup => Introduction::Sentence("say-setup"),
            Self::Pause => Introduction::Title("pause-title"),
            Self::Settings => Introduction::Title("settings-title"),
            Self::Languages => Introduction::Title("settings-language"),
            Self::Credits => Introduction::Title("credits-title"),
            Self::ConfirmDelete => Introduction::Question("confirm-delete"),
            Self::ConfirmResign => Introduction::Question("confirm-resign"),
            Self::ConfirmDraw => Introduction::Question("confirm-draw"),
            Self::DrawOffered => Introduction::Question("confirm-offered"),
            Self::PlayFrom => Introduction::Title("play_from-title"),
            Self::BoardEditor => Introduction::Title("editor-title"),
            Self::LastTrick => Introduction::Title("cards-last"),
            Self::Scores => Introduction::Title("cards-scores"),
            Self::Rules => Introduction::Title("rules-title"),
            Self::Statistics => Introduction::Title("statistics-title"),
            Self::Gallery => Introduction::Title("setup-gallery"),
            Self::Drill => Introduction::Title("drill-title"),
            Self::Teachers => Introduction::Title("line-teachers"),
            Self::Today => Introduction::Title("title-daily"),
            Self::Career => Introduction::Title("career-title"),
            Self::Puzzles => Introduction::Title("puzzles-title"),
            Self::Matches => Introduction::Title("matches-title"),
            Self::Versions => Introduction::Title("versions-title"),
            Self::GameList => Introduction::Title("games-title"),
            Self::Lobby => Introduction::Title("guests-lobby"),
            Self::Visit => Introduction::Title("guests-visit"),
            Self::Asked => Introduction::Own,
        }
    }
}

/// What the presentation is doing. The phase of the game itself belongs to the rules.
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = Screen::Table)]
pub enum TurnPhase {
    /// Waiting for a person's move.
    #[default]
    AwaitMove,
    /// Waiting for a courtier's move.
    Thinking,
    /// Pieces are moving.
    Animating,
    /// The match is over.
    Result,
}
