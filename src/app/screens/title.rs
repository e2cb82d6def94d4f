//! The open coffer: the way to the games, to the match that was kept, and to what else there is.

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

use crate::app::carry::Carry;
use crate::app::course::{Course, StartCourse};
use crate::app::cue::Cue;
use crate::app::panels::title;
use crate::app::panels::title::{Family, TitleAction, TitleData, TitleLayout, TitleState};
use crate::app::progress::Learnt;
use crate::app::schedule::PanelSystems;
use crate::app::screens::setup::MatchSetup;
use crate::app::screens::{MenuExt, PanelContext, Shown, content, rect};
use crate::app::session::{Games, Open, SavedMatch};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use crate::app::table::board::skin;
use crate::app::table::layout::TableLayout;
use crate::rules::{Record, registry};
use crate::texts::{fill, text};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TitleLayouts>()
        .fresh::<TitleState>(Menu::None)
        .add_systems(OnEnter(Screen::Title), open)
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Title).and_then(in_state(Menu::None)))
                .in_set(PanelSystems::Menu)
                .ambiguous_with(PanelSystems::Menu),
        );
}

/// Where things lie in the picture of the coffer.
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
                error!("{problem}");
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

fn open(state: Option<ResMut<Shown<TitleState>>>, mut cues: MessageWriter<Cue>) {
    if let Some(mut state) = state {
        state.focus_first = true;
    }
    cues.write(Cue::Lid);
}

/// The match that was kept, in a line.
fn saved_line(record: &Record) -> String {
    let moves = (record.moves.len() / record.seats.len().max(1) + 1).to_string();
    fill(
        "ui.title.saved",
        &[
            ("game", text(&format!("ui.{}.name", record.variant))),
            ("n", &moves),
        ],
    )
}

fn data(
    games: &Games,
    ctx: &egui::Context,
    layouts: &TitleLayouts,
    table: &TableLayout,
    saved: &SavedMatch,
    learnt: &Learnt,
) -> TitleData {
    let tall = table.window.x < table.window.y;
    let positions = if tall { &layouts.tall } else { &layouts.wide };
    TitleData {
        layout: positions.clone(),
        picture: rect(ctx, skin::title_rect(table.window, tall)),
        families: registry::FAMILIES
            .iter()
            .map(|key| Family {
                name: text(&format!("ui.family.{key}")).to_owned(),
                open: games.variants().any(|variant| variant.family == *key),
            })
            .collect(),
        saved: saved.0.as_ref().map(saved_line),
        daily: content::daily().map(|puzzle| learnt.0.is_solved(&puzzle.id)),
        quit: cfg!(not(target_arch = "wasm32")),
    }
}

fn show(
    mut panel: PanelContext,
    mut state: ResMut<Shown<TitleState>>,
    mut setup: ResMut<MatchSetup>,
    layouts: Res<TitleLayouts>,
    layout: Res<TableLayout>,
    settings: Res<Settings>,
    saved: Res<SavedMatch>,
    learnt: Res<Learnt>,
    mut matches: MessageWriter<Open>,
    mut courses: MessageWriter<StartCourse>,
    mut carry: MessageWriter<Carry>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let ctx = panel.egui()?;
    let data = data(&panel.games, &ctx, &layouts, &layout, &saved, &learnt);
    // What was copied elsewhere is opened from here.
    if ctx.input(|input| input.modifiers.command && input.key_pressed(egui::Key::V)) {
        carry.write(Carry::Open);
    }
    let Some(action) = title::show(&ctx, &panel.theme, &data, &mut state) else {
        return Ok(());
    };
    panel.pressed();
    match action {
        TitleAction::Open(index) => {
            if let Some(family) = registry::FAMILIES.get(index) {
                setup.begin(&panel.games, family, &settings.last_setup);
                panel.open(Menu::Setup);
            }
        }
        TitleAction::Continue => {
            if let Some(record) = saved.0.clone() {
                matches.write(Open(record));
            }
        }
        TitleAction::Daily => {
            if let Some(puzzle) = content::daily() {
                courses.write(StartCourse(Course::Puzzle(puzzle.id.clone())));
            }
        }
        TitleAction::Settings => panel.open(Menu::Settings),
        TitleAction::Credits => panel.open(Menu::Credits),
        TitleAction::Quit => {
            exit.write(AppExit::Success);
        }
    }
    Ok(())
}
