//! Whether the networks come nearer to a deep search than the tuned weights do, at the depth of a
//! weaker player.

use super::self_play::DraughtsSelfPlay;
use crate::players::knowledge::tests::complete;
use crate::players::search::{Evaluator, HistoryView, Search, SearchOptions, mix};
use crate::players::self_play::{SelfPlay, one_game};
use crate::rules::draughts::Draughts;
use crate::rules::draughts::board::{Board, Side};
use crate::rules::{Game, Setup};

/// Positions in PDN's notation, each with its scores after searches of [`DEEP`] plies by the networks
/// and by the tuned weights; the first are [`LOST`]. Written by
/// `cargo test --no-default-features --lib write_deep_scores -- --ignored`.
const DEEP_SCORES: &str = include_str!("../../../tests/data/draughts_deep_scores.txt");
/// Plies of the searches to compare with.
const DEEP: u32 = 20;
/// Plies of the searches that are compared.
const SHALLOW: u32 = 8;
/// Scores beyond this count as this, in hundredths of a man.
const MOST: i32 = 400;
/// Positions in which games were lost.
const LOST: [&str; 3] = [
    "W:W17,22,30,K8:B1,6,24,K16",
    "W:W16,17,20,30,K2:B1,3,15,21,K23",
    "W:W15,16,K8:B13,K7,K22",
];
/// Positions from self-play.
const PLAYED: usize = 200;
/// Nodes for each move of self-play.
const NODES: u64 = 2000;

fn board(fen: &str) -> Board {
    let setup = Setup::standard("draughts").expect("registered");
    let game = Draughts::from_position(&setup, fen).expect("a position");
    *game.board()
}

/// The scores of searches of a position as in play, one after each of these depths, at most
/// [`MOST`].
fn scores<E: Evaluator<Board>>(evaluator: E, board: &Board, depths: &[u32]) -> Vec<i32> {
    let mut search = Search::new(evaluator, 8 << 20);
    let score = |depth: &u32| {
        let options = SearchOptions {
            depth: *depth,
            selective: true,
            ..SearchOptions::default()
        };
        search.clear();
        let past = HistoryView::default();
        let report = search.run(board, past, &options, &mut || false);
        report.score.0.clamp(-MOST, MOST)
    };
    depths.iter().map(score).collect()
}

/// The scores by the networks, and by the tuned weights.
fn both(board: &Board, depths: &[u32]) -> [Vec<i32>; 2] {
    let evaluators = DraughtsSelfPlay.evaluators(complete());
    evaluators.map(|evaluator| scores(evaluator, board, depths))
}

/// A quiet position with 8 to 16 pieces from a game of the program against itself; `None` if the
/// game had none.
fn played(seed: u64) -> Option<Board> {
    let [best, plain] = DraughtsSelfPlay.evaluators(complete());
    let mut search = Search::new(best, 1 << 20);
    let mut quiet = Vec::new();
    one_game(
        &DraughtsSelfPlay,
        &mut search,
        &plain,
        NODES,
        seed,
        |board, _| {
            let captures = Side::ALL.map(|side| board.with_turn(side).must_capture());
            let pieces = (board.black() | board.white()).count_ones();
            if captures == [false; 2] && (8..=16).contains(&pieces) {
                quiet.push(*board);
            }
        },
    );
    let chosen = mix(seed) % (quiet.len() as u64).max(1);
    quiet.get(chosen as usize).copied()
}

/// The mean difference of scores.
fn mean_difference(pairs: &[(i32, i32)]) -> f64 {
    let sum: u32 = pairs.iter().map(|(one, other)| one.abs_diff(*other)).sum();
    f64::from(sum) / pairs.len() as f64
}

/// At [`SHALLOW`] plies the networks are nearer to a deep search than the tuned weights, also to
/// that by the tuned weights.
#[test]
fn networks_come_nearer_to_a_deep_search() {
    let mut pairs = [const { Vec::new() }; 3];
    for line in DEEP_SCORES.lines() {
        let mut words = line.split(' ');
        let board = board(words.next().expect("a position"));
        let [by_networks, by_weights] = [(); 2].map(|()| {
            words
                .next()
                .and_then(|word| word.parse().ok())
                .expect("a score")
        });
        let [networks, weights] = both(&board, &[SHALLOW]).map(|scores| scores[0]);
        pairs[0].push((networks, by_networks));
        pairs[1].push((weights, by_networks));
        pairs[2].push((weights, by_weights));
    }
    assert_eq!(pairs[0].len(), LOST.len() + PLAYED);
    let means = pairs.map(|pairs| mean_difference(&pairs));
    println!("networks, weights to the networks' deep scores; weights to their own: {means:?}");
    assert!(means[0] < means[1] && means[0] < means[2], "{means:?}");
}

/// Writes [`DEEP_SCORES`], and prints what is said of [`LOST`] at several depths.
#[test]
#[ignore = "writes a file"]
fn write_deep_scores() {
    for fen in LOST {
        println!("{fen}: {:?}", both(&board(fen), &[SHALLOW, 16, DEEP]));
    }
    let games = (0..).filter_map(played);
    let boards = LOST.into_iter().map(board).chain(games.take(PLAYED));
    let line = |board: Board| {
        let [by_networks, by_weights] = both(&board, &[DEEP]).map(|scores| scores[0]);
        let fen = Draughts::from_board(board).position();
        format!("{fen} {by_networks} {by_weights}\n")
    };
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/data/draughts_deep_scores.txt"
    );
    std::fs::write(path, boards.map(line).collect::<String>()).expect("written");
}
