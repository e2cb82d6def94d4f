//! What every game offers at its table, in every variant, by mouse, keys and gamepad with the
//! panels: `docs/what-every-game-offers.md` names these tests.

use std::collections::BTreeSet;
use std::fmt::Debug;

use bevy::prelude::*;
use kings_coffer::app::session::advice::{Advice, ShownHint};
use kings_coffer::app::settings::Settings;
use kings_coffer::app::state::Menu;
use kings_coffer::app::table::layout::TableLayout;
use kings_coffer::app::table::marks::{Arrow, Mark, MarkKind};
use kings_coffer::app::table::pieces::piece::{CardState, Piece};
use kings_coffer::app::table::pointing::focus::Focus;
use kings_coffer::app::table::pointing::picking::{begins, next_places};
use kings_coffer::app::wording::hints;
use kings_coffer::levels::pages;
use kings_coffer::rules::{Occupant, Record, Spot, Variant, registry};
use kings_coffer::store::Store;
use kings_coffer::texts::text;

use crate::common::TestApp;
use crate::pseudo::words::{self, Painted};

/// A match of a variant with the panels: a person, and others that move at random.
pub fn opened(variant: &Variant) -> TestApp {
    let mut game = TestApp::with_panels(Store::memory());
    words::plugin(&mut game.app);
    let mut seats = vec![Occupant::Person(String::new())];
    seats.resize(usize::from(variant.seat_counts()[0]), Occupant::Random);
    game.open(Record::new(variant.key, seats, 5));
    wait_for_turn(&mut game);
    game
}

pub fn wait_for_turn(game: &mut TestApp) {
    game.run_until_idle();
    game.wait_for("a turn", |game| !game.table().choices.is_empty());
    game.frames(2);
}

/// Plays so many of this person's moves.
pub fn play(game: &mut TestApp, moves: usize) {
    for number in 0..moves {
        let choices = &game.table().choices;
        let choice = choices[(number * 37 + 11) % choices.len()].clone();
        for spot in choice {
            game.click(spot);
        }
        wait_for_turn(game);
    }
}

