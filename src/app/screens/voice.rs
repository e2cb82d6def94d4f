//! The panels' part of what is announced: the control that gets the focus, is pressed or changes its value.

use bevy::prelude::*;
use bevy_egui::EguiOutput;
use bevy_egui::egui::output::OutputEvent;

use super::super::Menu;
use super::super::Screen;
use super::super::announce::AnnounceSystems;
use super::super::announce::Voice;
use super::super::panels::speech::spoken;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, listen.before(AnnounceSystems));
}

/// egui tells each event once, in the pass in which it happens. A press that says no more than the focus did before is left out.
fn listen(
    outputs: Query<&EguiOutput>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut before: Local<String>,
    mut voice: ResMut<Voice>,
) {
    if screen.is_changed() || menu.is_changed() {
        before.clear();
    }
    // At the table the keys belong to the board: a focus there is given up at once.
    let at_table = *screen.get() == Screen::Table && *menu.get() == Menu::None;
    for event in outputs.iter().flat_map(|output| &output.platform_output.events) {
        let words = spoken(event);
        let focus = matches!(event, OutputEvent::FocusGained(_));
        let known = if focus { at_table } else { words == *before };
        if !words.is_empty() && !known {
            before.clone_from(&words);
            voice.say(format!("{words}."));
        }
    }
}
