//! The app without a window, driven by verbs: what a player does with mouse, touch, keys and
//! gamepad.

use kings_coffer::app::assets::{FileBytes, PanelSheet};
use kings_coffer::app::wording::refusal;
use std::collections::{HashMap, VecDeque};
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::camera::{RenderTarget, RenderTargetInfo};
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchPhase;
use bevy::input::{ButtonState, InputPlugin};
use bevy::prelude::*;
use bevy::shader::Shader;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{
    PrimaryWindow, RequestRedraw, WindowEvent, WindowFocused, WindowRef, WindowResolution,
};
use kings_coffer::app::GamePlugin;
use kings_coffer::app::announce::Announced;
use kings_coffer::app::assets::Typefaces;
use kings_coffer::app::files::Files;
use kings_coffer::app::levels;
use kings_coffer::app::levels::{LevelFolder, LevelFolders};
use kings_coffer::app::schedule::LastSystems;
use kings_coffer::app::screens::plugin as panels_plugin;
use kings_coffer::app::session::{Games, Intent, Matches, Open, Session, TableState};
use kings_coffer::app::settings::{Settings, Speed};
use kings_coffer::app::state::{Menu, Screen, TurnPhase};
use kings_coffer::app::table::drawing::skin_plan::Pictures;
use kings_coffer::app::table::layout::TableLayout;
use kings_coffer::app::table::marks::{Mark, MarkKind, Shine};
use kings_coffer::app::table::pieces::piece::{Face, Owner, Piece};
use kings_coffer::app::table::pointing::cursor::{Cursor, LastDevice};
use kings_coffer::app::table::presentation::Presentations;
use kings_coffer::app::ui::Device;
use kings_coffer::levels::library::LevelLibrary;
use kings_coffer::levels::puzzles::Puzzle;
use kings_coffer::rules::draughts::Draughts;
use kings_coffer::rules::{Game, InteractiveGame, Match, Occupant, Record, Spot};
use kings_coffer::skins::SkinIndex;
use kings_coffer::store::Store;
use kings_coffer::texts::{self, LANGUAGES};

/// One frame of the test's clock.
pub const FRAME: Duration = Duration::from_millis(16);
/// Longer than anything may take. Thinking takes real time; frames run on without sleeping until it
/// is done.
const PATIENCE: Duration = Duration::from_secs(300);

/// The app without a window.
pub struct TestApp {
    /// The app, for what no verb covers.
    pub app: App,
    window: Entity,
    pad: Option<Entity>,
}

/// Everything announced since it was last read.
#[derive(Resource, Default)]
struct Heard(Vec<Announced>);

/// Every picture that the table asks for is in the index of the game's images, in all tests.
fn check_pictures(
    games: Res<Games>,
    table: Res<TableState>,
    presentations: Res<Presentations>,
    marks: Query<&Mark, Added<Mark>>,
    pieces: Query<(&Piece, &Owner, &Face), Changed<Face>>,
    mut indices: Local<HashMap<String, SkinIndex>>,
) {
    if marks.is_empty() && pieces.is_empty() {
        return;
    }
    let Some(presentation) = presentations.of(&games, &table.variant) else {
        return;
    };
    let Pictures::Board(plan) = (presentation.skin)(&table.variant) else {
        return;
    };
    let index = indices.entry(table.variant.clone()).or_insert_with(|| {
        let index = SkinIndex::parse(plan.index).expect("a proper index");
        assert_eq!(index.missing(), [""; 0], "{}", table.variant);
        index
    });
    let of_pieces = pieces
        .iter()
        .map(|(piece, owner, face)| (plan.picture)(piece.0, owner.0, face.0));
    let of_marks = marks.iter().map(|mark| mark.kind.picture().to_owned());
    for name in of_pieces.chain(of_marks) {
        assert!(index.has(&name), "{} has no “{name}”", table.variant);
    }
}

