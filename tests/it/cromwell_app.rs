//! Cromwell on the table: whole matches of two, four and six players by mouse, keys and gamepad, in
//! the basic and the advanced game, and what is said and shown.

use bevy::prelude::*;
use kings_coffer::app::cue::Cue;
use kings_coffer::app::games::cromwell::TurnCard;
use kings_coffer::app::table::animation::spring::Spring;
use kings_coffer::app::table::cards::show::CardViewModel;
use kings_coffer::app::table::layout::TableLayout;
use kings_coffer::app::table::pieces::piece::CardState;
use kings_coffer::app::table::pieces::piece::PiecePlace;
use kings_coffer::app::ui::Device;
use kings_coffer::rules::cromwell::deck::Monarch;
use kings_coffer::rules::cromwell::{BLOCK, Cromwell, Move, Phase, STOCK, laid_spot, shown_spot};
use kings_coffer::rules::{Effect, Game, Kind, Match, Occupant, Record, Seat, Spot};
use kings_coffer::texts::{fill, text};

use crate::cards_app::{by_card_steps, in_step};
use crate::common::TestApp;
use crate::cromwell_people::tells_of;
use crate::worded::says;

/// A person at seat 0; the others play at random.
fn record(variant: &str, seats: usize) -> Record {
    let mut occupants = vec![Occupant::Random; seats];
    occupants[0] = Occupant::Person(String::new());
    Record {
        options: [("seats".to_owned(), seats.to_string())].into(),
        ..Record::new(variant, occupants, 11)
    }
}

fn opened(variant: &str, seats: usize) -> TestApp {
    let mut game = TestApp::new();
    game.open(record(variant, seats));
    game.run_until_idle();
    game
}

fn on_table(game: &TestApp) -> &Match<Cromwell> {
    game.on_table()
}

/// At a table for two nobody is called by the number of a seat either.
#[test]
fn who_sits_opposite_is_told_by_name() {
    for variant in ["cromwell", "cromwell_advanced"] {
        let told = opened(variant, 2).said().join(" ");
        assert!(says(&told, "say-at-opposite", &["name"]), "{told}");
        for seat in 0..2 {
            let key = format!("{variant}-seat-{seat}");
            let number = text(&key);
            assert!(!told.contains(number), "{number}: {told}");
        }
    }
}

/// Plays the whole match, each move by `make`. Cards are laid whenever they can be.
fn play_through(game: &mut TestApp, mut make: impl FnMut(&mut TestApp, &[Spot])) {
    let mut moves = 0;
    while !game.over() {
        in_step(game);
        let choices = game.table().choices.clone();
        assert!(!choices.is_empty(), "a person is asked for nothing");
        let longest = choices.iter().max_by_key(|choice| choice.len());
        let choice = match longest {
            Some(lay) if lay.len() > 2 => lay.clone(),
            _ => choices[moves * 7 % choices.len()].clone(),
        };
        game.makes(&choice, &mut make);
        moves += 1;
    }
    in_step(game);
    assert!(moves >= 3, "announce or offer, decide, pass");
}

fn click(game: &mut TestApp, spots: &[Spot]) {
    spots.iter().for_each(|spot| game.click(*spot));
}

/// The score sheet has a column for every seat, beginning with the viewer's.
fn check_scores(game: &TestApp, seats: usize) {
    let view = on_table(game).game().view(None);
    let scores = &game.app.world().resource::<CardViewModel>().scores;
    let totals = scores.columns.iter().map(|column| column.total.clone());
    let points = view.totals.iter().map(ToString::to_string);
    assert!(totals.eq(points), "{scores:?}");
    assert_eq!(scores.rows.len(), view.finished.len());
    for (row, deal) in scores.rows.iter().zip(&view.finished) {
        let cells = row.cells.iter().map(|cell| cell.sum.clone());
        assert!(cells.eq(deal.points.iter().map(ToString::to_string)));
        assert_eq!(row.cells.len(), seats);
    }
}

