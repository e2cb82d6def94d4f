//! The surface of the table as the cursor, the pointer and the animation use it: a board or cards.
//! Callers need not know which.

use bevy::prelude::*;

use crate::app::table::animation::AnimationStep;
use crate::rules::{Effect, PieceId, Seat, Spot};

/// The layout of a board or of a card table in the current window. All points are in world units.
pub trait Surface {
    /// Hit test: the nearest spot, by the shape of the places; of the spoken choices only those
    /// that are `open` are hit. `raised` is the card pointed at so far.
    fn spot_at(
        &self,
        point: Vec2,
        raised: Option<PieceId>,
        open: &dyn Fn(Spot) -> bool,
    ) -> Option<Spot>;

    /// The position of the `index`th piece or card at a spot.
    fn place(&self, spot: Spot, index: usize) -> Option<Vec2>;

    /// The point at which a player points at a spot: the centre of a place or, for a card in a
    /// hand, the centre of its part that is always visible.
    fn center(&self, spot: Spot) -> Option<Vec2>;

    /// The area of a spot, as assistive technology outlines it.
    fn area(&self, spot: Spot) -> Option<Rect>;

    /// The point above a spot for a speech bubble, while a card is pointed at.
    fn above(&self, spot: Spot, raised: Option<PieceId>) -> Option<Vec2>;

    /// The next spot from `from` in a direction, for arrow keys. `track` is a point of the line on
    /// which the walk began; of the spoken choices only those that are `open` are reachable.
    fn neighbour(
        &self,
        from: Spot,
        direction: Vec2,
        track: Vec2,
        open: &dyn Fn(Spot) -> bool,
    ) -> Option<Spot>;

    /// Every spot that keys can reach.
    fn stops(&self) -> Vec<Spot>;

    /// Where a walk begins; `firsts` are the spots that start a move, in reading order.
    fn home(&self, firsts: &[Spot]) -> Option<Spot>;

    /// The part of the table that keys can navigate. `None` if there is nothing.
    fn walked(&self) -> Option<Rect>;

    /// The area of a seat: its captured pieces, or its portrait if that is on the table.
    fn seat_frame(&self, seat: Seat) -> Rect;

    /// Whether a press alone lifts a piece. If not, the release decides whether it was a press, a
    /// tap or a throw.
    fn lifts_on_press(&self) -> bool;

    /// The spot meant by pointing at `spot` while another is raised under the pointer.
    fn meant(&self, spot: Spot, raised: Option<Spot>) -> Spot;

    /// Whether marks are drawn on places; otherwise each card has its own.
    fn marks_places(&self) -> bool;

    /// The animation script of effects. Lines in `seen` were already shown.
    fn script(&self, effects: &[Effect], seen: &[Vec<Spot>]) -> Vec<AnimationStep>;
}
