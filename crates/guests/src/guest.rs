//! A guest's side of a table: what it has of it, and what it asks of the host.
//!
//! It has no match. Whoever has one begins, continues and ends it as [`GuestNews`] say.

use std::collections::VecDeque;
use std::time::Duration;

use coffer_rules::{Ending, Seat};

use crate::protocol::{
    Answer, Ask, DeviceId, Goodbye, Have, MessageError, Secret, Table, ToGuest, ToHost,
    cleaned_name, decode, encode,
};
use crate::seen::SeenPly;
use crate::transport::{GuestEvent, GuestTransport};

/// After how long without a sign of life the host is away.
pub const AWAY_AFTER: Duration = Duration::from_secs(6);
/// How often a sign of life is sent.
const SIGN_OF_LIFE: Duration = Duration::from_secs(2);
/// After how long a question is asked again, and a gap is reported again.
const RESEND: Duration = Duration::from_millis(700);
/// After how long the host is told of a move, well before it sends it again.
const CONFIRM: Duration = Duration::from_millis(400);
/// After how many moves the host is told how far they have come.
const EACH: u32 = 16;
/// The time between two questions, if there are many: a host puts out whoever sends far too much.
const ASK_PAUSE: Duration = Duration::from_millis(33);
/// How far ahead of that a guest may be, as for moves that follow each other at once.
const ASK_AHEAD: Duration = Duration::from_secs(3);
/// The most parts of a record, of 32 KiB each.
const MOST_PARTS: u16 = 64;

/// What a guest's program needs to know, in the order in which it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestNews {
    /// The host is reached, or not any more; it is tried again.
    Reached(bool),
    /// The table has changed, see [`Guest::table`].
    Table,
    /// A match is begun, with the record of the table and its starting position. Its moves follow.
    Begun,
    /// Every move after the first so many was taken back.
    Retreat(usize),
    /// A move was made.
    Ply(SeenPly),
    /// The match has ended without a move.
    Ended(Ending),
    /// The time that each seat has left, in milliseconds.
    Clock(Vec<u64>),
    /// What was asked is answered.
    Answered(Ask, Answer),
    /// A seat greets.
    Greeting(Seat, u8),
    /// The whole record of the match, which is over.
    Record(String),
    /// The host wants no connection.
    Goodbye(Goodbye),
    /// The host cannot be looked for, for this reason of the transport.
    Failed(String),
    /// The host has another version of the game: a newer one, or an older one.
    OtherVersion {
        /// Whether the host's is newer.
        newer: bool,
    },
}

/// A question that waits for its answer.
#[derive(Clone, Debug)]
struct Asking {
    number: u64,
    ask: Ask,
    /// When it was sent last.
    sent: Option<Duration>,
}

/// A guest at a table.
#[derive(Debug)]
pub struct Guest {
    secret: Secret,
    device: DeviceId,
    name: String,
    have: Have,
    /// How much the host was told to be there last, and when.
    told: Option<(Have, Duration)>,
    /// When the host is told at the latest of the moves that have come since.
    confirm_by: Option<Duration>,
    /// The newest of everything, as the host says.
    newest: Have,
    table: Option<Table>,
    asked: u64,
    asking: Option<Asking>,
    /// When the next question would be sent if all were evenly spread.
    ask_due: Duration,
    /// The ending that was told.
    ended: Option<(u32, Ending)>,
    record: Vec<u8>,
    record_parts: u16,
    record_asked: Option<Duration>,
    record_for: Option<u32>,
    connected: bool,
    greeted: Duration,
    /// Whether the host has not been told the name.
    renamed: bool,
    reached: bool,
    heard: Duration,
    gone: bool,
    news: VecDeque<GuestNews>,
}

impl Guest {
    /// A guest of the table of this secret. `counted` must be higher than every number of an earlier guest at
    /// this device, such as the time in milliseconds.
    pub fn new(secret: Secret, device: DeviceId, name: &str, counted: u64) -> Self {
        Self {
            secret,
            device,
            name: cleaned_name(name),
            have: Have::default(),
            told: None,
            confirm_by: None,
            newest: Have::default(),
            table: None,
            asked: counted,
            asking: None,
            ask_due: Duration::ZERO,
            ended: None,
            record: Vec::new(),
            record_parts: 0,
            record_asked: None,
            record_for: None,
            connected: false,
            greeted: Duration::ZERO,
            renamed: false,
            reached: false,
            heard: Duration::ZERO,
            gone: false,
            news: VecDeque::new(),
        }
    }

    /// The table, once the host was reached.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Whether the host is reached.
    pub fn is_reached(&self) -> bool {
        self.reached
    }

