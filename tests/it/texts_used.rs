//! The texts and the sources agree: every text is used, every text that is used exists, and every
//! variable is filled. The sides of a game have one pair of names.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use kings_coffer::texts::{fill, has, keys};

/// Suffixes that are appended to a key in a second step.
const ENDINGS: [&str; 10] = [
    "-when", "-you", "-many", "-may", "-note", "-accept", "-more", "-detail", "-yes", "-no",
];

/// Patterns of keys that the sources build from parts that are all variable, such as “{}-{what}” of
/// a game, and the names of keys and buttons.
const PUT_TOGETHER: [&str; 15] = [
    "key-{}",
    "glyph-{}",
    "{}-name",
    "{}-short",
    "{}-line",
    "{}-first",
    "{}-kind-{}",
    "{}-kinds-{}",
    "{}-option-{}",
    "{}-option-{}-note",
    "{}-option-{}-note-{}",
    "{}-option-{}-{}",
    "{}-seat_option-{}",
    "{}-seat_option-{}-note",
    "{}-seat_option-{}-{}",
];

/// The files under a folder with these extensions, without those of tests.
fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if path.is_dir() {
                folders.push(path);
            } else if !name.ends_with("tests.rs") && endings.iter().any(|end| name.ends_with(end)) {
                found.push(path);
            }
        }
    }
    found
}

/// The sources under a folder, without their tests and comments.
fn sources(folder: &str) -> Vec<String> {
    let code = |path: PathBuf| {
        let source = fs::read_to_string(path).expect("a source");
        let code = source.split("#[cfg(test)]\nmod tests {").next();
        let lines = code.unwrap_or_default().lines();
        let lines = lines.filter(|line| !line.trim_start().starts_with("//"));
        lines.collect::<Vec<_>>().join("\n").replace("'\"'", "")
    };
    files(folder, &[".rs", ".ron"])
        .into_iter()
        .map(code)
        .collect()
}

/// Every string in quotes of the sources.
fn literals() -> HashSet<String> {
    let all = ["src", "crates", "levels"].into_iter().flat_map(sources);
    let strings = |code: String| -> Vec<String> {
        let lines = code.lines();
        let of_line = |line: &str| -> Vec<String> {
            let parts = line.split('"').skip(1).step_by(2);
            parts.map(str::to_owned).collect()
        };
        lines.flat_map(of_line).collect()
    };
    all.flat_map(strings).collect()
}

/// The messages of the files, by key, as they are written.
fn messages() -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let texts = files("assets/locales/en", &[".ftl"]);
    for path in texts.into_iter().filter(|path| !path.ends_with("web.ftl")) {
        let mut last = String::new();
        for line in fs::read_to_string(path).expect("a text file").lines() {
            let begins = line.starts_with(|first: char| first.is_ascii_alphabetic());
            match line.split_once('=').filter(|_| begins) {
                Some((key, rest)) => {
                    last = key.trim().to_owned();
                    all.insert(last.clone(), rest.to_owned());
                }
                None if line.starts_with([' ', '}']) => {
                    let message = all.get_mut(&last).expect("a message goes on");
                    message.push('\n');
                    message.push_str(line);
                }
                None => assert!(line.is_empty() || line.starts_with('#'), "{line}"),
            }
        }
    }
    all
}

/// The names (letters, digits, underscores) after each occurrence of a character.
fn names_after(text: &str, sign: char) -> BTreeSet<String> {
    let end = |rest: &str| {
        rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .unwrap_or(rest.len())
    };
    let parts = text.split(sign).skip(1);
    let names = parts.map(|rest| rest[..end(rest)].to_owned());
    names
        .filter(|name| name.starts_with(char::is_alphabetic))
        .collect()
}

/// The messages that this one holds: `{ in-moves }`.
fn held(message: &str) -> impl Iterator<Item = &str> {
    let parts = message.split("{ ").skip(1);
    parts.filter_map(|part| {
        part.split_once(" }")
            .map(|(inner, _)| inner)
            .filter(|key| has(key))
    })
}

/// The variables of a message, those of the messages that it holds among them.
fn variables(all: &BTreeMap<String, String>, key: &str) -> BTreeSet<String> {
    let message = &all[key];
    let mut names = names_after(message, '$');
    for inner in held(message) {
        names.extend(variables(all, inner));
    }
    names
}

/// Whether a key is this text of a source, in which `{…}` stands for a part without a hyphen.
fn fits(key: &str, pattern: &str) -> bool {
    let parts: Vec<&str> = pattern.split('-').collect();
    let words: Vec<&str> = key.split('-').collect();
    parts.len() == words.len()
        && words.iter().zip(&parts).all(|(word, part)| {
            let (before, rest) = part.split_once('{').unwrap_or((part, "}"));
            let after = rest.split_once('}').map_or("", |(_, after)| after);
            let open = part.contains('{');
            word == part || open && word.starts_with(before) && word.ends_with(after)
        })
}

