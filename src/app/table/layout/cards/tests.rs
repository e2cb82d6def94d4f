//! Hands in every window size: nothing is covered, and everything can be hit and reached.

use bevy::prelude::*;

use crate::app::table::layout::cards::{
    Arrangement, CARD_HEIGHT, CardAreas, CardFacts, CardPlaces, CardRoom, CardShape, HandCard,
    Held, INDEX, PileRole, Pose, SeatSide,
};
use crate::app::table::layout::{Surface, TOUCH, WindowShape};
use crate::rules::{Kind, PieceId, Seat, Spot};

const SIZES: [Vec2; 9] = [
    Vec2::new(1280.0, 720.0),
    Vec2::new(390.0, 844.0),
    Vec2::new(844.0, 390.0),
    Vec2::new(1024.0, 768.0),
    Vec2::new(768.0, 1024.0),
    Vec2::new(320.0, 640.0),
    Vec2::new(667.0, 375.0),
    Vec2::new(2560.0, 1080.0),
    Vec2::new(1024.0, 1000.0),
];

/// A table of four with a hand of `count` cards for the viewer, hidden hands for the others, and
/// optionally an open one.
fn table(
    window: Vec2,
    own: u16,
    open: Option<(Seat, u16)>,
    playable: impl Fn(u16) -> Option<bool>,
) -> CardPlaces {
    let shape = CardShape {
        arrangement: Arrangement::Tricks,
        piles: (0..4)
            .map(|place| (u16::from(place), PileRole::Trick(Seat(place))))
            .collect(),
        sort: |kind, _| u32::from(kind.0),
    };
    let facts = CardFacts {
        round: (0..4).map(Seat).collect(),
        open: open.iter().map(|(seat, _)| *seat).collect(),
        dummy: open.map(|(seat, _)| seat),
        ..CardFacts::default()
    };
    let mut places = CardPlaces::new(window, Seat(0), &shape, &facts);
    let mut cards = Vec::new();
    for seat in 0..4 {
        let shown = seat == 0 || open.is_some_and(|(other, _)| other == Seat(seat));
        let count = match open {
            _ if seat == 0 => own,
            Some((other, count)) if other == Seat(seat) => count,
            _ => 15,
        };
        cards.extend((0..count).map(|number| HandCard {
            id: PieceId(u16::from(seat) * 20 + number),
            spot: Spot::Hand(Seat(seat)),
            face: shown.then_some(Kind(number)),
            selected: false,
            marked: false,
            playable: if seat == 0 { playable(number) } else { None },
        }));
    }
    places.lay(&cards, &[1, 2]);
    places
}

fn own(places: &CardPlaces) -> Vec<&Held> {
    places
        .held
        .iter()
        .filter(|held| held.seat == Seat(0))
        .collect()
}

/// The corners of a card's index, in world units.
fn index(pose: &Pose, window: Vec2) -> [Vec2; 4] {
    let part = INDEX[usize::from(WindowShape::of(window).is_phone())];
    let corner = Vec2::new(-0.5, 0.5);
    [
        Vec2::new(0.02, -0.02),
        Vec2::new(part.x, -0.02),
        Vec2::new(0.02, -part.y),
        Vec2::new(part.x, -part.y),
    ]
    .map(|off| pose.point(corner + off))
}

/// Asserts that every index of a hand is inside the window and not covered by another card, unless
/// `over` allows it; `pose` selects which pose of a card to use.
fn shows_every_index(
    hand: &[&Held],
    window: Vec2,
    pose: fn(&Held) -> &Pose,
    over: fn(&Held, &Held) -> bool,
) {
    let count = hand.len();
    for (place, held) in hand.iter().enumerate() {
        for at in index(pose(held), window) {
            let inside = at.abs().cmple(window / 2.0 + 0.5).all();
            assert!(inside, "card {place} of {count} leaves {window}");
            let higher = hand
                .iter()
                .filter(|other| over(held, other) && pose(other).order > pose(held).order);
            let covered = higher.filter(|other| pose(other).contains(at)).count();
            assert_eq!(covered, 0, "card {place} of {count} is covered in {window}");
        }
    }
}

