//! How a think job wakes the window.

use std::sync::Arc;

use bevy::prelude::*;

/// Wakes the window when a task or worker is done, so that no frames are drawn meanwhile. `None`
/// without a window.
#[derive(Resource, Default, Clone)]
pub struct Wake(pub Option<Arc<dyn Fn() + Send + Sync>>);
