//! The rules of every game. This crate is pure: it knows no engine and no computer player, and has no
//! floating point, no clock and no global random numbers (an architecture test checks the last).
//!
//! A game is a value that implements [`Game`]: it says whose turn it is ([`Turn`]), what is legal
//! and why other moves are not ([`Refusal`]), plays a move and reports what happened ([`Effect`]).
//! What a seat may know of it is a separate type, [`Game::View`]: the table, the panels and the
//! computer players see nothing else.
//!
//! ```
//! use coffer_rules::draughts::Draughts;
//! use coffer_rules::{Game, Setup, legal_moves};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = Draughts::new(&Setup::standard("draughts")?);
//! let moves = legal_moves(&game);
//! let texts: Vec<String> = moves.iter().map(|mv| game.move_text(mv)).collect();
//! assert_eq!(texts.len(), 7);
//! assert!(texts.contains(&"11-15".to_owned()));
//!
//! for text in ["11-15", "22-18"] {
//!     let mv = game.parse_move(text)?;
//!     println!("{:?}", game.play(&mv)?);
//! }
//! let refusal = game.parse_move("8-11").expect_err("15 has to capture");
//! println!("{refusal}");
//! # #[cfg(not(feature = "texts"))]
//! assert_eq!(refusal.to_string(), "refusal-draughts-must_capture (square: 15)");
//! assert_eq!(refusal.key(), "refusal-draughts-must_capture");
//! assert_eq!(refusal.value("square").as_deref(), Some("15"));
//! # Ok(())
//! # }
//! ```
//!
//! Words in the player's language are the feature `texts`, which everything else in this workspace
//! uses: sentences for refusals and errors, and tables drawn with characters. Without it the crate
//! has neither the texts nor the library that reads them, and a refusal or an error is written by
//! its key, as above.
//!
//! What people at a table need beyond the rules is an [`InteractiveGame`]: moves are made by selecting
//! spots, and positions set up by hand. A [`Match`] adds the history to a game (undo, redo,
//! resigning); a [`Record`] is its serialized form.
//!
//! A match whose game is known only when the program runs is an [`AnyMatch`]; its moves are texts:
//!
//! ```
//! use coffer_rules::{Setup, registry};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = registry::start_match(Setup::standard("draughts")?, Vec::new(), 1, None)?;
//! game.play("11-15")?;
//! assert_eq!(game.legal().len(), 7);
//! // White men move to lower numbers. The position is as it was.
//! let refusal = game.play("18-23").expect_err("there is nobody");
//! assert!(refusal.key().starts_with("refusal-"));
//!
//! let again = registry::replay_match(&game.record())?;
//! assert_eq!(again.position(), game.position());
//! # Ok(())
//! # }
//! ```
//!
//! With a game that is known, moves are values:
//!
//! ```
//! use coffer_rules::{Match, Setup, draughts::Draughts};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut play = Match::<Draughts>::new(Setup::standard("draughts")?, Vec::new(), 1);
//! let first = play.legal_moves()[0].clone();
//! play.play(first)?;
//! assert_eq!(play.plies().len(), 1);
//! assert!(play.undo());
//! assert!(play.plies().is_empty());
//! # Ok(())
//! # }
//! ```
//!
//! To add a game, add a folder with its rules, one line in the list of [`registry`] and one in
//! `tests/it/conformance.rs`.

mod any;
mod bit_set;
pub mod cromwell;
mod determinization;
pub mod draughts;
#[cfg(feature = "texts")]
mod drawing;
mod effect;
pub mod game_list;
mod hidden_ids;
mod interactive;
mod matches;
pub mod mill;
mod options;
mod outcome;
mod placement;
mod position_counts;
pub mod queens_guard;
pub mod quiz;
mod record;
mod refusal;
pub mod registry;
mod seat;
mod setup;
pub mod share;
pub mod six_of_viii;
pub mod six_wives;
pub mod stable_hash;
mod strength;
mod turn;
mod variant;
pub mod variant_names;
pub mod wolf;
mod written_lines;
mod written_result;

use std::fmt::Debug;
use std::hash::Hash;

