//! King's Coffer: a Tudor gaming coffer.
pub mod players;
pub mod rules;
pub mod texts;
