//! All that a host sends to those who are watched at a table while a given match is played there.
//!
//! The match is not chosen here: [`watched`] plays it move by move, so that the same can be done with two matches that
//! differ only in hidden things. Those who are watched do everything that a guest can do, at the same moments in both.

use std::collections::BTreeMap;
use std::time::Duration;

use coffer_guests::guest::Guest;
use coffer_guests::host::{Asked, Host, HostNews, HostSeat};
use coffer_guests::judge::{Judge, Judged};
use coffer_guests::memory::{Faults, MemoryGuest, MemoryHost, Network};
use coffer_guests::protocol::{Answer, Ask, DeviceId, Question, TableSetup, ToHost, decode};
use coffer_guests::transport::{ConnectionId, GuestTransport, HostEvent, HostTransport};
use coffer_rules::{InteractiveGame, Match, Seat};

use crate::faults::SECRETS;

/// How much time passes at once.
const STEP: Duration = Duration::from_millis(100);

/// The devices: whoever sits in the watched seat, somebody with the same link but no seat, and an onlooker. All of them
/// are watched. Another guest has a seat and is not.
const IN_SEAT: u8 = 1;
const WITHOUT_SEAT: u8 = 2;
const ONLOOKER: u8 = 3;
const OTHER: u8 = 9;

/// What was sent to somebody who is watched, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sent {
    at: Duration,
    device: u8,
    /// The message; `None` if the connection was closed.
    message: Option<Vec<u8>>,
}

/// Plays a match at a table from this move on, and returns all that was sent. If there are moves before it, the match
/// begins with the position after them.
pub fn watched<G: InteractiveGame>(whole: &Match<G>, from: usize, seat: Option<Seat>) -> Vec<Sent> {
    let mut table = Table::new(whole, from, seat);
    table.sit();
    for ply in from..whole.plies().len() {
        table.disturb(ply - from);
        table.play(ply);
    }
    table.begin_again();
    table.catch_up();
    // Long enough for a sign of life.
    table.steps(25);
    table.wire.sent
}

/// A host's end that keeps what is sent.
struct Recorder {
    inner: MemoryHost,
    now: Duration,
    devices: BTreeMap<ConnectionId, u8>,
    sent: Vec<Sent>,
}

impl Recorder {
    fn keep(&mut self, id: ConnectionId, message: Option<Vec<u8>>) {
        let device = self.devices.get(&id).copied();
        if let Some(device) = device.filter(|device| *device != OTHER) {
            let at = self.now;
            self.sent.push(Sent {
                at,
                device,
                message,
            });
        }
    }
}

impl HostTransport for Recorder {
    fn address(&self) -> Option<String> {
        self.inner.address()
    }

    fn poll(&mut self) -> Option<HostEvent> {
        let event = self.inner.poll()?;
        if let HostEvent::Received(id, bytes) = &event
            && let Ok(ToHost::Hello { device, .. }) = decode(bytes)
        {
            self.devices.insert(*id, device.0[0]);
        }
        Some(event)
    }

    fn send(&mut self, to: ConnectionId, message: &[u8]) {
        self.keep(to, Some(message.to_vec()));
        self.inner.send(to, message);
    }

    fn close(&mut self, connection: ConnectionId) {
        self.keep(connection, None);
        self.inner.close(connection);
    }
}

/// Somebody at the table.
struct Sitter {
    device: u8,
    seat: Option<Seat>,
    guest: Guest,
    end: MemoryGuest,
}

impl Sitter {
    fn new(network: &Network, device: u8, seat: Option<Seat>, now: Duration) -> Self {
        let secret = match device {
            ONLOOKER => SECRETS.onlookers,
            _ => SECRETS.guests,
        };
        let counted = now.as_millis() as u64;
        Self {
            device,
            seat,
            guest: Guest::new(secret, DeviceId([device; 16]), "Ada", counted),
            end: network.guest(),
        }
    }
}

struct Table<'a, G: InteractiveGame> {
    network: Network,
    host: Host,
    wire: Recorder,
    whole: &'a Match<G>,
    /// The number of moves before the first that is played here.
    from: usize,
    /// As far as it has come.
    game: Match<G>,
    begun: bool,
    line: u32,
    sitters: Vec<Sitter>,
    now: Duration,
}

