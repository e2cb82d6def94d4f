//! A folder for a test.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

/// A new folder for a test, deleted afterwards.
pub struct Scratch(PathBuf);

impl Scratch {
    /// `label` is the test's own, because tests run side by side.
    pub fn new(label: &str) -> Self {
        let path = env::temp_dir().join(format!("kings-coffer-{label}-{}", process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
