//! How work elsewhere wakes the window.

use std::sync::Arc;

use bevy::prelude::*;

/// Wakes the window when a task or worker is done, so that no frames are drawn meanwhile. `None`
/// without a window.
#[derive(Resource, Default, Clone)]
pub struct Wake(pub Option<Arc<dyn Fn() + Send + Sync>>);

impl Wake {
    /// The same for a host or a guest in a thread of its own.
    pub fn for_guests(&self) -> coffer_guests::transport::Wake {
        let wake = self.0.clone();
        coffer_guests::transport::Wake::new(move || {
            if let Some(wake) = &wake {
                wake();
            }
        })
    }
}
