//! Tables with guests on the whole app: a host and its guests, each an app of its own, over a network within
//! this program.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use coffer_guests::host::HostSeat;
use coffer_guests::link::TableLink;
use coffer_guests::memory::{Faults, Network};
use coffer_guests::protocol::{DeviceId, Question};
use coffer_guests::service::{GuestService, HostService};
use egui::accesskit::{Action, NodeId, Role};
use kings_coffer::app::announce::tree::TableNodes;
use kings_coffer::app::session::guests::hosting::{HostDoor, Hosting};
use kings_coffer::app::session::guests::visiting::{GuestDoor, Visiting};
use kings_coffer::app::session::sharing::TableQuestion;
use kings_coffer::app::session::{Games, Intent, Matches, Session, Wake};
use kings_coffer::app::transfer::JoinTable;
use kings_coffer::app::wall_clock::WallClock;
use kings_coffer::rules::{AnyMatch, Occupant, Outcome, Reason, Record, Seat, Strength};
use kings_coffer::store::Store;
use kings_coffer::texts::{fill, text};

use crate::common::TestApp;
use crate::speech::{ask, name, nodes};
use crate::worded::ANY;

/// Longer than anything may take.
const PATIENCE: Duration = Duration::from_secs(120);

/// A host and its guests.
struct Party {
    network: Network,
    begun: Instant,
    /// The host's app first.
    apps: Vec<TestApp>,
}

/// A match with one person here and guests in the other seats.
fn record(variant: &str, options: &[(&str, &str)], guests: usize) -> Record {
    let mut seats = vec![Occupant::Person("Henry".to_owned())];
    seats.extend((0..guests).map(|_| Occupant::Guest(String::new())));
    let mut record = Record::new(variant, seats, 11);
    let options = options.iter().copied();
    record.options = options
        .map(|(name, value)| (name.into(), value.into()))
        .collect();
    record
}

fn app(network: &Network) -> TestApp {
    with_doors(TestApp::new(), network)
}

/// The same with panels, and with assistive technology there.
fn by_ear(network: &Network) -> TestApp {
    let mut game = with_doors(TestApp::with_panels(Store::memory()), network);
    let requested = game.app.world().resource::<AccessibilityRequested>();
    requested.set(true);
    game.frames(3);
    game
}

/// Lets an app lay and join tables over this network.
fn with_doors(mut game: TestApp, network: &Network) -> TestApp {
    let (host, guest) = (network.clone(), network.clone());
    let host = move |table, _keys, _relays, wake| {
        let network = host.clone();
        let open = move |heard| {
            network.wakes(heard);
            Ok::<_, String>(network.host())
        };
        HostService::start(table, open, wake)
    };
    let guest = move |table, _address, wake| {
        let network = guest.clone();
        let open = move |heard| {
            network.wakes(heard);
            Ok::<_, String>(network.guest())
        };
        GuestService::start(table, open, wake)
    };
    game.app.insert_resource(HostDoor {
        open: Some(Arc::new(host)),
        ..HostDoor::default()
    });
    game.app.insert_resource(GuestDoor(Some(Arc::new(guest))));
    game
}

impl Party {
    /// These apps, before any table.
    fn of(apps: Vec<TestApp>, network: Network) -> Self {
        Self {
            network,
            begun: Instant::now(),
            apps,
        }
    }

    /// A table for this match, at which everybody has sat down.
    fn new(record: &Record) -> Self {
        let network = Network::new(Faults::default(), 1);
        let mut party = Self::of(vec![app(&network)], network);
        party.lay(record);
        let link = party.link();
        let guests = record.seats.iter().filter(|who| who.is_guest()).count();
        for number in 1..=guests as u8 {
            party.join(&link, number);
            party.until("a seat", |party| {
                let visiting = party.apps[usize::from(number)]
                    .app
                    .world()
                    .resource::<Visiting>();
                let table = visiting.visit().and_then(|visit| visit.table());
                table.is_some_and(|table| table.yours.is_some())
            });
        }
        party.until("the match", Self::has_begun);
        party
    }

    fn lay(&mut self, record: &Record) {
        let world = self.apps[0].app.world_mut();
        let (record, wake) = (record.clone(), Wake::default());
        let door = world.resource::<HostDoor>().clone();
        let laid = world.resource_scope(|world, mut hosting: Mut<Hosting>| {
            hosting.lay(record, world.resource::<Games>(), &door, &wake)
        });
        assert!(laid);
        self.until("a link", |party| {
            let hosting = party.apps[0].app.world().resource::<Hosting>();
            hosting.table().is_some_and(|table| table.links().is_some())
        });
    }

    fn link(&self) -> TableLink {
        let hosting = self.apps[0].app.world().resource::<Hosting>();
        let links = hosting.table().and_then(|table| table.links());
        links.expect("a link")[0].clone()
    }

