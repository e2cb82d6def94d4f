//! What carries messages between a host and its guests.
//!
//! A transport knows nothing of what it carries. It never blocks: whoever uses it polls it, and is
//! woken by the function that was given to it when it was made.

use std::fmt;
use std::sync::Arc;

/// The longest message, in bytes. A transport drops a connection that sends a longer one.
pub const LONGEST_MESSAGE: usize = 64 * 1024;

/// A connection to a host, numbered by its transport. No number is used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// Which relays a host waits at, for guests who cannot reach it directly, such as every page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Relays {
    /// None: guests come directly.
    None,
    /// The public ones of the transport, the nearest of them.
    #[default]
    Public,
    /// The one at this URL.
    Own(String),
}

impl fmt::Display for Relays {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::None => "none",
            Self::Public => "public",
            Self::Own(url) => url,
        })
    }
}

impl From<&str> for Relays {
    /// Reads what was written with `Display`: `none`, `public` or a URL, which the transport checks.
    fn from(text: &str) -> Self {
        match text.trim() {
            "none" => Self::None,
            "public" => Self::Public,
            url => Self::Own(url.to_owned()),
        }
    }
}

/// Called from any thread when there is something to poll.
#[derive(Clone)]
pub struct Wake(Arc<dyn Fn() + Send + Sync>);

impl Wake {
    /// Calls this function.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Arc::new(wake))
    }

    /// Wakes whoever polls.
    pub fn wake(&self) {
        (self.0)();
    }
}

impl Default for Wake {
    /// Wakes nobody, for those who poll all the time.
    fn default() -> Self {
        Self::new(|| ())
    }
}

impl fmt::Debug for Wake {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Wake")
    }
}

/// What happened at the host's end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostEvent {
    /// Somebody has connected.
    Joined(ConnectionId),
    /// A message has arrived.
    Received(ConnectionId, Vec<u8>),
    /// A connection is gone. Nothing more comes from it.
    Left(ConnectionId),
    /// It cannot be opened, for this reason. Nothing more comes.
    Failed(String),
}

/// The host's end.
pub trait HostTransport: Send {
    /// The address at which guests find this host, made of letters, digits, `-` and `_`; `None` while it is not known yet.
    fn address(&self) -> Option<String>;
    /// Takes the next event.
    fn poll(&mut self) -> Option<HostEvent>;
    /// Sends a message of at most [`LONGEST_MESSAGE`] bytes. It is lost if the connection is gone.
    fn send(&mut self, to: ConnectionId, message: &[u8]);
    /// Ends a connection once what was sent has gone out.
    fn close(&mut self, connection: ConnectionId);
}

/// What happened at a guest's end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestEvent {
    /// The host was reached.
    Joined,
    /// A message has arrived.
    Received(Vec<u8>),
    /// The host is not reached, or not any more. The transport goes on trying.
    Left,
    /// It cannot be opened, for this reason. Nothing more comes.
    Failed(String),
}

/// A guest's end. It connects by itself, and again whenever the connection is lost, until it is dropped.
pub trait GuestTransport: Send {
    /// Takes the next event.
    fn poll(&mut self) -> Option<GuestEvent>;
    /// Sends a message of at most [`LONGEST_MESSAGE`] bytes. It is lost while there is no connection.
    fn send(&mut self, message: &[u8]);
    /// Gives the connection up and makes a new one, as the host has not been heard for too long.
    fn reconnect(&mut self);
}
