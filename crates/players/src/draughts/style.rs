//! Style bonuses on the draughts board, for every game played there: the [`StyleWeights`] in terms
//! of squares.

use coffer_rules::draughts::board::direction::{STEP_FROM, rotate};
use coffer_rules::draughts::board::{Board, Side, row_set, to_internal};

use super::huffing::Huffing;
use super::losing::Losing;
use crate::levels::StyleWeights;
use crate::search::{Evaluator, GameEnd, TablebaseResult};

/// A position on the draughts board.
pub trait OnBoard {
    /// The pieces.
    fn board(&self) -> &Board;
}

impl OnBoard for Board {
    fn board(&self) -> &Board {
        self
    }
}

impl OnBoard for Losing {
    fn board(&self) -> &Board {
        &self.0
    }
}

impl OnBoard for Huffing {
    fn board(&self) -> &Board {
        &self.board
    }
}

/// Squares on the rim, without the first and last rows: 5, 12, 13, 20, 21, 28.
const RIM: u32 = to_internal(1 << 4 | 1 << 11 | 1 << 12 | 1 << 19 | 1 << 20 | 1 << 27);
/// The eight centre squares: 10, 11, 14, 15, 18, 19, 22, 23.
const CENTRE: u32 = to_internal(3 << 9 | 3 << 13 | 3 << 17 | 3 << 21);

/// An evaluator with a style bonus.
#[derive(Clone, Copy, Debug, Default)]
pub struct WithStyle<E> {
    evaluator: E,
    style: StyleWeights,
}

impl<E> WithStyle<E> {
    /// The evaluation of `evaluator` plus the bonus for `style`.
    #[must_use]
    pub const fn new(evaluator: E, style: StyleWeights) -> WithStyle<E> {
        WithStyle { evaluator, style }
    }
}

impl<P: OnBoard, E: Evaluator<P>> Evaluator<P> for WithStyle<E> {
    #[inline]
    fn evaluate(&self, position: &P) -> i32 {
        self.evaluator.evaluate(position)
    }

    #[inline]
    fn style_bonus(&self, position: &P, own: usize) -> i32 {
        if self.style == StyleWeights::PLAIN {
            0
        } else {
            bonus(&self.style, position.board(), own)
        }
    }

    #[inline]
    fn known(&self, position: &P) -> Option<TablebaseResult> {
        self.evaluator.known(position)
    }

    #[inline]
    fn outcome(&self, position: &P) -> Option<GameEnd> {
        self.evaluator.outcome(position)
    }

    fn longest_without_progress(&self) -> u32 {
        self.evaluator.longest_without_progress()
    }
}

/// The style bonus for the pieces of side `own`.
fn bonus(style: &StyleWeights, board: &Board, own: usize) -> i32 {
    let count = |set: u32| set.count_ones() as i32;
    let pieces = board.piece_sets()[own & 1];
    let men = pieces & !board.king_set();
    let rows: i32 = (0..8)
        .map(|row| count(men & row_set(if own == 0 { row } else { 7 - row })) * row as i32)
        .sum();
    // The squares in front of own pieces, in the direction in which the side moves.
    let before = if own == 0 {
        rotate::<0>(pieces & STEP_FROM[0]) | rotate::<1>(pieces & STEP_FROM[1])
    } else {
        rotate::<2>(pieces & STEP_FROM[2]) | rotate::<3>(pieces & STEP_FROM[3])
    };
    let takers = board.with_turn(Side::ALL[1 - (own & 1)]).jumpers();
    let gone = 24 - count(board.piece_sets()[0]) - count(board.piece_sets()[1]);
    style.forward * rows
        + style.rim * count(pieces & RIM)
        + style.centre * count(pieces & CENTRE)
        + style.company * count(pieces & before)
        + style.trade * gone
        + style.daring * count(takers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::tests::board;

    #[test]
    fn every_taste_is_for_the_own_pieces() {
        let position = board(Side::Black, &[12, 14, 18], &[32], &[21, 25], &[]);
        let liking_of = |style: StyleWeights, own| bonus(&style, &position, own);
        let forward = StyleWeights {
            forward: 1,
            ..StyleWeights::PLAIN
        };
        assert_eq!(
            (liking_of(forward, 0), liking_of(forward, 1)),
            (2 + 3 + 4, 2 + 1)
        );
        let rim = StyleWeights {
            rim: 1,
            ..StyleWeights::PLAIN
        };
        assert_eq!((liking_of(rim, 0), liking_of(rim, 1)), (1, 1));
        let centre = StyleWeights {
            centre: 1,
            ..StyleWeights::PLAIN
        };
        assert_eq!((liking_of(centre, 0), liking_of(centre, 1)), (2, 0));
        let company = StyleWeights {
            company: 1,
            ..StyleWeights::PLAIN
        };
        assert_eq!(
            (liking_of(company, 0), liking_of(company, 1)),
            (1, 1),
            "18 before 14, 21 before 25"
        );
        let trade = StyleWeights {
            trade: 1,
            ..StyleWeights::PLAIN
        };
        assert_eq!((liking_of(trade, 0), liking_of(trade, 1)), (18, 18));
        let daring = StyleWeights {
            daring: 1,
            ..StyleWeights::PLAIN
        };
        assert_eq!((liking_of(daring, 0), liking_of(daring, 1)), (0, 0));
        let touching = board(Side::Black, &[14, 15], &[], &[18, 32], &[]);
        assert_eq!(
            (bonus(&daring, &touching, 0), bonus(&daring, &touching, 1)),
            (1, 2)
        );
        assert_eq!(liking_of(StyleWeights::PLAIN, 0), 0);
    }

    #[test]
    fn a_taste_is_the_same_with_the_board_turned_round() {
        let style = StyleWeights {
            forward: 3,
            rim: 5,
            centre: 7,
            company: 11,
            trade: 13,
            daring: 17,
        };
        let one = board(Side::Black, &[1, 5, 9, 14, 19], &[28], &[20, 22, 31], &[4]);
        let turned = board(
            Side::White,
            &[13, 11, 2],
            &[29],
            &[32, 28, 24, 19, 14],
            &[5],
        );
        assert_eq!(bonus(&style, &one, 0), bonus(&style, &turned, 1));
        assert_eq!(bonus(&style, &one, 1), bonus(&style, &turned, 0));
    }
}
