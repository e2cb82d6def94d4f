//! How often each position of a game has occurred, shared between the copies of the game.
//!
//! A match keeps a copy of its game for every ply ([`Ply::after`](super::Ply)), so what grows with the
//! plies must not be copied each time. The counts are a persistent trie over the bits of the keys:
//! a new position replaces the nodes on one path, and all other nodes are shared with the copies.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::stable_hash::GOLDEN_RATIO;

/// The children of a node: one for each value of three bits of a key.
const CHILDREN: usize = 8;
const BITS: u32 = CHILDREN.trailing_zeros();

/// A node of the trie.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Node {
    /// A position and how often it has occurred.
    Leaf(u64, u32),
    /// The positions by the bits of their keys at this depth.
    Branch([Option<Arc<Node>>; CHILDREN]),
}

/// The positions that can recur, each with the number of times that it has occurred. There is always
/// one at least, the current one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u64>", into = "Vec<u64>")]
pub struct PositionCounts {
    root: Arc<Node>,
    /// The current position.
    current: u64,
    len: usize,
    /// Whether any position has occurred twice.
    recurred: bool,
}

/// The child in which a key is found at this depth. Keys that differ are parted by the last of their
/// 64 bits at the latest.
const fn slot(key: u64, depth: u32) -> usize {
    let scattered = key.wrapping_mul(GOLDEN_RATIO);
    ((scattered << (depth * BITS)) >> (u64::BITS - BITS)) as usize
}

impl Node {
    /// How often the position occurred.
    fn count(&self, key: u64, depth: u32) -> u32 {
        match self {
            Node::Leaf(other, count) if *other == key => *count,
            Node::Leaf(..) => 0,
            Node::Branch(children) => {
                let child = children[slot(key, depth)].as_ref();
                child.map_or(0, |child| child.count(key, depth + 1))
            }
        }
    }

    /// The node with one more occurrence of the position.
    fn with(&self, key: u64, depth: u32) -> Node {
        match self {
            Node::Leaf(other, count) if *other == key => Node::Leaf(key, count + 1),
            Node::Leaf(other, _) => {
                let mut children = [const { None }; CHILDREN];
                children[slot(*other, depth)] = Some(Arc::new(self.clone()));
                Node::Branch(children).with(key, depth)
            }
            Node::Branch(children) => {
                let mut children = children.clone();
                let child = &mut children[slot(key, depth)];
                let new = match child {
                    Some(child) => child.with(key, depth + 1),
                    None => Node::Leaf(key, 1),
                };
                *child = Some(Arc::new(new));
                Node::Branch(children)
            }
        }
    }

    fn append_to(&self, keys: &mut Vec<u64>) {
        match self {
            Node::Leaf(key, count) => keys.extend((0..*count).map(|_| *key)),
            Node::Branch(children) => {
                children
                    .iter()
                    .flatten()
                    .for_each(|child| child.append_to(keys));
            }
        }
    }
}

impl PositionCounts {
    /// The current position alone: nothing earlier can recur.
    #[must_use]
    pub fn new(key: u64) -> Self {
        Self {
            root: Arc::new(Node::Leaf(key, 1)),
            current: key,
            len: 1,
            recurred: false,
        }
    }

    /// Adds the position that has now come about.
    pub fn push(&mut self, key: u64) {
        self.recurred |= self.count(key) > 0;
        self.root = Arc::new(self.root.with(key, 0));
        self.current = key;
        self.len += 1;
    }

    /// How often the position with this key has occurred.
    #[must_use]
    pub fn count(&self, key: u64) -> u32 {
        self.root.count(key, 0)
    }

    /// Whether the current position has occurred for the third time.
    #[must_use]
    pub fn is_third(&self) -> bool {
        self.count(self.current) >= 3
    }

    /// Whether any position has occurred twice.
    #[must_use]
    pub const fn has_recurred(&self) -> bool {
        self.recurred
    }

    /// Whether nothing earlier can recur.
    #[must_use]
    pub const fn is_fresh(&self) -> bool {
        self.len == 1
    }

    /// The number of occurrences, the current one included.
    #[must_use]
    #[expect(
        clippy::len_without_is_empty,
        reason = "the current position is always there"
    )]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// The keys of the earlier positions, each as often as it occurred, in no particular order.
    #[must_use]
    pub fn earlier(&self) -> Vec<u64> {
        let mut keys = Vec::with_capacity(self.len);
        self.root.append_to(&mut keys);
        if let Some(current) = keys.iter().position(|key| *key == self.current) {
            keys.swap_remove(current);
        }
        keys
    }
}

/// Every occurrence, the current one last.
impl From<PositionCounts> for Vec<u64> {
    fn from(counts: PositionCounts) -> Vec<u64> {
        let mut keys = counts.earlier();
        keys.push(counts.current);
        keys
    }
}

impl TryFrom<Vec<u64>> for PositionCounts {
    type Error = &'static str;

    fn try_from(keys: Vec<u64>) -> Result<Self, &'static str> {
        let (first, rest) = keys
            .split_first()
            .ok_or("the current position is missing")?;
        let mut counts = Self::new(*first);
        rest.iter().for_each(|key| counts.push(*key));
        Ok(counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_occurrence_is_counted_and_copies_keep_their_own() {
        let keys = [7, 9, 7, u64::MAX, 7 << 61, 9, 1 << 63, 0];
        let mut counts = PositionCounts::new(7);
        for (number, key) in keys.iter().enumerate().skip(1) {
            let before = counts.clone();
            counts.push(*key);
            let occurred =
                |until: usize| keys[..until].iter().filter(|other| *other == key).count();
            assert_eq!(before.count(*key) as usize, occurred(number));
            assert_eq!(counts.count(*key) as usize, occurred(number + 1));
            assert_eq!((before.len(), counts.len()), (number, number + 1));
            let mut earlier = counts.earlier();
            let mut expected = keys[..number].to_vec();
            earlier.sort_unstable();
            expected.sort_unstable();
            assert_eq!(earlier, expected);
        }
        assert_eq!((counts.count(8), counts.is_third()), (0, false));
        counts.push(7);
        assert!(counts.is_third());
        let written = serde_json::to_string(&counts).expect("JSON");
        assert_eq!(
            serde_json::from_str::<PositionCounts>(&written).expect("JSON"),
            counts
        );
        assert!(serde_json::from_str::<PositionCounts>("[]").is_err());
    }
}
