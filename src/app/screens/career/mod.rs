//! The career at court: the seals of the courtiers, the achievements with their stories, and how much of
//! the coffer is explored.

pub mod view;

use bevy::prelude::*;

use crate::app::career::NewAchievements;
use crate::app::levels::Levels;
use crate::app::progress::PlayerProgress;
use crate::app::screens::career::view::{CareerData, SealRow, ShownAchievement, ShownSeal};
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::MenuExt;
use crate::app::state::Menu;
use crate::app::ui::PageState;
use crate::app::wall_clock::WallClock;
use crate::app::wording::times;
use crate::levels::achievements::Achievement;
use crate::levels::library::LevelLibrary;
use crate::players::levels::Courtier;
use crate::store::career::{Career, FamilySeals};
use crate::store::progress::Progress;
use crate::texts::{fill, text};

pub(super) fn plugin(app: &mut App) {
    app.page(Menu::Career, open, show)
        .add_systems(OnExit(Menu::Career), looked_at);
}

/// The open page.
#[derive(Resource)]
struct CareerPage {
    data: CareerData,
    state: PageState,
}

fn open(
    progress: Res<PlayerProgress>,
    levels: Res<Levels>,
    new: Res<NewAchievements>,
    clock: Res<WallClock>,
) -> Option<CareerPage> {
    Some(CareerPage {
        data: data(&progress.0, &levels, &new, clock.today().day),
        state: PageState::default(),
    })
}

/// What was new has been seen.
fn looked_at(mut new: ResMut<NewAchievements>) {
    new.unseen.clear();
}

fn seals(family: &FamilySeals) -> SealRow {
    let seal = |&(level, won): &(u8, bool)| {
        let courtier = Courtier::of_level(level)?.usual().key;
        let name = format!("courtier-{courtier}");
        let key = if won {
            "career-seal-won"
        } else {
            "career-seal-open"
        };
        Some(ShownSeal {
            portrait: courtier,
            won,
            spoken: fill(key, &[("name", text(&name))]),
        })
    };
    SealRow {
        family: text(&format!("family-{}", family.family)).to_owned(),
        seals: family.seals.iter().filter_map(seal).collect(),
    }
}

fn achievement(
    career: Career,
    progress: &Progress,
    one: &Achievement,
    today: u64,
    new: bool,
) -> ShownAchievement {
    let part = career.part(&one.deed);
    let words = match progress.achieved(&one.key) {
        Some(_) => one.story(),
        None if part.all > 1 => fill(
            "career-achievement-part",
            &[
                ("task", &one.task()),
                ("done", &part.done.to_string()),
                ("all", &part.all.to_string()),
            ],
        ),
        None => one.task(),
    };
    ShownAchievement {
        name: one.name(),
        words,
        day: progress.achieved(&one.key).map(|day| {
            let date = times::date(day, today);
            fill("career-achievement-day", &[("date", &date)])
        }),
        new,
    }
}

fn data(
    progress: &Progress,
    levels: &LevelLibrary,
    new: &NewAchievements,
    today: u64,
) -> CareerData {
    let career = Career::new(progress, levels);
    let all = Achievement::all();
    let shown = |one: &Achievement| {
        let is_new = new.unseen.iter().any(|unseen| unseen.key == one.key);
        achievement(career, progress, one, today, is_new)
    };
    CareerData {
        explored: career.explored(),
        seals: career.seals().iter().map(seals).collect(),
        achievements: all.iter().map(shown).collect(),
    }
}

fn show(mut panel: PanelContext, mut page: ResMut<CareerPage>) -> Result {
    let CareerPage { data, state } = &mut *page;
    let left = panel.show(|ctx, theme| view::show(ctx, theme, data, state))?;
    if left.is_some() {
        panel.leave(Menu::Career);
    }
    Ok(())
}