impl<'a, G: InteractiveGame> Table<'a, G> {
    /// A table with a guest in the watched seat, if there is one, and another in the next. The others sit at the host's.
    fn new(whole: &'a Match<G>, from: usize, seat: Option<Seat>) -> Self {
        let network = Network::new(Faults::default(), 1);
        let game = beginning(whole, from);
        let seats = whole.game().seats();
        let other = Some(Seat(seat.map_or(0, |seat| (seat.0 + 1) % seats)));
        let sitter = |at| match Some(Seat(at)) {
            at if at == seat || at == other => HostSeat::Guest(None),
            _ => HostSeat::Here(format!("Here {at}")),
        };
        let setup = TableSetup::of(&game.record(), whole.game().hides_anything());
        let host = Host::new(setup, (0..seats).map(sitter).collect(), SECRETS, 7);
        let come = |device, seat| Sitter::new(&network, device, seat, Duration::ZERO);
        let mut sitters = vec![
            come(WITHOUT_SEAT, None),
            come(ONLOOKER, None),
            come(OTHER, other),
        ];
        sitters.extend(seat.map(|_| come(IN_SEAT, seat)));
        let wire = Recorder {
            inner: network.host(),
            now: Duration::ZERO,
            devices: BTreeMap::new(),
            sent: Vec::new(),
        };
        Self {
            network,
            host,
            wire,
            whole,
            from,
            game,
            begun: false,
            line: 1,
            sitters,
            now: Duration::ZERO,
        }
    }

    /// Lets time pass. Returns what the program of the host is asked.
    fn step(&mut self) -> Vec<Asked> {
        self.now += STEP;
        self.wire.now = self.now;
        self.network.advance(self.now);
        let game = self.begun.then_some(&self.game as &_);
        self.host.run(&mut self.wire, game, self.now);
        for sitter in &mut self.sitters {
            sitter.guest.run(&mut sitter.end, self.now);
            while sitter.guest.news().is_some() {}
            assert!(!sitter.guest.is_gone(), "{} is put out", sitter.device);
        }
        let news = std::iter::from_fn(|| self.host.news());
        news.filter_map(|news| match news {
            HostNews::Asked(asked) => Some(asked),
            _ => None,
        })
        .collect()
    }

    fn steps(&mut self, count: usize) {
        for _ in 0..count {
            self.step();
        }
    }

    /// Lets time pass until something is so.
    fn wait(&mut self, until: impl Fn(&Self) -> bool) {
        for _ in 0..500 {
            if until(self) {
                return;
            }
            self.step();
        }
        panic!("it does not happen");
    }

    /// Waits until everybody has every move so far.
    fn catch_up(&mut self) {
        let have = (self.line, self.game.plies().len() as u32);
        self.wait(|table| table.sitters.iter().all(|one| one.guest.at() == have));
    }

    /// Has somebody ask something, and waits for the answer. The program of the host answers it so.
    fn ask(&mut self, at: usize, ask: Ask, answer: impl Fn(&mut Self, &Asked) -> Answer) {
        assert!(self.sitters[at].guest.ask(ask));
        for _ in 0..100 {
            for asked in self.step() {
                let answer = answer(self, &asked);
                self.host.answer(&asked, answer);
            }
            if !self.sitters[at].guest.is_asking() {
                return;
            }
        }
        panic!("no answer");
    }

    /// Everybody sits down, and the match begins.
    fn sit(&mut self) {
        self.steps(3);
        for at in 0..self.sitters.len() {
            if let Some(seat) = self.sitters[at].seat {
                self.ask(at, Ask::Sit { seat }, |_, _| Answer::NotNow);
            }
        }
        assert!(self.host.is_full());
        self.begun = true;
        self.host.show(&self.game, true);
    }

    /// What happens between the moves, now and then.
    fn disturb(&mut self, ply: usize) {
        if ply % 13 == 4 {
            self.probe();
        }
        if ply % 23 == 9 {
            self.lose_connections();
        }
        if ply % 29 == 17 {
            self.take_back(3);
        }
        if ply % 199 == 40 {
            self.begin_again();
        }
    }

    /// Where the guest at this device is among all.
    fn of(&self, device: u8) -> Option<usize> {
        self.sitters.iter().position(|one| one.device == device)
    }

