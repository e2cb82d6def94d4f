//! What people do at a table: sit down, leave and come back, ask each other, and misbehave.

use std::time::Duration;

use coffer_guests::guest::GuestNews;
use coffer_guests::host::{AWAY_AFTER, HostSeat};
use coffer_guests::memory::Faults;
use coffer_guests::protocol::{Answer, Ask, Goodbye, Question, Secret, TableSeat, VERSION};
use coffer_guests::seen::open;
use coffer_guests::transport::LONGEST_MESSAGE;
use coffer_rules::{Ending, Occupant, Reason, Record, Seat, Turn};

use crate::faults::{Player, Room, SECRETS, beginning};

/// A room in which nobody plays by themselves.
fn quiet(record: &Record, guests: usize) -> Room {
    let mut room = Room::new(record, guests, Faults::default(), 5);
    room.plays = false;
    room
}

fn steps(room: &mut Room, count: usize) {
    for _ in 0..count {
        room.step();
    }
}

/// Has a guest ask something, and waits for the answer.
fn ask(room: &mut Room, player: usize, ask: Ask) -> Answer {
    let before = room.players[player].answers.len();
    assert!(room.players[player].follower.guest.ask(ask));
    for _ in 0..100 {
        room.step();
        if let Some(answer) = room.players[player].answers.get(before) {
            return answer.clone();
        }
    }
    panic!("no answer");
}

fn sit(room: &mut Room, player: usize, seat: u8) -> Answer {
    ask(room, player, Ask::Sit { seat: Seat(seat) })
}

fn play(room: &mut Room, player: usize, text: &str) -> Answer {
    let (line, ply) = room.players[player].follower.guest.at();
    ask(
        room,
        player,
        Ask::Move {
            line,
            ply,
            text: text.into(),
        },
    )
}

/// Draughts with two guests who have sat down.
fn two_guests() -> Room {
    let mut room = quiet(&beginning("draughts", &[], 5), 2);
    assert_eq!(sit(&mut room, 0, 0), Answer::Done);
    assert_eq!(sit(&mut room, 1, 1), Answer::Done);
    steps(&mut room, 10);
    room
}

fn yours(room: &Room, player: usize) -> Option<Seat> {
    room.players[player].follower.viewer()
}

#[test]
fn a_seat_belongs_to_the_device_that_took_it() {
    let mut room = quiet(&beginning("draughts", &[], 5), 2);
    steps(&mut room, 5);
    assert_eq!(sit(&mut room, 0, 1), Answer::Done);
    assert_eq!(sit(&mut room, 1, 1), Answer::Taken);
    assert_eq!(sit(&mut room, 1, 7), Answer::Taken);
    assert_eq!(yours(&room, 1), None);
    // Before the match one may change seats, and leave.
    assert_eq!(sit(&mut room, 0, 0), Answer::Done);
    assert_eq!(yours(&room, 0), Some(Seat(0)));
    assert_eq!(ask(&mut room, 0, Ask::Stand), Answer::Done);
    assert_eq!(sit(&mut room, 1, 1), Answer::Done);
    assert_eq!(sit(&mut room, 0, 0), Answer::Done);
    steps(&mut room, 5);
    assert!(room.host.is_full());
    assert_eq!(ask(&mut room, 0, Ask::Stand), Answer::NotNow);
    let table = room.players[2].follower.guest.table().expect("a table");
    assert!(table.onlooker);
    let names: Vec<_> = table.seats.iter().map(TableSeat::occupant).collect();
    let named = |name: &str| Occupant::Person(name.to_owned());
    assert_eq!(names, [named("Guest 1"), named("Guest 2")]);
}

#[test]
fn whoever_has_no_secret_gets_nothing() {
    let mut room = quiet(&beginning("draughts", &[], 5), 1);
    let stranger = Player::new(&room.network, Secret([9; 16]), 9, 1);
    room.players.push(stranger);
    steps(&mut room, 10);
    let player = &room.players[2];
    assert_eq!(
        player.news,
        [
            GuestNews::Reached(true),
            GuestNews::Reached(false),
            GuestNews::Goodbye(Goodbye::NoSuchTable)
        ]
    );
    assert_eq!(player.follower.guest.table(), None);
}

