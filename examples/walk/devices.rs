//! How the robot presses controls and points at places with each device: with the mouse and a finger
//! where they are drawn, with keys and gamepad by the focus and the cursor, which it follows with its
//! eyes.

use std::collections::HashMap;
use std::hash::Hash;

use bevy::prelude::*;
use egui::accesskit::NodeId;
use kings_coffer::app::state::{Menu, Screen};
use kings_coffer::app::table::pointing::cursor::Cursor;
use kings_coffer::app::ui::Device;
use kings_coffer::rules::Spot;

use crate::robot::{CORNER, Robot, Walked};
use crate::sight::{Control, Sight};

/// How far inside its column the mouse is when the wheel turns.
const INSIDE: f32 = 12.0;
/// The pixels of a line, less than it scrolls.
const LINE: f32 = 80.0;
/// The most lines of a turn.
const FASTEST: f32 = 20.0;
/// The longest way of a finger that scrolls.
const SWIPE: f32 = 200.0;
/// The most turns of the wheel until something scrolled away can be seen.
const TURNS: usize = 60;
/// The most presses until the focus, or the cursor, is where it should be.
const PATIENCE: usize = 300;

/// The four arrows: their keys, their buttons, and where they lead, y down.
const ARROWS: [(KeyCode, GamepadButton, Vec2); 4] = [
    (KeyCode::ArrowUp, GamepadButton::DPadUp, Vec2::NEG_Y),
    (KeyCode::ArrowDown, GamepadButton::DPadDown, Vec2::Y),
    (KeyCode::ArrowLeft, GamepadButton::DPadLeft, Vec2::NEG_X),
    (KeyCode::ArrowRight, GamepadButton::DPadRight, Vec2::X),
];

impl Robot {
    /// Points at places one after another. What is chosen already is left so, and cards that are
    /// chosen but do not belong there are put back.
    pub fn point_at(&mut self, spots: &[Spot]) -> Walked {
        let chosen = self.chosen();
        let done = if spots.len() > chosen.len() && spots.starts_with(&chosen) {
            chosen.len()
        } else if self.device.has_keys() && !chosen.is_empty() {
            self.go_back();
            0
        } else {
            let cards = chosen.iter().filter(|spot| matches!(spot, Spot::Piece(_)));
            for card in cards {
                self.point_at_spot(*card)?;
            }
            0
        };
        // With keys a place for a piece in hand is enough.
        let cursor = self.device.has_keys();
        let needed = |spot: &&Spot| !(cursor && matches!(spot, Spot::Hand(_)));
        for spot in spots[done..].iter().filter(needed) {
            self.point_at_spot(*spot)?;
        }
        Ok(())
    }

    /// Points at a place of the table.
    fn point_at_spot(&mut self, spot: Spot) -> Walked {
        if self.device == Device::Mouse && matches!(spot, Spot::Piece(_)) {
            // A card under the mouse is raised, and lies over its neighbour.
            self.hover(CORNER);
            self.rest();
        }
        let at = self.point(spot);
        let at = at.ok_or_else(|| format!("{spot:?} is nowhere on the table"))?;
        let before = self.look().said;
        match self.device {
            Device::Mouse => self.click(at),
            Device::Touch => {
                self.tap(at);
                self.rest();
                let raised = self.ask(|world| world.resource::<Cursor>().raised);
                if raised == Some(spot) {
                    // The first touch only brings a card nearer.
                    let nearer = self.point(spot).unwrap_or(at);
                    self.tap(nearer);
                }
            }
            Device::Keyboard | Device::Pad => {
                self.walk_to(spot, at)?;
                self.confirm();
            }
        }
        self.rest();
        let said = self.look().said;
        let reply = if said == before {
            String::new()
        } else {
            format!(" (“{}”)", said.1)
        };
        self.note(format!(
            "point at {spot:?} at {:.0}, {:.0}{reply}",
            at.x, at.y
        ));
        Ok(())
    }

    /// Presses a control.
    pub fn press(&mut self, name: &str) -> Walked {
        let control = self.find(name)?;
        self.note(format!("press “{name}”"));
        if !control.enabled {
            return Err(format!("“{name}” cannot be pressed"));
        }
        let pressed = match self.device {
            Device::Mouse => self.aim(control.id).map(|_| self.press_button()),
            Device::Touch => self
                .bring(control.id)
                .map(|seen| self.tap(seen.area.center())),
            Device::Keyboard | Device::Pad => self.focus(control.id).map(|()| self.confirm()),
        };
        pressed.map_err(|why| format!("“{name}”: {why}"))?;
        self.rest();
        Ok(())
    }

