//! A match of any game behind one object: what the command line and other programs need, with moves
//! and positions as texts.

use std::any::Any;

use serde_json::Value;

use super::{
    Effect, Game, GameView, Match, Occupant, PieceView, Record, Refusal, Seat, Setup, Turn,
};

/// A match whose game is not known where it is used.
pub trait AnyMatch: Send + Sync {
    /// What is played, with its options.
    fn setup(&self) -> &Setup;
    /// The key of the variant.
    fn variant(&self) -> &'static str {
        self.setup().variant().key
    }
    /// All legal moves in notation.
    fn legal(&self) -> Vec<String>;
    /// Plays a move in notation.
    ///
    /// # Errors
    /// When it cannot be read or is not legal; then nothing has changed.
    fn play(&mut self, text: &str) -> Result<(), Refusal>;
    /// Why the move may not be played; `None` if it may.
    fn refusal(&self, text: &str) -> Option<Refusal>;
    /// The same as a sentence.
    fn why(&self, text: &str) -> Option<String> {
        self.refusal(text).map(|refusal| refusal.sentence())
    }
    /// What the last move did; nothing at the beginning.
    fn effects(&self) -> &[Effect];
    /// Lets chance act; false unless it is chance's turn.
    fn chance(&mut self) -> bool;
    /// Takes one move back; false at the beginning.
    fn undo(&mut self) -> bool;
    /// Who acts, or how it ended.
    fn turn(&self) -> Turn;
    /// The position as text.
    fn position(&self) -> String;
    /// How many moves were played.
    fn ply(&self) -> usize;
    /// What a seat may know, as JSON.
    fn view(&self, viewer: Option<Seat>) -> Value;
    /// Every piece and card on the table as a seat sees them, or an onlooker.
    fn pieces(&self, viewer: Option<Seat>) -> Vec<PieceView>;
    /// The match as data.
    fn record(&self) -> Record;
    /// Who sits at the table, by seat.
    fn seats(&self) -> &[Occupant];
    /// The key of the character in a seat, see [`Match::face`].
    fn face(&self, seat: Seat) -> Option<&str>;
    /// Whether two seats win and lose together.
    fn allies(&self, one: Seat, other: Seat) -> bool;
    /// Whether the seats have secrets from each other, see [`Game::hides_anything`].
    fn hides_anything(&self) -> bool;
    /// Whether the players may agree to a draw.
    fn may_agree_draw(&self) -> bool;
    /// Counts move sequences of this length.
    fn perft(&self, depth: u32) -> u64;
    /// The match itself, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnyMatch for Match<G> {
    fn setup(&self) -> &Setup {
        Self::setup(self)
    }

    fn legal(&self) -> Vec<String> {
        self.legal_moves()
            .iter()
            .map(|mv| self.game().move_text(mv))
            .collect()
    }

    fn play(&mut self, text: &str) -> Result<(), Refusal> {
        self.play_text(text).map(|_| ())
    }

    fn refusal(&self, text: &str) -> Option<Refusal> {
        match self.game().parse_move(text) {
            Ok(mv) => Self::refusal(self, &mv),
            Err(_) if Self::turn(self).outcome().is_some() => Some(Refusal::new("refusal.over")),
            Err(refusal) => Some(refusal),
        }
    }

    fn effects(&self) -> &[Effect] {
        self.plies().last().map_or(&[], |ply| &ply.effects)
    }

    fn chance(&mut self) -> bool {
        self.play_chance().is_some()
    }

    fn undo(&mut self) -> bool {
        Self::undo(self)
    }

    fn turn(&self) -> Turn {
        Self::turn(self)
    }

    fn position(&self) -> String {
        self.game().position()
    }

    fn ply(&self) -> usize {
        self.plies().len()
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        serde_json::to_value(self.game().view(viewer)).unwrap_or(Value::Null)
    }

    fn pieces(&self, viewer: Option<Seat>) -> Vec<PieceView> {
        self.game().view(viewer).pieces()
    }

    fn record(&self) -> Record {
        Self::record(self)
    }

    fn seats(&self) -> &[Occupant] {
        Self::seats(self)
    }

    fn face(&self, seat: Seat) -> Option<&str> {
        Self::face(self, seat)
    }

    fn allies(&self, one: Seat, other: Seat) -> bool {
        self.game().allies(one, other)
    }

    fn hides_anything(&self) -> bool {
        self.game().hides_anything()
    }

    fn may_agree_draw(&self) -> bool {
        self.game().may_agree_draw()
    }

    fn perft(&self, depth: u32) -> u64 {
        super::perft(self.game(), depth)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
