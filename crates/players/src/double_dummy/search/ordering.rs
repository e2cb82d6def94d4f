//! Move ordering: the plays worth searching and their scores, and the killers and history.

use super::candidates::Candidates;
use super::{RunningTrick, Solver, TrickNode};
use crate::double_dummy::deck::{MAX_TRICKS, SEATS, SolverPlay};

impl<const S: usize> Solver<S> {
    /// Updates history and killers for a lead that caused a cutoff.
    pub(super) fn learn(&mut self, node: &TrickNode, play: SolverPlay) {
        let counter = &mut self.history[usize::from(node.leader & 1)][usize::from(play.0 & 127)];
        *counter += 1;
        if *counter > 400 {
            self.history
                .iter_mut()
                .flatten()
                .for_each(|counter| *counter /= 2);
        }
        let killers = &mut self.killers[usize::from(node.left) % (MAX_TRICKS + 1)]
            [usize::from(node.leader & 3)];
        if killers[0] != play.0 {
            *killers = [play.0, killers[0]];
        }
    }

    /// The killer plays of a situation like this.
    #[inline]
    pub(super) fn replies(
        &mut self,
        node: &TrickNode,
        trick: &RunningTrick,
        order: usize,
    ) -> &mut [u8; 2] {
        let ours = (usize::from(node.leader) + order + usize::from(trick.winner)).is_multiple_of(2);
        let here = &mut self.replies[usize::from(node.left) % (MAX_TRICKS + 1)];
        &mut here[(2 * order + usize::from(ours)) & 7][usize::from(trick.led & 7)]
    }

    /// The plays worth searching: one for each group of equivalent cards, i.e. cards in one hand
    /// with the same points and no other hand's card between them.
    #[inline]
    pub(super) fn candidates(
        &self,
        node: &TrickNode,
        trick: &RunningTrick,
        order: usize,
    ) -> Candidates {
        let deck = &self.deck;
        let seat = (usize::from(node.leader) + order) & 3;
        let hand = node.hands[seat];
        let led = (order > 0).then_some(trick.led);
        let (own, thirteen) = deck.legal(hand, led, trick.trump);
        let mut out = Candidates::new();
        let view = TrickView::new(self, node, trick, order);
        let past = deck.past[usize::from(node.left) % (MAX_TRICKS + 1)];
        // If nobody else holds a suit that will not be trump again, all its cards with the same
        // points are equivalent.
        let mut alike = [u8::MAX; 4];
        for suit in 0..S {
            let mut cards = own & deck.suits[suit];
            if cards == 0 {
                continue;
            }
            let prospects = view.prospects(suit as u8);
            let others = node.all & deck.suits[suit] & !hand;
            let alone = others == 0 && past >> suit & 1 != 0;
            while cards != 0 {
                // A block of own cards without another hand's card in between.
                let top = 63 - cards.leading_zeros();
                let below = others & ((1 << top) - 1);
                let block = if below == 0 {
                    cards
                } else {
                    cards & (u64::MAX << (64 - below.leading_zeros()))
                };
                cards &= !block;
                let mut plain = block & !deck.special;
                if plain != 0 && !(alone && alike[0] != u8::MAX) {
                    if alone {
                        alike[0] = out.len as u8;
                    }
                    let card = 63 - plain.leading_zeros() as u8;
                    let low = plain.trailing_zeros() as u8;
                    out.push(
                        SolverPlay(card),
                        low,
                        0,
                        view.score(SolverPlay(card), suit as u8, prospects),
                    );
                }
                plain = block & deck.special;
                let mut seen = if alone { alike } else { [u8::MAX; 4] };
                while plain != 0 {
                    let card = 63 - plain.leading_zeros() as u8;
                    plain &= !(1 << card);
                    let spy = deck.spies >> card & 1 != 0;
                    let class = usize::from(deck.points[usize::from(card)] & 3);
                    if !spy && seen[class] != u8::MAX {
                        // Equivalent to an earlier candidate: extend that one down to here.
                        if let Some(twin) = out.list.get_mut(usize::from(seen[class])) {
                            twin.low = card;
                            twin.twins |= 1 << card;
                        }
                        continue;
                    }
                    if !spy {
                        seen[class] = out.len as u8;
                    }
                    out.push(
                        SolverPlay(card),
                        card,
                        1 << card,
                        view.score(SolverPlay(card), suit as u8, prospects),
                    );
                }
                if alone {
                    alike = seen;
                }
            }
        }
        let king = own & deck.king;
        if king != 0 {
            let card = king.trailing_zeros() as u8;
            out.push(
                SolverPlay(card),
                card,
                0,
                view.score(SolverPlay(card), trick.trump, view.prospects(trick.trump)),
            );
        }
        let mut spies = thirteen;
        while spies != 0 {
            let card = spies.trailing_zeros() as u8;
            spies &= spies - 1;
            let suit = deck.spy_suit[usize::from(card)];
            out.push(
                SolverPlay::thirteen(card),
                card,
                0,
                view.score(SolverPlay::thirteen(card), suit, view.prospects(suit)),
            );
        }
        out
    }
}

