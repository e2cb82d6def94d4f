//! The Six of VIII on the table without a window: a whole hand by mouse, keys, gamepad, touch and
//! drag, and what the cards do.

use bevy::ecs::change_detection::{DetectChanges, Tick};
use bevy::prelude::*;
use kings_coffer::app::session::{Intent, Seek};
use kings_coffer::app::settings::{Settings, Speed};
use kings_coffer::app::table::animation::AnimationQueue;
use kings_coffer::app::table::animation::spring::Spring;
use kings_coffer::app::table::cards::show::CardViewModel;
use kings_coffer::app::table::layout::TableLayout;
use kings_coffer::app::table::layout::cards::CardFacts;
use kings_coffer::app::table::pieces::piece::CardState;
use kings_coffer::app::table::pieces::piece::{Face, Piece, PiecePlace};
use kings_coffer::app::table::pointing::cursor::pick_at;
use kings_coffer::app::table::pointing::picking::{Pick, begins, next_places};
use kings_coffer::app::table::presentation::Presentations;
use kings_coffer::app::wording::ending;
use kings_coffer::rules::six_of_viii::{ANNULLED, PASS, STOCK, trick_spot};
use kings_coffer::rules::{Occupant, PieceId, Record, Seat, Spot};
use kings_coffer::texts::{plural, text};

use crate::common::{TestApp, path};

/// A person at seat 0; the others play at random.
fn record(options: &[(&str, &str)], seats: usize) -> Record {
    let mut occupants = vec![Occupant::Random; seats];
    occupants[0] = Occupant::Person(String::new());
    Record {
        options: options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect(),
        ..Record::new("six_of_viii", occupants, 11)
    }
}

/// Every card lies where the rules say, with the face that the viewer may see.
pub fn in_step(game: &mut TestApp) {
    let table = game.table().pieces.clone();
    let world = game.app.world_mut();
    let mut pieces = world.query::<(&Piece, &PiecePlace, &Face, &CardState, &Spring)>();
    let mut count = 0;
    for (piece, placement, face, state, body) in pieces.iter(world) {
        let view = table
            .iter()
            .find(|view| view.id == piece.0)
            .expect("a card of the match");
        assert_eq!(
            (placement.spot, face.0),
            (view.spot, view.kind),
            "{:?}",
            piece.0
        );
        assert!(state.pose.width > 0.0, "{:?} lies nowhere", piece.0);
        assert!(
            body.position.distance(state.pose.at) < 1.0,
            "{:?} is not where it lies",
            piece.0
        );
        count += 1;
    }
    assert_eq!(count, table.len());
}

/// Plays the whole match, each move by `make`.
fn play_through(game: &mut TestApp, mut make: impl FnMut(&mut TestApp, &[Spot])) {
    let mut moves = 0;
    while !game.over() {
        in_step(game);
        let choices = game.table().choices.clone();
        assert!(!choices.is_empty(), "a person is asked for nothing");
        let choice = choices[moves * 7 % choices.len()].clone();
        game.makes(&choice, &mut make);
        moves += 1;
    }
    in_step(game);
    assert!(moves >= 16, "two cards passed, fifteen played");
}

/// Moves the cursor to each place in turn and acts there.
pub fn by_card_steps(
    game: &mut TestApp,
    spots: &[Spot],
    step: impl Fn(&mut TestApp, usize),
    act: impl Fn(&mut TestApp),
) {
    for spot in spots {
        if game.cursor().at.is_none() {
            step(game, 0);
        }
        let stations: Vec<Spot> = {
            let layout = game.app.world().resource::<TableLayout>();
            layout
                .cards()
                .expect("cards")
                .stations()
                .iter()
                .map(|(spot, ..)| *spot)
                .collect()
        };
        if !game.cursor().at.is_some_and(|at| stations.contains(&at)) {
            // The card under the cursor is gone: the next step starts from elsewhere.
            step(game, 3);
        }
        let at = game.cursor().at.expect("the cursor is somewhere");
        for direction in path(game, at, *spot) {
            step(game, direction);
        }
        assert_eq!(game.cursor().at, Some(*spot));
        act(game);
    }
}

fn opened(options: &[(&str, &str)], seats: usize) -> TestApp {
    let mut game = TestApp::new();
    game.open(record(options, seats));
    game
}

/// SV-2, SV-3: a hand of four by clicks.
#[test]
fn a_whole_hand_by_mouse() {
    let mut game = opened(&[], 4);
    play_through(&mut game, |game, spots| {
        spots.iter().for_each(|spot| game.click(*spot))
    });
}

