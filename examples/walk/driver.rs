//! The game for the robot: without a window that is shown, frame by frame. Between events the game
//! sleeps as it does in a window.

use std::path::Path;
use std::sync::OnceLock;
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::asset::io::file::FileAssetReader;
use bevy::asset::io::{
    AssetReader, AssetReaderError, AssetSourceBuilder, AssetSourceId, PathStream, Reader, VecReader,
};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use kings_coffer::app::files::Files;
use kings_coffer::app::session::{PlayerKnowledge, Wake};
use kings_coffer::app::state::Screen;
use kings_coffer::app::transfer::{ChooseFile, FileChosen};
use kings_coffer::app::{AppPlugin, HiddenWindow};
use kings_coffer::platform::pause;
use kings_coffer::players::knowledge::Knowledge;
use kings_coffer::store::Store;
use kings_coffer::texts::Sentence;

use crate::Plan;
use crate::sleep::{Happened, Sleep};
use crate::words;

/// The time of a frame.
pub const FRAME: Duration = Duration::from_millis(16);
/// The most rounds that loading takes, each a thousandth of a second or more.
const LOADING: usize = 60_000;

/// The files of the game, but every picture is blank: without a renderer nobody sees them, and to
/// unpack them would take most of the time of a start.
struct BlankPictures(FileAssetReader);

/// A black picture of 256×256 pixels: the skins make smaller ones of it.
const BLANK: [u8; 42] = [
    0x52, 0x49, 0x46, 0x46, 0x22, 0x00, 0x00, 0x00, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x4c,
    0x16, 0x00, 0x00, 0x00, 0x2f, 0xff, 0xc0, 0x3f, 0x00, 0x07, 0x10, 0x11, 0xfd, 0x0f, 0x00, 0x28,
    0xd2, 0xff, 0xff, 0x14, 0xd1, 0xff, 0xd4, 0xff, 0xfe, 0x03,
];

impl AssetReader for BlankPictures {
    async fn read<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        let mut bytes = Vec::new();
        if path.extension().is_some_and(|ending| ending == "webp") {
            bytes.extend(BLANK);
        } else {
            let mut file = self.0.read(path).await?;
            file.read_to_end(&mut bytes).await?;
        }
        Ok(VecReader::new(bytes))
    }

    async fn read_meta<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        self.0.read_meta(path).await
    }

    async fn read_directory<'a>(
        &'a self,
        path: &'a Path,
    ) -> Result<Box<PathStream>, AssetReaderError> {
        self.0.read_directory(path).await
    }

    async fn is_directory<'a>(&'a self, path: &'a Path) -> Result<bool, AssetReaderError> {
        self.0.is_directory(path).await
    }
}

/// Closes the dialog for files at once, as whoever changes their mind does: the system's own is none of the
/// game's, and a hidden window has none.
fn close_dialog(
    mut opened: MessageReader<ChooseFile>,
    mut closed: MessageWriter<FileChosen>,
    wake: Res<Wake>,
) {
    if opened.read().last().is_some() {
        closed.write(FileChosen(Err(Sentence::new("carry-choose-none").into())));
        if let Some(wake) = &wake.0 {
            wake();
        }
    }
}

/// What the courtiers know, unpacked once for all starts.
fn knowledge() -> Knowledge {
    static KNOWLEDGE: OnceLock<Knowledge> = OnceLock::new();
    let read = || Knowledge::complete().unwrap_or_default();
    KNOWLEDGE.get_or_init(read).clone()
}

/// The running game without a window that is shown.
pub struct Game {
    app: App,
    sleep: Sleep,
    /// Whether the game has been told to end.
    pub ended: bool,
}

impl Game {
    /// The game as `main` starts it, in a window of this size, with these files and the plan's
    /// date; at the title. If the plan wants pictures, they can be taken.
    pub fn start(plan: &Plan, size: UVec2, store: Store) -> Self {
        let renders = plan.pictures.is_some();
        let sleep = Sleep::default();
        let mut app = App::new();
        if !renders {
            let files = || Box::new(BlankPictures(FileAssetReader::new("assets"))) as Box<_>;
            app.register_asset_source(AssetSourceId::Default, AssetSourceBuilder::new(files));
        }
        app.insert_resource(Files(store))
            .insert_resource(PlayerKnowledge(knowledge()))
            .insert_resource(HiddenWindow { size, renders })
            .insert_resource(plan.clock())
            .insert_resource(sleep.wake())
            .init_resource::<Happened>()
            .add_plugins((AppPlugin, words::plugin))
            .add_systems(Update, close_dialog)
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        app.world().resource::<AccessibilityRequested>().set(true);
        for _ in 0..LOADING {
            app.update();
            if *app.world().resource::<State<Screen>>().get() != Screen::Loading {
                break;
            }
            pause(Duration::from_millis(1));
        }
        Self {
            app,
            sleep,
            ended: false,
        }
    }

    /// The world, between two frames.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// A frame's time passes; nothing is drawn while the game sleeps.
    pub fn frame(&mut self) {
        let world = self.app.world_mut();
        let Some(slept) = self.sleep.tick(world) else {
            return;
        };
        world.insert_resource(TimeUpdateStrategy::ManualDuration(slept));
        self.app.update();
        self.ended |= self.app.should_exit().is_some();
        self.sleep.drawn(self.app.world());
    }
}
