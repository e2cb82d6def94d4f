//! The lessons and puzzles of the game, and those and the decks in the player's own files.
//!
//! On a desktop such files are in a folder `levels` beside the program or beside the saves. Each
//! folder is an asset source, so that its files are read and checked on the asset server's threads.
//! With the feature `dev` they are read again when they change, and so are the game's own. A broken
//! file is left out, and a notice says why. A web page has no such folders.

use bevy::prelude::*;

use crate::levels::library::LevelLibrary;

#[cfg(not(target_arch = "wasm32"))]
pub use own_files::{LevelFolder, LevelFolders, load_plugin, source_plugin};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Levels>();
}

/// All lessons and puzzles.
#[derive(Resource, Default, Debug, Deref)]
pub struct Levels(pub LevelLibrary);

#[cfg(not(target_arch = "wasm32"))]
mod own_files {
    use std::path::PathBuf;

    use bevy::asset::io::file::FileAssetReader;
    use bevy::asset::io::{AssetSourceBuilder, Reader};
    use bevy::asset::{AssetLoadFailedEvent, AssetLoader, AssetPath, LoadContext};
    use bevy::prelude::*;
    use bevy::tasks::futures_lite::AsyncReadExt;

    use super::Levels;
    use crate::app::files::Notice;
    use crate::app::redraw::RedrawTimer;
    use crate::levels::file::{Fault, LARGEST, LevelFile};
    use crate::levels::library::LevelLibrary;
    use crate::store::level_files;
    use crate::texts::{self, Sentence, Worded};

    /// The seconds until the next check whether all files have been read.
    const SOON: f32 = 0.05;
    /// The longest reason in a notice, in characters.
    const LONGEST_REASON: usize = 160;

    /// A folder with the player's own files.
    #[derive(Clone, Debug)]
    pub struct LevelFolder {
        /// The name of its asset source.
        pub source: &'static str,
        /// Where it is.
        pub path: PathBuf,
        /// Whether this is the game's own folder, in which a file with the name of a built-in one is
        /// that file.
        pub of_the_game: bool,
    }

    /// The folders that are searched at the start. If two have a file of the same name, the one in the
    /// later folder counts.
    #[derive(Resource, Clone, Debug)]
    pub struct LevelFolders(pub Vec<LevelFolder>);

    impl Default for LevelFolders {
        /// Beside the program, and beside the saves.
        fn default() -> Self {
            let beside = LevelFolder {
                source: "levels",
                path: FileAssetReader::get_base_path().join(level_files::FOLDER),
                of_the_game: true,
            };
            let own = level_files::folder().map(|path| LevelFolder {
                source: "own-levels",
                path,
                of_the_game: false,
            });
            Self([beside].into_iter().chain(own).collect())
        }
    }

    /// Registers the existing folders as asset sources. Must be added before Bevy's own plugins.
    pub fn source_plugin(app: &mut App) {
        app.init_resource::<LevelFolders>();
        let mut folders = app.world().resource::<LevelFolders>().clone();
        folders.0.retain(|folder| folder.path.is_dir());
        for folder in &folders.0 {
            // The platform's source takes its folder as text.
            if let Some(path) = folder.path.to_str() {
                let source = AssetSourceBuilder::platform_default(path, None);
                app.register_asset_source(folder.source, source);
            }
        }
        folders.0.retain(|folder| folder.path.to_str().is_some());
        app.insert_resource(folders);
    }

    /// Reads the files of the folders.
    pub fn load_plugin(app: &mut App) {
        app.init_asset::<LevelAsset>()
            .register_asset_loader(LevelLoader)
            .init_resource::<OwnFiles>()
            .add_systems(Startup, load)
            .add_systems(PreUpdate, take);
    }

    /// A file that was read, or its faults.
    #[derive(Asset, TypePath, Debug)]
    struct LevelAsset(Result<LevelFile, Vec<Fault>>);

    #[derive(Default, TypePath)]
    struct LevelLoader;

    impl AssetLoader for LevelLoader {
        type Asset = LevelAsset;
        type Settings = ();
        type Error = std::io::Error;

        async fn load(
            &self,
            reader: &mut dyn Reader,
            _settings: &(),
            _context: &mut LoadContext<'_>,
        ) -> Result<LevelAsset, Self::Error> {
            let mut bytes = Vec::new();
            // One byte more, so that a larger file is refused as such.
            let mut start = AsyncReadExt::take(reader, LARGEST as u64 + 1);
            AsyncReadExt::read_to_end(&mut start, &mut bytes).await?;
            Ok(LevelAsset(LevelFile::read(&bytes)))
        }

