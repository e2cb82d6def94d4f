//! The window, and when it redraws: only while something moves, or at a requested time.

#[cfg(not(target_arch = "wasm32"))]
mod choose_file;
#[cfg(not(target_arch = "wasm32"))]
mod crest;
#[cfg(not(target_arch = "wasm32"))]
mod hidden;
#[cfg(not(target_arch = "wasm32"))]
mod icon;
#[cfg(not(target_arch = "wasm32"))]
mod log_file;
#[cfg(all(feature = "guests", not(target_arch = "wasm32")))]
mod network;
#[cfg(not(target_arch = "wasm32"))]
mod place;
#[cfg(not(target_arch = "wasm32"))]
mod raise;
#[cfg(not(target_arch = "wasm32"))]
mod requests;
#[cfg(not(target_arch = "wasm32"))]
mod threads;
mod wake;

#[cfg(not(target_arch = "wasm32"))]
pub use hidden::HiddenWindow;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use hidden::is_hidden;

use std::time::Duration;

use bevy::asset::AssetMetaCheck;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, PrimaryWindow, WindowMode, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};

use crate::VERSION;
use crate::app::redraw::{RedrawTimer, notice_window};
use crate::app::schedule::LastSystems;
use crate::app::settings::Settings;
use crate::app::state::Screen;
use crate::app::table::animation::AnimationQueue;

/// How long the window sleeps if no frame is requested. It must not exceed what the clock can
/// represent: the event loop would ignore such a wait, keep its previous control flow, and perhaps
/// never sleep.
const LONG: Duration = Duration::from_secs(3600);
/// How often gamepads are polled while nothing moves: they don't wake the window.
const PAD_WAIT: Duration = Duration::from_millis(33);

pub(super) fn plugin(app: &mut App) {
    let window = window(app);
    let plugins = DefaultPlugins
        .set(WindowPlugin {
            primary_window: Some(window),
            ..default()
        })
        .set(AssetPlugin {
            file_path: crate::app::assets::folder(),
            // No asset has a `.meta` file; in a page, each check would cost a request.
            meta_check: AssetMetaCheck::Never,
            ..default()
        })
        .set(LogPlugin {
            filter:
                "warn,kings_coffer=info,bevy_render=error,wgpu=error,naga=error,bevy_audio=error"
                    .to_owned(),
            #[cfg(not(target_arch = "wasm32"))]
            custom_layer: log_file::layer,
            ..default()
        });
    #[cfg(not(target_arch = "wasm32"))]
    let plugins = hidden::without_screen(app, plugins);
    app.add_plugins(plugins)
        .insert_resource(ClearColor(Color::srgb_u8(0x2b, 0x1a, 0x10)))
        .insert_resource(WinitSettings::desktop_app())
        .add_systems(Startup, (wake::wake_from_tasks, long_steps, camera))
        .add_systems(PreUpdate, notice_window)
        .add_systems(Update, set_mode.run_if(resource_changed::<Settings>))
        .add_systems(Last, pace_frames.after(LastSystems::Save));
    #[cfg(not(target_arch = "wasm32"))]
    if !is_hidden(app) {
        app.add_plugins((
            choose_file::plugin,
            crest::plugin,
            icon::plugin,
            raise::plugin,
            requests::plugin,
        ));
    }
    #[cfg(all(feature = "guests", not(target_arch = "wasm32")))]
    app.add_plugins(network::plugin);
    info!("King’s Coffer {VERSION}");
}

