//! A type-erased match, for code that handles every game alike, such as the command line: moves and
//! positions are passed as text.

use std::any::Any;

use serde_json::Value;

use super::{
    Effect, Ending, GameView, InteractiveGame, Match, Occupant, PieceBox, PieceView, Placement,
    Record, Refusal, Seat, Setup, Spot, Turn,
};

/// A match of any game, as an object-safe trait.
pub trait AnyMatch: Send + Sync {
    /// The variant being played and its options.
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
    /// If it cannot be read or is not legal; the match is then unchanged.
    fn play(&mut self, text: &str) -> Result<(), Refusal>;
    /// Why the move is illegal; `None` if it is legal.
    fn refusal(&self, text: &str) -> Option<Refusal>;
    /// The spots that a player selects, in order, for a move in notation; none if it cannot be read,
    /// see [`InteractiveGame::spots`].
    fn spots(&self, text: &str) -> Vec<Spot>;
    /// Why selecting these spots in this order does not make a legal move, see [`InteractiveGame::explain`].
    fn explain(&self, spots: &[Spot]) -> Refusal;
    /// The refusal as a sentence.
    #[cfg(feature = "texts")]
    fn why(&self, text: &str) -> Option<String> {
        self.refusal(text).map(|refusal| refusal.sentence())
    }
    /// The effects of the last move; empty before the first.
    fn effects(&self) -> &[Effect];
    /// Who made the last move, `None` for chance, and the move in notation as a seat may know it;
    /// `None` at the beginning.
    fn last_move(&self, viewer: Option<Seat>) -> Option<(Option<Seat>, String)>;
    /// The last move with everything it refers to, see [`InteractiveGame::move_in_full`].
    fn last_move_in_full(&self) -> Option<String>;
    /// What the last move did as a seat may know it, or an onlooker; nothing at the beginning.
    fn effects_for(&self, viewer: Option<Seat>) -> Vec<Effect>;
    /// Makes the pending chance move. Returns false unless it is chance's turn.
    fn chance(&mut self) -> bool;
    /// The same match once more.
    fn clone_box(&self) -> Box<dyn AnyMatch>;
    /// Takes back one move. Returns false if there is none.
    fn undo(&mut self) -> bool;
    /// How many moves to take back for an earlier turn of a seat, see [`Match::undo_depth`].
    fn undo_depth(&self, mine: &dyn Fn(Seat) -> bool) -> Option<usize>;
    /// Ends the match without a move.
    ///
    /// # Errors
    /// When it is over already, or the game knows no such ending; then nothing has changed.
    fn end(&mut self, ending: Ending) -> Result<(), Refusal>;
    /// The seat to act, or the outcome.
    fn turn(&self) -> Turn;
    /// The position as text.
    fn position(&self) -> String;
    /// What a person sets a position up with, see [`InteractiveGame::piece_box`].
    fn piece_box(&self) -> Option<PieceBox>;
    /// The position as one that was set up by hand.
    fn placement(&self) -> Placement;
    /// The text of a position set up by hand, see [`InteractiveGame::placed`].
    fn placed(&self, placement: &Placement) -> Option<String>;
    /// What is wrong with a position set up by hand, see [`InteractiveGame::misplaced`].
    fn misplaced(&self, placement: &Placement) -> Option<Refusal>;
    /// The number of moves played.
    fn ply(&self) -> usize;
    /// What `viewer` may know, as JSON; `None` is an onlooker.
    fn view(&self, viewer: Option<Seat>) -> Value;
    /// Every piece and card on the table as `viewer` sees it; `None` is an onlooker.
    fn pieces(&self, viewer: Option<Seat>) -> Vec<PieceView>;
    /// The table drawn with characters as a seat sees it, or an onlooker, see
    /// [`GameView::drawing`].
    #[cfg(feature = "texts")]
    fn drawing(&self, viewer: Option<Seat>, names: &[String]) -> Option<String>;
    /// The match as a serializable record.
    fn record(&self) -> Record;
    /// The number of moves after which the match can be played on, see [`Match::playable`].
    fn playable(&self, moves: usize) -> usize;
    /// A match that goes on from an earlier position, see [`Match::continuation`].
    fn continuation(&self, moves: usize, seed: u64) -> Record;
    /// The match as an analysis board, see [`Match::analysis_board`].
    fn analysis_board(&self, moves: usize, people: Vec<Occupant>, seed: u64) -> Record;
    /// The occupants, by seat.
    fn seats(&self) -> &[Occupant];
    /// The key of the character playing in a seat, see [`Match::face`].
    fn face(&self, seat: Seat) -> Option<&str>;
    /// Whether two seats win and lose together.
    fn allies(&self, one: Seat, other: Seat) -> bool;
    /// Whether the game hides anything from some seat, see [`Game::hides_anything`](super::Game::hides_anything).
    fn hides_anything(&self) -> bool;
    /// Whether the players may agree to a draw.
    fn may_agree_draw(&self) -> bool;
    /// The number of move sequences of length `depth`.
    fn perft(&self, depth: u32) -> u64;

