//! Reads the files of a language that is not built in, when it is chosen. Until they are there, and if one of
//! them is missing or broken, the texts stay as they are.

use bevy::asset::LoadState;
use bevy::prelude::*;

use crate::app::assets::{FileBytes, LanguageFont};
use crate::app::files::Notice;
use crate::app::redraw::RedrawTimer;
use crate::app::settings::Settings;
#[cfg(not(target_arch = "wasm32"))]
use crate::platform::own_languages;
use crate::texts::{self, Sentence};

pub(in crate::app) fn plugin(app: &mut App) {
    texts::heed_environment(true);
    app.init_resource::<RefusedLanguage>().add_systems(
        PreUpdate,
        (
            begin.run_if(resource_changed::<Settings>),
            finish.run_if(resource_exists::<Reading>),
        )
            .chain()
            .after(super::follow::receive),
    );
}

/// The language of all texts. Whatever keeps words from one frame to the next makes them again when this
/// changes: that is the only way in which anything learns of another language.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LanguageInUse(pub &'static str);

impl Default for LanguageInUse {
    fn default() -> Self {
        Self(texts::language_in_use())
    }
}

/// The language whose files could not be read; it is tried again when another one was chosen in between, or
/// at the next start.
#[derive(Resource, Default)]
struct RefusedLanguage(Option<String>);

/// The files that are being read.
#[derive(Resource)]
struct Reading {
    code: String,
    texts: Vec<(&'static str, Handle<FileBytes>)>,
    font: Option<Handle<FileBytes>>,
}

/// Adds the languages of the player's own, before the settings name one of them.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn add_own(mut notice: ResMut<Notice>) {
    for sentence in own_languages::add() {
        notice.tell(sentence);
    }
}

/// Seconds until the next check whether the files are there.
const SOON: f32 = 0.05;

fn begin(
    settings: Res<Settings>,
    reading: Option<Res<Reading>>,
    mut refused: ResMut<RefusedLanguage>,
    assets: Res<AssetServer>,
    mut commands: Commands,
) {
    let code = settings.requested_language();
    let is_refused = refused.0.as_deref() == Some(code);
    if !is_refused {
        refused.0 = None;
    }
    if is_refused || !texts::is_to_add(code) || reading.is_some_and(|reading| reading.code == code)
    {
        return;
    }
    let file = |name| (name, assets.load(format!("locales/{code}/{name}.ftl")));
    commands.insert_resource(Reading {
        code: code.to_owned(),
        texts: texts::file_names().map(file).collect(),
        font: texts::font_of(code).map(|path| assets.load(path)),
    });
}

fn finish(
    reading: Res<Reading>,
    assets: Res<AssetServer>,
    files: Res<Assets<FileBytes>>,
    mut language_font: ResMut<LanguageFont>,
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
    mut settings: ResMut<Settings>,
    mut notice: ResMut<Notice>,
    mut refused: ResMut<RefusedLanguage>,
    mut commands: Commands,
) {
    let texts = reading.texts.iter().map(|(_, file)| file);
    let mut all = texts.chain(&reading.font);
    let failed = all.clone().find_map(|file| match assets.load_state(file) {
        LoadState::Failed(why) => Some(why.to_string()),
        _ => None,
    });
    let added = match failed {
        Some(why) => Err(why),
        None if all.all(|file| files.contains(file)) => add(&reading, &files),
        None => {
            redraw.at(time.elapsed_secs() + SOON);
            return;
        }
    };
    if added.is_ok() && reading.font.is_some() {
        language_font.0.clone_from(&reading.font);
    }
    if let Err(why) = added {
        notice.tell(Sentence::new("settings-language-refused").with("why", why));
        refused.0 = Some(reading.code.clone());
    }
    // The texts change with the settings.
    settings.set_changed();
    commands.remove_resource::<Reading>();
}

/// Adds the texts of a language, as they are in its files.
fn add(reading: &Reading, files: &Assets<FileBytes>) -> Result<(), String> {
    let mut all = Vec::new();
    for (name, file) in &reading.texts {
        let bytes = files.get(file).map_or(&[][..], |file| &file.0);
        let text = str::from_utf8(bytes).map_err(|error| format!("{name}.ftl: {error}"))?;
        all.push((*name, text.to_owned()));
    }
    texts::add_language(&reading.code, all).map_err(|error| error.to_string())
}
