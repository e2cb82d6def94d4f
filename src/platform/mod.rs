//! Desktop integration, without Bevy: crash reports, one program for the same saves, the remembered
//! place of the window, and the system's preferences.

#[cfg(not(target_arch = "wasm32"))]
pub mod crash;
#[cfg(not(target_arch = "wasm32"))]
pub mod raise;
pub mod system_preferences;
#[cfg(not(target_arch = "wasm32"))]
pub mod window_place;

#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{open_store, pause};

#[cfg(not(target_arch = "wasm32"))]
mod desktop {
    use std::io::{self, Write as _};
    use std::thread;
    use std::time::Duration;

    use super::{crash, raise};
    use crate::store::Store;
    use crate::texts;

    /// How long a second program waits for the first one's answer.
    const PATIENCE: Duration = Duration::from_secs(3);

    /// Opens the player's store; from now on, panics are reported in its folder. `None` if the
    /// game is already open with the same store: its window comes to the front, and this program
    /// has nothing left to do.
    pub fn open_store() -> Option<Store> {
        let store = Store::open();
        let Some(folder) = store.folder() else {
            return Some(store);
        };
        crash::report_panics(folder);
        if store.is_second() && raise::call_first(folder, PATIENCE) {
            // Standard error may be closed.
            let _ = writeln!(io::stderr(), "{}", texts::text("store-raised"));
            return None;
        }
        Some(store)
    }

    /// Waits between two checks of another program. Only for threads that draw no frames: before
    /// there is a window, or on a thread of its own.
    #[expect(clippy::disallowed_methods, reason = "no frame waits for it")]
    pub fn pause(time: Duration) {
        thread::sleep(time);
    }
}