#[test]
fn a_move_is_judged_by_the_rules_and_made_once() {
    let mut room = two_guests();
    let refused = play(&mut room, 0, "11-20");
    assert!(
        matches!(&refused, Answer::Refused { key } if key.starts_with("refusal-")),
        "{refused:?}"
    );
    assert_eq!(play(&mut room, 1, "22-18"), Answer::NotNow);
    assert_eq!(play(&mut room, 0, "11-15"), Answer::Done);
    let late = Ask::Move {
        line: 1,
        ply: 0,
        text: "12-16".into(),
    };
    assert_eq!(ask(&mut room, 0, late), Answer::Late);
    assert_eq!(ask(&mut room, 2, Ask::Greet(1)), Answer::NotNow);
    assert_eq!(room.game.played(), ["11-15"]);
    steps(&mut room, 5);
    room.check_views();
}

#[test]
fn undo_asks_the_others() {
    let mut room = two_guests();
    assert_eq!(ask(&mut room, 0, Ask::Undo), Answer::NotNow);
    play(&mut room, 0, "11-15");
    play(&mut room, 1, "22-18");
    assert_eq!(ask(&mut room, 0, Ask::Undo), Answer::Asked);
    steps(&mut room, 5);
    let asked = room.players[1]
        .follower
        .guest
        .table()
        .and_then(|table| table.question);
    assert_eq!(asked, Some((Seat(0), Question::Undo)));
    assert_eq!(ask(&mut room, 1, Ask::Agree(false)), Answer::Done);
    assert_eq!(room.game.ply(), 2);
    assert_eq!(ask(&mut room, 0, Ask::Undo), Answer::Asked);
    assert_eq!(ask(&mut room, 1, Ask::Agree(true)), Answer::Done);
    assert_eq!(room.game.ply(), 0);
    steps(&mut room, 10);
    room.check_views();
    assert!(room.players[1].news.contains(&GuestNews::Retreat(0)));
    assert_eq!(play(&mut room, 0, "12-16"), Answer::Done);
    steps(&mut room, 5);
    room.check_views();
    assert_eq!(ask(&mut room, 1, Ask::Agree(true)), Answer::Late);
}

#[test]
fn draws_are_agreed_and_rematches_begun() {
    let mut room = two_guests();
    play(&mut room, 0, "11-15");
    assert_eq!(ask(&mut room, 1, Ask::Rematch), Answer::NotNow);
    assert_eq!(ask(&mut room, 1, Ask::Draw), Answer::Asked);
    assert_eq!(ask(&mut room, 0, Ask::Agree(true)), Answer::Done);
    steps(&mut room, 20);
    room.check_views();
    assert_eq!(room.game.ended(), Some(Ending::Agreed));
    // When it is over everybody gets the whole record.
    for player in &room.players {
        let record = player.news.iter().find_map(|news| match news {
            GuestNews::Record(text) => Record::from_json(text).ok(),
            _ => None,
        });
        assert_eq!(record, Some(room.game.record()));
    }
    assert_eq!(ask(&mut room, 0, Ask::Rematch), Answer::Asked);
    assert_eq!(ask(&mut room, 1, Ask::Agree(true)), Answer::Done);
    assert_eq!(room.rematches, 1);
    steps(&mut room, 20);
    assert_eq!(room.game.ply(), 0);
    room.check_views();
}

#[test]
fn a_guest_resigns() {
    let mut room = two_guests();
    assert_eq!(ask(&mut room, 1, Ask::Resign), Answer::Done);
    steps(&mut room, 10);
    room.check_views();
    let game = room.players[2].follower.game().expect("a match");
    let Turn::Over(outcome) = game.turn() else {
        panic!("it is over")
    };
    assert_eq!(
        (outcome.winners, outcome.reason),
        (vec![Seat(0)], Reason::RESIGNED)
    );
    assert_eq!(ask(&mut room, 0, Ask::Resign), Answer::Late);
}

#[test]
fn a_guest_who_is_away_keeps_the_seat_and_comes_back() {
    let mut room = two_guests();
    play(&mut room, 0, "11-15");
    let gone = room.players.remove(1);
    drop(gone);
    steps(&mut room, 100);
    let away = |room: &Room| match &room.host.seats()[1] {
        HostSeat::Guest(Some(guest)) => guest.away.is_some(),
        other => panic!("{other:?}"),
    };
    assert!(away(&room));
    let told = room.players[0]
        .follower
        .guest
        .table()
        .map(|table| table.seats[1].clone());
    assert!(
        matches!(told, Some(TableSeat::Person { away: Some(_), .. })),
        "{told:?}"
    );
    // The program was begun again at the same device.
    room.players
        .insert(1, Player::new(&room.network, SECRETS.guests, 2, 1000));
    steps(&mut room, 20);
    assert!(!away(&room));
    assert_eq!(yours(&room, 1), Some(Seat(1)));
    room.check_views();
    assert_eq!(play(&mut room, 1, "22-18"), Answer::Done);
}

