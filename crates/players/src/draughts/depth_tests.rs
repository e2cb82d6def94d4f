//! Whether the networks come nearer to a deep search than the tuned weights do, at the depth of a
//! weaker player.

use coffer_rules::draughts::Draughts;
use coffer_rules::draughts::board::Board;
use coffer_rules::{Game, Setup};

use super::self_play::DraughtsSelfPlay;
use crate::knowledge::tests::complete;
use crate::search::{Evaluator, HistoryView, Search, SearchOptions};
use crate::self_play::SelfPlay;

/// Positions in PDN's notation, each with its score for the side to move after a selective search of
/// 20 plies by the networks; three are from lost games, the others from self-play. Written by
/// `tools/deep_scores`.
const DEEP_SCORES: &str = include_str!("../../../../tests/data/draughts_deep_scores.txt");
/// Positions in all.
const POSITIONS: usize = 203;
/// Plies of the searches that are compared with the deep ones.
const SHALLOW: u32 = 8;
/// Scores beyond this count as this, in hundredths of a man.
const MOST: i32 = 400;

fn board(fen: &str) -> Board {
    let setup = Setup::standard("draughts").expect("registered");
    let game = Draughts::from_position(&setup, fen).expect("a position");
    *game.board()
}

/// How far the scores of [`SHALLOW`] searches are from the deep ones, all positions together, in
/// hundredths of a man.
fn difference<E: Evaluator<Board>>(evaluator: E) -> u32 {
    let mut search = Search::new(evaluator, 1 << 20);
    let difference = |line: &str| {
        let (fen, deep) = line.split_once(' ').expect("a position and a score");
        let deep: i32 = deep.parse().expect("a score");
        let options = SearchOptions {
            depth: SHALLOW,
            selective: true,
            ..SearchOptions::default()
        };
        search.clear();
        let report = search.run(&board(fen), HistoryView::default(), &options, &mut || false);
        let score = report.score.0.clamp(-MOST, MOST);
        score.abs_diff(deep.clamp(-MOST, MOST))
    };
    DEEP_SCORES.lines().map(difference).sum()
}

#[test]
fn networks_come_nearer_to_a_deep_search() {
    assert_eq!(DEEP_SCORES.lines().count(), POSITIONS);
    let [networks, weights] = DraughtsSelfPlay.evaluators(complete()).map(difference);
    println!("difference of {POSITIONS} scores: networks {networks}, tuned weights {weights}");
    assert!(networks < weights, "{networks} and {weights}");
}
