//! The languages that are not built in are complete: every text of the English files, with the same
//! variables, and nothing else. Their spaces, plural forms and spellings are those of the language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use kings_coffer::texts::{LANGUAGES, file_names};

/// The folder of a language.
fn folder(code: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("assets/locales")
        .join(code)
}

/// The messages of a file: what stands behind each key, attributes and all forms.
pub(crate) fn messages(code: &str, name: &str) -> BTreeMap<String, String> {
    let path = folder(code).join(format!("{name}.ftl"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let mut all: BTreeMap<String, String> = BTreeMap::new();
    let mut last = None;
    for line in text.lines() {
        let begins = line.starts_with(|first: char| first.is_ascii_alphabetic());
        match line.split_once('=').filter(|_| begins) {
            Some((key, rest)) => {
                let key = key.trim().to_owned();
                assert!(
                    all.insert(key.clone(), rest.to_owned()).is_none(),
                    "{path:?}: {key} twice"
                );
                last = Some(key);
            }
            None => {
                let message = last.as_ref().and_then(|key| all.get_mut(key));
                if let Some(message) = message.filter(|_| line.starts_with([' ', '}'])) {
                    message.push_str(line);
                }
            }
        }
    }
    all
}

/// The variables of a message, those of the messages that it holds among them.
fn variables(all: &BTreeMap<String, String>, key: &str) -> BTreeSet<String> {
    let message = all.get(key).map_or("", String::as_str);
    let name = |rest: &str| -> String {
        let letters = rest.chars();
        letters
            .take_while(|&c| c.is_ascii_alphanumeric() || c == '_')
            .collect()
    };
    let mut found: BTreeSet<String> = message.split('$').skip(1).map(name).collect();
    for part in message.split("{ ").skip(1) {
        if let Some((inner, _)) = part.split_once(" }")
            && inner != key
            && all.contains_key(inner)
        {
            found.extend(variables(all, inner));
        }
    }
    found
}

pub(crate) fn whole(code: &str) -> BTreeMap<String, String> {
    file_names().flat_map(|name| messages(code, name)).collect()
}

#[test]
fn every_language_has_every_text_with_its_variables() {
    let english = whole("en");
    for language in LANGUAGES.iter().filter(|one| one.code != "en") {
        let texts = whole(language.code);
        let missing: Vec<&String> = english
            .keys()
            .filter(|key| !texts.contains_key(*key))
            .collect();
        assert!(
            missing.is_empty(),
            "{}: missing {missing:#?}",
            language.code
        );
        let unknown: Vec<&String> = texts
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(
            unknown.is_empty(),
            "{}: unknown {unknown:#?}",
            language.code
        );
        for key in english.keys() {
            let (own, wanted) = (variables(&texts, key), variables(&english, key));
            let foreign: Vec<&String> = own.difference(&wanted).collect();
            assert!(
                foreign.is_empty(),
                "{}: {key} fills in {foreign:?}",
                language.code
            );
        }
    }
}

#[test]
fn every_language_is_read_as_fluent() {
    for language in LANGUAGES.iter().filter(|one| one.code != "en") {
        let files = file_names().map(|name| {
            let path = folder(language.code).join(format!("{name}.ftl"));
            (name, fs::read_to_string(path).expect("a file"))
        });
        let added = kings_coffer::texts::add_language(language.code, files);
        assert_eq!(added, Ok(()), "{}", language.code);
    }
}

#[test]
fn every_language_fills_in_what_english_does() {
    let english = whole("en");
    for language in LANGUAGES.iter().filter(|one| one.code != "en") {
        let texts = whole(language.code);
        for key in english.keys() {
            let (own, wanted) = (variables(&texts, key), variables(&english, key));
            let left_out: Vec<&String> = wanted.difference(&own).collect();
            assert!(
                left_out.is_empty(),
                "{}: {key} leaves out {left_out:?}",
                language.code
            );
        }
    }
}

/// What stands in capitals for something of one's own is a word of the language.
#[test]
fn placeholders_are_translated() {
    for language in LANGUAGES {
        let texts = whole(language.code);
        for placeholder in ["NAME=VALUE", "SEAT:", "SEAT.", "r WORD"] {
            let found: Vec<&String> = texts
                .iter()
                .filter(|(_, text)| text.contains(placeholder))
                .map(|(key, _)| key)
                .collect();
            assert_eq!(
                found.is_empty(),
                language.code != "en",
                "{}: {placeholder} in {found:?}",
                language.code
            );
        }
    }
}

/// The lines of the texts of a language, those of the page among them, each with the key of its text.
pub(crate) fn lines(code: &str) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for name in file_names().chain(["web"]) {
        let path = folder(code).join(format!("{name}.ftl"));
        let file = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let mut key = String::new();
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let begins = line.starts_with(|first: char| first.is_ascii_alphabetic());
            let text = match line.split_once('=').filter(|_| begins) {
                Some((of, text)) => {
                    key = of.trim().to_owned();
                    text
                }
                None => line,
            };
            lines.push((key.clone(), text.trim_matches(' ').to_owned()));
        }
    }
    lines
}

