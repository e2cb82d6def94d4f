//! English draughts and Losing Draughts as games to train networks on. Positions in which the side
//! to move must capture are left out.

use coffer_rules::draughts::NO_PROGRESS_LIMIT;
use coffer_rules::draughts::board::Board;

use super::evaluation::Evaluation;
use super::losing::{Losing, LosingEvaluator};
use crate::knowledge::Knowledge;
use crate::knowledge::draughts_network::{self, DraughtsInputs};
use crate::knowledge::losing_network::{self, LosingInputs};
use crate::knowledge::network::{Features, Inputs};
use crate::self_play::{Layout, SelfPlay};
use crate::wdl_tablebase::WithTablebase;

/// English draughts.
#[derive(Clone, Copy, Debug)]
pub struct DraughtsSelfPlay;

impl SelfPlay for DraughtsSelfPlay {
    type Position = Board;
    type Evaluator = WithTablebase<Evaluation>;

    fn start(&self) -> Board {
        Board::START
    }

    fn progress_limit(&self) -> u32 {
        NO_PROGRESS_LIMIT.into()
    }

    fn evaluators(&self, knowledge: &Knowledge) -> [Self::Evaluator; 2] {
        [Evaluation::best(knowledge), Evaluation::tuned(knowledge)]
            .map(|evaluation| WithTablebase::new(evaluation, knowledge.draughts()))
    }

    fn features(&self, board: &Board) -> Option<(Features, Vec<u16>)> {
        let features = draughts_network::features(board);
        (!board.must_capture()).then(|| (features, features.inputs::<DraughtsInputs>()))
    }

    fn layout(&self) -> Layout {
        Layout::new::<DraughtsInputs>(draughts_network::MAGIC, 24, none::<DraughtsInputs>())
    }
}

/// Losing Draughts.
#[derive(Clone, Copy, Debug)]
pub struct LosingSelfPlay;

impl SelfPlay for LosingSelfPlay {
    type Position = Losing;
    type Evaluator = LosingEvaluator;

    /// Only a proven win.
    const DECIDED: i32 = 20_000;

    fn start(&self) -> Losing {
        Losing(Board::START)
    }

    fn progress_limit(&self) -> u32 {
        NO_PROGRESS_LIMIT.into()
    }

    fn evaluators(&self, knowledge: &Knowledge) -> [LosingEvaluator; 2] {
        [knowledge.losing_networks(), None].map(LosingEvaluator::new)
    }

    fn features(&self, position: &Losing) -> Option<(Features, Vec<u16>)> {
        let board = &position.0;
        let features = losing_network::features(board);
        (!board.must_capture()).then(|| (features, features.inputs::<LosingInputs>()))
    }

    fn layout(&self) -> Layout {
        Layout::new::<LosingInputs>(losing_network::MAGIC, 26, none::<LosingInputs>())
    }
}

/// The only symmetry of a board without any: each input is its own image.
fn none<I: Inputs>() -> Vec<Vec<u16>> {
    vec![(0..I::INPUTS as u16).collect()]
}
