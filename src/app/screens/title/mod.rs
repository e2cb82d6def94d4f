//! The title screen: the open coffer with the games, the saved match and the other pages.

pub mod view;
mod welcome;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

use crate::VERSION;
use crate::app::assets::broken_index;
use crate::app::career::{Explored, NewAchievements};
use crate::app::course::StartCourse;
use crate::app::cue::Cue;
use crate::app::files::Saver;
use crate::app::progress::PlayerProgress;
use crate::app::redraw::RedrawTimer;
use crate::app::schedule::{FrameSystems, PanelSystems};
use crate::app::screens::matches::lines;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::{MenuExt, PanelState};
use crate::app::screens::panel::points::rect;
use crate::app::screens::setup::MatchSetup;
use crate::app::screens::title::view::{CofferFamily, Daily, TitleAction, TitleData, TitleLayout};
use crate::app::screens::today::offers;
use crate::app::session::guests::kept_visit::KeptVisit;
use crate::app::session::{Matches, Open};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use crate::app::table::board::skin;
use crate::app::table::layout::TableLayout;
use crate::app::transfer::{JoinTable, Transfer};
use crate::app::ui::page::PageState;
use crate::app::ui::pressed_with_command;
use crate::app::wall_clock::{DAY, WallClock};
use crate::app::wording::times;
use crate::levels::library::LevelLibrary;
use crate::rules::registry;
use crate::store::matches::KeptMatch;
use crate::texts::{self, fill, plural, text};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TitleLayouts>()
        .fresh::<PageState>(Menu::None)
        .add_systems(OnEnter(Screen::Title), open)
        .add_systems(
            Update,
            wake_at_midnight
                .run_if(in_state(Screen::Title))
                .in_set(FrameSystems::Follow),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Title).and_then(in_state(Menu::None)))
                .in_set(PanelSystems::Menu),
        );
}

/// Positions within the title picture.
#[derive(Resource)]
struct TitleLayouts {
    wide: TitleLayout,
    tall: TitleLayout,
}

impl Default for TitleLayouts {
    fn default() -> Self {
        let positions = include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/images/title.json"
        ));
        let layout = |tall: bool| {
            TitleLayout::parse(positions, tall).unwrap_or_else(|problem| {
                error!("{}", broken_index("title", &problem));
                if tall {
                    TitleLayout::tall()
                } else {
                    TitleLayout::wide()
                }
            })
        };
        Self {
            wide: layout(false),
            tall: layout(true),
        }
    }
}

fn open(state: Option<ResMut<PanelState<PageState>>>, mut cues: MessageWriter<Cue>) {
    if let Some(mut state) = state {
        state.focus_first = true;
    }
    cues.write(Cue::Lid);
}

/// The text below *Continue*, and a shorter one: the only unfinished match, the number of unfinished
/// matches, or that of finished ones.
fn saved_lines(matches: &Matches) -> Option<[String; 2]> {
    let counted = |key, number| {
        let line = plural(key, number);
        [line.clone(), line]
    };
    let unfinished: Vec<&KeptMatch> = matches.unfinished().collect();
    let finished = matches.kept().which(true).count();
    match (unfinished.as_slice(), finished) {
        ([], 0) => None,
        ([], finished) => Some(counted("title-finished", finished)),
        ([only], _) => Some(lines(&only.record)),
        (several, _) => Some(counted("title-several", several.len())),
    }
}

/// The same for a table at another device that was not left.
fn lines_of_visit(variant: &str) -> [String; 2] {
    let name = format!("{variant}-name");
    let game = text(&name);
    [fill("title-visit", &[("game", game)]), game.to_owned()]
}

/// The button for what is offered today: the date, the longest streak, and whether all is done.
fn daily(levels: &LevelLibrary, today: u64, progress: &PlayerProgress) -> Option<Daily> {
    let offers = offers(levels, &progress.0);
    let runs = offers.iter().map(|(_, days)| days.days(today));
    let run = runs.max()?;
    let date = times::date(today, today);
    let note = match run {
        0 | 1 => date,
        _ => fill(
            "title-daily-run",
            &[("date", &date), ("n", &run.to_string())],
        ),
    };
    Some(Daily {
        note,
        solved: offers.iter().all(|(_, days)| days.is_solved(today)),
    })
}

/// Redraws at midnight, when what is offered changes.
fn wake_at_midnight(clock: Res<WallClock>, time: Res<Time>, mut redraw: ResMut<RedrawTimer>) {
    let left = DAY - clock.today().second;
    redraw.at(time.elapsed_secs() + left as f32);
}

