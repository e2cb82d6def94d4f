//! No two systems may access the same data in an undefined order.

use std::collections::HashMap;

use bevy::ecs::schedule::Schedules;
use bevy::prelude::*;

use crate::common::TestApp;

/// The ambiguous pairs of systems in all schedules that have run, if one of them is ours (its name
/// starts with this prefix). Library systems that are only generic over our types do not count.
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
            if name(a).starts_with(ours) || name(b).starts_with(ours) {
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
    let mut game = TestApp::new();
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
