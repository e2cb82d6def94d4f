//! No two systems may touch the same thing in an order that is left to chance.

use bevy::ecs::schedule::LogLevel;
use bevy::ecs::schedule::ScheduleBuildSettings;
use bevy::ecs::schedule::Schedules;
use bevy::prelude::*;

use crate::common::TestApp;

#[test]
fn no_schedule_of_the_game_is_ambiguous() {
    let mut game = TestApp::new();
    let world = game.app.world_mut();
    let mut found = Vec::new();
    world.resource_scope(|world, mut schedules: Mut<Schedules>| {
        for (label, schedule) in schedules.iter_mut() {
            let label = format!("{label:?}");
            if !["First", "PreUpdate", "Update", "PostUpdate", "Last"].contains(&label.as_str()) {
                continue;
            }
            schedule.set_build_settings(ScheduleBuildSettings {
                ambiguity_detection: LogLevel::Warn,
                use_shortnames: false,
                ..default()
            });
            let _ = schedule.initialize(world);
            let graph = schedule.graph();
            for (a, b, _) in graph.conflicting_systems().iter() {
                let name = |id| graph.systems.get(id).map(|system| system.name().to_string()).unwrap_or_default();
                let (a, b) = (name(*a), name(*b));
                if a.contains("kings_coffer") || b.contains("kings_coffer") {
                    found.push(format!("{label}: {a} and {b}"));
                }
            }
        }
    });
    assert!(found.is_empty(), "ambiguous:\n{}", found.join("\n"));
}
