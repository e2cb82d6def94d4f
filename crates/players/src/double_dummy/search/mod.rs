//! The search: whether the team of places 0 and 2 takes at least a given number of points, trick by
//! trick.

mod bounds;
mod candidates;
mod ordering;
mod tricks;

use coffer_rules::stable_hash::mix;

use self::candidates::{Candidate, Candidates, MOST};
use super::deck::{CardNumbering, MAX_TRICKS, Position, SEATS, SUITS, SolverPlay};
use super::table::{Owned, ProbeKey, ProbeResult, ProofTable, ProvenBound, Ranks};

/// A position at the start of a trick, with derived data for the search.
#[derive(Clone, Copy)]
struct TrickNode {
    hands: [u64; SEATS],
    all: u64,
    ranks: Ranks,
    key: u64,
    leader: u8,
    left: u8,
    /// The points of the cards that are left.
    points: i32,
}

/// The trick in progress.
#[derive(Clone, Copy)]
struct RunningTrick {
    suits: [u8; SEATS],
    plays: [SolverPlay; SEATS],
    /// For each play, the lowest card equivalent to it.
    lows: [u8; SEATS],
    led: u8,
    trump: u8,
    best: u8,
    winner: u8,
    points: i32,
}

/// A search result: which side takes what it needs, and what the proof depends on.
#[derive(Clone, Copy)]
struct Proof {
    /// Whether the first team (places 0 and 2) takes at least `target` points; otherwise the second
    /// team takes at least one point more than the target leaves.
    reached: bool,
    /// How many more points than it needs that side takes at least.
    slack: i32,
    /// Cards whose ranks matter: every card of the same suit at least as high as one of these.
    used: u64,
    /// Cards whose points are counted for that side.
    counted: u64,
}

impl Proof {
    #[inline]
    const fn new(reached: bool, slack: i32, used: u64, counted: u64) -> Proof {
        Proof {
            reached,
            slack,
            used,
            counted,
        }
    }
}

/// By the suit led: the two latest plays that caused a cutoff, the most recent first.
type Replies = [[u8; 2]; SUITS];

/// No cutoff recorded yet.
const NO_REPLIES: Replies = [[u8::MAX; 2]; SUITS];

/// A solver for a deck of `S` suits, with its transposition table. Searching allocates nothing.
pub struct Solver<const S: usize> {
    deck: CardNumbering,
    table: ProofTable<S>,
    /// A hash for each owner and card; cards that differ only by rank share it.
    hashes: [[u64; 64]; SEATS],
    leads: [u64; SEATS],
    /// A hash for each owner's cards of a suit that nobody else holds and that will not be trump
    /// again.
    lone_suit_hashes: [u64; SEATS],
    history: Box<[[i16; 128]; 2]>,
    /// Killer plays of leads, by tricks left and seat.
    killers: [[[u8; 2]; SEATS]; MAX_TRICKS + 1],
    /// Killer plays of the other hands, by tricks left, order in the trick, whether the own side is
    /// winning it, and the suit led.
    replies: Box<[[Replies; 2 * SEATS]; MAX_TRICKS + 1]>,
    nodes: u64,
    limit: u64,
    stopped: bool,
    /// With this many tricks left or fewer, a position is estimated by playing on without a search.
    horizon: u8,
}

impl<const S: usize> Solver<S> {
    /// A solver whose table has room for 2^`bits` entries of about 100 bytes each.
    #[must_use]
    pub fn new(deck: CardNumbering, bits: u32) -> Solver<S> {
        let mut hashes = [[0; 64]; SEATS];
        for (owner, hashes) in hashes.iter_mut().enumerate() {
            for (card, hash) in hashes.iter_mut().enumerate() {
                let alone = (deck.spies | deck.king) >> card & 1 != 0;
                let class = if alone {
                    card
                } else {
                    64 + usize::from(deck.suit_of[card])
                };
                *hash = mix((owner << 8 | class) as u64 ^ 0x5eed_0f0d_ecc5);
            }
        }
        Solver {
            deck,
            table: ProofTable::new(bits),
            hashes,
            leads: [1, 2, 3, 4].map(|lead| mix(lead ^ 0x1ead_0000)),
            lone_suit_hashes: [1, 2, 3, 4].map(|player| mix(player ^ 0x1d1e_0000)),
            history: Box::new([[0; 128]; 2]),
            killers: [[[u8::MAX; 2]; SEATS]; MAX_TRICKS + 1],
            replies: Box::new([[NO_REPLIES; 2 * SEATS]; MAX_TRICKS + 1]),
            nodes: 0,
            limit: u64::MAX,
            stopped: false,
            horizon: 0,
        }
    }

