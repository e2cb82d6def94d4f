//! What a move does, and what becomes of the pieces that it traps (BQ-1 to BQ-4).

use super::moves::Move;
use super::{Board, Change, Fate, Parts, Unresolved, count};
use crate::queens_guard::cell::{Cell, Cells, RING, RINGS};

impl Board {
    /// What becomes of an enemy trapped by the move just made (BQ-2, BQ-3, BQ-4).
    #[must_use]
    pub fn fate(&self, trapped: Cell) -> Fate {
        let (us, them) = (self.turn, self.turn.other());
        if trapped == self.queen(them) {
            let guards = self.guards(them);
            let outermost = RING.iter().rev().map(|ring| ring & guards);
            return Fate::Exchanged(outermost.into_iter().find(|set| *set != 0).unwrap_or(0));
        }
        let queen = Some(self.queen(us));
        if queen == Some(self.mover) || queen == self.partner(self.mover, trapped) {
            return Fate::Removed;
        }
        let first = (trapped.ring() + 1).min(RINGS);
        let cells = RING[first..].iter().map(|ring| ring & self.free());
        Fate::Sent(cells.into_iter().find(|set| *set != 0).unwrap_or(0))
    }

    /// The position with the sides exchanged and the board turned by half, so that each queen starts
    /// where the other does; `None` while guards are placed, which Light begins.
    #[must_use]
    pub fn turned(&self) -> Option<Board> {
        let image = |cell: &Cell| {
            let [q, r] = cell.axial();
            Cell::at_axial([-q, -r])
        };
        let images = |cells: &[Cell]| cells.iter().map(image).collect::<Option<Vec<Cell>>>();
        let parts = Parts::from(*self);
        let unresolved = match parts.unresolved {
            Some(trap) => Some(Unresolved {
                mover: image(&trap.mover)?,
                trapped: images(&trap.trapped)?,
            }),
            None => None,
        };
        let [light, dark] = &parts.guards;
        let turned = Parts {
            queens: [image(&parts.queens[1])?, image(&parts.queens[0])?],
            guards: [images(dark)?, images(light)?],
            turn: parts.turn.other(),
            unresolved,
            ..parts
        };
        (!self.placing()).then(|| Board::try_from(turned).ok())?
    }

    /// The position after a legal move. After any other move the position is meaningless, but this
    /// never panics.
    #[inline]
    #[must_use]
    pub fn play(mut self, mv: Move) -> Board {
        self.apply(mv, &mut |_| {});
        self
    }

    /// Plays a legal move and reports every change of the board.
    #[inline]
    pub fn apply(&mut self, mv: Move, changed: &mut impl FnMut(Change)) {
        if self.trapped != 0 {
            self.resolve(mv, changed);
            self.settle(changed);
            return;
        }
        let us = self.turn.index();
        match (mv.from(), mv.to()) {
            (Some(from), Some(to)) => {
                if from == self.queens[us] {
                    self.queens[us] = to;
                } else {
                    self.guards[us] ^= from.mask() | to.mask();
                }
                changed(Change::Moved(from, to));
                if self.options.bloody {
                    self.trapped = self.enclosed_from(to);
                    self.mover = to;
                    self.settle(changed);
                    return;
                }
            }
            (None, Some(to)) => {
                self.guards[us] |= to.mask();
                self.hand[us] = self.hand[us].saturating_sub(1);
                changed(Change::Placed(to));
            }
            (_, None) => {}
        }
        self.turn = self.turn.other();
    }

    /// Deals with one trapped enemy.
    fn resolve(&mut self, mv: Move, changed: &mut impl FnMut(Change)) {
        let them = self.turn.other().index();
        let Some(from) = mv.from() else { return };
        self.trapped &= !from.mask();
        match mv.to() {
            Some(to) if from == self.queens[them] => {
                self.guards[them] &= !to.mask();
                self.trapped &= !to.mask();
                self.queens[them] = to;
                changed(Change::Removed(to));
                changed(Change::Moved(from, to));
            }
            Some(to) => {
                self.guards[them] = self.guards[them] & !from.mask() | to.mask();
                changed(Change::Moved(from, to));
            }
            None => {
                self.guards[them] &= !from.mask();
                changed(Change::Removed(from));
            }
        }
    }

    /// Deals with the trapped enemies as long as there is nothing to choose, and ends the turn when
    /// none is left.
    #[inline]
    pub(super) fn settle(&mut self, changed: &mut impl FnMut(Change)) {
        while self.trapped != 0 && self.guards(self.turn.other()) != 0 {
            match self.only_resolution() {
                Some(mv) => self.resolve(mv, changed),
                None => return,
            }
        }
        self.trapped = 0;
        self.mover = Cell::THRONE;
        self.turn = self.turn.other();
    }

    /// The next resolution, if nothing is left to choose, the order included (BQ-5): each trapped
    /// piece has only one, and they come to the same in every order.
    fn only_resolution(&self) -> Option<Move> {
        let mut next = None;
        for cell in Cells(self.trapped) {
            let mv = self.single_resolution(cell)?;
            let mut others = Cells(self.trapped & !cell.mask());
            if !others.all(|other| self.leaves_as_it_is(mv, other)) {
                return None;
            }
            next = next.or(Some(mv));
        }
        next
    }

    /// What becomes of a trapped piece, if there is nothing to choose about it.
    fn single_resolution(&self, cell: Cell) -> Option<Move> {
        match self.fate(cell) {
            Fate::Removed => Some(Move::remove(cell)),
            Fate::Sent(cells) | Fate::Exchanged(cells) => {
                (count(cells) == 1).then(|| Move::shift(cell, Cell::first(cells)))
            }
        }
    }

    /// Whether a resolution changes nothing about what becomes of another trapped piece.
    fn leaves_as_it_is(&self, mv: Move, other: Cell) -> bool {
        let mut after = *self;
        after.resolve(mv, &mut |_| {});
        after.trapped & other.mask() != 0 && after.fate(other) == self.fate(other)
    }
}
