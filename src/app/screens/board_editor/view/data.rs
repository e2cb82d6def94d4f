//! What the page of the board editor shows, what it keeps, and what the player asks for.

use std::collections::BTreeSet;

use crate::app::screens::play_from::players::{PlayersChoice, PlayersData};
use crate::app::ui::cards::CardFace;
use crate::app::ui::diagram::{At, Diagram, Figure};
use crate::rules::{Kind, PlacementChoice, Seat};

/// A piece that can be put on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditorPiece {
    /// Its name, e.g. “dark king”.
    pub name: String,
    /// Its picture.
    pub figure: Option<Figure>,
}

/// A square of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditorSquare {
    /// Its number.
    pub number: u16,
    /// Its place on the diagram.
    pub at: At,
    /// The square and what is on it, for screen readers.
    pub spoken: String,
    /// Whether the chosen tool does anything there.
    pub usable: bool,
}

/// A pile of cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EditorPile {
    /// Its name, with the number of its cards.
    pub name: String,
    /// What a press on its name does, for screen readers; `None` if nothing is picked up.
    pub put: Option<String>,
    /// Its cards.
    pub cards: Vec<EditorCard>,
}

/// A card of a pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditorCard {
    /// Its kind.
    pub kind: Kind,
    /// Its face.
    pub face: CardFace,
    /// The card and where it is, for screen readers.
    pub spoken: String,
    /// Whether it is picked up.
    pub held: bool,
}

/// The page's data; all texts are ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EditorData {
    /// What can be put on the board.
    pub pieces: Vec<EditorPiece>,
    /// The board with what is on it.
    pub diagram: Diagram,
    /// The squares.
    pub squares: Vec<EditorSquare>,
    /// The sides by seat.
    pub sides: Vec<String>,
    /// The seat to move.
    pub turn: usize,
    /// The most pieces that a side can have in hand; 0 if there are no hands.
    pub in_hand: u8,
    /// What the first two seats have in hand.
    pub hands: [u8; 2],
    /// The piles of a game of cards; none if it is played on a board.
    pub piles: Vec<EditorPile>,
    /// What else is chosen in a game of cards.
    pub choices: Vec<PlacementChoice>,
    /// Who can play the cards.
    pub players: PlayersData,
    /// Whose turn it is, if the position can be played.
    pub ready: String,
    /// Why the position cannot be played; `None` if it can.
    pub problem: Option<String>,
}

/// What a click on a square does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts a piece there, by its place in [`EditorData::pieces`], or takes the same away.
    Put(usize),
    /// Picks a piece up, or puts it down.
    Move,
    /// Takes what is there away.
    Remove,
}

/// The page's state.
#[derive(Clone, Debug)]
pub struct EditorState {
    /// Gives the first control the focus once; set when it opens.
    pub focus_first: bool,
    /// What a click does.
    pub tool: Tool,
    /// The square of the piece that was picked up.
    pub held: Option<u16>,
    /// The cards of a pile that were picked up.
    pub cards: BTreeSet<Kind>,
    /// Who is going to play the cards.
    pub players: PlayersChoice,
}

impl EditorState {
    /// The state when it opens.
    pub fn new(tool: Tool) -> Self {
        Self {
            focus_first: true,
            tool,
            held: None,
            cards: BTreeSet::new(),
            players: PlayersChoice::default(),
        }
    }
}

/// The player's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorAction {
    /// A square was pressed, by its number.
    Square(u16),
    /// Another tool was chosen.
    Tool,
    /// Another side is to move.
    Turn(Seat),
    /// The first two seats have so many pieces in hand.
    InHand([u8; 2]),
    /// A card was pressed, in the pile with this number.
    Card(usize, Kind),
    /// The name of a pile was pressed.
    Pile(usize),
    /// The choice with the first number has the answer with the second.
    Choice(usize, usize),
    /// Take everything from the board, or all cards out of play.
    Clear,
    /// Set up the start position.
    StartPosition,
    /// Deal the cards at random.
    Deal,
    /// Open the position as an analysis board, or play the cards.
    Analyse,
    /// Go back (also Esc).
    Back,
}