    /// The deck.
    #[must_use]
    pub const fn deck(&self) -> &CardNumbering {
        &self.deck
    }

    /// The number of plays searched so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Clears the transposition table and the move ordering data.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.iter_mut().for_each(|side| side.fill(0));
        self.killers = [[[u8::MAX; 2]; SEATS]; MAX_TRICKS + 1];
        self.replies.fill([NO_REPLIES; 2 * SEATS]);
    }

    /// From now on positions with `left` tricks left or fewer are estimated by greedy playouts
    /// instead of searched, so values are exact only down to there; 0 searches to the end. Clears
    /// the table if this is a change.
    pub fn set_horizon(&mut self, left: usize) {
        let left = left.min(MAX_TRICKS) as u8;
        if left != self.horizon {
            self.clear();
            self.horizon = left;
        }
    }

    /// Plays greedily to the end with open hands, and reports for each trick, beginning with the
    /// current one, its winner, its points, and whether it contained the King.
    pub fn play_on(&mut self, position: &Position, mut tell: impl FnMut(usize, i32, bool)) {
        let (node, trick, order) = self.node(position);
        self.on(node, trick, order, &mut tell);
    }

    /// Reports the plays of the next hand, one for each group of equivalent cards, with a
    /// move-ordering score. The scores only rank the plays; they are not points.
    pub fn promising(&self, position: &Position, mut tell: impl FnMut(SolverPlay, i32)) {
        let (node, trick, order) = self.node(position);
        let candidates = self.candidates(&node, &trick, order);
        for candidate in &candidates.list[..candidates.len.min(MOST)] {
            tell(candidate.play, i32::from(candidate.score));
        }
    }

    /// The points of the team of places 0 and 2 if everybody plays as in [`Solver::play_on`].
    pub fn estimate(&mut self, position: &Position) -> i32 {
        let mut points = 0;
        self.play_on(position, |winner, worth, _| {
            points += if winner % 2 == 0 { worth } else { 0 }
        });
        points
    }

    fn on(
        &mut self,
        node: TrickNode,
        trick: RunningTrick,
        order: usize,
        tell: &mut impl FnMut(usize, i32, bool),
    ) {
        let (mut node, mut trick, mut order) = (node, trick, order);
        while node.left > 0 {
            while order < SEATS {
                let mut candidates = self.candidates(&node, &trick, order);
                if candidates.len == 0 {
                    return;
                }
                let Candidate { play, low, .. } = candidates.pick(0);
                self.nodes += 1;
                trick = self.after(&trick, usize::from(node.leader), order, play, low);
                order += 1;
            }
            let king = trick
                .plays
                .iter()
                .any(|play| play.bit() & self.deck.king != 0);
            tell(usize::from(trick.winner), trick.points, king);
            node = self.next(&node, &trick);
            trick = self.first(&node);
            order = 0;
        }
    }

    /// The points that the team of places 0 and 2 takes in the rest of the hand, including the
    /// current trick, with best play on both sides. `None` if that takes more than `limit` plays of
    /// search. `guess` is the first target tried.
    pub fn value(&mut self, position: &Position, guess: i32, limit: u64) -> Option<i32> {
        let (node, trick, order) = self.node(position);
        self.limit = self.nodes.saturating_add(limit);
        self.stopped = false;
        let (mut low, mut high) = (0, self.worth(&node));
        let mut target = guess.clamp(low + 1, high.max(1));
        let mut step = 1;
        while low < high {
            let reached = if order == 0 {
                self.start(&node, target).reached
            } else {
                self.play(&node, &trick, order, target).reached
            };
            if self.stopped {
                return None;
            }
            if reached {
                low = target;
                target += step;
            } else {
                high = target - 1;
                target -= step;
            }
            step = (step + 1).min(4);
            target = target.clamp(low + 1, high.max(low + 1));
        }
        Some(low)
    }

    /// Whether that team takes at least `target` points in the rest of the hand; see
    /// [`Solver::value`].
    pub fn reaches(&mut self, position: &Position, target: i32, limit: u64) -> Option<bool> {
        let (node, trick, order) = self.node(position);
        self.limit = self.nodes.saturating_add(limit);
        self.stopped = false;
        if target <= 0 || target > self.worth(&node) {
            return Some(target <= 0);
        }
        let reached = if order == 0 {
            self.start(&node, target).reached
        } else {
            self.play(&node, &trick, order, target).reached
        };
        (!self.stopped).then_some(reached)
    }

    /// Appends to `values` the value of the position after each legal play, for the team of places
    /// 0 and 2, including the points of the current trick as in [`Solver::value`]. Returns false if
    /// the limit was reached.
    pub fn values(
        &mut self,
        position: &Position,
        guess: i32,
        limit: u64,
        values: &mut Vec<(SolverPlay, i32)>,
    ) -> bool {
        let mut guess = guess;
        let end = self.nodes.saturating_add(limit);
        for play in position.legal(&self.deck) {
            let mut after = *position;
            let taken = after.play(&self.deck, play);
            let gain = taken.map_or(
                0,
                |(winner, points)| if winner % 2 == 0 { points } else { 0 },
            );
            let Some(rest) = self.value(&after, guess - gain, end.saturating_sub(self.nodes))
            else {
                return false;
            };
            guess = rest + gain;
            values.push((play, guess));
        }
        true
    }

    fn worth(&self, node: &TrickNode) -> i32 {
        i32::from(node.left) * self.deck.trick_points + node.points
    }

    /// Whether the first team takes at least `target` points from the start of this trick on.
    fn start(&mut self, node: &TrickNode, target: i32) -> Proof {
        if target <= 0 {
            return Proof::new(true, -target, 0, 0);
        }
        let worth = self.worth(node);
        if target > worth {
            return Proof::new(false, target - worth - 1, 0, 0);
        }
        if let Some(found) = self.quick(node, target) {
            return found;
        }
        if node.left == 1 {
            return self.last(node, target);
        }
        let needs = [target, worth - target + 1];
        let owned = Owned::of(&node.hands);
        let key = self.key(node, owned);
        let best = match self
            .table
            .find(&Self::place(&self.deck, node, owned, key), needs)
        {
            ProbeResult::Cutoff(bound) => {
                let used = self.used(node.all, &bound.depths);
                return Proof::new(
                    bound.side == 0,
                    bound.points - needs[bound.side & 1],
                    used,
                    bound.counted,
                );
            }
            ProbeResult::Nothing(best) => best,
        };
        let trick = self.first(node);
        if node.left <= self.horizon {
            let mut points = 0;
            self.on(*node, trick, 0, &mut |winner, worth, _| {
                points += if winner % 2 == 0 { worth } else { 0 }
            });
            let counted = node.all & self.deck.pointed;
            for (side, points) in [points, worth - points].into_iter().enumerate() {
                let depths = self.depths(node.all, node.all);
                let bound = ProvenBound {
                    side,
                    points,
                    depths,
                    counted,
                };
                self.table
                    .store(&Self::place(&self.deck, node, owned, key), &bound, u8::MAX);
            }
            let slack = if points >= target {
                points - target
            } else {
                target - 1 - points
            };
            return Proof::new(points >= target, slack, node.all, counted);
        }
        let (proof, best) = self.lead(node, &trick, target, best);
        if !self.stopped {
            let side = usize::from(!proof.reached);
            let bound = ProvenBound {
                side,
                points: needs[side] + proof.slack,
                depths: self.depths(node.all, proof.used),
                counted: proof.counted,
            };
            self.table
                .store(&Self::place(&self.deck, node, owned, key), &bound, best);
        }
        proof
    }

    /// The transposition key of the position. For suits that will not be trump again and that only
    /// one hand holds, only the total number of cards matters: nobody can follow suit, and a lead
    /// wins unless it is trumped.
    #[inline]
    fn key(&self, node: &TrickNode, owned: Owned) -> u64 {
        let mut key = node.key;
        let mut past = self.deck.past[usize::from(node.left) % (MAX_TRICKS + 1)];
        while past != 0 {
            let cards = self.deck.suits[past.trailing_zeros() as usize & 7];
            past &= past - 1;
            if let Some(owner) = owned.alone(cards) {
                let count = u64::from((owned.cards & cards).count_ones());
                let each = self.hashes[owner & 3][cards.trailing_zeros() as usize & 63];
                key = key.wrapping_add(
                    count.wrapping_mul(self.lone_suit_hashes[owner & 3].wrapping_sub(each)),
                );
            }
        }
        key
    }

    #[inline]
    fn place<'a>(
        deck: &'a CardNumbering,
        node: &'a TrickNode,
        owned: Owned,
        key: u64,
    ) -> ProbeKey<'a> {
        ProbeKey {
            key,
            ranks: &node.ranks,
            owned,
            left: node.left,
            suits: &deck.suits,
        }
    }

    /// The last trick: there are no choices except whether a spy is played as a 13.
    #[inline]
    fn last(&mut self, node: &TrickNode, target: i32) -> Proof {
        let mut trick = self.first(node);
        if node.all & self.deck.spies != 0 {
            return self.lead(node, &trick, target, None).0;
        }
        let leader = usize::from(node.leader);
        for order in 0..SEATS {
            let card = node.hands[(leader + order) & 3].trailing_zeros() as u8 & 63;
            trick = self.after(&trick, leader, order, SolverPlay(card), card);
        }
        self.nodes += SEATS as u64;
        self.finish(node, &trick, target)
    }

    /// Searches the leader's plays; also returns the one that caused the cutoff.
    fn lead(
        &mut self,
        node: &TrickNode,
        trick: &RunningTrick,
        target: i32,
        best: Option<u8>,
    ) -> (Proof, u8) {
        let mut candidates = self.candidates(node, trick, 0);
        let history = &self.history[usize::from(node.leader & 1)];
        let killers =
            self.killers[usize::from(node.left) % (MAX_TRICKS + 1)][usize::from(node.leader & 3)];
        for candidate in &mut candidates.list[..candidates.len.min(MOST)] {
            let play = candidate.play.0;
            candidate.score += history[usize::from(play & 127)] / 20;
            if play == killers[0] {
                candidate.score += 38;
            } else if play == killers[1] {
                candidate.score += 19;
            }
            // The stored card may have another rank here: any play of its class will do.
            if best == Some(play) {
                candidate.score = i16::MAX;
            }
        }
        self.attempt(node, trick, 0, target, &mut candidates)
    }

    /// Searches the plays of a hand in order; also returns the one that caused the cutoff.
    #[inline]
    fn attempt(
        &mut self,
        node: &TrickNode,
        trick: &RunningTrick,
        order: usize,
        target: i32,
        candidates: &mut Candidates,
    ) -> (Proof, u8) {
        let seat = (usize::from(node.leader) + order) & 3;
        let first = seat & 1 == 0;
        let mut all = Proof::new(!first, i32::MAX, 0, 0);
        // Cards already known not to help.
        let mut useless = 0_u64;
        for at in 0..candidates.len {
            let Candidate {
                play, low, twins, ..
            } = candidates.pick(at);
            if play.bit() & useless != 0 && !play.is_thirteen() {
                if all.counted & twins != 0 {
                    all.counted |= twins;
                }
                continue;
            }
            self.nodes += 1;
            let next = self.after(trick, usize::from(node.leader), order, play, low);
            let proof = if order + 1 == SEATS {
                self.finish(node, &next, target)
            } else {
                self.play(node, &next, order + 1, target)
            };
            if proof.reached == first {
                if order == 0 {
                    self.learn(node, play);
                } else {
                    let replies = self.replies(node, trick, order);
                    if replies[0] != play.0 {
                        *replies = [play.0, replies[0]];
                    }
                }
                return (proof, play.0);
            }
            if self.nodes > self.limit {
                self.stopped = true;
            }
            if self.stopped {
                return (all, u8::MAX);
            }
            all.slack = all.slack.min(proof.slack);
            all.used |= proof.used;
            all.counted |= proof.counted;
            // What holds for one of them holds for its twins, if their points are counted too.
            if proof.counted & twins != 0 {
                all.counted |= twins;
            }
            // A card below all cards whose ranks matter could have been any other such card of its
            // suit that is not counted.
            let suit = usize::from(self.deck.suit_of[usize::from(play.number())]);
            let cards = self.deck.suits[suit & (SUITS - 1)] & !self.deck.spies;
            let matter = proof.used & cards;
            let below = if matter == 0 {
                cards
            } else {
                cards & ((matter & matter.wrapping_neg()) - 1)
            };
            if play.bit() & below & !proof.counted != 0 && !play.is_thirteen() {
                let mut same = below & !proof.counted;
                if twins & proof.counted != 0 {
                    same &= !self.deck.pointed;
                }
                useless |= same;
            }
        }
        (all, u8::MAX)
    }

    /// Continues [`Solver::start`] after `order` plays.
    fn play(&mut self, node: &TrickNode, trick: &RunningTrick, order: usize, target: i32) -> Proof {
        let mut candidates = self.candidates(node, trick, order);
        if candidates.len > 1 {
            let replies = *self.replies(node, trick, order);
            for candidate in &mut candidates.list[..candidates.len.min(MOST)] {
                if candidate.play.0 == replies[0] {
                    candidate.score += 8;
                } else if candidate.play.0 == replies[1] {
                    candidate.score += 4;
                }
            }
        }
        self.attempt(node, trick, order, target, &mut candidates).0
    }

    /// Gives the complete trick to its winner and searches on.
    #[inline]
    fn finish(&mut self, node: &TrickNode, trick: &RunningTrick, target: i32) -> Proof {
        let gain = if trick.winner & 1 == 0 {
            trick.points
        } else {
            0
        };
        let next = self.next(node, trick);
        let mut proof = self.start(&next, target - gain);
        let order = usize::from(trick.winner.wrapping_sub(node.leader) & 3);
        let play = trick.plays[order];
        let suit = trick.suits[order];
        let ranked = !play.is_thirteen() && play.bit() & self.deck.king == 0;
        let own = proof.reached == (trick.winner & 1 == 0);
        // The winner's rank matters only if another card of its suit was played.
        if ranked && trick.suits.iter().filter(|other| **other == suit).count() > 1 {
            // If the other side won the trick, it might have played any equivalent card.
            let card = if own {
                play.number()
            } else {
                trick.lows[order]
            };
            proof.used |= 1 << (card & 63);
        }
        if own {
            let cards = trick.plays.iter().fold(0, |set, play| set | play.bit());
            proof.counted |= cards & self.deck.pointed;
            self.spare(&mut proof);
        }
        proof
    }

    /// Drops counted cards whose points the proof does not need.
    #[inline]
    fn spare(&self, proof: &mut Proof) {
        let mut cards = proof.counted;
        while proof.slack > 0 && cards != 0 {
            let card = cards.trailing_zeros();
            cards &= cards - 1;
            let points = i32::from(self.deck.points[card as usize & 63]);
            if points <= proof.slack {
                proof.slack -= points;
                proof.counted &= !(1 << card);
            }
        }
    }
}