#[test]
fn a_courtier_plays_on_until_the_guest_is_back() {
    let mut room = two_guests();
    let told = |room: &Room| {
        let table = room.players[0].follower.guest.table();
        match table.map(|table| &table.seats[1]) {
            Some(TableSeat::Person { stand_in, .. }) => *stand_in,
            other => panic!("{other:?}"),
        }
    };
    room.host.stand_in(Seat(1), 3);
    steps(&mut room, 5);
    assert_eq!(told(&room), None, "the guest is here");
    drop(room.players.remove(1));
    steps(&mut room, 100);
    room.host.stand_in(Seat(1), 3);
    steps(&mut room, 5);
    assert_eq!(told(&room), Some(3));
    // Nobody waits for the consent of whoever is away.
    play(&mut room, 0, "11-15");
    assert_eq!(ask(&mut room, 0, Ask::Draw), Answer::Done);
    room.players
        .insert(1, Player::new(&room.network, SECRETS.guests, 2, 1000));
    steps(&mut room, 20);
    assert_eq!((told(&room), yours(&room, 1)), (None, Some(Seat(1))));
}

#[test]
fn a_host_who_comes_back_has_the_same_guests() {
    let mut room = two_guests();
    play(&mut room, 0, "11-15");
    play(&mut room, 1, "22-18");
    room.network.set_up(false);
    steps(&mut room, 50);
    assert!(!room.players[0].follower.guest.is_reached());
    room.restart_host();
    room.network.set_up(true);
    steps(&mut room, 50);
    assert_eq!(
        [yours(&room, 0), yours(&room, 1)],
        [Some(Seat(0)), Some(Seat(1))]
    );
    assert_eq!(play(&mut room, 0, "15x22"), Answer::Done);
    steps(&mut room, 5);
    room.check_views();
}

#[test]
fn a_host_that_says_nothing_is_away() {
    let mut room = two_guests();
    let before = room.players[0].news.len();
    room.network.set_faults(Faults {
        lost: 1000,
        ..Faults::default()
    });
    let until = room.now + AWAY_AFTER * 2;
    while room.now < until {
        room.step();
    }
    assert!(room.players[0].news[before..].contains(&GuestNews::Reached(false)));
    room.network.set_faults(Faults::default());
    steps(&mut room, 100);
    assert!(room.players[0].follower.guest.is_reached());
    assert_eq!(play(&mut room, 0, "11-15"), Answer::Done);
}

#[test]
fn a_guest_can_be_put_out_and_the_seat_given_to_another() {
    let mut room = two_guests();
    room.host.put_out(Seat(1));
    steps(&mut room, 10);
    assert_eq!(
        room.players[1].news.last(),
        Some(&GuestNews::Goodbye(Goodbye::PutOut))
    );
    room.players
        .push(Player::new(&room.network, SECRETS.guests, 7, 1));
    steps(&mut room, 10);
    assert_eq!(sit(&mut room, 3, 1), Answer::Done);
    steps(&mut room, 10);
    assert_eq!(play(&mut room, 0, "11-15"), Answer::Done);
    assert_eq!(play(&mut room, 3, "22-18"), Answer::Done);
}

/// Whoever sees the match from another seat gets it again from there, also in a game with hidden hands.
#[test]
fn a_free_seat_can_be_taken_in_the_middle_of_a_match() {
    let mut room = Room::new(
        &beginning("cromwell", &[("seats", "3")], 8),
        2,
        Faults::default(),
        8,
    );
    while room.game.ply() < 30 {
        room.step();
    }
    room.host.put_out(Seat(2));
    room.players
        .push(Player::new(&room.network, SECRETS.guests, 7, 1));
    room.players.remove(1);
    steps(&mut room, 20);
    assert_eq!(yours(&room, 2), Some(Seat(2)));
    room.play();
    room.check_views();
}

#[test]
fn a_flood_is_put_out_and_the_match_goes_on() {
    let mut room = two_guests();
    room.players[1].flood(1000);
    steps(&mut room, 10);
    assert!(matches!(&room.host.seats()[1], HostSeat::Guest(Some(_))));
    assert!(
        room.players[1]
            .news
            .contains(&GuestNews::Goodbye(Goodbye::Misused))
    );
    assert_eq!(play(&mut room, 0, "11-15"), Answer::Done);
}

