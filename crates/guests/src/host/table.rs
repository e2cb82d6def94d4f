//! The table of a host: who is connected, what they have, and what they are sent.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use coffer_rules::{Record, Seat, Turn};

use super::connection::{Connection, Viewing};
use super::types::{Asking, HostNews, HostSeat, TableSecrets};
use crate::protocol::{
    Answer, DeviceId, Goodbye, Have, MessageError, Question, Secret, Table, TableGame, TableSetup,
    ToGuest, ToHost, cleaned_name, decode, encode,
};
use crate::seen::SharedMatch;
use crate::transport::{ConnectionId, HostEvent, HostTransport};

/// The most connections at once.
const MOST_CONNECTIONS: usize = 32;
/// The length of a part of a record, in bytes.
const RECORD_PART: usize = 32 * 1024;

/// A table for guests.
#[derive(Debug)]
pub struct Host {
    pub(super) epoch: u64,
    pub(super) secrets: TableSecrets,
    pub(super) setup: TableSetup,
    pub(super) seats: Vec<HostSeat>,
    pub(super) question: Option<(Seat, Question)>,
    pub(super) game: Option<Shown>,
    pub(super) revision: u32,
    pub(super) connections: BTreeMap<ConnectionId, Connection>,
    pub(super) asking: BTreeMap<DeviceId, Asking>,
    pub(super) news: VecDeque<HostNews>,
    pub(super) out: Vec<(ConnectionId, ToGuest)>,
    pub(super) closing: Vec<ConnectionId>,
}

/// What the host has shown of its match.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    pub(super) line: u32,
    pub(super) kept: Option<(u32, u32)>,
    /// The moves in notation, as everybody may read them: what an undo has kept is told to all.
    pub(super) texts: Vec<String>,
    /// See [`SharedMatch::mark`].
    pub(super) mark: u64,
    pub(super) ended: Option<coffer_rules::Ending>,
    pub(super) turn: Turn,
    pub(super) left: Vec<u64>,
    /// The whole record once it is over.
    pub(super) record: Option<Vec<u8>>,
}

impl Host {
    /// A table with these seats. `epoch` must be another number whenever a table is laid, such as the time.
    pub fn new(setup: TableSetup, seats: Vec<HostSeat>, secrets: TableSecrets, epoch: u64) -> Self {
        Self {
            epoch,
            secrets,
            setup,
            seats,
            question: None,
            game: None,
            revision: 1,
            connections: BTreeMap::new(),
            asking: BTreeMap::new(),
            news: VecDeque::new(),
            out: Vec::new(),
            closing: Vec::new(),
        }
    }

    /// Whether nobody is connected.
    pub fn is_alone(&self) -> bool {
        self.connections.is_empty()
    }

    /// Whether everybody who is connected was sent the whole record of the match, if it is over.
    pub fn all_have_record(&self) -> bool {
        let over = self.game.as_ref().filter(|game| game.record.is_some());
        let mut connected = self.connections.values();
        over.is_none_or(|game| {
            connected.all(|one| one.viewing().is_none() || one.has_record_of(game.line))
        })
    }

    /// The number of onlookers.
    pub fn onlookers(&self) -> usize {
        let looking = self.connections.values();
        looking
            .filter(|one| one.viewing() == Some(Viewing::Onlooker))
            .count()
    }

    /// Asks all guests something for a seat, or takes the question back.
    pub fn ask_all(&mut self, question: Option<(Seat, Question)>) {
        if self.question != question {
            self.question = question;
            self.changed();
        }
    }

    /// Clears the table: every guest is told that it is over.
    pub fn clear(&mut self) {
        let all: Vec<ConnectionId> = self.connections.keys().copied().collect();
        for connection in all {
            self.end(connection, Goodbye::Over);
        }
    }

    /// Takes the next news.
    pub fn news(&mut self) -> Option<HostNews> {
        self.news.pop_front()
    }

