//! Nine Men's Morris, Mixed Mill and Ceylon Mill on the table: a move with its removal is made in
//! parts, shown before it is complete, and undone as one.

use bevy::prelude::*;
use kings_coffer::app::progress::PlayerProgress;
use kings_coffer::app::session::{Games, Intent, Seek};
use kings_coffer::app::settings::{Settings, Speed};
use kings_coffer::app::state::{Menu, TurnPhase};
use kings_coffer::app::table::animation::AnimationQueue;
use kings_coffer::app::table::animation::spring::Spring;
use kings_coffer::app::table::layout::TableLayout;
use kings_coffer::app::table::marks::{Mark, MarkKind, Shine};
use kings_coffer::app::table::pieces::piece::{Piece, PiecePlace};
use kings_coffer::app::table::pieces::preview::Preview;
use kings_coffer::app::table::presentation::Presentations;
use kings_coffer::app::table::seat_status::SeatBanner;
use kings_coffer::app::ui::Device;
use kings_coffer::rules::mill::board::Point;
use kings_coffer::rules::mill::{LEAVE, Mill};
use kings_coffer::rules::{Game, InteractiveGame, Occupant, Record, Seat, Spot, legal_moves, mill};
use kings_coffer::store::Store;
use kings_coffer::texts::{fill, text};

use crate::common::{TestApp, fresh, path, two_people};
use crate::worded::{ANY, fits, says};

const VARIANTS: [&str; 3] = ["nine_mens_morris", "mixed_mill", "ceylon_mill"];
/// Positions in which White can close a mill at once that removes a man: men are left in hand in
/// games that do not need all of them placed for that.
const SOON: [&str; 3] = [
    "W:Wa7,d7:Bb6,c5:H7,7",
    "W:Wa7,d7:Bb6,c5:H7,7",
    "W:Wa7,d7,g4,b2,d3,e3:Bb6,d6,c5,a1,g1,f2",
];
const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);

/// The point of this name.
fn at(name: &str) -> Spot {
    mill::spot(Point::named(name).expect("a point"))
}

fn of(variant: &str, seats: Vec<Occupant>, position: Option<&str>) -> Record {
    Record {
        variant: variant.to_owned(),
        ..fresh(seats, position)
    }
}

fn morris(position: &str) -> TestApp {
    let mut game = TestApp::new();
    game.open(of(VARIANTS[0], two_people(), Some(position)));
    game
}

fn against_will() -> Vec<Occupant> {
    vec![Occupant::Person(String::new()), Occupant::courtier(1)]
}

/// The move of this notation, pointed at place by place with the mouse.
fn click_move(game: &mut TestApp, text: &str) {
    let now = game.on_table::<Mill>().game();
    let mv = legal_moves(now)
        .into_iter()
        .find(|mv| now.move_text(mv) == text);
    let spots = now.spots(&mv.unwrap_or_else(|| panic!("{text} is legal")));
    for spot in spots {
        game.click(spot);
    }
    game.run_until_idle();
}

/// Where a seat's topmost man in hand is drawn, and where the top of the men in the tray should be.
fn stands_at(game: &mut TestApp, spot: Spot) -> bool {
    let layout = game.app.world().resource::<TableLayout>().clone();
    let wanted = layout.place(spot, 0).expect("a place");
    let world = game.app.world_mut();
    world
        .query::<(&Piece, &Spring)>()
        .iter(world)
        .any(|(_, body)| body.position.distance(wanted) < 1.0)
}

/// Plays an arbitrary match to its end; the person's moves are made by `make`, which gets the parts
/// of each.
fn play_to_the_end(game: &mut TestApp, mut make: impl FnMut(&mut TestApp, &[Spot])) {
    let mut removed = 0;
    for _ in 0..500 {
        if game.over() {
            break;
        }
        let before = game.table().moves.len();
        // Mills end a match: if a move closes one, it is played.
        let choices = &game.table().choices;
        let longest = choices.iter().map(Vec::len).max().expect("a move");
        let best: Vec<&Vec<Spot>> = choices
            .iter()
            .filter(|choice| choice.len() == longest)
            .collect();
        let choice = best[(before * 7 + 3) % best.len()].clone();
        removed += usize::from(choice.len() > 2);
        game.makes(&choice, &mut make);
    }
    assert!(game.over(), "the match does not end");
    assert!(removed > 0, "no mill was closed");
    assert_eq!(game.phase(), Some(TurnPhase::Result));
    assert_eq!(game.menu(), Menu::Result);
}

