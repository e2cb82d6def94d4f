//! Information-set tree search: one tree over what a seat may know, for games in which something is
//! hidden.
//!
//! Every descent begins in a world: all that is hidden is dealt anew as the seat may believe it to
//! lie. A node of the tree stands for the moves made since the root, whatever the world, so that a
//! move is judged by all worlds together and cannot be chosen by what nobody knows. Only moves that
//! are legal in the world of the descent are looked at, and each is weighed against how often it
//! was to be had (single-observer search: Cowling, Powley and Whitehouse, *Information Set Monte
//! Carlo Tree Search*, 2012).
//!
//! Two things differ from the paper. The moves at the root are all tried in the same worlds, so
//! that the luck of the deal falls out of their comparison, and after each quarter of the budget
//! the worse half of them is given up. Below, a node opens its moves one after the other, the
//! promising ones first, and the more of them the more often it was visited.
//!
//! There is no floating point: the same worlds give the same tree everywhere.

/// A game as the search sees it: what a seat takes for possible, and how it goes on there with
/// everything open.
///
/// Moves are numbers below 128, the same for a move in all worlds in which it is legal.
pub trait HiddenInformationGame {
    /// A world: everything lies open in it.
    type Determinization: Clone;

    /// A new world in accordance with what is known; none where none can be found.
    fn world(&mut self) -> Option<Self::Determinization>;

    /// The side that moves, 0 or 1; none where it is over.
    fn side(&self, world: &Self::Determinization) -> Option<usize>;

    /// Appends the moves to look at, the promising ones first. Of moves between which there is no
    /// difference one is enough.
    fn moves(&mut self, world: &Self::Determinization, moves: &mut Vec<u8>);

    /// Makes a move.
    fn play(&mut self, world: &mut Self::Determinization, mv: u8);

    /// What the world comes to for side 0, in any unit; the other side wants it to be little.
    fn payoff(&mut self, world: &Self::Determinization) -> i32;

    /// How much was looked at so far, in the unit of the budget.
    fn spent(&self) -> u64;
}

/// How a tree is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeOptions {
    /// How much may be looked at, see [`HiddenInformationGame::spent`].
    pub nodes: u64,
    /// How far a move's mean worth must lie behind others, in hundredths of a unit, to be left
    /// alone for long: more tries more moves.
    pub explore: i64,
    /// The most nodes that the tree may have, 32 bytes each.
    pub room: usize,
}

/// A move at the root and what it came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveStats {
    /// The move.
    pub mv: u8,
    /// How many worlds it was tried in.
    pub visits: u32,
    /// What these came to for side 0, added up.
    pub sum: i64,
}

/// What a search has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TreeReport {
    /// The moves that were left at the end, all tried in the same worlds; the best for the side
    /// that moves first. Empty where there was no world.
    pub branches: Vec<MoveStats>,
    /// How many moves the longest way through the tree has.
    pub depth: u32,
}

/// No node.
const NONE: u32 = u32::MAX;

#[derive(Clone, Copy)]
struct Node {
    stats: MoveStats,
    /// How many descents could have gone this way.
    chances: u32,
    child: u32,
    sibling: u32,
}

