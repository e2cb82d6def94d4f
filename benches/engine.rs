//! The speed of the rules and the search: `cargo bench --no-default-features --bench engine`.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use kings_coffer::players::draughts::Evaluation;
use kings_coffer::players::knowledge::Knowledge;
use kings_coffer::players::levels::StyleWeights;
use kings_coffer::players::mill::MillEvaluator;
use kings_coffer::players::search::{
    Evaluator, HistoryView, Search, SearchOptions, SearchPosition, SearchReport, TablebaseResult,
};
use kings_coffer::players::wdl_tablebase::WithTablebase;
use kings_coffer::rules::draughts::board::{Board, Side, perft};
use kings_coffer::rules::mill;
use kings_coffer::rules::mill::board::{Options, Point};
use kings_coffer::rules::six_of_viii::deck::CardSet;
use kings_coffer::rules::six_of_viii::round::Round;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Perft: sequences per second, from the start position.
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
    let set = |squares: &[u32]| {
        squares
            .iter()
            .fold(0, |set, square| set | 1 << (square - 1))
    };
    let (black, white) = (set(&[5, 9, 11, 13, 19, 31]), set(&[4, 18, 21, 22, 26, 30]));
    Board::from_parts(black, white, set(&[4, 31]), Side::Black).unwrap_or(Board::START)
}

/// The knowledge of the players; none, if a file is damaged.
fn knowledge() -> Knowledge {
    Knowledge::complete().unwrap_or_default()
}

/// Nodes searched per second.
fn searching(c: &mut Criterion) {
    let mut group = c.benchmark_group("draughts search");
    group.throughput(Throughput::Elements(NODES));
    for (name, board) in [("start", Board::START), ("ending", ending())] {
        let mut search = Search::new(Evaluation::best(&knowledge()), 16 << 20);
        group.bench_function(name, |b| {
            b.iter(|| search_afresh(&mut search, &board));
        });
    }
    group.finish();
}

/// Nodes of each search.
const NODES: u64 = 1_000_000;

/// A search with an empty transposition table.
fn search_afresh<P: SearchPosition, E: Evaluator<P>>(
    search: &mut Search<P, E>,
    board: &P,
) -> SearchReport<P::Move> {
    let options = SearchOptions {
        nodes: Some(NODES),
        ..SearchOptions::default()
    };
    search.clear();
    search.run(board, HistoryView::default(), &options, &mut || false)
}

/// The cost and the use of tablebases.
fn endings(c: &mut Criterion) {
    let knowledge = knowledge();
    let Some(table) = knowledge.draughts() else {
        return;
    };
    table.unpack();
    let mut group = c.benchmark_group("draughts endings");
    // Scattered over the tablebase, so that little of it is in the cache.
    let boards: Vec<Board> = (0..1_u32 << 16)
        .filter_map(|i| {
            let dice = i.wrapping_mul(0x9E37_79B9) ^ i.wrapping_mul(0x85EB_CA6B).rotate_left(15);
            let square = |n: u32| 1 << (dice >> (5 * n) & 31);
            let (black, white) = (square(0) | square(1), square(2) | square(3));
            let side = if dice >> 31 == 0 {
                Side::Black
            } else {
                Side::White
            };
            Board::from_parts(
                black,
                white,
                if dice >> 30 & 1 == 0 {
                    black | white
                } else {
                    black
                },
                side,
            )
            .ok()
        })
        .collect();
    group.throughput(Throughput::Elements(boards.len() as u64));
    group.bench_function("probe", |b| {
        b.iter(|| {
            boards
                .iter()
                .filter(|board| table.probe(black_box(board)) == Some(TablebaseResult::Draw))
                .count()
        })
    });
    group.throughput(Throughput::Elements(NODES));
    for (name, board) in [("start", Board::START), ("ending", ending())] {
        let evaluator = WithTablebase::new(Evaluation::best(&knowledge), Some(table.clone()));
        let mut search = Search::new(evaluator, 16 << 20);
        group.bench_function(BenchmarkId::new("search", name), |b| {
            b.iter(|| search_afresh(&mut search, &board));
        });
    }
    group.finish();
}

/// The parts of a node.
fn parts(c: &mut Criterion) {
    let mut group = c.benchmark_group("draughts parts");
    let judgement = Evaluation::best(&knowledge());
    for (name, board) in [("start", Board::START), ("ending", ending())] {
        group.bench_function(BenchmarkId::new("evaluate", name), |b| {
            b.iter(|| judgement.evaluate(black_box(&board)))
        });
        group.bench_function(BenchmarkId::new("key", name), |b| {
            b.iter(|| black_box(&board).key())
        });
        group.bench_function(BenchmarkId::new("legal moves", name), |b| {
            b.iter(|| black_box(&board).legal_moves())
        });
    }
    group.finish();
}

/// A position of Nine Men's Morris in the middle of the game (NM-9).
fn morris() -> mill::board::Board {
    let set = |names: &str| {
        names
            .split(' ')
            .filter_map(Point::named)
            .fold(0, |set, point| set | point.mask())
    };
    let men = [
        set("e5 e3 c5 f4 d6 d2 g4 a7 d1"),
        set("e4 d5 d3 f6 b2 c4 d7 g7 a4"),
    ];
    let start = mill::board::Board::start(Options::default());
    mill::board::Board::from_parts(men, [0, 0], mill::board::Side::White, Options::default())
        .unwrap_or(start)
}

/// The same of the mill games.
fn mills(c: &mut Criterion) {
    let start = mill::board::Board::start(Options::default());
    let mut group = c.benchmark_group("mill perft");
    for (name, board, depth, nodes) in [
        ("start", start, 6, 99_274_176),
        ("moving", morris(), 6, 665_535),
    ] {
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(name, |b| {
            b.iter(|| assert_eq!(mill::board::perft(black_box(&board), depth), nodes));
        });
    }
    group.finish();
    let mut group = c.benchmark_group("mill search");
    group.throughput(Throughput::Elements(NODES));
    for (name, board) in [("start", start), ("moving", morris())] {
        let mut search = Search::new(
            MillEvaluator::new(StyleWeights::PLAIN, None, None),
            16 << 20,
        );
        group.bench_function(name, |b| b.iter(|| search_afresh(&mut search, &board)));
    }
    group.finish();
}

/// Whole hands of The Six of VIII per second: dealt, passed and played at random.
fn hands(c: &mut Criterion) {
    let mut group = c.benchmark_group("six of viii");
    group.throughput(Throughput::Elements(1));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    group.bench_function("random hand", |b| {
        b.iter(|| {
            let mut round = Round::at_random(CardSet::ALL, 0, &mut rng);
            round.exchange_at_random(&mut rng);
            round.play_out(&mut rng);
            round.tallies
        });
    });
    group.finish();
}

criterion_group! {
    name = engine;
    config = Criterion::default().sample_size(10).warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
    targets = counting, searching, endings, parts, mills, hands
}
criterion_main!(engine);
