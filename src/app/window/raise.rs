//! If the game is started again with the same saves, this window comes to the front instead.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::UserAttentionType;

use crate::app::files::{Files, Notice};
use crate::app::session::Wake;
use crate::app::window::threads::spawn_thread;
use crate::app::window::wake::wake_from_tasks;
use crate::platform::{pause, raise};
use crate::texts::Sentence;

/// How often a thread checks for the call of a second program.
const STEP: Duration = Duration::from_millis(500);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Called>()
        .add_systems(Startup, watch.after(wake_from_tasks))
        .add_systems(PreUpdate, come_forward);
}

/// Whether a second program has called this one.
#[derive(Resource, Default, Deref)]
struct Called(Arc<AtomicBool>);

fn watch(files: Res<Files>, wake: Res<Wake>, called: Res<Called>) {
    let Some(saves) = files.0.folder().filter(|_| !files.0.is_second()) else {
        return;
    };
    // A program that was killed may have left a call.
    raise::answer(saves);
    let saves = saves.to_owned();
    let (called, wake) = (Arc::clone(&called), wake.0.clone());
    spawn_thread("calls", move || {
        loop {
            pause(STEP);
            if raise::is_called(&saves) {
                called.store(true, Ordering::Relaxed);
                if let Some(wake) = &wake {
                    wake();
                }
            }
        }
    });
}

/// Answers the call. A frozen window doesn't, and the second program opens its own.
fn come_forward(
    called: Res<Called>,
    files: Res<Files>,
    mut notice: ResMut<Notice>,
    window: Query<Entity, With<PrimaryWindow>>,
    _main_thread: NonSendMarker,
) {
    let answers = || files.0.folder().is_some_and(raise::answer);
    if !called.swap(false, Ordering::Relaxed) || !answers() {
        return;
    }
    WINIT_WINDOWS.with_borrow(|windows| {
        let window = window.single().ok();
        if let Some(window) = window.and_then(|window| windows.get_window(window)) {
            window.set_minimized(false);
            window.focus_window();
            // Some systems don't let a program take the focus.
            window.request_user_attention(Some(UserAttentionType::Informational));
        }
    });
    notice.tell(Sentence::new("store-called"));
}