#[test]
fn no_hand_leaves_the_window_or_covers_an_index() {
    for window in SIZES {
        for count in 1..=17 {
            for step in 1..4 {
                let places = table(window, count, None, |number| Some(number % step == 0));
                let hand = own(&places);
                assert_eq!(hand.len(), usize::from(count));
                shows_every_index(&hand, window, |held| &held.rest, |_, _| true);
            }
        }
    }
}

/// A few cards do not overlap, whatever may be played of them, and no card sinks below the others.
#[test]
fn cards_overlap_only_if_they_must_and_none_sinks() {
    for window in SIZES {
        for count in 2..=15 {
            let places = table(window, count, None, |number| Some(number == 0));
            let hand = own(&places);
            let height = hand[0].rest.width * CARD_HEIGHT;
            for held in &hand {
                let foot = held.rest.at.y - height / 2.0 + window.y / 2.0;
                assert!(foot >= -0.15 * height, "{count} in {window}: {foot}");
            }
            if count <= 4 {
                let apart = hand[1].rest.at.x - hand[0].rest.at.x;
                assert!(apart > hand[0].rest.width, "{count} in {window}: {apart}");
            }
        }
    }
}

#[test]
fn a_card_that_is_pointed_at_covers_no_index_and_stays_under_the_pointer() {
    for window in SIZES {
        // Hands larger than any game deals don't fit beside a lifted card.
        for count in 1..=15 {
            let places = table(window, count, None, |_| Some(true));
            for raised in 0..count {
                let hands = places.hands(Some(PieceId(raised)));
                let hand: Vec<&Held> = hands.iter().filter(|held| held.seat == Seat(0)).collect();
                // On a phone a card slightly covers the lower part of the row above.
                shows_every_index(
                    &hand,
                    window,
                    |held| &held.pose,
                    |held, other| held.row.0 == other.row.0,
                );
                let lifted = hand
                    .iter()
                    .find(|held| held.id == PieceId(raised))
                    .expect("it is in the hand");
                let grip = Vec2::new(lifted.grip().x, lifted.pose.at.y);
                assert!(
                    lifted.pose.contains(grip),
                    "card {raised} of {count} goes away in {window}"
                );
            }
        }
    }
}

#[test]
fn every_card_has_room_for_a_finger() {
    for count in 1..=17 {
        let places = table(
            Vec2::new(390.0, 844.0),
            count,
            Some((Seat(2), count)),
            |_| None,
        );
        for held in places.held.iter().filter(|held| held.seat == Seat(0)) {
            assert!(held.shows.min_element() >= TOUCH, "{count}: {}", held.shows);
        }
        for held in places.held.iter().filter(|held| held.seat == Seat(2)) {
            let shows = held.shows;
            assert!(
                shows.y >= TOUCH && shows.x >= 30.0,
                "the open hand of {count}: {shows}"
            );
        }
    }
}

/// No open hand, and one beside or opposite the viewer.
const OPEN_HANDS: [Option<(Seat, u16)>; 4] = [
    None,
    Some((Seat(1), 17)),
    Some((Seat(2), 15)),
    Some((Seat(3), 16)),
];

#[test]
fn what_is_pointed_at_is_what_shows_there() {
    for window in SIZES {
        for open in OPEN_HANDS {
            let places = table(window, 17, open, |number| Some(number % 2 == 0));
            for held in places
                .held
                .iter()
                .filter(|held| places.within_reach(held.seat))
            {
                assert_eq!(
                    places.spot_at(held.grip(), None, &|_| true),
                    Some(Spot::Piece(held.id)),
                    "{window} {open:?}"
                );
                let off = held.grip().abs().cmple(window / 2.0).all();
                assert!(off, "{:?} is off the screen of {window}", held.id);
            }
            for button in &places.choice_buttons {
                assert_eq!(
                    places.spot_at(button.rect.center(), None, &|_| true),
                    Some(Spot::Choice(button.choice))
                );
            }
        }
    }
}

