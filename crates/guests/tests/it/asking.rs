//! A device has one question at a time, and none stays without an answer for ever.

use std::collections::VecDeque;
use std::time::Duration;

use coffer_guests::host::{Asked, Host, HostNews, HostSeat};
use coffer_guests::judge::{Judge, Judged};
use coffer_guests::memory::Faults;
use coffer_guests::protocol::{Answer, Ask, DeviceId, ToGuest, ToHost, decode, encode};
use coffer_guests::seen::{SharedMatch, open};
use coffer_guests::transport::{ConnectionId, HostEvent, HostTransport};
use coffer_rules::Seat;

use crate::faults::{Room, SECRETS, beginning};

/// A connection, with the answers that came over it.
#[derive(Default)]
struct Line {
    events: VecDeque<HostEvent>,
    answers: Vec<(u64, Answer)>,
}

impl HostTransport for Line {
    fn address(&self) -> Option<String> {
        None
    }

    fn poll(&mut self) -> Option<HostEvent> {
        self.events.pop_front()
    }

    fn send(&mut self, _to: ConnectionId, message: &[u8]) {
        if let ToGuest::Answer { number, answer } = decode(message).expect("a message") {
            self.answers.push((number, answer));
        }
    }

    fn close(&mut self, _connection: ConnectionId) {}
}

/// A table of draughts that has begun, with a device in seat 0.
struct Begun {
    host: Host,
    game: Box<dyn SharedMatch>,
    line: Line,
    id: u64,
}

impl Begun {
    fn new() -> Self {
        let room = Room::new(&beginning("draughts", &[], 2), 2, Faults::default(), 2);
        let mut out = Self {
            host: room.host,
            game: room.game,
            line: Line::default(),
            id: 0,
        };
        out.joins();
        out.asks(1, Ask::Sit { seat: Seat(0) });
        out.host.show(&*out.game, true);
        out
    }

    fn joins(&mut self) {
        self.id += 1;
        let hello = ToHost::Hello {
            secret: SECRETS.guests,
            device: DeviceId([1; 16]),
            name: String::new(),
        };
        let events = &mut self.line.events;
        events.push_back(HostEvent::Joined(ConnectionId(self.id)));
        self.says(&hello);
    }

    fn says(&mut self, message: &ToHost) {
        let bytes = encode(message).expect("it is short");
        let id = ConnectionId(self.id);
        self.line.events.push_back(HostEvent::Received(id, bytes));
    }

    /// Asks something, and returns what is passed on.
    fn asks(&mut self, number: u64, ask: Ask) -> Vec<Asked> {
        self.says(&ToHost::Ask { number, ask });
        let game = Some(&*self.game);
        self.host.run(&mut self.line, game, Duration::ZERO);
        let news = std::iter::from_fn(|| self.host.news());
        news.filter_map(|news| match news {
            HostNews::Asked(asked) => Some(asked),
            _ => None,
        })
        .collect()
    }
}

#[test]
fn a_device_has_one_question_at_a_time() {
    let mut table = Begun::new();
    let mut passed = Vec::new();
    for number in 10..100 {
        passed.extend(table.asks(number, Ask::Undo));
    }
    assert_eq!(passed.len(), 1, "the first is passed on");
    table.host.answer(&passed[0], Answer::NotNow);
    assert_eq!(table.asks(99, Ask::Undo).len(), 1, "it is answered");
    assert_eq!(table.line.answers.last(), Some(&(10, Answer::NotNow)));
}

#[test]
fn a_question_of_the_match_before_is_late() {
    let mut table = Begun::new();
    let passed = table.asks(10, Ask::Undo);
    table.host.show(&*table.game, true);
    // It may still be answered, as by the rematch that was asked for.
    assert_eq!(table.asks(10, Ask::Undo).len(), 0);
    assert_eq!(table.line.answers.last(), Some(&(10, Answer::Late)));
    table.host.answer(&passed[0], Answer::Done);
    assert_eq!(table.asks(11, Ask::Undo).len(), 1);
    table.host.show(&*table.game, true);
    assert_eq!(table.asks(12, Ask::Undo).len(), 1, "nothing holds it up");
}

#[test]
fn a_move_of_another_match_is_late() {
    let mut table = Begun::new();
    let text = "11-15".to_owned();
    let (line, ply) = (1, 0);
    let passed = table.asks(10, Ask::Move { line, ply, text });
    let judge = |game: &mut dyn SharedMatch| {
        let judged = Judge::default().judge(&passed[0], table.host.seats(), game);
        (judged, game.ply())
    };
    let late = (Answer::Late, Judged::Unchanged);
    let begun = |seed| {
        open(&beginning("draughts", &[], seed))
            .expect("a variant")
            .expect("a match")
    };
    assert_eq!(judge(&mut *begun(9)), (late.clone(), 0), "in another match");
    table.game.play("12-16").expect("it is legal");
    assert_eq!(
        judge(&mut *table.game.shared()),
        (late, 1),
        "after other moves"
    );
    table.game.undo();
    let done = (Answer::Done, Judged::Played);
    assert_eq!(judge(&mut *table.game), (done, 1));
}

#[test]
fn a_question_of_a_seat_that_was_freed_holds_nothing_up() {
    let mut table = Begun::new();
    assert_eq!(table.asks(10, Ask::Undo).len(), 1);
    table.host.put_out(Seat(0));
    table.joins();
    assert_eq!(table.asks(10, Ask::Undo).len(), 0);
    assert_eq!(table.line.answers.last(), Some(&(10, Answer::Late)));
    table.asks(11, Ask::Sit { seat: Seat(0) });
    assert!(matches!(table.host.seats()[0], HostSeat::Guest(Some(_))));
}
