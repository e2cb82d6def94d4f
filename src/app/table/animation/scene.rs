//! Scenes: short animations that only one game has, such as a grave that is dug. The script of a
//! move tells when a scene begins and waits as long as it lasts; the game's own plugin plays it.

use bevy::prelude::*;

use crate::rules::{PieceId, Spot};

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.add_message::<PlayScene>();
}

/// Message: a scene begins now.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct PlayScene {
    /// The key of the effect.
    pub key: &'static str,
    /// The pieces in it, as in the effect.
    pub pieces: Vec<PieceId>,
    /// The places of it, as in the effect.
    pub places: Vec<Spot>,
    /// Its length in seconds; 0 if it is only heard, because nothing is animated.
    pub seconds: f32,
}
