//! The text tables: those of every language that is built in or was added, and the language in use.

use std::env;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::language::{self, Language, LanguageError};
use super::nesting::is_nested_too_deeply;

/// A language that a player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LanguageName {
    /// Its name by BCP 47, as the settings keep it.
    pub code: &'static str,
    /// What its speakers call it.
    pub name: &'static str,
    /// Whether it has letters that our fonts lack, and so a font of its own:
    /// `assets/fonts/languages/<code>.ttf`.
    pub has_font: bool,
}

/// The languages that a player can choose among. Another one is a line here, its files, and a line
/// in `ALL`.
pub const LANGUAGES: &[LanguageName] = &[
    LanguageName {
        code: "en",
        name: "English",
        has_font: false,
    },
    LanguageName {
        code: "de",
        name: "Deutsch",
        has_font: false,
    },
    LanguageName {
        code: "es",
        name: "Español",
        has_font: false,
    },
    LanguageName {
        code: "fr",
        name: "Français",
        has_font: false,
    },
    LanguageName {
        code: "nl",
        name: "Nederlands",
        has_font: false,
    },
    LanguageName {
        code: "ja",
        name: "日本語",
        has_font: true,
    },
];

/// What makes a language that is built in.
type BuiltIn = fn() -> Language;

/// All languages, the one for testing among them. Those that are not built in are added.
const ALL: [(&str, Option<BuiltIn>); 7] = [
    ("en", Some(Language::english)),
    ("en-XA", Some(Language::pseudo)),
    ("de", None),
    ("es", None),
    ("fr", None),
    ("nl", None),
    ("ja", None),
];

/// A language that a player has added, see [`add_own_language`].
struct OwnLanguage {
    name: LanguageName,
    language: Language,
}

/// The most languages that a player can add.
const MOST_OWN: usize = 8;

/// The languages that the player has added.
static OWN: [OnceLock<OwnLanguage>; MOST_OWN] = [const { OnceLock::new() }; MOST_OWN];

/// The languages in use or used before.
static READ: [OnceLock<Language>; ALL.len()] = [const { OnceLock::new() }; ALL.len()];

/// The variable of the environment that names the language from the start, whatever the settings
/// say, until another one is chosen, as a code or a locale: `en-XA` is English with long, accented
/// words, to try the panels with.
const VARIABLE: &str = "KINGS_COFFER_LANGUAGE";

/// The languages that a player has added.
fn own() -> impl Iterator<Item = &'static OwnLanguage> {
    OWN.iter().map_while(OnceLock::get)
}

/// The languages that a player can choose among: ours, and those that were added.
pub fn languages() -> impl Iterator<Item = LanguageName> {
    LANGUAGES.iter().copied().chain(own().map(|own| own.name))
}

/// The number of a language in [`ALL`], beyond which those of the player's own are counted.
fn number_of(code: &str) -> Option<usize> {
    let ours = ALL
        .iter()
        .position(|(other, _)| other.eq_ignore_ascii_case(code));
    let own = || own().position(|own| own.name.code.eq_ignore_ascii_case(code));
    ours.or_else(|| Some(ALL.len() + own()?))
}

/// The number of the language of a locale, such as `de`, `de-CH` or `de_AT.UTF-8`: the one with its
/// country if there is one.
fn number_of_locale(locale: &str) -> Option<usize> {
    let name = locale.split(['.', '@']).next()?.replace('_', "-");
    let language = name.split('-').next()?;
    number_of(&name).or_else(|| number_of(language))
}

/// The code of the language of a locale, such as `de-CH` or `de_AT.UTF-8`; `None` if there are no
/// texts in it.
pub fn language_of_locale(locale: &str) -> Option<&'static str> {
    code_of(number_of_locale(locale)?)
}

/// What the environment says about the language.
fn forced_name() -> Option<&'static str> {
    static NAME: OnceLock<Option<String>> = OnceLock::new();
    let name = NAME.get_or_init(|| env::var(VARIABLE).ok());
    name.as_deref().filter(|name| !name.is_empty())
}

/// Whether the environment names the language.
static HEEDS_ENVIRONMENT: AtomicBool = AtomicBool::new(true);

/// Whether the environment names the language from now on, as at the start, or the one that is chosen is meant.
pub fn heed_environment(heed: bool) {
    HEEDS_ENVIRONMENT.store(heed, Ordering::Relaxed);
}

