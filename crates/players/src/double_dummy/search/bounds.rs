//! Bounds without a search: tricks that the leader can cash, and tricks that a side is certain to
//! take.

use super::{Proof, Solver, TrickNode};
use crate::double_dummy::deck::{MAX_TRICKS, NONE, SEATS, SUITS, WINDOW};

/// What a hand is certain to take.
#[derive(Clone, Copy, Default)]
struct CertainTricks {
    points: i32,
    /// Cards whose ranks the proof needs.
    used: u64,
    /// Cards with points that the side takes.
    counted: u64,
}

/// What a side can cash in a suit without losing the lead.
#[derive(Clone, Copy, Default)]
struct Cash {
    count: u32,
    /// Cards whose ranks the proof needs.
    used: u64,
    /// Cards with points that the side takes.
    taken: u64,
}

impl Cash {
    #[inline]
    const fn add(&mut self, more: &Cash) {
        self.count += more.count;
        self.used |= more.used;
        self.taken |= more.taken;
    }
}

impl CertainTricks {
    /// The cards only, without the tricks.
    #[inline]
    const fn cards(&self) -> Cash {
        Cash {
            count: 0,
            used: self.used,
            taken: self.counted,
        }
    }
}

/// A position as seen from a hand that leads.
#[derive(Clone, Copy)]
struct Hands {
    hand: u64,
    partner: u64,
    rivals: [u64; 2],
    /// All cards of suits that may be trump by then.
    soon: u64,
    /// The most tricks to count.
    most: u32,
}

impl<const S: usize> Solver<S> {
    /// The points of a set of cards.
    #[inline]
    pub(super) fn points_of(&self, cards: u64) -> i32 {
        let [one, two, three] = self.deck.worth;
        ((cards & one).count_ones()
            + 2 * (cards & two).count_ones()
            + 3 * (cards & three).count_ones()) as i32
    }

    /// The `count` cards of a set with the most points.
    #[inline]
    fn dearest(&self, cards: u64, count: u32) -> u64 {
        let mut out = 0;
        let mut count = count;
        for worth in self.deck.worth.iter().rev() {
            let mut cards = cards & worth;
            let here = cards.count_ones();
            if here <= count {
                out |= cards;
                count -= here;
            } else {
                while count > 0 {
                    out |= cards & cards.wrapping_neg();
                    cards &= cards - 1;
                    count -= 1;
                }
                break;
            }
        }
        out
    }

    /// What a hand takes in each suit by cashing its winners, at most `most` tricks in all, the
    /// number of cards that its partner discards meanwhile, and all cards of the suits cashed.
    #[inline]
    fn winners(&self, node: &TrickNode, view: &Hands) -> ([Cash; SUITS], u32, u64) {
        let mut out = [Cash::default(); SUITS];
        let (mut sum, mut cashed) = (0, 0);
        for (suit, cash) in out.iter_mut().enumerate().take(S) {
            cash.count = self.tricks_in(node, view, suit).min(view.most - sum);
            sum += cash.count;
            if cash.count > 0 {
                cashed |= self.deck.suits[suit];
            }
        }
        // A discarding partner must not be forced to win the trick.
        let mut discards = (view.partner & !(cashed | view.soon | self.deck.king)).count_ones();
        let mut free = 0;
        for (suit, cash) in out.iter_mut().enumerate().take(S) {
            if cash.count == 0 {
                continue;
            }
            let follows = view.partner & self.deck.suits[suit];
            let short = cash.count.saturating_sub(follows.count_ones());
            let thrown = short.min(discards);
            cash.count -= short - thrown;
            discards -= thrown;
            free += thrown;
            self.fill(cash, view, suit);
        }
        (out, free, cashed)
    }

    /// The number of tricks a hand takes in a suit by leading it repeatedly.
    #[inline]
    fn tricks_in(&self, node: &TrickNode, view: &Hands, suit: usize) -> u32 {
        let deck = &self.deck;
        let cards = deck.suits[suit];
        let own = view.hand & cards;
        let against = view.rivals[0] | view.rivals[1];
        let trumped = deck.king & against != 0 && view.soon & cards != 0;
        if own == 0 || against & deck.spy_as[suit] != 0 || trumped {
            return 0;
        }
        let others = node.all & cards & !view.hand;
        let top = if others == 0 {
            own
        } else {
            own & (u64::MAX << (63 - others.leading_zeros()))
        };
        let tops = top.count_ones();
        if tops == 0 {
            return 0;
        }
        let lengths = view.rivals.map(|rival| (rival & cards).count_ones());
        let mut safe = u32::MAX;
        for (rival, length) in view.rivals.iter().zip(lengths) {
            if rival & (view.soon & !cards | deck.king | deck.spies) != 0 {
                safe = safe.min(length);
            }
        }
        let longest = lengths[0]
            .max(lengths[1])
            .max((view.partner & cards).count_ones());
        let count = if tops >= longest {
            own.count_ones()
        } else {
            tops
        };
        count.min(safe)
    }