/// To place a man, only the point has to be pointed at.
fn on_board(spots: &[Spot]) -> &[Spot] {
    &spots[usize::from(matches!(spots[0], Spot::Hand(_)))..]
}

#[test]
fn matches_of_all_three_games_are_played_to_their_end_by_clicks() {
    for (variant, position) in VARIANTS.into_iter().zip(SOON) {
        let mut game = TestApp::new();
        game.open(of(variant, against_will(), Some(position)));
        play_to_the_end(&mut game, |game, spots| {
            on_board(spots).iter().for_each(|spot| game.click(*spot));
        });
        assert_eq!(game.device(), Device::Mouse);
    }
}

#[test]
fn a_match_is_played_to_its_end_by_dragging_men_out_of_the_tray_and_along_the_lines() {
    let mut game = TestApp::new();
    game.open(of("mixed_mill", two_people(), None));
    play_to_the_end(&mut game, |game, spots| {
        game.drag(spots[0], spots[1]);
        spots[2..].iter().for_each(|spot| game.click(*spot));
    });
}

#[test]
fn a_match_is_played_to_its_end_by_touch() {
    let mut game = TestApp::new();
    game.open(of("nine_mens_morris", against_will(), Some(SOON[0])));
    play_to_the_end(&mut game, |game, spots| {
        spots.iter().for_each(|spot| game.tap(*spot))
    });
    assert_eq!(game.device(), Device::Touch);
}

/// Moves the cursor to each place along the lines, and acts there.
fn by_steps(
    game: &mut TestApp,
    spots: &[Spot],
    step: impl Fn(&mut TestApp, usize),
    act: impl Fn(&mut TestApp),
) {
    for spot in on_board(spots) {
        if game.cursor().at.is_none() {
            step(game, 0);
        }
        let from = game.cursor().at.expect("the cursor is somewhere");
        for direction in path(game, from, *spot) {
            step(game, direction);
        }
        assert_eq!(
            game.cursor().at,
            Some(*spot),
            "the arrows do not lead there"
        );
        act(game);
    }
}

#[test]
fn a_match_is_played_to_its_end_by_keys_alone() {
    const KEYS: [KeyCode; 4] = [
        KeyCode::ArrowUp,
        KeyCode::ArrowDown,
        KeyCode::ArrowLeft,
        KeyCode::ArrowRight,
    ];
    let mut game = TestApp::new();
    game.open(of("mixed_mill", against_will(), Some(SOON[1])));
    play_to_the_end(&mut game, |game, spots| {
        by_steps(
            game,
            spots,
            |game, direction| game.key(KEYS[direction]),
            |game| game.key(KeyCode::Enter),
        );
    });
    assert_eq!(game.device(), Device::Keyboard);
}

#[test]
fn a_match_is_played_to_its_end_by_a_gamepad_alone() {
    const CROSS: [GamepadButton; 4] = [
        GamepadButton::DPadUp,
        GamepadButton::DPadDown,
        GamepadButton::DPadLeft,
        GamepadButton::DPadRight,
    ];
    let mut game = TestApp::new();
    game.open(of("nine_mens_morris", against_will(), Some(SOON[0])));
    play_to_the_end(&mut game, |game, spots| {
        by_steps(
            game,
            spots,
            |game, direction| game.pad(CROSS[direction]),
            |game| game.pad(GamepadButton::South),
        );
    });
    assert_eq!(game.device(), Device::Pad);
}

