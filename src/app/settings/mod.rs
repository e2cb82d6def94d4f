//! The player's settings, saved between runs.

pub mod action;
pub mod bindings;
mod data;
pub mod follow;
pub mod inputs;
pub mod languages;
pub mod lenient;

use bevy::prelude::*;

use crate::app::files::{Files, Notice, Saver};
use crate::app::schedule::{LastSystems, NoticeSystems};
use crate::app::settings::lenient::Read;
use crate::texts::{self, Sentence, Worded, text};

pub use self::data::{
    FollowSystem, LastSetup, ScanPace, Settings, Speed, Spoken, TableTop, company_levels,
};
pub use self::languages::LanguageInUse;

/// The system that chooses the language of all texts.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct LanguageSystems;

/// The file name of the settings.
pub const SETTINGS: &str = "settings.json";

pub(super) fn plugin(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(
        PreStartup,
        languages::add_own.after(NoticeSystems).before(read),
    );
    app.init_resource::<Settings>()
        .init_resource::<LanguageInUse>()
        .init_resource::<follow::KnownPreferences>()
        .add_systems(PreStartup, (read, speak).chain().after(NoticeSystems))
        .add_systems(
            PreUpdate,
            speak
                .run_if(resource_changed::<Settings>)
                .in_set(LanguageSystems)
                .after(follow::receive),
        )
        .add_systems(
            Last,
            write
                .run_if(resource_changed::<Settings>)
                .before(LastSystems::Save),
        );
}

/// Loads the settings, if the file can be read. A field that cannot be read has its default, and
/// the notice names it.
pub fn kept(files: &Files, notice: &mut Notice) -> Option<Settings> {
    let Read { value, lost } = files.read(SETTINGS, "settings-refused", notice, lenient::read)?;
    if !lost.is_empty() {
        let fields = Worded::new(move || in_words(&lost));
        notice.tell(Sentence::new("settings-partly").with_text("fields", fields));
    }
    Some(Settings::sane(value))
}

/// Every field with the key of its name, for what is said of a damaged file.
const NAMES: [(&str, &str); 26] = [
    ("language", "settings-language"),
    ("volume", "settings-sound-master"),
    ("effects", "settings-sound-effects"),
    ("music", "settings-sound-music"),
    ("music_on", "settings-sound-music_on"),
    ("muted", "settings-sound-on"),
    ("vibration", "settings-sound-vibration"),
    ("speed", "settings-play-speed"),
    ("marks", "settings-play-marks"),
    ("numbers", "settings-look-numbers"),
    ("evaluation", "settings-play-evaluation"),
    ("ponder", "settings-play-ponder"),
    ("table_top", "settings-look-table"),
    ("text_scale", "settings-access-text"),
    ("plain_font", "settings-access-plain"),
    ("contrast", "settings-access-contrast"),
    ("reduced_motion", "settings-access-motion"),
    ("follow_system", "settings-access"),
    ("spoken", "settings-access-spoken"),
    ("scan", "settings-access-scan"),
    ("full_screen", "settings-look-window"),
    ("greetings", "guests-greetings"),
    ("relays", "settings-relays"),
    ("bindings", "settings-keys"),
    ("last_setup", "settings-last_setup"),
    ("drill", "settings-last_drill"),
];

/// Display names of fields, e.g. “Text size, Square numbers”, without duplicates.
fn in_words(fields: &[String]) -> String {
    let mut names: Vec<&str> = Vec::new();
    for field in fields {
        let top = field.split('.').next().unwrap_or_default();
        let named = NAMES.iter().find(|(field, _)| *field == top);
        let Some((_, key)) = named else { continue };
        let name = text(key);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(text("list-comma"))
}

/// Texts are in the language that is set, once its files are read.
pub(super) fn speak(settings: Res<Settings>, mut language: ResMut<LanguageInUse>) {
    if !texts::is_to_add(&settings.language) {
        texts::choose_language(&settings.language);
    }
    language.set_if_neq(LanguageInUse::default());
}

fn read(files: Res<Files>, mut settings: ResMut<Settings>, mut notice: ResMut<Notice>) {
    if let Some(kept) = kept(&files, &mut notice) {
        *settings = kept;
    }
}

/// Writes the settings if they differ from those last read or written.
fn write(settings: Res<Settings>, mut saver: ResMut<Saver>, mut last: Local<Option<Settings>>) {
    let before = last.replace(settings.clone());
    if before.is_none_or(|before| before == *settings) {
        return;
    }
    if let Ok(text) = serde_json::to_string_pretty(&*settings) {
        saver.keep(SETTINGS, text);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::{Value, json};

    use super::*;
    use crate::store::Store;

    /// Every field, and no other, has a name, so that one that is damaged can be named.
    #[test]
    fn every_field_has_its_name() {
        let whole = serde_json::to_value(Settings::default()).expect("settings as JSON");
        let Value::Object(fields) = whole else {
            panic!("{whole} is no object");
        };
        let fields: BTreeSet<&str> = fields.keys().map(String::as_str).collect();
        let named: BTreeSet<&str> = NAMES.iter().map(|(field, _)| *field).collect();
        assert_eq!(fields, named);
        assert_eq!(named.len(), NAMES.len(), "each once");
    }

    #[test]
    fn damaged_fields_are_told_by_their_names() {
        // Of the bindings, what is not understood is left out.
        let told = NAMES.iter().filter(|(field, _)| *field != "bindings");
        for (field, key) in told {
            // What one field cannot be, another can.
            let damaged = [json!({ "no": ["such", "value"] }), json!(-7.5)];
            let told = damaged.into_iter().find_map(|damaged| {
                let store = Store::memory();
                let text = json!({ *field: damaged }).to_string();
                store.write(SETTINGS, &text).expect("written");
                let mut notice = Notice::default();
                let kept = kept(&Files(store), &mut notice);
                assert!(kept.is_some(), "the others are kept");
                notice.now()
            });
            let told = told.unwrap_or_else(|| panic!("nothing is told of {field}"));
            assert!(told.contains(text(key)), "{field}: {told}");
        }
    }
}
