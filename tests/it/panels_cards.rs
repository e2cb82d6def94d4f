//! The panels round a card table, without a window: the seats, the timeline, the score cards, the
//! buttons, the last trick and the score sheet. Then the same at a table: what they show of The Six
//! of VIII, and the score sheet before the next deal.

use std::cell::RefCell;
use std::rc::Rc;

use egui::{Color32, Key, Rect, Vec2, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use kings_coffer::app::screens::table_hud::board_hud::{HintButton, HudAction, HudNote};
use kings_coffer::app::screens::table_hud::card_hud;
use kings_coffer::app::screens::table_hud::card_hud::{CardHudData, TrickPile};
use kings_coffer::app::screens::{last_trick, scores};
use kings_coffer::app::session::replay::Replay;
use kings_coffer::app::session::{Intent, Seek, TableState};
use kings_coffer::app::state::Menu;
use kings_coffer::app::table::cards::sheets::{
    LastTrickData, ScoreCard, ScoreCell, ScoreColumn, ScoreRow, ScoresData, TrickCard,
};
use kings_coffer::app::table::cards::show::CardViewModel;
use kings_coffer::app::table::layout::Surface;
use kings_coffer::app::table::layout::cards::Arrangement;
use kings_coffer::app::table::layout::cards::CardAreas;
use kings_coffer::app::table::layout::cards::{
    CARD_HEIGHT, CardFacts, CardPlaces, CardShape, HandCard, Held, PileRole, Pose,
};
use kings_coffer::app::ui::Pen;
use kings_coffer::app::ui::banner::Banner;
use kings_coffer::app::ui::cards::{CardFace, SuitLook};
use kings_coffer::app::ui::layers::{self, around_table};
use kings_coffer::app::ui::page::PageState;
use kings_coffer::app::ui::players::{ClockFace, SeatCard, SeatSlot};
use kings_coffer::app::ui::timeline::Timeline;
use kings_coffer::rules::{Kind, Occupant, PieceId, Record, Seat, Spot, Turn};
use kings_coffer::store::Store;
use kings_coffer::texts::{capital, fill, plural, text};

use super::common::{TestApp, fresh};
use super::panels::{
    Bench, DESK, PHONE, SIZES, bench, can_be_read_and_pressed, click, contrasting, focus, tab_round,
};
use super::worded::says;

/// The table for this many seats in a window, the viewer with fifteen cards.
fn table(size: Vec2, seats: u8) -> CardPlaces {
    table_with(Arrangement::Tricks, size, &[15], seats)
}

/// A table for this many seats in a window, with as many cards in the first hands.
fn table_with(arrangement: Arrangement, size: Vec2, hands: &[u16], seats: u8) -> CardPlaces {
    let shape = CardShape {
        arrangement,
        piles: (0..seats)
            .map(|place| (u16::from(place), PileRole::Trick(Seat(place))))
            .collect(),
        sort: |kind, _| u32::from(kind.0),
    };
    let facts = CardFacts {
        round: (0..seats).map(Seat).collect(),
        ..CardFacts::default()
    };
    let window = bevy::math::Vec2::new(size.x, size.y);
    let mut places = CardPlaces::new(window, Seat(0), &shape, &facts);
    places.lay(&in_hands(hands), &[]);
    places
}

/// Hands with so many cards, of which the first is the viewer's.
fn in_hands(counts: &[u16]) -> Vec<HandCard> {
    let card = |seat: u8, number: u16| HandCard {
        id: PieceId(number + 100 * u16::from(seat)),
        spot: Spot::Hand(Seat(seat)),
        face: (seat == 0).then_some(Kind(number)),
        selected: false,
        marked: false,
        playable: None,
    };
    let hands = (0..).zip(counts);
    let cards = hands.flat_map(|(seat, count)| (0..*count).map(move |number| card(seat, number)));
    cards.collect()
}

/// A rectangle in world coordinates, as points of a window.
fn on_screen(size: Vec2, world: bevy::math::Rect) -> Rect {
    let at = |x: f32, y: f32| pos2(x + size.x / 2.0, size.y / 2.0 - y);
    Rect::from_two_pos(at(world.min.x, world.min.y), at(world.max.x, world.max.y))
}

fn areas(size: Vec2, seats: u8) -> CardAreas {
    areas_of(&table(size, seats), size, seats)
}

fn areas_of(places: &CardPlaces, size: Vec2, seats: u8) -> CardAreas {
    let frame = places.frame();
    let seat = |seat| (seat, on_screen(size, places.seat_frame(Seat(seat))));
    CardAreas {
        arrangement: places.shape().arrangement,
        frame: Rect::from_min_max(
            pos2(frame.min.x, frame.min.y),
            pos2(frame.max.x, frame.max.y),
        ),
        bottom: size.y,
        design: places.design(),
        panel: None,
        seats: (0..seats).map(seat).collect(),
    }
}

fn red() -> SuitLook {
    SuitLook {
        key: "red".to_owned(),
        letter: "B".to_owned(),
        color: "red".to_owned(),
        person: "Anne Boleyn".to_owned(),
        short: "Boleyn".to_owned(),
        ink: Color32::from_rgb(0x75, 0x0f, 0x1f),
        silk: Color32::from_rgb(0xb3, 0x20, 0x2f),
    }
}

fn data() -> CardHudData {
    let seat = |side: usize, name: &str, acts| SeatCard {
        seat: side as u8,
        place: side,
        name: name.to_owned(),
        portrait: "kath".to_owned(),
        emblem: if side.is_multiple_of(2) {
            "seal_rose"
        } else {
            "seal_portcullis"
        }
        .to_owned(),
        acts,
        spoken: format!("{name}, 9 cards in hand"),
        ..SeatCard::default()
    };
    let score = |title: &str, total: &str| ScoreCard {
        title: title.to_owned(),
        names: "You and Katherine".to_owned(),
        badge: "seal_rose".to_owned(),
        ink: Color32::from_rgb(0x8a, 0x15, 0x29),
        tricks: "3".to_owned(),
        points: "6".to_owned(),
        hand: "9".to_owned(),
        total: Some(total.to_owned()),
        mark: "the Church".to_owned(),
        spoken: format!("{title}, {total} in total"),
    };
    // `placed` says where they lie.
    let pile = |words: &str| TrickPile {
        at: pos2(0.0, 0.0),
        below: 0.0,
        words: words.to_owned(),
    };
    CardHudData {
        seats: vec![
            seat(0, "Your turn", true),
            seat(1, "Cromwell", false),
            seat(2, "Katherine", false),
            seat(3, "Brandon", false),
        ],
        ribbon: "Your turn".to_owned(),
        piles: vec![pile("3 tricks"), pile("2 tricks")],
        timeline: Some(Timeline {
            suits: vec![red()],
            spaces: vec![0; 15],
            now: 5,
            crown: 5.0,
            words: vec![
                "Anne Boleyn reigns: red is trump".to_owned(),
                "Boleyn reigns".to_owned(),
                "Boleyn: red".to_owned(),
            ],
        }),
        score_cards: vec![score("Our side", "23"), score("Their side", "17")],
        note: HudNote::Rule("Blue was led: follow with blue.".to_owned()),
        note_more: "Red reigns, so Brandon is winning with the 4.".to_owned(),
        note_suit: Some(red()),
        icon_buttons: true,
        last_trick: Some(true),
        undo: Some(true),
        hint: Some(HintButton::Ready),
        ..CardHudData::default()
    }
}

type Shown = Bench<(), HudAction>;

/// The data with the piles of tricks where they lie in a window.
fn placed(size: Vec2, mut data: CardHudData) -> CardHudData {
    let places = table(size, data.seats.len() as u8);
    for (seat, pile) in data.piles.iter_mut().enumerate() {
        let at = places
            .place(Spot::Tray(Seat(seat as u8)), 0)
            .expect("a tray");
        pile.at = on_screen(size, bevy::math::Rect::from_corners(at, at)).min;
        pile.below = places.tray_label();
    }
    data
}

fn shown(size: Vec2, percent: u16, data: CardHudData) -> Harness<'static, Shown> {
    let seats = data.seats.len() as u8;
    let data = placed(size, data);
    bench(size, percent, (), move |ctx, theme, _| {
        around_table(ctx, theme, |ui| {
            card_hud::show(ui, &areas(size, seats), &data)
        })
    })
}

