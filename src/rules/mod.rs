//! The rules of every game, pure: no Bevy, no floating point, no clock, no global random numbers
//! (an architecture test holds this).
//!
//! A game is a value that implements [`Game`]: it says who acts ([`Turn`]), what is allowed and why
//! not ([`Refusal`]), plays a move and tells what happened ([`Effect`]). What a seat may know of it
//! is another type, its [`Game::View`]: the table, the panels and the computer players get nothing
//! else. A [`Match`] adds the history to a game (undo, redo, resigning), a [`Record`] is its
//! lasting form.
//!
//! Adding a game: a folder with its rules, one line in the list of [`registry`], one in
//! `tests/it/conformance.rs`.

mod any;
pub mod draughts;
mod effect;
mod hidden_ids;
mod matches;
pub mod mill;
mod outcome;
mod record;
mod refusal;
pub mod registry;
mod seat;
mod setup;
pub mod share;
pub mod six_of_viii;
pub mod stable_hash;
mod variant;
pub mod wolf;

use std::fmt::Debug;
use std::hash::Hash;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub use any::AnyMatch;
pub use effect::Effect;
pub use hidden_ids::HiddenIds;
pub use matches::{Match, MatchError, Ply};
pub use outcome::{Outcome, Reason};
pub use record::{ClockRecord, Ending, FORMAT as RECORD_FORMAT, Occupant, Record, RecordError};
pub use refusal::Refusal;
pub use seat::{Kind, PieceId, PieceView, Seat, Spot, Turn};
pub use setup::{OptionInfo, Setup, SetupError, StartError};
pub use variant::Variant;

/// A game in progress: its rules and one position.
///
/// The phase of a game (placing, passing cards, answering an offer) is part of the value. Chance is
/// a move like any other: where [`Turn::Chance`] is to act, [`Game::chance`] draws one, and the
/// record keeps what was drawn. Choices that people make at once are taken one after another; a
/// view hides each until all have chosen. A turn of several parts is several moves, see
/// [`Game::starts_turn`].
///
/// `==` compares everything that matters for the rest of the match, the counters and the history
/// for repetitions included.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// A move, or an outcome of chance.
    type Move: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a viewer may know.
    type View: GameView;

    /// What can be played of it. A variant has one game.
    const VARIANTS: &'static [Variant];

    /// The first position.
    fn new(setup: &Setup) -> Self;

    /// A position from its text.
    ///
    /// # Errors
    /// With a sentence for people when the text is not a position of this game.
    fn from_position(setup: &Setup, text: &str) -> Result<Self, Refusal>;

    /// The position as text, in the game's standard notation. History is not part of it.
    fn position(&self) -> String;

    /// How many seats take part.
    fn seats(&self) -> u8;

    /// Whether two seats win and lose together. Everybody is on the same side as himself.
    fn allies(&self, one: Seat, other: Seat) -> bool {
        one == other
    }

    /// Who acts, or how it ended.
    fn turn(&self) -> Turn;

    /// Appends every legal move of the seat that acts, each once. Nothing while chance acts or when
    /// the game is over.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Draws what chance does now; `None` unless it is chance's turn.
    fn chance(&self, _rng: &mut dyn Rng) -> Option<Self::Move> {
        None
    }

    /// Why the move may not be played now, or `None` if it may. Right for any value of the type,
    /// generated here or not.
    fn refusal(&self, mv: &Self::Move) -> Option<Refusal>;

    /// Plays a move that [`Game::refusal`] has let pass, and appends what it did. An illegal move
    /// may leave any position behind.
    fn play_unchecked(&mut self, mv: &Self::Move, effects: &mut Vec<Effect>);

    /// Plays a move and returns what it did.
    ///
    /// # Errors
    /// With the reason when it is not legal; then nothing has changed.
    fn play(&mut self, mv: &Self::Move) -> Result<Vec<Effect>, Refusal> {
        if let Some(refusal) = self.refusal(mv) {
            return Err(refusal);
        }
        let mut effects = Vec::new();
        self.play_unchecked(mv, &mut effects);
        Ok(effects)
    }

    /// Whether the seats have secrets from each other now or later, as hands of cards. Where they
    /// have none, every seat has the same view.
    fn hides_anything(&self) -> bool {
        false
    }

    /// Whether the players may agree to a draw (ALL-6): where two sides without secrets play,
    /// unless the game knows no draw.
    fn may_agree_draw(&self) -> bool {
        !self.hides_anything() && sides(self) == 2
    }

    /// What a seat may know, or an onlooker (`None`).
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// What `viewer` may know of an effect. Games without hidden things show all.
    fn effect_for(&self, effect: &Effect, _viewer: Option<Seat>) -> Effect {
        effect.clone()
    }

    /// The move in the game's notation, as seen before it is played.
    fn move_text(&self, mv: &Self::Move) -> String;

    /// What `viewer` may know of a move that was played, in the game's notation; `self` is the game
    /// after it. Games without hidden things tell all.
    fn move_text_for(&self, _mv: &Self::Move, text: &str, _viewer: Option<Seat>) -> String {
        text.to_owned()
    }

    /// Reads a move in the game's notation. It need not be legal, only meant for this position.
    ///
    /// # Errors
    /// With a sentence when it cannot be read or stands for no move at all.
    fn parse_move(&self, text: &str) -> Result<Self::Move, Refusal>;

    /// What the seat that acts points at, one after another, to make the move. The first is the
    /// piece where there is one.
    fn spots(&self, mv: &Self::Move) -> Vec<Spot>;

    /// The same places as a viewer knows them, for a move that was played; `self` is the game after
    /// it.
    fn spots_for(&self, mv: &Self::Move, _viewer: Option<Seat>) -> Vec<Spot> {
        self.spots(mv)
    }

    /// The id under which other eyes know a piece, where ids are not the same for all (ALL-7).
    fn same_piece(&self, piece: PieceId, _from: Option<Seat>, _to: Option<Seat>) -> PieceId {
        piece
    }

    /// Why pointing at these, in this order, makes no legal move.
    fn explain(&self, spots: &[Spot]) -> Refusal;

    /// Pieces whose owner must use them now, for the mark on the table: those that must capture.
    fn compulsory(&self) -> Vec<Spot> {
        Vec::new()
    }

    /// Hash of the position for repetitions and tables: equal positions, equal key, however
    /// reached.
    fn key(&self) -> u64;

    /// Whether the next move begins a turn: undo stops only here. False between the parts of one
    /// turn.
    fn starts_turn(&self) -> bool {
        true
    }

    /// Whether the move shows something hidden or is chance's, so that it cannot be taken back;
    /// `self` is the game after it.
    fn reveals(&self, _mv: &Self::Move) -> bool {
        false
    }
}

/// What a viewer may know of a game, with no hidden field in it. It can be sent to a thinker in a
/// task or a worker.
pub trait GameView:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Every piece and card on the table, with its face where this viewer sees it.
    fn pieces(&self) -> Vec<PieceView>;
    /// Who acts.
    fn turn(&self) -> Turn;
}

/// All legal moves of a game as a new list.
pub fn legal_moves<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

/// How many sides play against each other: seats that win and lose together are one.
pub fn sides<G: Game>(game: &G) -> usize {
    let first = |seat: &u8| !(0..*seat).any(|other| game.allies(Seat(other), Seat(*seat)));
    (0..game.seats()).filter(first).count()
}

/// Counts the move sequences of this length (perft), the common check of a move generator. Chance
/// is not expanded and ends a line.
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
