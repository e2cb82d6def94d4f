//! The German and the Dutch texts are what their editor asked for: no word-for-word English, sides by their
//! case and number, plurals after numbers, one form of labels, and no English commas.

use std::collections::BTreeMap;

use super::languages::{NEVER_ONE, lines, messages, whole};

/// The texts of a language that hold a word, by their keys.
fn keys_with(code: &str, word: &str) -> Vec<String> {
    let mut found: Vec<String> = whole(code)
        .into_iter()
        .filter(|(_, text)| text.contains(word))
        .map(|(key, _)| key)
        .collect();
    found.sort();
    found
}

/// Words that translate English ones and say something else: “to be refused”, “marked”, “enemy”, “taught
/// by”, “to be divorced”, “offers”, “to paint”, “to play on”, “the sides” of a game. Beside each stand the
/// texts in which it is right.
const FALSE_FRIENDS: [(&str, &str, &[&str]); 25] = [
    ("de", "verwehr", &[]),
    ("de", "bezeichne", &[]),
    ("de", "Feind", &[]),
    ("de", "feindlich", &[]),
    ("de", "gelehrt von", &[]),
    ("de", "auf einmal", &["lesson-queens_guard-queen-say"]),
    ("de", "Sitz ", &[]),
    ("de", "aussetzen", &[]),
    ("de", "setzt aus", &[]),
    ("de", "Vorgabe", &[]),
    ("de", "bewegtes", &[]),
    ("de", "Dieser Zug muss", &[]),
    ("de", "Jeder Zug setzt", &[]),
    ("nl", "geweigerd te", &[]),
    ("nl", "word geweigerd", &[]),
    ("nl", "koningin 0 wordt gescheiden", &[]),
    ("nl", "an koningin { $queen } moet", &[]),
    ("nl", "verder spelen", &[]),
    ("nl", "aanbieding", &[]),
    ("nl", "bewegende", &[]),
    ("nl", "geschilderd", &[]),
    ("nl", "eurt plaatst", &[]),
    ("nl", "eurt neemt", &[]),
    (
        "nl",
        "beide kanten",
        &[
            "courtier-erasmus-manner",
            "lesson-draughts-king-done",
            "lesson-queens_guard-back-say",
        ],
    ),
    ("nl", "lke kant", &["lesson-wolf-place-say-2"]),
];

#[test]
fn german_and_dutch_have_none_of_their_false_friends() {
    for (code, word, right) in FALSE_FRIENDS {
        assert_eq!(keys_with(code, word), right, "{code}: {word}");
    }
}

/// The sheep are many: a sentence about a side has a form for them.
#[test]
fn german_and_dutch_have_a_form_for_the_sheep() {
    let keys = [
        "say-low",
        "cli-end-wins",
        "result-wins",
        "outcome-no_moves",
        "outcome-resigned",
    ];
    for code in ["de", "nl"] {
        let texts = whole(code);
        let sheep: String = texts["wolf-seat-1"].split_whitespace().take(1).collect();
        for key in keys {
            let form = format!("[{sheep}] ");
            assert!(texts[key].contains(&form), "{code}: {key} lacks {form}");
        }
    }
}

/// A side that is no colour declines: after a preposition a name is filled in by its form.
#[test]
fn german_names_follow_a_preposition_in_its_case() {
    let prepositions = [
        "an", "bei", "durch", "für", "gegen", "mit", "von", "vor", "zu",
    ];
    let names = ["name", "loser", "opponent", "other", "partner", "side"];
    // No people: an option, a key, and so many stones.
    let others = ["match-bad_value", "keys-swapped", "cli-solve-mill"];
    for (key, line) in lines("de") {
        for preposition in prepositions {
            for name in names {
                let bare = format!("{preposition} {{ ${name} }}");
                let found = line.starts_with(&bare) || line.contains(&format!(" {bare}"));
                assert!(!found || others.contains(&key.as_str()), "{key}: {line}");
            }
        }
    }
}

/// Plurals that stand after numbers.
const PLURALS: [(&str, &[&str]); 2] = [
    (
        "de",
        &[
            "Antworten",
            "Aufgaben",
            "Dateien",
            "Diamanten",
            "Fehler",
            "Karten",
            "Partien",
            "Punkte",
            "Punkten",
            "Steine",
            "Stellungen",
            "Stiche",
            "Tage",
            "Züge",
            "Zügen",
        ],
    ),
    (
        "nl",
        &[
            "antwoorden",
            "bestanden",
            "dagen",
            "diamanten",
            "fouten",
            "kaarten",
            "partijen",
            "punten",
            "puzzels",
            "slagen",
            "stellingen",
            "stenen",
            "stukken",
            "zetten",
        ],
    ),
];

/// Texts of measurements and of several tricks, which are about many.
const MANY: [&str; 4] = [
    "cli-tournament-",
    "cli-tune-",
    "cli-bench-",
    "puzzle-tricks",
];

