//! A network within one program, with faults, for tests: messages get lost, come twice, late or in another
//! order, and connections break. The same seed gives the same faults.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use coffer_rules::stable_hash::mix;

use crate::transport::{
    ConnectionId, GuestEvent, GuestTransport, HostEvent, HostTransport, LONGEST_MESSAGE, Wake,
};

/// How long a guest waits before it connects again.
const RETRY: Duration = Duration::from_millis(200);

/// What goes wrong in a network.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// How many messages in a thousand get lost.
    pub lost: u64,
    /// How many messages in a thousand come twice.
    pub repeated: u64,
    /// How many messages in a thousand break their connection.
    pub cut: u64,
    /// The longest delay of a message. Each has another, so that they come in another order.
    pub delay: Duration,
}

/// A network with one host. Clones are the same network.
#[derive(Clone, Debug)]
pub struct Network(Arc<Mutex<Inner>>);

/// Where a message goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Host,
    Guest,
}

#[derive(Debug)]
struct Inner {
    faults: Faults,
    luck: u64,
    now: Duration,
    up: bool,
    guests: u64,
    connections: u64,
    /// Messages on their way: when they arrive, over which connection, to which end.
    on_way: Vec<(Duration, ConnectionId, End, Vec<u8>)>,
    host: VecDeque<HostEvent>,
    /// By guest: its connection, its events, and when it connects again.
    at_guests: BTreeMap<u64, Port>,
    wakes: Vec<Wake>,
    heard: Option<Heard>,
    /// The bytes sent to the host and to the guest over each connection.
    traffic: BTreeMap<ConnectionId, [usize; 2]>,
}

/// Copies of what was sent.
#[derive(Debug, Default)]
struct Heard {
    to_host: Vec<Vec<u8>>,
    to_guests: BTreeMap<ConnectionId, Vec<Vec<u8>>>,
}

/// A guest's end.
#[derive(Debug, Default)]
struct Port {
    connection: Option<ConnectionId>,
    events: VecDeque<GuestEvent>,
    again: Option<Duration>,
}

impl Network {
    /// A network with these faults.
    pub fn new(faults: Faults, seed: u64) -> Self {
        Self(Arc::new(Mutex::new(Inner {
            faults,
            luck: mix(seed),
            now: Duration::ZERO,
            up: true,
            guests: 0,
            connections: 0,
            on_way: Vec::new(),
            host: VecDeque::new(),
            at_guests: BTreeMap::new(),
            wakes: Vec::new(),
            heard: None,
            traffic: BTreeMap::new(),
        })))
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The host's end.
    pub fn host(&self) -> MemoryHost {
        MemoryHost(self.clone())
    }

    /// Another guest's end, which connects at once.
    pub fn guest(&self) -> MemoryGuest {
        let mut inner = self.inner();
        inner.guests += 1;
        let number = inner.guests;
        let port = Port {
            again: Some(inner.now),
            ..Port::default()
        };
        inner.at_guests.insert(number, port);
        drop(inner);
        MemoryGuest {
            network: self.clone(),
            number,
        }
    }

    /// Lets time pass until this moment, and wakes everybody.
    pub fn advance(&self, now: Duration) {
        let mut inner = self.inner();
        inner.advance(now);
        let wakes = inner.wakes.clone();
        drop(inner);
        for wake in wakes {
            wake.wake();
        }
    }

    /// Wakes somebody whenever time passes.
    pub fn wakes(&self, wake: Wake) {
        self.inner().wakes.push(wake);
    }

    /// When the next message arrives, if one is on its way.
    pub fn next_arrival(&self) -> Option<Duration> {
        let inner = self.inner();
        inner.on_way.iter().map(|(arrives, ..)| *arrives).min()
    }

    /// Changes the faults from now on.
    pub fn set_faults(&self, faults: Faults) {
        self.inner().faults = faults;
    }

    /// Takes the host away, or brings it back: every connection breaks.
    pub fn set_up(&self, up: bool) {
        let mut inner = self.inner();
        inner.up = up;
        if !up {
            let connected = inner.at_guests.values().filter_map(|port| port.connection);
            for connection in connected.collect::<Vec<_>>() {
                inner.cut(connection);
            }
            inner.host.clear();
        }
    }

    /// Breaks every connection.
    pub fn cut_all(&self) {
        let mut inner = self.inner();
        let connected = inner.at_guests.values().filter_map(|port| port.connection);
        for connection in connected.collect::<Vec<_>>() {
            inner.cut(connection);
        }
    }

    /// The bytes of all messages sent over each connection: those to the host, and those to the guest.
    pub fn traffic(&self) -> Vec<[usize; 2]> {
        self.inner().traffic.values().copied().collect()
    }

    /// Keeps a copy of every message from now on.
    pub fn listen(&self) {
        self.inner().heard = Some(Heard::default());
    }

    /// The messages kept since [`Network::listen`]: those to the host, and those to each connection.
    pub fn heard(&self) -> (Vec<Vec<u8>>, Vec<Vec<Vec<u8>>>) {
        let heard = self.inner().heard.take().unwrap_or_default();
        (heard.to_host, heard.to_guests.into_values().collect())
    }
}

impl Inner {
    /// Whether something happens that happens so often in a thousand.
    fn happens(&mut self, often: u64) -> bool {
        self.below(1000) < often
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.luck = mix(self.luck.wrapping_add(1));
        self.luck.checked_rem(bound).unwrap_or_default()
    }

