//! Announces the panels' controls: when one gets the focus, is pressed or changes its value.

pub mod view;

use bevy::prelude::*;
use bevy_egui::EguiOutput;
use bevy_egui::egui::output::OutputEvent;

use crate::app::announce::Voice;
use crate::app::schedule::LastSystems;
use crate::app::screens::voice::view::spoken;
use crate::app::state::{AtTable, Menu, Screen};
use crate::app::table::pointing::focus::Focus;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, listen.before(LastSystems::Announce));
}

/// Announces egui's events, each of which is reported only in the pass in which it happens. A press
/// with the same text as the preceding focus is skipped.
pub(super) fn listen(
    outputs: Query<&EguiOutput>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    at_table: Option<Res<State<AtTable>>>,
    focus: Res<Focus>,
    mut before: Local<String>,
    mut voice: ResMut<Voice>,
) {
    if screen.is_changed() || menu.is_changed() {
        before.clear();
    }
    // While the keys control the board, no panel control has the focus.
    let on_board = at_table.is_some() && focus.on_board();
    for event in outputs
        .iter()
        .flat_map(|output| &output.platform_output.events)
    {
        let words = spoken(event);
        let gained = matches!(event, OutputEvent::FocusGained(_));
        let known = if gained { on_board } else { words == *before };
        if !words.is_empty() && !known {
            before.clone_from(&words);
            voice.say_focused(format!("{words}."));
        }
    }
}
