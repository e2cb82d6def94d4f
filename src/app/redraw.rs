//! Schedules the next frame while nothing moves; the window sleeps until then. And whether anybody
//! can see it.

use bevy::ecs::message::MessageUpdateSystems;
use bevy::prelude::*;
use bevy::window::{WindowOccluded, WindowResized};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RedrawTimer>()
        .init_resource::<WindowHidden>()
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

/// Whether nobody can see the window.
#[derive(Resource, Default, Debug)]
pub struct WindowHidden(pub bool);

/// A minimised window is reported as occluded, or has no size.
pub(super) fn notice_window(
    mut occluded: MessageReader<WindowOccluded>,
    mut resized: MessageReader<WindowResized>,
    mut hidden: ResMut<WindowHidden>,
) {
    if let Some(last) = resized.read().last() {
        hidden.0 = last.width <= 0.0 || last.height <= 0.0;
    }
    if let Some(last) = occluded.read().last() {
        hidden.0 = last.occluded;
    }
}

fn reset(mut redraw: ResMut<RedrawTimer>) {
    redraw.0 = None;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_is_hidden_while_it_is_occluded_or_has_no_size() {
        let mut app = App::new();
        app.init_resource::<WindowHidden>()
            .add_message::<WindowOccluded>()
            .add_message::<WindowResized>()
            .add_systems(PreUpdate, notice_window);
        let window = Entity::PLACEHOLDER;
        for occluded in [true, false] {
            app.world_mut()
                .write_message(WindowOccluded { window, occluded });
            app.update();
            assert_eq!(app.world().resource::<WindowHidden>().0, occluded);
        }
        for size in [0.0, 390.0] {
            app.world_mut().write_message(WindowResized {
                window,
                width: size,
                height: size,
            });
            app.update();
            assert_eq!(app.world().resource::<WindowHidden>().0, size == 0.0);
        }
    }
}
