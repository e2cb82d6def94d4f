//! Saves pictures of the match on the table: the position shown as PNG, and the match as GIF. They are
//! painted in the background: on a desktop in a task, in a page by a worker.

use bevy::prelude::*;

use crate::app::files::Notice;
use crate::app::schedule::{FrameSystems, SessionSystems};
use crate::app::session::{Games, Matches, TableState};
use crate::app::state::Screen;
use crate::app::wording::{ending, people};
use crate::picture::{PictureOrder, Scene, scenes};
use crate::skins::{card_skin_of, skin_of};
use crate::texts::{Sentence, two_sentences};

#[cfg(not(target_arch = "wasm32"))]
use desktop as saving;
#[cfg(target_arch = "wasm32")]
use web as saving;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SavePicture>()
        .init_resource::<saving::Painting>()
        .add_systems(
            Update,
            (
                begin.run_if(on_message::<SavePicture>),
                saving::finish.run_if(saving::is_painting),
            )
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
    !table.is_practice() && (board || card_skin_of(&table.variant).is_some())
}

/// What is to be painted, and what the names of the files begin with.
struct Orders {
    position: PictureOrder,
    /// The match, if anything was played.
    film: Option<PictureOrder>,
    stem: String,
}

/// What is to be painted of the match on the table; `None` if there is none.
fn orders(table: &TableState, games: &Games, matches: &Matches) -> Option<Orders> {
    let kept = matches.on_table()?;
    let mut game = games.replay(&kept.record)?;
    let ending = match (ending::headline(table), ending::reason(table)) {
        (Some(headline), Some(reason)) => Some(two_sentences(&headline, &reason)),
        (headline, reason) => headline.or(reason),
    };
    let shown = table.shown();
    let names = people::names(&kept.record);
    let over = game.ply() == shown;
    let film = scenes(game.clone_box(), None, &names, ending.as_deref());
    while game.ply() > shown && game.undo() {}
    let scene = Scene::of(&*game, None, &names, ending.as_deref().filter(|_| over));
    Some(Orders {
        position: PictureOrder::Position(Box::new(scene)),
        film: (film.len() > 1).then_some(PictureOrder::Match(film)),
        stem: format!(
            "{}-{}-{shown}",
            table.variant.replace('_', "-"),
            kept.number
        ),
    })
}

fn begin(
    table: Res<TableState>,
    games: Res<Games>,
    matches: Res<Matches>,
    mut saving: saving::Saving,
    mut notice: ResMut<Notice>,
) {
    match orders(&table, &games, &matches) {
        Some(orders) => saving.begin(orders),
        None => notice.tell(Sentence::new("carry-no_match")),
    }
}

/// Into the pictures of the person's own folder.
#[cfg(not(target_arch = "wasm32"))]
mod desktop {
    use std::fs;
    use std::path::{Path, PathBuf};

    use bevy::ecs::system::SystemParam;
    use bevy::prelude::*;
    use bevy::tasks::futures::check_ready;
    use bevy::tasks::{AsyncComputeTaskPool, Task};

    use super::Orders;
    use crate::app::files::{Files, Notice};
    use crate::app::redraw::RedrawTimer;
    use crate::picture::{ArtFolder, PictureOrder};
    use crate::platform::assets;
    use crate::texts::{Sentence, Worded};

    /// Seconds until the next look at whether the pictures are painted.
    const SOON: f32 = 0.1;

    /// The pictures being painted.
    #[derive(Resource, Default)]
    pub(super) struct Painting(Vec<Task<Result<Painted, Worded>>>);

    /// What was written.
    struct Painted {
        /// The file of the position.
        file: PathBuf,
        /// Whether the match is beside it.
        moves: bool,
    }

    /// What paints and writes.
    #[derive(SystemParam)]
    pub(super) struct Saving<'w> {
        files: Res<'w, Files>,
        painting: ResMut<'w, Painting>,
    }

    impl Saving<'_> {
        pub(super) fn begin(&mut self, orders: Orders) {
            let folder = self.files.0.pictures();
            let task = async move { save(&orders, &folder) };
            self.painting
                .0
                .push(AsyncComputeTaskPool::get().spawn(task));
        }
    }

    /// Writes the position, and the match if there is one.
    fn save(orders: &Orders, folder: &Path) -> Result<Painted, Worded> {
        let file = write(&orders.position, orders, folder)?;
        if let Some(film) = &orders.film {
            write(film, orders, folder)?;
        }
        Ok(Painted {
            file,
            moves: orders.film.is_some(),
        })
    }

    fn write(order: &PictureOrder, orders: &Orders, folder: &Path) -> Result<PathBuf, Worded> {
        let art = ArtFolder(assets::folder());
        let bytes = order.paint(&art).map_err(Worded::of)?;
        let file = folder.join(format!("{}.{}", orders.stem, order.extension()));
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&file, bytes));
        written.map_err(|error| {
            Sentence::new("picture-not_written")
                .with("file", file.display())
                .with("why", error)
        })?;
        Ok(file)
    }

    pub(super) fn is_painting(painting: Res<Painting>) -> bool {
        !painting.0.is_empty()
    }

    /// Says where the pictures are.
    pub(super) fn finish(
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

    fn words(painted: Result<Painted, Worded>) -> Worded {
        match painted {
            Ok(Painted { file, moves }) => {
                let key = match moves {
                    true => "picture-saved",
                    false => "picture-saved-position",
                };
                Sentence::new(key).with("file", file.display()).into()
            }
            Err(why) => why,
        }
    }
}

/// Into the downloads of the browser.
#[cfg(target_arch = "wasm32")]
mod web {
    use bevy::ecs::system::SystemParam;
    use bevy::prelude::*;

    use super::Orders;
    use crate::app::files::Notice;
    use crate::app::page;
    use crate::texts::Sentence;

    /// Whether pictures are being painted.
    #[derive(Resource, Default)]
    pub(super) struct Painting(bool);

    /// What asks the page for pictures.
    #[derive(SystemParam)]
    pub(super) struct Saving<'w> {
        painting: ResMut<'w, Painting>,
    }

    impl Saving<'_> {
        pub(super) fn begin(&mut self, orders: Orders) {
            for order in [Some(&orders.position), orders.film.as_ref()]
                .into_iter()
                .flatten()
            {
                // A scene has nothing that JSON could not hold.
                let Ok(asked) = serde_json::to_string(order) else {
                    continue;
                };
                let name = format!("{}.{}", orders.stem, order.extension());
                page::paint(&asked, &name);
                self.painting.0 = true;
            }
        }
    }

    pub(super) fn is_painting(painting: Res<Painting>) -> bool {
        painting.0
    }

    /// Says that the pictures are saved, or why not. The page wakes the game when they are.
    pub(super) fn finish(mut painting: ResMut<Painting>, mut notice: ResMut<Notice>) {
        let Some(why) = page::painted() else { return };
        painting.0 = false;
        notice.tell(if why.is_empty() {
            Sentence::new("picture-downloaded")
        } else {
            Sentence::new("picture-not_painted").with("why", why)
        });
    }
}
