//! What was won and lost.

use bevy::prelude::*;

use crate::app::panels::statistics;
use crate::app::panels::statistics::{StatisticsAction, StatisticsData, StatisticsState, TallyRow};
use crate::app::progress::Learnt;
use crate::app::screens::setup::MatchSetup;
use crate::app::screens::{MenuExt, PanelContext, content};
use crate::app::session::TableState;
use crate::app::state::{Menu, Screen};
use crate::app::table::presentation::Presentations;
use crate::players::thinker;
use crate::rules::Variant;
use crate::store::progress::{Progress, Tally};
use crate::texts::{fill, text};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Statistics), open)
        .add_systems(OnExit(Menu::Statistics), close)
        .show_menu(Menu::Statistics, show);
}

/// The page as it lies open.
#[derive(Resource)]
struct StatisticsPage {
    data: StatisticsData,
    state: StatisticsState,
}

fn open(
    screen: Res<State<Screen>>,
    table: Res<TableState>,
    setup: Res<MatchSetup>,
    learnt: Res<Learnt>,
    all: Res<Presentations>,
    mut commands: Commands,
) {
    let at_table = *screen.get() == Screen::Table;
    let variant = if at_table {
        table.variant.as_str()
    } else {
        setup.variant(&all)
    };
    let game = content::game_of(&statistics_games(&all), variant);
    commands.insert_resource(StatisticsPage {
        data: statistics_data(&all, &learnt.0, game),
        state: StatisticsState { game, ..default() },
    });
}

fn close(mut commands: Commands) {
    commands.remove_resource::<StatisticsPage>();
}

fn statistics_games(games: &Presentations) -> Vec<&'static Variant> {
    content::variants(games, |_| true)
}

/// The figures of matches that ended.
fn tally_row(name: &str, portrait: &str, level: u8, tally: &Tally) -> TallyRow {
    TallyRow {
        name: name.to_owned(),
        portrait: portrait.to_owned(),
        level,
        won: tally.won,
        drawn: tally.drawn,
        lost: tally.lost,
        run: tally.run.longest,
        // Moves are counted as in the list of moves: one of each side.
        fewest: tally.fewest_plies.map(|plies| plies.div_ceil(2)),
    }
}

fn time_words(seconds: u64) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let (h, m) = (hours.to_string(), minutes.to_string());
    let key = if hours == 0 {
        "ui.statistics.minutes"
    } else {
        "ui.statistics.hours"
    };
    fill(key, &[("h", &h), ("m", &m)])
}

fn statistics_data(all: &Presentations, progress: &Progress, game: usize) -> StatisticsData {
    let games = statistics_games(all);
    let variant = games.get(game).map_or("", |variant| variant.key);
    let tally = progress.game(variant).cloned().unwrap_or_default();
    let rows = thinker::courtiers(variant).map(|courtier| {
        let level = courtier.level();
        let key = courtier.usual().key;
        let own = tally.levels.get(&level).copied().unwrap_or_default();
        tally_row(text(&format!("ui.courtier.{key}")), key, level, &own)
    });
    let all = tally.all_levels();
    let mut notes = Vec::new();
    let people = &tally.people;
    if people.played > 0 {
        let won = |seat: usize| {
            people
                .won
                .get(seat)
                .copied()
                .unwrap_or_default()
                .to_string()
        };
        let side = |seat: usize| text(&format!("ui.{variant}.seat.{seat}")).to_owned();
        let values = [
            ("played", people.played.to_string()),
            ("first", won(0)),
            ("one", side(0)),
            ("second", won(1)),
            ("other", side(1)),
            ("drawn", people.drawn.to_string()),
        ];
        let values: Vec<(&str, &str)> = values
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        notes.push(fill("ui.statistics.people", &values));
    }
    let seconds = all.seconds.saturating_add(people.seconds);
    if seconds >= 60 {
        notes.push(fill(
            "ui.statistics.time",
            &[("time", &time_words(seconds))],
        ));
    }
    let mut courses = Vec::new();
    if content::has_puzzles(variant) {
        let (done, all) = content::solved(progress, variant);
        courses.push(statistics::Course {
            icon: "puzzle".to_owned(),
            label: text("ui.setup.puzzles").to_owned(),
            note: content::solved_note(progress, variant),
            done,
            all,
        });
    }
    if let (Some((done, all)), Some(note)) = (
        content::lesson(progress, variant),
        content::lesson_note(progress, variant),
    ) {
        courses.push(statistics::Course {
            icon: "lesson".to_owned(),
            label: text("ui.setup.lesson").to_owned(),
            note,
            done,
            all,
        });
    }
    StatisticsData {
        shelves: content::shelves(&games),
        title: text(&format!("ui.{variant}.name")).to_owned(),
        rows: rows.collect(),
        all: tally_row(text("ui.statistics.all"), "", 0, &all),
        notes,
        courses,
    }
}

fn show(mut panel: PanelContext, mut page: ResMut<StatisticsPage>, learnt: Res<Learnt>) -> Result {
    let ctx = panel.egui()?;
    let StatisticsPage { data, state } = &mut *page;
    let Some(action) = statistics::show(&ctx, &panel.theme, data, state) else {
        return Ok(());
    };
    panel.pressed();
    match action {
        StatisticsAction::Back => panel.leave(Menu::Statistics),
        StatisticsAction::Game(game) => *data = statistics_data(&panel.games, &learnt.0, game),
    }
    Ok(())
}
