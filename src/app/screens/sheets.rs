//! The sprite sheets that few matches need: those of single games start to load when the game is put
//! on the table or its rules are opened, the portraits of the courtiers other than the default ones
//! when one of them sits down or is shown in a set-up, the flat pieces when high contrast is on. Until they are loaded, the
//! panels draw plain shapes or the other pieces instead.

use std::collections::HashMap;

use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiTextureHandle};

use crate::app::assets::{Density, PanelSheet};
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::FrameSystems;
use crate::app::screens::panel::style::{self, PanelTheme};
use crate::app::screens::people_line::{ShownLine, look};
use crate::app::screens::rules::RulesBook;
use crate::app::screens::setup::MatchSetup;
use crate::app::session::{Games, Laying, TableState};
use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::app::table::drawing::flat;
use crate::app::table::presentation::PreloadedVariant;
use crate::app::table::presentation::{Gallery, GamePresentation, Presentations};
use crate::app::table::skins::SheetsLoading;
use crate::app::ui;
use crate::app::wording::people;
use crate::players::levels::Character;
use crate::texts::fill;

/// The portraits of the second and third characters of each level, listed in `images/ui.json`.
const FACES: &str = "courtiers/faces";

/// The interval between checks for loaded images, in seconds.
const POLL_INTERVAL: f32 = 0.1;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingSheets>()
        .init_resource::<SheetsLoading>()
        .add_systems(
            Update,
            (
                load_sheets.run_if(resource_exists::<Density>),
                load_faces.run_if(seats_other_faces),
                load_flat.run_if(in_high_contrast),
                add_loaded_sheets.run_if(any_pending),
                count_sheets.run_if(resource_changed::<PendingSheets>),
            )
                .chain()
                .after(style::follow_cover)
                .in_set(FrameSystems::Theme),
        );
}

/// The flat pieces, listed in `images/flat.json`.
const FLAT: &str = "flat/sprites";

/// The sheets that are still loading.
#[derive(Resource, Default)]
struct PendingSheets(Vec<PendingSheet>);

struct PendingSheet {
    /// Its name in the index.
    name: &'static str,
    /// Its pixels per unit of the index; `None` if it is there for both densities of screens.
    density: Option<f32>,
    image: Handle<PanelSheet>,
}

impl PendingSheets {
    /// Starts to load a sheet that is there for both densities of screens.
    fn load(&mut self, name: &'static str, assets: &AssetServer) {
        self.0.push(PendingSheet {
            name,
            density: None,
            image: assets.load(format!("images/{name}@2x.webp")),
        });
    }
}

/// Starts to load the sheets of the game on the table, of the one that is set up, and of the one whose
/// rules are open; and those of a line of people that is shown.
fn load_sheets(
    mut begun: Local<Vec<&'static str>>,
    table: Res<TableState>,
    book: Option<Res<RulesBook>>,
    set_up: Res<PreloadedVariant>,
    shown: Res<ShownLine>,
    games: Res<Games>,
    presentations: Res<Presentations>,
    assets: Res<AssetServer>,
    mut pending: ResMut<PendingSheets>,
) {
    let read = book.and_then(|book| presentations.of(&games, book.variant()));
    let set_up = presentations.of(&games, set_up.0);
    let on_table = presentations.on_table(&table);
    let needed = [on_table, read, set_up].into_iter().flatten();
    let line = |game: &GamePresentation| match game.gallery {
        Gallery::Line(look) => look.files,
        Gallery::None | Gallery::Stories(_) => &[],
    };
    let shown = shown
        .0
        .map(|family| look(&games, &presentations, family).files);
    let lines = [on_table.map(line), shown].into_iter().flatten().flatten();
    for name in needed.flat_map(|game| game.sheets.files).chain(lines) {
        if !begun.contains(name) {
            begun.push(name);
            pending.load(name, &assets);
        }
    }
}

/// Whether a courtier on the table, in the match that was asked for, or in the one that is set up, is
/// another than the default one of the level, in a window with pictures.
fn seats_other_faces(
    table: Res<TableState>,
    laying: Res<Laying>,
    menu: Res<State<Menu>>,
    setup: Res<MatchSetup>,
    games: Res<Games>,
    density: Option<Res<Density>>,
) -> bool {
    let other = |who: &&'static Character| who.key != who.level.usual().key;
    let asked = laying.asked().map(people::characters).unwrap_or_default();
    let set_up = if *menu.get() == Menu::Setup {
        setup.characters(&games)
    } else {
        Vec::new()
    };
    let all = table.characters.iter().chain(&asked).chain(&set_up);
    density.is_some() && all.flatten().any(other)
}

fn load_faces(
    mut begun: Local<bool>,
    assets: Res<AssetServer>,
    mut pending: ResMut<PendingSheets>,
) {
    if !std::mem::replace(&mut *begun, true) {
        pending.load(FACES, &assets);
    }
}

/// Whether high contrast is on, in a window with pictures.
fn in_high_contrast(settings: Res<Settings>, density: Option<Res<Density>>) -> bool {
    density.is_some() && settings.contrast
}

fn load_flat(mut begun: Local<bool>, assets: Res<AssetServer>, mut pending: ResMut<PendingSheets>) {
    if !std::mem::replace(&mut *begun, true) {
        pending.0.push(PendingSheet {
            name: FLAT,
            density: Some(flat::SHEET_DENSITY),
            image: assets.load(flat::SHEET),
        });
    }
}

/// Tells how many sheets the table waits for.
fn count_sheets(pending: Res<PendingSheets>, mut loading: ResMut<SheetsLoading>) {
    loading.0 = pending.0.len();
}

fn any_pending(pending: Res<PendingSheets>) -> bool {
    !pending.0.is_empty()
}

/// Passes the loaded sheets to egui.
fn add_loaded_sheets(
    mut pending: ResMut<PendingSheets>,
    assets: Res<AssetServer>,
    density: Res<Density>,
    time: Res<Time>,
    mut loaded: ResMut<Assets<PanelSheet>>,
    mut images: ResMut<Assets<Image>>,
    mut contexts: EguiContexts,
    mut theme: ResMut<PanelTheme>,
    mut redraw: ResMut<RedrawTimer>,
) {
    let mut arrived = HashMap::new();
    pending.0.retain(|sheet| {
        if let Some(PanelSheet(image)) = loaded.remove(&sheet.image) {
            let size = image.size_f32() / sheet.density.unwrap_or(density.0);
            let id = contexts.add_image(EguiTextureHandle::Strong(images.add(image)));
            let size = egui::vec2(size.x, size.y);
            arrived.insert(sheet.name.to_owned(), ui::AtlasTexture { id, size });
            return false;
        }
        let failed = matches!(assets.load_state(&sheet.image), LoadState::Failed(_));
        if failed {
            warn!("{}", fill("log-sheet", &[("name", sheet.name)]));
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
