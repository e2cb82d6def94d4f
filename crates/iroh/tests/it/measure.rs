//! How fast it is: `cargo test -p coffer-iroh --features test-relay measure -- --ignored --nocapture --test-threads 1`.

use std::time::{Duration, Instant};

use coffer_guests::transport::{GuestEvent, GuestTransport, HostTransport};

use crate::support::{Guest, Host};

/// How many messages go there and back.
const ROUNDS: usize = 1000;

/// The median and the time that 95 of 100 keep to.
fn spread(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    format!("median {:?}, 95 % {:?}", at(50), at(95))
}

/// Measures with a host that is opened so.
pub fn measure(what: &str, open: impl FnOnce() -> Host) {
    let begin = Instant::now();
    let mut host = open();
    let opened = begin.elapsed();
    let address = host.address();
    println!(
        "{what}: host opened {opened:?}, its address known {:?}",
        begin.elapsed()
    );
    let mut waits = Vec::new();
    for _ in 0..20 {
        let begin = Instant::now();
        let mut guest = Guest::open(&address);
        guest.joined();
        waits.push(begin.elapsed());
        host.joined();
        drop(guest);
        host.next();
    }
    println!("{what}: guest opened to joined: {}", spread(waits));
    let mut guest = Guest::open(&address);
    guest.joined();
    let id = host.joined();
    let mut trips = Vec::new();
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        guest.transport.send(&[1; 100]);
        let message = host.received(id);
        host.transport.send(id, &message);
        guest.received();
        trips.push(begin.elapsed());
    }
    println!("{what}: 100 bytes there and back: {}", spread(trips));
    let begin = Instant::now();
    drop(guest);
    println!("{what}: guest dropped in {:?}", begin.elapsed());
    let mut guest = Guest::open(&address);
    guest.joined();
    let begin = Instant::now();
    drop(host);
    println!("{what}: host with a guest dropped in {:?}", begin.elapsed());
    while guest.next() != GuestEvent::Left {}
    // Time enough for the next dial.
    std::thread::park_timeout(Duration::from_millis(300));
    let begin = Instant::now();
    drop(guest);
    println!("{what}: dialling guest dropped in {:?}", begin.elapsed());
}

#[test]
#[ignore = "measures"]
fn measure_direct_connections() {
    measure("direct", || Host::direct(0));
}
