//! What assistive technology is given: the panels, the places of the table and the latest
//! announcement in one tree, and what it may ask for.

use std::collections::HashMap;

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy_egui::EguiOutput;
use egui::accesskit::{self, Action, Live, Node, NodeId, Role, TreeId, TreeUpdate};
use kings_coffer::app::announce::tree::TableNodes;
use kings_coffer::app::state::Menu;
use kings_coffer::app::table::layout::TableLayout;
use kings_coffer::rules::{Occupant, Record, Spot};
use kings_coffer::store::Store;
use kings_coffer::texts::{commas, fill, plural, text};

use crate::common::{TestApp, fresh, two_people};
use crate::spoken::{about, dark, empty, holds, light, man_of, moves, step, to_move, together};

/// A match with panels, while assistive technology is there.
pub fn opened(record: Record) -> TestApp {
    let mut game = TestApp::with_panels(Store::memory());
    let requested = game.app.world().resource::<AccessibilityRequested>();
    requested.set(true);
    game.open(record);
    game.frames(3);
    game
}

/// A person at seat 0 of this game; the others play at random.
pub fn against_chance(variant: &str, seats: usize) -> Record {
    let mut occupants = vec![Occupant::Random; seats];
    occupants[0] = Occupant::Person(String::new());
    let mut record = Record::new(variant, occupants, 11);
    if !matches!(variant, "draughts" | "nine_mens_morris" | "queens_guard") {
        let seats = seats.to_string();
        record.options.insert("seats".to_owned(), seats);
    }
    record
}

/// The tree that egui hands to the system.
fn update(game: &mut TestApp) -> Option<TreeUpdate> {
    let mut outputs = game.app.world_mut().query::<&EguiOutput>();
    let output = outputs.single(game.app.world()).expect("a window");
    output.platform_output.accesskit_update.clone()
}

/// Its nodes, which are proper: every child is there once, and the focus too.
pub fn nodes(game: &mut TestApp) -> HashMap<NodeId, Node> {
    let update = update(game).expect("a tree");
    let count = update.nodes.len();
    let nodes: HashMap<NodeId, Node> = update.nodes.into_iter().collect();
    assert_eq!(nodes.len(), count, "a node comes twice");
    assert!(nodes.contains_key(&update.focus), "the focus is nowhere");
    let root = update.tree.expect("a root").root;
    let children: Vec<NodeId> = nodes.values().flat_map(Node::children).copied().collect();
    for id in nodes.keys().filter(|id| **id != root) {
        let parents = children.iter().filter(|child| *child == id).count();
        assert_eq!(parents, 1, "{:?}", nodes[id]);
    }
    assert!(children.iter().all(|child| nodes.contains_key(child)));
    nodes
}

/// What a node is called.
pub fn name(node: &Node) -> &str {
    let words = match node.role() {
        Role::Label => node.value(),
        _ => node.label(),
    };
    words.unwrap_or_default()
}

/// The name of a spot's node.
fn name_of(game: &mut TestApp, spot: Spot) -> String {
    name(&nodes(game)[&TableNodes::id(spot)]).to_owned()
}

/// The announcement in the tree.
fn live(game: &mut TestApp) -> (String, Option<Live>) {
    let nodes = nodes(game);
    let mut live = nodes.values().filter(|node| node.live().is_some());
    let node = live.next().expect("a live region");
    assert!(live.next().is_none(), "there is only one");
    (name(node).to_owned(), node.live())
}

/// Asks for something, as assistive technology does.
pub fn ask(game: &mut TestApp, action: Action, node: NodeId) {
    let request = accesskit::ActionRequest {
        action,
        target_tree: TreeId::ROOT,
        target_node: node,
        data: None,
    };
    game.app.world_mut().write_message(ActionRequest(request));
    game.frames(3);
}

fn click(game: &mut TestApp, spot: Spot) {
    ask(game, Action::Click, TableNodes::id(spot));
}

fn focused(game: &mut TestApp) -> NodeId {
    update(game).expect("a tree").focus
}

/// The square with this PDN number.
fn square(number: u16) -> Spot {
    Spot::Square(number - 1)
}

