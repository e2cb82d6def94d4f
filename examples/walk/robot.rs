//! The robot: it looks at the window, and has hands.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bevy::camera::RenderTarget;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::window::WindowRef;
use kings_coffer::app::session::{Laying, Matches, TableState};
use kings_coffer::app::state::{Menu, Screen, TurnPhase};
use kings_coffer::app::table::animation::AnimationQueue;
use kings_coffer::app::table::layout::TableLayout;
use kings_coffer::app::table::pointing::cursor::Cursor;
use kings_coffer::app::ui::Device;
use kings_coffer::platform::pause;
use kings_coffer::rules::{Record, Spot};
use kings_coffer::store::Store;

use crate::Plan;
use crate::driver::Game;
use crate::hands;
use crate::sight::{Control, Sight};
use crate::sleep::Happened;
use crate::uncovered::{covered, folded_cards, open_eyes};
use crate::words::{self, Painted, SLACK};

/// What went wrong, as a sentence.
pub type Walked<T = ()> = Result<T, String>;

/// Where the mouse points at nothing.
pub const CORNER: Vec2 = Vec2::ONE;
/// The number of frames until a picture has everything in it: images load, and shaders are compiled.
const DRAWING: usize = 100;
/// The most frames until a picture is saved.
const SAVING: usize = 500;
/// The most frames until nothing moves any more: a minute of the game's time.
const MOVING: usize = 3750;
/// The longest time until a courtier has moved.
const THINKING: Duration = Duration::from_secs(120);

/// The steps in which a finger moves.
const STEPS: usize = 8;

/// A window, and what is in the hands before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The size of the window.
    pub window: UVec2,
    /// The device.
    pub device: Device,
}

impl Way {
    /// This window and this device.
    pub const fn new(width: u32, height: u32, device: Device) -> Self {
        let window = UVec2::new(width, height);
        Self { window, device }
    }
}

impl fmt::Display for Way {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let device = match self.device {
            Device::Mouse => "mouse",
            Device::Touch => "touch",
            Device::Keyboard => "keys",
            Device::Pad => "gamepad",
        };
        write!(out, "{}x{} by {device}", self.window.x, self.window.y)
    }
}

/// The longest time until a small file is read.
const READING: Duration = Duration::from_secs(20);

/// The frames for which a button of the gamepad is pressed: it is asked less often than a frame is drawn.
const TAPPING: usize = 4;
/// The frames for which a button is held.
const HOLDING: usize = 32;

/// Somebody in front of the window.
pub struct Robot {
    game: Game,
    store: Store,
    pictures: Option<PathBuf>,
    /// Whether it reads what is on the table; a quick walk leaves that to `tests/it/readable.rs`.
    reads: bool,
    /// What it holds in its hands.
    pub device: Device,
    /// What was done so far.
    pub steps: Vec<String>,
}

impl Robot {
    /// Starts the game in this window, with these files, and takes the device.
    pub fn start(plan: &Plan, way: Way, store: Store) -> Self {
        let mut robot = Self {
            game: Game::start(plan, way.window, store.clone()),
            store,
            pictures: plan.pictures.clone(),
            reads: !plan.quick,
            device: way.device,
            steps: Vec::new(),
        };
        if way.device == Device::Pad {
            robot.ask(hands::connect_gamepad);
        }
        robot.frames(3);
        robot.ask(open_eyes);
        robot
    }

    /// The files of the game.
    pub fn store(&self) -> Store {
        self.store.clone()
    }

    /// Asks the world something.
    pub fn ask<R>(&mut self, question: impl FnOnce(&mut World) -> R) -> R {
        question(self.game.world())
    }

    /// Whether the game has been told to end.
    pub fn has_ended(&self) -> bool {
        self.game.ended
    }

