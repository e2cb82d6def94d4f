//! Notices about files that could not be read or written.

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

use crate::app::files::Notice;
use crate::app::panels;
use crate::app::schedule::PanelSystems;
use crate::app::screens::PanelContext;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Notice));
}

/// Shows one notice at a time at the top of the screen, until the next press.
fn show(mut panel: PanelContext, mut notice: ResMut<Notice>) -> Result {
    let Some(words) = notice.now().map(str::to_owned) else {
        return Ok(());
    };
    let ctx = panel.egui()?;
    let at = egui::pos2(ctx.content_rect().center().x, 96.0);
    panels::bubble(&ctx, &panel.theme, at, &words);
    if ctx.input(|input| {
        input.pointer.any_pressed()
            || input
                .events
                .iter()
                .any(|event| matches!(event, egui::Event::Key { pressed: true, .. }))
    }) {
        notice.seen();
    }
    Ok(())
}
