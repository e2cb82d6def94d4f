//! Settings that are read from a damaged file, or from one that another version wrote.

use kings_coffer::app::files::{Files, Notice};
use kings_coffer::app::settings::{SETTINGS, Settings, kept};
use kings_coffer::store::Store;

/// What is read from a settings file, and the message about it.
fn read(text: &str) -> (Option<Settings>, Option<String>) {
    let files = Files(Store::memory());
    files.0.write(SETTINGS, text).expect("memory takes it");
    let mut notice = Notice::default();
    let settings = kept(&files, &mut notice);
    (settings, notice.now().map(str::to_owned))
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
    assert_eq!(
        notice.as_deref(),
        Some(
            "Some settings could not be read and were reset to their defaults: the last match you set up, Movement. All others are as you left them."
        )
    );
}

#[test]
fn what_another_version_has_set_survives() {
    let (settings, notice) = read(
        r#"{"volume": 0.25, "music": {"tune": "Greensleeves"},
            "last_setup": {"variant": "morris", "table": "round"}}"#,
    );
    assert_eq!(notice, None);
    let mut settings = settings.expect("it is read");
    settings.muted = true;
    let written = serde_json::to_value(&settings).expect("it can be written");
    assert_eq!(written["music"]["tune"], "Greensleeves");
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
            notice.starts_with("Your settings could not be read"),
            "{notice}"
        );
    }
}
