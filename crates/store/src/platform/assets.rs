//! Where the assets of a program lie, and the languages among them for programs without a window.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use coffer_texts as texts;

use crate::platform::system_preferences;

/// Where the assets are, from the folder of the program: beside it, in the bundle of macOS, or in a
/// system's folders.
const FOLDERS: [&str; 3] = [
    "assets",
    "../Resources/assets",
    "../share/kings-coffer/assets",
];

/// What names the folder in which there is `assets`, for programs that are being developed.
const NAMED: [&str; 2] = ["BEVY_ASSET_ROOT", "CARGO_MANIFEST_DIR"];

/// The assets' folder of the sources, if the environment names them: in that folder, or above it if it is that
/// of one of the crates.
fn of_sources() -> Option<PathBuf> {
    let root = NAMED.iter().find_map(env::var_os)?;
    let root = Path::new(&root);
    let mut folders = root.ancestors().map(|folder| folder.join("assets"));
    let found = folders.find(|folder| folder.is_dir());
    Some(found.unwrap_or_else(|| root.join("assets")))
}

/// The assets' folder of an unpacked program; `None` if the environment names another one.
#[must_use]
pub fn packed() -> Option<PathBuf> {
    if NAMED.iter().any(|name| env::var_os(name).is_some()) {
        return None;
    }
    packed_in(env::current_exe().ok()?.parent()?)
}

fn packed_in(program: &Path) -> Option<PathBuf> {
    let found = FOLDERS.map(|folder| program.join(folder));
    found.into_iter().find(|folder| folder.is_dir())
}

/// The assets' folder: the one that the environment names, that of an unpacked program, or that of the
/// present folder.
#[must_use]
pub fn folder() -> PathBuf {
    of_sources()
        .or_else(packed)
        .unwrap_or_else(|| "assets".into())
}

/// Chooses the language that the environment names, or else the system's, for a program without
/// settings. The texts stay English where the language is not.
///
/// # Errors
/// With a sentence if a file of the language is missing or broken.
pub fn choose_language() -> Result<(), String> {
    let Some(code) = texts::forced_language().or_else(system_preferences::language) else {
        return Ok(());
    };
    let folder = folder().join("locales").join(code);
    if texts::is_to_add(code) && folder.is_dir() {
        let files: io::Result<Vec<_>> = texts::file_names()
            .map(|name| {
                Ok((
                    name,
                    fs::read_to_string(folder.join(format!("{name}.ftl")))?,
                ))
            })
            .collect();
        let refused = |why: String| texts::fill("settings-language-refused", &[("why", &why)]);
        let files = files.map_err(|error| refused(format!("{}: {error}", folder.display())))?;
        texts::add_language(code, files).map_err(|error| refused(error.to_string()))?;
    }
    texts::choose_language(code);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_packed_program_finds_its_assets() {
        let root = env::temp_dir().join(format!("king’s coffer {}", std::process::id()));
        let programs =
            ["beside", "Coffer.bundle/Contents/MacOS", "usr/bin"].map(|it| root.join(it));
        let folders = [
            "beside/assets",
            "Coffer.bundle/Contents/Resources/assets",
            "usr/share/kings-coffer/assets",
        ];
        for (program, folder) in programs.iter().zip(folders) {
            fs::create_dir_all(program).expect("a temporary folder");
            assert_eq!(packed_in(program), None);
            let there = root.join(folder);
            fs::create_dir_all(&there).expect("a temporary folder");
            let found = packed_in(program).expect("the folder is there");
            assert_eq!(
                fs::canonicalize(found).ok(),
                fs::canonicalize(there).ok(),
                "{folder}"
            );
        }
        fs::remove_dir_all(&root).expect("our own folder");
    }
}
