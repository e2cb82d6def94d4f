//! A guest's end.

use std::pin::pin;
use std::time::Duration;

use coffer_guests::background::Background;
use coffer_guests::transport::{ConnectionId, GuestEvent, GuestTransport, Wake};
use iroh::{Endpoint, RelayMode};
use n0_future::time::{Instant, sleep, timeout};
use tokio::select;
use tokio::sync::watch;

use crate::ALPN;
use crate::address::Address;
use crate::background::{self, CLOSING, FAREWELL, LONGEST_WAIT};
use crate::endpoint::{Sockets, builder, relay_at, relay_url};
use crate::error::IrohError;
use crate::link::{GREETING, Link, Outbox};
use crate::news::{self, Inbox, News, Teller};

/// How long a dial may take. By itself QUIC would go on for 30 seconds.
const LONGEST_DIAL: Duration = Duration::from_secs(3);

/// The pause before the second dial.
const SHORTEST_PAUSE: Duration = Duration::from_millis(200);

/// The longest pause between two dials.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// The only connection there is at a time.
const HOST: ConnectionId = ConnectionId(0);

/// How a guest reaches a host.
#[derive(Clone, Debug, Default)]
pub struct GuestOptions {
    /// The URL of a relay to use instead of the one in the address, or none to use that one.
    pub relay: Option<String>,
}

/// A guest of a host, over iroh.
///
/// Dropping it lets what was sent arrive and says good-bye. That takes about a millisecond, and at
/// most half a second if the other end does not answer.
pub struct IrohGuest {
    inbox: Inbox,
    host: Option<Outbox>,
    /// Changed to have it dial again; dropped to end it.
    again: Option<watch::Sender<()>>,
    background: Background,
}

impl IrohGuest {
    /// Starts to dial the host with this address.
    ///
    /// # Errors
    /// - [`IrohError::Address`] if the text is no address, or has blanks around it
    /// - [`IrohError::Relay`] if the relay's URL is none
    /// - [`IrohError::NoWay`] if there is no way to the host; a page needs a relay
    /// - [`IrohError::Thread`]
    pub fn open(address: &str, options: GuestOptions, wake: Wake) -> Result<Self, IrohError> {
        let mut address = Address::from_text(address)?;
        if let Some(relay) = &options.relay {
            address.relay = Some(relay_url(relay)?);
        }
        let sockets = if address.direct.is_empty() {
            Sockets::None
        } else {
            Sockets::Port(0)
        };
        // Once here for the errors.
        builder(relay_of(&address), sockets)?;
        let (teller, inbox) = Teller::new(wake);
        let (again, asked) = watch::channel(());
        let dialling = Dialling {
            address,
            sockets,
            teller,
            asked,
            reached: None,
        };
        Ok(Self {
            inbox,
            host: None,
            again: Some(again),
            background: background::start(move || dialling.run())?,
        })
    }
}

impl GuestTransport for IrohGuest {
    fn poll(&mut self) -> Option<GuestEvent> {
        let (_, news) = self.inbox.try_recv().ok()?;
        Some(match news {
            News::Joined(outbox) => {
                self.host = Some(outbox);
                GuestEvent::Joined
            }
            News::Received(message, _room) => GuestEvent::Received(message),
            News::Left(_) => {
                self.host = None;
                GuestEvent::Left
            }
        })
    }

    fn send(&mut self, message: &[u8]) {
        if self.host.as_ref().is_some_and(|host| !host.send(message)) {
            self.host = None;
        }
    }

    fn reconnect(&mut self) {
        self.host = None;
        if let Some(again) = &self.again {
            // Nobody listens any more only if the thread is gone.
            let _ = again.send(());
        }
    }
}

impl Drop for IrohGuest {
    fn drop(&mut self) {
        self.host = None;
        news::close(&mut self.inbox);
        self.again = None;
        self.background.wait(LONGEST_WAIT);
    }
}

