//! What covers the oak table: a cloth, loaded when it is chosen. Until it is there, the oak or the
//! cloth before it stays.

use bevy::asset::LoadState;
use bevy::prelude::*;

use crate::app::assets::load_gpu_image;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::SessionSystems;
use crate::app::settings::{Settings, TableTop};
use crate::app::table::layout::TableLayout;

/// Table covers, for the app with a window.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableCover>()
        .add_systems(Update, spread.in_set(SessionSystems::ReadInput));
}

/// The cloth that is spread on the table. `None` if the table is bare.
#[derive(Resource, Default, PartialEq, Debug)]
pub struct TableCover(Option<Cloth>);

/// A loaded image of a cloth.
#[derive(Clone, PartialEq, Debug)]
struct Cloth {
    cut: Cut,
    image: Handle<Image>,
}

/// Which image: the cloth, and whether it is the one for upright windows.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Cut {
    top: TableTop,
    upright: bool,
}

impl Cut {
    /// The path of the image. `None` for the bare table.
    fn path(self) -> Option<String> {
        // A page loads only the small images of what has “/table” in its path (assets.rs).
        let name = match self.top {
            TableTop::Oak => return None,
            TableTop::Baize => "baize",
            TableTop::Crimson => "crimson",
            TableTop::Blue => "blue",
        };
        let form = if self.upright { "_tall" } else { "" };
        Some(format!("images/table_cloths/{name}{form}@2x.webp"))
    }
}

impl TableCover {
    /// The image of the cloth that is spread.
    pub fn any(&self) -> Option<&Handle<Image>> {
        self.0.as_ref().map(|cloth| &cloth.image)
    }

    /// The image of the cloth for windows of this form, once it is loaded.
    pub fn image(&self, upright: bool) -> Option<&Handle<Image>> {
        let cloth = self.0.as_ref();
        cloth
            .filter(|cloth| cloth.cut.upright == upright)
            .map(|cloth| &cloth.image)
    }
}

/// Seconds between checks whether the image is loaded.
const POLL_INTERVAL: f32 = 0.05;

/// Follows the setting and the form of the window. In high contrast the table is bare.
fn spread(
    settings: Res<Settings>,
    layout: Res<TableLayout>,
    assets: Res<AssetServer>,
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
    mut cover: ResMut<TableCover>,
    mut wanted: Local<Option<Cut>>,
    mut coming: Local<Option<Handle<Image>>>,
) {
    let cut = Cut {
        top: settings.table_top,
        upright: layout.window.x < layout.window.y,
    };
    let path = cut.path().filter(|_| !settings.contrast);
    let now = path.is_some().then_some(cut);
    if *wanted != now {
        *wanted = now;
        *coming = path.map(|path| load_gpu_image(&assets, path));
        if coming.is_none() {
            cover.set_if_neq(TableCover(None));
        }
    }
    let Some(image) = &*coming else { return };
    match assets.load_state(image) {
        LoadState::Loaded => {
            let image = image.clone();
            cover.set_if_neq(TableCover(Some(Cloth { cut, image })));
            *coming = None;
        }
        LoadState::Failed(_) => {
            cover.set_if_neq(TableCover(None));
            *coming = None;
        }
        LoadState::NotLoaded | LoadState::Loading => {
            redraw.at(time.elapsed_secs() + POLL_INTERVAL);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_cloth_has_its_images_in_both_sizes() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        for top in TableTop::ALL {
            for upright in [false, true] {
                let Some(path) = (Cut { top, upright }).path() else {
                    assert_eq!(top, TableTop::Oak);
                    continue;
                };
                // The page relies on both (assets.rs, web/splash.js).
                assert!(path.contains("/table"), "{path}");
                for path in [path.replace("@2x", "@1x"), path] {
                    assert!(assets.join(&path).is_file(), "{path} is missing");
                }
            }
        }
    }
}
