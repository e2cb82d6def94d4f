//! The game as part of a web page: reports to the page when it is ready, the state to recover after
//! a crash, and when it cannot go on.

mod mirror;
#[cfg(feature = "guests")]
mod network;
mod phone;
#[cfg(feature = "sight")]
mod sight;

use std::panic;

use bevy::prelude::*;

use crate::app::announce::Announced;
use crate::app::page;
use crate::app::schedule::LastSystems;
use crate::app::session::{Matches, Wake};
use crate::app::settings::LanguageInUse;
use crate::app::state::Screen;

/// Frames to wait before the page removes its splash image: by then the title is drawn.
const FRAMES: u32 = 3;

pub(super) fn plugin(app: &mut App) {
    panic::set_hook(Box::new(|panic| page::broken(&panic.to_string())));
    app.add_systems(
        Last,
        (
            ready.run_if(not(in_state(Screen::Loading))),
            remember.run_if(resource_changed::<Matches>),
            speak.run_if(resource_changed::<LanguageInUse>),
            say.after(LastSystems::Announce),
        ),
    )
    .add_plugins((mirror::plugin, phone::plugin));
    #[cfg(feature = "guests")]
    app.add_plugins(network::plugin);
    #[cfg(feature = "sight")]
    app.add_plugins(sight::plugin);
}

/// The callback with which the page wakes the game.
pub(super) fn wake_by_page(wake: &Wake) {
    use wasm_bindgen::JsCast;
    use wasm_bindgen::closure::Closure;

    if let Some(wake) = wake.0.clone() {
        let call = Closure::<dyn Fn()>::new(move || wake());
        page::set_wake(call.into_js_value().unchecked_into());
    }
}

fn ready(mut frames: Local<u32>, wake: Res<Wake>) {
    if *frames < FRAMES {
        *frames += 1;
        // Nothing may move on the title screen, so the frame must be requested.
        if let Some(wake) = &wake.0 {
            wake();
        }
        if *frames == FRAMES {
            page::ready();
        }
    }
}

/// The page has begun in the language of the settings, whose texts the game may still be reading.
fn speak(language: Res<LanguageInUse>) {
    if !language.is_added() {
        page::speak(language.0);
    }
}

fn say(mut announced: MessageReader<Announced>) {
    for said in announced.read() {
        // Of an element that has the focus, the screen reader speaks itself.
        let text = if page::mirrored() {
            &said.beyond_focus
        } else {
            &said.text
        };
        page::say(text, said.urgent);
    }
}

fn remember(matches: Res<Matches>) {
    let running = matches.on_table().filter(|kept| !kept.over);
    let record = running.map(|kept| kept.record.to_json());
    page::remember(&record.unwrap_or_default());
}
