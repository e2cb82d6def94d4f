//! The log in files, one for each day, in `logs/` below the saves.

use std::fs;

use bevy::log::BoxedLayer;
use bevy::log::tracing_subscriber::fmt;
use bevy::prelude::*;
use tracing_appender::rolling::{RollingFileAppender, Rotation};

use crate::app::files::Files;

/// The folder of the logs, below the saves.
const FOLDER: &str = "logs";
/// The number of days kept.
const MOST: usize = 5;

/// The layer that writes to the log of the day; `None` without a writable folder.
pub(super) fn layer(app: &mut App) -> Option<BoxedLayer> {
    let files = app.world().get_resource::<Files>()?;
    let folder = files.0.folder()?.join(FOLDER);
    // The appender complains if there is no folder to look for old files.
    fs::create_dir_all(&folder).ok()?;
    let log = RollingFileAppender::builder()
        .rotation(Rotation::DAILY)
        .filename_prefix("kings-coffer")
        .filename_suffix("log")
        .max_log_files(MOST)
        .build(folder)
        .ok()?;
    Some(Box::new(fmt::layer().with_ansi(false).with_writer(log)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use coffer_scratch::Scratch;

    fn has_log(store: Store) -> bool {
        let mut app = App::new();
        app.insert_resource(Files(store));
        layer(&mut app).is_some()
    }

    #[test]
    fn there_is_a_log_if_its_folder_can_be_written() {
        let scratch = Scratch::new("logs");
        assert!(has_log(Store::at(scratch.path())));
        let logs = scratch.path().join(FOLDER);
        let names: Vec<_> = fs::read_dir(&logs).unwrap().flatten().collect();
        let name = names[0].file_name().into_string().unwrap();
        assert!(name.starts_with("kings-coffer.20") && name.ends_with(".log"));
        // A file in place of the folder, and no folder at all.
        fs::remove_dir_all(&logs).unwrap();
        fs::write(&logs, "").unwrap();
        assert!(!has_log(Store::at(scratch.path())));
        assert!(!has_log(Store::memory()));
    }

    #[test]
    fn five_days_stay() {
        let scratch = Scratch::new("days");
        let logs = scratch.path().join(FOLDER);
        fs::create_dir_all(&logs).unwrap();
        for day in 1..10 {
            fs::write(logs.join(format!("kings-coffer.2020-01-0{day}.log")), "").unwrap();
        }
        assert!(has_log(Store::at(scratch.path())));
        assert_eq!(fs::read_dir(&logs).unwrap().count(), MOST);
    }
}
