//! Saves pictures of the match on the table: the position shown as PNG, and the match as GIF. They are
//! painted in the background.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::app::files::{Files, Notice};
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::{Games, Matches, TableState};
use crate::app::state::Screen;
use crate::app::wording::{ending, people};
use crate::picture::{ArtFolder, Film, Painter, PictureError, Scene, film, scenes};
use crate::platform::assets;
use crate::rules::AnyMatch;
use crate::skins::{card_skin_of, skin_of};
use crate::texts::{fill, text, two_sentences};

/// Seconds until the next look at whether the pictures are painted.
const SOON: f32 = 0.1;
/// The width of the position, in pixels.
const WIDTH: u32 = 1000;
/// How the match runs.
const FILM: Film = Film {
    width: 640,
    delay: 120,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SavePicture>()
        .init_resource::<Painting>()
        .add_systems(
            Update,
            (begin.run_if(on_message::<SavePicture>), finish)
                .chain()
                .run_if(not(in_state(Screen::Loading)))
                .before(FrameSystems::Think)
                .in_set(SessionSystems::Decide),
        );
}

/// Message: save pictures of the match on the table.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SavePicture;

/// Whether there are pictures of the match on the table.
pub fn possible(table: &TableState) -> bool {
    let seats = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    let board = skin_of(&table.variant, seats).is_some();
    !table.practice && (board || card_skin_of(&table.variant).is_some())
}

/// The pictures being painted.
#[derive(Resource, Default)]
struct Painting(Vec<Task<Result<Painted, String>>>);

/// What was written.
struct Painted {
    /// The file of the position.
    file: PathBuf,
    /// Whether the match is beside it.
    moves: bool,
}

/// What is painted.
struct Order {
    game: Box<dyn AnyMatch>,
    /// How many moves the position is after.
    shown: usize,
    names: Vec<String>,
    ending: Option<String>,
    folder: PathBuf,
    /// What the names of both files begin with.
    stem: String,
}

fn begin(
    table: Res<TableState>,
    games: Res<Games>,
    matches: Res<Matches>,
    files: Res<Files>,
    mut painting: ResMut<Painting>,
    mut notice: ResMut<Notice>,
) {
    let kept = matches.on_table();
    let game = kept.and_then(|kept| games.replay(&kept.record));
    let (Some(kept), Some(game)) = (kept, game) else {
        notice.tell(text("carry-no_match"));
        return;
    };
    let ending = match (ending::headline(&table), ending::reason(&table)) {
        (Some(headline), Some(reason)) => Some(two_sentences(&headline, &reason)),
        (headline, reason) => headline.or(reason),
    };
    let shown = table.shown();
    let order = Order {
        game,
        shown,
        names: people::names(&kept.record),
        ending,
        folder: files.0.pictures(),
        stem: format!(
            "{}-{}-{shown}",
            table.variant.replace('_', "-"),
            kept.number
        ),
    };
    let task = async move { paint(order).map_err(|error| error.to_string()) };
    painting.0.push(AsyncComputeTaskPool::get().spawn(task));
}

/// Writes the position, and the match if anything was played.
fn paint(order: Order) -> Result<Painted, PictureError> {
    let Order {
        mut game,
        shown,
        names,
        ending,
        folder,
        stem,
    } = order;
    let art = ArtFolder(assets::folder());
    let over = game.ply() == shown;
    let film_of = scenes(game.clone_box(), None, &names, ending.as_deref());
    while game.ply() > shown && game.undo() {}
    let scene = Scene::of(&*game, None, &names, ending.as_deref().filter(|_| over));
    let still = Painter::new(&art, &scene, WIDTH)?.png(&scene)?;
    let (still_file, film_file) = (format!("{stem}.png"), format!("{stem}.gif"));
    let file = write(&folder, &still_file, &still)?;
    let moves = film_of.len() > 1;
    if moves {
        write(&folder, &film_file, &film(&art, &film_of, FILM)?)?;
    }
    Ok(Painted { file, moves })
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> Result<PathBuf, PictureError> {
    let file = folder.join(name);
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(&file, bytes));
    let failed =
        |error: std::io::Error| PictureError::Encoding(format!("{}: {error}", file.display()));
    written.map_err(failed)?;
    Ok(file)
}

/// Says where the pictures are.
fn finish(
    time: Res<Time>,
    mut redraw: ResMut<RedrawTimer>,
    mut painting: ResMut<Painting>,
    mut notice: ResMut<Notice>,
) {
    painting.0.retain_mut(|task| {
        let painted = check_ready(task);
        let is_ready = painted.is_some();
        if let Some(painted) = painted {
            notice.tell(words(painted));
        }
        !is_ready
    });
    if !painting.0.is_empty() {
        redraw.at(time.elapsed_secs() + SOON);
    }
}

fn words(painted: Result<Painted, String>) -> String {
    match painted {
        Ok(Painted { file, moves }) => {
            let key = match moves {
                true => "picture-saved",
                false => "picture-saved-position",
            };
            fill(key, &[("file", &file.display().to_string())])
        }
        Err(why) => why,
    }
}