#[test]
fn everything_round_the_table_answers_and_is_reached_at_every_size_of_text() {
    for (size, percent) in SIZES {
        let mut h = shown(size, percent, data());
        assert_eq!(focus(&h), "", "the table keeps the focus");
        for (label, action) in [
            (text("cards-last"), HudAction::LastTrick),
            (&pile_label(), HudAction::LastTrick),
            (text("hud-hint"), HudAction::Hint),
            (text("hud-undo"), HudAction::Undo),
            (text("hud-rules"), HudAction::Rules),
            (text("hud-menu"), HudAction::Menu),
            ("Our side, 23 in total", HudAction::Scores),
            (
                "Blue was led: follow with blue. Red reigns, so Brandon is winning with the 4.",
                HudAction::Rule,
            ),
        ] {
            assert_eq!(
                click(&mut h, label),
                [action],
                "{label} at {size:?}, {percent} %"
            );
        }
        if percent == 100 {
            can_be_read_and_pressed(&h, size);
        }
        // Two score cards, two piles, the sentence, five buttons.
        assert_eq!(tab_round(&mut h).len(), 10, "{size:?} {percent}");
    }
}

/// The label of the viewer's pile of tricks.
fn pile_label() -> String {
    let values = [("tricks", "3 tricks"), ("open", text("cards-last"))];
    fill("cards-pile-label", &values)
}

