//! The languages that are not built in are complete: every text of the English files, with the same
//! variables, and nothing else.

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
fn messages(code: &str, name: &str) -> BTreeMap<String, String> {
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

fn whole(code: &str) -> BTreeMap<String, String> {
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