#[test]
fn a_walk_reaches_everything() {
    for window in SIZES {
        for open in OPEN_HANDS {
            let mut places = table(window, 17, open, |number| Some(number % 3 == 0));
            places.piles = vec![
                Spot::Pile(1),
                Spot::Pile(3),
                Spot::Tray(Seat(0)),
                Spot::Tray(Seat(1)),
            ];
            let all = places.stations();
            let mut reached = vec![all[0].0];
            let mut next = 0;
            while let Some(from) = reached.get(next).copied() {
                next += 1;
                for direction in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
                    if let Some(spot) = places
                        .neighbour(from, direction, Vec2::ZERO, &|_| true)
                        .filter(|spot| !reached.contains(spot))
                    {
                        reached.push(spot);
                    }
                }
            }
            let lost: Vec<_> = all
                .iter()
                .filter(|(spot, ..)| !reached.contains(spot))
                .collect();
            assert!(lost.is_empty(), "{window} {open:?}: {lost:?}");
        }
    }
}

/// A table of `count` seats with five cards each; the viewer is the third.
fn round_table(window: Vec2, count: u8) -> CardPlaces {
    let shape = CardShape {
        arrangement: Arrangement::Tricks,
        piles: (0..count)
            .map(|place| (u16::from(place), PileRole::Trick(Seat(place))))
            .collect(),
        sort: |kind, _| u32::from(kind.0),
    };
    let facts = CardFacts {
        round: (0..count).map(Seat).collect(),
        ..CardFacts::default()
    };
    let mut places = CardPlaces::new(window, Seat(2), &shape, &facts);
    let cards: Vec<HandCard> = (0..u16::from(count) * 5)
        .map(|id| HandCard {
            id: PieceId(id),
            spot: Spot::Hand(Seat((id / 5) as u8)),
            face: None,
            selected: false,
            marked: false,
            playable: None,
        })
        .collect();
    places.lay(&cards, &[]);
    places
}

#[test]
fn up_to_six_have_places_of_their_own_round_the_table() {
    for window in SIZES {
        for count in 3..=6 {
            let places = round_table(window, count);
            let inside = |at: Vec2| at.abs().cmple(window / 2.0 + 0.5).all();
            let seats: Vec<Seat> = (0..count).map(Seat).collect();
            for (index, seat) in seats.iter().enumerate() {
                let (frame, trick) = (places.seat_frame(*seat), places.trick_pose(*seat));
                assert!(
                    inside(frame.min) && inside(frame.max) && inside(trick.at),
                    "{seat:?} of {count} in {window}"
                );
                for other in &seats[index + 1..] {
                    let across = places.seat_frame(*other);
                    let shared = frame.inflate(-0.5).intersect(across);
                    assert!(shared.is_empty(), "{seat:?} and {other:?} in {window}");
                    let apart = trick.at.distance(places.trick_pose(*other).at);
                    assert!(apart > trick.width * 0.6, "{count} in {window}: {apart}");
                }
            }
        }
    }
}

#[test]
fn cards_that_are_played_lie_clockwise() {
    for count in 3..=6_u8 {
        let places = round_table(Vec2::new(1280.0, 720.0), count);
        let (middle, _) = places.middle();
        let turns: Vec<f32> = (0..count)
            .map(|step| {
                let seat = Seat((2 + step) % count);
                let off = places.trick_pose(seat).at - middle;
                // Clockwise, starting below.
                (-off.x).atan2(-off.y).rem_euclid(std::f32::consts::TAU)
            })
            .map(|turn| if turn > 6.1 { 0.0 } else { turn })
            .collect();
        assert!(turns.is_sorted(), "{count}: {turns:?}");
    }
}

