//! Information-set tree search: one tree over what a seat may know, for games with hidden
//! information.
//!
//! Every descent starts with a determinization: everything hidden is dealt at random, consistently
//! with what the seat knows. A tree node stands for the moves made since the root, in any
//! determinization, so a move is scored over all of them together and cannot be chosen by hidden
//! information. Only moves that are legal in the determinization of the descent are considered, and
//! each is weighted by how often it was available (single-observer search: Cowling, Powley and
//! Whitehouse, *Information Set Monte Carlo Tree Search*, 2012).
//!
//! There are two differences from the paper. All root moves are tried in the same determinizations,
//! so that the luck of the deal cancels out of their comparison, and after each quarter of the
//! budget the worse half of them is dropped. Below the root, a node expands its moves one at a
//! time, the promising ones first, and more of them the more often it is visited.
//!
//! There is no floating point: the same determinizations give the same tree everywhere.

/// A hidden-information game as the search sees it: determinizations consistent with what a seat
/// knows, and play with everything open.
///
/// Moves are numbers below 128; a move has the same number in every determinization in which it is
/// legal.
pub trait HiddenInformationGame {
    /// A determinization: a state in which everything is open.
    type Determinization: Clone;

    /// A new determinization consistent with what is known; `None` if none can be found.
    fn world(&mut self) -> Option<Self::Determinization>;

    /// The side to move, 0 or 1; `None` if the game is over.
    fn side(&self, world: &Self::Determinization) -> Option<usize>;

    /// Appends the moves to consider, the promising ones first. Of equivalent moves, one is enough.
    fn moves(&mut self, world: &Self::Determinization, moves: &mut Vec<u8>);

    /// Plays a move.
    fn play(&mut self, world: &mut Self::Determinization, mv: u8);

    /// The result for side 0, in any unit, possibly estimated; side 1 wants it to be low.
    fn payoff(&mut self, world: &Self::Determinization) -> i32;

    /// The budget used so far, in the unit of [`TreeOptions::nodes`].
    fn spent(&self) -> u64;
}

/// The parameters of a tree search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeOptions {
    /// The node budget, see [`HiddenInformationGame::spent`].
    pub nodes: u64,
    /// The exploration constant, in hundredths of a payoff unit: the higher, the more moves are
    /// tried.
    pub explore: i64,
    /// The most nodes in the tree, of 32 bytes each.
    pub room: usize,
}

/// The statistics of a root move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveStats {
    /// The move.
    pub mv: u8,
    /// The number of determinizations in which it was tried.
    pub visits: u32,
    /// The sum of their results for side 0.
    pub sum: i64,
}

/// The result of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TreeReport {
    /// The moves left at the end, all tried in the same determinizations, best first for the side
    /// to move. Empty if there was no determinization.
    pub branches: Vec<MoveStats>,
    /// The length of the longest path in the tree, in moves.
    pub depth: u32,
}

/// No node.
const NONE: u32 = u32::MAX;

#[derive(Clone, Copy)]
struct TreeNode {
    stats: MoveStats,
    /// The number of descents in which this move was available.
    chances: u32,
    child: u32,
    sibling: u32,
}

impl TreeNode {
    const fn new(mv: u8, sibling: u32) -> TreeNode {
        TreeNode {
            stats: MoveStats {
                mv,
                visits: 0,
                sum: 0,
            },
            chances: 1,
            child: NONE,
            sibling,
        }
    }

    /// The mean result for a side, in hundredths.
    fn mean(&self, side: usize) -> i64 {
        let mean = self.stats.sum * 100 / i64::from(self.stats.visits.max(1));
        if side == 0 { mean } else { -mean }
    }

    /// The selection (UCB) score for the side that makes the move, in hundredths: the mean, plus
    /// more the less often the move was tried relative to its chances.
    fn ucb(&self, side: usize, explore: i64) -> i64 {
        // explore · √(log₂ chances ÷ visits): the logarithm is in 256ths, whose square root is 16.
        let doubt = (log2(self.chances) << 16) / u64::from(self.stats.visits.max(1));
        self.mean(side) + explore * doubt.isqrt() as i64 / (16 << 8)
    }
}

/// The base-2 logarithm in 256ths, interpolated linearly between powers of two.
const fn log2(number: u32) -> u64 {
    let number = if number == 0 { 1 } else { number as u64 };
    let whole = number.ilog2();
    let rest = ((number - (1 << whole)) << 8) >> whole;
    (whole as u64) << 8 | rest
}

/// The tree below the root moves.
struct Tree<'v, V: HiddenInformationGame> {
    veiled: &'v mut V,
    options: TreeOptions,
    nodes: Vec<TreeNode>,
    moves: Vec<u8>,
    path: Vec<u32>,
    depth: usize,
}

