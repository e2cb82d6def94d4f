//! The solver's transposition table: how much a side takes at least, for sets of positions that
//! differ only in ways that do not matter.

use super::deck::SUITS;

/// Bits for the owner of each card of a suit.
pub(super) const BITS: u32 = 2;

/// For each suit, the owners of its remaining cards from the highest down.
pub(super) type Ranks = [u32; SUITS];

/// How many of the highest cards matter in each suit.
pub(super) type Depths = [u8; SUITS];

/// A set of cards with their owners, as two bit planes of the owners' numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Owned {
    pub(super) cards: u64,
    pub(super) owner: [u64; 2],
}

impl Owned {
    /// All cards of the four hands.
    #[inline]
    pub(super) const fn of(hands: &[u64; 4]) -> Owned {
        Owned {
            cards: hands[0] | hands[1] | hands[2] | hands[3],
            owner: [hands[1] | hands[3], hands[2] | hands[3]],
        }
    }

    /// The hand that holds all cards of a set; `None` if there are several or the set is empty.
    #[inline]
    pub(super) const fn alone(&self, cards: u64) -> Option<usize> {
        let cards = self.cards & cards;
        let [one, two] = [self.owner[0] & cards, self.owner[1] & cards];
        if cards == 0 || (one != 0 && one != cards) || (two != 0 && two != cards) {
            return None;
        }
        Some((one != 0) as usize | ((two != 0) as usize) << 1)
    }

    /// Restricted to these cards.
    #[inline]
    const fn only(self, cards: u64) -> Owned {
        Owned {
            cards: self.cards & cards,
            owner: [self.owner[0] & cards, self.owner[1] & cards],
        }
    }

    /// Whether all these cards have the same owners in `other`.
    #[inline]
    const fn within(&self, other: &Owned) -> bool {
        self.cards & !other.cards
            | (self.owner[0] ^ other.owner[0] | self.owner[1] ^ other.owner[1]) & self.cards
            == 0
    }
}

#[inline]
const fn mask(depth: u8) -> u32 {
    (1 << (BITS * (depth & 15) as u32)) - 1
}

#[derive(Clone, Copy)]
struct ProofEntry<const S: usize> {
    key: u64,
    /// Cards whose points the proof counts.
    counted: Owned,
    ranks: [u32; S],
    depths: [u8; S],
    /// The positions of the counted cards among the highest of each suit: bit n for the n-th from
    /// the top.
    places: [u16; S],
    next: u32,
    bound: u8,
    side: u8,
    best: u8,
    /// The number of tricks left.
    left: u8,
}

/// A bound from the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct ProvenBound {
    pub(super) side: usize,
    /// The points that this side takes at least.
    pub(super) points: i32,
    pub(super) depths: Depths,
    pub(super) counted: u64,
}

/// The result of a table lookup.
#[derive(Clone, Copy, Debug)]
pub(super) enum ProbeResult {
    /// No bound that decides; if known, a play that was good in such a position.
    Nothing(Option<u8>),
    /// A bound that decides.
    Cutoff(ProvenBound),
}

/// The lookup key of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct ProbeKey<'a> {
    pub(super) key: u64,
    pub(super) ranks: &'a Ranks,
    pub(super) owned: Owned,
    /// The number of tricks left.
    pub(super) left: u8,
    /// The cards of each suit.
    pub(super) suits: &'a [u64; SUITS],
}

impl ProbeKey<'_> {
    /// Whether the counted cards that are among the highest of their suits have the same ranks here
    /// as in the entry, and the other counted cards are below them here too.
    fn aligned<const S: usize>(&self, entry: &ProofEntry<S>) -> bool {
        (0..S).all(|suit| {
            let mut counted = entry.counted.cards & self.suits[suit];
            if counted == 0 || entry.depths[suit] == 0 {
                return true;
            }
            let depth = u32::from(entry.depths[suit] & 15);
            let mut places = 0_u32;
            while counted != 0 {
                let card = counted.trailing_zeros();
                counted &= counted - 1;
                places |= 1 << ((self.owned.cards & self.suits[suit]) >> card).count_ones();
            }
            // A card's position is the number of cards from it upwards.
            places & ((2 << depth) - 1) == u32::from(entry.places[suit])
        })
    }
}

/// A table with room for a fixed number of entries; when it is full, those with the fewest tricks
/// left are dropped.
pub(super) struct ProofTable<const S: usize> {
    heads: Vec<u32>,
    entries: Vec<ProofEntry<S>>,
    room: usize,
    /// The number of entries by tricks left.
    counts: [u32; 32],
}

const END: u32 = u32::MAX;

