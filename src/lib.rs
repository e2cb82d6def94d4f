//! King's Coffer: a Tudor gaming coffer of board and card games.
//!
//! A wall runs through the crate: rules and computer players know nothing of Bevy, and Bevy knows
//! nothing of rules that it did not ask.

#[cfg(feature = "app")]
pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod levels;
pub mod picture;
pub mod platform;
pub mod skins;
pub mod store;

pub use coffer_players as players;
pub use coffer_rules as rules;
pub use coffer_texts as texts;

/// The version of the program, as all its parts show it.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