    /// Shows the match as it is now, after anything of it has changed. `fresh` if it is another match than
    /// the one before.
    pub fn show(&mut self, game: &dyn SharedMatch, fresh: bool) {
        if fresh {
            self.leave_questions(|_| true);
        }
        let texts = game.public_moves();
        let before = self.game.take();
        let (line, kept) = match &before {
            None => (1, None),
            Some(before) => {
                let same = before.texts.iter().zip(&texts);
                let same = same.take_while(|(old, new)| old == new).count();
                if fresh {
                    (before.line + 1, None)
                } else if same < before.texts.len() {
                    (before.line + 1, Some((before.line, same as u32)))
                } else {
                    (before.line, before.kept)
                }
            }
        };
        let (ended, turn) = (game.ended(), game.turn());
        let over = turn.outcome().is_some();
        let changed = before.is_none_or(|before| {
            before.line != line || before.ended != ended || before.record.is_some() != over
        });
        let clock = game.clock();
        self.game = Some(Shown {
            line,
            kept,
            texts,
            mark: game.mark(),
            ended,
            turn,
            left: clock.map_or_else(Vec::new, |clock| clock.left.clone()),
            record: over.then(|| whole(&game.record())),
        });
        if changed {
            self.changed();
        }
    }

    /// Something of the table other than a move has changed.
    pub(super) fn changed(&mut self) {
        self.revision += 1;
        self.news.push_back(HostNews::Seats);
    }

    /// The newest of everything.
    fn newest(&self) -> Have {
        let game = self.game.as_ref();
        Have {
            epoch: self.epoch,
            revision: self.revision,
            line: game.map_or(0, |game| game.line),
            plies: game.map_or(0, |game| game.texts.len() as u32),
        }
    }

    /// Handles everything that has arrived, and sends what is due. `game` is the match as it was last
    /// shown, if it has begun.
    pub fn run(
        &mut self,
        transport: &mut dyn HostTransport,
        game: Option<&dyn SharedMatch>,
        now: Duration,
    ) {
        while let Some(event) = transport.poll() {
            self.handle(event, now);
        }
        self.send_due(game, now);
        for (to, message) in std::mem::take(&mut self.out) {
            if let Some(bytes) = encode(&message) {
                transport.send(to, &bytes);
            }
        }
        for connection in std::mem::take(&mut self.closing) {
            self.lost(connection, now);
            transport.close(connection);
        }
    }

    /// The time that each seat has left now, in milliseconds.
    pub fn set_clock(&mut self, left: Vec<u64>) {
        if let Some(game) = &mut self.game {
            game.left = left;
        }
    }

    fn handle(&mut self, event: HostEvent, now: Duration) {
        match event {
            HostEvent::Joined(id) => {
                self.connections.insert(id, Connection::new(now));
                if self.connections.len() > MOST_CONNECTIONS {
                    self.end(id, Goodbye::Full);
                }
            }
            HostEvent::Left(id) => self.lost(id, now),
            HostEvent::Received(id, bytes) => self.receive(id, &bytes, now),
            HostEvent::Failed(why) => self.news.push_back(HostNews::Failed(why)),
        }
    }

    fn receive(&mut self, id: ConnectionId, bytes: &[u8], now: Duration) {
        let open = self
            .connections
            .get_mut(&id)
            .filter(|_| !self.closing.contains(&id));
        let Some(connection) = open else {
            return;
        };
        if !connection.may_speak(bytes.len(), now) {
            return self.end(id, Goodbye::Misused);
        }
        match decode(bytes) {
            Ok(message) => self.understand(id, message, now),
            // Which is newer, the guest reads from the version of this.
            Err(MessageError::Older | MessageError::Newer) => self.end(id, Goodbye::OtherVersion),
            Err(MessageError::Unreadable) => self.end(id, Goodbye::Misused),
        }
    }

    fn understand(&mut self, id: ConnectionId, message: ToHost, now: Duration) {
        let known = self.connections.get(&id).and_then(Connection::viewing);
        match (message, known) {
            (
                ToHost::Hello {
                    secret,
                    device,
                    name,
                },
                None,
            ) => {
                self.welcome(id, secret, device, &name);
            }
            (ToHost::Have(have), Some(_)) => {
                if let Some(connection) = self.connections.get_mut(&id) {
                    connection.has(have, now);
                }
            }
            (ToHost::Ask { number, ask }, Some(Viewing::Guest(device))) => {
                self.asked(id, device, number, ask);
            }
            (ToHost::Record { part }, Some(_)) => self.send_record(id, part),
            (ToHost::Ask { number, .. }, Some(Viewing::Onlooker)) => {
                let answer = Answer::NotNow;
                self.out.push((id, ToGuest::Answer { number, answer }));
            }
            (ToHost::Hello { name, .. }, Some(Viewing::Guest(device))) => {
                self.rename(id, device, &name)
            }
            // What comes before the greeting is sent again.
            (ToHost::Hello { .. }, Some(Viewing::Onlooker)) | (_, None) => {}
        }
    }

