//! Retrograde analysis of the draughts tablebase.

use coffer_rules::draughts::board::direction::{STEP_FROM, rotate_by};
use coffer_rules::draughts::board::{Board, CROWN_ROW, Side};

use super::index::{FAMILIES, Normalized, ORDER, PLACES, Positions, place};
use super::value::ValueByte;
use crate::search::{SearchPosition, TablebaseResult};

/// The values of all positions up to a number of pieces, as solved.
#[derive(Debug)]
pub struct Solution {
    values: Vec<Vec<ValueByte>>,
    longest_without_progress: u8,
}

impl Solution {
    /// Solves all positions with up to `pieces` pieces, at most
    /// [`MOST_PIECES`](super::MOST_PIECES). If it is fewer, positions with more pieces count as
    /// drawn.
    #[must_use]
    pub fn up_to(pieces: u32) -> Solution {
        let mut solution = Solution {
            values: vec![Vec::new(); FAMILIES],
            longest_without_progress: 0,
        };
        for (family, of) in ORDER.iter().enumerate() {
            if of.total() <= pieces && solution.values[family].is_empty() {
                solution.solve_with_turned(family);
            }
        }
        solution.longest_without_progress = solution.find_longest_without_progress();
        solution
    }

    /// See [`Tablebase::longest_without_progress`](super::Tablebase::longest_without_progress).
    #[must_use]
    pub const fn longest_without_progress(&self) -> u8 {
        self.longest_without_progress
    }

    /// The result of this position; `None` if it was not solved.
    #[must_use]
    pub fn known(&self, board: &Board) -> Option<TablebaseResult> {
        match self.value(Normalized::of(board)) {
            ValueByte::OPEN => None,
            value => Some(value.known()),
        }
    }

    /// The values of a family; empty if it was not solved.
    pub(super) fn family(&self, family: usize) -> &[ValueByte] {
        &self.values[family]
    }
}

/// A queue of positions by distance: each gets its value at that distance unless it gets a lower
/// one before.
struct Queue {
    by_distance: Vec<Vec<(u8, u32)>>,
}

impl Queue {
    fn put(&mut self, value: ValueByte, family: usize, place: usize) {
        self.by_distance[usize::from(value.0)].push((family as u8, place as u32));
    }
}

impl Solution {
    /// The value of a position, which may have no pieces on a side; open if not known yet.
    #[inline]
    fn value(&self, seen: Normalized) -> ValueByte {
        if seen.own == 0 {
            return ValueByte::LOST_NOW;
        }
        match place(seen) {
            Some((family, at)) => self.values[family]
                .get(at)
                .copied()
                .unwrap_or(ValueByte::OPEN),
            None => ValueByte::OPEN,
        }
    }

    /// The value of a position from its moves: the best known value (the quickest win, if there is
    /// one), and whether a move leads to an open position.
    fn value_from_moves(&self, seen: Normalized) -> (Option<ValueByte>, bool) {
        let (board, mut best, mut open) = (seen.board(), None, false);
        board.for_each_move(|mv| {
            let value = self.value(Normalized::of(&board.play(mv)));
            if value == ValueByte::OPEN {
                open = true;
            } else {
                let value = value.of_move();
                best = Some(best.map_or(value, |best: ValueByte| best.max(value)));
            }
        });
        (best, open)
    }

