//! The puzzles of each game, and the one of today.

use bevy::prelude::*;

use crate::app::course::{Course, StartCourse};
use crate::app::panels::puzzles;
use crate::app::panels::puzzles::{PuzzlesAction, PuzzlesData, PuzzlesState};
use crate::app::progress::Learnt;
use crate::app::screens::setup::MatchSetup;
use crate::app::screens::{MenuExt, PanelContext, content};
use crate::app::session::TableState;
use crate::app::state::{Menu, Screen};
use crate::app::table::presentation::Presentations;
use crate::levels;
use crate::rules::Variant;
use crate::store::progress::Progress;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Puzzles), open)
        .add_systems(OnExit(Menu::Puzzles), close)
        .show_menu(Menu::Puzzles, show);
}

/// The page as it lies open.
#[derive(Resource)]
struct PuzzlesPage {
    data: PuzzlesData,
    state: PuzzlesState,
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
    let game = content::game_of(&puzzle_games(&all), variant);
    commands.insert_resource(PuzzlesPage {
        data: puzzles_data(&all, &learnt.0, game),
        state: PuzzlesState { game, ..default() },
    });
}

fn close(mut commands: Commands) {
    commands.remove_resource::<PuzzlesPage>();
}

fn puzzle_games(games: &Presentations) -> Vec<&'static Variant> {
    content::variants(games, content::has_puzzles)
}

fn puzzles_data(all: &Presentations, progress: &Progress, game: usize) -> PuzzlesData {
    let games = puzzle_games(all);
    let variant = games.get(game).map_or("", |variant| variant.key);
    PuzzlesData {
        shelves: content::shelves(&games),
        puzzles: content::puzzle_cards(all, progress, variant),
        daily: content::daily().map(|puzzle| progress.is_solved(&puzzle.id)),
    }
}

/// The puzzle at a place among those of a game.
fn puzzle(all: &Presentations, game: usize, place: usize) -> Option<Course> {
    let games = puzzle_games(all);
    let puzzle = levels::puzzles::of(games.get(game)?.key).get(place)?;
    Some(Course::Puzzle(puzzle.id.clone()))
}

fn show(
    mut panel: PanelContext,
    mut page: ResMut<PuzzlesPage>,
    learnt: Res<Learnt>,
    mut courses: MessageWriter<StartCourse>,
) -> Result {
    let ctx = panel.egui()?;
    let PuzzlesPage { data, state } = &mut *page;
    let Some(action) = puzzles::show(&ctx, &panel.theme, data, state) else {
        return Ok(());
    };
    panel.pressed();
    let start = match action {
        PuzzlesAction::Back => {
            panel.leave(Menu::Puzzles);
            None
        }
        PuzzlesAction::Game(game) => {
            *data = puzzles_data(&panel.games, &learnt.0, game);
            None
        }
        PuzzlesAction::Play(place) => puzzle(&panel.games, state.game, place),
        PuzzlesAction::Daily => content::daily().map(|puzzle| Course::Puzzle(puzzle.id.clone())),
    };
    if let Some(course) = start {
        courses.write(StartCourse(course));
    }
    Ok(())
}
