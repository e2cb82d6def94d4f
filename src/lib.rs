//! King's Coffer: a Tudor gaming coffer.
pub mod rules;
pub mod store;
pub mod texts;
