//! The tablebases and books of the courtiers: loaded when the app is built, unpacked in the
//! background. On the desktop a tablebase that the player made is read there as well.

use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
pub use own::plugin as background_plugin;

use crate::app::files::Notice;
use crate::players::knowledge::Knowledge;
use crate::texts::{Sentence, Worded};

/// The tablebases and books of the courtiers, see [`Knowledge`].
#[derive(Resource, Clone, Debug)]
pub struct PlayerKnowledge(pub Knowledge);

/// Loads everything that is built in; a page leaves all but the books to the program of its courtiers.
/// If a file is damaged, the courtiers play without any, and the notice says so.
pub(super) fn load(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    let read = Knowledge::complete();
    #[cfg(target_arch = "wasm32")]
    let read = Knowledge::books();
    let knowledge = read.unwrap_or_else(|error| {
        let mut notice = app.world_mut().get_resource_or_init::<Notice>();
        let why = Worded::of(error);
        notice.tell(Sentence::new("players-no_knowledge").with_text("why", why));
        Knowledge::default()
    });
    app.insert_resource(PlayerKnowledge(knowledge));
}

/// Work in the background when the title is there: the tasks of the first picture must not wait for
/// it.
#[cfg(not(target_arch = "wasm32"))]
mod own {
    use std::path::Path;

    use bevy::prelude::*;

    use super::PlayerKnowledge;
    use crate::app::files::Notice;
    use crate::app::session::thinker::wake::Wake;
    use crate::app::session::thinker::waking_task::WakingTask;
    use crate::app::state::Screen;
    use crate::players::knowledge::Knowledge;
    use crate::store::own_tablebase;
    use crate::texts::{Sentence, Worded};

    /// Unpacks and reads after the first picture.
    pub fn plugin(app: &mut App) {
        app.add_systems(OnExit(Screen::Loading), begin)
            .add_systems(Update, finish.run_if(resource_exists::<Reading>));
    }

    /// The knowledge with a tablebase of the player's, or the sentence that it cannot be read; `None`
    /// if there is none.
    type Read = Option<Result<Knowledge, Sentence>>;

    /// The task that reads it.
    #[derive(Resource)]
    struct Reading(WakingTask<Read>);

    /// Unpacks the tablebases, then reads the player's own. A courtier that needs one earlier unpacks
    /// it, or waits for it, in its own task.
    fn begin(knowledge: Res<PlayerKnowledge>, wake: Res<Wake>, mut commands: Commands) {
        let knowledge = knowledge.0.clone();
        let task = WakingTask::spawn(&wake, move || {
            knowledge.unpack();
            own_tablebase::file().and_then(|file| with_own(&knowledge, &file))
        });
        commands.insert_resource(Reading(task));
    }

    /// Gives the courtiers what was read. Those made before go on without it.
    fn finish(
        mut reading: ResMut<Reading>,
        mut knowledge: ResMut<PlayerKnowledge>,
        mut notice: ResMut<Notice>,
        mut commands: Commands,
    ) {
        let Some(read) = reading.0.poll() else {
            return;
        };
        commands.remove_resource::<Reading>();
        match read {
            Some(Ok(more)) => knowledge.0 = more,
            Some(Err(sentence)) => notice.tell(sentence),
            None => {}
        }
    }

    fn with_own(knowledge: &Knowledge, file: &Path) -> Read {
        let mut more = knowledge.clone();
        let read = match own_tablebase::read(file) {
            Ok(bytes) => more.learn_six_pieces(&bytes?).map_err(Worded::of),
            Err(error) => Err(Worded::of(error)),
        };
        Some(read.map(|()| more).map_err(|why| {
            let file = file.display().to_string();
            let why = Worded::new(move || format!("{file}: {why}"));
            Sentence::new("players-no_knowledge").with_text("why", why)
        }))
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use coffer_scratch::Scratch;

        #[test]
        fn a_broken_file_is_told_and_nothing_is_lost() {
            let scratch = Scratch::new("own_tablebase");
            let file = scratch.path().join(own_tablebase::NAME);
            let knowledge = Knowledge::default();
            assert!(with_own(&knowledge, &file).is_none());
            std::fs::write(&file, b"KCWDLTB\x02 and more").expect("written");
            let sentence = with_own(&knowledge, &file)
                .and_then(Result::err)
                .expect("it is broken");
            let end =
                "draughts6.bin: the draughts tablebase is damaged; the courtiers play without it";
            assert!(sentence.to_string().ends_with(end), "{sentence}");
        }
    }
}
