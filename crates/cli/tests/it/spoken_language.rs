//! The language in which `coffer` speaks: what the environment asks for.

use std::process::Command;

/// The variables that say something about the language.
const VARIABLES: [&str; 5] = [
    "KINGS_COFFER_LANGUAGE",
    "LANGUAGE",
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
];

/// What `coffer` says about a variant that there is not, in this environment.
fn said(environment: &[(&str, &str)]) -> String {
    let mut coffer = Command::new(env!("CARGO_BIN_EXE_coffer"));
    VARIABLES.iter().for_each(|name| {
        coffer.env_remove(name);
    });
    // The texts are in the folder of the sources.
    coffer.env("CARGO_MANIFEST_DIR", env!("CARGO_MANIFEST_DIR"));
    coffer.envs(environment.iter().copied());
    let output = coffer.args(["show", "nonsense"]).output();
    String::from_utf8(output.expect("coffer runs").stderr).expect("UTF-8")
}

#[test]
fn the_environment_says_the_language() {
    let english = said(&[]);
    let german = said(&[("KINGS_COFFER_LANGUAGE", "de")]);
    assert!(english != german && !german.is_empty(), "{german}");
    for environment in [
        &[("LANG", "de_DE.UTF-8")][..],
        &[("LC_ALL", "de_DE"), ("LANG", "fr_FR.UTF-8")],
        &[("LC_MESSAGES", "de_DE"), ("LANG", "C")],
        &[("LANGUAGE", "tlh:de"), ("LANG", "en_GB.UTF-8")],
        &[("KINGS_COFFER_LANGUAGE", "de_DE"), ("LC_ALL", "C")],
        &[("KINGS_COFFER_LANGUAGE", "de_AT.UTF-8")],
    ] {
        assert_eq!(said(environment), german, "{environment:?}");
    }
    for environment in [
        &[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")][..],
        &[("LC_ALL", "C"), ("LANGUAGE", "de")],
        &[("LC_MESSAGES", "POSIX"), ("LANG", "de_DE.UTF-8")],
        &[("KINGS_COFFER_LANGUAGE", ""), ("LANG", "C.UTF-8")],
    ] {
        assert_eq!(said(environment), english, "{environment:?}");
    }
}

#[test]
fn a_language_that_there_is_not_is_told() {
    let english = said(&[]);
    let told = said(&[("KINGS_COFFER_LANGUAGE", "tlh_KX")]);
    let first = told.strip_suffix(&english).expect("a sentence before");
    assert_eq!(
        first,
        "coffer: KINGS_COFFER_LANGUAGE says “tlh_KX”, which is no language of the game. \
        There are en, de, es, fr, nl, ja.\n"
    );
    // In the language of the system.
    let german = said(&[("KINGS_COFFER_LANGUAGE", "tlh"), ("LANG", "de_DE")]);
    assert!(
        german.contains("KINGS_COFFER_LANGUAGE nennt „tlh“"),
        "{german}"
    );
}
