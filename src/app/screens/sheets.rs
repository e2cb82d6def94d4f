//! The sprite sheets for card tables. They start to load when the first card table is set up or the
//! rules of a card game are opened. Until they are loaded, the panels draw plain shapes instead.

use std::collections::HashMap;

use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiTextureHandle};

use crate::app::assets::Density;
use crate::app::panels;
use crate::app::panels::AtlasIndex;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::SessionSystems;
use crate::app::screens::rules;
use crate::app::screens::style::PanelTheme;
use crate::app::table::board::skin;
use crate::app::table::cards::skin::CardSkin;

/// The sheets listed in `images/six.json`. The setup emblem and all widgets are in
/// `images/ui.json`.
const SHEETS: [&str; 3] = ["six_of_viii/panels", "cards/curtain", "cards/curtain_cloth"];

/// The interval between checks for loaded images, in seconds.
const POLL_INTERVAL: f32 = 0.1;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingSheets>().add_systems(
        Update,
        (load_sheets, add_loaded_sheets)
            .chain()
            .run_if(resource_exists::<CardSkin>.or_else(rules::shows_cards))
            .after(SessionSystems::Apply)
            .before(SessionSystems::Present),
    );
}

/// The sheets that are still loading.
#[derive(Resource, Default)]
struct PendingSheets(Vec<(&'static str, Handle<Image>)>);

/// The sprites of these sheets, to add to the panels' index.
pub(super) fn index() -> AtlasIndex {
    AtlasIndex::parse(include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/images/six.json"
    )))
    .unwrap_or_else(|problem| {
        error!("{problem}");
        AtlasIndex::default()
    })
}

fn load_sheets(
    mut begun: Local<bool>,
    assets: Res<AssetServer>,
    mut pending: ResMut<PendingSheets>,
) {
    if !std::mem::replace(&mut *begun, true) {
        pending.0 = SHEETS
            .map(|name| (name, assets.load(format!("images/{name}@2x.webp"))))
            .into();
    }
}

/// Passes the loaded sheets to egui.
fn add_loaded_sheets(
    mut pending: ResMut<PendingSheets>,
    assets: Res<AssetServer>,
    density: Res<Density>,
    time: Res<Time>,
    mut images: ResMut<Assets<Image>>,
    mut contexts: EguiContexts,
    mut theme: ResMut<PanelTheme>,
    mut redraw: ResMut<RedrawTimer>,
) {
    if pending.0.is_empty() {
        return;
    }
    let mut arrived = HashMap::new();
    pending.0.retain(|(name, handle)| {
        if let Some(mut image) = images.get_mut(handle) {
            skin::premultiply(&mut image);
            let size = image.size_f32() / density.0;
            let id = contexts.add_image(EguiTextureHandle::Strong(handle.clone()));
            let size = egui::vec2(size.x, size.y);
            arrived.insert((*name).to_owned(), panels::Sheet { id, size });
            return false;
        }
        let failed = matches!(assets.load_state(handle), LoadState::Failed(_));
        if failed {
            warn!("the sheet “{name}” could not be loaded; its sprites are painted plainly");
        }
        !failed
    });
    if !arrived.is_empty() {
        theme.add_textures(arrived);
    }
    redraw.at(time.elapsed_secs()
        + if pending.0.is_empty() {
            0.0
        } else {
            POLL_INTERVAL
        });
}