    /// Another app joins, and sits down at the first free seat.
    fn join(&mut self, link: &TableLink, number: u8) {
        let mut game = app(&self.network);
        let world = game.app.world_mut();
        let door = world.resource::<GuestDoor>().clone();
        let (device, name) = (DeviceId([number; 16]), format!("Guest {number}"));
        world.resource_scope(|world, mut visiting: Mut<Visiting>| {
            let clock = world.resource::<WallClock>();
            visiting.join(link, device, &name, &door, clock, &Wake::default())
        });
        self.apps.push(game);
        let at = self.apps.len() - 1;
        self.until("the table", |party| {
            let visiting = party.apps[at].app.world().resource::<Visiting>();
            visiting
                .visit()
                .is_some_and(|visit| visit.table().is_some())
        });
        let visiting = self.apps[at].app.world().resource::<Visiting>();
        let visit = visiting.visit().expect("a table");
        visit.sit(Seat(number));
    }

    /// Runs everybody for a frame.
    fn step(&mut self) {
        self.network.advance(self.begun.elapsed());
        for game in &mut self.apps {
            game.frames(1);
        }
        // The services have threads of their own.
        std::thread::yield_now();
    }

    /// Runs everybody until this holds.
    fn until(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        let limit = Instant::now() + PATIENCE;
        while !holds(self) {
            self.step();
            let turn = || self.apps[0].table().turn.clone();
            assert!(Instant::now() < limit, "{what} does not come: {:?}", turn());
        }
    }

    fn ply(&self, of: usize) -> usize {
        self.on_table(of).ply()
    }

    fn on_table(&self, of: usize) -> &dyn AnyMatch {
        &*self.apps[of].app.world().resource::<Session>().game
    }

    /// Whether the match is on every table.
    fn has_begun(&self) -> bool {
        let begun = |game: &TestApp| game.app.world().contains_resource::<Session>();
        self.apps.iter().all(begun)
    }

    /// Whether everybody has come as far as the host, and nothing moves.
    fn is_settled(&self) -> bool {
        let ply = self.ply(0);
        let all = |of: &usize| {
            self.ply(*of) == ply && self.on_table(*of).turn() == self.on_table(0).turn()
        };
        (0..self.apps.len()).filter(all).count() == self.apps.len()
    }

    /// Whoever is to move makes the move of this number among those that the table offers.
    fn play(&mut self, number: usize) {
        self.until("everybody", Self::is_settled);
        let acts = |game: &TestApp| !game.table().choices.is_empty();
        self.until("somebody to move", |party| party.apps.iter().any(acts));
        let game = self
            .apps
            .iter_mut()
            .find(|game| acts(game))
            .expect("somebody");
        let choices = &game.table().choices;
        let spots = choices[number % choices.len()].clone();
        let before = self.ply(0);
        let game = self
            .apps
            .iter_mut()
            .find(|game| acts(game))
            .expect("somebody");
        game.app.world_mut().write_message(Intent::Attempt(spots));
        self.until("the move", |party| party.ply(0) > before);
        self.until("everybody", Self::is_settled);
    }

    /// Everybody sees what their seat may see at the host's table.
    fn check(&self) {
        for (seat, game) in (1..).map(Seat).zip(&self.apps[1..]) {
            let table = game.table();
            let mut seen = table.pieces.clone();
            let mut told = self.on_table(0).pieces(Some(seat));
            if table.turn.outcome().is_none() {
                seen.sort_by_key(|piece| piece.id);
                told.sort_by_key(|piece| piece.id);
                assert_eq!(seen, told, "{seat:?}");
            }
            assert_eq!(table.seats.len(), self.apps[0].table().seats.len());
            assert!(table.seats[seat.index()].is_person());
        }
    }

    /// The control whose name begins so, if there is one.
    fn control(&mut self, of: usize, begins: &str) -> Option<NodeId> {
        let tree = nodes(&mut self.apps[of]).into_iter();
        let mut controls = tree.filter(|(_, node)| node.role() == Role::Button);
        let found = controls.find(|(_, node)| name(node).starts_with(begins));
        found.map(|(id, _)| id)
    }

    /// Asks for the control whose name begins so, once it is there, as assistive technology does.
    fn press(&mut self, of: usize, begins: &str) {
        let limit = Instant::now() + PATIENCE;
        let node = loop {
            self.step();
            if let Some(node) = self.control(of, begins) {
                break node;
            }
            assert!(Instant::now() < limit, "there is no {begins}");
        };
        ask(&mut self.apps[of], Action::Click, node);
    }

    /// Whether something is called so.
    fn hears(&mut self, of: usize, words: &str) -> bool {
        let tree = nodes(&mut self.apps[of]);
        tree.values().any(|node| name(node) == words)
    }

