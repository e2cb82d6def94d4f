//! What the network's side tells those who poll, in the order in which it happened.

use coffer_guests::transport::{ConnectionId, Wake};
use tokio::sync::OwnedSemaphorePermit;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::link::Outbox;

/// What happened to a connection.
pub(crate) enum News {
    /// It is there; messages for it go into the outbox.
    Joined(Outbox),
    /// A message, and the room that it takes until it is polled.
    Received(Vec<u8>, OwnedSemaphorePermit),
    /// It is gone. At a host its place is taken until this is polled.
    Left(Option<OwnedSemaphorePermit>),
}

/// Where news are polled.
pub(crate) type Inbox = UnboundedReceiver<(ConnectionId, News)>;

/// Tells news and wakes whoever polls.
///
/// The queue needs no limit of its own: permits limit the messages of a connection and the connections of a host.
#[derive(Clone)]
pub(crate) struct Teller {
    news: UnboundedSender<(ConnectionId, News)>,
    wake: Wake,
}

impl Teller {
    /// A teller, and where its news arrive.
    pub fn new(wake: Wake) -> (Self, Inbox) {
        let (news, inbox) = unbounded_channel();
        (Self { news, wake }, inbox)
    }

    /// Tells it, unless nobody is there any more.
    pub fn tell(&self, connection: ConnectionId, news: News) {
        if self.news.send((connection, news)).is_ok() {
            self.wake();
        }
    }

    /// Tells of a message, and of the room that it takes.
    pub fn received(&self, connection: ConnectionId, message: Vec<u8>, room: OwnedSemaphorePermit) {
        self.tell(connection, News::Received(message, room));
    }

    /// Wakes whoever polls.
    pub fn wake(&self) {
        self.wake.wake();
    }
}

/// Closes an inbox and drops what is in it, outboxes above all, which ends their connections.
pub(crate) fn close(inbox: &mut Inbox) {
    inbox.close();
    while inbox.try_recv().is_ok() {}
}
