//! What a move did, in order: the table animates these and never compares boards.

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
    /// Pieces in a line were completed: a mill was closed.
    Lined {
        /// The places of the line, from one end to the other.
        places: Vec<Spot>,
    },
    /// A piece became something else: a man a king.
    Crowned {
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
    /// A trick went to a seat.
    Trick {
        /// Who took it.
        winner: Seat,
        /// Its cards in the order played.
        pieces: Vec<PieceId>,
    },
    /// A seat's score changed by this many points.
    Scored {
        /// Whose.
        seat: Seat,
        /// By how much.
        points: i32,
    },
}
