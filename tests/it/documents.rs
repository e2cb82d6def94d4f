//! The documents: the first pages that a newcomer reads have short sentences, and links lead to files that exist.

use std::fs;
use std::path::{Path, PathBuf};

/// The words of each sentence of a page. Blocks of code do not count; a list item and a cell of a table are texts of their own.
fn sentences(page: &str) -> Vec<Vec<&str>> {
    let mut out = vec![Vec::new()];
    let mut code = false;
    for line in page.lines() {
        code ^= line.starts_with("```");
        if line.trim().is_empty()
            || line.starts_with(['-', '|', '#'])
            || line.starts_with(|first: char| first.is_ascii_digit())
        {
            out.push(Vec::new());
        }
        if code || line.starts_with("    ") {
            continue;
        }
        for word in line.split_whitespace() {
            if word.contains(char::is_alphanumeric)
                && let Some(sentence) = out.last_mut()
            {
                sentence.push(word);
            }
            let ends = word.trim_end_matches(['*', '”', ')', '`']);
            if word == "|" || ends.ends_with(['.', '!', '?']) {
                out.push(Vec::new());
            }
        }
    }
    out
}

#[test]
fn sentences_are_told_apart() {
    let page = "# A title\n\nOne two. Three\nfour!\n\n    code here\n- five\n\n| six | seven |\n";
    let found = sentences(page)
        .into_iter()
        .filter(|words| !words.is_empty());
    let found: Vec<String> = found.map(|words| words.join(" ")).collect();
    let expected = ["A title", "One two.", "Three four!", "five", "six", "seven"];
    assert_eq!(found, expected);
}

#[test]
fn the_first_pages_have_no_sentence_of_more_than_thirty_words() {
    let pages = [
        include_str!("../../README.md"),
        include_str!("../../docs/architecture.md"),
    ];
    for sentence in pages.into_iter().flat_map(sentences) {
        assert!(sentence.len() <= 30, "{}", sentence.join(" "));
    }
}

/// The Markdown files in a folder, not in those inside.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .filter(|path| path.extension().is_some_and(|ext| ext == "md"))
        .collect()
}

#[test]
fn links_between_the_documents_lead_to_files_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["", "docs", "docs/rules", "docs/experiments"].map(|folder| root.join(folder));
    for page in folders.iter().flat_map(|folder| pages(folder)) {
        let text = fs::read_to_string(&page).expect("a page");
        for rest in text.split("](").skip(1) {
            let target = rest.split([')', '#']).next().unwrap_or_default();
            let folder = page.parent().expect("a folder");
            let found = target.starts_with("https:") || folder.join(target).exists();
            assert!(found, "{} links to {target}", page.display());
        }
    }
}
