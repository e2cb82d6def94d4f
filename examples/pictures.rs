//! Takes pictures of the running game: of menus, of lessons, and of matches under way.
//!
//! `pictures FOLDER SCENE…` writes `FOLDER/SCENE.png` for each scene and ends. A scene is one of
//! those in [`named`], a match of `tests/it/data/tables`, or the id of a puzzle; keys to press there
//! and languages follow with a plus, e.g. `title+Right+Enter` or `mill+@fr`. `scripts/shots` runs it without a screen, in windows
//! of several shapes.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use bevy::window::{PrimaryWindow, RequestRedraw};
use kings_coffer::app::AppPlugin;
use kings_coffer::app::course::{Course, StartCourse};
use kings_coffer::app::session::replay::Replay;
use kings_coffer::app::session::review::ReviewState;
use kings_coffer::app::session::{Intent, Laying, Open, TableState};
use kings_coffer::app::settings::Settings;
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::table::animation::AnimationQueue;
use kings_coffer::app::table::board::skin::Skin;
use kings_coffer::app::table::cards::skin::CardSkin;
use kings_coffer::levels::deals;
use kings_coffer::levels::library::LevelLibrary;
use kings_coffer::levels::quiz::successions;
use kings_coffer::rules::{Record, registry};

/// How long nothing must have moved before the next step or the picture.
const STILL: Duration = Duration::from_millis(900);

/// One step on the way from the title to a scene.
#[derive(Clone, Debug)]
enum Step {
    /// Opens a menu.
    Menu(Menu),
    /// Opens the match in this file of `tests/it/data/tables`.
    Match(String),
    /// Resigns the match on the table, which shows its result.
    Resign,
    /// Opens the review of the match on the table, in place of any menu.
    Review,
    /// Begins a lesson or a puzzle.
    Course(Course),
    /// Presses and releases a key.
    Key(KeyCode),
    /// Goes on in the language with this code.
    Language(String),
}

/// The keys that can follow the name of a scene.
const KEYS: [(&str, KeyCode); 16] = [
    ("1", KeyCode::Digit1),
    ("2", KeyCode::Digit2),
    ("3", KeyCode::Digit3),
    ("Down", KeyCode::ArrowDown),
    ("End", KeyCode::End),
    ("Enter", KeyCode::Enter),
    ("Escape", KeyCode::Escape),
    ("F1", KeyCode::F1),
    ("H", KeyCode::KeyH),
    ("Home", KeyCode::Home),
    ("Left", KeyCode::ArrowLeft),
    ("PageDown", KeyCode::PageDown),
    ("PageUp", KeyCode::PageUp),
    ("Right", KeyCode::ArrowRight),
    ("Tab", KeyCode::Tab),
    ("Up", KeyCode::ArrowUp),
];

/// How to reach a scene from the title, with the keys and languages (`@fr`) behind its name. An error
/// names the unknown key.
fn steps(scene: &str) -> Result<Vec<Step>, String> {
    let mut parts = scene.split('+');
    let mut steps = named(parts.next().unwrap_or_default());
    for name in parts {
        if let Some(code) = name.strip_prefix('@') {
            steps.push(Step::Language(code.to_owned()));
            continue;
        }
        let key = KEYS.iter().find(|(known, _)| *known == name);
        let (_, key) = key.ok_or_else(|| format!("there is no key {name}"))?;
        steps.push(Step::Key(*key));
    }
    Ok(steps)
}

