//! A connection of a host: what its guest has, and what is due to be sent.

use std::ops::Range;
use std::time::Duration;

use super::allowance::Allowance;
use super::types::{AWAY_AFTER, SIGN_OF_LIFE};
use crate::protocol::{DeviceId, Have};

/// After how long what was not received is sent again.
const RESEND: Duration = Duration::from_secs(1);
/// The most moves that are on their way at once.
const WINDOW: u32 = 64;
/// How many messages a guest may send at once, and how many a second.
const MESSAGES: (usize, usize) = (200, 40);
/// How many bytes a guest may send at once, and how many a second.
const BYTES: (usize, usize) = (256 * 1024, 16 * 1024);

/// Who has connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Viewing {
    /// A guest, with a seat or without, at this device.
    Guest(DeviceId),
    /// An onlooker.
    Onlooker,
}

/// A connection.
#[derive(Debug)]
pub(super) struct Connection {
    /// `None` before the greeting.
    viewing: Option<Viewing>,
    name: String,
    joined: Duration,
    heard: Duration,
    /// How many messages it may send, and how many bytes.
    messages: Allowance,
    bytes: Allowance,
    /// What the guest has, as far as the host was told.
    have: Have,
    /// Before this revision of the table the guest saw the match from another seat.
    valid_from: u32,
    /// The revision of the table that was sent last, and when.
    table_sent: Option<(u32, Duration)>,
    /// The line of moves that is being sent, and how many of its moves were.
    sent: (u32, u32),
    /// When the guest last had more than before.
    progress: Duration,
    /// When a sign of life was sent last.
    sign: Duration,
    /// The line of moves of which the whole record was sent.
    record: Option<u32>,
}

impl Connection {
    pub(super) fn new(now: Duration) -> Self {
        Self {
            viewing: None,
            name: String::new(),
            joined: now,
            heard: now,
            messages: Allowance::new(MESSAGES, now),
            bytes: Allowance::new(BYTES, now),
            have: Have::default(),
            valid_from: 0,
            table_sent: None,
            sent: (0, 0),
            progress: now,
            sign: now,
            record: None,
        }
    }

    /// The last part of the record of this line of moves is sent.
    pub(super) fn record_sent(&mut self, line: u32) {
        self.record = Some(line);
    }

    /// Whether the whole record of this line of moves was sent.
    pub(super) fn has_record_of(&self, line: u32) -> bool {
        self.record == Some(line)
    }

    /// The guest has said who it is.
    pub(super) fn welcome(&mut self, viewing: Viewing, name: String) {
        self.viewing = Some(viewing);
        self.name = name;
    }

    pub(super) fn rename(&mut self, name: String) {
        self.name = name;
    }

    pub(super) fn viewing(&self) -> Option<Viewing> {
        self.viewing
    }

    pub(super) fn name(&self) -> String {
        self.name.clone()
    }

    /// The device of a guest; `None` for onlookers and strangers.
    pub(super) fn device(&self) -> Option<DeviceId> {
        match self.viewing? {
            Viewing::Guest(device) => Some(device),
            Viewing::Onlooker => None,
        }
    }

    /// Counts a message of this length. Returns false if the guest sends far too much.
    pub(super) fn may_speak(&mut self, length: usize, now: Duration) -> bool {
        self.heard = now;
        self.messages.take(1, now) && self.bytes.take(length, now)
    }

    /// Whether nothing was heard for too long, or no greeting.
    pub(super) fn is_silent(&self, now: Duration) -> bool {
        let since = if self.viewing.is_some() {
            self.heard
        } else {
            self.joined
        };
        now.saturating_sub(since) > AWAY_AFTER
    }

    /// The guest sees the match from another seat from this revision on: its moves are sent again.
    pub(super) fn begin_again(&mut self, revision: u32) {
        self.valid_from = revision;
        self.sent = (0, 0);
    }

    /// The guest says what it has.
    pub(super) fn has(&mut self, have: Have, now: Duration) {
        if have != self.have {
            self.progress = now;
        }
        self.have = have;
    }

    /// Whether the guest lacks the newest table, and it is not on its way.
    pub(super) fn lacks_table(&self, newest: Have, now: Duration) -> bool {
        let has = (self.have.epoch, self.have.revision) == (newest.epoch, newest.revision);
        let on_its_way = self.table_sent.is_some_and(|(revision, at)| {
            revision == newest.revision && now.saturating_sub(at) < RESEND
        });
        !has && !on_its_way
    }

    pub(super) fn table_sent(&mut self, newest: Have, now: Duration) {
        self.table_sent = Some((newest.revision, now));
    }

    /// The moves that are due to be sent. They count as sent.
    pub(super) fn plies_due(&mut self, newest: Have, now: Duration) -> Range<u32> {
        let known = self.have.epoch == newest.epoch
            && self.have.line == newest.line
            && self.have.revision >= self.valid_from;
        if !known {
            return 0..0;
        }
        let has = self.have.plies.min(newest.plies);
        let late = now.saturating_sub(self.progress) > RESEND;
        let (line, sent) = self.sent;
        let from = if line != newest.line || sent < has || late {
            has
        } else {
            sent
        };
        let to = newest.plies.min(has.saturating_add(WINDOW)).max(from);
        if late && to > from {
            self.progress = now;
        }
        self.sent = (newest.line, to);
        from..to
    }

    /// Whether a sign of life is due. It counts as sent.
    pub(super) fn sign_due(&mut self, now: Duration) -> bool {
        let due = now.saturating_sub(self.sign) >= SIGN_OF_LIFE;
        if due {
            self.sign = now;
        }
        due
    }
}
