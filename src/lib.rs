//! King's Coffer: a Tudor gaming coffer of board and card games.
//!
//! A wall runs through the crate: rules and computer players know nothing of Bevy, and Bevy knows
//! nothing of rules that it did not ask.

#[cfg(feature = "app")]
pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod picture;
pub mod skins;

pub use coffer_levels as levels;
pub use coffer_players as players;
pub use coffer_rules as rules;
pub use coffer_store as store;
pub use coffer_store::{VERSION, platform};
pub use coffer_texts as texts;