/// How to reach a scene with this name from the title.
fn named(scene: &str) -> Vec<Step> {
    let draughts = || Step::Match("draughts".to_owned());
    let cromwell = |menu| vec![Step::Match("cromwell".to_owned()), Step::Menu(menu)];
    let tabs = |count| std::iter::repeat_n(Step::Key(KeyCode::PageDown), count);
    let settings = |tab| {
        [Step::Menu(Menu::Settings)]
            .into_iter()
            .chain(tabs(tab))
            .collect()
    };
    match scene {
        "title" => Vec::new(),
        "setup" => vec![Step::Menu(Menu::Setup)],
        "statistics" => vec![Step::Menu(Menu::Statistics)],
        "puzzles" => vec![Step::Menu(Menu::Puzzles)],
        "matches" => vec![draughts(), Step::Menu(Menu::Matches)],
        "settings" => settings(0),
        "play" => settings(1),
        "keys" => settings(2),
        "access" => settings(3),
        "languages" => vec![Step::Menu(Menu::Languages)],
        "credits" => vec![Step::Menu(Menu::Credits)],
        "rules" => vec![draughts(), Step::Menu(Menu::Rules)],
        "rules_cards" => vec![
            Step::Match("six_of_viii".to_owned()),
            Step::Menu(Menu::Rules),
        ],
        // The page of the position, on which a board of hexes is drawn.
        "rules_hexes" => vec![
            Step::Match("queens_guard".to_owned()),
            Step::Key(KeyCode::F1),
        ],
        "pause" => vec![draughts(), Step::Menu(Menu::Pause)],
        // The key hints must not overlap anything.
        "pause_keys" => vec![
            draughts(),
            Step::Menu(Menu::Pause),
            Step::Key(KeyCode::ArrowDown),
        ],
        "pause_cards" => vec![
            Step::Match("six_of_viii".to_owned()),
            Step::Menu(Menu::Pause),
        ],
        "settings_table" => vec![draughts(), Step::Menu(Menu::Settings)],
        "lesson" => vec![Step::Course(Course::Lesson("draughts".to_owned()))],
        "rules_floor" => vec![Step::Match("six_wives".to_owned()), Step::Key(KeyCode::F1)],
        "lesson_floor" => vec![Step::Course(Course::Lesson("six_wives".to_owned()))],
        "result_floor" => vec![Step::Match("six_wives".to_owned()), Step::Resign],
        "review_floor" => vec![Step::Match("six_wives_over".to_owned()), Step::Review],
        "statistics_floor" => vec![
            Step::Match("six_wives".to_owned()),
            Step::Menu(Menu::Statistics),
        ],
        "today" => vec![Step::Menu(Menu::Today)],
        "career" => vec![Step::Menu(Menu::Career)],
        "month" => {
            // The button below the rows.
            let levels = LevelLibrary::built_in();
            let has_puzzles = |family: &&&str| levels.of_the_day(family, 0).is_some();
            let rows = registry::FAMILIES.iter().filter(has_puzzles).count();
            let rows = rows + deals::variants().len() + successions().count();
            let tabs = std::iter::repeat_n(Step::Key(KeyCode::Tab), rows);
            let month = [Step::Menu(Menu::Today)].into_iter().chain(tabs);
            month.chain([Step::Key(KeyCode::Enter)]).collect()
        }
        "rush" => vec![Step::Course(Course::Rush("draughts".to_owned()))],
        "question_today" => vec![
            Step::Menu(Menu::Today),
            Step::Key(KeyCode::ArrowDown),
            Step::Key(KeyCode::Enter),
        ],
        "gallery_line" => cromwell(Menu::Gallery),
        "drill" => cromwell(Menu::Drill),
        "teachers" => cromwell(Menu::Teachers),
        "statistics_line" => cromwell(Menu::Statistics),
        "rules_line" => vec![Step::Match("cromwell".to_owned()), Step::Key(KeyCode::F1)],
        "lesson_line" => vec![Step::Course(Course::Lesson("cromwell".to_owned()))],
        "scores_line" => vec![
            Step::Match("cromwell_sheet".to_owned()),
            Step::Menu(Menu::Scores),
        ],
        "result_line" => vec![Step::Match("cromwell".to_owned()), Step::Resign],
        "lesson_hexes" => vec![Step::Course(Course::Lesson("queens_guard".to_owned()))],
        "puzzles_hexes" => vec![
            Step::Match("queens_guard".to_owned()),
            Step::Menu(Menu::Puzzles),
        ],
        "statistics_hexes" => vec![
            Step::Match("queens_guard".to_owned()),
            Step::Menu(Menu::Statistics),
        ],
        "result_hexes" => vec![Step::Match("queens_guard".to_owned()), Step::Resign],
        "review_hexes" => vec![
            Step::Match("queens_guard".to_owned()),
            Step::Resign,
            Step::Review,
        ],
        "review_cards" => vec![
            Step::Match("six_of_viii".to_owned()),
            Step::Resign,
            Step::Review,
        ],
        "lesson_cards" => vec![Step::Course(Course::Lesson("six_of_viii".to_owned()))],
        "versions" => ["friends", "friends_other"]
            .map(|name| Step::Match(name.to_owned()))
            .to_vec(),
        "play_from" => vec![draughts(), Step::Menu(Menu::PlayFrom)],
        "editor" => vec![draughts(), Step::Menu(Menu::BoardEditor)],
        "editor_hexes" => vec![
            Step::Match("queens_guard".to_owned()),
            Step::Menu(Menu::BoardEditor),
        ],
        "editor_points" => vec![
            Step::Match("nine_mens_morris".to_owned()),
            Step::Menu(Menu::BoardEditor),
        ],
        "editor_floor" => vec![
            Step::Match("six_wives".to_owned()),
            Step::Menu(Menu::BoardEditor),
        ],
        "editor_cards" => vec![
            Step::Match("six_of_viii".to_owned()),
            Step::Menu(Menu::BoardEditor),
        ],
        "editor_names" => vec![
            Step::Match("cromwell".to_owned()),
            Step::Menu(Menu::BoardEditor),
        ],
        "play_from_floor" => vec![
            Step::Match("six_wives_over".to_owned()),
            Step::Review,
            Step::Menu(Menu::PlayFrom),
        ],
        "play_from_cards" => vec![
            Step::Match("six_of_viii".to_owned()),
            Step::Resign,
            Step::Review,
            Step::Menu(Menu::PlayFrom),
        ],
        // The previous match must leave no trace.
        "lesson_after" => vec![
            draughts(),
            Step::Course(Course::Lesson("six_of_viii".to_owned())),
        ],
        "puzzle" => vec![Step::Course(Course::Puzzle(
            LevelLibrary::built_in()
                .puzzles("draughts")
                .next()
                .map_or_else(String::new, |puzzle| puzzle.id.clone()),
        ))],
        id if LevelLibrary::built_in().puzzle(id).is_some() => {
            vec![Step::Course(Course::Puzzle(id.to_owned()))]
        }
        name => vec![Step::Match(name.to_owned())],
    }
}