#[test]
fn whole_matches_of_two_four_and_six_are_played_by_mouse() {
    for variant in ["cromwell", "cromwell_advanced"] {
        for seats in [2, 4, 6] {
            let mut game = opened(variant, seats);
            play_through(&mut game, click);
            assert_eq!(game.device(), Device::Mouse);
            check_scores(&game, seats);
        }
    }
}

#[test]
fn whole_matches_are_played_by_keys_alone() {
    const KEYS: [KeyCode; 4] = [
        KeyCode::ArrowUp,
        KeyCode::ArrowDown,
        KeyCode::ArrowLeft,
        KeyCode::ArrowRight,
    ];
    for (variant, seats) in [("cromwell", 2), ("cromwell_advanced", 4), ("cromwell", 6)] {
        let mut game = opened(variant, seats);
        play_through(&mut game, |game, spots| {
            let step = |game: &mut TestApp, step: usize| game.key(KEYS[step]);
            by_card_steps(game, spots, step, |game| game.key(KeyCode::Enter));
        });
        assert_eq!(game.device(), Device::Keyboard);
    }
}

#[test]
fn whole_matches_are_played_by_a_gamepad_alone() {
    const BUTTONS: [GamepadButton; 4] = [
        GamepadButton::DPadUp,
        GamepadButton::DPadDown,
        GamepadButton::DPadLeft,
        GamepadButton::DPadRight,
    ];
    for (variant, seats) in [
        ("cromwell_advanced", 2),
        ("cromwell", 4),
        ("cromwell_advanced", 6),
    ] {
        let mut game = opened(variant, seats);
        play_through(&mut game, |game, spots| {
            let step = |game: &mut TestApp, step: usize| game.pad(BUTTONS[step]);
            by_card_steps(game, spots, step, |game| game.pad(GamepadButton::South));
        });
        assert_eq!(game.device(), Device::Pad);
    }
}

/// While a hard question stands the cards show no years, and those of the trade their names only.
fn check_cards(game: &mut TestApp, asked: bool, hard: bool) {
    let world = game.app.world_mut();
    let mut cards = world.query::<(&CardState, &PiecePlace)>();
    let mut shown = 0;
    for (state, placement) in cards.iter(world) {
        let in_trade = (0..6).any(|seat| placement.spot == shown_spot(seat));
        assert_eq!(state.undated, asked && hard, "{placement:?}");
        assert_eq!(state.name_only, in_trade && hard, "{placement:?}");
        shown += usize::from(in_trade);
    }
    assert_eq!(shown > 0, asked);
}

/// CR-3, CR-11, CR-13: a question offers a few names for each side, the right one among them; the cards
/// of the trade are shown whole, unless questions are hard.
#[test]
fn a_question_offers_a_few_names() {
    for (questions, names) in [("usual", 4), ("hard", 6)] {
        check_questions(questions, names);
    }
}

fn check_questions(questions: &str, names: usize) {
    let mut record = record("cromwell_advanced", 2);
    record
        .options
        .insert("questions".to_owned(), questions.to_owned());
    let mut game = TestApp::new();
    game.open(record);
    game.run_until_idle();
    let hard = questions == "hard";
    let mut asked = 0;
    while !game.over() {
        game.run_until_idle();
        let position = on_table(&game).game().clone();
        if position.phase() == Phase::Name {
            asked += 1;
            let card = position.asked_about().expect("a card");
            let choices = game.table().choices.clone();
            assert!((names..=2 * names).contains(&choices.len()), "{choices:?}");
            let told = &game.app.world().resource::<CardViewModel>().proclaimed;
            assert_eq!(told.as_ref().expect("a sheet").name, card.name());
            check_cards(&mut game, true, hard);
        } else if !position.phase().rests() {
            check_cards(&mut game, false, hard);
        }
        let choices = game.table().choices.clone();
        let choice = choices[game.table().moves.len() * 5 % choices.len()].clone();
        game.makes(&choice, &mut click);
    }
    assert!(asked > 0);
}