    /// Solves a family together with the one with the other side to move: steps lead from each to
    /// the other, and all other moves to solved families.
    fn solve_with_turned(&mut self, family: usize) {
        let other = ORDER
            .iter()
            .position(|pieces| *pieces == ORDER[family].turned())
            .unwrap_or(family);
        let both = if other == family {
            vec![family]
        } else {
            vec![family, other]
        };
        let positions: Vec<(usize, Positions)> = both
            .iter()
            .map(|&family| (family, Positions::of(ORDER[family])))
            .collect();
        for (family, _) in &positions {
            self.values[*family] = vec![ValueByte::OPEN; PLACES[*family]];
        }
        let mut due = Queue {
            by_distance: vec![Vec::new(); 256],
        };
        for (family, positions) in &positions {
            for (at, seen) in positions.iter() {
                self.look(seen, *family, at, &mut due);
            }
        }
        for distance in 1..255 {
            let mut i = 0;
            while let Some(&(family, at)) = due.by_distance[distance].get(i) {
                i += 1;
                let (family, at) = (usize::from(family), at as usize);
                if self.values[family][at] != ValueByte::OPEN {
                    continue;
                }
                let value = ValueByte(distance as u8);
                self.values[family][at] = value;
                let Some(seen) = positions
                    .iter()
                    .find(|(number, _)| *number == family)
                    .and_then(|(_, p)| p.at(at))
                else {
                    continue;
                };
                before(seen, |seen| {
                    let Some((family, at)) = place(seen) else {
                        return;
                    };
                    if self.values[family][at] != ValueByte::OPEN {
                        return;
                    }
                    if distance % 2 == 1 {
                        due.put(value.of_move(), family, at);
                    } else {
                        self.look(seen, family, at, &mut due);
                    }
                });
            }
        }
        for family in both {
            for value in &mut self.values[family] {
                if *value == ValueByte::OPEN {
                    *value = ValueByte::DRAW;
                }
            }
        }
    }

    /// The longest run without progress on the way to any win, over all shortest ways of the winner
    /// and all moves of the loser.
    fn find_longest_without_progress(&self) -> u8 {
        let mut by_distance = vec![Vec::new(); 256];
        for (family, values) in self.values.iter().enumerate() {
            for (at, value) in values.iter().enumerate() {
                by_distance[usize::from(value.0)].push((family, at));
            }
        }
        let positions: Vec<Positions> = ORDER.iter().map(|&pieces| Positions::of(pieces)).collect();
        let mut since_progress: Vec<Vec<u8>> = self
            .values
            .iter()
            .map(|values| vec![0; values.len()])
            .collect();
        let mut longest = 0;
        for (value, places) in (0..255).map(ValueByte).zip(by_distance).skip(1) {
            for (family, at) in places {
                let Some(seen) = positions[family].at(at) else {
                    continue;
                };
                let (board, mut most) = (seen.board(), 0);
                board.for_each_move(|mv| {
                    let after = Normalized::of(&board.play(mv));
                    let shortest = self.value(after).of_move() == value;
                    if (shortest || matches!(value.known(), TablebaseResult::Loss(_)))
                        && !board.is_progress(mv)
                        && let Some((family, at)) = place(after)
                    {
                        most = most.max(since_progress[family][at] + 1);
                    }
                });
                since_progress[family][at] = most;
                longest = longest.max(most);
            }
        }
        longest
    }

    /// Queues a position if its moves determine its value.
    fn look(&self, seen: Normalized, family: usize, at: usize, due: &mut Queue) {
        match self.value_from_moves(seen) {
            (None, false) => due.put(ValueByte::LOST_NOW, family, at),
            (Some(value), _) if value.0 != 0 && value.0 % 2 == 0 => due.put(value, family, at),
            (Some(value), false) if value.0 % 2 == 1 => due.put(value, family, at),
            _ => {}
        }
    }
}

/// The positions from which a step that is neither a capture nor a promotion leads to this one.
pub(crate) fn before(seen: Normalized, mut each: impl FnMut(Normalized)) {
    let board = seen.board();
    let free = !(seen.own | seen.other);
    let mut rest = seen.other;
    while rest != 0 {
        let to = rest & rest.wrapping_neg();
        rest ^= to;
        let king = seen.kings & to != 0;
        // The side that moved is White here, so its men came from below.
        let directions = if king { 4 } else { 2 };
        for (direction, with_room) in STEP_FROM.into_iter().enumerate().take(directions) {
            let from = rotate_by(direction, to & with_room) & free;
            if from == 0 || !king && from & CROWN_ROW[1] != 0 {
                continue;
            }
            let [black, white] = board.piece_sets();
            let kings = if king {
                board.king_set() ^ to ^ from
            } else {
                board.king_set()
            };
            let before = Board::from_sets([black, white ^ to ^ from], kings, Side::White);
            if !before.must_capture() {
                each(Normalized::of(&before));
            }
        }
    }
}