/// The pictures still to be taken, and the progress of the current one.
#[derive(Resource)]
struct Pictures {
    folder: PathBuf,
    scenes: Vec<String>,
    /// The remaining steps of the current scene.
    steps: Vec<Step>,
    begun: bool,
    taking: bool,
    /// How long nothing has moved.
    still: Duration,
}

fn main() -> AppExit {
    let mut arguments = std::env::args().skip(1);
    let Some(folder) = arguments.next().map(PathBuf::from) else {
        eprintln!("pictures FOLDER SCENE…");
        return AppExit::error();
    };
    if let Err(error) = std::fs::create_dir_all(&folder) {
        eprintln!("{}: {error}", folder.display());
        return AppExit::error();
    }
    App::new()
        .add_plugins(AppPlugin)
        .insert_resource(Pictures {
            folder,
            scenes: arguments.collect(),
            steps: Vec::new(),
            begun: false,
            taking: false,
            still: Duration::ZERO,
        })
        .add_systems(Startup, move_pointer_away)
        .add_systems(Update, proceed.run_if(not(in_state(Screen::Loading))))
        .run()
}

/// Moves the pointer away, so that nothing is hovered in the pictures.
fn move_pointer_away(window: Single<&mut Window, With<PrimaryWindow>>) {
    window.into_inner().set_cursor_position(Some(Vec2::ONE));
}