/// The rectangle of a card on the screen.
fn card_on_screen(size: Vec2, pose: &Pose) -> Rect {
    let half = bevy::math::Vec2::new(pose.width, pose.width * CARD_HEIGHT) / 2.0;
    on_screen(size, bevy::math::Rect::from_center_half_size(pose.at, half))
}

/// What a player says never covers a hand, however many sit at the table.
#[test]
fn slips_leave_the_hands_free() {
    let mut slips = 0;
    for size in DESIGNS {
        for seats in 2..=6 {
            let hands = vec![14; usize::from(seats)];
            let places = table_with(Arrangement::Line, size, &hands, seats);
            let areas = areas_of(&places, size, seats);
            for slip in (0..seats).filter_map(|seat| areas.speech(seat)) {
                slips += 1;
                for held in &places.held {
                    let card = card_on_screen(size, &held.pose);
                    assert!(!card.intersects(slip), "{seats} in {size}: {slip:?}");
                }
            }
        }
    }
    assert!(slips > 3, "{slips} slips");
}

/// Whatever card is pointed at in a hand of one or two rows, the names of all can be read.
#[test]
fn a_raised_card_covers_no_name() {
    for size in DESIGNS {
        for count in 1..=12 {
            let places = table_with(Arrangement::Line, size, &[count, 3, 3], 3);
            let part = places.index_part();
            for raised in 0..count {
                let hands = places.hands(Some(PieceId(raised)));
                let own: Vec<_> = hands.iter().filter(|held| held.seat == Seat(0)).collect();
                for held in &own {
                    let foot = bevy::math::Vec2::new(-0.4, 0.5 - 0.9 * part.y);
                    let foot = held.pose.point(foot);
                    let covers = |other: &&&Held| {
                        other.pose.order > held.pose.order && other.pose.contains(foot)
                    };
                    let over = own.iter().find(covers).map(|other| other.id);
                    assert_eq!(over, None, "{raised} of {count} in {size}: {:?}", held.id);
                }
            }
        }
    }
}

/// A card that was given away is spread with the hand that it went to, as there it cannot be read.
#[test]
fn a_hand_with_a_known_card_can_be_spread() {
    for size in DESIGNS {
        let mut places = table_with(Arrangement::Line, size, &[5, 5, 5], 3);
        let given = Seat(1);
        let folded = |places: &CardPlaces, seat| places.folded_at(Spot::Hand(seat)).is_some();
        assert!(!folded(&places, given), "{size}: a hidden hand");
        let mut cards = in_hands(&[5, 5, 5]);
        let card = cards.iter_mut().find(|card| card.spot == Spot::Hand(given));
        card.expect("a card").face = Some(Kind(40));
        places.lay(&cards, &[]);
        assert!(
            folded(&places, given) && !folded(&places, Seat(2)),
            "{size}"
        );
    }
}

#[test]
fn the_hand_and_the_trick_are_never_covered() {
    for (size, percent) in SIZES {
        let covered = Rc::new(RefCell::new(Vec::new()));
        let (seen, data) = (Rc::clone(&covered), placed(size, data()));
        let _shown = bench(size, percent, (), move |ctx, theme, _| {
            let areas = areas(size, 4);
            let show = |ui: &mut Pen| card_hud::show(ui, &areas, &data);
            let action = around_table(ctx, theme, show);
            let covered = layers::controls(ctx).into_iter().chain(areas.bar());
            *seen.borrow_mut() = covered.collect();
            action
        });
        let places = table(size, 4);
        let card = |pose: &Pose| card_on_screen(size, pose);
        let hand = places.held.iter().map(|held| card(&held.rest));
        let mut hand = hand.reduce(|all, one| all.union(one)).expect("a hand");
        if areas(size, 4).has_bar() {
            // The bar overlaps it slightly.
            hand.max.y = areas(size, 4).frame.top() + places.measures().bar.1 * places.scale();
        }
        let trick = (0..4).map(|seat| card(&places.trick_pose(Seat(seat))));
        let places: Vec<Rect> = trick.collect();
        for covered in &*covered.borrow() {
            for place in places.iter().chain([&hand]) {
                assert!(
                    // Edges may touch.
                    !covered.shrink(0.5).intersects(*place),
                    "{covered:?} covers {place:?} at {size:?}, {percent} %"
                );
            }
        }
    }
}

