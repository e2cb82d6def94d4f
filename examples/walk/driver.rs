//! The game for the robot: without a window that is shown, frame by frame.

use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use kings_coffer::app::files::Files;
use kings_coffer::app::state::Screen;
use kings_coffer::app::{AppPlugin, HiddenWindow};
use kings_coffer::platform::pause;
use kings_coffer::store::Store;

/// The time of a frame.
const FRAME: Duration = Duration::from_millis(16);
/// The most rounds that loading takes, each a thousandth of a second or more.
const LOADING: usize = 60_000;

/// The running game without a window that is shown.
pub struct Game(App);

impl Game {
    /// The game as `main` starts it, in a window of this size, with these files; at the title. With
    /// `renders` pictures can be taken.
    pub fn start(size: UVec2, store: Store, renders: bool) -> Self {
        let mut app = App::new();
        app.insert_resource(Files(store))
            .insert_resource(HiddenWindow { size, renders })
            .add_plugins(AppPlugin)
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        app.world().resource::<AccessibilityRequested>().set(true);
        for _ in 0..LOADING {
            app.update();
            if *app.world().resource::<State<Screen>>().get() != Screen::Loading {
                break;
            }
            pause(Duration::from_millis(1));
        }
        Self(app)
    }

    /// The world, between two frames.
    pub fn world(&mut self) -> &mut World {
        self.0.world_mut()
    }

    /// Runs a frame.
    pub fn frame(&mut self) {
        self.0.update();
    }
}
