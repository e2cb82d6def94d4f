//! Achievements are kept when they are reached, whatever it was that reached them.

use bevy::prelude::*;

use crate::app::files::Saver;
use crate::app::levels::Levels;
use crate::app::progress::{PlayerProgress, ask_courtiers, count};
use crate::app::schedule::SessionSystems;
use crate::app::session::TableReset;
use crate::app::wall_clock::WallClock;
use crate::levels::achievements::Achievement;
use crate::store::career::{Career, Part};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NewAchievements>()
        .init_resource::<Explored>()
        .add_systems(
            Update,
            (
                forget_latest.run_if(on_message::<TableReset>),
                (keep, explore)
                    .chain()
                    .run_if(resource_changed::<PlayerProgress>),
            )
                .chain()
                .after(SessionSystems::Panels)
                .after(count)
                .after(ask_courtiers),
        );
}

/// What was reached and has not been looked at.
#[derive(Resource, Default, Debug)]
pub struct NewAchievements {
    /// Since the page of the career was open.
    pub unseen: Vec<&'static Achievement>,
    /// In the match on the table.
    pub latest: Vec<&'static Achievement>,
}

impl NewAchievements {
    /// The names of what was reached in the match on the table; `None` if nothing was.
    pub fn latest_names(&self) -> Option<Vec<String>> {
        let names = self.latest.iter().map(|one| one.name());
        (!self.latest.is_empty()).then(|| names.collect())
    }
}

/// How much of the coffer is explored.
#[derive(Resource, Default, Debug)]
pub struct Explored(pub Part);

fn forget_latest(mut new: ResMut<NewAchievements>) {
    new.latest.clear();
}

fn keep(
    mut progress: ResMut<PlayerProgress>,
    levels: Res<Levels>,
    clock: Res<WallClock>,
    mut new: ResMut<NewAchievements>,
    mut saver: ResMut<Saver>,
) {
    let reached: Vec<&Achievement> = Career::new(&progress.0, &levels)
        .new_achievements()
        .collect();
    if reached.is_empty() {
        return;
    }
    let today = clock.today().day;
    for one in &reached {
        progress.0.set_achieved(&one.key, today);
    }
    progress.keep(&mut saver);
    new.unseen.extend(&reached);
    new.latest = reached;
}

fn explore(progress: Res<PlayerProgress>, levels: Res<Levels>, mut explored: ResMut<Explored>) {
    explored.0 = Career::new(&progress.0, &levels).explored();
}