fn hear(mut announced: MessageReader<Announced>, mut heard: ResMut<Heard>) {
    heard.0.extend(announced.read().cloned());
}

/// Two people without names.
pub fn two_people() -> Vec<Occupant> {
    vec![
        Occupant::Person(String::new()),
        Occupant::Person("A friend".to_owned()),
    ]
}

/// The text of the only match in a store that is not over.
pub fn saved(store: &Store) -> Option<String> {
    let names = store.names("unfinished-").expect("names");
    assert!(names.len() <= 1, "{names:?}");
    store.read(names.first()?).expect("readable")
}

/// Reads the texts of all languages, as the program does when one is chosen.
pub fn add_languages() {
    for language in LANGUAGES.iter().filter(|one| texts::is_to_add(one.code)) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
        let file = |name: &'static str| {
            let path = folder.join(language.code).join(format!("{name}.ftl"));
            (name, fs::read_to_string(path).expect("a file"))
        };
        let added = texts::add_language(language.code, texts::file_names().map(file));
        assert_eq!(added, Ok(()), "{}", language.code);
    }
}

/// The built-in puzzles of a variant.
pub fn puzzles_of(variant: &str) -> Vec<Puzzle> {
    LevelLibrary::built_in().puzzles(variant).cloned().collect()
}

/// A record without moves.
pub fn fresh(seats: Vec<Occupant>, position: Option<&str>) -> Record {
    Record {
        position: position.map(str::to_owned),
        ..Record::new("draughts", seats, 7)
    }
}

/// Repeats a press until a control is announced whose text starts with `begins`.
pub fn until_spoken(game: &mut TestApp, press: fn(&mut TestApp), begins: &str) {
    game.said();
    let mut heard = Vec::new();
    for _ in 0..90 {
        press(game);
        let said = game.said();
        if said.iter().any(|words| words.starts_with(begins)) {
            return;
        }
        heard.extend(said);
    }
    panic!("{begins} is not reached: {heard:?}");
}

/// Presses the control whose words begin like this, by the keys.
pub fn press(game: &mut TestApp, begins: &str) {
    until_spoken(game, |game| game.key(KeyCode::Tab), begins);
    game.key(KeyCode::Enter);
    game.frames(4);
}

/// The steps of a cursor that can only go in four directions.
pub fn walk(
    game: &mut TestApp,
    spots: &[Spot],
    mut step: impl FnMut(&mut TestApp, usize),
    mut act: impl FnMut(&mut TestApp),
) {
    if game.cursor().at.is_none() {
        step(game, 0);
    }
    for target in spots {
        for _ in 0..64 {
            let at = game.cursor().at.expect("the cursor is somewhere");
            if at == *target {
                break;
            }
            let layout = game.app.world().resource::<TableLayout>();
            let to = layout.cell_center(*target).expect("a square")
                - layout.cell_center(at).expect("a square");
            let direction = if to.y.abs() > layout.cell * 0.5 {
                usize::from(to.y < 0.0)
            } else {
                2 + usize::from(to.x > 0.0)
            };
            step(game, direction);
        }
        assert_eq!(
            game.cursor().at,
            Some(*target),
            "the arrows do not lead there"
        );
        act(game);
    }
}

/// The steps from one place to another: up (0), down, left, right.
pub fn path(game: &TestApp, from: Spot, to: Spot) -> Vec<usize> {
    let (layout, table) = (game.app.world().resource::<TableLayout>(), game.table());
    let directions = [Vec2::Y, Vec2::NEG_Y, Vec2::NEG_X, Vec2::X];
    let mut seen = vec![(from, Vec::new())];
    let mut open = VecDeque::from([0]);
    while let Some(at) = open.pop_front() {
        let (spot, steps) = seen[at].clone();
        if spot == to {
            return steps;
        }
        for (number, direction) in directions.iter().enumerate() {
            let next = layout.neighbour(spot, *direction, Vec2::ZERO, |spot| table.open(spot));
            if let Some(next) = next.filter(|next| seen.iter().all(|(other, _)| other != next)) {
                let mut steps = steps.clone();
                steps.push(number);
                seen.push((next, steps));
                open.push_back(seen.len() - 1);
            }
        }
    }
    panic!("no walk leads from {from:?} to {to:?}");
}