#[test]
fn every_place_of_every_board_is_in_the_tree_once_with_its_name() {
    for (variant, seats, count) in [
        ("draughts", 2, 32),
        ("nine_mens_morris", 2, 24),
        ("queens_guard", 2, 91),
        ("six_wives", 4, 100),
    ] {
        let mut game = opened(against_chance(variant, seats));
        let layout = game.app.world().resource::<TableLayout>().clone();
        let places = layout.surface.stops();
        let nodes = nodes(&mut game);
        let mut names = Vec::new();
        for spot in &places {
            let node = &nodes[&TableNodes::id(*spot)];
            assert_eq!(node.role(), Role::Button);
            assert!(node.supports_action(Action::Click) && node.supports_action(Action::Focus));
            let bounds = node.bounds().expect("its area");
            let middle = layout.to_screen(layout.cell_center(*spot).expect("a place"));
            assert!(
                bounds.contains(accesskit::Point::new(middle.x.into(), middle.y.into())),
                "{variant}: {bounds:?} is not around {middle}"
            );
            names.push(name(node).to_owned());
        }
        let all = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), all, "{variant}: names differ");
        assert!(all > 0 && all <= count, "{variant}: {all} places");
        assert!(
            names.iter().all(|name| !name.starts_with([',', ':'])),
            "{names:?}"
        );
        let table = &nodes[&TableNodes::table_id()];
        assert!(!name(table).is_empty());
        assert!(table.children().len() >= all);
    }
}

#[test]
fn a_place_is_called_as_it_is_announced() {
    let mut game = opened(fresh(two_people(), None));
    let movable = about("say-movable", &holds(11, &man_of(dark())));
    assert_eq!(name_of(&mut game, square(11)), movable);
    assert_eq!(name_of(&mut game, square(16)), empty(16));
    let other = holds(22, &man_of(light()));
    assert_eq!(name_of(&mut game, square(22)), other);
    click(&mut game, square(11));
    let target = about("say-target", &empty(16));
    assert_eq!(name_of(&mut game, square(16)), target);
}

#[test]
fn the_focus_is_the_cursor_and_a_click_plays() {
    let mut game = opened(fresh(two_people(), None));
    assert_eq!(focused(&mut game), TableNodes::table_id());
    game.said();
    ask(&mut game, Action::Focus, TableNodes::id(square(9)));
    assert_eq!(game.cursor().at, Some(square(9)));
    assert_eq!(focused(&mut game), TableNodes::id(square(9)));
    assert!(game.table().moves.is_empty() && game.cursor().picks.is_empty());
    game.key(KeyCode::ArrowRight);
    let at = game.cursor().at.expect("the cursor");
    assert_eq!(
        focused(&mut game),
        TableNodes::id(at),
        "the keys move it too"
    );
    click(&mut game, square(11));
    assert_eq!(game.cursor().picks, [square(11)]);
    click(&mut game, square(15));
    game.run_until_idle();
    assert_eq!(game.table().moves.len(), 1);
}

#[test]
fn every_game_can_be_played_by_clicks_of_assistive_technology() {
    for (variant, seats) in [
        ("draughts", 2),
        ("nine_mens_morris", 2),
        ("queens_guard", 2),
        ("six_wives", 3),
        ("six_of_viii", 4),
        ("cromwell", 3),
    ] {
        let mut game = opened(against_chance(variant, seats));
        let mut played = 0;
        for step in 0..400 {
            game.frames(1);
            if played == 5 || game.over() {
                break;
            }
            let choices = game.table().choices.clone();
            if choices.is_empty() || game.menu() != Menu::None {
                continue;
            }
            let spots = &choices[step * 7 % choices.len()];
            let before = game.table().moves.len();
            for spot in spots {
                let label = name_of(&mut game, *spot);
                assert!(!label.is_empty(), "{variant}: {spot:?} has no name");
                click(&mut game, *spot);
            }
            game.run_until_idle();
            assert!(
                game.table().moves.len() > before,
                "{variant}: {spots:?} was not played: {:?}",
                game.refusal()
            );
            played += 1;
        }
        assert!(played >= 3, "{variant}: {played}");
    }
}

