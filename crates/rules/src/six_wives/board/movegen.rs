//! The legal actions of the seat to move (SW-2, SW-3, SW-5 to SW-8).

use super::action::Action;
use super::space::{Space, SpaceSet, Spaces, Way, shifted};
use super::{Board, Deed};
use crate::six_wives::card::Fate;

impl Board {
    /// Whether the seat to move may act so.
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        match self.deed(action) {
            None => false,
            Some(_) if self.is_over() => false,
            Some(Deed::Go) => true,
            Some(Deed::Meet { queen, fate, .. }) => self.allows(queen, fate),
            Some(Deed::Pass) => self.count_actions() == 0,
        }
    }

    /// Whether a queen of the seat to move may meet this goal now.
    #[inline]
    fn allows(&self, queen: u8, fate: Fate) -> bool {
        let card = &self.cards[usize::from(self.turn)];
        card.barrier(queen, fate).is_none()
    }

    /// The queen of the seat to move on this space may meet this goal now.
    #[inline]
    fn may_meet(&self, at: Space, fate: Fate) -> bool {
        self.allows(self.queen_at(usize::from(self.turn), at), fate)
    }

    /// The spaces in this direction to which the queens of the seat to move can go, by a step and
    /// by a jump.
    #[inline]
    fn queen_targets(&self, way: Way) -> (SpaceSet, SpaceSet) {
        let near = shifted(self.own[usize::from(self.turn)], way);
        (near, shifted(near & self.queens, way))
    }

    /// Calls `each` for every goal action and every move of the king (SW-2, SW-3, SW-5 to SW-8),
    /// without steps and jumps of queens to free spaces.
    #[inline]
    pub(super) fn for_each_other(&self, each: &mut impl FnMut(Action)) {
        let seat = usize::from(self.turn);
        let (own, king, free) = (self.own[seat], Space(self.kings[seat]), self.free());
        let left = self.cards[seat].left();
        for way in Way::ALL {
            let near = shifted(king.mask(), way);
            let beyond = shifted(near, way);
            if near & free != 0 {
                each(Action::shift(king, Space(near.trailing_zeros() as u8)));
            } else if near & own != 0 {
                let at = Space(near.trailing_zeros() as u8);
                if beyond == 0 {
                    if self.may_meet(at, Fate::Divorced) {
                        each(Action::shift(king, at));
                    }
                } else if beyond & free != 0 && self.may_meet(at, Fate::Beheaded) {
                    each(Action::shift(king, Space(beyond.trailing_zeros() as u8)));
                }
            } else if near & self.king_set != 0 && beyond & free != 0 {
                each(Action::shift(king, Space(beyond.trailing_zeros() as u8)));
            }
        }
        if left[Fate::Died.index()] > 0 {
            let graves = self.free_graves();
            for way in Way::ALL {
                let (steps, jumps) = self.queen_targets(way);
                for (targets, far) in [(steps, 1), (jumps, 2)] {
                    for to in Spaces(targets & graves) {
                        if let Some(from) = to.step(way.back(), far)
                            && self.may_meet(from, Fate::Died)
                        {
                            each(Action::shift(from, to));
                        }
                    }
                }
            }
        }
        if left[Fate::Survived.index()] > 0 {
            for at in Spaces(own & self.haven(self.turn())) {
                if self.may_meet(at, Fate::Survived) {
                    each(Action::survive(at));
                }
            }
        }
    }

    /// Calls `each` for every legal action: goals and moves of the king first, then steps and jumps
    /// of queens, or the pass of a player that can do nothing else. The caller makes sure that the
    /// game is not over.
    pub fn for_each_action(&self, mut each: impl FnMut(Action)) {
        let mut any = false;
        let mut found = |action| {
            any = true;
            each(action);
        };
        self.for_each_other(&mut found);
        let free = self.free();
        for way in Way::ALL {
            let (steps, jumps) = self.queen_targets(way);
            for (targets, far) in [(steps, 1), (jumps, 2)] {
                for to in Spaces(targets & free) {
                    if let Some(from) = to.step(way.back(), far) {
                        found(Action::shift(from, to));
                    }
                }
            }
        }
        if !any {
            each(Action::PASS);
        }
    }

    /// The number of legal actions besides passing.
    #[must_use]
    pub fn count_actions(&self) -> u32 {
        let mut count = 0;
        self.for_each_other(&mut |_| count += 1);
        let free = self.free();
        for way in Way::ALL {
            let (steps, jumps) = self.queen_targets(way);
            count += (steps & free).count_ones() + (jumps & free).count_ones();
        }
        count
    }
}

/// The number of sequences of `depth` actions.
#[must_use]
pub fn perft(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if board.is_over() {
        return 0;
    }
    if depth == 1 {
        return u64::from(board.count_actions().max(1));
    }
    let mut count = 0;
    board.for_each_action(|action| count += perft(&board.play(action), depth - 1));
    count
}
