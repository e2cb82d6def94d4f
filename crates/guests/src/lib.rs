//! Tables at which everybody has a device of their own: one program is the host and has the match,
//! the others are guests and get what their seat may see of it.

pub mod seen;
pub mod transport;
