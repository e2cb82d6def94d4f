//! What every game with hidden cards needs to make a game of a view.

use super::{Kind, PieceView, Spot};

/// The cards of a view by slot, while those that the viewer does not see are filled in.
pub(crate) struct SeenFaces<'a, C> {
    pieces: &'a [PieceView],
    faces: Vec<Option<C>>,
    /// The cards without a slot, in their order.
    left: Vec<C>,
}

impl<'a, C: Copy + PartialEq> SeenFaces<'a, C> {
    /// The slots of a view, numbered by the ids of the viewer, with the cards that the viewer sees. `None`
    /// if these are not all slots of `cards`, or one of those that are seen is not among them or twice.
    pub fn new(
        pieces: &'a [PieceView],
        cards: impl Iterator<Item = C>,
        of_kind: fn(Kind) -> Option<C>,
    ) -> Option<Self> {
        let mut left: Vec<C> = cards.collect();
        let mut ids = (0..).zip(pieces);
        if pieces.len() != left.len() || !ids.all(|(id, piece)| piece.id.0 == id) {
            return None;
        }
        let mut faces = Vec::with_capacity(pieces.len());
        for piece in pieces {
            let face = match piece.kind {
                Some(kind) => Some(take(&mut left, of_kind(kind)?)?),
                None => None,
            };
            faces.push(face);
        }
        Some(Self {
            pieces,
            faces,
            left,
        })
    }

    /// Puts a card into the first slot there that has none, unless the card has a slot.
    pub fn put(&mut self, card: C, spot: Spot) {
        let mut slots = self.pieces.iter().zip(&mut self.faces);
        let hidden = slots.find(|(piece, face)| piece.spot == spot && face.is_none());
        if let Some((_, face)) = hidden {
            *face = take(&mut self.left, card);
        }
    }

    /// The cards by slot, of which the others have the cards that are left, in their order.
    pub fn filled(self) -> Option<Vec<C>> {
        let mut rest = self.left.into_iter();
        let faces = self.faces.into_iter();
        faces.map(|face| face.or_else(|| rest.next())).collect()
    }
}

/// Takes a card out of those that are left. `None` if it is not among them.
fn take<C: PartialEq>(left: &mut Vec<C>, card: C) -> Option<C> {
    let at = left.iter().position(|other| *other == card)?;
    Some(left.remove(at))
}

/// The points by seat before those that were gained. `None` if they cannot be counted.
pub(crate) fn points_before(totals: &[i32], gained: &[i32]) -> Option<Vec<i32>> {
    let pairs = totals.iter().zip(gained);
    pairs
        .map(|(total, gained)| total.checked_sub(*gained))
        .collect()
}
