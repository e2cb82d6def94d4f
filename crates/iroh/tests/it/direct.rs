//! Without a relay.

use coffer_guests::transport::{
    ConnectionId, GuestEvent, GuestTransport, HostEvent, HostTransport, LONGEST_MESSAGE, Relays,
    Wake,
};
use coffer_iroh::{GuestOptions, HostOptions, IrohError, IrohGuest, IrohHost};

use crate::support::{Guest, Host, SECRET, free_port, pair};

#[test]
fn a_host_and_two_guests_exchange_messages() {
    let mut host = Host::direct(0);
    let address = host.address();
    let mut guests = [Guest::open(&address), Guest::open(&address)];
    let mut ids: Vec<ConnectionId> = Vec::new();
    for guest in &mut guests {
        guest.joined();
    }
    for _ in 0..2 {
        ids.push(host.joined());
    }
    for length in [1, LONGEST_MESSAGE, 0] {
        for (number, guest) in guests.iter_mut().enumerate() {
            let message = vec![u8::try_from(number).expect("two"); length];
            guest.transport.send(&message);
            let HostEvent::Received(from, heard) = host.next() else {
                panic!("no message");
            };
            assert!(ids.contains(&from));
            assert_eq!(heard, message);
            host.transport.send(from, &heard);
            assert_eq!(guest.received(), message);
        }
    }
}

#[test]
fn messages_keep_their_order() {
    let (mut host, mut guest, id) = pair();
    for number in 0..200_u8 {
        guest.transport.send(&[number]);
        host.transport.send(id, &[number]);
    }
    for number in 0..200_u8 {
        assert_eq!(host.received(id), [number]);
        assert_eq!(guest.received(), [number]);
    }
}

#[test]
fn a_guest_that_is_dropped_has_left_and_its_last_words_arrive() {
    let (mut host, mut guest, id) = pair();
    guest.transport.send(b"farewell");
    drop(guest);
    assert_eq!(host.received(id), b"farewell");
    assert_eq!(host.next(), HostEvent::Left(id));
}

#[test]
fn a_host_that_is_dropped_has_left_and_its_last_words_arrive() {
    let (mut host, mut guest, id) = pair();
    host.transport.send(id, b"farewell");
    drop(host);
    assert_eq!(guest.received(), b"farewell");
    assert_eq!(guest.next(), GuestEvent::Left);
}

#[test]
fn a_host_comes_back_with_the_same_address() {
    let port = free_port();
    let mut host = Host::direct(port);
    let address = host.address();
    let mut guest = Guest::open(&address);
    guest.joined();
    host.joined();
    drop(host);
    assert_eq!(guest.next(), GuestEvent::Left);
    let mut host = Host::direct(port);
    assert_eq!(host.address(), address);
    assert_eq!(guest.next(), GuestEvent::Joined);
    let id = host.joined();
    guest.transport.send(b"again");
    assert_eq!(host.received(id), b"again");
}

#[test]
fn a_host_that_comes_late_is_found() {
    let port = free_port();
    let host = Host::direct(port);
    let address = host.address();
    drop(host);
    let mut guest = Guest::open(&address);
    assert_eq!(guest.next(), GuestEvent::Left);
    let mut host = Host::direct(port);
    assert_eq!(guest.next(), GuestEvent::Joined);
    host.joined();
}

#[test]
fn closing_ends_a_connection_after_what_was_sent() {
    let (mut host, mut guest, id) = pair();
    let long = vec![1; LONGEST_MESSAGE];
    for _ in 0..10 {
        host.transport.send(id, &long);
    }
    host.transport.send(id, b"farewell");
    host.transport.close(id);
    host.transport.send(id, b"too late");
    for _ in 0..10 {
        assert_eq!(guest.received(), long);
    }
    assert_eq!(guest.received(), b"farewell");
    assert_eq!(guest.next(), GuestEvent::Left);
    assert_eq!(host.next(), HostEvent::Left(id));
    // It goes on trying.
    assert_eq!(guest.next(), GuestEvent::Joined);
    assert_ne!(host.joined(), id);
}

#[test]
fn nothing_comes_from_a_connection_that_has_been_closed() {
    let (mut host, mut guest, id) = pair();
    guest.transport.send(b"one");
    assert_eq!(host.received(id), b"one");
    host.transport.close(id);
    guest.transport.send(b"two");
    assert_eq!(host.next(), HostEvent::Left(id));
}

#[test]
fn a_guest_makes_a_new_connection_when_it_is_told_to() {
    let (mut host, mut guest, id) = pair();
    guest.transport.reconnect();
    assert_eq!(guest.next(), GuestEvent::Left);
    assert_eq!(guest.next(), GuestEvent::Joined);
    assert_eq!(host.next(), HostEvent::Left(id));
    let again = host.joined();
    assert_ne!(again, id);
    host.transport.send(again, b"welcome");
    assert_eq!(guest.received(), b"welcome");
}

#[test]
fn what_cannot_be_opened_says_why() {
    let host = |port, relay: Option<&str>, direct| {
        let options = HostOptions {
            secret: SECRET,
            port,
            relays: relay.map_or(Relays::None, Relays::from),
            known: None,
            direct,
        };
        IrohHost::open(options, Wake::default())
    };
    let guest = |address: &str, relay: Option<&str>| {
        let relay = relay.map(str::to_owned);
        IrohGuest::open(address, GuestOptions { relay }, Wake::default())
    };
    let there = Host::direct(free_port());
    let address = there.address();
    assert!(matches!(host(0, None, false), Err(IrohError::NoWay)));
    let bad = host(0, Some("ftp://relay.example"), true);
    assert!(matches!(bad, Err(IrohError::Relay)));
    assert!(matches!(guest("nonsense", None), Err(IrohError::Address)));
    let bad = guest(&address, Some("nonsense"));
    assert!(matches!(bad, Err(IrohError::Relay)));
}

#[test]
fn a_port_in_use_is_refused() {
    let port = free_port();
    let first = Host::direct(port);
    let options = HostOptions {
        secret: SECRET,
        port,
        relays: Relays::None,
        known: None,
        direct: true,
    };
    let second = IrohHost::open(options, Wake::default());
    assert!(matches!(second, Err(IrohError::Bind(_))));
    drop(first);
}