/// NM-3, NM-5: the man stands on its point and the mill shines while the removal is chosen; men
/// that can be removed are marked.
#[test]
fn a_mill_is_seen_before_its_removal_is_chosen() {
    let mut game = morris("W:Wa7,d7:Bb6,d6,f6,c5:H5,5");
    let before = game.table().clone();
    game.click(at("g7"));
    game.frames(3);
    assert_eq!(game.cursor().picks, [Spot::Hand(WHITE), at("g7")]);
    assert_eq!(game.table(), &before, "nothing is played yet");
    let part = game
        .app
        .world()
        .resource::<Preview>()
        .part
        .clone()
        .expect("a part of a move");
    assert_eq!(
        (part.to, part.arrived, part.text.as_str()),
        (at("g7"), true, "g7xc5"),
        "only c5 stands outside a mill"
    );
    assert_eq!(part.lines, [[at("a7"), at("d7"), at("g7")]]);
    assert!(stands_at(&mut game, at("g7")), "the man is there");
    assert_eq!(game.shines(), 1);
    assert_eq!(game.marks(MarkKind::Take), [at("c5")]);
    assert!(game.marks(MarkKind::Target).is_empty());
    game.click(at("b6"));
    game.frames(2);
    let why = game.refusal().expect("a refusal");
    assert!(
        why.contains("b6") && why.contains("mill") && why.contains("c5"),
        "{why}"
    );
    assert_eq!(
        game.cursor().picks.len(),
        2,
        "the mill still waits for its removal"
    );
    game.click(at("c5"));
    game.run_until_idle();
    assert_eq!(game.table().moves[0].text, "g7xc5");
    assert_eq!(game.shines(), 0);
    assert_eq!(
        game.table().last,
        [Spot::Hand(BLACK), at("g7")],
        "what was removed is not where the move ended"
    );
    assert!(
        game.table()
            .pieces
            .iter()
            .any(|piece| piece.spot == Spot::Tray(WHITE))
    );
}

/// Escape, the right button, the man itself and the empty table cancel it.
#[test]
fn what_was_pointed_at_is_taken_back_before_the_move_is_whole() {
    let routes: [fn(&mut TestApp); 4] = [
        |game| game.key(KeyCode::Escape),
        TestApp::right_click,
        |game| game.click(at("g7")),
        |game| game.pad(GamepadButton::East),
    ];
    for back in routes {
        let mut game = morris("W:Wa7,d7:Bb6,d6,c5,a1:H5,5");
        let before = game.table().clone();
        game.click(at("g7"));
        game.frames(3);
        assert!(stands_at(&mut game, at("g7")));
        back(&mut game);
        game.frames(3);
        assert!(
            game.cursor().picks.is_empty() && game.app.world().resource::<Preview>().part.is_none()
        );
        assert!(
            !stands_at(&mut game, at("g7")),
            "the man is in his tray again"
        );
        assert_eq!((game.shines(), game.marks(MarkKind::Take)), (0, Vec::new()));
        assert_eq!(game.menu(), Menu::None, "only the selection is taken back");
        assert_eq!(game.table(), &before);
    }
}

/// The names of the points keep their places: a board without a front is not turned.
#[test]
fn the_board_stands_upright_for_black_and_for_two_people() {
    let middles = |game: &TestApp| {
        let layout = game.app.world().resource::<TableLayout>();
        Vec::from(layout.board().expect("a board").cells())
    };
    let own_tray_is_near = |game: &TestApp, own: Seat| {
        let layout = game.app.world().resource::<TableLayout>();
        let board = layout.board().expect("a board");
        let middle = |seat| board.tray(seat).center();
        middle(own).x > layout.field.max.x && middle(Seat(1 - own.0)).x < layout.field.min.x
    };
    let mut white = TestApp::new();
    white.open(of(VARIANTS[0], against_will(), None));
    let mut black = TestApp::new();
    let mut seats = against_will();
    seats.reverse();
    black.open(of(VARIANTS[0], seats, None));
    black.run_until_idle();
    assert_eq!(black.table().viewer, BLACK);
    assert_eq!(middles(&white), middles(&black));
    assert!(own_tray_is_near(&white, WHITE) && own_tray_is_near(&black, BLACK));

    let mut game = TestApp::new();
    game.open(of(VARIANTS[0], two_people(), None));
    let trays = |game: &TestApp| {
        let layout = game.app.world().resource::<TableLayout>();
        let board = layout.board().expect("a board");
        [WHITE, BLACK].map(|seat| board.tray(seat))
    };
    let before = (middles(&game), trays(&game));
    click_move(&mut game, "d6");
    assert_eq!(game.table().turn.seat(), Some(BLACK));
    assert_eq!(
        (middles(&game), trays(&game)),
        before,
        "nothing changes sides"
    );
    click_move(&mut game, "d2");
    assert_eq!(game.table().moves.len(), 2, "Black plays as well");
}

