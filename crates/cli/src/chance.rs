//! The moves that nobody chooses: deals and draws.

use coffer_rules::{AnyMatch, Turn};

/// Lets chance act until it is a seat's turn or the match is over.
pub(super) fn let_chance_act(game: &mut dyn AnyMatch) {
    while matches!(game.turn(), Turn::Chance) && game.chance() {}
}
