//! Notices: what a request came to that has no other place to say so, and what is to be said of files.

pub mod view;

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

use crate::app::files::Notice;
use crate::app::schedule::PanelSystems;
use crate::app::screens::PanelContext;
use crate::app::screens::style::is_ready;
use crate::app::state::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    let at_table = in_state(Screen::Table).and_then(in_state(Menu::None));
    app.add_systems(
        EguiPrimaryContextPass,
        (
            show.in_set(PanelSystems::Notice),
            // At the table, Esc is a table action.
            close
                .after(PanelSystems::Style)
                .before(PanelSystems::Table)
                .run_if(is_ready.and_then(not(at_table))),
        ),
    );
}

/// Shows one notice at a time, until it is closed.
fn show(mut panel: PanelContext, mut notice: ResMut<Notice>) -> Result {
    let Some(words) = notice.now().map(str::to_owned) else {
        return Ok(());
    };
    let ctx = panel.egui()?;
    if view::show(&ctx, &panel.theme, &words) {
        panel.pressed();
        notice.seen();
        ctx.request_repaint();
    }
    Ok(())
}

/// Esc closes the notice before anything below it.
fn close(mut panel: PanelContext, mut notice: ResMut<Notice>) -> Result {
    if notice.now().is_none() {
        return Ok(());
    }
    let ctx = panel.egui()?;
    if ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape)) {
        notice.seen();
    }
    Ok(())
}