    /// Fills in the cards that this many tricks in a suit depend on and win.
    #[inline]
    fn fill(&self, cash: &mut Cash, view: &Hands, suit: usize) {
        let deck = &self.deck;
        let cards = deck.suits[suit];
        let follows = view.partner & cards;
        let lengths = view.rivals.map(|rival| (rival & cards).count_ones());
        let by_rank = cash
            .count
            .min(lengths[0].max(lengths[1]).max(follows.count_ones()));
        let mut own = view.hand & cards;
        for taken in 0..cash.count {
            let card = 1 << (63 - own.leading_zeros());
            own &= !card;
            cash.taken |= card;
            if taken < by_rank {
                cash.used |= card;
            }
        }
        for rival in view.rivals {
            let falls = rival & cards;
            if falls.count_ones() <= cash.count {
                cash.taken |= falls;
            }
        }
        cash.taken |= self.dearest(follows & deck.pointed, cash.count.min(follows.count_ones()));
        cash.taken &= deck.pointed;
    }

    /// What a hand can cash: in each suit, and in total with its partner's discards.
    #[inline]
    fn at_once(&self, node: &TrickNode, view: &Hands) -> ([Cash; SUITS], Cash) {
        let (by_suit, free, cashed) = self.winners(node, view);
        let mut all = Cash::default();
        for cash in &by_suit[..S] {
            all.add(cash);
        }
        let thrown = view.partner & self.deck.pointed & !(cashed | view.soon);
        all.taken |= self.dearest(thrown, free);
        (by_suit, all)
    }

    /// Cutoffs without a search: tricks that the leader can cash, and tricks that a side is certain
    /// to take.
    #[inline]
    pub(super) fn quick(&self, node: &TrickNode, target: i32) -> Option<Proof> {
        let deck = &self.deck;
        let leader = usize::from(node.leader & 3);
        let side = leader & 1;
        let worth = self.worth(node);
        let needs = [target, worth - target + 1];
        let view = Hands {
            hand: node.hands[leader],
            partner: node.hands[(leader + 2) & 3],
            rivals: [node.hands[(leader + 1) & 3], node.hands[(leader + 3) & 3]],
            soon: deck.soon[usize::from(node.left) % (MAX_TRICKS + 1)],
            most: (WINDOW as u32).min(u32::from(node.left)),
        };
        let (own, all) = self.at_once(node, &view);
        let found = self
            .prove(side, needs, self.points_at_once(&all), &all)
            .or_else(|| self.by_crossing(node, &view, &own, (side, needs)));
        if found.is_some() {
            return found;
        }
        let mut sure = [CertainTricks::default(); 2];
        for seat in 0..SEATS {
            let found = self.sure(node, seat);
            if found.points > sure[seat & 1].points {
                sure[seat & 1] = found;
            }
        }
        for (side, sure) in sure.iter().enumerate() {
            let found = self.prove(side, needs, sure.points, &sure.cards());
            if found.is_some() {
                return found;
            }
        }
        let sure = &sure[side];
        if sure.points == 0 || deck.last == NONE {
            return None;
        }
        // In addition to the certain tricks in the last trump suit: what can be cashed in the other
        // suits.
        let last = deck.suits[usize::from(deck.last & 7)];
        let besides = Hands {
            hand: view.hand & !last,
            soon: view.soon | last,
            ..view
        };
        let (_, mut all) = self.at_once(node, &besides);
        if all.count == 0 {
            return None;
        }
        let points = self.points_at_once(&all) + sure.points;
        all.add(&sure.cards());
        self.prove(side, needs, points, &all)
    }

    /// The points of the tricks cashed.
    #[inline]
    fn points_at_once(&self, cash: &Cash) -> i32 {
        cash.count as i32 * self.deck.trick_points + self.points_of(cash.taken)
    }

