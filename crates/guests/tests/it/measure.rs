//! What a table costs: `cargo test -p coffer-guests measure -- --ignored --nocapture --test-threads 1`.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use coffer_guests::host::{Host, HostSeat};
use coffer_guests::memory::Faults;
use coffer_guests::protocol::{
    Ask, DeviceId, Have, TableSetup, ToGuest, ToHost, VERSION, decode, encode,
};
use coffer_guests::seen::{SharedMatch, open};
use coffer_guests::transport::{ConnectionId, HostEvent, HostTransport, LONGEST_MESSAGE};
use coffer_rules::{Seat, Turn};

use crate::faults::{Room, SECRETS, beginning, choice};
use crate::hostile::HostWire;

/// The memory that this process has, in KiB.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.map_or(0, |number| number.parse().expect("a number"))
}

#[test]
#[ignore = "measures"]
fn measure_bytes_of_matches() {
    for (variant, seats) in [
        ("draughts", None),
        ("cromwell", Some("4")),
        ("six_of_viii", Some("4")),
        ("six_wives", Some("3")),
    ] {
        let options = seats.map(|seats| ("seats", seats));
        let record = beginning(variant, options.as_slice(), 1);
        let guests = record.seats.len() - 1;
        let mut room = Room::new(&record, guests, Faults::default(), 1);
        room.longest = usize::MAX;
        room.network.listen();
        room.play();
        for _ in 0..50 {
            room.step();
        }
        let traffic = room.network.traffic();
        assert_eq!(traffic.len(), guests + 1);
        println!(
            "{variant} {seats:?}: {} moves in {:?}; each guest, then the onlooker [from, to]: {traffic:?}",
            room.game.ply(),
            room.now
        );
        for sent in room.network.heard().1 {
            println!("{}", composition(&sent));
        }
    }
}

/// Over a network without faults every move comes once, however fast they follow each other.
#[test]
fn no_move_is_sent_again_without_need() {
    for variant in ["draughts", "six_wives", "six_of_viii"] {
        let record = beginning(variant, &[], 1);
        let mut room = Room::new(&record, 1, Faults::default(), 1);
        room.network.listen();
        room.play();
        for sent in room.network.heard().1 {
            let ply = |bytes: &Vec<u8>| match decode(bytes).expect("a message") {
                ToGuest::Ply { line, number, .. } => Some((line, number)),
                _ => None,
            };
            let plies: Vec<(u32, u32)> = sent.iter().filter_map(ply).collect();
            let different: BTreeSet<_> = plies.iter().collect();
            assert!(different.len() > 50, "{variant}");
            assert_eq!(plies.len(), different.len(), "{variant}");
        }
    }
}

/// How the bytes to a guest are made up.
fn composition(sent: &[Vec<u8>]) -> String {
    let mut plies = BTreeMap::new();
    let mut kinds: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for bytes in sent {
        let kind = match decode(bytes).expect("a message") {
            ToGuest::Ply { line, number, .. } => match plies.insert((line, number), bytes.len()) {
                None => "moves",
                Some(_) => "moves again",
            },
            ToGuest::Table(_) => "tables",
            ToGuest::There { .. } => "signs of life",
            ToGuest::Record { .. } => "record",
            _ => "answers",
        };
        let (count, length) = kinds.entry(kind).or_default();
        *count += 1;
        *length += bytes.len();
    }
    let longest = sent.iter().map(Vec::len).max().unwrap_or_default();
    format!("  [messages, bytes] {kinds:?}, longest {longest}")
}

/// Guests who take whatever they are sent, and say so.
#[derive(Default)]
struct Readers {
    events: VecDeque<HostEvent>,
    have: Vec<Have>,
    received: usize,
}

impl Readers {
    fn joined(&mut self, seats: u8, onlookers: u8) {
        for number in 0..seats + onlookers {
            let id = ConnectionId(number.into());
            let secret = if number < seats {
                SECRETS.guests
            } else {
                SECRETS.onlookers
            };
            let hello = ToHost::Hello {
                secret,
                device: DeviceId([number; 16]),
                name: format!("Guest {number}"),
            };
            self.events.push_back(HostEvent::Joined(id));
            self.say(id, &hello);
            if number < seats {
                let seat = Seat(number);
                let ask = Ask::Sit { seat };
                self.say(id, &ToHost::Ask { number: 1, ask });
            }
            self.have.push(Have::default());
        }
    }

    fn say(&mut self, id: ConnectionId, message: &ToHost) {
        let bytes = encode(message).expect("it is short");
        self.events.push_back(HostEvent::Received(id, bytes));
    }
}

impl HostTransport for Readers {
    fn address(&self) -> Option<String> {
        None
    }

    fn poll(&mut self) -> Option<HostEvent> {
        self.events.pop_front()
    }

