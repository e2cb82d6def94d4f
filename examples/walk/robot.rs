//! The robot: it looks at the window, and has hands.

use std::path::PathBuf;
use std::time::Duration;

use bevy::camera::RenderTarget;
use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::window::WindowRef;
use egui::accesskit::NodeId;
use kings_coffer::app::session::TableState;
use kings_coffer::app::state::{Menu, Screen, TurnPhase};
use kings_coffer::app::table::cursor::Cursor;
use kings_coffer::app::table::layout::TableLayout;
use kings_coffer::app::table::motion::AnimationQueue;
use kings_coffer::platform::pause;
use kings_coffer::rules::Spot;
use kings_coffer::store::Store;

use crate::Plan;
use crate::driver::Game;
use crate::hands;
use crate::sight::{Control, Sight};

/// What went wrong, as a sentence.
pub type Walked<T = ()> = Result<T, String>;

/// Where the mouse points at nothing.
const CORNER: Vec2 = Vec2::ONE;
/// The number of frames until a picture has everything in it: images load, and shaders are compiled.
const DRAWING: usize = 100;
/// The most frames until a picture is saved.
const SAVING: usize = 500;
/// The most frames until nothing moves any more: a minute of the game's time.
const MOVING: usize = 3750;
/// The most frames until a courtier has moved.
const THINKING: usize = 30_000;
/// How far inside its column the mouse is when the wheel turns.
const INSIDE: f32 = 12.0;
/// The pixels of a line, less than it scrolls.
const LINE: f32 = 80.0;
/// The most lines of a turn.
const FASTEST: f32 = 20.0;
/// The most turns of the wheel until something scrolled away can be seen.
const TURNS: usize = 60;

/// Somebody in front of the window.
pub struct Robot {
    game: Game,
    pictures: Option<PathBuf>,
    /// What was done so far.
    pub steps: Vec<String>,
}

impl Robot {
    /// Starts the game in a window of this size, with these files.
    pub fn start(plan: &Plan, size: UVec2, store: Store) -> Self {
        let mut robot = Self {
            game: Game::start(size, store, plan.pictures.is_some()),
            pictures: plan.pictures.clone(),
            steps: Vec::new(),
        };
        robot.frames(3);
        robot
    }

    /// Asks the world something.
    pub fn ask<R>(&mut self, question: impl FnOnce(&mut World) -> R) -> R {
        question(self.game.world())
    }

    /// Whether the game has been told to end.
    pub fn has_ended(&self) -> bool {
        self.game.ended
    }

