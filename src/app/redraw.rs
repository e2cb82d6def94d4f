//! When the next frame is needed though nothing moves: the window sleeps until then.

use bevy::ecs::message::MessageUpdateSystems;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RedrawTimer>()
        .add_systems(First, reset.after(MessageUpdateSystems));
}

/// The nearest moment at which something has to happen, asked for anew in every frame.
#[derive(Resource, Default, Debug)]
pub struct RedrawTimer(Option<f32>);

impl RedrawTimer {
    /// A frame is needed at this moment of the app's time, in seconds.
    pub fn at(&mut self, seconds: f32) {
        self.0 = Some(self.0.map_or(seconds, |set| set.min(seconds)));
    }

    /// The nearest moment asked for in this frame.
    pub fn next(&self) -> Option<f32> {
        self.0
    }
}

fn reset(mut redraw: ResMut<RedrawTimer>) {
    redraw.0 = None;
}