    fn send(&mut self, connection: ConnectionId, to: End, message: &[u8]) {
        if message.len() > LONGEST_MESSAGE {
            return self.cut(connection);
        }
        let [to_host, to_guest] = self.traffic.entry(connection).or_default();
        match to {
            End::Host => *to_host += message.len(),
            End::Guest => *to_guest += message.len(),
        }
        if let Some(heard) = &mut self.heard {
            let copies = match to {
                End::Host => &mut heard.to_host,
                End::Guest => heard.to_guests.entry(connection).or_default(),
            };
            copies.push(message.to_vec());
        }
        if self.happens(self.faults.cut) {
            return self.cut(connection);
        }
        let copies = 1 + usize::from(self.happens(self.faults.repeated));
        for _ in 0..copies {
            if self.happens(self.faults.lost) {
                continue;
            }
            let longest = self.faults.delay.as_millis() as u64;
            let delay = Duration::from_millis(self.below(longest + 1));
            let arrives = self.now + delay;
            self.on_way
                .push((arrives, connection, to, message.to_vec()));
        }
    }

    fn cut(&mut self, connection: ConnectionId) {
        self.on_way.retain(|(_, of, ..)| *of != connection);
        let again = self.now + RETRY;
        let mut ports = self.at_guests.values_mut();
        if let Some(port) = ports.find(|port| port.connection == Some(connection)) {
            port.connection = None;
            port.again = Some(again);
            port.events.push_back(GuestEvent::Left);
            self.host.push_back(HostEvent::Left(connection));
        }
    }

    fn connect(&mut self) {
        let (up, now) = (self.up, self.now);
        for port in self.at_guests.values_mut() {
            if port.again.is_none_or(|again| again > now) {
                continue;
            }
            port.again = Some(now + RETRY).filter(|_| !up);
            if up {
                self.connections += 1;
                let connection = ConnectionId(self.connections);
                port.connection = Some(connection);
                port.events.push_back(GuestEvent::Joined);
                self.host.push_back(HostEvent::Joined(connection));
            }
        }
    }

    fn advance(&mut self, now: Duration) {
        self.now = now;
        self.connect();
        self.on_way.sort_by_key(|(arrives, ..)| *arrives);
        let arrived = self.on_way.partition_point(|(arrives, ..)| *arrives <= now);
        for (_, connection, to, message) in self.on_way.drain(..arrived) {
            match to {
                End::Host => self
                    .host
                    .push_back(HostEvent::Received(connection, message)),
                End::Guest => {
                    let mut ports = self.at_guests.values_mut();
                    if let Some(port) = ports.find(|port| port.connection == Some(connection)) {
                        port.events.push_back(GuestEvent::Received(message));
                    }
                }
            }
        }
    }
}

/// The host's end of a [`Network`].
#[derive(Debug)]
pub struct MemoryHost(Network);

impl HostTransport for MemoryHost {
    fn address(&self) -> Option<String> {
        Some("memory".to_owned())
    }

    fn poll(&mut self) -> Option<HostEvent> {
        self.0.inner().host.pop_front()
    }

    fn send(&mut self, to: ConnectionId, message: &[u8]) {
        self.0.inner().send(to, End::Guest, message);
    }

    fn close(&mut self, connection: ConnectionId) {
        let mut inner = self.0.inner();
        // What was sent before arrives first.
        let now = inner.now;
        let mut last = Vec::new();
        inner.on_way.retain_mut(|(_, of, to, message)| {
            let own = *of == connection && *to == End::Guest;
            if own {
                last.push(std::mem::take(message));
            }
            !own
        });
        let mut ports = inner.at_guests.values_mut();
        if let Some(port) = ports.find(|port| port.connection == Some(connection)) {
            port.events
                .extend(last.into_iter().map(GuestEvent::Received));
            port.events.push_back(GuestEvent::Left);
            port.connection = None;
            port.again = Some(now + RETRY);
        }
    }
}

/// A guest's end of a [`Network`].
#[derive(Debug)]
pub struct MemoryGuest {
    network: Network,
    number: u64,
}

impl GuestTransport for MemoryGuest {
    fn poll(&mut self) -> Option<GuestEvent> {
        let mut inner = self.network.inner();
        inner.at_guests.get_mut(&self.number)?.events.pop_front()
    }

    fn send(&mut self, message: &[u8]) {
        let mut inner = self.network.inner();
        let port = inner.at_guests.get(&self.number);
        if let Some(connection) = port.and_then(|port| port.connection) {
            inner.send(connection, End::Host, message);
        }
    }

    fn reconnect(&mut self) {
        let mut inner = self.network.inner();
        let port = inner.at_guests.get(&self.number);
        if let Some(connection) = port.and_then(|port| port.connection) {
            inner.cut(connection);
        }
    }
}

impl Drop for MemoryGuest {
    fn drop(&mut self) {
        let mut inner = self.network.inner();
        let port = inner.at_guests.remove(&self.number);
        if let Some(connection) = port.and_then(|port| port.connection) {
            inner.on_way.retain(|(_, of, ..)| *of != connection);
            inner.host.push_back(HostEvent::Left(connection));
        }
    }
}