pub use any::AnyMatch;
pub use effect::Effect;
pub use hidden_ids::HiddenIds;
pub use interactive::InteractiveGame;
pub use matches::analysis::SideLine;
pub use matches::{Match, MatchError, Ply};
pub use options::{OptionInfo, OptionRole};
pub use outcome::{Outcome, Reason};
pub use placement::{CardPile, PieceBox, Placement, PlacementChoice};
pub use position_counts::PositionCounts;
use rand::Rng;
pub use record::{
    Analysis, ClockRecord, Ending, FORMAT as RECORD_FORMAT, Occupant, Record, RecordError,
};
pub use refusal::Refusal;
pub use seat::{Kind, PieceId, PieceView, Seat, Spot, seats_by_side, side_name};
use serde::Serialize;
use serde::de::DeserializeOwned;
pub use setup::{Setup, SetupError, StartError};
pub use strength::{Effort, NoStrength, Strength};
pub use turn::Turn;
pub use variant::Variant;

/// A game in progress: its rules and one position.
///
/// The phase of a game (placing, passing cards, answering an offer) is part of the value. Chance is
/// a move like any other: if the turn is [`Turn::Chance`], [`Game::chance`] draws the move, and the
/// record keeps what was drawn. Simultaneous choices are made one after another; the view hides
/// each of them until all have chosen. A turn of several parts is several moves, see
/// [`Game::starts_turn`].
///
/// `==` compares everything that matters for the rest of the match, including the counters and the
/// repetition history.
///
/// A match keeps a copy for every ply, so what grows with the plies is shared between the copies, as
/// [`PositionCounts`] are.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// A move, or an outcome of chance.
    type Move: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a viewer may know.
    type View: GameView;

    /// The variants of this game. Every variant belongs to exactly one game.
    const VARIANTS: &'static [Variant];

    /// The starting position.
    fn new(setup: &Setup) -> Self;

    /// Parses a position.
    ///
    /// # Errors
    /// With a sentence for the player if the text is not a position of this game.
    fn from_position(setup: &Setup, text: &str) -> Result<Self, Refusal>;

    /// The position as text, in the game's standard notation, without the history.
    fn position(&self) -> String;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// Whether two seats win and lose together; true for a seat and itself.
    fn allies(&self, one: Seat, other: Seat) -> bool {
        one == other
    }

    /// The seat to act, or the outcome.
    fn turn(&self) -> Turn;

    /// Appends every legal move of the seat to act, each once; none if it is chance's turn or the
    /// game is over.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Draws the chance move; `None` unless it is chance's turn.
    fn chance(&self, _rng: &mut dyn Rng) -> Option<Self::Move> {
        None
    }

    /// Why the move is illegal now; `None` if it is legal. Must be correct for any value of the
    /// type, not only for moves generated here.
    fn refusal(&self, mv: &Self::Move) -> Option<Refusal>;

    /// Plays a move that [`Game::refusal`] accepts, and appends its effects. After an illegal move
    /// the position is unspecified.
    fn play_unchecked(&mut self, mv: &Self::Move, effects: &mut Vec<Effect>);

    /// Plays a move and returns its effects.
    ///
    /// # Errors
    /// With the reason if it is not legal; the game is then unchanged.
    fn play(&mut self, mv: &Self::Move) -> Result<Vec<Effect>, Refusal> {
        if let Some(refusal) = self.refusal(mv) {
            return Err(refusal);
        }
        let mut effects = Vec::new();
        self.play_unchecked(mv, &mut effects);
        Ok(effects)
    }

    /// Whether the game ever hides anything from some seat, e.g. hands of cards. If not, every seat
    /// has the same view.
    fn hides_anything(&self) -> bool {
        false
    }

    /// Whether the players may agree to a draw (ALL-6): by default if there are two sides and
    /// nothing is hidden. Games without draws override this.
    fn may_agree_draw(&self) -> bool {
        !self.hides_anything() && sides(self) == 2
    }

    /// What a seat may know; `None` is an onlooker.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// A game that looks like this to the viewer of `view`: whatever the viewer cannot know is filled in,
    /// in the same way each time, so that it tells nothing. Its view is `view` again, and its pieces have
    /// the viewer's ids for everybody.
    ///
    /// A view from elsewhere may be wrong: `None` if it is of no game with this set-up, as far as that can
    /// be told. Games that hide nothing have no need of this, and return `None`.
    fn determinize(_setup: &Setup, _view: &Self::View) -> Option<Self> {
        None
    }

    /// A move that was played, with the hidden cards in it replaced by others: as
    /// [`Game::move_text_for`], but still a move. `self` is the game after it.
    fn redact(&self, mv: &Self::Move, _viewer: Option<Seat>) -> Self::Move {
        mv.clone()
    }

    /// What `viewer` may know of an effect. Games that hide nothing show everything.
    fn effect_for(&self, effect: &Effect, _viewer: Option<Seat>) -> Effect {
        effect.clone()
    }

    /// The move in the game's notation, for the position before it is played.
    fn move_text(&self, mv: &Self::Move) -> String;

    /// What `viewer` may know of a move that was played, in the game's notation; `self` is the game
    /// after it. Games that hide nothing show everything.
    fn move_text_for(&self, _mv: &Self::Move, text: &str, _viewer: Option<Seat>) -> String {
        text.to_owned()
    }

    /// Parses a move in the game's notation. It may be illegal in this position.
    ///
    /// # Errors
    /// With a sentence if it cannot be read or does not stand for any move.
    fn parse_move(&self, text: &str) -> Result<Self::Move, Refusal>;

    /// What a move means that is refused here, in a record from before the rulings last changed
    /// (older than [`RECORD_FORMAT`]); `None` if it was refused then as well.
    fn earlier_move(&self, _text: &str) -> Option<Earlier> {
        None
    }

    /// Translates a piece id from one viewer's ids to another's, for games whose ids differ between
    /// viewers (ALL-7).
    fn same_piece(&self, piece: PieceId, _from: Option<Seat>, _to: Option<Seat>) -> PieceId {
        piece
    }

    /// The number of move sequences of length `depth` by a counter of the game's own that is faster
    /// than [`perft`]; `None` if it has none, or it does not hold here.
    fn fast_perft(&self, _depth: u32) -> Option<u64> {
        None
    }

    /// Hash of the position for repetitions and transposition tables: equal positions have equal
    /// keys, however they were reached.
    fn key(&self) -> u64;

    /// Whether the next move begins a turn: undo stops only there. False between the parts of one
    /// turn.
    fn starts_turn(&self) -> bool {
        true
    }

    /// Whether the move reveals something hidden or is chance's, so that it cannot be taken back;
    /// `self` is the game after it.
    fn reveals(&self, _mv: &Self::Move) -> bool {
        false
    }
}