    fn send(&mut self, to: ConnectionId, message: &[u8]) {
        let have = &mut self.have[to.0 as usize];
        self.received += message.len();
        match decode(message).expect("a message") {
            ToGuest::Table(table) => {
                let line = table.game.as_ref().map_or(0, |game| game.line);
                let plies = if line == have.line { have.plies } else { 0 };
                let (epoch, revision) = (table.epoch, table.revision);
                *have = Have {
                    epoch,
                    revision,
                    line,
                    plies,
                };
            }
            ToGuest::Ply { number, .. } if number == have.plies => have.plies += 1,
            ToGuest::Goodbye(why) => panic!("{why:?}"),
            _ => return,
        }
        let have = ToHost::Have(*have);
        self.say(to, &have);
    }

    fn close(&mut self, connection: ConnectionId) {
        panic!("{connection:?} is closed");
    }
}

fn let_pass(host: &mut Host, readers: &mut Readers, game: &dyn SharedMatch, now: &mut Duration) {
    *now += Duration::from_millis(500);
    host.run(readers, Some(game), *now);
    while host.news().is_some() {}
}

/// How much a host's process grows in a long match: `GUESTS=0` without guests, to compare.
#[test]
#[ignore = "measures"]
fn measure_memory_of_a_host() {
    let alone = std::env::var("GUESTS").is_ok_and(|number| number == "0");
    let record = beginning("cromwell", &[("seats", "6"), ("length", "fifty")], 1);
    let mut game = open(&record).expect("a variant").expect("a match");
    let before = resident();
    let mut seats = vec![HostSeat::Guest(None); 5];
    seats.push(HostSeat::Here(String::new()));
    let setup = TableSetup::of(&record, true);
    let mut host = Host::new(setup, seats, SECRETS, 1);
    let mut readers = Readers::default();
    if !alone {
        readers.joined(5, 10);
    }
    let mut now = Duration::ZERO;
    host.show(&*game, true);
    let_pass(&mut host, &mut readers, &*game, &mut now);
    let joined = resident();
    loop {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance => assert!(game.chance()),
            Turn::Seat(_) => {
                let text = choice(&*game, 1).expect("a move");
                game.play(&text).expect("it is legal");
            }
        }
        host.show(&*game, false);
        let_pass(&mut host, &mut readers, &*game, &mut now);
    }
    let_pass(&mut host, &mut readers, &*game, &mut now);
    let all = game.ply() as u32;
    assert!(readers.have.iter().all(|have| have.plies == all));
    println!(
        "{} guests and onlookers, {all} moves, {} bytes sent: {before} KiB before, {joined} KiB with all, {} KiB after",
        readers.have.len(),
        readers.received,
        resident()
    );
}

/// The longest messages there can be: a name, a move, and no message at all.
fn long_messages() -> Vec<Vec<u8>> {
    let long = "a".repeat(LONGEST_MESSAGE - 80);
    let name = ToHost::Hello {
        secret: SECRETS.guests,
        device: DeviceId([7; 16]),
        name: long.clone(),
    };
    let text = ToHost::Ask {
        number: 1,
        ask: Ask::Move {
            line: 1,
            ply: 0,
            text: long,
        },
    };
    let mut nothing = vec![255; LONGEST_MESSAGE];
    nothing[0] = VERSION;
    let written = [name, text].map(|message| encode(&message).expect("it fits"));
    written.into_iter().chain([nothing]).collect()
}

/// Has a host receive so many long messages of strangers with the link, 300 of each: whoever sends as many as
/// that at once is put out. Returns by how many KiB the process has grown since a tenth of them.
fn grows_by(count: u64) -> usize {
    let room = Room::new(&beginning("draughts", &[], 2), 2, Faults::default(), 2);
    let mut host = room.host;
    host.show(&*room.game, true);
    let messages = long_messages();
    let mut first = 0;
    let of_each = 300;
    for number in 0..count / of_each {
        let id = ConnectionId(number);
        let mut wire = HostWire(VecDeque::from([HostEvent::Joined(id)]));
        for message in 0..of_each {
            // Some begin with nonsense; the others keep to the protocol.
            let kind = if number % 10 == 0 { 2 } else { message % 2 };
            let bytes = messages[kind as usize].clone();
            wire.0.push_back(HostEvent::Received(id, bytes));
        }
        host.run(&mut wire, Some(&*room.game), Duration::ZERO);
        while host.news().is_some() {}
        assert!(host.is_alone(), "it is put out");
        if number == count / of_each / 10 {
            first = resident();
        }
    }
    assert_eq!(room.game.ply(), 0);
    let last = resident();
    println!("{count} messages: {first} KiB after a tenth, {last} KiB after all");
    last.saturating_sub(first)
}

#[test]
fn a_host_does_not_grow_under_long_messages() {
    assert!(grows_by(6_000) < 40_000, "KiB");
}

#[test]
#[ignore = "measures"]
fn measure_a_million_long_messages() {
    assert!(grows_by(1_000_000) < 40_000, "KiB");
}
