//! How loud the music should be.

use bevy::prelude::*;

/// How long the music stays low for a fanfare, in seconds.
pub(super) const HUSH: f32 = 4.0;

/// How loud the music should be, 0 to 1.
#[derive(Resource, Default, Clone, Copy, PartialEq, Debug)]
pub(super) struct MusicGain(pub(super) f32);

/// Message: the music stays low for a while.
#[derive(Message, Clone, Copy)]
pub(super) struct Hush;
