//! How tables with guests are found: over iroh. Nothing of it runs before somebody lays or joins a table.

use std::sync::Arc;

use bevy::prelude::*;
use coffer_guests::guest::Guest;
use coffer_guests::host::Host;
use coffer_guests::service::{GuestService, HostService};
use coffer_guests::transport::Wake;
use coffer_iroh::{GuestOptions, HostOptions, IrohGuest, IrohHost};

use crate::app::session::guests::hosting::{HostDoor, HostKeys};
use crate::app::session::guests::visiting::GuestDoor;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(HostDoor(Some(Arc::new(host))))
        .insert_resource(GuestDoor(Some(Arc::new(guest))));
}

/// A host at any free port of this computer, without a relay.
fn host(host: Host, keys: HostKeys, wake: Wake) -> HostService {
    let options = HostOptions {
        secret: keys.address,
        port: 0,
        relay: None,
        direct: true,
    };
    HostService::start(host, move |heard| IrohHost::open(options, heard), wake)
}

/// A guest of the host at this address.
fn guest(guest: Guest, address: String, wake: Wake) -> GuestService {
    let open = move |heard| IrohGuest::open(&address, GuestOptions::default(), heard);
    GuestService::start(guest, open, wake)
}