#[test]
fn a_whole_hand_of_the_advanced_game_by_keys() {
    const KEYS: [KeyCode; 4] = [
        KeyCode::ArrowUp,
        KeyCode::ArrowDown,
        KeyCode::ArrowLeft,
        KeyCode::ArrowRight,
    ];
    let mut game = opened(&[("rules", "advanced")], 4);
    play_through(&mut game, |game, spots| {
        by_card_steps(
            game,
            spots,
            |game, step| game.key(KEYS[step]),
            |game| game.key(KeyCode::Enter),
        );
    });
}

/// SV-12 to SV-14: three players, the dummy's cards are played by Solo.
#[test]
fn three_hands_of_three_players_by_gamepad() {
    const BUTTONS: [GamepadButton; 4] = [
        GamepadButton::DPadUp,
        GamepadButton::DPadDown,
        GamepadButton::DPadLeft,
        GamepadButton::DPadRight,
    ];
    let mut game = opened(&[("seats", "3"), ("rules", "advanced")], 3);
    play_through(&mut game, |game, spots| {
        by_card_steps(
            game,
            spots,
            |game, step| game.pad(BUTTONS[step]),
            |game| game.pad(GamepadButton::South),
        );
    });
}

/// The first tap raises a card, the second plays it.
#[test]
fn a_whole_hand_by_touch() {
    let mut game = opened(&[], 4);
    play_through(&mut game, |game, spots| {
        for spot in spots {
            let pick = pick_at(game.table(), &game.cursor().picks, *spot);
            let whole = matches!(pick, Pick::Whole(_));
            if whole && matches!(spot, Spot::Piece(_)) {
                let before = game.table().moves.len();
                game.tap(*spot);
                assert_eq!(
                    game.table().moves.len(),
                    before,
                    "the first tap plays nothing"
                );
                assert_eq!(game.cursor().raised, Some(*spot));
            }
            // A tap on the middle of the table plays the raised card, like a second tap.
            let middle = whole && matches!(spot, Spot::Piece(PieceId(id)) if id % 2 == 0);
            game.tap(if middle { trick_spot(0) } else { *spot });
        }
    });
}

#[test]
fn a_whole_hand_by_dragging() {
    let mut game = opened(&[("length", "full")], 4);
    play_through(&mut game, |game, spots| {
        for spot in spots {
            match spot {
                Spot::Piece(_) => game.drag(*spot, trick_spot(0)),
                spot => game.click(*spot),
            }
        }
    });
}

/// With animations everything ends in the same places; the trick stays a moment with its winner
/// marked before it is collected.
#[test]
fn cards_that_move_end_where_the_rules_say() {
    let mut game = TestApp::new();
    game.app.world_mut().resource_mut::<Settings>().speed = Speed::Quick;
    game.open(record(&[("rules", "advanced")], 4));
    let mut halos = 0;
    for _ in 0..5 {
        in_step_roughly(&mut game);
        let choice = game.table().choices[0].clone();
        let before = game.table().moves.len();
        for spot in &choice {
            game.click(*spot);
        }
        while game.table().moves.len() == before || game.table().choices.is_empty() && !game.over()
        {
            game.frames(1);
        }
        for _ in 0..6000 {
            game.frames(1);
            let world = game.app.world_mut();
            let lit = world
                .query::<&CardState>()
                .iter(world)
                .filter(|state| state.winning)
                .count();
            assert!(lit <= 1, "one card wins");
            halos += lit;
            if !game.app.world().resource::<AnimationQueue>().moving()
                && !game.table().choices.is_empty()
            {
                break;
            }
        }
    }
    assert!(halos > 5, "the winning card is marked");
    in_step_roughly(&mut game);
}

/// Faces and places follow the rules, even while cards are still moving.
fn in_step_roughly(game: &mut TestApp) {
    for _ in 0..3000 {
        if !game.app.world().resource::<AnimationQueue>().moving() {
            break;
        }
        game.frames(1);
    }
    in_step(game);
}