/// How a device steps in one of the four directions of [`path`], and acts.
pub type Steps = (fn(&mut TestApp, usize), fn(&mut TestApp));

/// The keyboard's.
pub fn keys() -> Steps {
    const KEYS: [KeyCode; 4] = [
        KeyCode::ArrowUp,
        KeyCode::ArrowDown,
        KeyCode::ArrowLeft,
        KeyCode::ArrowRight,
    ];
    (
        |game, step| game.key(KEYS[step]),
        |game| game.key(KeyCode::Enter),
    )
}

/// The gamepad's.
pub fn pad() -> Steps {
    const CROSS: [GamepadButton; 4] = [
        GamepadButton::DPadUp,
        GamepadButton::DPadDown,
        GamepadButton::DPadLeft,
        GamepadButton::DPadRight,
    ];
    (
        |game, step| game.pad(CROSS[step]),
        |game| game.pad(GamepadButton::South),
    )
}

/// Walks the cursor to each place and acts there.
pub fn by_steps(game: &mut TestApp, spots: &[Spot], (step, act): Steps) {
    for spot in spots {
        if game.cursor().at.is_none() {
            step(game, 0);
        }
        let from = game.cursor().at.expect("the cursor is somewhere");
        for direction in path(game, from, *spot) {
            step(game, direction);
        }
        assert_eq!(game.cursor().at, Some(*spot), "the steps do not lead there");
        act(game);
    }
}

impl TestApp {
    /// An app with nothing saved, in which pieces move instantly.
    pub fn new() -> Self {
        Self::with_store(Store::memory())
    }

    /// An app with these files.
    pub fn with_store(store: Store) -> Self {
        Self::with_games(store, false, |_| {})
    }

