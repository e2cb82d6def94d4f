//! Retrograde analysis: solves a small game completely, backwards from its final positions.
//!
//! A game numbers its positions and says for each of them whether the game is over, how many moves
//! it has, and from which positions a move leads to it ([`Solvable`]). [`solve`] goes back from the
//! decided positions ply by ply: a side that can move to a position lost for the opponent wins one
//! ply later, and a side whose last move is refuted loses one ply later. So wins are the shortest
//! and losses the longest possible. What is never reached is a draw. Sides need not alternate.
//! Moves may lead to external positions whose value is known from another table (fewer pieces after
//! a capture). Positions that are equal by symmetry may share an index; then moves to the same
//! index count once.

use std::sync::atomic::{AtomicU16, Ordering};

use super::search::{GameEnd, Score};

/// What a position is before the analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node {
    /// An index without a position.
    Nothing,
    /// The game is over, with this result for the side to move.
    Over(GameEnd),
    /// The game goes on. The number of different moves, 1 to 255: distinct target indices plus
    /// moves that leave the numbered positions.
    Open(u8),
}

/// The value of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Won in this many plies with fastest play.
    Win(u16),
    /// Lost in this many plies with longest resistance.
    Loss(u16),
    /// Neither side can force a win.
    Draw,
}

impl Value {
    /// The value as a search score.
    #[must_use]
    pub const fn score(self) -> Score {
        match self {
            Value::Win(plies) => Score(Score::WIN - plies as i32),
            Value::Loss(plies) => Score(plies as i32 - Score::WIN),
            Value::Draw => Score(0),
        }
    }

    /// The value of a move to a position of this value, for the side that moves; `same` if that
    /// side is to move again.
    #[must_use]
    pub const fn before(self, same: bool) -> Value {
        match (self, same) {
            (Value::Win(plies), true) | (Value::Loss(plies), false) => Value::Win(plies + 1),
            (Value::Loss(plies), true) | (Value::Win(plies), false) => Value::Loss(plies + 1),
            (Value::Draw, _) => Value::Draw,
        }
    }

    /// 16 bits: 0 for a draw, else the plies and the winner.
    const fn pack(self) -> u16 {
        match self {
            Value::Draw => 0,
            Value::Loss(plies) => 2 * plies + 1,
            Value::Win(plies) => 2 * plies + 2,
        }
    }

    const fn unpack(code: u16) -> Value {
        match code {
            0 => Value::Draw,
            code if code & 1 == 1 => Value::Loss(code / 2),
            code => Value::Win(code / 2 - 1),
        }
    }
}

/// A two-sided game that is small enough to number its positions.
pub trait Solvable {
    /// The number of indices; there may be gaps.
    fn count(&self) -> u32;

    /// The state of this position.
    fn node(&self, index: u32) -> Node;

    /// Calls `each` once for every open position with a move to this one, with its index and
    /// whether the same side is to move in both.
    fn each_before(&self, index: u32, each: &mut dyn FnMut(u32, bool));

    /// Calls `each` for every move that leaves the numbered positions, with its value for the side
    /// that moves.
    fn each_way_out(&self, _index: u32, _each: &mut dyn FnMut(Value)) {}
}

/// The value of every position of a game.
#[derive(Clone, Debug)]
pub struct Solved {
    codes: Vec<u16>,
}

impl Solved {
    /// The value of a position; a draw for an index without a position.
    #[must_use]
    pub fn value(&self, index: u32) -> Value {
        Value::unpack(self.codes.get(index as usize).copied().unwrap_or_default())
    }

    /// Values by index, for tables read from a file.
    pub(super) fn of_values(values: impl Iterator<Item = Value>) -> Solved {
        Solved {
            codes: values.map(Value::pack).collect(),
        }
    }

    /// The memory used, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.codes.len() * size_of::<u16>()
    }

    /// The value of every index, in order.
    pub fn values(&self) -> impl Iterator<Item = Value> {
        self.codes.iter().map(|code| Value::unpack(*code))
    }
}

