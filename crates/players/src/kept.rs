//! A player between the moves of a match.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// A place for one player of any game, so that it finds what it has searched when it is asked again.
/// Clones share the place.
#[derive(Clone, Default)]
pub struct KeptPlayer(Arc<Mutex<Option<Box<dyn Any + Send>>>>);

impl KeptPlayer {
    /// Takes the player out; `None` if there is none of this type.
    #[must_use]
    pub fn take<T: Any>(&self) -> Option<T> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        kept.and_then(|kept| kept.downcast().ok()).map(|kept| *kept)
    }

    /// Keeps a player instead of the one before.
    pub fn put<T: Any + Send>(&self, player: T) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(player));
    }
}

impl fmt::Debug for KeptPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeptPlayer")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_player_of_the_type_asked_for_is_taken() {
        let kept = KeptPlayer::default();
        kept.put(7_u8);
        assert_eq!(
            (kept.clone().take::<u8>(), kept.take::<u8>()),
            (Some(7), None)
        );
        kept.put(7_u8);
        assert_eq!(kept.take::<u16>(), None);
    }
}
