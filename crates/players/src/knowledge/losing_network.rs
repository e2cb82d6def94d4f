//! What the networks of Losing Draughts see: the pieces as in draughts, and how many steps each side
//! has, since the side with a choice of moves wins.

use coffer_rules::draughts::board::Board;

use super::draughts_network::{DraughtsInputs, View};
use super::network::{Count, Features, Inputs};

/// The first bytes of the file; the last of them is the format version.
pub const MAGIC: [u8; 8] = *b"KCNETLD\x01";

/// The file as built into the program.
pub(super) const FILE: &[u8] = include_bytes!("../../../../assets/weights/losing_networks.bin");

/// The inputs: those of draughts, then the number of steps of each side.
#[derive(Clone, Copy, Debug)]
pub struct LosingInputs;

const STEPS: Count = Count {
    first: DraughtsInputs::INPUTS,
    numbers: 16,
};

impl Inputs for LosingInputs {
    const PHASES: usize = DraughtsInputs::PHASES;
    const HEADS: usize = 1;
    const INPUTS: usize = STEPS.end();
    const GROUPS: usize = DraughtsInputs::GROUPS;
    const COUNTS: &'static [Count] = &[STEPS];

    fn man(side: usize, bit: usize) -> Option<usize> {
        DraughtsInputs::man(side, bit)
    }
}

/// What the networks see of a position.
#[inline]
#[must_use]
pub fn features(board: &Board) -> Features {
    let mut features = View::of(board).features();
    let turn = board.turn();
    let steps = [turn, turn.other()].map(|side| board.with_turn(side).count_steps() as usize);
    features.add_count::<LosingInputs>(0, steps);
    features
}