    /// A proof that a side gets what it needs, if these points suffice.
    #[inline]
    fn prove(&self, side: usize, needs: [i32; 2], points: i32, cards: &Cash) -> Option<Proof> {
        (points >= needs[side]).then(|| {
            let slack = points - needs[side];
            let counted = cards.taken & self.deck.pointed;
            let mut proof = Proof::new(side == 0, slack, cards.used, counted);
            self.spare(&mut proof);
            proof
        })
    }

    /// What the leader takes with the partner's help: it crosses over in one suit, and the partner
    /// cashes its winners.
    #[inline]
    fn by_crossing(
        &self,
        node: &TrickNode,
        view: &Hands,
        own: &[Cash; SUITS],
        (side, needs): (usize, [i32; 2]),
    ) -> Option<Proof> {
        let deck = &self.deck;
        let crosses = |cards: u64| {
            let top = node.all & cards;
            let highest = |top: u64| 1 << (63 - top.leading_zeros());
            top != 0 && view.hand & cards != 0 && view.partner & highest(top) != 0
        };
        let suits = &deck.suits[..S];
        if !suits.iter().any(|cards| crosses(*cards)) {
            return None;
        }
        let beyond = Hands {
            hand: view.partner,
            partner: view.hand,
            ..*view
        };
        let (across, _, _) = self.winners(node, &beyond);
        for over in (0..S).filter(|over| across[*over].count != 0 && crosses(suits[*over])) {
            let mut all = across[over];
            // In both hands, discards need cards that neither win nor are counted on.
            let mut cashed = suits[over];
            let follows = (view.hand & suits[over]).count_ones();
            let mut short = [all.count.saturating_sub(follows), 0];
            for suit in (0..S).filter(|suit| *suit != over) {
                let ours = own[suit].count > 0;
                let more = if ours { &own[suit] } else { &across[suit] };
                if more.count > 0 {
                    let cards = suits[suit];
                    cashed |= cards;
                    let follows = if ours { view.partner } else { view.hand } & cards;
                    short[usize::from(ours)] += more.count.saturating_sub(follows.count_ones());
                }
                all.add(more);
            }
            let bound = cashed | view.soon | deck.king;
            if short[0] > (view.hand & !bound).count_ones()
                || short[1] > (view.partner & !bound).count_ones()
            {
                continue;
            }
            if all.count > view.most {
                all.count = view.most;
                all.taken = 0;
            }
            let found = self.prove(side, needs, self.points_at_once(&all), &all);
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Tricks that a hand is certain to take: the King's, and those in the last trump suit. Each
    /// card of that suit loses only to a higher one of the opponents, each of which wins only once;
    /// before the suit becomes trump, each trick may cost one card, the lowest.
    #[inline]
    fn sure(&self, node: &TrickNode, seat: usize) -> CertainTricks {
        let deck = &self.deck;
        let hand = node.hands[seat & 3];
        let mut out = CertainTricks::default();
        if hand & deck.king != 0 {
            out.points = deck.trick_points;
        }
        let suit = usize::from(deck.last & 7);
        let cards = deck.suits[suit];
        let own = hand & cards;
        let early = u32::from(node.left).saturating_sub(deck.reign);
        let kept = own.count_ones().saturating_sub(early);
        if deck.last == NONE || kept == 0 {
            return out;
        }
        let against = node.hands[(seat + 1) & 3] | node.hands[(seat + 3) & 3];
        let rivals = against & cards;
        let special =
            (against & deck.king).count_ones() + (against & deck.spy_as[suit]).count_ones();
        let least = kept.saturating_sub(rivals.count_ones() + special);
        if rivals == 0 && special == 0 {
            out.counted = self.dearest(own & deck.pointed, kept);
            out.points += kept as i32 * deck.trick_points + self.points_of(out.counted);
            return out;
        }
        let mut higher = special;
        let mut left = kept;
        let mut both = own | rivals;
        let (mut tricks, mut lowest) = (0, 0);
        while left > 0 {
            let card = 1 << (63 - both.leading_zeros());
            both &= !card;
            if card & rivals != 0 {
                higher += 1;
                continue;
            }
            left -= 1;
            if higher > 0 {
                higher -= 1;
                continue;
            }
            tricks += 1;
            lowest = card;
            // Higher than all others: it is certain which cards take these tricks.
            if special == 0 && rivals < card {
                out.counted |= card & deck.pointed;
            }
        }
        if tricks > least || out.counted != 0 {
            out.used = lowest;
        }
        out.points += tricks as i32 * deck.trick_points + self.points_of(out.counted);
        out
    }
}
