//! The cost of the headless app: `cargo bench --bench app`. A frame at rest with a full board, and
//! a move early and late in a long match, which must cost the same: nothing may grow with the
//! number of moves.

use std::time::{Duration, Instant};

use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use kings_coffer::app::GamePlugin;
use kings_coffer::app::files::Files;
use kings_coffer::app::session::{Intent, Open, TableState};
use kings_coffer::app::settings::{Settings, Speed};
use kings_coffer::app::state::{Screen, TurnPhase};
use kings_coffer::rules::mill::Mill;
use kings_coffer::rules::{Match, Occupant, Record, Turn};
use kings_coffer::store::Store;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The app with this match open and at rest, without animations.
fn at_rest(record: Record) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            16,
        )))
        .insert_resource(Files(Store::memory()))
        .insert_resource(Settings {
            speed: Speed::Instant,
            ..default()
        })
        .add_plugins(GamePlugin);
    app.finish();
    app.cleanup();
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    app.update();
    app.world_mut().write_message(Open::game(record));
    for _ in 0..200 {
        app.update();
    }
    app
}

fn idle(c: &mut Criterion) {
    let seats = vec![Occupant::Person(String::new()), Occupant::courtier(1)];
    let mut app = at_rest(Record::new("draughts", seats, 7));
    c.bench_function("idle frame, full board", |b| b.iter(|| app.update()));
}

/// A match of Nine Men's Morris with this many plies, played at random and not over.
fn long_match(plies: usize) -> Record {
    let people = vec![Occupant::Person(String::new()); 2];
    let mut record = Record::new("nine_mens_morris", people, 7);
    // Mills remove no man, so that neither side runs out of men.
    record.options.insert("removal".into(), "may".into());
    let mut game = Match::<Mill>::from_record(&record).expect("a match without moves");
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(7);
    while game.plies().len() < plies {
        let (mut peaceful, mut others): (Vec<_>, Vec<_>) = game
            .legal_moves()
            .iter()
            .copied()
            .partition(|mv| !mv.removes());
        while !(peaceful.is_empty() && others.is_empty()) {
            let pool = if peaceful.is_empty() {
                &mut others
            } else {
                &mut peaceful
            };
            let mv = pool.swap_remove(luck.random_range(0..pool.len()));
            game.play(mv).expect("a legal move");
            if game.turn().seat().is_some() {
                break;
            }
            game.undo();
        }
        assert!(matches!(game.turn(), Turn::Seat(_)), "no move goes on");
    }
    game.record()
}

/// Runs frames until a person is to move and `plies` moves have been played.
fn run_until(app: &mut App, plies: usize) {
    for _ in 0..1000 {
        app.update();
        let world = app.world();
        let phase = world.resource::<State<TurnPhase>>();
        if *phase.get() == TurnPhase::AwaitMove
            && world.resource::<TableState>().moves.len() == plies
        {
            return;
        }
    }
    panic!("the table never came to rest");
}

/// The time from a person's move until the next person can move, with all frames.
fn moves(c: &mut Criterion) {
    let mut group = c.benchmark_group("a move after plies");
    let record = long_match(1190);
    for plies in [10, 1190] {
        let mut app = at_rest(Record {
            moves: record.moves[..plies].to_vec(),
            ..record.clone()
        });
        let mv = app.world().resource::<TableState>().choices[0].clone();
        group.bench_function(BenchmarkId::from_parameter(plies), |b| {
            b.iter_custom(|times| {
                let mut spent = Duration::ZERO;
                for _ in 0..times {
                    let began = Instant::now();
                    app.world_mut().write_message(Intent::Attempt(mv.clone()));
                    run_until(&mut app, plies + 1);
                    spent += began.elapsed();
                    app.world_mut().write_message(Intent::Undo);
                    run_until(&mut app, plies);
                }
                spent
            });
        });
    }
    group.finish();
}

criterion_group!(benches, idle, moves);
criterion_main!(benches);
