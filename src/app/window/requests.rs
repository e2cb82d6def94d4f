//! Wakes the window when assistive technology starts or requests something: Bevy only queues that,
//! and a sleeping window would not notice.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};

use crate::app::session::Wake;
use crate::app::window::threads::spawn_thread;
use crate::platform::pause;

/// How often the queue is checked, once assistive technology is there.
const WAIT: Duration = Duration::from_millis(40);
/// How often it is checked whether it is there.
const LONG_WAIT: Duration = Duration::from_millis(500);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (await_request, watch));
}

/// Waits for assistive technology, once, and wakes the window when it comes.
fn await_request(
    requested: Res<AccessibilityRequested>,
    wake: Res<Wake>,
    mut waiting: Local<bool>,
) {
    let Some(wake) = wake.0.clone().filter(|_| !*waiting) else {
        return;
    };
    *waiting = true;
    let requested = requested.clone();
    spawn_thread("assistive technology", move || {
        while !requested.get() {
            pause(LONG_WAIT);
        }
        wake();
    });
}

/// Starts watching the queues of the windows, once. It ends with the windows.
fn watch(
    requested: Res<AccessibilityRequested>,
    handlers: Res<WinitActionRequestHandlers>,
    wake: Res<Wake>,
    mut watching: Local<bool>,
) {
    if *watching || !requested.get() {
        return;
    }
    let Some(wake) = wake.0.clone() else { return };
    *watching = true;
    let queues: Vec<_> = handlers.values().map(Arc::downgrade).collect();
    spawn_thread("accessibility requests", move || {
        loop {
            pause(WAIT);
            let mut open = queues.iter().filter_map(|queue| queue.upgrade()).peekable();
            if open.peek().is_none() {
                return;
            }
            let asked = |queue: Arc<Mutex<WinitActionRequestHandler>>| {
                queue.lock().is_ok_and(|queue| !queue.is_empty())
            };
            if open.any(asked) {
                wake();
            }
        }
    });
}