#[test]
fn numbers_have_plural_forms_in_german_and_dutch() {
    for (code, plurals) in PLURALS {
        for (key, line) in lines(code) {
            let many = MANY.iter().any(|start| key.starts_with(start));
            if line.starts_with(['[', '*']) || many || NEVER_ONE.contains(&key.as_str()) {
                continue;
            }
            for part in line.split(" } ").skip(1) {
                let word: String = part.chars().take_while(|c| c.is_alphabetic()).collect();
                let before = line
                    .split(&format!(" }} {part}"))
                    .next()
                    .unwrap_or_default();
                let filled = before.rsplit("{ ").next().unwrap_or_default();
                let number = filled.starts_with('$') || filled.starts_with("WORDS(");
                assert!(
                    !number || !plurals.contains(&word.as_str()),
                    "{code}: {key}: {line}"
                );
            }
        }
    }
}

/// Labels of controls that say what is done. In Dutch all of them are infinitives, as in “Openen”.
const CONTROLS: [&str; 43] = [
    "carry-copy",
    "carry-import-accept",
    "carry-open-accept",
    "carry-paste",
    "cards-close",
    "confirm-draw-no",
    "confirm-offered-no",
    "confirm-offered-yes",
    "confirm-resign-no",
    "confirm-resign-yes",
    "course-finish",
    "course-leave",
    "course-play",
    "course-play_on",
    "course-show_me",
    "cromwell-choice-accept",
    "cromwell-choice-decline",
    "cromwell-choice-lay",
    "cromwell-choice-no_offer",
    "cromwell-choice-pass",
    "drill-start",
    "drill-stop",
    "editor-deal",
    "editor-put",
    "line-close",
    "moves-close",
    "notice-close",
    "pause-open",
    "pause-pdn",
    "pause-record",
    "pause-resign",
    "pause-resume",
    "play_from-mistake",
    "play_from-start",
    "puzzles-show",
    "result-board",
    "setup-start",
    "sheet-copy",
    "six_of_viii-choice-3",
    "six_of_viii-choice-4",
    "six_of_viii-choice-5",
    "web-trouble-copy",
    "web-trouble-reload",
];

#[test]
fn dutch_controls_are_infinitives() {
    let texts = whole("nl");
    let page: BTreeMap<String, String> = messages("nl", "web");
    for key in CONTROLS {
        let label = texts.get(key).or_else(|| page.get(key)).expect("a label");
        let infinitive = label.split_whitespace().any(|word| word.ends_with("en"));
        assert!(infinitive, "{key}: {label}");
    }
}

/// Dutch verbs as they stand after “en” or “of” when the clause before has the subject.
const SECOND_VERBS: [&str; 48] = [
    "begint",
    "belet",
    "biedt",
    "blijft",
    "blijven",
    "brengt",
    "doet",
    "doorgaan",
    "duwt",
    "gaat",
    "gaan",
    "haalt",
    "houdt",
    "kan",
    "keert",
    "kiest",
    "kijk",
    "komt",
    "krijgt",
    "kunnen",
    "legt",
    "liggen",
    "moet",
    "moeten",
    "neemt",
    "overleeft",
    "past",
    "plaatst",
    "slaat",
    "sluit",
    "spaart",
    "speelt",
    "springt",
    "staat",
    "stap",
    "telt",
    "trek",
    "vangt",
    "verliest",
    "verzet",
    "wacht",
    "wijs",
    "wint",
    "winnen",
    "wordt",
    "zegt",
    "zet",
    "zijn",
];

/// Dutch sentences whose comma ends an aside, such as “W or B”.
const ENDED_BY_A_COMMA: [&str; 6] = [
    "lesson-wolf-wolf-hint-1",
    "page-bloody_queens-picture-1",
    "pdn-fen_turn",
    "position-mill-turn",
    "position-queens_guard-turn",
    "position-six_wives-corner",
];

/// English has a comma before “and” and “or” where Dutch has none: before a second verb of one subject, before
/// the last of a list.
#[test]
fn dutch_has_no_comma_before_a_second_verb_or_the_last_of_a_list() {
    let mut wrong = Vec::new();
    for (key, line) in lines("nl") {
        for clause in line.split(['.', ';', ':', '?', '!']) {
            let parts: Vec<&str> = clause.split(", ").collect();
            for (at, part) in parts.iter().enumerate().skip(1) {
                let mut words = part.split_whitespace();
                if !words
                    .next()
                    .is_some_and(|word| ["en", "of"].contains(&word))
                {
                    continue;
                }
                let first = words.next().unwrap_or_default();
                let item = |at: usize| parts[at].split_whitespace().count() < 5;
                let last_of_a_list = at > 1 && item(at - 1) && item(at);
                let right = ENDED_BY_A_COMMA.contains(&key.as_str());
                if (SECOND_VERBS.contains(&first) || last_of_a_list) && !right {
                    wrong.push(format!("{key}: {clause}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
