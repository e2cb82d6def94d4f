//! Draughts.
pub mod pdn;
