//! How fast the rules and the search are: `cargo bench --no-default-features --bench engine`.

use std::hint::black_box;
use std::time::Duration;

use criterion::BenchmarkId;
use criterion::Criterion;
use criterion::Throughput;
use criterion::criterion_group;
use criterion::criterion_main;
use kings_coffer::players::draughts::DraughtsEvaluator;
use kings_coffer::players::search::Evaluator;
use kings_coffer::players::search::Past;
use kings_coffer::players::search::Search;
use kings_coffer::players::search::SearchOptions;
use kings_coffer::rules::draughts::board::Board;
use kings_coffer::rules::draughts::board::Side;
use kings_coffer::rules::draughts::board::perft;

/// Sequences counted a second, from the start.
fn counting(c: &mut Criterion) {
    let mut group = c.benchmark_group("draughts perft");
    for (depth, nodes) in [(8, 845_931), (9, 3_963_680), (10, 18_391_564)] {
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(BenchmarkId::from_parameter(depth), |b| {
            b.iter(|| assert_eq!(perft(black_box(&Board::START), depth), nodes));
        });
    }
    group.finish();
}

/// Six against six with a king each, level and open: `B:W18,21,22,26,30,K4:B5,9,11,13,19,K31`.
fn ending() -> Board {
    let set = |squares: &[u32]| squares.iter().fold(0, |set, square| set | 1 << (square - 1));
    let (black, white) = (set(&[5, 9, 11, 13, 19, 31]), set(&[4, 18, 21, 22, 26, 30]));
    Board::from_parts(black, white, set(&[4, 31]), Side::Black).unwrap_or(Board::START)
}

/// Nodes searched a second.
fn searching(c: &mut Criterion) {
    const NODES: u64 = 1_000_000;
    let mut group = c.benchmark_group("draughts search");
    group.throughput(Throughput::Elements(NODES));
    for (name, board) in [("start", Board::START), ("ending", ending())] {
        let mut search = Search::new(DraughtsEvaluator, 16 << 20);
        group.bench_function(name, |b| {
            b.iter(|| {
                search.clear();
                search.run(
                    &board,
                    Past::default(),
                    &SearchOptions {
                        nodes: Some(NODES),
                        ..SearchOptions::default()
                    },
                    &mut || false,
                )
            });
        });
    }
    group.finish();
}

/// The parts of a node.
fn parts(c: &mut Criterion) {
    let mut group = c.benchmark_group("draughts parts");
    for (name, board) in [("start", Board::START), ("ending", ending())] {
        group.bench_function(BenchmarkId::new("evaluate", name), |b| {
            b.iter(|| DraughtsEvaluator.evaluate(black_box(&board)))
        });
        group.bench_function(BenchmarkId::new("key", name), |b| b.iter(|| black_box(&board).key()));
        group.bench_function(BenchmarkId::new("legal moves", name), |b| {
            b.iter(|| black_box(&board).legal_moves())
        });
    }
    group.finish();
}

criterion_group! {
    name = engine;
    config = Criterion::default().sample_size(10).warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
    targets = counting, searching, parts
}
criterion_main!(engine);
