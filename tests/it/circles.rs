//! No circle: neither files nor folders of a crate use each other in turn. And no file is longer than a reader
//! can take in.
//!
//! Read are the `use` lines and the paths in the code, not what methods and macros lead to, and
//! nothing of tests. A name counts for the file that declares it, however many `use` lines pass it
//! on: so a `mod.rs` may declare its children and hand out their names while they use its own
//! items, but it may not use theirs. In each folder its files and the folders in it are looked at,
//! each folder as one: a circle of files anywhere is a circle in the folder that holds them all.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The most lines of a file.
const LONGEST: usize = 600;

/// A module: its path, e.g. `["rules", "mill"]`.
type Module = Vec<String>;

/// What a file says about others.
#[derive(Default)]
struct Source {
    /// Paths and the names that they get here by `use`, with whether the name is passed on.
    uses: Vec<(Vec<String>, String, bool)>,
    /// Other paths.
    paths: Vec<Vec<String>>,
    /// Names that stand alone or begin a path.
    words: BTreeSet<String>,
    /// The modules declared here that have files of their own.
    children: BTreeSet<String>,
}

/// The code in tokens: names, `::` and single signs. Comments, strings and characters are left out.
fn tokens(text: &str) -> Vec<String> {
    let signs: Vec<char> = text.chars().collect();
    let is_name = |c: &char| c.is_alphanumeric() || *c == '_';
    let (mut out, mut at) = (Vec::new(), 0);
    while let Some(&sign) = signs.get(at) {
        let rest = &signs[at..];
        if rest.starts_with(&['/', '/']) {
            at += rest.iter().take_while(|c| **c != '\n').count();
        } else if rest.starts_with(&['/', '*']) {
            let end = rest.windows(2).position(|pair| pair == ['*', '/']);
            at += end.map_or(rest.len(), |end| end + 2);
        } else if sign == '"' {
            let mut end = 1;
            while end < rest.len() && rest[end] != '"' {
                end += if rest[end] == '\\' { 2 } else { 1 };
            }
            at += end + 1;
        } else if sign == 'r' && matches!(rest.get(1), Some('"' | '#')) {
            let hashes = rest[1..].iter().take_while(|c| **c == '#').count();
            let mut close = vec!['"'];
            close.extend(std::iter::repeat_n('#', hashes));
            let body = &rest[(2 + hashes).min(rest.len())..];
            let end = body.windows(close.len()).position(|part| part == close);
            at += end.map_or(rest.len(), |end| 2 + hashes + end + close.len());
        } else if sign == '\'' {
            // A character, or a lifetime.
            at += match rest {
                [_, '\\', ..] => 3 + rest[3..].iter().take_while(|c| **c != '\'').count(),
                [_, _, '\'', ..] => 3,
                _ => 1,
            };
        } else if is_name(&sign) {
            let name: String = rest.iter().take_while(|c| is_name(c)).collect();
            at += name.chars().count();
            out.push(name);
        } else if rest.starts_with(&[':', ':']) {
            out.push("::".to_owned());
            at += 2;
        } else {
            if !sign.is_whitespace() {
                out.push(sign.to_string());
            }
            at += 1;
        }
    }
    out
}

/// The index after the item that begins here: after its braces, or its semicolon or comma.
fn after_item(tokens: &[String], from: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(from) {
        match token.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" => depth -= 1,
            "}" => {
                depth -= 1;
                if depth <= 0 {
                    return at + 1;
                }
            }
            ";" | "," if depth == 0 => return at + 1,
            _ => {}
        }
    }
    tokens.len()
}