impl Node {
    const fn new(mv: u8, sibling: u32) -> Node {
        Node {
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

    /// Its mean for a side, in hundredths.
    fn mean(&self, side: usize) -> i64 {
        let mean = self.stats.sum * 100 / i64::from(self.stats.visits.max(1));
        if side == 0 { mean } else { -mean }
    }

    /// What it promises the side that makes the move, in hundredths: its mean, and the more the
    /// less it was tried for its chances.
    fn ucb(&self, side: usize, explore: i64) -> i64 {
        // explore · √(log₂ chances ÷ visits): the logarithm is in 256ths, whose root is 16.
        let doubt = (log2(self.chances) << 16) / u64::from(self.stats.visits.max(1));
        self.mean(side) + explore * doubt.isqrt() as i64 / (16 << 8)
    }
}

/// The logarithm to base two, in 256ths, straight between the powers of two.
const fn log2(number: u32) -> u64 {
    let number = if number == 0 { 1 } else { number as u64 };
    let whole = number.ilog2();
    let rest = ((number - (1 << whole)) << 8) >> whole;
    (whole as u64) << 8 | rest
}

/// A tree below the moves of its root.
struct Tree<'v, V: HiddenInformationGame> {
    veiled: &'v mut V,
    terms: TreeOptions,
    nodes: Vec<Node>,
    moves: Vec<u8>,
    path: Vec<u32>,
    depth: usize,
}

impl<V: HiddenInformationGame> Tree<'_, V> {
    /// The best child of a node among the moves of this world, if there is any, and a move to add
    /// to it if there is one and it is time.
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
                let ucb = node.ucb(side, self.terms.explore);
                if best.is_none_or(|(most, _)| ucb > most) {
                    best = Some((ucb, at));
                }
            }
            at = node.sibling;
        }
        let due = self.nodes.len() < self.terms.room && tried <= parent.stats.visits.isqrt();
        let new = self
            .moves
            .iter()
            .copied()
            .find(|mv| open >> (mv & 127) & 1 != 0);
        (best.map(|(_, at)| at), new.filter(|_| due))
    }

    /// Goes down from a move at the root, and adds a node where it leaves the tree.
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
                    .push(Node::new(mv, self.nodes[parent as usize].child));
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

    /// The nodes, the best for a side first, the first found of equals.
    fn sort(&self, nodes: &mut [u32], side: usize) {
        nodes.sort_by_key(|at| std::cmp::Reverse(self.nodes[*at as usize].mean(side)));
    }
}

/// Searches until the budget is spent, there are no more worlds, or `stop` says so; the first world
/// is looked at in any case. `moves` are what may be done at the root, `side` who does it.
pub fn search<V: HiddenInformationGame>(
    veiled: &mut V,
    side: usize,
    moves: &[u8],
    terms: TreeOptions,
    stop: &mut dyn FnMut() -> bool,
) -> TreeReport {
    let begun = veiled.spent();
    let mut tree = Tree {
        veiled,
        terms,
        nodes: moves.iter().map(|mv| Node::new(*mv, NONE)).collect(),
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
        if spent >= terms.nodes || alive.is_empty() || stop() {
            break;
        }
        while quarter < 4 && spent >= terms.nodes / 4 * quarter {
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
    use crate::players::determinization::SplitMix64;

    const SAFE: u8 = 3;
    const WAIT: u8 = 70;
    const HEADS: u8 = 0;
    const TAILS: u8 = 127;

    /// A coin lies hidden. A side takes six for certain, or waits a turn and then names the coin's
    /// face for ten; it never learns more. In `open` the coin lies open.
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

    fn toss(open: bool, seed: u64, terms: TreeOptions) -> TreeReport {
        search(
            &mut coin(open, seed),
            seed as usize % 2,
            &[SAFE, WAIT],
            terms,
            &mut || false,
        )
    }

    /// Who looked at each world by itself would wait, for he would name the right face in each:
    /// nobody knows which world it is.
    #[test]
    fn nothing_is_chosen_by_what_nobody_knows() {
        let first = |grown: &TreeReport| grown.branches.first().map(|stats| stats.mv);
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

    /// The moves at the root are tried in the same worlds; a tree without room still has an answer,
    /// and so has one that is stopped at once.
    #[test]
    fn the_budget_and_the_room_are_kept() {
        let visits = |grown: &TreeReport| {
            grown
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

    /// Of eight moves four are left after a quarter of the budget, and two at last; those that are
    /// worth more.
    #[test]
    fn the_worse_half_is_given_up() {
        let moves = [HEADS, SAFE, TAILS, 11, 12, 13, 14, 15];
        let grown = search(&mut coin(true, 0), 0, &moves, TERMS, &mut || false);
        let left: Vec<(u8, u64)> = grown
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