#[test]
fn who_reigns_and_whose_turn_it_is_are_told_in_words() {
    for (size, percent) in SIZES {
        let h = shown(size, percent, data());
        assert!(
            h.query_by_label("Anne Boleyn reigns: red is trump")
                .is_some()
        );
        assert!(h.query_by_label("Your turn, 9 cards in hand").is_some());
        assert!(h.query_by_label("Katherine, 9 cards in hand").is_some());
    }
}

#[test]
fn what_cannot_be_had_does_not_answer() {
    let mut none = data();
    none.last_trick = Some(false);
    none.undo = Some(false);
    none.hint = Some(HintButton::Off);
    none.note = HudNote::None;
    none.banner = Some(Banner {
        first: "Anne Boleyn reigns".to_owned(),
        second: "Red is trump".to_owned(),
        suit: Some(red()),
        disc: String::new(),
    });
    let mut h = shown(PHONE, 100, none.clone());
    for label in [
        text("cards-last"),
        text("hud-undo"),
        text("hud-hint"),
        &pile_label(),
    ] {
        assert_eq!(click(&mut h, label), [], "{label}");
    }
    assert_eq!(
        click(&mut h, text("hud-menu")),
        [HudAction::Menu],
        "the banner takes no press"
    );
    // In high contrast everything is there as well.
    let mut h = bench(DESK, 200, (), move |ctx, theme, _| {
        around_table(ctx, &contrasting(theme), |ui| {
            card_hud::show(ui, &areas(DESK, 4), &placed(DESK, data()))
        })
    });
    assert_eq!(tab_round(&mut h).len(), 10);
}

fn sheet() -> ScoresData {
    let column = |title: &str, total: &str| ScoreColumn {
        title: title.to_owned(),
        names: "You and Katherine".to_owned(),
        total: total.to_owned(),
        ..ScoreColumn::default()
    };
    let row = |n: usize| ScoreRow {
        label: format!("Hand {n}"),
        note: "Their side held the Church".to_owned(),
        cells: vec![
            ScoreCell {
                sum: "28".to_owned(),
                tricks: "9".to_owned(),
                points: "19".to_owned(),
            },
            ScoreCell::default(),
        ],
        fresh: n == 4,
        spoken: format!("Hand {n}; Our side: 28"),
    };
    ScoresData {
        title: "Score".to_owned(),
        line: "Our side leads by 6 points.".to_owned(),
        columns: vec![column("Our side", "56"), column("Their side", "50")],
        rows: (1..=4).map(row).collect(),
        total: "Total".to_owned(),
        button: "Next hand".to_owned(),
    }
}

#[test]
fn the_sheet_has_every_hand_and_is_closed_by_its_button_and_by_esc() {
    for (size, percent) in SIZES {
        let mut h = bench(size, percent, PageState::default(), |ctx, theme, state| {
            scores::view::show(ctx, theme, &sheet(), state).then_some(())
        });
        assert_eq!(focus(&h), "Next hand");
        let button = h.get_by_label("Next hand").rect();
        let window = h.ctx.content_rect();
        assert!(window.contains_rect(button), "{button} in {window}");
        for n in 1..=4 {
            assert!(
                h.query_by_label(&format!("Hand {n}; Our side: 28"))
                    .is_some()
            );
        }
        assert!(
            h.query_by_label("Our side: 56").is_some()
                && h.query_by_label("Their side: 50").is_some()
        );
        assert_eq!(click(&mut h, "Next hand"), [()]);
        h.key_press(Key::Escape);
        h.run();
        assert_eq!(h.state().said, [()]);
    }
}

