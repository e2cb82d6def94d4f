//! Queen's Guard and Bloody Queen as games to train networks on. Of the positions that are equal by
//! a symmetry of the board the same one is kept.

use coffer_rules::queens_guard::NO_PROGRESS_LIMIT;
use coffer_rules::queens_guard::board::{Board, Options};

use super::evaluation::QueensGuardEvaluator;
use super::symmetry;
use crate::knowledge::Knowledge;
use crate::knowledge::network::Features;
use crate::knowledge::queens_guard_network::{
    MAGICS, MOST_INPUTS, NetworksByGame, QueensGuardInputs, features, images,
};
use crate::levels::StyleWeights;
use crate::self_play::{Layout, SelfPlay};

/// One of the games with its options.
#[derive(Clone, Copy, Debug)]
pub struct QueensGuardSelfPlay(pub Options);

impl SelfPlay for QueensGuardSelfPlay {
    type Position = Board;
    type Evaluator = QueensGuardEvaluator;

    const RANDOM_PLIES: (u64, u64) = (6, 25);
    /// Only a proven win.
    const DECIDED: i32 = 20_000;

    fn start(&self) -> Board {
        Board::start(self.0)
    }

    fn progress_limit(&self) -> u32 {
        NO_PROGRESS_LIMIT.into()
    }

    fn evaluators(&self, knowledge: &Knowledge) -> [QueensGuardEvaluator; 2] {
        let weights = knowledge.queens_guard().unwrap_or_default();
        [knowledge.queens_guard_networks(), NetworksByGame::default()].map(|networks| {
            QueensGuardEvaluator::new(weights.clone(), networks, StyleWeights::PLAIN)
        })
    }

    fn features(&self, board: &Board) -> Option<(Features, Vec<u16>)> {
        let features = features(board, true);
        let own = board.actor();
        let frame = symmetry::frame(board.queen(own), board.queen(own.other()));
        let images = images(|cell| symmetry::image(cell, frame));
        let inputs = features.inputs::<QueensGuardInputs>();
        let inputs = inputs.iter().map(|&input| images[usize::from(input)]);
        Some((features, inputs.collect()))
    }

    fn layout(&self) -> Layout {
        let magic = MAGICS[usize::from(self.0.bloody)];
        let symmetries = (0..symmetry::FRAMES as u8)
            .map(|frame| images(|cell| symmetry::image(cell, frame)))
            .collect();
        Layout::new::<QueensGuardInputs>(magic, MOST_INPUTS, symmetries)
    }
}