/// The code without items for tests and without the places in `pub(in …)`.
fn without_tests(tokens: &[String]) -> Vec<String> {
    let (mut out, mut at) = (Vec::new(), 0);
    let begins = |at: usize, text: &str| {
        let wanted = text.split(' ');
        wanted
            .enumerate()
            .all(|(i, part)| tokens.get(at + i).is_some_and(|token| token == part))
    };
    while at < tokens.len() {
        if begins(at, "# [ cfg ( test ) ]") || begins(at, "# [ cfg ( all ( test") {
            let end = tokens[at..].iter().position(|token| token == "]");
            at = after_item(tokens, at + end.unwrap_or_default() + 1);
        } else if begins(at, "pub ( in") {
            at += 1 + tokens[at..]
                .iter()
                .take_while(|token| *token != ")")
                .count();
            out.push("pub".to_owned());
        } else {
            out.push(tokens[at].clone());
            at += 1;
        }
    }
    out
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Reads one tree of a `use` line, and the index after it.
fn use_tree(
    tokens: &[String],
    mut at: usize,
    mut path: Vec<String>,
    out: &mut Vec<(Vec<String>, String)>,
) -> usize {
    while let Some(token) = tokens.get(at) {
        match token.as_str() {
            "::" => at += 1,
            "{" => {
                at += 1;
                while tokens.get(at).is_some_and(|token| token != "}") {
                    at = use_tree(tokens, at, path.clone(), out);
                    at += usize::from(tokens.get(at).is_some_and(|token| token == ","));
                }
                return at + 1;
            }
            "as" => {
                out.push((path, tokens.get(at + 1).cloned().unwrap_or_default()));
                return at + 2;
            }
            "self" if !path.is_empty() => at += 1,
            "*" => {
                path.push("*".to_owned());
                at += 1;
            }
            name if is_word(name) => {
                path.push(name.to_owned());
                at += 1;
            }
            _ => break,
        }
    }
    let name = path.last().cloned().unwrap_or_default();
    out.push((path, name));
    at
}

/// Inside modules written in a file, `super` leads to the file itself.
fn from_file(mut path: Vec<String>, depth: usize) -> Vec<String> {
    let supers = path.iter().take_while(|part| *part == "super").count();
    let inside = supers.min(depth);
    path.drain(..inside);
    if inside > 0 && path.first().is_none_or(|part| part != "super") {
        path.insert(0, "self".to_owned());
    }
    path
}

fn read(text: &str) -> Source {
    let tokens = without_tests(&tokens(text));
    let mut source = Source::default();
    let (mut at, mut depth, mut inside) = (0, 0, Vec::new());
    while let Some(token) = tokens.get(at) {
        let before = at.checked_sub(1).map_or("", |at| tokens[at].as_str());
        let next = |n: usize| tokens.get(at + n).map_or("", String::as_str);
        match token.as_str() {
            "{" => depth += 1,
            "}" => {
                depth -= 1;
                inside.retain(|opened| *opened < depth + 1);
            }
            "mod" if is_word(next(1)) && next(2) == "{" => {
                inside.push(depth + 1);
                depth += 1;
                at += 2;
            }
            "mod" if is_word(next(1)) && next(2) == ";" => {
                source.children.insert(next(1).to_owned());
                at += 2;
            }
            "use" if before != "+" && next(1) != "<" => {
                let mut found = Vec::new();
                let begin = at + 1 + usize::from(next(1) == "::");
                let end = use_tree(&tokens, begin, Vec::new(), &mut found);
                let passes_on = before == "pub" || before == ")";
                for (path, name) in found {
                    source
                        .uses
                        .push((from_file(path, inside.len()), name, passes_on));
                }
                at = end - 1;
            }
            name if is_word(name) && !["::", "."].contains(&before)
                || ["crate", "super"].contains(&name) =>
            {
                let mut path = vec![name.to_owned()];
                while let Some([colons, part]) = tokens.get(at + 1..at + 3)
                    && colons == "::"
                    && is_word(part)
                {
                    path.push(part.clone());
                    at += 2;
                    if tokens.get(at + 1).is_none_or(|token| token != "::") {
                        break;
                    }
                }
                source.words.insert(name.to_owned());
                if path.len() > 1 {
                    source.paths.push(from_file(path, inside.len()));
                }
            }
            _ => {}
        }
        at += 1;
    }
    source
}

/// All modules of a crate that have files, and what they say.
struct Crate {
    /// Where `crate` leads: to the folder of this name, or, if there is none, to all of them.
    root: Module,
    files: BTreeMap<Module, String>,
    sources: BTreeMap<Module, Source>,
}

impl Crate {
    /// Of files by their paths below `src`; those of one of the crates are in a folder with its name.
    fn new(root: Option<&str>, files: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut out = Self {
            root: root.map(str::to_owned).into_iter().collect(),
            files: BTreeMap::new(),
            sources: BTreeMap::new(),
        };
        for (file, text) in files {
            let mut module: Module = file
                .trim_end_matches(".rs")
                .split('/')
                .map(str::to_owned)
                .collect();
            if module.last().is_some_and(|name| name == "mod") || module == ["lib"] {
                module.pop();
            }
            out.sources.insert(module.clone(), read(&text));
            out.files.insert(module, file);
        }
        out
    }

    /// The path from the root of the crate; `None` if it leads out of it.
    fn absolute(&self, module: &Module, path: &[String]) -> Option<Vec<String>> {
        let source = &self.sources[module];
        let mut base = module.clone();
        let mut path = path;
        match path.first()?.as_str() {
            "crate" => {
                base = self.root.clone();
                path = &path[1..];
            }
            "self" => path = &path[1..],
            "super" => {
                while path.first().is_some_and(|part| part == "super") {
                    base.pop();
                    path = &path[1..];
                }
            }
            child if source.children.contains(child) => {}
            name => {
                let known = |(used, own, _): &&(Vec<String>, String, bool)| {
                    own == name && ["crate", "self", "super"].contains(&used[0].as_str())
                };
                let (used, ..) = source.uses.iter().find(known)?;
                base = self.absolute(module, used)?;
                path = &path[1..];
            }
        }
        base.extend_from_slice(path);
        Some(base)
    }

    /// The module that declares what a path names, however often the name is passed on.
    fn declaring(&self, path: &[String], steps: usize) -> Option<Module> {
        let known = |length: &usize| self.sources.contains_key(&path[..*length]);
        let length = (1..=path.len()).rev().find(known)?;
        let module = path[..length].to_vec();
        let passed = path.get(length).and_then(|name| {
            let named = self.sources[&module]
                .uses
                .iter()
                .filter(|(_, own, _)| own == name);
            let mut found = named.filter_map(|(used, ..)| {
                let mut on = self.absolute(&module, used)?;
                on.extend_from_slice(&path[length + 1..]);
                (on != path && steps > 0).then(|| self.declaring(&on, steps - 1))?
            });
            found.next()
        });
        Some(passed.unwrap_or(module))
    }

    /// Which file uses which.
    fn edges(&self) -> BTreeSet<(Module, Module)> {
        let mut out = BTreeSet::new();
        for (module, source) in &self.sources {
            let used = source.uses.iter();
            let used = used.filter(|(_, own, passes_on)| !passes_on || source.words.contains(own));
            for path in used.map(|(path, ..)| path).chain(&source.paths) {
                let target = self
                    .absolute(module, path)
                    .and_then(|path| self.declaring(&path, 8));
                if let Some(target) = target.filter(|target| target != module) {
                    out.insert((module.clone(), target));
                }
            }
        }
        out
    }

    /// For each folder, those of its files and folders that are in circles, with the uses between
    /// them.
    fn circles(&self) -> BTreeMap<String, (BTreeSet<String>, Vec<String>)> {
        let edges = self.edges();
        let folders = self
            .sources
            .keys()
            .flat_map(|module| (0..module.len()).map(|n| module[..n].to_vec()));
        let folders: BTreeSet<Module> = folders.collect();
        let mut out = BTreeMap::new();
        for folder in folders {
            let unit = |module: &Module| {
                module.starts_with(&folder).then(|| {
                    module
                        .get(folder.len())
                        .cloned()
                        .unwrap_or("mod".to_owned())
                })
            };
            let between = |(from, to): &(Module, Module)| {
                let (a, b) = (unit(from)?, unit(to)?);
                (a != b).then(|| {
                    (
                        a,
                        b,
                        format!("{} uses {}", self.files[from], self.files[to]),
                    )
                })
            };
            let uses: Vec<(String, String, String)> = edges.iter().filter_map(between).collect();
            let reached = |start: &str| {
                let (mut seen, mut open) = (BTreeSet::new(), vec![start.to_owned()]);
                while let Some(from) = open.pop() {
                    for (_, to, _) in uses.iter().filter(|(a, ..)| *a == from) {
                        if seen.insert(to.clone()) {
                            open.push(to.clone());
                        }
                    }
                }
                seen
            };
            let units: BTreeSet<&String> = uses.iter().map(|(a, ..)| a).collect();
            let reach: BTreeMap<&String, BTreeSet<String>> =
                units.iter().map(|unit| (*unit, reached(unit))).collect();
            let in_circle: BTreeSet<String> = units
                .iter()
                .filter(|unit| reach[**unit].contains(**unit))
                .map(|unit| (*unit).clone())
                .collect();
            if !in_circle.is_empty() {
                let back = |(a, b, _): &&(String, String, String)| {
                    reach.get(b).is_some_and(|set| set.contains(a))
                };
                let words = uses.iter().filter(back).map(|(.., words)| words.clone());
                out.insert(
                    match self.root.first() {
                        Some(own) => format!("crates/{own}/src/{}", folder[1..].join("/")),
                        None => format!("src/{}", folder.join("/")),
                    },
                    (in_circle, words.collect()),
                );
            }
        }
        out
    }
}

fn is_test(file: &str) -> bool {
    file.split('/').any(|part| part == "tests") || file.ends_with("tests.rs")
}

/// The files of a folder of sources by their paths there, without tests and programs.
fn files(root: &Path) -> Vec<(String, String)> {
    fn walk(folder: &Path, root: &Path, out: &mut Vec<(String, String)>) {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            let inside = path
                .strip_prefix(root)
                .expect("a path in src")
                .to_string_lossy()
                .replace('\\', "/");
            if path.is_dir() {
                walk(&path, root, out);
            } else if inside.ends_with(".rs")
                && !is_test(&inside)
                && !inside.starts_with("bin/")
                && inside != "main.rs"
            {
                out.push((inside, fs::read_to_string(&path).expect("a source")));
            }
        }
    }
    let mut out = Vec::new();
    walk(root, root, &mut out);
    out
}