        fn extensions(&self) -> &[&str] {
            &["ron"]
        }
    }

    /// The files in the folders.
    #[derive(Resource, Default)]
    struct OwnFiles {
        files: Vec<OwnFile>,
        /// Those left out since the last notice, each with the reason.
        left_out: Vec<(String, Worded)>,
    }

    struct OwnFile {
        /// Its path in its folder, with `/`.
        name: String,
        /// Whether it is one of the game's own.
        built_in: bool,
        handle: Handle<LevelAsset>,
        /// Whether reading it has ended, successfully or not.
        done: bool,
    }

    fn load(folders: Res<LevelFolders>, assets: Res<AssetServer>, mut own: ResMut<OwnFiles>) {
        for folder in &folders.0 {
            for name in level_files::list(&folder.path) {
                let built_in = folder.of_the_game && LevelLibrary::is_built_in(&name);
                if built_in && !cfg!(feature = "dev") {
                    continue;
                }
                let path = AssetPath::from_path_buf(PathBuf::from(&name));
                own.files.push(OwnFile {
                    handle: assets.load(path.with_source(folder.source)),
                    name,
                    built_in,
                    done: false,
                });
            }
        }
    }

    /// Takes the files that were read into the library, and reports the broken ones when all are read.
    fn take(
        mut events: MessageReader<AssetEvent<LevelAsset>>,
        mut failures: MessageReader<AssetLoadFailedEvent<LevelAsset>>,
        assets: Res<Assets<LevelAsset>>,
        mut own: ResMut<OwnFiles>,
        mut levels: ResMut<Levels>,
        mut notice: ResMut<Notice>,
        mut redraw: ResMut<RedrawTimer>,
        time: Res<Time>,
    ) {
        let own = &mut *own;
        let mut changed = false;
        for event in events.read() {
            let (AssetEvent::Added { id } | AssetEvent::Modified { id }) = event else {
                continue;
            };
            let file = own.files.iter_mut().find(|file| file.handle.id() == *id);
            if let (Some(file), Some(asset)) = (file, assets.get(*id)) {
                (file.done, changed) = (true, true);
                if let Err(faults) = &asset.0 {
                    own.left_out
                        .push((file.name.clone(), reason(&file.name, faults)));
                }
            }
        }
        for failure in failures.read() {
            let file = own
                .files
                .iter_mut()
                .find(|file| file.handle.id() == failure.id);
            if let Some(file) = file {
                file.done = true;
                own.left_out
                    .push((file.name.clone(), failure.error.to_string().into()));
            }
        }
        if changed {
            levels.0 = library(&own.files, &assets);
        }
        if own.files.iter().any(|file| !file.done) {
            // A sleeping window would not notice when a file has been read.
            redraw.at(time.elapsed_secs() + SOON);
        } else if let Some(words) = words(&std::mem::take(&mut own.left_out)) {
            notice.tell(words);
        }
    }

    /// The library with all valid files.
    fn library(files: &[OwnFile], assets: &Assets<LevelAsset>) -> LevelLibrary {
        let mut library = LevelLibrary::built_in();
        for file in files {
            if let Some(LevelAsset(Ok(level))) = assets.get(&file.handle) {
                if file.built_in {
                    library.replace_built_in(level.clone());
                } else {
                    library.add(&file.name, level.clone());
                }
            }
        }
        library
    }

    /// Logs the faults of a file. Returns the first one, for a notice.
    fn reason(name: &str, faults: &[Fault]) -> Worded {
        for fault in faults {
            warn!("{name}: {fault}");
        }
        let first = faults.first().cloned();
        Worded::new(move || first.as_ref().map_or_else(String::new, Fault::to_string))
    }

    /// The notice about the files that were left out; `None` if there are none.
    fn words(left_out: &[(String, Worded)]) -> Option<Sentence> {
        let (file, why) = left_out.first()?.clone();
        let why = Worded::new(move || {
            let why = why.to_string();
            texts::cut(why.trim_end_matches('.'), LONGEST_REASON)
        });
        let sentence = Sentence::new("level-left_out")
            .with("n", left_out.len() - 1)
            .with("file", texts::cut(&file, LONGEST_REASON))
            .with_text("why", why);
        Some(sentence)
    }
}