/// A concurrent cache of values, filled on demand.
#[derive(Debug)]
pub(super) struct ValueCache {
    /// 0 if there is no value yet.
    codes: Vec<AtomicU16>,
}

impl ValueCache {
    /// An empty cache for `count` positions.
    pub fn new(count: u32) -> ValueCache {
        ValueCache {
            codes: (0..count).map(|_| AtomicU16::new(0)).collect(),
        }
    }

    /// The cached value of a position, if there is one.
    pub fn value(&self, index: u32) -> Option<Value> {
        let code = self.codes.get(index as usize)?.load(Ordering::Relaxed);
        code.checked_sub(1).map(Value::unpack)
    }

    /// Caches the value of a position.
    pub fn note(&self, index: u32, value: Value) {
        if let Some(code) = self.codes.get(index as usize) {
            code.store(value.pack() + 1, Ordering::Relaxed);
        }
    }
}

/// Solves every position of a game.
pub fn solve(game: &impl Solvable) -> Solved {
    let mut work = Work {
        codes: vec![0; game.count() as usize],
        left: vec![0; game.count() as usize],
        found: Vec::new(),
    };
    // Values from outside, by the ply at which they count.
    let mut outside: Vec<Vec<(u32, bool)>> = Vec::new();
    for index in 0..game.count() {
        match game.node(index) {
            Node::Nothing | Node::Over(GameEnd::Draw) => {}
            Node::Over(GameEnd::Win) => work.settle(index, Value::Win(0)),
            Node::Over(GameEnd::Loss) => work.settle(index, Value::Loss(0)),
            Node::Open(moves) => {
                work.left[index as usize] = moves;
                game.each_way_out(index, &mut |value| {
                    let (plies, wins) = match value {
                        Value::Win(plies) => (plies, true),
                        Value::Loss(plies) => (plies, false),
                        Value::Draw => return,
                    };
                    if outside.len() <= usize::from(plies) {
                        outside.resize(usize::from(plies) + 1, Vec::new());
                    }
                    outside[usize::from(plies)].push((index, wins));
                });
            }
        }
    }
    let mut ply = 0;
    loop {
        for (index, wins) in outside
            .get_mut(usize::from(ply))
            .map(std::mem::take)
            .unwrap_or_default()
        {
            work.update(index, wins, ply);
        }
        if work.found.is_empty() && usize::from(ply) >= outside.len() {
            return Solved { codes: work.codes };
        }
        ply += 1;
        for index in std::mem::take(&mut work.found) {
            let won = matches!(Value::unpack(work.codes[index as usize]), Value::Win(_));
            game.each_before(index, &mut |from, same| work.update(from, won == same, ply));
        }
    }
}

/// The state of the analysis.
struct Work {
    codes: Vec<u16>,
    /// The number of moves of an open position that are not refuted yet; 0 once it is solved.
    left: Vec<u8>,
    /// The positions solved at this ply.
    found: Vec<u32>,
}

impl Work {
    fn settle(&mut self, index: u32, value: Value) {
        self.codes[index as usize] = value.pack();
        self.left[index as usize] = 0;
        self.found.push(index);
    }

