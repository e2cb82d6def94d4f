//! Reads the files of a language that is not built in, when it is chosen. Until they are there, and if one of
//! them is missing or broken, the texts stay as they are.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, LoadState};
use bevy::prelude::*;

use crate::app::assets::{FontFile, LanguageFont};
use crate::app::files::Notice;
use crate::app::redraw::RedrawTimer;
use crate::app::settings::Settings;
use crate::texts;

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Refused>()
        .init_asset::<LanguageFile>()
        .register_asset_loader(LanguageLoader)
        .add_systems(
            PreUpdate,
            (
                begin.run_if(resource_changed::<Settings>),
                finish.run_if(resource_exists::<Reading>),
            )
                .chain()
                .after(super::follow::receive),
        );
}

/// A file of a language: its Fluent text.
#[derive(Asset, TypePath, Debug)]
struct LanguageFile(String);

#[derive(Default, TypePath)]
struct LanguageLoader;

impl AssetLoader for LanguageLoader {
    type Asset = LanguageFile;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<LanguageFile, Self::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let text = String::from_utf8(bytes).map_err(std::io::Error::other)?;
        Ok(LanguageFile(text))
    }

    fn extensions(&self) -> &[&str] {
        &["ftl"]
    }
}

/// The language whose files could not be read; it is tried again when another one was chosen in between, or
/// at the next start.
#[derive(Resource, Default)]
struct Refused(Option<String>);

/// The files that are being read.
#[derive(Resource)]
struct Reading {
    code: String,
    files: Vec<(&'static str, Handle<LanguageFile>)>,
    font: Option<Handle<FontFile>>,
}

/// Seconds until the next check whether the files are there.
const SOON: f32 = 0.05;

fn begin(
    settings: Res<Settings>,
    reading: Option<Res<Reading>>,
    mut refused: ResMut<Refused>,
    assets: Res<AssetServer>,
    mut commands: Commands,
) {
    let code = texts::forced_language().unwrap_or(&settings.language);
    let is_refused = refused.0.as_deref() == Some(code);
    if !is_refused {
        refused.0 = None;
    }
    if is_refused || !texts::is_to_add(code) || reading.is_some_and(|reading| reading.code == code)
    {
        return;
    }
    let file = |name| (name, assets.load(format!("locales/{code}/{name}.ftl")));
    let mut languages = texts::LANGUAGES.iter();
    let has_font = languages.any(|language| language.code == code && language.has_font);
    let font = || assets.load(format!("fonts/languages/{code}.ttf"));
    commands.insert_resource(Reading {
        code: code.to_owned(),
        files: texts::file_names().map(file).collect(),
        font: has_font.then(font),
    });
}

fn finish(
    reading: Res<Reading>,
    assets: Res<AssetServer>,
    files: Res<Assets<LanguageFile>>,
    fonts: Res<Assets<FontFile>>,
    mut language_font: ResMut<LanguageFont>,
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
    mut settings: ResMut<Settings>,
    mut notice: ResMut<Notice>,
    mut refused: ResMut<Refused>,
    mut commands: Commands,
) {
    let texts = reading.files.iter().map(|(_, file)| file.id().untyped());
    let font = reading.font.iter().map(|font| font.id().untyped());
    let failed = texts.chain(font).find_map(|file| {
        let LoadState::Failed(why) = assets.load_state(file) else {
            return None;
        };
        Some(why.to_string())
    });
    let has_font = |font: &Handle<FontFile>| fonts.contains(font);
    let all: Option<Vec<(&str, String)>> = (reading.files.iter())
        .map(|(name, file)| Some((*name, files.get(file)?.0.clone())))
        .collect();
    let added = match (failed, all) {
        (Some(why), _) => Err(why),
        (None, Some(all)) if reading.font.as_ref().is_none_or(has_font) => {
            texts::add_language(&reading.code, all).map_err(|error| error.to_string())
        }
        (None, _) => {
            redraw.at(time.elapsed_secs() + SOON);
            return;
        }
    };
    if added.is_ok() && reading.font.is_some() {
        language_font.0.clone_from(&reading.font);
    }
    if let Err(why) = added {
        notice.tell(texts::fill("settings-language-refused", &[("why", &why)]));
        refused.0 = Some(reading.code.clone());
    }
    // The texts change with the settings.
    settings.set_changed();
    commands.remove_resource::<Reading>();
}