#[test]
fn the_last_trick_tells_who_played_what() {
    let card = |name: &str, won| TrickCard {
        name: name.to_owned(),
        face: CardFace {
            index: "4".to_owned(),
            suit: Some(red()),
            points: 1,
            name: "4 of Boleyn".to_owned(),
        },
        won,
        spoken: format!("{name}: 4 of Boleyn"),
    };
    let data = LastTrickData {
        title: "Last trick".to_owned(),
        cards: ["Cromwell", "Katherine", "Brandon", "You"]
            .map(|name| card(name, name == "Brandon"))
            .to_vec(),
        line: "Brandon wins the trick: 6 points.".to_owned(),
        note: "Anne Boleyn reigns: red is trump.".to_owned(),
    };
    for (size, percent) in SIZES {
        let data = data.clone();
        let mut h = bench(
            size,
            percent,
            PageState::default(),
            move |ctx, theme, state| last_trick::view::show(ctx, theme, &data, state).then_some(()),
        );
        for name in ["Cromwell", "Katherine", "Brandon", "You"] {
            assert!(h.query_by_label(&format!("{name}: 4 of Boleyn")).is_some());
        }
        assert_eq!(click(&mut h, text("cards-close")), [()]);
    }
}

/// A match of The Six of VIII with one person, and courtiers that play instantly.
fn six(options: &[(&str, &str)], moves: Vec<String>) -> Record {
    let seats = if options.contains(&("seats", "3")) {
        3
    } else {
        4
    };
    let mut who = vec![Occupant::Person(String::new())];
    who.resize(seats, Occupant::Random);
    Record {
        variant: "six_of_viii".to_owned(),
        options: options
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect(),
        seed: 11,
        moves,
        ..fresh(who, None)
    }
}

/// Plays the first thing that can be chosen, until a hand is finished and chance is to act, or the
/// match is over.
fn play_hand(game: &mut TestApp) {
    for _ in 0..20_000 {
        game.frames(1);
        let table = game.table();
        let finished = game.app.world().resource::<CardViewModel>().finished;
        if game.menu() != Menu::None
            || table.turn.outcome().is_some()
            || (table.turn == Turn::Chance && finished > 0)
        {
            return;
        }
        if let Some(spots) = table.choices.first().cloned() {
            game.intent(Intent::Attempt(spots));
        }
    }
    panic!("the hand never ended");
}

/// SV-5, SV-6: after a hand its score is shown, and nothing is dealt until the player continues.
#[test]
fn the_next_hand_waits_until_the_sheet_was_looked_at() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(six(&[("length", "full")], Vec::new()));
    play_hand(&mut game);
    game.frames(30);
    assert_eq!(game.menu(), Menu::Scores);
    let show = game.app.world().resource::<CardViewModel>().clone();
    assert_eq!((show.finished, show.scores.rows.len()), (1, 1));
    // All 50 points of the hand are on the sheet.
    let sums: u32 = show.scores.rows[0]
        .cells
        .iter()
        .map(|cell| cell.sum.parse::<u32>().unwrap())
        .sum();
    assert_eq!(sums, 50);
    let table = game.app.world().resource::<TableState>();
    assert_eq!(table.turn, Turn::Chance, "nobody has dealt");
    game.key(bevy::prelude::KeyCode::Enter);
    game.frames(30);
    assert_eq!(game.menu(), Menu::None);
    assert!(
        game.app.world().resource::<TableState>().turn != Turn::Chance,
        "the next hand is dealt"
    );
}

/// The reign, the winner of a trick and the partner are announced; the whole hand on request.
#[test]
fn the_announcements_speak_of_cards() {
    let mut game = TestApp::new();
    game.open(six(&[], Vec::new()));
    let opened = game.said().join(" ");
    let reigns = |suit: &str| {
        let queen = fill(&format!("six_of_viii-queen-{suit}"), &[]);
        let color = fill(&format!("suit-{suit}"), &[]);
        let first = fill("six_of_viii-reign-first", &[("queen", &queen)]);
        let second = capital(&fill("six_of_viii-reign-second", &[("color", &color)]));
        fill("cards-say-reign", &[("first", &first), ("second", &second)])
    };
    assert!(opened.contains(&reigns("black")), "{opened}");
    assert!(says(&opened, "say-at-partner", &["name"]), "{opened}");
    play_hand(&mut game);
    let told = game.said().join(" ");
    for (key, values) in [
        ("cards-say-plays-you", &["card"][..]),
        ("cards-say-wins-points", &["name", "points"]),
    ] {
        assert!(says(&told, key, values), "{key}: {told}");
    }
    for part in [reigns("red"), plural("cards-say-passes-you", 2)] {
        assert!(told.contains(&part), "{part}: {told}");
    }
    assert!(!says(&told, "say-empty", &["place"]), "{told}");
}