/// What the table knows of the cards that the viewer may not see: nothing.
#[test]
fn hands_and_stock_stay_hidden() {
    let game = opened("cromwell", 4);
    for piece in &game.table().pieces {
        let hidden = match piece.spot {
            Spot::Hand(seat) => seat != Seat(0),
            spot => spot == STOCK,
        };
        assert_eq!(piece.kind.is_none(), hidden, "{piece:?}");
    }
}

/// Every monarch in play has a place of the line, from left to right in the order of the reigns.
#[test]
fn the_line_of_time_keeps_the_order_of_the_reigns() {
    for (variant, seats) in [("cromwell", 2), ("cromwell", 4), ("cromwell_advanced", 6)] {
        let game = opened(variant, seats);
        let cards = on_table(&game).game().options().cards();
        let layout = game.app.world().resource::<TableLayout>();
        let places: Vec<f32> = cards
            .iter()
            .map(|monarch| layout.place(laid_spot(monarch), 0).expect("a place").x)
            .collect();
        assert!(places.is_sorted_by(|a, b| a < b), "{places:?}");
        let edge = layout.window.x / 2.0;
        assert!(places.iter().all(|x| x.abs() < edge), "{places:?}");
    }
}

#[test]
fn what_is_said_stands_on_the_table_and_is_spoken() {
    let mut game = opened("cromwell", 2);
    game.said();
    // Seat 0 is the first Cromwell.
    let announce = |choice: &&Vec<Spot>| choice.len() == 2;
    let choices = game.table().choices.clone();
    let choice = choices.iter().find(announce).expect("a card to announce");
    let id = match choice[0] {
        Spot::Piece(id) => id,
        other => panic!("{other:?}"),
    };
    let held = game.table().pieces.iter().find(|piece| piece.id == id);
    let kind = held.and_then(|piece| piece.kind).unwrap_or(Kind(0));
    let name = Monarch::of_kind(kind).expect("a monarch").name();
    click(&mut game, choice);
    game.run_until_idle();
    let said = game.said().join(" ");
    let announced = fill("cromwell-own-cards-say-announce-you", &[("card", name)]);
    assert!(said.contains(&announced), "{said}");
    let offered = ["offer", "offer_nothing"];
    let offered = offered.iter().any(|key| tells_of(&said, key));
    assert!(offered, "{said}");
    let model = game.app.world().resource::<CardViewModel>();
    assert_eq!(model.proclaimed.as_ref().expect("a sheet").name, name);
    let block = game.table().pieces.iter();
    assert!(block.filter(|piece| piece.spot == BLOCK).count() == 0);
}

/// CR-2 f: the card of Oliver Cromwell walks to whoever's turn it is.
#[test]
fn the_turn_card_walks_from_seat_to_seat() {
    let mut game = opened("cromwell", 4);
    let mut seen = Vec::new();
    while !game.over() && seen.len() < 3 {
        let position = on_table(&game).game();
        if !position.phase().rests() {
            let seat = position.cromwell();
            let world = game.app.world_mut();
            let mut cards = world.query_filtered::<&Spring, With<TurnCard>>();
            let card = *cards.single(world).expect("one card");
            let places = world
                .resource::<TableLayout>()
                .cards()
                .expect("a card table");
            let pose = places.marker_pose().expect("a seat has it");
            assert_eq!(places.facts().marker, Some(Seat(seat)));
            assert!(
                card.aims_at(pose.at, Vec2::new(pose.turn, pose.width)),
                "{seat}"
            );
            if seen.last() != Some(&pose.at) {
                seen.push(pose.at);
            }
        }
        let choices = game.table().choices.clone();
        let choice = choices[game.table().moves.len() * 5 % choices.len()].clone();
        game.makes(&choice, &mut click);
    }
    assert!(seen.len() >= 2, "it stays where it is");
}

