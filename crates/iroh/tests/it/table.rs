//! A whole table over a relay: the host's program is killed and begun again, and the relay too.

use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant, SystemTime};

use coffer_guests::follow::Follower;
use coffer_guests::guest::Guest as TableGuest;
use coffer_guests::host::{Host as TableHost, HostGuest, HostNews, HostSeat, TableSecrets};
use coffer_guests::judge::{Judge, Judged};
use coffer_guests::protocol::{Ask, DeviceId, Secret, TableSetup};
use coffer_guests::seen::open;
use coffer_guests::transport::{HostTransport, Wake};
use coffer_iroh::{GuestOptions, HostOptions, IrohGuest, IrohHost};
use coffer_rules::{Occupant, Record};

use crate::relay::Relay;
use crate::support::SECRET;

/// How the host's program learns its folder and its relay.
const FOLDER: &str = "COFFER_TEST_TABLE";
const RELAY: &str = "COFFER_TEST_RELAY";
const GUESTS: Secret = Secret([1; 16]);
/// How long a table may stand still.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);
const BEAT: Duration = Duration::from_millis(20);

/// Not a test by itself: the program of the host, which keeps its record in a folder.
#[test]
#[ignore = "run by another test"]
fn program_of_the_host() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else {
        return;
    };
    let kept = std::fs::read_to_string(folder.join("record"));
    let people = vec![Occupant::Person(String::new()); 2];
    let record = kept.map_or_else(
        |_| Record::new("draughts", people, 1),
        |text| Record::from_json(&text).expect("a record"),
    );
    let mut game = open(&record).expect("a variant").expect("a match");
    let mut judge = Judge::default();
    let mut host = table(&record);
    let mut transport = IrohHost::open(
        HostOptions {
            secret: SECRET,
            port: 0,
            relay: std::env::var(RELAY).ok(),
            direct: false,
        },
        Wake::default(),
    )
    .expect("a host");
    host.show(&*game, true);
    let begun = Instant::now();
    loop {
        host.run(&mut transport, Some(&*game), begun.elapsed());
        if let Some(address) = transport.address() {
            write(&folder, "address", &address);
        }
        while let Some(news) = host.news() {
            if let HostNews::Asked(asked) = news {
                let seats = host.seats().to_vec();
                let (answer, judged) = judge.judge(&asked, &seats, &mut *game);
                if judged == Judged::Played {
                    write(&folder, "record", &game.record().to_json());
                    host.show(&*game, false);
                }
                host.answer(&asked, answer);
            }
        }
        std::thread::park_timeout(BEAT);
    }
}

/// Writes a file as a whole: it is never found half written.
fn write(folder: &Path, name: &str, text: &str) {
    let new = folder.join("new");
    std::fs::write(&new, text).expect("written");
    std::fs::rename(new, folder.join(name)).expect("renamed");
}

/// A table whose seats belong to two guests.
fn table(record: &Record) -> TableHost {
    let secrets = TableSecrets {
        guests: GUESTS,
        onlookers: Secret([2; 16]),
    };
    let seat = |number| {
        HostSeat::Guest(Some(HostGuest {
            device: DeviceId([number; 16]),
            name: String::new(),
            away: None,
            stand_in: None,
        }))
    };
    let epoch = SystemTime::UNIX_EPOCH
        .elapsed()
        .expect("a time")
        .as_millis();
    let setup = TableSetup::of(record, false);
    TableHost::new(setup, vec![seat(1), seat(2)], secrets, epoch as u64)
}

/// The program of a host, in a process of its own.
struct Program {
    folder: PathBuf,
    relay: String,
    process: Child,
}

impl Program {
    fn start(folder: PathBuf, relay: String) -> Self {
        let process = Self::spawn(&folder, &relay);
        Self {
            folder,
            relay,
            process,
        }
    }

