//! The mill games as games to train networks on. Of the positions that are equal by a symmetry of
//! the board the same one is kept.

use coffer_rules::mill::NO_PROGRESS_LIMIT;
use coffer_rules::mill::board::{Board, Options, Side};
use coffer_rules::mill::symmetry::{SYMMETRIES, image, image_of_set, least};

use super::evaluation::MillEvaluator;
use crate::knowledge::Knowledge;
use crate::knowledge::mill_network::{MAGICS, MillInputs, POINTS, features, number};
use crate::knowledge::network::{Features, Inputs};
use crate::levels::StyleWeights;
use crate::self_play::{Layout, SelfPlay};

/// A mill game with its options.
#[derive(Clone, Copy, Debug)]
pub struct MillSelfPlay(pub Options);

impl SelfPlay for MillSelfPlay {
    type Position = Board;
    type Evaluator = MillEvaluator;

    const RANDOM_PLIES: (u64, u64) = (2, 9);
    const DECIDED: i32 = 700;

    fn start(&self) -> Board {
        Board::start(self.0)
    }

    fn progress_limit(&self) -> u32 {
        NO_PROGRESS_LIMIT.into()
    }

    fn evaluators(&self, knowledge: &Knowledge) -> [MillEvaluator; 2] {
        [knowledge.mill_networks(self.0), None].map(|networks| {
            MillEvaluator::new(StyleWeights::PLAIN, knowledge.mill(self.0), networks)
        })
    }

    fn features(&self, board: &Board) -> Option<(Features, Vec<u16>)> {
        let turn = board.turn();
        let (_, frame) = least([board.men(turn), board.men(turn.other())]);
        let men = Side::ALL.map(|side| image_of_set(board.men(side), frame.into()));
        let hands = Side::ALL.map(|side| board.hand(side));
        let board = Board::from_parts(men, hands, turn, self.0).ok()?;
        let features = features(&board, true);
        Some((features, features.inputs::<MillInputs>()))
    }

    fn layout(&self) -> Layout {
        let symmetries = (0..SYMMETRIES).map(images).collect();
        Layout::new::<MillInputs>(MAGICS[number(self.0)], 2 * 9 + 12, symmetries)
    }
}

/// The images of all inputs under a symmetry.
fn images(symmetry: usize) -> Vec<u16> {
    let of = |input: usize| match input {
        0..POINTS => image(1 << input, symmetry).trailing_zeros() as usize,
        POINTS..MEN => image(1 << (input - POINTS), symmetry).trailing_zeros() as usize + POINTS,
        _ => input,
    };
    (0..MillInputs::INPUTS)
        .map(|input| of(input) as u16)
        .collect()
}

/// The inputs of men.
const MEN: usize = 2 * POINTS;
