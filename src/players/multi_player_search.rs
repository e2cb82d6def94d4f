//! Max^n: a search for games of more than two seats in which every seat looks after its own
//! interest (Luckhardt and Irani, *An algorithmic solution of N-person games*, 1986).
//!
//! A position has a value for each seat; the seat to move chooses what is best for itself. There is
//! no pruning, since values of different seats have no common bound. The search is deepened until
//! its budget of nodes is spent or it is stopped.

use super::search::{Score, SearchReport, mix};

/// The most seats.
pub const MAX_SEATS: usize = 4;

/// A position of a game for several seats.
pub trait MultiPlayerPosition: Clone {
    /// A move.
    type Move: Copy + Eq;

    /// A hash of the position.
    fn key(&self) -> u64;

    /// The seat to move.
    fn seat(&self) -> usize;

    /// Whether nobody has to move any more.
    fn is_over(&self) -> bool;

    /// Appends the legal moves, the promising ones first.
    fn moves(&self, into: &mut Vec<Self::Move>);

    /// The position after a legal move.
    #[must_use]
    fn play(&self, mv: Self::Move) -> Self;

    /// How good the position is for each seat, in hundredths of a man; more than any evaluation for
    /// a seat that has won.
    fn values(&self) -> [i32; MAX_SEATS];
}

/// The parameters of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MultiPlayerOptions {
    /// The deepest iteration, at least 1.
    pub depth: u32,
    /// The node budget.
    pub nodes: u64,
    /// Breaks ties and seeds the noise.
    pub seed: u64,
    /// By how much the value of a root move may be changed.
    pub root_noise: i32,
    /// By how much an evaluation may be off.
    pub evaluation_noise: i32,
}

struct MaxN<'a> {
    options: MultiPlayerOptions,
    nodes: u64,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
}

impl MaxN<'_> {
    /// The values of a position, or nothing sensible once the search is stopped.
    fn values<P: MultiPlayerPosition>(&mut self, position: &P, depth: u32) -> [i32; MAX_SEATS] {
        self.nodes += 1;
        self.stopped |= self.nodes >= self.options.nodes;
        if self.nodes.is_multiple_of(1024) {
            self.stopped |= (self.stop)();
        }
        if depth == 0 || self.stopped || position.is_over() {
            return self.evaluate(position);
        }
        let seat = position.seat();
        let mut moves = Vec::with_capacity(32);
        position.moves(&mut moves);
        let mut best = [i32::MIN; MAX_SEATS];
        for mv in moves {
            let values = self.values(&position.play(mv), depth - 1);
            if values[seat] > best[seat] {
                best = values;
            }
        }
        // What comes later counts a little less, so that nothing good is put off for ever.
        best.map(|value| value - value.signum())
    }

    fn evaluate<P: MultiPlayerPosition>(&self, position: &P) -> [i32; MAX_SEATS] {
        let mut values = position.values();
        let noise = self.options.evaluation_noise;
        if noise > 0 {
            for (seat, value) in (0..).zip(&mut values) {
                let luck = mix(self.options.seed ^ position.key() ^ mix(seat));
                *value += (luck % (2 * noise as u64 + 1)) as i32 - noise;
            }
        }
        values
    }
}

/// Searches a position. The same position and options give the same report if `stop` never says
/// true.
pub fn search<P: MultiPlayerPosition>(
    root: &P,
    options: &MultiPlayerOptions,
    stop: &mut dyn FnMut() -> bool,
) -> SearchReport<P::Move> {
    let mut moves = Vec::new();
    root.moves(&mut moves);
    let mut search = MaxN {
        options: *options,
        nodes: 0,
        stop,
        stopped: false,
    };
    let luck = |number: usize| mix(options.seed ^ mix(number as u64));
    let noise = |number: usize| {
        let most = options.root_noise.max(0) as u64;
        (luck(number) % (most + 1)) as i32
    };
    let seat = root.seat();
    let mut order: Vec<usize> = (0..moves.len()).collect();
    let (mut depth, mut score) = (0, 0);
    for deeper in 1..=options.depth.max(1) {
        let mut values: Vec<(i32, usize)> = Vec::with_capacity(order.len());
        for number in &order {
            let after = root.play(moves[*number]);
            let value = search.values(&after, deeper - 1)[seat];
            if search.stopped && depth > 0 {
                break;
            }
            values.push((value + noise(*number), *number));
        }
        if values.len() < order.len() {
            break;
        }
        values.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
        score = values.first().map_or(0, |(value, _)| *value);
        order = values.into_iter().map(|(_, number)| number).collect();
        depth = deeper;
        if search.stopped || moves.len() < 2 {
            break;
        }
    }
    let best = order.first().map(|number| moves[*number]);
    SearchReport {
        best,
        score: Score(score),
        depth,
        nodes: search.nodes,
        pv: best.into_iter().collect(),
    }
}
