//! One connection, the same at both ends: messages on one stream, each with its length before it.
//!
//! Whoever has nothing more to say finishes the stream. The other end has then read everything and
//! closes the connection; if it closed first, what is under way would be lost.

use std::sync::Arc;
use std::time::Duration;

use coffer_guests::transport::LONGEST_MESSAGE;
use iroh::endpoint::{Connection, ReadExactError, RecvStream, SendStream, VarInt};
use n0_future::time::sleep;
use tokio::select;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, oneshot};

/// What a guest sends first: a host only learns of a stream when something comes on it.
pub(crate) const GREETING: [u8; 4] = *b"hail";

/// How much a queue holds, in bytes.
const ROOM: usize = 1024 * 1024;

/// How many messages a queue holds.
const MOST_MESSAGES: usize = 256;

/// How long the other end may take to close after we have finished.
const PARTING: Duration = Duration::from_secs(3);

/// What a message takes of a queue's room. Short ones count for more, so both limits are one.
fn room_of(message: usize) -> u32 {
    // At most the longest message.
    u32::try_from(message.max(ROOM / MOST_MESSAGES)).unwrap_or(u32::MAX)
}

/// A message with its length before it, and the room that it takes until it is written.
type Frame = (Vec<u8>, OwnedSemaphorePermit);

/// Puts the length before a message, as `u32`, little-endian. `None` if it is too long.
fn frame(message: &[u8]) -> Option<Vec<u8>> {
    if message.len() > LONGEST_MESSAGE {
        return None;
    }
    let length = u32::try_from(message.len()).ok()?;
    let mut frame = Vec::with_capacity(4 + message.len());
    frame.extend_from_slice(&length.to_le_bytes());
    frame.extend_from_slice(message);
    Some(frame)
}

/// Ends a connection at once, from anywhere.
#[derive(Clone)]
pub(crate) struct End(Arc<Notify>);

impl End {
    /// Ends it, now or as soon as it begins.
    pub fn end(&self) {
        self.0.notify_one();
    }
}

/// Messages on their way out. Dropping it ends the connection once they have arrived.
pub(crate) struct Outbox {
    frames: UnboundedSender<Frame>,
    room: Arc<Semaphore>,
    end: End,
    _parting: oneshot::Sender<()>,
}

impl Outbox {
    /// Sends a message. `false` if it is too long or the queue is full: the connection has been
    /// ended, and the outbox should be dropped.
    #[must_use]
    pub fn send(&self, message: &[u8]) -> bool {
        let room = self.room.clone();
        let room = room.try_acquire_many_owned(room_of(message.len()));
        let (Some(frame), Ok(room)) = (frame(message), room) else {
            self.end.end();
            return false;
        };
        // If the connection is gone, so is the message.
        let _ = self.frames.send((frame, room));
        true
    }

    /// What ends this connection.
    pub fn end(&self) -> End {
        self.end.clone()
    }
}

/// Why a connection ended; the number is told to the other end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Over {
    /// One end has finished.
    Farewell = 0,
    /// The other end does not keep to the protocol, or does not read.
    Broken = 1,
    /// We have given it up.
    GivenUp = 2,
}

/// A connection with its stream.
pub(crate) struct Link {
    connection: Connection,
    to: SendStream,
    from: RecvStream,
    frames: UnboundedReceiver<Frame>,
    end: End,
    parting: oneshot::Receiver<()>,
}

impl Link {
    /// A link, and the outbox for its messages.
    pub fn new(connection: Connection, to: SendStream, from: RecvStream) -> (Self, Outbox) {
        let (sender, frames) = unbounded_channel();
        let (parted, parting) = oneshot::channel();
        let end = End(Arc::new(Notify::new()));
        let outbox = Outbox {
            frames: sender,
            room: Arc::new(Semaphore::new(ROOM)),
            end: end.clone(),
            _parting: parted,
        };
        let link = Self {
            connection,
            to,
            from,
            frames,
            end,
            parting,
        };
        (link, outbox)
    }

    /// Carries messages until the connection has ended. Tells those that arrive, each with the room
    /// that it takes until it is polled.
    pub async fn carry(self, tell: impl Fn(Vec<u8>, OwnedSemaphorePermit)) {
        let over = select! {
            biased;
            () = self.end.0.notified() => Over::GivenUp,
            over = read_all(self.from, tell) => over,
            over = write_all(self.to, self.frames) => over,
            () = late(self.parting) => Over::Broken,
            _ = self.connection.closed() => Over::Farewell,
        };
        self.connection.close(VarInt::from_u32(over as u32), b"");
    }
}

/// Reads messages while there is room for them. Ends with the stream.
async fn read_all(mut from: RecvStream, tell: impl Fn(Vec<u8>, OwnedSemaphorePermit)) -> Over {
    let room = Arc::new(Semaphore::new(ROOM));
    loop {
        let mut length = [0; 4];
        match from.read_exact(&mut length).await {
            Ok(()) => {}
            Err(ReadExactError::FinishedEarly(0)) => return Over::Farewell,
            Err(_) => return Over::Broken,
        }
        let length = match usize::try_from(u32::from_le_bytes(length)) {
            Ok(length) if length <= LONGEST_MESSAGE => length,
            _ => return Over::Broken,
        };
        // Not read before there is room: QUIC then holds the other end back.
        let Ok(room) = room.clone().acquire_many_owned(room_of(length)).await else {
            return Over::Broken;
        };
        let mut message = vec![0; length];
        if from.read_exact(&mut message).await.is_err() {
            return Over::Broken;
        }
        tell(message, room);
    }
}

/// Writes messages, finishes the stream when there will be no more, and then waits for ever: the
/// other end closes. Ends if the stream breaks.
async fn write_all(mut to: SendStream, mut frames: UnboundedReceiver<Frame>) -> Over {
    while let Some((frame, room)) = frames.recv().await {
        if to.write_all(&frame).await.is_err() {
            return Over::Broken;
        }
        drop(room);
    }
    if to.finish().is_err() {
        return Over::Broken;
    }
    std::future::pending().await
}

/// Waits until the outbox has been dropped for too long.
async fn late(parting: oneshot::Receiver<()>) {
    // It is never sent anything: this is the outbox being dropped.
    let _ = parting.await;
    sleep(PARTING).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_has_its_length_before_it() {
        assert_eq!(frame(b"ab"), Some(vec![2, 0, 0, 0, b'a', b'b']));
        assert_eq!(frame(b""), Some(vec![0; 4]));
        assert!(frame(&vec![0; LONGEST_MESSAGE]).is_some());
        assert!(frame(&vec![0; LONGEST_MESSAGE + 1]).is_none());
    }

    #[test]
    fn a_queue_holds_so_many_messages_or_so_many_bytes() {
        assert_eq!(ROOM / room_of(1) as usize, MOST_MESSAGES);
        assert_eq!(ROOM / room_of(LONGEST_MESSAGE) as usize, 16);
    }
}
