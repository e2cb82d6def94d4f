//! Settings that follow the system until the player chooses: reduced motion, high contrast and the
//! language.

use bevy::prelude::*;

use crate::app::redraw::RedrawTimer;
use crate::app::settings::Settings;
use crate::platform::system_preferences::SystemPreferences;

/// Asks the system and follows its preferences. Tests leave this plugin out, so that they run the
/// same on every system.
pub(in crate::app) fn plugin(app: &mut App) {
    app.insert_resource(PreferencesQuery::begin()).add_systems(
        PreUpdate,
        receive.run_if(resource_exists::<PreferencesQuery>),
    );
}

/// The system's preferences, as far as they are known by now.
#[derive(Resource, Default, Deref, Debug)]
pub struct KnownPreferences(pub SystemPreferences);

impl Settings {
    /// The settings with the system's preferences in those that follow it.
    #[must_use]
    pub fn following(&self, preferences: &SystemPreferences) -> Self {
        let follow = &self.follow_system;
        let choose = |follows: bool, preference: Option<bool>, now: bool| match preference {
            Some(preference) if follows => preference,
            _ => now,
        };
        Self {
            contrast: choose(follow.contrast, preferences.contrast, self.contrast),
            reduced_motion: choose(
                follow.reduced_motion,
                preferences.reduced_motion,
                self.reduced_motion,
            ),
            language: match preferences.language {
                Some(language) if follow.language => language.to_owned(),
                _ => self.language.clone(),
            },
            ..self.clone()
        }
    }
}

/// The pending query. It has its own thread, because the system may be slow.
#[derive(Resource)]
pub(super) struct PreferencesQuery {
    #[cfg(not(target_arch = "wasm32"))]
    answer: Option<std::thread::JoinHandle<SystemPreferences>>,
}

#[cfg(not(target_arch = "wasm32"))]
impl PreferencesQuery {
    fn begin() -> Self {
        let thread = std::thread::Builder::new().name("preferences".to_owned());
        Self {
            answer: thread.spawn(crate::platform::system_preferences::read).ok(),
        }
    }

    /// The answer, once; `None` if there is none yet.
    fn answer(&mut self) -> Option<SystemPreferences> {
        match self.answer.take_if(|thread| thread.is_finished()) {
            Some(thread) => Some(thread.join().unwrap_or_default()),
            None if self.answer.is_none() => Some(SystemPreferences::default()),
            None => None,
        }
    }
}

/// A page has the answer at once.
#[cfg(target_arch = "wasm32")]
impl PreferencesQuery {
    fn begin() -> Self {
        Self {}
    }

    fn answer(&mut self) -> Option<SystemPreferences> {
        Some(SystemPreferences {
            reduced_motion: Some(crate::app::page::reduced_motion()),
            contrast: Some(crate::app::page::more_contrast()),
            language: crate::platform::system_preferences::language(),
        })
    }
}

/// Seconds until the next check for the answer.
const SOON: f32 = 0.1;

/// Takes the answer of the system, once.
pub(super) fn receive(
    mut query: ResMut<PreferencesQuery>,
    mut known: ResMut<KnownPreferences>,
    mut settings: ResMut<Settings>,
    mut redraw: ResMut<RedrawTimer>,
    time: Res<Time>,
    mut commands: Commands,
) {
    let Some(answer) = query.answer() else {
        redraw.at(time.elapsed_secs() + SOON);
        return;
    };
    let followed = settings.following(&answer);
    settings.set_if_neq(followed);
    known.0 = answer;
    commands.remove_resource::<PreferencesQuery>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::FollowSystem;

    #[test]
    fn only_what_the_player_has_not_chosen_follows_the_system() {
        let preferences = SystemPreferences {
            reduced_motion: Some(true),
            contrast: Some(true),
            language: Some("de"),
        };
        let followed = Settings::default().following(&preferences);
        assert!(followed.contrast && followed.reduced_motion);
        assert_eq!(followed.language, "de");
        // The system reports no contrast now.
        let fewer = SystemPreferences {
            reduced_motion: Some(false),
            contrast: None,
            language: None,
        };
        let followed = followed.following(&fewer);
        assert!(followed.contrast && !followed.reduced_motion);
        assert_eq!(followed.language, "de");
        let chosen = Settings {
            follow_system: FollowSystem {
                contrast: false,
                reduced_motion: true,
                language: false,
            },
            ..Settings::default()
        };
        let followed = chosen.following(&preferences);
        assert!(!followed.contrast && followed.reduced_motion);
        assert_eq!(followed.language, "en");
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