/// ALL-2: the move and its removal are one turn.
#[test]
fn undo_takes_the_whole_turn_back() {
    let mut game = morris("W:Wa7,d7,g4:Bb6,d6,c5,a1");
    let before = game.table().position.clone();
    click_move(&mut game, "g4-g7xa1");
    assert_eq!(game.table().moves.len(), 1);
    game.intent(Intent::Undo);
    game.run_until_idle();
    assert_eq!(game.table().position, before);
    game.intent(Intent::Redo);
    game.run_until_idle();
    assert_eq!(game.table().moves[0].text, "g4-g7xa1");
}

/// NM-11: extra turns for a mill are undone together with the turn that began them.
#[test]
fn in_ceylon_mill_a_turn_of_several_moves_is_taken_back_whole() {
    let mut game = TestApp::new();
    game.open(of(
        "ceylon_mill",
        two_people(),
        Some("W:Wa7,d7:Bb6,d6:H7,7"),
    ));
    game.click(at("g7"));
    game.run_until_idle();
    assert_eq!(
        game.table().turn.seat(),
        Some(WHITE),
        "the mill gives another turn, and takes nothing yet"
    );
    game.click(at("c3"));
    game.run_until_idle();
    assert_eq!(game.table().turn.seat(), Some(BLACK));
    assert_eq!(game.table().rounds()[0][0], [0, 1]);
    game.intent(Intent::Undo);
    game.run_until_idle();
    assert!(game.table().moves.is_empty());
}

/// NM-10: in Mixed Mill a free point places a man and one's own man moves; neither needs more than
/// two places.
#[test]
fn mixed_mill_places_by_a_free_point_and_moves_by_a_man() {
    let mut game = TestApp::new();
    game.open(of("mixed_mill", two_people(), Some("W:Wa7:Bb6:H8,8")));
    game.frames(2);
    assert!(
        game.marks(MarkKind::Target).is_empty(),
        "the points speak for themselves"
    );
    game.click(Spot::Hand(WHITE));
    game.frames(2);
    assert_eq!(
        game.marks(MarkKind::Target).len(),
        22,
        "a man can be placed on every free point"
    );
    game.click(at("a7"));
    game.frames(2);
    assert_eq!(game.marks(MarkKind::Target), {
        let mut around = vec![at("a4"), at("d7")];
        around.sort_unstable();
        around
    });
    game.click(at("a4"));
    game.run_until_idle();
    assert_eq!(game.table().moves[0].text, "a7-a4");
    game.click(at("g1"));
    game.run_until_idle();
    assert_eq!(game.table().moves[1].text, "g1");
    game.drag(Spot::Hand(WHITE), at("e3"));
    game.run_until_idle();
    assert_eq!(game.table().moves[2].text, "e3");
}

/// NM-5: if removing is optional, the rose in the middle stands for removing nothing; arrows reach
/// it only then.
#[test]
fn a_removal_may_be_declined_at_the_rose() {
    let mut game = TestApp::new();
    let mut record = of(
        VARIANTS[0],
        two_people(),
        Some("W:Wa7,d7:Bb6,d6,c5,a1:H5,5"),
    );
    record
        .options
        .insert("removal".to_owned(), "may".to_owned());
    game.open(record);
    game.click(LEAVE);
    game.frames(2);
    assert!(game.table().moves.is_empty() && game.cursor().picks.is_empty());
    game.click(at("g7"));
    game.frames(2);
    assert_eq!(game.marks(MarkKind::Target), [LEAVE]);
    assert_eq!(game.marks(MarkKind::Take).len(), 4);
    let walk = path(&game, at("g7"), LEAVE);
    for direction in walk {
        game.key(
            [
                KeyCode::ArrowUp,
                KeyCode::ArrowDown,
                KeyCode::ArrowLeft,
                KeyCode::ArrowRight,
            ][direction],
        );
    }
    assert_eq!(game.cursor().at, Some(LEAVE));
    assert!(
        game.said()
            .iter()
            .any(|said| said.contains(text("mill-choice-0")))
    );
    game.key(KeyCode::Enter);
    game.run_until_idle();
    assert_eq!(game.table().moves[0].text, "g7");
    assert_eq!(
        game.table()
            .pieces
            .iter()
            .filter(|piece| piece.owner == Some(BLACK))
            .count(),
        9
    );
}