    fn welcome(&mut self, id: ConnectionId, secret: Secret, device: DeviceId, name: &str) {
        let viewing = match secret {
            secret if secret == self.secrets.guests => Viewing::Guest(device),
            secret if secret == self.secrets.onlookers => Viewing::Onlooker,
            _ => return self.end(id, Goodbye::NoSuchTable),
        };
        let same = |(other, one): (&ConnectionId, &Connection)| {
            (*other != id && one.device() == Some(device)).then_some(*other)
        };
        let before: Vec<ConnectionId> = self.connections.iter().filter_map(same).collect();
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.welcome(viewing, cleaned_name(name));
        }
        for other in before {
            self.end(other, Goodbye::ElsewhereNow);
        }
        if let Some(guest) = self.guest_mut(device) {
            guest.away = None;
            guest.stand_in = None;
        }
        self.changed();
    }

    pub(super) fn send_all(&mut self, message: &ToGuest) {
        let all = self
            .connections
            .iter()
            .filter(|(_, one)| one.viewing().is_some());
        self.out.extend(all.map(|(id, _)| (*id, message.clone())));
    }

    fn send_record(&mut self, id: ConnectionId, part: u16) {
        let Some((line, record)) = self.game.as_ref().and_then(|game| {
            let record = game.record.as_ref()?;
            Some((game.line, record))
        }) else {
            return;
        };
        let mut chunks = record.chunks(RECORD_PART);
        let parts = chunks.len() as u16;
        if let Some(text) = chunks.nth(usize::from(part)) {
            let text = text.to_vec();
            if chunks.next().is_none()
                && let Some(connection) = self.connections.get_mut(&id)
            {
                connection.record_sent(line);
            }
            self.out.push((
                id,
                ToGuest::Record {
                    line,
                    part,
                    parts,
                    text,
                },
            ));
        }
    }

    /// A connection is gone; the seat stays the guest's.
    fn lost(&mut self, id: ConnectionId, now: Duration) {
        let Some(connection) = self.connections.remove(&id) else {
            return;
        };
        let Some(device) = connection.device() else {
            return;
        };
        let elsewhere = self.is_connected(device);
        if let Some(guest) = self.guest_mut(device).filter(|_| !elsewhere) {
            guest.away = Some(now);
        }
        self.forget_strangers();
        self.changed();
    }

    fn is_connected(&self, device: DeviceId) -> bool {
        let mut connected = self.connections.values();
        connected.any(|one| one.device() == Some(device))
    }

    /// Forgets what devices have asked that neither have a seat nor are connected: there may be any number.
    fn forget_strangers(&mut self) {
        let mut asking = std::mem::take(&mut self.asking);
        asking.retain(|device, _| self.seat_of(*device).is_some() || self.is_connected(*device));
        self.asking = asking;
    }

    /// Says good-bye to a connection.
    pub(super) fn end(&mut self, id: ConnectionId, why: Goodbye) {
        self.out.push((id, ToGuest::Goodbye(why)));
        self.closing.push(id);
    }

    /// Sends to each connection what it lacks, and signs of life.
    fn send_due(&mut self, game: Option<&dyn SharedMatch>, now: Duration) {
        let silent: Vec<ConnectionId> = (self.connections.iter())
            .filter(|(_, one)| one.is_silent(now))
            .map(|(id, _)| *id)
            .collect();
        for id in silent {
            self.lost(id, now);
            self.closing.push(id);
        }
        let newest = self.newest();
        let left = self
            .game
            .as_ref()
            .map_or_else(Vec::new, |game| game.left.clone());
        let ids: Vec<ConnectionId> = self.connections.keys().copied().collect();
        for id in ids.into_iter().filter(|id| !self.closing.contains(id)) {
            let Some(connection) = self
                .connections
                .get(&id)
                .filter(|one| one.viewing().is_some())
            else {
                continue;
            };
            let viewer = self.viewer(connection);
            let table = connection
                .lacks_table(newest, now)
                .then(|| self.table(connection, game, now));
            let Some(connection) = self.connections.get_mut(&id) else {
                continue;
            };
            if let Some(table) = table {
                connection.table_sent(newest, now);
                self.out.push((id, ToGuest::Table(Box::new(table))));
            }
            for number in connection.plies_due(newest, now) {
                let ply = game.and_then(|game| game.seen_ply(number as usize, viewer));
                let Some(ply) = ply else { break };
                self.out.push((
                    id,
                    ToGuest::Ply {
                        line: newest.line,
                        number,
                        ply,
                    },
                ));
            }
            if connection.sign_due(now) {
                let left = left.clone();
                self.out.push((id, ToGuest::There { newest, left }));
            }
        }
    }

    /// The table as a connection may know it.
    fn table(
        &self,
        connection: &Connection,
        game: Option<&dyn SharedMatch>,
        now: Duration,
    ) -> Table {
        let viewer = self.viewer(connection);
        let shown = self.game.as_ref().zip(game);
        Table {
            epoch: self.epoch,
            revision: self.revision,
            setup: self.setup.clone(),
            seats: self.seats.iter().map(|seat| seat.as_told(now)).collect(),
            yours: viewer,
            onlooker: connection.viewing() == Some(Viewing::Onlooker),
            onlookers: self.onlookers() as u16,
            game: shown.map(|(shown, game)| TableGame {
                line: shown.line,
                kept: shown.kept,
                plies: shown.texts.len() as u32,
                start: game.seen_start(viewer),
                ending: shown.ended.map(|ending| (shown.texts.len() as u32, ending)),
                over: shown.record.as_ref().map(|_| shown.texts.len() as u32),
            }),
            question: self.question,
        }
    }
}

