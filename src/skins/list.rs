//! The looks of all games.

use crate::rules::Game;
use crate::rules::registry::for_each_game;
use crate::skins::card_skin::CardSkin;
use crate::skins::skinned::{BoardSkin, Skinned};

/// The board of a variant for this many seats; `None` for card games.
pub fn skin_of(variant: &str, seats: u8) -> Option<BoardSkin> {
    macro_rules! skins {
        ($($game:ty,)*) => {
            $(if plays::<$game>(variant) {
                return <$game as Skinned>::skin(variant, seats);
            })*
        };
    }
    for_each_game!(skins);
    None
}

/// The cards of a variant, for pictures to show; `None` for board games.
pub fn card_skin_of(variant: &str) -> Option<CardSkin> {
    macro_rules! skins {
        ($($game:ty,)*) => {
            $(if plays::<$game>(variant) {
                return <$game as Skinned>::cards();
            })*
        };
    }
    for_each_game!(skins);
    None
}

fn plays<G: Game>(variant: &str) -> bool {
    G::VARIANTS.iter().any(|known| known.key == variant)
}