/// The game and each crate: the crate's name, and its files.
fn crates() -> Vec<(Option<String>, Vec<(String, String)>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = fs::read_dir(root.join("crates")).expect("a folder");
    let of_crate = |folder: fs::DirEntry| {
        let name = folder.file_name().to_string_lossy().into_owned();
        let files = files(&folder.path().join("src")).into_iter();
        let inside = |file: String| match file.as_str() {
            "lib.rs" => format!("{name}/mod.rs"),
            _ => format!("{name}/{file}"),
        };
        let files = files.map(|(file, text)| (inside(file), text)).collect();
        (Some(name), files)
    };
    let crates = folders.map(|folder| of_crate(folder.expect("a crate")));
    crates.chain([(None, files(&root.join("src")))]).collect()
}

#[test]
fn files_and_folders_do_not_use_each_other_in_turn() {
    let circles = crates()
        .into_iter()
        .flat_map(|(name, files)| Crate::new(name.as_deref(), files).circles());
    let wrong: Vec<String> = circles
        .map(|(folder, (members, uses))| format!("{folder}: {members:?}\n  {}", uses.join("\n  ")))
        .collect();
    assert!(wrong.is_empty(), "in circles:\n{}", wrong.join("\n"));
}

#[test]
fn a_circle_is_found() {
    let found = |files: &[(&str, &str)]| {
        let files = files
            .iter()
            .map(|(file, text)| ((*file).to_owned(), (*text).to_owned()));
        let circles = Crate::new(None, files).circles();
        circles
            .into_iter()
            .map(|(folder, (members, _))| (folder, members.len()))
            .collect::<Vec<_>>()
    };
    let a = (
        "a/mod.rs",
        "mod x;\nmod y;\npub use self::x::X;\npub struct A;",
    );
    let y = ("a/y.rs", "pub struct Y(super::A);");
    let x = ("a/x.rs", "use super::y::Y;\npub struct X(Y);");
    assert_eq!(found(&[a, x, y]), []);
    let by_name = ("a/y.rs", "use super::X;\npub struct Y;");
    assert_eq!(found(&[a, x, by_name]), [("src/a".to_owned(), 2)]);
    let by_path = ("a/y.rs", "pub struct Y(crate::a::x::X);");
    assert_eq!(found(&[a, x, by_path]), [("src/a".to_owned(), 2)]);
    let in_test = (
        "a/y.rs",
        "pub struct Y;\n#[cfg(test)]\nmod tests { use super::super::X; }",
    );
    assert_eq!(found(&[a, x, in_test]), []);
    let parent = (
        "a/mod.rs",
        "mod x;\nmod y;\npub use self::x::X;\npub struct A(X);",
    );
    assert_eq!(found(&[parent, x, y]), [("src/a".to_owned(), 3)]);
    let folders = [
        ("b/mod.rs", "use crate::a::A;"),
        ("a/mod.rs", "mod x;\npub struct A;"),
        ("a/x.rs", "use crate::b;\nfn f() { b::f() }"),
    ];
    assert_eq!(found(&folders), [("src/".to_owned(), 2)]);
}

#[test]
fn files_are_short() {
    let files = crates().into_iter().flat_map(|(_, files)| files);
    let long: Vec<String> = files
        .filter(|(_, text)| text.lines().count() > LONGEST)
        .map(|(file, _)| file)
        .collect();
    assert!(long.is_empty(), "more than {LONGEST} lines: {long:?}");
}
