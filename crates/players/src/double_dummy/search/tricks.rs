//! Positions trick by trick: the plays to a trick, the start of the next one, and ranks within the
//! suits.

use super::{RunningTrick, Solver, TrickNode};
use crate::double_dummy::deck::{MAX_TRICKS, NONE, Position, SEATS, SUITS, SolverPlay};
use crate::double_dummy::table::{BITS, Depths};

impl<const S: usize> Solver<S> {
    /// Splits the position for the search: the start of the trick, the plays to it, and their
    /// number.
    pub(super) fn node(&self, position: &Position) -> (TrickNode, RunningTrick, usize) {
        let deck = &self.deck;
        let mut hands = position.hands;
        let leader = usize::from(position.leader & 3);
        for (order, play) in position.plays.iter().flatten().enumerate() {
            hands[(leader + order) & 3] |= play.bit();
        }
        let all = hands.iter().fold(0, |all, hand| all | hand);
        let mut node = TrickNode {
            hands,
            all,
            ranks: [0; SUITS],
            key: self.leads[leader],
            leader: leader as u8,
            left: position.left().min(MAX_TRICKS) as u8,
            points: 0,
        };
        let mut rest = all;
        while rest != 0 {
            let card = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            let owner = (0..SEATS)
                .find(|&seat| hands[seat] >> card & 1 != 0)
                .unwrap_or(0);
            node.key = node.key.wrapping_add(self.hashes[owner][usize::from(card)]);
            node.points += deck.points(card);
            let suit = usize::from(deck.suit_of[usize::from(card)]);
            if suit < S {
                // The cards added before are lower.
                node.ranks[suit] = node.ranks[suit] << BITS | owner as u32;
            }
        }
        let mut trick = self.first(&node);
        let mut order = 0;
        for play in position.plays.iter().flatten() {
            trick = self.after(&trick, leader, order, *play, play.number());
            order += 1;
        }
        (node, trick, order)
    }

    /// The trick before the first play.
    pub(super) fn first(&self, node: &TrickNode) -> RunningTrick {
        RunningTrick {
            suits: [NONE; SEATS],
            plays: [SolverPlay(0); SEATS],
            lows: [0; SEATS],
            led: NONE,
            trump: self.deck.trump[usize::from(node.left) % (MAX_TRICKS + 1)],
            best: 0,
            winner: 0,
            points: self.deck.trick_points,
        }
    }

    /// The trick after one more play.
    #[inline]
    pub(super) fn after(
        &self,
        trick: &RunningTrick,
        leader: usize,
        order: usize,
        play: SolverPlay,
        low: u8,
    ) -> RunningTrick {
        let mut next = *trick;
        let suit = self.deck.suit(play, trick.trump);
        if order == 0 {
            next.led = suit;
        }
        let order = order & 3;
        next.suits[order] = suit;
        next.plays[order] = play;
        next.lows[order] = low;
        next.points += i32::from(self.deck.points[usize::from(play.number())]);
        let strength = self.deck.strength(play, next.led, trick.trump);
        if strength > next.best {
            next.best = strength;
            next.winner = ((leader + order) & 3) as u8;
        }
        next
    }

    /// The start of the next trick, after all four plays.
    #[inline]
    pub(super) fn next(&self, node: &TrickNode, trick: &RunningTrick) -> TrickNode {
        let deck = &self.deck;
        let mut next = *node;
        next.left -= 1;
        next.leader = trick.winner;
        next.key = next
            .key
            .wrapping_sub(self.leads[usize::from(node.leader & 3)])
            .wrapping_add(self.leads[usize::from(trick.winner & 3)]);
        next.points -= trick.points - deck.trick_points;
        for order in 0..SEATS {
            let seat = (usize::from(node.leader) + order) & 3;
            let play = trick.plays[order];
            let card = play.number();
            let suit = usize::from(deck.suit_of[usize::from(card)]) & (SUITS - 1);
            next.hands[seat] &= !play.bit();
            next.all &= !play.bit();
            next.key = next.key.wrapping_sub(self.hashes[seat][usize::from(card)]);
            let above = (next.all & deck.suits[suit] & !(play.bit() - 1)).count_ones();
            let upper = (1_u32 << (BITS * above)) - 1;
            next.ranks[suit] = next.ranks[suit] & upper | next.ranks[suit] >> BITS & !upper;
        }
        next
    }

    /// For each suit, how many of its highest cards a set of cards reaches down to.
    #[inline]
    pub(super) fn depths(&self, all: u64, used: u64) -> Depths {
        let mut depths = [0; SUITS];
        for (suit, depth) in depths.iter_mut().enumerate().take(S) {
            let cards = self.deck.suits[suit];
            let used = used & cards;
            if used != 0 {
                *depth = (all & cards & (u64::MAX << used.trailing_zeros())).count_ones() as u8;
            }
        }
        depths
    }

    /// The inverse of [`Solver::depths`]: a set of cards that reaches down to `depths` of the
    /// highest cards of each suit.
    #[inline]
    pub(super) fn used(&self, all: u64, depths: &Depths) -> u64 {
        let mut used = 0;
        for (suit, depth) in depths.iter().enumerate().take(S) {
            if *depth > 0 {
                let mut cards = all & self.deck.suits[suit];
                for _ in u32::from(*depth)..cards.count_ones() {
                    cards &= cards - 1;
                }
                used |= cards & cards.wrapping_neg();
            }
        }
        used
    }
}