/// The language that the environment asks for, until somebody chooses one.
fn forced() -> Option<usize> {
    static FORCED: OnceLock<usize> = OnceLock::new();
    if !HEEDS_ENVIRONMENT.load(Ordering::Relaxed) {
        return None;
    }
    let name = forced_name()?;
    // A language of the player's own is added later.
    let found = || number_of_locale(name).map(|number| *FORCED.get_or_init(|| number));
    FORCED.get().copied().or_else(found)
}

/// The language that the environment names, if there is no such one. Languages of the player's own have been added
/// before.
#[must_use]
pub fn unknown_forced() -> Option<&'static str> {
    forced_name().filter(|name| number_of_locale(name).is_none())
}

/// The code of the language with this number.
fn code_of(number: usize) -> Option<&'static str> {
    match ALL.get(number) {
        Some((code, _)) => Some(code),
        None => own().nth(number - ALL.len()).map(|own| own.name.code),
    }
}

/// The language that the environment names, whatever the settings say, until somebody chooses one.
pub fn forced_language() -> Option<&'static str> {
    forced().and_then(code_of)
}

/// The code of the language of all texts.
pub fn language_in_use() -> &'static str {
    let number = number_in_use();
    let code = code_of(number).filter(|_| read(number).is_some());
    code.unwrap_or(ALL[0].0)
}

/// What the speakers of the language of all texts call it.
pub fn language_name() -> &'static str {
    let code = language_in_use();
    let mut languages = languages();
    let own = languages.find(|language| language.code == code);
    own.map_or(code, |language| language.name)
}

/// The font of a language with letters that our fonts lack: its path below `assets/`.
pub fn font_of(code: &str) -> Option<String> {
    let mut languages = LANGUAGES.iter();
    let has_font = languages.any(|language| language.code == code && language.has_font);
    has_font.then(|| format!("fonts/languages/{code}.ttf"))
}

/// The number of the language in use.
static CHOSEN: AtomicUsize = AtomicUsize::new(0);

/// Chooses the language of all texts from now on; English if there is no such one, or it has not been
/// added. True if that changed anything.
pub fn choose_language(code: &str) -> bool {
    let chosen = number_of(code)
        .filter(|&number| read(number).is_some())
        .unwrap_or(0);
    forced().is_none() && CHOSEN.swap(chosen, Ordering::Relaxed) != chosen
}

/// Whether this is a language whose files have not been added yet.
pub fn is_to_add(code: &str) -> bool {
    number_of(code).is_some_and(|number| read(number).is_none())
}

/// The names of the files of a language under `assets/locales/<code>/`, without `.ftl`.
pub fn file_names() -> impl Iterator<Item = &'static str> {
    language::file_names()
}