#[test]
fn the_table_turns_with_the_viewer() {
    let shape = CardShape {
        arrangement: Arrangement::Tricks,
        piles: Vec::new(),
        sort: |kind, _| u32::from(kind.0),
    };
    let side = |round: &[u8], viewer, seat| {
        let facts = CardFacts {
            round: round.iter().copied().map(Seat).collect(),
            ..CardFacts::default()
        };
        CardPlaces::new(Vec2::new(1280.0, 720.0), Seat(viewer), &shape, &facts).side(Seat(seat))
    };
    assert_eq!(
        [0, 1, 2, 3].map(|seat| side(&[0, 1, 2, 3], 1, seat)),
        [
            SeatSide::Right,
            SeatSide::Near,
            SeatSide::Left,
            SeatSide::Far
        ]
    );
    // SV-14: the dummy, seat 3, is opposite the lone player.
    assert_eq!(
        [0, 1, 2, 3].map(|seat| side(&[1, 2, 3, 0], 1, seat)),
        [
            SeatSide::Right,
            SeatSide::Near,
            SeatSide::Left,
            SeatSide::Far
        ]
    );
    assert_eq!(
        [3, 4, 0, 1].map(|seat| side(&[0, 1, 2, 3, 4], 3, seat)),
        [
            SeatSide::Near,
            SeatSide::Row { place: 0, of: 4 },
            SeatSide::Row { place: 1, of: 4 },
            SeatSide::Row { place: 2, of: 4 }
        ]
    );
    assert_eq!(
        [0, 1].map(|seat| side(&[0, 1], 0, seat)),
        [SeatSide::Near, SeatSide::Far]
    );
    assert_eq!(
        [0, 1, 2].map(|seat| side(&[0, 1, 2], 0, seat)),
        [SeatSide::Near, SeatSide::Left, SeatSide::Right]
    );
}

/// A rectangle in world units, as egui has it.
fn on_screen(window: Vec2, world: Rect) -> egui::Rect {
    let at = |x: f32, y: f32| egui::pos2(x + window.x / 2.0, window.y / 2.0 - y);
    egui::Rect::from_two_pos(at(world.min.x, world.min.y), at(world.max.x, world.max.y))
}

/// The areas around the cards.
fn areas(places: &CardPlaces, window: Vec2, arrangement: Arrangement, seats: u8) -> CardAreas {
    let frame = places.frame();
    let seat = |seat| (seat, on_screen(window, places.seat_frame(Seat(seat))));
    CardAreas {
        frame: egui::Rect::from_min_max(
            egui::pos2(frame.min.x, frame.min.y),
            egui::pos2(frame.max.x, frame.max.y),
        ),
        bottom: window.y,
        design: places.design(),
        arrangement,
        panel: None,
        seats: (0..seats).map(seat).collect(),
    }
}

/// What is shown around the cards while a match is played, with its name; not the words of the trump,
/// which are shorter than their area.
fn shown_around(
    window: Vec2,
    arrangement: Arrangement,
    seats: u8,
) -> Vec<(&'static str, egui::Rect)> {
    let shape = CardShape {
        arrangement,
        piles: Vec::new(),
        sort: |kind, _| u32::from(kind.0),
    };
    let facts = CardFacts {
        round: (0..seats).map(Seat).collect(),
        ..CardFacts::default()
    };
    let mut places = CardPlaces::new(window, Seat(0), &shape, &facts);
    places.lay(&[], &[1, 2]);
    let areas = areas(&places, window, arrangement, seats);
    let choices = places.choice_buttons.iter();
    let choices: Vec<egui::Rect> = choices
        .map(|button| on_screen(window, button.rect))
        .collect();
    let highest = choices.iter().map(|rect| rect.top()).reduce(f32::min);
    let mut out = vec![("note", areas.note(highest))];
    match arrangement {
        Arrangement::Line => out.push(("score", areas.score_table(usize::from(seats), 1.0))),
        // Four play in two teams.
        Arrangement::Tricks => {
            let cards = areas.score_cards(if seats == 3 { 3 } else { 2 });
            out.extend(cards.into_iter().map(|card| ("score", card)));
        }
    }
    let button = |at| egui::Rect::from_center_size(at, egui::Vec2::splat(44.0 * areas.k()));
    let buttons = areas.buttons(5).into_iter().map(button);
    out.extend(buttons.map(|rect| ("button", rect)));
    out.extend(choices.into_iter().map(|rect| ("choice", rect)));
    out.extend(areas.seats.iter().map(|(_, rect)| ("seat", *rect)));
    out
}

