//! A clip that is to be played.

use bevy::prelude::*;

/// Message: play a clip once.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub(super) struct Clip {
    /// The file name in `sounds/`, without extension.
    pub(super) name: &'static str,
    /// 0 to 1.
    pub(super) volume: f32,
    /// Playback rate; 1 is normal.
    pub(super) speed: f32,
}