/// Before a man is placed there is nothing to count.
#[test]
fn men_on_the_board_are_counted_from_the_first() {
    let men = |n: usize, seat: Seat| {
        let kind = text(&format!("mill-men-{}", seat.0)).to_owned();
        fill("mill-count", &[("n", &n.to_string()), ("kind", &kind)])
    };
    let counted = |position: Option<&str>| {
        let mut game = TestApp::new();
        game.open(of(VARIANTS[0], two_people(), position));
        let world = game.app.world();
        let games = world.resource::<Games>();
        let presentation = world
            .resource::<Presentations>()
            .of(games, VARIANTS[0])
            .expect("a game");
        [WHITE, BLACK].map(|seat| (presentation.count)(game.table(), seat).unwrap_or_default())
    };
    assert_eq!(counted(None), ["", ""]);
    assert_eq!(
        counted(Some("W:Wa7:Bb6:H8,8")),
        [men(1, WHITE), men(1, BLACK)]
    );
    assert_eq!(counted(Some(SOON[0])), [men(2, WHITE), men(2, BLACK)]);
}

#[test]
fn what_is_not_allowed_is_refused_with_its_reason() {
    let mut game = morris("W:Wa7,d7,g4,b2:Bb6,d6,c5,a1");
    for (spots, sentence) in [
        (vec![at("b6")], "refusal-mill-not_yours"),
        (vec![at("a7"), at("d7")], "refusal-mill-occupied"),
        (vec![at("a7"), at("g1")], "refusal-mill-one_step"),
        (vec![Spot::Hand(WHITE)], "refusal-mill-hand_empty"),
    ] {
        game.intent(Intent::Attempt(spots));
        assert_eq!(game.refusal(), Some(fill(sentence, &[("point", "d7")])));
    }
    let mut placing = morris("W:Wa7:Bb6:H8,8");
    placing.click(at("a7"));
    placing.frames(2);
    assert_eq!(
        placing.refusal().as_deref(),
        Some(text("refusal-mill-place_first"))
    );
}

/// The opponent's mill shines too, and so does one in a replay.
#[test]
fn a_mill_that_is_played_shines_until_the_man_is_taken() {
    let mut game = morris("W:Wa7,d7,g4:Bb6,d6,c5,a1");
    game.app.world_mut().resource_mut::<Settings>().speed = Speed::Normal;
    let shone = |game: &mut TestApp| {
        let mut most = 0;
        for _ in 0..400 {
            game.frames(1);
            most = most.max(game.shines());
            if !game.app.world().resource::<AnimationQueue>().busy() && most > 0 {
                break;
            }
        }
        most
    };
    game.app
        .world_mut()
        .write_message(Intent::Attempt(vec![at("g4"), at("g7"), at("a1")]));
    assert_eq!(shone(&mut game), 1);
    game.frames(200);
    assert_eq!(game.shines(), 0, "afterwards it is dark again");
    game.intent(Intent::Seek(Seek::Start));
    game.run_until_idle();
    game.app
        .world_mut()
        .write_message(Intent::Seek(Seek::Forward));
    assert_eq!(shone(&mut game), 1, "in the replay");
}

