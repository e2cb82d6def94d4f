//! Ends that do not keep to the protocol.

use std::net::Ipv4Addr;
use std::time::Duration;

use coffer_guests::transport::{
    GuestEvent, GuestTransport, HostEvent, HostTransport, LONGEST_MESSAGE,
};
use coffer_iroh::ALPN;
use iroh::endpoint::{Connection, PortmapperConfig, RecvStream, SendStream, presets};
use iroh::{Endpoint, EndpointAddr, SecretKey, TransportAddr};

use crate::support::{Guest, Host, PATIENCE, SECRET, free_port, pair, runtime};

/// A guest that is written by hand.
struct Stranger {
    endpoint: Endpoint,
    host: EndpointAddr,
}

impl Stranger {
    fn new(port: u16) -> Self {
        let endpoint = Endpoint::builder(presets::Minimal)
            .clear_address_lookup()
            .portmapper_config(PortmapperConfig::Disabled);
        let endpoint = runtime().block_on(endpoint.bind()).expect("an endpoint");
        let at = TransportAddr::Ip((Ipv4Addr::LOCALHOST, port).into());
        let key = SecretKey::from_bytes(&SECRET).public();
        Self {
            endpoint,
            host: EndpointAddr::from_parts(key, [at]),
        }
    }

    fn connect(&self, alpn: &[u8]) -> Option<Connection> {
        let connecting = self.endpoint.connect(self.host.clone(), alpn);
        runtime().block_on(connecting).ok()
    }

    /// Connects and writes this.
    fn say(&self, words: &[u8]) -> (Connection, SendStream, RecvStream) {
        let connection = self.connect(ALPN).expect("a connection");
        let streams = runtime().block_on(async {
            let (mut to, from) = connection.open_bi().await.expect("a stream");
            to.write_all(words).await.expect("written");
            (to, from)
        });
        (connection, streams.0, streams.1)
    }

    /// Waits until the host has closed it.
    fn closed(&self, connection: &Connection) {
        let closed = async {
            let limited = tokio::time::timeout(PATIENCE, connection.closed());
            limited.await.expect("closed by the host");
        };
        runtime().block_on(closed);
    }
}

fn hail(length: u32) -> Vec<u8> {
    [b"hail".as_slice(), &length.to_le_bytes()].concat()
}

#[test]
fn a_length_that_is_too_long_ends_the_connection() {
    let port = free_port();
    let mut host = Host::direct(port);
    let stranger = Stranger::new(port);
    let longest = u32::try_from(LONGEST_MESSAGE).expect("short");
    for length in [longest + 1, u32::MAX] {
        let (connection, _to, _from) = stranger.say(&hail(length));
        let id = host.joined();
        assert_eq!(host.next(), HostEvent::Left(id));
        stranger.closed(&connection);
    }
}

#[test]
fn a_stream_that_breaks_off_ends_the_connection() {
    let port = free_port();
    let mut host = Host::direct(port);
    let stranger = Stranger::new(port);
    let (connection, mut to, _from) = stranger.say(&hail(9));
    runtime().block_on(async {
        to.write_all(b"half").await.expect("written");
        to.finish().expect("finished");
    });
    stranger.closed(&connection);
    let id = host.joined();
    assert_eq!(host.next(), HostEvent::Left(id));
}

#[test]
fn a_message_that_is_too_long_ends_the_connection() {
    let (mut host, mut guest, id) = pair();
    guest.transport.send(&vec![0; LONGEST_MESSAGE + 1]);
    guest.transport.send(b"after it");
    assert_eq!(host.next(), HostEvent::Left(id));
    assert_eq!(guest.next(), GuestEvent::Left);
    guest.joined();
    let id = host.joined();
    host.transport.send(id, &vec![0; LONGEST_MESSAGE + 1]);
    host.transport.send(id, b"after it");
    assert_eq!(host.next(), HostEvent::Left(id));
    assert_eq!(guest.next(), GuestEvent::Left);
}

#[test]
fn strangers_with_another_protocol_or_greeting_do_not_join() {
    let port = free_port();
    let mut host = Host::direct(port);
    let stranger = Stranger::new(port);
    assert!(stranger.connect(b"kings-coffer/guests/0").is_none());
    let (connection, _to, _from) = stranger.say(b"GET / HTTP/1.1");
    stranger.closed(&connection);
    assert_eq!(host.transport.poll(), None);
}

#[test]
fn a_guest_that_does_not_read_is_dropped() {
    let port = free_port();
    let mut host = Host::direct(port);
    let stranger = Stranger::new(port);
    let (connection, _to, _from) = stranger.say(b"hail");
    let id = host.joined();
    let long = vec![0; LONGEST_MESSAGE];
    // 1 MiB in the queue, and what QUIC takes.
    for _ in 0..64 {
        host.transport.send(id, &long);
    }
    assert_eq!(host.next(), HostEvent::Left(id));
    stranger.closed(&connection);
}

#[test]
fn a_host_that_does_not_poll_holds_a_guest_back() {
    let (mut host, mut guest, id) = pair();
    let long = vec![1; LONGEST_MESSAGE];
    let mut sent = 0;
    // Slowly, so that the guest's own queue is only full if the host's is.
    while guest.transport.poll().is_none() {
        guest.transport.send(&long);
        sent += 1;
        assert!(sent < 200, "the host takes everything");
        std::thread::park_timeout(Duration::from_millis(20));
    }
    let mut heard = 0;
    while let HostEvent::Received(from, message) = host.next() {
        assert_eq!((from, message.len()), (id, LONGEST_MESSAGE));
        heard += 1;
    }
    assert!((16..sent).contains(&heard), "{heard} of {sent}");
}

#[test]
fn there_are_only_so_many_places() {
    let port = free_port();
    let mut host = Host::direct(port);
    let address = host.address();
    let strangers: Vec<Stranger> = (0..32).map(|_| Stranger::new(port)).collect();
    let inside: Vec<_> = strangers.iter().map(|each| each.say(b"hail")).collect();
    let ids: Vec<_> = inside.iter().map(|_| host.joined()).collect();
    let mut guest = Guest::open(&address);
    assert_eq!(guest.next(), GuestEvent::Left);
    host.transport.close(ids[0]);
    inside[0].0.close(0_u32.into(), b"");
    assert_eq!(host.next(), HostEvent::Left(ids[0]));
    assert_eq!(guest.next(), GuestEvent::Joined);
}

#[test]
fn a_newer_connection_of_a_guest_ends_the_older_one() {
    let port = free_port();
    let mut host = Host::direct(port);
    let stranger = Stranger::new(port);
    let (older, _older_to, _older_from) = stranger.say(b"hail");
    let first = host.joined();
    let (newer, _newer_to, _newer_from) = stranger.say(b"hail");
    assert_eq!(host.next(), HostEvent::Left(first));
    let second = host.joined();
    assert_ne!(first, second);
    stranger.closed(&older);
    assert!(newer.close_reason().is_none());
}
