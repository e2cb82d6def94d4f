//! Connects the panels to the game: a module for each screen or menu collects its panel's data and
//! carries out its actions.

mod about_game;
mod at_hand;
pub mod board_editor;
pub mod career;
pub mod confirm;
pub mod credits;
pub mod curtain;
pub mod drill;
pub mod gallery;
pub mod game_list;
pub mod guests;
pub mod languages;
pub mod last_trick;
pub mod laying;
pub mod matches;
pub mod notice;
mod panel;
pub mod pause;
pub mod people_line;
pub mod play_from;
pub mod puzzles;
mod requests;
pub mod result;
pub mod rules;
pub mod scores;
pub mod settings;
pub mod setup;
mod sheets;
pub mod statistics;
pub mod table_hud;
#[cfg(not(target_arch = "wasm32"))]
pub mod text_box;
pub mod title;
pub mod today;
pub mod versions;
pub mod voice;

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiGlobalSettings, EguiPlugin, EguiPostUpdateSet, EguiPrimaryContextPass};

use crate::app::announce;
use crate::app::input::{panel_keys, scan};
use crate::app::schedule::PanelSystems;
pub use crate::app::screens::panel::style::{PanelTheme, is_ready};
use crate::app::state::Screen;
use crate::app::table::pointing::focus;

/// All panels. They need a window, a camera and the game, but no images.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        EguiPlugin::default(),
        focus::panel_plugin,
        announce::panel_plugin,
        panel_keys::plugin,
        scan::panel_plugin,
    ));
    app.world_mut()
        .resource_mut::<EguiGlobalSettings>()
        .enable_absorb_bevy_input_system = false;
    // A letter that was never shown before is drawn in the same frame, not in the next one.
    app.configure_sets(
        PostUpdate,
        EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
    )
    .configure_sets(
        EguiPrimaryContextPass,
        (
            PanelSystems::Dismiss,
            PanelSystems::Table.run_if(in_state(Screen::Table)),
            PanelSystems::Menu,
            PanelSystems::Told,
            PanelSystems::Notice,
            PanelSystems::Laying,
            PanelSystems::Cover,
        )
            .run_if(is_ready),
    );
    app.add_plugins((
        panel::menus::plugin,
        panel::style::plugin,
        sheets::plugin,
        voice::plugin,
        notice::plugin,
        laying::plugin,
    ))
    .add_plugins(table_hud::plugin)
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
        versions::plugin,
        gallery::plugin,
        people_line::plugin,
        drill::plugin,
        today::plugin,
        career::plugin,
    ))
    .add_plugins((
        pause::plugin,
        confirm::plugin,
        requests::pending::plugin,
        play_from::plugin,
        board_editor::plugin,
        result::plugin,
        curtain::plugin,
        last_trick::plugin,
        scores::plugin,
        languages::plugin,
        guests::plugin,
    ));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(text_box::plugin);
}
