//! When the game draws: between the events of the window it sleeps, as it does in a window of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{UpdateMode, WinitSettings};
use kings_coffer::app::session::Wake;

use crate::driver::FRAME;

/// Whether something has happened to the window since the last frame.
#[derive(Resource, Default)]
pub struct Happened(pub bool);

/// What Bevy's event loop (`bevy_winit`) knows: it draws a frame after an event of the window, two after
/// a wait or when a thread wakes it, and one more after a frame that requests it or changes how long
/// the window sleeps.
pub struct Sleep {
    mode: UpdateMode,
    /// The time since the last frame.
    slept: Duration,
    /// The time since the wait of the mode has begun: a frame in between does not begin it anew.
    waited: Duration,
    /// The number of frames that are due.
    due: usize,
    /// Whether a thread has woken it.
    woken: Arc<AtomicBool>,
}

impl Default for Sleep {
    fn default() -> Self {
        Self {
            mode: UpdateMode::Continuous,
            slept: Duration::ZERO,
            waited: Duration::ZERO,
            due: 1,
            woken: Arc::default(),
        }
    }
}

impl Sleep {
    /// What threads wake it by.
    pub fn wake(&self) -> Wake {
        let woken = Arc::clone(&self.woken);
        Wake(Some(Arc::new(move || woken.store(true, Ordering::Relaxed))))
    }

    /// The time of a frame passes. Returns the time since the last frame if one is due now.
    pub fn tick(&mut self, world: &mut World) -> Option<Duration> {
        self.slept += FRAME;
        self.waited += FRAME;
        let waited = match self.mode {
            UpdateMode::Continuous => true,
            UpdateMode::Reactive { wait, .. } => self.waited >= wait,
        };
        if waited {
            self.waited = Duration::ZERO;
        }
        let happened = std::mem::take(&mut world.resource_mut::<Happened>().0);
        if self.woken.swap(false, Ordering::Relaxed) || waited {
            self.due = self.due.max(2);
        } else if happened {
            self.due = self.due.max(1);
        }
        (self.due > 0).then_some(self.slept)
    }

    /// A frame was drawn.
    pub fn drawn(&mut self, world: &World) {
        let mode = world.resource::<WinitSettings>().focused_mode;
        let requests = world.resource::<Messages<RequestRedraw>>();
        let requested = MessageCursor::default().read(requests).next().is_some();
        self.slept = Duration::ZERO;
        self.due -= 1;
        if requested || mode != self.mode {
            self.due = self.due.max(1);
        }
        if mode != self.mode {
            self.waited = Duration::ZERO;
        }
        self.mode = mode;
    }
}
