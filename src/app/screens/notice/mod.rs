//! Notices: what a request came to that has no other place to say so, what is to be said of files,
//! and how far a long text is read.

pub mod view;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

use crate::app::files::Notice;
use crate::app::reading::Reading;
use crate::app::schedule::PanelSystems;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::PanelState;
use crate::app::screens::table_hud::TableHudState;
use crate::app::state::AtTable;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            show.in_set(PanelSystems::Notice),
            // At the table, Esc is a table action.
            close
                .run_if(not(in_state(AtTable)))
                .in_set(PanelSystems::Dismiss),
        ),
    );
}

/// What is shown: the oldest notice, or how far a long text is read.
#[derive(SystemParam)]
struct Told<'w> {
    notice: ResMut<'w, Notice>,
    reading: ResMut<'w, Reading>,
    time: Res<'w, Time>,
}

impl Told<'_> {
    fn words(&self) -> Option<String> {
        let notice = self.notice.now();
        notice.or_else(|| self.reading.progress(self.time.elapsed_secs()))
    }

    /// Takes the notice away, or stops reading.
    fn close(&mut self) {
        if self.notice.is_shown() {
            self.notice.seen();
        } else {
            self.reading.cancel();
        }
    }
}

/// Shows a notice until it is closed.
fn show(
    mut panel: PanelContext,
    mut told: Told,
    hud: Option<Res<PanelState<TableHudState>>>,
) -> Result {
    let Some(words) = told.words() else {
        return Ok(());
    };
    let ctx = panel.egui()?;
    let clear = hud.as_ref().map_or(&[][..], |hud| &hud.kept_clear);
    if view::show(&ctx, &panel.theme, &words, clear) {
        panel.pressed();
        told.close();
        ctx.request_repaint();
    }
    Ok(())
}

/// Esc closes a notice before anything below it.
fn close(mut panel: PanelContext, mut told: Told) -> Result {
    if told.words().is_none() {
        return Ok(());
    }
    let ctx = panel.egui()?;
    if ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape)) {
        told.close();
    }
    Ok(())
}
