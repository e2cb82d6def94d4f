//! The cloth on the table: chosen in the settings, seen at once, and kept.

use bevy::image::{CompressedImageFormats, ImageLoader};
use bevy::prelude::*;
use kings_coffer::app::assets::{Artwork, Density};
use kings_coffer::app::files::{Files, Notice};
use kings_coffer::app::settings::{Settings, TableTop, kept};
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::table::board::skin;
use kings_coffer::app::table::cover::TableCover;
use kings_coffer::app::table::drawing::flat;
use kings_coffer::store::Store;
use kings_coffer::texts::text;

use crate::common::{TestApp, fresh, press, two_people, until_spoken};

/// The look of the table, with the images of the repository.
fn add_look(app: &mut App) {
    app.register_asset_loader(ImageLoader::new(CompressedImageFormats::NONE))
        .insert_resource(Density(2.0));
    let assets = app.world().resource::<AssetServer>();
    let art = Artwork {
        table: assets.load("images/table@2x.webp"),
        table_tall: assets.load("images/table_tall@2x.webp"),
        vignette: Handle::default(),
        glow: Handle::default(),
        title: Handle::default(),
        title_tall: Handle::default(),
        arrow: Handle::default(),
        ui: Handle::default(),
        prompts: Handle::default(),
        portraits: Handle::default(),
        panel_s: Handle::default(),
        panel_m: Handle::default(),
        panel_l: Handle::default(),
        panel_tall: Handle::default(),
        oak: Handle::default(),
    };
    app.insert_resource(art)
        .add_plugins((flat::plugin, skin::plugin));
}

/// The file of the image that lies lowest.
fn lowest(game: &mut TestApp) -> String {
    let world = game.app.world_mut();
    let mut sprites = world.query::<(&Sprite, &Transform)>();
    let (sprite, _) = sprites
        .iter(world)
        .min_by(|one, other| one.1.translation.z.total_cmp(&other.1.translation.z))
        .expect("the table");
    let image = sprite.image.id();
    let path = world.resource::<AssetServer>().get_path(image);
    path.expect("it is a file").to_string()
}

/// Waits until a cloth is spread, or taken away.
fn until_covered(game: &mut TestApp, covered: bool) {
    game.wait_for("the cloth", |game| {
        game.app.world().resource::<TableCover>().any().is_some() == covered
    });
    game.frames(3);
}

#[test]
fn a_cloth_is_spread_when_it_is_chosen_and_at_the_next_start() {
    let store = Store::memory();
    let mut game = TestApp::with_games(store.clone(), true, add_look);
    game.frames(3);
    assert_eq!(lowest(&mut game), "images/table@2x.webp");
    press(&mut game, text("title-settings"));
    assert_eq!(game.menu(), Menu::Settings);
    game.key(KeyCode::PageDown);
    until_spoken(
        &mut game,
        |game| game.key(KeyCode::Tab),
        text("settings-look-table"),
    );
    game.key(KeyCode::ArrowRight);
    until_covered(&mut game, true);
    assert_eq!(lowest(&mut game), "images/table_cloths/baize@2x.webp");
    game.key(KeyCode::ArrowRight);
    game.frames(2);
    game.wait_for("the other cloth", |game| {
        let assets = game.app.world().resource::<AssetServer>();
        let image = game.app.world().resource::<TableCover>().any();
        let path = image.and_then(|image| assets.get_path(image.id()));
        path.is_some_and(|path| path.to_string().contains("crimson"))
    });
    game.frames(3);
    assert_eq!(lowest(&mut game), "images/table_cloths/crimson@2x.webp");
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!((game.screen(), game.menu()), (Screen::Title, Menu::None));
    // The coffer stands on the oak of its image.
    assert_eq!(lowest(&mut game), "images/table@2x.webp");
    game.frames(5);
    let files = Files(store.clone());
    let saved = kept(&files, &mut Notice::default()).expect("they are saved");
    assert_eq!(saved.table_top, TableTop::Crimson);

    let mut game = TestApp::with_games(store, true, add_look);
    game.open(fresh(two_people(), None));
    until_covered(&mut game, true);
    assert_eq!(lowest(&mut game), "images/table_cloths/crimson@2x.webp");
    // High contrast keeps the oak.
    game.app.world_mut().resource_mut::<Settings>().contrast = true;
    until_covered(&mut game, false);
    assert_eq!(lowest(&mut game), "images/table@2x.webp");
    game.app.world_mut().resource_mut::<Settings>().contrast = false;
    until_covered(&mut game, true);
    assert_eq!(lowest(&mut game), "images/table_cloths/crimson@2x.webp");
}
