//! What hints say about a move in Queen's Guard and Bloody Queen: the pieces it traps or saves, where
//! a trapped one goes, and the way to the throne.

use coffer_rules::queens_guard::board::{Board, Fate, Move, Side, Task};
use coffer_rules::queens_guard::cell::{Cell, CellSet, Cells, RING};
use coffer_rules::queens_guard::{QueensGuard, seat_of, spot};
use coffer_rules::{Kind, Seat, Spot};
use coffer_texts::Sentence;

use super::{Explains, PlayedLine};

impl Explains for QueensGuard {
    /// A trap that the side to move can close counts as a pending capture.
    fn is_settled(&self) -> bool {
        let board = self.board();
        board.task() == Task::Step && board.trappable(board.turn()) == 0
    }

    fn called(_kind: Kind) -> &'static str {
        "hint-queens_guard-guard"
    }

    fn in_danger(&self, seat: Seat) -> Vec<Spot> {
        let side = Side::ALL.into_iter().find(|side| seat_of(*side) == seat);
        let threatened = side.map_or(0, |side| self.board().trappable(side.other()));
        Cells(threatened).map(spot).collect()
    }

    fn remark(played_line: &PlayedLine<QueensGuard>) -> Option<Sentence> {
        let mv = played_line.steps.first()?.mv;
        let (before, after) = (
            played_line.before.board(),
            played_line.after_first().board(),
        );
        match before.task() {
            Task::Place(_) => None,
            Task::Resolve(_) => resolves(before, mv),
            Task::PlaceQueen(_) => traps(before, mv).or_else(|| places_queen(before, mv)),
            Task::PlaceGuard { .. } => {
                traps(before, mv).or_else(|| Some(Sentence::new("hint-queens_guard-back")))
            }
            Task::Step => traps(before, mv).or_else(|| saves(before, after, mv)),
        }
    }

    fn plan(played_line: &PlayedLine<QueensGuard>) -> Option<Sentence> {
        let mv = played_line.steps.first()?.mv;
        let (before, after) = (
            played_line.before.board(),
            played_line.after_first().board(),
        );
        if before.placing() {
            return places(before, after, mv);
        }
        arrives(before, after, mv)
            .or_else(|| threatens(before, after))
            .or_else(|| inward(before, mv))
            .or_else(|| bars(before, after))
    }
}

/// The enemies that the move traps.
fn trapped_by(before: &Board, mv: Move) -> CellSet {
    let Some(to) = mv.to() else { return 0 };
    if before.traps_from(to) {
        before.enclosed_from(to)
    } else {
        0
    }
}

/// The move traps something: what, and what becomes of it.
fn traps(before: &Board, mv: Move) -> Option<Sentence> {
    let trapped = trapped_by(before, mv);
    let first = Cells(trapped).next()?;
    if trapped.count_ones() > 1 {
        return Some(Sentence::new("hint-queens_guard-traps_two"));
    }
    let queen = first == before.queen(before.turn().other());
    let key = match (before.options().bloody, queen) {
        (false, false) => "hint-queens_guard-traps",
        (false, true) => "hint-queens_guard-traps_queen",
        (true, true) => "hint-queens_guard-traps_queen_bloody",
        (true, false) => {
            let (turn, to) = (before.turn(), mv.to()?);
            let queens = [
                mv.from() == Some(before.queen(turn)),
                before.partner(to, first) == Some(before.queen(turn)),
            ];
            if queens.contains(&true) {
                "hint-queens_guard-kills"
            } else {
                "hint-queens_guard-sends"
            }
        }
    };
    Some(Sentence::new(key).with("cell", first))
}

/// What becomes of a trapped enemy in Bloody Queen.
fn resolves(before: &Board, mv: Move) -> Option<Sentence> {
    let from = mv.from()?;
    Some(match (before.fate(from), mv.to()) {
        (Fate::Exchanged(_), Some(to)) => {
            Sentence::new("hint-queens_guard-exchanges").with("cell", to)
        }
        (_, Some(to)) => Sentence::new("hint-queens_guard-sends_to").with("cell", to),
        (_, None) => Sentence::new("hint-queens_guard-kills").with("cell", from),
    })
}

/// Where a trapped queen goes.
fn places_queen(before: &Board, mv: Move) -> Option<Sentence> {
    let to = mv.to()?;
    if before.actor() != before.turn() {
        return Some(Sentence::new("hint-queens_guard-banishes").with("cell", to));
    }
    Some(if to == Cell::THRONE {
        Sentence::new("hint-queens_guard-queen_throned")
    } else {
        Sentence::new("hint-queens_guard-queen_placed").with("cell", to)
    })
}

/// The move saves a piece that could have been trapped next.
fn saves(before: &Board, after: &Board, mv: Move) -> Option<Sentence> {
    let side = before.turn();
    let threatened = before.trappable(side.other());
    let still = after.trappable(side.other());
    let saved = Cells(threatened).find(|cell| {
        let now = if mv.from() == Some(*cell) {
            mv.to()
        } else {
            Some(*cell)
        };
        now.is_some_and(|now| still & now.mask() == 0)
    })?;
    let key = if saved == before.queen(side) {
        "hint-queens_guard-saves_queen"
    } else {
        "hint-queens_guard-saves"
    };
    Some(Sentence::new(key).with("cell", saved))
}

/// A guard from the hand.
fn places(before: &Board, after: &Board, mv: Move) -> Option<Sentence> {
    let to = mv.to()?;
    threatens(before, after).or_else(|| {
        (to.ring() <= 2).then(|| Sentence::new("hint-queens_guard-near").with("ring", to.ring()))
    })
}

/// The queen takes the throne, or a guard arrives beside it.
fn arrives(before: &Board, after: &Board, mv: Move) -> Option<Sentence> {
    let (from, to) = (mv.from()?, mv.to()?);
    if to == Cell::THRONE {
        return Some(Sentence::new("hint-queens_guard-throne"));
    }
    let side = before.turn();
    let guards = (after.guards(side) & RING[1]).count_ones();
    (to.ring() == 1 && from.ring() > 1 && from != before.queen(side))
        .then(|| Sentence::new("hint-queens_guard-arrives").with("n", guards))
}

/// The move prepares a trap that can be closed next.
fn threatens(before: &Board, after: &Board) -> Option<Sentence> {
    let side = before.turn();
    let fresh = after.trappable(side) & !before.trappable(side);
    let first = Cells(fresh).next()?;
    let key = if first == after.queen(side.other()) {
        "hint-queens_guard-threatens_queen"
    } else {
        "hint-queens_guard-threatens"
    };
    Some(Sentence::new(key).with("cell", first))
}

fn inward(before: &Board, mv: Move) -> Option<Sentence> {
    let (from, to) = (mv.from()?, mv.to()?);
    if to.ring() >= from.ring() {
        return None;
    }
    let key = if from == before.queen(before.turn()) {
        "hint-queens_guard-queen_inward"
    } else {
        "hint-queens_guard-inward"
    };
    Some(Sentence::new(key).with("ring", to.ring()))
}

/// The move bars cells that the other side could have entered.
fn bars(before: &Board, after: &Board) -> Option<Sentence> {
    let other = before.turn().other();
    let barred = after.blocked(other) & !before.blocked(other) & after.reach(other) & after.free();
    Some(Sentence::new("hint-queens_guard-bars").with("cell", Cells(barred).next()?))
}
