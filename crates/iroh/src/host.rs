//! The host's end.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use coffer_guests::background::Background;
use coffer_guests::transport::{ConnectionId, HostEvent, HostTransport, Relays, Wake};
use iroh::endpoint::{Builder, Incoming};
use iroh::{Endpoint, PublicKey, RelayMode, SecretKey, Watcher};
use n0_future::task::JoinSet;
use n0_future::time::timeout;
use tokio::select;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot, watch};

use crate::ALPN;
use crate::address::Address;
use crate::background::{self, CLOSING, FAREWELL, LONGEST_WAIT};
use crate::endpoint::{Sockets, builder, relay_at, relay_mode};
use crate::error::IrohError;
use crate::link::{End, GREETING, Link, Outbox};
use crate::news::{self, Inbox, News, Teller};

/// How many connections there are at once. Others are refused.
const MOST_CONNECTIONS: usize = 32;

/// How long a connection may take from its first packet to its greeting.
const WELCOME: Duration = Duration::from_secs(10);

/// How long a relay is looked for before the address is told without one.
const LONGEST_SEARCH: Duration = Duration::from_secs(4);

/// How a host is to be reached. It cannot be printed, as it holds a secret.
#[derive(Clone)]
pub struct HostOptions {
    /// The secret key of the endpoint, 32 random bytes. The same key gives the same address again.
    pub secret: [u8; 32],
    /// The UDP port for direct connections; 0 is any that is free. Not used in a page.
    pub port: u16,
    /// The relays at which guests find the host.
    pub relays: Relays,
    /// The address that it had before, to be found at the same one of the public relays again.
    pub known: Option<String>,
    /// Whether guests may come directly. Else the address holds no direct addresses, and
    /// everything goes over the relay. Not used in a page, where it is always so.
    pub direct: bool,
}

/// A host to which guests come over iroh.
///
/// Dropping it lets what was sent arrive and says good-bye. That takes about a millisecond, and at
/// most half a second if the other end does not answer.
pub struct IrohHost {
    inbox: Inbox,
    peers: BTreeMap<ConnectionId, Outbox>,
    address: watch::Receiver<Option<String>>,
    stop: Option<oneshot::Sender<()>>,
    background: Background,
}

impl IrohHost {
    /// Opens a host. Natively it waits until its port is bound, a few milliseconds. `wake` is also
    /// called when the address becomes known or changes.
    ///
    /// # Errors
    /// - [`IrohError::Relay`] if the relay's URL is none
    /// - [`IrohError::NoWay`] without a relay and without direct connections
    /// - [`IrohError::Bind`] if the port is in use, and [`IrohError::Thread`]
    pub fn open(options: HostOptions, wake: Wake) -> Result<Self, IrohError> {
        let relays = relays_of(&options)?;
        let sockets = if options.direct {
            Sockets::Port(options.port)
        } else {
            Sockets::None
        };
        let waits = relays != RelayMode::Disabled;
        let builder = builder(relays, sockets)?
            .secret_key(SecretKey::from_bytes(&options.secret))
            .alpns(vec![ALPN.to_vec()]);
        let (teller, inbox) = Teller::new(wake);
        let (publish, address) = watch::channel(None);
        let (stop, stopped) = oneshot::channel();
        let serving = Serving {
            waits,
            publish,
            teller,
            stopped,
        };
        Ok(Self {
            inbox,
            peers: BTreeMap::new(),
            address,
            stop: Some(stop),
            background: start(builder, serving)?,
        })
    }
}

impl HostTransport for IrohHost {
    fn address(&self) -> Option<String> {
        self.address.borrow().clone()
    }

    fn poll(&mut self) -> Option<HostEvent> {
        loop {
            let (id, news) = self.inbox.try_recv().ok()?;
            match news {
                News::Joined(outbox) => {
                    self.peers.insert(id, outbox);
                    return Some(HostEvent::Joined(id));
                }
                // Not from a connection that has been closed here.
                News::Received(message, _room) if self.peers.contains_key(&id) => {
                    return Some(HostEvent::Received(id, message));
                }
                News::Received(..) => {}
                News::Left(_place) => {
                    self.peers.remove(&id);
                    return Some(HostEvent::Left(id));
                }
            }
        }
    }

    fn send(&mut self, to: ConnectionId, message: &[u8]) {
        if self.peers.get(&to).is_some_and(|peer| !peer.send(message)) {
            self.peers.remove(&to);
        }
    }

    fn close(&mut self, connection: ConnectionId) {
        self.peers.remove(&connection);
    }
}

impl Drop for IrohHost {
    fn drop(&mut self) {
        self.peers.clear();
        news::close(&mut self.inbox);
        self.stop = None;
        self.background.wait(LONGEST_WAIT);
    }
}

/// Binds the endpoint and serves. A page cannot wait for it; there the address stays unknown if it fails.
#[cfg(target_arch = "wasm32")]
fn start(builder: Builder, serving: Serving) -> Result<Background, IrohError> {
    let serve = move || async move {
        if let Ok(endpoint) = builder.bind().await {
            serving.serve(endpoint).await;
        }
    };
    Ok(background::start(serve)?)
}

