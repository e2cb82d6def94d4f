//! The looks of all games.

use coffer_rules::registry::for_each_game;
use coffer_rules::{AnyMatch, Game, Match, Seat};

use crate::card_skin::{CardSkin, LineFacts};
use crate::skinned::{BoardSkin, Skinned};

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

/// What a viewer knows of the line of cards of a match; `None` if there is no line.
pub fn line_of(game: &dyn AnyMatch, viewer: Option<Seat>) -> Option<LineFacts> {
    macro_rules! lines {
        ($($game:ty,)*) => {
            $(if let Some(game) = game.as_any().downcast_ref::<Match<$game>>() {
                return <$game as Skinned>::line(&game.game().view(viewer));
            })*
        };
    }
    for_each_game!(lines);
    None
}

fn plays<G: Game>(variant: &str) -> bool {
    G::VARIANTS.iter().any(|known| known.key == variant)
}