/// In English there is no space before a percent sign.
#[test]
fn percent_signs_follow_their_numbers() {
    let all = messages().into_iter();
    let apart: Vec<String> = all
        .filter(|(_, message)| message.contains(" %"))
        .map(|(key, _)| key)
        .collect();
    assert!(apart.is_empty(), "{apart:?}");
}

#[test]
fn every_text_is_asked_for() {
    let named = literals();
    let all = messages();
    let inner: HashSet<&str> = all.values().flat_map(|message| held(message)).collect();
    let loose = |pattern: &&str| pattern.split('-').all(|part| part.starts_with('{'));
    let patterns: Vec<&str> = named
        .iter()
        .map(String::as_str)
        .filter(|text| text.contains('{') && text.contains('-') && !text.starts_with('{'))
        .filter(|pattern| !loose(pattern) && !pattern.contains(' '))
        .chain(PUT_TOGETHER)
        .chain([
            "{}-seat-{}",
            "{}-place",
            "{}-starts",
            "{}-pile-{}",
            "{}-choice-{}",
            "{}-lined",
            "{}-must-{}",
            "{}-own-{}-{}",
            "{}-own-{}-{}-{}",
            "{}-say-{}",
            "{}-gallery",
            "{}-teachers-{}",
            "{}-sheet-{}",
            "{}-sheet-how-{}",
        ])
        .collect();
    let asked = |key: &str| named.contains(key) || patterns.iter().any(|one| fits(key, one));
    // Pages and lessons name their texts by number, and their own tests check each; the small
    // numbers are used by the texts themselves.
    let elsewhere = |key: &str| {
        ["page-", "lesson-", "count-"]
            .iter()
            .any(|start| key.starts_with(start))
            || inner.contains(key)
    };
    let mut unused: Vec<&str> = keys().filter(|key| !elsewhere(key)).collect();
    unused.retain(|key| {
        let mut base = *key;
        loop {
            if asked(base) {
                return false;
            }
            match ENDINGS.iter().find_map(|end| base.strip_suffix(end)) {
                Some(shorter) => base = shorter,
                None => return true,
            }
        }
    });
    assert!(unused.is_empty(), "never asked for: {unused:#?}");
}

/// A call in a source with a literal key: the function, the key, and the arguments after it.
fn calls(code: &str) -> Vec<(&str, &str, &str)> {
    let mut found = Vec::new();
    for call in ["text", "fill", "plural", "Sentence::new", "Refusal::new"] {
        let opening = format!("{call}(");
        for (at, _) in code.match_indices(&opening) {
            let before = code[..at].chars().next_back();
            let rest = code[at + opening.len()..].trim_start();
            let Some(rest) = rest.strip_prefix('"') else {
                continue;
            };
            if before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
                continue;
            }
            let Some((key, rest)) = rest.split_once('"') else {
                continue;
            };
            let mut depth = 1;
            let end = rest.find(|c| {
                depth += i32::from(c == '(') - i32::from(c == ')');
                depth == 0
            });
            found.push((call, key, &rest[..end.unwrap_or(rest.len())]));
        }
    }
    found
}

/// The names in `("name", value)`, but not those of calls.
fn first_of_pairs(code: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (at, _) in code.match_indices('(') {
        let of_call = code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let inner = code[at + 1..].trim_start().strip_prefix('"');
        if let Some((name, rest)) = inner.and_then(|inner| inner.split_once('"'))
            && !of_call
            && rest.starts_with(',')
            && name.chars().all(|c| c.is_alphanumeric() || c == '_')
        {
            names.insert(name.to_owned());
        }
    }
    names
}

#[test]
fn what_is_asked_for_is_there_and_filled() {
    let all = messages();
    let (mut found, mut filled) = (0, 0);
    for code in ["src", "crates"].into_iter().flat_map(sources) {
        for (call, key, rest) in calls(&code) {
            assert!(has(key), "{call}(\"{key}\"): there is no such text");
            found += 1;
            let wanted = variables(&all, key);
            let given: BTreeSet<String> = match call {
                "text" => BTreeSet::new(),
                "plural" => ["n".to_owned()].into(),
                "fill" if rest.contains("&[") => first_of_pairs(rest),
                // The values of a sentence may be added anywhere.
                _ => continue,
            };
            assert_eq!(given, wanted, "what fills “{key}”");
            filled += 1;
        }
    }
    assert!(found > 500 && filled > 350, "{found}, {filled}");
}