/// In French a no-break space keeps these signs from the beginning of a line; one stands after « too.
#[test]
fn french_has_its_no_break_spaces() {
    let space = '\u{a0}';
    let mut wrong = Vec::new();
    for (key, line) in lines("fr") {
        let letters: Vec<char> = line.chars().collect();
        for pair in letters.windows(2) {
            if pair[0] == '«' && pair[1] != space {
                wrong.push(format!("{key}: no space after «: {line}"));
            }
        }
        for (at, sign) in letters.iter().enumerate().skip(1) {
            // Within an address, a time, a position or a command more of it follows.
            let next = letters.get(at + 1);
            let ends = next.is_none_or(|next| next.is_whitespace() || ").,»]".contains(*next));
            if ":;!?»%".contains(*sign) && ends && letters[at - 1] != space {
                wrong.push(format!("{key}: no space before {sign}: {line}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A no-break space keeps the numeral of a monarch with the name.
#[test]
fn no_numeral_begins_a_line() {
    let numerals = [
        "I", "Ier", "Ire", "II", "III", "IV", "V", "VI", "VII", "VIII",
    ];
    for code in ["de", "en", "es", "fr", "nl"] {
        let lines = lines(code);
        let monarchs = lines
            .iter()
            .filter(|(key, _)| key.starts_with("cromwell-monarch-"));
        let names: BTreeSet<&str> = monarchs
            .filter_map(|(_, monarch)| Some(monarch.split_once('\u{a0}')?.0))
            .collect();
        assert!(names.len() > 7, "{code}: {names:?}");
        for (key, line) in &lines {
            let words: Vec<&str> = line.split(' ').collect();
            for pair in words.windows(2) {
                let bare = |word: &str| {
                    word.trim_matches(|sign: char| !sign.is_alphabetic())
                        .to_owned()
                };
                let (name, numeral) = (bare(pair[0]), bare(pair[1]));
                let name = name.rsplit('’').next().unwrap_or_default();
                let parted = names.contains(name) && numerals.contains(&numeral.as_str());
                assert!(!parted, "{code}, {key}: {name} and {numeral} may be parted");
            }
        }
    }
}

/// Texts with a number that is never 1: a limit, or so many positions and bytes.
pub(crate) const NEVER_ONE: [&str; 22] = [
    "cli-play-too_long",
    "cli-serve-too_long",
    "cli-bench-solved",
    "cli-bench-search",
    "cli-solve-checked",
    "cli-solve-draughts",
    "cli-solve-wdl-estimate",
    "cli-solve-wdl",
    "cli-solve-mill",
    "pdn-too_long",
    "pdn-too_deep",
    "level-long_sentence",
    "level-solution_length",
    "level-how_many_puzzles",
    "level-how_many_steps",
    "position-mill-too_many",
    "position-queens_guard-too_many",
    "placed-draughts-too_many",
    "placed-mill-too_many",
    "placed-queens_guard-too_many",
    "placed-six_of_viii-too_many",
    "puzzle-tricks_but_one",
];

/// Words that end like a plural and are none. Shorter ones, such as the units, are none at all.
const NO_PLURALS: [&str; 4] = ["après", "dans", "podrías", "vers"];

/// A plural right after a number stands in one of its forms.
#[test]
fn numbers_have_plural_forms_in_french_and_spanish() {
    for code in ["fr", "es"] {
        let mut wrong = Vec::new();
        for (key, line) in lines(code) {
            if line.starts_with(['[', '*']) || NEVER_ONE.contains(&key.as_str()) {
                continue;
            }
            let parts: Vec<&str> = line.split(" }").collect();
            for pair in parts.windows(2) {
                let filled = pair[0].rsplit("{ ").next().unwrap_or_default();
                let number = filled.starts_with('$') || filled.starts_with("WORDS(");
                let letters = pair[1].strip_prefix(' ').unwrap_or_default().chars();
                let word: String = letters.take_while(|c| c.is_lowercase()).collect();
                let plural = word.len() > 2 && word.ends_with(['s', 'x']);
                if number && plural && !NO_PLURALS.contains(&word.as_str()) {
                    wrong.push(format!("{key}: {filled} {word}"));
                }
            }
        }
        assert!(wrong.is_empty(), "{code}: {wrong:#?}");
    }
}

/// “Juana y Ana”, but “Juana e Isabel”: before a name, a text has a form for each sound.
#[test]
fn spanish_has_its_and_before_names() {
    for (key, line) in lines("es") {
        let names = ["second", "last", "name"];
        let mut ands = names.iter().map(|name| format!(" y {{ ${name} }}"));
        assert!(
            !ands.any(|and| line.contains(&and)) || line.starts_with("*[other]"),
            "{key}: {line}"
        );
    }
}

/// One word is spelt in one way, and a full space follows ！ and ？ within a text.
#[test]
fn japanese_has_one_spelling() {
    for (key, line) in lines("ja") {
        let others = ["いちばん", "1歩", "1つ", "あいだ", "かぎり", "かわり"];
        let other = others.iter().find(|word| line.contains(**word));
        assert_eq!(other, None, "{key}: {line}");
        let letters: Vec<char> = line.chars().collect();
        let joined = letters
            .windows(2)
            .find(|pair| "！？".contains(pair[0]) && !"　」』）！？".contains(pair[1]));
        assert_eq!(joined, None, "{key}: {line}");
    }
}

/// The fonts of a face in the order in which a letter is looked for; each of ours is followed by the plain
/// one.
const FACES: [[&str; 2]; 4] = [
    ["EBGaramond-Medium", "AtkinsonHyperlegible-Regular"],
    ["EBGaramond-SemiBold", "AtkinsonHyperlegible-Bold"],
    ["EBGaramond-MediumItalic", "EBGaramond-Medium"],
    ["IMFellEnglish-Regular", "EBGaramond-Medium"],
];

fn font(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("assets/fonts/{name}.ttf"));
    fs::read(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

/// The letters that none of the fonts has.
fn lacking(letters: &BTreeSet<char>, fonts: &[Vec<u8>]) -> Vec<char> {
    let faces: Vec<ttf_parser::Face> = fonts
        .iter()
        .map(|bytes| ttf_parser::Face::parse(bytes, 0).expect("a font"))
        .collect();
    let lacks = |letter: &&char| {
        faces
            .iter()
            .all(|face| face.glyph_index(**letter).is_none())
    };
    letters.iter().filter(lacks).copied().collect()
}

#[test]
fn the_fonts_have_every_letter_of_every_language() {
    for language in LANGUAGES {
        // What only the command line writes is in the font of the terminal.
        let files = file_names().filter(|name| !["cli", "help"].contains(name));
        let texts = files.flat_map(|name| messages(language.code, name).into_values());
        let letters: BTreeSet<char> = texts
            .flat_map(|text| text.chars().collect::<Vec<char>>())
            .filter(|letter| !letter.is_control())
            .collect();
        let own = language
            .has_font
            .then(|| format!("languages/{}", language.code));
        for face in FACES {
            let names = face.iter().map(|&name| name.to_owned()).chain(own.clone());
            let fonts: Vec<Vec<u8>> = names.map(|name| font(&name)).collect();
            let lacking = lacking(&letters, &fonts);
            assert!(
                lacking.is_empty(),
                "{}, {}: {lacking:?}",
                language.code,
                face[0]
            );
        }
        let name: BTreeSet<char> = language.name.chars().collect();
        let fonts = [font(FACES[0][0]), font("languages/names")];
        assert!(lacking(&name, &fonts).is_empty(), "{}", language.code);
    }
}
