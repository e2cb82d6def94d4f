//! Settings that are read from a damaged file, or from one that another version wrote.

use bevy::prelude::*;
use kings_coffer::app::files::{Files, Notice};
use kings_coffer::app::settings::follow::KnownPreferences;
use kings_coffer::app::settings::{SETTINGS, Settings, TableTop, kept};
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::platform::system_preferences::SystemPreferences;
use kings_coffer::store::Store;
use kings_coffer::texts::{commas, fill, text};

use crate::common::{TestApp, fresh, two_people, until_spoken};
use crate::worded::{begins, sentence_of};

/// What is read from a settings file, and the message about it.
fn read(text: &str) -> (Option<Settings>, Option<String>) {
    let files = Files(Store::memory());
    files.0.write(SETTINGS, text).expect("memory takes it");
    let mut notice = Notice::default();
    let settings = kept(&files, &mut notice);
    (settings, notice.now())
}

#[test]
fn one_bad_field_costs_only_that_field() {
    let (settings, notice) = read(
        r#"{"volume": 0.25, "speed": "sideways", "numbers": false,
            "last_setup": {"variant": "morris", "level": 999, "clock": 15,
                "options": {"morris": {"flying": "no", "odd": 3}}}}"#,
    );
    let settings = settings.expect("the rest is read");
    assert_eq!((settings.volume, settings.numbers), (0.25, false));
    assert_eq!(settings.speed, Settings::default().speed);
    let last = &settings.last_setup;
    assert_eq!(
        (last.variant.as_str(), last.level, last.clock),
        ("morris", 1, 15)
    );
    assert_eq!(last.options["morris"].len(), 1);
    let fields = ["settings-last_setup", "settings-play-speed"].map(text);
    let fields = commas(&fields);
    assert_eq!(
        notice,
        Some(fill("settings-partly", &[("fields", &fields)]))
    );
}

#[test]
fn an_unknown_cloth_costs_only_itself() {
    let (settings, notice) = read(r#"{"table_top": "tartan", "marks": false}"#);
    let settings = settings.expect("the rest is read");
    assert_eq!((settings.table_top, settings.marks), (TableTop::Oak, false));
    let notice = notice.expect("it is told");
    assert!(notice.contains(text("settings-look-table")), "{notice}");
    let (settings, notice) = read(r#"{"table_top": "blue"}"#);
    assert_eq!(
        settings.map(|settings| settings.table_top),
        Some(TableTop::Blue)
    );
    assert_eq!(notice, None);
}

#[test]
fn what_another_version_has_set_survives() {
    let (settings, notice) = read(
        r#"{"volume": 0.25, "scent": {"herb": "lavender"},
            "last_setup": {"variant": "morris", "table": "round"}}"#,
    );
    assert_eq!(notice, None);
    let mut settings = settings.expect("it is read");
    settings.muted = true;
    let written = serde_json::to_value(&settings).expect("it can be written");
    assert_eq!(written["scent"]["herb"], "lavender");
    assert_eq!(written["last_setup"]["table"], "round");
    assert_eq!(written["muted"], true);
}

#[test]
fn a_file_that_is_no_settings_at_all_is_set_aside() {
    for text in ["", "[1]", "{\"volume\": 0."] {
        let (settings, notice) = read(text);
        assert_eq!(settings, None, "{text}");
        let notice = notice.expect("it is told");
        assert!(
            begins(&notice, &sentence_of("settings-refused", &["file"])),
            "{notice}"
        );
    }
}

#[test]
fn music_is_turned_off_and_on_whatever_keeps_it_silent() {
    let usual = Settings::default().music_gain();
    assert!(usual > 0.0);
    let mut settings = Settings::default();
    settings.toggle_music();
    assert_eq!((settings.music_gain(), settings.music_on), (0.0, false));
    assert!(!settings.muted, "the effects are still heard");
    let silences: [fn(&mut Settings); 4] = [
        |settings| settings.music_on = false,
        |settings| settings.music = 0.0,
        |settings| settings.volume = 0.0,
        |settings| settings.muted = true,
    ];
    for silence in silences {
        let mut settings = Settings::default();
        silence(&mut settings);
        assert_eq!(settings.music_gain(), 0.0);
        settings.toggle_music();
        assert_eq!(settings.music_gain(), usual);
        settings.toggle_music();
        assert_eq!(settings.music_gain(), 0.0);
    }
    let (settings, _) = read(r#"{"music": 7.5, "music_on": false}"#);
    let settings = settings.expect("it is read");
    assert_eq!((settings.music, settings.music_on), (1.0, false));
}

/// One press on the title, and one in the pause menu.
#[test]
fn music_is_turned_off_on_the_title_and_at_the_table() {
    let on = |game: &TestApp| game.app.world().resource::<Settings>().music_on;
    let next = |game: &mut TestApp| game.key(KeyCode::Tab);
    let mut game = TestApp::with_panels(Store::memory());
    game.frames(3);
    assert_eq!((game.screen(), game.menu()), (Screen::Title, Menu::None));
    until_spoken(&mut game, next, text("settings-music-turn_off"));
    game.key(KeyCode::Enter);
    game.frames(2);
    assert!(!on(&game));
    game.key(KeyCode::Enter);
    game.frames(2);
    assert!(on(&game), "the button keeps the focus");
    game.open(fresh(two_people(), None));
    game.run_until_idle();
    game.key(KeyCode::KeyP);
    game.frames(3);
    assert_eq!(game.menu(), Menu::Pause);
    until_spoken(&mut game, next, text("settings-music-turn_off"));
    game.key(KeyCode::Enter);
    game.frames(2);
    assert!(!on(&game));
    assert_eq!(game.menu(), Menu::Pause, "the menu stays open");
}

/// Contrast and motion, as they are set.
fn looks(game: &TestApp) -> (bool, bool) {
    let settings = game.app.world().resource::<Settings>();
    (settings.contrast, settings.reduced_motion)
}

#[test]
fn what_the_player_chooses_no_longer_follows_the_system_until_all_is_reset() {
    let store = Store::memory();
    let mut game = TestApp::with_panels(store.clone());
    let preferences = SystemPreferences {
        reduced_motion: Some(true),
        contrast: Some(true),
        language: None,
    };
    let world = game.app.world_mut();
    world.insert_resource(KnownPreferences(preferences));
    let settings = world.resource::<Settings>().following(&preferences);
    world.insert_resource(settings);
    world.resource_mut::<NextState<Menu>>().set(Menu::Settings);
    game.frames(4);
    assert_eq!(looks(&game), (true, true));
    for _ in 0..3 {
        game.key(KeyCode::PageDown);
    }
    until_spoken(
        &mut game,
        |game| game.key(KeyCode::Tab),
        text("settings-access-contrast"),
    );
    game.key(KeyCode::Enter);
    game.frames(3);
    assert_eq!(looks(&game), (false, true));
    // At the next start only the chosen one stays as it is.
    let files = Files(store.clone());
    let saved = kept(&files, &mut Notice::default()).expect("they are saved");
    let still = SystemPreferences {
        reduced_motion: Some(false),
        contrast: Some(true),
        language: None,
    };
    let next = saved.following(&still);
    assert_eq!((next.contrast, next.reduced_motion), (false, false));
    until_spoken(
        &mut game,
        |game| game.key(KeyCode::Tab),
        text("settings-reset"),
    );
    game.key(KeyCode::Enter);
    game.frames(3);
    assert_eq!(looks(&game), (true, true));
}
