//! `coffer picture`: a position as PNG, or a match as animated GIF.

use std::path::{Path, PathBuf};

use clap::Args;
use coffer_picture::{ArtFolder, Film, Painter, PictureError, Scene, film, scenes};
use coffer_rules::{AnyMatch, Seat};
use coffer_store::platform::assets;
use coffer_texts::{Sentence, excerpt};

use super::context::Context;
use super::error::CliError;
use super::found::Found;
use super::input::{chosen, open_argument, text_of};
use super::mill_records::is_mill;
use super::output::write_file;
use super::show::seat_of;
use super::variant_names::variants_that;
use super::words::People;

/// The width of a position and of a match, in pixels.
const WIDTHS: [u32; 2] = [1000, 640];

/// Arguments of `coffer picture`.
#[derive(Debug, Args)]
pub(super) struct PictureCommand {
    #[arg(value_name = "TEXT|FILE")]
    what: String,
    #[arg(value_name = "PICTURE")]
    out: PathBuf,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    seat: Option<u8>,
    #[arg(long, value_name = "MOVES")]
    after: Option<usize>,
    #[arg(long, value_parser = variants_that(is_mill))]
    variant: Option<String>,
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(200..=2400))]
    width: Option<u32>,
    #[arg(long, value_name = "SECONDS", default_value = "1.2")]
    delay: String,
}

/// How long a position is seen, from 0.05 to 60 seconds, with a point or a comma.
fn seconds(text: &str) -> Result<f32, CliError> {
    let seconds = text.replace(',', ".").parse().ok();
    let seconds = seconds.filter(|seconds| (0.05..=60.0).contains(seconds));
    seconds.ok_or_else(|| CliError::Seconds(excerpt(text)))
}

impl PictureCommand {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let is_film = match extension(&self.out).as_str() {
            "png" => false,
            "gif" => true,
            _ => return Err(CliError::NoPicture(self.out.clone())),
        };
        let delay = seconds(&self.delay)?;
        let given = text_of(&self.what, context.input)?;
        let matches = open_argument(&self.what, &given, self.variant.as_deref())?;
        let mut chosen = chosen(matches, Some(self.game.unwrap_or(1)))?;
        let Some(opened) = chosen.next() else {
            return Ok(());
        };
        let mut game = opened.and_then(Found::into_match)?;
        let viewer = seat_of(&*game, self.seat)?;
        let after = self.after.unwrap_or(usize::MAX);
        while game.ply() > after && game.undo() {}
        let width = self.width.unwrap_or(WIDTHS[usize::from(is_film)]);
        let (picture, positions) = match is_film {
            true => moving(game, viewer, width, delay)?,
            false => (still(&*game, viewer, width)?, 1),
        };
        write_file(Some(&self.out), &picture)?;
        let said = Sentence::new("cli-picture-written")
            .with("file", self.out.display())
            .with("n", positions)
            .with("size", picture.len().div_ceil(1000));
        writeln!(context.output, "{said}")?;
        Ok(())
    }
}

/// A match as GIF, each position of which is seen for so many seconds, and how many there are.
fn moving(
    game: Box<dyn AnyMatch>,
    viewer: Option<Seat>,
    width: u32,
    delay: f32,
) -> Result<(Vec<u8>, usize), PictureError> {
    let people = People::of(&*game);
    let ending = people.ending(&*game);
    let scenes = scenes(game, viewer, &people.names(), ending.as_deref());
    let delay = (delay * 100.0).round() as u16;
    let gif = film(&ArtFolder(assets::folder()), &scenes, Film { width, delay })?;
    Ok((gif, scenes.len()))
}

/// A position as PNG.
fn still(game: &dyn AnyMatch, viewer: Option<Seat>, width: u32) -> Result<Vec<u8>, PictureError> {
    let people = People::of(game);
    let ending = people.ending(game);
    let scene = Scene::of(game, viewer, &people.names(), ending.as_deref());
    Painter::new(&ArtFolder(assets::folder()), &scene, width)?.png(&scene)
}

/// What the name of a file ends with, in small letters.
fn extension(file: &Path) -> String {
    let extension = file.extension().unwrap_or_default();
    extension.to_string_lossy().to_lowercase()
}