/// A record as text.
fn whole(record: &Record) -> Vec<u8> {
    record.to_json().into_bytes()
}

#[cfg(test)]
mod tests {
    use coffer_rules::Occupant;

    use super::*;
    use crate::host::HostGuest;
    use crate::protocol::Ask;
    use crate::seen::open;

    #[test]
    fn what_was_answered_before_is_not_done_twice() {
        let secret = Secret([1; 16]);
        let onlookers = Secret([2; 16]);
        let guests = secret;
        let device = DeviceId([3; 16]);
        let guest = HostSeat::Guest(Some(HostGuest {
            device,
            name: String::new(),
            away: Some(Duration::ZERO),
            stand_in: None,
        }));
        let record = Record::new("draughts", vec![Occupant::Guest(String::new()); 2], 1);
        let game = open(&record).expect("draughts").expect("a match");
        let setup = TableSetup::of(&record, false);
        let secrets = TableSecrets { guests, onlookers };
        let mut host = Host::new(setup, vec![guest; 2], secrets, 1);
        host.answered_before(device, 5, Answer::Done);
        host.show(&*game, true);
        let id = ConnectionId(0);
        host.handle(HostEvent::Joined(id), Duration::ZERO);
        let name = String::new();
        let hello = ToHost::Hello {
            secret,
            device,
            name,
        };
        host.understand(id, hello, Duration::ZERO);
        let asked = |host: &mut Host| {
            std::iter::from_fn(|| host.news()).any(|news| matches!(news, HostNews::Asked(_)))
        };
        for (number, is_new) in [(5, false), (6, true)] {
            let ask = Ask::Draw;
            host.understand(id, ToHost::Ask { number, ask }, Duration::ZERO);
            assert_eq!(asked(&mut host), is_new);
        }
        let (number, answer) = (5, Answer::Done);
        assert_eq!(host.out, [(id, ToGuest::Answer { number, answer })]);
    }

    #[test]
    fn strangers_who_have_left_are_forgotten() {
        let secret = Secret([1; 16]);
        let secrets = TableSecrets {
            guests: secret,
            onlookers: Secret([2; 16]),
        };
        let seats = vec![Occupant::Guest(String::new()); 2];
        let setup = TableSetup::of(&Record::new("draughts", seats, 1), false);
        let mut host = Host::new(setup, vec![HostSeat::Guest(None); 2], secrets, 1);
        for number in 0..1000 {
            let id = ConnectionId(number);
            let device = DeviceId(u128::from(number).to_be_bytes());
            let hello = ToHost::Hello {
                secret,
                device,
                name: String::new(),
            };
            let seat = Seat(number as u8 % 2);
            let ask = ToHost::Ask {
                number: 1,
                ask: Ask::Sit { seat },
            };
            host.handle(HostEvent::Joined(id), Duration::ZERO);
            for message in [hello, ask] {
                let bytes = encode(&message).expect("it is short");
                host.handle(HostEvent::Received(id, bytes), Duration::ZERO);
            }
            assert!(host.asking.contains_key(&device));
            host.handle(HostEvent::Left(id), Duration::ZERO);
        }
        assert_eq!(host.asking.len(), 2, "of those who took a seat");
    }
}
