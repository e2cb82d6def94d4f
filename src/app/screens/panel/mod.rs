//! The system parameter that all panels share.

pub mod menus;
pub mod points;
pub mod style;

use bevy::ecs::query::QuerySingleError;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::app::cue::Cue;
use crate::app::levels::Levels;
use crate::app::screens::panel::menus::OpenedFrom;
use crate::app::screens::panel::style::PanelTheme;
use crate::app::session::Games;
use crate::app::state::{Menu, Screen};
use crate::app::table::presentation::Presentations;
use crate::app::ui::Theme;

/// What every panel needs besides its own data: where and how to draw, and navigation.
#[derive(SystemParam)]
pub(in crate::app::screens) struct PanelContext<'w, 's> {
    /// The registered games.
    pub games: Res<'w, Games>,
    /// Their look and their words.
    pub presentations: Res<'w, Presentations>,
    /// All lessons and puzzles.
    pub levels: Res<'w, Levels>,
    contexts: EguiContexts<'w, 's>,
    pub theme: Res<'w, PanelTheme>,
    opened: Res<'w, OpenedFrom>,
    menu: ResMut<'w, NextState<Menu>>,
    screen: ResMut<'w, NextState<Screen>>,
    pub cues: MessageWriter<'w, Cue>,
}

impl PanelContext<'_, '_> {
    /// The egui context to draw with.
    pub fn egui(&mut self) -> Result<egui::Context, QuerySingleError> {
        self.contexts.ctx_mut().cloned()
    }

    /// Shows a panel. Returns the player's action, if any, with the sound of a pressed button.
    pub fn show<A>(
        &mut self,
        view: impl FnOnce(&egui::Context, &Theme) -> Option<A>,
    ) -> Result<Option<A>, QuerySingleError> {
        let action = view(&self.egui()?, &self.theme);
        if action.is_some() {
            self.pressed();
        }
        Ok(action)
    }

    /// Plays the sound of a pressed button.
    pub fn pressed(&mut self) {
        self.cues.write(Cue::Button);
    }

    /// Opens a menu; `Menu::None` closes the open one.
    pub fn open(&mut self, menu: Menu) {
        (*self.menu).set_if_neq(menu);
    }

    /// Goes to the title screen, and opens a menu there.
    pub fn go_to_title(&mut self, menu: Menu) {
        (*self.screen).set_if_neq(Screen::Title);
        self.open(menu);
    }

    /// Closes a menu, returning to where it was opened from.
    pub fn leave(&mut self, menu: Menu) {
        let from = self.opened.origin(menu);
        self.open(from);
    }
}
