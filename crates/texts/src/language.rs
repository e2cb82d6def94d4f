//! The languages: their Fluent files, built into the program, and what is made of them.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::numerals::without_numeral;

/// A file of a language, by its name, and its text.
type File = (&'static str, &'static str);

/// The files of a language: one for each screen, in the order of the screens, then one for each
/// family of games.
macro_rules! files {
    ($language:literal: $($name:literal)*) => {
        &[$((
            $name,
            include_str!(concat!("../../../assets/locales/", $language, "/", $name, ".ftl")),
        )),*]
    };
}

/// English, the language that is built in.
const ENGLISH: &[File] = files! {
    "en":
    "app" "title" "setup" "rules" "puzzles" "quiz" "course" "matches" "statistics"
    "table" "cards" "hints" "curtain" "pause" "confirm" "result" "review" "play_from" "editor"
    "line" "settings" "transfer" "credits" "announce" "files" "guests" "levels" "cli" "picture"
    "draughts" "mill" "queens_guard" "six_wives" "six_of_viii" "cromwell"
};

/// The English files that the small programs of the page leave out: their workers show no screens.
#[cfg(any(feature = "screens", not(target_arch = "wasm32")))]
const OF_SCREENS: &[File] = files! { "en": "career" "keys" "help" };
#[cfg(not(any(feature = "screens", not(target_arch = "wasm32"))))]
const OF_SCREENS: &[File] = &[];

/// The names of the files of a language, without `.ftl`.
pub(super) fn file_names() -> impl Iterator<Item = &'static str> {
    ENGLISH.iter().chain(OF_SCREENS).map(|(name, _)| *name)
}

/// Why a file of a language cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {why}")]
pub struct LanguageError {
    /// The name of the file.
    pub file: String,
    /// Why, in the words of the library that reads it.
    pub why: String,
}

/// All texts of one language.
pub(super) struct Language {
    bundle: FluentBundle<FluentResource>,
    /// The texts that nothing has to be filled into, so that a panel may ask for them every frame.
    finished: HashMap<&'static str, String>,
    keys: Vec<&'static str>,
}

/// What changes every text of a language, but nothing that is filled in.
type Transform = fn(&str) -> Cow<'_, str>;

impl Language {
    /// English.
    pub(super) fn english() -> Language {
        Language::built_in("en", None)
    }

    /// English with accents and about a third longer, as other languages are: for trying whether
    /// every panel has room.
    pub(super) fn pseudo() -> Language {
        Language::built_in("en-XA", Some(pseudo))
    }

    fn built_in(code: &str, transform: Option<Transform>) -> Language {
        let files = [ENGLISH, OF_SCREENS].concat();
        Language::new(code, &files, transform).unwrap_or_else(|error| panic!("{error}"))
    }

    /// A language from the texts of its files.
    ///
    /// # Errors
    /// With the first thing in a file that is not Fluent.
    pub(super) fn from_files(code: &str, files: &[File]) -> Result<Language, LanguageError> {
        Language::new(code, files, None)
    }

    fn new(
        code: &str,
        files: &[File],
        transform: Option<Transform>,
    ) -> Result<Language, LanguageError> {
        let mut bundle =
            FluentBundle::new_concurrent(vec![code.parse().map_err(|_| LanguageError {
                file: code.to_owned(),
                why: String::new(),
            })?]);
        // The marks round what is filled in would only be boxes in our fonts.
        bundle.set_use_isolating(false);
        bundle.set_transform(transform);
        for (name, text) in files {
            let error = |why: Option<String>| LanguageError {
                file: format!("{name}.ftl"),
                why: why.unwrap_or_default(),
            };
            let resource = FluentResource::try_new((*text).to_owned())
                .map_err(|(_, errors)| error(errors.first().map(ToString::to_string)))?;
            bundle
                .add_resource(resource)
                .map_err(|errors| error(errors.first().map(ToString::to_string)))?;
        }
        let keys: Vec<&str> = files.iter().flat_map(|(_, text)| ids(text)).collect();
        let (words, forms) = (words(&bundle), forms(&bundle, &keys));
        bundle
            .add_function("WORDS", move |given, _| in_words(&words, given))
            .expect("the function is added once");
        bundle
            .add_function("FORM", move |given, _| in_form(&forms, given))
            .expect("the function is added once");
        let finished = keys
            .iter()
            .filter_map(|key| Some((*key, finished(&bundle, key)?)))
            .collect();
        Ok(Language {
            bundle,
            finished,
            keys,
        })
    }

    /// Every key, in the order of the files.
    pub(super) fn keys(&self) -> &[&'static str] {
        &self.keys
    }

    /// Whether there is a text under this key.
    pub(super) fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text under this key, if nothing has to be filled in.
    pub(super) fn text(&self, key: &str) -> Option<&str> {
        self.finished.get(key).map(String::as_str)
    }

