//! The rules of the games: pure, exact, without Bevy, floats, clocks or a global generator.

pub mod draughts;