/// A trade is told from both sides, and the curtain's account has everything that was said.
#[test]
fn what_is_said_names_the_cards() {
    let mut game = opened("cromwell", 4);
    let mut heard = Vec::new();
    while !game.over() {
        let choices = game.table().choices.clone();
        let choice = choices[game.table().moves.len() * 5 % choices.len()].clone();
        game.makes(&choice, &mut click);
        heard.extend(game.said());
    }
    for key in ["announce", "offer", "discard", "draw"] {
        assert!(
            heard.iter().any(|sentence| tells_of(sentence, key)),
            "{key}: {heard:?}"
        );
    }
    let accepted =
        |sentence: &&String| tells_of(sentence, "accept") || tells_of(sentence, "accept-you");
    let trade = heard.iter().find(accepted).expect("a trade");
    let names = Monarch::all()
        .filter(|card| trade.contains(card.name()))
        .count();
    assert!(names >= 2, "{trade}");
}

/// The cues since they were last read.
#[derive(Resource, Default)]
struct Heard(Vec<Cue>);

fn listen(mut cues: MessageReader<Cue>, mut heard: ResMut<Heard>) {
    heard.0.extend(cues.read());
}

/// What the effects of the moves `from` on should sound like, besides cards that are dealt or laid.
fn expected(game: &TestApp, from: usize) -> Vec<Cue> {
    let mut cues = Vec::new();
    for ply in &on_table(game).plies()[from..] {
        let said = |word: &'static str| {
            let is_said =
                move |effect: &&Effect| matches!(effect, Effect::Said { key, .. } if key == word);
            ply.effects.iter().filter(is_said)
        };
        let moved = |a: Option<Spot>, b: Spot| {
            ply.effects.iter().any(|effect| {
                matches!(effect, Effect::Moved { from, to, .. }
                    if *to == b && a.is_none_or(|a| a == *from))
            })
        };
        cues.extend(said("announce").map(|_| Cue::Own("announced")));
        cues.extend(said("offer").map(|_| Cue::Own("offered")));
        if moved(None, BLOCK) {
            cues.push(Cue::Own("blocked"));
        }
        if moved(Some(BLOCK), STOCK) && matches!(ply.mv, Move::Shuffle(_)) {
            cues.push(Cue::Own("shuffled"));
        }
        match &ply.mv {
            Move::Accept(_) if ply.after.phase() == Phase::Name => {
                cues.push(Cue::Own("announced"));
            }
            Move::Accept(_) => cues.push(Cue::Own("swapped")),
            Move::Pass => cues.push(Cue::Own("passed")),
            Move::Name(side, named) => {
                let now = ply.after.now().expect("a turn");
                let card = now.answers.last().expect("an answer").card;
                let right = card.right_answers(*side).contains(named);
                cues.push(Cue::Own(if right { "right" } else { "wrong" }));
            }
            Move::Lay(cards) => {
                let apart = cards.neighbours() & ply.after.table();
                if apart.is_empty() && cards.runs().count() == 1 {
                    cues.push(Cue::Line);
                }
            }
            _ => {}
        }
    }
    cues
}

/// What happens is heard: what is said, traded, discarded, answered and laid.
#[test]
fn every_event_has_its_cue() {
    let mut ever = Vec::new();
    for (variant, seats) in [
        ("cromwell", 2),
        ("cromwell", 4),
        ("cromwell_advanced", 2),
        ("cromwell_advanced", 4),
    ] {
        let mut game = TestApp::new();
        game.app.init_resource::<Heard>().add_systems(Last, listen);
        game.open(record(variant, seats));
        play_through(&mut game, click);
        game.run_until_idle();
        let heard = std::mem::take(&mut game.app.world_mut().resource_mut::<Heard>().0);
        let own = |cue: &Cue| matches!(cue, Cue::Own(_) | Cue::Line);
        let heard: Vec<Cue> = heard.into_iter().filter(own).collect();
        assert_eq!(heard, expected(&game, 0), "{variant} {seats}");
        ever.extend(heard);
    }
    for key in [
        "announced",
        "offered",
        "swapped",
        "passed",
        "blocked",
        "right",
        "wrong",
    ] {
        assert!(ever.contains(&Cue::Own(key)), "{key}");
    }
}