/// Whether images of the table are still loading.
fn is_loading(world: &World) -> bool {
    if world.resource::<Laying>().asked().is_some() {
        return true;
    }
    let assets = world.resource::<AssetServer>();
    let board = world.get_resource::<Skin>();
    let cards = world.get_resource::<CardSkin>();
    board.is_some_and(|skin| skin.loading(assets)) || cards.is_some_and(|skin| skin.loading(assets))
}

/// Takes the next step when nothing moves any more.
fn proceed(world: &mut World) {
    world.write_message(RequestRedraw);
    let moving = world.resource::<AnimationQueue>().moving() || is_loading(world);
    let delta = world.resource::<Time<Real>>().delta();
    let mut pictures = world.resource_mut::<Pictures>();
    pictures.still = if moving {
        Duration::ZERO
    } else {
        pictures.still + delta.min(Duration::from_millis(100))
    };
    let (reviewed, all) = world.resource::<ReviewState>().progress;
    let mut pictures = world.resource_mut::<Pictures>();
    if reviewed < all {
        pictures.still = Duration::ZERO;
    }
    if pictures.still < STILL || pictures.taking {
        return;
    }
    pictures.still = Duration::ZERO;
    let Some(scene) = pictures.scenes.first().cloned() else {
        world.write_message(AppExit::Success);
        return;
    };
    if !pictures.begun {
        pictures.begun = true;
        let steps = steps(&scene);
        if let Err(problem) = &steps {
            error!("{scene}: {problem}");
            world.write_message(AppExit::error());
        }
        world.resource_mut::<Pictures>().steps = steps.unwrap_or_default();
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        world.resource_mut::<NextState<Menu>>().set(Menu::None);
    } else if pictures.steps.is_empty() {
        take(world, &scene);
    } else {
        let step = pictures.steps.remove(0);
        if let Err(problem) = go(world, &step) {
            error!("{scene}: {problem}");
            world.write_message(AppExit::error());
        }
    }
}

fn go(world: &mut World, step: &Step) -> Result<(), String> {
    match step {
        Step::Menu(menu) => world.resource_mut::<NextState<Menu>>().set(*menu),
        Step::Match(name) => {
            let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("tests/it/data/tables")
                .join(name)
                .with_extension("json");
            let text = std::fs::read_to_string(&path)
                .map_err(|error| format!("{}: {error}", path.display()))?;
            let record = Record::from_json(&text).map_err(|error| error.to_string())?;
            world.write_message(Open::game(record));
        }
        Step::Resign => {
            world.write_message(Intent::Resign);
        }
        Step::Review => {
            world.resource_mut::<NextState<Menu>>().set(Menu::None);
            world.resource_scope(|world, mut replay: Mut<Replay>| {
                replay.open(world.resource::<TableState>(), false);
            });
            world.resource_mut::<ReviewState>().wanted = true;
        }
        Step::Course(course) => {
            world.write_message(StartCourse(course.clone()));
        }
        Step::Key(key) => press(world, *key),
        Step::Language(code) => world.resource_mut::<Settings>().choose_language(code),
    }
    Ok(())
}

fn press(world: &mut World, key_code: KeyCode) {
    let window = world
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(world);
    let Ok(window) = window else { return };
    for state in [ButtonState::Pressed, ButtonState::Released] {
        world.write_message(KeyboardInput {
            key_code,
            logical_key: Key::Dead(None),
            state,
            text: None,
            repeat: false,
            window,
        });
    }
}

/// Takes the picture of a scene, and goes on to the next scene when it is written.
fn take(world: &mut World, scene: &str) {
    let mut pictures = world.resource_mut::<Pictures>();
    pictures.taking = true;
    let path = pictures.folder.join(scene).with_extension("png");
    world
        .spawn(Screenshot::primary_window())
        .observe(save_to_disk(path))
        .observe(next_scene);
}

fn next_scene(_captured: On<ScreenshotCaptured>, mut pictures: ResMut<Pictures>) {
    pictures.scenes.remove(0);
    pictures.begun = false;
    pictures.taking = false;
}
