//! Piece ids that cannot be tracked from hand to hand (ALL-7).
//!
//! A game with hidden cards numbers its pieces, and everybody sees the number of a face-down card.
//! A player that remembers the numbers of two passed cards would later recognize them. So every
//! viewer has a private set of ids, and when hidden cards change hands, the ids of all hidden cards
//! of that hand are shuffled.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;

use super::stable_hash::StableHasher;
use super::{Effect, Kind, PieceId, PieceView, Seat, Spot};

/// The piece ids of a game, by viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HiddenIds {
    /// The id of each piece, by seat; the onlooker's come last. The copies of a game share them until
    /// they are shuffled.
    by_viewer: Vec<Arc<Vec<u16>>>,
}

impl HiddenIds {
    /// Initially every piece has its number as id for every viewer.
    pub fn new(seats: u8, pieces: usize) -> Self {
        let ids: Arc<Vec<u16>> = Arc::new((0..pieces).map(|piece| piece as u16).collect());
        Self {
            by_viewer: vec![ids; usize::from(seats) + 1],
        }
    }

    /// The index in `by_viewer` of this viewer: its seat, or the onlooker's entry.
    fn eyes(&self, viewer: Option<Seat>) -> usize {
        let onlooker = self.by_viewer.len() - 1;
        viewer.map_or(onlooker, |seat| seat.index().min(onlooker))
    }

    /// The id under which a viewer knows a piece.
    pub fn id(&self, viewer: Option<Seat>, piece: usize) -> PieceId {
        let ids = &self.by_viewer[self.eyes(viewer)];
        PieceId(ids.get(piece).copied().unwrap_or(piece as u16))
    }

    /// The piece that an id means to this viewer; `None` if there is no such piece.
    pub fn piece(&self, viewer: Option<Seat>, id: PieceId) -> Option<usize> {
        let ids = &self.by_viewer[self.eyes(viewer)];
        ids.iter().position(|known| *known == id.0)
    }

    /// Shuffles the ids of these pieces for every viewer that does not see them. The seed must be
    /// derived from something nobody knows, or the shuffle could be reconstructed.
    pub fn exchange(
        &mut self,
        pieces: &[usize],
        seed: u64,
        mut sees: impl FnMut(Option<Seat>) -> bool,
    ) {
        let onlooker = self.by_viewer.len() - 1;
        for (eyes, ids) in self.by_viewer.iter_mut().enumerate() {
            if sees((eyes < onlooker).then_some(Seat(eyes as u8))) {
                continue;
            }
            let seed = StableHasher::of(&(seed, eyes));
            let ids = Arc::make_mut(ids);
            let mut given: Vec<u16> = pieces.iter().map(|piece| ids[*piece]).collect();
            given.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
            for (piece, id) in pieces.iter().zip(given) {
                ids[*piece] = id;
            }
        }
    }

    /// The id under which another viewer knows the same piece; an unknown id stays.
    pub fn same_piece(&self, id: PieceId, from: Option<Seat>, to: Option<Seat>) -> PieceId {
        let piece = self.piece(from, id);
        piece.map_or(id, |piece| self.id(to, piece))
    }

    /// All pieces as a viewer knows them, given their spots; `kind` returns the kind of a piece if the
    /// viewer sees it. They are sorted by id, so that the order reveals nothing.
    pub fn pieces(
        &self,
        viewer: Option<Seat>,
        spots: &[Spot],
        kind: impl Fn(usize) -> Option<Kind>,
    ) -> Vec<PieceView> {
        let piece = |(piece, spot): (usize, &Spot)| PieceView {
            id: self.id(viewer, piece),
            owner: None,
            kind: kind(piece),
            spot: *spot,
        };
        let mut pieces: Vec<PieceView> = spots.iter().enumerate().map(piece).collect();
        pieces.sort_unstable_by_key(|piece| piece.id);
        pieces
    }

    /// The effect with the ids that this viewer knows.
    #[must_use]
    pub fn translate(&self, effect: &Effect, viewer: Option<Seat>) -> Effect {
        effect.with_ids(|piece| self.id(viewer, usize::from(piece.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_exchanged_for_one_viewer_among_these_pieces_alone() {
        let mut ids = HiddenIds::new(2, 10);
        let hand = [2, 3, 5, 7];
        ids.exchange(&hand, 1, |viewer| viewer != Some(Seat(0)));
        let seen: Vec<u16> = (0..10)
            .map(|piece| ids.id(Some(Seat(0)), piece).0)
            .collect();
        assert_ne!(seen, (0..10).collect::<Vec<u16>>());
        let mut of_hand = hand.map(|piece| seen[piece]);
        of_hand.sort_unstable();
        assert_eq!(of_hand, [2, 3, 5, 7]);
        for piece in 0..10 {
            assert_eq!(ids.id(Some(Seat(1)), piece), PieceId(piece as u16));
            assert_eq!(ids.id(None, piece), PieceId(piece as u16));
            let id = ids.id(Some(Seat(0)), piece);
            assert_eq!(ids.piece(Some(Seat(0)), id), Some(piece));
        }
        assert_eq!(ids.piece(Some(Seat(0)), PieceId(10)), None);
        let from = Spot::Hand(Seat(1));
        let to = Spot::Pile(0);
        let moved = |piece| Effect::Moved {
            piece: PieceId(piece),
            from,
            to,
        };
        assert_eq!(ids.translate(&moved(3), Some(Seat(0))), moved(seen[3]));
        assert_eq!(ids.translate(&moved(3), None), moved(3));
    }
}
