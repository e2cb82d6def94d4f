//! The puzzles of each game, and the puzzle of the day.

mod cards;
pub mod view;

use bevy::prelude::*;

use crate::app::course::{Course, StartCourse};
use crate::app::progress::PlayerProgress;
use crate::app::screens::about_game::content;
use crate::app::screens::at_hand::AtHand;
use crate::app::screens::panel::PanelContext;
use crate::app::screens::panel::menus::MenuExt;
use crate::app::screens::puzzles::cards::{lesson_cards, puzzle_cards};
use crate::app::screens::puzzles::view::{PuzzlesAction, PuzzlesData, PuzzlesState};
use crate::app::session::Games;
use crate::app::state::Menu;
use crate::app::table::presentation::Presentations;
use crate::app::ui::PageState;
use crate::app::wall_clock::WallClock;
use crate::levels::library::LevelLibrary;
use crate::levels::rush::PuzzleRush;
use crate::rules::Variant;
use crate::store::progress::Progress;

pub(super) fn plugin(app: &mut App) {
    app.page(Menu::Puzzles, open, show);
}

/// The open page.
#[derive(Resource)]
struct PuzzlesPage {
    games: Vec<&'static Variant>,
    data: PuzzlesData,
    state: PageState<PuzzlesState>,
}

fn open(
    at_hand: AtHand,
    progress: Res<PlayerProgress>,
    presentations: Res<Presentations>,
    clock: Res<WallClock>,
) -> Option<PuzzlesPage> {
    let has_puzzles = |variant: &str| content::has_puzzles(&at_hand.levels, variant);
    let (games, game) = at_hand.variants(has_puzzles);
    Some(PuzzlesPage {
        data: data(
            &at_hand.games,
            &presentations,
            &at_hand.levels,
            &progress.0,
            &games,
            game,
            *clock,
        ),
        games,
        state: PageState::of(PuzzlesState { game, ..default() }),
    })
}

fn data(
    all: &Games,
    presentations: &Presentations,
    levels: &LevelLibrary,
    progress: &Progress,
    games: &[&'static Variant],
    game: usize,
    clock: WallClock,
) -> PuzzlesData {
    let today = clock.today().day;
    let variant = content::key_at(games, game);
    let presentation = presentations.of(all, variant);
    PuzzlesData {
        families: content::families(games),
        puzzles: presentation.map_or_else(Vec::new, |game| {
            puzzle_cards(all, game, levels, progress, variant, clock.unix())
        }),
        lessons: presentation.map_or_else(Vec::new, |game| {
            lesson_cards(all, game, levels, progress, variant)
        }),
        rush: PuzzleRush::is_possible(levels, variant),
        daily: family_at(games, game)
            .filter(|family| levels.of_the_day(family, today).is_some())
            .map(|family| progress.daily_of(family).is_solved(today)),
    }
}

/// The family of the game at an index.
fn family_at(games: &[&'static Variant], game: usize) -> Option<&'static str> {
    games.get(game).map(|variant| variant.family)
}

/// The puzzle at an index among those of a variant.
fn puzzle(levels: &LevelLibrary, variant: &str, place: usize) -> Option<Course> {
    let puzzle = levels.puzzles(variant).nth(place)?;
    Some(Course::Puzzle(puzzle.id.clone()))
}

/// The lesson at an index among the player's own of a variant.
fn lesson(levels: &LevelLibrary, variant: &str, place: usize) -> Option<Course> {
    let lesson = levels.own_lessons(variant).nth(place)?;
    Some(Course::Lesson(lesson.id().to_owned()))
}

fn show(
    mut panel: PanelContext,
    mut page: ResMut<PuzzlesPage>,
    progress: Res<PlayerProgress>,
    clock: Res<WallClock>,
    mut courses: MessageWriter<StartCourse>,
) -> Result {
    let PuzzlesPage {
        games,
        data: shown,
        state,
    } = &mut *page;
    let Some(action) = panel.show(|ctx, theme| view::show(ctx, theme, shown, state))? else {
        return Ok(());
    };
    let game = state.view.game;
    let variant = content::key_at(games, game);
    let start = match action {
        PuzzlesAction::Back => {
            panel.leave(Menu::Puzzles);
            None
        }
        PuzzlesAction::Game(game) => {
            let (all, looks, levels) = (&panel.games, &panel.presentations, &panel.levels);
            *shown = data(all, looks, levels, &progress.0, games, game, *clock);
            None
        }
        PuzzlesAction::Play(place) => puzzle(&panel.levels, variant, place),
        PuzzlesAction::Lesson(place) => lesson(&panel.levels, variant, place),
        PuzzlesAction::Rush => Some(Course::Rush(variant.to_owned())),
        PuzzlesAction::Daily => family_at(games, game)
            .and_then(|family| Course::daily(&panel.levels, family, clock.today().day)),
    };
    if let Some(course) = start {
        courses.write(StartCourse(course));
    }
    Ok(())
}
