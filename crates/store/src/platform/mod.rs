//! Desktop integration, without Bevy: crash reports, one program for the same saves, the remembered
//! place of the window, the system's preferences, and where the assets lie.

#[cfg(not(target_arch = "wasm32"))]
pub mod assets;
#[cfg(not(target_arch = "wasm32"))]
pub mod crash;
#[cfg(not(target_arch = "wasm32"))]
pub mod own_languages;
#[cfg(not(target_arch = "wasm32"))]
pub mod raise;
pub mod system_preferences;
#[cfg(not(target_arch = "wasm32"))]
mod waiting;
#[cfg(not(target_arch = "wasm32"))]
pub mod window_place;

#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{has_display, open_store};
#[cfg(not(target_arch = "wasm32"))]
pub use waiting::pause;

#[cfg(not(target_arch = "wasm32"))]
mod desktop {
    use std::env;
    use std::io::{self, Write as _};
    use std::time::Duration;

    use coffer_texts as texts;

    use super::{crash, raise};
    use crate::Store;

    /// How long a second program waits for the first one's answer.
    const PATIENCE: Duration = Duration::from_secs(3);

    /// What names a display where a system can be without one.
    const DISPLAYS: [&str; 3] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"];

    /// Whether a window can be opened. If not, standard error says why.
    pub fn has_display() -> bool {
        let always = cfg!(not(unix)) || cfg!(target_os = "macos");
        let named = |name| env::var_os(name).is_some_and(|display| !display.is_empty());
        let found = always || DISPLAYS.into_iter().any(named);
        if !found {
            tell(texts::text("store-no_display"));
        }
        found
    }

    fn tell(sentence: &str) {
        // Standard error may be closed.
        let _ = writeln!(io::stderr(), "{sentence}");
    }

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
            tell(texts::text("store-raised"));
            return None;
        }
        Some(store)
    }
}
