//! The readers of texts that other people and programs wrote. Each gets any text; what it says to it
//! does not matter here.

use std::sync::LazyLock;

use coffer_cli as cli;
use coffer_levels::file::LevelFile;
use coffer_players::knowledge::Knowledge;
use coffer_players::system_clock;
use coffer_rules::draughts::{from_pdn, pdn};
use coffer_rules::mill::archive::MillGames;
use coffer_rules::share::Company;
use coffer_rules::{Occupant, Record, Setup, registry, share};
use coffer_store::Store;
use coffer_texts as texts;
use serde_json::json;

/// What `coffer` does with an input; what it says does not matter here.
fn coffer(args: &[&str], text: &str) {
    static KNOWLEDGE: LazyLock<Knowledge> = LazyLock::new(Knowledge::default);
    let args = ["coffer"].iter().chain(args);
    let (mut input, mut output) = (text.as_bytes(), Vec::<u8>::new());
    let _ = cli::run(
        args,
        &mut input,
        &mut output,
        false,
        &KNOWLEDGE,
        system_clock,
    );
}

/// What can be pasted, first as one match and then as a list of games.
pub fn paste(text: &str) {
    let company = Company::of(Occupant::Random);
    let _ = share::open_text(&registry::Registry::default(), text, &company);
    let _ = share::read_text(&registry::Registry::default(), text, &company);
}

/// Games in PDN, which are played and written again.
pub fn read_pdn(text: &str) {
    let found = pdn::PdnCollection::read(text);
    for found in &found.games {
        let _ = from_pdn(&found.game);
    }
    let games: Vec<_> = found.games.into_iter().map(|found| found.game).collect();
    let _ = pdn::write(&games);
}

/// Records of mill, which are played.
pub fn read_mill(text: &str) {
    for game in MillGames::new(text) {
        let _ = game.readings(None);
    }
}

/// A position and a move of every game.
pub fn read_notation(text: &str) {
    for variant in registry::variants() {
        let setup = || Setup::standard(variant.key).expect("a variant");
        let _ = registry::start_match(setup(), Vec::new(), 0, Some(text));
        let mut game = registry::start_match(setup(), Vec::new(), 0, None).expect("a match");
        let _ = (game.why(text), game.play(text), game.spots(text));
    }
}

/// A saved match.
pub fn read_record(text: &str) {
    if let Ok(record) = Record::from_json(text) {
        let _ = registry::replay_match(&record);
    }
}

/// An export, or one with the text in every kind of file.
pub fn import(text: &str) {
    let _ = Store::memory().import(text);
    let names = [
        "progress.json",
        "library.json",
        "unfinished-1-1.json",
        "settings.json",
    ];
    let files: serde_json::Map<_, _> = names
        .map(|name| (name.to_owned(), text.into()))
        .into_iter()
        .collect();
    let bundle = json!({ "kings_coffer": 1, "files": files }).to_string();
    let _ = Store::memory().import(&bundle);
}

/// A language that is refused at its last line, so that none is added.
pub fn read_language(text: &str) {
    let file = (
        texts::file_names().next().expect("a file"),
        format!("{text}\n= 1"),
    );
    assert!(texts::add_own_language("xx", [file]).is_err());
}

/// A file of lessons, puzzles or cards.
pub fn read_level(text: &str) {
    let _ = LevelFile::read(text.as_bytes());
}

/// A text that is not in UTF-8.
pub fn read_bytes(text: &str) {
    let bytes: Vec<u8> = text.bytes().chain([0xe4]).collect();
    let _ = texts::decode(&bytes);
}

/// `coffer show` and `coffer check`.
pub fn show_and_check(text: &str) {
    coffer(&["show", "-"], text);
    coffer(&["check", "-"], text);
}

/// `coffer hub`
pub fn hub(text: &str) {
    coffer(&["hub"], text);
}

/// `coffer uci`
pub fn uci(text: &str) {
    coffer(&["uci"], text);
}

/// `coffer serve`
pub fn serve(text: &str) {
    coffer(&["serve"], text);
}
