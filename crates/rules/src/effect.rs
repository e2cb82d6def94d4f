//! The effects of a move, in order. The table animates these and never compares boards.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{Kind, PieceId, Seat, Spot};

/// One visible consequence of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// A piece moved from one spot to another.
    Moved {
        /// The piece.
        piece: PieceId,
        /// Where it stood.
        from: Spot,
        /// Where it stands now.
        to: Spot,
    },
    /// A piece was captured and goes to the captor's tray.
    Captured {
        /// The piece.
        piece: PieceId,
        /// Where it stood.
        from: Spot,
        /// The seat that captured it.
        by: Seat,
    },
    /// A piece changed its kind, e.g. a man was crowned.
    Changed {
        /// The piece.
        piece: PieceId,
        /// Its new kind.
        kind: Kind,
    },
    /// A card was dealt or handed over.
    Dealt {
        /// The card.
        piece: PieceId,
        /// Where it lay.
        from: Spot,
        /// Where it lies now.
        to: Spot,
        /// Its face; `None` for viewers that may not know it.
        face: Option<Kind>,
    },
    /// A card was turned over.
    Flipped {
        /// The card.
        piece: PieceId,
        /// The face now showing; `None` if face down.
        face: Option<Kind>,
    },
    /// Pieces or cards were gathered in one place, e.g. a trick by its winner.
    Gathered {
        /// The pieces, in the order played.
        pieces: Vec<PieceId>,
        /// Where they lie now.
        to: Spot,
    },
    /// A seat made a public announcement.
    Said {
        /// The seat that spoke.
        seat: Seat,
        /// The announcement, by a key that the game declares.
        key: Cow<'static, str>,
    },
    /// A seat's score changed by this many points.
    Scored {
        /// The seat whose score changed.
        seat: Seat,
        /// The change in points.
        points: i32,
    },
    /// Places to highlight because of this move, e.g. a closed mill.
    Highlighted {
        /// The reason, by a key that the game declares.
        key: Cow<'static, str>,
        /// The places, in order, e.g. a line from one end to the other.
        places: Vec<Spot>,
    },
    /// An event specific to one game. Pieces and places stay as they are.
    Special {
        /// What happened, by a key that the game declares.
        key: Cow<'static, str>,
        /// The pieces affected.
        pieces: Vec<PieceId>,
        /// Where it happened.
        places: Vec<Spot>,
    },
}

impl Effect {
    /// The same effect with the piece ids mapped by `id`.
    #[must_use]
    pub fn with_ids(&self, id: impl Fn(PieceId) -> PieceId) -> Self {
        let mut out = self.clone();
        match &mut out {
            Self::Moved { piece, .. }
            | Self::Captured { piece, .. }
            | Self::Changed { piece, .. }
            | Self::Dealt { piece, .. }
            | Self::Flipped { piece, .. } => *piece = id(*piece),
            Self::Gathered { pieces, .. } => {
                for piece in pieces {
                    *piece = id(*piece);
                }
            }
            Self::Highlighted { places, .. } => with_ids(places, &id),
            Self::Special { pieces, places, .. } => {
                for piece in pieces {
                    *piece = id(*piece);
                }
                with_ids(places, &id);
            }
            Self::Said { .. } | Self::Scored { .. } => {}
        }
        out
    }
}

fn with_ids(places: &mut [Spot], id: &impl Fn(PieceId) -> PieceId) {
    for place in places {
        if let Spot::Piece(piece) = place {
            *piece = id(*piece);
        }
    }
}