/// SV-2: the two cards may be chosen in either order and deselected by pointing again; a third
/// replaces the first.
#[test]
fn cards_that_go_together_are_chosen_in_any_order() {
    let mut game = opened(&[], 4);
    let hand: Vec<Spot> = next_places(&game.table().choices, &[]);
    assert_eq!(hand.len(), 15);
    game.click(hand[5]);
    game.click(hand[2]);
    assert_eq!(game.cursor().picks, [hand[5], hand[2]]);
    let buttons = &game
        .app
        .world()
        .resource::<TableLayout>()
        .cards()
        .expect("cards")
        .choice_buttons;
    assert_eq!(buttons.len(), 1, "the plate comes with the second card");
    game.click(hand[5]);
    assert_eq!(game.cursor().picks, [hand[2]]);
    game.click(hand[9]);
    game.click(hand[0]);
    assert_eq!(
        game.cursor().picks,
        [hand[9], hand[0]],
        "the one chosen first made room"
    );
    let choice = game
        .table()
        .choices
        .iter()
        .find(|choice| begins(choice, &[hand[9], hand[0], PASS]));
    assert!(choice.is_some());
    let before = game.table().moves.len();
    game.click(PASS);
    game.run_until_idle();
    assert!(game.table().moves.len() > before);
    in_step(&mut game);
}

/// SV-3: cards that may not be played are veiled and give the reason; the others can be chosen.
#[test]
fn what_may_not_be_played_is_veiled_and_refused_at_the_card() {
    let mut game = opened(&[], 4);
    let mut refused = 0;
    while !game.over() {
        let next = next_places(&game.table().choices, &[]);
        let world = game.app.world_mut();
        let mut states = world.query::<(&Piece, &PiecePlace, &CardState)>();
        let own: Vec<(Spot, Option<bool>)> = states
            .iter(world)
            .filter(|(_, placement, _)| placement.spot == Spot::Hand(Seat(0)))
            .map(|(piece, _, state)| (Spot::Piece(piece.0), state.playable))
            .collect();
        for (spot, playable) in &own {
            assert_eq!(*playable, Some(next.contains(spot)), "{spot:?}");
        }
        if let Some((spot, _)) = own.iter().find(|(_, playable)| *playable == Some(false)) {
            game.click(*spot);
            game.frames(1);
            let refusal = game.cursor().refusal.clone().expect("a reason");
            let sentence = game.refusal().unwrap_or_default();
            assert!(!sentence.is_empty());
            assert_eq!(refusal.at, Some(*spot), "{sentence}");
            refused += 1;
        }
        let choice = game.table().choices[0].clone();
        for spot in choice {
            game.click(spot);
        }
        game.run_until_idle();
    }
    assert!(refused > 1, "a card was out of place in {refused} tricks");
}

/// Hovering raises a card and shows where it would lie; when the mouse leaves, the card goes back.
#[test]
fn the_mouse_raises_what_it_goes_over() {
    let mut game = opened(&[], 4);
    for spot in game.table().choices[0].clone() {
        game.click(spot);
    }
    game.run_until_idle();
    let card = game.table().choices[0][0];
    let Spot::Piece(id) = card else {
        panic!("a card")
    };
    let lying = state_of(&mut game, id);
    assert!(!lying.raised && !lying.ghost);
    let layout = last_change_of_the_layout(&game);
    game.hover(card);
    let raised = state_of(&mut game, id);
    assert!(raised.raised && raised.ghost);
    assert!(raised.pose.at.y > lying.pose.at.y + 20.0, "raised");
    game.hover(trick_spot(2));
    assert_eq!(state_of(&mut game, id), lying);
    assert_eq!(last_change_of_the_layout(&game), layout, "only cards move");
}

/// The state of a card on the table.
fn state_of(game: &mut TestApp, id: PieceId) -> CardState {
    let world = game.app.world_mut();
    let mut cards = world.query::<(&Piece, &CardState)>();
    let state = cards.iter(world).find(|(piece, _)| piece.0 == id);
    *state.expect("a card").1
}

/// When the layout of the table changed last.
fn last_change_of_the_layout(game: &TestApp) -> Tick {
    game.app
        .world()
        .resource_ref::<TableLayout>()
        .last_changed()
}