#[test]
fn the_live_region_has_what_was_announced_but_not_what_has_the_focus() {
    let mut game = opened(fresh(two_people(), None));
    let (opening, politeness) = live(&mut game);
    let begins = fill("say-opened", &[("game", text("draughts-name"))]);
    assert!(opening.starts_with(&begins), "{opening}");
    assert_eq!(politeness, Some(Live::Polite));
    ask(&mut game, Action::Focus, TableNodes::id(square(9)));
    assert_eq!(live(&mut game).0, opening, "the focus speaks for itself");
    click(&mut game, square(11));
    click(&mut game, square(15));
    game.run_until_idle();
    game.frames(2);
    let (told, _) = live(&mut game);
    let played = moves(text("person-you"), &step(11, 15));
    assert_eq!(told, together(&[played, to_move("A friend")]));
    click(&mut game, square(22));
    click(&mut game, square(10));
    let (refused, politeness) = live(&mut game);
    assert_eq!(politeness, Some(Live::Assertive), "{refused}");
    let before = update(&mut game).expect("a tree");
    click(&mut game, square(10));
    assert_eq!(live(&mut game).0, refused);
    let region = |update: &TreeUpdate| {
        let mut nodes = update.nodes.iter();
        nodes
            .find(|(_, node)| node.live().is_some())
            .map(|(id, _)| *id)
    };
    let after = update(&mut game).expect("a tree");
    assert_ne!(
        region(&before),
        region(&after),
        "the same words are spoken again"
    );
}

#[test]
fn panels_are_in_the_same_tree_and_can_be_pressed() {
    let mut game = opened(fresh(two_people(), None));
    let find = |game: &mut TestApp, words: &str| {
        let nodes = nodes(game);
        let mut found = nodes.iter().filter(|(_, node)| name(node) == words);
        found.next().map(|(id, _)| *id)
    };
    let menu = find(&mut game, text("hud-menu")).expect("the button of the menu");
    ask(&mut game, Action::Focus, menu);
    assert_eq!(focused(&mut game), menu, "the panel has the focus");
    ask(&mut game, Action::Focus, TableNodes::id(square(9)));
    assert_eq!(
        focused(&mut game),
        TableNodes::id(square(9)),
        "and the board again"
    );
    ask(&mut game, Action::Click, menu);
    assert_eq!(game.menu(), Menu::Pause);
    assert!(
        !nodes(&mut game).contains_key(&TableNodes::table_id()),
        "the menu covers the table"
    );
    click(&mut game, square(11));
    assert!(
        game.cursor().picks.is_empty(),
        "a covered table is not clicked"
    );
}

#[test]
fn the_players_are_in_the_tree_with_their_counts_and_whose_turn_it_is() {
    let you = text("person-you");
    let (fortune, short) = (text("person-chance"), text("person-chance-short"));
    let your_move = || text("hud-your_move").to_owned();
    let of_wives = |name: &str, side: usize| {
        let side = text(&format!("six_wives-seat-{side}")).to_owned();
        commas(&[name, &side, &plural("six_wives-count", 6)])
    };
    let cards = plural("cards-held", 15);
    for (variant, seats, expected) in [
        (
            "draughts",
            2,
            vec![
                fortune.to_owned(),
                format!("{fortune}: 12; {you}: 12"),
                your_move(),
            ],
        ),
        (
            "six_wives",
            3,
            vec![
                of_wives(you, 0),
                of_wives(short, 1),
                of_wives(short, 2),
                your_move(),
            ],
        ),
        (
            "six_of_viii",
            4,
            vec![
                commas(&[you, text("cards-acts"), &cards]),
                commas(&[short, &cards]),
                commas(&[short, text("cards-partner"), &cards]),
            ],
        ),
    ] {
        let mut game = opened(against_chance(variant, seats));
        let nodes = nodes(&mut game);
        for words in expected {
            let there = nodes.values().any(|node| name(node) == words);
            assert!(there, "{variant}: {words}");
        }
    }
}

#[test]
fn nothing_is_done_without_assistive_technology() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(fresh(two_people(), None));
    game.frames(3);
    assert!(update(&mut game).is_none());
    assert!(game.app.world().resource::<TableNodes>().is_empty());
    let requested = game.app.world().resource::<AccessibilityRequested>();
    requested.set(true);
    game.frames(3);
    assert!(nodes(&mut game).contains_key(&TableNodes::id(square(11))));
}

#[test]
fn nothing_is_named_again_while_nothing_changes() {
    let mut game = opened(fresh(two_people(), None));
    game.frames(5);
    let tick = |game: &TestApp| game.app.world().resource_ref::<TableNodes>().last_changed();
    let before = tick(&game);
    game.frames(20);
    assert_eq!(tick(&game), before);
    game.play("11-15");
    assert_ne!(tick(&game), before);
}