/// NM-6: when a side begins to fly, it is announced once, shown for a moment, and marked on its men
/// as long as it lasts.
#[test]
fn flying_is_told_once_and_marked() {
    let mut game = morris("W:Wa7,d7,g4,f2:Bb6,d6,c5,a1");
    game.said();
    click_move(&mut game, "g4-g7xa1");
    game.frames(4);
    let said = game.said();
    let told = |said: &[String]| {
        said.iter()
            .filter(|words| says(words, "say-flies", &["name"]))
            .count()
    };
    assert_eq!(told(&said), 1, "{said:?}");
    assert!(
        said.iter()
            .any(|words| words.contains("a friend") || words.contains("A friend")),
        "{said:?}"
    );
    assert!(matches!(
        game.app.world().resource::<SeatBanner>().now,
        Some((BLACK, "flies", _))
    ));
    let mut wings = [at("b6"), at("d6"), at("c5")];
    wings.sort_unstable();
    assert_eq!(game.marks(MarkKind::Own("wings")), wings);
    assert_eq!(game.table().seat_status_of(BLACK), Some("flies"));
    game.frames(200);
    assert_eq!(
        game.app.world().resource::<SeatBanner>().now,
        None,
        "it goes by itself"
    );
    click_move(&mut game, "b6-g1");
    click_move(&mut game, "f2-f4");
    assert_eq!(told(&game.said()), 0, "not again");
    game.intent(Intent::Undo);
    game.run_until_idle();
    assert_eq!(
        game.app.world().resource::<SeatBanner>().now,
        None,
        "nor after it was taken back"
    );
}

#[test]
fn moves_are_told_with_their_mills() {
    let mut game = TestApp::new();
    game.open(of(
        VARIANTS[0],
        two_people(),
        Some("W:Wa7,d7:Bb6,d6,c5,a1:H5,5"),
    ));
    game.said();
    game.click(at("g7"));
    game.frames(2);
    let said = game.said().join(" ");
    assert!(
        fits(&said, &fill("say-arrived", &[("at", "g7"), ("to", ANY)])) && said.contains("c5"),
        "{said}"
    );
    game.click(at("c5"));
    game.run_until_idle();
    let said = game.said().join(" ");
    let set = |at| fill("say-set", &[("kind", text("mill-kind-0")), ("at", at)]);
    let set_is_said =
        |said: &str, words: &str| fits(said, &fill("say-move", &[("name", ANY), ("move", words)]));
    let closing = fill("say-lined", &[("move", &set("g7")), ("at", "")]);
    let (side, kind) = (text("nine_mens_morris-seat-1"), text("mill-kind-0"));
    let man = fill("say-piece-side", &[("side", side), ("kind", kind)]);
    let man = fill("say-taken_piece", &[("piece", &man), ("at", "c5")]);
    let taken = fill("say-taken", &[("pieces", &man)]);
    assert!(
        set_is_said(&said, &closing) && said.contains(&taken),
        "{said}"
    );
    game.click(at("e3"));
    game.run_until_idle();
    assert!(set_is_said(&game.said().join(" "), &set("e3")));
}

/// NM-7: a side with two men left has lost.
#[test]
fn the_end_is_told_with_its_reason() {
    let mut game = morris("W:Wa7,d7,g4,b2:Ba1,c4,d3");
    click_move(&mut game, "g4-g7xa1");
    assert_eq!(
        game.table()
            .turn
            .outcome()
            .map(|outcome| outcome.reason.clone()),
        Some(mill::TWO_MEN)
    );
    let said = game.said().join(" ");
    assert!(says(&said, "outcome-two_men", &["loser"]), "{said}");
}

/// Men in hand lie in the sockets of their own tray from the near end, captured men from the far
/// end.
#[test]
fn men_lie_in_their_trays() {
    let mut game = morris("W:Wa7,d7:Bb6,d6,c5,a1:H5,5");
    click_move(&mut game, "g7xc5");
    let layout = game.app.world().resource::<TableLayout>().clone();
    let world = game.app.world_mut();
    let lying: Vec<(Spot, usize, Vec2)> = world
        .query::<(&PiecePlace, &Spring)>()
        .iter(world)
        .map(|(placement, body)| (placement.spot, placement.index, body.position))
        .collect();
    for seat in [WHITE, BLACK] {
        let mut hand: Vec<usize> = lying
            .iter()
            .filter(|(spot, ..)| *spot == Spot::Hand(seat))
            .map(|(_, index, _)| *index)
            .collect();
        hand.sort_unstable();
        let left = if seat == WHITE { 4 } else { 5 };
        assert_eq!(hand, (0..left).collect::<Vec<_>>());
    }
    for (spot, index, position) in &lying {
        assert!(
            layout
                .place(*spot, *index)
                .expect("a place")
                .distance(*position)
                < 1.0,
            "{spot:?} {index}"
        );
    }
}