impl<const S: usize> ProofTable<S> {
    /// A table with room for 2^`bits` entries.
    pub(super) fn new(bits: u32) -> ProofTable<S> {
        ProofTable {
            heads: vec![END; 1 << bits],
            entries: Vec::with_capacity(1 << bits),
            room: 1 << bits,
            counts: [0; 32],
        }
    }

    pub(super) fn clear(&mut self) {
        if !self.entries.is_empty() {
            self.heads.fill(END);
            self.entries.clear();
            self.counts = [0; 32];
        }
    }

    /// Makes room: drops at least half of the entries, those with the fewest tricks left, which are
    /// the cheapest to search again.
    fn thin(&mut self) {
        let half = (self.room / 2) as u32;
        let (mut least, mut kept) = (self.counts.len(), 0);
        while least > 0 && kept + self.counts[least - 1] <= half {
            least -= 1;
            kept += self.counts[least];
        }
        self.counts[..least].fill(0);
        self.entries
            .retain(|entry| usize::from(entry.left) >= least);
        self.heads.fill(END);
        for at in 0..self.entries.len() {
            let slot = self.slot(self.entries[at].key);
            self.entries[at].next = self.heads[slot];
            self.heads[slot] = at as u32;
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.heads.len() - 1)
    }

    /// Looks for a bound by which one of the sides takes what it needs.
    #[inline]
    pub(super) fn find(&self, place: &ProbeKey<'_>, needs: [i32; 2]) -> ProbeResult {
        let mut at = self.heads[self.slot(place.key)];
        let mut best = None;
        while let Some(entry) = self.entries.get(at as usize) {
            at = entry.next;
            if entry.key != place.key
                || (i32::from(entry.bound) < needs[usize::from(entry.side & 1)]
                    && (best.is_some() || entry.best == u8::MAX))
                || !entry.counted.within(&place.owned)
                || !(0..S).all(|s| (entry.ranks[s] ^ place.ranks[s]) & mask(entry.depths[s]) == 0)
                || !place.aligned(entry)
            {
                continue;
            }
            if i32::from(entry.bound) >= needs[usize::from(entry.side & 1)] {
                let mut depths = [0; SUITS];
                depths[..S].copy_from_slice(&entry.depths);
                return ProbeResult::Cutoff(ProvenBound {
                    side: usize::from(entry.side),
                    points: i32::from(entry.bound),
                    depths,
                    counted: entry.counted.cards,
                });
            }
            best = Some(entry.best);
        }
        ProbeResult::Nothing(best)
    }

    /// Stores how much a side takes at least; `best` is the play that achieves it, if that side
    /// leads.
    #[inline]
    pub(super) fn store(&mut self, place: &ProbeKey<'_>, bound: &ProvenBound, best: u8) {
        let slot = self.slot(place.key);
        let mut at = self.heads[slot];
        let depths = &bound.depths;
        while let Some(entry) = self.entries.get_mut(at as usize) {
            if entry.key == place.key
                && usize::from(entry.side) == bound.side
                && entry.counted.cards == bound.counted
                && entry.depths[..] == depths[..S]
                && entry.counted.within(&place.owned)
                && (0..S).all(|s| (entry.ranks[s] ^ place.ranks[s]) & mask(depths[s]) == 0)
                && place.aligned(entry)
            {
                entry.bound = entry.bound.max(bound.points as u8);
                if best != u8::MAX {
                    entry.best = best;
                }
                return;
            }
            at = entry.next;
        }
        if self.entries.len() >= self.room {
            self.thin();
        }
        let slot = self.slot(place.key);
        let mut ranks = [0; S];
        ranks.copy_from_slice(&place.ranks[..S]);
        let mut deep = [0; S];
        deep.copy_from_slice(&depths[..S]);
        let mut places = [0; S];
        for (suit, places) in places.iter_mut().enumerate() {
            let mut counted = bound.counted & place.suits[suit];
            let depth = u32::from(depths[suit] & 15);
            while counted != 0 {
                let card = counted.trailing_zeros();
                counted &= counted - 1;
                let at = ((place.owned.cards & place.suits[suit]) >> card).count_ones();
                if at <= depth {
                    *places |= 1_u16 << at;
                }
            }
        }
        let entry = ProofEntry {
            key: place.key,
            counted: place.owned.only(bound.counted),
            ranks,
            depths: deep,
            places,
            next: self.heads[slot],
            bound: bound.points as u8,
            side: bound.side as u8,
            best,
            left: place.left,
        };
        self.counts[usize::from(place.left & 31)] += 1;
        self.heads[slot] = self.entries.len() as u32;
        self.entries.push(entry);
    }
}
