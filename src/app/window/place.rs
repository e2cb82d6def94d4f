//! The window's place is remembered, and restored as far as it is still visible there.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{
    Monitor, PrimaryMonitor, PrimaryWindow, WindowMode, WindowMoved, WindowResized,
    WindowResolution,
};
use bevy::winit::WINIT_WINDOWS;

use crate::app::files::{Files, Notice, Saver};
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::LastSystems;
use crate::platform::window_place::{ScreenArea, WindowPlace};

/// The file of the place; its name puts it among the settings.
const FILE: &str = "settings-window.json";
/// Seconds without a change until the place is saved.
const SETTLED: f32 = 1.0;

pub(super) fn plugin(app: &mut App) {
    let place = app.world().get_resource::<Files>().and_then(read);
    let place = place.unwrap_or_default();
    app.insert_resource(Remembered {
        saved: place,
        now: place,
        settles: None,
    })
    .add_systems(Update, fit)
    .add_systems(Last, remember.before(LastSystems::Save));
}

/// The place of the window in its file, and now.
#[derive(Resource)]
struct Remembered {
    saved: WindowPlace,
    now: WindowPlace,
    /// When a change counts as settled, in seconds of app time.
    settles: Option<f32>,
}

/// The saved place. A file that cannot be read is ignored without a notice.
fn read(files: &Files) -> Option<WindowPlace> {
    let mut ignored = Notice::default();
    files.read(FILE, "settings-refused", &mut ignored, |text| {
        serde_json::from_str(text).map(WindowPlace::sane)
    })
}

/// The window in its remembered place.
pub(super) fn placed(app: &App, mut window: Window) -> Window {
    let Some(remembered) = app.world().get_resource::<Remembered>() else {
        return window;
    };
    let place = remembered.now;
    window.resolution = WindowResolution::new(place.size[0], place.size[1]);
    if let Some(corner) = place.corner {
        window.position = WindowPosition::At(corner.into());
    }
    if place.maximized {
        window.set_maximized(true);
    }
    window
}

/// Moves the window to where it is visible, once the screens are known: they may have changed.
fn fit(
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    remembered: Res<Remembered>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut done: Local<bool>,
) {
    if *done || monitors.is_empty() {
        return;
    }
    *done = true;
    let mut screens: Vec<_> = monitors.iter().collect();
    screens.sort_by_key(|(_, main)| !main);
    let screens: Vec<ScreenArea> = screens
        .into_iter()
        .map(|(screen, _)| area(screen))
        .collect();
    let place = remembered.saved.fitted(&screens);
    if place == remembered.saved {
        return;
    }
    let [width, height] = place.size.map(|size| size as f32);
    window.resolution.set(width, height);
    if let Some(corner) = place.corner {
        window.position = WindowPosition::At(corner.into());
    }
}

fn area(screen: &Monitor) -> ScreenArea {
    ScreenArea {
        corner: screen.physical_position.to_array(),
        size: screen.physical_size().to_array(),
        scale: screen.scale_factor,
    }
}

/// Saves the place when it has changed and settled, and at the end.
fn remember(
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    mut moved: MessageReader<WindowMoved>,
    mut resized: MessageReader<WindowResized>,
    exits: MessageReader<AppExit>,
    mut remembered: ResMut<Remembered>,
    mut saver: ResMut<Saver>,
    mut redraw: ResMut<RedrawTimer>,
    time: Res<Time>,
    _main_thread: NonSendMarker,
) {
    let now = time.elapsed_secs();
    let changed = moved.read().count() + resized.read().count() > 0;
    if changed {
        remembered.settles = Some(now + SETTLED);
    }
    let settled = remembered.settles.is_some_and(|at| at <= now);
    if (changed || settled)
        && let Ok((entity, window)) = windows.single()
    {
        remembered.now = current(entity, window, remembered.now);
    }
    if settled || !exits.is_empty() {
        remembered.settles = None;
        if remembered.now != remembered.saved {
            remembered.saved = remembered.now;
            if let Ok(text) = serde_json::to_string(&remembered.saved) {
                saver.keep(FILE, text);
            }
        }
    } else if let Some(at) = remembered.settles {
        redraw.at(at);
    }
}

/// The place of the window. While it is in full screen, maximized or minimized, its size and corner
/// are those of `before`.
fn current(entity: Entity, window: &Window, before: WindowPlace) -> WindowPlace {
    let state = WINIT_WINDOWS.with_borrow(|windows| {
        let window = windows.get_window(entity)?;
        Some((window.is_minimized() == Some(true), window.is_maximized()))
    });
    let (minimized, maximized) = state.unwrap_or_default();
    if minimized || window.mode != WindowMode::Windowed {
        before
    } else if maximized {
        WindowPlace {
            maximized: true,
            ..before
        }
    } else {
        let corner = match window.position {
            WindowPosition::At(corner) => Some(corner.to_array()),
            _ => None,
        };
        let size = window.size().round().as_uvec2().to_array();
        WindowPlace {
            corner,
            size,
            maximized: false,
        }
        .sane()
    }
}
