//! Settings that follow the system until the player chooses: reduced motion and high contrast.

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::settings::{Settings, speak};
use crate::platform::wishes::Wishes;

/// Asks the system and follows its wishes; not in tests, in which every system is the same.
pub(in crate::app) fn plugin(app: &mut App) {
    app.insert_resource(Asking::begin()).add_systems(
        PreUpdate,
        receive.run_if(resource_exists::<Asking>).before(speak),
    );
}

/// What the system wishes, as far as it is known by now.
#[derive(Resource, Default, Deref, Debug)]
pub struct SystemWishes(pub Wishes);

impl Settings {
    /// The settings in which those that follow the system are as it wishes.
    #[must_use]
    pub fn following(&self, wishes: &Wishes) -> Self {
        let follow = &self.follow_system;
        let wished = |follows: bool, wish: Option<bool>, now: bool| match wish {
            Some(wish) if follows => wish,
            _ => now,
        };
        Self {
            contrast: wished(follow.contrast, wishes.contrast, self.contrast),
            reduced_motion: wished(
                follow.reduced_motion,
                wishes.reduced_motion,
                self.reduced_motion,
            ),
            ..self.clone()
        }
    }
}

/// The answer to come. It has its own thread, because the system may be slow.
#[derive(Resource)]
struct Asking {
    #[cfg(not(target_arch = "wasm32"))]
    answer: Option<std::thread::JoinHandle<Wishes>>,
}

#[cfg(not(target_arch = "wasm32"))]
impl Asking {
    fn begin() -> Self {
        let thread = std::thread::Builder::new().name("wishes".to_owned());
        Self {
            answer: thread.spawn(crate::platform::wishes::read).ok(),
        }
    }

    /// The answer, once; `None` if there is none yet.
    fn answer(&mut self) -> Option<Wishes> {
        match self.answer.take_if(|thread| thread.is_finished()) {
            Some(thread) => Some(thread.join().unwrap_or_default()),
            None if self.answer.is_none() => Some(Wishes::default()),
            None => None,
        }
    }
}

/// A page has the answer at once.
#[cfg(target_arch = "wasm32")]
impl Asking {
    fn begin() -> Self {
        Self {}
    }

    fn answer(&mut self) -> Option<Wishes> {
        Some(Wishes {
            reduced_motion: Some(crate::app::page::reduced_motion()),
            contrast: Some(crate::app::page::more_contrast()),
        })
    }
}

/// Seconds until the next look for the answer.
const SOON: f32 = 0.1;

fn receive(
    mut asking: ResMut<Asking>,
    mut wishes: ResMut<SystemWishes>,
    mut settings: ResMut<Settings>,
    mut redraw: ResMut<RedrawTimer>,
    time: Res<Time>,
    mut commands: Commands,
) {
    let Some(answer) = asking.answer() else {
        redraw.at(time.elapsed_secs() + SOON);
        return;
    };
    let followed = settings.following(&answer);
    settings.set_if_neq(followed);
    wishes.0 = answer;
    commands.remove_resource::<Asking>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::FollowSystem;

    #[test]
    fn only_what_the_player_has_not_chosen_follows_the_system() {
        let wishes = Wishes {
            reduced_motion: Some(true),
            contrast: Some(true),
        };
        let followed = Settings::default().following(&wishes);
        assert!(followed.contrast && followed.reduced_motion);
        // The system tells nothing of contrast now.
        let fewer = Wishes {
            reduced_motion: Some(false),
            contrast: None,
        };
        let followed = followed.following(&fewer);
        assert!(followed.contrast && !followed.reduced_motion);
        let chosen = Settings {
            follow_system: FollowSystem {
                contrast: false,
                reduced_motion: true,
            },
            ..Settings::default()
        };
        let followed = chosen.following(&wishes);
        assert!(!followed.contrast && followed.reduced_motion);
    }

    #[test]
    fn a_file_that_does_not_say_so_has_been_chosen() {
        let settings: Settings = serde_json::from_str(r#"{"contrast": true}"#).expect("settings");
        assert!(!settings.follow_system.contrast && !settings.follow_system.reduced_motion);
        let text = serde_json::to_string(&Settings::default()).expect("a text");
        let settings: Settings = serde_json::from_str(&text).expect("settings");
        assert!(settings.follow_system.contrast && settings.follow_system.reduced_motion);
    }
}