/// The page beside the game has its own file.
#[test]
fn the_page_has_its_texts_and_no_others() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let texts = fs::read_to_string(root.join("assets/locales/en/web.ftl")).expect("texts");
    let lines = texts.lines().filter(|line| line.starts_with("web-"));
    let there: BTreeSet<&str> = lines.filter_map(|line| line.split(' ').next()).collect();
    let mut asked = BTreeSet::new();
    for path in files("web", &[".js", ".html"]) {
        let source = fs::read_to_string(path).expect("a source of the page");
        let parts = source.split(['\'', '"', '`']).map(str::to_owned);
        asked.extend(parts.filter(|part| part.starts_with("web-")));
    }
    // The keys of the causes of trouble are built from parts.
    let put_together = "web-trouble-${cause}";
    assert!(asked.remove(put_together));
    let causes = ["broken", "memory", "fetch", "webgl", "context", "start"];
    asked.extend(causes.map(|cause| format!("web-trouble-{cause}")));
    let asked: BTreeSet<&str> = asked.iter().map(String::as_str).collect();
    assert_eq!(asked, there);
}

/// Every variable of a text is filled somewhere.
#[test]
fn every_variable_has_a_name_in_the_sources() {
    let named = literals();
    let all = messages();
    for (key, message) in &all {
        for variable in names_after(message, '$') {
            assert!(
                named.contains(&variable),
                "{key}: nothing fills ${variable}"
            );
        }
    }
}

/// The program reads exactly the files in the folder, and no key is in two of them.
#[test]
fn all_files_are_built_in() {
    let all = messages();
    let listed: Vec<&str> = keys().collect();
    assert_eq!(
        listed.len(),
        all.len(),
        "a key stands twice, or a file is not in the list"
    );
    assert!(listed.iter().all(|key| all.contains_key(*key)));
}

/// Every text with a count has each plural form of English, and each form is complete.
#[test]
fn whatever_is_counted_has_every_plural_form() {
    let all = messages();
    let mut forms = 0;
    for (key, message) in &all {
        let of_number = ["[one]", "[two]", "[few]", "[many]"];
        if !of_number.iter().any(|form| message.contains(form)) {
            continue;
        }
        forms += 1;
        assert!(
            message.contains("[one]") && message.contains("*[other]"),
            "{key}: {message}"
        );
        let names = variables(&all, key);
        for number in ["0", "1", "2", "5", "21", "100"] {
            let values: Vec<(&str, &str)> = names.iter().map(|name| (&**name, number)).collect();
            let filled = fill(key, &values);
            assert!(!filled.contains(['{', '}', '$']), "{key}: {filled}");
        }
    }
    assert!(forms > 20, "{forms}");
    // A number before a plural noun.
    let things = [
        "cards", "points", "moves", "diamonds", "tricks", "men", "places", "pages", "seats",
        "matches", "kings", "pieces",
    ];
    for (key, message) in &all {
        let counted = message.lines().filter(|line| !line.contains('['));
        for line in counted {
            let counts = things.iter().find(|thing| {
                ["$n }", "$moves }", "WORDS($n) }", "WORDS($moves) }"]
                    .iter()
                    .any(|number| line.contains(&format!("{number} {thing}")))
            });
            assert!(
                counts.is_none(),
                "{key} counts without a plural form: {line}"
            );
        }
    }
}

/// Whether a text holds one of these words.
fn says(text: &str, words: &[&str]) -> bool {
    text.split(|c: char| !c.is_alphabetic())
        .any(|word| words.iter().any(|other| word.eq_ignore_ascii_case(other)))
}

/// In the mill games the sides are white and black (`mill.md`), in draughts and Wolf and Sheep dark
/// and light, whatever their pieces are made of.
#[test]
fn sides_have_one_pair_of_names() {
    let of = |key: &str, names: &[&str]| names.iter().any(|name| key.contains(name));
    let mills = ["mill", "morris"];
    let (mut of_mills, mut of_draughts) = (0, 0);
    for (key, message) in &messages() {
        // The names of the plural forms are not shown; the rings of Queen's Guard are no sides.
        let text = &message
            .replace("[Black]", "")
            .replace("[White]", "")
            .replace("crimson and ivory", "");
        assert!(
            !says(text, &["bone", "jet", "ivory", "ebony"]),
            "{key}: {text}"
        );
        // The suits of The Six of VIII are black and red, and monarchs of Cromwell had white ships
        // and china.
        let cards = of(key, &["six_", "suit-", "cards-", "-caption-"]);
        // PDN files of other programs have the sides White and Black.
        let files = of(key, &["pdn-game-", "pdn-white_begins"]);
        if of(key, &mills) {
            of_mills += usize::from(says(text, &["white", "black"]));
            assert!(!says(text, &["dark", "light"]), "{key}: {text}");
        } else if !cards && !files {
            of_draughts += usize::from(says(text, &["dark", "light"]));
            assert!(!says(text, &["white", "black"]), "{key}: {text}");
        }
    }
    assert!(
        of_mills > 20 && of_draughts > 20,
        "{of_mills}, {of_draughts}"
    );
}
