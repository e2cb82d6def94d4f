//! The player's own files with lessons, puzzles and decks: where they are, and their names.

use std::fs;
use std::path::{Path, PathBuf};

use coffer_rules::registry::FAMILIES;

/// The name of their folder, beside the saves and beside the program.
pub const FOLDER: &str = "levels";
/// Their extension.
const EXTENSION: &str = "ron";
/// The other files in a family's folder of the game's own levels: rules pages, the cards of decks and
/// achievements, which are always built in.
const BUILT_IN: [&str; 3] = ["rules.ron", "deck.ron", "achievements.ron"];
/// The folder of what belongs to the whole coffer.
const COFFER: &str = "coffer";
/// The deepest nesting of folders; it also ends loops of links.
const DEEPEST: usize = 4;
/// The most files of a folder that are read.
const MOST: usize = 500;

/// The folder beside the saves; `None` if the system has no place for saves.
#[must_use]
pub fn folder() -> Option<PathBuf> {
    Some(super::folders::saves_folder()?.join(FOLDER))
}

/// The files in a folder and its subfolders: their paths relative to it, with `/`, sorted. Empty if
/// the folder does not exist. Hidden files, and those whose names are not UTF-8, are skipped.
#[must_use]
pub fn list(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    walk(folder, "", DEEPEST, &mut names);
    names.sort();
    names.truncate(MOST);
    names
}

fn walk(folder: &Path, prefix: &str, depth: usize, names: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, file) = (entry.path(), entry.file_name());
        let Some(file) = file.to_str().filter(|file| !file.starts_with('.')) else {
            continue;
        };
        let name = format!("{prefix}{file}");
        if path.is_dir() {
            if depth > 1 {
                walk(&path, &format!("{name}/"), depth - 1, names);
            }
        } else if path.is_file()
            && path
                .extension()
                .is_some_and(|extension| extension == EXTENSION)
            && !is_built_in(folder, file)
        {
            names.push(name);
        }
    }
}

/// Whether a file is one of [`BUILT_IN`].
fn is_built_in(folder: &Path, file: &str) -> bool {
    let family = folder.file_name().and_then(|name| name.to_str());
    let own = |family: &str| FAMILIES.contains(&family) || family == COFFER;
    family.is_some_and(own) && BUILT_IN.contains(&file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_own_levels_are_listed_without_pages_and_decks() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../..")
            .join(FOLDER);
        let names = list(&folder);
        assert!(names.contains(&"draughts/puzzles.ron".to_owned()) && names.is_sorted());
        assert!(!names.iter().any(|name| name.ends_with("rules.ron")));
        assert!(!names.iter().any(|name| name.ends_with("deck.ron")));
        assert!(!names.iter().any(|name| name.ends_with("achievements.ron")));
        assert_eq!(list(&folder.join("nowhere")), [""; 0]);
    }
}
