//! Mouse and touch. Hit tests use the table's own layout, so that they work the same with and
//! without a window.

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::WindowEvent;

use crate::app::schedule::FrameSystems;
use crate::app::session::TableState;
use crate::app::state::AtTable;
use crate::app::table::cards::spread::RaisedCard;
use crate::app::table::layout::board::BoardPlaces;
use crate::app::table::layout::{TOUCH, TableLayout};
use crate::app::table::pointing::cursor::{Cursor, CursorCommand, stops};
use crate::app::table::pointing::picking::targets;
use crate::rules::Spot;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PanelRects>()
        .init_resource::<Pressed>()
        .add_message::<WindowEvent>()
        .add_systems(
            Update,
            gestures
                .run_if(in_state(AtTable))
                .in_set(FrameSystems::Pointer),
        );
}

/// The rectangles that panels cover, in screen units: a press inside one is not the table's.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct PanelRects(pub Vec<Rect>);

/// Pixels that a pressed pointer must move before it starts a drag.
const DRAG_START: f32 = 7.0;

/// The current press, while the pointer is down.
#[derive(Resource, Default, Debug)]
struct Pressed(Option<Press>);

/// A press of the mouse button or a finger.
#[derive(Debug)]
struct Press {
    /// In screen units.
    point: Vec2,
    /// The spot under it.
    spot: Option<Spot>,
    /// Whether it hit the piece that was already selected.
    again: bool,
    /// Whether it has become a drag.
    drags: bool,
}

/// Handles mouse and touch events in the order they arrived: a whole gesture may fall into one
/// frame.
fn gestures(mut events: MessageReader<WindowEvent>, mut mouse: Local<Vec2>, mut gesture: Gesture) {
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                *mouse = moved.position;
                gesture.travel(*mouse);
                gesture.hover(*mouse);
            }
            WindowEvent::MouseButtonInput(button)
                if button.button == MouseButton::Right && button.state == ButtonState::Pressed =>
            {
                gesture.give_up();
            }
            WindowEvent::MouseButtonInput(button) if button.button == MouseButton::Left => {
                match button.state {
                    ButtonState::Pressed => gesture.press(*mouse, false),
                    ButtonState::Released => gesture.release(*mouse, false),
                }
            }
            WindowEvent::TouchInput(touch) => match touch.phase {
                TouchPhase::Started => gesture.press(touch.position, true),
                TouchPhase::Moved => gesture.travel(touch.position),
                TouchPhase::Ended => gesture.release(touch.position, true),
                TouchPhase::Canceled => gesture.cancel(),
            },
            _ => {}
        }
    }
}

/// The gesture handling shared by mouse and touch: press, move, release.
#[derive(bevy::ecs::system::SystemParam)]
struct Gesture<'w> {
    layout: Res<'w, TableLayout>,
    table: Res<'w, TableState>,
    covered: Res<'w, PanelRects>,
    raised: Res<'w, RaisedCard>,
    cursor: Res<'w, Cursor>,
    pressed: ResMut<'w, Pressed>,
    commands: MessageWriter<'w, CursorCommand>,
}

