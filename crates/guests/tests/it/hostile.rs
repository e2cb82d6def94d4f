//! Every message is read as if it came from an enemy.

use std::collections::VecDeque;
use std::time::Duration;

use coffer_guests::host::Host;
use coffer_guests::memory::Faults;
use coffer_guests::transport::{
    ConnectionId, GuestEvent, GuestTransport, HostEvent, HostTransport,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::faults::{Room, beginning, stranger};

/// A guest's end that has received these messages.
pub struct Wire(VecDeque<GuestEvent>);

impl Wire {
    pub fn of(messages: Vec<Vec<u8>>) -> Self {
        let received = messages.into_iter().map(GuestEvent::Received);
        Self([GuestEvent::Joined].into_iter().chain(received).collect())
    }
}

impl GuestTransport for Wire {
    fn poll(&mut self) -> Option<GuestEvent> {
        self.0.pop_front()
    }

    fn send(&mut self, _message: &[u8]) {}

    fn reconnect(&mut self) {}
}

/// A host's end that has received these messages over one connection.
pub struct HostWire(pub VecDeque<HostEvent>);

impl HostTransport for HostWire {
    fn address(&self) -> Option<String> {
        None
    }

    fn poll(&mut self) -> Option<HostEvent> {
        self.0.pop_front()
    }

    fn send(&mut self, _to: ConnectionId, _message: &[u8]) {}

    fn close(&mut self, _connection: ConnectionId) {}
}

/// A message with some bytes changed, left out, added or taken from another one.
fn mutated(messages: &[Vec<u8>], luck: &mut Xoshiro256PlusPlus) -> Vec<u8> {
    let mut out = messages[luck.random_range(0..messages.len())].clone();
    for _ in 0..luck.random_range(1..4) {
        let at = luck.random_range(0..=out.len());
        match luck.random_range(0..6) {
            0 | 1 if at < out.len() => out[at] = luck.random_range(0..=255),
            2 if at < out.len() => out[at] ^= 1 << luck.random_range(0..8),
            3 => out.truncate(at),
            4 => out.insert(at, luck.random_range(0..=255)),
            _ => {
                let other = &messages[luck.random_range(0..messages.len())];
                let from = luck.random_range(0..=other.len());
                let to = luck.random_range(from..=other.len());
                out.splice(at.., other[from..to].iter().copied());
            }
        }
    }
    // Most of them get past the version.
    if luck.random_range(0..20) > 0 && !out.is_empty() {
        out[0] = coffer_guests::protocol::VERSION;
    }
    out
}

/// The messages of whole matches: those to the host, and those to a guest with a seat or an onlooker.
fn recorded() -> (Vec<Vec<u8>>, Vec<Vec<Vec<u8>>>) {
    let mut to_host = Vec::new();
    let mut to_guests = Vec::new();
    let cromwell = [("seats", "3")];
    let three = [("seats", "3"), ("rules", "advanced")];
    for (variant, options) in [
        ("draughts", &[][..]),
        ("six_wives", &[][..]),
        ("cromwell", &cromwell[..]),
        ("cromwell_advanced", &cromwell[..]),
        ("six_of_viii", &three[..]),
    ] {
        let mut room = Room::new(&beginning(variant, options, 2), 2, Faults::default(), 2);
        room.network.listen();
        room.play();
        for _ in 0..50 {
            room.step();
        }
        let (host, guests) = room.network.heard();
        to_host.extend(host);
        to_guests.extend(guests);
    }
    (to_host, to_guests)
}

/// A host with many connections, of which each sends a greeting and then one mutated message.
fn feed_host(messages: &[Vec<u8>], count: u64, luck: &mut Xoshiro256PlusPlus) {
    let room = Room::new(&beginning("draughts", &[], 2), 2, Faults::default(), 2);
    let mut host: Host = room.host;
    host.show(&*room.game, true);
    for number in 0..count {
        let connection = ConnectionId(number);
        let mut wire = HostWire(VecDeque::from([
            HostEvent::Joined(connection),
            HostEvent::Received(connection, messages[0].clone()),
            HostEvent::Received(connection, mutated(messages, luck)),
            HostEvent::Left(connection),
        ]));
        host.run(&mut wire, Some(&*room.game), Duration::ZERO);
        while host.news().is_some() {}
    }
    assert!(host.is_alone());
}

/// A guest that has followed a match for a while, and gets mutated messages until it gives up. Returns how
/// many.
fn feed_guest(messages: &[Vec<u8>], luck: &mut Xoshiro256PlusPlus) -> u64 {
    let mut follower = stranger(1);
    let mut wire = Wire::of(Vec::new());
    for message in &messages[..luck.random_range(0..messages.len())] {
        wire.0.push_back(GuestEvent::Received(message.clone()));
    }
    follower
        .run(&mut wire, Duration::ZERO)
        .expect("it is followed");
    for fed in 1..2000 {
        let message = mutated(messages, luck);
        wire.0.push_back(GuestEvent::Received(message));
        if follower.run(&mut wire, Duration::ZERO).is_err() || follower.guest.is_gone() {
            return fed;
        }
        if let Some(game) = follower.game() {
            let _drawn = game.pieces(follower.viewer());
            let _legal = game.legal();
        }
    }
    2000
}

/// Feeds so many mutated messages to a host and as many to guests.
fn feed(count: u64) {
    let (to_host, to_guests) = recorded();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    feed_host(&to_host, count, &mut luck);
    let mut fed = 0;
    while fed < count {
        let messages = &to_guests[luck.random_range(0..to_guests.len())];
        fed += feed_guest(messages, &mut luck);
    }
}

#[test]
fn mutated_messages_do_no_harm() {
    feed(20_000);
}

/// As many as the issue wants; takes minutes.
#[test]
#[ignore = "takes minutes"]
fn ten_million_mutated_messages_do_no_harm() {
    feed(5_000_000);
}
