//! A window that is never shown: the game runs without a screen, and is walked through by a program.

use bevy::app::PluginGroupBuilder;
use bevy::audio::AudioPlugin;
use bevy::gilrs::GilrsPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::winit::WinitPlugin;

/// Present before the game's plugins are added, it hides the window: no screen is needed, nothing is
/// heard, the system's preferences are not asked for, and there are no events but those that the
/// program itself writes. Assistive technology gets the same as ever. `scripts/walk` plays like that.
#[derive(Resource, Clone, Copy, Debug)]
pub struct HiddenWindow {
    /// Its size, in pixels.
    pub size: UVec2,
    /// Whether there is a renderer, so that pictures can be taken; without one, no graphics card is
    /// needed either.
    pub renders: bool,
}

/// Whether the window is hidden.
pub(in crate::app) fn is_hidden(app: &App) -> bool {
    app.world().contains_resource::<HiddenWindow>()
}

/// The size of the hidden window, if it is one.
pub(super) fn size(app: &App) -> Option<(u32, u32)> {
    let hidden = app.world().get_resource::<HiddenWindow>()?;
    Some((hidden.size.x, hidden.size.y))
}

/// For a hidden window, the plugins without those that need a screen, a gamepad or a loudspeaker.
pub(super) fn without_screen(app: &App, plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    let Some(hidden) = app.world().get_resource::<HiddenWindow>() else {
        return plugins;
    };
    let plugins = plugins
        .disable::<WinitPlugin>()
        .disable::<GilrsPlugin>()
        .disable::<AudioPlugin>()
        .disable::<LogPlugin>();
    if hidden.renders {
        return plugins;
    }
    let no_card = WgpuSettings {
        backends: None,
        ..default()
    };
    plugins.set(RenderPlugin {
        render_creation: no_card.into(),
        ..default()
    })
}
