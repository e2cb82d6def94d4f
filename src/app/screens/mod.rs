//! Connects the panels to the game: a module for each screen or menu collects its panel's data and
//! carries out its actions.

pub mod around;
pub mod confirm;
mod content;
pub mod credits;
pub mod curtain;
pub mod drill;
pub mod gallery;
pub mod game_list;
pub mod last_trick;
pub mod matches;
pub mod notice;
pub mod pause;
pub mod people_line;
pub mod puzzles;
pub mod result;
pub mod rules;
pub mod scores;
pub mod settings;
pub mod setup;
mod sheets;
pub mod statistics;
mod style;
#[cfg(not(target_arch = "wasm32"))]
pub mod text_box;
pub mod title;
pub mod today;
pub mod voice;
mod welcome;

use std::collections::HashMap;

use bevy::asset::AssetEventSystems;
use bevy::ecs::query::QuerySingleError;
use bevy::ecs::system::{ScheduleSystem, SystemParam};
use bevy::prelude::*;
use bevy::state::state::StateTransitionEvent;
use bevy_egui::{
    EguiContexts, EguiGlobalSettings, EguiPlugin, EguiPostUpdateSet, EguiPrimaryContextPass, egui,
};

use crate::app::announce;
use crate::app::cue::Cue;
use crate::app::input::panel_keys;
use crate::app::levels::Levels;
use crate::app::schedule::PanelSystems;
use crate::app::screens::style::{PanelTheme, is_ready};
use crate::app::session::Games;
use crate::app::state::{Menu, Screen};
use crate::app::table::focus;
use crate::app::table::presentation::Presentations;

/// All panels. They need a window, a camera and the game, but no images.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        EguiPlugin::default(),
        focus::panel_plugin,
        announce::panel_plugin,
        panel_keys::plugin,
    ));
    app.world_mut()
        .resource_mut::<EguiGlobalSettings>()
        .enable_absorb_bevy_input_system = false;
    app.init_resource::<OpenedFrom>()
        // A letter that was never shown before is drawn in the same frame, not in the next one.
        .configure_sets(
            PostUpdate,
            EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
        )
        .configure_sets(
            EguiPrimaryContextPass,
            (
                PanelSystems::Table.run_if(in_state(Screen::Table)),
                PanelSystems::Menu,
                PanelSystems::Notice,
            )
                .chain()
                .after(PanelSystems::Style)
                .run_if(is_ready),
        )
        .add_systems(Update, remember_origin);
    app.add_plugins((style::plugin, sheets::plugin, voice::plugin, notice::plugin))
        .add_plugins(around::plugin)
        .add_plugins((
            title::plugin,
            setup::plugin,
            settings::plugin,
            credits::plugin,
            rules::plugin,
            statistics::plugin,
            puzzles::plugin,
            matches::plugin,
            game_list::plugin,
            gallery::plugin,
            people_line::plugin,
            drill::plugin,
            today::plugin,
        ))
        .add_plugins((
            pause::plugin,
            confirm::plugin,
            result::plugin,
            curtain::plugin,
            last_trick::plugin,
            scores::plugin,
        ));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(text_box::plugin);
}

/// The state of a panel, e.g. its scroll position. It is created when the panel's menu opens, with
/// the focus on the main control, and removed when it closes.
#[derive(Resource, Default, Deref, DerefMut)]
struct PanelState<S: Send + Sync + 'static>(S);

/// Adds menus to the app.
trait MenuExt {
    /// Shows a menu while it is open. Its state is a [`fresh`](Self::fresh) one or a resource of
    /// its own.
    fn show_menu<M>(
        &mut self,
        menu: Menu,
        show: impl IntoScheduleConfigs<ScheduleSystem, M>,
    ) -> &mut Self;

    /// Keeps a panel's state as long as this app state is active.
    fn fresh<S: Default + Send + Sync + 'static>(&mut self, state: impl States) -> &mut Self;
}

impl MenuExt for App {
    fn show_menu<M>(
        &mut self,
        menu: Menu,
        show: impl IntoScheduleConfigs<ScheduleSystem, M>,
    ) -> &mut Self {
        self.add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(menu))
                .in_set(PanelSystems::Menu)
                // Only one menu is open at a time.
                .ambiguous_with(PanelSystems::Menu),
        )
    }

    fn fresh<S: Default + Send + Sync + 'static>(&mut self, state: impl States) -> &mut Self {
        let begin = |mut commands: Commands| commands.insert_resource(PanelState::<S>::default());
        let end = |mut commands: Commands| commands.remove_resource::<PanelState<S>>();
        self.add_systems(OnEnter(state.clone()), begin)
            .add_systems(OnExit(state), end)
    }
}

/// Where each menu was opened from.
#[derive(Resource, Default)]
struct OpenedFrom(HashMap<Menu, Menu>);

/// Remembers where a menu was opened from. Returning from a menu above it doesn't count, nor does
/// returning to it from the table.
fn remember_origin(
    mut changes: MessageReader<StateTransitionEvent<Menu>>,
    mut screens: MessageReader<StateTransitionEvent<Screen>>,
    mut opened: ResMut<OpenedFrom>,
) {
    let to_title = screens
        .read()
        .any(|change| change.entered == Some(Screen::Title));
    if to_title {
        changes.clear();
    }
    for change in changes.read() {
        let (Some(from), Some(to)) = (change.exited, change.entered) else {
            continue;
        };
        if from != to && opened.0.get(&from) != Some(&to) {
            opened.0.insert(to, from);
        }
    }
}

/// What every panel needs besides its own data: where and how to draw, and navigation.
#[derive(SystemParam)]
struct PanelContext<'w, 's> {
    /// The registered games.
    games: Res<'w, Games>,
    /// Their look and their words.
    presentations: Res<'w, Presentations>,
    /// All lessons and puzzles.
    levels: Res<'w, Levels>,
    contexts: EguiContexts<'w, 's>,
    theme: Res<'w, PanelTheme>,
    opened: Res<'w, OpenedFrom>,
    menu: ResMut<'w, NextState<Menu>>,
    screen: ResMut<'w, NextState<Screen>>,
    cues: MessageWriter<'w, Cue>,
}

impl PanelContext<'_, '_> {
    /// The egui context to draw with.
    fn egui(&mut self) -> Result<egui::Context, QuerySingleError> {
        self.contexts.ctx_mut().cloned()
    }

    /// Plays the sound of a pressed button.
    fn pressed(&mut self) {
        self.cues.write(Cue::Button);
    }

    /// Opens a menu; `Menu::None` closes the open one.
    fn open(&mut self, menu: Menu) {
        (*self.menu).set_if_neq(menu);
    }

    /// Goes to the title screen, and opens a menu there.
    fn go_to_title(&mut self, menu: Menu) {
        (*self.screen).set_if_neq(Screen::Title);
        self.open(menu);
    }

    /// Closes a menu, returning to where it was opened from. A text box does not come back.
    fn leave(&mut self, menu: Menu) {
        let origin = |menu| self.opened.0.get(&menu).copied().unwrap_or_default();
        let from = match origin(menu) {
            Menu::TextBox => origin(Menu::TextBox),
            from => from,
        };
        self.open(from);
    }
}

/// Converts a point of the window to egui points.
fn point(ctx: &egui::Context, at: Vec2) -> egui::Pos2 {
    (egui::vec2(at.x, at.y) / ctx.zoom_factor()).to_pos2()
}

/// Converts a rectangle of the window to egui points.
fn rect(ctx: &egui::Context, area: Rect) -> egui::Rect {
    egui::Rect::from_min_max(point(ctx, area.min), point(ctx, area.max))
}
