//! What lies on the table, as the cursor, the pointer and the motion ask for it: a board or cards.
//! Whoever asks need not know which.

use bevy::prelude::*;

use crate::app::table::board::layout::BoardPlaces;
use crate::app::table::cards::layout::CardPlaces;
use crate::app::table::motion::AnimationStep;
use crate::rules::{Effect, Seat, Spot};

/// The places of a board or of a table for cards in the window as it is now. All points are in
/// world units.
pub trait Surface {
    /// What is pointed at with a point: the nearest place, by the shape of the places.
    fn spot_at(&self, point: Vec2) -> Option<Spot>;

    /// Where the `index`th piece or card at a spot lies.
    fn place(&self, spot: Spot, index: usize) -> Option<Vec2>;

    /// Where one points to mean a spot: the middle of a place, and of a card in a hand the middle
    /// of what always shows of it.
    fn center(&self, spot: Spot) -> Option<Vec2>;

    /// Above a spot, where a bubble may stand.
    fn above(&self, spot: Spot) -> Option<Vec2>;

    /// The next place from `from` in a direction, as arrow keys walk. `track` is a point of the
    /// line on which the walk began; of the choices only those that are `open` are reached.
    fn neighbour(
        &self,
        from: Spot,
        direction: Vec2,
        track: Vec2,
        open: &dyn Fn(Spot) -> bool,
    ) -> Option<Spot>;

    /// Every place that keys can walk to.
    fn stops(&self) -> Vec<Spot>;

    /// Where a walk begins; `firsts` are the spots that begin a move, in reading order.
    fn home(&self, firsts: &[Spot]) -> Option<Spot>;

    /// The part of the table on which keys walk. `None` while there is nothing to walk on.
    fn walked(&self) -> Option<Rect>;

    /// Where the things of a seat are: what it has taken, its portrait where that stands on the
    /// table.
    fn seat_frame(&self, seat: Seat) -> Rect;

    /// Whether a press alone lifts what lies under it. Where it does not, the release tells whether
    /// a press, a tap or a throw was meant.
    fn lifts_on_press(&self) -> bool;

    /// What pointing at `spot` means while another is raised under the pointer.
    fn meant(&self, spot: Spot, raised: Option<Spot>) -> Spot;

    /// Whether a spot can be looked at when it is no part of a move.
    fn looked_into(&self, spot: Spot) -> bool;

    /// Whether marks lie on the places. Where they do not, each card bears its own.
    fn marks_places(&self) -> bool;

    /// How effects are animated. Lines in `seen` were shown before.
    fn script(&self, effects: &[Effect], seen: &[Vec<Spot>]) -> Vec<AnimationStep>;
}

/// What lies on the table now.
#[derive(Clone, Debug, PartialEq)]
pub enum TableSurface {
    /// A board of squares, points or hexes.
    Board(BoardPlaces),
    /// Cards.
    Cards(CardPlaces),
}

impl std::ops::Deref for TableSurface {
    type Target = dyn Surface;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Board(board) => board,
            Self::Cards(cards) => cards,
        }
    }
}
