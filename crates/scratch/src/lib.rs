//! A folder for a test. Only tests use this crate.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

/// A separate folder for a test, deleted afterwards.
pub struct Scratch(PathBuf);

impl Scratch {
    /// A new folder; `label` is a part of its name.
    ///
    /// # Panics
    /// If there can be none.
    pub fn new(label: &str) -> Scratch {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("kings-coffer-{label}-{}-{count}", process::id());
        let path = env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The names of all files, sorted.
    ///
    /// # Panics
    /// If they cannot be read.
    pub fn files(&self) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(&self.0)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
