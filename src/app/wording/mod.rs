//! Sentences about people, moves, endings and cards, made of the texts.

pub mod ending;
pub mod people;