/// SV-13: the dummy lies open, the King on its left, then suit by suit from high to low.
#[test]
fn the_dummy_lies_open_and_in_order() {
    let mut game = opened(&[("seats", "3"), ("rules", "advanced")], 3);
    while game.app.world().resource::<CardFacts>().trick.is_empty() && game.table().moves.len() < 6
    {
        let choice = game.table().choices[0].clone();
        choice.iter().for_each(|spot| game.click(*spot));
        game.run_until_idle();
    }
    let places = game
        .app
        .world()
        .resource::<TableLayout>()
        .cards()
        .cloned()
        .expect("cards");
    let mut row: Vec<_> = places
        .held
        .iter()
        .filter(|held| held.seat == Seat(3))
        .collect();
    row.sort_by_key(|held| held.row);
    let table = &game.table().pieces;
    let kinds: Vec<u16> = row
        .iter()
        .map(|held| {
            table
                .iter()
                .find(|piece| piece.id == held.id)
                .and_then(|piece| piece.kind)
                .expect("open")
                .0
        })
        .collect();
    assert!(kinds.len() >= 14, "{kinds:?}");
    let suit = |kind: u16| {
        [12, 25, 34, 40, 49, 61]
            .iter()
            .position(|last| kind <= *last)
            .map_or(0, |suit| suit + 1)
    };
    for pair in kinds.windows(2) {
        assert!(
            suit(pair[0]) < suit(pair[1]) || suit(pair[0]) == suit(pair[1]) && pair[0] > pair[1],
            "{kinds:?}"
        );
    }
}

/// While idle, nothing changes that would need a redraw.
#[test]
fn at_rest_nothing_changes() {
    #[derive(Resource, Default)]
    struct Changes(usize);
    let mut game = opened(&[], 4);
    game.app.init_resource::<Changes>().add_systems(
        Last,
        |cards: Query<(Ref<Spring>, Ref<CardState>)>,
         layout: Res<TableLayout>,
         mut changes: ResMut<Changes>| {
            let cards = cards
                .iter()
                .filter(|(body, state)| body.is_changed() || state.is_changed());
            changes.0 += cards.count() + usize::from(layout.is_changed());
        },
    );
    game.frames(5);
    game.app.world_mut().resource_mut::<Changes>().0 = 0;
    let entities = game.entities();
    game.frames(50);
    assert_eq!(game.app.world().resource::<Changes>().0, 0);
    assert!(!game.app.world().resource::<AnimationQueue>().moving());
    assert_eq!(game.entities(), entities);
}

/// SV-7: cards left out of the game lie on the stock; the pile of annulled tricks is empty.
#[test]
fn what_is_left_out_stays_on_the_stock() {
    let game = opened(&[("rules", "advanced")], 4);
    let at = |spot: Spot| {
        game.table()
            .pieces
            .iter()
            .filter(|piece| piece.spot == spot)
            .count()
    };
    assert_eq!((at(STOCK), at(ANNULLED)), (3, 0));
    // Keys reach it, and it is announced.
    let layout = game.app.world().resource::<TableLayout>();
    let stations = layout.cards().expect("a card table").stations();
    assert!(stations.iter().any(|(spot, ..)| *spot == STOCK));
    let presentations = game.app.world().resource::<Presentations>();
    let said = presentations.wording(game.table()).held(STOCK);
    assert_eq!(said, plural("six_of_viii-pile-4", 3));
}

/// After a resignation the remaining hands are turned up: they are no longer secret.
#[test]
fn hands_are_open_once_the_match_is_over() {
    let mut game = opened(&[], 4);
    let closed = |game: &TestApp| {
        let held = game.table().pieces.iter();
        held.filter(|piece| matches!(piece.spot, Spot::Hand(_)) && piece.kind.is_none())
            .count()
    };
    assert!(
        closed(&game) > 30,
        "three hands are secret while it goes on"
    );
    game.intent(Intent::Resign);
    game.run_until_idle();
    assert!(game.over());
    assert_eq!(closed(&game), 0);
    in_step(&mut game);
}

/// Whoever resigns is told to have done so; the partner loses too, but did not resign.
#[test]
fn a_partner_does_not_resign_too() {
    let mut game = opened(&[], 4);
    game.intent(Intent::ResignAndEnd);
    game.run_until_idle();
    let reason = ending::reason(game.table());
    assert_eq!(reason.as_deref(), Some(text("outcome-resigned-you")));
}

