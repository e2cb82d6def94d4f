//! No two systems may access the same data in an undefined order.

use std::collections::HashMap;

use bevy::ecs::schedule::{NodeId, ScheduleGraph, Schedules};
use bevy::prelude::*;
use kings_coffer::store::Store;

use crate::common::TestApp;

/// The ambiguous pairs of systems in all schedules that have run, if one of them is ours (its name
/// starts with this prefix). Library systems that are only generic over our types do not count, nor do
/// the points at which a library applies its commands: they touch everything and change nothing of ours.
fn ambiguous(app: &App, ours: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (label, schedule) in app.world().resource::<Schedules>().iter() {
        let Ok(systems) = schedule.systems() else {
            continue;
        };
        let names: HashMap<_, _> = systems
            .map(|(key, system)| (key, system.name().to_string()))
            .collect();
        for (a, b, things) in schedule.graph().conflicting_systems().iter() {
            let name = |key| names.get(key).map_or("?", String::as_str);
            let things: Vec<String> = things
                .iter()
                .filter_map(|id| app.world().components().get_name(*id))
                .map(|name| name.to_string())
                .collect();
            let of_ours = name(a).starts_with(ours) || name(b).starts_with(ours);
            if of_ours && ![name(a), name(b)].contains(&"bevy_ecs::apply_deferred") {
                found.push(format!(
                    "{label:?}: {} and {}: {}",
                    name(a),
                    name(b),
                    things.join(", ")
                ));
            }
        }
    }
    found.sort();
    found
}

#[test]
fn no_schedule_of_the_game_is_ambiguous() {
    assert_unambiguous(TestApp::new());
}

#[test]
fn no_schedule_of_the_game_with_panels_is_ambiguous() {
    assert_unambiguous(TestApp::with_panels(Store::memory()));
}

fn assert_unambiguous(mut game: TestApp) {
    game.open(crate::common::fresh(crate::common::two_people(), None));
    let found = ambiguous(&game.app, "kings_coffer::");
    assert!(
        found.is_empty(),
        "{} pairs:\n{}",
        found.len(),
        found.join("\n")
    );
}

/// The test above would find an ambiguity.
#[test]
fn an_ambiguous_pair_is_found() {
    #[derive(Resource)]
    struct Counter(u32);
    fn add(mut counter: ResMut<Counter>) {
        counter.0 += 1;
    }
    fn double(mut counter: ResMut<Counter>) {
        counter.0 *= 2;
    }
    let mut app = App::new();
    app.insert_resource(Counter(1))
        .add_systems(Update, (add, double));
    app.update();
    assert_eq!(ambiguous(&app, "it::ambiguity::").len(), 1);
    assert!(app.world().resource::<Counter>().0 > 1);
}

/// Whether a system is in a set, or in one of the sets in it.
fn has_systems(graph: &ScheduleGraph, set: NodeId) -> bool {
    let mut members = graph.hierarchy().neighbors(set);
    members.any(|member| matches!(member, NodeId::System(_)) || has_systems(graph, member))
}

/// The sets of a frame that no system is in.
fn empty_sets(app: &App) -> Vec<String> {
    let update = app.world().resource::<Schedules>().get(Update);
    let graph = update.expect("systems of a frame").graph();
    let sets = graph.system_sets.iter();
    let empty = sets.filter(|(key, ..)| !has_systems(graph, NodeId::Set(*key)));
    empty.map(|(_, set, _)| format!("{set:?}")).collect()
}

#[test]
fn no_set_of_a_frame_is_empty() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(crate::common::fresh(crate::common::two_people(), None));
    assert_eq!(empty_sets(&game.app), Vec::<String>::new());
}
