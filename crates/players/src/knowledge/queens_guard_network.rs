//! What the networks of Queen's Guard and Bloody Queen see: the pieces of both sides by cell, and
//! counts of what decides the game: steps that trap, trapped pieces, guards around the throne and in
//! the outer rings, and cells that a side may not enter.
//!
//! The unit of the evaluation is that of [`queens_guard_weights`](super::queens_guard_weights), a
//! hundredth of a guard. Those of Queen's Guard were trained on games with the usual options; they
//! are better than the weights with the others too.

use std::sync::Arc;

use coffer_rules::queens_guard::board::{Board, Options};
use coffer_rules::queens_guard::cell::{CELLS, CellSet, Cells, RING};

use super::network::{Count, Features, Inputs, Networks, consecutive};

/// The first bytes of the files of Queen's Guard and Bloody Queen; the last of them is the format
/// version.
pub const MAGICS: [[u8; 8]; 2] = [*b"KCNETQG\x01", *b"KCNETBQ\x01"];

/// The files as built into the program.
pub(super) const FILES: [&[u8]; 2] = [
    include_bytes!("../../../../assets/weights/queens_guard_networks.bin"),
    include_bytes!("../../../../assets/weights/bloody_queen_networks.bin"),
];

/// The inputs of both games.
#[derive(Clone, Copy, Debug)]
pub struct QueensGuardInputs;

/// The first input of the guards of the side to act and of its opponent, and of their queens, by
/// cell.
const GUARDS: [usize; 2] = [0, CELLS];
const QUEENS: [usize; 2] = [2 * CELLS, 3 * CELLS];
/// The inputs of pieces.
const PIECES: usize = 4 * CELLS;

/// Steps that trap; trapped guards; whether the queen is trapped; guards around the throne; guards
/// in the three outer rings; free cells of the inner rings that the side may not enter.
const COUNTS: [Count; 6] = consecutive(PIECES, [4, 3, 2, 7, 7, 8]);

impl Inputs for QueensGuardInputs {
    const PHASES: usize = 3;
    const HEADS: usize = 6;
    const INPUTS: usize = COUNTS[5].end();
    const GROUPS: usize = 0;
    const COUNTS: &'static [Count] = &COUNTS;
    const PAIRS: bool = true;

    fn man(_side: usize, _bit: usize) -> Option<usize> {
        None
    }
}

/// The most inputs of a position: of seven pieces a side, and of the counts.
pub const MOST_INPUTS: usize = 2 * 7 + 2 * COUNTS.len();

/// The throne and the two rings around it, where barred cells count.
const INNER: CellSet = RING[0] | RING[1] | RING[2];
/// The rings from where guards can trap.
const OUTER: CellSet = RING[3] | RING[4] | RING[5];

/// Which network evaluates a position: by the guards of both sides in the outer rings and in hand.
const fn phase(outside: usize) -> usize {
    match outside {
        8.. => 0,
        4..8 => 1,
        _ => 2,
    }
}

/// The image of each input if a cell is put on another.
pub fn images(cell: impl Fn(usize) -> usize) -> Vec<u16> {
    let of = |input: usize| match input {
        0..PIECES => input / CELLS * CELLS + cell(input % CELLS),
        _ => input,
    };
    (0..QueensGuardInputs::INPUTS)
        .map(|input| of(input) as u16)
        .collect()
}

/// The number of cells of a set.
#[inline(always)]
const fn count(set: CellSet) -> usize {
    set.count_ones() as usize
}

/// What the networks see of a position; `sees` says whether the side to act sees that it can trap
/// something.
#[inline(always)]
#[must_use]
pub fn features(board: &Board, sees: bool) -> Features {
    let us = board.actor();
    let sides = [us, us.other()];
    let guards = sides.map(|side| board.guards(side));
    let queens = sides.map(|side| board.queen(side));
    let free = board.free();
    let steps = sides.map(|side| count(board.trap_steps(side)));
    let steps = [if sees { steps[0] } else { 0 }, steps[1]];
    let hands = sides.map(|side| usize::from(board.hand(side)));
    let outside = [0, 1].map(|side| count(guards[side] & OUTER) + hands[side]);
    let head = usize::from(steps[0] != 0) + 2 * steps[1].min(2);
    let mut features = Features::new(phase(outside[0] + outside[1]), head, [0; 2]);
    for side in 0..2 {
        for guard in Cells(guards[side]) {
            features.add(GUARDS[side] + guard.index());
        }
        features.add(QUEENS[side] + queens[side].index());
    }
    let barred = sides.map(|side| board.blocked(side));
    let trapped = match board.unresolved() {
        Some((trapped, _)) => [0, trapped],
        None => sides.map(|side| board.trapped(side)),
    };
    let mut add = |index, numbers| features.add_count::<QueensGuardInputs>(index, numbers);
    add(0, steps);
    add(1, [0, 1].map(|side| count(trapped[side] & guards[side])));
    add(
        2,
        [0, 1].map(|side| usize::from(trapped[side] & queens[side].mask() != 0)),
    );
    add(3, guards.map(|guards| count(guards & RING[1])));
    add(4, outside);
    add(5, barred.map(|barred| count(barred & free & INNER)));
    features
}

/// The networks of both games, as far as they are known.
#[derive(Clone, Debug, Default)]
pub struct NetworksByGame(pub [Option<Arc<Networks<QueensGuardInputs>>>; 2]);

impl NetworksByGame {
    /// The networks of the game with these options.
    #[inline]
    #[must_use]
    pub const fn of(&self, options: Options) -> Option<&Arc<Networks<QueensGuardInputs>>> {
        self.0[options.bloody as usize].as_ref()
    }
}
