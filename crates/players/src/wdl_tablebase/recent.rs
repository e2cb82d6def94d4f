//! What was used lately, in a bounded number: the least recently used makes room.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use coffer_rules::stable_hash::mix;

/// The entries of a part, the one used last at the front.
type Part<T> = Mutex<Vec<(u64, T)>>;

/// Values that can be made again, by key. Keys are spread over many small parts, so that threads
/// seldom wait for each other; in each part the least recently used value goes.
pub(super) struct Recent<T> {
    parts: Vec<Part<T>>,
}

/// The most values in a part.
const MOST: usize = 16;

impl<T> Recent<T> {
    /// Room for at most so many values, a multiple of 16.
    pub fn with_room(values: usize) -> Recent<T> {
        let part = || Mutex::new(Vec::new());
        let parts = (values / MOST).max(1);
        Recent {
            parts: std::iter::repeat_with(part).take(parts).collect(),
        }
    }

    /// What `read` finds in the value with this key, which is made if it is not there.
    #[inline]
    pub fn read<R>(&self, key: u64, make: impl FnOnce() -> T, read: impl FnOnce(&T) -> R) -> R {
        let place = mix(key) as usize % self.parts.len();
        let mut part = self.parts[place]
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        match part.iter().position(|(of, _)| *of == key) {
            Some(0) => {}
            Some(at) => part[..=at].rotate_right(1),
            None => {
                part.truncate(MOST - 1);
                part.insert(0, (key, make()));
            }
        }
        read(&part[0].1)
    }

    /// The number of values that are there.
    pub fn len(&self) -> usize {
        let part = |part: &Part<T>| part.lock().unwrap_or_else(PoisonError::into_inner).len();
        self.parts.iter().map(part).sum()
    }
}

impl<T> fmt::Debug for Recent<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Recent({})", self.len())
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn the_least_recently_used_goes() {
        let recent = Recent::with_room(MOST);
        let mut made = Vec::new();
        let mut read = |key: u64| {
            recent.read(
                key,
                || {
                    made.push(key);
                    key + 100
                },
                |value| *value,
            )
        };
        for key in 0..16 {
            assert_eq!(read(key), key + 100);
        }
        // Number 0 is used again, so number 1 makes room.
        for key in [0, 16, 0, 1] {
            assert_eq!(read(key), key + 100);
        }
        assert_eq!(made[16..], [16, 1]);
        assert_eq!(recent.len(), 16);
    }

    #[test]
    fn threads_find_the_same_and_the_bound_is_kept() {
        let recent = Recent::with_room(64);
        thread::scope(|scope| {
            for luck in 0..4 {
                let recent = &recent;
                scope.spawn(move || {
                    for number in 0..5_000 {
                        let key = mix(number ^ luck << 40) % 1_000;
                        assert_eq!(recent.read(key, || key * 3, |value| *value), key * 3);
                    }
                });
            }
        });
        assert!(recent.len() <= 64, "{}", recent.len());
    }
}
