//! Sets of up to 64 numbered items, such as cards, as one machine word.

/// Defines a set of up to 64 items: `bit_set!(MonarchSet of Monarch, 42)` needs a tuple struct
/// `Monarch(u8)` in scope that numbers them from 0, here to 41. Bit `n` of the set is the item with
/// the number `n`.
macro_rules! bit_set {
    ($(#[$about:meta])* $set:ident of $item:ident, $count:expr) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Deserialize,
        )]
        #[serde(try_from = "u64")]
        pub struct $set(pub u64);

        impl TryFrom<u64> for $set {
            type Error = &'static str;

            /// Fails if a bit stands for no item.
            fn try_from(bits: u64) -> Result<Self, Self::Error> {
                let known = bits & !Self::ALL.0 == 0;
                known.then_some(Self(bits)).ok_or("no such item in the set")
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(serializer)
            }
        }

        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);
            /// The set of all.
            pub const ALL: Self = Self(u64::MAX >> (64 - $count));

            /// The set of one.
            pub const fn one(item: $item) -> Self {
                Self(1 << item.0)
            }

            /// Whether it is in the set.
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.0 & 1 != 0
            }

            /// Adds one.
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            /// Removes one.
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            /// How many are in the set.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The items of this set that are not in `other`.
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The items that are in any of these sets.
            pub fn union(sets: impl IntoIterator<Item = Self>) -> Self {
                sets.into_iter().fold(Self::EMPTY, |all, set| all | set)
            }

            /// The items in the set, by number.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let number = (bits != 0).then(|| bits.trailing_zeros() as u8)?;
                    bits &= bits - 1;
                    Some($item(number))
                })
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;

            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;

            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                Self::union(items.into_iter().map(Self::one))
            }
        }
    };
}
pub(crate) use bit_set;