    /// The same by the game's own faster counter, if it has one, see [`Game::fast_perft`](super::Game::fast_perft).
    fn fast_perft(&self, depth: u32) -> u64;
    /// The concrete match, for callers that know the game's type.
    fn as_any(&self) -> &dyn Any;
}

impl<G: InteractiveGame> AnyMatch for Match<G> {
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
            Err(_) if Self::turn(self).outcome().is_some() => Some(Refusal::new("refusal-over")),
            Err(refusal) => Some(refusal),
        }
    }

    fn spots(&self, text: &str) -> Vec<Spot> {
        let game = self.game();
        let mv = game.parse_move(text);
        mv.map_or_else(|_| Vec::new(), |mv| game.spots(&mv))
    }

    fn explain(&self, spots: &[Spot]) -> Refusal {
        self.game().explain(spots)
    }

    fn effects(&self) -> &[Effect] {
        self.plies().last().map_or(&[], |ply| &ply.effects)
    }

    fn last_move(&self, viewer: Option<Seat>) -> Option<(Option<Seat>, String)> {
        let ply = self.plies().last()?;
        let text = ply.after.move_text_for(&ply.mv, &ply.text, viewer);
        Some((ply.seat, text))
    }

    fn last_move_in_full(&self) -> Option<String> {
        let ply = self.plies().last()?;
        ply.after.move_in_full(&ply.mv)
    }

    fn effects_for(&self, viewer: Option<Seat>) -> Vec<Effect> {
        let ply = self.plies().last();
        let effects = ply.map(|ply| {
            ply.effects
                .iter()
                .map(|one| ply.after.effect_for(one, viewer))
        });
        effects.into_iter().flatten().collect()
    }

    fn chance(&mut self) -> bool {
        self.play_chance().is_some()
    }

    fn clone_box(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn undo(&mut self) -> bool {
        Self::undo(self)
    }

    fn undo_depth(&self, mine: &dyn Fn(Seat) -> bool) -> Option<usize> {
        Self::undo_depth(self, mine)
    }

    fn end(&mut self, ending: Ending) -> Result<(), Refusal> {
        Self::end(self, ending)
    }

    fn turn(&self) -> Turn {
        Self::turn(self)
    }

    fn position(&self) -> String {
        self.game().position()
    }

    fn piece_box(&self) -> Option<PieceBox> {
        self.game().piece_box()
    }

    fn placement(&self) -> Placement {
        self.game().placement()
    }

    fn placed(&self, placement: &Placement) -> Option<String> {
        self.game().placed(placement)
    }

    fn misplaced(&self, placement: &Placement) -> Option<Refusal> {
        self.game().misplaced(placement)
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

    #[cfg(feature = "texts")]
    fn drawing(&self, viewer: Option<Seat>, names: &[String]) -> Option<String> {
        self.game().view(viewer).drawing(names)
    }

    fn record(&self) -> Record {
        Self::record(self)
    }

    fn playable(&self, moves: usize) -> usize {
        Self::playable(self, moves)
    }

    fn continuation(&self, moves: usize, seed: u64) -> Record {
        Self::continuation(self, moves, seed)
    }

    fn analysis_board(&self, moves: usize, people: Vec<Occupant>, seed: u64) -> Record {
        Self::analysis_board(self, moves, people, seed)
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

    fn fast_perft(&self, depth: u32) -> u64 {
        let game = self.game();
        game.fast_perft(depth)
            .unwrap_or_else(|| super::perft(game, depth))
    }

    fn perft(&self, depth: u32) -> u64 {
        super::perft(self.game(), depth)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
