//! A host and guests that wait to be woken.

use std::net::{Ipv4Addr, UdpSocket};
use std::sync::LazyLock;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use coffer_guests::transport::{
    ConnectionId, GuestEvent, GuestTransport, HostEvent, HostTransport, Relays, Wake,
};
use coffer_iroh::{GuestOptions, HostOptions, IrohGuest, IrohHost};
use tokio::runtime::{Builder, Handle};

/// The secret key of every host here.
pub const SECRET: [u8; 32] = [7; 32];

/// How long anything may take, if nothing else is said.
pub const PATIENCE: Duration = Duration::from_secs(8);

/// Rings when a transport wakes us.
pub struct Bell(Receiver<()>);

impl Bell {
    /// A bell, and what rings it.
    pub fn new() -> (Self, Wake) {
        let (ring, bell) = channel();
        let wake = Wake::new(move || {
            let _ = ring.send(());
        });
        (Self(bell), wake)
    }

    /// Looks again at each ring, until something has come.
    pub fn wait<T>(&self, what: &str, mut look: impl FnMut() -> Option<T>) -> T {
        let begin = Instant::now();
        loop {
            if let Some(found) = look() {
                return found;
            }
            let left = PATIENCE.saturating_sub(begin.elapsed());
            let rung = self.0.recv_timeout(left);
            assert!(rung.is_ok(), "no {what} within {PATIENCE:?}");
        }
    }
}

/// A host with its bell.
pub struct Host {
    pub transport: IrohHost,
    bell: Bell,
}

impl Host {
    /// Opens it with direct addresses and without a relay.
    pub fn direct(port: u16) -> Self {
        Self::open(HostOptions {
            secret: SECRET,
            port,
            relays: Relays::None,
            known: None,
            direct: true,
        })
    }

    /// Opens it with these options.
    pub fn open(options: HostOptions) -> Self {
        let (bell, wake) = Bell::new();
        let transport = IrohHost::open(options, wake).expect("a host");
        Self { transport, bell }
    }

    /// Waits for the address.
    pub fn address(&self) -> String {
        self.bell.wait("address", || self.transport.address())
    }

    /// Waits for the next event.
    pub fn next(&mut self) -> HostEvent {
        self.bell
            .wait("event of the host", || self.transport.poll())
    }

    /// Waits for a guest.
    pub fn joined(&mut self) -> ConnectionId {
        match self.next() {
            HostEvent::Joined(id) => id,
            other => panic!("{other:?}"),
        }
    }

    /// Waits for a message of this connection.
    pub fn received(&mut self, from: ConnectionId) -> Vec<u8> {
        match self.next() {
            HostEvent::Received(id, message) if id == from => message,
            other => panic!("{other:?}"),
        }
    }
}

/// A guest with its bell.
pub struct Guest {
    pub transport: IrohGuest,
    bell: Bell,
}

impl Guest {
    /// Opens it.
    pub fn open(address: &str) -> Self {
        let (bell, wake) = Bell::new();
        let transport = IrohGuest::open(address, GuestOptions::default(), wake).expect("a guest");
        Self { transport, bell }
    }

    /// Waits for the next event.
    pub fn next(&mut self) -> GuestEvent {
        self.bell
            .wait("event of the guest", || self.transport.poll())
    }

    /// Waits until the host has been reached, however often it was not.
    pub fn joined(&mut self) {
        while self.next() != GuestEvent::Joined {}
    }

    /// Waits for a message.
    pub fn received(&mut self) -> Vec<u8> {
        match self.next() {
            GuestEvent::Received(message) => message,
            other => panic!("{other:?}"),
        }
    }
}

/// A host, and a guest who has joined.
pub fn pair() -> (Host, Guest, ConnectionId) {
    let mut host = Host::direct(0);
    let mut guest = Guest::open(&host.address());
    guest.joined();
    let id = host.joined();
    (host, guest, id)
}

/// A UDP port that is free.
pub fn free_port() -> u16 {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).expect("a socket");
    socket.local_addr().expect("bound").port()
}

/// Where relays and strangers run: in one thread for all tests.
pub fn runtime() -> &'static Handle {
    static RUNTIME: LazyLock<Handle> = LazyLock::new(|| {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime");
        let handle = runtime.handle().clone();
        std::thread::spawn(move || runtime.block_on(std::future::pending::<()>()));
        handle
    });
    &RUNTIME
}
