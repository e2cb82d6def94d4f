//! What is taught and told beside the matches themselves: puzzles.
//!
//! Pure like the rules and the players: no Bevy, no clock. The data are RON files under `levels/<family>/`, built into the program, so that
//! desktop, browser and command line have the same; their sentences stand in `assets/locales/`.

pub mod puzzles;
pub mod shots;
