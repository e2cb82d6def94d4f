//! How tables with guests are found from a page: over a worker with iroh. Nothing of it runs before somebody
//! lays or joins a table.

use bevy::prelude::*;
use coffer_guests::guest::Guest;
use coffer_guests::host::Host;
use coffer_guests::service::{GuestService, HostService};
use coffer_guests::transport::{
    ConnectionId, GuestEvent, GuestTransport, HostEvent, HostTransport, Relays, Wake,
};
use js_sys::{Function, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::app::page;
use crate::app::page::Happening;
use crate::app::session::guests::keys::HostKeys;
use crate::app::session::guests::open_doors;

pub(super) fn plugin(app: &mut App) {
    open_doors(app, host, guest);
}

/// A host behind these relays.
fn host(host: Host, keys: HostKeys, relays: Relays, wake: Wake) -> HostService {
    let open = move |heard| {
        let known = keys.known.as_deref().unwrap_or_default();
        let relays = relays.to_string();
        let end = page::open_host(&keys.address, &relays, known, function(heard));
        let transport = PageHost {
            end: End(end),
            address: None,
        };
        Ok::<_, String>(transport)
    };
    HostService::start(host, open, wake)
}

/// A guest of the host at this address.
fn guest(guest: Guest, address: String, wake: Wake) -> GuestService {
    let open = move |heard| {
        let end = page::open_guest(&address, function(heard));
        Ok::<_, String>(PageGuest(End(end)))
    };
    GuestService::start(guest, open, wake)
}

/// A wake as a function for the page.
fn function(wake: Wake) -> Function {
    let call = Closure::<dyn Fn()>::new(move || wake.wake());
    call.into_js_value().unchecked_into()
}

/// An end of the network in a worker of the page, which is left when this is dropped.
struct End(u32);

impl Drop for End {
    fn drop(&mut self) {
        page::leave_end(self.0);
    }
}

/// The text of a happening.
fn text(happening: &Happening) -> String {
    happening.more().as_string().unwrap_or_default()
}

/// The message of a happening.
fn message(happening: &Happening) -> Vec<u8> {
    let bytes = happening.more().dyn_into::<Uint8Array>();
    bytes.map_or_else(|_| Vec::new(), |bytes| bytes.to_vec())
}

/// A host's end.
struct PageHost {
    end: End,
    address: Option<String>,
}

impl HostTransport for PageHost {
    fn address(&self) -> Option<String> {
        self.address.clone()
    }

    fn poll(&mut self) -> Option<HostEvent> {
        loop {
            let happening = page::poll_end(self.end.0)?;
            let id = ConnectionId(happening.connection() as u64);
            return Some(match happening.what().as_str() {
                "joined" => HostEvent::Joined(id),
                "received" => HostEvent::Received(id, message(&happening)),
                "left" => HostEvent::Left(id),
                "failed" => HostEvent::Failed(text(&happening)),
                _ => {
                    self.address = Some(text(&happening));
                    continue;
                }
            });
        }
    }

    fn send(&mut self, to: ConnectionId, message: &[u8]) {
        page::send_message(self.end.0, to.0 as f64, message);
    }

    fn close(&mut self, connection: ConnectionId) {
        page::close_connection(self.end.0, connection.0 as f64);
    }
}

/// A guest's end.
struct PageGuest(End);

impl GuestTransport for PageGuest {
    fn poll(&mut self) -> Option<GuestEvent> {
        let happening = page::poll_end(self.0.0)?;
        Some(match happening.what().as_str() {
            "joined" => GuestEvent::Joined,
            "received" => GuestEvent::Received(message(&happening)),
            "left" => GuestEvent::Left,
            _ => GuestEvent::Failed(text(&happening)),
        })
    }

    fn send(&mut self, message: &[u8]) {
        page::send_message(self.0.0, 0.0, message);
    }

    fn reconnect(&mut self) {
        page::reconnect(self.0.0);
    }
}