    /// Whether it has left for good, as the host has said good-bye or is of another version.
    pub fn is_gone(&self) -> bool {
        self.gone
    }

    /// Whether a question waits for its answer.
    pub fn is_asking(&self) -> bool {
        self.asking.is_some()
    }

    /// The next move: its line and the number of moves before it, for [`Ask::Move`].
    pub fn at(&self) -> (u32, u32) {
        (self.have.line, self.have.plies)
    }

    /// Asks the host for something. Returns false, and asks nothing, while an earlier question waits.
    pub fn ask(&mut self, ask: Ask) -> bool {
        if self.asking.is_some() {
            return false;
        }
        self.asked += 1;
        self.asking = Some(Asking {
            number: self.asked,
            ask,
            sent: None,
        });
        true
    }

    /// Has another name from now on.
    pub fn rename(&mut self, name: &str) {
        self.name = cleaned_name(name);
        self.renamed = true;
    }

    /// Takes the next news.
    pub fn news(&mut self) -> Option<GuestNews> {
        self.news.pop_front()
    }

    /// Handles everything that has arrived, and sends what is due.
    pub fn run(&mut self, transport: &mut dyn GuestTransport, now: Duration) {
        if self.gone {
            return;
        }
        while let Some(event) = transport.poll() {
            match event {
                GuestEvent::Joined => self.joined(transport, now),
                GuestEvent::Left => self.lost(),
                GuestEvent::Failed(why) => self.news.push_back(GuestNews::Failed(why)),
                GuestEvent::Received(bytes) => self.receive(&bytes, now),
            }
        }
        if self.connected && now.saturating_sub(self.heard) > AWAY_AFTER {
            self.lost();
            self.heard = now;
            transport.reconnect();
        }
        if self.connected {
            self.send_due(transport, now);
        }
    }

    fn joined(&mut self, transport: &mut dyn GuestTransport, now: Duration) {
        self.connected = true;
        self.heard = now;
        self.told = None;
        self.record_asked = None;
        if let Some(asking) = &mut self.asking {
            asking.sent = None;
        }
        self.greet(transport, now);
    }

    fn greet(&mut self, transport: &mut dyn GuestTransport, now: Duration) {
        self.greeted = now;
        let hello = ToHost::Hello {
            secret: self.secret,
            device: self.device,
            name: self.name.clone(),
        };
        send(transport, &hello);
    }

    fn lost(&mut self) {
        self.connected = false;
        if std::mem::take(&mut self.reached) {
            self.news.push_back(GuestNews::Reached(false));
        }
    }

    fn receive(&mut self, bytes: &[u8], now: Duration) {
        self.heard = now;
        match decode(bytes) {
            Ok(message) => {
                if !std::mem::replace(&mut self.reached, true) {
                    self.news.push_back(GuestNews::Reached(true));
                }
                self.understand(message, now);
            }
            Err(MessageError::Unreadable) => {}
            Err(other) => {
                let newer = other == MessageError::Newer;
                self.gone = true;
                self.news.push_back(GuestNews::OtherVersion { newer });
            }
        }
    }

    fn understand(&mut self, message: ToGuest, now: Duration) {
        match message {
            ToGuest::Table(table) => self.lay(*table),
            ToGuest::Ply { line, number, ply } => self.follow(line, number, ply, now),
            ToGuest::There { newest, left } => {
                self.newest = newest;
                if !left.is_empty() {
                    self.news.push_back(GuestNews::Clock(left));
                }
            }
            ToGuest::Answer { number, answer } => {
                if let Some(asking) = self.asking.take_if(|asking| asking.number == number) {
                    self.news.push_back(GuestNews::Answered(asking.ask, answer));
                }
            }
            ToGuest::Greeting { seat, greeting } => {
                self.news.push_back(GuestNews::Greeting(seat, greeting));
            }
            ToGuest::Record {
                line,
                part,
                parts,
                text,
            } => self.keep(line, part, parts, &text),
            ToGuest::Goodbye(why) => {
                self.gone = true;
                self.lost();
                self.news.push_back(GuestNews::Goodbye(why));
            }
        }
    }