    fn watched(&mut self) -> impl Iterator<Item = &mut Sitter> {
        self.sitters.iter_mut().filter(|one| one.device != OTHER)
    }

    fn lose_connections(&mut self) {
        for sitter in self.watched() {
            sitter.end.reconnect();
        }
    }

    /// The programs of those who are watched begin again with nothing.
    fn begin_again(&mut self) {
        let (network, now) = (self.network.clone(), self.now);
        for sitter in self.watched() {
            *sitter = Sitter::new(&network, sitter.device, sitter.seat, now);
        }
    }

    /// Moves are taken back, and made again.
    fn take_back(&mut self, count: usize) {
        let plies = self.game.plies().len();
        self.game.truncate(plies - count);
        self.host.show(&self.game, false);
        self.line += 1;
        self.catch_up();
        for ply in plies - count..plies {
            self.follow(self.from + ply);
        }
    }

    /// The guest in the watched seat asks for all kinds of things, and the other guest for something that is refused.
    fn probe(&mut self) {
        let Some(at) = self.of(IN_SEAT) else {
            return;
        };
        self.catch_up();
        for ask in [
            Ask::Undo,
            Ask::Draw,
            Ask::Rematch,
            Ask::Agree(true),
            Ask::Greet(3),
        ] {
            self.ask(at, ask, Self::judge);
            self.steps(2);
            self.host.ask_all(None);
        }
        for text in self.notations(self.sitters[at].seat) {
            let (line, ply) = self.sitters[at].guest.at();
            self.ask(at, Ask::Move { line, ply, text }, Self::judge);
        }
        let other = self.of(OTHER).and_then(|at| self.sitters[at].seat);
        for question in [other.map(|seat| (seat, Question::Undo)), None] {
            self.host.ask_all(question);
            self.steps(2);
        }
    }

    /// Moves of all kinds, as the viewer sees them: most of them are not legal now.
    fn notations(&self, viewer: Option<Seat>) -> Vec<String> {
        let (now, plies) = (self.from + self.game.plies().len(), self.whole.plies());
        let some = [1, 2, 3, 7, 30, 31].map(|far| (now + far) % plies.len());
        let text = |at: usize| {
            let seen = plies[at].after.redact(&plies[at].mv, viewer);
            self.whole.game_after(at).move_text(&seen)
        };
        some.map(text).to_vec()
    }

    /// Judges what was asked, and leaves the match as it was.
    fn judge(&mut self, asked: &Asked) -> Answer {
        let (mut judge, plies) = (Judge::default(), self.game.plies().len());
        let seats = self.host.seats().to_vec();
        let (answer, judged) = judge.judge(asked, &seats, &mut self.game);
        if judged == Judged::Played {
            self.game.truncate(plies);
        }
        assert_eq!(self.game.plies().len(), plies, "{asked:?}");
        self.host.ask_all(judge.question());
        answer
    }

    /// The next move is made: by the guest whose turn it is, or at the host's own screen.
    fn play(&mut self, number: usize) {
        let (seat, text) = (
            self.whole.plies()[number].seat,
            self.whole.plies()[number].text.clone(),
        );
        let moves = |one: &Sitter| one.seat.is_some() && one.seat == seat;
        let Some(at) = self.sitters.iter().position(moves) else {
            self.follow(number);
            self.step();
            return;
        };
        self.catch_up();
        let (line, ply) = self.sitters[at].guest.at();
        self.ask(at, Ask::Move { line, ply, text }, |table, _| {
            table.follow(number);
            Answer::Done
        });
    }

    /// Makes a move of the match.
    fn follow(&mut self, number: usize) {
        self.game.follow(self.whole.plies()[number].clone());
        self.host.show(&self.game, false);
    }
}

/// The match without its moves, from its beginning or from a position in it.
fn beginning<G: InteractiveGame>(whole: &Match<G>, from: usize) -> Match<G> {
    let mut game = whole.clone();
    if from > 0 {
        let (setup, seats) = (whole.setup().clone(), whole.seats().to_vec());
        let start = whole.game_after(from).position();
        game = Match::from_position(setup, seats, whole.seed(), &start).expect("a position");
    }
    game.truncate(0);
    game
}
