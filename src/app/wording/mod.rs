//! Builds sentences about people, moves, endings and cards from the texts.

pub mod cards;
pub mod daily;
pub mod ending;
pub mod games;
pub mod hints;
pub mod moves;
pub mod people;
pub mod recap;
pub mod refusal;
pub mod times;
pub mod words;