/// Checks something in every variant, and tells at the end where it failed.
pub fn in_every_variant(check: impl Fn(&Variant) -> Vec<String>) {
    let mut failed = Vec::new();
    for variant in registry::variants() {
        let found = check(variant).into_iter();
        failed.extend(found.map(|what| format!("{}: {what}", variant.key)));
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

fn on_board(game: &TestApp) -> bool {
    game.app.world().resource::<Focus>().on_board()
}

fn count<C: Component>(game: &mut TestApp) -> usize {
    let world = game.app.world_mut();
    world.query::<&C>().iter(world).count()
}

/// The cards of which something is true.
fn cards(game: &mut TestApp, is_so: fn(&CardState) -> bool) -> BTreeSet<Spot> {
    let world = game.app.world_mut();
    let mut query = world.query::<(&Piece, &CardState)>();
    let cards = query.iter(world).filter(|(_, state)| is_so(state));
    cards.map(|(piece, _)| Spot::Piece(piece.0)).collect()
}

fn has_board(game: &TestApp) -> bool {
    let layout = game.app.world().resource::<TableLayout>();
    layout.surface.marks_places()
}

/// Whether words are painted whole.
fn shows(game: &TestApp, sentence: &str) -> bool {
    let painted = game.app.world().resource::<Painted>();
    painted.words.iter().any(|words| words.text == sentence)
}

fn hint(game: &mut TestApp, ask: fn(&mut TestApp)) -> ShownHint {
    ask(game);
    game.wait_for("the hint", |game| {
        game.app.world().resource::<Advice>().hint.is_some()
    });
    game.frames(3);
    let advice = game.app.world().resource::<Advice>();
    advice.hint.clone().expect("a hint")
}

#[test]
fn a_hint_points_at_its_move_and_gives_a_reason() {
    in_every_variant(|variant| {
        let mut game = opened(variant);
        let mut failed = Vec::new();
        for turn in 0..4 {
            game.said();
            let hint = hint(&mut game, |game| game.key(KeyCode::KeyH));
            let mut fail =
                |what: &dyn Debug| failed.push(format!("turn {turn}: {what:?} {hint:?}"));
            let table = game.table();
            if !table
                .choices
                .iter()
                .any(|choice| begins(choice, &hint.spots))
            {
                fail(&"no move");
            }
            let sentence = hints::reason(game.table(), &hint.reason);
            if !sentence.ends_with(['.', '!']) || sentence.split(' ').count() < 3 {
                fail(&"no reason");
            }
            if !shows(&game, &sentence) {
                fail(&"not painted");
            }
            if !game.said().iter().any(|said| said.contains(&sentence)) {
                fail(&"not spoken");
            }
            if has_board(&game) {
                let path = &hint.spots[..hint.spots.len().min(game.table().path_length)];
                let arrows = count::<Arrow>(&mut game);
                if arrows + 1 < path.len() {
                    fail(&("arrows", arrows));
                }
                let marked = game.marks(MarkKind::Hint);
                if !hint
                    .spots
                    .iter()
                    .all(|spot| marked.contains(spot) || matches!(spot, Spot::Choice(_)))
                {
                    fail(&("marked", marked));
                }
            } else {
                let hinted = cards(&mut game, |card| card.hinted);
                let wanted = hint
                    .spots
                    .iter()
                    .filter(|spot| matches!(spot, Spot::Piece(_)));
                if !wanted.clone().all(|card| hinted.contains(card)) {
                    fail(&("marked", hinted));
                }
            }
            play(&mut game, 2);
        }
        failed
    });
}

/// The same by the gamepad.
#[test]
fn a_hint_comes_by_gamepad() {
    in_every_variant(|variant| {
        let mut game = opened(variant);
        hint(&mut game, |game| game.pad(GamepadButton::West));
        Vec::new()
    });
}

/// Places of a board that a piece may not be dragged to.
fn wrong_places(game: &TestApp, from: Spot) -> Vec<Spot> {
    let layout = game.app.world().resource::<TableLayout>();
    let choices = &game.table().choices;
    let begun = choices.iter().filter(|choice| begins(choice, &[from]));
    let begun: Vec<&Vec<Spot>> = begun.collect();
    let mut places = layout.surface.stops();
    places.retain(|to| {
        let another = choices.iter().any(|choice| begins(choice, &[*to]));
        *to != from && !another && !begun.iter().any(|choice| choice.contains(to))
    });
    let step = places.len() / 5 + 1;
    places.into_iter().step_by(step).collect()
}

/// Drags of pieces to places where they may not go, and of cards that may not be played.
fn wrong_drags(game: &TestApp) -> Vec<(Spot, Spot)> {
    let layout = game.app.world().resource::<TableLayout>();
    let known = |spot: &Spot| layout.cell_center(*spot).is_some();
    let table = game.table();
    if has_board(game) {
        let pieces = table.pieces.iter().map(|piece| piece.spot);
        let pieces: BTreeSet<Spot> = pieces
            .filter(|spot| !matches!(spot, Spot::Tray(_)))
            .collect();
        let pieces = pieces.into_iter().filter(known);
        let drags = pieces.flat_map(|from| {
            let places = wrong_places(game, from).into_iter();
            places.map(move |to| (from, to))
        });
        return drags.collect();
    }
    let next = next_places(&table.choices, &[]);
    let stops = layout.surface.stops();
    let barred = stops
        .iter()
        .filter(|spot| !next.contains(spot) && known(spot));
    let barred = barred.filter(|spot| !matches!(spot, Spot::Choice(_)));
    barred.map(|spot| (*spot, MIDDLE)).collect()
}

/// What stands for the middle of a card table.
const MIDDLE: Spot = Spot::Choice(u16::MAX);

/// Drags, or clicks at what cannot be dragged. Returns the sentence at the piece.
fn refusal_of(game: &mut TestApp, (from, to): (Spot, Spot)) -> Result<String, String> {
    match to {
        MIDDLE => game.click(from),
        to => game.drag(from, to),
    }
    game.frames(3);
    let Some(sentence) = game.refusal() else {
        return Err(format!("no word, {:?}", game.cursor().picks));
    };
    if game
        .cursor()
        .refusal
        .iter()
        .any(|refused| refused.at.is_none())
    {
        return Err(format!("“{sentence}” is nowhere"));
    }
    if !shows(game, &sentence) {
        return Err(format!("“{sentence}” is not painted"));
    }
    Ok(sentence)
}

#[test]
fn a_wrong_drag_is_refused_with_its_reason_at_the_piece() {
    in_every_variant(|variant| {
        let mut failed = Vec::new();
        let mut reasons = BTreeSet::new();
        let mut game = opened(variant);
        for _ in 0..4 {
            let before = game.table().moves.len();
            for drag in wrong_drags(&game) {
                match refusal_of(&mut game, drag) {
                    Ok(sentence) => {
                        reasons.insert(sentence);
                    }
                    Err(what) => failed.push(format!("{drag:?}: {what}")),
                }
                game.right_click();
                game.frames(1);
                assert_eq!(game.table().moves.len(), before, "{drag:?} is a move");
            }
            play(&mut game, 2);
        }
        failed.truncate(12);
        if reasons.is_empty() {
            failed.push("nothing was refused".to_owned());
        }
        failed
    });
}

#[test]
fn tab_and_the_shoulder_go_to_all_that_can_move() {
    let nexts: [fn(&mut TestApp); 2] = [
        |game| game.key(KeyCode::Tab),
        |game| game.pad(GamepadButton::RightTrigger),
    ];
    in_every_variant(|variant| {
        let mut failed = Vec::new();
        let mut game = opened(variant);
        for turn in 0..3 {
            for next in nexts {
                let mut round = BTreeSet::new();
                for _ in 0..120 {
                    next(&mut game);
                    game.frames(1);
                    round.extend(game.cursor().at.filter(|_| on_board(&game)));
                }
                let missed: Vec<&Vec<Spot>> = game
                    .table()
                    .choices
                    .iter()
                    .filter(|choice| {
                        !round.iter().any(|spot| {
                            begins(choice, &[*spot])
                                || matches!(choice[0], Spot::Hand(_)) && choice.get(1) == Some(spot)
                        })
                    })
                    .collect();
                if !missed.is_empty() {
                    failed.push(format!("turn {turn}: {missed:?} of {round:?}"));
                }
                game.key(KeyCode::Escape);
                game.frames(1);
                if game.menu() != Menu::None {
                    game.key(KeyCode::Escape);
                    game.frames(2);
                }
            }
            play(&mut game, 2);
        }
        failed
    });
}

#[test]
fn undo_by_its_key_takes_the_turn_back_or_says_why_not() {
    let undos: [fn(&mut TestApp); 2] = [
        |game| game.key(KeyCode::KeyU),
        |game| game.pad(GamepadButton::LeftTrigger2),
    ];
    in_every_variant(|variant| {
        let mut failed = Vec::new();
        for undo in undos {
            let mut game = opened(variant);
            for turn in 0..3 {
                let (before, can) = (game.table().moves.len(), game.table().can_undo);
                undo(&mut game);
                game.frames(3);
                game.run_until_idle();
                let taken = game.table().moves.len() < before;
                let told = game.refusal();
                if can != taken || !taken && told.is_none() {
                    failed.push(format!(
                        "turn {turn}: can {can}, taken back {taken}, told {told:?}"
                    ));
                }
                wait_for_turn(&mut game);
                play(&mut game, 2);
            }
        }
        failed
    });
}

#[test]
fn moves_rules_and_the_position_come_by_their_keys() {
    type Ask = fn(&mut TestApp);
    let asks: [[Ask; 3]; 2] = [
        [
            |game| game.key(KeyCode::KeyM),
            |game| game.key(KeyCode::F1),
            |game| game.key(KeyCode::KeyD),
        ],
        [
            |game| game.pad(GamepadButton::RightThumb),
            |game| game.pad(GamepadButton::North),
            |game| game.pad(GamepadButton::Select),
        ],
    ];
    in_every_variant(|variant| {
        let mut failed = Vec::new();
        for [moves, rules, describe] in asks {
            let mut game = opened(variant);
            play(&mut game, 3);
            game.said();
            moves(&mut game);
            game.frames(3);
            if variant.key == "six_of_viii" && game.menu() != Menu::LastTrick {
                failed.push("M does not show the last trick".to_owned());
            }
            if on_board(&game) && game.menu() == Menu::None {
                failed.push("M does nothing".to_owned());
            }
            game.key(KeyCode::Escape);
            game.frames(3);
            if game.menu() != Menu::None {
                game.key(KeyCode::Escape);
                game.frames(3);
            }
            game.said();
            describe(&mut game);
            game.frames(2);
            let said = game.said().join(" ");
            if said.split(' ').count() < 10 {
                failed.push(format!("D says “{said}”"));
            }
            let rule = game.table().rule.clone();
            rules(&mut game);
            game.frames(3);
            if game.menu() != Menu::Rules {
                failed.push("F1 shows no rules".to_owned());
            }
            let ordinary = pages::of_turn(variant.key).and_then(|page| page.paragraphs().next());
            let expected = match &rule {
                Some(rule) => rule.sentence.to_string(),
                None => ordinary.map_or_else(String::new, |key| text(&key).to_owned()),
            };
            if !shows(&game, &expected) {
                failed.push(format!("the rules do not show “{expected}”"));
            }
            game.key(KeyCode::Escape);
            game.frames(3);
            if game.menu() != Menu::None {
                failed.push("Esc leads to no table".to_owned());
            }
        }
        failed
    });
}

/// The kinds of marks on a board.
fn kinds(game: &mut TestApp) -> BTreeSet<MarkKind> {
    let world = game.app.world_mut();
    world
        .query::<&Mark>()
        .iter(world)
        .map(|mark| mark.kind)
        .collect()
}

#[test]
fn targets_and_the_last_move_are_marked_unless_that_is_switched_off() {
    in_every_variant(|variant| {
        let mut failed = Vec::new();
        let mut game = opened(variant);
        play(&mut game, 4);
        if !has_board(&game) {
            let playable = cards(&mut game, |card| card.playable == Some(true));
            let spoken = game
                .table()
                .choices
                .iter()
                .all(|choice| matches!(choice[0], Spot::Choice(_)));
            if playable.is_empty() && !spoken {
                failed.push("no card is marked".to_owned());
            }
            game.app.world_mut().resource_mut::<Settings>().marks = false;
            game.frames(3);
            if !cards(&mut game, |card| card.playable.is_some()).is_empty() {
                failed.push("cards are still marked".to_owned());
            }
            return failed;
        }
        let last = kinds(&mut game);
        if !last.contains(&MarkKind::Last) {
            failed.push(format!("the last move is not marked: {last:?}"));
        }
        let choice = game.table().choices[0].clone();
        game.click(choice[0]);
        game.frames(2);
        let targets = kinds(&mut game);
        if !targets.contains(&MarkKind::Target) && !targets.contains(&MarkKind::Take) {
            failed.push(format!("no target is marked: {targets:?}"));
        }
        game.app.world_mut().resource_mut::<Settings>().marks = false;
        game.frames(3);
        let off = kinds(&mut game);
        for kind in [
            MarkKind::Last,
            MarkKind::LastFrom,
            MarkKind::Target,
            MarkKind::Take,
            MarkKind::Must,
        ] {
            if off.contains(&kind) {
                failed.push(format!("{kind:?} is still marked"));
            }
        }
        failed
    });
}

/// What the buttons of the table show beside them: the device used last.
#[test]
fn prompts_show_the_device_used_last() {
    in_every_variant(|variant| {
        let mut failed = Vec::new();
        let mut game = opened(variant);
        let mut check = |game: &mut TestApp, key: bool, pad: bool| {
            game.frames(3);
            let found = (shows(game, "F1"), shows(game, text("glyph-north")));
            if found != (key, pad) {
                failed.push(format!(
                    "{found:?} instead of {:?}: {:?}",
                    (key, pad),
                    painted(game)
                ));
            }
        };
        game.key(KeyCode::ArrowUp);
        check(&mut game, true, false);
        game.pad(GamepadButton::DPadUp);
        check(&mut game, false, true);
        game.move_mouse(Vec2::new(300.0, 300.0));
        game.frames(1);
        game.move_mouse(Vec2::new(400.0, 310.0));
        game.frames(1);
        check(&mut game, false, false);
        failed
    });
}

fn painted(game: &TestApp) -> Vec<String> {
    let painted = game.app.world().resource::<Painted>();
    painted
        .words
        .iter()
        .map(|words| words.text.clone())
        .collect()
}

/// A place on the table to which cards are dragged.
fn middle(game: &TestApp) -> Spot {
    let layout = game.app.world().resource::<TableLayout>();
    let stops = layout.surface.stops().into_iter();
    let mut piles = stops.filter(|spot| matches!(spot, Spot::Pile(_)));
    piles.next_back().unwrap_or(Spot::Pile(0))
}

/// Makes a move by dragging its piece or card; what cannot be dragged is clicked.
fn drag(game: &mut TestApp, choice: &[Spot]) {
    let to = match choice {
        [Spot::Choice(_), ..] => None,
        [Spot::Piece(_), ..] => Some(middle(game)),
        [_, to, ..] => Some(*to),
        _ => None,
    };
    let cards = choice
        .iter()
        .take_while(|spot| matches!(spot, Spot::Piece(_)));
    let lifted = cards.count().max(1);
    let done = match to {
        Some(to @ Spot::Pile(_)) => {
            choice[..lifted]
                .iter()
                .for_each(|card| game.drag(*card, to));
            lifted
        }
        Some(to) => {
            game.drag(choice[0], to);
            2
        }
        None => 0,
    };
    choice[done..].iter().for_each(|spot| game.click(*spot));
}

#[test]
fn moves_are_made_by_dragging() {
    in_every_variant(|variant| {
        let mut game = opened(variant);
        for number in 0..6 {
            let choices = &game.table().choices;
            let choice = choices[(number * 37 + 11) % choices.len()].clone();
            let before = game.table().moves.len();
            drag(&mut game, &choice);
            wait_for_turn(&mut game);
            if game.table().moves.len() == before {
                return vec![format!("{choice:?}: {:?}", game.refusal())];
            }
        }
        Vec::new()
    });
}

#[test]
fn the_left_stick_walks() {
    in_every_variant(|variant| {
        let mut game = opened(variant);
        let mut seen = BTreeSet::new();
        for axis in [GamepadAxis::LeftStickX, GamepadAxis::LeftStickY] {
            // The first push only shows the cursor.
            for way in [1.0, 1.0, -1.0, -1.0] {
                game.stick(axis, way);
                game.frames(1);
                seen.extend(game.cursor().at);
            }
        }
        if seen.len() < 2 {
            return vec![format!("{seen:?}")];
        }
        Vec::new()
    });
}