    /// At this ply, a move of the position is found to win or to be refuted.
    fn update(&mut self, index: u32, wins: bool, ply: u16) {
        match self.left[index as usize] {
            0 => {}
            _ if wins => self.settle(index, Value::Win(ply)),
            1 => self.settle(index, Value::Loss(ply)),
            _ => self.left[index as usize] -= 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A test game: two players move one counter on a ring of squares. Each square allows certain
    /// steps; some squares end the game, and some moves lead outside. Random, so that wins, losses,
    /// draws and extra turns all occur.
    struct Maze {
        side: Vec<usize>,
        over: Vec<Option<GameEnd>>,
        exits: Vec<Vec<u32>>,
        out: Vec<Vec<Value>>,
    }

    impl Maze {
        fn new(seed: u64, size: u32) -> Maze {
            let mut luck = seed;
            let mut dice = |sides: u64| {
                luck = coffer_rules::stable_hash::mix(luck);
                luck % sides
            };
            let mut maze = Maze {
                side: Vec::new(),
                over: Vec::new(),
                exits: Vec::new(),
                out: Vec::new(),
            };
            for _ in 0..size {
                maze.side.push(dice(2) as usize);
                maze.over.push(match dice(12) {
                    0 => Some(GameEnd::Win),
                    1 => Some(GameEnd::Loss),
                    2 => Some(GameEnd::Draw),
                    _ => None,
                });
                let mut exits: Vec<u32> = (0..=dice(3))
                    .map(|_| dice(u64::from(size)) as u32)
                    .collect();
                exits.sort_unstable();
                exits.dedup();
                maze.exits.push(exits);
                maze.out.push(match dice(10) {
                    0 => vec![Value::Win(dice(9) as u16 + 1)],
                    1 => vec![
                        Value::Loss(dice(9) as u16 + 1),
                        Value::Loss(dice(9) as u16 + 1),
                    ],
                    2 => vec![Value::Draw],
                    _ => Vec::new(),
                });
            }
            maze
        }
    }

    impl Solvable for Maze {
        fn count(&self) -> u32 {
            self.side.len() as u32
        }

        fn node(&self, index: u32) -> Node {
            let at = index as usize;
            match self.over[at] {
                Some(ending) => Node::Over(ending),
                None => Node::Open((self.exits[at].len() + self.out[at].len()) as u8),
            }
        }

        fn each_before(&self, index: u32, each: &mut dyn FnMut(u32, bool)) {
            for from in 0..self.count() {
                if self.over[from as usize].is_none() && self.exits[from as usize].contains(&index)
                {
                    each(from, self.side[from as usize] == self.side[index as usize]);
                }
            }
        }

        fn each_way_out(&self, index: u32, each: &mut dyn FnMut(Value)) {
            self.out[index as usize]
                .iter()
                .for_each(|value| each(*value));
        }
    }

    /// The preference of a side among values.
    fn liking(value: Value) -> i32 {
        value.score().0
    }

    /// Every value is the best of those after its moves, and every win or loss leads to an end.
    #[test]
    fn every_value_is_what_its_moves_make_it() {
        let mut seen = [0; 3];
        for seed in 0..300 {
            let maze = Maze::new(seed, 40);
            let solved = solve(&maze);
            for index in 0..maze.count() {
                let at = index as usize;
                let value = solved.value(index);
                seen[match value {
                    Value::Win(_) => 0,
                    Value::Loss(_) => 1,
                    Value::Draw => 2,
                }] += 1;
                match maze.over[at] {
                    Some(GameEnd::Win) => assert_eq!(value, Value::Win(0)),
                    Some(GameEnd::Loss) => assert_eq!(value, Value::Loss(0)),
                    Some(GameEnd::Draw) => assert_eq!(value, Value::Draw),
                    None => {
                        let inside = maze.exits[at].iter().map(|to| {
                            solved
                                .value(*to)
                                .before(maze.side[*to as usize] == maze.side[at])
                        });
                        let best = inside
                            .chain(maze.out[at].iter().copied())
                            .max_by_key(|value| liking(*value));
                        assert_eq!(Some(value), best, "maze {seed}, square {index}");
                    }
                }
            }
        }
        assert!(seen.iter().all(|count| *count > 500), "{seen:?}");
    }

    #[test]
    fn values_are_packed_without_loss() {
        for plies in [0, 1, 2, 44, 300, 32_000] {
            for value in [Value::Win(plies), Value::Loss(plies), Value::Draw] {
                assert_eq!(Value::unpack(value.pack()), value);
            }
        }
        assert_eq!(Value::Win(3).score().win_in(), Some(3));
        assert_eq!(Value::Loss(4).score().loss_in(), Some(4));
    }
}