impl Gesture<'_> {
    /// The spot under a point. A finger that misses a place by little means it all the same, where
    /// the places are smaller than a fingertip: one that it could choose now.
    fn spot_at(&self, point: Vec2, finger: bool) -> Option<Spot> {
        let world = self.layout.to_world(point);
        let hit = self.layout.spot_at(world, self.raised.0, self.open());
        if !finger || self.layout.cell >= TOUCH || !self.layout.surface.lifts_on_press() {
            return hit;
        }
        let choosable = stops(&self.cursor, &self.table, &self.layout);
        if hit.is_some_and(|hit| choosable.contains(&hit) || self.cursor.picks.contains(&hit)) {
            return hit;
        }
        let far = |spot: &Spot| {
            let at = self.layout.cell_center(*spot)?;
            Some((at.distance(world), *spot)).filter(|(far, _)| *far <= TOUCH / 2.0)
        };
        let near = choosable.iter().filter_map(far);
        let nearest = near.min_by(|one, other| one.0.total_cmp(&other.0));
        nearest.map(|(_, spot)| spot).or(hit)
    }

    /// Whether a spoken choice can be made now.
    fn open(&self) -> impl Fn(Spot) -> bool {
        let choosable = targets(
            &self.table.choices,
            self.table.path_length,
            &self.cursor.picks,
        );
        move |spot| choosable.contains(&spot)
    }

    fn press(&mut self, point: Vec2, finger: bool) {
        if self.covered.0.iter().any(|panel| panel.contains(point)) {
            return;
        }
        let spot = self.spot_at(point, finger);
        if !self.layout.surface.lifts_on_press() {
            // A card may be dragged, so the press is resolved on release.
            self.pressed.0 = Some(Press {
                point,
                spot,
                again: false,
                drags: false,
            });
            return;
        }
        let again = spot.is_some() && spot == self.cursor.picks.first().copied();
        self.pressed.0 = Some(Press {
            point,
            spot,
            again,
            drags: false,
        });
        // A selected piece is deselected if it is released without a drag.
        if !again {
            self.commands.write(CursorCommand::Press(spot));
        }
    }

    /// Mouse movement with no button down: hovers over cards, over the spots of a board with tall
    /// pieces or, while a move is being entered, over those of any board.
    fn hover(&mut self, point: Vec2) {
        if self.pressed.0.is_some() {
            return;
        }
        let covered = self.covered.0.iter().any(|panel| panel.contains(point));
        let tall = |board: &BoardPlaces| board.tall_pieces();
        let asked = !self.layout.surface.lifts_on_press()
            || !self.cursor.picks.is_empty()
            || self.layout.board().is_some_and(tall);
        let spot = self
            .layout
            .spot_at(self.layout.to_world(point), self.raised.0, self.open())
            .filter(|_| asked && !covered);
        self.commands.write(CursorCommand::Hover(spot));
    }

    fn travel(&mut self, point: Vec2) {
        let Some(press) = &mut self.pressed.0 else {
            return;
        };
        let picked = self.cursor.picks.first();
        let card = |spot: &Spot| matches!(spot, Spot::Piece(_));
        let lifts = self.layout.surface.lifts_on_press();
        let spot = (press.spot).filter(|spot| {
            if lifts {
                picked == Some(spot)
            } else {
                card(spot)
            }
        });
        let Some(spot) = spot.filter(|_| press.drags || press.point.distance(point) > DRAG_START)
        else {
            return;
        };
        press.drags = true;
        let to = self.layout.to_world(point);
        self.commands.write(CursorCommand::Drag(spot, to));
    }

    fn release(&mut self, point: Vec2, finger: bool) {
        let Some(press) = self.pressed.0.take() else {
            return;
        };
        let spot = self.spot_at(point, finger);
        if !self.layout.surface.lifts_on_press() {
            let command = if press.drags {
                CursorCommand::Throw(spot)
            } else if finger {
                CursorCommand::Tap(press.spot)
            } else {
                CursorCommand::Press(press.spot)
            };
            self.commands.write(command);
            return;
        }
        let dragged = press.drags || press.point.distance(point) > DRAG_START;
        if dragged && press.spot.is_some() {
            self.commands.write(CursorCommand::Drop(spot));
        } else if press.again {
            self.commands.write(CursorCommand::Press(spot));
        }
    }

    /// The right button clears the selection, and folds a hand.
    fn give_up(&mut self) {
        self.pressed.0 = None;
        if self.cursor.can_cancel() {
            self.commands.write(CursorCommand::Cancel);
        }
    }

    fn cancel(&mut self) {
        self.pressed.0 = None;
        self.commands.write(CursorCommand::LetGo);
    }
}
