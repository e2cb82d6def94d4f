//! What each move of a position is worth.

use coffer_players::search::{
    Evaluator, HistoryView, Score, Search, SearchOptions, SearchPosition,
};

/// Scores every move by a separate search.
pub(super) fn each_worth<P: SearchPosition, E: Evaluator<P>>(
    position: &P,
    evaluator: E,
    nodes: u64,
) -> Vec<(P::Move, Score)> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let mut search = Search::new(evaluator, 1 << 18);
    let options = SearchOptions {
        nodes: Some(nodes),
        ..SearchOptions::default()
    };
    moves
        .into_iter()
        .map(|mv| {
            search.clear();
            let after = position.play(mv);
            let report = search.run(&after, HistoryView::default(), &options, &mut || false);
            let score = if after.side() == position.side() {
                report.score
            } else {
                Score(-report.score.0)
            };
            (mv, score)
        })
        .collect()
}
