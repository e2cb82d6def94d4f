//! Over a relay.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use coffer_guests::transport::{
    GuestEvent, GuestTransport, HostEvent, HostTransport, LONGEST_MESSAGE, Relays, Wake,
};
use coffer_iroh::{GuestOptions, HostOptions, IrohGuest};
use iroh_relay::server::{RelayConfig, Server, ServerConfig};

use crate::measure::measure;
use crate::support::{Guest, Host, SECRET, runtime};

/// A relay without TLS.
pub struct Relay {
    server: Option<Server>,
    at: SocketAddr,
}

impl Relay {
    /// Starts one at any port.
    pub fn start() -> Self {
        let mut relay = Self {
            server: None,
            at: (Ipv4Addr::LOCALHOST, 0).into(),
        };
        relay.start_again();
        relay
    }

    /// Starts it, at the port that it had.
    pub fn start_again(&mut self) {
        let mut config = ServerConfig::default();
        config.relay = Some(RelayConfig::new(self.at));
        let server = runtime().block_on(Server::spawn(config));
        let server = server.expect("a relay");
        self.at = server.http_addr().expect("no TLS");
        self.server = Some(server);
    }

    /// Stops it.
    pub fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            runtime().block_on(server.shutdown()).expect("stopped");
        }
    }

    /// Its URL.
    pub fn url(&self) -> String {
        format!("http://{}", self.at)
    }
}

/// Opens a host with this relay, and with direct addresses or without them.
fn open_host(relay: &Relay, direct: bool) -> Host {
    Host::open(HostOptions {
        secret: SECRET,
        port: 0,
        relays: Relays::Own(relay.url()),
        known: None,
        direct,
    })
}

#[test]
fn messages_pass_over_a_relay() {
    let relay = Relay::start();
    let mut host = open_host(&relay, false);
    let mut guest = Guest::open(&host.address());
    guest.joined();
    let id = host.joined();
    for length in [1, LONGEST_MESSAGE] {
        let message = vec![1; length];
        guest.transport.send(&message);
        assert_eq!(host.received(id), message);
        host.transport.send(id, &message);
        assert_eq!(guest.received(), message);
    }
    drop(guest);
    assert_eq!(host.next(), HostEvent::Left(id));
}

#[test]
fn a_guest_may_name_another_relay() {
    let (relay, elsewhere) = (Relay::start(), Relay::start());
    let mut host = open_host(&relay, false);
    let address = host.address();
    let open = |relay| {
        let options = GuestOptions { relay: Some(relay) };
        IrohGuest::open(&address, options, Wake::default()).expect("a guest")
    };
    let _lost = open(elsewhere.url());
    let _there = open(relay.url());
    let id = host.joined();
    host.transport.send(id, b"welcome");
    assert_eq!(host.transport.poll(), None);
}

#[test]
fn the_address_is_known_once_the_relay_is_there() {
    let mut relay = Relay::start();
    relay.stop();
    let host = open_host(&relay, true);
    assert_eq!(host.transport.address(), None);
    relay.start_again();
    host.address();
}

#[test]
fn a_relay_is_not_needed_once_the_ends_have_met() {
    let mut relay = Relay::start();
    let mut host = open_host(&relay, true);
    let mut guest = Guest::open(&host.address());
    guest.joined();
    let id = host.joined();
    guest.transport.send(b"with it");
    assert_eq!(host.received(id), b"with it");
    relay.stop();
    guest.transport.send(b"without it");
    assert_eq!(host.received(id), b"without it");
    host.transport.send(id, b"answer");
    assert_eq!(guest.received(), b"answer");
}

#[test]
#[ignore = "takes up to 20 seconds, usually 2"]
fn messages_pass_again_when_the_relay_is_back() {
    let mut relay = Relay::start();
    let mut host = open_host(&relay, false);
    let mut guest = Guest::open(&host.address());
    guest.joined();
    let id = host.joined();
    guest.transport.send(b"before");
    assert_eq!(host.received(id), b"before");
    relay.stop();
    guest.transport.send(b"meanwhile");
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(1) {
        assert_eq!(host.transport.poll(), None);
        std::thread::park_timeout(Duration::from_millis(100));
    }
    relay.start_again();
    let begin = Instant::now();
    let limit = Duration::from_secs(20);
    let mut heard = None;
    // Either the connection has lived on, or there is another.
    while heard.is_none() {
        assert!(begin.elapsed() < limit, "nothing came");
        match host.transport.poll() {
            Some(HostEvent::Received(from, message)) => heard = Some((from, message)),
            Some(_) => {}
            None => std::thread::park_timeout(Duration::from_millis(10)),
        }
        if guest.transport.poll() == Some(GuestEvent::Joined) {
            guest.transport.send(b"again");
        }
    }
    let (from, _) = heard.expect("heard");
    println!("heard {:?} after the relay was back", begin.elapsed());
    host.transport.send(from, b"answer");
    while guest.next() != GuestEvent::Received(b"answer".to_vec()) {}
}

#[test]
#[ignore = "measures"]
fn measure_connections_over_a_relay() {
    let relay = Relay::start();
    measure("relay", || open_host(&relay, false));
}
