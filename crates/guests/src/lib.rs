//! Tables at which everybody has a device of their own: one program is the host and has the match, the
//! others are guests and follow what their seat may see of it. `docs/guests.md` describes the protocol.
//!
//! - [`seen`]: a match as one viewer may see it, and how it is followed elsewhere
//! - [`protocol`]: the messages
//! - [`link`]: what people send each other to come to a table
//! - [`hex`]: secrets and devices as digits
//! - [`host`] and [`guest`]: the two sides of a table, which know nothing of networks
//! - [`judge`]: what becomes of what guests ask
//! - [`service`]: either side in the background, and [`background`]: where that is
//! - [`pace`]: when the move of a computer player is shown
//! - [`follow`]: a guest with its match, for programs without a window
//! - [`transport`]: what carries the messages; [`memory`] carries them within one program, with faults

pub mod background;
pub mod follow;
pub mod guest;
pub mod hex;
pub mod host;
pub mod judge;
pub mod link;
pub mod memory;
pub mod pace;
pub mod protocol;
pub mod seen;
pub mod service;
pub mod transport;