/// In the replay of a match that was given up, every hand lies open in every position, whether one
/// leaps there or plays it move by move. A dummy's hand, which nobody holds, does too.
#[test]
fn hands_are_open_in_the_replay_of_a_match_given_up() {
    for (variant, seats) in [("six_of_viii", 4), ("six_of_viii", 3), ("cromwell", 3)] {
        let options: &[(&str, &str)] = match seats {
            3 => &[("seats", "3")],
            _ => &[],
        };
        let mut game = TestApp::new();
        game.open(Record {
            variant: variant.to_owned(),
            ..record(options, seats)
        });
        for _ in 0..3 {
            let choice = game.table().choices[0].clone();
            game.makes(&choice, &mut |game, spots| {
                spots.iter().for_each(|spot| game.click(*spot))
            });
        }
        game.intent(Intent::Resign);
        game.run_until_idle();
        let moves = game.table().moves.len();
        assert!(game.over() && moves > 6);
        let open = |game: &mut TestApp, how: &str| {
            game.run_until_idle();
            let held = game.table().pieces.iter();
            let held: Vec<PieceId> = held
                .filter(|piece| matches!(piece.spot, Spot::Hand(_)))
                .map(|piece| piece.id)
                .collect();
            let world = game.app.world_mut();
            let mut pieces = world.query::<(&Piece, &Face)>();
            let hidden = pieces.iter(world);
            let hidden = hidden.filter(|(piece, face)| face.0.is_none() && held.contains(&piece.0));
            assert_eq!(hidden.count(), 0, "{variant} for {seats}, {how}");
        };
        for at in 0..moves {
            game.intent(Intent::Seek(Seek::To(at)));
            open(&mut game, &format!("leapt to {at}"));
        }
        game.intent(Intent::Seek(Seek::Start));
        for at in 1..=moves {
            game.intent(Intent::Seek(Seek::Forward));
            open(&mut game, &format!("forward to {at}"));
        }
    }
}

/// SV-2: the two cards that the partner passed stand out, with their giver, until the viewer plays.
#[test]
fn cards_received_stand_out_until_the_next_move() {
    let mut game = opened(&[], 4);
    let received = |game: &TestApp| game.app.world().resource::<CardFacts>().received.clone();
    assert!(received(&game).is_empty());
    let before: Vec<PieceId> = own_cards(&game);
    let choice = game.table().choices[0].clone();
    let mut click = |game: &mut TestApp, spots: &[Spot]| {
        spots.iter().for_each(|spot| game.click(*spot));
    };
    game.makes(&choice, &mut click);
    game.run_until_idle();
    let new = received(&game);
    assert_eq!(new.len(), 2);
    let kinds = |game: &TestApp, ids: &[PieceId]| -> Vec<_> {
        let pieces = game.table().pieces.iter();
        let own = pieces.filter(|piece| ids.contains(&piece.id));
        own.map(|piece| (piece.spot, piece.kind.is_some()))
            .collect()
    };
    assert_eq!(kinds(&game, &new), [(Spot::Hand(Seat(0)), true); 2]);
    assert_eq!(before.len(), own_cards(&game).len());
    let show = game.app.world().resource::<CardViewModel>();
    assert!(
        show.received
            .iter()
            .all(|(card, from)| new.contains(card) && *from == Seat(2))
    );
    // They are higher than the others.
    let world = game.app.world_mut();
    let mut cards = world.query::<(&Piece, &PiecePlace, &CardState)>();
    let (high, low): (Vec<_>, Vec<_>) = cards
        .iter(world)
        .filter(|(_, placement, _)| placement.spot == Spot::Hand(Seat(0)))
        .map(|(piece, _, state)| (piece.0, state.pose.at.y))
        .partition(|(piece, _)| new.contains(piece));
    let lowest = high.iter().map(|(_, y)| *y).fold(f32::INFINITY, f32::min);
    assert!(low.iter().all(|(_, y)| *y < lowest), "{high:?} {low:?}");
    let choice = game.table().choices[0].clone();
    game.makes(&choice, &mut click);
    assert!(received(&game).is_empty());
}

/// The cards in the viewer's hand.
fn own_cards(game: &TestApp) -> Vec<PieceId> {
    let pieces = game.table().pieces.iter();
    pieces
        .filter(|piece| piece.spot == Spot::Hand(Seat(0)))
        .map(|piece| piece.id)
        .collect()
}

/// The label of a pile of tricks says what the score does.
#[test]
fn piles_and_score_agree() {
    let mut game = opened(&[], 4);
    let mut click = |game: &mut TestApp, spots: &[Spot]| {
        spots.iter().for_each(|spot| game.click(*spot));
    };
    for _ in 0..8 {
        let choice = game.table().choices[0].clone();
        game.makes(&choice, &mut click);
        let show = game.app.world().resource::<CardViewModel>();
        for (score, spots) in show.score_cards.iter().zip([[0, 2], [1, 3]]) {
            let tray = |spot: Spot| spots.map(|seat| Spot::Tray(Seat(seat))).contains(&spot);
            let label = show.piles.iter().find(|(spot, _)| tray(*spot));
            let said = label.map_or("0", |(_, words)| {
                words.split(' ').next().unwrap_or_default()
            });
            assert_eq!(said, score.tricks);
        }
    }
}