    /// The time of so many frames passes.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.game.frame();
        }
        // A table opens once its pictures are there: they load in real time, not in frames.
        let began = Instant::now();
        while self.ask(|world| world.resource::<Laying>().waits().is_some())
            && began.elapsed() < READING
        {
            pause(Duration::from_millis(5));
            self.game.frame();
        }
    }

    /// Lets real time pass, for what does not come with a frame, as the answer of the system.
    pub fn wait(&mut self) {
        pause(Duration::from_millis(20));
        self.frames(1);
    }

    /// Looks at the window.
    pub fn look(&mut self) -> Sight {
        self.ask(Sight::of)
    }

    /// The words that have no room on the screen: cut, one over another, or outside. While a list is
    /// open over the set-up there are none: it may cover a part of anything.
    pub fn overflows(&mut self) -> Vec<String> {
        self.ask(|world| {
            let set_up = *world.resource::<State<Menu>>().get() == Menu::Setup;
            if set_up && Sight::is_modal(world) {
                return Vec::new();
            }
            words::overflows(world.resource::<Painted>())
        })
    }

    /// Whether these words are painted whole, as a paragraph of their own.
    pub fn shows(&mut self, sentence: &str) -> bool {
        self.ask(|world| {
            let painted = world.resource::<Painted>();
            let mut words = painted.words.iter();
            words.any(|words| {
                let clip = words.clip.expand(SLACK);
                words.text == sentence.trim() && clip.contains_rect(words.rect)
            })
        })
    }

    /// What lies on the table.
    pub fn table(&mut self) -> TableState {
        self.ask(|world| world.resource::<TableState>().clone())
    }

    /// Waits until nothing moves.
    pub fn rest(&mut self) {
        let mut still = 0;
        for _ in 0..MOVING {
            self.frames(1);
            let moving = self.ask(|world| {
                let phase = world.get_resource::<State<TurnPhase>>();
                let animating = phase.is_some_and(|phase| *phase.get() == TurnPhase::Animating);
                animating || world.resource::<AnimationQueue>().moving()
            });
            still = if moving { 0 } else { still + 1 };
            if still == 3 {
                return;
            }
        }
    }

    /// Waits until it is this person's turn, or the match is over, or something has to be answered
    /// first.
    pub fn wait_for_turn(&mut self) -> Walked {
        let begun = Instant::now();
        while begun.elapsed() < THINKING {
            self.frames(1);
            let (phase, menu, acts) = self.ask(|world| {
                let phase = world.get_resource::<State<TurnPhase>>();
                let table = world.resource::<TableState>();
                let acts = table.acting_here().is_some() && !table.choices.is_empty();
                let menu = *world.resource::<State<Menu>>().get();
                (phase.map(|phase| *phase.get()), menu, acts)
            });
            match phase {
                Some(TurnPhase::Result) => return self.settle(),
                Some(TurnPhase::AwaitMove) if acts || menu != Menu::None => return self.settle(),
                // The next hand is dealt when the scores are closed.
                Some(TurnPhase::Thinking) if menu == Menu::Scores => return self.settle(),
                Some(TurnPhase::Thinking) => pause(Duration::from_millis(1)),
                Some(TurnPhase::AwaitMove | TurnPhase::Animating) | None => {}
            }
        }
        Err("nobody moves any more".to_owned())
    }

    fn settle(&mut self) -> Walked {
        self.rest();
        Ok(())
    }

    /// Notes what is done.
    pub fn note(&mut self, step: impl Into<String>) {
        self.steps.push(step.into());
    }

    /// Moves the mouse to a point.
    pub fn hover(&mut self, at: Vec2) {
        self.ask(move |world| hands::move_mouse(world, at));
        self.frames(2);
    }

    /// Presses and releases the left button where the mouse is.
    pub fn press_button(&mut self) {
        self.stroke(
            |world, state| hands::mouse_button(world, MouseButton::Left, state),
            1,
        );
        self.frames(1);
    }

    /// Something goes down, stays down for some frames, and goes up.
    fn stroke(&mut self, happens: impl Fn(&mut World, ButtonState), frames: usize) {
        self.ask(|world| happens(world, ButtonState::Pressed));
        self.frames(frames);
        self.ask(|world| happens(world, ButtonState::Released));
        self.frames(1);
    }

    /// Clicks on a point.
    pub fn click(&mut self, at: Vec2) {
        self.hover(at);
        self.press_button();
    }

    /// Holds the left button on a point for half a second.
    pub fn hold(&mut self, at: Vec2) {
        self.hover(at);
        let left = |world: &mut World, state| hands::mouse_button(world, MouseButton::Left, state);
        self.stroke(left, HOLDING);
        self.frames(2);
    }

    /// Presses and releases a key.
    pub fn key(&mut self, key: KeyCode) {
        self.note(format!("key {key:?}"));
        self.stroke(|world, state| hands::key(world, key, state), 1);
        self.rest();
    }

    /// Presses the usual keys for pasting.
    pub fn paste(&mut self) {
        self.note("paste");
        let control = KeyCode::ControlLeft;
        self.ask(|world| hands::key(world, control, ButtonState::Pressed));
        self.frames(1);
        self.stroke(
            |world, state| hands::characters(world, KeyCode::KeyV, "v", state),
            1,
        );
        self.ask(|world| hands::key(world, control, ButtonState::Released));
        self.rest();
    }

    /// Types a text where the focus is.
    pub fn write(&mut self, text: &str) {
        self.note(format!("type “{text}”"));
        let whole = |world: &mut World, state| hands::characters(world, KeyCode::KeyA, text, state);
        self.stroke(whole, 1);
        self.rest();
    }

    /// Presses and releases a button of the gamepad.
    pub fn pad(&mut self, button: GamepadButton) {
        self.note(format!("pad {button:?}"));
        self.stroke(
            |world, state| hands::pad_button(world, button, state),
            TAPPING,
        );
        self.rest();
    }

    /// A finger touches a point for a moment.
    pub fn tap(&mut self, at: Vec2) {
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            self.ask(move |world| hands::finger(world, phase, at));
            self.frames(2);
        }
    }

    /// A finger comes down, moves to another point, stops there and goes up.
    pub fn swipe(&mut self, from: Vec2, to: Vec2) {
        self.ask(move |world| hands::finger(world, TouchPhase::Started, from));
        self.frames(1);
        for step in 1..=STEPS {
            let at = from.lerp(to, step as f32 / STEPS as f32);
            self.ask(move |world| hands::finger(world, TouchPhase::Moved, at));
            self.frames(1);
        }
        // Without speed nothing slides on.
        self.frames(20);
        self.ask(move |world| hands::finger(world, TouchPhase::Ended, to));
        self.frames(4);
    }

    /// Turns the wheel where the mouse is.
    pub fn wheel(&mut self, lines: f32) {
        self.ask(move |world| hands::wheel(world, lines));
        self.frames(4);
    }

    /// Drops a file on the window, and waits until it has led to this place.
    pub fn drop_file(&mut self, path: &Path, place: (Screen, Menu)) -> Walked {
        self.note(format!("drop {}", path.display()));
        let dropped = path.to_owned();
        self.ask(move |world| hands::drop_file(world, dropped));
        let begun = Instant::now();
        while self.place() != place {
            if begun.elapsed() > READING {
                return Err(format!("{} is not read", path.display()));
            }
            self.frames(1);
        }
        self.rest();
        Ok(())
    }

    /// Whether all on the table can be read: every card that the viewer may see, what is folded once
    /// a press has spread it, and nothing lies under something else.
    pub fn can_read_table(&mut self) -> Walked {
        if !self.reads || self.has_ended() || self.place() != (Screen::Table, Menu::None) {
            return Ok(());
        }
        self.rest();
        self.reads("")?;
        for spot in self.ask(folded_cards) {
            let Some(at) = self.point(spot) else {
                return Err(format!("{spot:?} has no place"));
            };
            self.click(at);
            self.rest();
            self.reads(", with cards spread")?;
            self.click(at);
            self.rest();
            if self.ask(|world| world.resource::<Cursor>().spread.is_some()) {
                return Err(format!("a second press does not fold {spot:?}"));
            }
        }
        Ok(())
    }

    fn reads(&mut self, how: &str) -> Walked {
        let covered = self.ask(covered);
        match covered.first() {
            None => Ok(()),
            Some(first) => Err(format!("{first}, of {} things{how}", covered.len())),
        }
    }

    /// Where a place of the table is drawn.
    pub fn point(&mut self, spot: Spot) -> Option<Vec2> {
        self.ask(move |world| {
            let layout = world.resource::<TableLayout>();
            let at = layout.cell_center(spot).or_else(|| layout.place(spot, 0))?;
            Some(layout.to_screen(at))
        })
    }

    /// The match on the table.
    pub fn record(&mut self) -> Walked<Record> {
        let record = self.ask(|world| {
            let kept = world.resource::<Matches>().on_table();
            kept.map(|kept| (*kept.record).clone())
        });
        record.ok_or_else(|| "no match is on the table".to_owned())
    }

    /// The places that are chosen for a move: their pieces are lifted.
    pub fn chosen(&mut self) -> Vec<Spot> {
        self.ask(|world| world.resource::<Cursor>().picks.clone())
    }

    /// Waits for a control with this name that can be pressed, and returns it.
    pub fn find(&mut self, name: &str) -> Walked<Control> {
        let sight = self.look();
        let mut found: Vec<&Control> = sight.named(name).collect();
        found.sort_by_key(|control| !control.enabled);
        let first = found.first().copied().cloned();
        first.ok_or_else(|| {
            let names: Vec<&str> = sight.controls.iter().map(|one| one.name.as_str()).collect();
            let (screen, menu) = (sight.screen, sight.menu);
            format!("there is no “{name}” ({screen:?}, {menu:?}): {names:?}")
        })
    }

    /// Leaves a picture of the window under this name, if pictures are wanted.
    pub fn take_picture(&mut self, name: &str) {
        let Some(folder) = &self.pictures else { return };
        let letters = name.chars();
        let plain = letters.map(|letter| {
            if letter.is_alphanumeric() {
                letter
            } else {
                '_'
            }
        });
        let path = folder.join(plain.collect::<String>()).with_extension("png");
        let camera = self.ask(|world| {
            let (camera, size) = world
                .query::<(Entity, &Camera)>()
                .iter(world)
                .find_map(|(camera, seen)| Some((camera, seen.physical_target_size()?)))?;
            let mut images = world.resource_mut::<Assets<Image>>();
            let format = TextureFormat::Rgba8UnormSrgb;
            let picture = images.add(Image::new_target_texture(size.x, size.y, format, None));
            let mut camera = world.entity_mut(camera);
            camera.insert(RenderTarget::Image(picture.clone().into()));
            Some((camera.id(), picture))
        });
        let Some((camera, picture)) = camera else {
            return;
        };
        for _ in 0..DRAWING {
            self.draw();
            pause(Duration::from_millis(10));
        }
        let file = path.clone();
        self.ask(move |world| {
            let mut shot = world.spawn(Screenshot::image(picture));
            shot.observe(save_to_disk(file));
        });
        for _ in 0..SAVING {
            self.draw();
            pause(Duration::from_millis(10));
            if path.exists() {
                break;
            }
        }
        self.ask(move |world| {
            let window = RenderTarget::Window(WindowRef::Primary);
            world.entity_mut(camera).insert(window);
        });
        self.draw();
    }

    /// Draws a frame, as if something had happened to the window.
    pub fn draw(&mut self) {
        self.ask(|world| world.resource_mut::<Happened>().0 = true);
        self.frames(1);
    }

    /// The screen and the menu over it.
    pub fn place(&mut self) -> (Screen, Menu) {
        let sight = self.look();
        (sight.screen, sight.menu)
    }
}