    /// The table is as this says now, unless it is older than what is known.
    fn lay(&mut self, table: Table) {
        let same_host = self.have.epoch == table.epoch;
        if same_host && table.revision <= self.have.revision {
            return;
        }
        let seen_from = |table: &Table| (table.yours, table.onlooker);
        let same_seat =
            (self.table.as_ref()).is_some_and(|old| seen_from(old) == seen_from(&table));
        let before = (self.have.line, self.have.plies);
        self.have.epoch = table.epoch;
        self.have.revision = table.revision;
        self.told = None;
        let game = table.game.clone();
        self.table = Some(table);
        self.news.push_back(GuestNews::Table);
        let Some(game) = game else {
            (self.have.line, self.have.plies) = (0, 0);
            return;
        };
        if same_host && same_seat && before.0 == game.line {
            return self.tell_ending();
        }
        self.have.line = game.line;
        self.record_for = None;
        match game
            .kept
            .filter(|(line, _)| same_host && same_seat && before.0 == *line)
        {
            Some((_, kept)) => {
                self.have.plies = before.1.min(kept);
                self.news
                    .push_back(GuestNews::Retreat(self.have.plies as usize));
            }
            None => {
                self.have.plies = 0;
                self.news.push_back(GuestNews::Begun);
            }
        }
        self.ended = None;
        self.tell_ending();
    }

    /// Tells once how the match has ended, as soon as all its moves are here.
    fn tell_ending(&mut self) {
        let game = self.table.as_ref().and_then(|table| table.game.as_ref());
        let ending = game.and_then(|game| game.ending);
        let now = ending.filter(|(plies, _)| *plies == self.have.plies);
        if let Some((_, ending)) = now.filter(|now| self.ended != Some(*now)) {
            self.ended = now;
            self.news.push_back(GuestNews::Ended(ending));
        }
    }

    fn follow(&mut self, line: u32, number: u32, ply: SeenPly, now: Duration) {
        if line != self.have.line || number != self.have.plies {
            return;
        }
        self.have.plies += 1;
        self.newest.plies = self.newest.plies.max(self.have.plies);
        if self.have.plies.is_multiple_of(EACH) {
            self.told = None;
        } else {
            // Moves are confirmed before long, but not each at once.
            let by = now.saturating_add(CONFIRM);
            self.confirm_by.get_or_insert(by);
        }
        self.news.push_back(GuestNews::Ply(ply));
        self.tell_ending();
    }

    /// A part of the record of a match that is over.
    fn keep(&mut self, line: u32, part: u16, parts: u16, text: &[u8]) {
        let waits = line == self.have.line && part == self.record_parts && parts <= MOST_PARTS;
        if !waits || self.record_for == Some(line) {
            return;
        }
        self.record.extend_from_slice(text);
        self.record_parts += 1;
        self.record_asked = None;
        if self.record_parts == parts {
            self.record_parts = 0;
            self.record_for = Some(line);
            let text = std::mem::take(&mut self.record);
            if let Ok(text) = String::from_utf8(text) {
                self.news.push_back(GuestNews::Record(text));
            }
        }
    }

    fn send_due(&mut self, transport: &mut dyn GuestTransport, now: Duration) {
        let over = |limit: Duration, since: Duration| now.saturating_sub(since) >= limit;
        // The host has not answered on this connection, so that the greeting may be lost.
        let lost = !self.reached && over(RESEND, self.greeted);
        if lost || std::mem::take(&mut self.renamed) {
            self.greet(transport, now);
        }
        let missing = self.newest != self.have;
        let limit = if missing { RESEND } else { SIGN_OF_LIFE };
        let confirms = self.confirm_by.is_some_and(|by| by <= now);
        if confirms || self.told.is_none_or(|(_, at)| over(limit, at)) {
            self.told = Some((self.have, now));
            self.confirm_by = None;
            send(transport, &ToHost::Have(self.have));
        }
        if let Some(asking) = &mut self.asking
            && asking.sent.is_none_or(|at| over(RESEND, at))
            && self.ask_due <= now.saturating_add(ASK_AHEAD)
        {
            self.ask_due = self.ask_due.max(now).saturating_add(ASK_PAUSE);
            asking.sent = Some(now);
            let ask = ToHost::Ask {
                number: asking.number,
                ask: asking.ask.clone(),
            };
            send(transport, &ask);
        }
        if self.lacks_record() && self.record_asked.is_none_or(|at| over(RESEND, at)) {
            self.record_asked = Some(now);
            send(
                transport,
                &ToHost::Record {
                    part: self.record_parts,
                },
            );
        }
    }

    /// Whether the match is over, all its moves are here, and the record is not.
    fn lacks_record(&self) -> bool {
        let game = self.table.as_ref().and_then(|table| table.game.as_ref());
        let over = game.filter(|game| game.line == self.have.line);
        let all_here = over.is_some_and(|game| game.over == Some(self.have.plies));
        all_here && self.record_for != Some(self.have.line)
    }
}

fn send(transport: &mut dyn GuestTransport, message: &ToHost) {
    if let Some(bytes) = encode(message) {
        transport.send(&bytes);
    }
}
