//! How tables with guests are found: over iroh. Nothing of it runs before somebody lays or joins a table.

use bevy::prelude::*;
use coffer_guests::guest::Guest;
use coffer_guests::host::Host;
use coffer_guests::service::{GuestService, HostService};
use coffer_guests::transport::{Relays, Wake};
use coffer_iroh::{GuestOptions, HostOptions, IrohGuest, IrohHost};

use crate::app::session::guests::keys::HostKeys;
use crate::app::session::guests::open_doors;

pub(super) fn plugin(app: &mut App) {
    open_doors(app, host, guest);
}

/// A host at its port of this computer, or at any that is free, and at these relays.
fn host(host: Host, keys: HostKeys, relays: Relays, wake: Wake) -> HostService {
    let port = keys.port;
    let at = move |port| HostOptions {
        secret: keys.address,
        port,
        relays: relays.clone(),
        known: keys.known.clone(),
        direct: true,
    };
    let open = move |heard: Wake| {
        IrohHost::open(at(port), heard.clone()).or_else(|_| IrohHost::open(at(0), heard))
    };
    HostService::start(host, open, wake)
}

/// A guest of the host at this address.
fn guest(guest: Guest, address: String, wake: Wake) -> GuestService {
    let open = move |heard| IrohGuest::open(&address, GuestOptions::default(), heard);
    GuestService::start(guest, open, wake)
}