#[test]
fn nothing_around_the_cards_overlaps() {
    let mut wrong = std::collections::BTreeSet::new();
    for window in SIZES {
        for (arrangement, most) in [(Arrangement::Tricks, 4), (Arrangement::Line, 6)] {
            for seats in 2..=most {
                let shown = shown_around(window, arrangement, seats);
                for (at, (name, rect)) in shown.iter().enumerate() {
                    for (other, second) in &shown[..at] {
                        if rect.shrink(1.0).intersects(second.shrink(1.0)) {
                            wrong.insert(format!(
                                "{arrangement:?}, {seats} in {window}: {name} {rect} on {other} {second}"
                            ));
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The label over a card that was just received, and the one button below which the hand lies.
#[test]
fn a_label_over_the_hand_touches_no_choice() {
    let window = Vec2::new(390.0, 844.0);
    let shape = CardShape {
        arrangement: Arrangement::Line,
        piles: Vec::new(),
        sort: |kind, _| u32::from(kind.0),
    };
    let facts = CardFacts {
        round: (0..4).map(Seat).collect(),
        ..CardFacts::default()
    };
    for count in 1..=10 {
        let card = |number| HandCard {
            id: PieceId(number),
            spot: Spot::Hand(Seat(0)),
            face: Some(Kind(number)),
            selected: false,
            marked: true,
            playable: Some(true),
        };
        let hand: Vec<HandCard> = (0..count).map(card).collect();
        let mut places = CardPlaces::new(window, Seat(0), &shape, &facts);
        places.lay(&hand, &[1]);
        let areas = areas(&places, window, Arrangement::Line, 4);
        let choice = on_screen(window, places.choice_buttons[0].rect);
        for held in &places.held {
            let edge = held.pose.point(Vec2::Y * 0.5);
            let at = on_screen(window, Rect::from_corners(edge, edge)).min;
            let label = areas.received(at);
            assert!(
                choice.bottom() < label.top() - 2.0,
                "{count}: {label} {choice}"
            );
        }
    }
}

/// A table beside a panel with open hands of `count` cards for everybody.
fn open_table(window: Vec2, arrangement: Arrangement, seats: u8, count: u16) -> CardPlaces {
    open_hands(window, arrangement, &vec![count; usize::from(seats)])
}

/// The same with this many cards in each hand.
fn open_hands(window: Vec2, arrangement: Arrangement, counts: &[u16]) -> CardPlaces {
    let shape = CardShape {
        arrangement,
        piles: Vec::new(),
        sort: |kind, _| u32::from(kind.0),
    };
    let facts = CardFacts {
        round: (0..).map(Seat).take(counts.len()).collect(),
        ..CardFacts::default()
    };
    let room = CardRoom::of(window, true);
    let mut places = CardPlaces::new(room, Seat(0), &shape, &facts);
    let held = (0..)
        .map(Seat)
        .zip(counts)
        .flat_map(|(seat, count)| (0..*count).map(move |_| seat));
    let card = |(id, seat): (u16, Seat)| HandCard {
        id: PieceId(id),
        spot: Spot::Hand(seat),
        face: Some(Kind(id)),
        selected: false,
        marked: false,
        playable: None,
    };
    let cards: Vec<HandCard> = (0..).zip(held).map(card).collect();
    places.lay(&cards, &[1, 2]);
    places
}

/// Asserts that no index of another player's hand is covered by a card or leaves the table.
fn open_hand_can_be_read(places: &CardPlaces, seat: Seat, about: &str) {
    let room = CardRoom::of(places.window, true);
    let part = places.index_part();
    for held in places.held.iter().filter(|held| held.seat == seat) {
        for off in [
            Vec2::new(0.05, 0.05),
            Vec2::new(0.95, 0.05),
            Vec2::new(0.5, 0.9),
        ] {
            let at = held
                .pose
                .point(Vec2::new(-0.5, 0.5) + off * part * Vec2::new(1.0, -1.0));
            let screen = Vec2::new(at.x + room.window.x / 2.0, room.window.y / 2.0 - at.y);
            assert!(
                room.table.inflate(1.0).contains(screen),
                "{about}: {screen} is off"
            );
            let over =
                |other: &&Held| other.pose.order > held.pose.order && other.pose.contains(at);
            let above = places.held.iter().find(over);
            assert!(above.is_none(), "{about}: {:?} is under {above:?}", held.id);
        }
    }
}

#[test]
fn every_open_hand_beside_a_panel_can_be_read_or_spread() {
    let mut folded = 0;
    for window in SIZES {
        for arrangement in [Arrangement::Tricks, Arrangement::Line] {
            for (seats, count) in
                (2..=6).flat_map(|seats| [1, 4, 6, 9, 15].map(|count| (seats, count)))
            {
                let mut places = open_table(window, arrangement, seats, count);
                for seat in (1..seats).map(Seat) {
                    let about =
                        format!("{arrangement:?}, {seat:?} of {seats} with {count} in {window}");
                    let hand = Spot::Hand(seat);
                    if places.folded_at(hand).is_some() {
                        folded += 1;
                        let at = places.center(hand).expect("a place");
                        let hit = places.spot_at(at, None, &|_| true);
                        assert_eq!(hit, Some(hand), "{about}");
                        places.lay_spread(&places.cards.clone(), &[], Some(hand));
                        assert_eq!(places.spread(), Some(hand));
                    }
                    open_hand_can_be_read(&places, seat, &about);
                    places.lay_spread(&places.cards.clone(), &[], None);
                }
            }
        }
    }
    assert!(folded > 10, "{folded}");
}

#[test]
fn a_wide_window_has_room_for_all_hands_of_four() {
    let window = Vec2::new(1280.0, 720.0);
    for (arrangement, count) in [(Arrangement::Tricks, 15), (Arrangement::Line, 9)] {
        let places = open_table(window, arrangement, 4, count);
        for seat in (1..4).map(Seat) {
            assert!(places.lies_open(seat), "{arrangement:?} {seat:?}");
        }
    }
}

#[test]
fn a_large_open_hand_gets_a_wider_cell() {
    let window = Vec2::new(1280.0, 720.0);
    let places = open_hands(window, Arrangement::Line, &[7, 7, 10, 7]);
    for seat in (1..4).map(Seat) {
        let about = format!("{seat:?}");
        assert!(places.lies_open(seat), "{about}");
        open_hand_can_be_read(&places, seat, &about);
    }
    let width = |place| places.cell(place, 3).1;
    assert!(width(1) > width(0) + 50.0 && (width(0) - width(2)).abs() < 0.1);
    let end = places.cell(2, 3);
    assert!((end.0 + end.1 - places.measures().crowd.cells.1).abs() < 0.1);
}

/// Whoever plays later, no card of a trick lies over the index of another.
#[test]
fn no_card_of_a_trick_covers_the_index_of_another() {
    for window in SIZES {
        for open in [None, Some((Seat(2), 15))] {
            let places = table(window, 15, open, |_| None);
            let cards: Vec<Pose> = (0..4).map(|seat| places.trick_pose(Seat(seat))).collect();
            let part = places.index_part();
            for (seat, card) in cards.iter().enumerate() {
                let covered = |at: Vec2| {
                    let mut others = cards.iter().enumerate();
                    others.any(|(other, above)| other != seat && above.contains(at))
                };
                let at = |x: u8, y: u8| {
                    let inside = part * Vec2::new(f32::from(x), -f32::from(y)) / 10.0;
                    card.point(Vec2::new(-0.5, 0.5) + inside)
                };
                let points = (0..=10).flat_map(|x| (0..=10).map(move |y| at(x, y)));
                let lost = points.filter(|point| covered(*point)).count();
                assert!(lost <= 18, "{window}, {open:?}, seat {seat}: {lost} of 121");
            }
        }
    }
}
