//! What a frame costs when nothing happens: `cargo bench --bench app`. A headless app with a full
//! board, at rest.

use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use criterion::{Criterion, criterion_group, criterion_main};
use kings_coffer::app::GamePlugin;
use kings_coffer::app::files::Files;
use kings_coffer::app::session::Open;
use kings_coffer::app::state::Screen;
use kings_coffer::rules::{Occupant, Record};
use kings_coffer::store::Store;

fn at_rest() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin))
        .insert_resource(Files(Store::memory()))
        .add_plugins(GamePlugin);
    app.finish();
    app.cleanup();
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    app.update();
    let seats = vec![Occupant::Person(String::new()), Occupant::Courtier(1)];
    app.world_mut()
        .write_message(Open(Record::new("draughts", seats, 7)));
    for _ in 0..200 {
        app.update();
    }
    app
}

fn idle(c: &mut Criterion) {
    let mut app = at_rest();
    c.bench_function("idle frame, full board", |b| b.iter(|| app.update()));
}

criterion_group!(benches, idle);
criterion_main!(benches);
