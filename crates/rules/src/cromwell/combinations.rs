//! Combinations: runs of consecutive monarchs of one house (CR-4).

use super::deck::MonarchSet;

/// The least number of cards in a combination (CR-4).
pub const COMBINATION: usize = 3;

/// Every run of consecutive cards of one house in a set, whole or in part.
pub fn parts(set: MonarchSet) -> impl Iterator<Item = MonarchSet> {
    set.runs().flat_map(|run| {
        run.iter().flat_map(move |first| {
            let lasts = run.iter().filter(move |last| first <= *last);
            lasts.map(move |last| MonarchSet::run(first, last))
        })
    })
}

/// Whether cards may be laid beside those on the table (CR-4): a combination of three or more, or
/// fewer at an end of one, possibly joining two.
pub fn fits(cards: MonarchSet, table: MonarchSet) -> bool {
    let one_run = cards.runs().next() == Some(cards);
    one_run && (cards.len() >= COMBINATION || !(cards.neighbours() & table).is_empty())
}

/// Whether a whole hand may be laid: each run that it forms with the table is long enough.
pub fn goes_out(hand: MonarchSet, table: MonarchSet) -> bool {
    let touched = |run: &MonarchSet| !(*run & hand).is_empty();
    let mut runs = (hand | table).runs().filter(touched);
    runs.all(|run| run.len() >= COMBINATION)
}
