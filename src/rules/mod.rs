//! The rules of the games, pure: no Bevy, no clock, no floating point.
pub mod draughts;