    /// An app with these files and further games, with or without panels.
    pub fn with_games(store: Store, panels: bool, add: fn(&mut App)) -> Self {
        if panels {
            let (app, window) = Self::with_window(UVec2::new(1280, 720), |_| {});
            return Self::build(app, window, store, true, add);
        }
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin));
        let window = app.world_mut().spawn_empty().id();
        Self::build(app, window, store, false, add)
    }

    /// An app with these files and with panels, in a window of 1280×720 that is never shown: egui
    /// runs, but nothing is painted.
    pub fn with_panels(store: Store) -> Self {
        Self::with_games(store, true, |_| {})
    }

    /// The same in a window of another size.
    pub fn with_panels_in(size: UVec2) -> Self {
        let (app, window) = Self::with_window(size, |_| {});
        Self::build(app, window, Store::memory(), true, |_| {})
    }

    /// The same with the player's own lessons and puzzles in a folder. They may still be loading.
    pub fn with_own_levels(path: PathBuf) -> Self {
        let folder = LevelFolder {
            source: "own-levels",
            path,
            of_the_game: false,
        };
        let (app, window) = Self::with_window(UVec2::new(1280, 720), |app| {
            app.insert_resource(LevelFolders(vec![folder]))
                .add_plugins(levels::source_plugin);
        });
        let load = |app: &mut App| {
            app.add_plugins(levels::load_plugin);
        };
        Self::build(app, window, Store::memory(), true, load)
    }

    /// What panels need, and a window that is never shown; `before` is done before Bevy's plugins
    /// are added.
    fn with_window(size: UVec2, before: impl FnOnce(&mut App)) -> (App, Entity) {
        let mut app = App::new();
        before(&mut app);
        app.add_plugins((
            MinimalPlugins,
            StatesPlugin,
            InputPlugin,
            AssetPlugin::default(),
        ))
        .init_asset::<Image>()
        .init_asset::<Shader>()
        .init_asset::<FileBytes>()
        .init_asset::<PanelSheet>()
        .init_resource::<bevy::a11y::ManageAccessibilityUpdates>()
        .add_message::<CursorMoved>()
        .add_message::<CursorLeft>()
        .add_message::<Ime>()
        .add_message::<FileDragAndDrop>()
        .add_message::<RequestRedraw>()
        .add_message::<WindowFocused>();
        let typefaces = {
            let mut fonts = app.world_mut().resource_mut::<Assets<FileBytes>>();
            let mut font = |name: &str| {
                let path = format!("{}/assets/fonts/{name}.ttf", env!("CARGO_MANIFEST_DIR"));
                fonts.add(FileBytes(fs::read(path).expect("a font of the game")))
            };
            Typefaces {
                body: font("EBGaramond-Medium"),
                strong: font("EBGaramond-SemiBold"),
                italic: font("EBGaramond-MediumItalic"),
                headings: font("IMFellEnglish-Regular"),
            }
        };
        app.insert_resource(typefaces);
        let resolution = WindowResolution::new(size.x, size.y);
        let window = Window {
            resolution,
            ..default()
        };
        let window = app.world_mut().spawn((window, PrimaryWindow)).id();
        let mut camera = Camera::default();
        camera.computed.target_info = Some(RenderTargetInfo {
            physical_size: size,
            scale_factor: 1.0,
        });
        app.world_mut()
            .spawn((camera, RenderTarget::Window(WindowRef::Primary)));
        (app, window)
    }

    fn build(mut app: App, window: Entity, store: Store, panels: bool, add: fn(&mut App)) -> Self {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
            .insert_resource(Files(store))
            .insert_resource(Settings {
                speed: Speed::Instant,
                ..default()
            })
            .add_plugins(GamePlugin)
            .init_resource::<Heard>()
            .add_systems(Last, (hear.after(LastSystems::Announce), check_pictures));
        add(&mut app);
        if panels {
            app.add_plugins(panels_plugin);
        }
        app.finish();
        app.cleanup();
        let mut out = Self {
            app,
            window,
            pad: None,
        };
        out.app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Title);
        out.frames(2);
        out
    }

    /// The most recent unfinished match.
    pub fn going_on(&self) -> Option<Record> {
        let matches = self.app.world().resource::<Matches>();
        let newest = matches.unfinished().next();
        newest.map(|kept| (*kept.record).clone())
    }

    /// The spots with a mark of this kind, in order.
    pub fn marks(&mut self, kind: MarkKind) -> Vec<Spot> {
        let world = self.app.world_mut();
        let mut query = world.query::<&Mark>();
        let found = query.iter(world).filter(|mark| mark.kind == kind);
        let mut spots: Vec<Spot> = found.map(|mark| mark.spot).collect();
        spots.sort_unstable();
        spots
    }

    /// How many lines glow on the board.
    pub fn shines(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query::<&Shine>().iter(world).count()
    }

    /// Opens a match and waits until a person can move.
    pub fn open(&mut self, record: Record) {
        self.app.world_mut().write_message(Open::game(record));
        self.frames(3);
        self.run_until_idle();
    }

    /// Runs `frames` frames.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Runs frames until something is done that takes real time, such as thinking or reading files.
    pub fn wait_for(&mut self, what: &str, done: impl Fn(&TestApp) -> bool) {
        let start = Instant::now();
        while !done(self) {
            assert!(start.elapsed() < PATIENCE, "{what} never came");
            self.frames(1);
            std::thread::yield_now();
        }
    }

    /// Runs frames until a person is to move or the match is over.
    pub fn run_until_idle(&mut self) {
        let rests = [Some(TurnPhase::AwaitMove), Some(TurnPhase::Result)];
        self.frames(1);
        self.wait_for("rest", |game| rests.contains(&game.phase()));
        self.frames(1);
    }

    /// What the presentation is doing.
    pub fn phase(&self) -> Option<TurnPhase> {
        self.app
            .world()
            .get_resource::<State<TurnPhase>>()
            .map(|state| *state.get())
    }

    /// The screen that is shown.
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// The panel that is shown.
    pub fn menu(&self) -> Menu {
        *self.app.world().resource::<State<Menu>>().get()
    }

    /// What the table shows.
    pub fn table(&self) -> &TableState {
        self.app.world().resource::<TableState>()
    }

    /// The cursor.
    pub fn cursor(&self) -> &Cursor {
        self.app.world().resource::<Cursor>()
    }

    /// The device that was used last.
    pub fn device(&self) -> Device {
        self.app.world().resource::<LastDevice>().0
    }

    /// The match on the table, which is of this game.
    pub fn on_table<G: Game>(&self) -> &Match<G> {
        let session = self.app.world().resource::<Session>();
        session.of().expect("this game is on the table")
    }

    /// The position as text.
    pub fn board_text(&self) -> String {
        self.on_table::<Draughts>().game().position()
    }

    /// The last refusal, if it is still shown.
    pub fn refusal(&self) -> Option<String> {
        self.cursor()
            .refusal
            .as_ref()
            .map(|refused| refusal::sentence(refused, self.table()))
    }

    /// Sends an intent without a device.
    pub fn intent(&mut self, intent: Intent) {
        self.app.world_mut().write_message(intent);
        self.frames(2);
    }

    /// Where a place is in the window.
    fn point(&self, spot: Spot) -> Vec2 {
        let layout = self.app.world().resource::<TableLayout>();
        let at = layout.cell_center(spot).or_else(|| layout.place(spot, 0));
        layout.to_screen(at.expect("a place on the table"))
    }

    /// The mouse over a place, with no button down.
    pub fn hover(&mut self, spot: Spot) {
        let at = self.point(spot);
        self.move_mouse(at);
        self.frames(2);
    }

    /// The mouse moves to a point of the window.
    pub fn move_mouse(&mut self, position: Vec2) {
        let window = self.window;
        self.app
            .world_mut()
            .write_message(WindowEvent::CursorMoved(CursorMoved {
                window,
                position,
                delta: None,
            }));
    }

    /// The left button goes down or up where the mouse is.
    pub fn mouse_button(&mut self, state: ButtonState) {
        let window = self.window;
        self.app
            .world_mut()
            .write_message(WindowEvent::MouseButtonInput(MouseButtonInput {
                button: MouseButton::Left,
                state,
                window,
            }));
    }

    /// A click.
    pub fn click(&mut self, spot: Spot) {
        let at = self.point(spot);
        self.move_mouse(at);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.mouse_button(state);
            self.frames(1);
        }
    }

    /// Drags from one place to another within one frame.
    pub fn flick(&mut self, from: Spot, to: Spot) {
        let (start, end) = (self.point(from), self.point(to));
        self.move_mouse(start);
        self.mouse_button(ButtonState::Pressed);
        self.move_mouse(end);
        self.mouse_button(ButtonState::Released);
        self.frames(1);
    }

    /// Drags from one place to another.
    pub fn drag(&mut self, from: Spot, to: Spot) {
        let (start, end) = (self.point(from), self.point(to));
        self.move_mouse(start);
        self.mouse_button(ButtonState::Pressed);
        self.frames(1);
        for step in 1..=4 {
            self.move_mouse(start.lerp(end, step as f32 / 4.0));
            self.frames(1);
        }
        self.mouse_button(ButtonState::Released);
        self.frames(1);
    }

    /// A click of the right button where the mouse is.
    pub fn right_click(&mut self) {
        let window = self.window;
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.app
                .world_mut()
                .write_message(WindowEvent::MouseButtonInput(MouseButtonInput {
                    button: MouseButton::Right,
                    state,
                    window,
                }));
            self.frames(1);
        }
    }

    /// A finger comes down, or goes up.
    pub fn finger(&mut self, phase: TouchPhase, position: Vec2) {
        let window = self.window;
        self.app
            .world_mut()
            .write_message(WindowEvent::TouchInput(TouchInput {
                phase,
                position,
                window,
                force: None,
                id: 1,
            }));
    }

    /// A tap of a finger.
    pub fn tap(&mut self, spot: Spot) {
        let position = self.point(spot);
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            self.finger(phase, position);
            self.frames(1);
        }
    }

    /// A key goes down, or up.
    pub fn key_state(&mut self, key_code: KeyCode, state: ButtonState) {
        let window = self.window;
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: Key::Dead(None),
            state,
            text: None,
            repeat: false,
            window,
        });
    }

    /// A key pressed and released.
    pub fn key(&mut self, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key_state(key_code, state);
            self.frames(1);
        }
    }

    /// The gamepad, connected at its first use.
    fn gamepad(&mut self) -> Entity {
        match self.pad {
            Some(gamepad) => gamepad,
            None => {
                let gamepad = self.app.world_mut().spawn_empty().id();
                let connection = GamepadConnection::Connected {
                    name: "Test pad".to_owned(),
                    vendor_id: None,
                    product_id: None,
                };
                self.app
                    .world_mut()
                    .write_message(GamepadConnectionEvent::new(gamepad, connection));
                self.frames(2);
                self.pad = Some(gamepad);
                gamepad
            }
        }
    }

    /// A stick of the gamepad pushed along an axis and released.
    pub fn stick(&mut self, axis: GamepadAxis, value: f32) {
        let gamepad = self.gamepad();
        for value in [value, 0.0] {
            self.app.world_mut().write_message(RawGamepadEvent::Axis(
                RawGamepadAxisChangedEvent::new(gamepad, axis, value),
            ));
            self.frames(1);
        }
    }

    /// A button of the gamepad goes down (1) or up (0).
    pub fn pad_state(&mut self, button: GamepadButton, value: f32) {
        let gamepad = self.gamepad();
        self.app.world_mut().write_message(RawGamepadEvent::Button(
            RawGamepadButtonChangedEvent::new(gamepad, button, value),
        ));
    }

    /// A button of the gamepad pressed and released.
    pub fn pad(&mut self, button: GamepadButton) {
        for value in [1.0, 0.0] {
            self.pad_state(button, value);
            self.frames(1);
        }
    }

    /// Plays a move in notation by clicking on its squares.
    pub fn play(&mut self, text: &str) {
        let game = self.on_table::<Draughts>().game();
        let mv = game
            .parse_move(text)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        for spot in game.spots(&mv) {
            self.click(spot);
        }
        self.run_until_idle();
    }

    /// Holds the curtain until it opens.
    pub fn hold_curtain(&mut self) {
        self.key_state(KeyCode::Enter, ButtonState::Pressed);
        self.frames(30);
        self.key_state(KeyCode::Enter, ButtonState::Released);
        self.frames(3);
    }

    /// What was announced since the last call, in order.
    pub fn heard(&mut self) -> Vec<Announced> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Heard>().0)
    }

    /// The texts of [`TestApp::heard`].
    pub fn said(&mut self) -> Vec<String> {
        self.heard()
            .into_iter()
            .map(|announced| announced.text)
            .collect()
    }

    /// Makes a move with these spots by `make`, and waits until it is played.
    pub fn makes(&mut self, choice: &[Spot], make: &mut impl FnMut(&mut TestApp, &[Spot])) {
        let before = self.table().moves.len();
        make(self, choice);
        self.run_until_idle();
        assert!(
            self.table().moves.len() > before,
            "{choice:?} was not played: {:?}",
            self.refusal()
        );
    }

    /// Whether the match is over.
    pub fn over(&self) -> bool {
        self.table().turn.outcome().is_some()
    }

    /// The number of entities.
    pub fn entities(&mut self) -> usize {
        self.app
            .world_mut()
            .query::<Entity>()
            .iter(self.app.world())
            .count()
    }
}
