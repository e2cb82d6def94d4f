//! What iroh logs names addresses, so none of it may reach the program's log.

use std::sync::atomic::{AtomicUsize, Ordering};

use coffer_guests::transport::{GuestTransport, HostTransport};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use crate::support::pair;

static HEARD: AtomicUsize = AtomicUsize::new(0);

/// Counts what the transports' threads log, at every level.
struct Listener;

impl Subscriber for Listener {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, _: &Event<'_>) {
        if std::thread::current().name() == Some("iroh") {
            HEARD.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

#[test]
fn nothing_is_logged() {
    tracing::subscriber::set_global_default(Listener).expect("the only one");
    let (mut host, mut guest, id) = pair();
    guest.transport.send(b"one");
    assert_eq!(host.received(id), b"one");
    host.transport.close(id);
    drop((host, guest));
    assert_eq!(HEARD.load(Ordering::Relaxed), 0);
}
