//! The system's dialog to choose a file. It is open as long as the player likes, and the game goes on
//! meanwhile; what came of it wakes the window.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use rfd::{AsyncFileDialog, FileHandle};

use crate::app::schedule::FrameSystems;
use crate::app::session::Wake;
use crate::app::state::Screen;
use crate::app::transfer::{ChooseFile, FileChosen};
use crate::texts::{Sentence, Worded, text};

/// Nobody closes a dialog sooner: it was never there. The system does not say so.
const SOONEST: Duration = Duration::from_millis(600);
/// The endings of the files that the game reads.
const ENDINGS: [&str; 5] = ["json", "jsonl", "pdn", "txt", "html"];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FileDialog>().add_systems(
        Update,
        (open, answer)
            .chain()
            .run_if(not(in_state(Screen::Loading)))
            .in_set(FrameSystems::Transfer),
    );
}

/// What came of a dialog, once it is closed.
type Answer = Arc<Mutex<Option<Result<PathBuf, Worded>>>>;

/// The dialog that is open.
#[derive(Resource, Default)]
struct FileDialog(Option<Answer>);

/// Opens the dialog, unless one is open. Some systems want that on the main thread.
fn open(
    mut requests: MessageReader<ChooseFile>,
    window: Query<Entity, With<PrimaryWindow>>,
    wake: Res<Wake>,
    mut dialog: ResMut<FileDialog>,
    _main_thread: NonSendMarker,
) {
    if requests.read().last().is_none() || dialog.0.is_some() {
        return;
    }
    let mut wanted = AsyncFileDialog::new()
        .set_title(text("carry-open"))
        .add_filter(text("carry-choose-games"), &ENDINGS)
        .add_filter(text("carry-choose-all"), &["*"]);
    WINIT_WINDOWS.with_borrow(|windows| {
        let window = window.single().ok();
        if let Some(window) = window.and_then(|window| windows.get_window(window)) {
            wanted = wanted.clone().set_parent(&**window);
        }
    });
    let (begun, closed) = (Instant::now(), wanted.pick_file());
    let (answer, wake) = (Answer::default(), wake.0.clone());
    dialog.0 = Some(Arc::clone(&answer));
    let task = IoTaskPool::get().spawn(async move {
        let chosen = closed.await;
        let told = told(chosen, begun.elapsed());
        *answer.lock().unwrap_or_else(PoisonError::into_inner) = Some(told);
        if let Some(wake) = wake {
            wake();
        }
    });
    task.detach();
}

/// The file that was chosen; a sentence if the dialog was closed, or never there.
fn told(chosen: Option<FileHandle>, after: Duration) -> Result<PathBuf, Worded> {
    let none = if after < SOONEST {
        "carry-choose-impossible"
    } else {
        "carry-choose-none"
    };
    let chosen = chosen.map(|file| file.path().to_owned());
    chosen.ok_or_else(|| Sentence::new(none).into())
}

/// Tells what came of the dialog.
fn answer(mut dialog: ResMut<FileDialog>, mut chosen: MessageWriter<FileChosen>) {
    let Some(answer) = &dialog.0 else { return };
    let told = answer.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(told) = told {
        dialog.0 = None;
        chosen.write(FileChosen(told));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dialog_that_was_never_there_is_told_from_one_that_was_closed() {
        let never = told(None, Duration::from_millis(40))
            .unwrap_err()
            .to_string();
        assert!(never.contains("Drop the file on the window"), "{never}");
        let closed = told(None, Duration::from_secs(4)).unwrap_err();
        assert_eq!(closed.to_string(), "No file was chosen.");
    }
}
