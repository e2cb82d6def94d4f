//! Carries what a host and its guests say over iroh: QUIC, with a public key as the name of each end.
//!
//! **Who is asked.** Only those whom the options or the address name; the public relays are those of
//! the makers of iroh. Addresses are looked up nowhere and published nowhere, and no router is asked
//! for a port. Without a relay there are only the two ends. With one, its name is looked up where the
//! system looks up names, never at public name servers. It is also asked over HTTP for `/ping`, about
//! twice a minute.
//!
//! **What a relay learns.** The IP addresses and public keys of those who use it, who talks to whom,
//! when and how much. What is said is encrypted from end to end: a relay can drop it, but neither
//! read nor change it.
//!
//! **What the ends learn.** With direct addresses, host and guests learn the IP addresses of each
//! other. Whoever has the address sees those of the host. Without them everything goes over the
//! relay, and no end tells its IP addresses. The host keeps its key; a guest takes a new one whenever it is opened.
//!
//! **What a connection may take.** In each direction 256 messages or 1 MiB wait in a queue, and QUIC
//! holds 256 KiB. If the way out is full, the connection is dropped; a guest then comes back. If
//! nobody polls, QUIC holds the other end back. A host
//! has 32 connections at most, and one for each guest: a newer one ends the older one.
//!
//! Nothing here is logged. What iroh logs, addresses among it, is dropped too; in a page its
//! warnings go where those of the program go.

mod address;
mod background;
mod endpoint;
mod error;
mod guest;
mod host;
mod link;
mod news;

pub use error::IrohError;
pub use guest::{GuestOptions, IrohGuest};
pub use host::{HostOptions, IrohHost};

/// The protocol that both ends must speak, as TLS names it. Whoever speaks another one is refused.
pub const ALPN: &[u8] = b"kings-coffer/guests/1";