/// Adds a language that is not built in, by the names and texts of its files. Nothing happens if it was
/// added before. Its texts are kept until the program ends, since panels hold on to them.
///
/// # Errors
/// With the file that is not Fluent; or if this is no language of [`LANGUAGES`].
pub fn add_language(
    code: &str,
    files: impl IntoIterator<Item = (&'static str, String)>,
) -> Result<(), LanguageError> {
    let number = ALL.iter().position(|(other, _)| *other == code);
    let number = number.ok_or_else(|| LanguageError {
        file: code.to_owned(),
        why: String::new(),
    })?;
    let language = read_files(code, files)?;
    READ[number].get_or_init(|| language);
    Ok(())
}

/// Adds a language that is none of ours, such as a folder of the player's. Its name is its text
/// `language-name`; what it lacks is English. Nothing happens if there is one with this code, or if
/// there are eight already.
///
/// # Errors
/// With the file that is not Fluent; or if the code is no language by BCP 47.
pub fn add_own_language(
    code: &str,
    files: impl IntoIterator<Item = (&'static str, String)>,
) -> Result<(), LanguageError> {
    let free = OWN.iter().find(|own| own.get().is_none());
    let Some(free) = free.filter(|_| number_of(code).is_none()) else {
        return Ok(());
    };
    let language = read_files(code, files)?;
    let code: &'static str = code.to_owned().leak();
    let name = language.text(NAME).unwrap_or(code).to_owned().leak();
    let name = LanguageName {
        code,
        name,
        has_font: false,
    };
    free.get_or_init(|| OwnLanguage { name, language });
    Ok(())
}

/// What a language is called by its speakers.
const NAME: &str = "language-name";

/// A language of files, which are kept until the program ends.
fn read_files(
    code: &str,
    files: impl IntoIterator<Item = (&'static str, String)>,
) -> Result<Language, LanguageError> {
    let files: Vec<(&'static str, String)> = files.into_iter().collect();
    if let Some((name, _)) = files.iter().find(|(_, text)| is_nested_too_deeply(text)) {
        return Err(LanguageError {
            file: format!("{name}.ftl"),
            why: text("settings-own_language-nested").to_owned(),
        });
    }
    let kept = |(name, text): (&'static str, String)| (name, &*text.leak());
    let files: Vec<(&str, &str)> = files.into_iter().map(kept).collect();
    Language::from_files(code, &files)
}

/// The language with this number, if it is built in or was added.
fn read(number: usize) -> Option<&'static Language> {
    let Some((_, built_in)) = ALL.get(number) else {
        return own().nth(number - ALL.len()).map(|own| &own.language);
    };
    READ[number]
        .get()
        .or_else(|| Some(READ[number].get_or_init((*built_in)?)))
}

fn english() -> &'static Language {
    READ[0].get_or_init(Language::english)
}

/// The number of the language in use, which may not have been read yet.
fn number_in_use() -> usize {
    forced().unwrap_or_else(|| CHOSEN.load(Ordering::Relaxed))
}

fn language() -> &'static Language {
    read(number_in_use()).unwrap_or_else(english)
}

/// The text for `key`, in English if the language lacks it, or the key itself when English does (a test
/// keeps the tables complete). No more than a look into a table: panels ask every frame.
pub fn text(key: &str) -> &str {
    let found = language().text(key).or_else(|| english().text(key));
    found.unwrap_or(key)
}

/// Whether these words are the text for `key` in any language that was read: what was kept in a record
/// may have been written in another one.
pub fn is_text_of(key: &str, words: &str) -> bool {
    let mut read = READ.iter().filter_map(OnceLock::get);
    read.any(|language| language.text(key) == Some(words))
}

/// The English text for `key`: what is kept of a text that is worded again whenever it is shown.
pub fn in_english(key: &str) -> &str {
    english().text(key).unwrap_or(key)
}

/// Whether there is a text under `key`.
pub fn has(key: &str) -> bool {
    language().has(key) || english().has(key)
}

/// Every key of the English texts, in the order of the files.
pub fn keys() -> impl Iterator<Item = &'static str> {
    english().keys().iter().copied()
}

/// The text for `key` with its variables filled in.
pub fn fill(key: &str, values: &[(&str, &str)]) -> String {
    language()
        .fill(key, values)
        .or_else(|| english().fill(key, values))
        .unwrap_or_else(|| key.to_owned())
}

/// Several things with commas between.
pub fn commas<T: AsRef<str>>(things: &[T]) -> String {
    let things: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
    things.join(text("list-comma"))
}

/// Several things as “Anne, Henry and Jane”.
pub fn list(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => fill("list-and", &[("list", &commas(first)), ("last", last)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plural;

    #[test]
    fn a_language_that_is_nested_too_deeply_is_refused() {
        let file = (
            file_names().next().expect("a file"),
            "a = ".to_owned() + &"{".repeat(100_000),
        );
        let error = add_own_language("xx", [file]).expect_err("it is refused");
        assert_eq!(error.why, text("settings-own_language-nested"));
    }

    #[test]
    fn variables_are_filled_and_unknown_keys_come_back() {
        assert_eq!(text("no-such-key"), "no-such-key");
        assert!(has("app-name"));
        let values = [("first", "A reign"), ("second", "black")];
        assert_eq!(fill("cards-say-reign", &values), "A reign. black.");
        assert_eq!(fill("no-such-key", &values), "no-such-key");
    }

    #[test]
    fn plural_forms_are_chosen_by_number() {
        let points: Vec<String> = (0..3).map(|n| plural("cards-points", n)).collect();
        assert_eq!(points, ["0 points", "1 point", "2 points"]);
        let men: Vec<String> = [1, 2, 12, 13].map(|n| plural("hint-mill-man", n)).to_vec();
        assert_eq!(men, ["a man", "two men", "twelve men", "13 men"]);
    }

    #[test]
    fn a_noun_has_its_forms() {
        let led = |suit: &str| fill("six_of_viii-follows", &[("suit", suit)]);
        assert_eq!(led(text("suit-red")), "Red was led.");
        assert_eq!(led("Anne’s suit"), "Anne’s suit was led.");
    }

    #[test]
    fn a_value_that_ends_with_a_stop_ends_its_sentence() {
        let won = |name: &str| fill("result-wins", &[("name", name)]);
        assert_eq!(won("Henry V"), "Henry V wins");
        let new = |names: &str| fill("career-new", &[("names", names)]);
        assert_eq!(new("Heinrich VIII."), "New in your career: Heinrich VIII.");
        assert_eq!(new("wait..."), "New in your career: wait....");
    }

    /// A name may be written like anything.
    #[test]
    fn what_is_filled_in_comes_out_as_it_is() {
        for name in [
            "007",
            "1.50",
            "-0",
            "1e9",
            "{ $n }",
            "NaN",
            "99999999999",
            "Ann = e",
        ] {
            let filled = fill(
                "setup-place_label",
                &[("n", "1"), ("place", name), ("name", name), ("role", "")],
            );
            assert_eq!(filled, format!("Seat 1, {name}: {name}, "));
        }
    }

    #[test]
    fn a_locale_names_a_language() {
        for (locale, code) in [
            ("de", Some("de")),
            ("DE", Some("de")),
            ("de_DE", Some("de")),
            ("de-CH", Some("de")),
            ("fr_FR.UTF-8@euro", Some("fr")),
            ("en_XA", Some("en-XA")),
            ("en_GB", Some("en")),
            ("tlh_DE", None),
            ("dextrous", None),
            ("C", None),
            ("", None),
        ] {
            assert_eq!(language_of_locale(locale), code, "{locale}");
        }
    }

    #[test]
    fn a_language_that_there_is_not_is_english() {
        assert!(!choose_language("tlh"));
        assert_eq!(text("settings-language"), "Language");
        let known = |language: &LanguageName| number_of(language.code).is_some();
        assert!(LANGUAGES.iter().all(known));
    }

    #[test]
    fn a_broken_file_of_a_language_is_named() {
        let files = [("app", "app-name = {".to_owned())];
        let error = add_language("de", files).expect_err("it is broken");
        assert_eq!(error.file, "app.ftl");
        assert!(!error.why.is_empty());
        assert!(is_to_add("de") && !is_to_add("en") && !is_to_add("tlh"));
        assert!(add_language("tlh", []).is_err());
    }

    #[test]
    fn a_language_of_the_player_is_offered_and_english_where_it_lacks_a_text() {
        let text = "language-name = tlhIngan Hol\nsettings-language = Hol\n".to_owned();
        assert!(add_own_language("tlh-AA", [("settings", text.clone())]).is_ok());
        assert!(add_own_language("tlh-AA", [("settings", text)]).is_ok());
        let offered = languages().filter(|one| one.code == "tlh-AA");
        let names: Vec<&str> = offered.map(|one| one.name).collect();
        assert_eq!(names, ["tlhIngan Hol"]);
        let number = number_of("tlh-AA").expect("a number");
        let added = read(number).expect("its texts");
        assert_eq!(added.text("settings-language"), Some("Hol"));
        assert_eq!(added.text("settings-title"), None);
        assert!(!is_to_add("tlh-AA") && code_of(number) == Some("tlh-AA"));
        assert!(add_own_language("not a language", []).is_err());
        assert!(
            add_own_language("de", []).is_ok() && is_to_add("de"),
            "ours stays"
        );
    }

    #[test]
    fn the_language_for_testing_is_long_and_keeps_what_is_filled_in() {
        let (english, pseudo) = (Language::english(), Language::pseudo());
        assert_eq!(pseudo.text("title-continue"), Some("Cöoñtîiñüuée"));
        let values = [("name", "Anne"), ("n", "2")];
        let filled = pseudo.fill("cards-leads", &values).unwrap_or_default();
        assert!(
            filled.starts_with("Anne l") && filled.contains(" 2 "),
            "{filled}"
        );
        let length = |language: &Language| -> usize {
            let texts = keys().filter_map(|key| language.text(key));
            texts.map(|text| text.chars().count()).sum()
        };
        let longer = length(&pseudo) as f64 / length(&english) as f64;
        assert!((1.25..1.4).contains(&longer), "{longer}");
    }

    #[test]
    fn no_key_is_defined_twice() {
        let mut all: Vec<&str> = keys().collect();
        all.sort_unstable();
        let twice: Vec<&[&str]> = all.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert_eq!(twice, Vec::<&[&str]>::new());
        assert!(all.iter().all(|key| has(key)));
    }
}
