//! Why a transport cannot be opened.

use std::error::Error;
use std::io;

/// Why a transport cannot be opened. None of them holds an address, so all may be shown and logged.
#[derive(Debug, thiserror::Error)]
pub enum IrohError {
    /// The text is not the address of a host, or of one that this version does not know.
    #[error("this is not the address of a host")]
    Address,
    /// The relay's URL is not one of `http` or `https` with a host, or it is longer than 512 bytes.
    #[error("this is not the URL of a relay")]
    Relay,
    /// There is neither a relay nor a direct address. A page needs a relay.
    #[error("without a relay or direct addresses nobody can be reached")]
    NoWay,
    /// The endpoint could not be bound, for example as the port is in use.
    #[error("the endpoint cannot be bound")]
    Bind(#[source] Box<dyn Error + Send + Sync>),
    /// The thread for the network could not be started.
    #[error("the thread for the network cannot be started")]
    Thread(#[from] io::Error),
}