/// Binds the endpoint, waits until it is bound, and serves.
#[cfg(not(target_arch = "wasm32"))]
fn start(builder: Builder, serving: Serving) -> Result<Background, IrohError> {
    let (tell, bound) = std::sync::mpsc::channel();
    let background = background::start(move || async move {
        match builder.bind().await {
            Ok(endpoint) => {
                let _ = tell.send(Ok(()));
                serving.serve(endpoint).await;
            }
            Err(error) => {
                let _ = tell.send(Err(IrohError::Bind(Box::new(error))));
            }
        }
    })?;
    // The thread can only be gone without a word if it panicked.
    let gone = |error| Err(IrohError::Bind(Box::new(error)));
    bound.recv().unwrap_or_else(gone)?;
    Ok(background)
}

/// The relays to wait at: of the public ones the same as before, so that a link stays good.
fn relays_of(options: &HostOptions) -> Result<RelayMode, IrohError> {
    if options.relays == Relays::Public
        && let Some(known) = &options.known
        && let Some(relay) = Address::from_text(known)?.relay
    {
        return Ok(relay_at(relay));
    }
    relay_mode(&options.relays)
}

/// What a host does in the background.
struct Serving {
    /// Whether it waits at a relay.
    waits: bool,
    publish: watch::Sender<Option<String>>,
    teller: Teller,
    stopped: oneshot::Receiver<()>,
}

impl Serving {
    /// Lets guests in until the host is dropped.
    async fn serve(self, endpoint: Endpoint) {
        let door = Arc::new(Door::new(self.teller.clone()));
        let mut guests = JoinSet::new();
        select! {
            biased;
            _ = self.stopped => {}
            () = door.let_in(&endpoint, &mut guests) => {}
            () = keep_published(&endpoint, self.waits, &self.publish, &self.teller) => {}
        }
        let leaving = async { while guests.join_next().await.is_some() {} };
        // Whoever takes longer is cut off.
        let _ = timeout(FAREWELL, leaving).await;
        let _ = timeout(CLOSING, endpoint.close()).await;
    }
}

/// Publishes the address, again whenever it has changed. Never ends.
async fn keep_published(
    endpoint: &Endpoint,
    waits: bool,
    publish: &watch::Sender<Option<String>>,
    teller: &Teller,
) {
    if waits {
        // Without the internet guests can still come directly.
        let _ = timeout(LONGEST_SEARCH, endpoint.online()).await;
    }
    let mut addresses = endpoint.watch_addr();
    loop {
        let now = addresses.get();
        let direct = now.ip_addrs().copied().collect::<Vec<_>>();
        let relay = now.relay_urls().next().cloned();
        let address = Address::new(endpoint.id(), direct, relay);
        let text = address
            .can_be_dialled()
            .then(|| address.to_text())
            .flatten();
        if publish.send_if_modified(|known| std::mem::replace(known, text.clone()) != text) {
            teller.wake();
        }
        if addresses.updated().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// The newest connection of a guest.
struct Newest {
    id: ConnectionId,
    end: End,
    /// Resolved when it is gone.
    gone: oneshot::Receiver<()>,
}

/// Where guests come in.
struct Door {
    teller: Teller,
    places: Arc<Semaphore>,
    next: AtomicU64,
    inside: Mutex<HashMap<PublicKey, Newest>>,
}

impl Door {
    fn new(teller: Teller) -> Self {
        Self {
            teller,
            places: Arc::new(Semaphore::new(MOST_CONNECTIONS)),
            next: AtomicU64::new(0),
            inside: Mutex::default(),
        }
    }

    fn inside(&self) -> MutexGuard<'_, HashMap<PublicKey, Newest>> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets guests in while there are places. Ends with the endpoint.
    async fn let_in(self: &Arc<Self>, endpoint: &Endpoint, guests: &mut JoinSet<()>) {
        loop {
            let incoming = select! {
                incoming = endpoint.accept() => incoming,
                Some(_) = guests.join_next() => continue,
            };
            let Some(incoming) = incoming else { return };
            match self.places.clone().try_acquire_owned() {
                Ok(place) => {
                    guests.spawn(self.clone().attend(incoming, place));
                }
                Err(_) => incoming.refuse(),
            }
        }
    }

    /// Attends to a guest until they leave.
    async fn attend(self: Arc<Self>, incoming: Incoming, place: OwnedSemaphorePermit) {
        let Ok(Some((key, link, outbox))) = timeout(WELCOME, welcome(incoming)).await else {
            return;
        };
        let id = ConnectionId(self.next.fetch_add(1, Ordering::Relaxed));
        let (_going, gone) = oneshot::channel();
        let end = outbox.end();
        let older = self.inside().insert(key, Newest { id, end, gone });
        // A guest has one connection. The older one is dead, only nobody has noticed yet.
        if let Some(older) = older {
            older.end.end();
            let _ = older.gone.await;
        }
        self.teller.tell(id, News::Joined(outbox));
        link.carry(|message, room| self.teller.received(id, message, room))
            .await;
        let mut inside = self.inside();
        if inside.get(&key).is_some_and(|newest| newest.id == id) {
            inside.remove(&key);
        }
        drop(inside);
        self.teller.tell(id, News::Left(Some(place)));
    }
}

/// Lets a guest in and waits for their stream and greeting.
async fn welcome(incoming: Incoming) -> Option<(PublicKey, Link, Outbox)> {
    let connection = incoming.await.ok()?;
    let (to, mut from) = connection.accept_bi().await.ok()?;
    let mut greeting = [0; GREETING.len()];
    from.read_exact(&mut greeting).await.ok()?;
    if greeting != GREETING {
        return None;
    }
    let key = connection.remote_id();
    let (link, outbox) = Link::new(connection, to, from);
    Some((key, link, outbox))
}
