//! Schedules the next frame while nothing moves; the window sleeps until then.

use bevy::ecs::message::MessageUpdateSystems;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RedrawTimer>()
        .add_systems(First, reset.after(MessageUpdateSystems));
}

/// The earliest time at which a frame is needed, requested again in every frame.
#[derive(Resource, Default, Debug)]
pub struct RedrawTimer(Option<f32>);

impl RedrawTimer {
    /// Requests a frame at this app time, in seconds.
    pub fn at(&mut self, seconds: f32) {
        self.0 = Some(self.0.map_or(seconds, |set| set.min(seconds)));
    }

    /// The earliest time requested in this frame. `None` if there is none.
    pub fn next(&self) -> Option<f32> {
        self.0
    }
}

fn reset(mut redraw: ResMut<RedrawTimer>) {
    redraw.0 = None;
}
