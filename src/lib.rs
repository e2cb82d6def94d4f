//! King's Coffer: a Tudor gaming coffer of board and card games.
//!
//! A wall runs through the project: the crates below `crates/` know nothing of Bevy, and `app`, the
//! game on Bevy, knows nothing of rules that it did not ask. Here they have the names by which the
//! game calls them.

#[cfg(feature = "app")]
pub mod app;

pub use coffer_levels as levels;
pub use coffer_picture as picture;
pub use coffer_players as players;
pub use coffer_rules as rules;
pub use coffer_skins as skins;
pub use coffer_store as store;
pub use coffer_store::{VERSION, platform};
pub use coffer_texts as texts;