impl<V: HiddenInformationGame> Tree<'_, V> {
    /// The best child of a node among the moves of this determinization, if there is any, and the
    /// next move to expand, if it is time to add one.
    fn choose(&mut self, parent: u32, side: usize) -> (Option<u32>, Option<u8>) {
        let parent = self.nodes[parent as usize];
        let mut open = self
            .moves
            .iter()
            .fold(0_u128, |set, mv| set | 1 << (mv & 127));
        let mut best: Option<(i64, u32)> = None;
        let mut tried = 0;
        let mut at = parent.child;
        while let Some(node) = self.nodes.get_mut(at as usize) {
            let bit = 1 << (node.stats.mv & 127);
            if open & bit != 0 {
                open &= !bit;
                tried += 1;
                node.chances += 1;
                let ucb = node.ucb(side, self.options.explore);
                if best.is_none_or(|(most, _)| ucb > most) {
                    best = Some((ucb, at));
                }
            }
            at = node.sibling;
        }
        let due = self.nodes.len() < self.options.room && tried <= parent.stats.visits.isqrt();
        let new = self
            .moves
            .iter()
            .copied()
            .find(|mv| open >> (mv & 127) & 1 != 0);
        (best.map(|(_, at)| at), new.filter(|_| due))
    }

    /// Descends from a root move, adds a node on leaving the tree, and backs up the result.
    fn descend(&mut self, root: u32, world: &V::Determinization) {
        let mut world = world.clone();
        self.path.clear();
        self.path.push(root);
        self.veiled
            .play(&mut world, self.nodes[root as usize].stats.mv);
        let mut parent = root;
        while let Some(side) = self.veiled.side(&world) {
            self.moves.clear();
            self.veiled.moves(&world, &mut self.moves);
            let (best, new) = self.choose(parent, side);
            if let Some(mv) = new {
                let at = self.nodes.len() as u32;
                self.nodes
                    .push(TreeNode::new(mv, self.nodes[parent as usize].child));
                self.nodes[parent as usize].child = at;
                self.veiled.play(&mut world, mv);
                self.path.push(at);
                break;
            }
            let Some(next) = best else { break };
            self.veiled
                .play(&mut world, self.nodes[next as usize].stats.mv);
            self.path.push(next);
            parent = next;
        }
        self.depth = self.depth.max(self.path.len());
        let payoff = i64::from(self.veiled.payoff(&world));
        for at in &self.path {
            let stats = &mut self.nodes[*at as usize].stats;
            stats.visits += 1;
            stats.sum += payoff;
        }
    }

    /// Sorts nodes best first for a side; ties keep their order.
    fn sort(&self, nodes: &mut [u32], side: usize) {
        nodes.sort_by_key(|at| std::cmp::Reverse(self.nodes[*at as usize].mean(side)));
    }
}