/// While nothing moves, no redraw is requested: not while a removal is awaited either.
#[test]
fn while_nothing_moves_nothing_is_drawn() {
    let mut game = morris("W:Wa7,d7:Bb6,d6,c5,a1:H5,5");
    game.app.world_mut().resource_mut::<Settings>().speed = Speed::Normal;
    let still = |game: &mut TestApp| {
        game.frames(300);
        let motion = game.app.world().resource::<AnimationQueue>();
        assert!(!motion.moving() && !motion.busy());
        let drawn = |game: &mut TestApp| {
            let world = game.app.world_mut();
            let mut query =
                world.query_filtered::<Entity, Or<(With<Mark>, With<Shine>, With<Piece>)>>();
            query.iter(world).collect::<Vec<Entity>>()
        };
        let before = drawn(game);
        game.frames(5);
        assert_eq!(drawn(game), before, "nothing is set anew");
    };
    still(&mut game);
    game.click(at("g7"));
    still(&mut game);
    assert_eq!(game.shines(), 1);
}

/// A match closed in the middle of placing continues later.
#[test]
fn a_saved_match_goes_on() {
    let store = Store::memory();
    let mut game = TestApp::with_store(store.clone());
    game.open(of("mixed_mill", two_people(), None));
    for text in ["d6", "f4", "d6-d5"] {
        click_move(&mut game, text);
    }
    let record = game.on_table::<Mill>().record();
    let position = game.table().position.clone();
    let mut again = TestApp::with_store(store);
    again.open(record);
    assert_eq!(again.table().position, position);
    click_move(&mut again, "f4-g4");
}

/// A match counts for its own game alone.
#[test]
fn a_lost_match_stands_in_the_statistics_of_its_game() {
    let mut game = TestApp::new();
    game.open(of("mixed_mill", against_will(), None));
    game.intent(Intent::Resign);
    game.run_until_idle();
    let progress = &game.app.world().resource::<PlayerProgress>().0;
    let lost = |variant: &str| {
        progress
            .game(variant)
            .map_or(0, |tally| tally.all_levels().lost)
    };
    assert_eq!(VARIANTS.map(lost), [0, 1, 0]);
}

/// A banner over the table hides no move: the courtier waits until it has gone.
#[test]
fn the_courtier_waits_until_the_tidings_were_seen() {
    let mut game = TestApp::new();
    let will = vec![Occupant::Person(String::new()), Occupant::courtier(1)];
    game.open(of(VARIANTS[0], will, Some("W:Wa7,d7,g4,f2:Bb6,d6,c5,a1")));
    for spot in ["g4", "g7", "a1"] {
        game.click(at(spot));
    }
    let banner = |game: &TestApp| game.app.world().resource::<SeatBanner>().now;
    let answered = |game: &TestApp| game.table().moves.len() > 1;
    let mut seen = Vec::new();
    for _ in 0..20_000 {
        game.frames(1);
        if answered(&game) {
            break;
        }
        seen.extend(banner(&game));
        std::thread::yield_now();
    }
    assert!(answered(&game), "the courtier plays");
    // What he plays may bring tidings of its own.
    let before = seen.last().copied();
    assert!(
        before.is_some() && banner(&game) != before,
        "only after {} frames of tidings",
        seen.len()
    );
}

/// While men are in hand Tab stops at every free point before it leaves the board, wherever the
/// cursor begins.
#[test]
fn tab_stops_at_every_free_point_while_men_are_in_hand() {
    for (variant, position, free) in [
        (VARIANTS[0], None, 24),
        (VARIANTS[1], Some("W:Wa7:Bb6:H8,8"), 23),
    ] {
        let mut game = TestApp::with_panels(Store::memory());
        game.open(of(variant, two_people(), position));
        game.key(KeyCode::ArrowUp);
        game.frames(3);
        let mut met = vec![game.cursor().at.expect("the cursor is somewhere")];
        for _ in 1..free {
            game.key(KeyCode::Tab);
            game.frames(3);
            met.extend(game.cursor().at.filter(|at| !met.contains(at)));
        }
        assert_eq!(met.len(), free, "{variant}: {met:?}");
    }
}
