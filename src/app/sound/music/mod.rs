//! Music. It plays quietly on every screen and is silent while the window is hidden. It fades where
//! its samples are made, so that no frame is drawn for it.

mod gain;
#[cfg(not(target_arch = "wasm32"))]
mod stream;

use bevy::prelude::*;

use crate::app::cue::Cue;
use crate::app::redraw::WindowHidden;
use crate::app::schedule::LastSystems;
use crate::app::settings::Settings;
use crate::app::sound::music::gain::{Hush, MusicGain};
use crate::app::state::Screen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MusicGain>()
        .add_message::<Hush>()
        .add_systems(Last, (follow, hush).chain().in_set(LastSystems::Clip));
    #[cfg(target_arch = "wasm32")]
    app.add_systems(
        Last,
        (
            tell_page.run_if(resource_changed::<MusicGain>),
            hush_page.run_if(on_message::<Hush>),
        )
            .after(LastSystems::Clip),
    );
}

/// Plays the music on a desktop.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn device_plugin(app: &mut App) {
    app.add_plugins(stream::plugin);
}

fn follow(
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    hidden: Res<WindowHidden>,
    mut gain: ResMut<MusicGain>,
) {
    let heard = *screen.get() != Screen::Loading && !hidden.0;
    let wanted = if heard { settings.music_gain() } else { 0.0 };
    gain.set_if_neq(MusicGain(wanted));
}

/// The fanfare at the end of a match is in another key.
fn hush(mut cues: MessageReader<Cue>, mut hushes: MessageWriter<Hush>) {
    let fanfare = |cue: &Cue| matches!(cue, Cue::Win | Cue::Lose | Cue::Draw);
    if cues.read().any(fanfare) {
        hushes.write(Hush);
    }
}

#[cfg(target_arch = "wasm32")]
fn tell_page(gain: Res<MusicGain>) {
    crate::app::page::music(gain.0);
}

#[cfg(target_arch = "wasm32")]
fn hush_page() {
    crate::app::page::hush_music(gain::HUSH);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;

    /// The gain, and whether the music was told to hush, after a frame.
    fn after_frame(app: &mut App) -> (f32, bool) {
        app.world_mut().resource_mut::<Messages<Hush>>().clear();
        app.update();
        let hushed = !app.world().resource::<Messages<Hush>>().is_empty();
        (app.world().resource::<MusicGain>().0, hushed)
    }

    #[test]
    fn music_follows_settings_screen_window_and_fanfares() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Screen>()
            .init_resource::<Settings>()
            .init_resource::<WindowHidden>()
            .init_resource::<MusicGain>()
            .add_message::<Cue>()
            .add_message::<Hush>()
            .add_systems(Last, (follow, hush).chain());
        assert_eq!(after_frame(&mut app).0, 0.0, "nothing while loading");
        app.insert_resource(State::new(Screen::Title));
        let usual = Settings::default().music_gain();
        assert!((0.3..0.6).contains(&usual), "on, but quiet: {usual}");
        assert_eq!(after_frame(&mut app), (usual, false));
        app.world_mut().resource_mut::<Settings>().toggle_music();
        assert_eq!(after_frame(&mut app).0, 0.0);
        app.world_mut().resource_mut::<Settings>().toggle_music();
        for hidden in [true, false] {
            app.insert_resource(WindowHidden(hidden));
            let gain = after_frame(&mut app).0;
            assert_eq!(gain, if hidden { 0.0 } else { usual });
        }
        app.world_mut().write_message(Cue::Button);
        assert_eq!(after_frame(&mut app), (usual, false));
        app.world_mut().write_message(Cue::Lose);
        assert_eq!(after_frame(&mut app), (usual, true));
    }
}
