//! The search: whether the team of places 0 and 2 takes at least a given number of points, trick by
//! trick.

use super::deck::{CardNumbering, MAX_TRICKS, NONE, Position, SEATS, SUITS, SolverPlay, WINDOW};
use super::table::{BITS, Depths, Owned, ProbeKey, ProbeResult, ProofTable, ProvenBound, Ranks};
use crate::players::search::mix;

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

/// A play to search.
#[derive(Clone, Copy)]
struct Candidate {
    score: i16,
    play: SolverPlay,
    low: u8,
    /// The cards with points that it also stands for.
    twins: u64,
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

/// The most plays of a hand: every card, plus two spies played as a 13.
const MOST: usize = 20;

struct Candidates {
    list: [Candidate; MOST],
    len: usize,
}

impl Candidates {
    const fn new() -> Candidates {
        let nothing = Candidate {
            score: 0,
            play: SolverPlay(0),
            low: 0,
            twins: 0,
        };
        Candidates {
            list: [nothing; MOST],
            len: 0,
        }
    }

    #[inline]
    fn push(&mut self, play: SolverPlay, low: u8, twins: u64, score: i16) {
        if let Some(place) = self.list.get_mut(self.len) {
            *place = Candidate {
                score,
                play,
                low,
                twins,
            };
            self.len += 1;
        }
    }

    /// Selection sort: moves the best remaining candidate to index `from` and returns it.
    #[inline]
    fn pick(&mut self, from: usize) -> Candidate {
        let mut best = from;
        for at in from + 1..self.len.min(MOST) {
            if self.list[at].score > self.list[best].score {
                best = at;
            }
        }
        self.list.swap(from, best);
        self.list[from]
    }
}

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

    /// Splits the position for the search: the start of the trick, the plays to it, and their
    /// number.
    fn node(&self, position: &Position) -> (TrickNode, RunningTrick, usize) {
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
    fn first(&self, node: &TrickNode) -> RunningTrick {
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
    fn after(
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
    fn next(&self, node: &TrickNode, trick: &RunningTrick) -> TrickNode {
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
    fn depths(&self, all: u64, used: u64) -> Depths {
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
    fn used(&self, all: u64, depths: &Depths) -> u64 {
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

    /// Updates history and killers for a lead that caused a cutoff.
    fn learn(&mut self, node: &TrickNode, play: SolverPlay) {
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

    /// The killer plays of a situation like this.
    #[inline]
    fn replies(&mut self, node: &TrickNode, trick: &RunningTrick, order: usize) -> &mut [u8; 2] {
        let ours = (usize::from(node.leader) + order + usize::from(trick.winner)).is_multiple_of(2);
        let here = &mut self.replies[usize::from(node.left) % (MAX_TRICKS + 1)];
        &mut here[(2 * order + usize::from(ours)) & 7][usize::from(trick.led & 7)]
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

    /// The plays worth searching: one for each group of equivalent cards, i.e. cards in one hand
    /// with the same points and no other hand's card between them.
    #[inline]
    fn candidates(&self, node: &TrickNode, trick: &RunningTrick, order: usize) -> Candidates {
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
    fn points_of(&self, cards: u64) -> i32 {
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
    fn quick(&self, node: &TrickNode, target: i32) -> Option<Proof> {
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