#[test]
fn five_and_six_sit_along_the_upper_edge_with_one_table_of_scores() {
    for (size, percent) in SIZES {
        for seats in [5, 6] {
            let mut round = data();
            let (seat, score) = (round.seats[0].clone(), round.score_cards[0].clone());
            round.seats = (0..seats)
                .map(|place| SeatCard {
                    seat: place as u8,
                    place,
                    spoken: format!("Player {place}"),
                    slot: SeatSlot::Text {
                        words: format!("{place} cards"),
                        short: place.to_string(),
                    },
                    ..seat.clone()
                })
                .collect();
            round.score_cards = (0..seats)
                .map(|place| ScoreCard {
                    spoken: format!("score of {place}"),
                    ..score.clone()
                })
                .collect();
            let all: Vec<String> = round
                .score_cards
                .iter()
                .map(|score| score.spoken.clone())
                .collect();
            let mut h = shown(size, percent, round);
            let screen = h.ctx.content_rect();
            let places: Vec<Rect> = (0..seats)
                .map(|place| h.get_by_label(&format!("Player {place}")).rect())
                .collect();
            for (i, rect) in places.iter().enumerate() {
                assert!(screen.contains_rect(*rect), "{seats} seats, {i}: {rect:?}");
                let apart = places[..i].iter().all(|other| !other.intersects(*rect));
                assert!(apart, "{seats} seats, {i}: {rect:?}");
            }
            let upper = &places[1..];
            assert!(
                upper
                    .windows(2)
                    .all(|pair| pair[0].center().x < pair[1].center().x)
            );
            assert_eq!(click(&mut h, &all.join("; ")), [HudAction::Scores]);
        }
    }
}

/// In the replay of a card match the hands lie open beside its panel, and one press of Esc closes it.
#[test]
fn a_match_at_cards_is_looked_at_again_with_open_hands() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(six(&[], Vec::new()));
    game.run_until_idle();
    let hidden = |game: &TestApp| {
        let pieces = game.table().pieces.iter();
        pieces.filter(|piece| piece.kind.is_none()).count()
    };
    assert!(hidden(&game) > 40, "the others' cards are secret");
    game.intent(Intent::Resign);
    game.run_until_idle();
    assert!(game.table().turn.outcome().is_some());
    let held = |game: &TestApp| {
        let pieces = game.table().pieces.iter();
        let held = pieces.filter(|piece| matches!(piece.spot, Spot::Hand(_)));
        let (open, hidden): (Vec<_>, Vec<_>) = held.partition(|piece| piece.kind.is_some());
        (open.len(), hidden.len())
    };
    game.intent(Intent::Seek(Seek::To(1)));
    game.frames(60);
    let (shown, secret) = held(&game);
    assert!(shown > 50 && secret == 0, "{shown} open, {secret} hidden");
    let open = |world: &mut bevy::prelude::World| {
        let table = world.resource::<TableState>().clone();
        let mut replay = world.resource_mut::<Replay>();
        replay.open(&table, false);
        let mut menu = world.resource_mut::<bevy::prelude::NextState<Menu>>();
        menu.set(Menu::None);
    };
    open(game.app.world_mut());
    game.frames(5);
    assert!(game.app.world().resource::<Replay>().open);
    game.key(bevy::prelude::KeyCode::Escape);
    game.frames(3);
    assert!(!game.app.world().resource::<Replay>().open);
    assert_eq!(game.table().viewed_ply, None);
}

/// The five layouts of a card table.
const DESIGNS: [Vec2; 5] = [
    Vec2::new(1280.0, 720.0),
    Vec2::new(390.0, 844.0),
    Vec2::new(844.0, 390.0),
    Vec2::new(1024.0, 768.0),
    Vec2::new(768.0, 1024.0),
];

/// On a phone the viewer's name and clock are in the bar.
#[test]
fn every_clock_is_shown_at_a_card_table() {
    for size in DESIGNS {
        let mut data = data();
        for (seat, who) in data.seats.iter_mut().enumerate() {
            who.clock = Some(ClockFace {
                text: format!("{}:00", seat + 1),
                ..ClockFace::default()
            });
        }
        let h = shown(size, 100, data);
        for seat in 1..=4 {
            let said = format!("{seat}:00");
            let clocks = h.query_all_by_label_contains(&said);
            assert_eq!(clocks.count(), 1, "{said} in {size}");
        }
    }
}
