//! What people need of a game beyond its rules: moves made by pointing at the table, and positions set
//! up by hand.

use super::{Game, GameView, Match, PieceBox, Placement, Refusal, Seat, Spot};

/// A game that people play by selecting spots on the table, and whose positions they may set up by
/// hand. Whoever only wants the rules, such as a computer player, needs no more than [`Game`].
pub trait InteractiveGame: Game {
    /// The spots that the player selects, in order, to make the move. The first is the piece, if
    /// the move has one.
    fn spots(&self, mv: &Self::Move) -> Vec<Spot>;

    /// The same spots as a viewer knows them, for a move that was played; `self` is the game after
    /// it.
    fn spots_for(&self, mv: &Self::Move, _viewer: Option<Seat>) -> Vec<Spot> {
        self.spots(mv)
    }

    /// Why selecting these spots in this order does not make a legal move.
    fn explain(&self, spots: &[Spot]) -> Refusal;

    /// What looks like a move between two of the actor's own pieces but is refused now, as spots:
    /// pointing at these is an attempt, not only the choice of another piece.
    fn barred(&self) -> Vec<Vec<Spot>> {
        Vec::new()
    }

    /// Pieces that must be used now, e.g. those that must capture; the table marks them.
    fn compulsory(&self) -> Vec<Spot> {
        Vec::new()
    }

    /// A move that was played with everything it refers to, for sentences about it: words of the
    /// notation, seats by their number from 1. `self` is the game after it; everybody may read it.
    /// `None` if the notation says it all.
    fn move_in_full(&self, _mv: &Self::Move) -> Option<String> {
        None
    }

    /// What a person sets a position up with, on the board of this game or with its cards; `None` if
    /// positions of this game are not set up by hand.
    fn piece_box(&self) -> Option<PieceBox> {
        None
    }

    /// The position as one that was set up by hand.
    fn placement(&self) -> Placement {
        let most = self.piece_box().map_or(0, |pieces| pieces.in_hand);
        Placement::new(&self.view(None).pieces(), &self.turn(), most)
    }

    /// The text of a position set up by hand, see [`Game::from_position`], which says what is wrong
    /// with it. `None` if positions of this game are not set up by hand.
    fn placed(&self, _placement: &Placement) -> Option<String> {
        None
    }

    /// What is wrong with a position set up by hand, as somebody sees it who looks at the board, with
    /// the place that it is about. `None` if [`InteractiveGame::placed`] gives a position that can be read: then
    /// it can be played, or the game is over in it.
    fn misplaced(&self, _placement: &Placement) -> Option<Refusal> {
        None
    }
}

impl<G: InteractiveGame> Match<G> {
    /// The legal move that a player makes by selecting these spots in order, see
    /// [`InteractiveGame::spots`]: its place among the [`legal_moves`](Match::legal_moves).
    pub fn move_at(&self, spots: &[Spot]) -> Option<usize> {
        let mut legal = self.legal_moves().iter();
        legal.position(|mv| self.game().spots(mv) == spots)
    }
}