    /// Runs frames.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.game.frame();
        }
    }

    /// Looks at the window.
    pub fn look(&mut self) -> Sight {
        self.ask(Sight::of)
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
        for _ in 0..THINKING {
            self.frames(1);
            let (phase, menu, acts) = self.ask(|world| {
                let phase = world.get_resource::<State<TurnPhase>>();
                let table = world.resource::<TableState>();
                let acts = table.acting_here().is_some() && !table.choices.is_empty();
                let menu = *world.resource::<State<Menu>>().get();
                (phase.map(|phase| *phase.get()), menu, acts)
            });
            match phase {
                Some(TurnPhase::Result) => break,
                Some(TurnPhase::AwaitMove) if acts || menu != Menu::None => break,
                Some(TurnPhase::Thinking) => pause(Duration::from_micros(200)),
                Some(TurnPhase::AwaitMove | TurnPhase::Animating) | None => {}
            }
        }
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
    fn press_button(&mut self) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.ask(move |world| hands::mouse_button(world, MouseButton::Left, state));
            self.frames(1);
        }
        self.frames(1);
    }

    /// Clicks on a point.
    pub fn click(&mut self, at: Vec2) {
        self.hover(at);
        self.press_button();
    }

    /// Presses and releases a key.
    pub fn key(&mut self, key: KeyCode) {
        self.note(format!("key {key:?}"));
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.ask(move |world| hands::key(world, key, state));
            self.frames(1);
        }
        self.rest();
    }

    /// Turns the wheel where the mouse is.
    fn wheel(&mut self, lines: f32) {
        self.ask(move |world| hands::wheel(world, lines));
        self.frames(4);
    }

    /// Where a place of the table is drawn.
    pub fn point(&mut self, spot: Spot) -> Option<Vec2> {
        self.ask(move |world| {
            let layout = world.resource::<TableLayout>();
            let at = layout.cell_center(spot).or_else(|| layout.place(spot, 0))?;
            Some(layout.to_screen(at))
        })
    }

    /// The places that are chosen for a move: their pieces are lifted.
    pub fn chosen(&mut self) -> Vec<Spot> {
        self.ask(|world| world.resource::<Cursor>().picks.clone())
    }

    /// Clicks on places one after another. What is chosen already is not clicked again, and cards
    /// that are chosen but do not belong there are put back.
    pub fn click_spots(&mut self, spots: &[Spot]) -> Walked {
        let chosen = self.chosen();
        let done = if spots.len() > chosen.len() && spots.starts_with(&chosen) {
            chosen.len()
        } else {
            let cards = chosen.iter().filter(|spot| matches!(spot, Spot::Piece(_)));
            for card in cards {
                self.click_spot(*card)?;
            }
            0
        };
        for spot in &spots[done..] {
            self.click_spot(*spot)?;
        }
        Ok(())
    }

    /// Clicks on a place of the table.
    pub fn click_spot(&mut self, spot: Spot) -> Walked {
        if matches!(spot, Spot::Piece(_)) {
            // A card under the mouse is raised, and lies over its neighbour.
            self.hover(CORNER);
            self.rest();
        }
        let at = self.point(spot);
        let at = at.ok_or_else(|| format!("{spot:?} is nowhere on the table"))?;
        self.note(format!("click on {spot:?} at {:.0}, {:.0}", at.x, at.y));
        self.click(at);
        self.rest();
        Ok(())
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

    /// Brings a control into sight, by the wheel if it is scrolled away.
    pub fn bring(&mut self, id: NodeId) -> Walked<Control> {
        for _ in 0..TURNS {
            let sight = self.look();
            let control = sight.control(id).cloned();
            let control = control.ok_or_else(|| "it has gone".to_owned())?;
            if control.in_sight() {
                return Ok(control);
            }
            let (at, up) = edge(&control);
            self.hover(at);
            let lines = (control.area.center().y - at.y).abs() / LINE;
            let lines = lines.clamp(1.0, FASTEST);
            self.wheel(if up { lines } else { -lines });
        }
        Err("it cannot be scrolled into sight".to_owned())
    }

    /// Puts the mouse over a control, which must be the topmost thing there.
    pub fn aim(&mut self, id: NodeId) -> Walked<Control> {
        let control = self.bring(id)?;
        self.hover(control.area.center());
        let sight = self.look();
        let control = sight.control(id).cloned();
        let control = control.ok_or_else(|| "it goes when the mouse comes".to_owned())?;
        if sight.under_mouse == Some(id) {
            return Ok(control);
        }
        let over = sight.under_mouse.map_or("nothing".to_owned(), |over| {
            let over = sight.control(over);
            over.map_or("something without a name".to_owned(), |over| {
                format!("“{}”", over.name)
            })
        });
        let middle = control.area.center();
        Err(format!(
            "{over} is on top of “{}” at {:.0}, {:.0}",
            control.name, middle.x, middle.y
        ))
    }

    /// Presses a control by the mouse.
    pub fn press(&mut self, name: &str) -> Walked {
        let control = self.find(name)?;
        self.note(format!("press “{name}”"));
        if !control.enabled {
            return Err(format!("“{name}” cannot be pressed"));
        }
        self.aim(control.id)
            .map_err(|why| format!("“{name}”: {why}"))?;
        self.press_button();
        self.rest();
        Ok(())
    }

    /// Presses the right half of a control by the mouse.
    pub fn press_right(&mut self, name: &str) -> Walked {
        let control = self.find(name)?;
        self.note(format!("press the right of “{name}”"));
        let control = self.aim(control.id)?;
        let middle = control.area.center();
        self.click(Vec2::new(middle.x.midpoint(control.area.max.x), middle.y));
        self.rest();
        Ok(())
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
            self.frames(1);
            pause(Duration::from_millis(10));
        }
        let file = path.clone();
        self.ask(move |world| {
            let mut shot = world.spawn(Screenshot::image(picture));
            shot.observe(save_to_disk(file));
        });
        for _ in 0..SAVING {
            self.frames(1);
            pause(Duration::from_millis(10));
            if path.exists() {
                break;
            }
        }
        self.ask(move |world| {
            let window = RenderTarget::Window(WindowRef::Primary);
            world.entity_mut(camera).insert(window);
        });
        self.frames(2);
    }

    /// The screen and the menu over it.
    pub fn place(&mut self) -> (Screen, Menu) {
        let sight = self.look();
        (sight.screen, sight.menu)
    }
}

/// A point just inside the column in which a control is scrolled away, and whether the wheel has to
/// turn upwards there.
fn edge(away: &Control) -> (Vec2, bool) {
    let middle = away.area.center();
    let up = middle.y < away.seen.min.y;
    let y = if up {
        away.seen.min.y + INSIDE
    } else {
        away.seen.max.y - INSIDE
    };
    (Vec2::new(middle.x, y), up)
}