    fn send(&mut self, of: usize, intent: Intent) {
        self.apps[of].app.world_mut().write_message(intent);
    }

    fn question(&self, of: usize) -> TableQuestion {
        *self.apps[of].app.world().resource::<TableQuestion>()
    }
}

#[test]
fn draughts_is_played_at_two_devices() {
    let mut party = Party::new(&record("draughts", &[], 1));
    party.check();
    for number in 0..12 {
        party.play(number * 7);
        party.check();
    }
    let names = |of: usize| party.on_table(of).seats().to_vec();
    let guest = |name: &str| Occupant::Guest(name.to_owned());
    let person = |name: &str| Occupant::Person(name.to_owned());
    assert_eq!(names(0), [person("Henry"), guest("Guest 1")]);
    assert_eq!(names(1), [guest("Henry"), person("Guest 1")]);
}

#[test]
fn undo_draw_and_rematch_ask_the_other_device() {
    let mut party = Party::new(&record("draughts", &[], 1));
    party.play(1);
    party.play(2);
    // The guest asks, the host declines, then agrees.
    for agree in [false, true] {
        party.send(1, Intent::Undo);
        let asked = Some((Seat(1), Question::Undo));
        party.until("the question", |party| party.question(0).asked == asked);
        party.until("the wait", |party| party.question(1).asking.is_some());
        party.send(0, Intent::Agree(agree));
        party.until("the answer", |party| party.question(1).asking.is_none());
        let plies = if agree { 1 } else { 2 };
        party.until("the moves", |party| {
            party.ply(0) == plies && party.ply(1) == plies
        });
    }
    party.send(0, Intent::OfferDraw);
    party.until("the offer", |party| party.question(1).asked.is_some());
    party.send(1, Intent::Agree(true));
    party.until("the end", |party| {
        let over = |of| party.on_table(of).turn().outcome().cloned();
        over(0) == Some(Outcome::draw(Reason::AGREED)) && over(1) == over(0)
    });
    party.send(1, Intent::Rematch);
    party.until("the question", |party| party.question(0).asked.is_some());
    party.send(0, Intent::Agree(true));
    let moved = |party: &Party| {
        let seats = [0, 1].map(|of| party.on_table(of).seats().to_vec());
        seats[0][0].is_guest() && seats[1][0].is_person() && party.ply(1) == 0
    };
    party.until("another match with the sides changed", moved);
    party.play(3);
    party.play(4);
}

#[test]
fn a_guest_resigns_and_keeps_the_match() {
    let mut party = Party::new(&record("nine_mens_morris", &[], 1));
    for number in 0..6 {
        party.play(number * 5);
    }
    assert!(kept(&party, 1).is_none(), "a part of a match is not kept");
    party.send(1, Intent::Resign);
    party.until("the end", |party| {
        party.on_table(1).turn().outcome().is_some()
    });
    party.until("the record", |party| kept(party, 1).is_some());
    let (host, guest) = (
        kept(&party, 0).expect("kept"),
        kept(&party, 1).expect("kept"),
    );
    assert_eq!(host.moves, guest.moves);
    assert_eq!((host.seed, host.ending), (guest.seed, guest.ending));
}

fn kept(party: &Party, of: usize) -> Option<Record> {
    let matches = party.apps[of].app.world().resource::<Matches>();
    matches.on_table().map(|kept| (*kept.record).clone())
}

/// Whole matches with hidden hands: everybody sees their own, and in the end has all of it.
fn with_hidden_hands(variant: &str, options: &[(&str, &str)], guests: usize) {
    let mut party = Party::new(&record(variant, options, guests));
    let mut number = 0;
    while party.on_table(0).turn().outcome().is_none() && number < 2500 {
        party.until("everybody", Party::is_settled);
        party.check();
        if party.on_table(0).turn().seat().is_some() {
            party.play(number * 31 + 3);
        } else {
            party.until("chance", |party| party.on_table(0).turn().seat().is_some());
        }
        number += 1;
    }
    assert!(party.on_table(0).turn().outcome().is_some(), "it ends");
    for of in 1..party.apps.len() {
        party.until("the record", |party| kept(party, of).is_some());
        assert_eq!(
            kept(&party, of).map(|it| it.moves),
            kept(&party, 0).map(|it| it.moves)
        );
    }
}

#[test]
fn cromwell_is_played_at_four_devices() {
    with_hidden_hands("cromwell", &[("seats", "4"), ("length", "deal")], 3);
}

#[test]
fn the_six_of_viii_is_played_at_three_devices() {
    with_hidden_hands("six_of_viii", &[("seats", "3"), ("length", "short")], 2);
}

