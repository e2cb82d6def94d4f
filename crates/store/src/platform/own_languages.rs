//! Languages of the player's own: folders of texts beside the levels of the player's own.

use std::path::Path;
use std::{fs, io};

use coffer_texts::{self as texts, Sentence};

use crate::level_files;

/// The name of their folder, beside the saves; each language is a folder in it, named by its code.
const FOLDER: &str = "locales";

/// Adds the languages that the player has put beside the saves. The sentences say which of them cannot
/// be used, and why, and whether the environment names a language that there is not.
#[must_use]
pub fn add() -> Vec<Sentence> {
    let levels = level_files::folder();
    let folder = levels.and_then(|levels| Some(levels.parent()?.join(FOLDER)));
    let mut refused = folder.map_or_else(Vec::new, |folder| add_from(&folder));
    refused.extend(unknown_forced());
    refused
}

/// What is wrong with the language that the environment names, if there is no such one.
fn unknown_forced() -> Option<Sentence> {
    let name = texts::unknown_forced()?;
    let codes: Vec<&str> = texts::languages().map(|language| language.code).collect();
    let sentence = Sentence::new("settings-language-unknown").with("name", texts::excerpt(name));
    Some(sentence.with("codes", codes.join(", ")))
}

/// Adds the languages of a folder.
fn add_from(folder: &Path) -> Vec<Sentence> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut folders: Vec<_> = entries.map(|entry| entry.path()).collect();
    folders.sort();
    let add = |folder: &Path| {
        let code = folder.file_name()?.to_str()?;
        let added = match read(folder) {
            Ok(files) => texts::add_own_language(code, files).map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        let why = format!("{}: {}", folder.display(), added.err()?);
        Some(Sentence::new("settings-own_language-refused").with("why", why))
    };
    let folders = folders.iter().filter(|folder| folder.is_dir());
    folders.filter_map(|folder| add(folder)).collect()
}

/// The files of a language that there are.
fn read(folder: &Path) -> io::Result<Vec<(&'static str, String)>> {
    let mut files = Vec::new();
    for name in texts::file_names() {
        match fs::read_to_string(folder.join(format!("{name}.ftl"))) {
            Ok(text) => files.push((name, text)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_a_language_and_a_broken_one_is_named() {
        let root = std::env::temp_dir().join(format!("coffer-own-{}", std::process::id()));
        for (code, text) in [
            ("eo", "language-name = Esperanto"),
            ("la", "title-play = {"),
        ] {
            fs::create_dir_all(root.join(code)).expect("a folder");
            fs::write(root.join(code).join("title.ftl"), text).expect("a file");
        }
        let refused = add_from(&root);
        assert_eq!(refused.len(), 1);
        let refused = refused[0].to_string();
        assert!(refused.contains("title.ftl"), "{refused}");
        let names: Vec<&str> = texts::languages().map(|one| one.name).collect();
        assert!(
            names.contains(&"Esperanto") && !names.contains(&"la"),
            "{names:?}"
        );
        assert!(add_from(&root.join("missing")).is_empty());
        fs::remove_dir_all(root).expect("removed");
    }
}