/// What a move of a match means that followed earlier rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Earlier {
    /// What it says has already happened by itself.
    Done,
    /// It ended the match in a draw.
    Drawn,
}

/// What a viewer may know of a game, without any hidden information, so it can be sent to a
/// computer player in a task or a worker.
pub trait GameView:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Every piece and card on the table, with its face if this viewer may see it.
    fn pieces(&self) -> Vec<PieceView>;
    /// The seat to act, or the outcome.
    fn turn(&self) -> Turn;
    /// The table drawn with characters as this viewer sees it, at most 80 columns wide; `None` for
    /// a game that is not drawn. `names` are the people's by seat; an empty or missing one is
    /// called by its side or number.
    #[cfg(feature = "texts")]
    fn drawing(&self, _names: &[String]) -> Option<String> {
        None
    }
}

impl Setup {
    /// [`Setup::new`] for a variant of game `G`, which need not be built in.
    ///
    /// # Errors
    /// If the game has no such variant, or an option or a value does not exist.
    pub fn of<'a, G: Game>(
        variant: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupError> {
        let known = G::VARIANTS.iter().find(|known| known.key == variant);
        Self::for_variant(known.ok_or_else(|| SetupError::unknown(variant))?, options)
    }

    /// The set-up described by a record, which must be of a variant of game `G`.
    ///
    /// # Errors
    /// If the game has no such variant, or an option, a seat or a value does not exist.
    pub fn of_record<G: Game>(record: &Record) -> Result<Self, SetupError> {
        let known = G::VARIANTS.iter().find(|known| known.key == record.variant);
        let known = known.ok_or_else(|| SetupError::unknown(&record.variant))?;
        Self::for_record(known, record)
    }
}

/// All legal moves of a game as a new list.
pub fn legal_moves<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

/// The number of sides that play against each other; seats that win and lose together are one side.
pub fn sides<G: Game>(game: &G) -> usize {
    seats_by_side(game.seats().into(), |one, other| game.allies(one, other)).len()
}

/// The number of move sequences of length `depth`, the usual test of a move generator. Chance nodes
/// are not expanded: they end a line.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = legal_moves(game);
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut effects = Vec::new();
    moves
        .iter()
        .map(|mv| {
            let mut next = game.clone();
            effects.clear();
            next.play_unchecked(mv, &mut effects);
            perft(&next, depth - 1)
        })
        .sum()
}
