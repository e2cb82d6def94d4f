//! While the pictures of a table load, it is said so, and nothing else can be pressed.

pub mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::app::redraw::RedrawTimer;
use crate::app::schedule::PanelSystems;
use crate::app::screens::panel::PanelContext;
use crate::app::session::Laying;

/// Seconds until it is said: pictures that are there sooner need no words.
const SOON: f32 = 0.15;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Laying));
}

fn show(
    mut panel: PanelContext,
    laying: Res<Laying>,
    time: Res<Time>,
    mut since: Local<Option<f32>>,
    mut redraw: ResMut<RedrawTimer>,
) -> Result {
    let Some(loaded) = laying.waits() else {
        *since = None;
        return Ok(());
    };
    let now = time.elapsed_secs();
    let begun = *since.get_or_insert(now);
    let ctx = panel.egui()?;
    view::show(&ctx, &panel.theme, (now - begun >= SOON).then_some(loaded));
    redraw.at(now.max(begun + SOON));
    Ok(())
}