    /// Presses the first control whose name begins like this, and returns its name.
    pub fn press_beginning(&mut self, name: &str) -> Walked<String> {
        let sight = self.look();
        let control = sight.beginning(name);
        let found = control.map(|control| control.name.clone());
        let found =
            found.ok_or_else(|| format!("nothing begins with “{name}”: {:?}", sight.texts))?;
        self.press(&found)?;
        Ok(found)
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

    /// Brings a control into sight if it is scrolled away, by the wheel or by a finger.
    fn bring(&mut self, id: NodeId) -> Walked<Control> {
        for _ in 0..TURNS {
            let sight = self.look();
            let control = sight.control(id).cloned();
            let control = control.ok_or_else(|| "it has gone".to_owned())?;
            if control.in_sight() {
                return Ok(control);
            }
            let (at, up) = edge(&control);
            let far = (control.area.center().y - at.y).abs();
            if self.device == Device::Touch {
                let way = far.min(SWIPE) * if up { 1.0 } else { -1.0 };
                self.swipe(at, at + Vec2::new(0.0, way));
            } else {
                let lines = (far / LINE).clamp(1.0, FASTEST);
                self.hover(at);
                self.wheel(if up { lines } else { -lines });
            }
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

    /// The key or button that stands for “yes”.
    fn confirm(&mut self) {
        match self.device {
            Device::Pad => self.pad(GamepadButton::South),
            _ => self.key(KeyCode::Enter),
        }
    }

    /// The key or button that goes back.
    pub fn go_back(&mut self) {
        match self.device {
            Device::Pad => self.pad(GamepadButton::East),
            _ => self.key(KeyCode::Escape),
        }
    }

    /// An arrow of the keyboard or of the gamepad.
    fn arrow(&mut self, number: usize) {
        let (key, button, _) = ARROWS[number];
        match self.device {
            Device::Pad => self.pad(button),
            _ => self.key(key),
        }
    }

    /// Brings the focus to a control: by Tab, with the gamepad by its shoulder button at the table
    /// and else by the arrows.
    fn focus(&mut self, id: NodeId) -> Walked {
        if !self.chosen().is_empty() {
            // With a piece in hand Tab leads from one of its targets to the next.
            self.go_back();
        }
        let mut tried = Tried::default();
        let mut seen = Vec::new();
        for _ in 0..PATIENCE {
            let sight = self.look();
            if sight.focus == Some(id) {
                return Ok(());
            }
            let focused = sight.focus.and_then(|focus| sight.control(focus));
            seen.push(focused.map_or_else(|| "nothing".to_owned(), |focused| focused.name.clone()));
            let target = sight.control(id).ok_or("it has gone")?;
            let at_table = (sight.screen, sight.menu) == (Screen::Table, Menu::None);
            match self.device {
                Device::Pad if at_table => self.pad(GamepadButton::RightTrigger),
                Device::Pad => {
                    let way = target.area.center() - focused_at(&sight);
                    let arrow = tried.next(sight.focus, way);
                    self.arrow(arrow);
                }
                _ => self.key(KeyCode::Tab),
            }
        }
        seen.dedup();
        seen.truncate(12);
        Err(format!(
            "the focus never comes there, but to {}",
            seen.join(", ")
        ))
    }

    /// Walks the cursor of the table to a place, arrow by arrow.
    fn walk_to(&mut self, spot: Spot, at: Vec2) -> Walked {
        let sight = self.look();
        if sight
            .focus
            .is_some_and(|focus| sight.control(focus).is_some())
        {
            // From the controls back to the table.
            self.go_back();
        }
        let mut tried = Tried::default();
        for _ in 0..PATIENCE {
            let here = self.ask(|world| world.resource::<Cursor>().at);
            if here == Some(spot) {
                return Ok(());
            }
            let from = here.and_then(|here| self.point(here));
            let arrow = tried.next(here, from.map_or(Vec2::ZERO, |from| at - from));
            self.arrow(arrow);
            let sight = self.look();
            if sight
                .focus
                .is_some_and(|focus| sight.control(focus).is_some())
            {
                // Off the edge.
                self.go_back();
            }
        }
        Err(format!("the cursor never comes to {spot:?}"))
    }
}

/// The arrows that were tried at each stop on a way: the nearest way first, then those that were
/// tried least, so that every stop that can be reached is reached.
struct Tried<K>(HashMap<K, [usize; 4]>);

impl<K> Default for Tried<K> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<K: Eq + Hash> Tried<K> {
    /// The arrow to try next here, towards a goal that lies this far away.
    fn next(&mut self, here: K, way: Vec2) -> usize {
        let counts = self.0.entry(here).or_default();
        let along = |arrow: usize| ARROWS[arrow].2.dot(way);
        let order = |one: &usize, other: &usize| {
            let counted = counts[*one].cmp(&counts[*other]);
            counted.then(along(*other).total_cmp(&along(*one)))
        };
        let best = (0..ARROWS.len()).min_by(order).unwrap_or(0);
        counts[best] += 1;
        best
    }
}

/// The middle of what has the focus.
fn focused_at(sight: &Sight) -> Vec2 {
    let focused = sight.focus.and_then(|focus| sight.control(focus));
    focused.map_or(Vec2::ZERO, |control| control.area.center())
}

/// A point just inside the column in which a control is scrolled away, and whether it has to be
/// scrolled upwards there.
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