#[test]
fn a_courtier_takes_the_place_of_a_guest_who_does_not_come() {
    let network = Network::new(Faults::default(), 1);
    let mut party = Party::of(vec![app(&network)], network);
    party.lay(&record("cromwell", &[("seats", "3")], 2));
    let link = party.link();
    party.join(&link, 1);
    let hosting = party.apps[0].app.world().resource::<Hosting>();
    hosting.table().expect("a table").give(Seat(2), Some(1));
    party.until("the match", Party::has_begun);
    let hosting = party.apps[0].app.world().resource::<Hosting>();
    let seats = hosting.table().expect("a table").seats();
    assert!(
        matches!(seats[2], HostSeat::Courtier { strength, .. } if strength == Strength::usual(1))
    );
    // The courtier moves, and only at the host's device.
    for number in 0..40 {
        let acts = |game: &TestApp| !game.table().choices.is_empty();
        let over = |party: &Party| party.on_table(0).turn().outcome().is_some();
        party.until("a person", |party| {
            over(party) || party.is_settled() && party.apps.iter().any(acts)
        });
        if over(&party) {
            break;
        }
        party.play(number * 13);
        party.check();
    }
}

#[test]
fn a_courtier_plays_on_for_a_guest_who_is_away() {
    let mut party = Party::new(&record("draughts", &[], 1));
    let link = party.link();
    party.apps.truncate(1);
    let sitter = |party: &Party| {
        let hosting = party.apps[0].app.world().resource::<Hosting>();
        match &hosting.table().expect("a table").seats()[1] {
            HostSeat::Guest(Some(guest)) => guest.clone(),
            other => panic!("{other:?}"),
        }
    };
    party.until("the guest to be away", |party| sitter(party).away.is_some());
    party.play(0);
    let hosting = party.apps[0].app.world().resource::<Hosting>();
    let table = hosting.table().expect("a table");
    assert!(table.last_here(1).is_some());
    table.stand_in(Seat(1), 1);
    party.until("the courtier's move", |party| party.ply(0) == 2);
    // The guest is back, and nobody moves for them any more.
    party.join(&link, 1);
    party.until("the match", Party::has_begun);
    assert_eq!(sitter(&party).stand_in, None);
    let hosting = party.apps[0].app.world().resource::<Hosting>();
    assert_eq!(hosting.table().expect("a table").last_here(1), None);
    party.play(0);
    party.until("the guest's turn", |party| {
        !party.apps[1].table().choices.is_empty()
    });
    party.play(0);
    party.check();
    assert_eq!(party.ply(0), 4);
}

/// The host lays a table, a guest takes a seat, and both move, by the names of what a screen reader finds.
#[test]
fn a_table_with_a_guest_is_laid_joined_and_played_by_ear() {
    let network = Network::new(Faults::default(), 1);
    let mut party = Party::of(vec![by_ear(&network), by_ear(&network)], network);
    let second = [("n", "2"), ("name", ANY), ("role", ANY)];
    let second = fill("setup-seat_label", &second);
    let second = second.split(ANY).next().expect("words");
    let guest = text("setup-guest");
    for begins in [text("family-draughts"), second, guest, text("setup-start")] {
        party.press(0, begins);
    }
    party.until("a link", |party| {
        let hosting = party.apps[0].app.world().resource::<Hosting>();
        hosting.table().is_some_and(|table| table.links().is_some())
    });
    // Which seat it is, is drawn by lot.
    let free = ["guests-seat_free", "guests-waits"].map(text);
    let free = free.join(text("list-comma"));
    let seats = ["1", "2"].map(|n| [("n", n), ("label", &free)]);
    let seats = seats.map(|values| fill("setup-seat_option_label", &values));
    assert!(seats.iter().any(|seat| party.hears(0, seat)));
    let link = party.link();
    party.apps[1].app.world_mut().write_message(JoinTable(link));
    party.press(1, text("guests-sit"));
    party.until("the match", Party::has_begun);
    for number in 0..6 {
        let acts = |game: &TestApp| !game.table().choices.is_empty();
        party.until("a turn", |party| party.apps.iter().any(acts));
        let of = party.apps.iter().position(acts).expect("a device");
        party.apps[of].run_until_idle();
        let spots = party.apps[of].table().choices[0].clone();
        for spot in spots {
            ask(&mut party.apps[of], Action::Click, TableNodes::id(spot));
        }
        party.until("the move", |party| party.ply(0) == number + 1);
        party.until("everybody", Party::is_settled);
        let notation = party.apps[of].table().moves[number].text.clone();
        let other = &mut party.apps[1 - of];
        let mut heard = String::new();
        for _ in 0..40 {
            other.frames(1);
            heard += &other.said().join(" ");
        }
        let target = notation.split(['-', 'x']).next_back().expect("a square");
        assert!(heard.contains(target), "{notation}: {heard}");
    }
}