/// Searches until the budget is spent, there are no more determinizations, or `stop` returns true;
/// at least one determinization is always searched. `moves` are the root moves and `side` is the
/// side to move.
pub fn search<V: HiddenInformationGame>(
    veiled: &mut V,
    side: usize,
    moves: &[u8],
    options: TreeOptions,
    stop: &mut dyn FnMut() -> bool,
) -> TreeReport {
    let begun = veiled.spent();
    let mut tree = Tree {
        veiled,
        options,
        nodes: moves.iter().map(|mv| TreeNode::new(*mv, NONE)).collect(),
        moves: Vec::new(),
        path: Vec::new(),
        depth: 0,
    };
    let mut alive: Vec<u32> = (0..tree.nodes.len() as u32).collect();
    let mut quarter = 1;
    while let Some(world) = tree.veiled.world() {
        for at in &alive {
            tree.descend(*at, &world);
        }
        let spent = tree.veiled.spent() - begun;
        if spent >= options.nodes || alive.is_empty() || stop() {
            break;
        }
        while quarter < 4 && spent >= options.nodes / 4 * quarter {
            tree.sort(&mut alive, side);
            alive.truncate(alive.len().div_ceil(2).max(2));
            quarter += 1;
        }
    }
    tree.sort(&mut alive, side);
    let branches = alive.iter().map(|at| tree.nodes[*at as usize].stats);
    TreeReport {
        branches: branches.filter(|stats| stats.visits > 0).collect(),
        depth: tree.depth as u32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::determinization::SplitMix64;

    const SAFE: u8 = 3;
    const WAIT: u8 = 70;
    const HEADS: u8 = 0;
    const TAILS: u8 = 127;

    /// A toy game with a hidden coin. A side takes six for certain, or waits a turn and then calls
    /// the coin for ten; it never learns more. If `open`, the coin is visible.
    struct Coin {
        luck: SplitMix64,
        open: bool,
        side: usize,
        worlds: u64,
    }

    #[derive(Clone)]
    struct Tossed {
        heads: bool,
        calls: Vec<u8>,
    }

    impl HiddenInformationGame for Coin {
        type Determinization = Tossed;

        fn world(&mut self) -> Option<Tossed> {
            self.worlds += 1;
            Some(Tossed {
                heads: self.open || self.luck.below(2) == 0,
                calls: Vec::new(),
            })
        }

        fn side(&self, world: &Tossed) -> Option<usize> {
            matches!(world.calls.last(), None | Some(&WAIT)).then_some(self.side)
        }

        fn moves(&mut self, _world: &Tossed, moves: &mut Vec<u8>) {
            moves.extend([HEADS, TAILS]);
        }

        fn play(&mut self, world: &mut Tossed, mv: u8) {
            world.calls.push(mv);
        }

        fn payoff(&mut self, world: &Tossed) -> i32 {
            let won = match world.calls.last() {
                Some(&SAFE) => 6,
                Some(&HEADS) => 10 * i32::from(world.heads),
                Some(&TAILS) => 10 * i32::from(!world.heads),
                _ => 0,
            };
            if self.side == 0 { won } else { -won }
        }

        fn spent(&self) -> u64 {
            self.worlds
        }
    }

    const TERMS: TreeOptions = TreeOptions {
        nodes: 2000,
        explore: 300,
        room: 1000,
    };

    fn coin(open: bool, seed: u64) -> Coin {
        Coin {
            luck: SplitMix64::new(seed),
            open,
            side: seed as usize % 2,
            worlds: 0,
        }
    }

    fn toss(open: bool, seed: u64, options: TreeOptions) -> TreeReport {
        search(
            &mut coin(open, seed),
            seed as usize % 2,
            &[SAFE, WAIT],
            options,
            &mut || false,
        )
    }

    /// Searching each determinization separately would wait, because it calls the right face in
    /// each of them; but a player does not know which one is real.
    #[test]
    fn nothing_is_chosen_by_what_nobody_knows() {
        let first = |report: &TreeReport| report.branches.first().map(|stats| stats.mv);
        for seed in 0..6 {
            assert_eq!(first(&toss(false, seed, TERMS)), Some(SAFE));
            assert_eq!(first(&toss(true, seed, TERMS)), Some(WAIT));
        }
        assert_eq!(toss(true, 0, TERMS).depth, 2);
    }

    #[test]
    fn the_same_luck_grows_the_same_tree() {
        assert_eq!(toss(false, 3, TERMS), toss(false, 3, TERMS));
        assert_ne!(toss(false, 3, TERMS), toss(false, 5, TERMS));
    }

    /// The root moves are tried in the same determinizations; a tree without room for nodes still
    /// gives an answer, and so does a search that is stopped at once.
    #[test]
    fn the_budget_and_the_room_are_kept() {
        let visits = |report: &TreeReport| {
            report
                .branches
                .iter()
                .map(|stats| u64::from(stats.visits))
                .collect::<Vec<_>>()
        };
        assert_eq!(visits(&toss(false, 1, TERMS)), [TERMS.nodes; 2]);
        let narrow = toss(false, 1, TreeOptions { room: 0, ..TERMS });
        assert_eq!((visits(&narrow), narrow.depth), (vec![TERMS.nodes; 2], 1));
        let stopped = search(&mut coin(false, 1), 1, &[SAFE, WAIT], TERMS, &mut || true);
        assert_eq!(visits(&stopped), [1; 2]);
        assert_eq!(
            search(&mut coin(false, 1), 1, &[], TERMS, &mut || false),
            TreeReport::default()
        );
    }

    /// Of eight moves the better four remain after a quarter of the budget, and the best two at the
    /// end.
    #[test]
    fn the_worse_half_is_given_up() {
        let moves = [HEADS, SAFE, TAILS, 11, 12, 13, 14, 15];
        let report = search(&mut coin(true, 0), 0, &moves, TERMS, &mut || false);
        let left: Vec<(u8, u64)> = report
            .branches
            .iter()
            .map(|stats| (stats.mv, u64::from(stats.visits)))
            .collect();
        assert_eq!(left, [(HEADS, TERMS.nodes), (SAFE, TERMS.nodes)]);
    }

    #[test]
    fn logarithms_are_near() {
        assert_eq!([1, 2, 3, 4, 1024].map(log2), [0, 256, 256 + 128, 512, 2560]);
    }
}