/// The window: of the size in `KINGS_COFFER_WINDOW`, or else where it was.
fn window(app: &mut App) -> Window {
    #[cfg(not(target_arch = "wasm32"))]
    let wanted = hidden::size(app).or_else(size_wanted);
    #[cfg(target_arch = "wasm32")]
    let wanted = size_wanted();
    let (width, height) = wanted.unwrap_or((1280, 720));
    let window = Window {
        title: crate::texts::text("app-name").to_owned(),
        // By which desktops know whose window it is: the name of the desktop entry in packaging/linux.
        name: Some("org.kingscoffer.game".to_owned()),
        resolution: WindowResolution::new(width, height),
        resize_constraints: WindowResizeConstraints {
            min_width: 320.0,
            min_height: 320.0,
            ..default()
        },
        present_mode: PresentMode::Fifo,
        // In a page, it fills its canvas, and keys that the game doesn't use go to the browser.
        canvas: Some("#table".to_owned()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: false,
        ..default()
    };
    if wanted.is_some() {
        return window;
    }
    where_it_was(app, window)
}

/// The window at its remembered place, which is kept from then on.
#[cfg(not(target_arch = "wasm32"))]
fn where_it_was(app: &mut App, window: Window) -> Window {
    app.add_plugins(place::plugin);
    place::placed(app, window)
}

/// A page fills its canvas.
#[cfg(target_arch = "wasm32")]
fn where_it_was(_: &mut App, window: Window) -> Window {
    window
}

/// The size in `KINGS_COFFER_WINDOW` (`390x844`), for pictures; then no place is remembered.
fn size_wanted() -> Option<(u32, u32)> {
    let wanted = std::env::var("KINGS_COFFER_WINDOW").ok()?;
    let (w, h) = wanted.split_once('x')?;
    let size = (w.parse().ok()?, h.parse().ok()?);
    let sane = 320..=8192;
    (sane.contains(&size.0) && sane.contains(&size.1)).then_some(size)
}

fn camera(mut commands: Commands) {
    commands.spawn((Name::new("Camera"), Camera2d));
}

/// After a long sleep the clock jumps to the present; springs limit their own time steps.
fn long_steps(mut time: ResMut<Time<Virtual>>) {
    time.set_max_delta(Duration::from_secs(60));
}

fn set_mode(settings: Res<Settings>, window: Option<Single<&mut Window, With<PrimaryWindow>>>) {
    let Some(mut window) = window else { return };
    let wanted = if settings.full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    if window.mode != wanted {
        window.mode = wanted;
    }
}

/// Two times for which a frame waits are the same if they differ by less, in seconds.
const SAME_TIME: f32 = 0.02;

/// What is waited for.
struct Planned {
    /// The time for which a frame was asked, in seconds of the app's time.
    at: f32,
    /// When winit wakes for it, in real time.
    until: Duration,
}

impl Planned {
    /// Whether winit still sleeps until this time. A wait that is over is never kept: winit would add a whole one,
    /// and it may wake a little too early.
    fn still_waits_for(&self, at: Option<f32>, now: Duration) -> bool {
        let same = at.is_some_and(|at| (at - self.at).abs() < SAME_TIME);
        same && now + Duration::from_secs_f32(SAME_TIME) < self.until
    }
}

fn pace_frames(
    motion: Res<AnimationQueue>,
    redraw: Res<RedrawTimer>,
    time: Res<Time>,
    screen: Res<State<Screen>>,
    pads: Query<(), With<Gamepad>>,
    mut winit: ResMut<WinitSettings>,
    real: Res<Time<Real>>,
    mut planned: Local<Option<Planned>>,
) {
    // Winit draws at once whenever the mode changes. A frame that waits for the same time as the last one
    // keeps it, or it would be drawn all the time while a clock runs.
    let waits = matches!(winit.focused_mode, UpdateMode::Reactive { .. }) && !motion.moving();
    let planned_before = planned.as_ref().filter(|_| waits);
    if planned_before.is_some_and(|plan| plan.still_waits_for(redraw.next(), real.elapsed())) {
        return;
    }
    let wait = if motion.moving() || *screen.get() == Screen::Loading {
        Duration::ZERO
    } else {
        let until = redraw
            .next()
            .map(|at| Duration::from_secs_f32((at - time.elapsed_secs()).max(0.002)));
        let pad = (!pads.is_empty()).then_some(PAD_WAIT);
        until.into_iter().chain(pad).min().unwrap_or(LONG)
    };
    *planned = redraw.next().map(|at| Planned {
        at,
        until: real.elapsed() + wait,
    });
    let mode = if wait.is_zero() {
        UpdateMode::Continuous
    } else {
        UpdateMode::Reactive {
            wait,
            react_to_device_events: false,
            react_to_user_events: true,
            react_to_window_events: true,
        }
    };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
