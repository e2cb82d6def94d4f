//! Puzzles of a variant one after another against the clock, from easy to hard: until the time is up,
//! so many are failed, or none is left. A puzzle is failed by the first wrong move.

use coffer_rules::stable_hash::mix;

use super::library::LevelLibrary;
use super::puzzles::Puzzle;

/// The time, in seconds.
pub const RUSH_SECONDS: u32 = 180;
/// The number of failed puzzles that ends it.
pub const RUSH_MISTAKES: u32 = 3;
/// The fewest puzzles of a variant with which it is worth the while.
const FEWEST: usize = 12;
/// The number of puzzles of each difficulty before the next one; the others follow after the hardest.
const STEP: usize = 5;

/// The puzzles to come, and how it went so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRush {
    /// The ids of the puzzles to come, the next one last.
    ahead: Vec<String>,
    /// The number of puzzles solved.
    pub solved: u32,
    /// The number of puzzles failed.
    pub mistakes: u32,
}

impl PuzzleRush {
    /// The puzzles of a variant in an order that depends on the seed; `None` if there are too few.
    #[must_use]
    pub fn new(levels: &LevelLibrary, variant: &str, seed: u64) -> Option<Self> {
        if !Self::is_possible(levels, variant) {
            return None;
        }
        let mut puzzles: Vec<&Puzzle> = levels.puzzles(variant).collect();
        let mixed = |puzzle: &&Puzzle| {
            let bytes = puzzle.id.bytes();
            bytes.fold(seed, |sum, byte| mix(sum ^ u64::from(byte)))
        };
        puzzles.sort_by_cached_key(|puzzle| (puzzle.difficulty, mixed(puzzle)));
        let (mut first, mut rest) = (Vec::<&Puzzle>::new(), Vec::new());
        for same in puzzles.chunk_by(|one, other| one.difficulty == other.difficulty) {
            let (before, after) = same.split_at(same.len().min(STEP));
            first.extend(before);
            rest.extend(after);
        }
        let ahead = first.into_iter().chain(rest).rev();
        Some(Self {
            ahead: ahead.map(|puzzle| puzzle.id.clone()).collect(),
            solved: 0,
            mistakes: 0,
        })
    }

    /// Whether a variant has puzzles enough.
    #[must_use]
    pub fn is_possible(levels: &LevelLibrary, variant: &str) -> bool {
        levels.puzzles(variant).count() >= FEWEST
    }

    /// The id of the next puzzle; `None` if it is over.
    pub fn next_puzzle(&mut self) -> Option<String> {
        if self.is_lost() {
            None
        } else {
            self.ahead.pop()
        }
    }

    /// Records whether a puzzle was solved or failed.
    pub fn record(&mut self, solved: bool) {
        self.solved += u32::from(solved);
        self.mistakes += u32::from(!solved);
    }

    /// Whether too many puzzles were failed.
    #[must_use]
    pub const fn is_lost(&self) -> bool {
        self.mistakes >= RUSH_MISTAKES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All puzzles come once, five of each difficulty first, in another order for another seed.
    #[test]
    fn puzzles_come_from_easy_to_hard() {
        let levels = LevelLibrary::built_in();
        let order = |seed| {
            let mut rush = PuzzleRush::new(&levels, "draughts", seed).expect("puzzles");
            std::iter::from_fn(|| rush.next_puzzle()).collect::<Vec<_>>()
        };
        let ids = order(1);
        let difficulty = |id: &String| levels.puzzle(id).expect("a puzzle").1.difficulty;
        let first: Vec<u8> = ids.iter().take(4 * STEP).map(difficulty).collect();
        assert!(
            first.is_sorted() && first[STEP - 1] == 1 && first[STEP] == 2,
            "{first:?}"
        );
        assert_ne!(order(2), ids);
        let all = levels.puzzles("draughts").count();
        let unique: std::collections::BTreeSet<_> = ids.iter().collect();
        assert_eq!((ids.len(), unique.len()), (all, all));
    }

    #[test]
    fn the_third_mistake_ends_it() {
        let levels = LevelLibrary::built_in();
        let mut rush = PuzzleRush::new(&levels, "draughts", 1).expect("puzzles");
        for solved in [true, false, false, true] {
            assert!(rush.next_puzzle().is_some());
            rush.record(solved);
        }
        rush.record(false);
        assert_eq!((rush.solved, rush.mistakes), (2, RUSH_MISTAKES));
        assert!(rush.is_lost() && rush.next_puzzle().is_none());
        assert!(PuzzleRush::new(&levels, "six_of_none", 1).is_none());
    }
}
