//! All integration tests in one program: linking Bevy is slow, so it is done once.

mod architecture;
mod conformance;
mod high_card;
mod hostile_input;
mod perft;
mod recorded_games;
