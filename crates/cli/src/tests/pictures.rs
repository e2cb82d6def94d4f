//! `coffer picture`.

use std::collections::BTreeSet;
use std::path::PathBuf;

use coffer_rules::{Occupant, Setup, registry};

use super::{coffer, coffer_with, refused};

/// A folder for the pictures of a test, deleted afterwards.
struct Pictures(PathBuf);

impl Pictures {
    fn new(label: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("coffer-{label}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Pictures {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn every_table_is_painted() {
    let pictures = Pictures::new("boards");
    for variant in registry::variants() {
        let setup = Setup::standard(variant.key).expect("a variant");
        let seats = vec![Occupant::Random; usize::from(setup.seats())];
        let game = registry::start_match(setup, seats, 1, None).expect("a match");
        let (file, record) = (pictures.path("board.png"), game.record().to_json());
        let args = ["picture", "-", &file, "--width", "300"];
        coffer_with(&args, &record).expect(variant.key);
        let image = image::open(&file).expect("a PNG").into_rgb8();
        assert_eq!(image.width(), 300, "{}", variant.key);
        let colors: BTreeSet<[u8; 3]> = image.pixels().map(|pixel| pixel.0).collect();
        assert!(
            colors.len() > 1000,
            "{}: {} colours",
            variant.key,
            colors.len()
        );
    }
}

/// Nobody's hand is in a picture that may not be seen: who sits at the bottom sees the own one.
#[test]
fn a_hand_is_open_to_its_own_seat() {
    let pictures = Pictures::new("hands");
    let setup = Setup::new("cromwell", [("seats", "3")]).expect("a set-up");
    let mut game =
        registry::start_match(setup, vec![Occupant::Random; 3], 1, None).expect("a match");
    assert!(game.chance());
    let record = game.record().to_json();
    let mut seen = BTreeSet::new();
    for seat in [None, Some("1"), Some("2"), Some("3")] {
        let file = pictures.path("hand.png");
        let mut args = vec!["picture", "-", &file, "--width", "300"];
        if let Some(seat) = seat {
            args.extend(["--seat", seat]);
        }
        coffer_with(&args, &record).expect("a picture");
        seen.insert(std::fs::read(&file).expect("a picture"));
    }
    assert_eq!(seen.len(), 4);
}

/// Every move changes the picture, and the film has a frame for each.
#[test]
fn a_match_becomes_a_film_and_each_move_a_picture() {
    let pictures = Pictures::new("film");
    let game = "1. 11-15 22-18 2. 15x22 25x18 3. 8-11 *";
    let film = pictures.path("match.gif");
    let told = coffer(&["picture", game, &film, "--width", "240", "--delay", "0.5"]);
    assert!(told.contains("6 positions"), "{told}");
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let file = std::fs::File::open(&film).expect("a film");
    let mut decoder = options.read_info(file).expect("a GIF");
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        delays.push(frame.delay);
    }
    assert_eq!(delays, [50, 50, 50, 50, 50, 400]);
    let mut seen = BTreeSet::new();
    for after in ["0", "1", "2", "3", "4", "5"] {
        let file = pictures.path("move.png");
        coffer(&["picture", game, &file, "--width", "240", "--after", after]);
        seen.insert(std::fs::read(&file).expect("a picture"));
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn a_picture_needs_a_name_that_says_its_kind() {
    let why = refused(&["picture", "W:W18:B7", "board.jpg"], "");
    assert!(why.contains("board.jpg") && why.contains(".png"), "{why}");
    let why = refused(&["picture", "nothing at all", "board.png"], "");
    assert!(why.contains("is not a file, a position"), "{why}");
    let why = refused(
        &[
            "picture",
            "W:W18:B7",
            "/nowhere/at/all/board.png",
            "--width",
            "240",
        ],
        "",
    );
    assert!(why.contains("/nowhere/at/all/board.png"), "{why}");
}

#[test]
fn a_delay_is_read_with_a_point_or_a_comma() {
    let pictures = Pictures::new("delays");
    for (delay, frames) in [("0.8", 80), ("0,8", 80), ("2", 200)] {
        let film = pictures.path("delay.gif");
        let args = [
            "picture",
            "1. 11-15 *",
            &film,
            "--width",
            "240",
            "--delay",
            delay,
        ];
        coffer(&args);
        let file = std::fs::File::open(&film).expect("a film");
        let mut decoder = gif::Decoder::new(file).expect("a GIF");
        let frame = decoder.read_next_frame().expect("frames").expect("a frame");
        assert_eq!(frame.delay, frames, "{delay}");
    }
    for delay in ["0", "61", "soon", ""] {
        let args = ["picture", "1. 11-15 *", "delay.gif", "--delay", delay];
        let why = refused(&args, "");
        assert!(
            why.starts_with("--delay takes a number of seconds"),
            "{why}"
        );
    }
}