/// What the title shows.
#[derive(SystemParam)]
struct TitleSources<'w> {
    layouts: Res<'w, TitleLayouts>,
    table: Res<'w, TableLayout>,
    matches: Res<'w, Matches>,
    visit: Res<'w, KeptVisit>,
    clock: Res<'w, WallClock>,
    explored: Res<'w, Explored>,
    achievements: Res<'w, NewAchievements>,
}

/// What the title asks others for.
#[derive(SystemParam)]
struct TitleRequests<'w> {
    opens: MessageWriter<'w, Open>,
    courses: MessageWriter<'w, StartCourse>,
    transfers: MessageWriter<'w, Transfer>,
    tables: MessageWriter<'w, JoinTable>,
    exit: MessageWriter<'w, AppExit>,
}

fn data(
    panel: &PanelContext,
    ctx: &egui::Context,
    sources: &TitleSources,
    progress: &PlayerProgress,
    music: bool,
) -> TitleData {
    let window = sources.table.window;
    let tall = window.x < window.y;
    let layouts = &sources.layouts;
    let positions = if tall { &layouts.tall } else { &layouts.wide };
    let today = sources.clock.today().day;
    TitleData {
        layout: positions.clone(),
        picture: rect(ctx, skin::title_rect(window, tall)),
        families: registry::FAMILIES
            .iter()
            .map(|key| CofferFamily {
                name: text(&format!("family-{key}")).to_owned(),
                open: panel.games.of_family(key).next().is_some(),
            })
            .collect(),
        saved: match sources.visit.table() {
            Some((_, variant)) => Some(lines_of_visit(variant)),
            None => saved_lines(&sources.matches),
        },
        daily: daily(&panel.levels, today, progress),
        explored: sources.explored.0.percent(),
        new_achievements: sources.achievements.unseen.len(),
        language: texts::language_name(),
        music,
        welcome: match sources.visit.table() {
            Some(_) => None,
            None => welcome::offer(&panel.games, &progress.0, &sources.matches),
        },
        quit: cfg!(not(target_arch = "wasm32")),
        version: VERSION,
    }
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<PanelState<PageState>>,
    mut setup: ResMut<MatchSetup>,
    mut settings: ResMut<Settings>,
    mut progress: ResMut<PlayerProgress>,
    mut saver: ResMut<Saver>,
    sources: TitleSources,
    mut requests: TitleRequests,
) -> Result {
    let ctx = panel.egui()?;
    let music = settings.music_gain() > 0.0;
    let data = data(&panel, &ctx, &sources, &progress, music);
    // Pasting opens a match from the clipboard.
    if pressed_with_command(&ctx, egui::Key::V) {
        requests.transfers.write(Transfer::Open);
    }
    let Some(action) = view::show(&ctx, &panel.theme, &data, &mut state) else {
        return Ok(());
    };
    panel.pressed();
    match action {
        TitleAction::Teach => {
            welcome::done(&mut progress, &mut saver);
            requests.courses.write(welcome::first_lesson());
        }
        TitleAction::Play => {
            welcome::done(&mut progress, &mut saver);
            requests
                .opens
                .write_batch(welcome::first_match(&panel.games).map(Open::game));
        }
        TitleAction::Open(index) => {
            if let Some(family) = registry::FAMILIES.get(index) {
                setup.begin(&panel.games, family, &settings.last_setup);
                panel.open(Menu::Setup);
            }
        }
        TitleAction::Continue if let Some((link, _)) = sources.visit.table() => {
            requests.tables.write(JoinTable(link.clone()));
        }
        TitleAction::Continue => match sources.matches.only_unfinished() {
            Some(only) => {
                requests.opens.write(Open::game((*only.record).clone()));
            }
            None => panel.open(Menu::Matches),
        },
        TitleAction::Daily => panel.open(Menu::Today),
        // The list of matches also has a button for opening one from text.
        TitleAction::OpenMatch if sources.matches.kept().iter().next().is_some() => {
            panel.open(Menu::Matches);
        }
        TitleAction::OpenMatch => {
            requests.transfers.write(Transfer::Open);
        }
        TitleAction::Career => panel.open(Menu::Career),
        TitleAction::Languages => panel.open(Menu::Languages),
        TitleAction::Music => settings.toggle_music(),
        TitleAction::Settings => panel.open(Menu::Settings),
        TitleAction::Credits => panel.open(Menu::Credits),
        TitleAction::Quit => {
            requests.exit.write(AppExit::Success);
        }
    }
    Ok(())
}
