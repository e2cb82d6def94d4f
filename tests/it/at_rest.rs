//! What a frame costs while nothing moves: how many systems run.

use bevy::ecs::change_detection::Tick;
use bevy::ecs::schedule::Schedules;
use bevy::prelude::*;
use kings_coffer::store::Store;

use crate::common::{TestApp, fresh, two_people};

/// The systems of the game, not of Bevy, that may run in a frame at rest.
const MOST: usize = 102;

/// The systems with this prefix that have run since a tick.
fn ran(app: &App, since: Tick, ours: &str) -> Vec<String> {
    let now = app.world().read_change_tick();
    let schedules = app.world().resource::<Schedules>();
    let systems = schedules
        .iter()
        .filter_map(|(_, schedule)| schedule.systems().ok());
    let mut names: Vec<String> = systems
        .flatten()
        .filter(|(_, system)| system.get_last_run().is_newer_than(since, now))
        .map(|(_, system)| system.name().to_string())
        .filter(|name| name.starts_with(ours))
        .collect();
    names.sort();
    names
}

/// Those that ran in one frame.
fn ran_in_a_frame(game: &mut TestApp) -> Vec<String> {
    let since = game.app.world().read_change_tick();
    game.frames(1);
    ran(&game.app, since, "kings_coffer::")
}

#[test]
fn only_the_game_on_the_table_and_little_else_runs_at_rest() {
    let mut game = TestApp::with_panels(Store::memory());
    game.open(fresh(two_people(), None));
    game.run_until_idle();
    game.frames(10);
    let ran = ran_in_a_frame(&mut game);
    let of_others = |name: &&String| {
        let games = [
            "mill::",
            "queens_guard::",
            "six_wives::",
            "six_of_viii::",
            "cromwell::",
            "wolf::",
        ];
        games.iter().any(|game| name.contains(game))
    };
    let others: Vec<&String> = ran.iter().filter(of_others).collect();
    assert!(others.is_empty(), "{others:#?}");
    assert!(ran.len() <= MOST, "{} systems: {ran:#?}", ran.len());
}