/// What a player knows about the trick before playing to it; used only for move ordering.
struct TrickView<'a, const S: usize> {
    solver: &'a Solver<S>,
    node: &'a TrickNode,
    trick: &'a RunningTrick,
    order: usize,
    seat: usize,
    ours: bool,
    led: u8,
    fixed: (u8, u8),
}

impl<'a, const S: usize> TrickView<'a, S> {
    #[inline]
    fn new(
        solver: &'a Solver<S>,
        node: &'a TrickNode,
        trick: &'a RunningTrick,
        order: usize,
    ) -> TrickView<'a, S> {
        let seat = (usize::from(node.leader) + order) & 3;
        let mut view = TrickView {
            solver,
            node,
            trick,
            order,
            seat,
            ours: order > 0 && usize::from(trick.winner) & 1 == seat & 1,
            led: trick.led,
            fixed: (0, 0),
        };
        if order > 0 {
            view.fixed = view.look(trick.led);
        }
        view
    }

    /// The strongest plays to this trick of the own side and of the opponents, ignoring this
    /// hand's.
    #[inline]
    fn look(&self, led: u8) -> (u8, u8) {
        let (mut own, mut other) = (0, 0);
        if self.order > 0 {
            if self.ours {
                own = self.trick.best;
            } else {
                other = self.trick.best;
            }
        }
        for later in self.order + 1..SEATS {
            let seat = (usize::from(self.node.leader) + later) & 3;
            let strongest =
                self.solver
                    .deck
                    .strongest(self.node.hands[seat], led, self.trick.trump);
            if seat & 1 == self.seat & 1 {
                own = own.max(strongest);
            } else {
                other = other.max(strongest);
            }
        }
        (own, other)
    }

    #[inline]
    fn prospects(&self, suit: u8) -> (u8, u8) {
        if self.order > 0 {
            self.fixed
        } else {
            self.look(suit)
        }
    }

    #[inline]
    fn score(&self, play: SolverPlay, suit: u8, (own, other): (u8, u8)) -> i16 {
        let deck = &self.solver.deck;
        let card = usize::from(play.number());
        let led = if self.order == 0 { suit } else { self.led };
        let strength = deck.strength(play, led, self.trick.trump);
        let points = i16::from(deck.points[card]);
        let home = usize::from(deck.suit_of[card]);
        let rank = if home < S {
            (deck.suits[home] & self.node.all & ((1 << card) - 1)).count_ones() as i16
        } else {
            14
        };
        let rank = if play.is_thirteen() { 12 } else { rank };
        // Keep a card of a later trump suit if it does not win now.
        let kept = if deck.later[usize::from(self.node.left) % (MAX_TRICKS + 1)] >> card & 1 != 0 {
            6
        } else {
            0
        };
        if strength.max(own) <= other {
            return -9 * points - 2 * rank - kept;
        }
        let mut score = if own > other {
            // The side wins even without this card: give points, keep high ranks.
            100 + 9 * points - 2 * rank - kept
        } else {
            let ruffs = home < S && suit != led;
            96 + 9 * points - rank - if ruffs { 5 } else { 0 }
        };
        if self.order == 0 {
            // The opponents may have to give up points.
            let cards = deck.suits[usize::from(suit & 7)];
            let rivals =
                self.node.hands[(self.seat + 1) & 3] | self.node.hands[(self.seat + 3) & 3];
            score += 2 * self.solver.points_of(rivals & cards).min(6) as i16;
            // An opponent that cannot follow suit has many replies.
            for rival in [1, 3] {
                if self.node.hands[(self.seat + rival) & 3] & cards == 0 {
                    score -= 25;
                }
            }
        }
        score
    }
}
