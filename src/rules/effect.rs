//! What a move did, in order: the table animates these and never compares boards.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{Kind, PieceId, Seat, Spot};

/// One visible consequence of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// A piece went from one place to another.
    Moved {
        /// The piece.
        piece: PieceId,
        /// Where it stood.
        from: Spot,
        /// Where it stands now.
        to: Spot,
    },
    /// A piece was taken and goes to the taker's tray.
    Captured {
        /// The piece.
        piece: PieceId,
        /// Where it stood.
        from: Spot,
        /// Who has it now.
        by: Seat,
    },
    /// A piece became something else: a man a king.
    Changed {
        /// The piece.
        piece: PieceId,
        /// What it is now.
        kind: Kind,
    },
    /// A card was dealt or handed over; its face is `None` for those who may not know it.
    Dealt {
        /// The card.
        piece: PieceId,
        /// Where it lay.
        from: Spot,
        /// Where it lies now.
        to: Spot,
        /// Its face, for those who may see it.
        face: Option<Kind>,
    },
    /// A card was turned; `None` is face down.
    Flipped {
        /// The card.
        piece: PieceId,
        /// The face that shows now.
        face: Option<Kind>,
    },
    /// Pieces or cards were gathered in one place: a trick goes to whoever won it.
    Gathered {
        /// They, in the order played.
        pieces: Vec<PieceId>,
        /// Where they lie now.
        to: Spot,
    },
    /// A seat said something that all hear.
    Said {
        /// Who.
        seat: Seat,
        /// What, by a key that the game declares.
        key: Cow<'static, str>,
    },
    /// A seat's score changed by this many points.
    Scored {
        /// Whose.
        seat: Seat,
        /// By how much.
        points: i32,
    },
    /// Places were made by this move that shall be seen: a mill that was closed.
    Highlighted {
        /// What they are, by a key that the game declares.
        key: Cow<'static, str>,
        /// The places, in order: those of a line from one end to the other.
        places: Vec<Spot>,
    },
    /// What only one game knows. Pieces and places stay as they are.
    Special {
        /// What happened, by a key that the game declares.
        key: Cow<'static, str>,
        /// The pieces that it happened to.
        pieces: Vec<PieceId>,
        /// Where it happened.
        places: Vec<Spot>,
    },
}

impl Effect {
    /// The same with other ids for the pieces.
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
