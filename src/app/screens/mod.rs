//! Joins the panels to the game: a file a screen or menu gathers what its panel shows, and does
//! what the player asks for there.

mod board;
mod card_table;
mod confirm;
mod content;
mod course;
mod credits;
mod curtain;
mod last_trick;
mod matches;
mod notice;
mod pause;
mod puzzles;
mod result;
mod review;
mod rules;
mod scores;
mod settings;
mod setup;
mod sheets;
mod statistics;
mod style;
mod table;
#[cfg(not(target_arch = "wasm32"))]
mod text_box;
mod title;
mod voice;

use std::collections::HashMap;

use bevy::ecs::query::QuerySingleError;
use bevy::ecs::system::{ScheduleSystem, SystemParam};
use bevy::prelude::*;
use bevy::state::state::StateTransitionEvent;
use bevy_egui::{EguiContexts, EguiGlobalSettings, EguiPlugin, EguiPrimaryContextPass, egui};

use crate::app::cue::Cue;
use crate::app::input::panel_keys;
use crate::app::schedule::PanelSystems;
use crate::app::screens::style::{PanelTheme, is_ready};
use crate::app::session::Games;
use crate::app::state::{Menu, Screen};
use crate::app::table::focus;
use crate::app::table::presentation::Presentations;

/// All panels; beside them a window, a camera and the game itself are needed, not the pictures.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        EguiPlugin::default(),
        focus::panel_plugin,
        panel_keys::plugin,
    ));
    app.world_mut()
        .resource_mut::<EguiGlobalSettings>()
        .enable_absorb_bevy_input_system = false;
    app.init_resource::<OpenedFrom>()
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
        .add_systems(Update, remember_way);
    app.add_plugins((style::plugin, sheets::plugin, voice::plugin, notice::plugin))
        .add_plugins((
            table::plugin,
            board::plugin,
            card_table::plugin,
            course::plugin,
            review::plugin,
        ))
        .add_plugins((
            title::plugin,
            setup::plugin,
            settings::plugin,
            credits::plugin,
            rules::plugin,
            statistics::plugin,
            puzzles::plugin,
            matches::plugin,
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

/// What a panel remembers. It begins afresh whenever its menu opens, with the focus on its main
/// control, and is gone when it closes.
#[derive(Resource, Default, Deref, DerefMut)]
struct PanelState<S: Send + Sync + 'static>(S);

/// How a menu is put on the app.
trait MenuExt {
    /// Shows a menu while it is open. What it remembers is [`fresh`](Self::fresh) or its own.
    fn show_menu<M>(
        &mut self,
        menu: Menu,
        show: impl IntoScheduleConfigs<ScheduleSystem, M>,
    ) -> &mut Self;

    /// What a panel remembers lives as long as this state.
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

/// Where each menu that lies over another was opened.
#[derive(Resource, Default)]
struct OpenedFrom(HashMap<Menu, Menu>);

/// Remembers where a menu was opened; closing what lay over it does not count, nor does coming
/// back to it from the table.
fn remember_way(
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

/// What every panel needs besides its own data: where to draw, how, and where it can lead.
#[derive(SystemParam)]
struct PanelContext<'w, 's> {
    /// The games that can be played.
    games: Res<'w, Games>,
    /// How they look and what they call things.
    presentations: Res<'w, Presentations>,
    contexts: EguiContexts<'w, 's>,
    theme: Res<'w, PanelTheme>,
    opened: Res<'w, OpenedFrom>,
    menu: ResMut<'w, NextState<Menu>>,
    screen: ResMut<'w, NextState<Screen>>,
    cues: MessageWriter<'w, Cue>,
}

impl PanelContext<'_, '_> {
    /// What the panels are drawn with.
    fn egui(&mut self) -> Result<egui::Context, QuerySingleError> {
        self.contexts.ctx_mut().cloned()
    }

    /// A control was pressed.
    fn pressed(&mut self) {
        self.cues.write(Cue::Button);
    }

    /// Opens a menu, or closes the one that is open.
    fn open(&mut self, menu: Menu) {
        (*self.menu).set_if_neq(menu);
    }

    /// Goes to the title, with a menu over it or none.
    fn go_to_title(&mut self, menu: Menu) {
        (*self.screen).set_if_neq(Screen::Title);
        self.open(menu);
    }

    /// Closes a menu: back to where it was opened.
    fn leave(&mut self, menu: Menu) {
        let from = self.opened.0.get(&menu).copied().unwrap_or_default();
        self.open(from);
    }
}

/// A point of the window in egui's points.
fn point(ctx: &egui::Context, at: Vec2) -> egui::Pos2 {
    (egui::vec2(at.x, at.y) / ctx.zoom_factor()).to_pos2()
}

/// A rectangle of the window in egui's points.
fn rect(ctx: &egui::Context, area: Rect) -> egui::Rect {
    egui::Rect::from_min_max(point(ctx, area.min), point(ctx, area.max))
}