/// What comes after a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// A pause: it was lost.
    Pause,
    /// A dial at once: the guest wants another one.
    Dial,
    /// Nothing: the guest has been dropped.
    Stop,
}

/// What a guest does in the background.
struct Dialling {
    address: Address,
    sockets: Sockets,
    teller: Teller,
    asked: watch::Receiver<()>,
    /// What was told last; nothing yet at the beginning.
    reached: Option<bool>,
}

impl Dialling {
    /// Dials again and again, until the guest is dropped.
    async fn run(mut self) {
        let mut endpoint = None;
        let mut pause = SHORTEST_PAUSE;
        loop {
            let dial = dial(&mut endpoint, &self.address, self.sockets);
            let dialled = select! {
                dialled = dial => dialled,
                // Whoever asks for a dial during one has it already.
                () = dropped(&mut self.asked) => break,
            };
            let since = Instant::now();
            let next = match dialled {
                Some((link, outbox)) => self.carry(link, outbox).await,
                None => Next::Pause,
            };
            self.tell_away();
            // Not after a short connection: a host that closes every one is not dialled all the time.
            if since.elapsed() > LONGEST_PAUSE {
                pause = SHORTEST_PAUSE;
            }
            if next == Next::Stop || next == Next::Pause && !self.wait(pause).await {
                break;
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
        if let Some(endpoint) = endpoint {
            let _ = timeout(CLOSING, endpoint.close()).await;
        }
    }

    /// Carries messages until the connection has ended, from either end.
    async fn carry(&mut self, link: Link, outbox: Outbox) -> Next {
        let end = outbox.end();
        self.reached = Some(true);
        self.teller.tell(HOST, News::Joined(outbox));
        let mut carrying =
            pin!(link.carry(|message, room| self.teller.received(HOST, message, room)));
        let next = select! {
            biased;
            asked = self.asked.changed() => if asked.is_ok() { Next::Dial } else { Next::Stop },
            () = &mut carrying => Next::Pause,
        };
        match next {
            Next::Pause => {}
            Next::Dial => {
                end.end();
                carrying.await;
            }
            Next::Stop => {
                // A host that takes longer is cut off.
                let _ = timeout(FAREWELL, carrying).await;
            }
        }
        next
    }

    /// Tells once that the host is not reached.
    fn tell_away(&mut self) {
        if self.reached != Some(false) {
            self.reached = Some(false);
            self.teller.tell(HOST, News::Left(None));
        }
    }

    /// Waits, unless a dial is asked for. `false` if the guest has been dropped.
    async fn wait(&mut self, pause: Duration) -> bool {
        select! {
            () = sleep(pause) => true,
            asked = self.asked.changed() => asked.is_ok(),
        }
    }
}

/// The relay at which the host waits.
fn relay_of(address: &Address) -> RelayMode {
    let relay = address.relay.clone();
    relay.map_or(RelayMode::Disabled, relay_at)
}

/// Waits until the guest is dropped, and takes no notice of its wish for a dial.
async fn dropped(asked: &mut watch::Receiver<()>) {
    while asked.changed().await.is_ok() {}
}

/// Dials once, with a new endpoint if there is none yet. `None` if the host is not reached.
async fn dial(
    endpoint: &mut Option<Endpoint>,
    address: &Address,
    sockets: Sockets,
) -> Option<(Link, Outbox)> {
    let endpoint = match endpoint {
        Some(endpoint) => endpoint,
        None => {
            let builder = builder(relay_of(address), sockets).ok()?;
            endpoint.insert(builder.bind().await.ok()?)
        }
    };
    let dialling = async {
        let host = address.to_endpoint();
        let connection = endpoint.connect(host, ALPN).await.ok()?;
        let (mut to, from) = connection.open_bi().await.ok()?;
        to.write_all(&GREETING).await.ok()?;
        Some(Link::new(connection, to, from))
    };
    timeout(LONGEST_DIAL, dialling).await.ok()?
}