/// A program that plays as fast as it can asks no more than the host bears.
#[test]
fn a_few_very_long_messages_are_a_flood() {
    let mut room = two_guests();
    let longest = vec![VERSION; LONGEST_MESSAGE];
    for _ in 0..5 {
        room.players[1].send_raw(&longest);
    }
    steps(&mut room, 5);
    let put_out = GuestNews::Goodbye(Goodbye::Misused);
    assert!(room.players[1].news.contains(&put_out));
    assert_eq!(play(&mut room, 0, "11-15"), Answer::Done);
}

#[test]
fn a_fast_guest_is_not_put_out() {
    let mut room = two_guests();
    for number in 0..600_u64 {
        let guest = &mut room.players[0].follower.guest;
        assert!(guest.ask(Ask::Greet(1)));
        while room.players[0].follower.guest.is_asking() {
            room.step();
        }
        assert!(!room.players[0].follower.guest.is_gone(), "{number}");
    }
    let news = &room.players[0].news;
    assert!(!news.contains(&GuestNews::Goodbye(Goodbye::Misused)));
}

/// Moves and another seat that arrive at once are each followed from the seat from which they are seen.
#[test]
fn moves_before_a_new_seat_are_followed_from_the_old_one() {
    let mut room = quiet(&beginning("six_of_viii", &[], 5), 4);
    for seat in 0..4 {
        assert_eq!(sit(&mut room, seat, seat as u8), Answer::Done);
    }
    steps(&mut room, 20);
    room.game.chance();
    room.host.show(&*room.game, false);
    let away = room.players.remove(0);
    steps(&mut room, 3);
    let mut seats = room.host.seats().to_vec();
    seats.rotate_left(1);
    room.host.set_seats(seats);
    room.game = open(&room.game.record())
        .expect("a variant")
        .expect("a match");
    room.host.show(&*room.game, true);
    steps(&mut room, 3);
    room.players.insert(0, away);
    steps(&mut room, 40);
    assert_eq!(room.players[0].follower.viewer(), Some(Seat(3)));
    room.check_views();
}

#[test]
fn another_version_is_told() {
    let mut room = quiet(&beginning("draughts", &[], 5), 1);
    steps(&mut room, 3);
    room.players[0].send_raw(&[0, 1, 2]);
    room.players[1].send_raw(&[200, 1, 2]);
    steps(&mut room, 10);
    // The host closes the connection; its answer has its own version.
    for player in &room.players[..2] {
        let news = player.news.last();
        assert_eq!(
            news,
            Some(&GuestNews::Goodbye(Goodbye::OtherVersion)),
            "{news:?}"
        );
    }
}

#[test]
fn a_guest_takes_the_version_from_what_the_host_sends() {
    let mut room = quiet(&beginning("draughts", &[], 5), 1);
    steps(&mut room, 10);
    for (version, newer) in [(0, false), (200, true)] {
        let follower = &mut room.players[0].follower;
        let mut wire = crate::hostile::Wire::of(vec![vec![version, 3, 3]]);
        let mut fresh = crate::faults::stranger(9);
        let news = fresh
            .run(&mut wire, Duration::ZERO)
            .expect("it is followed");
        assert_eq!(news.last(), Some(&GuestNews::OtherVersion { newer }));
        assert!(follower.guest.table().is_some());
    }
}

#[test]
fn the_guests_have_the_hosts_options_and_position() {
    let position = "W:W27,19,18,11,7,6,5:B28,26,25,20,17,10,9,4,3,2";
    let mut record = beginning("draughts", &[], 5);
    record.position = Some(position.to_owned());
    let game = open(&record).expect("a variant").expect("a match");
    let mut room = quiet(&game.record(), 1);
    steps(&mut room, 5);
    assert_eq!(sit(&mut room, 0, 1), Answer::Done);
    steps(&mut room, 5);
    room.check_views();
}

#[test]
fn a_guest_may_take_another_name() {
    let mut room = two_guests();
    room.players[1].follower.guest.rename("  Anne\u{7} ");
    steps(&mut room, 10);
    let table = room.players[0].follower.guest.table().expect("a table");
    assert_eq!(
        table.seats[1].occupant(),
        Occupant::Person("Anne".to_owned())
    );
}
