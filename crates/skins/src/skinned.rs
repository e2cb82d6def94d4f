//! What a game's board looks like, for all that draws it.

use coffer_rules::Game;

use crate::card_skin::{CardSkin, LineFacts};
use crate::plan::SkinPlan;
use crate::shape::BoardShape;

/// The board of a game: its geometry and its images.
#[derive(Clone)]
pub struct BoardSkin {
    /// Where its places are.
    pub shape: BoardShape,
    /// What lies on them.
    pub plan: SkinPlan,
}

/// A game with a look.
pub trait Skinned: Game {
    /// The board of a variant for this many seats; `None` for card games.
    fn skin(_variant: &str, _seats: u8) -> Option<BoardSkin> {
        None
    }

    /// Its cards, for pictures to show; `None` for board games.
    fn cards() -> Option<CardSkin> {
        None
    }

    /// What a viewer knows of the line of cards; `None` if there is no line.
    fn line(_view: &Self::View) -> Option<LineFacts> {
        None
    }
}
