//! The keys of a table.

use coffer_guests::host::TableSecrets;
use coffer_guests::protocol::Secret;

use crate::app::session::seed::fresh_seed;

/// What makes a table the same one again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostKeys {
    /// The secret key of its address.
    pub address: [u8; 32],
    /// The port at which it is found, if that is free.
    pub port: u16,
    /// The secrets of its links.
    pub secrets: TableSecrets,
    /// Where it was found last.
    pub known: Option<String>,
}

impl HostKeys {
    /// New keys, and any port of those that nobody has registered.
    pub fn fresh() -> Self {
        let [low, high] = random();
        Self {
            address: random(),
            port: 49_152 | u16::from_le_bytes([low, high]),
            secrets: TableSecrets {
                guests: Secret(random()),
                onlookers: Secret(random()),
            },
            known: None,
        }
    }
}

/// Random bytes.
pub fn random<const N: usize>() -> [u8; N] {
    let mut out = [0; N];
    for bytes in out.chunks_mut(8) {
        bytes.copy_from_slice(&fresh_seed().to_le_bytes()[..bytes.len()]);
    }
    out
}
