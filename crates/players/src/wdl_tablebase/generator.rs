//! Retrograde analysis of a WDL tablebase: a family together with the one with the other side to
//! move, backwards from the decided positions.
//!
//! Every open position counts its moves that are not refuted yet. Captures lead to fewer pieces and
//! promotions to earlier families, so their results are known at the beginning. What is never reached
//! is a draw.

use super::blocks::{pack, packed};
use super::table::{StoredFamily, WdlTablebase};
use super::tablebases::Tablebases;
use crate::search::GameEnd;
use crate::tablebase::index::Normalized;
use crate::tablebase::retrograde::before;

/// States above the greatest number of moves. Those at first are decided by captures and promotions,
/// and the positions before them have not been visited; they are not listed, since there are too many.
const DRAWN: u8 = 251;
const WON_AT_FIRST: u8 = 252;
const LOST_AT_FIRST: u8 = 253;
const WON: u8 = 254;
const LOST: u8 = 255;

/// The state of the analysis.
struct Analysis<'a> {
    smaller: &'a Tablebases,
    solved: &'a WdlTablebase,
    /// By family: a result, or the number of moves that are not refuted yet.
    states: Vec<(usize, Vec<u8>)>,
    /// Decided positions whose predecessors have not been visited, by the number in `states` and index.
    found: Vec<(u8, u32)>,
}

/// Solves families that need only each other and what is solved.
pub(super) fn solve(
    smaller: &Tablebases,
    solved: &WdlTablebase,
    of: &[usize],
) -> Vec<(usize, StoredFamily)> {
    let families = &solved.families;
    let mut work = Analysis {
        smaller,
        solved,
        states: of
            .iter()
            .map(|&family| (family, vec![DRAWN; families.all[family].places]))
            .collect(),
        found: Vec::new(),
    };
    (0..of.len()).for_each(|which| work.begin(which));
    (0..of.len()).for_each(|which| work.spread_all(which));
    let pack_one = |(family, states): &(usize, Vec<u8>)| {
        let known = |at: usize| match states.get(at) {
            Some(&WON) => packed(GameEnd::Win),
            Some(&LOST) => packed(GameEnd::Loss),
            _ => packed(GameEnd::Draw),
        };
        let (model, blocks) = pack(families, *family, known);
        (*family, StoredFamily::of(model, &blocks))
    };
    work.states.iter().map(pack_one).collect()
}

impl Analysis<'_> {
    /// The first state of every position of a family, by captures and promotions. Moves within the
    /// families are not refuted yet.
    fn begin(&mut self, which: usize) {
        let families = &self.solved.families;
        let family = self.states[which].0;
        let places = families.all[family].places;
        for (at, (seen, _)) in families.positions(family, 0..places).enumerate() {
            let Some(seen) = seen else {
                continue;
            };
            self.states[which].1[at] = self.first_state(seen);
        }
    }

    fn first_state(&self, seen: Normalized) -> u8 {
        let board = seen.board();
        if board.must_capture() {
            return match self.smaller.by_captures(&board) {
                Some(GameEnd::Win) => WON_AT_FIRST,
                Some(GameEnd::Loss) => LOST_AT_FIRST,
                Some(GameEnd::Draw) | None => DRAWN,
            };
        }
        let (mut left, mut wins) = (0, false);
        board.for_each_move(|mv| {
            if mv.crowns() {
                match self.smaller.outcome_in(self.solved, &board.play(mv)) {
                    Some(GameEnd::Win) => {}
                    Some(GameEnd::Loss) => wins = true,
                    // Never refuted.
                    Some(GameEnd::Draw) | None => left += 1,
                }
            } else {
                left += 1;
            }
        });
        match (wins, left) {
            (true, _) => WON_AT_FIRST,
            (false, 0) => LOST_AT_FIRST,
            _ => left,
        }
    }

    /// Follows the moves backwards from every position of a family that is decided at first.
    fn spread_all(&mut self, which: usize) {
        for at in 0..self.states[which].1.len() {
            let state = &mut self.states[which].1[at];
            *state = match *state {
                WON_AT_FIRST => WON,
                LOST_AT_FIRST => LOST,
                _ => continue,
            };
            self.spread(which, at);
            while let Some((which, at)) = self.found.pop() {
                self.spread(which.into(), at as usize);
            }
        }
    }

    /// Tells the positions before a decided one that a move of theirs wins or is refuted.
    fn spread(&mut self, which: usize, at: usize) {
        let families = &self.solved.families;
        let (family, states) = &self.states[which];
        let lost = states[at] == LOST;
        let Some(seen) = families.at(*family, at) else {
            return;
        };
        before(seen, |seen| {
            let Some((family, at)) = families.place(seen) else {
                return;
            };
            let Some(which) = self.states.iter().position(|(of, _)| *of == family) else {
                return;
            };
            let state = &mut self.states[which].1[at];
            if *state >= DRAWN {
                return;
            }
            *state = if lost { WON } else { *state - 1 };
            if *state == 0 {
                *state = LOST;
            }
            if *state >= WON {
                self.found.push((which as u8, at as u32));
            }
        });
    }
}
