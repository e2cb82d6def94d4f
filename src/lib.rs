//! King's Coffer: a Tudor gaming coffer.
pub mod texts;
