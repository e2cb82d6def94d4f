//! Schedules the next frame while nothing moves; the window sleeps until then. And whether anybody
//! can see it.

use bevy::ecs::message::MessageUpdateSystems;
use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;
use bevy::window::{WindowOccluded, WindowResized};

use crate::app::schedule::LastSystems;
use crate::app::state::{Menu, Screen, TurnPhase};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RedrawTimer>()
        .init_resource::<WindowHidden>()
        .add_systems(First, reset.after(MessageUpdateSystems))
        .add_systems(Last, draw_next_state.before(LastSystems::Announce));
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

/// A state that is set in a frame is shown in the next one, which a sleeping window would not draw.
fn draw_next_state(
    screen: (Res<State<Screen>>, Res<NextState<Screen>>),
    menu: (Res<State<Menu>>, Res<NextState<Menu>>),
    phase: (Option<Res<State<TurnPhase>>>, Res<NextState<TurnPhase>>),
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
) {
    let phase_changes = phase.0.is_some_and(|now| changes(&now, &phase.1));
    if phase_changes || changes(&screen.0, &screen.1) || changes(&menu.0, &menu.1) {
        redraw.at(time.elapsed_secs());
    }
}

/// Whether a state is set to another one.
fn changes<S: FreelyMutableState>(now: &State<S>, next: &NextState<S>) -> bool {
    match next {
        NextState::Unchanged => false,
        NextState::Pending(next) | NextState::PendingIfNeq(next) => next != now.get(),
    }
}

fn reset(mut redraw: ResMut<RedrawTimer>) {
    redraw.0 = None;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_that_is_set_is_shown_in_the_next_frame() {
        #[derive(Resource)]
        struct Wanted(Menu);

        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::state::app::StatesPlugin))
            .add_plugins((plugin, crate::app::state::plugin))
            .insert_resource(Wanted(Menu::None))
            .add_systems(
                Update,
                |wanted: Res<Wanted>, mut menu: ResMut<NextState<Menu>>| {
                    (*menu).set_if_neq(wanted.0);
                },
            );
        let mut draws_again = |menu| {
            app.insert_resource(Wanted(menu));
            app.update();
            app.world().resource::<RedrawTimer>().next().is_some()
        };
        assert!(!draws_again(Menu::None));
        for menu in [Menu::Pause, Menu::None] {
            assert!(draws_again(menu), "{menu:?} is set");
            assert!(!draws_again(menu), "{menu:?} is shown");
        }
    }

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