    fn spawn(folder: &Path, relay: &str) -> Child {
        let mut program = Command::new(std::env::current_exe().expect("this program"));
        program.args(["program_of_the_host", "--ignored"]);
        program.env(FOLDER, folder).env(RELAY, relay);
        program.spawn().expect("it runs")
    }

    fn kill(&mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("gone");
    }

    fn start_again(&mut self) {
        self.process = Self::spawn(&self.folder, &self.relay);
    }

    /// A text that it has written, once it has.
    fn told(&self, name: &str) -> String {
        let begun = Instant::now();
        loop {
            if let Ok(text) = std::fs::read_to_string(self.folder.join(name)) {
                return text;
            }
            assert!(begun.elapsed() < LONGEST_PAUSE, "no {name}");
            std::thread::park_timeout(BEAT);
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
        let _gone = std::fs::remove_dir_all(&self.folder);
    }
}

struct Player {
    follower: Follower,
    transport: IrohGuest,
    begun: Instant,
}

impl Player {
    fn new(address: &str, number: u8) -> Self {
        let guest = TableGuest::new(GUESTS, DeviceId([number; 16]), "", 1);
        let transport = IrohGuest::open(address, GuestOptions::default(), Wake::default());
        Self {
            follower: Follower::new(guest),
            transport: transport.expect("a guest"),
            begun: Instant::now(),
        }
    }

    fn plies(&self) -> usize {
        self.follower.game().map_or(0, |game| game.ply())
    }

    /// Plays the first legal move whenever it is its turn, before so many moves were made.
    fn run(&mut self, plies: usize) {
        let now = self.begun.elapsed();
        let news = self.follower.run(&mut self.transport, now);
        news.expect("it is followed");
        let Some(game) = self.follower.game() else {
            return;
        };
        let mine = game.turn().seat().is_some() && game.turn().seat() == self.follower.viewer();
        if mine && game.ply() < plies && !self.follower.guest.is_asking() {
            let text = game.legal().swap_remove(0);
            let (line, ply) = self.follower.guest.at();
            self.follower.guest.ask(Ask::Move { line, ply, text });
        }
    }
}

/// Plays until everybody has so many moves. Returns how long that took.
fn play(players: &mut [Player], plies: usize) -> Duration {
    let begun = Instant::now();
    while players.iter().any(|player| player.plies() < plies) {
        for player in &mut *players {
            player.run(plies);
        }
        assert!(begun.elapsed() < LONGEST_PAUSE, "it stands still");
        std::thread::park_timeout(Duration::from_millis(5));
    }
    begun.elapsed()
}

/// Runs for a while without anything coming through.
fn pass(players: &mut [Player], time: Duration) {
    let begun = Instant::now();
    while begun.elapsed() < time {
        for player in &mut *players {
            player.run(usize::MAX);
        }
        std::thread::park_timeout(BEAT);
    }
}

#[test]
#[ignore = "takes half a minute"]
fn a_match_goes_on_when_the_relay_and_the_host_are_begun_again() {
    let mut relay = Relay::start();
    let folder = std::env::temp_dir().join(format!("coffer-table-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut host = Program::start(folder, relay.url());
    let address = host.told("address");
    let mut players = [1, 2].map(|number| Player::new(&address, number));
    println!("10 moves: {:?}", play(&mut players, 10));
    relay.stop();
    pass(&mut players, Duration::from_secs(3));
    relay.start_again();
    println!("10 more, relay back: {:?}", play(&mut players, 20));
    host.kill();
    pass(&mut players, Duration::from_secs(2));
    host.start_again();
    println!("10 more, host back: {:?}", play(&mut players, 30));
    let kept = Record::from_json(&host.told("record")).expect("a record");
    let kept = open(&kept).expect("a variant").expect("a match").played();
    assert!(kept.len() >= 30);
    for player in &players {
        let own = player.follower.game().expect("a match").played();
        assert_eq!(own[..], kept[..own.len()]);
    }
}