    /// The text under this key, filled.
    pub(super) fn fill(&self, key: &str, values: &[(&str, &str)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, argument(value));
        }
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{key} with {values:?}: {errors:?}");
        Some(without_double_stops(text.into_owned(), values))
    }
}

/// What is filled in may end with a full stop, as “Heinrich VIII.” does; it is also that of the sentence.
fn without_double_stops(mut text: String, values: &[(&str, &str)]) -> String {
    for (_, value) in values.iter().filter(|(_, value)| value.ends_with('.')) {
        if !value.ends_with("..") {
            text = text.replace(&format!("{value}."), value);
        }
    }
    text
}

/// The ids of the messages of a file.
fn ids(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()))
        .filter_map(|line| Some(line.split_once('=')?.0.trim_end()))
}

/// A whole text that nothing is filled into.
fn finished(bundle: &FluentBundle<FluentResource>, key: &str) -> Option<String> {
    let mut errors = Vec::new();
    let pattern = bundle.get_message(key)?.value()?;
    let text = bundle.format_pattern(pattern, None, &mut errors);
    errors.is_empty().then(|| text.into_owned())
}

/// The small numbers in words: `count-2` and on.
fn words(bundle: &FluentBundle<FluentResource>) -> HashMap<String, String> {
    (0..100_u32)
        .filter_map(|number| {
            Some((
                number.to_string(),
                finished(bundle, &format!("count-{number}"))?,
            ))
        })
        .collect()
}

/// The function `WORDS` of the files: a small number in words, a large one in digits.
fn in_words<'a>(words: &HashMap<String, String>, given: &[FluentValue<'a>]) -> FluentValue<'a> {
    match given {
        [FluentValue::Number(number)] => match words.get(&*number.as_string()) {
            Some(word) => word.clone().into(),
            None => number.clone().into(),
        },
        [other] => other.clone(),
        _ => FluentValue::Error,
    }
}

/// The other forms of nouns: what the attributes of their messages say, by the noun as it stands in
/// a text and the name of the form.
type Forms = HashMap<(String, String), String>;

fn forms(bundle: &FluentBundle<FluentResource>, keys: &[&str]) -> Forms {
    let mut forms = Forms::new();
    for key in keys {
        let message = bundle.get_message(key);
        for attribute in message.iter().flat_map(|message| message.attributes()) {
            let form = bundle.format_pattern(attribute.value(), None, &mut Vec::new());
            let noun = finished(bundle, key).unwrap_or_default();
            forms.insert((noun, attribute.id().to_owned()), form.into_owned());
        }
    }
    forms
}

/// The function `FORM` of the files: a noun in another form, such as a case, or what is known of
/// it, such as its gender; the noun itself if its message has no such attribute. A name with a number
/// behind it has the forms of the name.
fn in_form<'a>(forms: &Forms, given: &[FluentValue<'a>]) -> FluentValue<'a> {
    let found = |noun: &str, form: &str| forms.get(&(noun.to_owned(), form.to_owned()));
    match given {
        [FluentValue::String(noun), FluentValue::String(form)] => {
            if let Some(other) = found(noun, form) {
                return other.clone().into();
            }
            match without_numeral(noun) {
                Some((name, numeral)) => match found(name, form) {
                    // It is known of the name, such as its gender.
                    Some(known) if !known.contains(name) => known.clone().into(),
                    Some(other) => format!("{other}{numeral}").into(),
                    None => noun.clone().into(),
                },
                None => noun.clone().into(),
            }
        }
        [noun, _] => noun.clone(),
        _ => FluentValue::Error,
    }
}

/// What is filled in, as a number where it is written like one, so that plural forms are chosen
/// by it.
fn argument(value: &str) -> FluentValue<'_> {
    match value.parse::<i32>() {
        Ok(number) if number.to_string() == value => number.into(),
        _ => value.into(),
    }
}

/// A text with every vowel accented and doubled, and some other letters accented.
fn pseudo(text: &str) -> Cow<'_, str> {
    let mut out = String::with_capacity(2 * text.len());
    for letter in text.chars() {
        let (accented, doubled) = match letter {
            'a' => ('å', true),
            'e' => ('é', true),
            'i' => ('î', true),
            'o' => ('ö', true),
            'u' => ('ü', true),
            'A' => ('Å', false),
            'E' => ('É', false),
            'I' => ('Î', false),
            'O' => ('Ö', false),
            'U' => ('Ü', false),
            'c' => ('ç', false),
            'n' => ('ñ', false),
            'y' => ('ý', false),
            other => (other, false),
        };
        out.push(accented);
        if doubled {
            out.push(letter);
        }
    }
    out.into()
}
